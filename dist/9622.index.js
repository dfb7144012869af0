export const id=9622
export const ids=[9622]
export const modules={67539:((e,t,n)=>{n.d(t,{gc:()=>gc})
var r=n(48161)
var s=n(89812)
var i=n(98664)
var o=n(94869)
var a=n(88135)
var c=n(74454)
var u=n(30217)
var l=n(27054)
async function gc({argv:e,env:t,now:n,stdout:r,stderr:s}){if(e[0]==="--help"||e[0]==="-h"){r(`${(0,a.J1)("gc-usage")}\n`)
return 0}if(e.length>0){s("gc takes no options (see deckhand gc --help)\n")
return 2}try{const e=await sweep(t,n)
r([...e.map(e=>`removed ${e}`),`${(0,o.U9)(e.length,"state")} removed`,""].join("\n"))
return 0}catch(e){const{message:t,hint:n}=(0,u.y)(e)
s(`${(0,o.hC)(t,n)}\n`)
return 1}}async function sweep(e,t){const n=need(e,"GITHUB_REPOSITORY")
const[i="",o=""]=n.split("/")
const a=need(e,"GITHUB_TOKEN")
const u=e.GITHUB_API_URL??"https://api.github.com"
try{return await(0,c.ds)({github:(0,s.X)({token:a,apiUrl:u,fetch:fetch}),repository:{owner:i,name:o},remote:{url:`${e.GITHUB_SERVER_URL??"https://github.com"}/${i}/${o}.git`,token:a},environment:{PATH:e.PATH??""},temp:e.RUNNER_TEMP??(0,r.tmpdir)(),now:t})}catch(e){throw(0,l.L7)(e,{repository:n,token:a})}}function need(e,t){const n=e[t]
if(n)return n
throw new i.vC("config",`${t} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=n(51455)
var s=n(76760)
var i=n(98664)
var o=n(54668)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new i.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new i.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,s.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const r=inside(e,t)
if(r!==void 0)return{root:e,steps:r.split(s.sep).filter(Boolean),real:t}}return}function outside([e],t){return new i.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,s.relative)(e,t)
return n===".."||n.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,r.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new i.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(e),t),(0,s.basename)(e))}async function isLink(e){try{return(await(0,r.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new i.Fp(`Cannot ${e}: ${(0,o.uc)(n)}.`,{cause:t})}}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var i=n(76760)
var o=n(46031)
const a=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,a,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const r=readAtMost(e,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:t.mode&4095}})}function untrustedText(e,t,n){const r=readUntrusted(e,t,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const r=openAt(e,t,a)
if(r.status!=="open")return r
const{file:i,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(i,c,n)}catch(e){return refused("unreadable",(0,o.CA)(e))}finally{(0,s.closeSync)(i)}}async function hashOf(e,{size:t,mode:n},{algorithm:i,start:o}){const a=(0,r.createHash)(i).update(o?.(t)??"")
let c=0
for await(const n of(0,s.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
return withOpen(e,t,r,(r,i)=>{if(!i.isDirectory())return refused("file")
const o=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=o.readSync();t!==null;t=o.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{o.closeSync()}})}function untrustedNames(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
const i=withOpen(e,t,r,r=>{const i=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(i,n)}}finally{i.closeSync()}})
return i.status==="read"?i.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let r=e.readSync();r!==null;r=e.readSync()){if(n.length===t)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(e,t){try{return(0,s.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,s.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,r){const i=openAt(e,t,n)
if(i.status!=="open")return i
try{return r(i.file,i.found)}catch(e){return notOpened(e,i.found)}finally{(0,s.closeSync)(i.file)}}function openAt(e,t,n){let r
try{r=(0,s.openSync)(whole(e,t),n)
if(isAt(r,e,t))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const r=whole(s.realpathSync.native(t),n)
const i=u?(0,s.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):s.realpathSync.native(whole(t,n),{encoding:"buffer"})
return r.equals(i)}function notOpened(e,t){const n=(0,o.CA)(e)
if((0,o.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,s.fstatSync)(e).size
let r=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let i=0
for(let n=1;n>0;i+=n){if(i>t)return
if(i===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(e,r,i,r.length-i,null)}return r.subarray(0,i)}function whole(e,t){const n=i.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),4471:((e,t,n)=>{n.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var r=n(11475)
var s=n(98664)
function requireOwnBranch(e,t){if((e===t||(0,r.kh)(e))&&isBranchName(e))return e
throw new s.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const i=/\{([a-z]*)\}/g
const o=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(i,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(i)].map(([,e=""])=>e)
const n=t.find(e=>!o.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(i,"x")
if(Buffer.byteLength(r)<=a&&isBranchName(r))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),11475:((e,t,n)=>{n.d(t,{A7:()=>compareAddress,gI:()=>inAddress,kh:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),80292:((e,t,n)=>{n.d(t,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=n(28942)
var s=n(51622)
const i=r.record(r.string(),r.unknown())
function parseObject(e){for(const t of[e,repairStrings(e)]){const e=i.safeParse(jsonOrNothing(t))
if(e.success)return{json:t,value:e.data}}return}function leadingJson(e,t){const n=endOfValue(e,t)
if(n===void 0)return
const r=jsonOrNothing(repairStrings(e.slice(t,n)))
return r===void 0?void 0:{value:r,end:n}}function jsonOrNothing(e){try{return(0,s.qF)(e)}catch{return}}const o={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const t=[]
let n=0
for(let r=e.indexOf('"');r>=0;r=e.indexOf('"',n)){t.push(e.slice(n,r))
n=endOfString(e,r)
t.push(repaired(e.slice(r,n)))}return t.join("")+e.slice(n)}function repaired(e){const t=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(t,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return o[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return e.length}function endOfValue(e,t){if(e[t]!=="{"&&e[t]!=="[")return
let n=0
for(let r=t;r<e.length;r+=1){const t=e[r]??""
if(t==='"')r=endOfString(e,r)-1
if(t==="{"||t==="[")n+=1
if(t==="}"||t==="]")n-=1
if(n===0)return r+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,t)=>t===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,t)=>isRecord(t)?sorted(t):t)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const t=Object.keys(e).sort((e,t)=>e<t?-1:1)
const n=Object.create(null)
for(const r of t)n[r]=e[r]
return n}}),51622:((e,t,n)=>{n.d(t,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>r.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#e=0
#t=0
#n=!1
#r=!1
push(e){for(let t=0;t<e.length;t+=1){const n=e.charCodeAt(t)
if(!this.#n)this.#s(n)
else if(this.#r)this.#r=!1
else if(n===i)this.#r=!0
else if(n===s)this.#n=!1}}restart(){this.#e=0
this.#t=0
this.endString()}endString(){this.#n=!1
this.#r=!1}#s(e){if(e===s)this.#n=!0
else if(e===o)this.#i()
else if(e===a||e===u)this.#o()
else if(e===c||e===l)this.#t-=1}#o(){this.#i()
this.#t+=1
if(this.#t>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#i(){this.#e+=1
if(this.#e>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[s,i,o]=[34,92,44]
const[a,c,u,l]=[91,93,123,125]}),23849:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,ix:()=>breakCommands,Nv:()=>dropInvisible,FV:()=>neutralLines,WN:()=>neutralTitle,vU:()=>shownSign,lu:()=>withShownInvisible,l$:()=>withoutSigns})
var r=n(94869)
const s="clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|"+"finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|"+"invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?"
const i=String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`
const o=String.raw`https?:\/\/[^\s<>]`
const a=String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)(?:\s{1,3}(?:#|\d|[A-Z])|:\s?#?\d)|(?:art|artifact|case)\s{1,3}#?\d|${i}|${o})`
const c=String.raw`(?:[A-Z][A-Z\d_]{0,20}(?:-[A-Z\d_]{1,20}){0,3}-[A-Z\d]{1,8}|#I[A-Z\d]{4,7})\b`
const u=s.replaceAll(/\[([a-z]+)\]|[a-z]/g,(e,t=e)=>`[${t}${t.toUpperCase()}]`)
const l=String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`
const d=[new RegExp(String.raw`\b(?:${s})(?=(?::\s{0,9}|\s{1,9})${a})`,"gi"),new RegExp(String.raw`\b(?:${u})(?=(?::\s{0,9}|\s{1,9})${c})`,"g"),new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${i}|${o}))`,"gi"),new RegExp(String.raw`\bduplicate(?=\s{1,9}of(?::\s{0,9}|\s{1,9})${a})`,"gi"),/\bLP(?=:\s?#\d)/gi,/--(?=(?:story|bug|task)=\d)/g,/\bAB(?=#\d)/gi,/(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g,/\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,/\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,/(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g,/(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g,/\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi]
const f="bug|ccbug|feature|fixed|fixed-in|lp|related|b|closes|(?:closes|partial|related)-bug|story|task"
const p=String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`
const g=new RegExp(`^.*${l}.*$`,"gm")
const h=/(?<!\S)#(?=[a-z])/gi
const b=/(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim
function breakSmartCommits(e,t){if(!e.includes("#")||e.search(l)<0)return e
const n=e.replaceAll(g,e=>e.replaceAll(h,t))
return n.replaceAll(b,t)}const m="​"
const w="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const S="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const y="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const k="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const A=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${w}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${S})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${y})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,...d]
const v=[atStart(k,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)"),atStart(f,p),atStart("ccmail","(?=\\s*:)")]
const O=/^(?=.*@).+$/gim
const $=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let r=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...A,...v]:A)r=splitEach(r,e,t)
r=breakSmartCommits(r,split)
return r.replaceAll(O,e=>e.replaceAll($,split))}const _=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,_,t)}function splitEach(e,t,n){const r=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>r.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${m}${e.slice(1)}`}function withoutSigns(e){return e.replaceAll(m,"")}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){return neutral((0,r.TN)(e,1e3))}function neutralLines(e){return neutral(e.replaceAll(/\r\n?/g,"\n"))}function neutral(e){const t=dropInvisible(e).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const I=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(I,"")}function withShownInvisible(e){return e.replaceAll(I,shownSign)}function shownSign(e){const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),33737:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var r=n(94869)
var s=n(88135)
var i=n(23849)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,r.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,r.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,i.Hl)((0,i.ix)((0,i.lu)((0,r.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const o=(0,i.ix)(t,[],n)
const a=(0,r.Lt)(t)
const c=`${a}${e}\n${o}${o===""||o.endsWith("\n")?"":"\n"}${a}`
return o===t?c:`${c}\n\n${(0,s.J1)("broken-commands")}`}}),67276:((e,t,n)=>{n.d(t,{P1:()=>l,Uq:()=>i,Vk:()=>d})
var r=n(28942)
var s=n(64377)
const i="report.json"
const o=r.url({protocol:/^https?$/})
const a=r.object({path:r.string(),code:r.string(),message:r.string()}).readonly()
const c=r.object({repository:r.string(),label:r.string(),link:o.optional(),diff:r.string().optional(),withheld:r.array(a).readonly()}).readonly()
const u=r.object({name:r.string(),replies:r.int(),inputTokens:r.number(),cachedTokens:r.number(),outputTokens:r.number(),costUsd:r.number().optional()}).readonly()
const l=r.object({version:r.literal(1),repository:r.string(),thread:r.string(),requester:r.string(),outcome:r.string(),sign:r.string(),reason:r.string(),quote:r.string().optional(),hint:r.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:r.number().optional(),steps:r.int().optional(),models:r.array(r.string()).readonly(),costUsd:r.number().optional(),uses:r.array(u).readonly(),checks:r.array(r.object({command:r.string(),exitCode:r.int()}).readonly()).readonly(),diff:r.string().optional(),withheld:r.array(a).readonly(),others:r.array(c).readonly().optional(),blockedHosts:r.array(r.string()).readonly(),missing:r.string().optional(),picture:r.string().regex(/^[\w-]+\.png$/).optional(),links:r.object({thread:o.optional(),run:o.optional(),comment:o.optional(),commit:o.optional(),pullRequest:o.optional()}).readonly()}).readonly()
const d="cut-off"}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>s.ZodISODate,ZodISODateTime:()=>s.ZodISODateTime,ZodISODuration:()=>s.ZodISODuration,ZodISOTime:()=>s.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var r=n(43759)
var s=n(28942)
function datetime(e){return r.G1(s.ZodISODateTime,e)}function date(e){return r.db(s.ZodISODate,e)}function time(e){return r.Kn(s.ZodISOTime,e)}function duration(e){return r.f2(s.ZodISODuration,e)}})}

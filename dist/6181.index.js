export const id=6181
export const ids=[6181]
export const modules={3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var i=n(73024)
var s=n(76760)
var a=n(46031)
const o=i.constants.O_RDONLY|i.constants.O_NONBLOCK|i.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,o,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const r=readAtMost(e,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:t.mode&4095}})}function untrustedText(e,t,n){const r=readUntrusted(e,t,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const r=openAt(e,t,o)
if(r.status!=="open")return r
const{file:s,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(s,c.size,n)}catch(e){return refused("unreadable",(0,a.CA)(e))}finally{(0,i.closeSync)(s)}}async function hashOf(e,t,{algorithm:n,start:s}){const a=(0,r.createHash)(n).update(s?.(t)??"")
let o=0
for await(const n of(0,i.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
o+=n.length}return o===t?{status:"read",id:a.digest("hex"),size:t}:refused("unreadable")}function listUntrusted(e,t,n){const r=u?o|i.constants.O_DIRECTORY:o
return withOpen(e,t,r,(r,s)=>{if(!s.isDirectory())return refused("file")
const a=(0,i.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=a.readSync();t!==null;t=a.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{a.closeSync()}})}function untrustedNames(e,t,n){const r=u?o|i.constants.O_DIRECTORY:o
const s=withOpen(e,t,r,r=>{const s=(0,i.opendirSync)(u?`/proc/self/fd/${r}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(s,n)}}finally{s.closeSync()}})
return s.status==="read"?s.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let r=e.readSync();r!==null;r=e.readSync()){if(n.length===t)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(e,t){try{return(0,i.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,i.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,r){const s=openAt(e,t,n)
if(s.status!=="open")return s
try{return r(s.file,s.found)}catch(e){return notOpened(e,s.found)}finally{(0,i.closeSync)(s.file)}}function openAt(e,t,n){let r
try{r=(0,i.openSync)(whole(e,t),n)
if(isAt(r,e,t))return{status:"open",file:r,found:(0,i.fstatSync)(r)};(0,i.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,i.closeSync)(r)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const r=whole(i.realpathSync.native(t),n)
const s=u?(0,i.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):i.realpathSync.native(whole(t,n),{encoding:"buffer"})
return r.equals(s)}function notOpened(e,t){const n=(0,a.CA)(e)
if((0,a.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,i.fstatSync)(e).size
let r=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let s=0
for(let n=1;n>0;s+=n){if(s>t)return
if(s===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,i.readSync)(e,r,s,r.length-s,null)}return r.subarray(0,s)}function whole(e,t){const n=s.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),4125:((e,t,n)=>{n.r(t)
n.d(t,{captureProgram:()=>captureProgram})
var r=n(38321)
var i=n(98664)
var s=n(2595)
const a=500
async function captureProgram(){endWithParent()
const e=JSON.parse(await(0,r.text)(process.stdin))
const write=e=>new Promise(t=>process.stdout.write(e,()=>t()))
try{const t=await(0,s.captureWork)(e,e=>void write((0,s.captureLine)("files",e)))
await write((0,s.captureLine)("whole",t))
return 0}catch(e){const{code:t,message:n,headline:r,hint:s,isLasting:a}=(0,i.ec)(e)
const o=t==="machine"?{headline:r,hint:s,isLasting:a}:void 0
await write(`${JSON.stringify({kind:"failed",why:n,machine:o})}\n`)
return 1}}function endWithParent(){const e=process.ppid
setInterval(()=>{if(process.ppid!==e)process.kill(-process.pid,"SIGKILL")},a).unref()}}),78250:((e,t,n)=>{n.d(t,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var i=n(38522)
var s=n(98664)
var a=n(94869)
var o=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const u=64*1024*1024
const l=64
async function applyPatch(e,t,n,i){requireWithin((0,r.readFileSync)(n,"latin1"),i)
await e.raw(["read-tree",t])
try{await e.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(e){throw new s.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,s.ec)(e).message}`,{hint:"Run `mode: plan` again.",cause:e})}const a=(await e.raw(["write-tree"])).trim()
return{tree:a,files:await(0,o.W4)(e,t,a),leftOut:[]}}function requireWithin(e,t){const{files:n,total:r}=unpackedSize(e)
if(r>u)throw tooLarge(`would unpack to ${(0,a.lP)(r)}, the limit is ${(0,a.lP)(u)}`)
if(!t)return
const{maxFiles:i,maxPatchKb:s}=t
if(n>i)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${i}`)
const o=Math.ceil(e.length/1024)
if(o>s+l)throw tooLarge(`has ${(0,a.lP)(e.length)}, the limit (\`max-patch-kb\`) is ${(0,a.lP)(s*1024)}`)}function tooLarge(e){return new s.vC("denied",`The patch ${e}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const d=/^diff --git /
const f=/^(literal|delta) (.*)$/
function unpackedSize(e){let[t,n,r]=[0,0,0]
const i=e.split("\n")
for(const[e,s]of i.entries()){if(d.test(s))t+=1
const[,a,o=""]=f.exec(s)??[]
if(a===void 0)continue
if(!/^\d{1,15}\r?$/.test(o))throw untold()
const c=a==="delta"?resultOf(i[e+1]??""):0
const u=Math.max(Number.parseInt(o,10),c)
n=Math.max(n,u)
r+=u}return{files:t,largest:n,total:r}}function resultOf(e){const t=headOf(e)
const[,n]=numberAt(t,0)
return numberAt(t,n)[0]}function headOf(e){try{const t=fromBase85(e.slice(1)).subarray(0,lengthOf(e.charCodeAt(0)))
return(0,i.inflateSync)(t,{finishFlush:i.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(e){return e>=97?e-70:e-64}function numberAt(e,t){let n=0
for(let r=t;r<t+8;r+=1){const i=e[r]
if(i===void 0)break
n+=(i&127)*128**(r-t)
if(i<128)return[n,r+1]}throw untold()}const p="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(e){const t=e.match(/.{5}/g)??[]
return Buffer.concat(t.map(e=>{const t=[...e].reduce((e,t)=>e*85+p.indexOf(t),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(t%2**32)
return n}))}function untold(){return new s.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(e){return e.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(e,{base:t,one:n,other:r}){const i=await sidesOf(e,t,[n,r])
const s=await e.raw(["merge-tree","--stdin","--no-messages"],`${i.join(" ")}\n`)
const[,a="",...c]=s.split("\0")
const u=c.filter(e=>e.includes("\t"))
const pathsOf=e=>[...new Set(e.map(e=>e.slice(e.indexOf("\t")+1)))]
const l=u.filter(e=>e.startsWith(o.NG))
return{tree:a,conflicts:pathsOf(u),submodules:pathsOf(l)}}async function sidesOf(e,t,n){const commit=async(t,...n)=>(await e.raw(["commit-tree",t,...n.flatMap(e=>["-p",e]),"-m","side"])).trim()
const r=await commit(`${t}^{tree}`)
return Promise.all(n.map(e=>commit(`${e}^{tree}`,r)))}async function touchedPaths(e,t){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>e.raw([...n,...r,"--",t]))
const i=(await Promise.all(r)).flatMap(e=>e.split("\0").filter(Boolean))
return[...new Set(i.map(e=>e.split("\t").slice(2).join("\t")))]}async function rebaseTree(e,{base:t,tree:n,onto:r}){const i=await sidesOf(e,t,[n,r])
try{return(await e.raw(["merge-tree","--write-tree","--no-messages",...i])).trim()}catch{return}}}),23849:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,ix:()=>breakCommands,Nv:()=>dropInvisible,FV:()=>neutralLines,WN:()=>neutralTitle,vU:()=>shownSign,lu:()=>withShownInvisible,l$:()=>withoutSigns})
var r=n(94869)
const i="clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|"+"finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|"+"invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?"
const s=String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`
const a=String.raw`https?:\/\/[^\s<>]`
const o=String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)(?:\s{1,3}(?:#|\d|[A-Z])|:\s?#?\d)|(?:art|artifact|case)\s{1,3}#?\d|${s}|${a})`
const c=String.raw`(?:[A-Z][A-Z\d_]{0,20}(?:-[A-Z\d_]{1,20}){0,3}-[A-Z\d]{1,8}|#I[A-Z\d]{4,7})\b`
const u=i.replaceAll(/\[([a-z]+)\]|[a-z]/g,(e,t=e)=>`[${t}${t.toUpperCase()}]`)
const l=String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`
const d=[new RegExp(String.raw`\b(?:${i})(?=(?::\s{0,9}|\s{1,9})${o})`,"gi"),new RegExp(String.raw`\b(?:${u})(?=(?::\s{0,9}|\s{1,9})${c})`,"g"),new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${s}|${a}))`,"gi"),/\bLP(?=:\s?#\d)/gi,/--(?=(?:story|bug|task)=\d)/g,/\bAB(?=#\d)/gi,/(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g,/\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,/\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,/(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g,/(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g,/\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi]
const f="bug|ccbug|feature|fixed|fixed-in|lp|related|b|closes|(?:closes|partial|related)-bug|story|task"
const p=String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`
const g=new RegExp(`^.*${l}.*$`,"gm")
const h=/(?<!\S)#(?=[a-z])/gi
const b=/(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim
function breakSmartCommits(e,t){if(!e.includes("#")||e.search(l)<0)return e
const n=e.replaceAll(g,e=>e.replaceAll(h,t))
return n.replaceAll(b,t)}const m="​"
const w="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const y="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const S="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const v="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const k=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${w}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${y})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${S})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,...d]
const $=[atStart(v,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)"),atStart(f,p),atStart("ccmail","(?=\\s*:)")]
const O=/^(?=.*@).+$/gim
const A=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let r=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...k,...$]:k)r=splitEach(r,e,t)
r=breakSmartCommits(r,split)
return r.replaceAll(O,e=>e.replaceAll(A,split))}const _=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,_,t)}function splitEach(e,t,n){const r=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>r.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${m}${e.slice(1)}`}function withoutSigns(e){return e.replaceAll(m,"")}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){return neutral((0,r.TN)(e,1e3))}function neutralLines(e){return neutral(e.replaceAll(/\r\n?/g,"\n"))}function neutral(e){const t=dropInvisible(e).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const x=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(x,"")}function withShownInvisible(e){return e.replaceAll(x,shownSign)}function shownSign(e){const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),33737:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var r=n(94869)
var i=n(88135)
var s=n(23849)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,r.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,r.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,s.Hl)((0,s.ix)((0,s.lu)((0,r.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const a=(0,s.ix)(t,[],n)
const o=(0,r.Lt)(t)
const c=`${o}${e}\n${a}${a===""||a.endsWith("\n")?"":"\n"}${o}`
return a===t?c:`${c}\n\n${(0,i.J1)("broken-commands")}`}}),47575:((e,t,n)=>{n.d(t,{Gi:()=>entryIn,I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,Mu:()=>a,NG:()=>s,Pq:()=>differenceOf,W4:()=>filesBetween,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>i,s9:()=>entriesIn,sj:()=>r,zB:()=>isApart})
const r="000000"
const i="120000"
const s="160000"
const a=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
function isApart({path:e},t){return t!==void 0&&`${e}/`.startsWith(`${t}/`)}async function entriesOf(e,t,n){const r=[]
const i=["diff-tree","-r","--raw","--no-renames","--no-abbrev",t,n]
await e.records(i,e=>void r.push(entryIn(e)),{end:"\n"})
return r}async function differenceOf(e,t,n){const r=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev",t,n]
const[i,s]=[[],[]]
const take=e=>{if(e.startsWith(":"))i.push(entryIn(e))
else s.push(parseNumstat(e))}
await e.records(r,take,{end:"\n"})
return{entries:i,files:s}}async function filesBetween(e,t,n){return(await differenceOf(e,t,n)).files}function parseNumstat(e){const[t="",n="",r=""]=e.split("\t")
return{path:unquote(r),added:countOf(t),removed:countOf(n)}}function countOf(e){return e==="-"?void 0:Number(e)}function entriesIn(e){return e.split("\n").filter(Boolean).map(entryIn)}function entryIn(e){const t=e.indexOf("\t")
const[n="",r="",i="",s=""]=e.slice(1,t).split(" ")
const a=e.slice(t+1)
return{path:unquote(a),quoted:a,oldMode:n,newMode:r,oldObject:i,newObject:s}}const o={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(e){return e.startsWith('"')?Buffer.from(latinOf(e),"latin1").toString("utf8"):e}function latinOf(e){if(!e.startsWith('"'))return e
return e.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(e,t)=>t.length===3?String.fromCharCode(Number.parseInt(t,8)):o[t]??t)}function oldLine({oldMode:e,oldObject:t,quoted:n}){return`${e} ${t}\t${n}\n`}async function treeWith(e,t,n,i){await e.raw(["read-tree",t])
const s=n.map(({quoted:e,oldMode:t,newMode:n,oldObject:r,newObject:s})=>i==="old"?`${t} ${r}\t${e}\n`:`${n} ${s}\t${e}\n`)
const isRemoval=e=>e.startsWith(r)
const a=[...s.filter(isRemoval),...s.filter(e=>!isRemoval(e))]
await e.raw(["update-index","--index-info"],a.join(""))
return(await e.raw(["write-tree"])).trim()}async function filesIn(e,t){const n=(await e.bytes(["ls-tree","-r","-l","-z","--full-tree",t])).toString().split("\0")
return n.flatMap(e=>{const t=e.indexOf("\t")
const[n,r,s="",a]=e.slice(0,Math.max(0,t)).split(/ +/)
return r==="blob"?[{path:e.slice(t+1),size:Number(a),id:s,isLink:n===i}]:[]})}async function sizesOf(e,t){if(t.length===0)return new Map
const n=(await e.raw(["cat-file","--batch-check"],listed(t))).split("\n")
const r=n.map(e=>e.split(" "))
return new Map(r.flatMap(([e="",t,n])=>t==="blob"?[[e,Number(n)]]:[]))}async function readBlobs(e,t,n){const r=new Map
if(t.length===0)return r
const i=await e.bytes(["cat-file","--batch"],listed(t),n)
for(let e=0;e<i.length;){const t=i.indexOf("\n",e)
const[n="",s,a]=i.toString("latin1",e,t).split(" ")
const o=a===void 0?-1:Number(a)
if(s==="blob")r.set(n,i.subarray(t+1,t+1+o))
e=t+1+o+1}return r}function listed(e){return[...new Set(e)].map(e=>`${e}\n`).join("")}})}

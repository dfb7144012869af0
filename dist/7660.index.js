export const id=7660
export const ids=[7660,6767]
export const modules={26767:((t,e,n)=>{n.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var o=n(77598)
var r=n(73024)
var s=n(51455)
var a=n(76760)
var i=n(98664)
var c=n(46031)
var l=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var u=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return(0,c.OA)(`read "${e}"`,async()=>{const o={stack:[],error:void 0,hasError:!1}
try{const a=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
const i=await(0,c.nG)(t,e)
const u=l(o,await(0,s.open)(i,a),!0)
await(0,c.Ab)(t,await placeOfHandle(u,i),e)
const d=await u.stat()
refuseUnlessFile(d,e)
if(d.size>n)throw tooLarge(e,d.size,n)
return await u.readFile()}catch(t){o.error=t
o.hasError=!0}finally{const t=u(o)
if(t)await t}})}async function writeWholeFile(t,e,n,o){await(0,c.OA)(`write "${e}"`,async()=>{const{root:r,steps:s,real:i}=await(0,c.Mh)(t,e)
const l=await statOrNothing(i)
if(l)refuseUnlessFile(l,e)
const u=await holdFolder(r,s.slice(0,-1))
try{await replaceFile(u,(0,a.basename)(i),n,l?l.mode&4095:o)}finally{await u.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const n=(0,a.resolve)(t[0],e)
const{root:o,steps:r}=await(0,c.Mh)(t,(0,a.dirname)(n))
if((0,a.basename)(n).toLowerCase()===".git")throw new i.Fp(`"${e}" belongs to git and cannot be removed.`)
const l=await holdFolder(o,r)
try{const t=l.entry((0,a.basename)(n))
const o=await(0,s.lstat)(t)
if(!o.isSymbolicLink())refuseUnlessFile(o,e)
await(0,s.unlink)(t)}finally{await l.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const n=await(0,s.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,r){const a=t.entry(`.deckhand-${(0,o.randomUUID)()}`)
try{await(0,s.writeFile)(a,n,{flag:"wx"})
if(r!==void 0)await(0,s.chmod)(a,r)
await(0,s.rename)(a,t.entry(e))}catch(t){await(0,s.rm)(a,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,s.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new i.Fp(`"${e}" is a directory, not a file.`)
if(n==="other")throw new i.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new i.Fp(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new i.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new i.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const o=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const a=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.O_CREAT|r.constants.O_NOFOLLOW|r.constants.O_NONBLOCK
const i=l(t,await(0,s.open)(o.entry(e),a,420),!0)
await i.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=u(t)
if(e)await e}}finally{await o.close()}return(0,a.join)(t,e)})}const d=process.platform==="linux"
function placeOfHandle(t,e){return(0,s.realpath)(d?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,s.mkdir)(t,{recursive:!0})
let n=t
let o=held(await openFolder(t),t)
for(const t of e){n=(0,a.join)(n,t)
const e=o
try{o=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return o}function held(t,e){const n=d?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,a.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,s.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,s.open)(t,r.constants.O_RDONLY|r.constants.O_DIRECTORY|r.constants.O_NOFOLLOW)}}),46031:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var o=n(51455)
var r=n(76760)
var s=n(98664)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new s.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new s.Fp("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,r.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const o=inside(t,e)
if(o!==void 0)return{root:t,steps:o.split(r.sep).filter(Boolean),real:e}}return}function outside([t],e){return new s.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,r.relative)(t,e)
return n===".."||n.startsWith(`..${r.sep}`)||(0,r.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,o.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new s.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,r.join)(await followLinks((0,r.dirname)(t),e),(0,r.basename)(t))}async function isLink(t){try{return(await(0,o.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}const a={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new s.Fp(`Cannot ${t}: ${a[n]??"the system refused"} (${n}).`,{cause:e})}}}),82535:((t,e,n)=>{n.d(e,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var o=n(94869)
var r=n(71760)
const s=15e3
const a=4e3
const i=50
function pullItems(t,e){const{pull:n,reviews:o,files:r,checks:a}=t
return[endsItem(n),...o.linked.map(t=>linkedItem(t,e)),...r?filesItems(r):[],...a&&a.length>0?[checksItem(n,a)]:[],...within(s,reviewItems(o,e))]}function jobItems({jobs:t}){return t.map(jobItem)}function endsItem({number:t,state:e,isDraft:n,isFork:o,head:r,base:s}){const a=`where pull request #${t} stands (${e}${n?", draft":""}${o?", of a fork":""})`
const i=[r,s].map(({branch:t,sha:e,repository:n})=>`${n??"(deleted)"} ${t} ${e}`)
return{label:a,text:`head: ${i[0]}\nbase: ${i[1]}`,format:"plain"}}function linkedItem(t,e){const{number:n,title:o,body:s,state:i,createdAt:c}=t
const l=`issue #${n}, which this would close (${i}), by ${(0,r.N6)(t,e)}, ${c}`
return clip({label:l,title:o,text:s,format:"markdown"},a)}function filesItems({files:t,isWhole:e}){const n=t.map(({path:t,previousPath:e,status:n,additions:o,deletions:r})=>{const s=e===void 0?"":` (was ${e})`
return`${n} ${t}${s} +${o} -${r}`})
const r=t.flatMap(patchText)
const s=e?"":", and more that are not listed"
const a=`${(0,o.U9)(t.length,"changed file")}${s}`
if(r.length===0)return[{label:a,text:n.join("\n"),format:"plain"}]
return[{label:a,text:n.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:r.join("\n\n"),format:"plain"}]}function patchText({path:t,patch:e}){if(e===void 0)return[]
return[`--- ${t}${e.isCut?" (only its first lines)":""}\n${e.text}`]}function checksItem({head:t},e){const n=e.slice(0,i).map(({name:t,conclusion:e})=>`${e}: ${t}`)
return{label:`${(0,o.U9)(e.length,"check")} of ${t.sha}`,text:n.join("\n"),format:"plain"}}function reviewItems({reviews:t,threads:e},n){const o=t.map(t=>({label:`review ${t.id} (${t.state}) by ${(0,r.N6)(t,n)}, ${t.createdAt}`,text:t.body,format:"markdown"}))
return[...o,...e.flatMap(t=>threadItems(t,n))]}function threadItems({path:t,line:e,hunk:n,isAsked:o,comments:s},a){const i=s[0]?.id??0
const c=e===null?`${t} (changed since)`:`${t}:${e}`
return[{label:`the code that ${o?"the request":`review comment ${i}`} is about`,text:`${c}\n${n}`,format:"plain"},...s.map(t=>({label:`review comment ${t.id}, unresolved, by ${(0,r.N6)(t,a)}, ${t.createdAt}`,text:t.body,format:"markdown"}))]}function jobItem({id:t,name:e,conclusion:n,url:o,failedSteps:r,log:s}){const a=r.map(t=>`failed step: ${t}`)
const i=s===void 0?"its log could not be read":s.isCut?"the end of its log":"its whole log"
const c=[`job: ${e} (${n}) ${o}`,...a].join("\n")
return{label:`job ${t} of the failed run, and ${i}`,text:s?`${c}\n\n${s.text}`:c,format:"plain"}}function within(t,e){let n=t
const o=[]
for(const t of e.toReversed()){if(n<=0)break
const e=clip(t,n)
n-=e.text.length
o.unshift(e)}return o}function clip(t,e){const{label:n,text:o}=t
if(o.length<=e)return t
const r=`${n} [cut: the first ${e} of ${o.length} characters]`
return{...t,label:r,text:o.slice(0,e)}}}),13218:((t,e,n)=>{n.d(e,{Lq:()=>newsOf,VO:()=>l,Xb:()=>taskOf,ng:()=>runOf,xG:()=>u})
var o=n(94869)
var r=n(88135)
var s=n(82535)
var a=n(71760)
var i=n(38789)
var c=n(12719)
const l=3e4
const u=4e4
function taskOf(t){const{trigger:e}=t
const{items:n,gaps:o}=dataOf(t)
const{data:r,hidden:s}=(0,i.EU)(n,t.nonce)
return{words:wordsOf(t,n.length>0?r:"",o),hidden:[...hiddenInRequest(e),...s]}}function hiddenInRequest({hidden:t=0}){return t===0?[]:[{where:"the request",parts:t}]}function wordsOf(t,e,n){const{trigger:o,repository:s,nonce:a}=t
const i={request:requestOf(o),repository:`${s.owner}/${s.name}`,gaps:n}
const c=requesterOf(o)
if(e==="")return(0,r.J1)("task-plain",{...i,requester:c})
if(o.about)return(0,r.J1)("task-item",{...i,requester:c,nonce:a,data:e})
if(o.run)return(0,r.J1)("task-ci",{...i,...runOf(o.run,o.headSha),nonce:a,data:e})
return(0,r.J1)("task",{...i,requester:c,thread:placeOf(o),nonce:a,data:e})}function runOf({name:t,branch:e},n=""){return{workflow:(0,i.pj)((0,o.TN)(t,100)),branch:(0,i.pj)((0,o.TN)(e,250)),sha:n}}function requesterOf({actors:t,kind:e}){const[n]=t
return n===void 0||e==="automation"||e==="review"?"The workflow":(0,i.pj)(n.login)}function requestOf({request:t,kind:e}){const n=(0,i.pj)(t)
if(n!==""||e==="automation"||e==="schedule"||e==="decision")return n
return(0,r.J1)(e==="mention"?"task-bare":`task-bare-${e}`)}function placeOf({thread:t}){return t.type==="none"?"a run":`${t.type.replace("_"," ")} #${t.number}`}function dataOf({trigger:t,thread:e,pull:n,linked:o=[],failed:r,standings:a}){const i=e?within(l,e,a):void 0
const c=[...t.about?[{label:"the item",text:t.about.text,format:"plain"}]:[],...i?.items??[],...linkedItems(o,a),...n?(0,s.Cl)(n,a):[],...r?(0,s._k)(r):[]]
const u=[...e?.notes??[],...n?.reviews.notes??[],...r?.notes??[]]
if(n&&!n.files)u.push("The changed files could not be read from GitHub.")
if(n&&!n.checks)u.push("Its checks could not be read from GitHub.")
const d=(e?.omitted??0)+(i?.dropped??0)+(n?.reviews.omitted??0)
return{items:c,gaps:gapsIn(u,d)}}function within(t,e,n){const o=e.comments.reduce((t,{body:e})=>t+e.length,0)
const r=(0,s.$Q)(headItem(e,n),Math.max(t/2,t-o))
let a=t-r.text.length
const i=[]
for(const t of e.comments.toReversed()){if(a<=0)break
const e=(0,s.$Q)(commentItem(t,n),a)
a-=e.text.length
i.unshift(e)}return{items:[r,...i],dropped:e.comments.length-i.length}}function headItem(t,e){const{kind:n,number:o,title:r,body:s,url:i,createdAt:c}=t
const l=`${n} #${o} by ${(0,a.N6)(t,e)}, ${c}, ${i}`
return{label:l,title:r,text:s,format:"markdown"}}function commentItem(t,e){const{id:n,createdAt:o,editedAt:r,body:s}=t
const i=r===void 0?"":`, edited ${r}`
const c=`comment ${n} by ${(0,a.N6)(t,e)}, ${o}${i}`
return{label:c,text:s,format:"markdown"}}function gapsIn(t,e){const n=[...t]
if(e===1)n.push("1 more comment is left out.")
if(e>1)n.push(`${e} more comments are left out.`)
return n.map(t=>` ${t}`).join("")}const d=2e3
function linkedItems(t,e){return t.map(t=>{const{kind:n,number:o,title:r,body:i,state:c,createdAt:l}=t
const u=i===void 0?"which would close this":"which its text names"
const f=`${n} #${o}, ${u} (${c}), by ${(0,a.N6)(t,e)}, ${l}`
return(0,s.$Q)({label:f,title:r,text:i??"",format:"markdown"},d)})}function newsOf(t){const{trigger:e,nonce:n,facts:a,thread:c,pull:l,standings:u}=t
const d=[...c&&t.isHeadNew?[editedHead(c,u)]:[],...newComments(t).map(t=>commentItem(t,u)),...l?(0,s.Cl)({...l,reviews:newReviews(l.reviews,t)},u):[],...t.items]
const f=a.map(t=>`- ${(0,o.TN)(t,600)}`).join("\n")
const h={requester:requesterOf(e),request:requestOf(e),news:f}
const m=[(0,r.J1)("task-again",h)]
const{data:p,hidden:w}=(0,i.EU)(d,n)
if(d.length>0)m.push((0,r.J1)("task-again-data",{nonce:n,data:p}))
return{words:m.join("\n\n"),hidden:[...hiddenInRequest(e),...w]}}function editedHead(t,e){const{label:n,...o}=headItem(t,e)
return{...o,label:`${n}, edited since`}}function isNew({createdAt:t,editedAt:e},{readUntil:n}){return n===void 0||!(0,c.Y8)(e??t,n)}function newComments(t){const{thread:e,known:n}=t
return(e?.comments??[]).filter(e=>isNew(e,t)&&!e.isOwn&&!n.has(e.id))}function newReviews({reviews:t,threads:e,...n},o){const r=e.flatMap(t=>{const e=t.comments.filter(t=>isNew(t,o))
return e.length>0||t.isAsked?[{...t,comments:e}]:[]})
return{...n,reviews:t.filter(t=>isNew(t,o)),threads:r}}}),12719:((t,e,n)=>{n.d(e,{Rj:()=>b,UM:()=>f,VM:()=>stoodAt,Y8:()=>isBefore,b_:()=>u,h1:()=>d,yI:()=>restPage})
var o=n(28942)
var r=n(71762)
const s="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const a="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const i="totalCount pageInfo{hasPreviousPage startCursor}"
const c=`${a} comments(last:100,before:$before){${i} nodes{${s}}}`
const l="$owner:String!,$name:String!,$number:Int!,$before:String"
const u=`query Thread(${l}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${c}}\n    ... on PullRequest{${c}}\n  }}\n}`
const d=`query Discussion(${l}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${a} comments(last:100,before:$before){${i} nodes{${s} replies(last:20){totalCount nodes{${s}}}}}\n  }}\n}`
const f=o.object({__typename:o.string(),login:o.string()}).nullable().transform(t=>{if(t===null)return"ghost"
return t.__typename==="Bot"&&!t.login.endsWith("[bot]")?`${t.login}[bot]`:t.login})
const h={databaseId:o.number().int(),body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),isMinimized:o.boolean(),authorAssociation:o.string(),viewerDidAuthor:o.boolean(),author:f}
const m=o.object(h).readonly()
const p=o.object({...h,replies:o.object({totalCount:o.number().int(),nodes:o.array(m.nullable()).readonly()}).readonly().optional()}).readonly()
const w=o.object({title:o.string(),body:o.string(),url:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),authorAssociation:o.string(),author:f,comments:o.object({totalCount:o.number().int(),pageInfo:o.object({hasPreviousPage:o.boolean(),startCursor:o.string().nullable()}).readonly(),nodes:o.array(p.nullable()).readonly()}).readonly()}).readonly()
const b=o.object({repository:o.object({thread:w})})
const y=o.object({login:o.string(),id:o.number().int(),type:o.string().optional()}).nullable()
const $={body:o.string().nullish(),created_at:o.string(),updated_at:o.string(),author_association:o.string().default("NONE"),user:y,html_url:o.string()}
const g=o.object({...$,title:o.string(),comments:o.number().int()})
const v=o.array(o.object({...$,id:o.number().int()}))
const O=100
async function restPage(t,{number:e,own:n},o){const s=g.parse(await t.get("/issues/{issue_number}",{issue_number:e}))
const a=o===null?Math.max(1,Math.ceil(s.comments/O)):Number(o)-1
const i={issue_number:e,per_page:O,page:a}
const c=v.parse(await t.get("/issues/{issue_number}/comments",i))
return{title:s.title,url:s.html_url,...dated(s),comments:{totalCount:s.comments,pageInfo:{hasPreviousPage:a>1,startCursor:String(a)},nodes:c.map(t=>({databaseId:t.id,isMinimized:!1,...dated(t),viewerDidAuthor:(0,r.Fj)(t.user,n)}))}}}function dated({body:t,created_at:e,updated_at:n,author_association:o,user:r}){return{body:t??"",author:r?.login??"ghost",authorAssociation:o,createdAt:e,lastEditedAt:n===e?null:n}}function isBefore(t,e){return e!==void 0&&Date.parse(t)<Date.parse(e)}function stoodAt({createdAt:t,lastEditedAt:e,isMinimized:n=!1},o){return isBefore(t,o)&&(e===null||isBefore(e,o))&&!n}})}

export const id=2041
export const ids=[2041]
export const modules={92323:((e,t,n)=>{n.d(t,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var i=n(73024)
function isAllowed(e,t){try{(0,i.accessSync)(e,t)
return!0}catch{return!1}}const s=2097152
function addRights(e,t){return changeMode(e,e=>e|t)}function setMode(e,t){changeMode(e,()=>t)}function changeMode(e,t){if(process.platform!=="linux")return
try{const n=(0,i.openSync)(e,s|i.constants.O_NOFOLLOW)
try{const e=(0,i.fstatSync)(n).mode&4095;(0,i.chmodSync)(`/proc/self/fd/${n}`,t(e))
return e}finally{(0,i.closeSync)(n)}}catch{return}}}),52041:((e,t,n)=>{n.d(t,{awaitedPath:()=>awaitedPath})
var i=n(73024)
var s=n(58500)
var o=n(93137)
const r=500
async function awaitedPath(e,t){let n=0
for(const i of(0,o.MG)(e)){if(i!==void 0&&isAwaited(e,i))return Buffer.from(i,"latin1").toString()
n+=1
if(n%r===0)await(0,s.setImmediate)()
if(t.aborted)return}return}function isAwaited(e,t){const n=(0,o.nA)(e,t)
try{if(!(0,i.statSync)(n).isFIFO())return!0;(0,i.closeSync)((0,i.openSync)(n,i.constants.O_WRONLY|i.constants.O_NONBLOCK))
return!0}catch{return!1}}}),93137:((e,t,n)=>{n.d(t,{DI:()=>makeTreeReadable,Hq:()=>isChanged,MG:()=>blockingPaths,X7:()=>makeFileReadable,f_:()=>isTooDeep,nA:()=>wholePath,s9:()=>entriesIn,uY:()=>hasNewer})
var i=n(73024)
var s=n(92323)
var o=n(3024)
const r=5e3
const c=4e3
const a=1e5
function makeTreeReadable(e,t){const[n,i,c]=[[],new Set,[]]
const a=new Map
const opened=(n,i)=>{const s=!isNewer((0,o.BJ)(e,bytesOf(n)),t)
if(i!==void 0&&s&&n!==""&&n!==".git")a.set(n,i)}
const f=[""]
for(let s=f.pop();s!==void 0;s=f.pop())for(const a of entriesIn(e,s,opened)){const l=s===""?a.name:`${s}/${a.name}`
if(a.isDirectory()){if(!isTooDeep(e,l))f.push(l)}else if(isSpecial(a)||leadsToSpecial(e,l,a)){const s=!a.isSocket()&&isReadByGit(l)
const r=s?repositoryOf(l):""
const c=s&&r===""&&!l.includes("/")
if(c||isNewer((0,o.BJ)(e,bytesOf(l)),t))remove(e,l,n)
else if(r!=="")i.add(r)}else if(a.isFile()&&isReadByGit(l)){makeFileReadable(e,l)
if(isEndless(e,l))i.add(repositoryOf(l))
if(isRules(l)&&c.length<r)c.push({path:l,isNew:isChanged(e,l,t)})}}const shutAgain=()=>{for(const[t,n]of[...a].toReversed())(0,s.iY)(wholePath(e,t),n)}
return{removed:n,avoided:[...i],rules:c,shutAgain:shutAgain}}function*blockingPaths(e){const t=[""]
for(let n=t.pop();n!==void 0;n=t.pop())for(const i of entriesIn(e,n)){const s=n===""?i.name:`${n}/${i.name}`
const o=isSpecial(i)&&!i.isSocket()||leadsToSpecial(e,s,i)
yield o&&isReadByGit(s)?s:void 0
if(i.isDirectory()&&!isTooDeep(e,s))t.push(s)}}function isTooDeep(e,t){return e.length+t.length>=c}function*entriesIn(e,t,n){const o=wholePath(e,t)
try{if(!(0,s.Jr)(o,i.constants.R_OK|i.constants.X_OK))n?.(t,(0,s.vW)(o,448))
const e=(0,i.opendirSync)(o,{encoding:"latin1",bufferSize:256})
try{for(let t=e.readSync();t!==null;t=e.readSync())yield t}finally{e.closeSync()}}catch{}}function hasNewer(e,t,n){let i=a
const s=[t]
for(const t of s)for(const r of entriesIn(e,t)){const c=`${t}/${r.name}`
if(i--<=0||((0,o.BJ)(e,bytesOf(c))?.mtimeMs??0)>=n)return!0
if(r.isDirectory()&&!isTooDeep(e,c))s.push(c)}return!1}function makeFileReadable(e,t){const n=wholePath(e,t)
return!(0,s.Jr)(n,i.constants.R_OK)&&(0,o.BJ)(e,bytesOf(t))?.isFile()===!0&&(0,s.vW)(n,384)!==void 0}function remove(e,t,n){try{(0,i.rmSync)(wholePath(e,t))
n.push(t)}catch{}}function isSpecial(e){return e.isFIFO()||e.isSocket()||e.isCharacterDevice()||e.isBlockDevice()}function isEndless(e,t){return t.endsWith("/.git/commondir")&&((0,o.BJ)(e,bytesOf(t))?.size??0)>f}const f=64*1024
function leadsToSpecial(e,t,n){if(!n.isSymbolicLink()||!t.split("/").includes(".git"))return!1
try{const n=(0,i.statSync)(wholePath(e,t))
return n.isFIFO()||n.isCharacterDevice()||n.isBlockDevice()}catch{return!1}}function isNewer(e,t){if(e===void 0)return!1
return(e.birthtimeMs>0?e.birthtimeMs:e.ctimeMs)>t}function isChanged(e,t,n){return((0,o.BJ)(e,bytesOf(t))?.ctimeMs??0)>n}function isRules(e){return/(?:^|\/)\.git(?:ignore|attributes)$/.test(e)&&!e.split("/").includes(".git")}const l=new Set([".git",".gitignore",".gitattributes",".gitmodules",".mailmap"])
function isReadByGit(e){const t=e.split("/")
return l.has(t.at(-1)??"")||t.includes(".git")}function repositoryOf(e){const t=e.split("/")
const n=t.indexOf(".git")
return t.slice(0,n<0?-1:n).join("/")}function bytesOf(e){return Buffer.from(e,"latin1")}function wholePath(e,t){return Buffer.concat([Buffer.from(t===""?e:`${e}/`),bytesOf(t)])}})}

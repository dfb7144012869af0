export const id=4385
export const ids=[4385]
export const modules={24385:((t,e,n)=>{n.r(e)
n.d(e,{restoreCopies:()=>restoreCopies})
var s=n(73024)
var i=n(76760)
var o=n(59766)
var r=n(58119)
var c=n(46021)
const a=50
const f=1024*1024
async function restoreCopies({base:t,all:e},{git:n,workspace:s,makeFolder:i,isLoaded:o}){const r=await checkedOut(n)
const a=[]
const f=[]
for(const n of e){const{id:e="",mode:l=""}=r.files.get(n.path)??{}
if(isThere(n,e,l))continue
const u=n.was===null?e===""||r.commit===t:n.was===e
const d=Buffer.from(n.path,"latin1").toString()
const p=u&&o?.(d)!==!0
const h=p?(0,c.d)(s,n,e===""?"new":"over"):"it has changed"
if(h===void 0)a.push(d)
else f.push({path:d,name:beside(n,f.length+1,i)})}return{files:a,unfit:f}}async function checkedOut(t){const e=(await t.raw(["rev-parse","--verify","--quiet","HEAD"])).trim()
const n=(await t.bytes(["ls-files","--stage","-z"])).toString("latin1").split("\0").filter(Boolean)
const s=n.map(t=>{const e=t.indexOf("\t")
const[n="",s=""]=t.slice(0,e).split(" ")
return[t.slice(e+1),{mode:n,id:s}]})
return{commit:e,files:new Map(s)}}function isThere(t,e,n){if(t.kind==="gone")return e===""
return n===r.FN[t.kind]&&e===(0,o.Oy)((0,r.$E)(t)).object}function beside(t,e,n){if(!("bytes"in t)||t.bytes.length>f||e>a)return
const o=`not-put-back-${e}.txt`;(0,s.writeFileSync)((0,i.join)(n(),o),t.bytes)
return o}}),46021:((t,e,n)=>{n.d(e,{d:()=>placeCopy})
var s=n(73024)
var i=n(46031)
var o=n(3024)
const r=/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g
const c=/^(?:\.git|git~\d+)[\s.]*(?:$|:)/i
function placeCopy(t,e,n){const r=e.path.split("/")
if(r.some(t=>!isPlain(t)))return"its path may not be written"
try{const i=r.slice(0,-1).some((n,s)=>!isFolder(t,r.slice(0,s+1).join("/"),e.kind))
if(i)return e.kind==="gone"?void 0:"a part of its path is not a folder"
const c=(0,o.BJ)(t,bytesOf(e.path))
if(c&&(n==="new"||c.isDirectory()))return"something else is there"
if(c)(0,s.unlinkSync)(whole(t,e.path))
if(e.kind==="link")(0,s.symlinkSync)(e.target,whole(t,e.path))
else if(e.kind!=="gone")write(whole(t,e.path),e.bytes,e.kind==="executable"?493:420)
return}catch(t){return`the system refused (${(0,i.CA)(t)||"unknown"})`}}function isPlain(t){const e=bytesOf(t).toString().replaceAll(r,"")
return t!==""&&t!=="."&&t!==".."&&!/[\0\\]/.test(t)&&!c.test(e)}function isFolder(t,e,n){const i=(0,o.BJ)(t,bytesOf(e))
if(i||n==="gone")return i?.isDirectory()??!1;(0,s.mkdirSync)(whole(t,e))
return!0}const a=s.constants.O_WRONLY|s.constants.O_CREAT|s.constants.O_EXCL|s.constants.O_NOFOLLOW
function write(t,e,n){const i=(0,s.openSync)(t,a,n)
try{for(let t=0;t<e.length;)t+=(0,s.writeSync)(i,e,t)}finally{(0,s.closeSync)(i)}}function bytesOf(t){return Buffer.from(t,"latin1")}function whole(t,e){return Buffer.concat([Buffer.from(`${t}/`),bytesOf(e)])}})}

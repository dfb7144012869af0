export const id=9067
export const ids=[9067]
export const modules={22998:((t,e,n)=>{n.d(e,{z:()=>withReadableNames})
var r=n(47575)
const a=/^(?:diff --git |--- |\+\+\+ |rename (?:from|to) |copy (?:from|to) ).*"/
const s=/^(?:@@|GIT binary patch)/
const i=/(?<= )"(?:[^"\\]|\\.)*"/g
const o=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
function withReadableNames(t){if(!/^(?:diff --git |--- |\+\+\+ ).*"/m.test(t))return t
let e=!1
return t.split("\n").map(t=>{if(t.startsWith("diff --git "))e=!0
else if(s.test(t))e=!1
return e&&a.test(t)?readable(t):t}).join("\n")}function readable(t){const e=(t.match(i)??[]).map(r._n)
if(e.length===0||!e.every(isPlain))return t
return t.replaceAll(i,r._n)}function isPlain(t){return o.test(t)&&!/["\\\ufffd]/.test(t)&&t.normalize("NFC")===t}}),29067:((t,e,n)=>{n.d(e,{shownTree:()=>shownTree})
var r=n(4573)
var a=n(47575)
var s=n(22998)
const i=["diff-tree","-r","-p","--text","--irreversible-delete","--no-renames","--no-ext-diff"]
async function shownTree(t,e,n){const r=await unreadableIn(t,e,n)
const o=r.length>0?"":(await t.bytes([...i,"--no-textconv",e,n])).toString("utf8")
const c=(0,s.z)(o)
return{files:await(0,a.W4)(t,e,n),diff:c,unreadable:r,...await convertedBy(t,e,n)}}async function unreadableIn(t,e,n){const s=(await(0,a.Mc)(t,e,n)).filter(({newMode:t})=>/^1[02]0/.test(t))
const i=await(0,a.b4)(t,s.map(({newObject:t})=>t))
const isText=t=>t!==void 0&&(0,r.isUtf8)(t)&&!t.includes(0)
return s.filter(({newObject:t})=>!isText(i.get(t))).map(({path:t})=>t)}const o=["working-tree-encoding","text","eol"]
async function convertedBy(t,e,n){const list=e=>t.raw(["ls-tree","-r","-z","--name-only",e])
if(!/(?:^|[/\0])\.gitattributes\0/.test(await list(e)))return{encoded:[],hasOtherLines:!1}
await t.raw(["read-tree",e])
const r=["check-attr","--cached","--stdin","-z",...o]
const a=(await t.raw(r,await list(n))).split("\0")
const s=[]
let i=!1
for(let t=0;t+8<a.length;t+=9){const[e="",,n=""]=a.slice(t)
if(!/^(?:unspecified|unset|utf-?8)$/i.test(n))s.push(e)
i||=a[t+5]!=="unset"&&a[t+8]==="crlf"}return{encoded:s,hasOtherLines:i}}})}

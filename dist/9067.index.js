export const id=9067
export const ids=[9067,2998]
export const modules={22998:((e,t,n)=>{n.r(t)
n.d(t,{withReadableNames:()=>withReadableNames})
var a=n(47575)
const r=/^(?:diff --git |--- |\+\+\+ |rename (?:from|to) |copy (?:from|to) ).*"/
const s=/^(?:@@|GIT binary patch)/
const i=/(?<= )"(?:[^"\\]|\\.)*"/g
const o=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
function withReadableNames(e){if(!/(?:^|\n)(?:diff --git |--- |\+\+\+ ).*"/.test(e))return e
let t=!1
return e.split("\n").map(e=>{if(e.startsWith("diff --git "))t=!0
else if(s.test(e))t=!1
return t&&r.test(e)?readable(e):e}).join("\n")}function readable(e){const t=(e.match(i)??[]).map(a._n)
if(t.length===0||!t.every(isPlain))return e
return e.replaceAll(i,a._n)}function isPlain(e){return o.test(e)&&!/["\\\ufffd]/.test(e)&&e.normalize("NFC")===e}}),29067:((e,t,n)=>{n.d(t,{shownTree:()=>shownTree})
var a=n(4573)
var r=n(47575)
var s=n(22998)
const i=["diff-tree","-r","-p","--text","--irreversible-delete","--no-renames","--no-ext-diff"]
async function shownTree(e,t,n){const a=await unreadableIn(e,t,n)
const o=a.length>0?"":(await e.bytes([...i,"--no-textconv",t,n])).toString("utf8")
const c=(0,s.withReadableNames)(o)
return{files:await(0,r.W4)(e,t,n),diff:c,unreadable:a,...await convertedBy(e,t,n)}}async function unreadableIn(e,t,n){const s=(await(0,r.Mc)(e,t,n)).filter(({newMode:e})=>/^1[02]0/.test(e))
const i=await(0,r.b4)(e,s.map(({newObject:e})=>e))
const isText=e=>e!==void 0&&(0,a.isUtf8)(e)&&!e.includes(0)
return s.filter(({newObject:e})=>!isText(i.get(e))).map(({path:e})=>e)}const o=["working-tree-encoding","text","eol"]
async function convertedBy(e,t,n){const list=t=>e.raw(["ls-tree","-r","-z","--name-only",t])
if(!/(?:^|[/\0])\.gitattributes\0/.test(await list(t)))return{encoded:[],hasOtherLines:!1}
await e.raw(["read-tree",t])
const a=["check-attr","--cached","--stdin","-z",...o]
const r=(await e.raw(a,await list(n))).split("\0")
const s=[]
let i=!1
for(let e=0;e+8<r.length;e+=9){const[t="",,n=""]=r.slice(e)
if(!/^(?:unspecified|unset|utf-?8)$/i.test(n))s.push(t)
i||=r[e+5]!=="unset"&&r[e+8]==="crlf"}return{encoded:s,hasOtherLines:i}}})}

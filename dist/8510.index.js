export const id=8510
export const ids=[8510]
export const modules={38510:((e,t,n)=>{n.d(t,{shownTree:()=>shownTree})
var a=n(4573)
var r=n(3424)
var s=n(83093)
const i=["diff-tree","-r","-p","--text","--irreversible-delete","--no-renames","--no-ext-diff"]
async function shownTree(e,t,n){const a=await unreadableIn(e,t,n)
const s=a.length>0?"":(await e.bytes([...i,"--no-textconv",t,n])).toString("utf8")
return{files:await(0,r.W4)(e,t,n),diff:s,unreadable:a,...await convertedBy(e,t,n)}}async function unreadableIn(e,t,n){const r=(await(0,s.Mc)(e,t,n)).filter(({newMode:e})=>/^1[02]0/.test(e))
const i=await(0,s.b4)(e,r.map(({newObject:e})=>e))
const isText=e=>e!==void 0&&(0,a.isUtf8)(e)&&!e.includes(0)
return r.filter(({newObject:e})=>!isText(i.get(e))).map(({path:e})=>e)}const o=["working-tree-encoding","text","eol"]
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

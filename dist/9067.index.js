export const id=9067
export const ids=[9067]
export const modules={29067:((e,t,n)=>{n.d(t,{shownTree:()=>shownTree})
var s=n(4573)
var a=n(47575)
const r=["diff-tree","-r","-p","--text","--irreversible-delete","--no-renames","--no-ext-diff"]
async function shownTree(e,t,n){const s=await unreadableIn(e,t,n)
const i=s.length>0?"":(await e.bytes([...r,"--no-textconv",t,n])).toString("utf8")
return{files:await(0,a.W4)(e,t,n),diff:i,unreadable:s,...await convertedBy(e,t,n)}}async function unreadableIn(e,t,n){const r=(await(0,a.Mc)(e,t,n)).filter(({newMode:e})=>/^1[02]0/.test(e))
const i=await(0,a.b4)(e,r.map(({newObject:e})=>e))
const isText=e=>e!==void 0&&(0,s.isUtf8)(e)&&!e.includes(0)
return r.filter(({newObject:e})=>!isText(i.get(e))).map(({path:e})=>e)}const i=["working-tree-encoding","text","eol"]
async function convertedBy(e,t,n){const list=t=>e.raw(["ls-tree","-r","-z","--name-only",t])
if(!/(?:^|[/\0])\.gitattributes\0/.test(await list(t)))return{encoded:[],hasOtherLines:!1}
await e.raw(["read-tree",t])
const s=["check-attr","--cached","--stdin","-z",...i]
const a=(await e.raw(s,await list(n))).split("\0")
const r=[]
let o=!1
for(let e=0;e+8<a.length;e+=9){const[t="",,n=""]=a.slice(e)
if(!/^(?:unspecified|unset|utf-?8)$/i.test(n))r.push(t)
o||=a[e+5]!=="unset"&&a[e+8]==="crlf"}return{encoded:r,hasOtherLines:o}}})}

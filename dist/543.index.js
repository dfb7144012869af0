export const id=543
export const ids=[543,8326]
export const modules={80543:((e,t,s)=>{s.r(t)
s.d(t,{openPlugins:()=>openPlugins})
var n=s(56957)
var o=s(98664)
var i=s(8326)
async function openPlugins({plugins:e=[],model:t},s){const o=[]
for(const i of e)o.push(await(0,n.oy)({...await placeOf(i,s),model:t}))
return o}async function placeOf(e,t){const{label:s,folder:n}=e
const o=n===""?"":`${n}/`
if(e.kind==="folder")return{source:t.source,root:o,label:s,isHere:!0}
requireSecure(e.url,t.serverUrl)
await(0,i.fetchNamed)(t.publisher,{input:"plugins",...e})
return{source:t.publisher.filesOf(e.commit),root:o,label:s,isHere:!1}}function requireSecure(e,t){if(e.startsWith("https://")||new URL(e).origin===new URL(t).origin)return
throw new o.vC("config",`The plugin ${e} would be fetched without encryption.`,{hint:"Give its https:// address."})}}),8326:((e,t,s)=>{s.r(t)
s.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var n=s(28942)
var o=s(16315)
var i=s(31827)
var a=s(89812)
var r=s(98664)
async function readSkillsFrom(e,t){const s=[]
for(const n of e)s.push(await readOne(n,t))
return s}async function readOne({owner:e,name:t,commit:s,label:n},i){const{publisher:r,github:l,serverUrl:c,model:h}=i
await requireReadable((0,a.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(r,{input:"skills-from",label:n,url:`${c}/${e}/${t}.git`,commit:s})
const u=await skillFiles(r.filesOf(s),n)
const{skills:p,problems:f}=await(0,o.i)(u,{model:h})
return{label:n,skills:p.map(({source:e,resources:t,...s})=>s),problems:f.map(({path:e,problem:t})=>({path:`${n}: ${e}`,problem:t}))}}const l=1e5
const c=n.object({size:n.number()})
async function requireReadable({get:e},t){const{size:s}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new r.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(s<=l)return
throw new r.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(s/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const h={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const u=2e6
async function skillFiles(e,t){const s=(await e.list()).flatMap(e=>{const t=Object.keys(h).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${h[t]}${e.path.slice(t.length)}`}]})
const n=s.filter(({path:e})=>/\.md$/i.test(e))
const o=n.reduce((e,{file:t})=>e+t.size,0)
if(n.length>i.NO||o>u)throw new r.vC("config",`The skills of ${t} are too many: ${n.length} files, ${o} bytes.`,{hint:`At most ${i.NO} files and ${u/1e6} MB are read.`})
const a=new Map(s.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>s.filter(({file:e,path:t})=>a.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const s=await e.read(t.flatMap(e=>a.get(e)??[]))
return new Map(t.flatMap(e=>textAt(s,a.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const s=t===void 0?void 0:e.get(t)
return s===void 0?[]:[s]}async function fetchNamed(e,{input:t,label:s,url:n,commit:o}){try{await e.fetchCommit(n,o)}catch(e){const{headline:n,quote:o,hint:i,code:a}=(0,r.ec)(e)
throw new r.vC(a,`\`${s}\` of the input \`${t}\` could not be fetched.`,{quote:o??n,hint:i??"Check the address and the commit.",cause:e})}}})}

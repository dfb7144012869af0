export const id=8326
export const ids=[8326]
export const modules={8326:((e,t,s)=>{s.r(t)
s.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var a=s(28942)
var o=s(16315)
var n=s(31827)
var i=s(89812)
var r=s(98664)
async function readSkillsFrom(e,t){const s=[]
for(const a of e)s.push(await readOne(a,t))
return s}async function readOne({owner:e,name:t,commit:s,label:a},n){const{publisher:r,github:l,serverUrl:c,model:h}=n
await requireReadable((0,i.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(r,{input:"skills-from",label:a,url:`${c}/${e}/${t}.git`,commit:s})
const d=await skillFiles(r.filesOf(s),a)
const{skills:p,problems:f}=await(0,o.i)(d,{model:h})
return{label:a,skills:p.map(({source:e,resources:t,...s})=>s),problems:f.map(({path:e,problem:t})=>({path:`${a}: ${e}`,problem:t}))}}const l=1e5
const c=a.object({size:a.number()})
async function requireReadable({get:e},t){const{size:s}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new r.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(s<=l)return
throw new r.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(s/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const h={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const d=2e6
async function skillFiles(e,t){const s=(await e.list()).flatMap(e=>{const t=Object.keys(h).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${h[t]}${e.path.slice(t.length)}`}]})
const a=s.filter(({path:e})=>/\.md$/i.test(e))
const o=a.reduce((e,{file:t})=>e+t.size,0)
if(a.length>n.NO||o>d)throw new r.vC("config",`The skills of ${t} are too many: ${a.length} files, ${o} bytes.`,{hint:`At most ${n.NO} files and ${d/1e6} MB are read.`})
const i=new Map(s.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>s.filter(({file:e,path:t})=>i.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const s=await e.read(t.flatMap(e=>i.get(e)??[]))
return new Map(t.flatMap(e=>textAt(s,i.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const s=t===void 0?void 0:e.get(t)
return s===void 0?[]:[s]}async function fetchNamed(e,{input:t,label:s,url:a,commit:o}){try{await e.fetchCommit(a,o)}catch(e){const{headline:a,quote:o,hint:n,code:i}=(0,r.ec)(e)
throw new r.vC(i,`\`${s}\` of the input \`${t}\` could not be fetched.`,{quote:o??a,hint:n??"Check the address and the commit.",cause:e})}}})}

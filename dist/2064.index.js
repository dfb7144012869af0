export const id=2064
export const ids=[2064,8326]
export const modules={12064:((e,t,n)=>{n.r(t)
n.d(t,{openPlugins:()=>openPlugins,readPlugin:()=>readPlugin})
var s=n(76760)
var o=n(28942)
var r=n(961)
var i=n(58890)
var a=n(81664)
var l=n(16315)
var c=n(63846)
var u=n(31827)
var p=n(98664)
var f=n(58225)
var d=n(94869)
var h=n(8326)
const m=[".plugin/plugin.json",".claude-plugin/plugin.json"]
const g="hooks/hooks.json"
const k=".mcp.json"
const b=o.object({name:o.string().regex(/^[\w.-]{1,64}$/,"It has to be one word.")})
async function readPlugin(e){const{source:t,root:n,label:s}=e
const o=subTree(t,[{from:n,to:""}])
const r=(await o.list()).filter(({size:e})=>e<=u.K7).map(({path:e})=>e)
const a=await o.read(r.filter(isOurs))
if(a.size===0)throw notThere(s)
const l=nameOf(a,e)
const{skills:c,problems:p}=await pluginSkills(e,l,r)
const read=(e,t)=>[...a].filter(([t])=>t.startsWith(`${e}/`)&&!/(^|\/)readme\.md$/i.test(t)).map(([n,o])=>usable(s,n,()=>t(n.slice(e.length+1),o)))
return{name:l,label:s,skills:[...c,...read("commands",(e,t)=>commandOf(l,e,t))],agents:read("agents",(e,t)=>(0,i.Ms)(`${n}agents/${e}`,t)),hooks:hooksOf(a,s),servers:a.get(k),problems:p}}function isOurs(e){return/^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(e)||[g,k,...m].includes(e)}function notThere(e){return new p.vC("config",`There is no plugin at ${e}.`,{hint:"A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."})}function nameOf(e,{label:t,root:n}){const s=m.find(t=>e.has(t))
const o=s&&e.get(s)
if(o!==void 0)return usable(t,"plugin.json",()=>b.parse(JSON.parse(o))).name
const r=(n||t.replace(/@[0-9a-f]{40}.*$/,"").replace(/\.git$/,"")).split("/").filter(Boolean).at(-1)
return(0,d.yR)(r??"",64)||"plugin"}function hooksOf(e,t){const n=e.get(g)
if(n===void 0)return
const s=`${g} of the plugin ${t}`
return(0,a.CW)(usable(t,g,()=>JSON.parse(n)),s)}function usable(e,t,n){try{return n()}catch(n){const s="Fix it, or remove the plugin from the input `plugins`."
const o=n instanceof r.G?(0,f.d)(n):String(n)
throw new p.vC("config",`${t} of the plugin ${e} cannot be used: ${o}`,{hint:s,cause:n})}}async function pluginSkills({source:e,root:t,model:n,isHere:s},o,r){const i=r.some(e=>e.startsWith("skills/"))
const a=i?[{from:`${t}skills/`,to:".agents/skills/"}]:onlySkill(t,o)
const{skills:c,problems:u}=await(0,l.i)(subTree(e,a),{model:n})
return{skills:c.map(e=>placed(e,a,s)),problems:u.map(({path:e,problem:t})=>({path:movedBack(e,a),problem:t}))}}function onlySkill(e,t){const n=`.agents/skills/${(0,d.yR)(t,64)}/`
return["SKILL.md","scripts/","references/","assets/"].map(t=>({from:e+t,to:n+t}))}function placed({source:e="",resources:t,...n},o,r){if(!r)return n
const i=movedBack(e,o)
const a=s.posix.dirname(i)
return{...n,source:i,...t&&{resources:{...t,skill_root:a}}}}function commandOf(e,t,n){const s=`${e}:${t.replace(/\.md$/i,"").replaceAll("/",":")}`
const{fields:o,body:r}=(0,c.zT)(n)
const{description:i}=o
return u.ef.parse({name:s,content:r,trigger:{type:"keyword",keywords:[`/${s}`]},...typeof i==="string"&&{description:(0,d.GH)(i,u.iC)}})}async function openPlugins({plugins:e=[],model:t},n){const s=[]
for(const o of e)s.push(await readPlugin({...await placeOf(o,n),model:t}))
return s}async function placeOf(e,t){const{label:n,folder:s}=e
const o=s===""?"":`${s}/`
if(e.kind==="folder")return{source:t.source,root:o,label:n,isHere:!0}
requireSecure(e.url,t.serverUrl)
await(0,h.fetchNamed)(t.publisher,{input:"plugins",...e})
return{source:t.publisher.filesOf(e.commit),root:o,label:n,isHere:!1}}function requireSecure(e,t){if(e.startsWith("https://")||new URL(e).origin===new URL(t).origin)return
throw new p.vC("config",`The plugin ${e} would be fetched without encryption.`,{hint:"Give its https:// address."})}function subTree(e,t){return{async list(){return(await e.list()).flatMap(e=>{const n=moved(e.path,t)
return n===void 0?[]:[{...e,path:n}]})},async read(n){const s=await e.read(n.map(e=>movedBack(e,t)))
return new Map([...s].map(([e,n])=>[moved(e,t)??e,n]))}}}function moved(e,t){const n=t.find(({from:t})=>e.startsWith(t))
return n&&n.to+e.slice(n.from.length)}function movedBack(e,t){const n=t.find(({to:t})=>e.startsWith(t))
return n?n.from+e.slice(n.to.length):e}}),8326:((e,t,n)=>{n.r(t)
n.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var s=n(28942)
var o=n(16315)
var r=n(31827)
var i=n(89812)
var a=n(98664)
async function readSkillsFrom(e,t){const n=[]
for(const s of e)n.push(await readOne(s,t))
return n}async function readOne({owner:e,name:t,commit:n,label:s},r){const{publisher:a,github:l,serverUrl:c,model:u}=r
await requireReadable((0,i.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(a,{input:"skills-from",label:s,url:`${c}/${e}/${t}.git`,commit:n})
const p=await skillFiles(a.filesOf(n),s)
const{skills:f,problems:d}=await(0,o.i)(p,{model:u})
return{label:s,skills:f.map(({source:e,resources:t,...n})=>n),problems:d.map(({path:e,problem:t})=>({path:`${s}: ${e}`,problem:t}))}}const l=1e5
const c=s.object({size:s.number()})
async function requireReadable({get:e},t){const{size:n}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new a.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(n<=l)return
throw new a.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(n/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const u={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const p=2e6
async function skillFiles(e,t){const n=(await e.list()).flatMap(e=>{const t=Object.keys(u).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${u[t]}${e.path.slice(t.length)}`}]})
const s=n.filter(({path:e})=>/\.md$/i.test(e))
const o=s.reduce((e,{file:t})=>e+t.size,0)
if(s.length>r.NO||o>p)throw new a.vC("config",`The skills of ${t} are too many: ${s.length} files, ${o} bytes.`,{hint:`At most ${r.NO} files and ${p/1e6} MB are read.`})
const i=new Map(n.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>n.filter(({file:e,path:t})=>i.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const n=await e.read(t.flatMap(e=>i.get(e)??[]))
return new Map(t.flatMap(e=>textAt(n,i.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const n=t===void 0?void 0:e.get(t)
return n===void 0?[]:[n]}async function fetchNamed(e,{input:t,label:n,url:s,commit:o}){try{await e.fetchCommit(s,o)}catch(e){const{headline:s,quote:o,hint:r,code:i}=(0,a.ec)(e)
throw new a.vC(i,`\`${n}\` of the input \`${t}\` could not be fetched.`,{quote:o??s,hint:r??"Check the address and the commit.",cause:e})}}})}

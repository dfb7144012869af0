export const id=543
export const ids=[543,6957,8326]
export const modules={56957:((e,t,s)=>{s.r(t)
s.d(t,{lastNamed:()=>lastNamed,readPlugin:()=>readPlugin,together:()=>together})
var n=s(76760)
var o=s(28942)
var r=s(961)
var a=s(98664)
var i=s(58225)
var l=s(94869)
var c=s(81664)
var u=s(16315)
var p=s(63846)
var f=s(31827)
var d=s(58890)
function together(e){return{skills:lastNamed(e.flatMap(({skills:e})=>e)),agents:lastNamed(e.flatMap(({agents:e})=>e)),hooks:e.flatMap(({hooks:e=[]})=>e),problems:e.flatMap(({problems:e})=>e)}}function lastNamed(e){return[...new Map(e.map(e=>[e.name,e])).values()]}const m=[".plugin/plugin.json",".claude-plugin/plugin.json"]
const h="hooks/hooks.json"
const g=".mcp.json"
const k=o.object({name:o.string().regex(/^[\w.-]{1,64}$/,"It has to be one word.")})
async function readPlugin(e){const{source:t,root:s,label:n}=e
const o=subTree(t,[{from:s,to:""}])
const r=(await o.list()).filter(({size:e})=>e<=f.K7).map(({path:e})=>e)
const a=await o.read(r.filter(isOurs))
if(a.size===0)throw notThere(n)
const i=nameOf(a,e)
const{skills:l,problems:c}=await pluginSkills(e,i,r)
const read=(e,t)=>[...a].filter(([t])=>t.startsWith(`${e}/`)&&!/(^|\/)readme\.md$/i.test(t)).map(([s,o])=>usable(n,s,()=>t(s.slice(e.length+1),o)))
return{name:i,label:n,skills:[...l,...read("commands",(e,t)=>commandOf(i,e,t))],agents:read("agents",(e,t)=>(0,d.Ms)(`${s}agents/${e}`,t)),hooks:hooksOf(a,n),servers:a.get(g),problems:c}}function isOurs(e){return/^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(e)||[h,g,...m].includes(e)}function notThere(e){return new a.vC("config",`There is no plugin at ${e}.`,{hint:"A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."})}function nameOf(e,{label:t,root:s}){const n=m.find(t=>e.has(t))
const o=n&&e.get(n)
if(o!==void 0)return usable(t,"plugin.json",()=>k.parse(JSON.parse(o))).name
const r=(s||t.replace(/@[0-9a-f]{40}.*$/,"").replace(/\.git$/,"")).split("/").filter(Boolean).at(-1)
return(0,l.yR)(r??"",64)||"plugin"}function hooksOf(e,t){const s=e.get(h)
if(s===void 0)return
const n=`${h} of the plugin ${t}`
return(0,c.CW)(usable(t,h,()=>JSON.parse(s)),n)}function usable(e,t,s){try{return s()}catch(s){const n="Fix it, or remove the plugin from `plugins`."
const o=s instanceof r.G?(0,i.d)(s):String(s)
throw new a.vC("config",`${t} of the plugin ${e} cannot be used: ${o}`,{hint:n,cause:s})}}async function pluginSkills({source:e,root:t,model:s,isHere:n},o,r){const a=r.some(e=>e.startsWith("skills/"))
const i=a?[{from:`${t}skills/`,to:".agents/skills/"}]:onlySkill(t,o)
const{skills:l,problems:c}=await(0,u.i)(subTree(e,i),{model:s})
return{skills:l.map(e=>placed(e,i,n)),problems:c.map(({path:e,problem:t})=>({path:movedBack(e,i),problem:t}))}}function onlySkill(e,t){const s=`.agents/skills/${(0,l.yR)(t,64)}/`
return["SKILL.md","scripts/","references/","assets/"].map(t=>({from:e+t,to:s+t}))}function placed({source:e="",resources:t,...s},o,r){if(!r)return s
const a=movedBack(e,o)
const i=n.posix.dirname(a)
return{...s,source:a,...t&&{resources:{...t,skill_root:i}}}}function commandOf(e,t,s){const n=`${e}:${t.replace(/\.md$/i,"").replaceAll("/",":")}`
const{fields:o,body:r}=(0,p.zT)(s)
const{description:a}=o
return f.ef.parse({name:n,content:r,trigger:{type:"keyword",keywords:[`/${n}`]},...typeof a==="string"&&{description:(0,l.GH)(a,f.iC)}})}function subTree(e,t){return{async list(){return(await e.list()).flatMap(e=>{const s=moved(e.path,t)
return s===void 0?[]:[{...e,path:s}]})},async read(s){const n=await e.read(s.map(e=>movedBack(e,t)))
return new Map([...n].map(([e,s])=>[moved(e,t)??e,s]))}}}function moved(e,t){const s=t.find(({from:t})=>e.startsWith(t))
return s&&s.to+e.slice(s.from.length)}function movedBack(e,t){const s=t.find(({to:t})=>e.startsWith(t))
return s?s.from+e.slice(s.to.length):e}}),80543:((e,t,s)=>{s.r(t)
s.d(t,{openPlugins:()=>openPlugins})
var n=s(56957)
var o=s(98664)
var r=s(8326)
async function openPlugins({plugins:e=[],model:t},s){const o=[]
for(const r of e)o.push(await(0,n.readPlugin)({...await placeOf(r,s),model:t}))
return o}async function placeOf(e,t){const{label:s,folder:n}=e
const o=n===""?"":`${n}/`
if(e.kind==="folder")return{source:t.source,root:o,label:s,isHere:!0}
requireSecure(e.url,t.serverUrl)
await(0,r.fetchNamed)(t.publisher,{input:"plugins",...e})
return{source:t.publisher.filesOf(e.commit),root:o,label:s,isHere:!1}}function requireSecure(e,t){if(e.startsWith("https://")||new URL(e).origin===new URL(t).origin)return
throw new o.vC("config",`The plugin ${e} would be fetched without encryption.`,{hint:"Give its https:// address."})}}),8326:((e,t,s)=>{s.r(t)
s.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var n=s(28942)
var o=s(16315)
var r=s(31827)
var a=s(89812)
var i=s(98664)
async function readSkillsFrom(e,t){const s=[]
for(const n of e)s.push(await readOne(n,t))
return s}async function readOne({owner:e,name:t,commit:s,label:n},r){const{publisher:i,github:l,serverUrl:c,model:u}=r
await requireReadable((0,a.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(i,{input:"skills-from",label:n,url:`${c}/${e}/${t}.git`,commit:s})
const p=await skillFiles(i.filesOf(s),n)
const{skills:f,problems:d}=await(0,o.i)(p,{model:u})
return{label:n,skills:f.map(({source:e,resources:t,...s})=>s),problems:d.map(({path:e,problem:t})=>({path:`${n}: ${e}`,problem:t}))}}const l=1e5
const c=n.object({size:n.number()})
async function requireReadable({get:e},t){const{size:s}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new i.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(s<=l)return
throw new i.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(s/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const u={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const p=2e6
async function skillFiles(e,t){const s=(await e.list()).flatMap(e=>{const t=Object.keys(u).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${u[t]}${e.path.slice(t.length)}`}]})
const n=s.filter(({path:e})=>/\.md$/i.test(e))
const o=n.reduce((e,{file:t})=>e+t.size,0)
if(n.length>r.NO||o>p)throw new i.vC("config",`The skills of ${t} are too many: ${n.length} files, ${o} bytes.`,{hint:`At most ${r.NO} files and ${p/1e6} MB are read.`})
const a=new Map(s.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>s.filter(({file:e,path:t})=>a.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const s=await e.read(t.flatMap(e=>a.get(e)??[]))
return new Map(t.flatMap(e=>textAt(s,a.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const s=t===void 0?void 0:e.get(t)
return s===void 0?[]:[s]}async function fetchNamed(e,{input:t,label:s,url:n,commit:o}){try{await e.fetchCommit(n,o)}catch(e){const{headline:n,quote:o,hint:r,code:a}=(0,i.ec)(e)
throw new i.vC(a,`\`${s}\` of the input \`${t}\` could not be fetched.`,{quote:o??n,hint:r??"Check the address and the commit.",cause:e})}}})}

export const id=6957
export const ids=[6957]
export const modules={56957:((t,e,s)=>{s.r(e)
s.d(e,{lastNamed:()=>lastNamed,readPlugin:()=>readPlugin,together:()=>together})
var n=s(76760)
var o=s(28942)
var r=s(961)
var a=s(98664)
var i=s(58225)
var l=s(94869)
var c=s(81664)
var u=s(16315)
var m=s(63846)
var p=s(31827)
var d=s(58890)
function together(t){return{skills:lastNamed(t.flatMap(({skills:t})=>t)),agents:lastNamed(t.flatMap(({agents:t})=>t)),hooks:t.flatMap(({hooks:t=[]})=>t),problems:t.flatMap(({problems:t})=>t)}}function lastNamed(t){return[...new Map(t.map(t=>[t.name,t])).values()]}const f=[".plugin/plugin.json",".claude-plugin/plugin.json"]
const g="hooks/hooks.json"
const h=".mcp.json"
const k=o.object({name:o.string().regex(/^[\w.-]{1,64}$/,"It has to be one word.")})
async function readPlugin(t){const{source:e,root:s,label:n}=t
const o=subTree(e,[{from:s,to:""}])
const r=(await o.list()).filter(({size:t})=>t<=p.K7).map(({path:t})=>t)
const a=await o.read(r.filter(isOurs))
if(a.size===0)throw notThere(n)
const i=nameOf(a,t)
const{skills:l,problems:c}=await pluginSkills(t,i,r)
const read=(t,e)=>[...a].filter(([e])=>e.startsWith(`${t}/`)&&!/(^|\/)readme\.md$/i.test(e)).map(([s,o])=>usable(n,s,()=>e(s.slice(t.length+1),o)))
return{name:i,label:n,skills:[...l,...read("commands",(t,e)=>commandOf(i,t,e))],agents:read("agents",(t,e)=>(0,d.Ms)(`${s}agents/${t}`,e)),hooks:hooksOf(a,n),servers:a.get(h),problems:c}}function isOurs(t){return/^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(t)||[g,h,...f].includes(t)}function notThere(t){return new a.vC("config",`There is no plugin at ${t}.`,{hint:"A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."})}function nameOf(t,{label:e,root:s}){const n=f.find(e=>t.has(e))
const o=n&&t.get(n)
if(o!==void 0)return usable(e,"plugin.json",()=>k.parse(JSON.parse(o))).name
const r=(s||e.replace(/@[0-9a-f]{40}.*$/,"").replace(/\.git$/,"")).split("/").filter(Boolean).at(-1)
return(0,l.yR)(r??"",64)||"plugin"}function hooksOf(t,e){const s=t.get(g)
if(s===void 0)return
const n=`${g} of the plugin ${e}`
return(0,c.CW)(usable(e,g,()=>JSON.parse(s)),n)}function usable(t,e,s){try{return s()}catch(s){const n="Fix it, or remove the plugin from `plugins`."
const o=s instanceof r.G?(0,i.d)(s):String(s)
throw new a.vC("config",`${e} of the plugin ${t} cannot be used: ${o}`,{hint:n,cause:s})}}async function pluginSkills({source:t,root:e,model:s,isHere:n},o,r){const a=r.some(t=>t.startsWith("skills/"))
const i=a?[{from:`${e}skills/`,to:".agents/skills/"}]:onlySkill(e,o)
const{skills:l,problems:c}=await(0,u.i)(subTree(t,i),{model:s})
return{skills:l.map(t=>placed(t,i,n)),problems:c.map(({path:t,problem:e})=>({path:movedBack(t,i),problem:e}))}}function onlySkill(t,e){const s=`.agents/skills/${(0,l.yR)(e,64)}/`
return["SKILL.md","scripts/","references/","assets/"].map(e=>({from:t+e,to:s+e}))}function placed({source:t="",resources:e,...s},o,r){if(!r)return s
const a=movedBack(t,o)
const i=n.posix.dirname(a)
return{...s,source:a,...e&&{resources:{...e,skill_root:i}}}}function commandOf(t,e,s){const n=`${t}:${e.replace(/\.md$/i,"").replaceAll("/",":")}`
const{fields:o,body:r}=(0,m.zT)(s)
const{description:a}=o
return p.ef.parse({name:n,content:r,trigger:{type:"keyword",keywords:[`/${n}`]},...typeof a==="string"&&{description:(0,l.GH)(a,p.iC)}})}function subTree(t,e){return{async list(){return(await t.list()).flatMap(t=>{const s=moved(t.path,e)
return s===void 0?[]:[{...t,path:s}]})},async read(s){const n=await t.read(s.map(t=>movedBack(t,e)))
return new Map([...n].map(([t,s])=>[moved(t,e)??t,s]))}}}function moved(t,e){const s=e.find(({from:e})=>t.startsWith(e))
return s&&s.to+t.slice(s.from.length)}function movedBack(t,e){const s=e.find(({to:e})=>t.startsWith(e))
return s?s.from+t.slice(s.to.length):t}})}

export const id=5154
export const ids=[5154]
export const modules={5154:((n,t,e)=>{e.r(t)
e.d(t,{fillCommands:()=>fillCommands,invokeSkill:()=>invokeSkill})
var i=e(28942)
var o=e(46032)
var s=e(46222)
var r=e(31827)
var a=e(69423)
var l=e(98664)
var c=e(94869)
var u=e(88135)
const d=1e4
const m=5e4
function invokeSkill({skills:n,inlineCommands:t=!1}){const e=new Map(n.filter(r.yy).map(n=>[n.name,n]))
if(e.size===0)return[]
const c=(0,a.uO)({name:"invoke_skill",description:(0,u.J1)("tools/invoke_skill"),input:i.object({name:i.string().describe("The name of the skill.")}),annotations:{readOnlyHint:!t,destructiveHint:t,idempotentHint:!t,openWorldHint:!1},mayOnlyLook:!0,risk:"LOW",about:({name:n})=>({skill_name:n.trim()}),run:async({name:n},i)=>{const r=e.get(n.trim())
if(!r)throw new l.Fp(`There is no skill "${n}". There are: ${[...e.keys()].join(", ")}.`)
const run=n=>outputOf(n,i)
const a=t?await fillCommands(r.content,run):r.content
return{content:[(0,o.Qq)((0,s.H8)(r,a))]}}})
return[c]}async function outputOf(n,{workspace:t,signal:e}){const{output:i,exitCode:o,timedOut:s}=await t.run(n,{timeoutMs:d,signal:e})
const r=(0,c.e9)(i.trim(),m,"[... the output is cut here ...]")
if(s)return`[${n} did not end within ${d/1e3} seconds]`
return o===0?r:`[${n} ended with exit code ${o}: ${r}]`}const f=/(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$)/m
const p=/(?<!\\)!`([^`\n]+)`/g
async function fillCommands(n,t){const e=[]
for(const[i,o]of n.split(f).entries())e.push(i%2===1?o:await fillPart(o,t))
return e.join("")}async function fillPart(n,t){let e=""
let i=0
for(const o of n.matchAll(p)){e+=unescaped(n.slice(i,o.index))+await t(o[1]??"")
i=o.index+o[0].length}return e+unescaped(n.slice(i))}function unescaped(n){return n.replaceAll("\\!`","!`")}})}

export const id=1895
export const ids=[1895]
export const modules={15768:((t,e,s)=>{s.d(e,{m:()=>runProgram})
var n=s(31421)
var r=s(78474)
const o=64*1024
async function runProgram(t,e,s){const{cwd:i,environment:a,signal:c,input:l="",maxBytes:u=Number.POSITIVE_INFINITY}=s
const p=(0,n.spawn)(t,e,{cwd:i,env:a,stdio:"pipe"})
let m=!1
const cut=()=>{m=!0
p.kill("SIGKILL")
p.stdout.destroy()
p.stderr.destroy()}
if(c?.aborted)cut()
c?.addEventListener("abort",cut,{once:!0})
try{p.stdin.on("error",()=>{}).end(l)
const[t,e]=[collect(p,"stdout",u,cut),collect(p,"stderr",o)]
const[s]=await(0,r.once)(p,"close")
return{stdout:Buffer.concat(t),stderr:Buffer.concat(e).toString(),exitCode:s,isCut:m}}finally{c?.removeEventListener("abort",cut)}}function collect(t,e,s,n){const r=[]
let o=0
t[e].on("data",t=>{if(o<s)r.push(t.subarray(0,s-o))
o+=t.length
if(o>s)n?.()})
return r}}),54959:((t,e,s)=>{s.d(e,{V:()=>searchRepositories,t:()=>searchIssues})
var n=s(28942)
const r=n.object({items:n.array(n.object({number:n.number().int().positive(),title:n.string(),repository_url:n.string(),pull_request:n.unknown().optional()}))}).readonly()
const o=n.object({items:n.array(n.object({full_name:n.string(),description:n.string().nullable()}))}).readonly()
const i=100
async function searchIssues(t,e,{query:s,most:n}){const o=await pages(n,async n=>{const o=`repo:${e} ${s}`
const a={q:o,sort:"created",order:"asc",per_page:i,page:n}
return r.parse(await t("issues",a)).items})
const isOwn=t=>t.toLowerCase().endsWith(`/repos/${e.toLowerCase()}`)
return o.filter(({repository_url:t})=>isOwn(t)).map(({number:t,title:e,pull_request:s})=>({number:t,title:e,isPull:s!==void 0}))}async function searchRepositories(t,{query:e,most:s}){const n=await pages(s,async s=>o.parse(await t("repositories",{q:e,per_page:i,page:s})).items)
return n.map(({full_name:t,description:e})=>({name:t,description:e??""}))}async function pages(t,e){const s=[]
for(let n=1;s.length<=t;n++){const t=await e(n)
s.push(...t)
if(t.length<i)break}return s}}),91895:((t,e,s)=>{s.r(e)
s.d(e,{fileItems:()=>fileItems,list:()=>list,todoItems:()=>todoItems})
var n=s(54995)
var r=s(87233)
var o=s(15472)
var i=s(3630)
var a=s(65466)
var c=s(15768)
var l=s(93740)
var u=s(54959)
var p=s(98664)
var m=s(22499)
var d=s(94869)
async function list(t,e){const s=(0,r.readInputsWithoutModel)(t.env)
const i=(0,o.E1)(s.list??"")
if(!i)throw new p.vC("config","The input `list` is empty.",{hint:`Give it ${o.rH}.`})
const a=s["max-items"]
const c=await itemsOf(t,e,{query:i,most:a})
const l=c.slice(0,a)
const u=c.length>a?", and there are more: see `max-items`":""
const m=`Listed ${(0,d.U9)(l.length,"item")}${u}`;(0,n.printNotice)(`${m}.`)
return{outcome:l.length>0?"answered":"no-op",reason:m,count:l.length,matrix:(0,o.lQ)(l)}}async function itemsOf(t,{github:e,job:s},{query:n,most:r}){const a={workspace:s.workspace,environment:(0,i._)(t.env),signal:t.signal}
const search=async(t,s)=>(await e.request("GET /search/{what}",{what:t,...s})).data
switch(n.kind){case"issues":{const t=`${s.repository.owner}/${s.repository.name}`
const e=await(0,u.t)(search,t,{query:n.search,most:r})
return e.map(({number:t,title:e,isPull:s})=>(0,o.eF)(t,e,s))}case"repositories":{const t=await(0,u.V)(search,{query:n.search,most:r})
return t.map(({name:t,description:e})=>(0,o.LV)({item:t,kind:"repository",title:e}))}case"todos":return todoItems(a)
case"files":return fileItems(a,n.glob)
case"calls":throw new p.vC("config","`list: calls` works with `mode: sweep` only.",{hint:"Set `mode: sweep`."})}}async function todoItems(t){const e=await gitOutput(t,["grep","-z","-n","-I","-w","-e","TODO","-e","FIXME","HEAD","--"])
const s=e.split("\n").flatMap(t=>todoIn(t))
return[...new Map(s.toReversed().map(t=>[t.key,t])).values()].toReversed()}function todoIn(t){const[,e="",s="",n=""]=/^HEAD:([^\0]+)\0(\d+)\0(.*)$/s.exec(t)??[]
if(!isPlain(e))return[]
const r=n.slice(Math.max(0,n.search(/\b(?:TODO|FIXME)\b/)))
return[(0,o.LV)({item:`${e}:${s}`,kind:"todo",path:e,title:r,sameness:`${e}\0${n.trim()}`})]}async function fileItems(t,e){const s=(0,l.h)(e)
const n=(await gitOutput(t,["ls-tree","-r","-z","HEAD"])).split("\0")
const r=n.flatMap(t=>/^100\d{3} blob \w+\t(.+)$/s.exec(t)?.[1]??[])
return r.filter(t=>isPlain(t)&&s.test(t)).map(t=>(0,o.LV)({item:t,kind:"file",path:t,title:t}))}function isPlain(t){return/^(?!-)[\p{L}\p{N}_ .@+/()[\]~,=-]{1,300}$/u.test(t)}const f=32*1024*1024
async function gitOutput({workspace:t,environment:e,signal:s},n){const r=a.O8.flatMap(t=>["-c",t])
const o={...(0,a.l7)({folder:t,environment:e}),...(0,m.f7)()}
const i={cwd:t,environment:o,signal:s}
const l=await(0,c.m)((0,m.CA)("git"),[...r,...n],{...i,maxBytes:f})
s.throwIfAborted()
if(l.exitCode===0||l.isCut||l.exitCode===1&&l.stderr==="")return l.stdout.toString()
throw(0,a.NO)(n,l.stderr)}})}

export const id=1895
export const ids=[1895]
export const modules={15768:((t,e,s)=>{s.d(e,{m:()=>runProgram})
var n=s(31421)
var o=s(78474)
const r=64*1024
async function runProgram(t,e,s){const{cwd:i,environment:a,signal:c,input:u="",maxBytes:l=Number.POSITIVE_INFINITY,ends:p="program"}=s
const d=[]
const{onStdout:m=t=>void d.push(t)}=s
const f=(0,n.spawn)(t,e,{cwd:i,env:a,stdio:"pipe",detached:p==="group"})
let h=!1
const cut=()=>{h=!0
if(p==="group")killGroup(f.pid)
else f.kill("SIGKILL")
f.stdout.destroy()
f.stderr.destroy()}
if(c?.aborted)cut()
c?.addEventListener("abort",cut,{once:!0})
try{f.stdin.on("error",()=>{}).end(u)
const t=[]
pass(f,"stdout",l,m,cut)
pass(f,"stderr",r,e=>void t.push(e))
const[e]=await(0,o.once)(f,"close")
return{stdout:Buffer.concat(d),stderr:Buffer.concat(t).toString(),exitCode:e,isCut:h}}finally{c?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function pass(t,e,s,n,o){let r=0
t[e].on("data",t=>{if(r<s)n(t.subarray(0,s-r))
r+=t.length
if(r>s)o?.()})}}),54959:((t,e,s)=>{s.d(e,{V:()=>searchRepositories,t:()=>searchIssues})
var n=s(28942)
const o=n.object({items:n.array(n.object({number:n.number().int().positive(),title:n.string(),repository_url:n.string(),pull_request:n.unknown().optional()}))}).readonly()
const r=n.object({items:n.array(n.object({full_name:n.string(),description:n.string().nullable()}))}).readonly()
const i=100
const a=10
async function searchIssues(t,e,{query:s,most:n}){const r=await pages(n,async n=>{const r=`repo:${e} ${s}`
const a={q:r,sort:"created",order:"asc",per_page:i,page:n}
return o.parse(await t("issues",a)).items})
const isOwn=t=>t.toLowerCase().endsWith(`/repos/${e.toLowerCase()}`)
return r.filter(({repository_url:t})=>isOwn(t)).map(({number:t,title:e,pull_request:s})=>({number:t,title:e,isPull:s!==void 0}))}async function searchRepositories(t,{query:e,most:s}){const n=await pages(s,async s=>r.parse(await t("repositories",{q:e,per_page:i,page:s})).items)
return n.map(({full_name:t,description:e})=>({name:t,description:e??""}))}async function pages(t,e){const s=[]
for(let n=1;n<=a&&s.length<=t;n++){const t=await e(n)
s.push(...t)
if(t.length<i)break}return s}}),91895:((t,e,s)=>{s.r(e)
s.d(e,{fileItems:()=>fileItems,list:()=>list,todoItems:()=>todoItems})
var n=s(65466)
var o=s(15768)
var r=s(93740)
var i=s(54959)
var a=s(98664)
var c=s(22499)
var u=s(94869)
var l=s(57974)
var p=s(81031)
var d=s(22911)
var m=s(97167)
async function list(t,e){const s=(0,p.readInputsWithoutModel)(e.settings)
const n=(0,d.E1)(s.list??"")
if(!n)throw new a.vC("config","The input `list` is empty.",{hint:`Give it ${d.rH}.`})
const o=s["max-items"]
const r=await itemsOf(t,e,{query:n,most:o})
const i=r.slice(0,o)
const c=r.length>o?", and there are more: see `max-items`":""
const m=`Listed ${(0,u.U9)(i.length,"item")}${c}`;(0,l.printNotice)(`${m}.`)
return{outcome:i.length>0?"answered":"no-op",reason:m,count:i.length,matrix:(0,d.lQ)(i)}}async function itemsOf(t,{github:e,job:s},{query:n,most:o}){const r={workspace:s.workspace,environment:(0,m._K)(t.env),signal:t.signal}
const search=async(t,s)=>(await e.request("GET /search/{what}",{what:t,...s})).data
switch(n.kind){case"issues":{const t=`${s.repository.owner}/${s.repository.name}`
const e=await(0,i.t)(search,t,{query:n.search,most:o})
return e.map(({number:t,title:e,isPull:s})=>(0,d.eF)(t,e,s))}case"repositories":{const t=await(0,i.V)(search,{query:n.search,most:o})
return t.map(({name:t,description:e})=>(0,d.LV)({item:t,kind:"repository",title:e}))}case"todos":return todoItems(r)
case"files":return fileItems(r,n.glob)
case"calls":throw new a.vC("config","`list: calls` works with `mode: sweep` only.",{hint:"Set `mode: sweep`."})}}async function todoItems(t){const e=await gitOutput(t,["grep","-z","-n","-I","-w","-e","TODO","-e","FIXME","HEAD","--"])
const s=e.split("\n").flatMap(t=>todoIn(t))
return[...new Map(s.toReversed().map(t=>[t.key,t])).values()].toReversed()}function todoIn(t){const[,e="",s="",n=""]=/^HEAD:([^\0]+)\0(\d+)\0(.*)$/s.exec(t)??[]
if(!isPlain(e))return[]
const o=n.slice(Math.max(0,n.search(/\b(?:TODO|FIXME)\b/)))
return[(0,d.LV)({item:`${e}:${s}`,kind:"todo",path:e,title:o,sameness:`${e}\0${n.trim()}`})]}async function fileItems(t,e){const s=(0,r.h)(e)
const n=(await gitOutput(t,["ls-tree","-r","-z","HEAD"])).split("\0")
const o=n.flatMap(t=>/^100\d{3} blob \w+\t(.+)$/s.exec(t)?.[1]??[])
return o.filter(t=>isPlain(t)&&s.test(t)).map(t=>(0,d.LV)({item:t,kind:"file",path:t,title:t}))}function isPlain(t){return/^(?!-)[\p{L}\p{N}_ .@+/()[\]~,=-]{1,300}$/u.test(t)}const f=32*1024*1024
async function gitOutput({workspace:t,environment:e,signal:s},r){const i=n.O8.flatMap(t=>["-c",t])
const a={...(0,n.l7)({folder:t,environment:e}),...(0,c.f7)()}
const u={cwd:t,environment:a,signal:s}
const l=await(0,o.m)((0,c.CA)("git"),[...i,...r],{...u,maxBytes:f})
s.throwIfAborted()
if(l.exitCode===0||l.isCut||l.exitCode===1&&l.stderr==="")return l.stdout.toString()
throw(0,n.NO)(r,l.stderr)}})}

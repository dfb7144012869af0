export const id=5100
export const ids=[5100]
export const modules={95100:((e,n,t)=>{t.r(n)
t.d(n,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var r=t(77598)
var s=t(37067)
var o=t(14549)
var i=t(8900)
var a=t(87789)
async function openVisualizer(e=()=>o.Sh){const n=[]
const t=new Map
let r=0
const observe=e=>({onEvent(n){e.push(n)
r+=1}})
const s=await servePage({version:()=>String(r),log:()=>({events:n,subAgents:t,usage:(0,a.pj)(e())}),facts:()=>{}})
const subAgent=e=>{const n=t.get(e)??[]
t.set(e,n)
return observe(n)}
return{...s,...observe(n),subAgent:subAgent}}async function servePage(e){const n=`/${(0,r.randomBytes)(16).toString("hex")}/`
let t=""
const o=(0,s.createServer)((r,s)=>send(s,answerTo(r,t,n,e)))
await new Promise(e=>o.listen(0,"127.0.0.1",e))
o.unref()
const i=o.address()
t=`127.0.0.1:${typeof i==="object"?i?.port:""}`
return{url:`http://${t}${n}`,close:()=>new Promise(e=>{o.close(()=>e())
o.closeAllConnections()})}}function answerTo({url:e,headers:n,method:t},r,s,o){if(n.host!==r)return plain(421,"This is not the name of this server.\n")
if(t!=="GET")return plain(405,"Only GET.\n")
if(e===`${s}version`)return plain(200,o.version())
if(e!==s)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,i.Cf)(o.log(),o.facts(),e=>e,!0)}}function plain(e,n){return{status:e,type:"text/plain",body:n}}function send(e,{status:n,type:t,body:r}){e.writeHead(n,{"content-type":`${t}; charset=utf-8`,"content-security-policy":`${(0,i.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
e.end(r)}})}

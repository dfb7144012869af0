export const id=3992
export const ids=[3992]
export const modules={73992:((e,t,s)=>{s.d(t,{AgentServer:()=>AgentServer,y:()=>ServerFault,deleteConversation:()=>deleteConversation})
var n=s(28942)
var a=s(37428)
var r=s(98664)
var o=s(80292)
var i=s(94869)
var c=s(77030)
function serverAddress(e){const t=URL.parse(e.endsWith("/")?e:`${e}/`)
if(!t||!/^https?:$/.test(t.protocol)||t.username!==""||t.password!=="")throw new r.vC("config","The address of the agent server must be a URL that starts with http:// or https://.")
if(t.search!==""||t.hash!=="")throw new r.vC("config","The address of the agent server must not contain `?` or `#`.")
if(t.protocol==="https:"||isNear(t.hostname))return t
throw new r.vC("config","What the agent server gets would be sent without encryption.",{hint:"Use https://, or reach the server on a private network or through a tunnel."})}function isNear(e){const t=e.replace(/^\[(.*)\]$/,"$1")
const s=(0,c.isIP)(t)
if(s===0)return/^(?:[^.]+|.+\.(?:local|internal))$/.test(e)
const n=new c.BlockList
for(const[e,t]of u)n.addSubnet(e,t,(0,c.isIP)(e)===6?"ipv6":"ipv4")
return n.check(t,s===6?"ipv6":"ipv4")}const u=[["127.0.0.0",8],["10.0.0.0",8],["172.16.0.0",12],["192.168.0.0",16],["::1",128],["fc00::",7],["fe80::",10]]
class ServerFault extends r.vC{status
constructor(e,t,s){super("config",t,{...s,isLasting:isFinal(e)})
this.status=e}}const h={json:64*1024*1024,refusal:1024*1024,quote:300}
const d={request:6e4,outage:12e4,first:3e4,pause:250,longestPause:1e4}
const l=1024*1024
const f=256*1024
const w=n.object({version:n.string().max(100),usable_tools:n.array(n.string()).readonly().default([])}).readonly()
const p=n.object({exit_code:n.int().nullable(),stdout:n.string().nullish(),stderr:n.string().nullish()}).readonly()
const y=n.object({detail:n.unknown()})
class AgentServer{url
world
#e
#t=!1
#s="unknown"
returns=0
constructor({url:e,key:t},s){this.url=serverAddress(e)
this.#e=t
this.world=s}async info(e){const t=await this.ask({method:"GET",path:"server_info",isRepeatable:!0,signal:e},w)
await this.ask({method:"GET",path:"api/conversations/count",isRepeatable:!0,signal:e},n.unknown())
return t}async ask(e,t){const s=e.body===void 0?{}:jsonBody(e.body)
const n=await this.#n(e,s,h.json)
const c=t.safeParse((0,o.dn)((new TextDecoder).decode(n)))
if(c.success)return c.data
throw new r.vC("config",`The agent server gave an invalid answer to ${e.method} /${e.path}.`,{quote:(0,i.TN)(a.S1(c.error),h.quote),hint:"Check that the address is that of an OpenHands agent server."})}async execute(e,t,s){const n="api/bash/execute_bash_command"
const a=t*1e3+d.request
const r={method:"POST",path:n,body:{command:e,timeout:t},patienceMs:a,signal:s}
const{exit_code:o,stdout:i,stderr:c}=await this.ask(r,p)
return{exitCode:o??-1,stdout:i??"",stderr:c??""}}async upload(e,t,s){const n=d.request+t.size/f*1e3
const a={method:"POST",path:"api/file/upload",query:{path:e},isRepeatable:!0,patienceMs:n,signal:s}
const r=new FormData
r.set("file",t,"file")
await this.#n(a,t.size<l?await atOnce(r):{body:r},h.json)}async download(e,t,s){const n={method:"GET",path:"api/file/download",query:{path:e},isRepeatable:!0,signal:s}
try{return await this.#n(n,{},t)}catch(e){if(e instanceof ServerFault&&e.status===404)return
throw e}}get authentication(){return JSON.stringify({type:"auth",session_api_key:this.#e??""})}async#n(e,t,s){const{signal:n}=e
const{sleep:a,random:r}=this.world
for(let[o,i]=[0,d.pause];;i=Math.min(i*2,d.longestPause)){const c=Date.now()
try{const n=await this.#a(e,t,s)
if(this.#t)this.returns+=1
this.#t=!1
return n}catch(t){n.throwIfAborted()
o+=Date.now()-c
if(!mayRepeat(t,e))throw t
if(o>=this.#r){if(this.#s==="unknown")this.#s="none"
throw t}this.#t=!0
const s=i*(.75+r()/2)
o+=s
await a(s,n)}}}get#r(){return{unknown:d.first,there:d.outage,none:0}[this.#s]}async#a(e,t,s){const n=Math.min(d.request,this.#r||d.first)
const{method:a,path:o,query:c={},signal:u,patienceMs:l=n}=e
const f=new URL(o,this.url)
f.search=new URLSearchParams(c).toString()
const w={...Object(t.headers),...this.#e!==void 0&&{"X-Session-API-Key":this.#e}}
const p=AbortSignal.any([u,AbortSignal.timeout(Math.ceil(l))])
try{const e=await this.world.fetch(f,{...t,method:a,headers:w,redirect:"manual",signal:p})
this.#s="there"
const n=await bodyOf(e,e.ok?s:h.refusal)
if(e.ok)return n
throw refusal(e.status,`${a} /${o}`,n)}catch(e){u.throwIfAborted()
if(e instanceof r.vC)throw e
const t=`${a} /${o}: ${(0,i.TN)(reasonOf(e),h.quote)}`
throw new ServerFault(0,"The agent server did not answer.",{quote:t,cause:e,hint:"Check its address, and that it runs."})}}}function jsonBody(e){return{body:JSON.stringify(e),headers:{"Content-Type":"application/json"}}}async function atOnce(e){const t=new Response(e)
const s={"Content-Type":t.headers.get("Content-Type")??""}
return{body:await t.arrayBuffer(),headers:s}}async function bodyOf(e,t){const s=[]
let n=0
for await(const a of e.body??[]){n+=a.length
if(n>t)throw new r.vC("config","The agent server sent more than can be taken.",{isLasting:!0})
s.push(a)}return Buffer.concat(s,n)}function refusal(e,t,s){const n=y.safeParse((0,o.dn)((new TextDecoder).decode(s))).data?.detail
const a=typeof n==="string"?n:n===void 0?"":JSON.stringify(n)
const r=`${t} was answered with ${e}${a===""?"":`: ${(0,i.TN)(a,h.quote)}`}`
if(e===401||e===403)return new ServerFault(e,"The agent server refused the key.",{quote:r,hint:"Check its session key."})
if(e>=300&&e<400)return new ServerFault(e,"The agent server sends requests elsewhere.",{quote:r,hint:"Give its final address. The key is sent to no other."})
return new ServerFault(e,"The agent server refused a request.",{quote:r})}function isFinal(e){return e>=300&&e<500&&e!==408&&e!==425&&e!==429}const v=/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/
function mayRepeat(e,{isRepeatable:t=!1}){if(!(e instanceof ServerFault)||isFinal(e.status))return!1
return t||e.status===429||e.status===503||e.status===0&&v.test(reasonOf(e.cause))}function reasonOf(e){if(!(e instanceof Error))return String(e)
const t="code"in e?`${e.code} `:""
return`${t}${e.message}${e.cause===void 0?"":` (${reasonOf(e.cause)})`}`}async function deleteConversation(e,t,s){try{await e.ask({method:"DELETE",path:`api/conversations/${t}`,isRepeatable:!0,signal:s},n.unknown())}catch(e){if(!(e instanceof ServerFault&&e.status===404))throw e}}})}

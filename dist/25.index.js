export const id=25
export const ids=[25]
export const modules={25:((t,e,n)=>{n.r(e)
n.d(e,{askAgent:()=>askAgent,generateTitle:()=>generateTitle})
var o=n(98664)
var s=n(94869)
var a=n(88135)
var r=n(46032)
var i=n(68012)
var c=n(52333)
async function askAgent(t,e,{agent:n,signal:s,mask:c,onReply:l}){const g=withTurn((0,i.O)(t),(0,a.J1)("ask",{question:c(e)}))
const m=await n.model.complete({messages:g,tools:n.toolbox.schemas(),signal:s,onLost:l})
l(m)
const h=c((0,r.wh)(m.message.content)).trim()
if(h==="")throw new o.vC("model","The model did not answer the question in words.",{hint:"Ask again."})
return h}function withTurn(t,e){const n=t.at(-1)
if(n?.role!=="user")return[...t,{role:"user",content:[(0,r.Qq)(e)]}]
return[...t.slice(0,-1),{...n,content:[...n.content,(0,r.Qq)(e)]}]}const l=1e3
async function generateTitle(t,e,n){const a=t.find(c.ks)
const i=a?.kind==="MessageEvent"?(0,r.wh)(a.llm_message.content):""
if(i.trim()==="")throw new o.vC("config","A conversation in which nothing was asked has no title.")
const g=(0,s.GH)(i,l)
const m=await modelTitle(g,e,n)
return(0,s.TN)(m,e)||(0,s.TN)(g,e)}async function modelTitle(t,e,{agent:n,signal:o,mask:s,onReply:i}){const c=[(0,r.Qq)((0,a.J1)("title",{request:t,length:String(e)}))]
try{const{smallModel:t=n.model}=n
const e=await t.complete({messages:[{role:"user",content:c}],tools:[],signal:o,onLost:i})
i(e)
return s((0,r.wh)(e.message.content))}catch{o.throwIfAborted()
return""}}})}

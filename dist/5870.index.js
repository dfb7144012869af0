export const id=5870
export const ids=[5870]
export const modules={65870:((e,t,r)=>{r.r(t)
r.d(t,{LEDGER:()=>c,LEDGER_FILE:()=>g,changeLedger:()=>changeLedger,countRun:()=>countRun,readLedger:()=>readLedger})
var n=r(98664)
var a=r(57974)
var s=r(2801)
var o=r(59766)
var d=r(99217)
var i=r(1176)
const c={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const g="work/ledger.json"
const f=10
const h=300
async function changeLedger(e,t){const{sleep:r,newId:a,random:d,signal:u}=e.world
for(let n=1;n<=f;n+=1){const f=(0,i.Ch)({...e,name:c})
if(!f)return
const w=await f.read()
const l=ledgerIn(w)
const v=JSON.stringify(t(l))
if(v===JSON.stringify(l))return
const p=Buffer.from(v)
const y=w.status==="found"?w.manifest:(0,s.yz)(a())
const L=[{path:g,stamp:(0,o.sc)(p),read:()=>p}]
if((await f.write({manifest:y,files:L})).status==="saved")return
await r(h*n*d(),u)}throw new n.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:e,...t},r){try{await changeLedger({...t,repositoryId:e.repositoryId},e=>(0,d.Yq)(e,r))}catch(e){const{message:t}=(0,n.ec)(e)
if(!/\b403\b|denied/.test(t))(0,a.printNotice)(`This run is not in the totals of \`show --costs\`. ${t}`)}}function ledgerIn(e){return e.status==="found"?readLedger(e.files.get(g)?.toString()):d.wv}function readLedger(e){try{return e===void 0?d.wv:d.Oc.parse(JSON.parse(e))}catch(e){const t=`Delete the ref ${c.ref} to begin the totals again.`
throw new n.vC("git","The totals of runs are damaged, or were written by another version.",{hint:t,cause:e})}}})}

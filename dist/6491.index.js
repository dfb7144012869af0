export const id=6491
export const ids=[6491]
export const modules={86491:((e,t,o)=>{o.r(t)
o.d(t,{withCompletionLog:()=>withCompletionLog})
var r=o(98664)
function withCompletionLog(e,t){const{name:o}=e
return Object.freeze({name:o,get features(){return e.features},async complete(r){try{const n=await e.complete(r)
record(t,o,r,{reply:n})
return n}catch(e){record(t,o,r,{error:describe(e)})
throw e}}})}function record(e,t,{messages:o,tools:r,stop:n},s){const a=e.now()
const c=JSON.stringify({model:t,timestamp:a.toISOString(),request:{messages:o,tools:r,stop:n},...s},null,1)
e.write(fileName(t,a,e.random(),"error"in s),e.mask(c))}function fileName(e,t,o,r){const n=e.replaceAll("/","__").replaceAll(/[^\w.-]/g,"_").slice(0,100)
const s=Math.floor(t.getTime()/1e3)
const a=Math.floor(o*65536).toString(16).padStart(4,"0")
return`${n}-${s}-${a}${r?"-error":""}.json`}function describe(e){if(!(e instanceof Error))return{message:String(e)}
const{name:t,message:o,cause:n}=e
const s=e instanceof r.vC?{hint:e.hint,reason:e.reason}:{}
return{name:t,message:o,...s,...n instanceof Error&&{cause:`${n.name}: ${n.message}`}}}})}

export const id=9454
export const ids=[9454]
export const modules={89454:((t,e,s)=>{s.d(e,{applyFeatures:()=>applyFeatures,carryOutDeferred:()=>carryOutDeferred})
var n=s(98470)
async function carryOutDeferred(t,e,s){for(const a of t){const t=await a.load()
if(!t.carryOut)continue
const{found:o,results:r}=await t.carryOut(e,s)
return{facts:(0,n.xS)(a.name,t,o),results:r}}return{facts:{},results:s.map(()=>"not done: this version cannot do it")}}async function applyFeatures(t,e,{kept:s,...a}){const o=t.filter(({name:t})=>s[t]!==void 0)
const r=await(0,n.al)(o,async({name:t,load:o})=>{const r=await o()
return r.apply?(0,n.xS)(t,r,await r.apply(e,s[t],a)):{}})
return(0,n.oR)(r)}}),98470:((t,e,s)=>{s.d(e,{Q7:()=>isUsefulWithoutFiles,Qe:()=>openFeatures,Y5:()=>checkFeatures,_o:()=>withheldParts,al:()=>inOrder,gK:()=>closeTools,oR:()=>joined,tg:()=>localInputs,xS:()=>factsOf})
var n=s(98664)
async function openFeatures(t,{settings:e},{start:s,...n}){const o=t.filter(t=>t.isWanted(e,n))
if(o.length===0)return a
const r=await s()
const i=await Promise.allSettled(o.map(async t=>bind(t.name,await t.load(),r)))
const c=i.flatMap(t=>t.status==="fulfilled"?[t.value]:[])
const l=i.find(t=>t.status==="rejected")
if(l){await closeAll(c,{isOver:!0})
throw l.reason}return{checkouts:c.flatMap(({checkouts:t})=>t),task:c.flatMap(({task:t})=>t),tools:c.flatMap(({tools:t})=>t),toolSettings:merged(c.map(({toolSettings:t})=>t)),finishSchema:c.map(({finishSchema:t})=>t).find(t=>t!==void 0),finish:t=>c.map(({finish:e})=>e(t)).find(t=>t!==void 0),judge:async t=>together(await inOrder(c,({judge:e})=>e(t))),requirePush:async t=>void await inOrder(c,({requirePush:e})=>e(t)),close:t=>closeAll(c,t)}}async function checkFeatures(t,{settings:e},s){const n=t.filter(t=>t.isWanted(e,{had:[],work:s}))
for(const t of n)(await t.load()).check?.(e)}function isUsefulWithoutFiles(t,{settings:e}){return t.some(t=>t.isUsefulWithoutFiles&&t.isWanted(e,{had:[],work:"change"}))}function withheldParts(t,{settings:e}){return t.flatMap(t=>t.withheld?.(e)??[])}async function closeTools({tools:t,features:e}){let s=!1
try{s=await t.close()===void 0}finally{await e.close({isOver:s})}}function localInputs(t,{settings:e}){const s=t.filter(({isForServer:t})=>!t)
return merged(s.map(({inputs:t})=>e.changedIn(t)))}const a={checkouts:[],task:[],tools:[],toolSettings:{},finishSchema:void 0,finish:()=>{},judge:async()=>together([]),requirePush:async()=>{},close:async()=>{}}
async function bind(t,e,s){const n=await(e.open?.(s))
return{checkouts:e.checkouts?.(n)??[],task:e.words?.(n).task??[],tools:e.tools?.(n)??[],toolSettings:e.toolSettings?.(n)??{},finishSchema:e.finishSchema?.(n),finish:t=>e.finish?.(n,t),judge:s=>orBroken(async()=>judged(t,e,await(e.judge?.(n,s)))),requirePush:async t=>e.requirePush?.(n,t),close:async t=>e.close?.(n,t)}}function judged(t,e,s){return{facts:()=>factsOf(t,e,s),settle:n=>orBroken(async()=>judged(t,e,e.settle?await e.settle(s,n):s))}}function factsOf(t,{facts:e},s){const{kept:n,...a}=e?.(s)??{}
return{...a,...n!==void 0&&{kept:{[t]:n}}}}async function orBroken(t){return t().catch(t=>{const e={facts:()=>({evidence:[{kind:"failed",fault:(0,n.ec)(t)}]}),settle:async()=>e}
return e})}function together(t){return{facts:()=>joined(t.map(({facts:t})=>t())),settle:async e=>together(await inOrder(t,({settle:t})=>t(e)))}}function joined(t){const e=t.flatMap(t=>t.kept?[t.kept]:[])
return{...e.length>0&&{kept:merged(e)},evidence:t.flatMap(({evidence:t=[]})=>t),sections:t.flatMap(({sections:t=[]})=>t),outputs:merged(t.map(({outputs:t={}})=>t)),page:merged(t.map(({page:t={}})=>t)),references:t.flatMap(({references:t=[]})=>t),steps:t.flatMap(({steps:t=[]})=>t),deferred:t.flatMap(({deferred:t=[]})=>t)}}async function closeAll(t,e){const s=await Promise.allSettled(t.map(({close:t})=>t(e)))
const n=s.find(t=>t.status==="rejected")
if(n)throw n.reason}function merged(t){return Object.assign({},...t)}async function inOrder(t,e){const s=[]
for(const n of t)s.push(await e(n))
return s}})}

export const id=9454
export const ids=[9454]
export const modules={89454:((t,e,s)=>{s.d(e,{applyFeatures:()=>applyFeatures,carryOutDeferred:()=>carryOutDeferred})
var a=s(98664)
var n=s(98470)
async function carryOutDeferred(t,e,s){const a=t.find(({asksPeople:t})=>t)
const o=await(a?.load())
if(!a||!o?.carryOut)return{facts:{},results:s.map(()=>"not done: this version cannot do it")}
const{found:r,results:i}=await o.carryOut(e,s)
return{facts:(0,n.xS)(a.name,o,r),results:i}}async function applyFeatures(t,e,{kept:s,...o}){const r=t.filter(({name:t})=>s[t]!==void 0)
const i=await(0,n.al)(r,async({name:t,load:r})=>{try{const a=await r()
return a.apply?(0,n.xS)(t,a,await a.apply(e,s[t],o)):{}}catch(t){return{evidence:[{kind:"failed",fault:(0,a.ec)(t)}]}}})
return(0,n.oR)(i)}}),98470:((t,e,s)=>{s.d(e,{Q7:()=>isUsefulWithoutFiles,Qe:()=>openFeatures,Y5:()=>checkFeatures,_o:()=>withheldParts,al:()=>inOrder,gK:()=>closeTools,oR:()=>joined,tg:()=>localInputs,xS:()=>factsOf})
var a=s(98664)
async function openFeatures(t,{settings:e},{start:s,...a}){const o=t.filter(t=>t.isWanted(e,a))
if(o.length===0)return n
const r=await s()
const i=await Promise.allSettled(o.map(async t=>bind(t.name,await t.load(),r)))
const c=i.flatMap(t=>t.status==="fulfilled"?[t.value]:[])
const l=i.find(t=>t.status==="rejected")
if(l){await closeAll(c,{isOver:!0})
throw l.reason}return{checkouts:c.flatMap(({checkouts:t})=>t),task:c.flatMap(({task:t})=>t),tools:c.flatMap(({tools:t})=>t),toolSettings:merged(c.map(({toolSettings:t})=>t)),finishSchema:c.map(({finishSchema:t})=>t).find(t=>t!==void 0),finish:t=>c.map(({finish:e})=>e(t)).find(t=>t!==void 0),judge:async t=>together(await inOrder(c,({judge:e})=>e(t))),requirePush:async t=>void await inOrder(c,({requirePush:e})=>e(t)),close:t=>closeAll(c,t)}}async function checkFeatures(t,{settings:e},s){const a=t.filter(t=>t.isWanted(e,{had:[],work:s}))
for(const t of a)(await t.load()).check?.(e)}function isUsefulWithoutFiles(t,{settings:e}){return t.some(t=>t.isUsefulWithoutFiles&&t.isWanted(e,{had:[],work:"change"}))}function withheldParts(t,{settings:e}){return t.flatMap(t=>t.withheld?.(e)??[])}async function closeTools({tools:t,features:e}){let s=!1
try{s=await t.close()===void 0}finally{await e.close({isOver:s})}}function localInputs(t,{settings:e}){const s=t.filter(({isForServer:t})=>!t)
return merged(s.map(({inputs:t})=>e.changedIn(t)))}const n={checkouts:[],task:[],tools:[],toolSettings:{},finishSchema:void 0,finish:()=>{},judge:async()=>together([]),requirePush:async()=>{},close:async()=>{}}
async function bind(t,e,s){const a=await(e.open?.(s))
return{checkouts:e.checkouts?.(a)??[],task:e.words?.(a).task??[],tools:e.tools?.(a)??[],toolSettings:e.toolSettings?.(a)??{},finishSchema:e.finishSchema?.(a),finish:t=>e.finish?.(a,t),judge:s=>orBroken(async()=>judged(t,e,await(e.judge?.(a,s)))),requirePush:async t=>e.requirePush?.(a,t),close:async t=>e.close?.(a,t)}}function judged(t,e,s){return{facts:()=>factsOf(t,e,s),settle:a=>orBroken(async()=>judged(t,e,e.settle?await e.settle(s,a):s))}}function factsOf(t,{facts:e},s){const{kept:a,...n}=e?.(s)??{}
return{...n,...a!==void 0&&{kept:{[t]:a}}}}async function orBroken(t){return t().catch(t=>{const e={facts:()=>({evidence:[{kind:"failed",fault:(0,a.ec)(t)}]}),settle:async()=>e}
return e})}function together(t){return{facts:()=>joined(t.map(({facts:t})=>t())),settle:async e=>together(await inOrder(t,({settle:t})=>t(e)))}}function joined(t){const e=t.flatMap(t=>t.kept?[t.kept]:[])
return{...e.length>0&&{kept:merged(e)},evidence:t.flatMap(({evidence:t=[]})=>t),sections:t.flatMap(({sections:t=[]})=>t),outputs:merged(t.map(({outputs:t={}})=>t)),page:merged(t.map(({page:t={}})=>t)),references:t.flatMap(({references:t=[]})=>t),steps:t.flatMap(({steps:t=[]})=>t),deferred:t.flatMap(({deferred:t=[]})=>t)}}async function closeAll(t,e){const s=await Promise.allSettled(t.map(({close:t})=>t(e)))
const a=s.find(t=>t.status==="rejected")
if(a)throw a.reason}function merged(t){return Object.assign({},...t)}async function inOrder(t,e){const s=[]
for(const a of t)s.push(await e(a))
return s}})}

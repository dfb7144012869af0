export const id=2290
export const ids=[2290]
export const modules={42290:((e,n,s)=>{s.r(n)
s.d(n,{condenseOnRequest:()=>condenseOnRequest})
var t=s(54847)
var r=s(68012)
var o=s(3113)
var a=s(98664)
var i=s(94869)
var d=s(88135)
async function condenseOnRequest({run:e,conversation:n,signal:s,deadline:t}){if(!e.memory.isResumed)return{end:c,finalResponse:(0,d.J1)("condense-nothing")}
if(n.state.status==="waiting_for_confirmation")return{end:c,finalResponse:(0,d.J1)("condense-waiting")}
const r=sizeOf(n)
try{await n.condense(AbortSignal.any([s,t]))}catch(e){if(s.aborted)return{end:{status:"interrupted",reason:s.reason}}
if(t.aborted)return{end:{status:"deadline"}}
return{end:c,finalResponse:(0,d.J1)("condense-not",{why:(0,a.ec)(e).message})}}const o=sizeOf(n)
return{end:c,finalResponse:(0,d.J1)("condense-done",{before:(0,i.vP)(r),after:(0,i.vP)(o)})}}const c={status:"finished"}
function sizeOf({log:e}){return(0,t.bP)((0,r.O)((0,o.du)(e.branch())),[])}})}

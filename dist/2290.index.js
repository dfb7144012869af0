export const id=2290
export const ids=[2290]
export const modules={42290:((e,n,t)=>{t.r(n)
t.d(n,{condenseNow:()=>condenseNow})
var s=t(54847)
var r=t(68012)
var o=t(3113)
var a=t(98664)
var d=t(94869)
var i=t(88135)
async function condenseNow({run:e,conversation:n,signal:t,deadline:s}){if(!e.memory.isResumed)return{end:c,said:(0,i.J1)("condense-nothing")}
if(n.state.status==="waiting_for_confirmation")return{end:c,said:(0,i.J1)("condense-waiting")}
const r=sizeOf(n)
try{await n.condense(AbortSignal.any([t,s]))}catch(e){if(t.aborted)return{end:{status:"interrupted",reason:t.reason}}
if(s.aborted)return{end:{status:"deadline"}}
return{end:c,said:(0,i.J1)("condense-not",{why:(0,a.ec)(e).message})}}const o=sizeOf(n)
return{end:c,said:(0,i.J1)("condense-done",{before:(0,d.vP)(r),after:(0,d.vP)(o)})}}const c={status:"finished"}
function sizeOf({log:e}){return(0,s.bP)((0,r.O)((0,o.du)(e.branch())),[])}})}

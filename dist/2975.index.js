export const id=2975
export const ids=[2975]
export const modules={22975:((e,t,r)=>{r.r(t)
r.d(t,{requestNow:()=>requestNow})
var n=r(89812)
var o=r(11166)
var i=r(33737)
var s=r(88135)
var d=r(22440)
var u=r(99152)
async function requestNow(e){const{connection:t,given:r,reread:s}=e
const{github:d,job:u}=t
if(r.decision)return
const c=await(0,o.yy)((0,n.n)(d,u.repository),r)
if(!c?.editor)return{trigger:r,note:noted("request-edited-unknown",r)}
const a=s(c.body)
if(a.status==="ignored"||a.decision)return"withdrawn"
if(a.request===r.request&&a.kind===r.kind)return
if(c.editor==="author")return{trigger:a,note:noted("request-edited",a)}
const{editor:w}=c
const f=(0,i.aY)(w.login)
if(await isRefused(e,a,w))return{trigger:r,note:noted("request-edited-by-other",r,{who:f})}
const g={...a,actors:[...a.actors,w]}
return{trigger:g,note:noted("request-edited-by",a,{who:f})}}async function isRefused({world:e,connection:t},r,n){return await(0,d.f)(e,t,{...r,actors:[n]})!==void 0}function noted(e,{request:t},r={}){return(0,s.J1)(e,{words:(0,i.$E)(u.Oy,t),...r})}})}

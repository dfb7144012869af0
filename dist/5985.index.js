export const id=5985
export const ids=[5985]
export const modules={75985:((e,o,t)=>{t.r(o)
t.d(o,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var n=t(94869)
var s=t(33737)
var d=t(88135)
function noteUncopied({notes:e},o,t=0){if(o.length>0)e.add((0,d.J1)("work-not-copied",{files:lostNamed(o,t)}))}const c=10
function lostNamed(e,o=0){const t=e.slice(0,c).map(({path:e,size:o,why:t})=>`${(0,s.aY)(e)} (${o>0?`${(0,n.lP)(o)}: `:""}${t})`)
const d=e.length-t.length+o
return[...t,...d>0?[`${d} more`]:[]].join(", ")}})}

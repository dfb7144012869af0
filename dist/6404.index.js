export const id=6404
export const ids=[6404]
export const modules={86404:((e,n,t)=>{t.d(n,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var i=t(63697)
var s=t(94869)
var l=t(23565)
async function finalAnswer(e,{isTitled:n,template:t}){const{answer:l,filled:r,isFilled:o}=await fill(e,t)
const{title:d,rest:a}=(0,i.Gr)(l)
const c=d===void 0?void 0:(0,s.f6)(d)
return{whole:e,title:c,commitTitle:n?c:void 0,rest:a,filled:r,isFilled:o}}async function fill(e,n){if(!n)return{answer:e,filled:"",isFilled:!1}
const{fillTemplate:i,splitAnswer:s}=await t.e(6111).then(t.bind(t,6111))
const{answer:l,sections:r}=s(e,n)
const o=r.length>0
return{answer:o?l:e,filled:i(n,r),isFilled:o}}function shownAnswer({whole:e,title:n,commitTitle:t,rest:s,isFilled:r},{kept:o,opened:{pullRequest:d,proposeUrl:a}}){const c=o.kind==="branch"&&t!==void 0
const w=r&&(d?.isNew===!0||a!==void 0)
if(!(0,l.H)(s)||!c&&!w)return e
if(w)return c||n===void 0?s:`# ${n}\n\n${s}`
return(0,i.Gr)(e).rest}})}

export const id=4946
export const ids=[4946]
export const modules={84946:((e,r,t)=>{t.d(r,{findEarlierReview:()=>findEarlierReview,m:()=>reviewMarkerOf,resultOfEarlierReview:()=>resultOfEarlierReview})
var n=t(28942)
var i=t(89812)
var o=t(95164)
var s=t(25816)
var a=t(98664)
var c=t(88135)
var u=t(29764)
var v=t(57974)
var l=t(7052)
var d=t(56172)
const f=n.object({body:n.string().nullish(),html_url:n.string(),commit_id:n.string().nullish(),state:n.string()})
const m={APPROVED:"APPROVE",CHANGES_REQUESTED:"REQUEST_CHANGES"}
async function findEarlierReview(e){const{github:r,job:t,trigger:n}=e
if(n.thread.type==="none")return
const s={pull_number:n.thread.number}
try{const{items:a}=await(0,o.n)((0,i.n)(r,t.repository),"/pulls/{pull_number}/reviews",s)
const c=a.map(e=>f.parse(e)).filter(({state:e})=>e!=="PENDING")
return c.flatMap(r=>givenIn(r,reviewMarkerOf(e),n.key))[0]}catch(e){(0,v.printNotice)(`It could not be checked whether this was reviewed before. ${(0,a.ec)(e).message}`)
return}}function reviewMarkerOf({settings:e,job:r,trigger:t}){const{owner:n,name:i}=r.repository
const o=t.thread.type==="none"?"":t.thread.number
return(0,s.vU)((0,l.ownSecret)(e)??"",`${n}/${i}#${o}`)}function givenIn({body:e,html_url:r,commit_id:t,state:n},i,o){const s=i.read(e??"",o)
if(!s)return[]
const{conversation:a,...c}=s
const u=m[n]??"COMMENT"
return[{conversation:a,facts:{...c,commit:t??"",verdict:u,url:r,unposted:""}}]}function resultOfEarlierReview({facts:e}){const r=(0,u.$Q)(e)
const t={...d.II,outcome:"answered",reason:r,hint:"",durationMs:0}
return{report:{...t,review:e,note:(0,c.J1)("review-given")},fault:void 0,conversationPath:""}}})}

export const id=450
export const ids=[450]
export const modules={23566:((e,t,n)=>{n.d(t,{Eu:()=>g,OB:()=>c,Sl:()=>l,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>_,ty:()=>readReview})
var s=n(28942)
var r=n(95164)
var i=n(12719)
var o=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login} editor{__typename login}"
const u="$owner:String!,$name:String!,$number:Int!,$before:String"
const d=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk\n        pullRequestReview{databaseId submittedAt}}}}}`
const l=`query Reviews(${u}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${d}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const c=`query OlderThreads(${u}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${d}\n  }}\n}`
const m={body:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:i.UM}
const b={...m,editor:i.UM.optional(),databaseId:s.number().int().nullable(),isMinimized:s.boolean(),viewerDidAuthor:s.boolean()}
const listOf=e=>s.object({totalCount:s.number().int().default(0),nodes:s.array(e.nullable()).readonly()})
const f=s.object({...b,state:s.string(),submittedAt:s.string().nullable()})
const p=s.object({...b,state:s.string(),createdAt:s.string(),diffHunk:s.string(),pullRequestReview:s.object({databaseId:s.number().int().nullable(),submittedAt:s.string().nullable()}).nullish()})
const w=s.object({isResolved:s.boolean(),isOutdated:s.boolean(),path:s.string(),line:s.number().int().nullable(),comments:listOf(p)})
const h=s.object({...m,state:s.string(),number:s.number().int(),title:s.string(),createdAt:s.string(),repository:s.object({nameWithOwner:s.string()})})
const v=listOf(w).extend({pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()})})
const g=s.object({repository:s.object({pullRequest:s.object({reviewThreads:v})})})
const _=s.object({repository:s.object({pullRequest:s.object({reviews:listOf(f),reviewThreads:v,closingIssuesReferences:listOf(h)})})})
const y={id:s.number().int(),body:s.string().nullish(),user:s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable(),author_association:s.string().default("NONE")}
const R=s.object({...y,state:s.string(),submitted_at:s.string().nullish()})
const A=s.object({...y,created_at:s.string(),updated_at:s.string(),diff_hunk:s.string(),path:s.string(),line:s.number().int().nullish(),in_reply_to_id:s.number().int().nullish(),pull_request_review_id:s.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const i=await(0,o.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,o.Fj)(e.user,i)})
const a=s.array(R).parse((await(0,r.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const u=s.array(A).parse((await(0,r.n)(e,"/pulls/{pull_number}/comments",n)).items)
const d=u.filter(({in_reply_to_id:e})=>e==null)
const l=new Map(a.map(({id:e,submitted_at:t})=>[e,t??null]))
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(d.map(e=>threadOf(e,u,{said:said,submitted:l}))),pageInfo:k},closingIssuesReferences:restList([])}}const k={hasPreviousPage:!1,startCursor:null}
function stateOf({state:e,submitted_at:t}){return{state:e,submittedAt:t??null}}function threadOf(e,t,{said:n,submitted:s}){const r=t.filter(({id:t,in_reply_to_id:n})=>t===e.id||n===e.id)
const i=e.line??null
return{isResolved:!1,isOutdated:i===null,path:e.path,line:i,comments:restList(r.map(e=>({...n(e),state:"SUBMITTED",createdAt:e.created_at,diffHunk:e.diff_hunk,pullRequestReview:reviewOf(e,s),lastEditedAt:e.updated_at===e.created_at?null:e.updated_at})))}}function reviewOf({pull_request_review_id:e},t){return e==null?null:{databaseId:e,submittedAt:t.get(e)??null}}function toldOf({id:e,body:t,user:n,author_association:s}){return{databaseId:e,body:t??"",author:n?.login??"ghost",authorAssociation:s,isMinimized:!1}}function restList(e){return{totalCount:e.length,nodes:e}}const O=s.object({id:s.number().int(),in_reply_to_id:s.number().int().nullish(),path:s.string(),body:s.string()})
async function restThreads(e,t){const{items:n}=await(0,r.n)(e,"/pulls/{pull_number}/comments",{pull_number:t})
const i=s.array(O).parse(n)
return i.filter(({in_reply_to_id:e})=>e==null).map(({id:e,path:t,body:n})=>({id:"",isResolved:!1,resolvedByUs:!1,path:t,comment:e,body:n,replies:i.filter(({in_reply_to_id:t})=>t===e).map(e=>e.body)}))}const I=s.object({state:s.string(),commit_id:s.string().nullable(),html_url:s.string(),user:s.object({id:s.number().int()}).nullable()})
async function readReview(e,t,n){const s={pull_number:t,review_id:n}
const r=await e.get("/pulls/{pull_number}/reviews/{review_id}",s).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{state:i,commit_id:o,html_url:a,user:u}=I.parse(r)
return{state:i,commit:o??"",url:a,userId:u?.id}}}),450:((e,t,n)=>{n.d(t,{readReviews:()=>readReviews})
var s=n(94869)
var r=n(68717)
var i=n(23566)
async function readReviews(e){const{client:t,repository:n,number:s}=e
try{const r=await t.graphql(i.Sl,{...n,number:s,before:null})
return toReviews(await withOlderThreads(i.oq.parse(r).repository.pullRequest,e),e,[])}catch{return byRest(e)}}const o=5
const a=30
async function withOlderThreads(e,t){const{client:n,repository:s,number:r}=t
const{reviewThreads:u}=e
let[{pageInfo:d},l]=[u,u.nodes]
let c=l
for(let e=1;e<a&&d.hasPreviousPage;e++){if(e>=o&&!isRequestCut(l,c,t))break
const a={...s,number:r,before:d.startCursor}
const u=await n.graphql(i.OB,a).catch(()=>{})
const m=i.Eu.safeParse(u).data?.repository.pullRequest.reviewThreads
if(!m)break
c=m.nodes
l=[...c,...l]
d=m.pageInfo}return{...e,reviewThreads:{...u,nodes:l,pageInfo:d}}}function isRequestCut(e,t,n){const{kind:s}=n.trigger.item
if(s!=="review"&&s!=="review-comment")return!1
const commentsIn=e=>e.flatMap(e=>e?.comments.nodes??[])
const r=reviewThatAsks(e.filter(e=>e!==null),n)
if(s==="review-comment"&&!commentsIn(e).some(e=>isRequest(e,n)))return!0
return commentsIn(t).some(e=>e?.pullRequestReview?.databaseId===r&&r!==void 0)}async function byRest(e){try{const t="It is unknown which review threads are resolved."
return toReviews(await(0,i.UT)(e.client,e.number),e,[t])}catch{const e=["The reviews could not be read from GitHub."]
return{reviews:[],threads:[],linked:[],omitted:0,notes:e}}}function isOfUse({isResolved:e,comments:t},n){if(t.nodes[0]?.state==="PENDING")return!1
return!e||t.nodes.some(e=>isRequest(e,n))}function toReviews(e,t,n){const s=e.reviews.nodes.filter(e=>e!==null&&e.body.trim()!=="")
const r=e.reviewThreads.nodes.filter(e=>e!==null&&isOfUse(e,t))
const i={...t,asking:reviewThatAsks(r,t)}
const o=s.flatMap(e=>keptReview(e,i))
const a=r.flatMap(e=>keptThread(e,i))
const u=r.reduce((e,t)=>e+t.comments.totalCount,0)
const d=a.reduce((e,t)=>e+t.comments.length,0)
const l=["review","review-comment"].includes(t.trigger.item.kind)?1:0
return{reviews:o,threads:a,linked:linkedIn(e,t),notes:[...n,...unread(e)],omitted:Math.max(s.length-o.length+u-d-l,0)}}function reviewThatAsks(e,t){const{item:n}=t.trigger
if(n.kind==="review")return n.id
const s=e.flatMap(({comments:e})=>e.nodes).find(e=>isRequest(e,t))
return s?.pullRequestReview?.databaseId??void 0}function unread({reviews:e,reviewThreads:t}){return[olderOf("review",e),olderOf("review thread",t)].flatMap(e=>e??[])}function olderOf(e,{totalCount:t,nodes:n}){const r=t-n.length
if(r<=0)return
return`${(0,s.U9)(r,`older ${e}`)} ${r===1?"was":"were"} not read.`}function keptReview(e,t){const{trigger:n,asking:s}=t
if(e?.submittedAt==null||e.databaseId===null)return[]
const{databaseId:i,submittedAt:o}=e
const a=i===s
const u=a&&n.item.kind==="review"
const d=a?(0,r.T2)(e,{createdAt:o}):(0,r.VM)({...e,createdAt:o,kind:"review",id:i},n)
if(u||!d)return[]
return[{...reviewPostOf(e,o,t),id:i,state:e.state.toLowerCase(),...a&&{isAsked:a}}]}function keptThread({path:e,line:t,comments:n},s){const[r]=n.nodes
const i=n.nodes.flatMap(e=>keptComment(e,s))
const o=n.nodes.some(e=>isRequest(e,s))
if(!r||i.length===0&&!o)return[]
return[{path:e,line:t,hunk:r.diffHunk,isAsked:o,comments:i}]}function isRequest(e,{trigger:{item:t}}){return t.kind==="review-comment"&&t.id===e?.databaseId}function keptComment(e,t){const{trigger:n,asking:s}=t
if(e?.databaseId==null||isRequest(e,t))return[]
const{databaseId:i,pullRequestReview:o}=e
const a=s!==void 0&&o?.databaseId===s
const u=laterOf(e.createdAt,o?.submittedAt??e.createdAt)
const d=a?(0,r.T2)(e,{createdAt:u}):(0,r.VM)({...e,createdAt:u,kind:"review-comment",id:i},n)
return d?[{...reviewPostOf(e,u,t),id:i,...a&&{isAsked:a}}]:[]}function laterOf(e,t){return Date.parse(e)<Date.parse(t)?t:e}function linkedIn({closingIssuesReferences:e},{repository:t,trigger:n}){const s=`${t.owner}/${t.name}`.toLowerCase()
return e.nodes.flatMap(e=>{if(e?.repository.nameWithOwner.toLowerCase()!==s||!(0,r.VM)(e,{createdAt:n.createdAt}))return[]
return[{...postFieldsOf(e,e.createdAt),number:e.number,title:e.title,state:e.state.toLowerCase()}]})}function reviewPostOf(e,t,{isOurs:n=()=>!0}){const s=e.viewerDidAuthor&&n(e.body)
return{...postFieldsOf(e,t),...s&&{isOwn:s}}}function postFieldsOf({body:e,author:t,authorAssociation:n,lastEditedAt:s},r){return{author:t,association:n,body:e,createdAt:r,editedAt:s??void 0}}})}

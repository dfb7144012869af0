export const id=3300
export const ids=[3300]
export const modules={23566:((e,t,n)=>{n.d(t,{Eu:()=>w,OB:()=>c,Sl:()=>u,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>y,ty:()=>readReview})
var r=n(28942)
var s=n(95164)
var o=n(12719)
var i=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!,$before:String"
const d=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk}}}}`
const u=`query Reviews(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${d}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const c=`query OlderThreads(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${d}\n  }}\n}`
const b={body:r.string(),lastEditedAt:r.string().nullable(),authorAssociation:r.string(),author:o.UM}
const m={...b,databaseId:r.number().int().nullable(),isMinimized:r.boolean(),viewerDidAuthor:r.boolean()}
const listOf=e=>r.object({totalCount:r.number().int().default(0),nodes:r.array(e.nullable()).readonly()})
const p=r.object({...m,state:r.string(),submittedAt:r.string().nullable()})
const h=r.object({...m,state:r.string(),createdAt:r.string(),diffHunk:r.string()})
const g=r.object({isResolved:r.boolean(),isOutdated:r.boolean(),path:r.string(),line:r.number().int().nullable(),comments:listOf(h)})
const f=r.object({...b,state:r.string(),number:r.number().int(),title:r.string(),createdAt:r.string(),repository:r.object({nameWithOwner:r.string()})})
const v=listOf(g).extend({pageInfo:r.object({hasPreviousPage:r.boolean(),startCursor:r.string().nullable()})})
const w=r.object({repository:r.object({pullRequest:r.object({reviewThreads:v})})})
const y=r.object({repository:r.object({pullRequest:r.object({reviews:listOf(p),reviewThreads:v,closingIssuesReferences:listOf(f)})})})
const _={id:r.number().int(),body:r.string().nullish(),user:r.object({login:r.string(),id:r.number().int(),type:r.string().optional()}).nullable(),author_association:r.string().default("NONE")}
const j=r.object({..._,state:r.string(),submitted_at:r.string().nullish()})
const $=r.object({..._,created_at:r.string(),updated_at:r.string(),diff_hunk:r.string(),path:r.string(),line:r.number().int().nullish(),in_reply_to_id:r.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const o=await(0,i.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,i.Fj)(e.user,o)})
const a=r.array(j).parse((await(0,s.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const l=r.array($).parse((await(0,s.n)(e,"/pulls/{pull_number}/comments",n)).items)
const d=l.filter(({in_reply_to_id:e})=>e==null)
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(d.map(e=>threadOf(e,l,said))),pageInfo:R},closingIssuesReferences:restList([])}}const R={hasPreviousPage:!1,startCursor:null}
function stateOf({state:e,submitted_at:t}){return{state:e,submittedAt:t??null}}function threadOf(e,t,n){const r=t.filter(({id:t,in_reply_to_id:n})=>t===e.id||n===e.id)
const s=e.line??null
return{isResolved:!1,isOutdated:s===null,path:e.path,line:s,comments:restList(r.map(e=>({...n(e),state:"SUBMITTED",createdAt:e.created_at,diffHunk:e.diff_hunk,lastEditedAt:e.updated_at===e.created_at?null:e.updated_at})))}}function toldOf({id:e,body:t,user:n,author_association:r}){return{databaseId:e,body:t??"",author:n?.login??"ghost",authorAssociation:r,isMinimized:!1}}function restList(e){return{totalCount:e.length,nodes:e}}const T=r.object({id:r.number().int(),in_reply_to_id:r.number().int().nullish(),path:r.string(),body:r.string()})
async function restThreads(e,t){const{items:n}=await(0,s.n)(e,"/pulls/{pull_number}/comments",{pull_number:t})
const o=r.array(T).parse(n)
return o.filter(({in_reply_to_id:e})=>e==null).map(({id:e,path:t,body:n})=>({id:"",isResolved:!1,resolvedByUs:!1,path:t,comment:e,body:n,replies:o.filter(({in_reply_to_id:t})=>t===e).map(e=>e.body)}))}const A=r.object({state:r.string(),commit_id:r.string().nullable(),html_url:r.string(),user:r.object({id:r.number().int()}).nullable()})
async function readReview(e,t,n){const r={pull_number:t,review_id:n}
const s=await e.get("/pulls/{pull_number}/reviews/{review_id}",r).catch(e=>{if(Object(e).status!==404)throw e})
if(s===void 0)return
const{state:o,commit_id:i,html_url:a,user:l}=A.parse(s)
return{state:o,commit:i??"",url:a,userId:l?.id}}}),13300:((e,t,n)=>{n.d(t,{readReviewContext:()=>readReviewContext})
var r=n(54995)
var s=n(48142)
var o=n(44463)
var i=n(3328)
var a=n(28942)
const l=`query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){\n  viewer{login}\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}\n      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId state body viewerDidAuthor}}}}\n  }}\n}`
const d=a.object({databaseId:a.number().int().nullable(),state:a.string(),body:a.string(),viewerDidAuthor:a.boolean()})
const u=a.object({id:a.string(),isResolved:a.boolean(),path:a.string(),resolvedBy:a.object({login:a.string()}).nullable(),comments:a.object({nodes:a.array(d.nullable())})})
const c=a.object({viewer:a.object({login:a.string()}),repository:a.object({pullRequest:a.object({reviewThreads:a.object({pageInfo:a.object({hasPreviousPage:a.boolean(),startCursor:a.string().nullable()}),nodes:a.array(u.nullable())})})})})
const b=10
async function readOwnThreads(e,t,n){const r=[]
let s=null
for(let o=1;o<=b;o++){const o=c.parse(await e.graphql(l,{...t,number:n,before:s}))
const{pageInfo:i,nodes:a}=o.repository.pullRequest.reviewThreads
r.push(...a.flatMap(e=>ownThread(e,o.viewer.login)))
if(!i.hasPreviousPage||i.startCursor===null)break
s=i.startCursor}return r}function ownThread(e,t){const[n,...r]=e?.comments.nodes??[]
if(!e||n?.databaseId==null||!n.viewerDidAuthor||n.state==="PENDING")return[]
const{id:s,isResolved:o,path:i,resolvedBy:a}=e
const l=r.flatMap(e=>e?.viewerDidAuthor?[e.body]:[])
const d=a!==null&&bare(a.login)===bare(t)
return[{id:s,isResolved:o,resolvedByUs:d,path:i,comment:n.databaseId,body:n.body,replies:l}]}function bare(e){return e.replace(/\[bot\]$/,"").toLowerCase()}var m=n(23566)
var p=n(25816)
var h=n(98664)
var g=n(29058)
async function readReviewContext(e,t){const{github:n,job:r,world:a}=e
const{repository:l}=r
const d=(0,p.iY)((0,s.bg)(a.env)??"",`${l.owner}/${l.name}#${t}`)
const[{diff:u,...c},b]=await Promise.all([(0,i.iH)((0,o.n)(n,l),t),ownThreads(n,l,t)])
const m=(0,g.Ab)(e)
const h=b.flatMap(e=>{const t=d.read(e.body)
return t&&t.kind!=="fixed"?[{thread:e,found:t,isTold:e.replies.some(m)}]:[]})
return{diff:u,hidden:c,marker:d,known:h.flatMap(({thread:e,found:t,isTold:n})=>{const r=n?{...e,isResolved:!1,resolvedByUs:!1,replies:[]}:e
return knownFinding(r,t,d)}),threads:new Map(h.map(({thread:{comment:e,id:t},isTold:n})=>[e,{id:t,isTold:n}]))}}async function ownThreads(e,t,n){try{return await readOwnThreads((0,o.n)(e,t),t,n)}catch(s){if(e.lacksGraphql?.())return byRest(e,t,n);(0,r.printNotice)(`The findings of earlier reviews could not be read. ${(0,h.ec)(s).message}`)
return[]}}async function byRest(e,t,n){try{return await(0,m.YZ)((0,o.n)(e,t),n)}catch(e){(0,r.printNotice)(`The findings of earlier reviews could not be read. ${(0,h.ec)(e).message}`)
return[]}}function knownFinding({comment:e,isResolved:t,resolvedByUs:n,replies:r},{kind:s,fingerprint:o},i){const a=n||r.some(e=>i.read(e)?.kind==="fixed")
if(s==="fixed"||a)return[]
return[{id:e,fingerprint:o,severity:s,status:t?"dismissed":"open"}]}})}

export const id=919
export const ids=[919]
export const modules={23566:((e,t,n)=>{n.d(t,{Eu:()=>w,OB:()=>c,Sl:()=>d,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>y,ty:()=>readReview})
var s=n(28942)
var r=n(95164)
var i=n(12719)
var o=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!,$before:String"
const u=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk\n        pullRequestReview{databaseId submittedAt}}}}}`
const d=`query Reviews(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${u}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const c=`query OlderThreads(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${u}\n  }}\n}`
const b={body:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:i.UM}
const m={...b,databaseId:s.number().int().nullable(),isMinimized:s.boolean(),viewerDidAuthor:s.boolean()}
const listOf=e=>s.object({totalCount:s.number().int().default(0),nodes:s.array(e.nullable()).readonly()})
const p=s.object({...m,state:s.string(),submittedAt:s.string().nullable()})
const h=s.object({...m,state:s.string(),createdAt:s.string(),diffHunk:s.string(),pullRequestReview:s.object({databaseId:s.number().int().nullable(),submittedAt:s.string().nullable()}).nullish()})
const f=s.object({isResolved:s.boolean(),isOutdated:s.boolean(),path:s.string(),line:s.number().int().nullable(),comments:listOf(h)})
const g=s.object({...b,state:s.string(),number:s.number().int(),title:s.string(),createdAt:s.string(),repository:s.object({nameWithOwner:s.string()})})
const v=listOf(f).extend({pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()})})
const w=s.object({repository:s.object({pullRequest:s.object({reviewThreads:v})})})
const y=s.object({repository:s.object({pullRequest:s.object({reviews:listOf(p),reviewThreads:v,closingIssuesReferences:listOf(g)})})})
const _={id:s.number().int(),body:s.string().nullish(),user:s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable(),author_association:s.string().default("NONE")}
const R=s.object({..._,state:s.string(),submitted_at:s.string().nullish()})
const j=s.object({..._,created_at:s.string(),updated_at:s.string(),diff_hunk:s.string(),path:s.string(),line:s.number().int().nullish(),in_reply_to_id:s.number().int().nullish(),pull_request_review_id:s.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const i=await(0,o.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,o.Fj)(e.user,i)})
const a=s.array(R).parse((await(0,r.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const l=s.array(j).parse((await(0,r.n)(e,"/pulls/{pull_number}/comments",n)).items)
const u=l.filter(({in_reply_to_id:e})=>e==null)
const d=new Map(a.map(({id:e,submitted_at:t})=>[e,t??null]))
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(u.map(e=>threadOf(e,l,{said:said,submitted:d}))),pageInfo:$},closingIssuesReferences:restList([])}}const $={hasPreviousPage:!1,startCursor:null}
function stateOf({state:e,submitted_at:t}){return{state:e,submittedAt:t??null}}function threadOf(e,t,{said:n,submitted:s}){const r=t.filter(({id:t,in_reply_to_id:n})=>t===e.id||n===e.id)
const i=e.line??null
return{isResolved:!1,isOutdated:i===null,path:e.path,line:i,comments:restList(r.map(e=>({...n(e),state:"SUBMITTED",createdAt:e.created_at,diffHunk:e.diff_hunk,pullRequestReview:reviewOf(e,s),lastEditedAt:e.updated_at===e.created_at?null:e.updated_at})))}}function reviewOf({pull_request_review_id:e},t){return e==null?null:{databaseId:e,submittedAt:t.get(e)??null}}function toldOf({id:e,body:t,user:n,author_association:s}){return{databaseId:e,body:t??"",author:n?.login??"ghost",authorAssociation:s,isMinimized:!1}}function restList(e){return{totalCount:e.length,nodes:e}}const A=s.object({id:s.number().int(),in_reply_to_id:s.number().int().nullish(),path:s.string(),body:s.string()})
async function restThreads(e,t){const{items:n}=await(0,r.n)(e,"/pulls/{pull_number}/comments",{pull_number:t})
const i=s.array(A).parse(n)
return i.filter(({in_reply_to_id:e})=>e==null).map(({id:e,path:t,body:n})=>({id:"",isResolved:!1,resolvedByUs:!1,path:t,comment:e,body:n,replies:i.filter(({in_reply_to_id:t})=>t===e).map(e=>e.body)}))}const T=s.object({state:s.string(),commit_id:s.string().nullable(),html_url:s.string(),user:s.object({id:s.number().int()}).nullable()})
async function readReview(e,t,n){const s={pull_number:t,review_id:n}
const r=await e.get("/pulls/{pull_number}/reviews/{review_id}",s).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{state:i,commit_id:o,html_url:a,user:l}=T.parse(r)
return{state:i,commit:o??"",url:a,userId:l?.id}}}),13300:((e,t,n)=>{n.d(t,{readReviewContext:()=>readReviewContext})
var s=n(89812)
var r=n(3328)
var i=n(28942)
const o=`query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){\n  viewer{login}\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}\n      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId state body viewerDidAuthor}}}}\n  }}\n}`
const a=i.object({databaseId:i.number().int().nullable(),state:i.string(),body:i.string(),viewerDidAuthor:i.boolean()})
const l=i.object({id:i.string(),isResolved:i.boolean(),path:i.string(),resolvedBy:i.object({login:i.string()}).nullable(),comments:i.object({nodes:i.array(a.nullable())})})
const u=i.object({viewer:i.object({login:i.string()}),repository:i.object({pullRequest:i.object({reviewThreads:i.object({pageInfo:i.object({hasPreviousPage:i.boolean(),startCursor:i.string().nullable()}),nodes:i.array(l.nullable())})})})})
const d=10
async function readOwnThreads(e,t,n){const s=[]
let r=null
for(let i=1;i<=d;i++){const i=u.parse(await e.graphql(o,{...t,number:n,before:r}))
const{pageInfo:a,nodes:l}=i.repository.pullRequest.reviewThreads
s.push(...l.flatMap(e=>ownThread(e,i.viewer.login)))
if(!a.hasPreviousPage||a.startCursor===null)break
r=a.startCursor}return s}function ownThread(e,t){const[n,...s]=e?.comments.nodes??[]
if(!e||n?.databaseId==null||!n.viewerDidAuthor||n.state==="PENDING")return[]
const{id:r,isResolved:i,path:o,resolvedBy:a}=e
const l=s.flatMap(e=>e?.viewerDidAuthor?[e.body]:[])
const u=a!==null&&bare(a.login)===bare(t)
return[{id:r,isResolved:i,resolvedByUs:u,path:o,comment:n.databaseId,body:n.body,replies:l}]}function bare(e){return e.replace(/\[bot\]$/,"").toLowerCase()}var c=n(23566)
var b=n(25816)
var m=n(98664)
var p=n(57974)
var h=n(7052)
var f=n(29058)
async function readReviewContext(e,t){const{github:n,job:i,settings:o}=e
const{repository:a}=i
const l=(0,b.iY)((0,h.ownSecret)(o)??"",`${a.owner}/${a.name}#${t}`)
const[{diff:u,...d},c]=await Promise.all([(0,r.iH)((0,s.n)(n,a),t),ownThreads(n,a,t)])
const m=(0,f.Ab)(e)
const p=c.flatMap(e=>{const t=l.read(e.body)
return t&&t.kind!=="fixed"?[{thread:e,found:t,isTold:e.replies.some(m)}]:[]})
return{diff:u,hidden:d,marker:l,known:p.flatMap(({thread:e,found:t,isTold:n})=>{const s=n?{...e,isResolved:!1,resolvedByUs:!1,replies:[]}:e
return knownFinding(s,t,l)}),threads:new Map(p.map(({thread:{comment:e,id:t},isTold:n})=>[e,{id:t,isTold:n}]))}}async function ownThreads(e,t,n){try{return await readOwnThreads((0,s.n)(e,t),t,n)}catch(s){if(e.lacksGraphql?.())return byRest(e,t,n);(0,p.printNotice)(`The findings of earlier reviews could not be read. ${(0,m.ec)(s).message}`)
return[]}}async function byRest(e,t,n){try{return await(0,c.YZ)((0,s.n)(e,t),n)}catch(e){(0,p.printNotice)(`The findings of earlier reviews could not be read. ${(0,m.ec)(e).message}`)
return[]}}function knownFinding({comment:e,isResolved:t,resolvedByUs:n,replies:s},{kind:r,fingerprint:i},o){const a=n||s.some(e=>o.read(e)?.kind==="fixed")
if(r==="fixed"||a)return[]
return[{id:e,fingerprint:i,severity:r,status:t?"dismissed":"open"}]}})}

export const id=919
export const ids=[919,3328]
export const modules={3328:((e,t,n)=>{n.r(t)
n.d(t,{cutPatch:()=>cutPatch,readChangedFiles:()=>readChangedFiles,readDiff:()=>readDiff,reviewedFile:()=>reviewedFile})
var s=n(28942)
var r=n(98664)
var o=n(95164)
const i=s.object({filename:s.string(),patch:s.string().optional(),status:s.string().optional(),changes:s.number().optional(),sha:s.string().nullish()})
const a=30
async function readDiff(e,t){const n={pull_number:t}
const{items:l,isWhole:u}=await(0,o.n)(e,"/pulls/{pull_number}/files",n,{most:a})
const d=s.array(i).safeParse(l)
if(d.success){const e=d.data.map(({filename:e,patch:t})=>reviewedFile(e,t))
return{diff:e,unseen:d.data.filter(isUnseen).map(({filename:e})=>e),isWhole:u}}const c=(0,r.ec)(d.error)
throw new r.vC("github",`GitHub's reply about the files of pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:c})}function isUnseen({patch:e,status:t,changes:n,sha:s}){const r=(t==="renamed"||t==="copied")&&n===0
return e===void 0&&!r&&s!==l}const l="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(e,t){return{path:e,patch:t,hunks:t===void 0?[]:hunksOf(t)}}const u=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(e){const t=[]
let[n,s]=[0,0]
for(const r of e.split("\n")){const[,e,o]=u.exec(r)??[]
const i=t.at(-1)
if(e!==void 0){[n,s]=[Number(e),Number(o)]
t.push({old:[],new:[]})}else if(r.startsWith("-"))i?.old.push(n++)
else if(r.startsWith("+"))i?.new.push(s++)
else if(!r.startsWith("\\")){i?.new.push(s++)
n++}}return t}const d=s.object({filename:s.string(),previous_filename:s.string().optional(),status:s.string(),additions:s.number().int(),deletions:s.number().int(),patch:s.string().optional()})
const c=8e3
const b=300
async function readChangedFiles(e,t,n){try{const{items:r,isWhole:i}=await(0,o.n)(e,"/pulls/{pull_number}/files",{pull_number:t},{most:3})
let a=n
const l=s.array(d).parse(r).slice(0,b).map(e=>{const t=e.patch===void 0?void 0:cutPatch(e.patch,Math.min(a,c))
a-=t?.text.length??0
return toFile(e,t)})
return{files:l,isWhole:i}}catch{return}}function cutPatch(e,t){if(e.length<=t)return{text:e,isCut:!1}
const n=e.lastIndexOf("\n",t)
return n<=0?void 0:{text:e.slice(0,n),isCut:!0}}function toFile(e,t){const{filename:n,previous_filename:s,status:r,additions:o,deletions:i}=e
return{path:n,previousPath:s,status:r,additions:o,deletions:i,patch:t}}}),23566:((e,t,n)=>{n.d(t,{Eu:()=>y,OB:()=>c,Sl:()=>d,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>_,ty:()=>readReview})
var s=n(28942)
var r=n(95164)
var o=n(12719)
var i=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login} editor{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!,$before:String"
const u=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk\n        pullRequestReview{databaseId submittedAt}}}}}`
const d=`query Reviews(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${u}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const c=`query OlderThreads(${l}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${u}\n  }}\n}`
const b={body:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:o.UM}
const m={...b,editor:o.UM.optional(),databaseId:s.number().int().nullable(),isMinimized:s.boolean(),viewerDidAuthor:s.boolean()}
const listOf=e=>s.object({totalCount:s.number().int().default(0),nodes:s.array(e.nullable()).readonly()})
const h=s.object({...m,state:s.string(),submittedAt:s.string().nullable()})
const p=s.object({...m,state:s.string(),createdAt:s.string(),diffHunk:s.string(),pullRequestReview:s.object({databaseId:s.number().int().nullable(),submittedAt:s.string().nullable()}).nullish()})
const g=s.object({isResolved:s.boolean(),isOutdated:s.boolean(),path:s.string(),line:s.number().int().nullable(),comments:listOf(p)})
const f=s.object({...b,state:s.string(),number:s.number().int(),title:s.string(),createdAt:s.string(),repository:s.object({nameWithOwner:s.string()})})
const v=listOf(g).extend({pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()})})
const y=s.object({repository:s.object({pullRequest:s.object({reviewThreads:v})})})
const _=s.object({repository:s.object({pullRequest:s.object({reviews:listOf(h),reviewThreads:v,closingIssuesReferences:listOf(f)})})})
const w={id:s.number().int(),body:s.string().nullish(),user:s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable(),author_association:s.string().default("NONE")}
const $=s.object({...w,state:s.string(),submitted_at:s.string().nullish()})
const j=s.object({...w,created_at:s.string(),updated_at:s.string(),diff_hunk:s.string(),path:s.string(),line:s.number().int().nullish(),in_reply_to_id:s.number().int().nullish(),pull_request_review_id:s.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const o=await(0,i.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,i.Fj)(e.user,o)})
const a=s.array($).parse((await(0,r.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const l=s.array(j).parse((await(0,r.n)(e,"/pulls/{pull_number}/comments",n)).items)
const u=l.filter(({in_reply_to_id:e})=>e==null)
const d=new Map(a.map(({id:e,submitted_at:t})=>[e,t??null]))
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(u.map(e=>threadOf(e,l,{said:said,submitted:d}))),pageInfo:A},closingIssuesReferences:restList([])}}const A={hasPreviousPage:!1,startCursor:null}
function stateOf({state:e,submitted_at:t}){return{state:e,submittedAt:t??null}}function threadOf(e,t,{said:n,submitted:s}){const r=t.filter(({id:t,in_reply_to_id:n})=>t===e.id||n===e.id)
const o=e.line??null
return{isResolved:!1,isOutdated:o===null,path:e.path,line:o,comments:restList(r.map(e=>({...n(e),state:"SUBMITTED",createdAt:e.created_at,diffHunk:e.diff_hunk,pullRequestReview:reviewOf(e,s),lastEditedAt:e.updated_at===e.created_at?null:e.updated_at})))}}function reviewOf({pull_request_review_id:e},t){return e==null?null:{databaseId:e,submittedAt:t.get(e)??null}}function toldOf({id:e,body:t,user:n,author_association:s}){return{databaseId:e,body:t??"",author:n?.login??"ghost",authorAssociation:s,isMinimized:!1}}function restList(e){return{totalCount:e.length,nodes:e}}const R=s.object({id:s.number().int(),in_reply_to_id:s.number().int().nullish(),path:s.string(),body:s.string()})
async function restThreads(e,t){const{items:n}=await(0,r.n)(e,"/pulls/{pull_number}/comments",{pull_number:t})
const o=s.array(R).parse(n)
return o.filter(({in_reply_to_id:e})=>e==null).map(({id:e,path:t,body:n})=>({id:"",isResolved:!1,resolvedByUs:!1,path:t,comment:e,body:n,replies:o.filter(({in_reply_to_id:t})=>t===e).map(e=>e.body)}))}const I=s.object({state:s.string(),commit_id:s.string().nullable(),html_url:s.string(),user:s.object({id:s.number().int()}).nullable()})
async function readReview(e,t,n){const s={pull_number:t,review_id:n}
const r=await e.get("/pulls/{pull_number}/reviews/{review_id}",s).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{state:o,commit_id:i,html_url:a,user:l}=I.parse(r)
return{state:o,commit:i??"",url:a,userId:l?.id}}}),12719:((e,t,n)=>{n.d(t,{Rj:()=>f,UM:()=>b,b_:()=>d,h1:()=>c,yI:()=>restPage})
var s=n(28942)
var r=n(71762)
const o="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const i="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const a="totalCount pageInfo{hasPreviousPage startCursor}"
const l=`${i} comments(last:100,before:$before){${a} nodes{${o}}}`
const u="$owner:String!,$name:String!,$number:Int!,$before:String"
const d=`query Thread(${u}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${l}}\n    ... on PullRequest{${l}}\n  }}\n}`
const c=`query Discussion(${u}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${i} comments(last:100,before:$before){${a} nodes{${o} replies(last:20){totalCount nodes{${o}}}}}\n  }}\n}`
const b=s.object({__typename:s.string(),login:s.string()}).nullable().transform(e=>{if(e===null)return"ghost"
return e.__typename==="Bot"&&!e.login.endsWith("[bot]")?`${e.login}[bot]`:e.login})
const m={databaseId:s.number().int(),body:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),isMinimized:s.boolean(),authorAssociation:s.string(),viewerDidAuthor:s.boolean(),author:b}
const h=s.object(m).readonly()
const p=s.object({...m,replies:s.object({totalCount:s.number().int(),nodes:s.array(h.nullable()).readonly()}).readonly().optional()}).readonly()
const g=s.object({title:s.string(),body:s.string(),url:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:b,comments:s.object({totalCount:s.number().int(),pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()}).readonly(),nodes:s.array(p.nullable()).readonly()}).readonly()}).readonly()
const f=s.object({repository:s.object({thread:g})})
const v=s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable()
const y={body:s.string().nullish(),created_at:s.string(),updated_at:s.string(),author_association:s.string().default("NONE"),user:v,html_url:s.string()}
const _=s.object({...y,title:s.string(),comments:s.number().int()})
const w=s.array(s.object({...y,id:s.number().int()}))
const $=100
async function restPage(e,{number:t,own:n},s){const o=_.parse(await e.get("/issues/{issue_number}",{issue_number:t}))
const i=s===null?Math.max(1,Math.ceil(o.comments/$)):Number(s)-1
const a={issue_number:t,per_page:$,page:i}
const l=w.parse(await e.get("/issues/{issue_number}/comments",a))
return{title:o.title,url:o.html_url,...dated(o),comments:{totalCount:o.comments,pageInfo:{hasPreviousPage:i>1,startCursor:String(i)},nodes:l.map(e=>({databaseId:e.id,isMinimized:!1,...dated(e),viewerDidAuthor:(0,r.Fj)(e.user,n)}))}}}function dated({body:e,created_at:t,updated_at:n,author_association:s,user:r}){return{body:e??"",author:r?.login??"ghost",authorAssociation:s,createdAt:t,lastEditedAt:n===t?null:n}}}),13300:((e,t,n)=>{n.d(t,{readReviewContext:()=>readReviewContext})
var s=n(89812)
var r=n(3328)
var o=n(28942)
const i=`query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){\n  viewer{login}\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}\n      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId state body viewerDidAuthor}}}}\n  }}\n}`
const a=o.object({databaseId:o.number().int().nullable(),state:o.string(),body:o.string(),viewerDidAuthor:o.boolean()})
const l=o.object({id:o.string(),isResolved:o.boolean(),path:o.string(),resolvedBy:o.object({login:o.string()}).nullable(),comments:o.object({nodes:o.array(a.nullable())})})
const u=o.object({viewer:o.object({login:o.string()}),repository:o.object({pullRequest:o.object({reviewThreads:o.object({pageInfo:o.object({hasPreviousPage:o.boolean(),startCursor:o.string().nullable()}),nodes:o.array(l.nullable())})})})})
const d=10
async function readOwnThreads(e,t,n){const s=[]
let r=null
for(let o=1;o<=d;o++){const o=u.parse(await e.graphql(i,{...t,number:n,before:r}))
const{pageInfo:a,nodes:l}=o.repository.pullRequest.reviewThreads
s.push(...l.flatMap(e=>ownThread(e,o.viewer.login)))
if(!a.hasPreviousPage||a.startCursor===null)break
r=a.startCursor}return s}function ownThread(e,t){const[n,...s]=e?.comments.nodes??[]
if(!e||n?.databaseId==null||!n.viewerDidAuthor||n.state==="PENDING")return[]
const{id:r,isResolved:o,path:i,resolvedBy:a}=e
const l=s.flatMap(e=>e?.viewerDidAuthor?[e.body]:[])
const u=a!==null&&bare(a.login)===bare(t)
return[{id:r,isResolved:o,resolvedByUs:u,path:i,comment:n.databaseId,body:n.body,replies:l}]}function bare(e){return e.replace(/\[bot\]$/,"").toLowerCase()}var c=n(23566)
var b=n(25816)
var m=n(98664)
var h=n(57974)
var p=n(7052)
var g=n(29058)
async function readReviewContext(e,t){const{github:n,job:o,settings:i}=e
const{repository:a}=o
const l=(0,b.iY)((0,p.ownSecret)(i)??"",`${a.owner}/${a.name}#${t}`)
const[{diff:u,...d},c]=await Promise.all([(0,r.readDiff)((0,s.n)(n,a),t),ownThreads(n,a,t)])
const m=(0,g.Ab)(e)
const h=c.flatMap(e=>{const t=l.read(e.body)
return t&&t.kind!=="fixed"?[{thread:e,found:t,isTold:e.replies.some(m)}]:[]})
return{diff:u,hidden:d,marker:l,known:h.flatMap(({thread:e,found:t,isTold:n})=>{const s=n?{...e,isResolved:!1,resolvedByUs:!1,replies:[]}:e
return knownFinding(s,t,l)}),threads:new Map(h.map(({thread:{comment:e,id:t},isTold:n})=>[e,{id:t,isTold:n}]))}}async function ownThreads(e,t,n){try{return await readOwnThreads((0,s.n)(e,t),t,n)}catch(s){if(e.lacksGraphql?.())return byRest(e,t,n);(0,h.printNotice)(`The findings of earlier reviews could not be read. ${(0,m.ec)(s).message}`)
return[]}}async function byRest(e,t,n){try{return await(0,c.YZ)((0,s.n)(e,t),n)}catch(e){(0,h.printNotice)(`The findings of earlier reviews could not be read. ${(0,m.ec)(e).message}`)
return[]}}function knownFinding({comment:e,isResolved:t,resolvedByUs:n,replies:s},{kind:r,fingerprint:o},i){const a=n||s.some(e=>i.read(e)?.kind==="fixed")
if(r==="fixed"||a)return[]
return[{id:e,fingerprint:o,severity:r,status:t?"dismissed":"open"}]}})}

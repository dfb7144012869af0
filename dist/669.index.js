export const id=669
export const ids=[669,5013,8970,6865]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var s=n(28942)
const r=s.object({node_id:s.string()})
const i=s.object({login:s.string()}).nullable()
const o=s.object({node:s.object({body:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),viewerDidAuthor:s.boolean(),author:i,editor:i}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const u=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const s=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(s===void 0)return
const{node:i}=o.parse(await e.graphql(u,{id:r.parse(s).node_id}))
if(!i)return
const{body:a,createdAt:c,lastEditedAt:l,viewerDidAuthor:d,author:m,editor:f}=i
const h=f===null?l===null:f.login===m?.login
return{body:a,shownAt:l??c,isOnlyOurs:d&&h}}const c=s.object({node_id:s.string(),issue_url:s.string(),html_url:s.string()})
const l=s.object({node:s.object({isMinimized:s.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:s,issue_url:r,html_url:i}=c.parse(n)
return{nodeId:s,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:i}}const d="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return l.parse(await e.graphql(d,{id:t})).node?.isMinimized===!0}}),23566:((e,t,n)=>{n.d(t,{Eu:()=>y,OB:()=>d,Sl:()=>l,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>$,ty:()=>readReview})
var s=n(28942)
var r=n(95164)
var i=n(12719)
var o=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login} editor{__typename login}"
const u="$owner:String!,$name:String!,$number:Int!,$before:String"
const c=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk\n        pullRequestReview{databaseId submittedAt}}}}}`
const l=`query Reviews(${u}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${c}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const d=`query OlderThreads(${u}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${c}\n  }}\n}`
const m={body:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:i.UM}
const f={...m,editor:i.UM.optional(),databaseId:s.number().int().nullable(),isMinimized:s.boolean(),viewerDidAuthor:s.boolean()}
const listOf=e=>s.object({totalCount:s.number().int().default(0),nodes:s.array(e.nullable()).readonly()})
const h=s.object({...f,state:s.string(),submittedAt:s.string().nullable()})
const p=s.object({...f,state:s.string(),createdAt:s.string(),diffHunk:s.string(),pullRequestReview:s.object({databaseId:s.number().int().nullable(),submittedAt:s.string().nullable()}).nullish()})
const b=s.object({isResolved:s.boolean(),isOutdated:s.boolean(),path:s.string(),line:s.number().int().nullable(),comments:listOf(p)})
const w=s.object({...m,state:s.string(),number:s.number().int(),title:s.string(),createdAt:s.string(),repository:s.object({nameWithOwner:s.string()})})
const g=listOf(b).extend({pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()})})
const y=s.object({repository:s.object({pullRequest:s.object({reviewThreads:g})})})
const $=s.object({repository:s.object({pullRequest:s.object({reviews:listOf(h),reviewThreads:g,closingIssuesReferences:listOf(w)})})})
const v={id:s.number().int(),body:s.string().nullish(),user:s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable(),author_association:s.string().default("NONE")}
const _=s.object({...v,state:s.string(),submitted_at:s.string().nullish()})
const k=s.object({...v,created_at:s.string(),updated_at:s.string(),diff_hunk:s.string(),path:s.string(),line:s.number().int().nullish(),in_reply_to_id:s.number().int().nullish(),pull_request_review_id:s.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const i=await(0,o.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,o.Fj)(e.user,i)})
const a=s.array(_).parse((await(0,r.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const u=s.array(k).parse((await(0,r.n)(e,"/pulls/{pull_number}/comments",n)).items)
const c=u.filter(({in_reply_to_id:e})=>e==null)
const l=new Map(a.map(({id:e,submitted_at:t})=>[e,t??null]))
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(c.map(e=>threadOf(e,u,{said:said,submitted:l}))),pageInfo:j},closingIssuesReferences:restList([])}}const j={hasPreviousPage:!1,startCursor:null}
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
return{state:i,commit:o??"",url:a,userId:u?.id}}}),76718:((e,t,n)=>{n.d(t,{_:()=>readTarget,v:()=>readDiscussion})
var s=n(28942)
const r=s.object({id:s.number().int(),node_id:s.string(),number:s.number().int(),html_url:s.string(),title:s.string(),body:s.string().nullish(),state:s["enum"](["open","closed"]),state_reason:s.string().nullish(),locked:s.boolean(),user:s.object({login:s.string(),id:s.number()}).nullish(),labels:s.array(s.union([s.string(),s.object({name:s.string().optional()})])),assignees:s.array(s.object({login:s.string()})).nullish(),milestone:s.object({number:s.number().int(),title:s.string()}).nullish(),type:s.object({name:s.string()}).nullish(),pull_request:s.unknown().optional(),repository_url:s.string()})
async function readTarget(e,t,n){const s=await e.get("/issues/{issue_number}",{issue_number:n}).catch(e=>{if([404,410].includes(Object(e).status))return
throw e})
if(s===void 0)return
const i=r.parse(s)
if(i.number!==n||!i.repository_url.toLowerCase().endsWith(`/repos/${t.toLowerCase()}`))return
return{id:i.id,nodeId:i.node_id,number:n,url:i.html_url,isPull:i.pull_request!==void 0,title:i.title,body:i.body??"",isOpen:i.state==="open",stateReason:i.state_reason??void 0,isLocked:i.locked,author:i.user?.login,labels:i.labels.flatMap(e=>typeof e==="string"?[e]:e.name??[]),assignees:(i.assignees??[]).map(({login:e})=>e),milestone:i.milestone??void 0,type:i.type?.name}}const i=s.object({repository:s.object({discussion:s.object({id:s.string(),url:s.string(),closed:s.boolean(),locked:s.boolean()}).nullable()})})
const o=`query DiscussionNow($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){id url closed locked}}\n}`
const a=s.object({errors:s.array(s.object({type:s.literal("NOT_FOUND")})).min(1)})
async function readDiscussion(e,{owner:t,name:n},s){try{return i.parse(await e.graphql(o,{owner:t,name:n,number:s})).repository.discussion??void 0}catch(e){if(a.safeParse(e).success)return
throw e}}}),19399:((e,t,n)=>{n.d(t,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
var s=n(28942)
var r=n(95164)
const i=s.object({name:s.string(),description:s.string().nullish()})
const o=s.object({number:s.number().int(),title:s.string(),due_on:s.string().nullish()})
const a=s.object({name:s.string(),is_enabled:s.boolean().default(!0)})
const u=s.object({login:s.string(),type:s.string()})
async function readLabels(e){const{items:t}=await(0,r.n)(e,"/labels")
return t.map(e=>i.parse(e)).map(({name:e,description:t})=>({name:e,description:t??""}))}async function readMilestones(e){const{items:t}=await(0,r.n)(e,"/milestones",{state:"open"})
return t.map(e=>o.parse(e))}async function readTypes(e){const t=await e.get("/issue-types").catch(e=>{if(Object(e).status===404)return[]
throw e})
return s.array(a).parse(t).flatMap(({name:e,is_enabled:t})=>t?[e]:[])}async function readAssignable(e,t){for(let n=1;n<=10;n++){const r=s.array(u).parse(await e.get("/assignees",{per_page:100,page:n}))
const i=r.find(e=>e.login.toLowerCase()===t.toLowerCase())
if(i)return i.type==="User"?i.login:void 0
if(r.length<100)break}return}async function readSubIssues(e,t){const{items:n}=await(0,r.n)(e,"/issues/{issue_number}/sub_issues",{issue_number:t},{most:1})
return n.map(e=>s.object({number:s.number().int()}).parse(e).number)}const c=s.object({id:s.string(),name:s.string()})
const l=s.union([s.object({id:s.string(),name:s.string(),options:s.array(c)}),s.object({}).transform(()=>{})])
const d=s.object({repositoryOwner:s.object({projectV2:s.object({id:s.string(),url:s.string(),closed:s.boolean(),fields:s.object({nodes:s.array(l)})}).nullable()}).nullable()})
const m=`query Project($owner:String!,$number:Int!){\n  repositoryOwner(login:$owner){\n    ... on Organization{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n    ... on User{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n  }\n}`
async function readProject(e,t,n){const s=d.safeParse(await e.graphql(m,{owner:t,number:n}).catch(dataOf)).data
const r=s?.repositoryOwner?.projectV2
if(!r)return
const i=r.fields.nodes.flatMap(e=>e??[])
return{id:r.id,url:r.url,isOpen:!r.closed,fields:i}}function dataOf(e){const t=Object(e).data
if(t===void 0||t===null)throw e
return t}const f=s.object({node:s.object({projectItems:s.object({nodes:s.array(s.object({id:s.string(),project:s.object({id:s.string()}),fieldValueByName:s.object({name:s.string().nullish()}).nullish()}))})})})
const h=`query Items($id:ID!,$field:String!){node(id:$id){\n  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n}}`
async function readProjectItem(e,{node:t,project:n,field:s}){const{nodes:r}=f.parse(await e.graphql(h,{id:t,field:s})).node.projectItems
const i=r.find(e=>e.project.id===n)
return i&&{id:i.id,value:i.fieldValueByName?.name??void 0}}}),6865:((e,t,n)=>{n.r(t)
n.d(t,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var s=n(28942)
var r=n(94869)
var i=n(95164)
const o=s.object({id:s.number().int(),name:s.string().nullish(),display_title:s.string().default(""),actor:s.object({id:s.number().int(),type:s.string().optional()}).nullish(),path:s.string(),head_sha:s.string(),head_branch:s.string().nullish(),event:s.string(),status:s.string().nullable(),conclusion:s.string().nullable(),run_attempt:s.number().int().default(1),html_url:s.string(),created_at:s.string()})
async function readRun(e,t){const n=await e.get("/actions/runs/{run_id}",{run_id:t}).catch(unlessMissing)
return n===void 0?void 0:o.parse(n)}async function readRuns(e,t={}){const{workflow:n,...s}=t
const r=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const a=n===void 0?s:{...s,workflow_id:n}
const{items:u}=await(0,i.n)(e,r,a,{most:1,list:"workflow_runs"})
return u.map(e=>o.parse(e))}const a=s.object({path:s.string(),state:s.string()})
async function readWorkflow(e,t){const n=await e.get("/actions/workflows/{workflow_id}",{workflow_id:t}).catch(unlessMissing)
const s=a.safeParse(n).data
return s?.state==="active"?s.path:void 0}async function hasDeployments(e,t){const[n,r]=await Promise.all([e.get("/deployments",{sha:t.head_sha,per_page:1}),e.get("/actions/runs/{run_id}/pending_deployments",{run_id:t.id})])
return s.array(s.unknown()).parse(n).length+s.array(s.unknown()).parse(r).length>0}const u=s.object({default_branch:s.string()})
const c=s.object({commit:s.object({sha:s.string()})})
async function readDefaultBranch(e){const{default_branch:t}=u.parse(await e.get(""))
const{commit:n}=c.parse(await e.get("/branches/{branch}",{branch:t}))
return{name:t,sha:n.sha}}function unlessMissing(e){if(Object(e).status!==404)throw e}const l=s.object({name:s.string(),conclusion:s.string().nullish()})
const d=s.object({id:s.number().int(),name:s.string(),conclusion:s.string().nullable(),html_url:s.string().nullish(),steps:s.array(l).default([])})
const m=["failure","timed_out","startup_failure"]
const f=5
const h={lines:200,characters:8e3}
const p=256*1024
async function readFailedJobs(e,t){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const r={run_id:t.id,attempt_number:t.attempt}
const{items:o,isWhole:a}=await(0,i.n)(e,n,r,{list:"jobs"})
const u=s.array(d).parse(o).filter(({conclusion:e})=>m.includes(e??""))
const c=await Promise.all(u.map((t,n)=>withLog(e,t,n<f)))
return{jobs:c,notes:a?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(e,t,n){const{id:s,name:r,conclusion:i,html_url:o,steps:a}=t
const u=a.filter(e=>m.includes(e.conclusion??"")).map(e=>e.name)
const c=n?await readJobLog(e,s):void 0
return{id:s,name:r,conclusion:i??"",url:o??"",failedSteps:u,log:c}}async function readJobLog(e,t){try{const n=await e.stream("/actions/jobs/{job_id}/logs",{job_id:t})
return logTail(await readEnd(n,p),h)}catch{return}}const b=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const w=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(e,{lines:t,characters:n}){const s=e.replace(/\r?\n$/,"").split("\n")
const r=[]
let i=n
for(const e of s.toReversed()){const n=cleanLine(e)
i-=n.length+1
if(r.length===t||i<0)break
r.unshift(n)}return{text:r.join("\n"),isCut:r.length<s.length}}async function readEnd(e,t){let n=[]
let s=0
let r=!1
for await(const i of e){n.push(i)
s+=i.length
if(s<=4*t)continue
const e=Buffer.concat(n).subarray(-t);({chunks:n,size:s,isCut:r}={chunks:[e],size:e.length,isCut:!0})}const i=Buffer.concat(n)
const o=i.subarray(-t).toString("utf8")
return r||i.length>t?o.slice(o.indexOf("\n")+1):o}function cleanLine(e){const t=(0,r.Mx)(e.replace(w,"").replaceAll(b,""),"\r")
return t.slice(t.lastIndexOf("\r")+1)}const g=s.object({name:s.string(),status:s.string(),conclusion:s.string().nullable(),output:s.object({title:s.string().nullish(),summary:s.string().nullish()}).nullish()})
async function readChecks(e,t){try{const n={ref:t,filter:"latest"}
const{items:r}=await(0,i.n)(e,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return s.array(g).parse(r).map(({name:e,status:t,conclusion:n,output:s})=>({name:e,conclusion:n??t,summary:[s?.title,s?.summary].filter(Boolean).join("\n")}))}catch{return}}}),45013:((e,t,n)=>{n.d(t,{askGraphql:()=>askGraphql})
var s=n(28942)
var r=n(94869)
var i=n(58908)
const o=s.object({errors:s.tuple([s.object({type:s.string().optional(),message:s.string()})],s.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:n,permission:s}){try{return await e.graphql(t,n)}catch(e){const[t]=o.safeParse(e).data?.errors??[]
if(e instanceof i.Q4||t===void 0)throw e
const n=a[t.type??""]??422
const u=`Give the job this line under \`permissions:\` in the workflow: \`${s}\`.`
throw new i.Q4(n,"GitHub refused the write.",{quote:`GitHub answered: ${(0,r.TN)(t.message,300)}`,hint:n===403?u:"Check whether the thread still exists and is open.",cause:e})}}}),18970:((e,t,n)=>{n.r(t)
n.d(t,{addToDiscussion:()=>addToDiscussion,editInDiscussion:()=>editInDiscussion,readOwnInDiscussion:()=>readOwnInDiscussion,removeFromDiscussion:()=>removeFromDiscussion})
var s=n(28942)
var r=n(58908)
var i=n(45013)
const o=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=s.object({addDiscussionComment:s.object({comment:s.object({id:s.string(),databaseId:s.number(),url:s.string()})})})
async function addToDiscussion(e,{discussionId:t,replyToId:n},s){const r=n===void 0?void 0:await topOf(e,n)
const i={discussionId:t,body:s,...r!==void 0&&{replyToId:r}}
const{comment:u}=a.parse(await asked(e,o,{input:i})).addDiscussionComment
return{id:u.databaseId,nodeId:u.id,url:u.url}}const u=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const c=s.object({node:s.object({id:s.string(),replyTo:s.object({id:s.string()}).nullable()})})
async function topOf(e,t){try{const{node:n}=c.parse(await asked(e,u,{id:t}))
return n.replyTo?.id??n.id}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const l=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const d=s.object({updateDiscussionComment:s.object({comment:s.object({body:s.string()})})})
async function editInDiscussion(e,t,n){try{const s=d.parse(await asked(e,l,{input:{commentId:t,body:n}}))
return s.updateDiscussionComment.comment.body}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const m=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,t){try{await asked(e,m,{input:{id:t}})}catch(e){if(!(e instanceof r.Q4&&e.status===404))throw e}}const f=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const h={id:s.string(),databaseId:s.number(),url:s.string(),body:s.string(),viewerDidAuthor:s.boolean()}
const p=s.object(h)
const b=s.object({nodes:s.array(p.nullable())})
const w=s.object({node:s.object({comments:s.object({nodes:s.array(s.object({...h,replies:b}).nullable())})})})
async function readOwnInDiscussion(e,t,n){const{node:s}=w.parse(await asked(e,f,{id:t}))
return s.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:t})=>e&&n(t)).map(({databaseId:e,id:t,url:n,body:s})=>({id:e,nodeId:t,url:n,body:s}))}function asked(e,t,n){return(0,i.askGraphql)(e,t,{variables:n,permission:"discussions: write"})}}),65145:((e,t,n)=>{n.d(t,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
var s=n(98664)
var r=n(94869)
var i=n(23849)
var o=n(33737)
var a=n(30007)
var u=n(6009)
var c=n(59315)
var l=n(60828)
var d=n(58908)
const m="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
const f=`${m}/{review_id}`
const h=[1e3,2e3,4e3,8e3,15e3]
async function openDraft(e,t,n,s){const attempt=async()=>{const r=await create(e,t,n)
const i=await s.isGiven()
if(r.status==="taken")return i?"given":r
return i?takeBack(e,t,r.id):r.id}
for(const e of h){const t=await attempt()
if(typeof t!=="object")return t
await s.sleep(e)}const r=await attempt()
if(typeof r!=="object")return r
if(!s.isOurs(r.body))throw r.error
await discard(e,t,r.id)
const i=await attempt()
if(typeof i==="object")throw i.error
return i}async function create(e,t,n){try{const{data:s}=await e.request(`POST ${m}`,{...t,...n,comments:[...n.comments]})
return{status:"ours",id:Number(s.id)}}catch(s){const i=s instanceof d.Q4&&s.status===422
const o=i||(0,d.VH)(s)?await draftOn(e,t):void 0
if(!o)throw s
if(!i&&(0,r.cZ)(o.body,n.body))return{status:"ours",id:o.id}
return{status:"taken",...o,error:s}}}async function draftOn(e,t){for(let n=1;n<=p;n++){const{data:s}=await e.request(`GET ${m}`,{...t,per_page:100,page:n})
const r=s.find(({state:e})=>e==="PENDING")
if(r||s.length<100)return r&&{id:Number(r.id),body:r.body}}return}const p=100
async function takeBack(e,t,n){await discard(e,t,n)
return"given"}async function discard(e,t,n){try{await e.request(`DELETE ${f}`,{...t,review_id:n})}catch(e){if(!isGone(e))throw e}}async function submitDraft(e,t,n,s){try{return(await e.request(`POST ${f}/events`,{...t,review_id:n,...s})).data.html_url}catch(s){if(isGone(s))return"gone"
if(!(0,d.VH)(s))throw s
const{data:r}=await e.request(`GET ${f}`,{...t,review_id:n})
if(r.state==="PENDING")throw s
return r.html_url}}function isGone(e){return e instanceof d.Q4&&e.status===404}async function postReview(e,t,n,r){const i={owner:t.owner,repo:t.name,pull_number:n.number}
const open=(t,s)=>{const o={commit_id:n.commit,body:n.bodyWith(s),comments:t.map(wireOf)}
return openDraft(e,i,o,r)}
for(let t=1;t<=b;t+=1){const{id:t,unplaced:s}=await placeComments(n.comments,open,t=>discard(e,i,t))
if(t==="given")return"given"
const{verdict:o,bodyWith:a}=await n.settle()
const u=await say(o,n=>submitDraft(e,i,t,{event:n,body:a(s)}))
if(u.url!=="gone")return{...u,unplaced:s}
if(await r.isGiven())return"given"}throw new s.vC("github",`The draft of this review was removed ${b} times before it was submitted.`,{hint:"Ask again when the other runs on this pull request have ended."})}const b=5
async function placeComments(e,t,n){const s=await t(e,[]).catch(unlessRefused)
if(s!=="refused")return{id:s,unplaced:[]}
const r=[]
for(const s of e){const e=await t([s],[]).catch(unlessRefused)
if(e==="given")return{id:e,unplaced:r}
if(e==="refused")r.push(s)
else await n(e)}const i=e.filter(e=>!r.includes(e))
return{id:await t(i,r),unplaced:r}}function unlessRefused(e){if(!isRefused(e))throw e
return"refused"}async function say(e,t){try{return{url:await t(e),verdict:e}}catch(n){if(!isRefused(n)||e==="COMMENT")throw n
return{url:await t("COMMENT"),verdict:"COMMENT"}}}function wireOf({path:e,line:t,side:n,start_line:s,start_side:r,body:i}){const o=s===void 0?{}:{start_line:s,start_side:r??n}
return{path:e,line:t,side:n,...o,body:i}}function isRefused(e){return e instanceof d.Q4&&e.status===422}const w={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(e,t,n){const{severity:s}=e
const r=(0,l.ax)(e)
return[...paragraphs(e,t),suggestionOf(e),n.mark({kind:s,fingerprint:r})].filter(e=>e!=="").join("\n\n")}function findingLine(e,t){const{path:n,line:s,side:r}=e
const i=(0,o.aY)(`${n}:${s}`)
const a=(0,c.eL)(`${n}:${s}`,t)
const u=r==="new"&&(0,c.MU)(a,t)
return`- ${headingOf(e,t)} – ${u?`[${i}](${a})`:i}`}function unplacedText(e,t){const{path:n,line:s,suggestion:r}=e
const i=r?[(0,o.DV)("",r)]:[]
return[`${(0,o.aY)(`${n}:${s}`)}`,...paragraphs(e,t),...i].join("\n\n")}function paragraphs(e,t){const n=(0,u.$)((0,a._n)(e.body.trim(),4e3,"the finding was too long"),t)
return[headingOf(e,t),...n===""?[]:[n]]}function headingOf({severity:e,title:t},n){return`${w[e]} **${e}** ${(0,u._)((0,r.TN)(t,150),n)}`}function suggestionOf({suggestion:e}){if(e===void 0)return""
const t=e.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
return(0,o.DV)((0,i.ix)(t)===t?"suggestion":"",t===""?"":`${t}\n`)}const g=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(e,{owner:t,name:n},{id:s,comment:r,number:i,reply:o}){if(o!==void 0)await e.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:t,repo:n,pull_number:i,comment_id:r,body:o})
try{await e.graphql(g,{input:{threadId:s}})
return"resolved"}catch{return"replied"}}async function dismissReview(e,{owner:t,name:n},{number:s,id:r,message:i}){const o="PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
await e.request(o,{owner:t,repo:n,pull_number:s,review_id:r,message:i})}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>c})
var s=n(58908)
var r=n(98664)
var i=n(33737)
var o=n(88135)
var a=n(57974)
var u=n(75444)
const c="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(u.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:c,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(u.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const s={created:[],existing:[],missing:[]}
for(const i of n)try{const n=await createLabel(e,t.repository,i)?s.created:s.existing
n.push(i.name)}catch(e){(0,a.printNotice)(`The label ${i.name} could not be created. ${(0,r.ec)(e).message}`)
s.missing.push(i)}return s}function toldOf(e){return(0,o.J1)("labels-created",{names:e.map(e=>(0,i.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,i.aY)(e)).join(", ")
return(0,o.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},r){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...r})
return!0}catch(e){if(e instanceof s.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),94462:((e,t,n)=>{n.d(t,{E$:()=>defineIntent,J5:()=>refused,lA:()=>fits})
var s=n(28942)
var r=n(94869)
var i=n(23849)
var o=n(6009)
var a=n(40598)
var u=n(23565)
var c=n(61398)
var l=n(62552)
const d="it is about no thread"
function refused(e){return{status:"refused",why:e}}function defineIntent(e){const{name:t}=e
return{name:t,isForRestricted:c.CO.includes(t),declare:t=>declared(e,(0,l.AA)(t,e))}}function declared(e,t){const{name:n,help:r,permission:i,target:o,waits:a,needsOpen:u=!1,canBeLocked:c=!1,texts:l={}}=e
const m=s.strictObject(e.fields(t))
const f={name:n,help:r,permission:i,limits:t,target:o,waits:a===!0&&!t.isUnattended,needsOpen:u,canBeLocked:c,input:e=>s.strictObject({name:s.literal(n),...m.shape,...numberField(o,t,e)}),read(n,{thread:r,clean:i}){const a=s.object({number:s.int().positive().optional()}).safeParse(n)
const{number:u,name:c,...h}=a.success?{...Object(n),...a.data}:Object(n)
const p=m.safeParse(h)
if(!p.success)return{why:"it is not of the declared form",details:firstIssue(p.error)}
const b=targetOf({target:o,limits:t},u,r)
if(typeof b==="object")return b
const w=cleanFields(p.data,l,i)
if("why"in w)return w
const g=w.fields
return{kind:f,number:b,value:{...g,...b!==void 0&&{number:b}},words:e.words(g,b===void 0?"":`#${b}`,t),async check(n,{target:s,slot:r}){if(s===void 0&&o!=="discussion"&&o!=="none")return refused(d)
const i={target:s,number:b}
return e.check(n,{fields:g,limits:t,slot:r,...i})}}}}
return f}function numberField(e,{isAnywhere:t},n){if(e==="none"||!t)return{}
const r=s.int().positive()
const i=fits(e,n)
return{number:(i?r.optional():r).describe(i?"Default: this thread.":"Of which thread.")}}function fits(e,{type:t}){if(e==="thread")return t==="issue"||t==="pull_request"
return e===t}function targetOf({target:e,limits:t},n,s){if(e==="none")return
const r=s.type!=="none"&&fits(e,s)?s.number:void 0
const i=n??r
if(i===void 0)return{why:d}
if(i!==r&&!t.isAnywhere)return{why:`#${i} is another thread, and the workflow allows only this one`}
return i}function firstIssue({issues:e}){const[{path:t,message:n}={path:[],message:""}]=e
return[t.join("."),n].filter(Boolean).join(": ")}function cleanFields(e,t,{rules:n,redact:s}){const c=JSON.stringify(e)
const l=Object.values(e).flatMap(e=>typeof e==="string"?[e]:[])
if(s(c)!==c||l.some(e=>s(e)!==e))return{why:"it contains what looks like a secret"}
const d={...e}
for(const[s,c]of Object.entries(t)){const t=e[s]
if(typeof t!=="string")continue
const l=c==="title"?(0,r.TN)((0,i.WN)(t),200):(0,o.$)(t,n).trim()
if(!(c==="title"?(0,a.U4)(l):(0,u.H)(l)))return{why:`\`${s}\` says nothing`}
d[s]=l}return{fields:d}}}),62552:((e,t,n)=>{n.d(t,{AA:()=>intentLimitsOf,Gg:()=>titleOf,Zk:()=>declarationFault})
var s=n(98664)
var r=n(61398)
const i=50
function intentLimitsOf(e,{name:t,most:n,target:s,takes:r}){const{choices:i,flags:o,values:a}=e
const u=s!=="none"
const c=u&&s!=="discussion"
const l=["unattended",...u?["same-thread","repository"]:[],...r.flags??[]]
const d=["max",...c?["only"]:[],...r.values??[]]
const m=[...o.filter(e=>!l.includes(e)),...Object.keys(a).filter(e=>!d.includes(e))][0]
if(m!==void 0)throw declarationFault(`gives ${t} the setting ${m}, which it does not have`)
requireOne(t,e)
requireChoices(t,i,r.choices)
return{most:mostOf(t,a.max,n),isAnywhere:o.includes("repository"),isUnattended:o.includes("unattended"),only:a.only??[],choices:i,flags:o,values:a}}function requireOne(e,{flags:t,values:n}){const s=["max","prefix"].find(e=>(n[e]??[]).length>1)
if(s!==void 0)throw declarationFault(`gives ${e} the setting ${s} more than once`)
for(const n of[["same-thread","repository"],["replace","update"]])if(n.every(e=>t.includes(e)))throw declarationFault(`gives ${e} both ${n.join(" and ")}`)}function requireChoices(e,t,n){if(n==="needed"&&t.length===0)throw declarationFault(`has to say what ${e} is limited to, between brackets`)
const[s]=t
if(n===void 0&&s!==void 0)throw declarationFault(`limits ${e} to "${s}", which it cannot be limited to`)
if(!Array.isArray(n))return
const i=t.find(e=>!n.includes(e))
if(i!==void 0)throw declarationFault(`limits ${e} to "${i}"${(0,r.au)(i,n)}; there are ${n.join(", ")}`)}function mostOf(e,t,n){if(t===void 0)return n
const s=/^\d{1,3}$/.test(t[0]??"")?Number(t[0]):0
if(s>=1&&s<=i)return s
throw declarationFault(`gives ${e} a \`max\` that is no whole number from 1 to ${i}`)}function declarationFault(e){return new s.vC("config",`The input \`intents\` ${e}.`,{hint:"docs/intents.md of this action lists every intent with its settings."})}function titleOf({values:e},t){return`${e.prefix?.[0]??""}${t}`}}),40669:((e,t,n)=>{n.r(t)
n.d(t,{INTENTS:()=>me,cleanTextFor:()=>cleanTextFor,declaredIntents:()=>declaredIntents,intentContextOf:()=>intentContextOf,threadOf:()=>threadOf})
var s=n(89812)
var r=n(25816)
var i=n(61398)
var o=n(7052)
var a=n(33365)
var u=n(28942)
var c=n(1659)
var l=n(7256)
var d=n(23566)
var m=n(76718)
var f=n(71762)
var h=n(60593)
var p=n(18970)
var b=n(65145)
var w=n(94462)
const g=(0,w.E$)({name:"comment",help:"comments on an issue or a pull request. Your final message is posted in any case; do not repeat it.",permission:"issues: write",most:1,target:"thread",takes:{},fields:()=>({body:u.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(e,t)=>`comment on ${t}`,async check(e,{fields:t,slot:n,target:s}){const{github:i,repository:o,mac:a,client:u}=e
const c=["comment",String(s.number),n]
const l=await(0,f.jU)(u)
const[d]=await(0,h.Sg)(i,o,s.number,({body:e="",user:t})=>(0,f.Fj)(t,l)&&(0,r.CG)(a,e,c))
if(d)return{status:"already",url:d.url}
return{status:"ready",async act(){const e=`${t.body}\n\n${(0,r.w_)(a,c)}`
const{url:n,id:u}=await(0,h.Gy)(i,o,s.number,e)
const l=`repos/${o.owner}/${o.name}/issues/comments/${u}`
return{url:n,undo:`gh api -X DELETE ${l}`}}}}})
const y=(0,w.E$)({name:"comment-discussion",help:"comments in a discussion.",permission:"discussions: write",most:1,target:"discussion",takes:{},fields:()=>({body:u.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(e,t)=>`comment in the discussion ${t}`,async check({client:e,github:t,repository:n,mac:s},{fields:i,slot:o,number:a}){const u=a===void 0?void 0:await(0,m.v)(e,n,a)
if(!u||a===void 0)return(0,w.J5)(`there is no discussion #${a} in this repository`)
const c=["comment-discussion",String(a),o]
const[l]=await(0,p.readOwnInDiscussion)(t,u.id,e=>(0,r.CG)(s,e,c))
if(l)return{status:"already",url:l.url}
if(u.locked)return(0,w.J5)(`the discussion #${a} is locked`)
return{status:"ready",async act(){const e={discussionId:u.id,replyToId:void 0}
const{url:n}=await(0,p.addToDiscussion)(t,e,`${i.body}\n\n${(0,r.w_)(s,c)}`)
return{url:n}}}}})
const $=["spam","abuse","off-topic","outdated","duplicate","resolved"]
const v=(0,w.E$)({name:"hide",help:"hides a comment on a thread.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:$},fields:({choices:e})=>({comment:u.int().positive().describe("The id of the comment."),reason:e.length>0?u["enum"](e):u["enum"]($)}),words:({comment:e,reason:t},n)=>`hide the comment ${e} on ${n} as ${t}`,async check({github:e,client:t},{fields:{comment:n,reason:s},target:r}){const i=await(0,c.W3)(t,n)
if(i?.issue!==r.number)return(0,w.J5)(`#${r.number} has no comment ${n}`)
if(await(0,c.dK)(t,i.nodeId))return{status:"already",url:i.url}
return{status:"ready",async act(){await(0,h.Op)(e,i.nodeId,s.toUpperCase().replace("-","_"))
return{url:i.url}}}}})
const _=(0,w.E$)({name:"dismiss-review",help:"dismisses an approval or a request for changes that you gave for an older commit.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{},fields:()=>({review:u.int().positive().describe("The id of the review."),message:u.string().min(1).max(500)}),texts:{message:"title"},words:({review:e},t)=>`dismiss the review ${e} of ${t}`,async check({client:e,github:t,repository:n},{fields:{review:s,message:r},target:i}){const[o,a]=await Promise.all([(0,d.ty)(e,i.number,s),(0,f.jU)(e)])
if(!o)return(0,w.J5)(`#${i.number} has no review ${s}`)
if(a===void 0||o.userId!==a.id)return(0,w.J5)("it is somebody else's review")
if(o.state==="DISMISSED")return{status:"already",url:o.url}
if(!["APPROVED","CHANGES_REQUESTED"].includes(o.state))return(0,w.J5)("it neither approves nor blocks")
if(o.commit===(await(0,l.Es)(e,i.number)).head.sha)return(0,w.J5)("it is about the commit that is the head now")
return{status:"ready",async act(){await(0,b.bG)(t,n,{number:i.number,id:s,message:r})
return{url:o.url}}}}})
var k=n(19399)
var j=n(94869)
var O=n(58908)
var I=n(45013)
async function postIssue(e,{owner:t,name:n},s){try{const r={owner:t,repo:n,title:s.title,body:s.body,labels:[...s.labels]}
return ownIssue((await e.request("POST /repos/{owner}/{repo}/issues",r)).data)}catch(r){const i=(0,O.VH)(r)?await newestIssue(e,{owner:t,name:n},s.body):void 0
if(!i)throw r
return i}}async function newestIssue(e,{owner:t,name:n},s){const r={owner:t,repo:n,state:"all",sort:"created",direction:"desc",per_page:10}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/issues",r)
const o=i.find(e=>(0,j.cZ)(e.body??"",s))
return o&&ownIssue(o)}function ownIssue({id:e,number:t,html_url:n,body:s,title:r,state:i}){return{id:Number(e),number:t,url:n,body:s??"",title:r,isOpen:i==="open"}}async function findIssues(e,{owner:t,name:n},{state:s,isIt:r}){const i=[]
for(let o=1;o<=10;o++){const a={owner:t,repo:n,state:s,sort:"created",direction:"desc",per_page:100,page:o}
const{data:u}=await e.request("GET /repos/{owner}/{repo}/issues",a)
const c=u.filter(({pull_request:e})=>e===void 0)
i.push(...c.filter(e=>r({body:e.body??"",user:e.user})).map(ownIssue))
if(u.length<100)break}return i}async function changeIssue(e,{owner:t,name:n},s,r){const i="PATCH /repos/{owner}/{repo}/issues/{issue_number}"
await e.request(i,{owner:t,repo:n,issue_number:s,...r})}async function intents_assign(e,{owner:t,name:n},s,r){const i="POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(i,{owner:t,repo:n,issue_number:s,assignees:[...r]})}async function lock(e,{owner:t,name:n},s,r){const i="PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"
await e.request(i,{owner:t,repo:n,issue_number:s,lock_reason:r})}async function linkSubIssue(e,{owner:t,name:n},s,r){const i="POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"
await e.request(i,{owner:t,repo:n,issue_number:s,sub_issue_id:r})}const T=`mutation AddToProject($input: AddProjectV2ItemByIdInput!) {\n  addProjectV2ItemById(input: $input) { item { id } }\n}`
const x=`mutation SetField($input: UpdateProjectV2ItemFieldValueInput!) {\n  updateProjectV2ItemFieldValue(input: $input) { clientMutationId }\n}`
const q="(projects need the token of an app, or of a person)"
const E=u.object({addProjectV2ItemById:u.object({item:u.object({id:u.string()})})})
async function addToProject(e,t,n){const s={input:{projectId:t,contentId:n}}
return E.parse(await(0,I.askGraphql)(e,T,{variables:s,permission:q})).addProjectV2ItemById.item.id}async function setProjectField(e,{optionId:t,...n}){const s={input:{...n,value:{singleSelectOptionId:t}}}
await(0,I.askGraphql)(e,x,{variables:s,permission:q})}async function dispatchWorkflow(e,{owner:t,name:n},{file:s,ref:r,inputs:i}){const o="POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"
await e.request(o,{owner:t,repo:n,workflow_id:s,ref:r,inputs:{...i}})}async function rerunFailedJobs(e,{owner:t,name:n},s){const r="POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"
await e.request(r,{owner:t,repo:n,run_id:s})}async function cancelRun(e,{owner:t,name:n},s){await e.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel",{owner:t,repo:n,run_id:s})}var D=n(33737)
var P=n(88135)
var A=n(62552)
var R=n(3549)
var S=n(63697)
const C=u.string().min(1).max(50)
const F=(0,w.E$)({name:"labels",help:"adds labels to a thread and removes labels from it; they must exist.",permission:"issues: write",most:3,target:"thread",canBeLocked:!0,takes:{choices:"any",flags:["create-labels"]},fields({choices:e}){const t=e.length>0?u["enum"](e):C
return{add:u.array(t).max(10).default([]),remove:u.array(t).max(10).default([])}},words({add:e,remove:t},n){const named=e=>e.map(D.aY).join(", ")
const s=[...e.length>0?[`add ${named(e)} to ${n}`]:[],...t.length>0?[`remove ${named(t)} from ${n}`]:[]]
return s.join(", ")||`no label for ${n}`},async check(e,{fields:t,limits:n,target:s}){const{add:r,remove:i}=t
if(r.length+i.length===0)return(0,w.J5)("it names no label")
const o=[...r,...i].find(t=>isOwnLabel(e,t))
if(o!==void 0)return(0,w.J5)(`${(0,D.aY)(o)} calls the agent or decides what it may do`)
const a=r.length===0?[]:(await(0,k.k2)(e.client)).map(({name:e})=>e)
const u=r.map(e=>a.find(t=>isSame(t,e))??e)
const c=u.find(e=>!a.includes(e))
if(c!==void 0&&!n.flags.includes("create-labels"))return(0,w.J5)(`the repository has no label ${(0,D.aY)(c)}`)
const l=u.filter(e=>!s.labels.some(t=>isSame(t,e)))
const d=s.labels.filter(e=>i.some(t=>isSame(t,e)))
if(l.length+d.length===0)return{status:"already"}
return{status:"ready",async act(){if(l.length>0)await(0,S.Nl)(e.github,e.repository,s.number,l)
for(const t of d)await(0,R.HK)(e.github,e.repository,s.number,{kind:"label",name:t})
return{url:s.url,undo:undoOf(s.number,l,d)}}}}})
function isOwnLabel({ownLabels:e},t){return e.some(e=>letters(e)===letters(t))}function letters(e){return e.normalize("NFKD").replaceAll(/[\p{M}\p{C}\s]/gu,"").toLowerCase()}function isSame(e,t){return e.toLowerCase()===t.toLowerCase()}function undoOf(e,t,n){const s=[...t.map(e=>`--remove-label ${(0,a.Ec)(e)}`),...n.map(e=>`--add-label ${(0,a.Ec)(e)}`)]
return`gh issue edit ${e} ${s.join(" ")}`}const L=u.string().min(1).max(250)
const J=(0,w.E$)({name:"milestone",help:"sets the milestone of a thread by its title; `null` takes it off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:e})=>({title:(e.length>0?u["enum"](e):L).nullable()}),words:({title:e},t)=>e===null?`take the milestone off ${t}`:`set the milestone of ${t} to ${(0,D.aY)(e)}`,async check({github:e,repository:t,client:n},{fields:{title:s},target:r}){if((r.milestone?.title??null)===s)return{status:"already"}
const i=s===null?void 0:(await(0,k.K$)(n)).find(e=>e.title===s)
if(s!==null&&!i)return(0,w.J5)(`the repository has no open milestone ${(0,D.aY)(s)}`)
const o=r.milestone?.title
const u=o===void 0?"--remove-milestone":`--milestone ${(0,a.Ec)(o)}`
return{status:"ready",async act(){await changeIssue(e,t,r.number,{milestone:i?.number??null})
return{url:r.url,undo:`gh issue edit ${r.number} ${u}`}}}}})
const M=(0,w.E$)({name:"type",help:"sets the type of an issue.",permission:"issues: write",most:1,target:"issue",takes:{choices:"needed"},fields:({choices:e})=>({type:u["enum"](e)}),words:(e,t)=>`set the type of ${t} to ${(0,D.aY)(e.type)}`,async check({github:e,repository:t,client:n},{fields:s,target:r}){if(r.type===s.type)return{status:"already"}
if(!(await(0,k._F)(n)).includes(s.type))return(0,w.J5)(`the organization has no issue type ${(0,D.aY)(s.type)}`)
const i=`repos/${t.owner}/${t.name}/issues/${r.number}`
const o=r.type===void 0?"-F type=null":`-f ${(0,a.Ec)(`type=${r.type}`)}`
return{status:"ready",async act(){await changeIssue(e,t,r.number,{type:s.type})
return{url:r.url,undo:`gh api -X PATCH ${i} ${o}`}}}}})
function choiceOf({values:e}){const[t,n]=e.fields??[]
if(n!==void 0)throw(0,A.Zk)("gives project more than one field; one can be set")
if(t===void 0)return
const[,s="",r=""]=/^([^=]{1,60})=(.{1,200})$/.exec(t)??[]
if(s==="")throw(0,A.Zk)(`has the project field "${t}", which is not NAME=a|b`)
return{field:s.trim(),options:r.split("|").map(e=>e.trim())}}const N=(0,w.E$)({name:"project",help:"adds a thread to the project, and sets its field.",permission:"(projects need the token of an app, or of a person)",most:1,target:"thread",canBeLocked:!0,takes:{choices:"needed",values:["fields"]},fields(e){const[t,n]=e.choices
if(n!==void 0||!/^\d{1,6}$/.test(t??""))throw(0,A.Zk)("has to name one project by its number, e.g. `project(7)`")
const s=choiceOf(e)
return{value:s?u["enum"](s.options).describe(`The value of "${s.field}".`):u["null"]().default(null)}},words:({value:e},t)=>`put ${t} into the project${e===null?"":` as ${(0,D.aY)(e)}`}`,async check({client:e,github:t,repository:n},{fields:{value:s},limits:r,target:i}){const o=Number(r.choices[0])
const a=await(0,k.Wh)(e,n.owner,o)
if(!a?.isOpen)return(0,w.J5)(`${(0,D.aY)(n.owner)} has no open project ${o} that this token sees`)
const u=choiceOf(r)?.field??"Status"
const c=a.fields.find(e=>e.name===u)
const l=c?.options.find(e=>e.name===s)
if(s!==null&&(!c||!l))return(0,w.J5)(`the project has no choice ${(0,D.aY)(`${u}=${s}`)}`)
const d=await(0,k.N4)(e,{node:i.nodeId,project:a.id,field:u})
if(d&&(s===null||d.value===s))return{status:"already",url:a.url}
return{status:"ready",async act(){const e=d?.id??await addToProject(t,a.id,i.nodeId)
if(c&&l)await setProjectField(t,{projectId:a.id,itemId:e,fieldId:c.id,optionId:l.id})
return{url:a.url}}}}})
const G=u.string().regex(/^[\w./:-]{1,100}$/).describe("What the issue is about, the same each time, e.g. the name of a test. One issue is kept for each.")
const B=(0,w.E$)({name:"create-issue",help:"opens an issue in this repository.",permission:"issues: write",most:1,target:"none",takes:{flags:["replace","update"],values:["prefix","labels"]},fields:({flags:e})=>({title:u.string().min(1).max(200),body:u.string().min(1).max(3e4).describe("Markdown."),...e.includes("update")&&{key:G}}),texts:{title:"title",body:"prose"},words:({title:e},t,n)=>`open the issue ${(0,D.aY)((0,A.Gg)(n,e))}${labelsOf(n)}`,async check(e,{fields:t,limits:n,slot:s}){const r=n.values.labels??[]
const i=r.find(t=>isOwnLabel(e,t))
if(i!==void 0)return(0,w.J5)(`${(0,D.aY)(i)} calls the agent or decides what it may do`)
const o=r.length===0?[]:(await(0,k.k2)(e.client)).map(({name:e})=>e)
const a=r.find(e=>!o.includes(e))
if(a!==void 0)return(0,w.J5)(`the repository has no label ${(0,D.aY)(a)}`)
const u=(0,A.Gg)(n,t.title)
const c={title:u,body:t.body,labels:r}
if(n.flags.includes("update"))return keepUpToDate(e,c,lasting(n,t.key))
const l={once:["issue",s],lasting:lasting(n,void 0)}
return openOnce(e,c,{...l,isReplacing:n.flags.includes("replace")})}})
function labelsOf({values:{labels:e=[]}}){return e.length===0?"":` with ${e.map(D.aY).join(", ")}`}function lasting({values:e},t){return["lasting issue",e.prefix?.[0]??"",typeof t==="string"?t:""]}async function issuesOfOurs(e,t,n){const{github:s,repository:i,mac:o,client:a}=e
const u=await(0,f.jU)(a)
return findIssues(s,i,{state:t,isIt:({body:e,user:t})=>(0,f.Fj)(t,u)&&n.some(t=>(0,r.CG)(o,e,t))})}async function keepUpToDate(e,t,n){const{github:s,repository:i,mac:o}=e
const a=`${t.body}\n\n${(0,r.w_)(o,n)}`
const[u]=await issuesOfOurs(e,"open",[n])
if(!u)return{status:"ready",act:async()=>opened(await postIssue(s,i,{...t,body:a}))}
if(u.title===t.title&&(0,j.cZ)(u.body,a))return{status:"already",url:u.url}
return{status:"ready",async act(){await changeIssue(s,i,u.number,{title:t.title,body:a})
return{url:u.url}}}}async function openOnce(e,t,{once:n,lasting:s,isReplacing:i}){const{github:o,repository:a,mac:u}=e
const c=await issuesOfOurs(e,"all",i?[n,s]:[n])
const l=c.find(({body:e})=>(0,r.CG)(u,e,n))
const d=c.filter(e=>e.isOpen&&e!==l)
if(l&&d.length===0)return{status:"already",url:l.url}
const m=[n,...i?[s]:[]].map(e=>(0,r.w_)(u,e)).join("\n")
return{status:"ready",async act(){const e=l??await postIssue(o,a,{...t,body:`${t.body}\n\n${m}`})
for(const{number:t}of d){await(0,h.yn)(o,a,{issue:t},(0,P.J1)("intent-replaced",{number:String(e.number)}))
await changeIssue(o,a,t,{state:"closed",state_reason:"not_planned"})}return opened(e)}}}function opened({url:e,number:t}){return{url:e,undo:`gh issue close ${t} --reason "not planned"`}}const Y=(0,w.E$)({name:"create-sub-issue",help:"opens an issue that is a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{values:["prefix"]},fields:()=>({title:u.string().min(1).max(200),body:u.string().min(1).max(2e4).describe("Markdown.")}),texts:{title:"title",body:"prose"},words:({title:e},t,n)=>`open the issue ${(0,D.aY)((0,A.Gg)(n,e))} as a part of ${t}`,async check(e,{fields:t,limits:n,slot:s,target:i}){const{github:o,repository:a,mac:u,client:c}=e
const l=["sub-issue",String(i.number),s]
const[d,m]=await Promise.all([(0,f.jU)(c),(0,k.J8)(c,i.number)])
const isIt=e=>(0,f.Fj)(e.user,d)&&(0,r.CG)(u,e.body,l)
const[h]=await findIssues(o,a,{state:"all",isIt:isIt})
if(h&&m.includes(h.number))return{status:"already",url:h.url}
return{status:"ready",async act(){const e=(0,A.Gg)(n,t.title)
const s={title:e,body:`${t.body}\n\n${(0,r.w_)(u,l)}`,labels:[]}
const c=h??await postIssue(o,a,s)
await linkSubIssue(o,a,i.number,c.id)
return{url:c.url,undo:`gh issue close ${c.number} --reason "not planned"`}}}}})
const U=(0,w.E$)({name:"link-sub-issue",help:"makes an existing issue a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{},fields:()=>({part:u.int().positive().describe("The number of the issue that becomes a part.")}),words:({part:e},t)=>`make #${e} a part of ${t}`,async check({github:e,repository:t,client:n},{fields:{part:s},target:r}){if(s===r.number)return(0,w.J5)("an issue is no part of itself")
if((await(0,k.J8)(n,r.number)).includes(s))return{status:"already"}
const i=await(0,m._)(n,`${t.owner}/${t.name}`,s)
if(!i||i.isPull)return(0,w.J5)(`there is no issue #${s} in this repository`)
return{status:"ready",async act(){await linkSubIssue(e,t,r.number,i.id)
const n=`repos/${t.owner}/${t.name}/issues/${r.number}/sub_issue`
return{url:r.url,undo:`gh api -X DELETE ${n} -F sub_issue_id=${i.id}`}}}}})
const V=u.string().regex(/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})$/,"is no login of a person")
function people(e){const t=e.find(e=>!V.safeParse(e).success)
if(t!==void 0)throw(0,A.Zk)(`names "${t}", which is no login of a person, without @, such as octocat`)
return u.array(e.length>0?u["enum"](e):V).max(10)}const W=(0,w.E$)({name:"assign",help:"assigns people to a thread, and takes assignees off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:e})=>({add:people(e).default([]),remove:people(e).default([])}),words({add:e,remove:t},n){const s=[...e.length>0?[`assign ${named(e)} to ${n}`]:[],...t.length>0?[`take ${named(t)} off ${n}`]:[]]
return s.join(", ")||`assign nobody to ${n}`},async check({github:e,repository:t,client:n},{fields:s,target:r}){const i=await resolved(n,s.add)
if("why"in i)return(0,w.J5)(i.why)
const o=i.logins.filter(e=>!has(r.assignees,e))
const a=r.assignees.filter(e=>has(s.remove,e))
if(o.length+a.length===0)return{status:"already"}
return{status:"ready",async act(){if(o.length>0)await intents_assign(e,t,r.number,o)
for(const n of a)await(0,R.HK)(e,t,r.number,{kind:"assignee",name:n})
const n=[...o.map(e=>`--remove-assignee ${e}`),...a.map(e=>`--add-assignee ${e}`)]
return{url:r.url,undo:`gh issue edit ${r.number} ${n.join(" ")}`}}}}})
const H=(0,w.E$)({name:"request-reviewers",help:"asks people to review a pull request.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{choices:"any"},fields:({choices:e})=>({reviewers:people(e).min(1)}),words:({reviewers:e},t)=>`ask ${named(e)} to review ${t}`,async check({github:e,repository:t,client:n},{fields:s,target:r}){const i=await resolved(n,s.reviewers)
if("why"in i)return(0,w.J5)(i.why)
const o=i.logins.find(e=>e===r.author)
if(o!==void 0)return(0,w.J5)(`${(0,D.aY)(o)} is the author`)
const a=Z.parse(await n.get("/pulls/{pull_number}",{pull_number:r.number}))
const u=i.logins.filter(e=>!a.requested_reviewers.some(t=>t.login===e))
if(u.length===0)return{status:"already"}
return{status:"ready",async act(){await(0,S.lj)(e,t,r.number,u)
const n=u.map(e=>`--remove-reviewer ${e}`).join(" ")
return{url:r.url,undo:`gh pr edit ${r.number} ${n}`}}}}})
const Z=u.object({requested_reviewers:u.array(u.object({login:u.string()})).default([])})
async function resolved(e,t){const n=[]
for(const s of new Set(t)){const t=await(0,k.oT)(e,s)
if(t===void 0)return{why:`${(0,D.aY)(s)} is nobody who works on this repository, or a bot`}
n.push(t)}return{logins:n}}function has(e,t){return e.some(e=>e.toLowerCase()===t.toLowerCase())}function named(e){return e.map(D.aY).join(", ")}const z=["completed","not-planned"]
const Q=["off-topic","too heated","resolved","spam"]
const K=(0,w.E$)({name:"close",help:"closes an issue or a pull request, with a reason for an issue. To explain it, propose a comment as well.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:z},fields:({choices:e})=>({reason:e.length>0?u["enum"](e):u["enum"](z)}),words:({reason:e},t)=>`close ${t} as ${e==="completed"?"completed":"not planned"}`,async check({github:e,repository:t},{fields:{reason:n},target:s}){if(!s.isOpen)return{status:"already"}
const r=n==="completed"?"completed":"not_planned"
return{status:"ready",async act(){const n=s.isPull?{}:{state_reason:r}
await changeIssue(e,t,s.number,{state:"closed",...n})
return{url:s.url,undo:`gh ${s.isPull?"pr":"issue"} reopen ${s.number}`}}}}})
const X=(0,w.E$)({name:"reopen",help:"reopens an issue or a pull request.",permission:"issues: write",most:1,target:"thread",canBeLocked:!0,takes:{},fields:()=>({}),words:(e,t)=>`reopen ${t}`,async check({github:e,repository:t},{target:n}){if(n.isOpen)return{status:"already"}
return{status:"ready",async act(){await changeIssue(e,t,n.number,{state:"open"})
return{url:n.url,undo:`gh ${n.isPull?"pr":"issue"} close ${n.number}`}}}}})
const ee=(0,w.E$)({name:"duplicate",help:"closes an issue as a duplicate of another one.",permission:"issues: write",most:1,target:"issue",waits:!0,canBeLocked:!0,takes:{},fields:()=>({of:u.int().positive().describe("The number of the issue that stays.")}),words:({of:e},t)=>`close ${t} as a duplicate of #${e}`,async check({github:e,repository:t,client:n},{fields:{of:s},target:r}){if(!r.isOpen)return{status:"already"}
if(s===r.number)return(0,w.J5)("an issue is no duplicate of itself")
const i=await(0,m._)(n,`${t.owner}/${t.name}`,s)
if(!i||i.isPull)return(0,w.J5)(`there is no issue #${s} in this repository`)
return{status:"ready",async act(){const n={state:"closed",state_reason:"duplicate",duplicate_issue_id:i.id}
await changeIssue(e,t,r.number,n)
return{url:r.url,undo:`gh issue reopen ${r.number}`}}}}})
const te=(0,w.E$)({name:"lock",help:"locks a thread, so that only people with write access can comment.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:Q},fields:({choices:e})=>({reason:e.length>0?u["enum"](e):u["enum"](Q)}),words:({reason:e},t)=>`lock ${t} as ${e}`,async check({github:e,repository:t},{fields:{reason:n},target:s}){if(s.isLocked)return{status:"already"}
const r=Q.find(e=>e===n)
if(!r)return(0,w.J5)("there is no such reason")
return{status:"ready",async act(){await lock(e,t,s.number,r)
return{url:s.url,undo:`gh issue unlock ${s.number}`}}}}})
const ne=(0,w.E$)({name:"edit-title",help:"changes the title of a thread.",permission:"issues: write",most:1,target:"thread",takes:{values:["prefix"]},fields:()=>({title:u.string().min(1).max(200)}),texts:{title:"title"},words:({title:e},t,n)=>`change the title of ${t} to ${(0,D.aY)((0,A.Gg)(n,e))}`,async check({github:e,repository:t},{fields:n,limits:s,target:r}){const i=(0,A.Gg)(s,n.title)
if(r.title===i)return{status:"already"}
return{status:"ready",async act(){await changeIssue(e,t,r.number,{title:i})
return{url:r.url,undo:`gh issue edit ${r.number} --title ${(0,a.Ec)(r.title)}`}}}}})
const se=(0,w.E$)({name:"edit-section",help:"replaces a section of the text of a thread, between `\x3c!-- NAME:start --\x3e` and `\x3c!-- NAME:end --\x3e`.",permission:"issues: write",most:1,target:"thread",takes:{choices:"needed"},fields({choices:e}){const t=e.find(e=>!/^[a-z][a-z0-9-]{0,40}$/.test(e)||e==="deckhand")
if(t!==void 0)throw(0,A.Zk)(`names the section "${t}", which is no lower-case word`)
return{section:u["enum"](e),text:u.string().min(1).max(2e4).describe("Markdown.")}},texts:{text:"prose"},words:({section:e},t)=>`replace the section ${(0,D.aY)(e)} in the text of ${t}`,async check({github:e,repository:t},{fields:{section:n,text:s},target:r}){const[i,o]=[`\x3c!-- ${n}:start --\x3e`,`\x3c!-- ${n}:end --\x3e`]
const[a,u]=[r.body.indexOf(i),r.body.indexOf(o)]
const c=r.body.lastIndexOf(i)===a&&r.body.lastIndexOf(o)===u
if(a<0||u<a||!c)return(0,w.J5)(`#${r.number} has no section ${(0,D.aY)(n)}, or two`)
if(/<!--\s*[\w-]+:(?:start|end)\s*-->/.test(s))return(0,w.J5)("it holds the mark of a section itself")
const l=`${r.body.slice(0,a+i.length)}\n${s}\n${r.body.slice(u)}`
if(l===r.body.replaceAll("\r\n","\n"))return{status:"already"}
if(l.length>6e4)return(0,w.J5)(`the text of #${r.number} would be too long`)
return{status:"ready",async act(){await changeIssue(e,t,r.number,{body:l})
return{url:r.url}}}}})
var re=n(73024)
var ie=n(76760)
var oe=n(6865)
function givenInputs({values:e}){return(e.inputs??[]).map(e=>{const[,t="",n=""]=/^([A-Za-z_][\w-]{0,60})=(\S{1,200})$/.exec(e)??[]
if(t!=="")return{name:t,kind:n}
const s="NAME=number, NAME=boolean, NAME=a|b or NAME=mark"
throw(0,A.Zk)(`has the workflow input "${e}", which is not ${s}`)})}function inputsOf(e){const t=givenInputs(e).flatMap(({name:e,kind:t})=>{if(t==="mark")return[]
if(t==="number")return[[e,u.int()]]
if(t==="boolean")return[[e,u.boolean()]]
const n=t.split("|")
if(n.some(e=>!/^[\w.-]{1,60}$/.test(e)))throw(0,A.Zk)(`has the workflow input "${e}=${t}", whose values are not plain words`)
return[[e,u["enum"](n)]]})
return u.strictObject(Object.fromEntries(t)).partial()}function requireFiles({choices:e}){const t=e.find(e=>!/^[\w.-]{1,100}\.ya?ml$/.test(e))
if(t!==void 0)throw(0,A.Zk)(`names "${t}", which is no name of a workflow file, such as nightly.yml`)}const ae=(0,w.E$)({name:"dispatch",help:"starts a workflow on the default branch.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"needed",values:["inputs"]},fields(e){requireFiles(e)
return{workflow:u["enum"](e.choices),inputs:inputsOf(e).default({})}},words({workflow:e,inputs:t}){const n=Object.entries(t).map(([e,t])=>(0,D.aY)(`${e}=${t}`))
return`start the workflow ${(0,D.aY)(e)}${n.length>0?` with ${n.join(", ")}`:""}`},async check(e,{fields:{workflow:t,inputs:n},limits:s,slot:r}){const{client:i,github:o,repository:a}=e
if(isOwnWorkflow(e,`.github/workflows/${t}`))return(0,w.J5)("an agent does not start its own workflow")
if(await(0,oe.readWorkflow)(i,t)===void 0)return(0,w.J5)(`there is no workflow ${(0,D.aY)(t)} that can be started`)
const{name:u}=await(0,oe.readDefaultBranch)(i)
const c=markOf(e,s,`${t} ${r}`)
const l=await startedBefore(e,{workflow:t,ref:u,mark:Object.values(c)[0]})
if(l)return l
const d=Object.fromEntries(Object.entries(n).map(([e,t])=>[e,String(t)]))
return{status:"ready",async act(){await dispatchWorkflow(o,a,{file:t,ref:u,inputs:{...d,...c}})
return{}}}}})
function markOf({mac:e},t,n){const s=givenInputs(t).find(({kind:e})=>e==="mark")?.name
return s===void 0?{}:{[s]:e.codeOf(["dispatch",n])}}async function startedBefore(e,{workflow:t,ref:n,mark:s}){const{client:r,runId:i,since:o}=e
const a={workflow:t,event:"workflow_dispatch",branch:n}
if(s!==void 0){const e=(await(0,oe.readRuns)(r,a)).find(({display_title:e})=>e.includes(s))
return e&&{status:"already",url:e.html_url}}const u=(await(0,oe.readRun)(r,i))?.created_at??o
const c=Date.parse(u)<Date.parse(o)?u:o
const[l,d]=await Promise.all([(0,f.jU)(r),(0,oe.readRuns)(r,{...a,created:`>=${c}`})])
const m=d.find(({actor:e})=>(0,f.Fj)(e,l))
const h=`the agent's account has started ${(0,D.aY)(t)} since the request, with these inputs or others`
return m&&{status:"already",url:m.html_url,why:h}}const ue=u.int().positive().describe("The id of the workflow run.")
const ce=(0,w.E$)({name:"rerun",help:"runs the failed jobs of a workflow run again.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(e){requireFiles(e)
return{run:ue}},words:e=>`run the failed jobs of the workflow run ${e.run} again`,check:(e,{fields:t,limits:n})=>onRun(e,t.run,n,t=>{const{conclusion:n,run_attempt:s,html_url:r,id:i}=t
if(n===null)return{status:"already",url:r}
if(!["failure","timed_out","cancelled"].includes(n))return(0,w.J5)(`the run ${i} has not failed`)
if(s>3)return(0,w.J5)(`the run ${i} was run ${s} times already`)
return{status:"ready",async act(){await rerunFailedJobs(e.github,e.repository,i)
return{url:r,undo:`gh run cancel ${i}`}}}})})
const le=(0,w.E$)({name:"cancel",help:"cancels a workflow run.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(e){requireFiles(e)
return{run:ue}},words:e=>`cancel the workflow run ${e.run}`,check:(e,{fields:t,limits:n})=>onRun(e,t.run,n,({conclusion:t,html_url:n,id:s})=>{if(t==="cancelled")return{status:"already",url:n}
if(t!==null)return(0,w.J5)(`the run ${s} has ended`)
return{status:"ready",async act(){await cancelRun(e.github,e.repository,s)
return{url:n,undo:`gh run rerun ${s}`}}}})})
async function onRun(e,t,{choices:n},s){if(t===e.runId)return(0,w.J5)("it is this very run")
const r=await(0,oe.readRun)(e.client,t)
if(!r)return(0,w.J5)(`there is no workflow run ${t}`)
const i=r.path.split("@")[0]??""
if(isOwnWorkflow(e,i))return(0,w.J5)("it is of the agent's own workflow")
if(n.length>0&&!n.includes(i.slice(i.lastIndexOf("/")+1)))return(0,w.J5)(`the workflow does not allow it for ${(0,D.aY)(i)}`)
if(r.head_sha!==await headOf(e))return(0,w.J5)(`the run ${t} is of another commit than the head here`)
if(await(0,oe.hasDeployments)(e.client,r))return(0,w.J5)(`the run ${t} has to do with a deployment`)
return s(r)}async function headOf({client:e,thread:t}){if(t.type==="pull_request")return(await(0,l.Es)(e,t.number)).head.sha
return(await(0,oe.readDefaultBranch)(e)).sha}function isOwnWorkflow({workflow:e},t){return e===void 0||e.toLowerCase()===t.toLowerCase()}const de=(0,w.E$)({name:"report",help:"leaves a long report as a file of the workflow run.",permission:"contents: read",most:1,target:"none",takes:{},fields:()=>({title:u.string().min(1).max(200),text:u.string().min(1).max(2e5).describe("Markdown.")}),texts:{title:"title",text:"prose"},words:({title:e})=>`leave the report ${(0,D.aY)(e)}`,check:async({temp:e},{fields:{title:t,text:n}})=>({status:"ready",async act(){(0,re.mkdirSync)(e,{recursive:!0})
const s=(0,ie.join)((0,re.mkdtempSync)((0,ie.join)(e,"deckhand-")),"report.md")
const r=`# ${t}\n\n${n}\n`;(0,re.writeFileSync)(s,r)
return{report:{path:s,text:r}}}})})
const me=[F,W,J,M,H,g,B,Y,U,ne,se,K,X,ee,te,v,y,de,ae,ce,le,_,N]
function declaredIntents(e,{isRestricted:t}){const n=me.map(({name:e})=>e)
const s=e.map(e=>{const t=me.find(({name:t})=>t===e.name)
if(!t)throw(0,A.Zk)(`names ${e.name}${(0,i.au)(e.name,n)}, which is no intent`)
return{kind:t,declared:t.declare(e)}})
return s.flatMap(({kind:e,declared:n})=>t&&!e.isForRestricted?[]:[n])}function threadOf({trigger:e}){return e.about?.thread??e.thread}function intentContextOf({world:e,settings:t,github:n,job:i,trigger:u}){const{repository:c,repositoryUrl:l,runId:d,temp:m}=i
const f=`${c.owner}/${c.name}`
const[,h]=/^[^/]+\/[^/]+\/(.+)@/.exec(e.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:n,client:(0,s.n)(n,c),repository:c,repositoryUrl:l,thread:threadOf({trigger:u}),runId:d,workflow:h,ownLabels:(0,a.dj)(t).map(e=>e.name),since:u.createdAt??e.now().toISOString(),mac:(0,r.e5)((0,o.ownSecret)(t)??"",f),temp:m}}function cleanTextFor({settings:e,job:t,redact:n}){return{rules:{repositoryUrl:t.repositoryUrl,phrases:e.phrases},redact:n}}}),60828:((e,t,n)=>{n.d(t,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>a})
var s=n(77598)
var r=n(28942)
var i=n(98664)
const o=r["enum"](["blocking","important","minor"])
const a=r.object({path:r.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:r.int().min(1).describe("The line it is about, or the last of them."),start_line:r.int().min(1).optional().describe("The first line, where it is about several."),side:r["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:o.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:r.string().min(1).max(150).describe("What is wrong, in one line."),body:r.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:r.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:e,title:t}){const n=t.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,s.createHash)("sha256").update(`${e}\0${n.join(" ")}`).digest("hex").slice(0,16)}const u=8
function requireFile(e,t){const n=e.find(e=>e.path===t)
if(n)return n
const s=t.split("/").at(-1)??t
const r=e.map(e=>e.path).sort((e,t)=>Number(t.endsWith(s))-Number(e.endsWith(s)))
const o=r.length>u?`, and ${r.length-u} more`:""
const a=r.slice(0,u).join(", ")
throw new i.Fp(`The pull request does not change ${t}. It changes ${a||"nothing"}${o}.`)}function requireLocation(e,{path:t,side:n,line:s,start_line:r=s}){const{hunks:o}=requireFile(e,t)
if(o.length===0)throw new i.Fp(`GitHub shows no diff of ${t}, so it cannot have findings. Say it in your final message.`)
if(r>s)throw new i.Fp(`start_line ${r} comes after line ${s}.`)
const a=o.find(e=>e[n].includes(s))
const u=a?.[n].includes(r)
if(u)return
const c=(a?[a]:o).flatMap(e=>e[n])
if(c.length===0)throw new i.Fp(`The diff removes no line of ${t}. Use the side "new".`)
const l=a?r:s
throw new i.Fp(`Line ${l} of the ${n} ${t} is not in ${a?`the hunk of line ${s}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(c,l)}.`)}function rangesNear(e,t){const n=[]
for(const t of e.toSorted((e,t)=>e-t)){const e=n.at(-1)
if(e&&t===e.to+1)e.to=t
else n.push({from:t,to:t})}const distance=({from:e,to:n})=>Math.min(Math.abs(e-t),Math.abs(n-t))
return n.sort((e,t)=>distance(e)-distance(t)).slice(0,5).map(({from:e,to:t})=>e===t?String(e):`${e}-${t}`).join(", ")}})}

export const id=9615
export const ids=[9615]
export const modules={90009:((e,t,n)=>{n.d(t,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,m1:()=>readTitles,nM:()=>mergeBaseOf,xm:()=>isPartOf})
var s=n(28942)
var r=n(94869)
const o=s.object({sha:s.string(),commit:s.object({message:s.string(),author:s.object({name:s.string().nullish()}).nullable()}),author:s.object({login:s.string().nullish()}).nullish()})
const i=s.object({filename:s.string(),status:s.string(),additions:s.number().int(),deletions:s.number().int(),patch:s.string().nullish()})
const a=s.object({status:s["enum"](["ahead","behind","identical","diverged"]),total_commits:s.number().int(),commits:s.array(o),files:s.array(i).default([])})
const c=20
const u=100
async function compareCommits(e,t,n){try{const s={basehead:`${t}...${n}`,per_page:u}
const page=async t=>a.parse(await e.get("/compare/{basehead}",{...s,page:t}))
const r=await page(1)
const{commits:o}=r.total_commits>u?await page(Math.ceil(r.total_commits/u)):r
return{total:r.total_commits,isRewritten:r.status==="diverged"||r.status==="behind",commits:o.toReversed().slice(0,c).map(toCommit),files:r.files.map(({filename:e,status:t,additions:n,deletions:s,patch:r})=>({path:e,status:t,added:n,removed:s,patch:r??""}))}}catch{return}}function toCommit({sha:e,author:t,commit:n}){const[s=""]=n.message.split("\n")
return{sha:e,author:t?.login??n.author?.name??"somebody",subject:s}}const d=50
function comparisonItem({total:e,isRewritten:t,commits:n,files:s},o){const i=t?", which is no longer part of the branch":""
const a=e>n.length?` (the newest ${n.length})`:""
const c=n.map(({sha:e,author:t,subject:n})=>`${e.slice(0,7)} ${(0,r.TN)(`${t}: ${n}`,200)}`)
const u=s.slice(0,d).map(({path:e,status:t,added:n,removed:s})=>`${t} ${(0,r.TN)(e,200)} +${n} -${s}`)
const l=s.length>d?[`and ${s.length-d} more files`]:[]
return{label:`${(0,r.U9)(e,"commit")} since ${o.slice(0,7)}${i}${a}`,text:[...c,...u.length>0?["",...u,...l]:[]].join("\n"),format:"plain"}}const l=s.object({status:s["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(e,t,n){const s={basehead:`${t}...${n}`,per_page:1}
const r=await e.get("/compare/{basehead}",s).catch(e=>{if(Object(e).status!==404)throw e})
const o=l.safeParse(r).data?.status
return o==="ahead"||o==="identical"}const h=s.object({merge_base_commit:s.object({sha:s.string()})})
async function mergeBaseOf(e,t,n){const s=await e.get("/compare/{basehead}",{basehead:`${t}...${n}`,per_page:1}).catch(e=>{if(Object(e).status!==404)throw e})
return h.safeParse(s).data?.merge_base_commit.sha}const f=s.object({type:s.literal("file"),encoding:s.literal("base64"),content:s.string()})
async function readFileAt(e,t,n){const s=await e.get("/contents/{+path}",{path:t,ref:n}).catch(e=>{if(Object(e).status!==404)throw e})
const r=f.safeParse(s).data?.content
return r===void 0?void 0:Buffer.from(r,"base64").toString("utf8")}const m=s.array(s.object({sha:s.string(),commit:s.object({message:s.string(),author:s.object({name:s.string().nullish()}).nullish()}),parents:s.array(s.object({sha:s.string()}))}))
const p=60
async function readTitles(e,t){const n=m.parse(await e.get("/commits",{sha:t,per_page:p}))
const s=new Map(n.map(e=>[e.sha,e]))
const r=[]
for(let e=n[0];e;e=s.get(e.parents[0]?.sha??"")){const{message:t,author:n}=e.commit
r.push({subject:t.split("\n")[0]??"",author:n?.name??"",parents:e.parents.length})
s.delete(e.sha)}return r}}),583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>g,Issue:()=>f,Label:()=>$,PullRequest:()=>p,Repository:()=>c,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var s=n(28942)
var r=n(64377)
var o=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const s=I[e]().safeParse(t)
if(s.success)return Object.freeze({kind:e,...s.data})
throw notItsPayload(e,s.error)}function withText(e,t){switch(e.kind){case"issue_comment":return{...e,comment:{...e.comment,body:t}}
case"discussion_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review":return{...e,review:{...e.review,body:t}}
case"issues":return{...e,issue:{...e.issue,body:t}}
case"discussion":return{...e,discussion:{...e.discussion,body:t}}
case"pull_request":case"pull_request_target":return{...e,pull_request:{...e.pull_request,body:t}}
default:return e}}function notItsPayload(e,t){return new o.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,i.Ep)(e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const a=s.object({login:s.string(),id:s.number().int(),type:s.string()}).readonly()
const c=s.object({id:s.number().int(),name:s.string(),owner:s.object({login:s.string()}).readonly(),default_branch:s.string(),private:s.boolean()}).readonly()
const u=r.datetime({offset:!0})
const d={body:s.string().nullable(),user:a.nullable(),author_association:s.string().default("NONE"),html_url:s.string()}
const l={created_at:u,updated_at:u.optional()}
const h={...d,...l,number:s.number().int(),title:s.string(),node_id:s.string().optional()}
const f=s.object({...h,id:s.number().int(),pull_request:s.object({}).readonly().optional()}).readonly()
const m=s.object({ref:s.string(),sha:s.string(),repo:s.object({id:s.number().int()}).readonly().nullable()}).readonly()
const p=s.object({...h,id:s.number().int(),draft:s.boolean().default(!1),head:m,base:m}).readonly()
const g=s.object({...h,id:s.number().int(),node_id:s.string()}).readonly()
const w={...d,...l,body:s.string(),id:s.number().int(),node_id:s.string().optional()}
const b=s.object(w).readonly()
const v=s.object({...w,in_reply_to_id:s.number().int().nullish()}).readonly()
const k=s.object({...w,node_id:s.string()}).readonly()
const y=s.object({...d,id:s.number().int(),node_id:s.string().optional(),submitted_at:u,state:s.string()}).readonly()
const $=s.object({name:s.string()}).readonly()
const _=s.object({number:s.number().int(),head:s.object({repo:s.object({id:s.number().int()}).readonly().nullable()}).readonly(),base:s.object({repo:s.object({id:s.number().int()}).readonly()}).readonly()}).readonly()
const j=s.object({id:s.number().int(),name:s.string().nullish(),head_branch:s.string().nullable(),head_sha:s.string(),run_attempt:s.number().int().default(1),event:s.string(),conclusion:s.string().nullable(),html_url:s.string(),updated_at:u,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:s.object({id:s.number().int()}).readonly().nullish(),pull_requests:s.array(_).readonly().default([])}).readonly()
const O={repository:c,sender:a}
const T={...O,action:s.string()}
const pullRequest=()=>s.object({...T,pull_request:p,label:$.nullish(),requested_reviewer:a.nullish()})
const I={issue_comment:()=>s.object({issue:f,comment:b,...T}),pull_request_review_comment:()=>s.object({pull_request:p,comment:v,...T}),pull_request_review:()=>s.object({pull_request:p,review:y,...T}),issues:()=>s.object({...T,issue:f,label:$.nullish(),assignee:a.nullish(),changes:s.object({body:s.object({from:s.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>s.object({discussion:g,...T}),discussion_comment:()=>s.object({discussion:g,comment:k,...T}),workflow_run:()=>s.object({workflow_run:j,...T}),push:()=>s.object({...O,ref:s.string(),after:s.string(),deleted:s.boolean().default(!1)}),workflow_dispatch:()=>s.object({...O,inputs:s.record(s.string(),s.unknown()).nullish()}),repository_dispatch:()=>s.object({client_payload:s.record(s.string(),s.unknown()).nullish(),...T}),schedule:()=>s.object({schedule:s.string().optional(),repository:c.optional()})}
const anyPayload=()=>s.object({...O,issue:f.optional(),pull_request:p.optional(),discussion:g.optional()}).readonly()}),95164:((e,t,n)=>{n.d(t,{n:()=>readPages})
const s=100
async function readPages(e,t,n={},{most:r=10,list:o}={}){const i=[]
for(let a=1;a<=r;a++){const r=await e.get(t,{...n,per_page:s,page:a}).catch(e=>{if(a===1)throw e})
const c=o===void 0?r:Object(r)[o]
if(!Array.isArray(c))return{items:i,isWhole:!1}
i.push(...c)
if(c.length<s)return{items:i,isWhole:!0}}return{items:i,isWhole:!1}}}),7256:((e,t,n)=>{n.d(t,{Es:()=>readPull,IZ:()=>requireOlderHead,L$:()=>isFrom,WM:()=>whyNotFree,a1:()=>headMoved,zl:()=>findOpenPull})
var s=n(28942)
var r=n(64377)
var o=n(98664)
var i=n(95164)
const a=s.object({id:s.number().int(),full_name:s.string()}).nullable()
const c=s.object({ref:s.string(),sha:s.string(),repo:a})
const u=s.object({number:s.number().int(),html_url:s.string(),state:s.string(),merged:s.boolean().default(!1),draft:s.boolean().default(!1),maintainer_can_modify:s.boolean().default(!1),mergeable:s.boolean().nullish(),head:c,base:c})
async function readPull(e,t){const n=u.safeParse(await e.get("/pulls/{pull_number}",{pull_number:t}))
if(!n.success)throw new o.vC("github",`GitHub's reply about pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:n.error})
const{html_url:s,state:r,merged:i,draft:a,maintainer_can_modify:c,mergeable:d,head:l,base:h}=n.data
return{number:t,url:s,state:i?"merged":r==="open"?"open":"closed",isDraft:a,isFork:l.repo===null||l.repo.id!==h.repo?.id,maintainerCanModify:c,isMergeable:d??void 0,head:endOf(l),base:endOf(h)}}function endOf({ref:e,sha:t,repo:n}){return{branch:e,sha:t,repository:n?.full_name}}function headMoved(e,t,n){return new o.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the request.`,{hint:"Look at the new commits, then ask again."})}const d=s.object({number:s.number().int(),html_url:s.string(),body:s.string().nullish(),head:s.object({ref:s.string(),sha:s.string(),repo:s.object({id:s.number()}).nullable()}),base:s.object({ref:s.string()})})
async function findOpenPull(e,t,n){const{items:s}=await(0,i.n)(e,"/pulls",{state:"open"})
const r=s.flatMap(e=>d.safeParse(e).data??[])
const[o]=r.filter(({head:e})=>e.repo?.id===t).map(({number:e,html_url:t,body:n,head:s,base:r})=>({number:e,url:t,body:n??"",branch:s.ref,sha:s.sha,base:r.ref})).filter(n).sort((e,t)=>t.number-e.number)
return o}function isFrom(e){return t=>t.branch===e||t.branch.startsWith(`${e}-run-`)}const l=s.object({default_branch:s.string()})
const h=s.object({name:s.string(),protected:s.boolean()})
async function whyNotFree(e,t){try{const[n,s]=await Promise.all([e.get(""),e.get("/branches/{branch}",{branch:t})])
if(l.parse(n).default_branch===t)return"default"
const r=h.parse(s)
if(r.name!==t)return"gone"
return r.protected?"protected":void 0}catch(e){return Object(e).status===404?"gone":"unknown"}}const f=s.object({committer:s.object({date:r.datetime({offset:!0})}),parents:s.array(s.object({sha:s.string()}))})
const m=20
async function requireOlderHead(e,{number:t,sha:n},s){let r=n
for(let t=0;t<m;t++){const{committer:t,parents:o}=f.parse(await e.get("/git/commits/{commit}",{commit:r}))
const i=Date.parse(t.date)<=Date.parse(s)
if(i&&r===n)return
if(i||o[0]===void 0)break
r=o[0].sha}throw headMoved(t,r,n)}}),50383:((e,t,n)=>{n.d(t,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
var s=n(28942)
var r=n(583)
var o=n(95164)
var i=n(76409)
var a=n(71762)
const c=s.object({labels:s.array(s.union([s.string(),s.object({name:s.string().nullish()})])).default([]),assignees:s.array(r.Account).nullish()})
async function readStillAsked(e,t){const{requestSign:n,thread:s}=t
if(!n||s.type!=="issue"&&s.type!=="pull_request")return
const[r,o]=await Promise.all([e.get("/issues/{issue_number}",{issue_number:s.number}),readThreadEvents(e,s.number)])
const{labels:u,assignees:d}=c.parse(r)
const l=(d??[]).map(({login:e})=>e)
const h=n.kind==="label"?u.map(e=>typeof e==="string"?e:e.name??""):l
const f=h.some(e=>(0,i.Av)(e,n.name))
const[m,p]=n.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const g=o.filter(({event:e})=>e===m||e===p).filter(e=>isAbout(e,n.name))
const putOn=e=>o.findLast(t=>t.event===m&&isAbout(t,e))
const w=h.map(e=>({name:e,by:loginOf(putOn(e))}))
const b=sinceAsked(g,m,t)
const v=f?b.findLast(({event:e})=>e===m):void 0
if(f&&!v)return{present:w,withdrawn:void 0}
const k=b.find(({event:e})=>e===p)
const y=k&&await(0,a.jU)(e)
const $=k?!(0,a.Fj)(doneBy(k),y)&&doneBy(k)!==null:v!==void 0
return{present:w,withdrawn:$?{again:loginOf(v)}:void 0}}function isAbout({label:e,assignee:t},n){return(0,i.Av)(e?.name??t?.login??"",n)}function loginOf(e){return e&&(doneBy(e)?.login??"ghost")}function sinceAsked(e,t,{actors:[n],createdAt:s}){const r=e.findLastIndex(e=>e.event===t&&isBy(e,n))
if(r>=0)return e.slice(r+1)
return s===void 0?[]:e.filter(e=>Date.parse(e.created_at)>=Date.parse(s))}function isBy(e,t){const n=doneBy(e)
if(!n||!t)return!1
return t.id===void 0?(0,i.Av)(n.login,t.login):n.id===t.id}const u=s.object({event:s.string(),created_at:s.string(),actor:r.Account.nullable(),assigner:r.Account.nullish(),label:r.Label.optional(),assignee:r.Account.nullish(),requested_reviewer:r.Account.nullish()})
async function readThreadEvents(e,t,n={}){const{items:s}=await(0,o.n)(e,"/issues/{issue_number}/events",{issue_number:t},n)
return s.flatMap(e=>u.safeParse(e).data??[])}function doneBy({assigner:e,actor:t}){return e??t}const d=s.object({labels:s.array(s.union([s.string(),r.Label])).default([])})
const l=s.object({event:s.string(),actor:r.Account.nullable(),label:r.Label})
const h=s.object({body:s.string().nullish(),user:r.Account.nullable(),created_at:s.string()})
async function rejectionsOn(e,t,{settings:n,since:s}){if(t.type!=="issue"&&t.type!=="pull_request")return[]
const r={issue_number:t.number}
const[a,{items:c}]=await Promise.all([e.get("/issues/{issue_number}",r),(0,o.n)(e,"/issues/{issue_number}/comments",{...r,since:s.toISOString()})])
const u=d.parse(a).labels.map(e=>typeof e==="string"?e:e.name)
const l=u.find(e=>(0,i.Av)(e,n.rejectLabel||""))
const f=l===void 0?[]:[{kind:"label",name:l,by:await labeller(e,r,l)}]
return[...f,...c.flatMap(e=>rejectionIn(h.parse(e),n))]}async function labeller(e,t,n){const{items:s}=await(0,o.n)(e,"/issues/{issue_number}/events",t)
const r=s.flatMap(e=>l.safeParse(e).data??[])
return r.findLast(({event:e,label:t})=>e==="labeled"&&(0,i.Av)(t.name,n))?.actor?.login}function rejectionIn({body:e,user:t,created_at:n},s){if(t===null)return[]
const r=(0,i.Ao)({what:"comment",text:e??"",author:t,sender:t},s)
if(r.status==="ignored"||r.decision?.verdict!=="reject")return[]
const[o]=r.actors
return o?[{kind:"comment",by:o,at:n,said:r.decision}]:[]}}),11166:((e,t,n)=>{n.d(t,{ZY:()=>readStanding,co:()=>readStandingSoon,yy:()=>readEdited})
var s=n(28942)
var r=n(76409)
var o=n(38293)
const i=`query Said($id:ID!){node(id:$id){\n  ... on IssueComment{body isMinimized}\n  ... on PullRequestReviewComment{body isMinimized}\n  ... on PullRequestReview{body isMinimized}\n  ... on DiscussionComment{body isMinimized}\n  ... on Issue{body}\n  ... on PullRequest{body}\n  ... on Discussion{body}\n}}`
const a=s.object({body:s.string().nullish(),isMinimized:s.boolean().optional()})
const c=s.object({node:a.nullable()})
async function readStandingSoon(e,t,n){if(!isMadeByText(t))return
const s=placeOf(t)?await byRest(e,t):await readSaid(e,t)
return standingOf(s,t,n)}async function readStanding(e,t,n){if(!isMadeByText(t))return
return standingOf(await readSaid(e,t),t,n)}function standingOf(e,t,n){if(e===void 0)return{kind:"deleted"}
if(e.isMinimized)return{kind:"hidden"}
const s=e.body??""
return stillAsks(s,t,n)?{kind:"stands",body:s}:{kind:"edited"}}function isMadeByText({kind:e,item:t,requestSign:n}){if(n!==void 0)return!1
const s=["issue","pull-request","discussion"].includes(t.kind)
return s?e==="mention":!["workflow-run","none"].includes(t.kind)}function stillAsks(e,{decision:t,actors:n},{phrases:s}){const i=(0,r.zT)(e,s)
if(i===void 0)return!1
if(t)return(0,o.O0)(i.request)?.verdict===t.verdict
return(0,o.Nl)({kind:"mention",request:i.request,actors:n},void 0)!=="stop"}async function readSaid(e,t){const{nodeId:n}=t.item
if(n!==void 0)try{const{node:t}=c.parse(await e.graphql(i,{id:n}))
if(t)return t}catch(e){if(placeOf(t)===void 0&&!isNotFound(e))throw e}return byRest(e,t)}function isNotFound(e){const{errors:t}=Object(e)
return Array.isArray(t)&&t.some(e=>Object(e).type==="NOT_FOUND")}async function byRest(e,t){const n=placeOf(t)
if(!n)return
const s=await e.get(...n).catch(e=>{if(Object(e).status!==404&&Object(e).status!==410)throw e})
return s===void 0?void 0:a.parse(s)}function placeOf({item:{kind:e,id:t},thread:n}){const s=n.type==="none"?0:n.number
switch(e){case"issue-comment":return["/issues/comments/{comment_id}",{comment_id:t}]
case"review-comment":return["/pulls/comments/{comment_id}",{comment_id:t}]
case"review":return["/pulls/{pull_number}/reviews/{review_id}",{pull_number:s,review_id:t}]
case"issue":case"pull-request":return["/issues/{issue_number}",{issue_number:s}]
default:return}}const u="author{__typename login} editor{__typename login ... on User{databaseId} ... on Bot{databaseId}}"
const d=`query Edited($id:ID!){node(id:$id){\n  ... on IssueComment{body ${u}}\n  ... on PullRequestReviewComment{body ${u}}\n  ... on PullRequestReview{body ${u}}\n  ... on DiscussionComment{body ${u}}\n  ... on Issue{body ${u}}\n  ... on PullRequest{body ${u}}\n  ... on Discussion{body ${u}}\n}}`
const l=s.object({__typename:s.string(),login:s.string(),databaseId:s.number().int().nullish()})
const h=s.object({node:s.object({body:s.string(),author:l.nullable(),editor:l.nullable()}).nullable()})
async function readEdited(e,{item:{nodeId:t}}){if(t===void 0)return
const n=await e.graphql(d,{id:t}).catch(()=>{})
const s=h.safeParse(n).data?.node
return s?{body:s.body,editor:editorOf(s)}:void 0}function editorOf({author:e,editor:t}){if(t===null||e===null)return
const{__typename:n,login:s,databaseId:o}=t
if(n===e.__typename&&(0,r.Av)(s,e.login))return"author"
return{login:s,id:o??void 0,type:n,role:"writer"}}}),46915:((e,t,n)=>{n.d(t,{A:()=>compareAddress,g:()=>inAddress})
function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),68430:((e,t,n)=>{n.d(t,{c:()=>r,k:()=>whyNobody})
var s=n(28942)
const r=s["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return o[e]}const o={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}}),2179:((e,t,n)=>{n.d(t,{Z:()=>blockedNetwork})
var s=n(94869)
var r=n(33737)
var o=n(68430)
const i=10
function blockedNetwork(e,t){const n=[...new Set(e.map(({reason:e})=>kindOf(e)))]
return n.map(n=>{const s=e.filter(e=>kindOf(e.reason)===n)
return`Blocked network access: ${namesOf(s)}. ${remedyFor(n,s,t)}`.trim()}).join("\n\n")}const kindOf=e=>e==="closed"?"unlisted":e
function remedyFor(e,t,n){if(n.isAsking)return remedyByGrant(e,t,n.nobody)??remedyFor(e,t,{...n,isAsking:!1})
const s=settingWith(t,n)
switch(e){case"closed":case"unlisted":return`To allow it, set ${s}.`
case"shut":{const e=t.some(({allow:e})=>e!==void 0)?` and ${s}`:""
return`${a} have no network. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${e}: then text by strangers can steer what commands send.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)(n.name)} names itself. To allow it, set ${s}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)(n.name)} names the host with its port. To allow it, set ${s}.`
case"unknown":return"The name has no address: check its spelling, and the name servers of the runner."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website: check what the command asks for."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say. Install what they need in a step before this action."}}const a="People without write access wrote in this thread, so commands"
function packagesIn(e){const t=e.some(({allow:e})=>e!==void 0&&!e.includes("."))
const n=t?"Install packages":"Download what is needed"
const s=t?"it can reach the package registries even here":"it can reach the hosts of `setup-network` even here"
return`${n} with the input ${(0,r.aY)("setup-command")}: ${s}. `}function remedyByGrant(e,t,n){const i=[...new Set(t.flatMap(({allow:e})=>e??[]))]
const c=i.filter(e=>!e.includes(".")).map(e=>(0,r.aY)((0,s.TN)(e,100)))
const u=c.length===0?"":`add ${c.join(", ")} to the input ${(0,r.aY)("network")}`
const d=n===void 0?`mention me and ask for it: the agent has to call ${(0,r.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,o.k)(n)}`
switch(e){case"closed":case"unlisted":{const e=i.every(e=>!e.includes("."))
if(u!==""&&e)return`To allow it, ${u}.`
const t=u===""?"":` For the registries among them, ${u}.`
return`Such a host is open only where it is granted, whatever ${(0,r.aY)("network")} says: ${d}.${t}`}case"shut":return`${a} have no network, and none can be granted. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${u===""?"":` and ${u}`}: then text by strangers can steer what commands send.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${d}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${i.map(e=>(0,r.aY)((0,s.TN)(e,100))).join(", ")} to that input; ${d}.`
default:return}}function namesOf(e){const t=[...new Set(e.map(({host:e,port:t})=>[0,80,443].includes(t)?e:`${e}:${t}`))]
const n=t.slice(0,i).map(e=>(0,r.aY)((0,s.TN)(e,100)))
return t.length>i?`${n.join(", ")} and ${t.length-i} more`:n.join(", ")}function settingWith(e,{name:t,value:n}){const o=e.flatMap(({allow:e})=>e===void 0?[]:[(0,s.TN)(e,100)])
const a=[...n==="none"||n===""?[]:[n],...new Set(o)].slice(0,i+1)
return(0,r.aY)(`${t}: ${a.join(", ")}`)}}),48594:((e,t,n)=>{n.d(t,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var s=n(78250)
var r=n(94869)
var o=n(23849)
var i=n(33737)
var a=n(88135)
const c=8
const u=100
function renderChanged(e){if(e.length===0)return""
const t=table(`${(0,r.U9)(e.length,"file")} changed`,sumOf(e),e.slice(0,c))
const n=e.slice(c)
if(n.length===0)return t
const s=n.length>u?`\n\n… and ${(0,r.U9)(n.length-u,"more file")}.`:""
const o=`${table("File","Lines",n.slice(0,u))}${s}`
return`${t}\n\n<details><summary>${(0,r.U9)(n.length,"more file")}</summary>\n\n${o}\n\n</details>`}function table(e,t,n){const s=n.map(({path:e,added:t,removed:n})=>`| ${(0,i.FX)(e)} | ${linesOf(t,n)} |`)
return`| ${e} | ${t} |\n|-|-|\n${s.join("\n")}`}function linesOf(e,t){return e===void 0||t===void 0?"binary":`+${(0,r.vP)(e)} −${(0,r.vP)(t)}`}function sumOf(e){return linesOf(...sums(e))}function sums(e){const sum=e=>e.reduce((e,t)=>e+(t??0),0)
return[sum(e.map(e=>e.added)),sum(e.map(e=>e.removed))]}const d=10
const l=1e3
function renderRemoved(e,t){const n=t.split("\ndeleted file mode ").length-1
const[s,o]=sums(e)
if(n<=d&&(o<l||o<s*2))return""
return(0,a.J1)("removed-much",{deleted:(0,r.U9)(n,"file"),removed:(0,r.U9)(o,"line")})}function renderPatch({patch:e},{what:t,file:n,most:o,base:c,isOutput:u=!0,...d}){if(e.length>o)return(0,a.J1)(u?"patch-long":"patch-long-aside",{what:t})
const l=(0,s.Dt)(e).length
const h={title:`Patch of ${(0,r.U9)(l,"file")}`,patch:(0,i.DV)("diff",withShortIds(e),"kept")}
const f=(0,i.DV)("sh",`${switchTo(c)}git apply ${n}`)
const m=d.repository===void 0?"this repository":(0,i.aY)(d.repository)
if(survivesCopying(e))return(0,a.J1)("patch",{what:t,file:n,repository:m,commands:f,...h})
const p=u?(0,a.J1)("patch-file",{what:t,file:n,repository:m,commands:f}):(0,a.J1)("patch-file-aside",{what:t})
return(0,a.J1)("patch-read-only",{kept:p,...h})}function survivesCopying(e){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(e)&&(0,o.ix)(e,[],"kept")===e}function switchTo(e){if(e?.kind==="pull")return`git fetch origin pull/${e.number}/head\ngit switch --detach FETCH_HEAD\n`
if(e===void 0||!h.test(e.branch))return""
const t=/^\w[\w./-]*$/.test(e.branch)
const[n,s]=t?[e.branch,e.branch]:[`'refs/heads/${e.branch}'`,`'${e.branch}'`]
return`git fetch origin ${n}\ngit switch ${s}\ngit merge --ff-only FETCH_HEAD\n`}const h=/^[\w#+,()@=\p{L}\p{N}][\w./#+,()@=\p{L}\p{M}\p{N}-]*$/u
function withShortIds(e){if(e.includes("GIT binary patch"))return e
return e.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),32435:((e,t,n)=>{n.d(t,{Cc:()=>intentsInWords,M3:()=>renderIntents,_3:()=>renderIntentReports})
var s=n(94869)
var r=n(33737)
var o=n(6009)
const i={done:"✅ Done",already:"✅ Was so already",waiting:"🟠 Waiting",planned:"📝 Would be done",refused:"⚪ Refused","not-taken":"⚪ Not taken"}
function renderIntents(e,t){if(e.length===0)return""
const n=e.map(e=>`- ${lineOf(e,t)}`).join("\n")
const s=e.flatMap(e=>e.status==="done"&&e.undo?[e.undo]:[])
const o=s.length===0?"":`\n\n<details><summary>To undo</summary>\n\n${s.map(e=>`- ${(0,r.$E)(600,e)}`).join("\n")}\n\n</details>`
return`**Proposals**\n\n${n}${o}`}function lineOf({status:e,words:t,why:n,url:r},a){const c=r===void 0?t:`${t} ([link](${r}))`
return(0,s.hC)(`${i[e]}: ${c}${n===void 0?"":` – ${(0,o.$)(n,a)}`}`)}function renderIntentReports(e){return e.map(({report:e})=>e===void 0?"":`\n\n${e.text}`).join("")}function intentsInWords(e){if(e.every(({status:e})=>e==="not-taken"))return
const amount=(...t)=>e.filter(({status:e})=>t.includes(e)).length
const t=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:e})=>e>0)
const[n,...r]=t.map(({many:e,word:t},n)=>`${n===0?(0,s.U9)(e,"proposal"):e} ${t}`)
return[n,...r].join(", ")}}),38054:((e,t,n)=>{n.d(t,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var s=n(94869)
var r=n(33737)
const o=10
function renderReading({strangers:e,hidden:t}){return[byStrangers(e),leftOut(t)].filter(e=>e!=="").join("\n\n")}function byStrangers(e){const{people:t,bots:n}=writersIn(e)
return[...t.length>0?[`The agent read text by people without known write access: ${named(t)}.`]:[],...n.length>0?[`The agent read comments of ${named(n)} that may not be its own.`]:[]].join(" ")}function named(e){const t=e.length>o?` and ${(0,s.U9)(e.length-o,"other")}`:""
const n=e.slice(0,o).map(e=>(0,r.aY)((0,s.TN)(e,50)))
return`${n.join(", ")}${t}`}function writersIn(e){const isBot=e=>e.endsWith("[bot]")
return{people:e.filter(e=>!isBot(e)),bots:e.filter(isBot)}}function leftOut(e){if(e.length===0)return""
const t=e.reduce((e,t)=>e+t.parts,0)
const n=e.slice(0,o).map(e=>`${e.parts} in ${(0,s.TN)(e.where,60)}`)
const r=e.length>o?`, and in ${(0,s.U9)(e.length-o,"other text")}`:""
const i=t===1?"hidden passage was":"hidden passages were"
return`${t} ${i} left out of what the agent read: ${n.join(", ")}${r}.`}function knowledgeLine({skills:e,hooksRun:t,blocked:n}){const o=e.length>10?`, and ${e.length-10} more`:""
const i=e.slice(0,10).map(e=>(0,r.aY)((0,s.TN)(e,80)))
return[...e.length>0?[`skills ${i.join(", ")}${o}`]:[],...t>0?[`${(0,s.U9)(t,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:e}){if(e.length===0)return""
const t=e.slice(-10).map(({event:e,reason:t})=>`| ${e} | ${(0,r.FX)((0,s.TN)(t,200))} |`)
const n=e.length>10?` (the last 10 of ${e.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${t.join("\n")}`}const i=10
function renderServers(e){if(e.length===0)return""
const t=e.map(({name:e,tools:t,used:n})=>`| ${(0,r.FX)(e)} | ${t} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${t.join("\n")}`}function renderBroken(e){const t=e.filter(({problem:e})=>e!=="")
const n=t.map(({name:e,problem:t})=>`${(0,r.aY)(e)} (${(0,r.aY)((0,s.TN)(t,200))})`).join(", ")
const o=`${t.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`
const i=e.filter(({leftOut:e=[],problem:t})=>e.length>0&&t==="")
const a=i.map(({name:e,leftOut:t=[]})=>`MCP server ${(0,r.aY)(e)}: these tools could not be read and were left out: ${t.map(r.aY).join(", ")}.`)
return[...t.length>0?[o]:[],...a].join("\n\n")}function usedOf(e){if(e.length===0)return"none"
const t=e.slice(0,i).map(({tool:e,calls:t})=>`${(0,r.aY)((0,s.TN)(e,64))} ${t}`)
const n=e.length>i?`, and ${(0,s.U9)(e.length-i,"other tool")}`:""
return t.join(", ")+n}}),8911:((e,t,n)=>{n.d(t,{B1:()=>renderReport,EB:()=>renderWorking})
var s=n(46915)
var r=n(94869)
var o=n(68268)
var i=n(33737)
var a=n(30007)
var c=n(6009)
var u=n(88135)
var d=n(26285)
var l=n(2179)
var h=n(48594)
var f=n(38054)
function renderUses(e){return e.length<2?[]:e.map(e=>`\`${e.id}\`: ${renderUse(e)}`)}function renderUse(e){return`${(0,r.U9)(e.replies,"model request")} · ${tokens(e)} · cost ${formatCost(e.costUsd)}`}function formatCost(e){if(e===void 0)return"not known"
return`$${e.toFixed(e>0&&e<.01?4:2)}`}function tokens({inputTokens:e,outputTokens:t,cachedTokens:n,writtenTokens:s,reasoningTokens:o}){const i=[...n>0?[`${(0,r.vP)(n)} from a cache`]:[],...s>0?[`${(0,r.vP)(s)} into it`]:[],...o>0?[`${(0,r.vP)(o)} of thinking`]:[]]
const a=i.length>0?` (${i.join(", ")})`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${a}`}function renderDetails(e,t){const{knowledge:n,reading:s,servers:r=[]}=e
const o=[commandsRun(e.checks),(0,f.RX)(r),n?(0,f.cu)(n):"",s?(0,f.Xm)(s):"",...passedOver(e.passedOver),...(e.others??[]).flatMap(e=>passedOver(e.passedOver,`${e.repository}: `)),factLines(e,t),estimateLine(e)]
return o.filter(e=>e!=="").join("\n\n")}function factLines(e,{conversationId:t,requester:n}){const{models:s,sandbox:r,knowledge:o}=e
const a=s.length>0?` · answered by ${s.map(i.aY).join(", ")}`:""
const c=[`Requested by ${n}${a}`,...e.merging?[mergingLine(e.merging)]:[],stepsLine(e),usageLine(e),...renderUses(e.uses).map(e=>`  - ${e}`),...r?[sandboxLine(r)]:[],...o?[(0,f.Zi)(o).join(" · ")]:[],`Conversation ${(0,i.aY)(t)}`,e.picture===void 0?"":`Last page in the browser: ${(0,i.aY)(`observations/${e.picture}`)} of the conversation`]
return c.filter(e=>e!=="").map(e=>e.startsWith(" ")?e:`- ${e}`).join("\n")}function mergingLine({base:e,status:t}){const n=`between the pull request and ${(0,i.aY)(e)}`
if(t==="gone")return`The base branch ${(0,i.aY)(e)} no longer exists, so the pull request cannot be merged`
if(t==="unknown")return`GitHub did not say in time whether there are conflicts ${n}`
return`GitHub finds ${t==="clean"?"no ":""}conflicts ${n}`}function stepsLine({steps:e,toolCalls:t,failedCalls:n=0,durationMs:s}){const o=t===0&&n===0?" · no tool read or changed anything":""
return`${(0,r.U9)(e,"step")} in ${timeOf(s)}${o}`}function timeOf(e){const t=Math.round(e/1e3)
return t<60?`${t} s`:`${Math.floor(t/60)} min ${t%60} s`}function sandboxLine({way:e,checks:t,network:n,isShut:s}){return`Sandbox: ${e} · network: ${s?"none":n} · self-test: ${(0,r.U9)(t,"check")} passed`}function usageLine(e){if(e.uses.length===0&&e.inputTokens===0&&e.outputTokens===0)return""
const[t,n]=e.uses
return t&&!n?renderUse(t):`${formatTokens(e)} · cost ${formatCost(e.costUsd)}`}const m={ignored:"passed-over-ignored",revealed:"passed-over-revealed",sparse:"passed-over-sparse"}
const p=20
function passedOver(e=[],t=""){return[...Map.groupBy(e,({kind:e})=>e)].map(([e,n])=>{const s=n.slice(0,p).map(({path:e,detail:t})=>{if(e==="")return t
return`${(0,i.aY)(e)}${t===""?"":` (${t})`}`})
const o=n.length>s.length?[`${(0,r.vP)(n.length-s.length)} more`]:[]
return t+(0,u.J1)(m[e],{list:[...s,...o].join(", ")})})}function estimateLine({estimatedCalls:e}){if(e===0)return""
return`Tokens are estimated for ${(0,r.U9)(e,"call")}: the model endpoint did not state them.`}function commandsRun(e){const t=e.filter(({command:e})=>e!=="")
if(t.length===0)return""
const n=t.slice(-10).map(({command:e,exitCode:t})=>`| ${(0,i.FX)((0,r.TN)(e,120))} | ${endOf(t)} |`)
const s=t.length>10?` (the last 10 of ${t.length})`:""
return`| Commands the agent ran${s} | Exit code |\n|-|-|\n${n.join("\n")}`}function endOf(e){return e===-1?"still running":String(e)}function formatTokens({inputTokens:e,outputTokens:t,cachedTokens:n}){const s=n>0?` (${(0,r.vP)(n)} of those in from a cache)`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${s}`}var g=n(32435)
var w=n(29764)
var b=n(57361)
var v=n(76617)
function renderReport(e,t){return(0,u.J1)("report",{heading:[(0,d.rL)(e).mark,withReferences((0,c.$)(e.reason,t),e)].filter(Boolean).join(" "),body:[...opening(e,t),...sections(e,t)].filter(e=>e!=="").join("\n\n"),details:renderDetails(e,t)})}function renderWorking(e,t="",n){const[s=""]=e.phrases
const r=[n?renderProgress(n,e):"",(0,c.$)(t,e)]
return(0,u.J1)("working",{requester:e.requester,run_url:e.runUrl,progress:r.filter(e=>e!=="").join("\n\n"),steering:e.takesFollowUps?(0,u.J1)("steering",{phrase:s}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function opening(e,t){const n=renderPlaces(e,t)
if(e.approvalComment===void 0)return[n]
return[(0,c.$)(e.hint,t),e.approvalComment,n]}function sections(e,t){return[answerOf(e,t),e.review?(0,w.oB)(e.review):"",e.approvalComment===void 0?hintOf(e,t):"",e.note??"",(0,g.M3)(e.intents??[],t),(0,h.VV)(e.files),nothingWorked(e),(0,h.$g)(e.files,e.diff?.text??""),(0,b.d3)(e,t),(0,b.Cd)(e.tests??[]),(0,b.g9)(e.failedCommands??[]),e.kept.kind==="branch"&&!e.isDiffInComment?(0,a._l)(e.diff?.text??""):"",keptWork(e),(0,v.b)(e.locks??[]),(0,v.eJ)(e,{base:baseOf(e),hint:e.hint}),...(e.others??[]).map(e=>renderOther(e,t)),renderSame(e.others??[]),e.missing?.words??"",blockedIn(e.sandbox),(0,f.Ib)(e.servers??[]),refusals(e),leftOutPictures(e),risky(e)]}function answerOf({review:e,finalResponse:t,shownResponse:n=t,isPlanAsked:s},r){if(e?.url!==void 0||s)return""
return(0,a.KJ)((0,o.Gl)(withoutBlankEnds(n)),r)}function withoutBlankEnds(e){return e.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(e){if(!e)return""
const{denials:t,network:n,isAsking:s=!1,nobody:r}=e
return(0,l.Z)(t,{name:"network",value:n,isAsking:s,nobody:r})}function hintOf({quote:e,list:t=[],hint:n,code:s},o){const a=t.map(e=>`- ${(0,c._)(e,o)}`).join("\n")
const u=e===void 0?[]:[`> ${(0,i.$E)(500,e)}`]
const d=(0,r.hC)((0,c.$)(n,o),s&&`(Code ${(0,i.aY)(s)}.)`)
return[a,...u,d].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:e,failedCalls:t=0,intents:n=[]}){if(n.length>0)return""
if(e!==0||t===0)return""
return`${(0,r.U9)(t,"tool call")} failed, and no other one read or changed anything.`}function refusals({refusedHistories:e=0}){return e>0?(0,u.J1)("refused-history",{times:(0,r.U9)(e,"time")}):""}function leftOutPictures({leftOutPictures:e=0}){return e>0?(0,u.J1)("refused-pictures",{pictures:(0,r.U9)(e,"picture")}):""}function risky({risks:e=[]}){if(e.length===0)return""
const t=e.length>10?`, and ${e.length-10} more`:""
const n=e.length===1?"this call":"these calls"
return`⚠️ The agent made ${n} of medium risk: ${e.slice(0,10).map(i.aY).join(", ")}${t}.`}function baseOf({kept:e,forkUrl:t,patchBase:n}){return e.kind==="branch"&&t===void 0?{kind:"branch",branch:e.branch}:n}function keptWork(e,t){const{kept:n,patchBase:s,isCiSilent:r,rewrittenBase:o,pullRequest:a,proposeUrl:c,merging:d}=e
if(n.kind==="patch")return(0,h.hY)(n,{what:"The work",file:"work.patch",most:3e4,base:s,repository:t})
if(n.kind==="nothing"||!a||c!==void 0)return""
const l=[...o===void 0?[]:[(0,u.J1)("base-rewritten",{branch:(0,i.aY)(o)})],...d?.status==="conflicts"?[(0,u.J1)("pull-conflicts",{base:(0,i.aY)(d.base)})]:[],...r?[(0,u.J1)("no-ci")]:[]]
return l.join("\n\n")}function withReferences(e,{others:t=[]}){return t.reduce((e,{repository:t,pullRequest:n})=>{const s=`#${n?.number}`
return e.replaceAll(`${t}\`${s}\``,t+s)},e)}function renderOther(e,t){const{repository:n,files:s,diff:r,kept:o,problem:u}=e
if(isSame(e))return""
const d=[`#### In ${(0,i.aY)(n)}`,renderOtherPlaces(e),(0,c.$)(u,t),(0,h.VV)(s),(0,h.$g)(s,r?.text??""),o.kind==="branch"?(0,a._l)(r?.text??""):"",keptWork(e,n),(0,v.b)(e.locks??[]),(0,v.eJ)(e,{base:baseOf(e),repository:n,hint:u})]
return d.filter(e=>e!=="").join("\n\n")}function isSame({kept:e,withheld:t,problem:n}){return e.kind==="nothing"&&t.length===0&&n===""}function renderSame(e){const t=e.filter(isSame).map(({repository:e})=>(0,i.aY)(e))
return t.length===0?"":(0,u.J1)("other-repositories-same",{names:t.join(", ")})}function renderPlaces(e,{repositoryUrl:t,runUrl:n}){return[...proposalPlaces(e,""),...branchPlaces(e,t),`[Job log](${n})`].join(" · ")}function renderOtherPlaces(e){return[...proposalPlaces(e,e.repository),...branchPlaces(e,e.repositoryUrl)].join(" · ")}function proposalPlaces({pullRequest:e,proposeUrl:t},n){if(e)return[`[Pull request ${n}#${e.number}](${e.url})`]
return t===void 0?[]:[`**[Open the pull request](${t})**`]}function branchPlaces({kept:e,pullRequest:t,forkUrl:n},r){if(e.kind!=="branch")return[]
const{branch:o,commit:a,compareUrl:c,isVerified:u}=e
const d=`${n??r}/tree/${(0,s.g)(o)}`
const l=u?" (verified)":""
return[`Branch [${(0,i.aY)(o)}](${d})`,`Commit [${(0,i.aY)(a.slice(0,7))}](${r}/commit/${(0,s.g)(a)})${l}`,`[Files](${t?`${t.url}/files`:c})`]}const k=30
function renderProgress({list:e,now:t,...n},s){const r=e.slice(0,k).map(e=>lineOf(e,s))
const o=e.length>k?[`- … and ${e.length-k} more`]:[]
const i=`**Now:** ${doing(t)}\n\n${figuresOf(n)}`
return[i,[...r,...o].join("\n")].filter(e=>e!=="").join("\n\n")}function doing(e){if(!e)return"waiting for the model"
const{tool:t,detail:n}=e
const s=n===""?"":` ${(0,i.aY)((0,r.TN)(n,120))}`
return t==="terminal"&&s!==""?`running${s}`:`${(0,i.aY)(t)}${s}`}function figuresOf(e){const{minutes:t,maxMinutes:n,steps:s,maxSteps:o,costUsd:i,maxUsd:a,tokens:c,maxTokens:u}=e
const d=i!==void 0&&`$${i.toFixed(2)}${a===void 0?"":` of $${a.toFixed(2)}`}`
const l=[`${Math.floor(t)} min of ${n}`,`step ${s} of ${o}`,...d?[d]:[],...u===void 0?[]:[`${(0,r.vP)(c)} of ${(0,r.vP)(u)} tokens`]]
return l.join(" · ")}function lineOf({title:e,status:t},n){const s=`- [${t==="done"?"x":" "}] `
return`${s}${(0,c._)((0,r.TN)(e,160),n,s)}${t==="in_progress"?" – _in progress_":""}`}}),57361:((e,t,n)=>{n.d(t,{Cd:()=>renderTests,Vj:()=>verdictOf,d3:()=>renderCheck,g9:()=>renderFailed})
var s=n(94869)
var r=n(33737)
var o=n(6009)
function verdictOf(e,t){const n=t?.isTest===!0&&t.end.kind==="passed"&&!t.isPartial
if(e.length===0)return n?"passed":"none"
const s=e.filter(({why:e})=>e===void 0)
if(lastFailed(e)||s.some(({verdict:e})=>e==="failed"))return"failed"
if(e.some(({isRunning:e})=>e))return"unfinished"
return s.length>0||n?"passed":"unknown"}function lastFailed(e){const t=e.findLast(({verdict:e})=>e!=="unknown")
return t?.verdict==="failed"?t:void 0}const i=5
function renderTests(e){if(e.length===0)return""
const t=e.slice(-i).map(e=>`| ${(0,r.FX)((0,s.TN)(e.command,120))} | ${endOfTest(e)} |`)
const n=e.length>i?` (the last ${i} of ${e.length})`:""
const o=`| Tests the agent ran${n} | Exit code |\n|-|-|\n${t.join("\n")}`
return[lastFailure(e),o].filter(Boolean).join("\n\n")}function lastFailure(e){const t=lastFailed(e)
if(!t)return""
const n=t===e.at(-1)?"":" whose result is known"
return`The last test command${n} failed (${(0,r.aY)((0,s.TN)(t.command,120))}${t.exitCode===void 0?"":`, exit code ${t.exitCode}`}).`}function endOfTest({verdict:e,exitCode:t,why:n}){const s=t===void 0?e==="unknown"?"":e:String(t)
if(n!==void 0)return`⚪ ${[s,n].filter(Boolean).join(", ")}`
return`${e==="passed"?"✅":"❌"} ${s}`}function renderFailed(e){if(e.length===0)return""
const t=e.map(({command:e,exitCode:t})=>`| ${(0,r.FX)((0,s.TN)(e,120))} | ❌ ${t} |`)
return`| Commands that failed after the last change | Exit code |\n|-|-|\n${t.join("\n")}`}function renderCheck({check:e,opinion:t},n){return[e?checkWords(e):"",e?outputOf(e):"",t?opinionWords(t,n):""].filter(Boolean).join("\n\n")}function opinionWords(e,t){const n=e.kind==="none"?"A second opinion of the model could not be had":`${e.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${e.score} of 1`
const r=e.message===""?`${n}.`:`${n}: ${(0,o._)((0,s.TN)(e.message,600),t)}`
const i=e.kind==="none"?[]:e.unseen??[]
return i.length===0?r:`${r}\n\n⚠️ It did not see ${listed(i)} as published.`}function listed(e){return e.slice(0,i).map(r.aY).join(", ")+(e.length>i?", …":"")}function checkWords({command:e,end:t,runs:n,deciders:o,isPartial:i}){const a=`Check ${(0,r.aY)((0,s.TN)(e,120))}`
const c=n>1?` (it ran ${(0,s.U9)(n,"time")})`:""
const u=(0,s.hC)({passed:`✅ ${a} passed${c}`,failed:`❌ ${a} failed${c}`,"timed-out":`❌ ${a} did not end in time${c}`,moved:`⚠️ ${movedWords(t)} while ${(0,r.aY)((0,s.TN)(e,120))} ran or after it, so the check does not count as passed`,blind:`⚠️ Git in the workspace did not show the files on which ${(0,r.aY)((0,s.TN)(e,120))} ran, so the check does not count as passed`,"not-run":`❌ ${a} did not run on this work`}[t.kind],i?"It ran with the withheld files, which are not on the branch":"")
return o.length>0?`${u}\n\n⚠️ The change touches what the check runs: ${listed(o)}.`:u}function movedWords(e){const t=e.kind==="moved"?e.paths:[]
return t.length===0?"Files changed":`${listed(t)} changed, or was hidden from git,`}const a=4e3
function outputOf({output:e}){if(e==="")return""
const t=e.length>a?`…\n${(0,s.pJ)(e,a)}`:e
return`<details><summary>Output of the check</summary>\n\n${(0,r.DV)("text",t)}\n\n</details>`}}),76617:((e,t,n)=>{n.d(t,{Wu:()=>withheldLine,b:()=>renderLocks,eJ:()=>renderWithheld})
var s=n(78250)
var r=n(94869)
var o=n(33737)
var i=n(7925)
var a=n(88135)
var c=n(48594)
const u=20
function renderWithheld({withheld:e,withheldPatch:t,asidePatch:n},{hint:s="",...r}={}){if(e.length===0)return""
const o=hintsFor(e.map(({code:e})=>e)).filter(([e])=>!s.includes(e))
return[["Withheld:","",...linesOf(e)].join("\n"),o.map(([e,t])=>`${t.join(", ")}: ${e}`).join("\n"),...patchesOf(e,{patch:t,aside:n,...r})].filter(Boolean).join("\n\n")}const d=10
function linesOf(e){return[...Map.groupBy(e,({code:e})=>e)].flatMap(([e,t])=>{const n=t.length-d
return[...t.slice(0,d).map(lineOf),...n>0?[`- … and ${(0,r.vP)(n)} more with ${e}.`]:[]]})}function hintsFor(e){const t=[...new Set(e)]
const n=new Set(t.map(e=>i.Lp[e].hint))
return[...n].map(e=>[e,t.filter(t=>i.Lp[t].hint===e)])}function renderLocks(e){return e.map(({path:e,manifests:t,added:n})=>{const s=n.slice(0,u).map(o.aY).join(", ")
const r=n.length>u?`, and ${n.length-u} more`:""
const i=n.length===0?(0,a.J1)("lock-file-same"):(0,a.J1)("lock-file-new",{entries:`${s}${r}`})
return(0,a.J1)("lock-file",{path:(0,o.aY)(e),manifests:t.slice(0,u).map(o.aY).join(", "),fresh:i})}).join("\n\n")}function withheldLine({code:e,path:t,detail:n}){return`${e} ${t||"the change"} ${i.Lp[e].message}${n===""?"":` (${n})`}`}function lineOf({path:e,code:t,detail:n}){const s=e===""?"The change":(0,o.aY)(e)
return`- **${t}** ${s} ${i.Lp[t].message}${n===""?"":` (${n})`}.`}function patchesOf(e,{patch:t,aside:n,...s}){if(!n)return[patchOf(t,e,s)]
const r="Work that is not in the work tree"
const o=(0,c.hY)(n,{what:r,file:"aside.patch",most:1e4,isOutput:!t,...s})
return t?[patchOf(t,e,s),o]:[o]}const l=["DKH-121","DKH-203"]
const h="No patch has the withheld work. Unless a note below says that it is saved as copies, it is only in the workspace of the run."
const f="No patch has it: what git ignores is only in the workspace of the run."
function patchOf(e,t,n){if(!e){const e=t.filter(({code:e})=>!l.includes(e))
if(e.length===0)return""
return e.every(({code:e})=>e==="DKH-118")?f:h}const s=withoutSecret(e,t)
if(s.patch==="")return""
const r=!t.some(({code:e})=>(0,i.JD)(e))
return(0,c.hY)(s,{what:r?"The withheld work":"The saved part of the withheld work",file:"withheld.patch",most:15e3,...n})}function withoutSecret({path:e,patch:t},n){const r=n.flatMap(({code:e,path:t})=>e==="DKH-201"||e==="DKH-202"?[t]:[])
const o=r.some(e=>/["\\]|[^ -~]/.test(e))
const i=(0,s.Dt)(t).filter(e=>{const[t=""]=e.split("\n",1)
return!r.some(e=>t.endsWith(` b/${e}`))&&!(o&&t.endsWith('"'))})
return{path:e,patch:i.join("")}}}),89797:((e,t,n)=>{n.d(t,{s:()=>chanceAt,w:()=>continueAttempts})
const s="ci/"
const countAt=e=>`${s}${e}`
const failureAt=(e,t)=>`${s}${e}/${t}`
function chanceAt(e,t,n,s){const r=e[countAt(t)]??0
if(r>s)return{status:"told"}
const o=e[failureAt(t,n)]!==void 0
if(r<s&&!o){const s={...chainAt(e,t,t),[countAt(t)]:r+1,[failureAt(t,n)]:1}
return{status:"go",counters:{...othersIn(e),...s}}}const i={...e,[countAt(t)]:s+1}
return{status:o?"unchanged":"spent",tried:r,counters:i}}function continueAttempts(e,t,n){return{...othersIn(e),...chainAt(e,t,n)}}function othersIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>!e.startsWith(s)))}function chainAt(e,t,n){const s=Object.entries(e).filter(([e])=>e.startsWith(countAt(t)))
return Object.fromEntries(s.map(([e,s])=>[e.replace(t,n),s]))}}),93992:((e,t,n)=>{n.d(t,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var s=n(33368)
var r=n(89812)
var o=n(90009)
var i=n(7256)
var a=n(64294)
var c=n(98664)
var u=n(58926)
var d=n(22911)
var l=n(75444)
var h=n(97167)
var f=n(1176)
var m=n(3620)
const p=64e3
async function withPromptFile(e,t,n){const{"prompt-file":s}=e.settings.slice(l.TRIGGER)
if(s===void 0)return{trigger:n,fault:void 0}
try{const r=await readText(e,s,{env:t,trigger:n})
const o=[r,n.request].filter(e=>e!=="").join("\n\n")
return{trigger:{...n,request:o},fault:void 0}}catch(e){return{trigger:n,fault:(0,c.ec)(e)}}}async function readText({github:e,job:t},n,{env:s,trigger:i}){const a=(0,u.JT)(n)
if(a!==void 0)throw invalidPath(n,a)
const c=(0,r.n)(e,t.repository)
const d=await commitOf(c,s,{trigger:i,workspace:t.workspace})
const read=async(e,t)=>{const s=await(0,o._T)(c,n,d)
if(s===void 0)return{status:"missing"}
return s.length>t?{status:"too-large"}:{status:"read",text:s}}
const l={input:"prompt-file",path:n,largest:p}
return(await(0,m.w)({commit:d,workspace:t.workspace,read:read},l)).trim()}async function commitOf(e,t,n){const{thread:s}=n.trigger
if(s.type==="pull_request")return(await(0,i.Es)(e,s.number)).base.sha
const r=g.has(t.GITHUB_EVENT_NAME??"")
return(r?await checkedOut(n.workspace,t):void 0)??t.GITHUB_SHA??""}const g=new Set(["schedule","push","workflow_dispatch"])
async function checkedOut(e,t){const n=(0,s.$Y)({folder:e,environment:(0,h._K)(t)})
return(await n.raw(["rev-parse","--verify","HEAD^{commit}"]).catch(()=>"")).trim()||void 0}function invalidPath(e,t){return new c.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,d.b8)(e.slice(d.PL).item??"{")
const{trigger:s}=t
const r=(0,a.OB)(s).item
if(!n||r===void 0)return t
if(s.thread.type==="pull_request")return{trigger:s,fault:t.fault??notOnPulls()}
const{snapshot:o,requestSign:i,run:c,...u}=s
const l=`${s.key}/item/${n.key}`
return{...t,trigger:{...u,...w,kind:r,key:l,about:aboutOf(n)}}}const w={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new c.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:e,kind:t,number:n,title:s}){const r=n!==void 0&&(t==="issue"||t==="pull-request")
return{title:s===""?e:s,text:s===e?e:`${e}\n${s}`,...r&&{thread:{type:t==="issue"?"issue":"pull_request",number:n}}}}function deciderOf({actors:e}){return e[0]?.login??"nobody"}function onBehalf(e,t){const[n]=e.kind==="decision"?(0,f.sp)(t)?.items[0]?.pending.requesters??[]:[]
if(!n)return e
return{...e,asker:{login:n.login,id:n.id??void 0,type:n.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var s=n(3024)
var r=n(98664)
var o=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const s=(await e.list()).find(e=>e.path===t)
if(s&&s.size>n)return{status:"too-large"}
const r=s&&(await e.read([t])).get(t)
return r===void 0?{status:"missing"}:{status:"read",text:r}}async function readNamedFile(e,{input:t,path:n,largest:s}){const i=await e.read(n,s)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,o.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const u="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new r.vC("config",`${a} is empty in ${c}.`,{hint:u})
if(i.status==="too-large")throw new r.vC("config",`${a} has more than ${s/1e3} kB in ${c}.`,{hint:u})
if(!isInWorkspace(e.workspace,n))throw new r.vC("config",`${a} is not a text file of ${c}.`,{hint:u})
const d="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new r.vC("config",`${a} is not in ${c}. ${d} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,s.BJ)(e,t)!==void 0}}),24158:((e,t,n)=>{n.d(t,{hD:()=>whyTooOften,oP:()=>rateIn})
var s=n(60593)
var r=n(98664)
var o=n(88135)
var i=n(57974)
var a=n(75444)
var c=n(2801)
var u=n(29058)
var d=n(12384)
const l=36e5
async function whyTooOften(e,t){const{trigger:n,world:s}=e
if(n.kind==="decision")return
if(t.manifest.lease?.key===n.key||(0,c.oy)(n.key,t.manifest))return
const r=Math.floor(s.now().getTime()/l)
const o=t.isKept&&n.thread.type!=="none"
const i=o?rateOf(e,t,r):void 0
if(i&&i.status!=="go"){await(0,d.acknowledge)(e,n,"confused")
if(i.status==="stop")await tell(e,t,{...i,words:wordsOf(i)})
return i.limit==="runs"?"This thread has reached the limit of `max-runs-per-day`.":`Bots started ${h} consecutive runs on this thread.`}const a=await whyRepositoryIsFull(e,r)
if(a!==void 0){await(0,d.acknowledge)(e,n,"confused")
if(o)await tellFull(e,t,r)
return a}if(i)t.update(e=>({...e,counters:i.counters}))
return}function rateOf({trigger:e,settings:t},n,s){return rateAt(n.manifest.counters,{hour:s,by:e.run?"run":e.actors.some(({type:e})=>e!=="User")?"bot":"person",most:t.slice(a.ADMIT)["max-runs-per-day"]})}async function whyRepositoryIsFull(e,t){if(e.settings.slice(a.ADMIT)["max-repository-runs-per-day"]===void 0)return
return(await n.e(7700).then(n.bind(n,67700))).whyRepositoryIsFull(e,(e,n)=>{const s=rateAt(e,{hour:t,by:"run",most:n})
return s.status==="go"?s.counters:void 0})}async function tellFull(e,t,n){const s=recentIn(t.manifest.counters,n)
if(s[g+w]!==void 0)return
const r=(0,o.J1)("too-many-runs-in-repository")
await tell(e,t,{words:r,counters:{...s,[g+w]:n}})}function wordsOf({limit:e,runs:t}){return e==="runs"?(0,o.J1)("too-many-runs",{runs:String(t)}):(0,o.J1)("too-many-bot-turns",{turns:String(h)})}async function tell({world:e,settings:t,github:n,job:o,trigger:a,mayWrite:d,redact:l},h,{words:f,counters:m}){const{thread:p,key:g}=a
if(!d||p.type==="none")return
try{const r=(0,u.kN)({settings:t,job:o,trigger:a},l(f))
const{url:i}=await(0,s.Gy)(n,o.repository,p.number,r,(0,u.MI)(t,a))
const d={key:g,comment_url:i,outcome:"skipped",time:e.now().toISOString()}
await h.close(e=>(0,c.$s)({...e,counters:m},d))}catch(e){(0,i.printNotice)(`The reason could not be posted on the thread. ${(0,r.ec)(e).message}`)}}const h=5
const f=24
const m="runs/"
const p="bots/runs"
const g="told/"
const w="repository"
function rateAt(e,{hour:t,by:n,most:s}){const r=recentIn(e,t)
const o=Object.entries(r).reduce((e,[t,n])=>e+(t.startsWith(m)?n:0),0)
const i=botRunsAfter(r[p]??0,n)
const a=o>=s?"runs":n==="bot"&&i>h?"bots":void 0
if(a===void 0){const e=`${m}${t}`
return{status:"go",counters:{...r,[e]:(r[e]??0)+1,[p]:i}}}if(r[g+a]!==void 0)return{status:"told",limit:a}
return{status:"stop",limit:a,runs:o,counters:{...r,[g+a]:t}}}function botRunsAfter(e,t){if(t==="person")return 0
return t==="bot"?e+1:e}function rateIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>isOurs(e)))}function isOurs(e){return e.startsWith(m)||e.startsWith(g)||e===p}function recentIn(e,t){const isPast=(n,s)=>{if(n.startsWith(m))return Number(n.slice(m.length))<=t-f
if(n===`${g}bots`)return(e[p]??0)<h
return n.startsWith(g)&&s<=t-f}
return Object.fromEntries(Object.entries(e).filter(([e,t])=>!isPast(e,t)))}}),99152:((e,t,n)=>{n.d(t,{Oy:()=>w,QM:()=>isThreadGone,V9:()=>whyWithdrawn,YY:()=>noteEditedLater,a_:()=>lookAtRequest,q8:()=>readStandingOf,z1:()=>withdrawnFault})
var s=n(58908)
var r=n(89812)
var o=n(50383)
var i=n(11166)
var a=n(76409)
var c=n(60593)
var u=n(98664)
var d=n(33737)
var l=n(88135)
var h=n(57974)
var f=n(75444)
var m=n(29058)
var p=n(93992)
async function readStandingOf({github:e,job:t,settings:n},s,o,a=i.ZY){try{return await a((0,r.n)(e,t.repository),o,(0,f.triggerSettings)(n,s))}catch(e){(0,h.printNotice)(g+(0,u.ec)(e).message)
return}}const g="It could not be checked whether the request still counts. "
function lookAtRequest(e,t,n){return readStandingOf(e,t,n,i.co)}function withdrawnFault(e){if(e===void 0||e.kind==="stands")return
const t={deleted:"deleted",hidden:"hidden",edited:"edited, and no longer asks for this"}[e.kind]
return new u.vC("withdrawn",`The text with the request was ${t}, so I stopped.`)}function noteEditedLater({memory:e,trigger:t,isSameRequest:n},s){if(s?.kind!=="stands"||n===void 0||n(s.body))return
e.notes.add((0,l.J1)("request-edited-later",{words:(0,d.$E)(w,t.request)}))}const w=300
async function whyWithdrawn(e,t){const{trigger:n,world:i,settings:a}=e
const{github:c,job:d}=e
try{const s=await t
if(s!==void 0&&s.kind!=="stands")return await tell(e,(0,l.J1)(`taken-back-${s.kind}`))
const u=await(0,o.lh)((0,r.n)(c,d.repository),n)
if(!u||!n.requestSign)return
const{kind:h,name:m}=n.requestSign
if(u.withdrawn)return await tell(e,wordsOf(h,m,(0,p.Id)(n),u.withdrawn.again))
const g=n.decision&&bothDecisions((0,f.triggerSettings)(a,i.env),u)
if(!g)return
const w=(0,l.J1)("taken-back-both",g)
return n.decision?.verdict==="approve"?await tell(e,w):w}catch(t){if((0,s.ST)(t)&&await isThreadGone(e))return(0,l.J1)("thread-deleted");(0,h.printNotice)(g+(0,u.ec)(t).message)
return}}function wordsOf(e,t,n,s){if(s===void 0)return(0,l.J1)(`taken-back-${e}`,{name:t})
return(0,l.J1)(`taken-back-${e}-again`,{name:t,who:(0,d.aY)(n),other:(0,d.aY)(s)})}function bothDecisions({approveLabel:e="",rejectLabel:t=""},{present:n}){const find=e=>n.find(({name:t})=>(0,a.Av)(t,e))
const[s,r]=[find(e),find(t)]
if(!s||!r)return
const o={approver:(0,d.aY)(s.by??"somebody"),rejecter:(0,d.aY)(r.by??"somebody")}
return{approve:e,reject:t,...o}}async function isThreadGone({github:e,job:t,trigger:{thread:n}}){if(n.type!=="issue"&&n.type!=="pull_request")return!1
const o=(0,r.n)(e,t.repository)
const i=o.get("").then(()=>!0,()=>!1)
const a=o.get("/issues/{issue_number}",{issue_number:n.number}).then(()=>!1,s.ST)
return await a&&await i}async function tell(e,t){const{github:n,job:s,trigger:r,redact:o,mayWrite:i}=e
if(!i||r.thread.type==="none"||r.thread.type==="discussion")return t
if(await(0,m.rA)(e,(0,m.Ab)(e)))return t
try{await(0,c.Gy)(n,s.repository,r.thread.number,(0,m.kN)(e,o(t)))}catch(e){(0,h.printNotice)(`The reason could not be posted on the thread. ${(0,u.ec)(e).message}`)}return t}}),59615:((e,t,n)=>{n.r(t)
n.d(t,{answer:()=>answer})
var s=n(58908)
var r=n(64294)
var o=n(38293)
var i=n(60593)
var a=n(98664)
var c=n(88135)
var u=n(8911)
var d=n(19617)
var l=n(57974)
var h=n(15320)
var f=n(81031)
var m=n(75444)
var p=n(12384)
var g=n(93992)
var w=n(24158)
var b=n(22440)
var v=n(99152)
var k=n(13412)
var y=n(28942)
var $=n(17117)
const _=6e4
const j=15e3
function progressIn(e){const t=commentWriter(e)
const n=e.clock()
const s=new AbortController
let r=""
let facts=()=>{}
const tell=()=>t.write(()=>({note:r,facts:facts()}),s.signal)
let o=0
let i
const cancel=()=>{s.abort()
i=t.writeLast("cancelled")}
e.signal.addEventListener("abort",cancel,{once:!0})
return{onWait({waitMs:t,attempt:n,fault:s}){const i=n===O?0:o
o=i+t
if(i>=_||o<_)return
const a=new Date(e.now().getTime()+t).toISOString().slice(11,16)
r=(0,c.J1)("waiting",{reason:s.message,time:a})
tell()},follow({log:t,state:s},o){let i=[...t].reduce(listAfter,[])
let a
const c=currentFigures(s)
facts=()=>({...o,...since(c,currentFigures(s)),minutes:minutesFrom(n,e),list:i,now:a})
t.subscribe(t=>{i=listAfter(i,t)
a=nowAfter(a,t,e.redact)
r=""
tell()})},async settled(){e.signal.removeEventListener("abort",cancel)
s.abort()
await(i??t.written())}}}const O=2
function minutesFrom(e,{clock:t}){return(t()-e)/6e4}function commentWriter({edit:e,onFailure:t,clock:n,sleep:s}){let r=!0
let o=n()
let i=j
let a=!1
let c
const once=async s=>{a=!1
try{r=await e(s())}catch(e){i*=2
t(e)}o=n()}
const writeUntilCurrent=async(e,t)=>{while(a&&!t.aborted){const r=await s(Math.max(0,o+i-n()),t).then(()=>!1,()=>!0)
if(r)break
await once(e)}c=void 0}
return{write(e,t){a=r
c??=writeUntilCurrent(e,t)},written(){return c??Promise.resolve()},async writeLast(e){await c
if(r)await once(()=>e)}}}function currentFigures({steps:e,totals:t}){const n=t.prompt_tokens+t.completion_tokens
return{steps:e,costUsd:t.calls===0?0:t.cost,tokens:n}}function since(e,t){const n=e.costUsd!==void 0&&t.costUsd!==void 0
return{steps:t.steps-e.steps,tokens:t.tokens-e.tokens,costUsd:n?Number(t.costUsd)-Number(e.costUsd):void 0}}const T=y.array(y.object({title:y.string(),status:y["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(e,t){if(t.kind!=="ObservationEvent"||t.tool_name!=="task_tracker")return e
return T.safeParse(t.observation.task_list).data??e}function nowAfter(e,t,n){if(t.kind==="ObservationEvent"||t.kind==="AgentErrorEvent")return
if(t.kind!=="ActionEvent")return e
const{command:s,path:r}=(0,$.cP)(t.action)
const o=[s,r].filter(e=>typeof e==="string")
return{tool:t.tool_name,detail:n(o.join(" "))}}var I=n(56172)
var P=n(30818)
var A=n(24380)
var q=n(3024)
const R=1024*1024
function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
const s=n===void 0?"":(0,q.Ui)(t,n,R)??""
return s.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(s)}var S=n(29058)
var N=n(20185)
var C=n(1176)
async function answer({world:e,settings:t,writePage:n},s,r){const i=(0,d.N)(e,t)
const{env:a}=e
const c=(0,m.modeOf)(t)
const commandIn=e=>i.mayWrite?(0,o.Nl)(e,t.slice(m.TRIGGER).prompt):void 0
const u=commandIn(s)===void 0&&(0,m.hasAgent)(c)
const l=(0,b.f)(e,i,s)
const h=u?lookAhead(i,a,s):aheadOf(c,i,a,s)
const w=await l
const v=w===void 0&&u
const k=v?await standingNow({world:e,connection:i,given:s,reread:r},h):void 0
const{trigger:y,body:$,..._}=k??{trigger:s,body:void 0,...h}
const j=commandIn(y)
const O=w===void 0?await notNowIn(e,i,y):void 0
if(c==="gate")return endGate(i,a,w??O)
if(w!==void 0){(0,f.requireSoundGate)(t)
return endRefused(e,i,y,w)}if(O!==void 0)return endIgnored(e,O)
if(c==="list")return runList(e,i)
if(j)return runCommand({...i,world:e,trigger:y,writePage:n},j)
const T=y.run?await(await loadCiFix()).placeFailedRun(i,y):y
if(T.status==="ignored")return endIgnored(e,T.why)
const I=await(0,g.fb)(i,a,T)
const{trigger:P,fault:A}=(0,g.RM)(t,I)
const q=r&&isSame(y,r,k?.body)
const R={...i,world:e,trigger:P,writePage:n,isSameRequest:q}
const S=(0,p.acknowledge)(R,P,"eyes")
const N=await claimAndWork(R,await chooseWork(R,A),_)
await S
return N}async function standingNow({reread:e,given:t,...s},r){const o=await r.standing
const i=o?.kind==="stands"?o.body:void 0
const a={...r,trigger:t,body:i}
if(o?.kind!=="stands"||!e||isSame(t,e)(o.body))return a
const c=await(await n.e(2975).then(n.bind(n,22975))).requestNow({...s,given:t,reread:e})
if(c==="withdrawn")return{...a,standing:Promise.resolve({kind:"edited"})}
return{...a,...c}}function isSame({kind:e,request:t},n,s){return r=>{if(r===s)return!0
const o=n(r)
return o.status==="matched"&&o.kind===e&&o.request===t}}function lookAhead(e,t,n){loadWork().catch(()=>{})
return{state:(0,C.Kr)(e,n),standing:(0,v.a_)(e,t,n)}}function aheadOf(e,t,n,s){return e==="apply"?{standing:(0,v.a_)(t,n,s)}:{}}const W=["skip-if","stop-after"]
async function notNowIn(e,t,s){const r=W.some(e=>(0,f.isGiven)(t.settings,e))
return r?(await n.e(7700).then(n.bind(n,67700))).whyNotNow(e,t,s):void 0}async function claimAndWork(e,t,n){const{world:s,trigger:r}=e
const[o,i]=await Promise.all([t.recall(e,n.state),(0,v.V9)(e,n.standing)])
if(o.kind==="answered"){await(0,A.bZ)(e,o)
await(0,p.removeRequestSign)(e,r)
return endAnswered(s,o.answer)}if(i!==void 0)return endWithdrawn(s,i)
const a=(0,N.Zl)(e)?o.memory.aside():o.memory
if(n.note!==void 0)a.notes.add(n.note)
const c=await uselessDecision(e,a)
if(c!==void 0)return endSkipped(s,c)
const u=await(0,w.hD)(e,a)
if(u!==void 0)return endIgnored(s,u)
const d=r.run&&await(await loadCiFix()).decideCiFix(e,a)
if(d?.status==="stop")return endIgnored(s,d.why)
await(0,p.removeRequestSign)(e,r)
return workAndReport({...e,failed:d?.failed,trigger:(0,g.qS)(r,a)},a,t)}const loadCiFix=()=>n.e(6444).then(n.bind(n,76444))
async function workAndReport(e,t,r){const{world:o}=e
const i=t.isKept&&(e.trigger.thread.type==="issue"||e.trigger.thread.type==="pull_request")
const a={...(0,A.hP)(e,t.id),takesFollowUps:i}
const d=(0,S.kN)(e,(0,S.F8)(e.settings,(0,u.EB)(a)))
const l=(0,A.kX)(e,d,await(0,P.G_)(e,t))
const f=await l.catch(async t=>{if((0,s.ST)(t)&&await(0,v.QM)(e))return"gone"
throw t})
if(f==="gone")return endWithdrawn(o,(0,c.J1)("thread-deleted"))
const m=f&&progressOf(e,a,f)
const p={isPageUploaded:uploadsPage(o.env,e.job.workspace)}
const g=await(0,k.qI)(e,{memory:t,commentId:f?.id,progress:m,work:r.work})
await(m?.settled())
if(g.kind==="done")return(await n.e(9981).then(n.bind(n,19981))).reportRun(g,f,p);(0,h.pZ)(o.env,void 0)
const{answer:w}=g
if(f)await(0,A.$C)(e,f,w.comment_url)
return endAnswered(o,w)}async function uselessDecision(e,t){if(e.trigger.kind!=="decision")return
return(await Promise.all([n.e(3501),n.e(218)]).then(n.bind(n,30218))).refuseInvalidDecision(e,t)}function progressOf(e,t,n){const{github:s,job:r,redact:o,world:d}=e
const{now:h,clock:f,sleep:m,signal:p}=d
const wordsOf=e=>e==="cancelled"?(0,c.J1)("cancelled-early",{run_url:r.runUrl}):o((0,u.EB)(t,e.note,e.facts))
const render=t=>(0,S.kN)(e,(0,S.F8)(e.settings,wordsOf(t)))
return progressIn({edit:async e=>await(0,i.Iz)(s,r.repository,n,render(e))==="done",redact:o,onFailure:e=>(0,l.printNotice)(`The comment could not be updated. ${(0,a.ec)(e).message}`),now:h,clock:f,sleep:m,signal:p})}async function chooseWork(e,t){if(t)return{...F,work:async()=>(0,I.Gj)(t)}
if((0,m.modeOf)(e.settings)==="apply")return(await Promise.all([n.e(3501),n.e(669),n.e(6027),n.e(9288),n.e(2377),n.e(8797),n.e(8333),n.e(1357)]).then(n.bind(n,35771))).applying(e)
return F}const loadWork=()=>Promise.all([n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(7509),n.e(622),n.e(9588),n.e(2377),n.e(8797),n.e(972),n.e(8333),n.e(3765)]).then(n.bind(n,53765))
const F={recall:k.I9,work:begin}
async function begin(e){if(e.trigger.kind==="decision"){const{decideChange:t,isAboutChange:s}=await Promise.all([n.e(8252),n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(7509),n.e(622),n.e(9588),n.e(8030),n.e(2377),n.e(9749)]).then(n.bind(n,29749))
if(s(e))return t(e)
const{decideIntents:r,GO:o,isAboutIntents:i}=await Promise.all([n.e(8252),n.e(3501),n.e(669),n.e(6027),n.e(8797),n.e(972),n.e(4763)]).then(n.bind(n,97028))
const a=i(e)?await r(e):o
if(a!==o)return a}const t=(0,r.zN)(e.trigger)&&e.job.runAttempt>1?await earlierReview(e):void 0
return t??(await loadWork()).work(e)}async function earlierReview(e){const{findEarlierReview:t,resultOfEarlierReview:s}=await n.e(4946).then(n.bind(n,84946))
const r=await t(e)
return r&&s(r)}async function runCommand(e,t){const{world:s}=e
const{carryOutCommand:r}=await n.e(7664).then(n.bind(n,77664))
const{answer:o,isEarlier:i}=await r(e,t,k.DI)
if(i)return endAnswered(s,o);(0,h.Kn)(s.env,{outcome:"answered",reason:t==="unclear"?"Asked back: the request may be a command":`Answered the command "${t}"`,"comment-url":o.comment_url??""})
return 0}function endAnswered({env:e},{comment_url:t}){const n="This request has been answered already";(0,l.printNotice)(t===null?`${n}.`:`${n}: ${t}`);(0,h.Kn)(e,{outcome:"skipped",reason:n,"comment-url":t??void 0})
return 0}function endGate({settings:e},t,n){(0,f.readInputsWithoutModel)(e)
const s=n??"The caller may start a run.";(0,l.printNotice)(s);(0,h.Kn)(t,{ok:String(n===void 0),outcome:"skipped",reason:s})
return 0}async function runList(e,t){(0,h.Kn)(e.env,await(await n.e(1895).then(n.bind(n,91895))).list(e,t),t.redact)
return 0}async function endRefused(e,t,n,s){(0,l.printNotice)(s)
await(0,p.acknowledge)(t,n,"confused")
if(n.kind==="decision")await(0,p.removeRequestSign)(t,n)
return endSkipped(e,s)}function endIgnored(e,t){(0,l.printNotice)(t)
return endSkipped(e,t)}async function endWithdrawn(e,t){await(await Promise.resolve().then(n.bind(n,61115))).writeSummary(e.env,t)
return endIgnored(e,t)}function endSkipped({env:e},t){(0,h.Kn)(e,{outcome:"skipped",reason:t})
return 0}}),13412:((e,t,n)=>{n.d(t,{yA:()=>j,DI:()=>activeLease,HR:()=>answerInComment,PU:()=>isOver,m8:()=>leaseOf,I9:()=>recall,v7:()=>recallNothing,qI:()=>workUnderLease})
var s=n(28942)
var r=n(64294)
var o=n(29209)
var i=n(98664)
var a=n(33737)
var c=n(88135)
var u=n(57974)
var d=n(81031)
var l=n(2801)
var h=n(80292)
var f=n(95582)
var m=n(99217)
var p=n(1539)
var g=n(94869)
class FailureNote{#e
#t
#n
#s
constructor(e){this.#e=e}get isThere(){return this.#t!==void 0}isNote(e){return e===this.#t}get fault(){return this.#n}get lasting(){return this.#s}throwLasting(){if(this.#s)throw this.#s}clear(){if(this.#t!==void 0)this.#e.delete(this.#t)
this.#t=void 0
this.#n=void 0
this.#s=void 0}set(e){this.clear()
this.#s=(0,i.TJ)(e)
this.#n=this.#s??(0,i.ec)(e)
const{message:t,hint:n}=this.#n
this.#t=(0,c.J1)("state-not-kept",{why:(0,g.hC)(t,n)})
this.#e.add(this.#t)}}var w=n(85831)
const b=["work","aside","copies"]
class ThreadWork{before
#r
#o
#i
constructor(e){this.before=new Map([...e].filter(([e])=>e.startsWith("work/")&&e!==w.f))
this.#r=(0,p.kk)(this.before)}get files(){return this.#r}leave(e){this.#r=[...e,...this.#r.filter(({path:e})=>(0,w.Yc)(e))]}replace(e){this.#r=e.filter(({path:e})=>e.startsWith("work/")&&e!==w.f)
return this.#r}leaveOther(e,t){this.#r=[...this.#r.filter(({path:t})=>!(0,w.Yc)(t,e)),...t.map(t=>(0,w.fZ)(t,e))]}noteWritten(e){this.#o=e}get isWritten(){return this.#o===this.#r}noteChecked(e,t){this.#i={files:e,back:t}}get fresh(){const isWork=e=>b.some(t=>(0,w.e_)(e,t))
return this.#r.filter(({path:e,stamp:t})=>t!==p.w2&&isWork(e)).map(({path:e})=>e)}get standing(){const e=b.filter(e=>this.#r.some(({path:t})=>(0,w.e_)(t,e)))
if(e.length===0)return{status:"none",kinds:e}
if(this.fresh.length===0)return{status:"saved",kinds:e,proof:"read when the run began"}
if(this.#i?.files!==this.#r)return{status:"saving",kinds:e}
const{back:t}=this.#i
return t.status==="saved"?{...t,kinds:e}:{...t,kinds:e}}}class Memory{notes
cutOff
wasCutOff
#a
#c
#u
#d
#l=[]
joined=[]
isLost
#h
#f=!1
#m
#p=Promise.resolve()
#g=!1
failure
#w
#b=!1
#v
#k
#y
constructor({store:e,manifest:t,files:n,lost:s,other:r}){this.#a=e
this.#k=r
this.notes=r?.memory.notes??new Set
this.failure=new FailureNote(this.notes)
this.hasStore=e!==void 0
this.#c=t
this.#y=t
this.#u=n
this.#d=new ThreadWork(n)
this.#h=[...n.keys()].some(e=>e.startsWith("conversation/events/"))
this.cutOff=t.lease
this.wasCutOff=t.lease!==null
this.isLost=s!==void 0
if(s!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:s}))}get manifest(){return this.#c}get id(){return this.#k?.memory.id??this.#c.conversation_id}get isKept(){return this.#a!==void 0&&!this.failure.isThere}get heldLease(){return this.#b&&this.#a&&!this.failure.lasting?this.#w:void 0}hasStore
get isResumed(){return this.#h}openIn(e){const t=[...this.#u].filter(([e])=>!this.#f||e===p.H3+m.Ct);(0,p.qv)(new Map(t),e)
this.#m=e}get folder(){return this.#m}get workBefore(){return this.#d.before}get work(){return this.#d.standing}leaveWork(e){if(this.#k)this.#k.memory.#d.leaveOther(this.#k.id,e)
else this.#d.leave(e)}async checkWork(){const{files:e,fresh:t}=this.#d
if(t.length===0)return
if(!this.#d.isWritten)await this.#$(!0)
const n=this.isKept?await(this.#a?.readBack(t)):void 0
this.#d.noteChecked(e,n??{status:"unsaved",why:""})}of(e){const t={...this.#c,work:(0,l.i2)(this.#c,e),lease:this.cutOff}
return new Memory({store:void 0,manifest:t,files:(0,w.sA)(this.#u,e),other:{id:e,memory:this}})}leavePendingReport(e){this.#l=[e]}aside(){const e={...this.#c,proposal:null,lease:null}
const t=new Memory({store:void 0,manifest:e,files:this.#u})
t.#v=this
return t}startAfresh(e,t){if(t!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:t}))
this.#c={...this.#c,conversation_id:e}
this.#h=!1
this.#f=!0}join(e){this.joined.push(e)}update(e){this.#c=e(this.#c)}async claim(e,t){this.update(n=>({...n,lease:e,comment_id:t??n.comment_id}))
const n=await this.#_()
this.#w=e
return n?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#g)return
this.#g=!0
this.#$()}async keep(){await this.#$()}async settle(e){const t=this.#c
this.update(e)
const n=await this.#$()
if(n?.status!=="saved")this.#c=t
return n?.status==="saved"}async close(e){if(this.#v)return this.#v.close(t=>(0,l.lK)(t,e(this.#c)))
this.update(e)
const t=await this.#$(!0)
if(!t&&this.#b&&this.#a){const[{releaseOnly:e},t]=[await n.e(9759).then(n.bind(n,89759)),this.#y]
this.#b=!await e(this.#a,{begun:t,ended:this.#c,files:this.#u})}return t?.status==="saved"}#_(e=!1){const t=this.#p.then(()=>this.#j(e))
this.#p=t
return t}async#j(e){this.#g=!1
if(e)this.#a?.insist()
try{const e=this.#a&&await this.#O(this.#a)
this.failure.clear()
const t=this.#u.size===0
if(t&&e?.status==="saved"&&e.isBranch)this.notes.add((0,c.J1)("state-on-branch"))
return e}catch(e){this.failure.set(e)
return}}async#O(e){const t=await this.#T(e)
const n=this.#w
if(t.status==="saved"||!n)return t
const s=await e.read()
if(s.status!=="found"||(0,h.dj)(s.manifest.lease)!==(0,h.dj)(n))return t
this.update(e=>e.answered.reduce(l.$s,{...e,answered:s.manifest.answered}))
return this.#T(e)}async#T(e){let{files:t}=this.#d
const s={manifest:this.#c,files:this.#r()}
const r=await e.write(s).catch(async r=>{if(!(0,f.Jm)(r))throw r
const o=await(await n.e(9759).then(n.bind(n,89759))).writeFitting(e,s,r,this.notes)
if(this.#c.proposal===s.manifest.proposal)this.#c={...this.#c,...o.kept}
if(t===this.#d.files)t=this.#d.replace(o.files)
return o.written})
if(r.status!=="saved")return r
this.#d.noteWritten(t)
this.#b=s.manifest.lease!==null
return r}async#$(e=!1){const t=await this.#_(e)
if(t?.status!=="lost")return t
this.notes.add((0,c.J1)("state-taken-over"))
this.#a=void 0
return t}#r(){const read=()=>(0,p.kk)(this.#u).filter(({path:e})=>!e.startsWith("work/"))
const e=this.#m===void 0?read():(0,p.bh)(this.#m)
return[...e,...this.#d.files,...this.#l]}}function blankMemory(e,t,n){return new Memory({store:e,manifest:(0,l.yz)(t),files:new Map,lost:n})}var v=n(56172)
var k=n(29058)
var y=n(1176)
var $=n(11602)
async function recall(e,t){const n=await find(e,t)
if(n.kind==="ours")startAfreshIfUnwanted(e,n.memory)
return n}async function find(e,t){const n=(0,y.$)(e,t)
if(n)return new LeaseWait(e,n).untilFree()
const s=e.mayWrite?await findPostedAnswer(e):void 0
if(s)return{kind:"answered",answer:s}
return(0,r.zN)(e.trigger)?recallReview(e):recallNothing(e.world.newId())}function recallNothing(e){return{kind:"ours",memory:blankMemory(void 0,e)}}async function recallReview(e){const{findEarlierReview:t}=await n.e(4946).then(n.bind(n,84946))
const s=e.mayWrite?await t(e):void 0
if(!s||e.job.runAttempt>1)return recallNothing(s?.conversation??e.world.newId())
return{kind:"answered",answer:answerAt(e,s.facts.url,"answered")}}async function findPostedAnswer(e){const{trigger:t,job:n}=e
if(!(0,r.OB)(t).isAwaited)return
const s=(0,k.Ab)(e)
return answerInComment(e,await(0,k.rA)(e,e=>s(e)&&(0,k.dR)(n,e)))}function answerInComment(e,t){return t&&answerAt(e,t.url,t.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:e,world:t},n,s){return{key:e.key,comment_url:n,outcome:s,time:t.now().toISOString()}}function pendingReportOf(e){return e.status==="found"?(0,w.qF)(e.files.get(w.f)):void 0}const _={most:2e3,pause:{first:1e3,longest:15e3},withinMs:6*36e5}
class LeaseWait{#I
#a
constructor(e,t){this.#I=e
this.#a=t}untilFree(){const{world:e}=this.#I
const t="the lease on this thread, which other runs have"
return(0,o.M)({..._,what:t,world:e,signal:e.signal,code:"git"},()=>this.#P())}async#P(){const{world:e,job:t,trigger:n}=this.#I
const s=await this.#u()
if(s===void 0)return this.#A()
const r=leaseStateOf(s,runKeyOf(n,t),e.now())
if(r.kind==="answered")return{...r,pendingReport:pendingReportOf(s)}
if(r.kind!=="wait"||await isOver(this.#I,r.lease))return this.#q(s);(0,u.printNotice)((0,c.J1)("state-waiting",{run_url:r.lease.run_url}))
return}async#u(){try{return await this.#a.read()}catch(e){(0,u.printNotice)(`The saved state of this thread could not be read. ${(0,i.ec)(e).message}`)
return}}#A(){const e=blankMemory(void 0,this.#I.world.newId())
e.notes.add((0,c.J1)("state-not-read"))
return{kind:"ours",memory:e}}#q(e){const t=this.#I.world.newId()
if(e.status==="none")return{kind:"ours",memory:blankMemory(this.#a,t)}
if(e.status==="unusable")return{kind:"ours",memory:blankMemory(this.#a,t,e.why)}
const{manifest:n,files:s}=e
return{kind:"ours",memory:new Memory({store:this.#a,manifest:n,files:s})}}}const j=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function runKeyOf({key:e},{runId:t,runAttempt:n}){return{key:e,runId:t,attempt:n}}function leaseStateOf(e,t,n){if(e.status==="none")return{kind:"begin",lost:void 0}
if(e.status==="unusable")return{kind:"begin",lost:e.why}
const{manifest:s}=e
const r=(0,l.oy)(t.key,s)
if(r&&!(t.attempt>1&&j.includes(r.outcome)))return{kind:"answered",answer:r}
const{lease:o}=s
return o&&isHeld(o,t,n)?{kind:"wait",lease:o,manifest:s}:{kind:"go-on",manifest:s}}function isHeld({run_id:e,attempt:t,until:n},s,r){const o=e===s.runId&&t<s.attempt
return!o&&r.getTime()<Date.parse(n)}const O=s.object({status:s.string().nullable(),run_attempt:s.number()})
async function isOver({github:e,job:t},{run_id:n,attempt:s}){const{owner:r,name:o}=t.repository
try{const{data:t}=await e.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:r,repo:o,run_id:n})
const i=O.parse(t)
return i.status==="completed"||i.run_attempt>s}catch{return!1}}async function activeLease(e,t){const{trigger:n,job:s,world:r}=e
const o=leaseStateOf(t,runKeyOf(n,s),r.now())
return o.kind==="wait"&&!await isOver(e,o.lease)?o.lease:void 0}function startAfreshIfUnwanted({world:e,settings:t,trigger:n},s){const{resume:o}=t.slice(d.STATE)
if(o==="auto"||n.kind==="decision"||(0,r.zN)(n))return
if(s.isResumed&&o.toLowerCase()===s.id)return
s.startAfresh(e.newId())
if(o!=="never")s.notes.add((0,c.J1)("state-other",{id:(0,a.aY)(o)}))}const T={most:10,pause:{first:1e3,longest:15e3}}
async function workUnderLease(e,{memory:t,commentId:n,progress:s,work:r}){const{world:a}=e
const claim=t=>claimRun(e,t,{commentId:n,progress:s})
let c=claim(t)
const attempt=async n=>{const s=n===1?{kind:"ours",memory:t}:await recall(e)
if(s.kind==="answered")return s
if(n>1)c=claim(s.memory)
const o=await r(c)
return o==="lost"?void 0:{kind:"done",done:o,run:c}}
const u={...T,what:"its turn on this thread",world:a,signal:a.signal,code:"git"}
try{return await(0,o.M)(u,attempt)}catch(e){return{kind:"done",done:(0,v.Gj)(a.signal.aborted?(0,i.ec)(e):overtaken(e)),run:c}}}function overtaken(e){return new i.vC("git","Other runs change the saved state of this thread again and again, so this run did no work.",{quote:(0,i.ec)(e).message,hint:"Ask again when the other runs on this thread have ended.",cause:e})}function claimRun(e,t,{commentId:n,progress:s}){const r=t.claim(leaseOf(e,t.cutOff),n);(0,$.Vs)({...e,memory:t})
return{...e,memory:t,claimed:unlessCancelled(r,e.world.signal),...s&&{progress:s}}}async function unlessCancelled(e,t){if(t.aborted)return"ours"
const n=Promise.withResolvers()
const cancel=()=>n.resolve("ours")
t.addEventListener("abort",cancel,{once:!0})
return Promise.race([e,n.promise]).finally(()=>t.removeEventListener("abort",cancel))}const I=10
function leaseOf({world:{now:e},settings:t,job:n,trigger:s},r){const o=new Date(e().getTime()+(t.slice(d.LIMITS)["timeout-minutes"]+I)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:s.key,taken:r?.key===s.key?r.taken:e().toISOString(),until:o.toISOString()}}}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>w})
var s=n(77598)
var r=n(28942)
var o=n(64377)
var i=n(95017)
var a=n(14549)
var c=n(54847)
const u="runs.json"
const d=r.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number().optional()}
const h=r.strictObject(l).readonly()
const f=r.strictObject({run:r.string(),at:o.datetime(),workflow:r.string(),model:r.string(),outcome:r.string(),...l,comment:r.string().optional(),before:h.optional()}).readonly()
const m=r.strictObject({up:d,down:d}).readonly()
const p=r.strictObject({month:r.string(),model:r.string(),workflow:r.string(),runs:d,outcomes:r.record(r.string(),r.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number(),unpriced:d,up:d,down:d}).readonly()
const g=r.strictObject({version:r.literal(1),rows:r.array(p).readonly(),runs:r.array(f).readonly(),feedback:r.record(r.string(),m).readonly(),counted:r.array(r.string()).readonly()}).readonly()
const w={version:1,rows:[],runs:[],feedback:{},counted:[]}
const b=500
const v=200
const k=5e3
const y=1e3
const $="unfinished"
function recordsIn(e){const t=parsed(r.array(f),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:s}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:s.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const s={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...s,model:"",outcome:$,before:n})}function usedIn(e){const t=parsed(r.object({stats:a.Uz}),e(i.bv))?.stats??a.Sh
const{prompt_tokens:n,cache_read_tokens:s,completion_tokens:o,cost:c,models:u}=(0,a.vA)(t)
const d={inputTokens:n,cachedTokens:s,outputTokens:o}
return{sums:{...d,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:s})=>e!==t.run||n!==t.comment&&s!==$
return[...e.filter(isOther),t].slice(-b)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const s=t.filter(e=>!n.has(keyOf(e)))
const r=new Set(s.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(s,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!r.has(e))),counted:[...e.counted,...s.map(keyOf)].slice(-k)}}function withRun(e,t){const n=withRecord(e.runs,t)
const s=n.slice(-v)
return{...withStates({...e,runs:[]},n.slice(0,-v)),runs:s}}function keyOf({run:e,at:t,comment:n=""}){return(0,s.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-y)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:s,comment:r="",run:o,before:i,...a})=>({...a,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:s??0,unpriced:s===void 0?1:0,...t[r]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,s]of Object.entries(t.outcomes))n[e]=(n[e]??0)+s
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),56172:((e,t,n)=>{n.d(t,{Gj:()=>notDone,II:()=>o,Rw:()=>patchBaseOf,V2:()=>failure,dW:()=>plainAnswer,gD:()=>i,qL:()=>pullRequestFacts,xT:()=>whyLowered})
var s=n(63697)
var r=n(94869)
function plainAnswer(e){return{whole:e,...(0,s.Gr)(e),filled:"",isFilled:!1}}function notDone(e,t=0){const{fault:n,...s}=failure(e)
return{report:{...o,...s,durationMs:t},fault:n,conversationPath:""}}const o={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const i={outcome:"cancelled",reason:"The run was cancelled",hint:"Nothing more is done here until somebody asks again."}
const a={outcome:"skipped",hint:"Mention me again if it is to be done after all."}
function failure(e){if(e.code==="withdrawn")return{...a,reason:(0,r.TN)(e.message,300).replace(/\.$/,"")}
if(e.code==="cancelled")return{...i,reason:(0,r.TN)(e.message,300).replace(/\.$/,"")}
const t=(0,r.TN)(e.headline,300).replace(/\.$/,"")
const n=e.quote===void 0?{}:{quote:(0,r.TN)(e.quote,500)}
const s=e.list.length===0?{}:{list:e.list.slice(0,50).map(e=>(0,r.TN)(e,300))}
return{outcome:"failed",reason:t,...n,...s,hint:(0,r.TN)(e.hint??"",300),code:e.code,fault:e}}function pullRequestFacts({pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:s,merging:r}){return{pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:s,merging:r}}function whyLowered({goal:e}){return e.kind==="patch"?e.why:void 0}function patchBaseOf({goal:e,pull:t}){const n=e.kind==="propose"&&e.isThere!==!0
if(t&&(t.isFork||e.kind==="patch"))return{kind:"pull",number:t.number}
const s=n||e.kind==="patch"||e.kind==="review"?e.base:e.branch
return{kind:"branch",branch:s}}}),30818:((e,t,n)=>{n.d(t,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
var s=n(58908)
var r=n(25816)
var o=n(7925)
var i=n(88135)
var a=n(26285)
var c=n(25298)
var u=n(2801)
var d=n(89797)
var l=n(13412)
var h=n(61974)
var f=n(29058)
var m=n(20185)
var p=n(21271)
async function earlierComment(e,t){const n=await rememberedComment(e,t)
if(!n)return(0,f.sM)(e)
const{nodeId:s,url:o}=n
const a=s===void 0?"ours":await(0,r.nk)(e.github,s)
if(a==="ours")return n
t.notes.add((0,i.J1)(`comment-${a}`,{url:o}))
return}async function rememberedComment({trigger:e,job:t,settings:s,github:o},{manifest:i,wasCutOff:a}){const{comment_id:c,lease:u}=i
const{thread:d,key:l}=e
if(!a||u?.key!==l||c===null||d.type==="none")return
const h=(0,f.MI)(s,e)
if(h.kind==="discussion"){const{readOwnInDiscussion:e}=await n.e(8970).then(n.bind(n,18970))
const t=await e(o,h.discussionId,()=>!0).catch(()=>[])
const s=t.find(e=>e.id===c)
return s&&{issue:d.number,place:h,...s}}const m=h.kind==="comment"?"issues":"pulls"
const p=await(0,r.C7)(o,t.repository,{id:c,kind:m})
const g=d.type==="issue"?"issues":"pull"
const w=`${t.repositoryUrl}/${g}/${d.number}#${h.kind==="comment"?"issuecomment-":"discussion_r"}${c}`
return{issue:d.number,id:c,url:w,place:h,nodeId:p}}function endedManifest(e,t,n){const{trigger:s,world:r,memory:o}=e
const{outcome:i,reason:c}=t.report
const{key:d,createdAt:l,snapshot:h}=s
const{reaction:f}=(0,a.rL)(t.report)
const g=r.now().toISOString()
const w={comment_url:n??null,outcome:i,...f&&{reaction:f},time:g}
const b=[d,...o.joined].map(e=>({key:e,...w}))
const v=(0,m.Bg)(e)!=="condense"
const answered=e=>({...b.reduce(u.$s,e),lease:null})
if(!v)return answered
return e=>({...answered(e),outcome:i,reason:c,work:workAfter(e.work,t),repositories:repositoriesAfter(e.repositories,t),counters:countersAfter(e,s,t),read_until:l??e.read_until,thread_digest:h?(0,p.he)(h):e.thread_digest})}function countersAfter({counters:e},{run:t,headSha:n},r){const{kept:o,pullRequest:i}=r.report
const{[h.$]:a,...c}=e
const u=(0,s.s6)(r.fault)
const l=u?{...c,[h.$]:1}:i?c:e
return t&&n&&o.kind==="branch"?(0,d.w)(l,n,o.commit):l}function repositoriesAfter(e,{repositories:t=[]}){const n=t.flatMap(({id:t,name:n,...s})=>{const r=workAfter(e[t]??null,s)
return r?[[t,{...r,name:n}]]:[]})
return{...e,...Object.fromEntries(n)}}function workAfter(e,{report:{kept:t,pullRequest:n},startingPoint:s}){const r=n?.number??null
if(t.kind!=="branch"){const t=e??workFound(s)
return t&&{...t,pull_request:r??t.pull_request}}const{branch:o,commit:i}=t
const a=e?.branch===o
const c=s?.goal.base??e?.base??""
return{branch:o,commit:i,base:c,pull_request:r??(a?e.pull_request:null)}}function workFound(e){const{goal:t,head:n}=e??{}
if(t?.kind!=="propose"||!t.isThere||n===void 0)return null
return{branch:t.branch,commit:n,base:t.base,pull_request:null}}function withNotes(e,t,n){const{memory:s,world:r,settings:a,github:u}=t
const{report:d,fault:h,isWorkSaved:f=!0}=n
const[m=""]=a.phrases
const p=s.isKept&&l.yA.includes(d.outcome)&&h?.isLasting!==!0
const g=wayOn(s.work,f)
const w=g!=="continue"||!d.withheld.some(({code:e})=>(0,o.JD)(e))
const b=d.hint?.includes("`continue`")?[]:[(0,i.J1)("go-on",{phrase:m})]
const v=p?[[(0,i.J1)(w?g:"continue-except"),...b].join(" ")]:[]
const k=u.lacksGraphql?.()?[(0,i.J1)("no-graphql")]:[]
const y=(0,c.hidePaths)(r.env)
const $=isHistoryRefused(t,n)?[(0,i.J1)("refused-thread",{phrase:m})]:[]
return[e,...workNotes(t).map(y),...v,...$,...[...s.notes].filter(e=>!isToldBy(h,s,e)).map(y),...k].join("\n\n")}function isToldBy(e,{failure:t},n){return e?.quote!==void 0&&e.quote===t.fault?.message&&t.isNote(n)}const g=new Set(["context-window","malformed-history","refused-pictures","unknown-refusal","unrepaired-history"])
function isHistoryRefused({memory:e},{fault:t,events:n=[]}){if(!e.isKept||!g.has(t?.reason))return!1
return e.isResumed||n.some(({kind:e})=>e==="ActionEvent")}const w={none:"continue",saved:"continue",saving:"continue-saving",unsaved:"continue-without-work"}
const b={work:"work-kept",aside:"work-aside-kept",copies:"work-copied"}
function wayOn(e,t){if(t)return w[e.status]
const n=e.status==="saved"&&e.kinds.includes("copies")
return n?"continue-copied":"continue-without-work"}function workNotes({memory:e,trigger:t,job:n}){const{work:s}=e
if(s.status==="unsaved"&&e.hasStore)return[(0,i.J1)("work-not-saved",{why:s.why}).trim()]
if(s.status!=="saved"||!e.isKept)return[]
const{owner:r,name:o}=n.repository
const a=t.thread.type==="none"?n.runUrl:`${t.thread.number} --repo ${r}/${o}`
return[...s.kinds.map(e=>(0,i.J1)(b[e])),(0,i.J1)("work-shown",{target:a})]}}),61974:((e,t,n)=>{n.d(t,{$:()=>a,d:()=>missingRight})
var s=n(28942)
var r=n(89812)
var o=n(98664)
var i=n(20185)
const a="pull-request-refused"
async function missingRight(e,{goal:t,inputs:s,written:r}){if(!e.mayWrite||e.other||(0,i.AD)(e))return
if(t.kind!=="propose"&&t.kind!=="advance"||t.kind==="advance"&&t.fork!==void 0)return
const{"create-pr":c,intents:u=[]}=s
if(c==="none"||u.length>0)return
const d={run:e,goal:t,way:c,written:r}
const[l]=await Promise.all([rulesFor(d),e.claimed.catch(()=>{})])
const h=t.kind==="propose"&&c!=="link"&&a in e.memory.manifest.counters
if(l.length===0&&!e.memory.failure.fault&&e.memory.hasStore&&!r?.permissions&&!h)return
const{whyNot:f}=await n.e(105).then(n.bind(n,80105))
return f(d,{rules:l,isPullRefused:h}).catch(o.ec)}async function rulesFor({run:e,goal:{branch:t}}){try{const n=await(0,r.n)(e.github,e.job.repository).get("/rules/branches/{branch}",{branch:t})
return s.array(s.unknown()).parse(n)}catch{return[]}}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var s=n(64294)
var r=n(38293)
var o=n(45867)
var i=n(75444)
var a=n(1176)
function requestKindOf(e){const{settings:t,trigger:n,memory:o}=e
const a=askedWord(e)
if(a!==void 0)return a
if(n.kind==="decision"||(0,s.zN)(n)||!t.slice(i.TRIGGER)["plan-first"])return"work"
return(0,r.Wk)(n.request,t.slice(i.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:t}){return(0,s.zN)(t)?void 0:(0,r.aG)(t,e.slice(i.TRIGGER).prompt)}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,o.H9)(e)&&e.decision?.verdict==="approved")}})}

export const id=9615
export const ids=[9615]
export const modules={90009:((e,t,n)=>{n.d(t,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,m1:()=>readTitles,nM:()=>mergeBaseOf,xm:()=>isPartOf})
var r=n(28942)
var s=n(94869)
const o=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullable()}),author:r.object({login:r.string().nullish()}).nullish()})
const i=r.object({filename:r.string(),status:r.string(),additions:r.number().int(),deletions:r.number().int(),patch:r.string().nullish()})
const a=r.object({status:r["enum"](["ahead","behind","identical","diverged"]),total_commits:r.number().int(),commits:r.array(o),files:r.array(i).default([])})
const c=20
const u=100
async function compareCommits(e,t,n){try{const r={basehead:`${t}...${n}`,per_page:u}
const page=async t=>a.parse(await e.get("/compare/{basehead}",{...r,page:t}))
const s=await page(1)
const{commits:o}=s.total_commits>u?await page(Math.ceil(s.total_commits/u)):s
return{total:s.total_commits,isRewritten:s.status==="diverged"||s.status==="behind",commits:o.toReversed().slice(0,c).map(toCommit),files:s.files.map(({filename:e,status:t,additions:n,deletions:r,patch:s})=>({path:e,status:t,added:n,removed:r,patch:s??""}))}}catch{return}}function toCommit({sha:e,author:t,commit:n}){const[r=""]=n.message.split("\n")
return{sha:e,author:t?.login??n.author?.name??"somebody",subject:r}}const d=50
function comparisonItem({total:e,isRewritten:t,commits:n,files:r},o){const i=t?", which is no longer part of the branch":""
const a=e>n.length?` (the newest ${n.length})`:""
const c=n.map(({sha:e,author:t,subject:n})=>`${e.slice(0,7)} ${(0,s.TN)(`${t}: ${n}`,200)}`)
const u=r.slice(0,d).map(({path:e,status:t,added:n,removed:r})=>`${t} ${(0,s.TN)(e,200)} +${n} -${r}`)
const l=r.length>d?[`and ${r.length-d} more files`]:[]
return{label:`${(0,s.U9)(e,"commit")} since ${o.slice(0,7)}${i}${a}`,text:[...c,...u.length>0?["",...u,...l]:[]].join("\n"),format:"plain"}}const l=r.object({status:r["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(e,t,n){const r={basehead:`${t}...${n}`,per_page:1}
const s=await e.get("/compare/{basehead}",r).catch(e=>{if(Object(e).status!==404)throw e})
const o=l.safeParse(s).data?.status
return o==="ahead"||o==="identical"}const h=r.object({merge_base_commit:r.object({sha:r.string()})})
async function mergeBaseOf(e,t,n){const r=await e.get("/compare/{basehead}",{basehead:`${t}...${n}`,per_page:1}).catch(e=>{if(Object(e).status!==404)throw e})
return h.safeParse(r).data?.merge_base_commit.sha}const f=r.object({type:r.literal("file"),encoding:r.literal("base64"),content:r.string()})
async function readFileAt(e,t,n){const r=await e.get("/contents/{+path}",{path:t,ref:n}).catch(e=>{if(Object(e).status!==404)throw e})
const s=f.safeParse(r).data?.content
return s===void 0?void 0:Buffer.from(s,"base64").toString("utf8")}const m=r.array(r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullish()}),parents:r.array(r.object({sha:r.string()}))}))
const p=60
async function readTitles(e,t){const n=m.parse(await e.get("/commits",{sha:t,per_page:p}))
const r=new Map(n.map(e=>[e.sha,e]))
const s=[]
for(let e=n[0];e;e=r.get(e.parents[0]?.sha??"")){const{message:t,author:n}=e.commit
s.push({subject:t.split("\n")[0]??"",author:n?.name??"",parents:e.parents.length})
r.delete(e.sha)}return s}}),583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>w,Issue:()=>f,Label:()=>$,PullRequest:()=>p,Repository:()=>c,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const r=I[e]().safeParse(t)
if(r.success)return Object.freeze({kind:e,...r.data})
throw notItsPayload(e,r.error)}function withText(e,t){switch(e.kind){case"issue_comment":return{...e,comment:{...e.comment,body:t}}
case"discussion_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review":return{...e,review:{...e.review,body:t}}
case"issues":return{...e,issue:{...e.issue,body:t}}
case"discussion":return{...e,discussion:{...e.discussion,body:t}}
case"pull_request":case"pull_request_target":return{...e,pull_request:{...e.pull_request,body:t}}
default:return e}}function notItsPayload(e,t){return new o.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,i.Ep)(e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const a=r.object({login:r.string(),id:r.number().int(),type:r.string()}).readonly()
const c=r.object({id:r.number().int(),name:r.string(),owner:r.object({login:r.string()}).readonly(),default_branch:r.string(),private:r.boolean()}).readonly()
const u=s.datetime({offset:!0})
const d={body:r.string().nullable(),user:a.nullable(),author_association:r.string().default("NONE"),html_url:r.string()}
const l={created_at:u,updated_at:u.optional()}
const h={...d,...l,number:r.number().int(),title:r.string(),node_id:r.string().optional()}
const f=r.object({...h,id:r.number().int(),pull_request:r.object({}).readonly().optional()}).readonly()
const m=r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly()
const p=r.object({...h,id:r.number().int(),draft:r.boolean().default(!1),head:m,base:m}).readonly()
const w=r.object({...h,id:r.number().int(),node_id:r.string()}).readonly()
const g={...d,...l,body:r.string(),id:r.number().int(),node_id:r.string().optional()}
const b=r.object(g).readonly()
const v=r.object({...g,in_reply_to_id:r.number().int().nullish()}).readonly()
const k=r.object({...g,node_id:r.string()}).readonly()
const y=r.object({...d,id:r.number().int(),node_id:r.string().optional(),submitted_at:u,state:r.string()}).readonly()
const $=r.object({name:r.string()}).readonly()
const _=r.object({number:r.number().int(),head:r.object({repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly(),base:r.object({repo:r.object({id:r.number().int()}).readonly()}).readonly()}).readonly()
const j=r.object({id:r.number().int(),name:r.string().nullish(),head_branch:r.string().nullable(),head_sha:r.string(),run_attempt:r.number().int().default(1),event:r.string(),conclusion:r.string().nullable(),html_url:r.string(),updated_at:u,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:r.object({id:r.number().int()}).readonly().nullish(),pull_requests:r.array(_).readonly().default([])}).readonly()
const O={repository:c,sender:a}
const T={...O,action:r.string()}
const pullRequest=()=>r.object({...T,pull_request:p,label:$.nullish(),requested_reviewer:a.nullish()})
const I={issue_comment:()=>r.object({issue:f,comment:b,...T}),pull_request_review_comment:()=>r.object({pull_request:p,comment:v,...T}),pull_request_review:()=>r.object({pull_request:p,review:y,...T}),issues:()=>r.object({...T,issue:f,label:$.nullish(),assignee:a.nullish(),changes:r.object({body:r.object({from:r.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>r.object({discussion:w,...T}),discussion_comment:()=>r.object({discussion:w,comment:k,...T}),workflow_run:()=>r.object({workflow_run:j,...T}),push:()=>r.object({...O,ref:r.string(),after:r.string(),deleted:r.boolean().default(!1)}),workflow_dispatch:()=>r.object({...O,inputs:r.record(r.string(),r.unknown()).nullish()}),repository_dispatch:()=>r.object({client_payload:r.record(r.string(),r.unknown()).nullish(),...T}),schedule:()=>r.object({schedule:r.string().optional(),repository:c.optional()})}
const anyPayload=()=>r.object({...O,issue:f.optional(),pull_request:p.optional(),discussion:w.optional()}).readonly()}),95164:((e,t,n)=>{n.d(t,{n:()=>readPages})
const r=100
async function readPages(e,t,n={},{most:s=10,list:o}={}){const i=[]
for(let a=1;a<=s;a++){const s=await e.get(t,{...n,per_page:r,page:a}).catch(e=>{if(a===1)throw e})
const c=o===void 0?s:Object(s)[o]
if(!Array.isArray(c))return{items:i,isWhole:!1}
i.push(...c)
if(c.length<r)return{items:i,isWhole:!0}}return{items:i,isWhole:!1}}}),7256:((e,t,n)=>{n.d(t,{Es:()=>readPull,IZ:()=>requireOlderHead,L$:()=>isFrom,WM:()=>whyNotFree,a1:()=>headMoved,zl:()=>findOpenPull})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var i=n(95164)
const a=r.object({id:r.number().int(),full_name:r.string()}).nullable()
const c=r.object({ref:r.string(),sha:r.string(),repo:a})
const u=r.object({number:r.number().int(),html_url:r.string(),state:r.string(),merged:r.boolean().default(!1),draft:r.boolean().default(!1),maintainer_can_modify:r.boolean().default(!1),mergeable:r.boolean().nullish(),head:c,base:c})
async function readPull(e,t){const n=u.safeParse(await e.get("/pulls/{pull_number}",{pull_number:t}))
if(!n.success)throw new o.vC("github",`GitHub's reply about pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:n.error})
const{html_url:r,state:s,merged:i,draft:a,maintainer_can_modify:c,mergeable:d,head:l,base:h}=n.data
return{number:t,url:r,state:i?"merged":s==="open"?"open":"closed",isDraft:a,isFork:l.repo===null||l.repo.id!==h.repo?.id,maintainerCanModify:c,isMergeable:d??void 0,head:endOf(l),base:endOf(h)}}function endOf({ref:e,sha:t,repo:n}){return{branch:e,sha:t,repository:n?.full_name}}function headMoved(e,t,n){return new o.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the request.`,{hint:"Look at the new commits, then ask again."})}const d=r.object({number:r.number().int(),html_url:r.string(),body:r.string().nullish(),head:r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number()}).nullable()}),base:r.object({ref:r.string()})})
async function findOpenPull(e,t,n){const{items:r}=await(0,i.n)(e,"/pulls",{state:"open"})
const s=r.flatMap(e=>d.safeParse(e).data??[])
const[o]=s.filter(({head:e})=>e.repo?.id===t).map(({number:e,html_url:t,body:n,head:r,base:s})=>({number:e,url:t,body:n??"",branch:r.ref,sha:r.sha,base:s.ref})).filter(n).sort((e,t)=>t.number-e.number)
return o}function isFrom(e){return t=>t.branch===e||t.branch.startsWith(`${e}-run-`)}const l=r.object({default_branch:r.string()})
const h=r.object({name:r.string(),protected:r.boolean()})
async function whyNotFree(e,t){try{const[n,r]=await Promise.all([e.get(""),e.get("/branches/{branch}",{branch:t})])
if(l.parse(n).default_branch===t)return"default"
const s=h.parse(r)
if(s.name!==t)return"gone"
return s.protected?"protected":void 0}catch(e){return Object(e).status===404?"gone":"unknown"}}const f=r.object({committer:r.object({date:s.datetime({offset:!0})}),parents:r.array(r.object({sha:r.string()}))})
const m=20
async function requireOlderHead(e,{number:t,sha:n},r){let s=n
for(let t=0;t<m;t++){const{committer:t,parents:o}=f.parse(await e.get("/git/commits/{commit}",{commit:s}))
const i=Date.parse(t.date)<=Date.parse(r)
if(i&&s===n)return
if(i||o[0]===void 0)break
s=o[0].sha}throw headMoved(t,s,n)}}),50383:((e,t,n)=>{n.d(t,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
var r=n(28942)
var s=n(583)
var o=n(95164)
var i=n(76409)
var a=n(71762)
const c=r.object({labels:r.array(r.union([r.string(),r.object({name:r.string().nullish()})])).default([]),assignees:r.array(s.Account).nullish()})
async function readStillAsked(e,t){const{requestSign:n,thread:r}=t
if(!n||r.type!=="issue"&&r.type!=="pull_request")return
const[s,o]=await Promise.all([e.get("/issues/{issue_number}",{issue_number:r.number}),readThreadEvents(e,r.number)])
const{labels:u,assignees:d}=c.parse(s)
const l=(d??[]).map(({login:e})=>e)
const h=n.kind==="label"?u.map(e=>typeof e==="string"?e:e.name??""):l
const f=h.some(e=>(0,i.Av)(e,n.name))
const[m,p]=n.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const w=o.filter(({event:e})=>e===m||e===p).filter(e=>isAbout(e,n.name))
const putOn=e=>o.findLast(t=>t.event===m&&isAbout(t,e))
const g=h.map(e=>({name:e,by:loginOf(putOn(e))}))
const b=sinceAsked(w,m,t)
const v=f?b.findLast(({event:e})=>e===m):void 0
if(f&&!v)return{present:g,withdrawn:void 0}
const k=b.find(({event:e})=>e===p)
const y=k&&await(0,a.jU)(e)
const $=k?!(0,a.Fj)(doneBy(k),y)&&doneBy(k)!==null:v!==void 0
return{present:g,withdrawn:$?{again:loginOf(v)}:void 0}}function isAbout({label:e,assignee:t},n){return(0,i.Av)(e?.name??t?.login??"",n)}function loginOf(e){return e&&(doneBy(e)?.login??"ghost")}function sinceAsked(e,t,{actors:[n],createdAt:r}){const s=e.findLastIndex(e=>e.event===t&&isBy(e,n))
if(s>=0)return e.slice(s+1)
return r===void 0?[]:e.filter(e=>Date.parse(e.created_at)>=Date.parse(r))}function isBy(e,t){const n=doneBy(e)
if(!n||!t)return!1
return t.id===void 0?(0,i.Av)(n.login,t.login):n.id===t.id}const u=r.object({event:r.string(),created_at:r.string(),actor:s.Account.nullable(),assigner:s.Account.nullish(),label:s.Label.optional(),assignee:s.Account.nullish(),requested_reviewer:s.Account.nullish()})
async function readThreadEvents(e,t,n={}){const{items:r}=await(0,o.n)(e,"/issues/{issue_number}/events",{issue_number:t},n)
return r.flatMap(e=>u.safeParse(e).data??[])}function doneBy({assigner:e,actor:t}){return e??t}const d=r.object({labels:r.array(r.union([r.string(),s.Label])).default([])})
const l=r.object({event:r.string(),actor:s.Account.nullable(),label:s.Label})
const h=r.object({body:r.string().nullish(),user:s.Account.nullable(),created_at:r.string()})
async function rejectionsOn(e,t,{settings:n,since:r}){if(t.type!=="issue"&&t.type!=="pull_request")return[]
const s={issue_number:t.number}
const[a,{items:c}]=await Promise.all([e.get("/issues/{issue_number}",s),(0,o.n)(e,"/issues/{issue_number}/comments",{...s,since:r.toISOString()})])
const u=d.parse(a).labels.map(e=>typeof e==="string"?e:e.name)
const l=u.find(e=>(0,i.Av)(e,n.rejectLabel||""))
const f=l===void 0?[]:[{kind:"label",name:l,by:await labeller(e,s,l)}]
return[...f,...c.flatMap(e=>rejectionIn(h.parse(e),n))]}async function labeller(e,t,n){const{items:r}=await(0,o.n)(e,"/issues/{issue_number}/events",t)
const s=r.flatMap(e=>l.safeParse(e).data??[])
return s.findLast(({event:e,label:t})=>e==="labeled"&&(0,i.Av)(t.name,n))?.actor?.login}function rejectionIn({body:e,user:t,created_at:n},r){if(t===null)return[]
const s=(0,i.Ao)({what:"comment",text:e??"",author:t,sender:t},r)
if(s.status==="ignored"||s.decision?.verdict!=="reject")return[]
const[o]=s.actors
return o?[{kind:"comment",by:o,at:n,said:s.decision}]:[]}}),11166:((e,t,n)=>{n.d(t,{ZY:()=>readStanding,co:()=>readStandingSoon,yy:()=>readEdited})
var r=n(28942)
var s=n(76409)
var o=n(38293)
const i=`query Said($id:ID!){node(id:$id){\n  ... on IssueComment{body isMinimized}\n  ... on PullRequestReviewComment{body isMinimized}\n  ... on PullRequestReview{body isMinimized}\n  ... on DiscussionComment{body isMinimized}\n  ... on Issue{body}\n  ... on PullRequest{body}\n  ... on Discussion{body}\n}}`
const a=r.object({body:r.string().nullish(),isMinimized:r.boolean().optional()})
const c=r.object({node:a.nullable()})
async function readStandingSoon(e,t,n){if(!isMadeByText(t))return
const r=placeOf(t)?await byRest(e,t):await readSaid(e,t)
return standingOf(r,t,n)}async function readStanding(e,t,n){if(!isMadeByText(t))return
return standingOf(await readSaid(e,t),t,n)}function standingOf(e,t,n){if(e===void 0)return{kind:"deleted"}
if(e.isMinimized)return{kind:"hidden"}
const r=e.body??""
return stillAsks(r,t,n)?{kind:"stands",body:r}:{kind:"edited"}}function isMadeByText({kind:e,item:t,requestSign:n}){if(n!==void 0)return!1
const r=["issue","pull-request","discussion"].includes(t.kind)
return r?e==="mention":!["workflow-run","none"].includes(t.kind)}function stillAsks(e,{decision:t,actors:n},{phrases:r}){const i=(0,s.zT)(e,r)
if(i===void 0)return!1
if(t)return(0,o.O0)(i.request)?.verdict===t.verdict
return(0,o.Nl)({kind:"mention",request:i.request,actors:n},void 0)!=="stop"}async function readSaid(e,t){const{nodeId:n}=t.item
if(n!==void 0)try{const{node:t}=c.parse(await e.graphql(i,{id:n}))
if(t)return t}catch(e){if(placeOf(t)===void 0&&!isNotFound(e))throw e}return byRest(e,t)}function isNotFound(e){const{errors:t}=Object(e)
return Array.isArray(t)&&t.some(e=>Object(e).type==="NOT_FOUND")}async function byRest(e,t){const n=placeOf(t)
if(!n)return
const r=await e.get(...n).catch(e=>{if(Object(e).status!==404&&Object(e).status!==410)throw e})
return r===void 0?void 0:a.parse(r)}function placeOf({item:{kind:e,id:t},thread:n}){const r=n.type==="none"?0:n.number
switch(e){case"issue-comment":return["/issues/comments/{comment_id}",{comment_id:t}]
case"review-comment":return["/pulls/comments/{comment_id}",{comment_id:t}]
case"review":return["/pulls/{pull_number}/reviews/{review_id}",{pull_number:r,review_id:t}]
case"issue":case"pull-request":return["/issues/{issue_number}",{issue_number:r}]
default:return}}const u="author{__typename login} editor{__typename login ... on User{databaseId} ... on Bot{databaseId}}"
const d=`query Edited($id:ID!){node(id:$id){\n  ... on IssueComment{body ${u}}\n  ... on PullRequestReviewComment{body ${u}}\n  ... on PullRequestReview{body ${u}}\n  ... on DiscussionComment{body ${u}}\n  ... on Issue{body ${u}}\n  ... on PullRequest{body ${u}}\n  ... on Discussion{body ${u}}\n}}`
const l=r.object({__typename:r.string(),login:r.string(),databaseId:r.number().int().nullish()})
const h=r.object({node:r.object({body:r.string(),author:l.nullable(),editor:l.nullable()}).nullable()})
async function readEdited(e,{item:{nodeId:t}}){if(t===void 0)return
const n=await e.graphql(d,{id:t}).catch(()=>{})
const r=h.safeParse(n).data?.node
return r?{body:r.body,editor:editorOf(r)}:void 0}function editorOf({author:e,editor:t}){if(t===null||e===null)return
const{__typename:n,login:r,databaseId:o}=t
if(n===e.__typename&&(0,s.Av)(r,e.login))return"author"
return{login:r,id:o??void 0,type:n,role:"writer"}}}),46915:((e,t,n)=>{n.d(t,{A:()=>compareAddress,g:()=>inAddress})
function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),68430:((e,t,n)=>{n.d(t,{c:()=>s,k:()=>whyNobody})
var r=n(28942)
const s=r["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return o[e]}const o={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}}),2179:((e,t,n)=>{n.d(t,{Z:()=>blockedNetwork})
var r=n(94869)
var s=n(33737)
var o=n(68430)
const i=10
function blockedNetwork(e,t){const n=[...new Set(e.map(({reason:e})=>kindOf(e)))]
return n.map(n=>{const r=e.filter(e=>kindOf(e.reason)===n)
return`Blocked network access: ${namesOf(r)}. ${remedyFor(n,r,t)}`.trim()}).join("\n\n")}const kindOf=e=>e==="closed"?"unlisted":e
function remedyFor(e,t,n){if(n.isAsking)return remedyByGrant(e,t,n.nobody)??remedyFor(e,t,{...n,isAsking:!1})
const r=settingWith(t,n)
switch(e){case"closed":case"unlisted":return`To allow it, set ${r}.`
case"shut":{const e=t.some(({allow:e})=>e!==void 0)?` and ${r}`:""
return`${a} have no network. ${packagesIn(t)}To open it on such threads as well, set ${(0,s.aY)("mixed-threads: as-trusted")}${e}: then text by strangers can steer what commands send.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,s.aY)(n.name)} names itself. To allow it, set ${r}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,s.aY)(n.name)} names the host with its port. To allow it, set ${r}.`
case"unknown":return"The name has no address: check its spelling, and the name servers of the runner."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website: check what the command asks for."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say. Install what they need in a step before this action."}}const a="People without write access wrote in this thread, so commands"
function packagesIn(e){const t=e.some(({allow:e})=>e!==void 0&&!e.includes("."))
const n=t?"Install packages":"Download what is needed"
const r=t?"it can reach the package registries even here":"it can reach the hosts of `setup-network` even here"
return`${n} with the input ${(0,s.aY)("setup-command")}: ${r}. `}function remedyByGrant(e,t,n){const i=[...new Set(t.flatMap(({allow:e})=>e??[]))]
const c=i.filter(e=>!e.includes(".")).map(e=>(0,s.aY)((0,r.TN)(e,100)))
const u=c.length===0?"":`add ${c.join(", ")} to the input ${(0,s.aY)("network")}`
const d=n===void 0?`mention me and ask for it: the agent has to call ${(0,s.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,o.k)(n)}`
switch(e){case"closed":case"unlisted":{const e=i.every(e=>!e.includes("."))
if(u!==""&&e)return`To allow it, ${u}.`
const t=u===""?"":` For the registries among them, ${u}.`
return`Such a host is open only where it is granted, whatever ${(0,s.aY)("network")} says: ${d}.${t}`}case"shut":return`${a} have no network, and none can be granted. ${packagesIn(t)}To open it on such threads as well, set ${(0,s.aY)("mixed-threads: as-trusted")}${u===""?"":` and ${u}`}: then text by strangers can steer what commands send.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,s.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${d}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,s.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${i.map(e=>(0,s.aY)((0,r.TN)(e,100))).join(", ")} to that input; ${d}.`
default:return}}function namesOf(e){const t=[...new Set(e.map(({host:e,port:t})=>[0,80,443].includes(t)?e:`${e}:${t}`))]
const n=t.slice(0,i).map(e=>(0,s.aY)((0,r.TN)(e,100)))
return t.length>i?`${n.join(", ")} and ${t.length-i} more`:n.join(", ")}function settingWith(e,{name:t,value:n}){const o=e.flatMap(({allow:e})=>e===void 0?[]:[(0,r.TN)(e,100)])
const a=[...n==="none"||n===""?[]:[n],...new Set(o)].slice(0,i+1)
return(0,s.aY)(`${t}: ${a.join(", ")}`)}}),48594:((e,t,n)=>{n.d(t,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var r=n(78250)
var s=n(94869)
var o=n(23849)
var i=n(33737)
var a=n(88135)
const c=8
const u=100
function renderChanged(e){if(e.length===0)return""
const t=table(`${(0,s.U9)(e.length,"file")} changed`,sumOf(e),e.slice(0,c))
const n=e.slice(c)
if(n.length===0)return t
const r=n.length>u?`\n\n… and ${(0,s.U9)(n.length-u,"more file")}.`:""
const o=`${table("File","Lines",n.slice(0,u))}${r}`
return`${t}\n\n<details><summary>${(0,s.U9)(n.length,"more file")}</summary>\n\n${o}\n\n</details>`}function table(e,t,n){const r=n.map(({path:e,added:t,removed:n})=>`| ${(0,i.FX)(e)} | ${linesOf(t,n)} |`)
return`| ${e} | ${t} |\n|-|-|\n${r.join("\n")}`}function linesOf(e,t){return e===void 0||t===void 0?"binary":`+${(0,s.vP)(e)} −${(0,s.vP)(t)}`}function sumOf(e){return linesOf(...sums(e))}function sums(e){const sum=e=>e.reduce((e,t)=>e+(t??0),0)
return[sum(e.map(e=>e.added)),sum(e.map(e=>e.removed))]}const d=10
const l=1e3
function renderRemoved(e,t){const n=t.split("\ndeleted file mode ").length-1
const[r,o]=sums(e)
if(n<=d&&(o<l||o<r*2))return""
return(0,a.J1)("removed-much",{deleted:(0,s.U9)(n,"file"),removed:(0,s.U9)(o,"line")})}function renderPatch({patch:e},{what:t,file:n,most:o,base:c,isOutput:u=!0,...d}){if(e.length>o)return(0,a.J1)(u?"patch-long":"patch-long-aside",{what:t})
const l=(0,r.Dt)(e).length
const h={title:`Patch of ${(0,s.U9)(l,"file")}`,patch:(0,i.DV)("diff",withShortIds(e),"kept")}
const f=(0,i.DV)("sh",`${switchTo(c)}git apply ${n}`)
const m=d.repository===void 0?"this repository":(0,i.aY)(d.repository)
if(survivesCopying(e))return(0,a.J1)("patch",{what:t,file:n,repository:m,commands:f,...h})
const p=u?(0,a.J1)("patch-file",{what:t,file:n,repository:m,commands:f}):(0,a.J1)("patch-file-aside",{what:t})
return(0,a.J1)("patch-read-only",{kept:p,...h})}function survivesCopying(e){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(e)&&(0,o.ix)(e,[],"kept")===e}function switchTo(e){if(e?.kind==="pull")return`git fetch origin pull/${e.number}/head\ngit switch --detach FETCH_HEAD\n`
if(e===void 0||!h.test(e.branch))return""
const t=/^\w[\w./-]*$/.test(e.branch)
const[n,r]=t?[e.branch,e.branch]:[`'refs/heads/${e.branch}'`,`'${e.branch}'`]
return`git fetch origin ${n}\ngit switch ${r}\ngit merge --ff-only FETCH_HEAD\n`}const h=/^[\w#+,()@=\p{L}\p{N}][\w./#+,()@=\p{L}\p{M}\p{N}-]*$/u
function withShortIds(e){if(e.includes("GIT binary patch"))return e
return e.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),32435:((e,t,n)=>{n.d(t,{Cc:()=>intentsInWords,M3:()=>renderIntents,_3:()=>renderIntentReports})
var r=n(94869)
var s=n(33737)
var o=n(6009)
const i={done:"✅ Done",already:"✅ Was so already",waiting:"🟠 Waiting",planned:"📝 Would be done",refused:"⚪ Refused","not-taken":"⚪ Not taken"}
function renderIntents(e,t){if(e.length===0)return""
const n=e.map(e=>`- ${lineOf(e,t)}`).join("\n")
const r=e.flatMap(e=>e.status==="done"&&e.undo?[e.undo]:[])
const o=r.length===0?"":`\n\n<details><summary>To undo</summary>\n\n${r.map(e=>`- ${(0,s.$E)(600,e)}`).join("\n")}\n\n</details>`
return`**Proposals**\n\n${n}${o}`}function lineOf({status:e,words:t,why:n,url:s},a){const c=s===void 0?t:`${t} ([link](${s}))`
return(0,r.hC)(`${i[e]}: ${c}${n===void 0?"":` – ${(0,o.$)(n,a)}`}`)}function renderIntentReports(e){return e.map(({report:e})=>e===void 0?"":`\n\n${e.text}`).join("")}function intentsInWords(e){if(e.every(({status:e})=>e==="not-taken"))return
const amount=(...t)=>e.filter(({status:e})=>t.includes(e)).length
const t=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:e})=>e>0)
const[n,...s]=t.map(({many:e,word:t},n)=>`${n===0?(0,r.U9)(e,"proposal"):e} ${t}`)
return[n,...s].join(", ")}}),38054:((e,t,n)=>{n.d(t,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var r=n(94869)
var s=n(33737)
const o=10
function renderReading({strangers:e,hidden:t}){return[byStrangers(e),leftOut(t)].filter(e=>e!=="").join("\n\n")}function byStrangers(e){const{people:t,bots:n}=writersIn(e)
return[...t.length>0?[`The agent read text by people without known write access: ${named(t)}.`]:[],...n.length>0?[`The agent read comments of ${named(n)} that may not be its own.`]:[]].join(" ")}function named(e){const t=e.length>o?` and ${(0,r.U9)(e.length-o,"other")}`:""
const n=e.slice(0,o).map(e=>(0,s.aY)((0,r.TN)(e,50)))
return`${n.join(", ")}${t}`}function writersIn(e){const isBot=e=>e.endsWith("[bot]")
return{people:e.filter(e=>!isBot(e)),bots:e.filter(isBot)}}function leftOut(e){if(e.length===0)return""
const t=e.reduce((e,t)=>e+t.parts,0)
const n=e.slice(0,o).map(e=>`${e.parts} in ${(0,r.TN)(e.where,60)}`)
const s=e.length>o?`, and in ${(0,r.U9)(e.length-o,"other text")}`:""
const i=t===1?"hidden passage was":"hidden passages were"
return`${t} ${i} left out of what the agent read: ${n.join(", ")}${s}.`}function knowledgeLine({skills:e,hooksRun:t,blocked:n}){const o=e.length>10?`, and ${e.length-10} more`:""
const i=e.slice(0,10).map(e=>(0,s.aY)((0,r.TN)(e,80)))
return[...e.length>0?[`skills ${i.join(", ")}${o}`]:[],...t>0?[`${(0,r.U9)(t,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:e}){if(e.length===0)return""
const t=e.slice(-10).map(({event:e,reason:t})=>`| ${e} | ${(0,s.FX)((0,r.TN)(t,200))} |`)
const n=e.length>10?` (the last 10 of ${e.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${t.join("\n")}`}const i=10
function renderServers(e){if(e.length===0)return""
const t=e.map(({name:e,tools:t,used:n})=>`| ${(0,s.FX)(e)} | ${t} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${t.join("\n")}`}function renderBroken(e){const t=e.filter(({problem:e})=>e!=="")
const n=t.map(({name:e,problem:t})=>`${(0,s.aY)(e)} (${(0,s.aY)((0,r.TN)(t,200))})`).join(", ")
const o=`${t.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`
const i=e.filter(({leftOut:e=[],problem:t})=>e.length>0&&t==="")
const a=i.map(({name:e,leftOut:t=[]})=>`MCP server ${(0,s.aY)(e)}: these tools could not be read and were left out: ${t.map(s.aY).join(", ")}.`)
return[...t.length>0?[o]:[],...a].join("\n\n")}function usedOf(e){if(e.length===0)return"none"
const t=e.slice(0,i).map(({tool:e,calls:t})=>`${(0,s.aY)((0,r.TN)(e,64))} ${t}`)
const n=e.length>i?`, and ${(0,r.U9)(e.length-i,"other tool")}`:""
return t.join(", ")+n}}),8911:((e,t,n)=>{n.d(t,{B1:()=>renderReport,EB:()=>renderWorking})
var r=n(46915)
var s=n(94869)
var o=n(68268)
var i=n(33737)
var a=n(30007)
var c=n(6009)
var u=n(88135)
var d=n(26285)
var l=n(2179)
var h=n(48594)
var f=n(38054)
function renderUses(e){return e.length<2?[]:e.map(e=>`\`${e.id}\`: ${renderUse(e)}`)}function renderUse(e){return`${(0,s.U9)(e.replies,"model request")} · ${tokens(e)} · cost ${formatCost(e.costUsd)}`}function formatCost(e){if(e===void 0)return"not known"
return`$${e.toFixed(e>0&&e<.01?4:2)}`}function tokens({inputTokens:e,outputTokens:t,cachedTokens:n,writtenTokens:r,reasoningTokens:o}){const i=[...n>0?[`${(0,s.vP)(n)} from a cache`]:[],...r>0?[`${(0,s.vP)(r)} into it`]:[],...o>0?[`${(0,s.vP)(o)} of thinking`]:[]]
const a=i.length>0?` (${i.join(", ")})`:""
return`${(0,s.vP)(e)} tokens in, ${(0,s.vP)(t)} out${a}`}function renderDetails(e,t){const{knowledge:n,reading:r,servers:s=[]}=e
const o=[commandsRun(e.checks),(0,f.RX)(s),n?(0,f.cu)(n):"",r?(0,f.Xm)(r):"",...passedOver(e.passedOver),...(e.others??[]).flatMap(e=>passedOver(e.passedOver,`${e.repository}: `)),factLines(e,t),estimateLine(e)]
return o.filter(e=>e!=="").join("\n\n")}function factLines(e,{conversationId:t,requester:n}){const{models:r,sandbox:s,knowledge:o}=e
const a=r.length>0?` · answered by ${r.map(i.aY).join(", ")}`:""
const c=[`Requested by ${n}${a}`,...e.merging?[mergingLine(e.merging)]:[],stepsLine(e),usageLine(e),...renderUses(e.uses).map(e=>`  - ${e}`),...s?[sandboxLine(s)]:[],...o?[(0,f.Zi)(o).join(" · ")]:[],`Conversation ${(0,i.aY)(t)}`,e.picture===void 0?"":`Last page in the browser: ${(0,i.aY)(`observations/${e.picture}`)} of the conversation`]
return c.filter(e=>e!=="").map(e=>e.startsWith(" ")?e:`- ${e}`).join("\n")}function mergingLine({base:e,status:t}){const n=`between the pull request and ${(0,i.aY)(e)}`
if(t==="gone")return`The base branch ${(0,i.aY)(e)} no longer exists, so the pull request cannot be merged`
if(t==="unknown")return`GitHub did not say in time whether there are conflicts ${n}`
return`GitHub finds ${t==="clean"?"no ":""}conflicts ${n}`}function stepsLine({steps:e,toolCalls:t,failedCalls:n=0,durationMs:r}){const o=t===0&&n===0?" · no tool read or changed anything":""
return`${(0,s.U9)(e,"step")} in ${timeOf(r)}${o}`}function timeOf(e){const t=Math.round(e/1e3)
return t<60?`${t} s`:`${Math.floor(t/60)} min ${t%60} s`}function sandboxLine({way:e,checks:t,network:n,isShut:r}){return`Sandbox: ${e} · network: ${r?"none":n} · self-test: ${(0,s.U9)(t,"check")} passed`}function usageLine(e){if(e.uses.length===0&&e.inputTokens===0&&e.outputTokens===0)return""
const[t,n]=e.uses
return t&&!n?renderUse(t):`${formatTokens(e)} · cost ${formatCost(e.costUsd)}`}const m={ignored:"passed-over-ignored",revealed:"passed-over-revealed",sparse:"passed-over-sparse"}
const p=20
function passedOver(e=[],t=""){return[...Map.groupBy(e,({kind:e})=>e)].map(([e,n])=>{const r=n.slice(0,p).map(({path:e,detail:t})=>{if(e==="")return t
return`${(0,i.aY)(e)}${t===""?"":` (${t})`}`})
const o=n.length>r.length?[`${(0,s.vP)(n.length-r.length)} more`]:[]
return t+(0,u.J1)(m[e],{list:[...r,...o].join(", ")})})}function estimateLine({estimatedCalls:e}){if(e===0)return""
return`Tokens are estimated for ${(0,s.U9)(e,"call")}: the model endpoint did not state them.`}function commandsRun(e){const t=e.filter(({command:e})=>e!=="")
if(t.length===0)return""
const n=t.slice(-10).map(({command:e,exitCode:t})=>`| ${(0,i.FX)((0,s.TN)(e,120))} | ${endOf(t)} |`)
const r=t.length>10?` (the last 10 of ${t.length})`:""
return`| Commands the agent ran${r} | Exit code |\n|-|-|\n${n.join("\n")}`}function endOf(e){return e===-1?"still running":String(e)}function formatTokens({inputTokens:e,outputTokens:t,cachedTokens:n}){const r=n>0?` (${(0,s.vP)(n)} of those in from a cache)`:""
return`${(0,s.vP)(e)} tokens in, ${(0,s.vP)(t)} out${r}`}var w=n(32435)
var g=n(29764)
var b=n(57361)
var v=n(76617)
function renderReport(e,t){return(0,u.J1)("report",{heading:[(0,d.rL)(e).mark,withReferences((0,c.$)(e.reason,t),e)].filter(Boolean).join(" "),body:[...opening(e,t),...sections(e,t)].filter(e=>e!=="").join("\n\n"),details:renderDetails(e,t)})}function renderWorking(e,t="",n){const[r=""]=e.phrases
const s=[n?renderProgress(n,e):"",(0,c.$)(t,e)]
return(0,u.J1)("working",{requester:e.requester,run_url:e.runUrl,progress:s.filter(e=>e!=="").join("\n\n"),steering:e.takesFollowUps?(0,u.J1)("steering",{phrase:r}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function opening(e,t){const n=renderPlaces(e,t)
if(e.approvalComment===void 0)return[n]
return[(0,c.$)(e.hint,t),e.approvalComment,n]}function sections(e,t){return[answerOf(e,t),e.review?(0,g.oB)(e.review):"",e.approvalComment===void 0?hintOf(e,t):"",e.note??"",(0,w.M3)(e.intents??[],t),(0,h.VV)(e.files),nothingWorked(e),(0,h.$g)(e.files,e.diff?.text??""),(0,b.d3)(e,t),(0,b.Cd)(e.tests??[]),(0,b.g9)(e.failedCommands??[]),e.kept.kind==="branch"&&!e.isDiffInComment?(0,a._l)(e.diff?.text??""):"",keptWork(e),(0,v.b)(e.locks??[]),(0,v.eJ)(e,{base:baseOf(e),hint:e.hint}),...(e.others??[]).map(e=>renderOther(e,t)),renderSame(e.others??[]),e.missing?.words??"",blockedIn(e.sandbox),(0,f.Ib)(e.servers??[]),refusals(e),leftOutPictures(e),risky(e)]}function answerOf({review:e,finalResponse:t,shownResponse:n=t,isPlanAsked:r},s){if(e?.url!==void 0||r)return""
return(0,a.KJ)((0,o.Gl)(withoutBlankEnds(n)),s)}function withoutBlankEnds(e){return e.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(e){if(!e)return""
const{denials:t,network:n,isAsking:r=!1,nobody:s}=e
return(0,l.Z)(t,{name:"network",value:n,isAsking:r,nobody:s})}function hintOf({quote:e,list:t=[],hint:n,code:r},o){const a=t.map(e=>`- ${(0,c._)(e,o)}`).join("\n")
const u=e===void 0?[]:[`> ${(0,i.$E)(500,e)}`]
const d=(0,s.hC)((0,c.$)(n,o),r&&`(Code ${(0,i.aY)(r)}.)`)
return[a,...u,d].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:e,failedCalls:t=0,intents:n=[]}){if(n.length>0)return""
if(e!==0||t===0)return""
return`${(0,s.U9)(t,"tool call")} failed, and no other one read or changed anything.`}function refusals({refusedHistories:e=0}){return e>0?(0,u.J1)("refused-history",{times:(0,s.U9)(e,"time")}):""}function leftOutPictures({leftOutPictures:e=0}){return e>0?(0,u.J1)("refused-pictures",{pictures:(0,s.U9)(e,"picture")}):""}function risky({risks:e=[]}){if(e.length===0)return""
const t=e.length>10?`, and ${e.length-10} more`:""
const n=e.length===1?"this call":"these calls"
return`⚠️ The agent made ${n} of medium risk: ${e.slice(0,10).map(i.aY).join(", ")}${t}.`}function baseOf({kept:e,forkUrl:t,patchBase:n}){return e.kind==="branch"&&t===void 0?{kind:"branch",branch:e.branch}:n}function keptWork(e,t){const{kept:n,patchBase:r,isCiSilent:s,rewrittenBase:o,pullRequest:a,proposeUrl:c,merging:d}=e
if(n.kind==="patch")return(0,h.hY)(n,{what:"The work",file:"work.patch",most:3e4,base:r,repository:t})
if(n.kind==="nothing"||!a||c!==void 0)return""
const l=[...o===void 0?[]:[(0,u.J1)("base-rewritten",{branch:(0,i.aY)(o)})],...d?.status==="conflicts"?[(0,u.J1)("pull-conflicts",{base:(0,i.aY)(d.base)})]:[],...s?[(0,u.J1)("no-ci")]:[]]
return l.join("\n\n")}function withReferences(e,{others:t=[]}){return t.reduce((e,{repository:t,pullRequest:n})=>{const r=`#${n?.number}`
return e.replaceAll(`${t}\`${r}\``,t+r)},e)}function renderOther(e,t){const{repository:n,files:r,diff:s,kept:o,problem:u}=e
if(isSame(e))return""
const d=[`#### In ${(0,i.aY)(n)}`,renderOtherPlaces(e),(0,c.$)(u,t),(0,h.VV)(r),(0,h.$g)(r,s?.text??""),o.kind==="branch"?(0,a._l)(s?.text??""):"",keptWork(e,n),(0,v.b)(e.locks??[]),(0,v.eJ)(e,{base:baseOf(e),repository:n,hint:u})]
return d.filter(e=>e!=="").join("\n\n")}function isSame({kept:e,withheld:t,problem:n}){return e.kind==="nothing"&&t.length===0&&n===""}function renderSame(e){const t=e.filter(isSame).map(({repository:e})=>(0,i.aY)(e))
return t.length===0?"":(0,u.J1)("other-repositories-same",{names:t.join(", ")})}function renderPlaces(e,{repositoryUrl:t,runUrl:n}){return[...proposalPlaces(e,""),...branchPlaces(e,t),`[Job log](${n})`].join(" · ")}function renderOtherPlaces(e){return[...proposalPlaces(e,e.repository),...branchPlaces(e,e.repositoryUrl)].join(" · ")}function proposalPlaces({pullRequest:e,proposeUrl:t},n){if(e)return[`[Pull request ${n}#${e.number}](${e.url})`]
return t===void 0?[]:[`**[Open the pull request](${t})**`]}function branchPlaces({kept:e,pullRequest:t,forkUrl:n},s){if(e.kind!=="branch")return[]
const{branch:o,commit:a,compareUrl:c,isVerified:u}=e
const d=`${n??s}/tree/${(0,r.g)(o)}`
const l=u?" (verified)":""
return[`Branch [${(0,i.aY)(o)}](${d})`,`Commit [${(0,i.aY)(a.slice(0,7))}](${s}/commit/${(0,r.g)(a)})${l}`,`[Files](${t?`${t.url}/files`:c})`]}const k=30
function renderProgress({list:e,now:t,...n},r){const s=e.slice(0,k).map(e=>lineOf(e,r))
const o=e.length>k?[`- … and ${e.length-k} more`]:[]
const i=`**Now:** ${doing(t)}\n\n${figuresOf(n)}`
return[i,[...s,...o].join("\n")].filter(e=>e!=="").join("\n\n")}function doing(e){if(!e)return"waiting for the model"
const{tool:t,detail:n}=e
const r=n===""?"":` ${(0,i.aY)((0,s.TN)(n,120))}`
return t==="terminal"&&r!==""?`running${r}`:`${(0,i.aY)(t)}${r}`}function figuresOf(e){const{minutes:t,maxMinutes:n,steps:r,maxSteps:o,costUsd:i,maxUsd:a,tokens:c,maxTokens:u}=e
const d=i!==void 0&&`$${i.toFixed(2)}${a===void 0?"":` of $${a.toFixed(2)}`}`
const l=[`${Math.floor(t)} min of ${n}`,`step ${r} of ${o}`,...d?[d]:[],...u===void 0?[]:[`${(0,s.vP)(c)} of ${(0,s.vP)(u)} tokens`]]
return l.join(" · ")}function lineOf({title:e,status:t},n){const r=`- [${t==="done"?"x":" "}] `
return`${r}${(0,c._)((0,s.TN)(e,160),n,r)}${t==="in_progress"?" – _in progress_":""}`}}),57361:((e,t,n)=>{n.d(t,{Cd:()=>renderTests,Vj:()=>verdictOf,d3:()=>renderCheck,g9:()=>renderFailed})
var r=n(94869)
var s=n(33737)
var o=n(6009)
function verdictOf(e,t){const n=t?.isTest===!0&&t.end.kind==="passed"&&!t.isPartial
if(e.length===0)return n?"passed":"none"
const r=e.filter(({why:e})=>e===void 0)
if(lastFailed(e)||r.some(({verdict:e})=>e==="failed"))return"failed"
if(e.some(({isRunning:e})=>e))return"unfinished"
return r.length>0||n?"passed":"unknown"}function lastFailed(e){const t=e.findLast(({verdict:e})=>e!=="unknown")
return t?.verdict==="failed"?t:void 0}const i=5
function renderTests(e){if(e.length===0)return""
const t=e.slice(-i).map(e=>`| ${(0,s.FX)((0,r.TN)(e.command,120))} | ${endOfTest(e)} |`)
const n=e.length>i?` (the last ${i} of ${e.length})`:""
const o=`| Tests the agent ran${n} | Exit code |\n|-|-|\n${t.join("\n")}`
return[lastFailure(e),o].filter(Boolean).join("\n\n")}function lastFailure(e){const t=lastFailed(e)
if(!t)return""
const n=t===e.at(-1)?"":" whose result is known"
return`The last test command${n} failed (${(0,s.aY)((0,r.TN)(t.command,120))}${t.exitCode===void 0?"":`, exit code ${t.exitCode}`}).`}function endOfTest({verdict:e,exitCode:t,why:n}){const r=t===void 0?e==="unknown"?"":e:String(t)
if(n!==void 0)return`⚪ ${[r,n].filter(Boolean).join(", ")}`
return`${e==="passed"?"✅":"❌"} ${r}`}function renderFailed(e){if(e.length===0)return""
const t=e.map(({command:e,exitCode:t})=>`| ${(0,s.FX)((0,r.TN)(e,120))} | ❌ ${t} |`)
return`| Commands that failed after the last change | Exit code |\n|-|-|\n${t.join("\n")}`}function renderCheck({check:e,opinion:t},n){return[e?checkWords(e):"",e?outputOf(e):"",t?opinionWords(t,n):""].filter(Boolean).join("\n\n")}function opinionWords(e,t){const n=e.kind==="none"?"A second opinion of the model could not be had":`${e.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${e.score} of 1`
const s=e.message===""?`${n}.`:`${n}: ${(0,o._)((0,r.TN)(e.message,600),t)}`
const i=e.kind==="none"?[]:e.unseen??[]
return i.length===0?s:`${s}\n\n⚠️ It did not see ${listed(i)} as published.`}function listed(e){return e.slice(0,i).map(s.aY).join(", ")+(e.length>i?", …":"")}function checkWords({command:e,end:t,runs:n,deciders:o,isPartial:i}){const a=`Check ${(0,s.aY)((0,r.TN)(e,120))}`
const c=n>1?` (it ran ${(0,r.U9)(n,"time")})`:""
const u=(0,r.hC)({passed:`✅ ${a} passed${c}`,failed:`❌ ${a} failed${c}`,"timed-out":`❌ ${a} did not end in time${c}`,moved:`⚠️ ${movedWords(t)} while ${(0,s.aY)((0,r.TN)(e,120))} ran or after it, so the check does not count as passed`,blind:`⚠️ Git in the workspace did not show the files on which ${(0,s.aY)((0,r.TN)(e,120))} ran, so the check does not count as passed`,"not-run":`❌ ${a} did not run on this work`}[t.kind],i?"It ran with the withheld files, which are not on the branch":"")
return o.length>0?`${u}\n\n⚠️ The change touches what the check runs: ${listed(o)}.`:u}function movedWords(e){const t=e.kind==="moved"?e.paths:[]
return t.length===0?"Files changed":`${listed(t)} changed, or was hidden from git,`}const a=4e3
function outputOf({output:e}){if(e==="")return""
const t=e.length>a?`…\n${(0,r.pJ)(e,a)}`:e
return`<details><summary>Output of the check</summary>\n\n${(0,s.DV)("text",t)}\n\n</details>`}}),76617:((e,t,n)=>{n.d(t,{Wu:()=>withheldLine,b:()=>renderLocks,eJ:()=>renderWithheld})
var r=n(78250)
var s=n(94869)
var o=n(33737)
var i=n(7925)
var a=n(88135)
var c=n(48594)
const u=20
function renderWithheld({withheld:e,withheldPatch:t,asidePatch:n},{hint:r="",...s}={}){if(e.length===0)return""
const o=hintsFor(e.map(({code:e})=>e)).filter(([e])=>!r.includes(e))
return[["Withheld:","",...linesOf(e)].join("\n"),o.map(([e,t])=>`${t.join(", ")}: ${e}`).join("\n"),...patchesOf(e,{patch:t,aside:n,...s})].filter(Boolean).join("\n\n")}const d=10
function linesOf(e){return[...Map.groupBy(e,({code:e})=>e)].flatMap(([e,t])=>{const n=t.length-d
return[...t.slice(0,d).map(lineOf),...n>0?[`- … and ${(0,s.vP)(n)} more with ${e}.`]:[]]})}function hintsFor(e){const t=[...new Set(e)]
const n=new Set(t.map(e=>i.Lp[e].hint))
return[...n].map(e=>[e,t.filter(t=>i.Lp[t].hint===e)])}function renderLocks(e){return e.map(({path:e,manifests:t,added:n})=>{const r=n.slice(0,u).map(o.aY).join(", ")
const s=n.length>u?`, and ${n.length-u} more`:""
const i=n.length===0?(0,a.J1)("lock-file-same"):(0,a.J1)("lock-file-new",{entries:`${r}${s}`})
return(0,a.J1)("lock-file",{path:(0,o.aY)(e),manifests:t.slice(0,u).map(o.aY).join(", "),fresh:i})}).join("\n\n")}function withheldLine({code:e,path:t,detail:n}){return`${e} ${t||"the change"} ${i.Lp[e].message}${n===""?"":` (${n})`}`}function lineOf({path:e,code:t,detail:n}){const r=e===""?"The change":(0,o.aY)(e)
return`- **${t}** ${r} ${i.Lp[t].message}${n===""?"":` (${n})`}.`}function patchesOf(e,{patch:t,aside:n,...r}){if(!n)return[patchOf(t,e,r)]
const s="Work that is not in the work tree"
const o=(0,c.hY)(n,{what:s,file:"aside.patch",most:1e4,isOutput:!t,...r})
return t?[patchOf(t,e,r),o]:[o]}const l=["DKH-121","DKH-203"]
const h="No patch has the withheld work. Unless it is saved as copies (see below), it is only in the workspace of the run."
function patchOf(e,t,n){if(!e)return t.some(({code:e})=>!l.includes(e))?h:""
const r=withoutSecret(e,t)
if(r.patch==="")return""
const s=!t.some(({code:e})=>(0,i.JD)(e))
return(0,c.hY)(r,{what:s?"The withheld work":"The saved part of the withheld work",file:"withheld.patch",most:15e3,...n})}function withoutSecret({path:e,patch:t},n){const s=n.flatMap(({code:e,path:t})=>e==="DKH-201"||e==="DKH-202"?[t]:[])
const o=s.some(e=>/["\\]|[^ -~]/.test(e))
const i=(0,r.Dt)(t).filter(e=>{const[t=""]=e.split("\n",1)
return!s.some(e=>t.endsWith(` b/${e}`))&&!(o&&t.endsWith('"'))})
return{path:e,patch:i.join("")}}}),89797:((e,t,n)=>{n.d(t,{s:()=>chanceAt,w:()=>continueAttempts})
const r="ci/"
const countAt=e=>`${r}${e}`
const failureAt=(e,t)=>`${r}${e}/${t}`
function chanceAt(e,t,n,r){const s=e[countAt(t)]??0
if(s>r)return{status:"told"}
const o=e[failureAt(t,n)]!==void 0
if(s<r&&!o){const r={...chainAt(e,t,t),[countAt(t)]:s+1,[failureAt(t,n)]:1}
return{status:"go",counters:{...othersIn(e),...r}}}const i={...e,[countAt(t)]:r+1}
return{status:o?"unchanged":"spent",tried:s,counters:i}}function continueAttempts(e,t,n){return{...othersIn(e),...chainAt(e,t,n)}}function othersIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>!e.startsWith(r)))}function chainAt(e,t,n){const r=Object.entries(e).filter(([e])=>e.startsWith(countAt(t)))
return Object.fromEntries(r.map(([e,r])=>[e.replace(t,n),r]))}}),93992:((e,t,n)=>{n.d(t,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var r=n(33368)
var s=n(89812)
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
async function withPromptFile(e,t,n){const{"prompt-file":r}=e.settings.slice(l.TRIGGER)
if(r===void 0)return{trigger:n,fault:void 0}
try{const s=await readText(e,r,{env:t,trigger:n})
const o=[s,n.request].filter(e=>e!=="").join("\n\n")
return{trigger:{...n,request:o},fault:void 0}}catch(e){return{trigger:n,fault:(0,c.ec)(e)}}}async function readText({github:e,job:t},n,{env:r,trigger:i}){const a=(0,u.JT)(n)
if(a!==void 0)throw invalidPath(n,a)
const c=(0,s.n)(e,t.repository)
const d=await commitOf(c,r,{trigger:i,workspace:t.workspace})
const read=async(e,t)=>{const r=await(0,o._T)(c,n,d)
if(r===void 0)return{status:"missing"}
return r.length>t?{status:"too-large"}:{status:"read",text:r}}
const l={input:"prompt-file",path:n,largest:p}
return(await(0,m.w)({commit:d,workspace:t.workspace,read:read},l)).trim()}async function commitOf(e,t,n){const{thread:r}=n.trigger
if(r.type==="pull_request")return(await(0,i.Es)(e,r.number)).base.sha
const s=w.has(t.GITHUB_EVENT_NAME??"")
return(s?await checkedOut(n.workspace,t):void 0)??t.GITHUB_SHA??""}const w=new Set(["schedule","push","workflow_dispatch"])
async function checkedOut(e,t){const n=(0,r.$Y)({folder:e,environment:(0,h._K)(t)})
return(await n.raw(["rev-parse","--verify","HEAD^{commit}"]).catch(()=>"")).trim()||void 0}function invalidPath(e,t){return new c.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,d.b8)(e.slice(d.PL).item??"{")
const{trigger:r}=t
const s=(0,a.OB)(r).item
if(!n||s===void 0)return t
if(r.thread.type==="pull_request")return{trigger:r,fault:t.fault??notOnPulls()}
const{snapshot:o,requestSign:i,run:c,...u}=r
const l=`${r.key}/item/${n.key}`
return{...t,trigger:{...u,...g,kind:s,key:l,about:aboutOf(n)}}}const g={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new c.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:e,kind:t,number:n,title:r}){const s=n!==void 0&&(t==="issue"||t==="pull-request")
return{title:r===""?e:r,text:r===e?e:`${e}\n${r}`,...s&&{thread:{type:t==="issue"?"issue":"pull_request",number:n}}}}function deciderOf({actors:e}){return e[0]?.login??"nobody"}function onBehalf(e,t){const[n]=e.kind==="decision"?(0,f.sp)(t)?.items[0]?.pending.requesters??[]:[]
if(!n)return e
return{...e,asker:{login:n.login,id:n.id??void 0,type:n.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var r=n(3024)
var s=n(98664)
var o=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const r=(await e.list()).find(e=>e.path===t)
if(r&&r.size>n)return{status:"too-large"}
const s=r&&(await e.read([t])).get(t)
return s===void 0?{status:"missing"}:{status:"read",text:s}}async function readNamedFile(e,{input:t,path:n,largest:r}){const i=await e.read(n,r)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,o.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const u="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new s.vC("config",`${a} is empty in ${c}.`,{hint:u})
if(i.status==="too-large")throw new s.vC("config",`${a} has more than ${r/1e3} kB in ${c}.`,{hint:u})
if(!isInWorkspace(e.workspace,n))throw new s.vC("config",`${a} is not a text file of ${c}.`,{hint:u})
const d="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new s.vC("config",`${a} is not in ${c}. ${d} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,r.BJ)(e,t)!==void 0}}),24158:((e,t,n)=>{n.d(t,{hD:()=>whyTooOften,oP:()=>rateIn})
var r=n(60593)
var s=n(98664)
var o=n(88135)
var i=n(57974)
var a=n(75444)
var c=n(2801)
var u=n(29058)
var d=n(12384)
const l=36e5
async function whyTooOften(e,t){const{trigger:n,world:r}=e
if(n.kind==="decision")return
if(t.manifest.lease?.key===n.key||(0,c.oy)(n.key,t.manifest))return
const s=Math.floor(r.now().getTime()/l)
const o=t.isKept&&n.thread.type!=="none"
const i=o?rateOf(e,t,s):void 0
if(i&&i.status!=="go"){await(0,d.acknowledge)(e,n,"confused")
if(i.status==="stop")await tell(e,t,{...i,words:wordsOf(i)})
return i.limit==="runs"?"This thread has reached the limit of `max-runs-per-day`.":`Bots started ${h} consecutive runs on this thread.`}const a=await whyRepositoryIsFull(e,s)
if(a!==void 0){await(0,d.acknowledge)(e,n,"confused")
if(o)await tellFull(e,t,s)
return a}if(i)t.update(e=>({...e,counters:i.counters}))
return}function rateOf({trigger:e,settings:t},n,r){return rateAt(n.manifest.counters,{hour:r,by:e.run?"run":e.actors.some(({type:e})=>e!=="User")?"bot":"person",most:t.slice(a.ADMIT)["max-runs-per-day"]})}async function whyRepositoryIsFull(e,t){if(e.settings.slice(a.ADMIT)["max-repository-runs-per-day"]===void 0)return
return(await n.e(7700).then(n.bind(n,67700))).whyRepositoryIsFull(e,(e,n)=>{const r=rateAt(e,{hour:t,by:"run",most:n})
return r.status==="go"?r.counters:void 0})}async function tellFull(e,t,n){const r=recentIn(t.manifest.counters,n)
if(r[w+g]!==void 0)return
const s=(0,o.J1)("too-many-runs-in-repository")
await tell(e,t,{words:s,counters:{...r,[w+g]:n}})}function wordsOf({limit:e,runs:t}){return e==="runs"?(0,o.J1)("too-many-runs",{runs:String(t)}):(0,o.J1)("too-many-bot-turns",{turns:String(h)})}async function tell({world:e,settings:t,github:n,job:o,trigger:a,mayWrite:d,redact:l},h,{words:f,counters:m}){const{thread:p,key:w}=a
if(!d||p.type==="none")return
try{const s=(0,u.kN)({settings:t,job:o,trigger:a},l(f))
const{url:i}=await(0,r.Gy)(n,o.repository,p.number,s,(0,u.MI)(t,a))
const d={key:w,comment_url:i,outcome:"skipped",time:e.now().toISOString()}
await h.close(e=>(0,c.$s)({...e,counters:m},d))}catch(e){(0,i.printNotice)(`The reason could not be posted on the thread. ${(0,s.ec)(e).message}`)}}const h=5
const f=24
const m="runs/"
const p="bots/runs"
const w="told/"
const g="repository"
function rateAt(e,{hour:t,by:n,most:r}){const s=recentIn(e,t)
const o=Object.entries(s).reduce((e,[t,n])=>e+(t.startsWith(m)?n:0),0)
const i=botRunsAfter(s[p]??0,n)
const a=o>=r?"runs":n==="bot"&&i>h?"bots":void 0
if(a===void 0){const e=`${m}${t}`
return{status:"go",counters:{...s,[e]:(s[e]??0)+1,[p]:i}}}if(s[w+a]!==void 0)return{status:"told",limit:a}
return{status:"stop",limit:a,runs:o,counters:{...s,[w+a]:t}}}function botRunsAfter(e,t){if(t==="person")return 0
return t==="bot"?e+1:e}function rateIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>isOurs(e)))}function isOurs(e){return e.startsWith(m)||e.startsWith(w)||e===p}function recentIn(e,t){const isPast=(n,r)=>{if(n.startsWith(m))return Number(n.slice(m.length))<=t-f
if(n===`${w}bots`)return(e[p]??0)<h
return n.startsWith(w)&&r<=t-f}
return Object.fromEntries(Object.entries(e).filter(([e,t])=>!isPast(e,t)))}}),99152:((e,t,n)=>{n.d(t,{Oy:()=>g,QM:()=>isThreadGone,V9:()=>whyWithdrawn,YY:()=>noteEditedLater,a_:()=>lookAtRequest,q8:()=>readStandingOf,z1:()=>withdrawnFault})
var r=n(58908)
var s=n(89812)
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
async function readStandingOf({github:e,job:t,settings:n},r,o,a=i.ZY){try{return await a((0,s.n)(e,t.repository),o,(0,f.triggerSettings)(n,r))}catch(e){(0,h.printNotice)(w+(0,u.ec)(e).message)
return}}const w="It could not be checked whether the request still counts. "
function lookAtRequest(e,t,n){return readStandingOf(e,t,n,i.co)}function withdrawnFault(e){if(e===void 0||e.kind==="stands")return
const t={deleted:"deleted",hidden:"hidden",edited:"edited, and no longer asks for this"}[e.kind]
return new u.vC("withdrawn",`The text with the request was ${t}, so I stopped.`)}function noteEditedLater({memory:e,trigger:t,isSameRequest:n},r){if(r?.kind!=="stands"||n===void 0||n(r.body))return
e.notes.add((0,l.J1)("request-edited-later",{words:(0,d.$E)(g,t.request)}))}const g=300
async function whyWithdrawn(e,t){const{trigger:n,world:i,settings:a}=e
const{github:c,job:d}=e
try{const r=await t
if(r!==void 0&&r.kind!=="stands")return await tell(e,(0,l.J1)(`taken-back-${r.kind}`))
const u=await(0,o.lh)((0,s.n)(c,d.repository),n)
if(!u||!n.requestSign)return
const{kind:h,name:m}=n.requestSign
if(u.withdrawn)return await tell(e,wordsOf(h,m,(0,p.Id)(n),u.withdrawn.again))
const w=n.decision&&bothDecisions((0,f.triggerSettings)(a,i.env),u)
if(!w)return
const g=(0,l.J1)("taken-back-both",w)
return n.decision?.verdict==="approve"?await tell(e,g):g}catch(t){if((0,r.ST)(t)&&await isThreadGone(e))return(0,l.J1)("thread-deleted");(0,h.printNotice)(w+(0,u.ec)(t).message)
return}}function wordsOf(e,t,n,r){if(r===void 0)return(0,l.J1)(`taken-back-${e}`,{name:t})
return(0,l.J1)(`taken-back-${e}-again`,{name:t,who:(0,d.aY)(n),other:(0,d.aY)(r)})}function bothDecisions({approveLabel:e="",rejectLabel:t=""},{present:n}){const find=e=>n.find(({name:t})=>(0,a.Av)(t,e))
const[r,s]=[find(e),find(t)]
if(!r||!s)return
const o={approver:(0,d.aY)(r.by??"somebody"),rejecter:(0,d.aY)(s.by??"somebody")}
return{approve:e,reject:t,...o}}async function isThreadGone({github:e,job:t,trigger:{thread:n}}){if(n.type!=="issue"&&n.type!=="pull_request")return!1
const o=(0,s.n)(e,t.repository)
const i=o.get("").then(()=>!0,()=>!1)
const a=o.get("/issues/{issue_number}",{issue_number:n.number}).then(()=>!1,r.ST)
return await a&&await i}async function tell(e,t){const{github:n,job:r,trigger:s,redact:o,mayWrite:i}=e
if(!i||s.thread.type==="none"||s.thread.type==="discussion")return t
if(await(0,m.rA)(e,(0,m.Ab)(e)))return t
try{await(0,c.Gy)(n,r.repository,s.thread.number,(0,m.kN)(e,o(t)))}catch(e){(0,h.printNotice)(`The reason could not be posted on the thread. ${(0,u.ec)(e).message}`)}return t}}),59615:((e,t,n)=>{n.r(t)
n.d(t,{answer:()=>answer})
var r=n(58908)
var s=n(64294)
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
var w=n(93992)
var g=n(24158)
var b=n(22440)
var v=n(99152)
var k=n(13412)
var y=n(28942)
var $=n(17117)
const _=6e4
const j=15e3
function progressIn(e){const t=commentWriter(e)
const n=e.clock()
const r=new AbortController
let s=""
let facts=()=>{}
const tell=()=>t.write(()=>({note:s,facts:facts()}),r.signal)
let o=0
let i
const cancel=()=>{r.abort()
i=t.writeLast("cancelled")}
e.signal.addEventListener("abort",cancel,{once:!0})
return{onWait({waitMs:t,attempt:n,fault:r}){const i=n===O?0:o
o=i+t
if(i>=_||o<_)return
const a=new Date(e.now().getTime()+t).toISOString().slice(11,16)
s=(0,c.J1)("waiting",{reason:r.message,time:a})
tell()},follow({log:t,state:r},o){let i=[...t].reduce(listAfter,[])
let a
const c=currentFigures(r)
facts=()=>({...o,...since(c,currentFigures(r)),minutes:minutesFrom(n,e),list:i,now:a})
t.subscribe(t=>{i=listAfter(i,t)
a=nowAfter(a,t,e.redact)
s=""
tell()})},async settled(){e.signal.removeEventListener("abort",cancel)
r.abort()
await(i??t.written())}}}const O=2
function minutesFrom(e,{clock:t}){return(t()-e)/6e4}function commentWriter({edit:e,onFailure:t,clock:n,sleep:r}){let s=!0
let o=n()
let i=j
let a=!1
let c
const once=async r=>{a=!1
try{s=await e(r())}catch(e){i*=2
t(e)}o=n()}
const writeUntilCurrent=async(e,t)=>{while(a&&!t.aborted){const s=await r(Math.max(0,o+i-n()),t).then(()=>!1,()=>!0)
if(s)break
await once(e)}c=void 0}
return{write(e,t){a=s
c??=writeUntilCurrent(e,t)},written(){return c??Promise.resolve()},async writeLast(e){await c
if(s)await once(()=>e)}}}function currentFigures({steps:e,totals:t}){const n=t.prompt_tokens+t.completion_tokens
return{steps:e,costUsd:t.calls===0?0:t.cost,tokens:n}}function since(e,t){const n=e.costUsd!==void 0&&t.costUsd!==void 0
return{steps:t.steps-e.steps,tokens:t.tokens-e.tokens,costUsd:n?Number(t.costUsd)-Number(e.costUsd):void 0}}const T=y.array(y.object({title:y.string(),status:y["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(e,t){if(t.kind!=="ObservationEvent"||t.tool_name!=="task_tracker")return e
return T.safeParse(t.observation.task_list).data??e}function nowAfter(e,t,n){if(t.kind==="ObservationEvent"||t.kind==="AgentErrorEvent")return
if(t.kind!=="ActionEvent")return e
const{command:r,path:s}=(0,$.cP)(t.action)
const o=[r,s].filter(e=>typeof e==="string")
return{tool:t.tool_name,detail:n(o.join(" "))}}var I=n(56172)
var P=n(30818)
var A=n(24380)
var q=n(3024)
const R=1024*1024
function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
const r=n===void 0?"":(0,q.Ui)(t,n,R)??""
return r.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(r)}var S=n(29058)
var N=n(20185)
var C=n(1176)
async function answer({world:e,settings:t,writePage:n},r,s){const i=(0,d.N)(e,t)
const{env:a}=e
const c=(0,m.modeOf)(t)
const commandIn=e=>i.mayWrite?(0,o.Nl)(e,t.slice(m.TRIGGER).prompt):void 0
const u=commandIn(r)===void 0&&(0,m.hasAgent)(c)
const l=(0,b.f)(e,i,r)
const h=u?lookAhead(i,a,r):aheadOf(c,i,a,r)
const g=await l
const v=g===void 0&&u
const k=v?await standingNow({world:e,connection:i,given:r,reread:s},h):void 0
const{trigger:y,body:$,..._}=k??{trigger:r,body:void 0,...h}
const j=commandIn(y)
const O=g===void 0?await notNowIn(e,i,y):void 0
if(c==="gate")return endGate(i,a,g??O)
if(g!==void 0){(0,f.requireSoundGate)(t)
return endRefused(e,i,y,g)}if(O!==void 0)return endIgnored(e,O)
if(c==="list")return runList(e,i)
if(j)return runCommand({...i,world:e,trigger:y,writePage:n},j)
const T=y.run?await(await loadCiFix()).placeFailedRun(i,y):y
if(T.status==="ignored")return endIgnored(e,T.why)
const I=await(0,w.fb)(i,a,T)
const{trigger:P,fault:A}=(0,w.RM)(t,I)
const q=s&&isSame(y,s,k?.body)
const R={...i,world:e,trigger:P,writePage:n,isSameRequest:q}
const S=(0,p.acknowledge)(R,P,"eyes")
const N=await claimAndWork(R,await chooseWork(R,A),_)
await S
return N}async function standingNow({reread:e,given:t,...r},s){const o=await s.standing
const i=o?.kind==="stands"?o.body:void 0
const a={...s,trigger:t,body:i}
if(o?.kind!=="stands"||!e||isSame(t,e)(o.body))return a
const c=await(await n.e(2975).then(n.bind(n,22975))).requestNow({...r,given:t,reread:e})
if(c==="withdrawn")return{...a,standing:Promise.resolve({kind:"edited"})}
return{...a,...c}}function isSame({kind:e,request:t},n,r){return s=>{if(s===r)return!0
const o=n(s)
return o.status==="matched"&&o.kind===e&&o.request===t}}function lookAhead(e,t,n){loadWork().catch(()=>{})
return{state:(0,C.Kr)(e,n),standing:(0,v.a_)(e,t,n)}}function aheadOf(e,t,n,r){return e==="apply"?{standing:(0,v.a_)(t,n,r)}:{}}const W=["skip-if","stop-after"]
async function notNowIn(e,t,r){const s=W.some(e=>(0,f.isGiven)(t.settings,e))
return s?(await n.e(7700).then(n.bind(n,67700))).whyNotNow(e,t,r):void 0}async function claimAndWork(e,t,n){const{world:r,trigger:s}=e
const[o,i]=await Promise.all([t.recall(e,n.state),(0,v.V9)(e,n.standing)])
if(o.kind==="answered"){await(0,A.bZ)(e,o)
await(0,p.removeRequestSign)(e,s)
return endAnswered(r,o.answer)}if(i!==void 0)return endWithdrawn(r,i)
const a=(0,N.Zl)(e)?o.memory.aside():o.memory
if(n.note!==void 0)a.notes.add(n.note)
const c=await uselessDecision(e,a)
if(c!==void 0)return endSkipped(r,c)
const u=await(0,g.hD)(e,a)
if(u!==void 0)return endIgnored(r,u)
const d=s.run&&await(await loadCiFix()).decideCiFix(e,a)
if(d?.status==="stop")return endIgnored(r,d.why)
await(0,p.removeRequestSign)(e,s)
return workAndReport({...e,failed:d?.failed,trigger:(0,w.qS)(s,a)},a,t)}const loadCiFix=()=>n.e(6444).then(n.bind(n,76444))
async function workAndReport(e,t,s){const{world:o}=e
const i=t.isKept&&(e.trigger.thread.type==="issue"||e.trigger.thread.type==="pull_request")
const a={...(0,A.hP)(e,t.id),takesFollowUps:i}
const d=(0,S.kN)(e,(0,S.F8)(e.settings,(0,u.EB)(a)))
const l=(0,A.kX)(e,d,await(0,P.G_)(e,t))
const f=await l.catch(async t=>{if((0,r.ST)(t)&&await(0,v.QM)(e))return"gone"
throw t})
if(f==="gone")return endWithdrawn(o,(0,c.J1)("thread-deleted"))
const m=f&&progressOf(e,a,f)
const p={isPageUploaded:uploadsPage(o.env,e.job.workspace)}
const w=await(0,k.qI)(e,{memory:t,commentId:f?.id,progress:m,work:s.work})
await(m?.settled())
if(w.kind==="done")return(await n.e(9981).then(n.bind(n,19981))).reportRun(w,f,p);(0,h.pZ)(o.env,void 0)
const{answer:g}=w
if(f)await(0,A.$C)(e,f,g.comment_url)
return endAnswered(o,g)}async function uselessDecision(e,t){if(e.trigger.kind!=="decision")return
return(await Promise.all([n.e(3501),n.e(218)]).then(n.bind(n,30218))).refuseInvalidDecision(e,t)}function progressOf(e,t,n){const{github:r,job:s,redact:o,world:d}=e
const{now:h,clock:f,sleep:m,signal:p}=d
const wordsOf=e=>e==="cancelled"?(0,c.J1)("cancelled-early",{run_url:s.runUrl}):o((0,u.EB)(t,e.note,e.facts))
const render=t=>(0,S.kN)(e,(0,S.F8)(e.settings,wordsOf(t)))
return progressIn({edit:async e=>await(0,i.Iz)(r,s.repository,n,render(e))==="done",redact:o,onFailure:e=>(0,l.printNotice)(`The comment could not be updated. ${(0,a.ec)(e).message}`),now:h,clock:f,sleep:m,signal:p})}async function chooseWork(e,t){if(t)return{...F,work:async()=>(0,I.Gj)(t)}
if((0,m.modeOf)(e.settings)==="apply")return(await Promise.all([n.e(3501),n.e(669),n.e(6027),n.e(9288),n.e(2377),n.e(8797),n.e(8333),n.e(1357)]).then(n.bind(n,35771))).applying(e)
return F}const loadWork=()=>Promise.all([n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(7509),n.e(622),n.e(9588),n.e(2377),n.e(8797),n.e(972),n.e(8333),n.e(3765)]).then(n.bind(n,53765))
const F={recall:k.I9,work:begin}
async function begin(e){if(e.trigger.kind==="decision"){const{decideChange:t,isAboutChange:r}=await Promise.all([n.e(8252),n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(7509),n.e(622),n.e(9588),n.e(8030),n.e(2377),n.e(9749)]).then(n.bind(n,29749))
if(r(e))return t(e)
const{decideIntents:s,GO:o,isAboutIntents:i}=await Promise.all([n.e(8252),n.e(3501),n.e(669),n.e(6027),n.e(8797),n.e(972),n.e(4763)]).then(n.bind(n,97028))
const a=i(e)?await s(e):o
if(a!==o)return a}const t=(0,s.zN)(e.trigger)&&e.job.runAttempt>1?await earlierReview(e):void 0
return t??(await loadWork()).work(e)}async function earlierReview(e){const{findEarlierReview:t,resultOfEarlierReview:r}=await n.e(4946).then(n.bind(n,84946))
const s=await t(e)
return s&&r(s)}async function runCommand(e,t){const{world:r}=e
const{carryOutCommand:s}=await n.e(7664).then(n.bind(n,77664))
const{answer:o,isEarlier:i}=await s(e,t,k.DI)
if(i)return endAnswered(r,o);(0,h.Kn)(r.env,{outcome:"answered",reason:t==="unclear"?"Asked back: the request may be a command":`Answered the command "${t}"`,"comment-url":o.comment_url??""})
return 0}function endAnswered({env:e},{comment_url:t}){const n="This request has been answered already";(0,l.printNotice)(t===null?`${n}.`:`${n}: ${t}`);(0,h.Kn)(e,{outcome:"skipped",reason:n,"comment-url":t??void 0})
return 0}function endGate({settings:e},t,n){(0,f.readInputsWithoutModel)(e)
const r=n??"The caller may start a run.";(0,l.printNotice)(r);(0,h.Kn)(t,{ok:String(n===void 0),outcome:"skipped",reason:r})
return 0}async function runList(e,t){(0,h.Kn)(e.env,await(await n.e(1895).then(n.bind(n,91895))).list(e,t),t.redact)
return 0}async function endRefused(e,t,n,r){(0,l.printNotice)(r)
await(0,p.acknowledge)(t,n,"confused")
if(n.kind==="decision")await(0,p.removeRequestSign)(t,n)
return endSkipped(e,r)}function endIgnored(e,t){(0,l.printNotice)(t)
return endSkipped(e,t)}async function endWithdrawn(e,t){await(await n.e(3496).then(n.bind(n,61115))).writeSummary(e.env,t)
return endIgnored(e,t)}function endSkipped({env:e},t){(0,h.Kn)(e,{outcome:"skipped",reason:t})
return 0}}),13412:((e,t,n)=>{n.d(t,{yA:()=>j,DI:()=>activeLease,HR:()=>answerInComment,PU:()=>isOver,m8:()=>leaseOf,I9:()=>recall,v7:()=>recallNothing,qI:()=>workUnderLease})
var r=n(28942)
var s=n(64294)
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
var w=n(94869)
class FailureNote{#e
#t
#n
constructor(e){this.#e=e}get isThere(){return this.#t!==void 0}isNote(e){return e===this.#t}get fault(){return this.#n}clear(){if(this.#t!==void 0)this.#e.delete(this.#t)
this.#t=void 0
this.#n=void 0}set(e){this.clear()
this.#n=(0,i.ec)(e)
const{message:t,hint:n}=this.#n
this.#t=(0,c.J1)("state-not-kept",{why:(0,w.hC)(t,n)})
this.#e.add(this.#t)}}var g=n(85831)
const b=["work","aside","copies"]
class ThreadWork{before
#r
#s
#o
constructor(e){this.before=new Map([...e].filter(([e])=>e.startsWith("work/")&&e!==g.f))
this.#r=(0,p.kk)(this.before)}get files(){return this.#r}leave(e){this.#r=[...e,...this.#r.filter(({path:e})=>(0,g.Yc)(e))]}replace(e){this.#r=e.filter(({path:e})=>e.startsWith("work/")&&e!==g.f)
return this.#r}leaveOther(e,t){this.#r=[...this.#r.filter(({path:t})=>!(0,g.Yc)(t,e)),...t.map(t=>(0,g.fZ)(t,e))]}noteWritten(e){this.#s=e}get isWritten(){return this.#s===this.#r}noteChecked(e,t){this.#o={files:e,back:t}}get fresh(){const isWork=e=>b.some(t=>(0,g.e_)(e,t))
return this.#r.filter(({path:e,stamp:t})=>t!==p.w2&&isWork(e)).map(({path:e})=>e)}get standing(){const e=b.filter(e=>this.#r.some(({path:t})=>(0,g.e_)(t,e)))
if(e.length===0)return{status:"none",kinds:e}
if(this.fresh.length===0)return{status:"saved",kinds:e,proof:"read when the run began"}
if(this.#o?.files!==this.#r)return{status:"saving",kinds:e}
const{back:t}=this.#o
return t.status==="saved"?{...t,kinds:e}:{...t,kinds:e}}}class Memory{notes
cutOff
wasCutOff
#i
#a
#c
#u
#d=[]
joined=[]
isLost
#l
#h=!1
#f
#m=Promise.resolve()
#p=!1
failure
#w
#g=!1
#b
#v
#k
constructor({store:e,manifest:t,files:n,lost:r,other:s}){this.#i=e
this.#v=s
this.notes=s?.memory.notes??new Set
this.failure=new FailureNote(this.notes)
this.hasStore=e!==void 0
this.#a=t
this.#k=t
this.#c=n
this.#u=new ThreadWork(n)
this.#l=[...n.keys()].some(e=>e.startsWith("conversation/events/"))
this.cutOff=t.lease
this.wasCutOff=t.lease!==null
this.isLost=r!==void 0
if(r!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:r}))}get manifest(){return this.#a}get id(){return this.#v?.memory.id??this.#a.conversation_id}get isKept(){return this.#i!==void 0&&!this.failure.isThere}get heldLease(){return this.#g&&this.#i?this.#w:void 0}hasStore
get isResumed(){return this.#l}openIn(e){const t=[...this.#c].filter(([e])=>!this.#h||e===p.H3+m.Ct);(0,p.qv)(new Map(t),e)
this.#f=e}get folder(){return this.#f}get workBefore(){return this.#u.before}get work(){return this.#u.standing}leaveWork(e){if(this.#v)this.#v.memory.#u.leaveOther(this.#v.id,e)
else this.#u.leave(e)}async checkWork(){const{files:e,fresh:t}=this.#u
if(t.length===0)return
if(!this.#u.isWritten)await this.#y(!0)
const n=this.isKept?await(this.#i?.readBack(t)):void 0
this.#u.noteChecked(e,n??{status:"unsaved",why:""})}of(e){const t={...this.#a,work:(0,l.i2)(this.#a,e),lease:this.cutOff}
return new Memory({store:void 0,manifest:t,files:(0,g.sA)(this.#c,e),other:{id:e,memory:this}})}leavePendingReport(e){this.#d=[e]}aside(){const e={...this.#a,proposal:null,lease:null}
const t=new Memory({store:void 0,manifest:e,files:this.#c})
t.#b=this
return t}startAfresh(e,t){if(t!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:t}))
this.#a={...this.#a,conversation_id:e}
this.#l=!1
this.#h=!0}join(e){this.joined.push(e)}update(e){this.#a=e(this.#a)}async claim(e,t){this.update(n=>({...n,lease:e,comment_id:t??n.comment_id}))
const n=await this.#$()
this.#w=e
return n?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#p)return
this.#p=!0
this.#y()}async keep(){await this.#y()}async settle(e){const t=this.#a
this.update(e)
const n=await this.#y()
if(n?.status!=="saved")this.#a=t
return n?.status==="saved"}async close(e){if(this.#b)return this.#b.close(t=>(0,l.lK)(t,e(this.#a)))
this.update(e)
const t=await this.#y(!0)
if(!t&&this.#g&&this.#i){const[{releaseOnly:e},t]=[await n.e(9759).then(n.bind(n,89759)),this.#k]
this.#g=!await e(this.#i,{begun:t,ended:this.#a,files:this.#c})}return t?.status==="saved"}#$(e=!1){const t=this.#m.then(()=>this.#_(e))
this.#m=t
return t}async#_(e){this.#p=!1
if(e)this.#i?.insist()
try{const e=this.#i&&await this.#j(this.#i)
this.failure.clear()
const t=this.#c.size===0
if(t&&e?.status==="saved"&&e.isBranch)this.notes.add((0,c.J1)("state-on-branch"))
return e}catch(e){this.failure.set(e)
return}}async#j(e){const t=await this.#O(e)
const n=this.#w
if(t.status==="saved"||!n)return t
const r=await e.read()
if(r.status!=="found"||(0,h.dj)(r.manifest.lease)!==(0,h.dj)(n))return t
this.update(e=>e.answered.reduce(l.$s,{...e,answered:r.manifest.answered}))
return this.#O(e)}async#O(e){let{files:t}=this.#u
const r={manifest:this.#a,files:this.#r()}
const s=await e.write(r).catch(async s=>{if(!(0,f.Jm)(s))throw s
const o=await(await n.e(9759).then(n.bind(n,89759))).writeFitting(e,r,s,this.notes)
if(t===this.#u.files)t=this.#u.replace(o.files)
return o.written})
if(s.status!=="saved")return s
this.#u.noteWritten(t)
this.#g=r.manifest.lease!==null
return s}async#y(e=!1){const t=await this.#$(e)
if(t?.status!=="lost")return t
this.notes.add((0,c.J1)("state-taken-over"))
this.#i=void 0
return t}#r(){const read=()=>(0,p.kk)(this.#c).filter(({path:e})=>!e.startsWith("work/"))
const e=this.#f===void 0?read():(0,p.bh)(this.#f)
return[...e,...this.#u.files,...this.#d]}}function blankMemory(e,t,n){return new Memory({store:e,manifest:(0,l.yz)(t),files:new Map,lost:n})}var v=n(56172)
var k=n(29058)
var y=n(1176)
var $=n(11602)
async function recall(e,t){const n=await find(e,t)
if(n.kind==="ours")startAfreshIfUnwanted(e,n.memory)
return n}async function find(e,t){const n=(0,y.$)(e,t)
if(n)return new LeaseWait(e,n).untilFree()
const r=e.mayWrite?await findPostedAnswer(e):void 0
if(r)return{kind:"answered",answer:r}
return(0,s.zN)(e.trigger)?recallReview(e):recallNothing(e.world.newId())}function recallNothing(e){return{kind:"ours",memory:blankMemory(void 0,e)}}async function recallReview(e){const{findEarlierReview:t}=await n.e(4946).then(n.bind(n,84946))
const r=e.mayWrite?await t(e):void 0
if(!r||e.job.runAttempt>1)return recallNothing(r?.conversation??e.world.newId())
return{kind:"answered",answer:answerAt(e,r.facts.url,"answered")}}async function findPostedAnswer(e){const{trigger:t,job:n}=e
if(!(0,s.OB)(t).isAwaited)return
const r=(0,k.Ab)(e)
return answerInComment(e,await(0,k.rA)(e,e=>r(e)&&(0,k.dR)(n,e)))}function answerInComment(e,t){return t&&answerAt(e,t.url,t.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:e,world:t},n,r){return{key:e.key,comment_url:n,outcome:r,time:t.now().toISOString()}}function pendingReportOf(e){return e.status==="found"?(0,g.qF)(e.files.get(g.f)):void 0}const _={most:2e3,pause:{first:1e3,longest:15e3},withinMs:6*36e5}
class LeaseWait{#T
#i
constructor(e,t){this.#T=e
this.#i=t}untilFree(){const{world:e}=this.#T
const t="the lease on this thread, which other runs have"
return(0,o.M)({..._,what:t,world:e,signal:e.signal,code:"git"},()=>this.#I())}async#I(){const{world:e,job:t,trigger:n}=this.#T
const r=await this.#c()
if(r===void 0)return this.#P()
const s=leaseStateOf(r,runKeyOf(n,t),e.now())
if(s.kind==="answered")return{...s,pendingReport:pendingReportOf(r)}
if(s.kind!=="wait"||await isOver(this.#T,s.lease))return this.#A(r);(0,u.printNotice)((0,c.J1)("state-waiting",{run_url:s.lease.run_url}))
return}async#c(){try{return await this.#i.read()}catch(e){(0,u.printNotice)(`The saved state of this thread could not be read. ${(0,i.ec)(e).message}`)
return}}#P(){const e=blankMemory(void 0,this.#T.world.newId())
e.notes.add((0,c.J1)("state-not-read"))
return{kind:"ours",memory:e}}#A(e){const t=this.#T.world.newId()
if(e.status==="none")return{kind:"ours",memory:blankMemory(this.#i,t)}
if(e.status==="unusable")return{kind:"ours",memory:blankMemory(this.#i,t,e.why)}
const{manifest:n,files:r}=e
return{kind:"ours",memory:new Memory({store:this.#i,manifest:n,files:r})}}}const j=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function runKeyOf({key:e},{runId:t,runAttempt:n}){return{key:e,runId:t,attempt:n}}function leaseStateOf(e,t,n){if(e.status==="none")return{kind:"begin",lost:void 0}
if(e.status==="unusable")return{kind:"begin",lost:e.why}
const{manifest:r}=e
const s=(0,l.oy)(t.key,r)
if(s&&!(t.attempt>1&&j.includes(s.outcome)))return{kind:"answered",answer:s}
const{lease:o}=r
return o&&isHeld(o,t,n)?{kind:"wait",lease:o,manifest:r}:{kind:"go-on",manifest:r}}function isHeld({run_id:e,attempt:t,until:n},r,s){const o=e===r.runId&&t<r.attempt
return!o&&s.getTime()<Date.parse(n)}const O=r.object({status:r.string().nullable(),run_attempt:r.number()})
async function isOver({github:e,job:t},{run_id:n,attempt:r}){const{owner:s,name:o}=t.repository
try{const{data:t}=await e.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:s,repo:o,run_id:n})
const i=O.parse(t)
return i.status==="completed"||i.run_attempt>r}catch{return!1}}async function activeLease(e,t){const{trigger:n,job:r,world:s}=e
const o=leaseStateOf(t,runKeyOf(n,r),s.now())
return o.kind==="wait"&&!await isOver(e,o.lease)?o.lease:void 0}function startAfreshIfUnwanted({world:e,settings:t,trigger:n},r){const{resume:o}=t.slice(d.STATE)
if(o==="auto"||n.kind==="decision"||(0,s.zN)(n))return
if(r.isResumed&&o.toLowerCase()===r.id)return
r.startAfresh(e.newId())
if(o!=="never")r.notes.add((0,c.J1)("state-other",{id:(0,a.aY)(o)}))}const T={most:10,pause:{first:1e3,longest:15e3}}
async function workUnderLease(e,{memory:t,commentId:n,progress:r,work:s}){const{world:a}=e
const claim=t=>claimRun(e,t,{commentId:n,progress:r})
let c=claim(t)
const attempt=async n=>{const r=n===1?{kind:"ours",memory:t}:await recall(e)
if(r.kind==="answered")return r
if(n>1)c=claim(r.memory)
const o=await s(c)
return o==="lost"?void 0:{kind:"done",done:o,run:c}}
const u={...T,what:"its turn on this thread",world:a,signal:a.signal,code:"git"}
try{return await(0,o.M)(u,attempt)}catch(e){return{kind:"done",done:(0,v.Gj)(a.signal.aborted?(0,i.ec)(e):overtaken(e)),run:c}}}function overtaken(e){return new i.vC("git","Other runs change the saved state of this thread again and again, so this run did no work.",{quote:(0,i.ec)(e).message,hint:"Ask again when the other runs on this thread have ended.",cause:e})}function claimRun(e,t,{commentId:n,progress:r}){const s=t.claim(leaseOf(e,t.cutOff),n);(0,$.Vs)({...e,memory:t})
return{...e,memory:t,claimed:unlessCancelled(s,e.world.signal),...r&&{progress:r}}}async function unlessCancelled(e,t){if(t.aborted)return"ours"
const n=Promise.withResolvers()
const cancel=()=>n.resolve("ours")
t.addEventListener("abort",cancel,{once:!0})
return Promise.race([e,n.promise]).finally(()=>t.removeEventListener("abort",cancel))}const I=10
function leaseOf({world:{now:e},settings:t,job:n,trigger:r},s){const o=new Date(e().getTime()+(t.slice(d.LIMITS)["timeout-minutes"]+I)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:r.key,taken:s?.key===r.key?s.taken:e().toISOString(),until:o.toISOString()}}}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>w,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>g})
var r=n(77598)
var s=n(28942)
var o=n(64377)
var i=n(95017)
var a=n(14549)
var c=n(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const h=s.strictObject(l).readonly()
const f=s.strictObject({run:s.string(),at:o.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...l,comment:s.string().optional(),before:h.optional()}).readonly()
const m=s.strictObject({up:d,down:d}).readonly()
const p=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const w=s.strictObject({version:s.literal(1),rows:s.array(p).readonly(),runs:s.array(f).readonly(),feedback:s.record(s.string(),m).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const g={version:1,rows:[],runs:[],feedback:{},counted:[]}
const b=500
const v=200
const k=5e3
const y=1e3
const $="unfinished"
function recordsIn(e){const t=parsed(s.array(f),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:r}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:r.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const r={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...r,model:"",outcome:$,before:n})}function usedIn(e){const t=parsed(s.object({stats:a.Uz}),e(i.bv))?.stats??a.Sh
const{prompt_tokens:n,cache_read_tokens:r,completion_tokens:o,cost:c,models:u}=(0,a.vA)(t)
const d={inputTokens:n,cachedTokens:r,outputTokens:o}
return{sums:{...d,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:r})=>e!==t.run||n!==t.comment&&r!==$
return[...e.filter(isOther),t].slice(-b)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const r=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(r.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(r,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...r.map(keyOf)].slice(-k)}}function withRun(e,t){const n=withRecord(e.runs,t)
const r=n.slice(-v)
return{...withStates({...e,runs:[]},n.slice(0,-v)),runs:r}}function keyOf({run:e,at:t,comment:n=""}){return(0,r.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-y)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:r,comment:s="",run:o,before:i,...a})=>({...a,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:r??0,unpriced:r===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,r]of Object.entries(t.outcomes))n[e]=(n[e]??0)+r
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),56172:((e,t,n)=>{n.d(t,{Gj:()=>notDone,II:()=>o,Rw:()=>patchBaseOf,V2:()=>failure,dW:()=>plainAnswer,gD:()=>i,qL:()=>pullRequestFacts,xT:()=>whyLowered})
var r=n(63697)
var s=n(94869)
function plainAnswer(e){return{whole:e,...(0,r.Gr)(e),filled:"",isFilled:!1}}function notDone(e,t=0){const{fault:n,...r}=failure(e)
return{report:{...o,...r,durationMs:t},fault:n,conversationPath:""}}const o={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const i={outcome:"cancelled",reason:"The run was cancelled",hint:"Mention me with `continue` to resume."}
const a={outcome:"skipped",hint:"Mention me again if it is to be done after all."}
function failure(e){if(e.code==="withdrawn")return{...a,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
if(e.code==="cancelled")return{...i,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
const t=(0,s.TN)(e.headline,300).replace(/\.$/,"")
const n=e.quote===void 0?{}:{quote:(0,s.TN)(e.quote,500)}
const r=e.list.length===0?{}:{list:e.list.slice(0,50).map(e=>(0,s.TN)(e,300))}
return{outcome:"failed",reason:t,...n,...r,hint:(0,s.TN)(e.hint??"",300),code:e.code,fault:e}}function pullRequestFacts({pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r,merging:s}){return{pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r,merging:s}}function whyLowered({goal:e}){return e.kind==="patch"?e.why:void 0}function patchBaseOf({goal:e,pull:t}){const n=e.kind==="propose"&&e.isThere!==!0
if(t&&(t.isFork||e.kind==="patch"))return{kind:"pull",number:t.number}
const r=n||e.kind==="patch"||e.kind==="review"?e.base:e.branch
return{kind:"branch",branch:r}}}),30818:((e,t,n)=>{n.d(t,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
var r=n(58908)
var s=n(25816)
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
const{nodeId:r,url:o}=n
const a=r===void 0?"ours":await(0,s.nk)(e.github,r)
if(a==="ours")return n
t.notes.add((0,i.J1)(`comment-${a}`,{url:o}))
return}async function rememberedComment({trigger:e,job:t,settings:r,github:o},{manifest:i,wasCutOff:a}){const{comment_id:c,lease:u}=i
const{thread:d,key:l}=e
if(!a||u?.key!==l||c===null||d.type==="none")return
const h=(0,f.MI)(r,e)
if(h.kind==="discussion"){const{readOwnInDiscussion:e}=await n.e(8970).then(n.bind(n,18970))
const t=await e(o,h.discussionId,()=>!0).catch(()=>[])
const r=t.find(e=>e.id===c)
return r&&{issue:d.number,place:h,...r}}const m=h.kind==="comment"?"issues":"pulls"
const p=await(0,s.C7)(o,t.repository,{id:c,kind:m})
const w=d.type==="issue"?"issues":"pull"
const g=`${t.repositoryUrl}/${w}/${d.number}#${h.kind==="comment"?"issuecomment-":"discussion_r"}${c}`
return{issue:d.number,id:c,url:g,place:h,nodeId:p}}function endedManifest(e,t,n){const{trigger:r,world:s,memory:o}=e
const{outcome:i,reason:c}=t.report
const{key:d,createdAt:l,snapshot:h}=r
const{reaction:f}=(0,a.rL)(t.report)
const w=s.now().toISOString()
const g={comment_url:n??null,outcome:i,...f&&{reaction:f},time:w}
const b=[d,...o.joined].map(e=>({key:e,...g}))
const v=(0,m.Bg)(e)!=="condense"
const answered=e=>({...b.reduce(u.$s,e),lease:null})
if(!v)return answered
return e=>({...answered(e),outcome:i,reason:c,work:workAfter(e.work,t),repositories:repositoriesAfter(e.repositories,t),counters:countersAfter(e,r,t),read_until:l??e.read_until,thread_digest:h?(0,p.he)(h):e.thread_digest})}function countersAfter({counters:e},{run:t,headSha:n},s){const{kept:o,pullRequest:i}=s.report
const{[h.$X]:a,...c}=e
const u=(0,r.s6)(s.fault)
const l=u?{...c,[h.$X]:1}:i?c:e
return t&&n&&o.kind==="branch"?(0,d.w)(l,n,o.commit):l}function repositoriesAfter(e,{repositories:t=[]}){const n=t.flatMap(({id:t,name:n,...r})=>{const s=workAfter(e[t]??null,r)
return s?[[t,{...s,name:n}]]:[]})
return{...e,...Object.fromEntries(n)}}function workAfter(e,{report:{kept:t,pullRequest:n},startingPoint:r}){const s=n?.number??null
if(t.kind!=="branch"){const t=e??workFound(r)
return t&&{...t,pull_request:s??t.pull_request}}const{branch:o,commit:i}=t
const a=e?.branch===o
const c=r?.goal.base??e?.base??""
return{branch:o,commit:i,base:c,pull_request:s??(a?e.pull_request:null)}}function workFound(e){const{goal:t,head:n}=e??{}
if(t?.kind!=="propose"||!t.isThere||n===void 0)return null
return{branch:t.branch,commit:n,base:t.base,pull_request:null}}function withNotes(e,t,n){const{memory:r,world:s,settings:a,github:u}=t
const{report:d,fault:h,isWorkSaved:f=!0}=n
const[m=""]=a.phrases
const p=r.isKept&&l.yA.includes(d.outcome)&&h?.isLasting!==!0
const w=wayOn(r.work,f)
const g=w!=="continue"||!d.withheld.some(({code:e})=>(0,o.JD)(e))
const b=w==="continue"&&g&&d.hint.includes("`continue`")
const v=p&&!b?[(0,i.J1)(g?w:"continue-except",{phrase:m})]:[]
const k=u.lacksGraphql?.()?[(0,i.J1)("no-graphql")]:[]
const y=(0,c.hidePaths)(s.env)
const $=isHistoryRefused(t,n)?[(0,i.J1)("refused-thread",{phrase:m})]:[]
return[e,...workNotes(t).map(y),...v,...$,...[...r.notes].filter(e=>!isToldBy(h,r,e)).map(y),...k].join("\n\n")}function isToldBy(e,{failure:t},n){return e?.quote!==void 0&&e.quote===t.fault?.message&&t.isNote(n)}const w=new Set(["context-window","malformed-history","refused-pictures","unknown-refusal","unrepaired-history"])
function isHistoryRefused({memory:e},{fault:t,events:n=[]}){if(!e.isKept||!w.has(t?.reason))return!1
return e.isResumed||n.some(({kind:e})=>e==="ActionEvent")}const g={none:"continue",saved:"continue",saving:"continue-saving",unsaved:"continue-without-work"}
const b={work:"work-kept",aside:"work-aside-kept",copies:"work-copied"}
function wayOn(e,t){if(t)return g[e.status]
const n=e.status==="saved"&&e.kinds.includes("copies")
return n?"continue-copied":"continue-without-work"}function workNotes({memory:e,trigger:t,job:n}){const{work:r}=e
if(r.status==="unsaved"&&e.hasStore)return[(0,i.J1)("work-not-saved",{why:r.why}).trim()]
if(r.status!=="saved"||!e.isKept)return[]
const{owner:s,name:o}=n.repository
const a=t.thread.type==="none"?n.runUrl:`${t.thread.number} --repo ${s}/${o}`
return[...r.kinds.map(e=>(0,i.J1)(b[e])),(0,i.J1)("work-shown",{target:a})]}}),61974:((e,t,n)=>{n.d(t,{$X:()=>c,dP:()=>missingRight})
var r=n(28942)
var s=n(89812)
var o=n(98664)
var i=n(20185)
const a=r.object({type:r.string(),ruleset_id:r.int().optional(),parameters:r.json().optional()}).readonly()
const c="pull-request-refused"
async function missingRight(e,{goal:t,inputs:r,written:s}){if(!e.mayWrite||e.other||(0,i.AD)(e))return
if(t.kind!=="propose"&&t.kind!=="advance"||t.kind==="advance"&&t.fork!==void 0)return
const{"create-pr":a,intents:u=[]}=r
if(t.kind==="propose"&&(a==="none"||u.length>0))return
const d={run:e,goal:t,way:a,written:s}
const[l]=await Promise.all([rulesFor(d),e.claimed.catch(()=>{})])
const h=t.kind==="propose"&&a!=="link"&&c in e.memory.manifest.counters
if(l.length===0&&!e.memory.failure.fault&&e.memory.hasStore&&!s?.permissions&&!h)return
const{whyNot:f}=await n.e(105).then(n.bind(n,80105))
return f(d,{rules:l,isPullRefused:h}).catch(o.ec)}async function rulesFor({run:e,goal:{branch:t}}){try{const n=await(0,s.n)(e.github,e.job.repository).get("/rules/branches/{branch}",{branch:t})
return r.array(a).parse(n)}catch{return[]}}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(64294)
var s=n(38293)
var o=n(45867)
var i=n(75444)
var a=n(1176)
function requestKindOf(e){const{settings:t,trigger:n,memory:o}=e
const a=askedWord(e)
if(a!==void 0)return a
if(n.kind==="decision"||(0,r.zN)(n)||!t.slice(i.TRIGGER)["plan-first"])return"work"
return(0,s.Wk)(n.request,t.slice(i.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:t}){return(0,r.zN)(t)?void 0:(0,s.aG)(t,e.slice(i.TRIGGER).prompt)}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,o.H9)(e)&&e.decision?.verdict==="approved")}})}

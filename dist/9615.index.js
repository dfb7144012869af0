export const id=9615
export const ids=[9615,3615]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>p,Issue:()=>f,Label:()=>_,PullRequest:()=>w,Repository:()=>c,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var s=n(28942)
var r=n(64377)
var o=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const s=A[e]().safeParse(t)
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
const w=s.object({...h,id:s.number().int(),draft:s.boolean().default(!1),head:m,base:m}).readonly()
const p=s.object({...h,id:s.number().int(),node_id:s.string()}).readonly()
const g={...d,...l,body:s.string(),id:s.number().int(),node_id:s.string().optional()}
const v=s.object(g).readonly()
const y=s.object({...g,in_reply_to_id:s.number().int().nullish()}).readonly()
const b=s.object({...g,node_id:s.string()}).readonly()
const k=s.object({...d,id:s.number().int(),node_id:s.string().optional(),submitted_at:u,state:s.string()}).readonly()
const _=s.object({name:s.string()}).readonly()
const $=s.object({number:s.number().int(),head:s.object({repo:s.object({id:s.number().int()}).readonly().nullable()}).readonly(),base:s.object({repo:s.object({id:s.number().int()}).readonly()}).readonly()}).readonly()
const j=s.object({id:s.number().int(),name:s.string().nullish(),head_branch:s.string().nullable(),head_sha:s.string(),run_attempt:s.number().int().default(1),event:s.string(),conclusion:s.string().nullable(),html_url:s.string(),updated_at:u,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:s.object({id:s.number().int()}).readonly().nullish(),pull_requests:s.array($).readonly().default([])}).readonly()
const O={repository:c,sender:a}
const I={...O,action:s.string()}
const pullRequest=()=>s.object({...I,pull_request:w,label:_.nullish(),requested_reviewer:a.nullish()})
const A={issue_comment:()=>s.object({issue:f,comment:v,...I}),pull_request_review_comment:()=>s.object({pull_request:w,comment:y,...I}),pull_request_review:()=>s.object({pull_request:w,review:k,...I}),issues:()=>s.object({...I,issue:f,label:_.nullish(),assignee:a.nullish(),changes:s.object({body:s.object({from:s.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>s.object({discussion:p,...I}),discussion_comment:()=>s.object({discussion:p,comment:b,...I}),workflow_run:()=>s.object({workflow_run:j,...I}),push:()=>s.object({...O,ref:s.string(),after:s.string(),deleted:s.boolean().default(!1)}),workflow_dispatch:()=>s.object({...O,inputs:s.record(s.string(),s.unknown()).nullish()}),repository_dispatch:()=>s.object({client_payload:s.record(s.string(),s.unknown()).nullish(),...I}),schedule:()=>s.object({schedule:s.string().optional(),repository:c.optional()})}
const anyPayload=()=>s.object({...O,issue:f.optional(),pull_request:w.optional(),discussion:p.optional()}).readonly()}),50383:((e,t,n)=>{n.d(t,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
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
const[m,w]=n.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const p=o.filter(({event:e})=>e===m||e===w).filter(e=>isAbout(e,n.name))
const putOn=e=>o.findLast(t=>t.event===m&&isAbout(t,e))
const g=h.map(e=>({name:e,by:loginOf(putOn(e))}))
const v=sinceAsked(p,m,t)
const y=f?v.findLast(({event:e})=>e===m):void 0
if(f&&!y)return{present:g,withdrawn:void 0}
const b=v.find(({event:e})=>e===w)
const k=b&&await(0,a.jU)(e)
const _=b?!(0,a.Fj)(doneBy(b),k)&&doneBy(b)!==null:y!==void 0
return{present:g,withdrawn:_?{again:loginOf(y)}:void 0}}function isAbout({label:e,assignee:t},n){return(0,i.Av)(e?.name??t?.login??"",n)}function loginOf(e){return e&&(doneBy(e)?.login??"ghost")}function sinceAsked(e,t,{actors:[n],createdAt:s}){const r=e.findLastIndex(e=>e.event===t&&isBy(e,n))
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
return{login:s,id:o??void 0,type:n,role:"writer"}}}),68430:((e,t,n)=>{n.d(t,{c:()=>r,k:()=>whyNobody})
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
return(0,r.aY)(`${t}: ${a.join(", ")}`)}}),32435:((e,t,n)=>{n.d(t,{Cc:()=>intentsInWords,M3:()=>renderIntents,_3:()=>renderIntentReports})
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
return[n,...r].join(", ")}}),35868:((e,t,n)=>{n.d(t,{B1:()=>renderReport,EB:()=>renderWorking})
var s=n(94869)
var r=n(68268)
var o=n(33737)
var i=n(30007)
var a=n(6009)
var c=n(88135)
var u=n(26285)
var d=n(2179)
var l=n(48594)
var h=n(52642)
var f=n(32435)
var m=n(30074)
var w=n(38054)
var p=n(55190)
var g=n(29764)
var v=n(57361)
var y=n(76617)
function renderReport(e,t){return(0,c.J1)("report",{heading:[(0,u.rL)(e).mark,withReferences((0,a.$)(e.reason,t),e)].filter(Boolean).join(" "),body:[...opening(e,t),...sections(e,t)].filter(e=>e!=="").join("\n\n"),details:(0,h.P)(e,t)})}function renderWorking(e,t="",n){const[s=""]=e.phrases
const r=[n?renderProgress(n,e):"",(0,a.$)(t,e)]
return(0,c.J1)("working",{requester:e.requester,run_url:e.runUrl,progress:r.filter(e=>e!=="").join("\n\n"),steering:e.takesFollowUps?(0,c.J1)("steering",{phrase:s}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function opening(e,t){const n=(0,m.DJ)(e,t)
if(e.approvalComment===void 0)return[n]
return[(0,a.$)(e.hint,t),e.approvalComment,n]}function sections(e,t){return[answerOf(e,t),e.review?(0,g.oB)(e.review):"",e.approvalComment===void 0?hintOf(e,t):"",e.note??"",(0,f.M3)(e.intents??[],t),...(0,p.Yv)("answer",e,t),(0,l.VV)(e.files),nothingWorked(e),(0,l.$g)(e.files,e.diff?.text??""),...(0,p.Yv)("work",e,t),(0,v.Cd)(e.tests??[]),(0,v.g9)(e.failedCommands??[]),e.kept.kind==="branch"&&!e.isDiffInComment?(0,i._l)(e.diff?.text??""):"",(0,m.Km)(e),(0,y.b)(e.locks??[]),(0,y.eJ)(e,{base:(0,m.bx)(e),hint:e.hint}),...(0,p.Yv)("end",e,t),e.missing?.words??"",blockedIn(e.sandbox),(0,w.Ib)(e.servers??[]),refusals(e),leftOutPictures(e),risky(e)]}function answerOf({review:e,finalResponse:t,shownResponse:n=t,isPlanAsked:s},o){if(e?.url!==void 0||s)return""
return(0,i.KJ)((0,r.Gl)(withoutBlankEnds(n)),o)}function withoutBlankEnds(e){return e.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(e){if(!e)return""
const{denials:t,network:n,isAsking:s=!1,nobody:r}=e
return(0,d.Z)(t,{name:"network",value:n,isAsking:s,nobody:r})}function hintOf({quote:e,list:t=[],hint:n,code:r},i){const c=t.map(e=>`- ${(0,a._)(e,i)}`).join("\n")
const u=e===void 0?[]:[`> ${(0,o.$E)(500,e)}`]
const d=(0,s.hC)((0,a.$)(n,i),r&&`(Code ${(0,o.aY)(r)}.)`)
return[c,...u,d].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:e,failedCalls:t=0,intents:n=[]}){if(n.length>0)return""
if(e!==0||t===0)return""
return`${(0,s.U9)(t,"tool call")} failed, and no other one read or changed anything.`}function refusals({refusedHistories:e=0}){return e>0?(0,c.J1)("refused-history",{times:(0,s.U9)(e,"time")}):""}function leftOutPictures({leftOutPictures:e=0}){return e>0?(0,c.J1)("refused-pictures",{pictures:(0,s.U9)(e,"picture")}):""}function risky({risks:e=[]}){if(e.length===0)return""
const t=e.length>10?`, and ${e.length-10} more`:""
const n=e.length===1?"this call":"these calls"
return`⚠️ The agent made ${n} of medium risk: ${e.slice(0,10).map(o.aY).join(", ")}${t}.`}function withReferences(e,{references:t=[]}){return t.reduce((e,{repository:t,number:n})=>e.replaceAll(`${t}\`#${n}\``,`${t}#${n}`),e)}const b=30
function renderProgress({list:e,now:t,...n},s){const r=e.slice(0,b).map(e=>lineOf(e,s))
const o=e.length>b?[`- … and ${e.length-b} more`]:[]
const i=`**Now:** ${doing(t)}\n\n${figuresOf(n)}`
return[i,[...r,...o].join("\n")].filter(e=>e!=="").join("\n\n")}function doing(e){if(!e)return"waiting for the model"
const{tool:t,detail:n}=e
const r=n===""?"":` ${(0,o.aY)((0,s.TN)(n,120))}`
return t==="terminal"&&r!==""?`running${r}`:`${(0,o.aY)(t)}${r}`}function figuresOf(e){const{minutes:t,maxMinutes:n,steps:r,maxSteps:o,costUsd:i,maxUsd:a,tokens:c,maxTokens:u}=e
const d=i!==void 0&&`$${i.toFixed(2)}${a===void 0?"":` of $${a.toFixed(2)}`}`
const l=[`${Math.floor(t)} min of ${n}`,`step ${r} of ${o}`,...d?[d]:[],...u===void 0?[]:[`${(0,s.vP)(c)} of ${(0,s.vP)(u)} tokens`]]
return l.join(" · ")}function lineOf({title:e,status:t},n){const r=`- [${t==="done"?"x":" "}] `
return`${r}${(0,a._)((0,s.TN)(e,160),n,r)}${t==="in_progress"?" – _in progress_":""}`}}),57361:((e,t,n)=>{n.d(t,{Cd:()=>renderTests,Vj:()=>verdictOf,g9:()=>renderFailed})
var s=n(94869)
var r=n(33737)
function verdictOf(e,t){if(e.length===0)return t??"none"
const n=e.filter(({why:e})=>e===void 0)
if(lastFailed(e)||n.some(({verdict:e})=>e==="failed"))return"failed"
if(e.some(({isRunning:e})=>e))return"unfinished"
return n.length>0||t==="passed"?"passed":"unknown"}function lastFailed(e){const t=e.findLast(({verdict:e})=>e!=="unknown")
return t?.verdict==="failed"?t:void 0}const o=5
function renderTests(e){if(e.length===0)return""
const t=e.slice(-o).map(e=>`| ${(0,r.FX)((0,s.TN)(e.command,120))} | ${endOfTest(e)} |`)
const n=e.length>o?` (the last ${o} of ${e.length})`:""
const i=`| Tests the agent ran${n} | Exit code |\n|-|-|\n${t.join("\n")}`
return[lastFailure(e),i].filter(Boolean).join("\n\n")}function lastFailure(e){const t=lastFailed(e)
if(!t)return""
const n=t===e.at(-1)?"":" whose result is known"
return`The last test command${n} failed (${(0,r.aY)((0,s.TN)(t.command,120))}${t.exitCode===void 0?"":`, exit code ${t.exitCode}`}).`}function endOfTest({verdict:e,exitCode:t,why:n}){const s=t===void 0?e==="unknown"?"":e:String(t)
if(n!==void 0)return`⚪ ${[s,n].filter(Boolean).join(", ")}`
return`${e==="passed"?"✅":"❌"} ${s}`}function renderFailed(e){if(e.length===0)return""
const t=e.map(({command:e,exitCode:t})=>`| ${(0,r.FX)((0,s.TN)(e,120))} | ❌ ${t} |`)
return`| Commands that failed after the last change | Exit code |\n|-|-|\n${t.join("\n")}`}}),89797:((e,t,n)=>{n.d(t,{s:()=>chanceAt,w:()=>continueAttempts})
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
const w=64e3
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
const l={input:"prompt-file",path:n,largest:w}
return(await(0,m.w)({commit:d,workspace:t.workspace,read:read},l)).trim()}async function commitOf(e,t,n){const{thread:s}=n.trigger
if(s.type==="pull_request")return(await(0,i.Es)(e,s.number)).base.sha
const r=p.has(t.GITHUB_EVENT_NAME??"")
return(r?await checkedOut(n.workspace,t):void 0)??t.GITHUB_SHA??""}const p=new Set(["schedule","push","workflow_dispatch"])
async function checkedOut(e,t){const n=(0,s.$Y)({folder:e,environment:(0,h._K)(t)})
return(await n.raw(["rev-parse","--verify","HEAD^{commit}"]).catch(()=>"")).trim()||void 0}function invalidPath(e,t){return new c.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,d.b8)(e.slice(d.PL).item??"{")
const{trigger:s}=t
const r=(0,a.OB)(s).item
if(!n||r===void 0)return t
if(s.thread.type==="pull_request")return{trigger:s,fault:t.fault??notOnPulls()}
const{snapshot:o,requestSign:i,run:c,...u}=s
const l=`${s.key}/item/${n.key}`
return{...t,trigger:{...u,...g,kind:r,key:l,about:aboutOf(n)}}}const g={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
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
if(s[p+g]!==void 0)return
const r=(0,o.J1)("too-many-runs-in-repository")
await tell(e,t,{words:r,counters:{...s,[p+g]:n}})}function wordsOf({limit:e,runs:t}){return e==="runs"?(0,o.J1)("too-many-runs",{runs:String(t)}):(0,o.J1)("too-many-bot-turns",{turns:String(h)})}async function tell({world:e,settings:t,github:n,job:o,trigger:a,mayWrite:d,redact:l},h,{words:f,counters:m}){const{thread:w,key:p}=a
if(!d||w.type==="none")return
try{const r=(0,u.kN)({settings:t,job:o,trigger:a},l(f))
const{url:i}=await(0,s.Gy)(n,o.repository,w.number,r,(0,u.MI)(t,a))
const d={key:p,comment_url:i,outcome:"skipped",time:e.now().toISOString()}
await h.close(e=>(0,c.$s)({...e,counters:m},d))}catch(e){(0,i.printNotice)(`The reason could not be posted on the thread. ${(0,r.ec)(e).message}`)}}const h=5
const f=24
const m="runs/"
const w="bots/runs"
const p="told/"
const g="repository"
function rateAt(e,{hour:t,by:n,most:s}){const r=recentIn(e,t)
const o=Object.entries(r).reduce((e,[t,n])=>e+(t.startsWith(m)?n:0),0)
const i=botRunsAfter(r[w]??0,n)
const a=o>=s?"runs":n==="bot"&&i>h?"bots":void 0
if(a===void 0){const e=`${m}${t}`
return{status:"go",counters:{...r,[e]:(r[e]??0)+1,[w]:i}}}if(r[p+a]!==void 0)return{status:"told",limit:a}
return{status:"stop",limit:a,runs:o,counters:{...r,[p+a]:t}}}function botRunsAfter(e,t){if(t==="person")return 0
return t==="bot"?e+1:e}function rateIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>isOurs(e)))}function isOurs(e){return e.startsWith(m)||e.startsWith(p)||e===w}function recentIn(e,t){const isPast=(n,s)=>{if(n.startsWith(m))return Number(n.slice(m.length))<=t-f
if(n===`${p}bots`)return(e[w]??0)<h
return n.startsWith(p)&&s<=t-f}
return Object.fromEntries(Object.entries(e).filter(([e,t])=>!isPast(e,t)))}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var s=n(89812)
var r=n(71760)
var o=n(71762)
var i=n(94869)
var a=n(58926)
var c=n(75444)
const u="approve or reject"
const d="not-requester"
function approversOf(e,t,n){const s=(0,i.od)(e.slice(c.ADMIT).approvers??"")
const r=s.includes(d)
const o=s.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=s.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const h={...(0,c.gateSettings)(e,t,n),allowedBots:[],right:u}
const f=o.length+l.length>0
const m=f?{...h,allowedRoles:l,allowedUsers:o}:h
const w=`${words(m)} can decide${r?", but not the person who asked for the work":""}`
return{gate:m,mustNotBeRequester:r,inWords:w}}function answerable(e,t,{ownId:n,isLabel:s}){const[r,{gate:o}]=[(0,c.gateSettings)(e,t,n),approversOf(e,t,n)]
const i=[...r.allowedRoles,...o.allowedRoles,...s?["triage"]:[]]
return{...r,right:u,allowedRoles:[...new Set(i)],allowedUsers:[...r.allowedUsers,...o.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const s=e.length>0?[`anybody with the role ${n.format((0,r.O9)(e))}`]:[]
return[...s,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:t,github:n,job:i},a){const u=(0,s.n)(n,i.repository)
const d=(0,o.jU)(u).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const l=a.kind==="decision"
const h=l?answerable(t,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,c.gateSettings)(t,e.env,d)
const f=await(0,r.Gj)({client:u,settings:h,sleep:sleep},a)
return f.status==="denied"?f.why:void 0}}),99152:((e,t,n)=>{n.d(t,{Oy:()=>g,QM:()=>isThreadGone,V9:()=>whyWithdrawn,YY:()=>noteEditedLater,a_:()=>lookAtRequest,q8:()=>readStandingOf,z1:()=>withdrawnFault})
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
var w=n(93992)
async function readStandingOf({github:e,job:t,settings:n},s,o,a=i.ZY){try{return await a((0,r.n)(e,t.repository),o,(0,f.triggerSettings)(n,s))}catch(e){(0,h.printNotice)(p+(0,u.ec)(e).message)
return}}const p="It could not be checked whether the request still counts. "
function lookAtRequest(e,t,n){return readStandingOf(e,t,n,i.co)}function withdrawnFault(e){if(e===void 0||e.kind==="stands")return
const t={deleted:"deleted",hidden:"hidden",edited:"edited, and no longer asks for this"}[e.kind]
return new u.vC("withdrawn",`The text with the request was ${t}, so I stopped.`)}function noteEditedLater({memory:e,trigger:t,isSameRequest:n},s){if(s?.kind!=="stands"||n===void 0||n(s.body))return
e.notes.add((0,l.J1)("request-edited-later",{words:(0,d.$E)(g,t.request)}))}const g=300
async function whyWithdrawn(e,t){const{trigger:n,world:i,settings:a}=e
const{github:c,job:d}=e
try{const s=await t
if(s!==void 0&&s.kind!=="stands")return await tell(e,(0,l.J1)(`taken-back-${s.kind}`))
const u=await(0,o.lh)((0,r.n)(c,d.repository),n)
if(!u||!n.requestSign)return
const{kind:h,name:m}=n.requestSign
if(u.withdrawn)return await tell(e,wordsOf(h,m,(0,w.Id)(n),u.withdrawn.again))
const p=n.decision&&bothDecisions((0,f.triggerSettings)(a,i.env),u)
if(!p)return
const g=(0,l.J1)("taken-back-both",p)
return n.decision?.verdict==="approve"?await tell(e,g):g}catch(t){if((0,s.ST)(t)&&await isThreadGone(e))return(0,l.J1)("thread-deleted");(0,h.printNotice)(p+(0,u.ec)(t).message)
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
var u=n(35868)
var d=n(19617)
var l=n(57974)
var h=n(15320)
var f=n(81031)
var m=n(75444)
var w=n(12384)
var p=n(93992)
var g=n(24158)
var v=n(22440)
var y=n(99152)
var b=n(13412)
var k=n(28942)
var _=n(17117)
const $=6e4
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
if(i>=$||o<$)return
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
return{steps:t.steps-e.steps,tokens:t.tokens-e.tokens,costUsd:n?Number(t.costUsd)-Number(e.costUsd):void 0}}const I=k.array(k.object({title:k.string(),status:k["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(e,t){if(t.kind!=="ObservationEvent"||t.tool_name!=="task_tracker")return e
return I.safeParse(t.observation.task_list).data??e}function nowAfter(e,t,n){if(t.kind==="ObservationEvent"||t.kind==="AgentErrorEvent")return
if(t.kind!=="ActionEvent")return e
const{command:s,path:r}=(0,_.cP)(t.action)
const o=[s,r].filter(e=>typeof e==="string")
return{tool:t.tool_name,detail:n(o.join(" "))}}var A=n(73615)
var T=n(56172)
var q=n(30818)
var R=n(24380)
var P=n(3024)
const S=1024*1024
function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
const s=n===void 0?"":(0,P.Ui)(t,n,S)??""
return s.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(s)}var C=n(29058)
var F=n(20185)
var N=n(1176)
async function answer({world:e,settings:t,writePage:n},s,r){const i=(0,A.withFeatures)(t)
const a=(0,d.N)(e,i)
const{env:c}=e
const u=(0,m.modeOf)(i)
const commandIn=e=>a.mayWrite?(0,o.Nl)(e,i.slice(m.TRIGGER).prompt):void 0
const l=commandIn(s)===void 0&&(0,m.hasAgent)(u)
const h=(0,v.f)(e,a,s)
const g=l?lookAhead(a,c,s):aheadOf(u,a,c,s)
const y=await h
const b=y===void 0&&l
const k=b?await standingNow({world:e,connection:a,given:s,reread:r},g):void 0
const{trigger:_,body:$,...j}=k??{trigger:s,body:void 0,...g}
const O=commandIn(_)
const I=y===void 0?await notNowIn(e,a,_):void 0
if(u==="gate")return endGate(a,c,y??I)
if(y!==void 0){(0,f.requireSoundGate)(i)
return endRefused(e,a,_,y)}if(I!==void 0)return endIgnored(e,I)
if(u==="list")return runList(e,a)
if(O)return runCommand({...a,world:e,trigger:_,writePage:n},O)
const T=_.run?await(await loadCiFix()).placeFailedRun(a,_):_
if(T.status==="ignored")return endIgnored(e,T.why)
const q=await(0,p.fb)(a,c,T)
const{trigger:R,fault:P}=(0,p.RM)(i,q)
const S=r&&isSame(_,r,k?.body)
const C={...a,world:e,trigger:R,writePage:n,isSameRequest:S}
const F=(0,w.acknowledge)(C,R,"eyes")
const N=await claimAndWork(C,await chooseWork(C,P),j)
await F
return N}async function standingNow({reread:e,given:t,...s},r){const o=await r.standing
const i=o?.kind==="stands"?o.body:void 0
const a={...r,trigger:t,body:i}
if(o?.kind!=="stands"||!e||isSame(t,e)(o.body))return a
const c=await(await n.e(2975).then(n.bind(n,22975))).requestNow({...s,given:t,reread:e})
if(c==="withdrawn")return{...a,standing:Promise.resolve({kind:"edited"})}
return{...a,...c}}function isSame({kind:e,request:t},n,s){return r=>{if(r===s)return!0
const o=n(r)
return o.status==="matched"&&o.kind===e&&o.request===t}}function lookAhead(e,t,n){loadWork().catch(()=>{})
return{state:(0,N.Kr)(e,n),standing:(0,y.a_)(e,t,n)}}function aheadOf(e,t,n,s){return e==="apply"?{standing:(0,y.a_)(t,n,s)}:{}}const W=["skip-if","stop-after"]
async function notNowIn(e,t,s){const r=W.some(e=>(0,f.isGiven)(t.settings,e))
return r?(await n.e(7700).then(n.bind(n,67700))).whyNotNow(e,t,s):void 0}async function claimAndWork(e,t,n){const{world:s,trigger:r}=e
const[o,i]=await Promise.all([t.recall(e,n.state),(0,y.V9)(e,n.standing)])
if(o.kind==="answered"){await(0,R.bZ)(e,o)
await(0,w.removeRequestSign)(e,r)
return endAnswered(s,o.answer)}if(i!==void 0)return endWithdrawn(s,i)
const a=(0,F.Zl)(e)?o.memory.aside():o.memory
if(n.note!==void 0)a.notes.add(n.note)
const c=await uselessDecision(e,a)
if(c!==void 0)return endSkipped(s,c)
const u=await(0,g.hD)(e,a)
if(u!==void 0)return endIgnored(s,u)
const d=r.run&&await(await loadCiFix()).decideCiFix(e,a)
if(d?.status==="stop")return endIgnored(s,d.why)
await(0,w.removeRequestSign)(e,r)
return workAndReport({...e,failed:d?.failed,trigger:(0,p.qS)(r,a)},a,t)}const loadCiFix=()=>n.e(6444).then(n.bind(n,76444))
async function workAndReport(e,t,r){const{world:o}=e
const i=t.isKept&&(e.trigger.thread.type==="issue"||e.trigger.thread.type==="pull_request")
const a={...(0,R.hP)(e,t.id),takesFollowUps:i}
const d=(0,C.kN)(e,(0,C.F8)(e.settings,(0,u.EB)(a)))
const l=(0,R.kX)(e,d,await(0,q.G_)(e,t))
const f=await l.catch(async t=>{if((0,s.ST)(t)&&await(0,y.QM)(e))return"gone"
throw t})
if(f==="gone")return endWithdrawn(o,(0,c.J1)("thread-deleted"))
const m=f&&progressOf(e,a,f)
const w={isPageUploaded:uploadsPage(o.env,e.job.workspace)}
const p=await(0,b.qI)(e,{memory:t,commentId:f?.id,progress:m,work:r.work})
await(m?.settled())
if(p.kind==="done")return(await n.e(5071).then(n.bind(n,25071))).reportRun(p,f,w);(0,h.pZ)(o.env,void 0)
const{answer:g}=p
if(f)await(0,R.$C)(e,f,g.comment_url)
return endAnswered(o,g)}async function uselessDecision(e,t){if(e.trigger.kind!=="decision")return
return(await Promise.all([n.e(3501),n.e(218)]).then(n.bind(n,30218))).refuseInvalidDecision(e,t)}function progressOf(e,t,n){const{github:s,job:r,redact:o,world:d}=e
const{now:h,clock:f,sleep:m,signal:w}=d
const wordsOf=e=>e==="cancelled"?(0,c.J1)("cancelled-early",{run_url:r.runUrl}):o((0,u.EB)(t,e.note,e.facts))
const render=t=>(0,C.kN)(e,(0,C.F8)(e.settings,wordsOf(t)))
return progressIn({edit:async e=>await(0,i.Iz)(s,r.repository,n,render(e))==="done",redact:o,onFailure:e=>(0,l.printNotice)(`The comment could not be updated. ${(0,a.ec)(e).message}`),now:h,clock:f,sleep:m,signal:w})}async function chooseWork(e,t){if(t)return{...M,work:async()=>(0,T.Gj)(t)}
if((0,m.modeOf)(e.settings)==="apply")return(await Promise.all([n.e(3501),n.e(6027),n.e(9288),n.e(669),n.e(1065),n.e(8797),n.e(4589)]).then(n.bind(n,35771))).applying(e)
return M}const loadWork=()=>Promise.all([n.e(2499),n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(1083),n.e(7509),n.e(4564),n.e(1065),n.e(622),n.e(9588),n.e(8797),n.e(1403),n.e(972),n.e(7546)]).then(n.bind(n,87546))
const M={recall:b.I9,work:begin}
async function begin(e){if(e.trigger.kind==="decision"){const{decideChange:t,isAboutChange:s}=await Promise.all([n.e(8252),n.e(3501),n.e(934),n.e(6027),n.e(9288),n.e(1083),n.e(7509),n.e(1065),n.e(622),n.e(9588),n.e(8030),n.e(9749)]).then(n.bind(n,29749))
if(s(e))return t(e)
const{decideIntents:r,GO:o,isAboutIntents:i}=await Promise.all([n.e(8252),n.e(3501),n.e(6027),n.e(669),n.e(8797),n.e(972),n.e(4763)]).then(n.bind(n,97028))
const a=i(e)?await r(e):o
if(a!==o)return a}const t=(0,r.zN)(e.trigger)&&e.job.runAttempt>1?await earlierReview(e):void 0
return t??(await loadWork()).work(e)}async function earlierReview(e){const{findEarlierReview:t,resultOfEarlierReview:s}=await n.e(4946).then(n.bind(n,84946))
const r=await t(e)
return r&&s(r)}async function runCommand(e,t){const{world:s}=e
const{carryOutCommand:r}=await n.e(7664).then(n.bind(n,77664))
const{answer:o,isEarlier:i}=await r(e,t,b.DI)
if(i)return endAnswered(s,o);(0,h.Kn)(s.env,{outcome:"answered",reason:t==="unclear"?"Asked back: the request may be a command":`Answered the command "${t}"`,"comment-url":o.comment_url??""})
return 0}function endAnswered({env:e},{comment_url:t}){const n="This request has been answered already";(0,l.printNotice)(t===null?`${n}.`:`${n}: ${t}`);(0,h.Kn)(e,{outcome:"skipped",reason:n,"comment-url":t??void 0})
return 0}function endGate({settings:e},t,n){(0,f.readInputsWithoutModel)(e)
const s=n??"The caller may start a run.";(0,l.printNotice)(s);(0,h.Kn)(t,{ok:String(n===void 0),outcome:"skipped",reason:s})
return 0}async function runList(e,t){(0,h.Kn)(e.env,await(await n.e(1895).then(n.bind(n,91895))).list(e,t),t.redact)
return 0}async function endRefused(e,t,n,s){(0,l.printNotice)(s)
await(0,w.acknowledge)(t,n,"confused")
if(n.kind==="decision")await(0,w.removeRequestSign)(t,n)
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
var w=n(1539)
var p=n(94869)
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
this.#t=(0,c.J1)("state-not-kept",{why:(0,p.hC)(t,n)})
this.#e.add(this.#t)}}var g=n(85831)
const v=["work","aside","copies"]
class ThreadWork{before
#r
#o
#i
constructor(e){this.before=new Map([...e].filter(([e])=>e.startsWith("work/")&&e!==g.f))
this.#r=(0,w.kk)(this.before)}get files(){return this.#r}leave(e){this.#r=[...e,...this.#r.filter(({path:e})=>(0,g.Yc)(e))]}replace(e){this.#r=e.filter(({path:e})=>e.startsWith("work/")&&e!==g.f)
return this.#r}leaveOther(e,t){this.#r=[...this.#r.filter(({path:t})=>!(0,g.Yc)(t,e)),...t.map(t=>(0,g.fZ)(t,e))]}noteWritten(e){this.#o=e}get isWritten(){return this.#o===this.#r}noteChecked(e,t){this.#i={files:e,back:t}}get fresh(){const isWork=e=>v.some(t=>(0,g.e_)(e,t))
return this.#r.filter(({path:e,stamp:t})=>t!==w.w2&&isWork(e)).map(({path:e})=>e)}get standing(){const e=v.filter(e=>this.#r.some(({path:t})=>(0,g.e_)(t,e)))
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
#w=Promise.resolve()
#p=!1
failure
#g
#v=!1
#y
#b
#k
constructor({store:e,manifest:t,files:n,lost:s,other:r}){this.#a=e
this.#b=r
this.notes=r?.memory.notes??new Set
this.failure=new FailureNote(this.notes)
this.hasStore=e!==void 0
this.#c=t
this.#k=t
this.#u=n
this.#d=new ThreadWork(n)
this.#h=[...n.keys()].some(e=>e.startsWith("conversation/events/"))
this.cutOff=t.lease
this.wasCutOff=t.lease!==null
this.isLost=s!==void 0
if(s!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:s}))}get manifest(){return this.#c}get id(){return this.#b?.memory.id??this.#c.conversation_id}get isKept(){return this.#a!==void 0&&!this.failure.isThere}get heldLease(){return this.#v&&this.#a&&!this.failure.lasting?this.#g:void 0}hasStore
get isResumed(){return this.#h}openIn(e){const t=[...this.#u].filter(([e])=>!this.#f||e===w.H3+m.Ct);(0,w.qv)(new Map(t),e)
this.#m=e}get folder(){return this.#m}get workBefore(){return this.#d.before}get work(){return this.#d.standing}leaveWork(e){if(this.#b)this.#b.memory.#d.leaveOther(this.#b.id,e)
else this.#d.leave(e)}async checkWork(){const{files:e,fresh:t}=this.#d
if(t.length===0)return
if(!this.#d.isWritten)await this.#_(!0)
const n=this.isKept?await(this.#a?.readBack(t)):void 0
this.#d.noteChecked(e,n??{status:"unsaved",why:""})}of(e){const t={...this.#c,work:(0,l.i2)(this.#c,e),lease:this.cutOff}
return new Memory({store:void 0,manifest:t,files:(0,g.sA)(this.#u,e),other:{id:e,memory:this}})}leavePendingReport(e){this.#l=[e]}aside(){const e={...this.#c,proposal:null,lease:null}
const t=new Memory({store:void 0,manifest:e,files:this.#u})
t.#y=this
return t}startAfresh(e,t){if(t!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:t}))
this.#c={...this.#c,conversation_id:e}
this.#h=!1
this.#f=!0}join(e){this.joined.push(e)}update(e){this.#c=e(this.#c)}async claim(e,t){this.update(n=>({...n,lease:e,comment_id:t??n.comment_id}))
const n=await this.#$()
this.#g=e
return n?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#p)return
this.#p=!0
this.#_()}async keep(){await this.#_()}async settle(e){const t=this.#c
this.update(e)
const n=await this.#_()
if(n?.status!=="saved")this.#c=t
return n?.status==="saved"}async close(e){if(this.#y)return this.#y.close(t=>(0,l.lK)(t,e(this.#c)))
this.update(e)
const t=await this.#_(!0)
if(!t&&this.#v&&this.#a){const[{releaseOnly:e},t]=[await n.e(9759).then(n.bind(n,89759)),this.#k]
this.#v=!await e(this.#a,{begun:t,ended:this.#c,files:this.#u})}return t?.status==="saved"}#$(e=!1){const t=this.#w.then(()=>this.#j(e))
this.#w=t
return t}async#j(e){this.#p=!1
if(e)this.#a?.insist()
try{const e=this.#a&&await this.#O(this.#a)
this.failure.clear()
const t=this.#u.size===0
if(t&&e?.status==="saved"&&e.isBranch)this.notes.add((0,c.J1)("state-on-branch"))
return e}catch(e){this.failure.set(e)
return}}async#O(e){const t=await this.#I(e)
const n=this.#g
if(t.status==="saved"||!n)return t
const s=await e.read()
if(s.status!=="found"||(0,h.dj)(s.manifest.lease)!==(0,h.dj)(n))return t
this.update(e=>e.answered.reduce(l.$s,{...e,answered:s.manifest.answered}))
return this.#I(e)}async#I(e){let{files:t}=this.#d
const s={manifest:this.#c,files:this.#r()}
const r=await e.write(s).catch(async r=>{if(!(0,f.Jm)(r))throw r
const o=await(await n.e(9759).then(n.bind(n,89759))).writeFitting(e,s,r,this.notes)
if(this.#c.proposal===s.manifest.proposal)this.#c={...this.#c,...o.kept}
if(t===this.#d.files)t=this.#d.replace(o.files)
return o.written})
if(r.status!=="saved")return r
this.#d.noteWritten(t)
this.#v=s.manifest.lease!==null
return r}async#_(e=!1){const t=await this.#$(e)
if(t?.status!=="lost")return t
this.notes.add((0,c.J1)("state-taken-over"))
this.#a=void 0
return t}#r(){const read=()=>(0,w.kk)(this.#u).filter(({path:e})=>!e.startsWith("work/"))
const e=this.#m===void 0?read():(0,w.bh)(this.#m)
return[...e,...this.#d.files,...this.#l]}}function blankMemory(e,t,n){return new Memory({store:e,manifest:(0,l.yz)(t),files:new Map,lost:n})}var y=n(56172)
var b=n(29058)
var k=n(1176)
var _=n(11602)
async function recall(e,t){const n=await find(e,t)
if(n.kind==="ours")startAfreshIfUnwanted(e,n.memory)
return n}async function find(e,t){const n=(0,k.$)(e,t)
if(n)return new LeaseWait(e,n).untilFree()
const s=e.mayWrite?await findPostedAnswer(e):void 0
if(s)return{kind:"answered",answer:s}
return(0,r.zN)(e.trigger)?recallReview(e):recallNothing(e.world.newId())}function recallNothing(e){return{kind:"ours",memory:blankMemory(void 0,e)}}async function recallReview(e){const{findEarlierReview:t}=await n.e(4946).then(n.bind(n,84946))
const s=e.mayWrite?await t(e):void 0
if(!s||e.job.runAttempt>1)return recallNothing(s?.conversation??e.world.newId())
return{kind:"answered",answer:answerAt(e,s.facts.url,"answered")}}async function findPostedAnswer(e){const{trigger:t,job:n}=e
if(!(0,r.OB)(t).isAwaited)return
const s=(0,b.Ab)(e)
return answerInComment(e,await(0,b.rA)(e,e=>s(e)&&(0,b.dR)(n,e)))}function answerInComment(e,t){return t&&answerAt(e,t.url,t.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:e,world:t},n,s){return{key:e.key,comment_url:n,outcome:s,time:t.now().toISOString()}}function pendingReportOf(e){return e.status==="found"?(0,g.qF)(e.files.get(g.f)):void 0}const $={most:2e3,pause:{first:1e3,longest:15e3},withinMs:6*36e5}
class LeaseWait{#A
#a
constructor(e,t){this.#A=e
this.#a=t}untilFree(){const{world:e}=this.#A
const t="the lease on this thread, which other runs have"
return(0,o.M)({...$,what:t,world:e,signal:e.signal,code:"git"},()=>this.#T())}async#T(){const{world:e,job:t,trigger:n}=this.#A
const s=await this.#u()
if(s===void 0)return this.#q()
const r=leaseStateOf(s,runKeyOf(n,t),e.now())
if(r.kind==="answered")return{...r,pendingReport:pendingReportOf(s)}
if(r.kind!=="wait"||await isOver(this.#A,r.lease))return this.#R(s);(0,u.printNotice)((0,c.J1)("state-waiting",{run_url:r.lease.run_url}))
return}async#u(){try{return await this.#a.read()}catch(e){(0,u.printNotice)(`The saved state of this thread could not be read. ${(0,i.ec)(e).message}`)
return}}#q(){const e=blankMemory(void 0,this.#A.world.newId())
e.notes.add((0,c.J1)("state-not-read"))
return{kind:"ours",memory:e}}#R(e){const t=this.#A.world.newId()
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
if(o!=="never")s.notes.add((0,c.J1)("state-other",{id:(0,a.aY)(o)}))}const I={most:10,pause:{first:1e3,longest:15e3}}
async function workUnderLease(e,{memory:t,commentId:n,progress:s,work:r}){const{world:a}=e
const claim=t=>claimRun(e,t,{commentId:n,progress:s})
let c=claim(t)
const attempt=async n=>{const s=n===1?{kind:"ours",memory:t}:await recall(e)
if(s.kind==="answered")return s
if(n>1)c=claim(s.memory)
const o=await r(c)
return o==="lost"?void 0:{kind:"done",done:o,run:c}}
const u={...I,what:"its turn on this thread",world:a,signal:a.signal,code:"git"}
try{return await(0,o.M)(u,attempt)}catch(e){return{kind:"done",done:(0,y.Gj)(a.signal.aborted?(0,i.ec)(e):overtaken(e)),run:c}}}function overtaken(e){return new i.vC("git","Other runs change the saved state of this thread again and again, so this run did no work.",{quote:(0,i.ec)(e).message,hint:"Ask again when the other runs on this thread have ended.",cause:e})}function claimRun(e,t,{commentId:n,progress:s}){const r=t.claim(leaseOf(e,t.cutOff),n);(0,_.Vs)({...e,memory:t})
return{...e,memory:t,claimed:unlessCancelled(r,e.world.signal),...s&&{progress:s}}}async function unlessCancelled(e,t){if(t.aborted)return"ours"
const n=Promise.withResolvers()
const cancel=()=>n.resolve("ours")
t.addEventListener("abort",cancel,{once:!0})
return Promise.race([e,n.promise]).finally(()=>t.removeEventListener("abort",cancel))}const A=10
function leaseOf({world:{now:e},settings:t,job:n,trigger:s},r){const o=new Date(e().getTime()+(t.slice(d.LIMITS)["timeout-minutes"]+A)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:s.key,taken:r?.key===s.key?r.taken:e().toISOString(),until:o.toISOString()}}}),11602:((e,t,n)=>{n.d(t,{S1:()=>leaveLease,Vs:()=>leaveTrace,tg:()=>c})
var s=n(28942)
var r=n(15320)
var o=n(2801)
var i=n(1176)
const a=s.object({id:s.int(),path:s.string(),folder:s.string(),base:s.string()}).readonly()
const c=s.object({name:s.object({name:s.string(),ref:s.string(),branch:s.string()}).readonly(),repositoryId:s.number(),folder:s.string().optional(),lease:o.nD,work:s.object({folder:s.string(),base:s.string(),others:s.array(a).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:e,trigger:t,world:n},s,o){const{lease:a}=e.manifest
if(!e.isKept||!a)return
const{repositoryId:c}=t;(0,r.s0)(n.env,{name:(0,i.Qv)(t),repositoryId:c,folder:s,lease:a,work:o})}function leaveLease({memory:e,trigger:t,world:n}){const{heldLease:s}=e
const{repositoryId:o}=t
const a=s&&{name:(0,i.Qv)(t),repositoryId:o,lease:s};(0,r.s0)(n.env,a)}}),73615:((e,t,n)=>{n.r(t)
n.d(t,{ALL_INPUTS:()=>k,ActionInputs:()=>b,FEATURES:()=>y,withFeatures:()=>withFeatures})
var s=n(28942)
var r=n(81031)
var o=n(74734)
const i={name:"check",inputs:o.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:n,critic:s}=e.slice(o.f)
return t==="change"&&(n!==void 0||s!=="none")},load:async()=>(await Promise.all([n.e(8815),n.e(7031),n.e(8187),n.e(9348),n.e(6110),n.e(6009),n.e(1083),n.e(622),n.e(6577),n.e(6167)]).then(n.bind(n,85615))).code}
var a=n(61551)
const c={name:"other-repositories",inputs:a.l,isForServer:!0,isWanted:e=>e.slice(a.l).repositories!==void 0,load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2499),n.e(2664),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(9302),n.e(3501),n.e(8871),n.e(6409),n.e(6009),n.e(6027),n.e(1176),n.e(9288),n.e(4045),n.e(8455),n.e(4564),n.e(1065),n.e(3028),n.e(1403),n.e(565)]).then(n.bind(n,84883))).code}
var u=n(21558)
const d={name:"read-github",inputs:u.P,isForServer:!1,isWanted:e=>e.slice(u.P)["read-github"]!==void 0,load:async()=>(await Promise.all([n.e(1267),n.e(7031),n.e(4724),n.e(2664),n.e(9812),n.e(6110),n.e(9302),n.e(6409),n.e(4045),n.e(4994)]).then(n.bind(n,14994))).code}
var l=n(33737)
var h=n(58926)
var f=n(26119)
const m=(0,f.Mz)({"attach-screenshots":h.Jt.default(!1)})
const w={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,l.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const p={name:"screenshots",inputs:m,isForServer:!1,isWanted:e=>e.slice(m)["attach-screenshots"],load:async()=>w}
var g=n(11903)
const v={name:"structured-output",inputs:g.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(g.v)).length>0,load:async()=>(await n.e(742).then(n.bind(n,70742))).code}
const y=[c,i,d,v,p]
const b=s.strictObject({...r.Inputs.unwrap().shape,...Object.assign({},...y.map(({inputs:e})=>e.shape))})
const k=Object.keys(b.shape)
function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),74734:((e,t,n)=>{n.d(t,{f:()=>i})
var s=n(28942)
var r=n(58926)
var o=n(26119)
const i=(0,o.Mz)({check:s.string().optional(),"check-attempts":r.r2.unwrap().default(3),critic:s["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),61551:((e,t,n)=>{n.d(t,{l:()=>m})
var s=n(28942)
var r=n(98664)
var o=n(94869)
var i=n(81031)
var a=n(29943)
var c=n(26119)
var u=n(75444)
const d=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const l=5
const h=s.string().transform((e,t)=>{const n=(0,o.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=l&&n.every(e=>d.test(e))
if(!s)t.addIssue(`must be 1 to ${l} repositories, written as owner/name`)
const r=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&r!==void 0)t.addIssue(`must not have ${r} twice`)
return n})
const f="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(m).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new r.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:n}=e.slice(i.APPROVAL)
const s=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...n==="never"?[]:[{input:`confirmation: ${n}`,why:f}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:f}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:f}]:[],...s?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const m=(0,c.Mz)({repositories:h.optional()},{},requireFitting)}),21558:((e,t,n)=>{n.d(t,{P:()=>u})
var s=n(28942)
var r=n(88532)
var o=n(94869)
var i=n(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=s.string().transform((e,t)=>{const n=(0,o.od)(e)
const s=a.filter(e=>n.includes(e))
if(s.length===new Set(n).size&&n.length>0)return s
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return r.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,n)=>{n.d(t,{v:()=>o})
var s=n(28942)
var r=n(26119)
const o=(0,r.Mz)({"output-schema":s.string().optional(),"output-schema-file":s.string().optional()})}),1539:((e,t,n)=>{n.d(t,{H3:()=>a,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>m})
var s=n(73024)
var r=n(76760)
var o=n(3024)
var i=n(59766)
const a="conversation/"
const c="observations"
const u=1024*1024
const d=8*1024*1024
const l=1e3
const h=500*1024*1024
const f=1e6
function conversationFiles(e){const t=entries(e,"subagents").filter(e=>e.isDirectory())
const n=["",...t.map(({name:e})=>`subagents/${e}/`)]
return[...n.flatMap(t=>logFiles(e,t)),...outputs(e)].filter(({path:e})=>(0,i.rX)(e))}function logFiles(e,t){const n=names(e,`${t}events`).map(n=>fileAt(e,`${t}events/${n}`,"written once"))
const s=names(e,t).filter(e=>e.endsWith(".json"))
return[...s.map(n=>fileAt(e,t+n)),...n]}function restoreConversation(e,t){for(const[n,o]of e){if(!n.startsWith(a))continue
const e=(0,r.join)(t,n.slice(a.length));(0,s.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,s.writeFileSync)(e,o)}}const m="as read"
function sameFiles(e){return[...e].map(([e,t])=>({path:e,stamp:m,read:()=>t}))}function outputs(e){const t=names(e,c).flatMap(t=>{const n=(0,o.BJ)(e,`${c}/${t}`)
return n?.isFile()&&n.size<=u?[{size:n.size,mtimeMs:n.mtimeMs,name:t}]:[]})
let n=d
const s=t.sort((e,t)=>t.mtimeMs-e.mtimeMs).filter(({size:e})=>{n-=e
return n>=0})
return s.slice(0,l).map(({name:t,size:n,mtimeMs:s})=>fileAt(e,`${c}/${t}`,`${n} ${s}`))}function fileAt(e,t,n){const s=n===void 0?(0,o.BJ)(e,t):void 0
return{path:a+t,stamp:n??`${s?.size} ${s?.mtimeMs}`,read:()=>readPlain(e,t)}}function names(e,t){return entries(e,t).filter(e=>e.isFile()).map(({name:e})=>e).sort()}function entries(e,t){const n=(0,o.HL)(e,t,f)
return n.status==="read"?n.entries:[]}function readPlain(e,t){const n=(0,o.Pd)(e,t,h)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),30818:((e,t,n)=>{n.d(t,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
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
var w=n(21271)
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
const w=await(0,r.C7)(o,t.repository,{id:c,kind:m})
const p=d.type==="issue"?"issues":"pull"
const g=`${t.repositoryUrl}/${p}/${d.number}#${h.kind==="comment"?"issuecomment-":"discussion_r"}${c}`
return{issue:d.number,id:c,url:g,place:h,nodeId:w}}function endedManifest(e,t,n){const{trigger:s,world:r,memory:o}=e
const{outcome:i,reason:c}=t.report
const{key:d,createdAt:l,snapshot:h}=s
const{reaction:f}=(0,a.rL)(t.report)
const p=r.now().toISOString()
const g={comment_url:n??null,outcome:i,...f&&{reaction:f},time:p}
const v=[d,...o.joined].map(e=>({key:e,...g}))
const y=(0,m.Bg)(e)!=="condense"
const answered=e=>({...v.reduce(u.$s,e),lease:null})
if(!y)return answered
return e=>({...answered(e),outcome:i,reason:c,work:workAfter(e.work,t),repositories:repositoriesAfter(e.repositories,t),counters:countersAfter(e,s,t),read_until:l??e.read_until,thread_digest:h?(0,w.he)(h):e.thread_digest})}function countersAfter({counters:e},{run:t,headSha:n},r){const{kept:o,pullRequest:i}=r.report
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
const w=s.isKept&&l.yA.includes(d.outcome)&&h?.isLasting!==!0
const p=wayOn(s.work,f)
const g=p!=="continue"||!d.withheld.some(({code:e})=>(0,o.JD)(e))
const v=d.hint?.includes("`continue`")?[]:[(0,i.J1)("go-on",{phrase:m})]
const y=w?[[(0,i.J1)(g?p:"continue-except"),...v].join(" ")]:[]
const b=u.lacksGraphql?.()?[(0,i.J1)("no-graphql")]:[]
const k=(0,c.hidePaths)(r.env)
const _=isHistoryRefused(t,n)?[(0,i.J1)("refused-thread",{phrase:m})]:[]
return[e,...workNotes(t).map(k),...y,..._,...[...s.notes].filter(e=>!isToldBy(h,s,e)).map(k),...b].join("\n\n")}function isToldBy(e,{failure:t},n){return e?.quote!==void 0&&e.quote===t.fault?.message&&t.isNote(n)}const p=new Set(["context-window","malformed-history","refused-pictures","unknown-refusal","unrepaired-history"])
function isHistoryRefused({memory:e},{fault:t,events:n=[]}){if(!e.isKept||!p.has(t?.reason))return!1
return e.isResumed||n.some(({kind:e})=>e==="ActionEvent")}const g={none:"continue",saved:"continue",saving:"continue-saving",unsaved:"continue-without-work"}
const v={work:"work-kept",aside:"work-aside-kept",copies:"work-copied"}
function wayOn(e,t){if(t)return g[e.status]
const n=e.status==="saved"&&e.kinds.includes("copies")
return n?"continue-copied":"continue-without-work"}function workNotes({memory:e,trigger:t,job:n}){const{work:s}=e
if(s.status==="unsaved"&&e.hasStore)return[(0,i.J1)("work-not-saved",{why:s.why}).trim()]
if(s.status!=="saved"||!e.isKept)return[]
const{owner:r,name:o}=n.repository
const a=t.thread.type==="none"?n.runUrl:`${t.thread.number} --repo ${r}/${o}`
return[...s.kinds.map(e=>(0,i.J1)(v[e])),(0,i.J1)("work-shown",{target:a})]}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var s=n(58908)
var r=n(64294)
var o=n(60593)
var i=n(25816)
var a=n(98664)
var c=n(88135)
var u=n(26285)
var d=n(29764)
var l=n(57974)
var h=n(15320)
var f=n(29943)
var m=n(61115)
var w=n(12384)
var p=n(29058)
var g=n(21271)
async function beginRunComment(e,t,n){const{github:s,job:i,trigger:a,world:u,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,r.OB)(a).isAwaited||l.type==="none")return
const f=await(n?(0,o.QA)(s,i.repository,n,t).then(e=>e.runComment):(0,o.Gy)(s,i.repository,l.number,t,(0,p.MI)(d,a))).catch(unlessRefused)
if(!f)return
const m=l.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:i.runUrl}):(0,c.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:i.runUrl});(0,h.r1)(u.env,{runComment:f,body:(0,p.kN)(e,(0,p.F8)(d,m))})
return f}function takesComments({mayWrite:e,settings:t,trigger:n}){return e&&n.thread.type!=="none"&&t.slice(f.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:t}=(0,a.ec)(e)
const n=e instanceof s.Q4&&(e.status===0||e.status>=500||/locked/i.test(t))
if(!n)throw e;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${t}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:i}){const{github:h,job:f,redact:w,trigger:g,world:v,settings:y}=e
const{thread:b}=g
const{isAwaited:k}=(0,r.OB)(g)
const _=u.tz.includes(t)&&t!=="cancelled"
const $=!_&&n!==void 0&&(0,d.hR)(n)
const j=k||_||$
if(!takesComments(e)||b.type==="none"||!j)return
try{if(!k&&$)return await postUnseen(e,b,i)
return await(0,o.Gy)(h,f.repository,b.number,i,(0,p.MI)(y,g))}catch(e){if(!(0,s.ST)(e))(0,l.printFault)((0,a.ec)(e),w,v.env)
else{(0,l.printNotice)((0,c.J1)("thread-gone").trim())
await(0,m.writeSummary)(v.env,(0,c.J1)("thread-gone"))}return}}async function postUnseen(e,t,n){const{github:s,job:r,settings:a}=e
const c={thread:t,key:"a review that could not look"}
const u=(0,p.kN)({settings:a,job:r,trigger:c},(0,i.e1)(n).words)
const isIt=e=>(0,p.we)(a,r,t).isOurs(e,c.key)
const d=(await(0,p.po)(e,{issue:t.number},isIt)).at(-1)
if(!d)return(0,o.Gy)(s,r.repository,t.number,u)
return(await(0,o.QA)(s,r.repository,d,u)).runComment}async function pointTo(e,t,{github:n,job:s,settings:r}){const i={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const u=(0,p.kN)({settings:r,job:s,trigger:i},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,o.Iz)(n,s.repository,t,u)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:s,job:r}=e
const{mark:a}=(0,i.e1)(n)
const isIt=e=>a!==""&&(0,i.e1)(e).mark===a&&(0,p.Lt)(e)
const c=(await(0,p.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return c?(0,o.QA)(s,r.repository,c,n):{body:n,runComment:await(0,o.yn)(s,r.repository,t,n)}}async function finishRunComment(e,t,n){const{github:r,job:i,redact:u}=e
const{runComment:d,body:m,isAnswer:w}=n;(0,h.r1)(t,n)
try{const n=w&&e.settings.slice(f.ri)["comment-mode"]==="new"
const s=await(n?answerBelow(e,d,m):(0,o.QA)(r,i.repository,d,m));(0,h.r1)(t,void 0)
if(s.runComment.id!==d.id)await pointTo(s.runComment,d,e)
return s}catch(e){if((0,s.ST)(e)){(0,h.r1)(t,void 0);(0,l.printNotice)((0,c.J1)("thread-gone").trim())
return{runComment:d,body:m,isNowhere:!0}}const n=(0,a.ec)(e);(0,l.printFault)(n,u,t)
if(!n.isLasting)return{runComment:d,body:m};(0,h.r1)(t,void 0)
return{runComment:d,body:m,refused:n}}}async function addToComment({github:e,job:t},{runComment:n,body:s},r){const{words:a,mark:c}=(0,i.e1)(s)
await(0,o.Iz)(e,t.repository,n,[a.trimEnd(),r,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:s,job:r,world:i}=e
try{await(0,o.Tu)(s,r.repository,t)
return(0,h.r1)(i.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,i.env,{runComment:t,body:(0,p.kN)(e,(0,c.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,settings:n},s,r){const{runUrl:o,repositoryUrl:i}=e
const a={repositoryUrl:i,commit:r,phrases:n.phrases}
return{...a,conversationId:s,runUrl:o,requester:(0,g.iq)(t)}}async function tellResult(e,{env:t,thread:s},r){const{runComment:o,sign:i}=r
if(r.approvalComment||r.isWaiting!==void 0){const{closeApprovalComment:t}=await Promise.all([n.e(8252),n.e(8833)]).then(n.bind(n,38833))
await t(e,s,r)}const a=o&&await finishRunComment(e,t,{...r,runComment:o})
if(i)await(0,w.signOff)(e,i.place,i.content)
return a}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:s,job:r,trigger:o,mayWrite:i}=e
if(!i||r.runAttempt===1)return
const{thread:a,key:c}=o
if(n?.lease.key===c){await tellResult(e,{env:s.env,thread:a},n)
return}const u=(0,w.acknowledgedAt)(o)
if(u&&t)await(0,w.signOff)(e,u,t)}}),61974:((e,t,n)=>{n.d(t,{$:()=>a,d:()=>missingRight})
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
return s.array(s.unknown()).parse(n)}catch{return[]}}})}

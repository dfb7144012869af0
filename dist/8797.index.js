export const id=8797
export const ids=[8797]
export const modules={67782:((e,t,n)=>{n.d(t,{lv:()=>s,ps:()=>isOfRequest,ry:()=>fittedComments})
const o=6e4
const s=2e4
function isOfRequest({isAsked:e,comments:t}){return e||t.some(e=>e.isAsked)}function fittedComments({threads:e}){const t=[]
const n=[]
let s=o
let r
for(const o of e.filter(isOfRequest)){const e=o.hunk!==""&&r?.path===o.path&&r.hunk===o.hunk
const i={...o,isSameCode:e}
const a={...i,comments:i.comments.filter(e=>e.isAsked)}
const c=[i,a].find(e=>sizeOf(e)<=s)??(o.isAsked?a:void 0)
if(c){s-=sizeOf(c)
t.push(c)
r=o}else n.push(...a.comments.map(({id:e})=>({id:e,path:o.path,line:o.line})))}return{threads:t,unfit:n}}function sizeOf({hunk:e,comments:t,isSameCode:n}){const o=t.map(({body:e})=>Math.min(e.length,s))
return o.reduce((e,t)=>e+t,n?0:e.length)}}),82535:((e,t,n)=>{n.d(t,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var o=n(94869)
var s=n(67782)
var r=n(71760)
const i=15e3
const a=4e3
const c=50
function pullItems(e,t){const{pull:n,reviews:o,files:s,checks:r}=e
return[endsItem(n),...o.linked.map(e=>linkedItem(e,t)),...s?filesItems(s):[],...r&&r.length>0?[checksItem(n,r)]:[],...within(i,reviewItems(otherReviews(o),t)),...askedItems(o,t)]}function otherReviews({reviews:e,threads:t}){return{reviews:e.filter(({isAsked:e})=>!e),threads:t.filter(e=>!(0,s.ps)(e))}}function askedItems(e,t){const{threads:n,unfit:r}=(0,s.ry)(e)
const i=reviewItems({reviews:e.reviews.filter(({isAsked:e})=>e),threads:n},t)
const a=i.map(e=>clip(e,s.lv))
if(r.length===0)return a
const c=`${(0,o.U9)(r.length,"review comment")} of the request, without room for the text`
const d=r.map(({id:e,path:t,line:n})=>`review comment ${e}, ${placeOf({path:t,line:n})}`).join("\n")
return[...a,clip({label:c,text:d,format:"plain"},s.lv)]}function jobItems({jobs:e}){return e.map(jobItem)}function endsItem({number:e,state:t,isDraft:n,isFork:o,head:s,base:r}){const i=`where pull request #${e} stands (${t}${n?", draft":""}${o?", of a fork":""})`
const a=[s,r].map(({branch:e,sha:t,repository:n})=>`${n??"(deleted)"} ${e} ${t}`)
return{label:i,text:`head: ${a[0]}\nbase: ${a[1]}`,format:"plain"}}function linkedItem(e,t){const{number:n,title:o,body:s,state:i,createdAt:c}=e
const d=`issue #${n}, which this would close (${i}), by ${(0,r.N6)(e,t)}, ${c}`
return clip({label:d,title:o,text:s,format:"markdown"},a)}function filesItems({files:e,isWhole:t}){const n=e.map(({path:e,previousPath:t,status:n,additions:o,deletions:s})=>{const r=t===void 0?"":` (was ${t})`
return`${n} ${e}${r} +${o} -${s}`})
const s=e.flatMap(patchText)
const r=t?"":", and more that are not listed"
const i=`${(0,o.U9)(e.length,"changed file")}${r}`
if(s.length===0)return[{label:i,text:n.join("\n"),format:"plain"}]
return[{label:i,text:n.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:s.join("\n\n"),format:"plain"}]}function patchText({path:e,patch:t}){if(t===void 0)return[]
return[`--- ${e}${t.isCut?" (only its first lines)":""}\n${t.text}`]}function checksItem({head:e},t){const n=t.slice(0,c).map(({name:e,conclusion:t})=>`${t}: ${e}`)
return{label:`${(0,o.U9)(t.length,"check")} of ${e.sha}`,text:n.join("\n"),format:"plain"}}function reviewItems({reviews:e,threads:t},n){const o=e.map(e=>({label:`review ${e.id} (${e.state})${partOf(e)} by ${(0,r.N6)(e,n)}, ${e.createdAt}`,text:e.body,format:"markdown"}))
return[...o,...t.flatMap(e=>threadItems(e,n))]}function placeOf({path:e,line:t}){return t===null?`${e} (changed since)`:`${e}:${t}`}function threadItems({path:e,line:t,hunk:n,isAsked:o,comments:s,isSameCode:i=!1},a){const c=s[0]?.id??0
const d=placeOf({path:e,line:t})
return[{label:`the code that ${o?"the request":`review comment ${c}`} is about`,text:i?`${d}, in the code above`:`${d}\n${n}`,format:"plain"},...s.map(e=>({label:`review comment ${e.id}, unresolved${partOf(e)}, by ${(0,r.N6)(e,a)}, ${e.createdAt}`,text:e.body,format:"markdown"}))]}function partOf({isAsked:e=!1}){return e?", submitted with the request and part of it":""}function jobItem({id:e,name:t,conclusion:n,url:o,failedSteps:s,log:r}){const i=s.map(e=>`failed step: ${e}`)
const a=r===void 0?"its log could not be read":r.isCut?"the end of its log":"its whole log"
const c=[`job: ${t} (${n}) ${o}`,...i].join("\n")
return{label:`job ${e} of the failed run, and ${a}`,text:r?`${c}\n\n${r.text}`:c,format:"plain"}}function within(e,t){let n=e
const s=[]
for(const e of t.toReversed()){if(n<=0)break
const t=clip(e,n)
n-=t.text.length
s.unshift(t)}const r=t.length-s.length
return r===0?s:[{label:`${(0,o.U9)(r,"older text")} without room`,text:"",format:"plain"},...s]}function clip(e,t){const{label:n,text:s}=e
if(s.length<=t)return e
const r=`${n} [cut: the first ${t} of ${s.length} characters]`
return{...e,label:r,text:(0,o.GH)(s,t)}}}),13218:((e,t,n)=>{n.d(t,{Lq:()=>newsOf,VO:()=>u,Xb:()=>taskOf,ng:()=>runOf,xG:()=>l})
var o=n(94869)
var s=n(88135)
var r=n(82535)
var i=n(71760)
var a=n(38789)
var c=n(68717)
var d=n(64294)
const u=3e4
const l=4e4
function taskOf(e){const{trigger:t}=e
const{items:n,gaps:o}=dataOf(e)
const{data:s,hidden:r}=(0,a.EU)(n,e.nonce)
return{words:wordsOf(e,n.length>0?s:"",o),hidden:[...hiddenInRequest(t),...r]}}function hiddenInRequest({hidden:e=0}){return e===0?[]:[{where:"the request",parts:e}]}function wordsOf(e,t,n){const{trigger:o,repository:r,nonce:i}=e
const a={request:requestOf(o),repository:`${r.owner}/${r.name}`,gaps:n}
const c=requesterOf(o)
if(t==="")return(0,s.J1)("task-plain",{...a,requester:c})
if(o.about)return(0,s.J1)("task-item",{...a,requester:c,nonce:i,data:t})
if(o.run)return(0,s.J1)("task-ci",{...a,...runOf(o.run,o.headSha),nonce:i,data:t})
return(0,s.J1)("task",{...a,requester:c,thread:placeOf(o),nonce:i,data:t})}function runOf({name:e,branch:t},n=""){return{workflow:(0,a.pj)((0,o.TN)(e,100)),branch:(0,a.pj)((0,o.TN)(t,250)),sha:n}}function requesterOf({actors:e,kind:t}){const[n]=e
const{requester:o}=(0,d.OB)({kind:t})
const s=o==="person"||o==="failed run"
return n&&s?(0,a.pj)(n.login):"The workflow"}function requestOf({request:e,kind:t}){const n=(0,a.pj)(e)
const{bare:o}=(0,d.OB)({kind:t})
return n!==""||o===void 0?n:(0,s.J1)(o)}function placeOf({thread:e}){return e.type==="none"?"a run":`${e.type.replace("_"," ")} #${e.number}`}function dataOf({trigger:e,thread:t,pull:n,linked:o=[],failed:s,standings:i}){const a=t?within(u,t,i):void 0
const c=[...e.about?[{label:"the item",text:e.about.text,format:"plain"}]:[],...a?.items??[],...linkedItems(o,i),...n?(0,r.Cl)(n,i):[],...s?(0,r._k)(s):[]]
const d=[...t?.notes??[],...n?.reviews.notes??[],...s?.notes??[]]
if(n&&!n.files)d.push("The changed files could not be read from GitHub.")
if(n&&!n.checks)d.push("Its checks could not be read from GitHub.")
const l=(t?.omitted??0)+(a?.dropped??0)+(n?.reviews.omitted??0)
return{items:c,gaps:gapsIn(d,l)}}function within(e,t,n){const o=t.comments.reduce((e,{body:t})=>e+t.length,0)
const s=(0,r.$Q)(headItem(t,n),Math.max(e/2,e-o))
let i=e-s.text.length
const a=[]
for(const e of t.comments.toReversed()){if(i<=0)break
const t=(0,r.$Q)(commentItem(e,n),i)
i-=t.text.length
a.unshift(t)}return{items:[s,...a],dropped:t.comments.length-a.length}}function headItem(e,t){const{kind:n,number:o,title:s,body:r,url:a,createdAt:c}=e
const d=`${n} #${o} by ${(0,i.N6)(e,t)}, ${c}, ${a}`
return{label:d,title:s,text:r,format:"markdown"}}function commentItem(e,t){const{id:n,createdAt:o,editedAt:s,body:r}=e
const a=s===void 0?"":`, edited ${s}`
const c=`comment ${n} by ${(0,i.N6)(e,t)}, ${o}${a}`
return{label:c,text:r,format:"markdown"}}function gapsIn(e,t){const n=[...e]
if(t===1)n.push("1 more comment is left out.")
if(t>1)n.push(`${t} more comments are left out.`)
return n.map(e=>` ${e}`).join("")}const m=2e3
function linkedItems(e,t){return e.map(e=>{const{kind:n,number:o,title:s,body:a,state:c,createdAt:d}=e
const u=a===void 0?"which would close this":"which its text names"
const l=`${n} #${o}, ${u} (${c}), by ${(0,i.N6)(e,t)}, ${d}`
return(0,r.$Q)({label:l,title:s,text:a??"",format:"markdown"},m)})}function newsOf(e){const{trigger:t,nonce:n,facts:i,thread:c,pull:d,standings:u}=e
const l=[...c&&e.isHeadNew?[editedHead(c,u)]:[],...newComments(e).map(e=>commentItem(e,u)),...d?(0,r.Cl)({...d,reviews:newReviews(d.reviews,e)},u):[],...e.items]
const m=i.map(e=>`- ${(0,o.TN)(e,600)}`).join("\n")
const h={requester:requesterOf(t),request:requestOf(t),news:m}
const f=[(0,s.J1)("task-again",h)]
const{data:p,hidden:b}=(0,a.EU)(l,n)
if(l.length>0)f.push((0,s.J1)("task-again-data",{nonce:n,data:p}))
return{words:f.join("\n\n"),hidden:[...hiddenInRequest(t),...b]}}function editedHead(e,t){const{label:n,...o}=headItem(e,t)
return{...o,label:`${n}, edited since`}}function isNew({createdAt:e,editedAt:t},{readUntil:n}){return n===void 0||!(0,c.Y8)(t??e,n)}function newComments(e){const{thread:t,known:n}=e
return(t?.comments??[]).filter(t=>isNew(t,e)&&!t.isOwn&&!n.has(t.id))}function newReviews({reviews:e,threads:t,...n},o){const s=t.flatMap(e=>{const t=e.comments.filter(e=>e.isAsked||isNew(e,o))
return t.length>0||e.isAsked?[{...e,comments:t}]:[]})
return{...n,reviews:e.filter(e=>e.isAsked||isNew(e,o)),threads:s}}}),68717:((e,t,n)=>{n.d(t,{T2:()=>wasSubmitted,VM:()=>stoodAt,Y8:()=>isBefore})
var o=n(76409)
function isBefore(e,t){return t!==void 0&&Date.parse(e)<Date.parse(t)}function stoodAt(e,t){const{createdAt:n,lastEditedAt:o,isMinimized:s=!1}=e
const r=isByAsker(e,t)
const i=isSameSecond(n,t.createdAt)&&r&&!isNumberedAfter(e,t)
const a=i||isBefore(n,t.createdAt)
return a&&!s&&(o===null||wasEdited(o,t,r))}function wasEdited(e,{createdAt:t},n){return isBefore(e,t)||n&&isSameSecond(e,t)}function wasSubmitted({lastEditedAt:e,isMinimized:t=!1,author:n,editor:o},{createdAt:r}){if(t)return!1
return e===null||wasEdited(e,{createdAt:r},!0)||o===n&&n!==s}const s="ghost"
function isSameSecond(e,t){return t!==void 0&&Date.parse(e)===Date.parse(t)}function isByAsker({author:e},{actors:[t]=[]}){return t!==void 0&&(0,o.Av)(e,t.login)}function isNumberedAfter({kind:e,id:t},{item:n}){if(n===void 0||t==null)return!1
return r.includes(n.kind)||e===n.kind&&t>n.id}const r=["issue","pull-request","discussion"]}),12719:((e,t,n)=>{n.d(t,{Rj:()=>$,UM:()=>m,b_:()=>u,h1:()=>l,yI:()=>restPage})
var o=n(28942)
var s=n(71762)
const r="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const i="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const a="totalCount pageInfo{hasPreviousPage startCursor}"
const c=`${i} comments(last:100,before:$before){${a} nodes{${r}}}`
const d="$owner:String!,$name:String!,$number:Int!,$before:String"
const u=`query Thread(${d}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${c}}\n    ... on PullRequest{${c}}\n  }}\n}`
const l=`query Discussion(${d}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${i} comments(last:100,before:$before){${a} nodes{${r} replies(last:20){totalCount nodes{${r}}}}}\n  }}\n}`
const m=o.object({__typename:o.string(),login:o.string()}).nullable().transform(e=>{if(e===null)return"ghost"
return e.__typename==="Bot"&&!e.login.endsWith("[bot]")?`${e.login}[bot]`:e.login})
const h={databaseId:o.number().int(),body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),isMinimized:o.boolean(),authorAssociation:o.string(),viewerDidAuthor:o.boolean(),author:m}
const f=o.object(h).readonly()
const p=o.object({...h,replies:o.object({totalCount:o.number().int(),nodes:o.array(f.nullable()).readonly()}).readonly().optional()}).readonly()
const b=o.object({title:o.string(),body:o.string(),url:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),authorAssociation:o.string(),author:m,comments:o.object({totalCount:o.number().int(),pageInfo:o.object({hasPreviousPage:o.boolean(),startCursor:o.string().nullable()}).readonly(),nodes:o.array(p.nullable()).readonly()}).readonly()}).readonly()
const $=o.object({repository:o.object({thread:b})})
const g=o.object({login:o.string(),id:o.number().int(),type:o.string().optional()}).nullable()
const w={body:o.string().nullish(),created_at:o.string(),updated_at:o.string(),author_association:o.string().default("NONE"),user:g,html_url:o.string()}
const k=o.object({...w,title:o.string(),comments:o.number().int()})
const v=o.array(o.object({...w,id:o.number().int()}))
const y=100
async function restPage(e,{number:t,own:n},o){const r=k.parse(await e.get("/issues/{issue_number}",{issue_number:t}))
const i=o===null?Math.max(1,Math.ceil(r.comments/y)):Number(o)-1
const a={issue_number:t,per_page:y,page:i}
const c=v.parse(await e.get("/issues/{issue_number}/comments",a))
return{title:r.title,url:r.html_url,...dated(r),comments:{totalCount:r.comments,pageInfo:{hasPreviousPage:i>1,startCursor:String(i)},nodes:c.map(e=>({databaseId:e.id,isMinimized:!1,...dated(e),viewerDidAuthor:(0,s.Fj)(e.user,n)}))}}}function dated({body:e,created_at:t,updated_at:n,author_association:o,user:s}){return{body:e??"",author:s?.login??"ghost",authorAssociation:o,createdAt:t,lastEditedAt:n===t?null:n}}}),57266:((e,t,n)=>{n.d(t,{R:()=>concludeIntents,t:()=>concludeWaiting})
var o=n(45867)
var s=n(32435)
function concludeIntents(e,t){const n=(0,s.Cc)(t)
const{outcome:o,reason:r}=e
if(n===void 0)return e
if(o==="changed")return{...e,reason:`${r}. ${n}`}
if(o!=="answered"&&o!=="no-op")return e
const i=t.every(({status:e})=>e==="refused"||e==="not-taken")
if(!i)return{...e,outcome:"answered",reason:n,hint:""}
const a="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...e,outcome:"blocked",reason:`Nothing was carried out: ${n}`,hint:a}}function concludeWaiting(e,{refused:t,again:n,notEnded:s=[]},{proposal:i,unseen:a}){if(t!==void 0)return{outcome:"skipped",reason:t,hint:""}
if(a!==void 0)return{outcome:"blocked",reason:r,hint:a}
if(!i)return concludeNotEnded(e,s)
if((0,o.zJ)(i)||(0,o.Eb)(i).length>0)return concludeHeld(e,(0,o.Sh)(i))
const c=n===void 0?"":`It is asked again. ${n}`
return{outcome:"awaiting-approval",reason:(0,o.Sh)(i),hint:c}}const r="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(e,t){if(t.length===0||!["changed","answered","no-op"].includes(e.outcome))return e
const n=`An approved action did not finish (${t.join(", ")}). ${e.reason}`
return{...e,outcome:"failed",reason:n,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(e,t){if(e.outcome!=="changed")return{outcome:"awaiting-approval",reason:t,hint:""}
return{...e,reason:`${e.reason}. ${t}`}}})}

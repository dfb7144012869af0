export const id=972
export const ids=[972]
export const modules={67782:((e,t,n)=>{n.d(t,{lv:()=>s,ps:()=>isOfRequest,ry:()=>fittedComments})
const r=6e4
const s=2e4
function isOfRequest({isAsked:e,comments:t}){return e||t.some(e=>e.isAsked)}function fittedComments({threads:e}){const t=[]
const n=[]
let s=r
let o
for(const r of e.filter(isOfRequest)){const e=r.hunk!==""&&o?.path===r.path&&o.hunk===r.hunk
const i={...r,isSameCode:e}
const a={...i,comments:i.comments.filter(e=>e.isAsked)}
const c=[i,a].find(e=>sizeOf(e)<=s)??(r.isAsked?a:void 0)
if(c){s-=sizeOf(c)
t.push(c)
o=r}else n.push(...a.comments.map(({id:e})=>({id:e,path:r.path,line:r.line})))}return{threads:t,unfit:n}}function sizeOf({hunk:e,comments:t,isSameCode:n}){const r=t.map(({body:e})=>Math.min(e.length,s))
return r.reduce((e,t)=>e+t,n?0:e.length)}}),82535:((e,t,n)=>{n.d(t,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var r=n(94869)
var s=n(67782)
var o=n(71760)
const i=15e3
const a=4e3
const c=50
function pullItems(e,t){const{pull:n,reviews:r,files:s,checks:o}=e
return[endsItem(n),...r.linked.map(e=>linkedItem(e,t)),...s?filesItems(s):[],...o&&o.length>0?[checksItem(n,o)]:[],...within(i,reviewItems(otherReviews(r),t)),...askedItems(r,t)]}function otherReviews({reviews:e,threads:t}){return{reviews:e.filter(({isAsked:e})=>!e),threads:t.filter(e=>!(0,s.ps)(e))}}function askedItems(e,t){const{threads:n,unfit:o}=(0,s.ry)(e)
const i=reviewItems({reviews:e.reviews.filter(({isAsked:e})=>e),threads:n},t)
const a=i.map(e=>clip(e,s.lv))
if(o.length===0)return a
const c=`${(0,r.U9)(o.length,"review comment")} of the request, without room for the text`
const u=o.map(({id:e,path:t,line:n})=>`review comment ${e}, ${placeOf({path:t,line:n})}`).join("\n")
return[...a,clip({label:c,text:u,format:"plain"},s.lv)]}function jobItems({jobs:e}){return e.map(jobItem)}function endsItem({number:e,state:t,isDraft:n,isFork:r,head:s,base:o}){const i=`where pull request #${e} stands (${t}${n?", draft":""}${r?", of a fork":""})`
const a=[s,o].map(({branch:e,sha:t,repository:n})=>`${n??"(deleted)"} ${e} ${t}`)
return{label:i,text:`head: ${a[0]}\nbase: ${a[1]}`,format:"plain"}}function linkedItem(e,t){const{number:n,title:r,body:s,state:i,createdAt:c}=e
const u=`issue #${n}, which this would close (${i}), by ${(0,o.N6)(e,t)}, ${c}`
return clip({label:u,title:r,text:s,format:"markdown"},a)}function filesItems({files:e,isWhole:t}){const n=e.map(({path:e,previousPath:t,status:n,additions:r,deletions:s})=>{const o=t===void 0?"":` (was ${t})`
return`${n} ${e}${o} +${r} -${s}`})
const s=e.flatMap(patchText)
const o=t?"":", and more that are not listed"
const i=`${(0,r.U9)(e.length,"changed file")}${o}`
if(s.length===0)return[{label:i,text:n.join("\n"),format:"plain"}]
return[{label:i,text:n.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:s.join("\n\n"),format:"plain"}]}function patchText({path:e,patch:t}){if(t===void 0)return[]
return[`--- ${e}${t.isCut?" (only its first lines)":""}\n${t.text}`]}function checksItem({head:e},t){const n=t.slice(0,c).map(({name:e,conclusion:t})=>`${t}: ${e}`)
return{label:`${(0,r.U9)(t.length,"check")} of ${e.sha}`,text:n.join("\n"),format:"plain"}}function reviewItems({reviews:e,threads:t},n){const r=e.map(e=>({label:`review ${e.id} (${e.state})${partOf(e)} by ${(0,o.N6)(e,n)}, ${e.createdAt}`,text:e.body,format:"markdown"}))
return[...r,...t.flatMap(e=>threadItems(e,n))]}function placeOf({path:e,line:t}){return t===null?`${e} (changed since)`:`${e}:${t}`}function threadItems({path:e,line:t,hunk:n,isAsked:r,comments:s,isSameCode:i=!1},a){const c=s[0]?.id??0
const u=placeOf({path:e,line:t})
return[{label:`the code that ${r?"the request":`review comment ${c}`} is about`,text:i?`${u}, in the code above`:`${u}\n${n}`,format:"plain"},...s.map(e=>({label:`review comment ${e.id}, unresolved${partOf(e)}, by ${(0,o.N6)(e,a)}, ${e.createdAt}`,text:e.body,format:"markdown"}))]}function partOf({isAsked:e=!1}){return e?", submitted with the request and part of it":""}function jobItem({id:e,name:t,conclusion:n,url:r,failedSteps:s,log:o}){const i=s.map(e=>`failed step: ${e}`)
const a=o===void 0?"its log could not be read":o.isCut?"the end of its log":"its whole log"
const c=[`job: ${t} (${n}) ${r}`,...i].join("\n")
return{label:`job ${e} of the failed run, and ${a}`,text:o?`${c}\n\n${o.text}`:c,format:"plain"}}function within(e,t){let n=e
const s=[]
for(const e of t.toReversed()){if(n<=0)break
const t=clip(e,n)
n-=t.text.length
s.unshift(t)}const o=t.length-s.length
return o===0?s:[{label:`${(0,r.U9)(o,"older text")} without room`,text:"",format:"plain"},...s]}function clip(e,t){const{label:n,text:s}=e
if(s.length<=t)return e
const o=`${n} [cut: the first ${t} of ${s.length} characters]`
return{...e,label:o,text:(0,r.GH)(s,t)}}}),13218:((e,t,n)=>{n.d(t,{Lq:()=>newsOf,VO:()=>d,Xb:()=>taskOf,ng:()=>runOf,xG:()=>l})
var r=n(94869)
var s=n(88135)
var o=n(82535)
var i=n(71760)
var a=n(38789)
var c=n(68717)
var u=n(64294)
const d=3e4
const l=4e4
function taskOf(e){const{trigger:t}=e
const{items:n,gaps:r}=dataOf(e)
const{data:s,hidden:o}=(0,a.EU)(n,e.nonce)
return{words:wordsOf(e,n.length>0?s:"",r),hidden:[...hiddenInRequest(t),...o]}}function hiddenInRequest({hidden:e=0}){return e===0?[]:[{where:"the request",parts:e}]}function wordsOf(e,t,n){const{trigger:r,repository:o,nonce:i}=e
const a={request:requestOf(r),repository:`${o.owner}/${o.name}`,gaps:n}
const c=requesterOf(r)
if(t==="")return(0,s.J1)("task-plain",{...a,requester:c})
if(r.about)return(0,s.J1)("task-item",{...a,requester:c,nonce:i,data:t})
if(r.run)return(0,s.J1)("task-ci",{...a,...runOf(r.run,r.headSha),nonce:i,data:t})
return(0,s.J1)("task",{...a,requester:c,thread:placeOf(r),nonce:i,data:t})}function runOf({name:e,branch:t},n=""){return{workflow:(0,a.pj)((0,r.TN)(e,100)),branch:(0,a.pj)((0,r.TN)(t,250)),sha:n}}function requesterOf({actors:e,kind:t}){const[n]=e
const{requester:r}=(0,u.OB)({kind:t})
const s=r==="person"||r==="failed run"
return n&&s?(0,a.pj)(n.login):"The workflow"}function requestOf({request:e,kind:t}){const n=(0,a.pj)(e)
const{bare:r}=(0,u.OB)({kind:t})
return n!==""||r===void 0?n:(0,s.J1)(r)}function placeOf({thread:e}){return e.type==="none"?"a run":`${e.type.replace("_"," ")} #${e.number}`}function dataOf({trigger:e,thread:t,pull:n,linked:r=[],failed:s,standings:i}){const a=t?within(d,t,i):void 0
const c=[...e.about?[{label:"the item",text:e.about.text,format:"plain"}]:[],...a?.items??[],...linkedItems(r,i),...n?(0,o.Cl)(n,i):[],...s?(0,o._k)(s):[]]
const u=[...t?.notes??[],...n?.reviews.notes??[],...s?.notes??[]]
if(n&&!n.files)u.push("The changed files could not be read from GitHub.")
if(n&&!n.checks)u.push("Its checks could not be read from GitHub.")
const l=(t?.omitted??0)+(a?.dropped??0)+(n?.reviews.omitted??0)
return{items:c,gaps:gapsIn(u,l)}}function within(e,t,n){const r=t.comments.reduce((e,{body:t})=>e+t.length,0)
const s=(0,o.$Q)(headItem(t,n),Math.max(e/2,e-r))
let i=e-s.text.length
const a=[]
for(const e of t.comments.toReversed()){if(i<=0)break
const t=(0,o.$Q)(commentItem(e,n),i)
i-=t.text.length
a.unshift(t)}return{items:[s,...a],dropped:t.comments.length-a.length}}function headItem(e,t){const{kind:n,number:r,title:s,body:o,url:a,createdAt:c}=e
const u=`${n} #${r} by ${(0,i.N6)(e,t)}, ${c}, ${a}`
return{label:u,title:s,text:o,format:"markdown"}}function commentItem(e,t){const{id:n,createdAt:r,editedAt:s,body:o}=e
const a=s===void 0?"":`, edited ${s}`
const c=`comment ${n} by ${(0,i.N6)(e,t)}, ${r}${a}`
return{label:c,text:o,format:"markdown"}}function gapsIn(e,t){const n=[...e]
if(t===1)n.push("1 more comment is left out.")
if(t>1)n.push(`${t} more comments are left out.`)
return n.map(e=>` ${e}`).join("")}const m=2e3
function linkedItems(e,t){return e.map(e=>{const{kind:n,number:r,title:s,body:a,state:c,createdAt:u}=e
const d=a===void 0?"which would close this":"which its text names"
const l=`${n} #${r}, ${d} (${c}), by ${(0,i.N6)(e,t)}, ${u}`
return(0,o.$Q)({label:l,title:s,text:a??"",format:"markdown"},m)})}function newsOf(e){const{trigger:t,nonce:n,facts:i,thread:c,pull:u,standings:d}=e
const l=[...c&&e.isHeadNew?[editedHead(c,d)]:[],...newComments(e).map(e=>commentItem(e,d)),...u?(0,o.Cl)({...u,reviews:newReviews(u.reviews,e)},d):[],...e.items]
const m=i.map(e=>`- ${(0,r.TN)(e,600)}`).join("\n")
const f={requester:requesterOf(t),request:requestOf(t),news:m}
const h=[(0,s.J1)("task-again",f)]
const{data:p,hidden:w}=(0,a.EU)(l,n)
if(l.length>0)h.push((0,s.J1)("task-again-data",{nonce:n,data:p}))
return{words:h.join("\n\n"),hidden:[...hiddenInRequest(t),...w]}}function editedHead(e,t){const{label:n,...r}=headItem(e,t)
return{...r,label:`${n}, edited since`}}function isNew({createdAt:e,editedAt:t},{readUntil:n}){return n===void 0||!(0,c.Y8)(t??e,n)}function newComments(e){const{thread:t,known:n}=e
return(t?.comments??[]).filter(t=>isNew(t,e)&&!t.isOwn&&!n.has(t.id))}function newReviews({reviews:e,threads:t,...n},r){const s=t.flatMap(e=>{const t=e.comments.filter(e=>e.isAsked||isNew(e,r))
return t.length>0||e.isAsked?[{...e,comments:t}]:[]})
return{...n,reviews:e.filter(e=>e.isAsked||isNew(e,r)),threads:s}}}),68717:((e,t,n)=>{n.d(t,{T2:()=>wasSubmitted,VM:()=>stoodAt,Y8:()=>isBefore})
var r=n(76409)
function isBefore(e,t){return t!==void 0&&Date.parse(e)<Date.parse(t)}function stoodAt(e,t){const{createdAt:n,lastEditedAt:r,isMinimized:s=!1}=e
const o=isByAsker(e,t)
const i=isSameSecond(n,t.createdAt)&&o&&!isNumberedAfter(e,t)
const a=i||isBefore(n,t.createdAt)
return a&&!s&&(r===null||wasEdited(r,t,o))}function wasEdited(e,{createdAt:t},n){return isBefore(e,t)||n&&isSameSecond(e,t)}function wasSubmitted({lastEditedAt:e,isMinimized:t=!1,author:n,editor:r},{createdAt:o}){if(t)return!1
return e===null||wasEdited(e,{createdAt:o},!0)||r===n&&n!==s}const s="ghost"
function isSameSecond(e,t){return t!==void 0&&Date.parse(e)===Date.parse(t)}function isByAsker({author:e},{actors:[t]=[]}){return t!==void 0&&(0,r.Av)(e,t.login)}function isNumberedAfter({kind:e,id:t},{item:n}){if(n===void 0||t==null)return!1
return o.includes(n.kind)||e===n.kind&&t>n.id}const o=["issue","pull-request","discussion"]}),96600:((e,t,n)=>{n.d(t,{A:()=>allowedInputs})
var r=n(64294)
function allowedInputs(e,t,n){switch(t){case"full":return e
case"restricted":return{...e,secrets:void 0,memory:e.memory==="propose"?"read":e.memory,...e["mixed-threads"]==="strict"&&stricter(e,n)}
case"fork":return{...e,...s}}}const s={secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none",caches:["none"],hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none"}
function stricter(e,{kind:t}){const{confirmation:n,"confirmation-threshold":s,"create-pr":o}=e
const i=o==="draft"&&(0,r.OB)({kind:t}).isUnasked?"link":o
const asked=(e,t=s)=>({"create-pr":i,confirmation:e,"confirmation-threshold":t})
if(n==="never")return asked("risky")
if(n==="always"||s==="low")return asked("always")
return asked(n,s==="high"?"medium":"low")}}),72167:((e,t,n)=>{n.d(t,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,Us:()=>trustIn,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var r=n(27636)
var s=n(2507)
var o=n(76327)
var i=n(78995)
var a=n(94869)
var c=n(88135)
var u=n(38054)
var d=n(57974)
var l=n(22296)
var m=n(1176)
var f=n(96600)
function isRestricted({"mixed-threads":e},t){return e!=="as-trusted"&&t.length>0}function restrictionsWith(e,t){const n=new i.ks
n.update(e.secrets??{})
return{inputs:(0,f.A)(e,"restricted",t),forSetUp:n.forTools(),closesNetwork:e.isolation!=="none"&&e.network!=="none"}}function withoutSecrets(e,t){return e.filter(e=>{const n=Object.values(e.kind==="http"?e.headers:e.environment)
return!n.some(e=>t.some(t=>e.includes(t)))})}async function decideRestriction(e,{inputs:t,trigger:n,startingPoint:o,conversation:i}){const a=(0,r.un)((0,s.s4)(i))?.tags[h]?.split(",")??[]
const c=[...new Set([...(await e).strangers,...a])]
const u=isRestricted(t,c)&&!(0,l._K)(o)
return{strangers:c,restrictions:u?restrictionsWith(t,n):void 0}}function trustIn(e,{restrictions:t}){if((0,l._K)(e))return"fork"
return t===void 0?"full":"restricted"}const h="strangers"
async function rememberStrangers(e,t){const n=t.join(",").slice(0,256).replace(/,$/,"")
const{tags:r}=e.state.fields
if(n!==""&&r[h]!==n)await e.setTags({...r,[h]:n})}const p=5
function printRestriction(e,t,n){const r=restrictionNote(e,t,n)
if(e.strangers.length>0)(0,d.printNotice)(r??noticeOf(e.strangers))
return r}function noticeOf(e){const{people:t,bots:n}=(0,u.Sk)(e)
return(0,a.hC)(t.length>0?`The agent reads text by people without write access: ${namesOf(t)}`:"",n.length>0?`The agent reads comments of ${namesOf(n)} that are not known to be its own`:"")}function writersInWords(e){const{people:t,bots:n}=(0,u.Sk)(e)
return[...t.length>0?[`people without write access (${namesOf(t)})`]:[],...n.length>0?[`${namesOf(n)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:e,restrictions:t},n,{servers:r,parts:s}){if(!t)return
const o=t.inputs["create-pr"]!==n["create-pr"]
const i=[...Object.keys(n.secrets??{}).length>0?["tools had no secrets"]:[],...r.length>0?[`servers with secrets were not started (${r.join(", ")})`]:[],...t.closesNetwork?["commands had no network"]:[],...s,...n.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(n,t.inputs),...o?["a person has to open the pull request"]:[]]
if(i.length===0)return
return(0,c.J1)("restricted",{writers:writersInWords(e),withheld:i.join("; ")})}function asking(e,{confirmation:t,"confirmation-threshold":n}){if(e.confirmation===t&&e["confirmation-threshold"]===n)return[]
return[t==="always"?"every action had to be approved":`actions with ${n} risk or higher had to be approved`]}function namesOf(e){const t=e.slice(0,p).map(e=>(0,a.TN)(e,50))
return e.length>p?`${t.join(", ")} and ${e.length-p} more`:t.join(", ")}function grantsIn({run:e,startingPoint:t,inputs:n,restriction:r,tools:s}){if(n.confirmation==="never")return"possible"
if(r.restrictions||(0,l._K)(t))return"refused"
return canAsk(e,t.goal)&&s.inGranted?"offered":"possible"}function mayGrant(e){if(e.trigger.kind!=="decision")return!1
const t=(0,m.yX)(e)?.items??[]
return t.some(({pending:e,decision:t})=>t===null&&"grant"in e&&(0,o.PH)(e.grant))}function canAsk(e,t){return whyNobodyIsAsked(e,t)===void 0}function whyNobodyIsAsked({trigger:e,memory:t,mayWrite:n,github:r},{kind:s}){const{type:o}=e.thread
if(o==="discussion")return"discussion"
if(o==="none")return"no-thread"
if(!n)return"mode"
if(s==="review")return"review"
if(s==="patch")return"no-branch"
if(!t.isKept)return"no-memory"
return r.lacksGraphql?.()?"no-graphql":void 0}}),23665:((e,t,n)=>{n.d(t,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles})
var r=n(31827)
var s=n(98664)
var o=n(7925)
var i=n(72167)
var a=n(96027)
var c=n(20185)
function requireState({"state-store":e,...t},{mayWrite:n}){const r=t["plan-first"]?"plan":aboutOf(t)
if(r===void 0||e!=="none"||!n)return
const[o,i]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[r]
throw new s.vC("config",`With \`state-store: none\` nobody can be asked, so ${o}.`,{hint:`Leave \`state-store\` out, or set ${i}.`})}function aboutOf(e){if(e["protected-paths"].mode==="confirm")return"protected"
return e.memory==="propose"?"memory":void 0}function mayApprove(e,t){const n=aboutOf(e)
return n==="protected"||n==="memory"&&t.every(r.UV)}function mayRemember(e){return e.inputs.memory==="propose"&&!(0,c.AD)(e.run)&&askedAbout(e)!==void 0}function askedAbout({run:e,inputs:t,startingPoint:{goal:n}}){const r=n.kind==="propose"||n.kind==="advance"&&n.fork===void 0
return r&&(0,i.Gj)(e,n)?aboutOf(t):void 0}async function approvableFilesOf(e,{end:t,refused:r}){const s=t.status==="finished"&&r===void 0?askedAbout(e):void 0
if(s===void 0)return
const{unreadable:o}=await n.e(1467).then(n.bind(n,11467))
return{about:s,whyUnseen:t=>o(t,e.run.redact)}}function withoutProposedFiles(e,t){const{held:n,...r}=e
if(!n||n.paths.length===0||!t)return r
const s=new Set(n.paths)
const i=e.withheld.filter(({path:e,code:t})=>!(0,o.bz)(t)||!s.has(e))
return{...e,withheld:i,patch:e.patchWithoutHeld}}function waitingChangeOf({held:e,kept:t},{pullRequest:n},r){const{goal:s,head:o,runId:i,leaks:c}=r
const[u]=(0,a.IJ)(s,i,c,"")
if(!e||u===void 0)return
const{tree:d,patch:l,paths:m}=e
const f=t.kind!=="branch"&&s.kind==="propose"&&s.isThere!==!0
return{tree:d,patch:l,paths:m,is_new:f,base:s.base,branch:t.kind==="branch"?t.branch:u,head:t.kind==="branch"?t.commit:o,pull_request:n?.number??(s.kind==="advance"?s.pullRequest.number:null)}}}),1004:((e,t,n)=>{n.d(t,{L:()=>setUpFacts,w:()=>makeReady})
var r=n(78995)
var s=n(94869)
var o=n(88135)
var i=n(57974)
var a=n(63501)
var c=n(6107)
async function makeReady(e,t,n=e.changed){const{run:s,inputs:o,restriction:a,signal:u}=e
const{redact:d,memory:l}=s
const m=o["setup-command"]
const f=secretsOf(e)
const h=n.length===0
const p=h?"all":a.restrictions?"own":"commands"
const[w]=setUpFacts(e,e.changed.length>0?e.changed:n)
if(w!==void 0){l.notes.add(w);(0,i.printNotice)(d(w))}await(0,c.s)({inSetUp:e=>t(e,p),secrets:(0,r.$J)(h?f.namesIn(m??""):[],f),lacksSecrets:w!==void 0,command:m,folders:e.features.checkouts.map(({path:e})=>e),network:o["setup-network"],timeoutMs:o["timeout-minutes"]*6e4,signal:u,onOutput:(0,i.printSetUp)(d,s.world.newId),onBlocked:e=>(0,i.printNotice)(d(`The network access of \`setup-command\` was blocked. ${e}`)),onFailed:e=>(0,i.printNotice)(d(e))})}function setUpFacts(e,t){const n=secretsOf(e).namesIn(e.inputs["setup-command"]??"")
if(n.length===0||t.length===0)return[]
const r=`the ${(0,s.U9)(n.length,"secret")} ${n.join(", ")}`.replace("the 1 secret","the secret")
return[(0,o.J1)("set-up-withheld",{secrets:r,files:(0,a.ri)(t)})]}function secretsOf({conversation:e,restriction:t}){return t.restrictions?.forSetUp??e.state.secrets.forTools()}}),19868:((e,t,n)=>{n.d(t,{ff:()=>houseRulesFor,fM:()=>taskFor,Is:()=>withPictures})
var r=n(46032)
var s=n(89812)
var o=n(90009)
var i=n(82535)
var a=n(28942)
var c=n(38789)
const u={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:e,thread:t,comments:n,pull:r,linked:s=[]}){const{type:o}=e.thread
const i=o==="discussion"
const a=[{place:"the request",path:askedAt(e),body:e.request},...t?[{place:`${t.kind} #${t.number}`,path:headOf(e),body:t.body}]:[],...n.toReversed().map(({id:e,body:t})=>({place:`comment ${e}`,path:i?"":`/issues/comments/${e}`,body:t})),...(r?.reviews.toReversed()??[]).map(({id:e,body:t})=>({place:`review ${e}`,path:`/pulls/${r?.number}/reviews/${e}`,body:t})),...(r?.comments.toReversed()??[]).map(({id:e,body:t})=>({place:`review comment ${e}`,path:`/pulls/comments/${e}`,body:t})),...s.map(({number:e,body:t=""})=>({place:`issue #${e}`,path:`/issues/${e}`,body:t}))]
return a.map(({body:e,...t})=>({...t,text:(0,c.u6)(e)}))}function askedAt(e){const{item:t,thread:n}=e
switch(t.kind){case"issue-comment":return`/issues/comments/${t.id}`
case"review-comment":return`/pulls/comments/${t.id}`
case"review":return n.type==="none"?"":`/pulls/${n.number}/reviews/${t.id}`
default:return headOf(e)}}function headOf({thread:e}){return e.type==="issue"||e.type==="pull_request"?`/issues/${e.number}`:""}function countPictures(e,t){return imageUrls(sourcesOf(e).map(({text:e})=>e),t).length}async function readPictures({client:e,port:t,serverUrl:n},r){const s=new Map
for(const e of sourcesOf(r))for(const t of imageUrls([e.text],n))if(!s.has(t))s.set(t,e)
const download=async n=>{try{return await t.download(n)}catch(r){const o=await signedAddress(e,n,s.get(n)?.path??"")
if(o===void 0)throw r
return t.download(o)}}
const{images:o,missing:i}=await readImages({download:download},[...s.keys()],u)
return{dataUrls:o.map(({dataUrl:e})=>e),places:o.map(({url:e})=>s.get(e)?.place??""),missing:i.length}}const d=a.object({body_html:a.string().default("")})
async function signedAddress(e,t,n){const r=new URL(t).pathname.split("/").at(-1)??""
if(n===""||r.length<8)return
const s={accept:"application/vnd.github.full+json"}
const{body_html:o}=d.parse(await e.get(n,{headers:s}))
const i=o.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...i].map(([,e=""])=>e.replaceAll("&amp;","&")).find(e=>e.includes(r))}const l=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(e,t){const n=e.flatMap(e=>[...e.matchAll(l)].map(([,e,t])=>e??t??""))
return[...new Set(n)].filter(e=>isAttachment(e,t))}async function readImages(e,t,n){const r=[]
const s=[]
for(const o of t){const t=r.length<n.most?await readImage(e,o,n.bytes):void 0
if(t===void 0)s.push(o)
else r.push({url:o,dataUrl:t})}return{images:r,missing:s}}async function readImage(e,t,n){try{const r=[]
let s=0
for await(const o of await e.download(t)){s+=o.length
if(s>n)return
r.push(o)}const o=Buffer.concat(r)
const i=typeOf(o)
return i&&`data:${i};base64,${o.toString("base64")}`}catch{return}}function typeOf(e){const t=e.toString("latin1",0,12)
if(t.startsWith("PNG\r\n\n"))return"image/png"
if(t.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(t))return"image/gif"
return/^RIFF.{4}WEBP/s.test(t)?"image/webp":void 0}const m=/^(?:private-user|user)-images\.githubusercontent\.com$/
const f=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(e,t){const n=URL.parse(e)
if(n?.username!==""||n.password!=="")return!1
const{origin:r,protocol:s,hostname:o,port:i}=n
if(r===new URL(t).origin)return!0
return s==="https:"&&i===""&&(m.test(o)||f.test(o))}function isAttachment(e,t){const n=URL.parse(e)
if(!n||!isGitHubs(e,t))return!1
if(m.test(n.hostname))return!0
const r=n.origin===new URL(t).origin
return r&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(n.pathname)}const h=3
const p=2e4
function imageDownload({fetch:e,serverUrl:t,signal:n}){return{async download(r){let s=r
for(let r=0;r<=h;r++){if(!isGitHubs(s,t))throw new Error("It redirects away from GitHub.")
const r=AbortSignal.any([n,AbortSignal.timeout(p)])
const o=await e(s,{redirect:"manual",signal:r})
if(o.ok&&o.body)return o.body
const i=o.headers.get("location")
await(o.body?.cancel())
if(o.status<300||o.status>=400||i===null)throw new Error(`It is ${o.status}.`)
s=new URL(i,s).href}throw new Error("It redirects too often.")}}}var w=n(13218)
var g=n(68717)
var b=n(94869)
var v=n(33737)
var k=n(88135)
var y=n(45867)
var $=n(63501)
var O=n(72623)
var I=n(20185)
var A=n(1176)
var _=n(21271)
var j=n(1004)
async function taskFor(e,t){const[n,r]=await Promise.all([taskWithout(e,t),rulesFor(e,t)])
return{...n,words:[n.words,...r].join("\n\n")}}const R=5
async function houseRulesFor(e,t){const r=await t.knowledge.source.list().catch(()=>[])
const s=t.reading.titles.length>=R||r.some(({path:e})=>/pull_request_template/i.test(e))
const o={}
return s?(await n.e(8453).then(n.bind(n,58453))).houseRulesOf({run:e,...t}):o}async function rulesFor(e,t){const r=await houseRulesFor(e,t)
if(!r.style&&!r.template)return[]
const{toldRules:s}=await n.e(3639).then(n.bind(n,63639))
return s(r,{nonce:e.world.newId().replaceAll("-",""),subject:(0,_.et)(e.trigger)})}async function taskWithout(e,t){const{memory:n,trigger:r,world:s,failed:o}=e
const{startingPoint:a,reading:c,closed:u}=t
const{thread:d,pull:l,standings:m}=c
const f=(0,I.Bg)(e)
const h=f==="plan"||f==="ask"?[(0,k.J1)(`${f}-told`)]:(0,j.L)(t,t.changed)
const p=[...historyFacts(a),...h,...t.features.task]
if(!n.isResumed){const n=firstTask(e,a,c)
return{...n,words:[n.words,...earlierFacts(a),...(0,$.nK)(t),...p].join("\n\n")}}const{read_until:g,answered:b,thread_digest:v}=n.manifest
const[y,O]=await Promise.all([checksOf(e,a),readMovedBranch(e,a)])
return(0,w.Lq)({trigger:r,thread:d,pull:l,standings:m,nonce:s.newId().replaceAll("-",""),readUntil:g??void 0,known:new Set(b.flatMap(({key:e})=>commentIn(e))),isHeadNew:v!==null&&r.snapshot!==void 0&&(0,_.he)(r.snapshot)!==v,facts:[...endOf(e),...heldIn(e),...placeOf(e,t,O),...p,...failureOf(e),...f==="work"?closedIn(u):[]],items:[...O.items,...y,...o?(0,i._k)(o):[]]})}function historyFacts({history:e}){if(!e)return[]
const{base:t}=e
const n=e.kind==="full"?"complete":`${(0,b.U9)(e.commits,"commit")} deep`
const r=t&&{yes:"is known",no:"does not exist",unknown:"is not known"}[t.meets]
return[(0,k.J1)("git-history",{depth:n,base:t?`; its merge base with origin/${t.branch} ${r}`:""})]}function earlierFacts({goal:e,head:t,branch:n,pull:r}){if(r||!(e.kind==="advance"||e.kind==="propose"&&e.isThere))return[]
const s=e.kind==="advance"?` (pull request #${e.pullRequest.number})`:""
return[(0,k.J1)("earlier-work",{branch:n,pull_request:s,commit:t,base:e.base})]}function commentIn(e){const[,t="",n]=e.split("/")
return["issue_comment","discussion_comment"].includes(t)&&n!==void 0?[Number(n)]:[]}function endOf({memory:e}){const{outcome:t,reason:n}=e.manifest
if(t===null||e.wasCutOff)return[(0,k.J1)("news-cut-off")]
return[(0,k.J1)("news-end",{outcome:t,reason:n??""})]}function heldIn({memory:e}){const t=(0,y.zJ)((0,A.sp)(e))
return t?[(0,k.J1)("news-held",{paths:t.paths.join(", ")})]:[]}function closedIn(e){return e.length>0?[(0,k.J1)("news-closed",{names:e.join(", ")})]:[]}function failureOf({trigger:{run:e,headSha:t},failed:n}){return e?[(0,k.J1)("news-ci",(0,w.ng)(e,t)),...n?.notes??[]]:[]}function placeOf({memory:e},t,{facts:n}){const{startingPoint:r,tools:s}=t
const[{head:o,branch:i},{workspace:a}]=[r,s]
const{work:c}=e.manifest
const u=a.outputDir??""
const d=(0,k.J1)("news-place",{workspace:a.workingDir,commit:o,branch:(0,O.W)(r),outputs:u})
if(!c)return[d,...(0,$.nK)(t)]
const{commit:l}=c
if(l===o)return[d,(0,k.J1)("news-published"),...(0,$.nK)(t)]
const m=c.branch===i?[]:[(0,k.J1)("news-elsewhere",{commit:l,branch:c.branch})]
return[d,...m,...n,...(0,$.nK)(t)]}async function readMovedBranch({memory:e,github:t,job:n},{head:r,branch:i}){const{work:a}=e.manifest
if(!a||a.branch!==i||a.commit===r)return{facts:[],items:[]}
const{commit:c}=a
const u=await(0,o.kC)((0,s.n)(t,n.repository),c,r)
e.notes.add(movedNote(u,(0,v.aY)(i)))
const d=u&&!u.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,k.J1)(d,{commit:c,branch:i})],items:u?[(0,o.DU)(u,c)]:[]}}function movedNote(e,t){if(!e)return(0,k.J1)("branch-unknown",{branch:t})
const n=e.isRewritten?"branch-rewritten":"branch-others"
return(0,k.J1)(n,{branch:t,commits:(0,b.U9)(e.total,"commit")})}async function checksOf({memory:e,github:t,job:r},{pull:o,goal:i,head:a}){const{work:c}=e.manifest
if(!c||c.commit===a&&(o||i.kind==="advance"))return[]
const{readChecks:u}=await n.e(6865).then(n.bind(n,6865))
const d=await u((0,s.n)(t,r.repository),c.commit)
if(!d||d.length===0)return[]
const l=d.slice(0,50).map(({name:e,conclusion:t})=>`${t}: ${e}`)
return[{label:`the checks of ${c.commit}, which you published`,text:l.join("\n"),format:"plain"}]}function firstTask(e,{goal:t},n){const{job:r,trigger:s,world:o,failed:i}=e
const a=o.newId().replaceAll("-","")
const c=(0,w.Xb)({...n,trigger:s,failed:i,repository:r.repository,nonce:a})
return t.kind==="review"?{...c,words:`${c.words}\n\n${reviewTask(t.context)}`}:c}function reviewTask({known:e}){const t=e.filter(({status:e})=>e==="open").map(({id:e})=>e)
const n=t.length===0?"":`\n\n${(0,k.J1)("review-known",{comments:t.join(", ")})}`
return(0,k.J1)("review")+n}async function withPictures(e,t,{words:n,sees:s}){const o=albumOf(e,t)
const i=countPictures(o,e.job.serverUrl)
if(i===0)return n
if(!s)return told(n,{dataUrls:[],places:[],missing:i})
const a=await loadPictures(e,o)
if(a.dataUrls.length===0)return told(n,a)
const c={type:"image",image_urls:a.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,r.Qq)(told(n,a)),c]}}function loadPictures({github:e,job:t,world:n},r){const{serverUrl:o,repository:i,fetch:a}=t
const c=imageDownload({fetch:a,serverUrl:o,signal:n.signal})
return readPictures({client:(0,s.n)(e,i),port:c,serverUrl:o},r)}function albumOf({trigger:e,memory:t},{thread:n,pull:r,linked:s}){const{isResumed:o,manifest:i}=t
const{read_until:a}=i
const isNew=e=>!e.isOwn&&(!o||a===null||!(0,g.Y8)(e.createdAt,a))
const c=(n?.comments??[]).filter(isNew)
const u=r&&{number:r.pull.number,reviews:r.reviews.reviews.filter(isNew),comments:r.reviews.threads.flatMap(e=>e.comments).filter(isNew)}
const d={trigger:e,comments:c,pull:u}
return{...d,...o?{thread:void 0}:{thread:n,linked:[...r?.reviews.linked??[],...s]}}}function told(e,{places:t,missing:n}){return[e,...t.length>0?[(0,k.J1)("images-shown",{places:t.join(", ")})]:[],...n>0?[(0,k.J1)("images-not-shown",{count:String(n)})]:[]].join("\n\n")}}),72623:((e,t,n)=>{n.d(t,{W:()=>branchToRead})
var r=n(23849)
function branchToRead({branch:e}){return(0,r.lu)(e).replaceAll(/\s/g,r.vU)}}),6107:((e,t,n)=>{n.d(t,{$A:()=>changedSince,Ik:()=>statedCheckout,YL:()=>keepHistory,hA:()=>treeBeforeTools,s:()=>setUp})
var r=n(73024)
var s=n(76760)
var o=n(33368)
var i=n(79137)
var a=n(98664)
var c=n(94869)
var u=n(2179)
var d=n(97167)
async function setUp(e){const{command:t}=e
if(t!==void 0)await e.inSetUp(n=>runIn(n,t,e))}async function runIn({workspace:e,denials:t},n,r){const{secrets:s,lacksSecrets:o,timeoutMs:i,signal:a,network:c,onOutput:d,onBlocked:f,onFailed:h}=r
const p=new Set(await changes(e,r))
const w=await s.granted()
const{output:g,exitCode:b,timedOut:v}=await e.run(n,{timeoutMs:i,signal:a,variables:w})
d(g)
const k=(0,u.Z)(t(),{name:"setup-network",value:c})
if(k!=="")f(k)
if(v)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(b!==0){const e=failed(`ended with exit code ${b}: ${usefulLine(g)}`,k||(b===l?m:"The log has its output."))
if(!o)throw e
h(`${e.headline} The agent continues without what it could not install.`)}const y=(await changes(e,r)).filter(e=>!p.has(e))
if(y.length>0)throw dirty(y)}const l=127
const m="Add a step before this action that brings this program, such as `run: corepack enable` for pnpm and yarn, or one of the setup actions."
async function changes(e,{signal:t,folders:n=[]}){const r=await statusOf(e,t,{})
for(const s of n){const n=await statusOf(e,t,{command:'cd "$FOLDER" && ',variables:{FOLDER:s}})
r.push(...n.map(e=>`${e.slice(0,3)}${s}/${e.slice(3)}`))}return r}async function statusOf(e,t,{command:n="",...r}){const s=`${n}git status --porcelain`
const{exitCode:o,output:i}=await e.run(s,{timeoutMs:6e4,signal:t,...r})
return o===0?i.split("\n").filter(e=>e!==""):[]}function failed(e,t){return new a.vC("config",`The \`setup-command\` ${e}`,{hint:t})}const f=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const h=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(e){const t=e.split("\n").filter(e=>e.trim()!=="")
const n=t.find(e=>f.test(e)&&!h.test(e))??t.at(-1)
return(0,c.TN)(n??"",200)||"it said nothing"}function dirty(e){const t=e.slice(0,3).map(e=>(0,c.TN)(e.slice(3),80)).join(", ")
const n=`${(0,c.U9)(e.length,"change")} (${t}${e.length>3?", …":""})`
return failed(`left ${n} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=e=>(0,s.join)(e,"history.git")
async function keepHistory({job:e,world:t},{folder:n}){const[r,s]=[historyIn(n),(0,d._K)(t.env)]
const i=["clone","--quiet","--bare","--no-hardlinks","--",e.workspace,r]
await(0,o.$Y)({folder:n,environment:s,signal:t.signal}).raw(i)
return{gitDir:r,environment:s}}async function statedCheckout({job:e,world:t},{folder:n,publisher:a,tree:c,name:u}){const l=(0,s.join)(n,u);(0,r.mkdirSync)(l,{mode:448})
const m=(0,d._K)(t.env)
const f=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(n),l]
await(0,o.$Y)({folder:n,environment:m}).raw(f)
await a.writeFiles(c,l);(0,r.mkdirSync)((0,s.join)(l,".git","info"),{recursive:!0});(0,r.writeFileSync)((0,s.join)(l,".git","info","attributes"),i.DN)
const h=(0,o.$Y)({folder:l,environment:m})
await h.raw(["remote","set-url","origin",`${e.repositoryUrl}.git`])
await h.raw(["read-tree","HEAD"])
return l}async function treeBeforeTools(e,t,{publisher:n,startingPoint:r}){const{pull:s,branch:o,goal:i}=r
const a=s===void 0&&o===i.base
if(e.trigger.kind!=="decision"&&(t["setup-command"]===void 0||a))return
const{wholeTree:c,tree:u}=await n.capture()
return c??u}async function changedSince(e,{publisher:t,tree:n,putBack:r}){const s=n===void 0?[]:(await t.compared(n,e)).files.map(({path:e})=>e)
return[...new Set([...s,...r?.files??[]])]}})}

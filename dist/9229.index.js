export const id=9229
export const ids=[9229,4706]
export const modules={49229:((e,t,s)=>{s.r(t)
s.d(t,{openStage:()=>open_stage_openStage})
var n=s(98664)
var o=s(88135)
var r=s(73024)
var i=s(51455)
var a=s(48161)
var c=s(76760)
var u=s(78474)
var l=s(37067)
var d=s(58500)
var m=s(38321)
var p=s(28942)
var f=s(961)
var h=s(37428)
const g={type:"required_signatures",words:"Commits must have verified signatures.",breaks:["push"]}
function rulesAgainst(e,t){return e.filter(({breaks:e})=>e.includes(t))}function violation({words:e}){return`Repository rule violations found\n\n${e}\n\n`}function pushRefusal(e){if(e.length===0)return""
const t=e.map(({words:e})=>`- ${e}\n\n`).join("")
return`error: GH013: Repository rule violations found for %s.\nReview all repository rules at https://github.com/rules\n\n${t}`}var b=s(31421)
var y=s(77598)
var _=s(38522)
function runGit(e,t,{input:s,variables:n}={}){return(0,b.execFileSync)("git",["--git-dir",e,...t],{env:{...gitEnvironment(),...n},encoding:"utf8",maxBuffer:512*1024*1024,...s===void 0?{}:{input:s},stdio:[s===void 0?"ignore":"pipe","pipe","pipe"]})}function objectOf(e,t){const s=(0,c.join)(e,"objects",t.slice(0,2),t.slice(2))
const n=(0,r.existsSync)(s)?(0,_.inflateSync)((0,r.readFileSync)(s)).toString():packed(e,t)
const[,o,i]=/^(\w+) \d+[\0\n](.*)$/s.exec(n)??[]
return o===void 0||i===void 0?void 0:{type:o,content:i}}function bytesOf(e,t){return/^[0-9a-f]{40}$/.test(t)?objectOf(e,t):void 0}function writeObject(e,t,s){const n=Buffer.concat([Buffer.from(`${t} ${s.length}\0`),s])
const o=(0,y.createHash)("sha1").update(n).digest("hex")
const i=(0,c.join)(e,"objects",o.slice(0,2),o.slice(2));(0,r.mkdirSync)((0,c.dirname)(i),{recursive:!0})
if(!(0,r.existsSync)(i))(0,r.writeFileSync)(i,(0,_.deflateSync)(n),{mode:292})
return o}function packed(e,t){return runGit(e,["cat-file","--batch"],{input:`${t}\n`}).slice(t.length+1)}function typeOf(e,t){return objectOf(e,t)?.type}function isCommit(e,t){return/^[0-9a-f]{40}$/.test(t)&&typeOf(e,t)==="commit"}function readCommit(e,t){const s=objectOf(e,t)
if(s?.type!=="commit")throw new n.vC("bug",`There is no commit ${t} on the stage.`)
const o=s.content.indexOf("\n\n")
const r=s.content.slice(0,o).split("\n")
const values=e=>r.flatMap(t=>t.startsWith(`${e} `)?[t.slice(e.length+1)]:[])
return{sha:t,tree:values("tree")[0]??"",parents:values("parent"),author:signatureIn(values("author")[0]??""),committer:signatureIn(values("committer")[0]??""),message:s.content.slice(o+2).trimEnd()}}function signatureIn(e){const[,t="",s="",n=""]=/^(.*?) ?<(.*)> (\d+) [+-]\d{4}$/.exec(e)??[]
return{name:t,email:s,date:`${new Date(Number(n)*1e3).toISOString().slice(0,19)}Z`}}function partingOf(e,t,s){try{return runGit(e,["merge-base",t,s]).trim()}catch{return}}function compare(e,t,s){const n=Number(runGit(e,["rev-list","--count",`${t}..${s}`]))
const o=partingOf(e,t,s)??t
const r=runGit(e,["diff","--numstat","--no-renames",o,s]).split("\n").filter(Boolean)
const sum=e=>r.reduce((t,s)=>t+(Number(s.split("\t")[e])||0),0)
return{commits:n,changedFiles:r.length,additions:sum(0),deletions:sum(1)}}const w={"safe.directory":"*","http.receivepack":"true","gc.auto":"0","receive.autogc":"false","uploadpack.allowAnySHA1InWant":"true","uploadpack.allowFilter":"true","receive.hideRefs":"refs/pull"}
function gitEnvironment(e={}){const t=Object.entries({...w,...e})
return{PATH:process.env.PATH??"",LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_COUNT:String(t.length),...Object.fromEntries(t.flatMap(([e,t],s)=>[[`GIT_CONFIG_KEY_${s}`,e],[`GIT_CONFIG_VALUE_${s}`,t]]))}}const v={A:"added",D:"removed",R:"renamed"}
function changedFiles(e,t,s){const n=["--no-abbrev","--find-renames","-l0",`${t}...${s}`]
const o=runGit(e,["diff","--raw","-z",...n]).split("\0")
const r=runGit(e,["diff","--patch",...n]).split(/(?<=\n)(?=diff --git )/)
const i=[]
let a=0
for(let e=0;e+1<o.length;){const[,,,t="",s=""]=o[e]?.split(" ")??[]
const n=s.startsWith("R")
const c=o[e+1]??""
const u=n?o[e+2]??"":c
e+=n?3:2
const l=r.slice(a,a+(s==="T"?2:1)).join("")
a+=s==="T"?2:1
i.push(changeOf({path:u,previousPath:n?c:void 0,sha:t,letter:s,text:l}))}return i}function changeOf({path:e,previousPath:t,sha:s,letter:n,text:o}){const r=o.indexOf("\n@@")
const i=r<0?void 0:o.slice(r+1).trimEnd()
const a=i?.split("\n").slice(1)??[]
const counted=e=>a.filter(t=>t.startsWith(e)).length
const c=v[n.charAt(0)]??"modified"
return{path:e,previousPath:t,status:c,additions:counted("+"),deletions:counted("-"),sha:s,patch:i}}function placeIn(e,t){const s=e.find(({path:e})=>e===t.path)
if(!s)return{objection:"Path could not be resolved"}
for(const e of(s.patch??"").split(/(?<=\n)(?=@@ )/)){const s=indexOf(e,t.side,t.line)
if(s===void 0)continue
const n=t.startLine===void 0?s:indexOf(e,t.side,t.startLine)
if(n===void 0||n>s)return{objection:"start line must be part of the same hunk as the line."}
return{hunk:e.split("\n").slice(0,s+1).join("\n")}}return{objection:"line must be part of the diff"}}function indexOf(e,t,s){const[n="",...o]=e.split("\n")
const[,r,i]=/^@@ -(\d+)\S* \+(\d+)/.exec(n)??[]
let a=Number(t==="LEFT"?r:i)
const[c,u]=t==="LEFT"?["-","+"]:["+","-"]
for(const[e,n]of o.entries()){if(n.startsWith(u??"")||n.startsWith("\\"))continue
if(a===s)return t==="LEFT"&&!n.startsWith(c??"")?void 0:e+1
a++}return}var O=s(38012)
function tipOf(e,t){return tipsUnder(e,t).find(e=>e.ref===t)}function tipsUnder(e,t){const isBelow=e=>e===t||e.startsWith(`${t}/`)
const s=new Map([...packedRefs(e),...looseRefs(e,t)].filter(([e])=>isBelow(e)))
const typeAt=(t,s)=>t.startsWith("refs/tags/")&&typeOf(e,s)||"commit"
const n=[...s].map(([e,t])=>({ref:e,sha:t,type:typeAt(e,t)}))
return n.sort((e,t)=>e.ref<t.ref?-1:1)}function packedRefs(e){const t=(0,c.join)(e,"packed-refs")
const s=(0,r.existsSync)(t)?(0,r.readFileSync)(t,"utf8").split("\n"):[]
return s.flatMap(e=>{const[,t,s]=/^([0-9a-f]{40}) (refs\/.+)$/.exec(e)??[]
return t!==void 0&&s!==void 0?[[s,t]]:[]})}function looseRefs(e,t){return(0,O.D)((0,c.join)(e,t)).flatMap(t=>{const[s]=/^[0-9a-f]{40}(?=\n$)/.exec((0,r.readFileSync)(t,"utf8"))??[]
return s===void 0?[]:[[(0,c.relative)(e,t),s]]})}function setRef(e,t,s){const n=(0,c.join)(e,t);(0,r.mkdirSync)((0,c.dirname)(n),{recursive:!0});(0,r.writeFileSync)(`${n}.lock`,`${s}\n`,{flag:"wx"});(0,r.renameSync)(`${n}.lock`,n)}function fullName({seed:e}){return`${e.owner}/${e.name}`}function repositoryApi(e,t=""){return`${e.apiUrl}/repos/${fullName(e)}${t}`}function repositoryPage(e,t=""){return`${e.serverUrl}/${fullName(e)}${t}`}function isRepository({seed:e},t,s){return`${t}/${s}`.toLowerCase()===`${e.owner}/${e.name}`.toLowerCase()}function identify(e,t){if(!t)return{status:"anonymous"}
const[s="",n=""]=t.split(/\s+/)
const o=tokenOf(s.toLowerCase(),n)
const r=ownValue(e.tokens,o)
return r?{status:"known",token:o,...r}:{status:"unknown"}}function seenBy({sites:e},{token:t,login:s}){const granted=e=>{const n=ownValue(e.seed.tokens,t)?.permissions
return n??(isOpenTo(e,s)?$:void 0)}
const n=e.flatMap(e=>{const n=granted(e)
return n?[{site:e,caller:{token:t,login:s,permissions:n}}]:[]})
const o=n.map(({site:e})=>e)
return n.map(({site:e,caller:t})=>({site:{...e,sites:o},caller:t}))}const $={contents:"read",issues:"read",pull_requests:"read",discussions:"read"}
function isOpenTo({seed:e,state:t,sites:s},n){if(t.visibility!=="internal")return isPublic({state:t})
return s.some(t=>t.seed.owner===e.owner&&t.state.roleOf(n)!=="none")}function isPublic({state:e}){return e.visibility==="public"}function findReferenced(e,t){const[,s="",n="",o]=/^([^/]+)\/([^#]+)#(\d+)$/.exec(String(t))??[]
const r=o===void 0?e:e.sites.find(e=>isRepository(e,s,n))
const i=r?.state.issues.get(Number(o??t))
return r&&i&&{site:r,issue:i}}function isAllowed(e,{permissions:t},s,n){if(s==="read"&&isPublic(e))return!0
return n.some(e=>t[e]==="write"||t[e]===s)}function tokenOf(e,t){if(e==="token"||e==="bearer")return t
if(e!=="basic")return""
const s=Buffer.from(t,"base64").toString("utf8")
return s.slice(s.indexOf(":")+1)}function ownValue(e,t){return Object.hasOwn(e,t)?e[t]:void 0}class GraphqlError extends Error{extra
constructor(e,t={}){super(e)
this.extra=t}}const k=/\.\.\.|"(?:[^"\\]|\\.)*"|-?\d+|\$?[A-Za-z_]\w*|[{}()[\]:!=,]|#.*|\s+|./gy
function parseOperation(e){const t=new Reader((e.match(k)??[]).filter(e=>!/^[\s,#]/.test(e)))
const s=t.peek()==="{"?"query":t.take()
const n=/^\w/.test(t.peek())?t.take():""
if(t.peek()==="(")t.skipParentheses()
const o=readSelections(t)
if(t.peek()!=="")throw t.unexpected()
return{type:s,name:n,selections:o}}class Reader{#e
#t=0
constructor(e){this.#e=e}peek(){return this.#e[this.#t]??""}take(){this.#t++
return this.#e[this.#t-1]??""}expect(e){if(this.peek()!==e)throw this.unexpected()
this.take()}name(){if(!/^[A-Za-z_]/.test(this.peek()))throw this.unexpected()
return this.take()}skipParentheses(){while(this.peek()!==")"&&this.peek()!=="")this.take()
this.expect(")")}unexpected(){return new GraphqlError(`Parse error on ${JSON.stringify(this.peek()||"end of file")}`)}}function readSelections(e){const t=[]
e.expect("{")
while(e.peek()!=="}")t.push(e.peek()==="..."?readFragment(e):readField(e))
e.expect("}")
return t}function readFragment(e){e.expect("...")
e.expect("on")
return{kind:"fragment",on:e.name(),selections:readSelections(e)}}function readField(e){const t=e.name()
const s=e.peek()===":"
if(s)e.take()
const n=s?e.name():t
const o=readArguments(e)
const r=e.peek()==="{"?readSelections(e):[]
return{kind:"field",key:t,name:n,arguments:o,selections:r}}function readArguments(e){const t=new Map
if(e.peek()!=="(")return t
e.take()
while(e.peek()!==")"){const s=e.name()
e.expect(":")
t.set(s,readValue(e))}e.take()
return t}function readValue(e){const t=e.take()
if(t.startsWith("$"))return{variable:t.slice(1)}
if(/^(?:"|-?\d|true$|false$|null$)/.test(t))return JSON.parse(t)
throw new GraphqlError(`Parse error on ${JSON.stringify(t)}`)}function execute(e,t,s){const n=[]
function select(e,t,s){const n=t.flatMap(t=>{if(t.kind==="field")return[[t.key,resolve(e,t,[...s,t.key])]]
return t.on===e.__typename?Object.entries(select(e,t.selections,s)):[]})
return Object.fromEntries(n)}function resolve(e,t,o){if(!Object.hasOwn(e,t.name))throw undefinedField(e,t)
const r=e[t.name]
try{return complete(typeof r==="function"?r(argumentsOf(t,s)):r,t,o)}catch(e){if(!(e instanceof GraphqlError)||e.extra.extensions)throw e
n.push({...e.extra,path:o,message:e.message})
return null}}function complete(e,t,s){if(Array.isArray(e))return e.map((e,n)=>complete(e,t,[...s,String(n)]))
if(!isNode(e))return e
if(t.selections.length===0)throw new GraphqlError(`Field must have selections: ${s.join(".")}`,R)
return select(e,t.selections,s)}const o=select(t,e.selections,[])
return n.length>0?{data:o,errors:n}:{data:o}}const R={extensions:{code:"selectionMismatch"}}
function undefinedField(e,{name:t}){const s={code:"undefinedField",typeName:e.__typename,fieldName:t}
return new GraphqlError(`Field '${t}' doesn't exist on type '${e.__typename}'`,{extensions:s})}function argumentsOf(e,t){const s=[...e.arguments].map(([e,s])=>{const n=typeof s==="object"&&s!==null?t[s.variable]:s
return[e,n??void 0]})
return Object.fromEntries(s)}function isNode(e){return typeof e==="object"&&e!==null&&"__typename"in e}const C=p.strictObject({last:p.number(),before:p.string().optional()}).readonly()
function lastPage(e,t,s,n){return o=>{const{last:r,before:i}=pageOf(e,o)
const a=i===void 0?Number.POSITIVE_INFINITY:idOf(i)
const c=s.filter(({id:e})=>e<a)
const u=r===0?[]:c.slice(-r)
const[l,d]=[u.at(0),u.at(-1)]
return{__typename:t,totalCount:s.length,pageInfo:{__typename:"PageInfo",hasPreviousPage:u.length<c.length,hasNextPage:c.length<s.length,startCursor:l?cursorOf(l):null,endCursor:d?cursorOf(d):null},nodes:u.map(n)}}}function pageOf(e,t){if(t.last===void 0&&t.first===void 0){const t=`You must provide a \`first\` or \`last\` value to properly paginate the \`${e}\` connection.`
throw new GraphqlError(t,{type:"MISSING_PAGINATION_BOUNDARIES"})}const s=C.parse(t)
if(s.last<=100)return s
const n=`Requesting ${s.last} records on the \`${e}\` connection exceeds the \`last\` limit of 100 records.`
throw new GraphqlError(n,{type:"EXCESSIVE_PAGINATION"})}function cursorOf({id:e}){return Buffer.from(`cursor:v2:${e}`).toString("base64")}function idOf(e){const t=/^cursor:v2:(\d+)$/.exec(Buffer.from(e,"base64").toString("utf8"))?.[1]
if(t)return Number(t)
throw new GraphqlError(`\`${e}\` does not appear to be a valid cursor.`,{type:"INVALID_CURSOR_ARGUMENTS"})}const A=p.string().optional()
const P=p["enum"](["ABUSE","DUPLICATE","OFF_TOPIC","OUTDATED","RESOLVED","SPAM"])
const I=p.object({input:p.strictObject({subjectId:p.string(),classifier:P,clientMutationId:A})})
const T=p.object({input:p.strictObject({projectId:p.string(),contentId:p.string(),clientMutationId:A})})
const E=p.object({input:p.strictObject({projectId:p.string(),itemId:p.string(),fieldId:p.string(),value:p.strictObject({singleSelectOptionId:p.string()}),clientMutationId:A})})
function minimizeComment(e,t,s){const{subjectId:n}=I.parse(s).input
if(!isAllowed(e,t,"write",["issues","pull_requests"]))throw forbidden()
const o=e.state.comments.get(Number(/^IC_(\d+)$/.exec(n)?.[1]))
if(!o)throw change_missing(n)
o.isMinimized=!0
const r={__typename:"IssueComment",isMinimized:!0}
return{__typename:"MinimizeCommentPayload",clientMutationId:null,minimizedComment:r}}function addProjectItem(e,t,s){const{projectId:n,contentId:o}=T.parse(s).input
const r=projectOf(e,t,n)
const i=[...e.state.issues.values()].find(({id:e})=>o===`I_${e}`||o===`PR_${e}`)
if(!i)throw change_missing(o)
const a=keyIn(e,r,i)
const c=r.items.get(a)??{id:`PVTI_${a}`,values:new Map}
r.items.set(a,c)
return{__typename:"AddProjectV2ItemByIdPayload",item:{__typename:"ProjectV2Item",id:c.id}}}function setProjectField(e,t,s){const{projectId:n,itemId:o,fieldId:r,value:i}=E.parse(s).input
const a=projectOf(e,t,n)
const c=[...a.items.values()].find(({id:e})=>e===o)
const u=a.fields.find(({name:e})=>fieldIdOf(e)===r)
const l=u?.options.find(e=>optionIdOf(e)===i.singleSelectOptionId)
if(!c||!u||l===void 0)throw change_missing(o)
c.values.set(u.name,l)
return{__typename:"UpdateProjectV2ItemFieldValuePayload",clientMutationId:null}}function ownerNode(e,t){const s=e.find(({site:e})=>t.toLowerCase()===e.seed.owner.toLowerCase())
if(!s)return null
const{site:n,caller:o}=s
return{__typename:n.state.user(t).type,projectV2:e=>{const{number:t}=p.object({number:p.number()}).parse(e)
const s=projectsOf(n).find(e=>e.number===t)
if(!s||o.permissions.projects===void 0)throw new GraphqlError(`Could not resolve to a ProjectV2 with the number ${t}.`,{type:"NOT_FOUND"})
return projectNode(s)}}}function projectNode(e){return{__typename:"ProjectV2",id:`PVT_${e.number}`,url:`https://github.test/orgs/projects/${e.number}`,closed:!1,fields:()=>({__typename:"ProjectV2FieldConfigurationConnection",nodes:e.fields.map(fieldNode)})}}function fieldNode({name:e,options:t}){const s=t.map(e=>({__typename:"ProjectV2SingleSelectFieldOption",id:optionIdOf(e),name:e}))
return{__typename:"ProjectV2SingleSelectField",id:fieldIdOf(e),name:e,options:s}}function projectItems(e,t){const s=projectsOf(e).flatMap(s=>{const n=s.items.get(keyIn(e,s,t))
if(!n)return[]
return[{__typename:"ProjectV2Item",id:n.id,project:{__typename:"ProjectV2",id:`PVT_${s.number}`},fieldValueByName:e=>{const t=n.values.get(p.object({name:p.string()}).parse(e).name)
return t===void 0?null:{__typename:"ProjectV2ItemFieldSingleSelectValue",name:t}}}]})
return{__typename:"ProjectV2ItemConnection",nodes:s}}function projectsOf({seed:e,sites:t}){return t.filter(t=>t.seed.owner===e.owner).flatMap(({state:e})=>e.records.projects)}function keyIn(e,t,{number:s,id:n}){return e.state.records.projects.includes(t)?s:n}function projectOf(e,t,s){const n=projectsOf(e).find(({number:e})=>`PVT_${e}`===s)
if(!n)throw change_missing(s)
if(t.permissions.projects!=="write")throw forbidden()
return n}function fieldIdOf(e){return`PVTSSF_${e}`}function optionIdOf(e){return`option_${e}`}function forbidden(){return new GraphqlError("Resource not accessible by integration",{type:"FORBIDDEN"})}function change_missing(e){return new GraphqlError(`Could not resolve to a node with the global id of '${e}'`,{type:"NOT_FOUND"})}const S={followers_url:"/followers",following_url:"/following{/other_user}",gists_url:"/gists{/gist_id}",starred_url:"/starred{/owner}{/repo}",subscriptions_url:"/subscriptions",organizations_url:"/orgs",repos_url:"/repos",events_url:"/events{/privacy}",received_events_url:"/received_events"}
function userJson({state:e,serverUrl:t,apiUrl:s},n){const o=e.user(n)
const r=`${s}/users/${encodeURIComponent(o.login)}`
const i=o.type==="Bot"?`apps/${o.login.replace(/\[bot\]$/,"")}`:o.login
return{login:o.login,id:o.id,node_id:`U_${o.id}`,avatar_url:`${t}/avatars/u/${o.id}?`,gravatar_id:"",url:r,html_url:`${t}/${i}`,...Object.fromEntries(Object.entries(S).map(([e,t])=>[e,r+t])),type:o.type,user_view_type:"public",site_admin:!1}}const x=["+1","-1","laugh","confused","heart","hooray","rocket","eyes"]
function reactionsJson(e,t){const count=e=>t.filter(t=>t.content===e).length
return{url:`${e}/reactions`,total_count:t.length,...Object.fromEntries(x.map(e=>[e,count(e)]))}}function discussionJson(e,{number:t,id:s,author:n,createdAt:o,title:r,body:i,locked:a,reactions:c}){const{state:u}=e
const l=u.records.discussionComments.filter(({discussion:e})=>e===t).length
return{id:s,node_id:`D_${s}`,number:t,title:r,body:i,user:userJson(e,n),state:"open",state_reason:null,locked:a,active_lock_reason:null,comments:l,created_at:o,updated_at:o,html_url:discussionPage(e,t),repository_url:repositoryApi(e),author_association:u.association(n),category:categoryJson(e,o),answer_html_url:null,answer_chosen_at:null,answer_chosen_by:null,labels:[],timeline_url:repositoryApi(e,`/discussions/${t}/timeline`),reactions:reactionsJson(repositoryApi(e,`/discussions/${t}`),c)}}function discussionCommentJson(e,t){const{id:s,discussion:n,replyTo:o,author:r,createdAt:i,lastEditedAt:a,body:c}=t
return{id:s,node_id:`DC_${s}`,parent_id:o,child_comment_count:0,repository_url:fullName(e),discussion_id:n,user:userJson(e,r),body:c,created_at:i,updated_at:a??i,author_association:e.state.association(r),html_url:`${discussionPage(e,n)}#discussioncomment-${s}`,reactions:reactionsJson(repositoryApi(e,`/discussions/${n}/comments/${s}`),t.reactions)}}function discussionPage(e,t){return repositoryPage(e,`/discussions/${t}`)}function categoryJson({id:e},t){return{id:71,node_id:"DIC_71",repository_id:e,emoji:":pray:",name:"Q&A",description:"Ask",slug:"q-a",is_answerable:!0,created_at:t,updated_at:t}}function actorNode(e,t,s){const n=e.state.user(t)
return{__typename:s??n.type,login:n.login.replace(/\[bot\]$/,""),databaseId:n.id}}function authored(e,t,s){return{author:actorNode(e,t),authorAssociation:e.state.association(t),viewerDidAuthor:t.toLowerCase()===s.toLowerCase()}}function editorNode(e,t){return t===null?null:actorNode(e,t)}function reactionGroups(e,t){return x.map(s=>({__typename:"ReactionGroup",content:groupOf(s),viewerHasReacted:e.some(e=>e.content===s&&e.author===t)}))}function groupOf(e){return{"+1":"THUMBS_UP","-1":"THUMBS_DOWN"}[e]??e.toUpperCase()}const j=p.object({first:p.number().max(100),orderBy:p.strictObject({field:p.literal("UPDATED_AT"),direction:p.literal("DESC")})})
function discussionList(e,t){return s=>{const{first:n}=j.parse(s)
const o=e.state.records.discussions.toSorted((t,s)=>touched(e,s).localeCompare(touched(e,t)))
const r=o.slice(0,n).map(s=>discussionNode(e,s,t))
return{__typename:"DiscussionConnection",totalCount:o.length,nodes:r}}}function touched(e,{number:t,createdAt:s}){const n=e.state.records.discussionComments.filter(({discussion:e})=>e===t)
return[s,...n.map(e=>e.createdAt)].sort().at(-1)??s}function discussionNode(e,t,s){const{number:n,id:o,title:r,body:i,createdAt:a,author:c,closedAt:u}=t
const l=e.state.records.discussionComments.filter(e=>e.discussion===n&&e.replyTo===null)
return{__typename:"Discussion",id:`D_${o}`,databaseId:o,number:n,title:r,body:i,createdAt:a,lastEditedAt:null,editor:null,closed:u!==null,closedAt:u,locked:t.locked,updatedAt:touched(e,t),reactionGroups:reactionGroups(t.reactions,s),url:discussionPage(e,n),...authored(e,c,s),comments:lastPage("comments","DiscussionCommentConnection",l,t=>commentNode(e,t,s))}}function commentNode(e,t,s){const{id:n,body:o,createdAt:r,lastEditedAt:i,editor:a,isMinimized:c,author:u,discussion:l}=t
const d=e.state.records.discussionComments
const m=d.filter(({replyTo:e})=>e===n)
const p=d.find(e=>e.id===t.replyTo)
return{__typename:"DiscussionComment",id:`DC_${n}`,databaseId:n,body:o,createdAt:r,lastEditedAt:i,isMinimized:c,editor:editorNode(e,a),reactionGroups:reactionGroups(t.reactions,s),url:`${discussionPage(e,l)}#discussioncomment-${n}`,...authored(e,u,s),replyTo:p?commentNode(e,p,s):null,replies:lastPage("replies","DiscussionCommentConnection",m,t=>commentNode(e,t,s))}}const N=65536
const q=p.string().optional()
const D=p.string().min(1)
const G=p.object({input:p.strictObject({discussionId:p.string(),body:D,replyToId:p.string().optional(),clientMutationId:q})})
const B=p.object({input:p.strictObject({commentId:p.string(),body:D,clientMutationId:q})})
const M=p.object({input:p.strictObject({id:p.string(),clientMutationId:q})})
const U=p["enum"](["CONFUSED","EYES","HEART","HOORAY","LAUGH","ROCKET","THUMBS_UP"])
const J=p.object({input:p.strictObject({subjectId:p.string(),content:U,clientMutationId:q})})
function addDiscussionComment(e,t,s){const{discussionId:n,body:o,replyToId:r}=G.parse(s).input
const{records:i}=e.state
const a=discussionOf(e,n)
const c=r===void 0?void 0:commentOf(e,r)
demandWrite(e,t)
if(a.locked)throw refused("FORBIDDEN","Discussion is locked.")
if(c&&c.replyTo!==null)throw refused("UNPROCESSABLE","Parent comment is already in a thread, cannot reply to it")
requireShort(o)
const u={author:t.login,body:o,discussion:a.number}
const l=i.addDiscussionComment({...u,...c&&{replyTo:c.id}})
return payload(e,t,"AddDiscussionCommentPayload",l)}function updateDiscussionComment(e,t,s){const{commentId:n,body:o}=B.parse(s).input
const r=commentOf(e,n)
demandWrite(e,t)
if(r.author!==t.login)throw refused("FORBIDDEN","Resource not accessible by integration")
requireShort(o)
Object.assign(r,{body:o,lastEditedAt:e.state.time(),editor:t.login})
return payload(e,t,"UpdateDiscussionCommentPayload",r)}function deleteDiscussionComment(e,t,s){const n=commentOf(e,M.parse(s).input.id)
demandWrite(e,t)
if(n.author!==t.login)throw refused("FORBIDDEN","Resource not accessible by integration")
const{discussionComments:o}=e.state.records
o.splice(o.indexOf(n),1)
return payload(e,t,"DeleteDiscussionCommentPayload",n)}function addReaction(e,t,s){const{subjectId:n,content:o}=J.parse(s).input
const r=subjectOf(e,n)
demandWrite(e,t,n.startsWith("PRR_")?"pull_requests":"discussions")
e.state.react(r,t.login,o==="THUMBS_UP"?"+1":o.toLowerCase())
const i={__typename:"Reaction",content:o}
return{__typename:"AddReactionPayload",clientMutationId:null,reaction:i}}function subjectOf(e,t){if(t.startsWith("DC_"))return commentOf(e,t)
if(t.startsWith("D_"))return discussionOf(e,t)
const s=e.state.records.reviews.find(e=>t===`PRR_${e.id}`)
if(s)return s
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${t}'`)}function payload(e,{login:t},s,n){return{__typename:s,clientMutationId:null,comment:commentNode(e,n,t)}}function demandWrite(e,t,s="discussions"){if(!isAllowed(e,t,"write",[s]))throw refused("FORBIDDEN","Resource not accessible by integration")}function requireShort(e){if(e.length>N)throw refused("UNPROCESSABLE",`Body is too long (maximum is ${N} characters)`)}function discussionOf({state:e},t){const s=e.records.discussions.find(({id:e})=>`D_${e}`===t)
if(s)return s
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${t}'`)}function commentOf({state:e},t){const s=e.records.discussionComments.find(({id:e})=>`DC_${e}`===t)
if(s)return s
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${t}'`)}function refused(e,t){return new GraphqlError(t,{type:e})}function pullFields(e,t,s){const{records:n}=e.state
const isSeen=({state:e,author:t})=>e!=="PENDING"||t===s
const o=n.reviews.filter(e=>e.pull===t.number&&isSeen(e))
const r=n.reviewComments.filter(e=>{const s=n.reviews.find(({id:t})=>t===e.review)
return e.pull===t.number&&e.replyTo===null&&(!s||isSeen(s))})
const i=(n.closes.get(t.number)??[]).flatMap(t=>findReferenced(e,t)??[])
return{isDraft:t.draft,headRefName:t.head,headRefOid:t.headSha,baseRefName:t.base,reviews:connection("PullRequestReview",o,t=>reviewNode(e,t,s)),reviewThreads:lastPage("reviewThreads","PullRequestReviewThreadConnection",r,t=>threadNode(e,t,s)),closingIssuesReferences:connection("Issue",i,({site:e,issue:t})=>({__typename:"Issue",number:t.number,title:t.title,body:t.body,state:t.state.toUpperCase(),createdAt:t.createdAt,lastEditedAt:t.lastEditedAt,...authored(e,t.author,s),repository:{__typename:"Repository",nameWithOwner:fullName(e)}}))}}function issueFields(e,t,s){const n=e.sites.flatMap(s=>[...s.state.records.closes].flatMap(([n,o])=>{const r=s.state.pulls.get(n)
const i=o.some(n=>findReferenced({...s,sites:e.sites},n)?.issue===t)
return r&&i?[{site:s,pull:r}]:[]}))
return{closedByPullRequestsReferences:connection("PullRequest",n,({site:e,pull:t})=>({__typename:"PullRequest",number:t.number,title:t.title,state:t.merged?"MERGED":t.state.toUpperCase(),createdAt:t.createdAt,lastEditedAt:t.lastEditedAt,...authored(e,t.author,s),repository:{__typename:"Repository",nameWithOwner:fullName(e)}}))}}function connection(e,t,s){return({first:n,last:o})=>({__typename:`${e}Connection`,totalCount:t.length,nodes:(typeof n==="number"?t.slice(0,n):t.slice(-Number(o))).map(s)})}function reviewNode(e,t,s){const{id:n,body:o,state:r,lastEditedAt:i,author:a}=t
const c=r==="PENDING"?null:t.submittedAt
return{__typename:"PullRequestReview",databaseId:n,body:o,state:r,submittedAt:c,lastEditedAt:i,editor:i===null?null:editorNode(e,t.editor??a),isMinimized:!1,reactionGroups:reactionGroups(t.reactions,s),...authored(e,a,s)}}function threadNode(e,t,s){const n=e.state.records.reviewComments
const o=n.filter(({id:e,replyTo:s})=>e===t.id||s===t.id)
return{__typename:"PullRequestReviewThread",id:`PRRT_${t.id}`,path:t.path,line:t.line,isResolved:t.isResolved,isOutdated:!1,resolvedBy:t.resolvedBy===null?null:actorNode(e,t.resolvedBy,"User"),comments:connection("PullRequestReviewComment",o,t=>pull_commentNode(e,t,s))}}function pull_commentNode(e,t,s){const{id:n,body:o,hunk:r,pull:i,createdAt:a,lastEditedAt:c,editor:u,isMinimized:l,author:d}=t
const m=e.state.records.submittedComments().includes(t)
const p=e.state.records.reviews.find(e=>e.id===t.review)
return{state:m?"SUBMITTED":"PENDING",__typename:"PullRequestReviewComment",databaseId:n,body:o,diffHunk:r,createdAt:a,lastEditedAt:c,isMinimized:l,editor:editorNode(e,u),...authored(e,d,s),pullRequestReview:p?reviewNode(e,p,s):null,url:repositoryPage(e,`/pull/${i}#discussion_r${n}`)}}function issueJson(e,t){const{state:s}=e
const n=repositoryApi(e,`/issues/${t.number}`)
const o=s.pulls.has(t.number)
const r=s.records.factsOf(t.number)
const i=s.records.milestones.find(({number:e})=>e===r.milestone)
const a=(s.records.assignees.get(t.number)??[]).map(t=>userJson(e,t))
return{id:t.id,node_id:`${o?"PR":"I"}_${t.id}`,url:n,repository_url:repositoryApi(e),labels_url:`${n}/labels{/name}`,comments_url:`${n}/comments`,events_url:`${n}/events`,html_url:issuePage(e,t),timeline_url:`${n}/timeline`,number:t.number,title:t.title,body:t.body,user:userJson(e,t.author),author_association:s.association(t.author),state:t.state,state_reason:r.stateReason,locked:t.locked,active_lock_reason:r.lockReason,comments:s.commentsOn(t.number).length,labels:s.records.labelsOf(t.number).map(t=>labelJson(e,t)),assignee:a[0]??null,assignees:a,milestone:i?milestoneJson(e,i):null,type:r.type===null?null:typeJson(e,r.type),created_at:t.createdAt,updated_at:t.updatedAt,closed_at:t.state==="closed"?t.updatedAt:null,closed_by:null,performed_via_github_app:null,reactions:reactionsJson(n,s.records.reactions.get(`thread ${t.number}`)??[]),...pullKeys(e,t)}}function milestoneJson(e,{number:t,title:s}){const n=repositoryApi(e,`/milestones/${t}`)
return{url:n,html_url:repositoryPage(e,`/milestone/${t}`),labels_url:`${n}/labels`,id:100*e.id+t,node_id:`MI_${100*e.id+t}`,number:t,title:s,description:null,creator:userJson(e,e.seed.owner),open_issues:0,closed_issues:0,state:"open",created_at:e.state.createdAt,updated_at:e.state.createdAt,due_on:null,closed_at:null}}function typeJson(e,t){const s=e.state.records.issueTypes.indexOf(t)+1
return{id:s,node_id:`IT_${s}`,name:t,description:null}}function issuePage(e,{number:t}){return repositoryPage(e,`/${e.state.pulls.has(t)?"pull":"issues"}/${t}`)}function pullKeys(e,t){const s=e.state.pulls.get(t.number)
if(!s)return{}
const n=issuePage(e,t)
return{draft:s.draft,pull_request:{url:repositoryApi(e,`/pulls/${s.number}`),html_url:n,diff_url:`${n}.diff`,patch_url:`${n}.patch`,merged_at:s.merged?.at??null}}}function labelJson(e,t){const s=[...t].reduce((e,t)=>e*31+(t.codePointAt(0)??0),e.id)%1000003
const n=repositoryApi(e,`/labels/${encodeURIComponent(t)}`)
const{color:o="ededed",description:r=""}=e.state.records.labelNamed(t)??{}
return{id:s,node_id:`LA_${s}`,url:n,name:t,description:r,color:o,default:!1}}function commentJson(e,t){const s=repositoryApi(e,`/issues/comments/${t.id}`)
return{id:t.id,node_id:`IC_${t.id}`,url:s,html_url:commentPage(e,t),issue_url:repositoryApi(e,`/issues/${t.issue}`),user:userJson(e,t.author),author_association:e.state.association(t.author),body:t.body,created_at:t.createdAt,updated_at:t.updatedAt,performed_via_github_app:null,reactions:reactionsJson(s,t.reactions)}}function commentPage(e,t){const s=e.state.issues.get(t.issue)
if(!s)throw new n.vC("bug",`Comment ${t.id} is on #${t.issue}, which does not exist.`)
return`${issuePage(e,s)}#issuecomment-${t.id}`}function reactionJson(e,t){return{id:t.id,node_id:`REA_${t.id}`,user:userJson(e,t.author),content:t.content,created_at:t.createdAt}}const L=p.object({qualifiedName:p.string()})
const F=p.object({first:p.number().max(100)})
function refNode(e,t){const{qualifiedName:s}=L.parse(t)
const n=tipOf(e.seed.gitDir,s)
if(!n)return null
const{requiredChecks:o,ruledChecks:r}=e.state
return{__typename:"Ref",refUpdateRule:o.length===0?null:{__typename:"RefUpdateRule",requiredStatusCheckContexts:[...o]},rules:()=>branch_connection("RepositoryRule",r,ruleNode),target:{__typename:"Commit",history:t=>{const{first:s}=F.parse(t)
const o=runGit(e.seed.gitDir,["rev-list",`--max-count=${s}`,n.sha]).split("\n").filter(Boolean)
return branch_connection("CommitHistory",o,t=>commitNode(e,t))}}}}function ruleNode(e){const t={__typename:"StatusCheckConfiguration",context:e}
return{__typename:"RepositoryRule",parameters:{__typename:"RequiredStatusChecksParameters",requiredStatusChecks:[t]}}}function commitNode(e,t){const s=[...e.state.pulls.values()].filter(({merged:e,headSha:s})=>e?.commit===t||s===t)
return{__typename:"Commit",...checksOf(e,t),associatedPullRequests:t=>{const{first:n}=F.parse(t)
return branch_connection("PullRequest",s.slice(0,n),t=>pullNode(e,t))}}}function pullNode(e,{headSha:t}){const s={__typename:"PullRequestCommit",commit:{__typename:"Commit",...checksOf(e,t)}}
return{__typename:"PullRequest",commits:()=>branch_connection("PullRequestCommit",[s],e=>e)}}function checksOf(e,t){const{runs:s,statuses:n}=e.state.records
const o=s.filter(e=>e.sha===t).flatMap(e=>e.jobs)
const r=[...o.map(({name:e})=>({__typename:"CheckRun",name:e})),...n.filter(e=>e.sha===t).map(({context:e})=>({__typename:"StatusContext",context:e}))]
const all=()=>branch_connection("StatusCheckRollupContext",r,e=>e)
return{statusCheckRollup:r.length===0?null:{__typename:"StatusCheckRollup",contexts:all}}}function branch_connection(e,t,s){return{__typename:`${e}Connection`,nodes:t.map(s)}}const H=p.object({owner:p.string(),name:p.string()}).readonly()
const W=p.object({id:p.string()}).readonly()
const z=p.object({number:p.number()}).readonly()
function queryNode(e){const[t]=e
const s=t?.caller.login??""
return{__typename:"Query",viewer:{__typename:"User",login:s,databaseId:t?.site.state.user(s).id},node:t=>{const{id:n}=W.parse(t)
const o=e.filter(isReadable).flatMap(({site:e})=>nodeIn(e,n,s)??[])[0]
if(o)return o
throw notFound(`Could not resolve to a node with the global id of '${n}'`)},repositoryOwner:t=>ownerNode(e,p.object({login:p.string()}).parse(t).login),repository:t=>{const{owner:n,name:o}=H.parse(t)
const r=e.find(({site:e})=>isRepository(e,n,o))
if(!r)throw notFound(`Could not resolve to a Repository with the name '${n}/${o}'.`)
if(isReadable(r))return repositoryNode(r.site,s)
throw new GraphqlError("Resource not accessible by integration",{type:"FORBIDDEN"})}}}function isReadable({site:e,caller:t}){return isAllowed(e,t,"read",["issues","pull_requests","discussions"])}function nodeIn(e,t,s){const{issues:n,comments:o,records:r}=e.state
const i=[...n.values()].find(e=>t===`I_${e.id}`||t===`PR_${e.id}`)
if(i)return thread_threadNode(e,i,s)
const a=o.get(Number(/^IC_(\d+)$/.exec(t)?.[1]))
if(a)return thread_commentNode(e,a,s)
const c=r.discussionComments.find(e=>t===`DC_${e.id}`)
if(c)return commentNode(e,c,s)
const u=r.discussions.find(e=>t===`D_${e.id}`)
if(u)return discussionNode(e,u,s)
const l=r.reviewComments.find(e=>t===`PRRC_${e.id}`||t===`PRRT_${e.id}`)
if(l)return t.startsWith("PRRT_")?threadNode(e,l,s):pull_commentNode(e,l,s)
const d=r.reviews.find(e=>t===`PRR_${e.id}`)
return d&&reviewNode(e,d,s)}function repositoryNode(e,t){return{__typename:"Repository",name:e.seed.name,nameWithOwner:fullName(e),id:`R_${e.id}`,databaseId:e.id,isPrivate:!isPublic(e),isArchived:e.state.isArchived,visibility:e.state.visibility.toUpperCase(),webCommitSignoffRequired:e.state.isSignOffRequired,ref:t=>refNode(e,t),pullRequest:s=>{const{number:n}=z.parse(s)
const o=e.state.pulls.get(n)
if(o)return thread_threadNode(e,o,t)
throw notFound(`Could not resolve to a PullRequest with the number of ${n}.`)},discussions:discussionList(e,t),discussion:s=>{const{number:n}=z.parse(s)
const o=e.state.records.discussions.find(e=>e.number===n)
if(o)return discussionNode(e,o,t)
throw notFound(`Could not resolve to a Discussion with the number of ${n}.`)},issueOrPullRequest:s=>{const{number:n}=z.parse(s)
const o=e.state.issues.get(n)
if(o)return thread_threadNode(e,o,t)
throw notFound(`Could not resolve to an issue or pull request with the number of ${n}.`)}}}function thread_threadNode(e,t,s){const n=e.state.pulls.get(t.number)
return{__typename:n?"PullRequest":"Issue",databaseId:n?.pullId??t.id,number:t.number,title:t.title,body:t.body,url:issuePage(e,t),state:n?.merged?"MERGED":t.state.toUpperCase(),locked:t.locked,projectItems:()=>projectItems(e,t),createdAt:t.createdAt,updatedAt:t.updatedAt,lastEditedAt:t.lastEditedAt,editor:t.lastEditedAt===null?null:editorNode(e,t.editor??t.author),...authored(e,t.author,s),comments:lastPage("comments","IssueCommentConnection",e.state.commentsOn(t.number),t=>thread_commentNode(e,t,s)),...n?pullFields(e,n,s):issueFields(e,t,s)}}function thread_commentNode(e,t,s){return{__typename:"IssueComment",databaseId:t.id,body:t.body,url:commentPage(e,t),createdAt:t.createdAt,updatedAt:t.updatedAt,lastEditedAt:t.lastEditedAt,editor:editorNode(e,t.editor),isMinimized:t.isMinimized,...authored(e,t.author,s)}}function notFound(e){return new GraphqlError(e,{type:"NOT_FOUND"})}const V=p.strictObject({branch:p.strictObject({repositoryNameWithOwner:p.string(),branchName:p.string()}),message:p.strictObject({headline:p.string(),body:p.string().optional()}),expectedHeadOid:p.string(),fileChanges:p.strictObject({additions:p.array(p.strictObject({path:p.string(),contents:p.base64()})).default([]),deletions:p.array(p.strictObject({path:p.string()})).default([])}),clientMutationId:p.string().optional()}).readonly()
function mutationNode(e){const mutation=t=>s=>{const n=e.find(e=>isMeant(e,s))??e[0]
if(!n)throw commit_refused("NOT_FOUND","Could not resolve to a node")
if(n.site.state.isArchived)throw commit_refused("UNPROCESSABLE","Repository was archived so is read-only")
return t(n.site,n.caller,s)}
return{__typename:"Mutation",resolveReviewThread:mutation(resolveThread),addDiscussionComment:mutation(addDiscussionComment),deleteDiscussionComment:mutation(deleteDiscussionComment),updateDiscussionComment:mutation(updateDiscussionComment),minimizeComment:mutation(minimizeComment),addProjectV2ItemById:mutation(addProjectItem),updateProjectV2ItemFieldValue:mutation(setProjectField),addReaction:mutation(addReaction),createCommitOnBranch:mutation(createCommitOnBranch)}}const K=p.object({input:p.looseObject({branch:p.object({repositoryNameWithOwner:p.string()}).optional()})})
function isMeant({site:e,caller:t},s){const{branch:n,...o}=K.parse(s).input
if(n)return n.repositoryNameWithOwner.toLowerCase()===fullName(e).toLowerCase()
return Object.values(o).some(s=>typeof s==="string"&&nodeIn(e,s,t.login)!==void 0)}function createCommitOnBranch(e,t,s){const n=p.object({input:V}).parse(s).input
const o=createCommit(e,t,n)
const r=repositoryPage(e,`/commit/${o}`)
const i={__typename:"Commit",oid:o,url:r,signature:{__typename:"GpgSignature",isValid:!0}}
return{__typename:"CreateCommitOnBranchPayload",clientMutationId:n.clientMutationId??null,commit:i}}function createCommit(e,t,s){const{branch:n,expectedHeadOid:o,fileChanges:r}=s
if(n.repositoryNameWithOwner.toLowerCase()!==fullName(e).toLowerCase())throw commit_refused("NOT_FOUND",`Could not resolve to a Repository with the name '${n.repositoryNameWithOwner}'.`)
if(!isAllowed(e,t,"write",["contents"]))throw commit_refused("FORBIDDEN","Resource not accessible by integration")
const{gitDir:i}=e.seed
const a=`refs/heads/${n.branchName}`
const c=tipOf(i,a)
if(!c)throw commit_refused("NOT_FOUND","No such branch")
if(c.sha!==o)throw commit_refused("STALE_DATA",`Expected branch to point to "${o}" but it did not. Pull and try again.`)
for(const{path:e}of[...r.additions,...r.deletions])refusePath(e)
const[u]=rulesAgainst(e.state.binding,"commit")
if(u)throw commit_refused("UNPROCESSABLE",violation(u))
const l=commitOn(a,e,t,s)
e.state.signed.add(l)
return l}function refusePath(e){const t=e.split("/")
if(t.some(e=>["",".","..",".git"].includes(e.toLowerCase())))throw commit_refused("UNPROCESSABLE",`A path was requested that is not valid: ${e}`)
if(/^\.github\/workflows\//i.test(e))throw commit_refused("FORBIDDEN",`refusing to allow a GitHub App to create or update workflow \`${e}\``)}function commitOn(e,{seed:t,state:s,serverUrl:n},{login:o},r){const{message:i,expectedHeadOid:a,fileChanges:c}=r
const u=`${Math.floor(t.now().getTime()/1e3)} +0000`
const l=[i.headline,...i.body?["",i.body]:[],""].join("\n")
const d=`${s.user(o).id}+${o}@users.noreply.${new URL(n).host}`
const m=[`commit ${e}\nmark :1\nauthor ${o} <${d}> ${u}\n`,`committer GitHub <noreply@github.com> ${u}\n`,...data(Buffer.from(l)),`from ${a}\n`,...c.deletions.map(({path:e})=>`D ${quoted(e)}\n`),...c.additions.flatMap(({path:e,contents:t})=>[`M 100644 inline ${quoted(e)}\n`,...data(Buffer.from(t,"base64"))]),"\nget-mark :1\n"]
return runGit(t.gitDir,["fast-import","--quiet"],{input:Buffer.concat(m.map(e=>Buffer.from(e)))}).trim()}function data(e){return[`data ${e.length}\n`,e,"\n"]}function quoted(e){return`"${e.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n")}"`}function commit_refused(e,t){return new GraphqlError(t,{type:e})}const Z=p.object({input:p.strictObject({threadId:p.string(),clientMutationId:p.string().optional()})})
function resolveThread(e,t,s){const{threadId:n,clientMutationId:o=null}=Z.parse(s).input
const r=e.state.records.reviewComments.find(({id:e,replyTo:t})=>n===`PRRT_${e}`&&t===null)
if(!r)throw commit_refused("NOT_FOUND",`Could not resolve to a node with the global id of '${n}'`)
const i=["pull_requests","contents"].every(s=>isAllowed(e,t,"write",[s]))
if(!i)throw commit_refused("FORBIDDEN","Resource not accessible by integration")
Object.assign(r,{isResolved:!0,resolvedBy:t.login})
const a=threadNode(e,r,t.login)
return{__typename:"ResolveReviewThreadPayload",clientMutationId:o,thread:a}}var Y=s(49567)
class Refusal extends Error{reply
constructor(e){super(`refused with ${e.status}`)
this.reply=e}}function errorReply(e,t,s={}){return{status:e,body:{message:t,...s,documentation_url:"https://docs.github.com/rest",status:String(e)}}}function call_notFound(e="Not Found"){return new Refusal(errorReply(404,e))}function call_refused(e){return new Refusal(errorReply(422,e))}function invalid(...e){return new Refusal(errorReply(422,"Validation Failed",{errors:e}))}function demand({site:e,caller:t},s,...n){if(!isAllowed(e,t,s,n)){const e={"x-accepted-github-permissions":n.map(e=>`${e}=${s}`).join("; ")}
throw new Refusal({...errorReply(403,"Resource not accessible by integration"),headers:e})}if(s==="write"&&e.state.isArchived)throw new Refusal(errorReply(403,"Repository was archived so is read-only."))}function param({params:e},t){return e[t]??""}function readBody(e,t,s){const n=t.safeParse(e.body??{},{reportInput:!0})
if(n.success)return n.data
const o=n.error.issues.filter(e=>e.input===void 0).map(e=>e.path.join("."))
if(o.length>0){const e=o.map(e=>`"${e}"`).join(", ")
throw new Refusal(errorReply(422,`Invalid request.\n\n${e} ${o.length>1?"weren't":"wasn't"} supplied.`))}throw invalid(...n.error.issues.map(({path:e})=>({resource:s,code:"invalid",field:e.join(".")})))}const X=65536
function isTooLong(e){return e.length>X&&[...e].length>X}const Q=Y.ai().int().positive()
function page(e,t,s){const n=Math.min(Q.catch(30).parse(e.query.get("per_page")??30),100)
const o=Q.catch(1).parse(e.query.get("page")??1)
const r=linksOf(e,o,Math.max(1,Math.ceil(t.length/n)))
const i=t.slice((o-1)*n,o*n).map(s)
return{status:200,body:i,headers:r.length>0?{link:r.join(", ")}:{}}}function linksOf({site:e,query:t,linkPath:s},n,o){const link=(n,o)=>{const r=new URLSearchParams(t)
r.set("page",String(o))
return`<${e.apiUrl}${s}?${r}>; rel="${n}"`}
return[...n>1?[link("prev",Math.min(n-1,o))]:[],...n<o?[link("next",n+1),link("last",o)]:[],...n>1?[link("first",1)]:[]]}function openPull(e,t){const{seed:s,state:n}=e
const o=n.addPull(t)
if(o.fork)shareObjects(e,o.fork,o.headSha)
setRef(s.gitDir,`refs/pull/${o.number}/head`,o.headSha)
return o}function followBranches(e){const{seed:t,state:s}=e
const n=[...s.pulls.values()].filter(e=>e.state==="open")
const o=n.length>0?tipsUnder(t.gitDir,"refs/heads"):[]
for(const r of n){const n=r.fork?tipOf(r.fork.gitDir,`refs/heads/${r.head}`):o.find(({ref:e})=>e===`refs/heads/${r.head}`)
if(!n||n.sha===r.headSha)continue
if(r.fork)shareObjects(e,r.fork,n.sha)
r.headSha=n.sha
r.updatedAt=s.time()
setRef(t.gitDir,`refs/pull/${r.number}/head`,n.sha)}}function mergePull({seed:e,state:t},{pull:s,by:o}){const r=t.pulls.get(s)
if(r?.state!=="open")throw new n.vC("bug",`There is no open pull request #${s} to merge.`)
const[i,a]=[r.base,r.head].map(t=>tipOf(e.gitDir,`refs/heads/${t}`)?.sha??"")
runGit(e.gitDir,["merge-base","--is-ancestor",i??"",a??""])
const c=["-c",`user.name=${o}`,"-c",`user.email=${o}@users.noreply.github.test`]
const u=`Merge pull request #${s} from ${r.head}`
const l=[...c,"commit-tree",`${a}^{tree}`,"-p",i??"","-p",a??"","-m",u]
const d=runGit(e.gitDir,l).trim()
runGit(e.gitDir,["update-ref",`refs/heads/${r.base}`,d,i??""])
const m=t.time()
Object.assign(r,{state:"closed",draft:!1,updatedAt:m,headSha:a,merged:{at:m,by:o,commit:d}})
return d}function isMergeable({seed:e,state:t},{base:s,headSha:n,merged:o}){const r=o?void 0:tipOf(e.gitDir,`refs/heads/${s}`)?.sha
if(r===void 0)return
const i=`${r}..${n}`
const a=t.merges.get(i)??{isMergeable:goTogether(e.gitDir,r,n),asked:0}
t.merges.set(i,a)
a.asked+=1
return a.asked>t.mergesKnownAfter?a.isMergeable:void 0}function goTogether(e,t,s){try{runGit(e,["merge-tree","--write-tree","--no-messages","--name-only",t,s])
return!0}catch{return!1}}function renameBranch({seed:e,state:t},{from:s,to:o}){const r=tipOf(e.gitDir,`refs/heads/${s}`)?.sha
if(r===void 0)throw new n.vC("bug",`There is no branch ${s} to rename.`)
runGit(e.gitDir,["branch","--move",s,o])
t.renamed.delete(o)
t.renamed.set(s,o)
for(const e of t.pulls.values()){if(e.state!=="open")continue
if(e.base===s)Object.assign(e,{base:o,updatedAt:t.time()})
if(e.head===s&&!e.fork)Object.assign(e,{state:"closed",updatedAt:t.time()})}}function differenceOf({seed:e,state:t},s,n){const o=`${s}..${n}`
const r=t.differences.get(o)??compare(e.gitDir,s,n)
t.differences.set(o,r)
return r}function newFork({id:e},{canModify:t=!1,...s}){const n=(0,y.createHash)("sha256").update(s.owner.toLowerCase()).digest()
return{...s,canModify:t,id:e+1+n.readUInt32BE()}}function siteOf(e,{owner:t,gitDir:s}){return{...e,seed:{...e.seed,owner:t,gitDir:s}}}function findFork(e,t,s){return[...e.state.pulls.values()].find(({fork:n})=>n&&isRepository(siteOf(e,n),t,s))?.fork??void 0}function shareObjects({seed:e},t,s){runGit(e.gitDir,["fetch","--quiet","--no-tags",t.gitDir,s])}const ee=2001
const te={archive_url:"/{archive_format}{/ref}",assignees_url:"/assignees{/user}",blobs_url:"/git/blobs{/sha}",branches_url:"/branches{/branch}",collaborators_url:"/collaborators{/collaborator}",comments_url:"/comments{/number}",commits_url:"/commits{/sha}",compare_url:"/compare/{base}...{head}",contents_url:"/contents/{+path}",contributors_url:"/contributors",deployments_url:"/deployments",downloads_url:"/downloads",events_url:"/events",forks_url:"/forks",git_commits_url:"/git/commits{/sha}",git_refs_url:"/git/refs{/sha}",git_tags_url:"/git/tags{/sha}",hooks_url:"/hooks",issue_comment_url:"/issues/comments{/number}",issue_events_url:"/issues/events{/number}",issues_url:"/issues{/number}",keys_url:"/keys{/key_id}",labels_url:"/labels{/name}",languages_url:"/languages",merges_url:"/merges",milestones_url:"/milestones{/number}",notifications_url:"/notifications{?since,all,participating}",pulls_url:"/pulls{/number}",releases_url:"/releases{/id}",stargazers_url:"/stargazers",statuses_url:"/statuses/{sha}",subscribers_url:"/subscribers",subscription_url:"/subscription",tags_url:"/tags",teams_url:"/teams",trees_url:"/git/trees{/sha}"}
const se={forks:0,forks_count:0,stargazers_count:0,watchers:0,watchers_count:0,network_count:0,subscribers_count:0,size:0}
const ne={has_issues:!0,has_projects:!0,has_wiki:!0,has_pages:!1,has_downloads:!0,has_discussions:!1}
function repositoryJson(e){const{seed:t,state:s}=e
const n=repositoryApi(e)
const o=repositoryPage(e)
const r=[...s.issues.values()].filter(e=>e.state==="open").length
return{id:e.id,node_id:`R_${e.id}`,name:t.name,full_name:fullName(e),owner:userJson(e,t.owner),private:!isPublic(e),visibility:s.visibility,html_url:o,description:null,fork:!1,url:n,...Object.fromEntries(Object.entries(te).map(([e,t])=>[e,n+t])),clone_url:`${o}.git`,git_url:`${o.replace(/^\w+:/,"git:")}.git`,ssh_url:`git@${new URL(o).hostname}:${fullName(e)}.git`,svn_url:o,mirror_url:null,homepage:null,language:null,license:null,topics:[],default_branch:t.defaultBranch,created_at:s.createdAt,updated_at:s.createdAt,pushed_at:s.createdAt,archived:s.isArchived,disabled:!1,allow_forking:!0,is_template:!1,web_commit_signoff_required:!1,open_issues:r,open_issues_count:r,...se,...ne}}function branchJson(e,t,s){const n=repositoryApi(e,`/branches/${t}`)
return{name:t,commit:commitJson(e,readCommit(e.seed.gitDir,s)),_links:{self:n,html:repositoryPage(e,`/tree/${t}`)},protected:!1,protection:{enabled:!1,required_status_checks:{enforcement_level:"off",contexts:[],checks:[]}},protection_url:`${n}/protection`}}function refJson(e,{ref:t,sha:s,type:n}){return{ref:t,node_id:`REF_${Buffer.from(t).toString("base64url")}`,url:repositoryApi(e,`/git/${t}`),object:{sha:s,type:n,url:repositoryApi(e,`/git/${n}s/${s}`)}}}function gitCommitJson(e,{sha:t,tree:s,parents:n,author:o,committer:r,message:i}){const a=repositoryApi(e,`/git/commits/${t}`)
return{sha:t,node_id:`C_${t}`,url:a,html_url:repositoryPage(e,`/commit/${t}`),author:o,committer:r,message:i,tree:{sha:s,url:repositoryApi(e,`/git/trees/${s}`)},parents:n.map(t=>({sha:t,url:repositoryApi(e,`/git/commits/${t}`),html_url:repositoryPage(e,`/commit/${t}`)})),verification:verificationOf(e,t)}}function verificationOf({state:e},t){if(!e.signed.has(t))return{verified:!1,reason:"unsigned",signature:null,payload:null,verified_at:null}
const s="-----BEGIN PGP SIGNATURE-----\n\nrehearsed\n-----END PGP SIGNATURE-----\n"
return{verified:!0,reason:"valid",signature:s,payload:`tree of ${t}`,verified_at:e.time()}}function commitJson(e,{sha:t,tree:s,parents:n,author:o,committer:r,message:i}){const a=repositoryApi(e,`/commits/${t}`)
return{sha:t,node_id:`C_${t}`,url:a,html_url:repositoryPage(e,`/commit/${t}`),comments_url:`${a}/comments`,commit:{url:repositoryApi(e,`/git/commits/${t}`),author:o,committer:r,message:i,tree:{sha:s,url:repositoryApi(e,`/git/trees/${s}`)},comment_count:0,verification:verificationOf(e,t)},author:null,committer:null,parents:n.map(t=>({sha:t,url:repositoryApi(e,`/commits/${t}`),html_url:repositoryPage(e,`/commit/${t}`)}))}}function pullSummaryJson(e,t){return{id:t.pullId,node_id:`PR_${t.id}`,number:t.number,title:t.title,body:t.body,state:t.state,locked:t.locked,draft:t.draft,user:userJson(e,t.author),author_association:e.state.association(t.author),head:headEnd(e,t),base:branchEnd(e,t.base,t.baseSha),created_at:t.createdAt,updated_at:t.updatedAt,closed_at:t.state==="closed"?t.merged?.at??t.updatedAt:null,merged_at:t.merged?.at??null,merge_commit_sha:t.merged?.commit??null,auto_merge:null,assignee:null,assignees:[],requested_reviewers:(e.state.records.reviewers.get(t.number)??[]).map(t=>userJson(e,t)),requested_teams:[],labels:e.state.records.labelsOf(t.number).map(t=>labelJson(e,t)),milestone:null,active_lock_reason:null,...addresses(e,t)}}function pullJson(e,t){const{commits:s,changedFiles:n,additions:o,deletions:r}=differenceOf(e,t.baseSha,t.headSha)
return{...pullSummaryJson(e,t),merged:t.merged!==null,merged_by:t.merged&&userJson(e,t.merged.by),...mergeability(isMergeable(e,t),t),maintainer_can_modify:t.fork?.canModify??!1,comments:e.state.commentsOn(t.number).length,review_comments:e.state.records.reviewComments.filter(e=>e.pull===t.number).length,commits:s,additions:o,deletions:r,changed_files:n}}function mergeability(e,{draft:t}){if(e===void 0)return{mergeable:null,rebaseable:null,mergeable_state:"unknown"}
const s=e?t?"draft":"clean":"dirty"
return{mergeable:e,rebaseable:e,mergeable_state:s}}function headEnd(e,{fork:t,head:s,headSha:n}){if(!t)return branchEnd(e,s,n)
const o=branchEnd(siteOf(e,t),s,n)
return{...o,repo:{...o.repo,id:t.id,node_id:`R_${t.id}`,fork:!0}}}function branchEnd(e,t,s){const{owner:n}=e.seed
return{label:`${n}:${t}`,ref:t,sha:s,user:userJson(e,n),repo:repositoryJson(e)}}function addresses(e,t){const s=repositoryApi(e,`/pulls/${t.number}`)
const n=repositoryApi(e,`/issues/${t.number}`)
const o=issuePage(e,t)
const r={self:s,html:o,issue:n,comments:`${n}/comments`,review_comments:`${s}/comments`,review_comment:repositoryApi(e,"/pulls/comments{/number}"),commits:`${s}/commits`,statuses:repositoryApi(e,`/statuses/${t.headSha}`)}
return{url:s,html_url:o,diff_url:`${o}.diff`,patch_url:`${o}.patch`,issue_url:r.issue,comments_url:r.comments,review_comments_url:r.review_comments,review_comment_url:r.review_comment,commits_url:r.commits,statuses_url:r.statuses,_links:Object.fromEntries(Object.entries(r).map(([e,t])=>[e,{href:t}]))}}function fileJson(e,{headSha:t},s){const{path:n,previousPath:o,status:r,additions:i,deletions:a,sha:c,patch:u}=s
return{sha:c,filename:n,status:r,additions:i,deletions:a,changes:i+a,blob_url:repositoryPage(e,`/blob/${t}/${n}`),raw_url:repositoryPage(e,`/raw/${t}/${n}`),contents_url:repositoryApi(e,`/contents/${n}?ref=${t}`),...u!==void 0&&{patch:u},...o!==void 0&&{previous_filename:o}}}function reviewJson(e,t){const{id:s,pull:n,author:o,body:r,state:i,submittedAt:a,commit:c}=t
const u=repositoryPage(e,`/pull/${n}#pullrequestreview-${s}`)
const l=repositoryApi(e,`/pulls/${n}`)
return{id:s,node_id:`PRR_${s}`,user:userJson(e,o),body:r,state:i,commit_id:c,html_url:u,pull_request_url:l,...i!=="PENDING"&&{submitted_at:a},author_association:e.state.association(o),_links:{html:{href:u},pull_request:{href:l}}}}function reviewCommentJson(e,t){const{id:s,pull:n,review:o,replyTo:r,author:i,path:a,hunk:c,body:u,commit:l,createdAt:d,updatedAt:m}=t
const{line:p,side:f,startLine:h}=t
const g=repositoryApi(e,`/pulls/comments/${s}`)
const b=repositoryPage(e,`/pull/${n}#discussion_r${s}`)
const y=repositoryApi(e,`/pulls/${n}`)
return{url:g,id:s,node_id:`PRRC_${s}`,pull_request_review_id:o,diff_hunk:c,path:a,commit_id:l,original_commit_id:l,user:userJson(e,i),body:u,created_at:d,updated_at:m,html_url:b,pull_request_url:y,position:1,original_position:1,line:p,original_line:p,side:f,start_line:h,original_start_line:h,start_side:h===null?null:f,subject_type:"line",...r!==null&&{in_reply_to_id:r},author_association:e.state.association(i),_links:{self:{href:g},html:{href:b},pull_request:{href:y}},reactions:reactionsJson(g,e.state.records.reactions.get(`review comment ${s}`)??[])}}function getRepository({site:e,caller:t}){const s=t.permissions.contents==="write"
const n={admin:!1,maintain:!1,push:s,triage:!1,pull:!0}
return{status:200,body:{...repositoryJson(e),permissions:n}}}function getBranch(e){demand(e,"read","contents")
const t=param(e,"branch")
const s=tipOf(e.site.seed.gitDir,`refs/heads/${t}`)
const n=e.site.state.renamed.get(t)
if(!s&&n!==void 0)return movedTo(repositoryApi(e.site,`/branches/${encodeURIComponent(n)}`))
if(!s)throw call_notFound("Branch not found")
return{status:200,body:branchJson(e.site,t,s.sha)}}function movedTo(e){const t={message:"Moved Permanently",url:e,documentation_url:"https://docs.github.com/rest"}
return{status:301,body:t,headers:{location:e}}}function getContents(e){demand(e,"read","contents")
const{site:t,query:s}=e
const[n,o]=[s.get("ref")??t.seed.defaultBranch,param(e,"path")]
const r=runGit(t.seed.gitDir,["ls-tree","-z",n,"--",o]).split("\0")[0]??""
const[,i]=/^100\d+ blob (\w+)\t/.exec(r)??[]
if(i===void 0)throw call_notFound()
const a=Buffer.from(runGit(t.seed.gitDir,["cat-file","blob",i])).toString("base64")
const c=repositoryApi(t,`/contents/${o}?ref=${n}`)
const u=repositoryApi(t,`/git/blobs/${i}`)
const l=repositoryPage(t,`/blob/${n}/${o}`)
return{status:200,body:{type:"file",encoding:"base64",content:a,size:Buffer.from(a,"base64").length,name:o.split("/").at(-1)??o,path:o,sha:i,url:c,git_url:u,html_url:l,download_url:l.replace("/blob/","/raw/"),_links:{self:c,git:u,html:l}}}}function listCommits(e){demand(e,"read","contents")
const{site:t,query:s}=e
const n=s.get("path")
const o=s.get("since")
const r=[...o===null?[]:[`--since=${o}`],s.get("sha")??t.seed.defaultBranch]
const i=runGit(t.seed.gitDir,["rev-list",...r,...n===null?[]:["--",n]])
return page(e,i.split("\n").filter(Boolean),e=>commitJson(t,readCommit(t.seed.gitDir,e)))}function listReleases(e){demand(e,"read","contents")
const{site:t}=e
return page(e,t.state.records.releases.toReversed(),({tag:e,body:s,draft:n})=>{const o=repositoryApi(t,`/releases/${e}`)
return{url:o,assets_url:`${o}/assets`,upload_url:`${o}/upload`,html_url:repositoryPage(t,`/releases/${e}`),tarball_url:null,zipball_url:null,id:7701,node_id:"RE_7701",tag_name:e,target_commitish:"main",name:e,body:s,draft:n,prerelease:!1,created_at:t.state.createdAt,published_at:n?null:t.state.createdAt,author:userJson(t,t.seed.owner),assets:[]}})}function compareCommits(e){demand(e,"read","contents")
const{site:t}=e
const{gitDir:s}=t.seed
const n=param(e,"basehead")
const[o,r]=n.split("...").map(e=>resolve(s,e))
if(!o||!r)throw call_notFound()
const i=partingOf(s,o,r)
if(!i)throw call_notFound(`No common ancestor between ${n.replace("..."," and ")}.`)
const a=runGit(s,["rev-list","--reverse",`${o}..${r}`]).split("\n").filter(Boolean)
const[c,u]=[a.length,Number(runGit(s,["rev-list","--count",`${r}..${o}`]))]
const l=page(e,a,e=>commitJson(t,readCommit(s,e)))
const d=repositoryApi(t,`/compare/${n}`)
const m=repositoryPage(t,`/compare/${n}`)
const p={url:d,html_url:m,permalink_url:m,diff_url:`${m}.diff`,patch_url:`${m}.patch`}
const f={ahead_by:c,behind_by:u,total_commits:c,status:statusOf(c,u)}
const h={base_commit:commitJson(t,readCommit(s,o)),merge_base_commit:commitJson(t,readCommit(s,i))}
const g=Number(e.query.get("page")??1)===1
const b=g?changedFiles(s,o,r).slice(0,oe):[]
const y=b.map(e=>fileJson(t,{headSha:r},e))
return{...l,body:{...p,...h,...f,commits:l.body,files:y}}}const oe=300
function statusOf(e,t){if(e>0)return t>0?"diverged":"ahead"
return t>0?"behind":"identical"}function resolve(e,t){if(!/^[0-9a-f]{40}$/.test(t))return tipOf(e,`refs/heads/${t}`)?.sha
return isCommit(e,t)?t:void 0}function issueOf({state:e},t){const s=e.issues.get(t)
if(!s)throw new n.vC("bug",`There is no issue #${t} to move.`)
return s}function transferIssue(e,{issue:t,to:s}){const{author:o,title:r,body:i}=issueOf(e,t)
const a=e.sites.find(e=>fullName(e)===s)
if(!a)throw new n.vC("bug",`There is no repository ${s} on the embedded GitHub.`)
const c=a.state.addIssue({author:o,title:r,body:i})
a.state.records.labels.set(c.number,e.state.records.labelsOf(t))
for(const s of takeComments(e,t))a.state.addComment({...s,issue:c.number})
e.state.issues.delete(t)
e.state.transferred.set(t,{repository:a.id,number:c.number})
return c}function convertIssue(e,{issue:t,by:s}){const n=issueOf(e,t)
const o=e.state.addDiscussion(n).number
for(const{author:s,body:n}of takeComments(e,t))e.state.records.addDiscussionComment({discussion:o,author:s,body:n})
Object.assign(n,{state:"closed",locked:!0,updatedAt:e.state.time()})
e.state.records.addEvent(t,{event:"converted_to_discussion",actor:s})
return o}function takeComments({state:e},t){const s=e.commentsOn(t)
for(const{id:t}of s)e.comments.delete(t)
return s}function redirected({site:e},t){const[,s,n=""]=/^\/issues\/(\d+)(\/.*)?$/.exec(t)??[]
const o=e.state.transferred.get(Number(s))
if(!o)return
if(!e.sites.some(({id:e})=>e===o.repository))throw call_notFound()
return movedTo(`${e.apiUrl}/repositories/${o.repository}/issues/${o.number}${n}`)}const re="/user-attachments/assets/"
const ie="/storage/user/1/files/"
const ae="?token=open"
function serveAttachment({sites:e},t,s){const n=t.split("/").at(-1)?.replace(ae,"")??""
const o=e.find(({state:e})=>e.attachments.has(n))
const r=o?.state.attachments.get(n)
if(!o||r===void 0)return!1
if(t===`${ie}${n}${ae}`)s.writeHead(200,{"content-type":"image/png"}).end(r)
else if(t===`${re}${n}`&&isPublic(o))s.writeHead(302,{location:`${ie}${n}${ae}`}).end()
else s.writeHead(404,{"content-type":"text/plain; charset=utf-8"}).end("Not Found")
return!0}function addressOf({serverUrl:e},t){return`${e}${re}${t}`}function renderedHtml({serverUrl:e},t){const s=t.replaceAll("&","&amp;").replaceAll("<","&lt;")
const n=s.replaceAll(/!\[([^\]]*)\]\((\S+?)\)/g,(t,s,n)=>{const o=n.startsWith(`${e}${re}`)?n.slice(e.length+re.length):void 0
const r=o===void 0?n:`${e}${ie}${o}${ae}`
return`<a href="${r}"><img src="${r}" alt="${s}"></a>`})
return`<p dir="auto">${n}</p>`}const ce=p.object({body:p.string()}).readonly()
const ue=p.object({content:p["enum"](x)}).readonly()
function getIssue(e){return{status:200,body:inForm(e,issueJson(e.site,findIssue(e,"read")))}}function inForm({site:e,accept:t},s){if(!t.includes("vnd.github.full+json"))return s
return{...s,body_html:renderedHtml(e,s.body),body_text:s.body}}function listComments(e){const t=findIssue(e,"read")
const s=e.site.state.commentsOn(t.number).filter(({updatedAt:t})=>isSince(e,t))
return page(e,s,t=>commentJson(e.site,t))}function listAllComments(e){demand(e,"read","issues","pull_requests")
const t=[...e.site.state.comments.values()].filter(({updatedAt:t})=>isSince(e,t))
const s=e.query.get("direction")==="desc"
return page(e,s?t.toReversed():t,t=>commentJson(e.site,t))}function listIssues(e){demand(e,"read","issues")
const t=e.query.get("state")??"open"
const s=(e.query.get("labels")??"").toLowerCase().split(",").filter(Boolean)
const hasAll=({number:t})=>{const n=e.site.state.records.labelsOf(t).map(e=>e.toLowerCase())
return s.every(e=>n.includes(e))}
const n=[...e.site.state.issues.values()].filter(s=>(t==="all"||s.state===t)&&isSince(e,s.updatedAt)&&hasAll(s))
const time=t=>Date.parse(e.query.get("sort")==="updated"?t.updatedAt:t.createdAt)+t.number/1e6
const o=n.sort((e,t)=>time(t)-time(e))
return page(e,o,t=>issueJson(e.site,t))}function isSince(e,t){return Date.parse(t)>=(Date.parse(e.query.get("since")??"")||0)}function listReactions(e){return page(e,findComment(e,"read").reactions,t=>reactionJson(e.site,t))}function listThreadReactions(e){const{number:t}=findIssue(e,"read")
const s=e.site.state.records.reactions.get(`thread ${t}`)??[]
return page(e,s,t=>reactionJson(e.site,t))}function createComment(e){const t=findIssue(e,"write")
if(t.locked)throw new Refusal(errorReply(403,"Unable to create comment because issue is locked."))
const s=readCommentBody(e)
const n=e.site.state.addComment({issue:t.number,author:e.caller.login,body:s})
const o=commentJson(e.site,n)
return{status:201,body:o,headers:{location:o.url}}}function getComment(e){return{status:200,body:inForm(e,commentJson(e.site,findComment(e,"read")))}}function updateComment(e){const t=findComment(e,"write")
e.site.state.editComment(t,readCommentBody(e),e.caller.login)
return{status:200,body:commentJson(e.site,t)}}function deleteComment(e){e.site.state.comments.delete(findComment(e,"write").id)
return{status:204}}function createReaction(e){const t=findComment(e,"write")
const{content:s}=readBody(e,ue,"Reaction")
const{reaction:n,isNew:o}=e.site.state.react(t,e.caller.login,s)
return{status:o?201:200,body:reactionJson(e.site,n)}}function findIssue(e,t){const s=e.site.state.issues.get(Number(param(e,"number")))
demandThread(e,t,s?.number)
if(!s)throw call_notFound()
return s}function findComment(e,t){const s=e.site.state.comments.get(Number(param(e,"id")))
demandThread(e,t,s?.issue)
if(!s)throw call_notFound()
return s}function demandThread(e,t,s){if(s!==void 0&&e.site.state.pulls.has(s))demand(e,t,"issues","pull_requests")
else demand(e,t,"issues")}function readCommentBody(e){const{body:t}=readBody(e,ce,"IssueComment")
const refuse=e=>invalid({resource:"IssueComment",code:"unprocessable",field:"data",message:e})
if(t.trim()==="")throw refuse("Body cannot be blank")
if(isTooLong(t))throw refuse("Body is too long (maximum is 65536 characters)")
return t}const le=p.object({labels:p.array(p.string()).min(1)}).readonly()
const de=p.object({name:p.string().min(1),color:p.string().regex(/^[0-9a-f]{6}$/i).default("ededed"),description:p.string().max(100).default("")}).readonly()
const me=p.object({assignees:p.array(p.string()).default([])}).readonly()
function reactToThread(e){return react(e,`thread ${findThread(e).number}`)}function reactToReviewComment(e){demand(e,"write","pull_requests")
const t=Number(param(e,"id"))
if(!e.site.state.records.reviewComments.some(e=>e.id===t))throw call_notFound()
return react(e,`review comment ${t}`)}function createLabel(e){demand(e,"write","issues","pull_requests")
const t=readBody(e,de,"Label")
const{records:s}=e.site.state
if(s.labelNamed(t.name))throw invalid({resource:"Label",code:"already_exists",field:"name"})
s.repositoryLabels.set(t.name.toLowerCase(),t)
return{status:201,body:labelJson(e.site,t.name)}}function addLabels(e){const{number:t}=findThread(e)
const{labels:s}=readBody(e,le,"Label")
const{records:n}=e.site.state
const o=n.labelsOf(t)
n.labels.set(t,[...new Set([...o,...s])])
for(const s of n.labelsOf(t).slice(o.length))n.addEvent(t,{event:"labeled",actor:e.caller.login,label:s})
return{status:200,body:n.labelsOf(t).map(t=>labelJson(e.site,t))}}function removeLabel(e){const{number:t}=findThread(e)
const{records:s}=e.site.state
const n=s.labelsOf(t)
const o=n.filter(t=>t.toLowerCase()!==param(e,"name").toLowerCase())
if(o.length===n.length)throw call_notFound("Label does not exist")
s.labels.set(t,o)
s.addEvent(t,{event:"unlabeled",actor:e.caller.login,label:param(e,"name")})
return{status:200,body:o.map(t=>labelJson(e.site,t))}}function removeAssignees(e){const t=findThread(e)
const{assignees:s}=readBody(e,me,"Issue")
const{records:n}=e.site.state
const o=n.assignees.get(t.number)??[]
const r=o.filter(e=>!s.includes(e))
n.assignees.set(t.number,r)
for(const s of o.filter(e=>!r.includes(e)))n.addEvent(t.number,{event:"unassigned",actor:e.caller.login,assignee:s})
return{status:200,body:issueJson(e.site,t)}}function react(e,t){const{content:s}=readBody(e,ue,"Reaction")
const{records:n}=e.site.state
const o=n.reactions.get(t)??[]
n.reactions.set(t,o)
const{reaction:r,isNew:i}=e.site.state.react({reactions:o},e.caller.login,s)
return{status:i?201:200,body:reactionJson(e.site,r)}}function findThread(e){const t=Number(param(e,"number"))
if(e.site.state.pulls.has(t))demand(e,"write","issues","pull_requests")
else demand(e,"write","issues")
const s=e.site.state.issues.get(t)
if(!s)throw call_notFound()
return s}const pe=p.string().min(1)
const fe=p.strictObject({title:pe,body:p.string().default(""),labels:p.array(p.string()).default([])})
const he=p.strictObject({title:pe.optional(),body:p.string().optional(),state:p["enum"](["open","closed"]).optional(),state_reason:p["enum"](["completed","not_planned","duplicate","reopened"]).optional(),duplicate_issue_id:p.int().optional(),milestone:p.int().nullable().optional(),type:p.string().nullable().optional()})
const ge=p.strictObject({assignees:p.array(p.string()).max(10)})
const be=p.strictObject({lock_reason:p["enum"](["off-topic","too heated","resolved","spam"]).optional()})
const ye=p.strictObject({sub_issue_id:p.int(),replace_parent:p.boolean().optional()})
function createIssue(e){demand(e,"write","issues")
const{title:t,body:s,labels:n}=readBody(e,fe,"Issue")
if(isTooLong(s))throw invalid({resource:"Issue",code:"custom",field:"body",message:"body is too long"})
const{state:o}=e.site
const r=o.addIssue({author:e.caller.login,title:t,body:s})
o.records.labels.set(r.number,n)
const i=issueJson(e.site,r)
return{status:201,body:i,headers:{location:i.url}}}function updateIssue(e){const t=findThread(e)
const s=readBody(e,he,"Issue")
const{records:n,issues:o,pulls:r}=e.site.state
const{milestone:i,type:a,state:c,state_reason:u,duplicate_issue_id:l,...d}=s
if(i&&!n.milestones.some(({number:e})=>e===i))throw invalid({resource:"Issue",code:"invalid",field:"milestone"})
if(a&&!n.issueTypes.includes(a))throw invalid({resource:"Issue",code:"invalid",field:"type"})
if(u==="duplicate"&&![...o.values()].some(({id:e})=>e===l))throw invalid({resource:"Issue",code:"invalid",field:"duplicate_issue_id"})
const m=n.factsOf(t.number)
if(i!==void 0)m.milestone=i
if(a!==void 0)m.type=a
if(c!==void 0){m.stateReason=r.has(t.number)?null:u??(c==="closed"?"completed":"reopened")
m.duplicateOf=l??null}Object.assign(t,{...d,...c&&{state:c},updatedAt:e.site.state.time()})
return{status:200,body:issueJson(e.site,t)}}function addAssignees(e){const t=findThread(e)
const{assignees:s}=readBody(e,ge,"Issue")
const{records:n}=e.site.state
const o=n.assignees.get(t.number)??[]
const r=s.filter(t=>isAssignable(e,t)&&!o.includes(t))
n.assignees.set(t.number,[...o,...r])
for(const s of r)n.addEvent(t.number,{event:"assigned",actor:e.caller.login,assignee:s})
return{status:201,body:issueJson(e.site,t)}}function listAssignees(e){demand(e,"read","issues")
const t=[...e.site.state.users.values()].map(({login:e})=>e)
return page(e,t.filter(t=>isAssignable(e,t)),t=>userJson(e.site,t))}function isAssignable({site:{state:e}},t){return!["none","read"].includes(e.roleOf(t))||e.records.assignableBots.includes(t)}function listLabels(e){demand(e,"read","issues","pull_requests")
const{records:t}=e.site.state
const s=[...[...t.repositoryLabels.values()].map(({name:e})=>e),...[...t.labels.values()].flat()]
return page(e,[...new Set(s)],t=>labelJson(e.site,t))}function listMilestones(e){demand(e,"read","issues","pull_requests")
return page(e,e.site.state.records.milestones,t=>milestoneJson(e.site,t))}function listTypes(e){demand(e,"read","issues")
const{issueTypes:t}=e.site.state.records
if(t.length===0)throw call_notFound()
const s=t.map((t,s)=>({id:s+1,node_id:`IT_${s+1}`,name:t,description:null,color:"gray",created_at:e.site.state.createdAt,updated_at:e.site.state.createdAt,is_enabled:!0}))
return{status:200,body:s}}function lockIssue(e){const t=findThread(e)
const{lock_reason:s}=readBody(e,be,"Issue")
t.locked=!0
e.site.state.records.factsOf(t.number).lockReason=s??null
return{status:204}}function listSubIssues(e){demand(e,"read","issues")
const{records:t,issues:s}=e.site.state
const n=t.factsOf(Number(param(e,"number"))).subIssues
return page(e,n.flatMap(e=>s.get(e)??[]),t=>issueJson(e.site,t))}function addSubIssue(e){const t=findThread(e)
const{sub_issue_id:s}=readBody(e,ye,"Issue")
const{records:n,issues:o}=e.site.state
const r=[...o.values()].find(e=>e.id===s)
if(!r)throw call_notFound("The provided sub-issue does not exist")
const i=[...o.keys()].filter(e=>n.factsOf(e).subIssues.includes(r.number))
if(i.length>0||r===t)throw new Refusal(errorReply(422,"An error occurred while adding the sub-issue to the parent issue. Sub issue may only have one parent"))
n.factsOf(t.number).subIssues.push(r.number)
return{status:201,body:issueJson(e.site,t)}}const _e=p.strictObject({path:p.string(),mode:p["enum"](["100644","100755","040000","160000","120000"]),type:p["enum"](["blob","tree","commit"]),sha:p.string().nullable().optional(),content:p.string().optional()})
const we=p.strictObject({tree:p.array(_e).min(1),base_tree:p.string().optional()}).readonly()
const ve=40*1024*1024
function createTree(e){demand(e,"write","contents")
const{site:t}=e
const{tree:s,base_tree:n}=readBody(e,we,"Tree")
if(JSON.stringify(e.body).length>ve)throw call_refused("Sorry, your input was too large to process.")
if(n!==void 0&&bytesOf(t.seed.gitDir,n)?.type!=="tree")throw call_refused("base_tree is not a valid tree")
for(const e of s)requireSound(t,e)
const o=n===void 0?new Map:filesIn(t,n)
requireClear(s,o)
requireNoWorkflows(e,s)
const r=written(t,s,n)
if(listed(t,r).length===0)throw call_refused("Invalid tree info")
const i=repositoryApi(t,`/git/trees/${r}`)
return{status:201,body:{sha:r,url:i,tree:rowsOf(t,r),truncated:!1},headers:{location:i}}}const Oe={100644:"blob",100755:"blob",12e4:"blob","040000":"tree",16e4:"commit"}
function requireSound({seed:e},{path:t,mode:s,type:n,sha:o,content:r}){if(t.startsWith("/"))throw call_refused("tree.path cannot start with a slash")
if(t.split("/").some(e=>["",".","..",".git"].includes(e.toLowerCase()))||t.includes("\0"))throw call_refused("tree.path contains a malformed path component")
if(Oe[s]!==n)throw call_refused("tree.mode does not match tree.type")
if(o===void 0===(r===void 0))throw call_refused("Must supply either tree.sha or tree.content")
if(r!==void 0&&n!=="blob")throw call_refused("tree.content is for blobs only")
if(typeof o!=="string")return
if(!/^[0-9a-f]{40}$/.test(o))throw call_refused("tree.sha is not a valid SHA")
if(n!=="commit"&&bytesOf(e.gitDir,o)?.type!==n)throw call_refused(`tree.sha ${o} is not a valid ${n}`)}function requireClear(e,t){const s=new Set(e.map(({path:e})=>e))
if(s.size<e.length)throw call_refused("tree contains duplicate file entries")
const n=new Set(e.filter(({sha:e})=>e===null).map(({path:e})=>e))
const o=[...t.keys()].filter(e=>!n.has(e))
const r=new Set([...o,...s].flatMap(foldersOf))
for(const{path:n,sha:i}of e){if(i===null&&!t.has(n))throw call_refused("GitRPC::BadObjectState")
if(r.has(n)||foldersOf(n).some(e=>s.has(e)||o.includes(e)))throw call_refused("GitRPC::BadObjectState")}}function foldersOf(e){const t=e.split("/")
return t.slice(1).map((e,s)=>t.slice(0,s+1).join("/"))}function requireNoWorkflows({site:e,caller:t},s){if(!t.login.endsWith("[bot]"))return
const{gitDir:n}=e.seed
const isThere=({path:t,sha:s})=>runGit(n,["for-each-ref","--format=%(objectname)","refs/heads"]).split("\n").filter(Boolean).some(n=>typeof s==="string"&&filesIn(e,n).get(t)?.split(" ")[2]===s)
const o=s.filter(e=>/^\.github\/workflows\//i.test(e.path)&&!isThere(e))
if(o.length>0)throw new Refusal(errorReply(403,"Resource not accessible by integration"))}function filesIn(e,t){return new Map(listed(e,t,"-r").map(e=>[e.slice(e.indexOf("\t")+1),e.slice(0,e.indexOf("\t"))]))}function listed({seed:e},t,...s){return runGit(e.gitDir,["ls-tree","-z","--full-tree",...s,t]).split("\0").filter(Boolean)}function written({seed:e},t,s){const n=(0,c.join)(e.gitDir,"api-index")
const o={GIT_INDEX_FILE:n};(0,r.rmSync)(n,{force:!0})
const i=t.filter(({type:e})=>e!=="tree").map(t=>`${lineOf(e.gitDir,t)}\0`)
try{runGit(e.gitDir,["read-tree",...s===void 0?["--empty"]:[s]],{variables:o})
runGit(e.gitDir,["update-index","-z","--index-info"],{variables:o,input:i.join("")})
for(const{path:s,type:n,sha:r}of t)if(n==="tree"&&r)runGit(e.gitDir,["read-tree",`--prefix=${s}/`,r],{variables:o})
return runGit(e.gitDir,["write-tree"],{variables:o}).trim()}finally{(0,r.rmSync)(n,{force:!0})}}function lineOf(e,{path:t,mode:s,sha:n,content:o}){if(n===null)return`0 ${"0".repeat(40)}\t${t}`
return`${s} ${n??writeObject(e,"blob",Buffer.from(o??""))}\t${t}`}function rowsOf(e,t){return listed(e,t).map(t=>{const[s="",n="",o=""]=t.slice(0,t.indexOf("\t")).split(" ")
const r=repositoryApi(e,`/git/${n}s/${o}`)
return{path:t.slice(t.indexOf("\t")+1),mode:s,type:n,sha:o,...n==="commit"?{}:{url:r}}})}var $e=s(64377)
function getGitCommit(e){demand(e,"read","contents")
const{gitDir:t}=e.site.seed
const s=param(e,"sha")
if(!isCommit(t,s))throw call_notFound()
return{status:200,body:gitCommitJson(e.site,readCommit(t,s))}}const ke=p.strictObject({content:p.string(),encoding:p["enum"](["utf-8","base64"]).default("utf-8")}).readonly()
const Re=100*1024*1024
function createBlob(e){demand(e,"write","contents")
const{content:t,encoding:s}=readBody(e,ke,"Blob")
if(s==="base64"&&!p.base64().safeParse(t).success)throw call_refused("content is not valid Base64")
const n=Buffer.from(t,s==="base64"?"base64":"utf8")
if(n.length>Re)throw call_refused("Sorry, your input was too large to process.")
const o=writeObject(e.site.seed.gitDir,"blob",n)
const r=repositoryApi(e.site,`/git/blobs/${o}`)
return{status:201,body:{sha:o,url:r},headers:{location:r}}}const Ce=p.strictObject({name:p.string(),email:p.string(),date:$e.datetime({offset:!0}).optional()})
const Ae=p.strictObject({message:p.string(),tree:p.string(),parents:p.array(p.string()).default([]),author:Ce.optional(),committer:Ce.optional(),signature:p.string().optional()}).readonly()
function git_database_createCommit(e){demand(e,"write","contents")
const{site:t,caller:s}=e
const{message:n,tree:o,parents:r,author:i,committer:a,signature:c}=readBody(e,Ae,"Commit")
const{gitDir:u}=t.seed
if(bytesOf(u,o)?.type!=="tree")throw call_refused("Tree SHA does not exist")
if(!r.every(e=>isCommit(u,e)))throw call_refused("Parent SHA does not exist or is not a commit object")
const l=!i&&!a&&c===void 0
const d=l&&s.login.endsWith("[bot]")
const m=i??selfOf(e)
const p=[`tree ${o}`,...r.map(e=>`parent ${e}`),`author ${git_database_lineOf(e,m)}`,`committer ${git_database_lineOf(e,d?Pe:a??m)}`,...d?[`gpgsig ${Ie.replaceAll("\n","\n ")}`]:[]]
const f=writeObject(u,"commit",Buffer.from(`${p.join("\n")}\n\n${n}`))
if(d)t.state.signed.add(f)
const h=gitCommitJson(t,readCommit(u,f))
return{status:201,body:h,headers:{location:h.url}}}const Pe={name:"GitHub",email:"noreply@github.com"}
const Ie="-----BEGIN PGP SIGNATURE-----\n\nrehearsed\n-----END PGP SIGNATURE-----"
function selfOf({site:e,caller:{login:t}}){return{name:t,email:`${e.state.user(t).id}+${t}@users.noreply.${new URL(e.serverUrl).host}`}}function git_database_lineOf({site:e},{name:t,email:s,date:n}){const o=n===void 0?e.seed.now():new Date(n)
return`${t} <${s}> ${Math.floor(o.getTime()/1e3)} +0000`}const Te=p.object({title:p.string(),head:p.string(),base:p.string(),body:p.string().nullish(),draft:p.boolean().default(!1)}).readonly()
const Ee="GitHub Actions is not permitted to create or approve pull requests."
function createPull(e){demand(e,"write","pull_requests")
if(!e.site.state.actionsMayOpenPulls&&e.caller.login==="github-actions[bot]")throw new Refusal(errorReply(403,Ee))
const{title:t,body:s,draft:n,...o}=readBody(e,Te,"PullRequest")
if(s&&isTooLong(s))throw pulls_refused({code:"custom",field:"body",message:"body is too long (maximum is 65536 characters)"})
const{head:r,base:i}=findBranches(e,o)
refuseDuplicate(e,r.name,i.name)
if(!partingOf(e.site.seed.gitDir,i.sha,r.sha))throw pulls_refused({code:"custom",message:`The ${r.name} branch has no history in common with ${i.name}`})
if(differenceOf(e.site,i.sha,r.sha).commits===0)throw pulls_refused({code:"custom",message:`No commits between ${i.name} and ${r.name}`})
const a={head:r.name,headSha:r.sha,base:i.name,baseSha:i.sha}
const c=openPull(e.site,{author:e.caller.login,title:t,body:s??"",draft:n,...a})
const u=pullJson(e.site,c)
return{status:201,body:u,headers:{location:u.url}}}const Se=p.strictObject({title:p.string().min(1).optional(),body:p.string().optional()}).readonly()
function updatePull(e){const t=findPull(e,"write")
const s=readBody(e,Se,"PullRequest")
if(s.body&&isTooLong(s.body))throw pulls_refused({code:"custom",field:"body",message:"body is too long (maximum is 65536 characters)"})
Object.assign(t,{...s,updatedAt:e.site.state.time()})
return{status:200,body:pullJson(e.site,t)}}function listPulls(e){demand(e,"read","pull_requests")
followBranches(e.site)
const t=[...e.site.state.pulls.values()].filter(t=>matches(e,t))
if(e.query.get("direction")!=="asc")t.reverse()
return page(e,t,t=>pullSummaryJson(e.site,t))}function getPull(e){demand(e,"read","pull_requests")
followBranches(e.site)
const t=e.site.state.pulls.get(Number(param(e,"number")))
if(!t)throw call_notFound()
return{status:200,body:pullJson(e.site,t)}}function matches({site:e,query:t},s){const n=t.get("state")??"open"
const o=t.get("head")
const r=t.get("base")
if(n!=="all"&&s.state!==n)return!1
if(o?.includes(":")&&o!==`${s.fork?.owner??e.seed.owner}:${s.head}`)return!1
return r===null||s.base===r}function findBranches({site:e},t){const{gitDir:s,owner:n}=e.seed
const o=t.head.startsWith(`${n}:`)?t.head.slice(n.length+1):t.head
const r=tipOf(s,`refs/heads/${o}`)
const i=tipOf(s,`refs/heads/${t.base}`)
const a=Object.entries({head:r,base:i}).filter(([,e])=>!e)
if(!r||!i)throw pulls_refused(...a.map(([e])=>({code:"invalid",field:e})))
return{head:branch(o,r),base:branch(t.base,i)}}function branch(e,{sha:t}){return{name:e,sha:t}}function refuseDuplicate({site:e},t,s){for(const n of e.state.pulls.values()){if(n.state!=="open"||n.fork||n.head!==t||n.base!==s)continue
throw pulls_refused({code:"custom",message:`A pull request already exists for ${e.seed.owner}:${t}.`})}}function pulls_refused(...e){return invalid(...e.map(e=>({resource:"PullRequest",...e})))}const xe=p.object({reviewers:p.array(p.string()).default([]),team_reviewers:p.array(p.string()).default([])}).readonly()
function requestReviewers(e){demand(e,"write","pull_requests")
const{state:t,seed:s}=e.site
const n=t.pulls.get(Number(param(e,"number")))
if(!n)throw call_notFound()
const{reviewers:o,team_reviewers:r}=readBody(e,xe,"PullRequest")
if(o.includes(n.author))refuse("Review cannot be requested from pull request author.")
if(r.length>0||o.some(e=>t.roleOf(e)==="none")){const e="One or more of the users or teams you specified is not a collaborator"
refuse(`Reviews may only be requested from collaborators. ${e} of the ${s.owner}/${s.name} repository.`)}for(const s of o)t.records.askForReview({pull:n.number,who:s,by:e.caller.login})
return{status:201,body:pullSummaryJson(e.site,n)}}function refuse(e){throw new Refusal(errorReply(422,e))}function listFiles(e){const{site:t}=e
const s=findPull(e)
const n=changedFiles(t.seed.gitDir,s.baseSha,s.headSha).slice(0,je)
return page(e,n,e=>fileJson(t,s,e))}const je=3e3
function listReviews(e){const{number:t}=findPull(e)
const isSeen=({state:t,author:s})=>t!=="PENDING"||s===e.caller.login
const s=e.site.state.records.reviews.filter(e=>e.pull===t&&isSeen(e))
return page(e,s,t=>reviewJson(e.site,t))}function listReviewComments(e){const{number:t}=findPull(e)
const s=e.site.state.records.submittedComments().filter(({pull:e})=>e===t)
return pageInOrder(e,s)}function getReviewComment(e){demand(e,"read","pull_requests")
const t=e.site.state.records.reviewComments.find(({id:t})=>t===Number(param(e,"id")))
if(!t)throw call_notFound()
return{status:200,body:reviewCommentJson(e.site,t)}}function listAllReviewComments(e){demand(e,"read","pull_requests")
const t=e.site.state.records.submittedComments().filter(({updatedAt:t})=>isSince(e,t))
return pageInOrder(e,t)}function pageInOrder(e,t){const s=e.query.get("direction")==="desc"
return page(e,s?t.toReversed():t,t=>reviewCommentJson(e.site,t))}function listReviewCommentReactions(e){demand(e,"read","pull_requests")
const t=Number(param(e,"id"))
const{records:s}=e.site.state
if(!s.reviewComments.some(e=>e.id===t))throw call_notFound()
return page(e,s.reactions.get(`review comment ${t}`)??[],t=>reactionJson(e.site,t))}function findPull(e,t="read"){demand(e,t,"pull_requests")
followBranches(e.site)
const s=e.site.state.pulls.get(Number(param(e,"number")))
if(!s)throw call_notFound()
return s}function listMatchingRefs(e){demand(e,"read","contents")
const t=`refs/${param(e,"ref")}`
const s=tipsUnder(e.site.seed.gitDir,"refs").filter(({ref:e})=>e.startsWith(t))
return{status:200,body:s.map(t=>refJson(e.site,t))}}function getRef(e){demand(e,"read","contents")
const t=tipOf(e.site.seed.gitDir,`refs/${param(e,"ref")}`)
if(!t)throw call_notFound()
return{status:200,body:refJson(e.site,t)}}const Ne=p.object({ref:p.string(),sha:p.string()}).readonly()
function createRef(e){demand(e,"write","contents")
const{ref:t,sha:s}=readBody(e,Ne,"Reference")
const{gitDir:n}=e.site.seed
if(!/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/.test(t)||t.includes(".."))throw call_refused("Reference name is invalid")
if(tipOf(n,t))throw call_refused("Reference already exists")
if(!isCommit(n,s))throw call_refused("Object does not exist")
obeyRules(e.site,s,["create"])
makeRef(n,t,s)
const o=refJson(e.site,{ref:t,sha:s,type:"commit"})
return{status:201,body:o,headers:{location:o.url}}}function makeRef(e,t,s){try{runGit(e,["update-ref",t,s,"0".repeat(40)])}catch{throw call_refused("Reference update failed")}}const qe=p.strictObject({sha:p.string(),force:p.boolean().default(!1)}).readonly()
function updateRef(e){demand(e,"write","contents")
const{sha:t,force:s}=readBody(e,qe,"Reference")
const{gitDir:n}=e.site.seed
const o=`refs/${param(e,"ref")}`
const r=tipOf(n,o)
if(!r)throw call_refused("Reference does not exist")
if(!isCommit(n,t))throw call_refused("Object does not exist")
if(!s&&!isAncestor(n,r.sha,t))throw call_refused("Update is not a fast forward")
obeyRules(e.site,t,["commit"])
setRef(n,o,t)
return{status:200,body:refJson(e.site,{ref:o,sha:t,type:"commit"})}}function isAncestor(e,t,s){return runGit(e,["rev-list","--count",t,`^${s}`]).trim()==="0"}function obeyRules({seed:e,state:t},s,n){if(t.binding.length===0)return
const o=runGit(e.gitDir,["rev-list",s,"--not","--all"]).split("\n").filter(Boolean)
const r=o.length>0?[...n,"commit"]:n
const i=r.flatMap(e=>rulesAgainst(t.binding,e))
const a=o.some(e=>!t.signed.has(e))&&t.binding.includes(g)?[g]:[]
const[c]=[...i,...a]
if(c)throw call_refused(violation(c))}const De=7701
function listRules({site:e}){const t={ruleset_source_type:"Repository",ruleset_source:fullName(e),ruleset_id:De}
const s=e.state.rules.map(({type:e,parameters:s})=>({type:e,...s&&{parameters:s},...t}))
return{status:200,body:s}}function getRuleset({site:e}){const t=e.state.canBypass?"always":"never"
const s={id:De,name:"All branches",target:"branch",source_type:"Repository",source:fullName(e)}
return{status:200,body:{...s,enforcement:"active",current_user_can_bypass:t}}}const Ge=301
const Be={runner_id:1,runner_name:"GitHub Actions 1",runner_group_id:2,runner_group_name:"GitHub Actions"}
function runJson(e,t){const{id:s,name:n,title:o=n,file:r,actor:i,branch:a,sha:c,event:u,conclusion:l,attempt:d,pulls:m,updatedAt:p}=t
const f=repositoryApi(e,`/actions/runs/${s}`)
return{id:s,node_id:`WFR_${s}`,name:n,display_title:o,head_branch:a,head_sha:c,event:u,conclusion:l,path:`.github/workflows/${r}`,run_number:s-9e3,run_attempt:d,status:l===null?"in_progress":"completed",workflow_id:Ge,check_suite_id:401,check_suite_node_id:"CS_401",previous_attempt_url:null,url:f,html_url:runPage(e,s),created_at:p,updated_at:p,run_started_at:p,jobs_url:`${f}/jobs`,logs_url:`${f}/logs`,artifacts_url:`${f}/artifacts`,cancel_url:`${f}/cancel`,rerun_url:`${f}/rerun`,referenced_workflows:[],check_suite_url:repositoryApi(e,"/check-suites/401"),workflow_url:repositoryApi(e,`/actions/workflows/${Ge}`),actor:userJson(e,i),triggering_actor:userJson(e,i),head_commit:{id:c,tree_id:c,message:n,timestamp:p,author:Me,committer:Me},repository:repositoryJson(e),head_repository:repositoryJson(e),pull_requests:m.map(t=>runPullJson(e,t))}}const Me={name:"Somebody",email:"somebody@example.test"}
function workflowJson(e,{name:t,updatedAt:s},n="ci.yml"){const o=`.github/workflows/${n}`
const r=repositoryApi(e,`/actions/workflows/${Ge}`)
return{id:Ge,node_id:`W_${Ge}`,name:t,path:o,state:"active",url:r,created_at:s,updated_at:s,html_url:repositoryPage(e,`/blob/main/${o}`),badge_url:repositoryPage(e,"/workflows/ci/badge.svg")}}function runPullJson(e,t){const s=e.state.pulls.get(t)
const n={id:e.id,url:repositoryApi(e),name:e.seed.name}
return{id:s?.pullId??0,number:t,url:repositoryApi(e,`/pulls/${t}`),head:{ref:s?.head??"",sha:s?.headSha??"",repo:n},base:{ref:s?.base??"",sha:s?.baseSha??"",repo:n}}}function jobJson(e,t,s){const{id:n,name:o,conclusion:r,steps:i}=s
const a={started_at:t.updatedAt,completed_at:t.updatedAt}
return{id:n,node_id:`CR_${n}`,run_id:t.id,run_attempt:t.attempt,head_sha:t.sha,head_branch:t.branch,workflow_name:t.name,name:o,status:"completed",conclusion:r,created_at:t.updatedAt,...a,run_url:repositoryApi(e,`/actions/runs/${t.id}`),url:repositoryApi(e,`/actions/jobs/${n}`),html_url:jobPage(e,t,s),check_run_url:repositoryApi(e,`/check-runs/${n}`),labels:["ubuntu-latest"],...Be,steps:i.map((e,t)=>({...e,...a,number:t+1,status:"completed"}))}}function checkRunJson(e,t,s){const{id:n,name:o,conclusion:r}=s
const i=repositoryApi(e,`/check-runs/${n}`)
return{id:n,node_id:`CR_${n}`,head_sha:t.sha,external_id:"",name:o,status:"completed",conclusion:r,url:i,html_url:jobPage(e,t,s),details_url:jobPage(e,t,s),check_suite:{id:401},started_at:t.updatedAt,completed_at:t.updatedAt,app:null,pull_requests:[],output:{title:null,summary:null,text:null,annotations_count:0,annotations_url:`${i}/annotations`}}}function runPage(e,t){return repositoryPage(e,`/actions/runs/${t}`)}function jobPage(e,t,{id:s}){return`${runPage(e,t.id)}/job/${s}`}function getRun(e){return{status:200,body:runJson(e.site,findRun(e,"read"))}}function listJobs(e){const t=findRun(e,"read")
if(Number(param(e,"attempt"))!==t.attempt)throw call_notFound()
return counted(e,"jobs",t.jobs,s=>jobJson(e.site,t,s))}function redirectToLog(e){demand(e,"read","actions")
const{site:t}=e
const s=Number(param(e,"id"))
if(!t.state.records.runs.some(({jobs:e})=>e.some(e=>e.id===s)))throw call_notFound()
return{status:302,headers:{location:`${t.serverUrl}/_logs/${s}?sig=open`}}}function listCheckRuns(e){demand(e,"read","checks")
const t=param(e,"ref")
const s=e.site.state.records.runs.filter(({sha:e})=>e===t)
const n=s.flatMap(e=>e.jobs.map(t=>[e,t]))
return counted(e,"check_runs",n,([t,s])=>checkRunJson(e.site,t,s))}function findRun(e,t){demand(e,t,"actions")
const s=e.site.state.records.runs.find(({id:t})=>t===Number(param(e,"run")))
if(!s)throw call_notFound()
return s}function counted(e,t,s,n){const{body:o,...r}=page(e,s,n)
return{...r,body:{total_count:s.length,[t]:o}}}function listEvents(e){const t=Number(param(e,"number"))
const{issues:s,records:n,pulls:o}=e.site.state
if(o.has(t))demand(e,"read","issues","pull_requests")
else demand(e,"read","issues")
if(!s.has(t))throw call_notFound()
return page(e,n.events.get(t)??[],t=>eventJson(e.site,t))}function eventJson(e,{id:t,event:s,actor:n,createdAt:o,label:r,assignee:i,reviewer:a}){return{id:t,node_id:`EV_${t}`,url:repositoryApi(e,`/issues/events/${t}`),event:s,created_at:o,actor:userJson(e,i??n),commit_id:null,commit_url:null,performed_via_github_app:null,...r!==void 0&&{label:{name:r,color:"ededed"}},...i!==void 0&&{assignee:userJson(e,i),assigner:userJson(e,n)},...a!==void 0&&{requested_reviewer:userJson(e,a),review_requester:userJson(e,n)}}}const Ue=p.strictObject({ref:p.string(),inputs:p.record(p.string(),p.string()).default({})})
function getWorkflow(e){demand(e,"read","actions")
return{status:200,body:workflowJson(e.site,{name:findWorkflow(e).file,updatedAt:e.site.state.time()},findWorkflow(e).file)}}function dispatchWorkflow(e){demand(e,"write","actions")
const t=findWorkflow(e)
const{ref:s,inputs:n}=readBody(e,Ue,"Workflow")
const o=Object.keys(n).filter(e=>!t.inputs.includes(e))
if(o.length>0)throw new Refusal(errorReply(422,`Unexpected inputs provided: ${JSON.stringify(o)}`))
const{records:r,time:i}={records:e.site.state.records,time:e.site.state.time()}
r.dispatches.push({file:t.file,ref:s,inputs:n})
r.addRun({name:t.file,title:`${t.file} ${n[t.named??""]??""}`.trim(),file:t.file,actor:e.caller.login,branch:s,sha:"0".repeat(40),event:"workflow_dispatch",conclusion:null,pulls:[],jobs:[]})
return{status:204,headers:{date:i}}}function listRuns(e){demand(e,"read","actions")
const{query:t,params:s}=e
const n=s.file===void 0?void 0:findWorkflow(e).file
const o=Date.parse((t.get("created")??"").replace(/^>=/,""))||0
const r=e.site.state.records.runs.filter(e=>(n===void 0||e.file===n)&&(t.get("event")??e.event)===e.event&&(t.get("branch")??e.branch)===e.branch&&[null,e.conclusion,e.conclusion===null?"in_progress":"completed"].includes(t.get("status"))&&Date.parse(e.updatedAt)>=Math.floor(o/1e3)*1e3)
const{body:i,...a}=page(e,r.toReversed(),t=>runJson(e.site,t))
return{...a,body:{total_count:r.length,workflow_runs:i}}}function rerunFailedJobs(e){const t=findRun(e,"write")
if(t.conclusion===null)throw new Refusal(errorReply(403,"This workflow run cannot be rerun: it is running"))
Object.assign(t,{conclusion:null,attempt:t.attempt+1})
return{status:201,body:{}}}function cancelRun(e){const t=findRun(e,"write")
if(t.conclusion!==null)throw new Refusal(errorReply(409,"Cannot cancel a workflow run that is completed."))
Object.assign(t,{conclusion:"cancelled"})
return{status:202,body:{}}}function listPendingDeployments(e){demand(e,"read","actions")
return{status:200,body:[]}}function listDeployments(e){demand(e,"read","deployments")
const{site:t,query:s}=e
const n=t.state.records.deployments.filter(({sha:e})=>(s.get("sha")??e)===e)
return page(e,n,({sha:e,environment:s})=>({id:6601,node_id:"DE_6601",url:`${t.apiUrl}/deployments/6601`,sha:e,ref:e,task:"deploy",payload:{},environment:s,original_environment:s,description:null,creator:null,created_at:t.state.createdAt,updated_at:t.state.createdAt,statuses_url:`${t.apiUrl}/deployments/6601/statuses`,repository_url:t.apiUrl}))}function findWorkflow(e){const t=e.site.state.records.workflows.find(({file:t})=>t===param(e,"file"))
if(!t)throw call_notFound()
return t}const Je=["none","read","triage","write","maintain","admin"]
const Le={none:"none",read:"read",triage:"read",write:"write",maintain:"write",admin:"admin"}
const Fe=["bio","blog","company","email","hireable","location","name"]
const He=["followers","following","public_gists","public_repos"]
function getUser({site:e,caller:t}){const s=e.state.user(t.login)
if(s.type==="Bot")throw new Refusal(errorReply(403,"Resource not accessible by integration"))
const n=[...Fe.map(e=>[e,null]),...He.map(e=>[e,0])]
const o="2020-01-01T00:00:00Z"
const r={...userJson(e,s.login),...Object.fromEntries(n),created_at:o,updated_at:o}
return{status:200,body:r}}function getRateLimit({site:e}){const t=Math.floor(e.seed.now().getTime()/1e3)+3600
const s={limit:5e3,used:0,remaining:5e3,reset:t}
return{status:200,body:{resources:{core:s,search:s},rate:s}}}function getPermission(e){const{site:t}=e
const s=t.state.users.get(param(e,"username").toLowerCase())
if(s?.type!=="User")throw call_notFound(`${param(e,"username")} is not a user`)
const n=t.state.roleOf(s.login)
const o=n==="none"&&isOpenTo(t,s.login)?"read":n
const reaches=e=>Je.indexOf(o)>=Je.indexOf(e)
const r={pull:reaches("read"),triage:reaches("triage"),push:reaches("write"),maintain:reaches("maintain"),admin:reaches("admin")}
const i={permission:Le[o],user:{...userJson(t,s.login),permissions:r,role_name:o},role_name:o}
return{status:200,body:i}}function searchIssues(e){const t=termsOf(e)
const{site:s,caller:n}=e
if(!t.some(e=>/^(?:is|type):(?:issue|pr|pull-request)$/.test(e)))throw invalid({resource:"Search",code:"invalid",field:"q",message:"Query must include 'is:issue' or 'is:pull-request'"})
const o=seenBy(s,n).filter(e=>isAllowed(e.site,e.caller,"read",["issues","pull_requests"]))
const r=t.filter(e=>/^(?:repo|org|user):/.test(e))
if(!o.some(e=>r.every(t=>isIn(e.site,t))))throw unseen()
const i=o.flatMap(e=>[...e.site.state.issues.values()].flatMap(s=>t.every(t=>fits(e.site,s,t))?[{site:e.site,issue:s}]:[]))
const{body:a,...c}=found(e,i,e=>({...issueJson(e.site,e.issue),score:1}))
return{...c,body:{...a,search_type:"lexical"}}}function searchRepositories(e){const t=e.site.sites.filter(t=>termsOf(e).every(e=>isIn(t,e)))
return found(e,t,e=>({...repositoryJson(e),score:1}))}function isIn(e,t){const[,s,n=""]=/^(repo|org|user):(.+)$/.exec(t)??[]
return n===(s==="repo"?fullName(e):e.seed.owner).toLowerCase()}function fits(e,t,s){if(s.startsWith("-"))return!fits(e,t,s.slice(1))
const[,n="",o=""]=/^(repo|org|user|is|type|state|label|no):(.+)$/.exec(s)??[]
const r=e.state.pulls.has(t.number)
switch(n){case"repo":case"org":case"user":return isIn(e,s)
case"no":return e.state.records.labelsOf(t.number).length===0
case"label":return e.state.records.labelsOf(t.number).some(e=>e.toLowerCase()===o)
case"":return`${t.title} ${t.body}`.toLowerCase().includes(s)
default:return{issue:!r,pr:r,"pull-request":r}[o]??t.state===o}}function termsOf({query:e}){const t=e.get("q")??""
return[...t.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([e])=>e.replaceAll('"',"").toLowerCase())}function found(e,t,s){const{body:n,...o}=page(e,t,s)
return{...o,body:{total_count:t.length,incomplete_results:!1,items:n}}}function unseen(){const e="The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them."
return invalid({resource:"Search",code:"invalid",field:"q",message:e})}const We={path:p.string(),line:p.number().int(),side:p["enum"](["LEFT","RIGHT"]).default("RIGHT"),start_line:p.number().int().optional(),start_side:p["enum"](["LEFT","RIGHT"]).optional(),body:p.string()}
const ze=p.object(We).readonly()
const Ve={COMMENT:"COMMENTED",APPROVE:"APPROVED",REQUEST_CHANGES:"CHANGES_REQUESTED"}
const Ke=p.object({commit_id:p.string().optional(),body:p.string().default(""),event:p["enum"](["COMMENT","APPROVE","REQUEST_CHANGES"]).optional(),comments:p.array(ze).default([])}).readonly()
const Ze=p.object({...We,commit_id:p.string()}).readonly()
const Ye=p.object({body:p.string()}).readonly()
function createReview(e){const t=findPull(e,"write")
const{body:s,event:n,comments:o,commit_id:r=t.headSha}=readBody(e,Ke,"PullRequestReview")
if(n)refuseOwn(e,t,n)
refuseSecond(e,t)
if(n&&s.trim()===""&&n!=="APPROVE"&&o.length===0)throw unprocessable("Body can't be blank")
if([s,...o.map(e=>e.body)].some(isTooLong))throw unprocessable("Body is too long")
const i=o.map(s=>({comment:s,found:findPlace(e,t,r,s)}))
const a=i.flatMap(({found:e})=>"objection"in e?[`Pull request review thread ${e.objection}`]:[])
if(a.length>0)throw unprocessable([...new Set(a)].join(" and "))
const{records:c}=e.site.state
const u=e.caller.login
const l=c.addReview({pull:t.number,author:u,body:s,state:n?Ve[n]:"PENDING",commit:r})
if(n)c.endRequest(l)
for(const{comment:s,found:n}of i)if("hunk"in n)add(e,t,l.id,r,s,n.hunk)
return{status:200,body:reviewJson(e.site,l)}}function createReviewComment(e){const t=findPull(e,"write")
const{commit_id:s,...n}=readBody(e,Ze,"PullRequestReviewComment")
refuseSecond(e,t)
const o=findPlace(e,t,s,n)
if("objection"in o){const e=`pull_request_review_thread.${o.objection}`
throw invalid({resource:"PullRequestReviewComment",code:"custom",field:"pull_request_review_thread.line",message:e})}const{records:r}=e.site.state
const i=r.addReview({pull:t.number,author:e.caller.login,body:"",commit:s})
const a=reviewCommentJson(e.site,add(e,t,i.id,s,n,o.hunk))
return{status:201,body:a,headers:{location:a.url}}}function replyToReviewComment(e){const t=findPull(e,"write")
const{body:s}=readBody(e,Ye,"PullRequestReviewComment")
const{records:n}=e.site.state
const o=n.reviewComments.find(({id:s,pull:n})=>s===Number(param(e,"id"))&&n===t.number)
if(!o||o.replyTo!==null)throw call_notFound()
const{path:r,line:i,hunk:a,side:c}=o
const u={author:e.caller.login,body:s,pull:t.number,replyTo:o.id,path:r,line:i,hunk:a,side:c}
const l=reviewCommentJson(e.site,n.addReviewComment(u))
return{status:201,body:l,headers:{location:l.url}}}function updateReviewComment(e){demand(e,"write","pull_requests")
const{body:t}=readBody(e,Ye,"PullRequestReviewComment")
const s=e.site.state.records.reviewComments.find(({id:t})=>t===Number(param(e,"id")))
if(!s)throw call_notFound()
const n=e.site.state.time()
Object.assign(s,{body:t,updatedAt:n,lastEditedAt:n,editor:e.caller.login})
return{status:200,body:reviewCommentJson(e.site,s)}}function deleteReviewComment(e){demand(e,"write","pull_requests")
const{reviewComments:t}=e.site.state.records
const s=t.findIndex(({id:t})=>t===Number(param(e,"id")))
if(s<0)throw call_notFound()
t.splice(s,1)
return{status:204}}function refuseSecond({caller:e,site:t},{number:s}){const isDraft=({pull:t,author:n,state:o})=>t===s&&n===e.login&&o==="PENDING"
if(t.state.records.reviews.some(isDraft))throw unprocessable("User can only have one pending review per pull request")}function refuseOwn({caller:e},{author:t},s){if(s==="COMMENT"||t.toLowerCase()!==e.login.toLowerCase())return
throw unprocessable(`Can not ${s==="APPROVE"?"approve":"request changes on"} your own pull request`)}function findPlace({site:e},{baseSha:t},s,{path:n,line:o,side:r,start_line:i}){if(!isCommit(e.seed.gitDir,s))return{objection:"commit_id is not part of the pull request"}
return placeIn(changedFiles(e.seed.gitDir,t,s),{path:n,line:o,side:r,startLine:i})}function add(e,{number:t},s,n,o,r){const{path:i,line:a,side:c,start_line:u,body:l}=o
const d={path:i,line:a,side:c,hunk:r,...u!==void 0&&{startLine:u}}
return e.site.state.records.addReviewComment({pull:t,review:s,commit:n,author:e.caller.login,body:l,...d})}function unprocessable(e){return new Refusal(errorReply(422,"Unprocessable Entity",{errors:[e]}))}const Xe=p.object({event:p["enum"](["COMMENT","APPROVE","REQUEST_CHANGES"]),body:p.string().optional()})
function getReview(e){findPull(e)
return{status:200,body:reviewJson(e.site,findReview(e))}}function submitReview(e){const t=findPull(e,"write")
const s=findReview(e)
const{event:n,body:o=s.body}=readBody(e,Xe.readonly(),"PullRequestReview")
refuseOwn(e,t,n)
if(s.state!=="PENDING")throw unprocessable("Can not submit a review that is not pending")
Object.assign(s,{state:Ve[n],body:o,submittedAt:e.site.state.time()})
e.site.state.records.endRequest(s)
return{status:200,body:reviewJson(e.site,s)}}function deleteReview(e){findPull(e,"write")
const t=findReview(e)
if(t.state!=="PENDING")throw unprocessable("Can not delete a non-pending pull request review")
const{reviews:s,reviewComments:n}=e.site.state.records
s.splice(s.indexOf(t),1)
for(const e of n.filter(e=>e.review===t.id))n.splice(n.indexOf(e),1)
return{status:200,body:reviewJson(e.site,t)}}function findReview(e){const[t,s]=[Number(param(e,"number")),Number(param(e,"id"))]
const n=e.site.state.records.reviews.find(e=>e.id===s&&e.pull===t)
const o=n&&(n.state!=="PENDING"||n.author===e.caller.login)
if(!o)throw call_notFound()
return n}const Qe=p.strictObject({message:p.string().min(1)})
function dismissReview(e){demand(e,"write","pull_requests")
readBody(e,Qe,"PullRequestReview")
const{records:t}=e.site.state
const s=t.reviews.find(({id:t,pull:s})=>t===Number(param(e,"id"))&&s===Number(param(e,"number")))
if(!s)throw call_notFound()
if(!["APPROVED","CHANGES_REQUESTED"].includes(s.state))throw new Refusal(errorReply(422,"Can not dismiss a commented pull request review"))
s.state="DISMISSED"
return{status:200,body:reviewJson(e.site,s)}}const et="/issues/(?<number>\\d+)"
const tt="/pulls/(?<number>\\d+)"
const st=`${tt}/reviews/(?<id>\\d+)`
const nt="/actions/runs/(?<run>\\d+)"
const ot="/actions/workflows/(?<file>[^/]+)"
const rt="/issues/comments/(?<id>\\d+)"
const it=[route("GET","","repos/repos#get-a-repository",getRepository),route("GET","/branches/(?<branch>.+)","branches/branches#get-a-branch",getBranch),route("GET","/rules/branches/(?<branch>.+)","repos/rules#get-rules-for-a-branch",listRules),route("GET","/rulesets/(?<id>\\d+)","repos/rules#get-a-repository-ruleset",getRuleset),route("GET","/commits","commits/commits#list-commits",listCommits),route("GET","/releases","releases/releases#list-releases",listReleases),route("GET","/compare/(?<basehead>.+)","commits/commits#compare-two-commits",compareCommits),route("GET","/git/ref/(?<ref>.+)","git/refs#get-a-reference",getRef),route("GET","/git/matching-refs/(?<ref>.+)","git/refs#list-matching-references",listMatchingRefs),route("POST","/git/refs","git/refs#create-a-reference",createRef),route("PATCH","/git/refs/(?<ref>.+)","git/refs#update-a-reference",updateRef),route("POST","/git/blobs","git/blobs#create-a-blob",createBlob),route("POST","/git/trees","git/trees#create-a-tree",createTree),route("POST","/git/commits","git/commits#create-a-commit",git_database_createCommit),route("GET","/git/commits/(?<sha>[0-9a-f]{40})","git/commits#get-a-commit-object",getGitCommit),route("GET","/collaborators/(?<username>[^/]+)/permission","collaborators/collaborators#get-repository-permissions-for-a-user",getPermission),route("GET","/issues","issues/issues#list-repository-issues",listIssues),route("GET","/issues/comments","issues/comments#list-issue-comments-for-a-repository",listAllComments),route("POST","/issues","issues/issues#create-an-issue",createIssue),route("GET",et,"issues/issues#get-an-issue",getIssue),route("PATCH",et,"issues/issues#update-an-issue",updateIssue),route("PUT",`${et}/lock`,"issues/issues#lock-an-issue",lockIssue),route("GET",`${et}/sub_issues`,"issues/sub-issues#list-sub-issues",listSubIssues),route("POST",`${et}/sub_issues`,"issues/sub-issues#add-sub-issue",addSubIssue),route("POST",`${et}/assignees`,"issues/assignees#add-assignees-to-an-issue",addAssignees),route("GET","/assignees","issues/assignees#list-assignees",listAssignees),route("GET","/labels","issues/labels#list-labels-for-a-repository",listLabels),route("GET","/milestones","issues/milestones#list-milestones",listMilestones),route("GET","/issue-types","repos/repos#list-issue-types",listTypes),route("GET",`${et}/comments`,"issues/comments#list-issue-comments",listComments),route("POST",`${et}/comments`,"issues/comments#create-an-issue-comment",createComment),route("GET",rt,"issues/comments#get-an-issue-comment",getComment),route("PATCH",rt,"issues/comments#update-an-issue-comment",updateComment),route("DELETE",rt,"issues/comments#delete-an-issue-comment",deleteComment),route("POST",`${rt}/reactions`,"reactions/reactions#create-reaction-for-an-issue-comment",createReaction),route("GET",`${rt}/reactions`,"reactions/reactions#list-reactions-for-an-issue-comment",listReactions),route("GET",`${et}/reactions`,"reactions/reactions#list-reactions-for-an-issue",listThreadReactions),route("POST",`${et}/reactions`,"reactions/reactions#create-reaction-for-an-issue",reactToThread),route("GET",`${et}/events`,"issues/events#list-issue-events",listEvents),route("POST","/labels","issues/labels#create-a-label",createLabel),route("POST",`${et}/labels`,"issues/labels#add-labels-to-an-issue",addLabels),route("DELETE",`${et}/labels/(?<name>[^/]+)`,"issues/labels#remove-a-label-from-an-issue",removeLabel),route("DELETE",`${et}/assignees`,"issues/assignees#remove-assignees-from-an-issue",removeAssignees),route("POST","/pulls/comments/(?<id>\\d+)/reactions","reactions/reactions#create-reaction-for-a-pull-request-review-comment",reactToReviewComment),route("GET","/pulls/comments/(?<id>\\d+)/reactions","reactions/reactions#list-reactions-for-a-pull-request-review-comment",listReviewCommentReactions),route("GET","/pulls/comments","pulls/comments#list-review-comments-in-a-repository",listAllReviewComments),route("GET","/pulls/comments/(?<id>\\d+)","pulls/comments#get-a-review-comment-for-a-repository",getReviewComment),route("PATCH","/pulls/comments/(?<id>\\d+)","pulls/comments#update-a-review-comment-for-a-repository",updateReviewComment),route("DELETE","/pulls/comments/(?<id>\\d+)","pulls/comments#delete-a-review-comment-for-a-repository",deleteReviewComment),route("GET","/pulls","pulls/pulls#list-pull-requests",listPulls),route("POST","/pulls","pulls/pulls#create-a-pull-request",createPull),route("GET",tt,"pulls/pulls#get-a-pull-request",getPull),route("PATCH",tt,"pulls/pulls#update-a-pull-request",updatePull),route("POST",`${tt}/requested_reviewers`,"pulls/review-requests#request-reviewers-for-a-pull-request",requestReviewers),route("GET",`${tt}/files`,"pulls/pulls#list-pull-requests-files",listFiles),route("GET",`${tt}/reviews`,"pulls/reviews#list-reviews-for-a-pull-request",listReviews),route("POST",`${tt}/reviews`,"pulls/reviews#create-a-review-for-a-pull-request",createReview),route("GET",st,"pulls/reviews#get-a-review-for-a-pull-request",getReview),route("DELETE",st,"pulls/reviews#delete-a-pending-review-for-a-pull-request",deleteReview),route("POST",`${st}/events`,"pulls/reviews#submit-a-review-for-a-pull-request",submitReview),route("POST",`${tt}/comments`,"pulls/comments#create-a-review-comment-for-a-pull-request",createReviewComment),route("POST",`${tt}/comments/(?<id>\\d+)/replies`,"pulls/comments#create-a-reply-for-a-review-comment",replyToReviewComment),route("GET",`${tt}/comments`,"pulls/comments#list-review-comments-on-a-pull-request",listReviewComments),route("GET","/contents/(?<path>.+)","repos/contents#get-repository-content",getContents),route("GET","/commits/(?<ref>[^/]+)/check-runs","checks/runs#list-check-runs-for-a-git-reference",listCheckRuns),route("GET",nt,"actions/workflow-runs#get-a-workflow-run",getRun),route("GET","/actions/runs","actions/workflow-runs#list-workflow-runs-for-a-repository",listRuns),route("GET",ot,"actions/workflows#get-a-workflow",getWorkflow),route("GET",`${ot}/runs`,"actions/workflow-runs#list-workflow-runs-for-a-workflow",listRuns),route("POST",`${ot}/dispatches`,"actions/workflows#create-a-workflow-dispatch-event",dispatchWorkflow),route("POST",`${nt}/rerun-failed-jobs`,"actions/workflow-runs#re-run-failed-jobs-from-a-workflow-run",rerunFailedJobs),route("POST",`${nt}/cancel`,"actions/workflow-runs#cancel-a-workflow-run",cancelRun),route("GET",`${nt}/pending_deployments`,"actions/workflow-runs#get-pending-deployments-for-a-workflow-run",listPendingDeployments),route("GET","/deployments","deployments/deployments#list-deployments",listDeployments),route("PUT",`${st}/dismissals`,"pulls/reviews#dismiss-a-review-for-a-pull-request",dismissReview),route("GET",`${nt}/attempts/(?<attempt>\\d+)/jobs`,"actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt",listJobs),route("GET","/actions/jobs/(?<id>\\d+)/logs","actions/workflow-jobs#download-job-logs-for-a-workflow-run",redirectToLog)]
const at=[route("GET","/user","users/users#get-the-authenticated-user",getUser),route("GET","/rate_limit","rate-limit/rate-limit#get-rate-limit-status-for-the-authenticated-user",getRateLimit),route("GET","/search/issues","search/search#search-issues-and-pull-requests",searchIssues),route("GET","/search/repositories","search/search#search-repositories",searchRepositories)]
function route(e,t,s,n){return{method:e,path:new RegExp(`^${t}$`),docs:s,handler:n}}function answerRest(e,t,s){const n=match(s)
if(!n)return{reply:errorReply(404,"Not Found"),isKnown:!1}
return{reply:documented(n.route,()=>handle(e,t,s,n)),isKnown:!0}}function match({method:e,path:t}){const[,s="",n=t]=/^\/(repos\/[^/]+\/[^/]+|repositories\/\d+)(.*)$/.exec(t)??[]
for(const t of s===""?at:it){const o=t.method===e&&t.path.exec(n)
if(!o)continue
const r=Object.entries(o.groups??{}).map(([e,t])=>[e,decodeURIComponent(t)])
return{route:t,repository:s,rest:n,params:Object.fromEntries(r)}}return}function handle(e,t,{query:s,body:n,accept:o},r){if(t.status==="anonymous")return errorReply(401,"Requires authentication")
if(t.status==="unknown")return errorReply(401,"Bad credentials")
const i=r.repository===""
const a=seenBy(e,t)
const c=i?a[0]:a.find(e=>names(e.site,r.repository))
if(!c)return errorReply(404,"Not Found")
const u=i?r.rest:`/repositories/${c.site.id}${r.rest}`
const l={...c,params:r.params,query:s,body:n,accept:o,linkPath:u}
return redirected(l,r.rest)??r.route.handler(l)}function names(e,t){const[,s="",n=""]=t.split("/")
return n===""?s===String(e.id):isRepository(e,decodeURIComponent(s),decodeURIComponent(n))}function documented({docs:e},t){const s=replyOf(t)
if(s.status<400)return s
return{...s,body:{...Object(s.body),documentation_url:`https://docs.github.com/rest/${e}`}}}function replyOf(e){try{return e()}catch(e){if(e instanceof Refusal)return e.reply
throw e}}const ct=5e3
async function serveApi(e,t,s,n){const o=s.method??"GET"
const r=flat(s.headers)
const i=parse(await(0,m.text)(s))
const a=e.plannedFailures.take(o,t)
const c={method:o,path:t,requestHeaders:r,requestBody:i}
const u=a===void 0||a.isDone?answer(e,c):a
const l=a??u
const d={...standardHeaders(e,t),...l.headers}
const p=typeof l.body==="string"?l.body:JSON.stringify(l.body)
e.exchanges.push({method:o,path:t,requestHeaders:r,requestBody:i,status:l.status,responseHeaders:d,responseBody:parse(p)})
for(const s of e.listeners)s(`${o} ${t}`)
n.writeHead(l.status,d)
n.end(p)}function answer({site:e,unknownRequests:t},{method:s,path:n,requestHeaders:o,requestBody:r}){if(typeof r==="string")return errorReply(400,"Problems parsing JSON")
if(e.state.missing.some(e=>e.test(n)))return errorReply(404,"Not Found")
const i=identify(e.seed,o.authorization)
const{pathname:a,searchParams:c}=new URL(n,e.serverUrl)
try{const{reply:u,isKnown:l}=a==="/graphql"&&s==="POST"?answerGraphql(e,i,r):answerRest(e,i,{method:s,path:a,query:c,body:r,accept:o.accept??""})
if(!l)t.push(`${s} ${n}`)
return u}catch(e){return errorReply(500,`The embedded GitHub failed: ${e instanceof Error?e.stack:e}`)}}function standardHeaders({site:e,exchanges:t},s){const n=t.length+1
return{"content-type":"application/json; charset=utf-8","x-github-media-type":"github.v3; format=json","x-github-request-id":`DECK:${n.toString(16).toUpperCase().padStart(8,"0")}`,"x-ratelimit-limit":String(ct),"x-ratelimit-remaining":String(Math.max(0,ct-n)),"x-ratelimit-reset":String(Math.floor(e.seed.now().getTime()/1e3)+3600),"x-ratelimit-resource":s==="/graphql"?"graphql":"core","x-ratelimit-used":String(n)}}function flat(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function parse(e){if(!e)return
try{return JSON.parse(e)}catch{return e}}function makePlannedFailures(){const e=[]
return{add:(t,s)=>{e.push({...t,failure:s})},take:(t,s)=>{const n=e.findIndex(e=>e.method===t&&s.search(e.path)>=0)
return n<0?void 0:e.splice(n,1)[0]?.failure},forget:()=>e.splice(0)}}const ut=p.object({query:p.string(),variables:p.record(p.string(),p.unknown()).nullish()}).readonly()
function answerGraphql(e,t,s){if(t.status!=="known")return{reply:errorReply(401,lt[t.status]),isKnown:!0}
const n=ut.safeParse(s)
if(!n.success)return failed("A query attribute must be specified and must be a string.")
return api_run(seenBy(e,t),n.data.query,n.data.variables??{})}const lt={anonymous:"This endpoint requires you to be authenticated.",unknown:"Bad credentials"}
function api_run(e,t,s){try{const n=parseOperation(t)
const o={query:()=>queryNode(e),mutation:()=>mutationNode(e)}
if(!isRoot(n.type))return failed(`A ${n.type} is not played by this embedded GitHub.`)
const r=execute(n,o[n.type](),s)
return{reply:{status:200,body:r},isKnown:!0}}catch(e){if(e instanceof GraphqlError)return failed(e.message,e.extra)
if(e instanceof f.G)return failed(`Wrong arguments: ${h.S1(e)}`)
throw e}}function isRoot(e){return e==="query"||e==="mutation"}function failed(e,t={}){return{reply:{status:200,body:{errors:[{...t,message:e}]}},isKnown:!1}}var dt=s(46466)
function gitRequestOf(e){const t=/^\/([^/]+)\/([^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/.exec(e.pathname)
if(!t)return
const[,s="",n="",o=""]=t
const r=o==="/info/refs"?e.searchParams.get("service"):o.slice(1)
if(r!=="git-upload-pack"&&r!=="git-receive-pack")return
return{owner:s,name:n,file:o,service:r}}async function serveGit({site:e,asked:t,request:s,response:n,hooksFolder:o}){const r=identify(e.seed,s.headers.authorization)
const i=e.sites.find(e=>holds(e,t))??e
const a=smart_http_refuse(i,t,r)
if(!a)return await runService(t,{request:s,response:n,...serviceOf(i,t,r,o)})
s.resume()
n.writeHead(a.status,{"content-type":"text/plain; charset=utf-8",...a.headers})
n.end(a.text)}const mt={status:401,text:"Authentication required.",headers:{"www-authenticate":'Basic realm="GitHub"'}}
function smart_http_refuse(e,{owner:t,name:s,service:n},o){if(o.status==="unknown")return{...mt,text:"Invalid username or token."}
const r=n==="git-receive-pack"
const i=findFork(e,t,s)
const a=i!==void 0||isRepository(e,t,s)
if(o.status==="anonymous")return!a||r||!isPublic(e)?mt:void 0
const c=a&&seenBy(e,o).find(t=>t.site.id===e.id)
if(!c)return{status:404,text:"Repository not found."}
if(i)return r?refuseFork(i,c.caller):void 0
if(!isAllowed(e,c.caller,r?"write":"read",["contents"]))return{status:403,text:`Permission to ${fullName(e)}.git denied to ${o.login}.`}
if(!r||!e.state.isArchived)return
return{status:403,text:"This repository was archived so it is read-only."}}function holds(e,{owner:t,name:s}){return isRepository(e,t,s)||findFork(e,t,s)!==void 0}function refuseFork({owner:e,canModify:t},{login:s,permissions:n}){if(!s.endsWith("[bot]")&&t&&n.contents==="write")return
return{status:403,text:`Permission to ${e} denied to ${s}.`}}function serviceOf(e,t,s,n){const o=s.status==="known"?s.login:""
const r=o.endsWith("[bot]")
const i=t.service==="git-receive-pack"&&(r||e.state.binding.length>0)
const a={...i&&{"core.hooksPath":n},...!e.state.takesCustomRefs&&{"transfer.hideRefs":"refs/deckhand"}}
const c=pushRefusal(rulesAgainst(e.state.binding,"push"))
return{gitDir:findFork(e,t.owner,t.name)?.gitDir??e.seed.gitDir,environment:{...gitEnvironment(a),EMBEDDED_RULES:c,EMBEDDED_APP:r?"yes":""}}}async function runService({file:e,service:t},{request:s,response:n,gitDir:o,environment:r}){const i=String(s.headers["git-protocol"]??"")
const a=e==="/info/refs"
const c=(0,b.spawn)("git",[t.slice(4),a?"--http-backend-info-refs":"--stateless-rpc",o],{env:{...r,GIT_PROTOCOL:i},stdio:["pipe","pipe","ignore"]})
c.stdin.on("error",()=>s.resume())
c.on("error",e=>n.destroy(e))
const u=s.headers["content-encoding"]==="gzip";(u?s.pipe((0,_.createGunzip)().on("error",()=>n.destroy())):s).pipe(c.stdin)
if(await diesSilently(c)){n.writeHead(500,{"content-type":"text/plain; charset=utf-8"})
n.end("Internal Server Error")
return}n.writeHead(200,{"content-type":`application/x-${t}-${a?"advertisement":"result"}`,"cache-control":"no-cache, max-age=0, must-revalidate"})
if(a&&!/\bversion=2\b/.test(i))n.write(`${packet(`# service=${t}\n`)}0000`)
try{await(0,dt.pipeline)(c.stdout,n)}catch{n.destroy()}finally{c.kill()}}async function diesSilently(e){const t=new Promise(t=>e.once("exit",t).once("close",t))
const s=await new Promise(t=>{e.stdout.once("readable",()=>t(e.stdout.readableLength>0))
e.stdout.once("close",()=>t(!1))})
if(s)return!1
await t
return e.exitCode!==0}function packet(e){return(e.length+4).toString(16).padStart(4,"0")+e}const pt=`#!/bin/sh\nstatus=0\nwhile read -r old new ref; do\n  case $new in *[!0]*) ;; *) continue ;; esac\n  case $ref in refs/heads/*) [ -z "$EMBEDDED_RULES" ] || { printf "$EMBEDDED_RULES" "$ref" >&2; exit 1; } ;; esac\n  [ -n "$EMBEDDED_APP" ] || continue\n  file=$(git log -1 --format= --name-only -m "$new" --not --all -- .github/workflows | while read -r one; do\n    blob=$(git rev-parse --quiet --verify "$new:$one")\n    for branch in $(git for-each-ref --format='%(refname)' refs/heads); do\n      [ -n "$blob" ] && [ "$(git rev-parse --quiet --verify "$branch:$one")" = "$blob" ] && continue 2\n    done\n    [ -z "$one" ] || { echo "$one"; break; }\n  done)\n  [ -z "$file" ] && continue\n  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2\n  status=1\ndone\nexit $status\n`
async function makeWorkflowGuard(){const e=await(0,i.mkdtemp)((0,c.join)((0,a.tmpdir)(),"embedded-github-hooks-"))
const t=(0,c.join)(e,"pre-receive")
await(0,i.writeFile)(t,pt)
await(0,i.chmod)(t,493)
return{folder:e,remove:()=>(0,i.rm)(e,{recursive:!0,force:!0})}}function payloadsOf(e){return{issues:(t,s)=>issuesPayload(e,t,s),pullRequest:(t,s)=>pullRequestPayload(e,t,s),review:t=>reviewPayload(e,t),reviewComment:t=>reviewCommentPayload(e,t),workflowRun:t=>workflowRunPayload(e,t),discussion:(t,s)=>discussionPayload(e,t,s),discussionComment:t=>discussionCommentPayload(e,t),workflowDispatch:(t,s)=>dispatchPayload(e,t,s),repositoryDispatch:t=>repositoryDispatchPayload(e,t),push:t=>pushPayload(e,t),milestone:(t,s)=>milestonePayload(e,t,s),schedule:()=>schedulePayload(e)}}function issuesPayload(e,t,s){const n=need(e.state.issues.get(t),`issue #${t}`)
return{...about(e,s),issue:issueJson(e,n),...s.label!==void 0&&{label:labelJson(e,s.label)},...s.who!==void 0&&{assignee:userJson(e,s.who)},...s.before!==void 0&&{changes:{body:{from:s.before}}}}}function pullRequestPayload(e,t,s){const n=need(e.state.pulls.get(t),`pull request #${t}`)
return{...about(e,s),number:t,pull_request:pullJson(e,n),...s.action==="synchronize"&&{before:n.baseSha,after:n.headSha},...s.label!==void 0&&{label:labelJson(e,s.label)},...s.who!==void 0&&{requested_reviewer:userJson(e,s.who)}}}function reviewPayload(e,t){const{records:s,pulls:n}=e.state
const o=need(s.reviews.find(e=>e.id===t),`review ${t}`)
const r=need(n.get(o.pull),`pull request #${o.pull}`)
return{...about(e,{action:"submitted",sender:o.author}),review:{...reviewJson(e,o),state:o.state.toLowerCase()},pull_request:pullSummaryJson(e,r)}}function reviewCommentPayload(e,t){const{records:s,pulls:n}=e.state
const o=need(s.reviewComments.find(e=>e.id===t),`review comment ${t}`)
const r=need(n.get(o.pull),`pull request #${o.pull}`)
return{...about(e,{action:"created",sender:o.author}),comment:reviewCommentJson(e,o),pull_request:pullSummaryJson(e,r)}}function workflowRunPayload(e,t){const s=need(e.state.records.runs.find(e=>e.id===t),`run ${t}`)
const n=workflowJson(e,s)
return{...about(e,{action:"completed",sender:s.actor}),workflow_run:runJson(e,s),workflow:n}}function discussionPayload(e,t,s){const n=need(e.state.records.discussions.find(e=>e.number===t),`discussion #${t}`)
return{...about(e,s),discussion:discussionJson(e,n)}}function discussionCommentPayload(e,t){const{discussionComments:s,discussions:n}=e.state.records
const o=need(s.find(e=>e.id===t),`comment ${t} in a discussion`)
const r=need(n.find(({number:e})=>e===o.discussion),`discussion #${o.discussion}`)
return{...about(e,{action:"created",sender:o.author}),comment:discussionCommentJson(e,o),discussion:discussionJson(e,r)}}function dispatchPayload(e,t,s){const{action:n,...o}=about(e,{action:"",sender:t})
const r=`refs/heads/${e.seed.defaultBranch}`
const i=`${repositoryPage(e,"/.github/workflows/agent.yml")}`
return{...o,ref:r,workflow:i,inputs:s===void 0?null:{prompt:s}}}function schedulePayload(e){return{schedule:"17 4 * * 1",repository:repositoryJson(e)}}function about(e,{action:t,sender:s}){return{action:t,...from(e,s)}}function need(e,t){if(e===void 0)throw new n.vC("bug",`There is no ${t} to make a payload of.`)
return e}function issueCommentPayload(e,t){const s=e.state.comments.get(t)
const o=s&&e.state.issues.get(s.issue)
if(!o)throw new n.vC("bug",`There is no comment ${t} to make a payload of.`)
return{action:"created",issue:issueJson(e,o),comment:commentJson(e,s),repository:repositoryJson(e),sender:userJson(e,s.author)}}function pushPayload(e,{sender:t,branch:s,before:n,after:o}){const r=`${n.slice(0,12)}...${o.slice(0,12)}`
const i=runGit(e.seed.gitDir,["rev-list","--reverse",`${n}..${o}`]).split("\n")
const a=i.filter(Boolean).map(t=>payloads_commitJson(e,t))
return{ref:`refs/heads/${s}`,before:n,after:o,created:!1,deleted:!1,forced:!1,base_ref:null,compare:repositoryPage(e,`/compare/${r}`),commits:a,head_commit:a.at(-1)??null,pusher:{name:t,email:`${t}@users.noreply.github.com`},...from(e,t)}}function payloads_commitJson(e,t){const{tree:s,message:n,author:o,committer:r}=readCommit(e.seed.gitDir,t)
const i=runGit(e.seed.gitDir,["show","--format=","--name-status","--no-renames",t]).split("\n")
const named=e=>i.flatMap(t=>t.startsWith(`${e}\t`)?[t.slice(2)]:[])
return{id:t,tree_id:s,distinct:!0,message:n.trimEnd(),timestamp:r.date,url:repositoryPage(e,`/commit/${t}`),author:o,committer:r,added:named("A"),removed:named("D"),modified:named("M")}}function repositoryDispatchPayload(e,{sender:t,action:s,given:n}){const{defaultBranch:o}=e.seed
const r={id:61,node_id:"MDIzOkludGVncmF0aW9uSW5zdGFsbGF0aW9uNjE="}
return{action:s,branch:o,client_payload:n,...from(e,t),installation:r}}function milestonePayload(e,t,s){const n=e.state.time()
const o="/milestones/1"
return{action:"created",milestone:{id:81,node_id:"MI_81",number:1,title:s,description:null,creator:userJson(e,t),state:"open",open_issues:0,closed_issues:0,due_on:null,closed_at:null,created_at:n,updated_at:n,url:repositoryApi(e,o),html_url:repositoryPage(e,"/milestone/1"),labels_url:repositoryApi(e,`${o}/labels`)},...from(e,t)}}function from(e,t){return{repository:repositoryJson(e),sender:userJson(e,t)}}function firstIds(){return{user:1001,issue:3001,pull:4001,comment:5001,reaction:6001,attachment:1,discussion:3501,reply:6501,reviewComment:7001,review:8001,event:8501,run:9001,job:9501}}class Records{labels=new Map
repositoryLabels=new Map
workflows=[]
dispatches=[]
deployments=[]
projects=[]
releases=[]
milestones=[]
issueTypes=[]
assignableBots=[]
facts=new Map
assignees=new Map
reactions=new Map
events=new Map
reviewers=new Map
closes=new Map
reviews=[]
reviewComments=[]
runs=[]
statuses=[]
discussions=[]
discussionComments=[]
#s
#n
constructor(e,t){this.#s=e
this.#n=t}addReview({pull:e,author:t,body:s,state:n="COMMENTED",commit:o=this.#o(e)}){const r={id:this.#n.review++,pull:e,author:this.#s.user(t).login,body:s,state:n,submittedAt:this.#s.time(),commit:o,lastEditedAt:null,reactions:[]}
this.reviews.push(r)
return r}addReviewComment({author:e,replyTo:t,review:s=0,...n}){const o=this.#s.time()
const r={...n,side:n.side??"RIGHT",startLine:n.startLine??null,replyTo:t??null,review:s,id:this.#n.reviewComment++,author:this.#s.user(e).login,createdAt:o,updatedAt:o,lastEditedAt:null,editor:null,isMinimized:!1,isResolved:!1,resolvedBy:null,commit:n.commit??this.#o(n.pull)}
this.reviewComments.push(r)
return r}addRun({jobs:e,attempt:t=1,file:s="ci.yml",...n}){const o=e.map(e=>({...e,id:this.#n.job++}))
const r={...n,file:s,id:this.#n.run++,attempt:t,jobs:o,updatedAt:this.#s.time()}
this.runs.push(r)
return r}addDiscussion({author:e,title:t,body:s},n){const o=this.#s.user(e).login
const r={number:n,id:this.#n.discussion++,author:o,createdAt:this.#s.time(),title:t,body:s,reactions:[],locked:!1,closedAt:null}
this.discussions.push(r)
return r}addDiscussionComment(e){const{author:t,body:s,discussion:n}=e
const o={id:this.#n.reply++,discussion:n,replyTo:e.replyTo??null,author:this.#s.user(t).login,body:s,createdAt:this.#s.time(),lastEditedAt:null,editor:null,isMinimized:!1,reactions:[]}
this.discussionComments.push(o)
return o}addEvent(e,t){const s={...t,id:this.#n.event++,createdAt:this.#s.time()}
this.events.set(e,[...this.events.get(e)??[],s])}askForReview({pull:e,who:t,by:s}){this.reviewers.set(e,[...this.reviewers.get(e)??[],t])
this.addEvent(e,{event:"review_requested",actor:s,reviewer:t})}endRequest({pull:e,author:t}){const s=this.reviewers.get(e)
if(s)this.reviewers.set(e,s.filter(e=>e!==t))}submittedComments(){const e=this.reviews.filter(({state:e})=>e==="PENDING").map(({id:e})=>e)
return this.reviewComments.filter(({review:t})=>!e.includes(t))}factsOf(e){const t={stateReason:null,duplicateOf:null,lockReason:null,milestone:null,type:null,subIssues:[]}
const s=this.facts.get(e)??t
this.facts.set(e,s)
return s}labelsOf(e){return this.labels.get(e)??[]}labelNamed(e){const t=this.repositoryLabels.get(e.toLowerCase())
if(t)return t
const s=[...this.labels.values()].flat().find(t=>t.toLowerCase()===e.toLowerCase())
return s===void 0?void 0:{name:s,color:"ededed",description:""}}#o(e){return this.#s.pulls.get(e)?.headSha??""}}class GitHubState{users
issues=new Map
pulls=new Map
comments=new Map
records
attachments=new Map
signed=new Set
differences=new Map
merges=new Map
mergesKnownAfter=0
renamed=new Map
transferred=new Map
createdAt
takesCustomRefs=!0
isArchived
visibility
missing=[]
isSignOffRequired=!1
requiredChecks=[]
ruledChecks=[]
rules=[]
canBypass=!1
actionsMayOpenPulls=!0
get binding(){return this.canBypass?[]:this.rules}#r
#i
#n
constructor(e,{users:t,ids:s}={users:new Map,ids:firstIds()}){this.#i=e
this.#n=s
this.users=t
this.records=new Records(this,s)
this.isArchived=e.archived??!1
this.visibility=e.visibility??"public"
this.#r=new Map(Object.entries(e.cast).map(([e,t])=>[e.toLowerCase(),t]))
this.createdAt=this.time()
for(const s of Object.keys(e.cast))if(!t.has(s.toLowerCase()))this.#a(s,"User")
if(!this.users.has(e.owner.toLowerCase()))this.#a(e.owner,"Organization")
for(const{login:t}of Object.values(e.tokens))this.user(t)}attach(e){const t=`0a1b2c3d-0000-4000-8000-${String(this.#n.attachment++).padStart(12,"0")}`
this.attachments.set(t,e)
return t}time(){return`${this.#i.now().toISOString().slice(0,19)}Z`}user(e){return this.users.get(e.toLowerCase())??this.#a(e,e.endsWith("[bot]")?"Bot":"User")}roleOf(e){return this.#r.get(e.toLowerCase())??"none"}association(e){if(e.toLowerCase()===this.#i.owner.toLowerCase())return"OWNER"
if(this.roleOf(e)==="none")return"NONE"
return this.user(this.#i.owner).type==="Organization"?"MEMBER":"COLLABORATOR"}addIssue(e){const t=this.#c(e)
this.issues.set(t.number,t)
return t}addDiscussion(e){return this.records.addDiscussion(e,this.#u())}addPull({head:e,base:t,headSha:s,baseSha:n,draft:o,fork:r,...i}){const a=Object.assign(this.#c(i),{pullId:this.#n.pull++,head:e,base:t,headSha:s,baseSha:n,draft:o,fork:r??null,merged:null})
this.issues.set(a.number,a)
this.pulls.set(a.number,a)
return a}addComment({issue:e,author:t,body:s}){const o=this.issues.get(e)
if(!o)throw new n.vC("bug",`There is no issue or pull request #${e} to comment on.`)
const r=this.time()
const i={id:this.#n.comment++,issue:e,author:this.user(t).login,body:s,reactions:[],createdAt:r,updatedAt:r,lastEditedAt:null,editor:null,isMinimized:!1}
o.updatedAt=r
this.comments.set(i.id,i)
return i}commentsOn(e){return[...this.comments.values()].filter(t=>t.issue===e)}editComment(e,t,s=e.author){const n=this.time()
Object.assign(e,{body:t,updatedAt:n,lastEditedAt:n,editor:this.user(s).login})}react(e,t,s){const n=e.reactions.find(e=>e.author===t&&e.content===s)
if(n)return{reaction:n,isNew:!1}
const o={id:this.#n.reaction++,content:s,author:t,createdAt:this.time()}
e.reactions.push(o)
return{reaction:o,isNew:!0}}save(){const e=structuredClone({...this,records:{...this.records},ids:this.#n})
return()=>{const{records:t,ids:s,...n}=structuredClone(e)
fill(this.#n,s)
fill(this.records,t)
fill(this,{...n,records:this.records})}}#u(){const e=this.records.discussions.map(({number:e})=>e)
return Math.max(0,...this.issues.keys(),...this.transferred.keys(),...e)+1}#c({author:e,title:t,body:s}){const n=this.time()
return{number:this.#u(),id:this.#n.issue++,author:this.user(e).login,title:t,body:s,state:"open",locked:!1,createdAt:n,updatedAt:n,lastEditedAt:null}}#a(e,t){const s={id:this.#n.user++,login:e,type:t}
this.users.set(e.toLowerCase(),s)
return s}}function fill(e,t){for(const[s,n]of Object.entries(t)){const t=Reflect.get(e,s)
if(t===n)continue
if(t instanceof Map&&n instanceof Map){t.clear()
for(const[e,s]of n)t.set(e,s)}else if(t instanceof Set&&n instanceof Set){t.clear()
for(const e of n)t.add(e)}else if(Array.isArray(t)&&Array.isArray(n))t.splice(0,t.length,...n)
else Reflect.set(e,s,n)}}async function openGitHub(e){const t=await makeWorkflowGuard()
const s=(0,l.createServer)()
const o=await listen(s)
const r=openSites(e,o)
const i={site:r,plannedFailures:makePlannedFailures(),exchanges:[],unknownRequests:[],listeners:[]}
const a=[]
const c=[]
const u={ms:0}
s.on("request",(e,s)=>{serve({api:i,guard:t,gitRequests:a,losses:c,rate:u},e,s).catch(e=>s.destroy(toError(e)))})
const close=async()=>{if(s.listening)await shut(s)
await t.remove()}
return{serverUrl:o,apiUrl:r.apiUrl,graphqlUrl:`${o}/api/graphql`,exchanges:i.exchanges,unknownRequests:i.unknownRequests,gitRequests:a,...repositoryOf(r),repository:e=>{const t=r.sites.find(t=>fullName(t).toLowerCase()===e.toLowerCase())
if(!t)throw new n.vC("bug",`There is no repository ${e} on the embedded GitHub.`)
return repositoryOf(t)},failNext:i.plannedFailures.add,listen:e=>i.listeners.push(e),loseIf:e=>c.push(e),slowDown:e=>{u.ms=e},save:()=>{const e=r.sites.map(({state:e})=>e.save())
const t=[i.exchanges,i.unknownRequests,i.listeners,a,c]
const s=t.map(e=>cutAt(e,e.length))
return()=>{for(const t of[...e,...s])t()
i.plannedFailures.forget()
u.ms=0}},close:close,[Symbol.asyncDispose]:close}}function cutAt(e,t){return()=>{e.length=t}}function openSites(e,t){const{now:s,cast:o}=e
const r=(e.others??[]).map(({grants:t,...n})=>{const r=Object.entries(t).map(([t,s])=>[t,grantOf(e,t,s)])
return{cast:o,...n,tokens:Object.fromEntries(r),now:s}})
const i={users:new Map,ids:firstIds()}
const a=[]
for(const[s,n]of[e,...r].entries()){const e=new GitHubState(n,i)
a.push({id:ee+s,seed:n,state:e,serverUrl:t,apiUrl:`${t}/api/v3`,sites:a})}const[c]=a
if(!c)throw new n.vC("bug","An embedded GitHub has a repository.")
return c}function grantOf({tokens:e},t,s){const o=e[t]
if(!o)throw new n.vC("bug","A repository names a token that nobody issued.")
return{...o,permissions:s}}function repositoryOf(e){return{gitDir:e.seed.gitDir,state:e.state,openIssue:t=>e.state.addIssue(t),openPullRequest:t=>openFromBranch(e,t),comment:t=>e.state.addComment(t),attach:t=>addressOf(e,e.state.attach(t)),label:t=>addLabel(e.state,t),merge:t=>mergePull(e,t),renameBranch:t=>renameBranch(e,t),transferIssue:t=>transferIssue(e,t),convertIssue:t=>convertIssue(e,t),issueCommentPayload:t=>issueCommentPayload(e,t),payloads:payloadsOf(e)}}async function serve(e,t,s){const n=t.url??"/"
const[,o]=/^\/api(?:\/v3(?=\/)|(?=\/graphql(?:\?|$)))(.*)$/.exec(n)??[]
const r=`${t.method} ${o??n}`
if(e.rate.ms>0)await(0,d.setTimeout)(e.rate.ms)
if(e.losses.some(e=>e(r)))s.destroy()
else if(o)await serveApi(e.api,o,t,s)
else await serveSite(e,n,t,s)}async function serveSite({api:e,guard:t,gitRequests:s},n,o,r){const{site:i,plannedFailures:a,unknownRequests:c}=e
const u=o.method??"GET"
const l=gitRequestOf(new URL(n,i.serverUrl))
const d=a.take(u,n)
const m=logAt(i,n)
if(!d&&serveAttachment(i,n,r))return
if(d)r.writeHead(d.status,d.headers).end(String(d.body??""))
else if(m!==void 0)r.writeHead(200,{"content-type":"text/plain"}).end(m)
else if(l)await serveGit({site:i,asked:l,request:o,response:r,hooksFolder:t.folder})
else r.writeHead(404,{"content-type":"text/plain; charset=utf-8"}).end("Not Found")
if(l)for(const t of e.listeners)t(`${u} ${n}`)
if(l)s.push({method:u,path:n,status:r.statusCode})
else if(m===void 0)c.push(`${u} ${n}`)}function logAt({sites:e},t){const[,s]=/^\/_logs\/(\d+)\?sig=open$/.exec(t)??[]
const n=e.flatMap(({state:e})=>e.records.runs).flatMap(e=>e.jobs)
return n.find(e=>String(e.id)===s)?.log}function addLabel(e,{issue:t,name:s,by:n}){const{records:o,issues:r}=e
o.addEvent(t,{event:"labeled",actor:n,label:s})
o.labels.set(t,[...o.labelsOf(t).filter(e=>e!==s),s])
Object.assign(r.get(t)??{},{updatedAt:e.time()})}function openFromBranch(e,{base:t=e.seed.defaultBranch,draft:s=!1,...o}){const r=tipOf(o.fork?.gitDir??e.seed.gitDir,`refs/heads/${o.head}`)
const i=tipOf(e.seed.gitDir,`refs/heads/${t}`)
const a=o.fork&&newFork(e,o.fork)
if(!r||!i)throw new n.vC("bug",`There is no branch ${r?t:o.head} for a pull request.`)
return openPull(e,{...o,fork:a,base:t,draft:s,headSha:r.sha,baseSha:i.sha})}async function listen(e){e.listen(0,"127.0.0.1")
await(0,u.once)(e,"listening")
const t=e.address()
if(typeof t!=="object"||!t)throw new n.vC("bug","The embedded GitHub has no port.")
return`http://127.0.0.1:${t.port}`}async function shut(e){const t=(0,u.once)(e,"close")
e.close()
e.closeAllConnections()
await t}function toError(e){return e instanceof Error?e:new Error(String(e))}function pieces(e){return e.match(/.{1,24}/gsu)??[]}function framesOf({opening:e,content:t,ending:s}){return[...e,...t,...s]}function completionOf(e,t,s){const n=(t.calls??[]).map((e,t)=>toolCall(e,`call_${s}_${t}`))
return{head:{id:`chatcmpl-${s}`,created:Math.floor(Date.now()/1e3),model:e.model},text:t.text,reasoning:t.reasoning,refusal:t.refusal,calls:n,finishReason:t.finish??(n.length>0?"tool_calls":"stop"),usage:t.usage==="absent"?void 0:usageOf(e,t,t.usage)}}function completionBody({head:e,text:t,reasoning:s,refusal:n,calls:o,finishReason:r,usage:i}){const a={role:"assistant",content:t??null,refusal:n??null,...s===void 0?{}:{reasoning_content:s},...o.length===0?{}:{tool_calls:o}}
const c=[{index:0,message:a,logprobs:null,finish_reason:r}]
return{...e,object:"chat.completion",choices:c,...i&&{usage:i}}}function*completionChunks(e,t){const s={...e.head,object:"chat.completion.chunk"}
const chunk=(e,n=null)=>({...s,choices:[{index:0,delta:e,logprobs:null,finish_reason:n}],...t?{usage:null}:{}})
yield chunk({role:"assistant",content:""})
for(const t of pieces(e.reasoning??""))yield chunk({reasoning_content:t})
for(const t of pieces(e.refusal??""))yield chunk({refusal:t})
for(const t of pieces(e.text??""))yield chunk({content:t})
for(const t of e.calls.flatMap(callDeltas))yield chunk({tool_calls:[t]})
yield chunk({},e.finishReason)
if(t&&e.usage)yield{...s,choices:[],usage:e.usage}}function toolCall({name:e,arguments:t},s){return{id:s,type:"function",function:{name:e,arguments:typeof t==="string"?t:JSON.stringify(t)}}}function callDeltas({function:{name:e,arguments:t},...s},n){const o={index:n,...s,function:{name:e,arguments:""}}
return[o,...pieces(t).map(e=>({index:n,function:{arguments:e}}))]}function usageOf(e,t,s={}){const n=tokens(e.messages,e.tools)
const o=tokens(t.text,t.reasoning,t.calls)
return{prompt_tokens:n,completion_tokens:o,total_tokens:n+o,cost:0,...s}}function tokens(...e){const t=e.map(e=>e===void 0?0:JSON.stringify(e).length)
return Math.ceil(t.reduce((e,t)=>e+t,0)/4)}const ft=new Set(["empty-choices","null-content","content-list","calls-interleaved","calls-all-zero","no-index"])
function isChatFault(e){return ft.has(e.kind)}function call(e,t,s={}){return{...s,calls:[{name:e,arguments:t},...s.calls??[]]}}function chatAnswer(e,t,s){const n=completionOf(e,t,s)
const o=e.stream_options?.include_usage??!1
const r=[...completionChunks(n,o)]
const i=t.fault&&isChatFault(t.fault)?t.fault:void 0
const a=i?disorder(r,i):r
const c=a.findIndex(({choices:e})=>e[0]===void 0||e[0].finish_reason!==null)
return{body:bodyOf(n,i),opening:a.slice(0,1).map(frameOf),content:a.slice(1,c).map(frameOf),ending:[...a.slice(c).map(frameOf),{data:"[DONE]"}],delta:e=>frameOf(textChunk(a[0],e))}}function frameOf(e){return{data:JSON.stringify(e),isDelta:typeof e.choices[0]?.delta.content==="string"}}function textChunk(e,t){return{...e,choices:[{delta:{content:t},finish_reason:null}]}}function bodyOf(e,t){const s=completionBody(e)
switch(t?.kind){case"empty-choices":return{...s,choices:[]}
case"content-list":return completionBody({...e,text:[{type:"text",text:e.text}]})
default:return s}}function disorder(e,{kind:t}){switch(t){case"empty-choices":return e.map(e=>({...e,choices:[]}))
case"null-content":return e.map(e=>changed(e,e=>({content:null,...e})))
case"content-list":return e.map(e=>changed(e,e=>({...e,...chat_answer_listed(e.content)})))
case"calls-all-zero":return e.map(e=>changed(e,e=>indexed(e,0)))
case"no-index":return e.map(e=>changed(e,e=>indexed(e,void 0)))
case"calls-interleaved":return interleaved(e)}}function changed(e,t){return{...e,choices:e.choices.map(e=>({...e,delta:t(e.delta)}))}}function chat_answer_listed(e){return typeof e==="string"?{content:[{type:"text",text:e}]}:{}}function indexed({tool_calls:e,...t},s){if(!e)return t
const n=e.map(({index:e,...t})=>({...t,...s!==void 0&&{index:s}}))
return{...t,tool_calls:n}}function interleaved(e){const indexOf=e=>e.choices[0]?.delta.tool_calls?.[0]?.index
const t=e.findIndex(e=>indexOf(e)!==void 0)
const s=e.findLastIndex(e=>indexOf(e)!==void 0)
const n=[...Map.groupBy(e.slice(t,s+1),indexOf).values()].reverse()
const o=[]
while(n.some(e=>e.length>0))o.push(...n.flatMap(e=>e.splice(0,1)))
return[...e.slice(0,t),...o,...e.slice(s+1)]}const ht=p.string().refine(e=>parseJson(e)!==void 0,"must be valid JSON")
function parseJson(e){try{return JSON.parse(e)}catch{return}}const gt=p.looseObject({type:p.literal("text"),text:p.string()})
const bt=p.looseObject({type:p.literal("image_url"),image_url:p.looseObject({url:p.string().regex(/^(https?:|data:image\/)/,"must be an http(s) or data:image URL")})})
const yt=p.union([p.string(),p.array(gt).min(1).readonly()])
const _t=p.strictObject({id:p.string().min(1),type:p.literal("function"),function:p.strictObject({name:p.string().min(1),arguments:ht}),extra_content:p.looseObject({}).optional()}).readonly()
const wt=p.discriminatedUnion("role",[p.looseObject({role:p["enum"](["system","developer"]),content:yt}).readonly(),p.looseObject({role:p.literal("user"),content:p.union([p.string(),p.array(p.discriminatedUnion("type",[gt,bt])).min(1).readonly()])}).readonly(),p.looseObject({role:p.literal("assistant"),content:yt.nullish(),tool_calls:p.array(_t).min(1).readonly().optional()}).refine(e=>e.tool_calls!==void 0||e.content!=null,{message:"an assistant message needs content or tool_calls",path:["content"]}).readonly(),p.looseObject({role:p.literal("tool"),tool_call_id:p.string().min(1),content:yt}).readonly()])
const vt=p.strictObject({type:p.literal("function"),function:p.strictObject({name:p.string().regex(/^[a-zA-Z0-9_-]{1,64}$/,"must match ^[a-zA-Z0-9_-]{1,64}$"),description:p.string().optional(),parameters:p.looseObject({type:p.literal("object")}).optional(),strict:p.boolean().nullish()})}).readonly()
const Ot=p.strictObject({model:p.string(),messages:p.array(wt).min(1).superRefine(checkHistory).readonly(),tools:p.array(vt).min(1).superRefine(checkToolNames).readonly().optional(),tool_choice:p.union([p["enum"](["none","auto","required"]),p.looseObject({type:p.string()})]).optional(),stream:p.boolean().nullish(),stream_options:p.strictObject({include_usage:p.boolean().optional()}).nullish(),parallel_tool_calls:p.boolean().optional(),temperature:p.number().min(0).max(2).nullish(),top_p:p.number().min(0).max(1).nullish(),max_tokens:p.number().int().positive().nullish(),max_completion_tokens:p.number().int().positive().nullish(),reasoning_effort:p["enum"](["none","minimal","low","medium","high","xhigh"]).nullish(),response_format:p.looseObject({type:p.string()}).optional(),stop:p.union([p.string(),p.array(p.string()).max(4)]).nullish(),seed:p.number().int().nullish(),user:p.string().optional(),metadata:p.record(p.string(),p.string()).nullish(),store:p.boolean().nullish(),prompt_cache_key:p.string().optional(),safety_identifier:p.string().optional(),service_tier:p.string().nullish(),verbosity:p["enum"](["low","medium","high"]).nullish()}).refine(e=>e.stream===!0||!e.stream_options,{message:"The 'stream_options' parameter is only allowed when 'stream' is enabled.",path:["stream_options"]}).readonly()
function checkHistory(e,t){const complain=(e,s)=>t.addIssue({code:"custom",path:[e],message:s})
const s=e[0]?.role
if(s!=="system"&&s!=="developer")complain(0,"The first message must have role 'system'.")
let n=new Set
e.forEach((e,t)=>{if(e.role==="tool"){if(!n.delete(e.tool_call_id))complain(t,$t)
return}if(n.size>0)complain(t,request_missing(n))
n=callIds(e)
if(n.size!==callCount(e))complain(t,"Duplicate tool_call ids in one message.")})
if(n.size>0)complain(e.length-1,request_missing(n))}const $t="Messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
function request_missing(e){return`An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${[...e].join(", ")}`}function callIds(e){return new Set(e.role==="assistant"?e.tool_calls?.map(e=>e.id):[])}function callCount(e){return e.role==="assistant"?e.tool_calls?.length??0:0}function checkToolNames(e,t){const s=e.map(e=>e.function.name)
if(new Set(s).size!==s.length)t.addIssue({code:"custom",message:"Tool names must be unique."})}const kt=new Set(["image_url","image","input_image"])
function receivedOf(e){const t=Object(parseJson(e))
const s={pictures:0,isTorn:!1}
const look=e=>{if(typeof e==="string")s.isTorn||=!e.isWellFormed()
if(typeof e!=="object"||e===null)return
if("type"in e&&kt.has(e.type))s.pictures+=1
for(const t of Object.values(e))look(t)}
look(t)
return{...s,bytes:Buffer.byteLength(e),tools:Array.isArray(t.tools)?t.tools.length:0}}const Rt={cache_control:p.strictObject({type:p.literal("ephemeral"),ttl:p["enum"](["5m","1h"]).optional()}).optional()}
const Ct=p.strictObject({type:p.literal("text"),text:p.string().regex(/\S/,"text content blocks must contain non-whitespace text"),...Rt})
const At=p.strictObject({type:p.literal("image"),source:p.discriminatedUnion("type",[p.strictObject({type:p.literal("base64"),media_type:p["enum"](["image/jpeg","image/png","image/gif","image/webp"]),data:p.base64()}),p.strictObject({type:p.literal("url"),url:p.url({protocol:/^https?$/})})]),...Rt})
const Pt=p.string().regex(/^[a-zA-Z0-9_-]+$/,"String should match pattern '^[a-zA-Z0-9_-]+$'")
const It=p.string().regex(/^[a-zA-Z0-9_-]{1,128}$/)
const Tt=p.strictObject({type:p.literal("tool_use"),id:Pt,name:It,input:p.record(p.string(),p.unknown()),...Rt})
const Et=p.strictObject({type:p.literal("tool_result"),tool_use_id:Pt,content:p.union([p.string(),p.array(p.discriminatedUnion("type",[Ct,At]))]).optional(),is_error:p.boolean().optional(),...Rt})
const St=p.strictObject({type:p.literal("thinking"),thinking:p.string(),signature:p.string()})
const xt=p.strictObject({type:p.literal("redacted_thinking"),data:p.string()})
const jt=p.strictObject({role:p.literal("user"),content:p.union([p.string().regex(/\S/),p.array(p.discriminatedUnion("type",[Ct,At,Et])).min(1)])})
const Nt=p.strictObject({role:p.literal("assistant"),content:p.union([p.string().regex(/\S/),p.array(p.discriminatedUnion("type",[Ct,Tt,St,xt])).min(1)])})
const qt=p.discriminatedUnion("role",[jt,Nt])
const Dt=p.strictObject({name:It,description:p.string().optional(),input_schema:p.looseObject({type:p.literal("object")}),...Rt})
const Gt=p.discriminatedUnion("type",[p.strictObject({type:p.literal("disabled")}),p.strictObject({type:p.literal("adaptive"),display:p["enum"](["summarized","omitted"]).optional()}),p.strictObject({type:p.literal("enabled"),budget_tokens:p.int().min(1024),display:p.string().optional()})])
const Bt=p.strictObject({model:p.string(),max_tokens:p.int().positive(),messages:p.array(qt).min(1),system:p.union([p.string(),p.array(Ct).min(1)]).optional(),tools:p.array(Dt).min(1).optional(),tool_choice:p.strictObject({type:p["enum"](["auto","none"]),disable_parallel_tool_use:p.boolean().optional()}).optional(),stream:p.boolean().optional(),stop_sequences:p.array(p.string().regex(/\S/)).optional(),temperature:p.number().min(0).max(1).optional(),top_p:p.number().optional(),top_k:p.int().optional(),thinking:Gt.optional(),output_config:p.strictObject({effort:p["enum"](["low","medium","high","xhigh","max"]).optional()}).optional(),metadata:p.strictObject({user_id:p.string().optional()}).optional(),service_tier:p.string().optional()}).refine(({thinking:e,max_tokens:t})=>e?.type!=="enabled"||e.budget_tokens<t,{message:"`max_tokens` must be greater than `thinking.budget_tokens`.",path:["max_tokens"]}).refine(e=>marksIn(e)<=4,{message:"A maximum of 4 blocks with cache_control may be provided."}).readonly()
function marksIn(e){if(typeof e!=="object"||e===null)return 0
const t="cache_control"in e?1:0
return Object.values(e).reduce((e,t)=>e+marksIn(t),t)}function historyProblem({messages:e,thinking:t},s){const n=[...turnProblems(e),...pairingProblems(e),...thoughtProblems(e,s),...t?.type==="enabled"?budgetProblems(e):[]]
return n[0]}function sign(e){return Buffer.from(`signed:${e}`).toString("base64")}function blocksOf({content:e}){return typeof e==="string"?[{type:"text",text:e}]:e}function*turnProblems(e){if(e[0]?.role!=="user")yield'messages: first message must use the "user" role'
if(e.at(-1)?.role!=="user")yield"This model does not support assistant message prefill. The conversation must end with a user message."
for(const[t,{role:s}]of e.entries())if(t>0&&e[t-1]?.role===s)yield`messages: roles must alternate between "user" and "assistant", but found multiple "${s}" roles in a row`}function*pairingProblems(e){const t=new Set
for(const[s,n]of e.entries()){const o=request_callIds(n)
for(const e of o){if(t.has(e))yield"messages: `tool_use` ids must be unique"
t.add(e)}const r=e[s+1]
const i=r?leadingResults(r):[]
const a=o.filter(e=>!i.includes(e))
if(a.length>0)yield`messages.${s}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${a.join(", ")}.`
const c=s>0?request_callIds(e[s-1]):[]
for(const e of allResults(n))if(!c.includes(e))yield`messages.${s}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${e}.`}}function request_callIds(e){return blocksOf(e).flatMap(e=>e.type==="tool_use"?[e.id]:[])}function allResults(e){return blocksOf(e).flatMap(e=>e.type==="tool_result"?[e.tool_use_id]:[])}function leadingResults(e){const t=blocksOf(e)
const s=t.findIndex(({type:e})=>e!=="tool_result")
return allResults({role:"user",content:s<0?t:t.slice(0,s)})}function*thoughtProblems(e,t){for(const[t,s]of e.entries())for(const[e,n]of blocksOf(s).entries()){const s=n.type==="thinking"&&n.signature!==sign(n.thinking)||n.type==="redacted_thinking"&&!Buffer.from(n.data,"base64").toString().startsWith("signed:")
if(s)yield`messages.${t}.content.${e}: Invalid \`signature\` in \`thinking\` block`}const s=e.findLast(({role:e})=>e==="assistant")
const n=s&&t.get(request_callIds(s)[0]??"")
if(!s||!n||JSON.stringify(thoughtsIn(blocksOf(s)))===JSON.stringify(thoughtsIn(n)))return
yield`messages.${e.indexOf(s)}.content: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`}function thoughtsIn(e){let t=0
return e.flatMap(e=>{if(e.type==="tool_use")t+=1
return e.type==="thinking"||e.type==="redacted_thinking"?[[t,e]]:[]})}function*budgetProblems(e){const t=e.findLastIndex(({role:e})=>e==="assistant")
const s=e[t]
const n=s&&blocksOf(s)[0]?.type
if(!s||request_callIds(s).length===0||n==="thinking"||n==="redacted_thinking")return
yield`messages.${t}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${n}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`}function messagesAnswer(e,t,s){const{model:n,messages:o,tools:r}=e
const i=completionOf({model:n,messages:o,...r&&{tools:r}},t,s)
const a=answer_blocksOf(i)
const c=i.refusal===void 0?Mt[i.finishReason]:"refusal"
const u=answer_usageOf(i)
const l={id:`msg_${s}`,type:"message",role:"assistant",model:n}
const d={...l,content:[],stop_reason:null,stop_sequence:null,usage:{...u,output_tokens:1}}
return{body:{...l,content:a,stop_reason:c,stop_sequence:null,...u&&{usage:u}},opening:[{type:"message_start",message:u?d:{...d,usage:void 0}},{type:"ping"}].map(answer_frameOf),content:a.flatMap(eventsOf).map(answer_frameOf),ending:[{type:"message_delta",delta:{stop_reason:c,stop_sequence:null},usage:u&&{output_tokens:u.output_tokens}},{type:"message_stop"}].map(answer_frameOf),delta:e=>answer_frameOf({type:"content_block_delta",index:0,delta:{type:"text_delta",text:e}}),blocks:a}}const Mt={stop:"end_turn",tool_calls:"tool_use",length:"max_tokens",content_filter:"refusal"}
function answer_frameOf(e){const{delta:t}=e
const s=typeof t==="object"&&t!==null&&"text"in t
return{event:e.type,data:JSON.stringify(e),isDelta:s}}function answer_usageOf({usage:e}){return e&&{input_tokens:e.prompt_tokens,cache_creation_input_tokens:0,cache_read_input_tokens:0,output_tokens:e.completion_tokens}}function answer_blocksOf({text:e,reasoning:t,refusal:s,calls:n}){const o=e??s
return[...t===void 0?[]:[{type:"thinking",thinking:t,signature:sign(t)}],...o===void 0||o===""?[]:[{type:"text",text:o}],...n.map(({id:e,function:{name:t,arguments:s}})=>({type:"tool_use",id:e,name:t,input:inputIn(s)}))]}function inputIn(e){try{return JSON.parse(e)}catch{return e}}function eventsOf(e,t){const s=deltasOf(e).map(e=>({type:"content_block_delta",index:t,delta:e}))
const n={type:"content_block_start",index:t,content_block:{...e,...Ut[e.type]}}
return[n,...s,{type:"content_block_stop",index:t}]}const Ut={thinking:{thinking:"",signature:""},text:{text:""},tool_use:{input:{}}}
function deltasOf({type:e,text:t,thinking:s,signature:n,input:o}){if(e==="text")return pieces(String(t)).map(e=>({type:"text_delta",text:e}))
if(e==="thinking"){const e=pieces(String(s)).map(e=>({type:"thinking_delta",thinking:e}))
return[...e,{type:"signature_delta",signature:n}]}const r=typeof o==="string"?o:JSON.stringify(o)
return pieces(r).map(e=>({type:"input_json_delta",partial_json:e}))}const Jt=p.strictObject({type:p.literal("input_text"),text:p.string()})
const Lt=p.strictObject({type:p.literal("input_image"),image_url:p.string().regex(/^(https?:|data:image\/)/,"must be an http(s) or data:image URL"),detail:p["enum"](["low","high","auto"]).optional()})
const Ft=p.array(p.discriminatedUnion("type",[Jt,Lt])).min(1)
const Ht=p.strictObject({type:p.literal("output_text"),text:p.string(),annotations:p.array(p.unknown()).optional(),logprobs:p.array(p.unknown()).optional()})
const Wt=p.strictObject({type:p.literal("refusal"),refusal:p.string()})
const zt=p.array(p.discriminatedUnion("type",[Ht,Wt])).min(1)
const Vt=p["enum"](["in_progress","completed","incomplete"]).optional()
const Kt=p.string().min(1).max(64)
const Zt=p.strictObject({type:p.literal("message").optional(),role:p["enum"](["user","system","developer"]),content:p.union([p.string(),Ft])})
const Yt=p.strictObject({type:p.literal("message").optional(),role:p.literal("assistant"),content:p.union([p.string(),zt]),id:p.string().startsWith("msg").optional(),status:Vt})
const Xt=p.strictObject({type:p.literal("reasoning"),id:p.string().startsWith("rs"),summary:p.array(p.strictObject({type:p.literal("summary_text"),text:p.string()})),content:p.array(p.strictObject({type:p.literal("reasoning_text"),text:p.string()})).optional(),encrypted_content:p.string().nullish(),status:Vt})
const Qt=p.strictObject({type:p.literal("function_call"),id:p.string().startsWith("fc").optional(),call_id:Kt,name:p.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),arguments:ht,status:Vt})
const es=p.strictObject({type:p.literal("function_call_output"),id:p.string().startsWith("fc").optional(),call_id:Kt,output:p.union([p.string(),Ft]),status:Vt})
const ts=p.union([Xt,Qt,es,Zt,Yt])
const ss=p.strictObject({type:p.literal("function"),name:p.string().regex(/^[a-zA-Z0-9_-]{1,64}$/,"must match ^[a-zA-Z0-9_-]{1,64}$"),description:p.string().nullish(),parameters:p.looseObject({type:p.literal("object")}),strict:p.boolean().nullable()})
const ns=p.strictObject({model:p.string(),input:p.array(ts).min(1),instructions:p.string().nullish(),tools:p.array(ss).min(1).optional(),tool_choice:p["enum"](["none","auto","required"]).optional(),parallel_tool_calls:p.boolean().nullish(),store:p.literal(!1,"this client keeps its own history, so it has to say `store: false`"),include:p.array(p["enum"](["reasoning.encrypted_content","message.output_text.logprobs"])).nullish(),stream:p.boolean().nullish(),stream_options:p.strictObject({include_obfuscation:p.boolean().optional()}).nullish(),reasoning:p.strictObject({effort:p["enum"](["none","minimal","low","medium","high","xhigh"]).nullish(),summary:p["enum"](["auto","concise","detailed"]).nullish()}).nullish(),temperature:p.number().min(0).max(2).nullish(),top_p:p.number().min(0).max(1).nullish(),max_output_tokens:p.number().int().min(16).nullish(),prompt_cache_key:p.string().nullish(),prompt_cache_retention:p["enum"](["in_memory","24h"]).nullish(),safety_identifier:p.string().nullish(),metadata:p.record(p.string(),p.string()).nullish(),service_tier:p.string().nullish(),text:p.looseObject({}).optional(),truncation:p["enum"](["auto","disabled"]).nullish(),user:p.string().optional()}).readonly()
function request_historyProblem(e,t){return[...request_pairingProblems(e),...reasoningProblems(e,t)][0]}function seal(e,t){return Buffer.from(`sealed:${e}:${t}`).toString("base64")}function*request_pairingProblems(e){const t=new Set
for(const s of e)if(s.type==="function_call"){if(t.has(s.call_id))yield`Duplicate function call id ${s.call_id}.`
t.add(s.call_id)}else if(s.type==="function_call_output"&&!t.delete(s.call_id))yield`No tool call found for function call output with call_id ${s.call_id}.`
else if("role"in s&&t.size>0)break
for(const e of t)yield`No tool output found for function call ${e}.`}function*reasoningProblems(e,t){const s=new Set
for(const[n,o]of e.entries()){if(o.type==="reasoning"){s.add(o.id)
yield*sealProblems(o)
if(!isSaid(e[n+1]))yield`Item '${o.id}' of type 'reasoning' was provided without its required following item.`}const r="id"in o?o.id:void 0
const i=r===void 0?void 0:t.get(r)
if(i!==void 0&&!s.has(i))yield`Item '${r}' of type '${o.type}' was provided without its required 'reasoning' item: '${i}'.`}}function*sealProblems({id:e,encrypted_content:t}){if(!t)yield`Item with id '${e}' not found. Items are not persisted when \`store\` is set to false.`
else if(!Buffer.from(t,"base64").toString().startsWith(`sealed:${e}:`))yield`The encrypted content for item ${e} could not be verified.`}function isSaid(e){if(e===void 0)return!1
return e.type==="reasoning"||e.type==="function_call"||"role"in e&&e.role==="assistant"}function responsesAnswer(e,t,s){const{model:n,input:o,tools:r}=e
const i=completionOf({model:n,messages:o,...r&&{tools:r}},t,s)
const a=itemsOf(i,s,e.include?.includes("reasoning.encrypted_content")??!1)
const c=responseOf(i,a,s)
const u=numbering()
const l={...c,status:"in_progress",output:[],usage:null,incomplete_details:null}
return{body:c,opening:["response.created","response.in_progress"].map(e=>u({type:e,response:l})),content:a.flatMap(answer_eventsOf).map(u),ending:[u({type:`response.${c.status}`,response:c})],delta:e=>u({type:"response.output_text.delta",...os,item_id:`msg_${s}`,delta:e}),items:a}}const os={output_index:0,content_index:0,logprobs:[]}
function numbering(){let e=0
return t=>{const s=JSON.stringify({...t,sequence_number:e})
e+=1
return{event:t.type,data:s,isDelta:t.type==="response.output_text.delta"}}}function responseOf({head:e,usage:t,finishReason:s},n,o){const r={length:"max_output_tokens",content_filter:"content_filter",stop:"",tool_calls:""}[s]
return{id:`resp_${o}`,object:"response",created_at:e.created,status:r===""?"completed":"incomplete",error:null,incomplete_details:r===""?null:{reason:r},model:e.model,output:n,parallel_tool_calls:!0,store:!1,...t&&{usage:{input_tokens:t.prompt_tokens,input_tokens_details:{cached_tokens:0},output_tokens:t.completion_tokens,output_tokens_details:{reasoning_tokens:0},total_tokens:t.total_tokens}}}}function itemsOf({text:e,reasoning:t,refusal:s,calls:n,finishReason:o},r,i){const a=o==="length"?"incomplete":"completed"
const thought=e=>({id:`rs_${r}`,type:"reasoning",summary:[{type:"summary_text",text:e}],...i&&{encrypted_content:seal(`rs_${r}`,e)}})
const message=e=>({id:`msg_${r}`,type:"message",status:a,role:"assistant",content:[e]})
return[...t===void 0?[]:[thought(t)],...e===void 0?[]:[message({type:"output_text",text:e,annotations:[],logprobs:[]})],...s===void 0?[]:[message({type:"refusal",refusal:s})],...n.map(({id:e,function:{name:t,arguments:s}},n)=>({id:`fc_${r}_${n}`,type:"function_call",status:a,call_id:e,name:t,arguments:s}))]}function answer_eventsOf(e,t){const s={...e,...rs[e.type],...e.status!==void 0&&{status:"in_progress"}}
return[{type:"response.output_item.added",output_index:t,item:s},...makingOf(e).map(s=>({...s,output_index:t,item_id:e.id})),{type:"response.output_item.done",output_index:t,item:e}]}const rs={reasoning:{summary:[]},message:{content:[]},function_call:{arguments:""}}
function makingOf(e){if(e.type==="function_call"){const t=String(e.arguments)
const s="response.function_call_arguments"
return[...pieces(t).map(e=>({type:`${s}.delta`,delta:e})),{type:`${s}.done`,arguments:t}]}const t=e.type==="reasoning"
const s=t?e.summary:e.content
return s.flatMap((e,s)=>t?summaryEvents(e,s):contentEvents(e,s))}function summaryEvents(e,t){const{text:s=""}=e
const n="response.reasoning_summary"
return[{type:`${n}_part.added`,summary_index:t,part:{...e,text:""}},...pieces(s).map(e=>({type:`${n}_text.delta`,summary_index:t,delta:e})),{type:`${n}_text.done`,summary_index:t,text:s},{type:`${n}_part.done`,summary_index:t,part:e}]}function contentEvents(e,t){const{text:s,refusal:n}=e
const o={...e,...s===void 0?{refusal:""}:{text:""}}
const r=s===void 0?"response.refusal":"response.output_text"
const i=s===void 0?{refusal:n}:{text:s,logprobs:[]}
return[{type:"response.content_part.added",content_index:t,part:o},...pieces(s??n??"").map(e=>({type:`${r}.delta`,content_index:t,delta:e,logprobs:[]})),{type:`${r}.done`,content_index:t,...i},{type:"response.content_part.done",content_index:t,part:e}]}var is=s(57075)
function sendReply(e,t,s,n){for(const[s,n]of Object.entries(t.headers??{}))e.setHeader(s,n)
const o=faultOf(t,n)
if(t.status!==void 0||t.error!==void 0)sendFailure(e,t)
else if(o&&sendInstead(e,o))return
else if(n)stream(e,"text/event-stream; charset=utf-8",framePieces(s,o,e))
else if(o)stream(e,"application/json",bodyPieces(s,o,e))
else sendJson(e,200,s.body)}function faultOf({fault:e,hangup:t},s){return e??(t?{kind:s?"cut":"no-answer"}:void 0)}function sendFailure(e,{status:t=400,error:s,text:n}){const o=n??"A failure that the script asked for."
if(!s)sendRefusal(e,{status:t,message:o})
else sendJson(e,t,isMessages(e)?inMessages(t,s):{error:s})}function inMessages(e,t){const{message:s,code:n,param:o,...r}=t
return messagesError(e,String(s),r)}function sendRefusal(e,t){const{status:s,message:n}=t
sendJson(e,s,isMessages(e)?messagesError(s,n):errorBody(t))}function isMessages({req:e}){return e.url?.startsWith("/v1/messages")??!1}function stream(e,t,s){e.writeHead(200,{"content-type":t,"cache-control":"no-cache"});(0,dt.pipeline)(is.Readable.from(s),e).catch(()=>e.destroy())}function sendLimit(e,{status:t,body:s,headers:n={}}){for(const[t,s]of Object.entries(n))e.setHeader(t,s)
if(typeof s==="string")e.writeHead(t,{"content-type":"text/html; charset=utf-8"}).end(s)
else sendJson(e,t,s)}function sendJson(e,t,s){const n=JSON.stringify(s)
const o={"content-type":"application/json","content-length":Buffer.byteLength(n)}
e.writeHead(t,o).end(n)}function errorBody({status:e,message:t,code:s,param:n}){const o=e>=500?"server_error":e===429?"rate_limit_error":"invalid_request_error"
return{error:{message:t,type:o,param:n??null,code:s??null}}}const as="<!doctype html>\n<html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1></body></html>\n"
function sendInstead(e,t){switch(t.kind){case"no-answer":e.destroy()
return!0
case"no-headers":return!0
case"html":e.writeHead(200,{"content-type":"text/html; charset=utf-8"}).end(as)
return!0
case"content-type":e.writeHead(200,{"content-type":t.value}).end("What is this?")
return!0
case"bad-gzip":e.writeHead(200,{"content-type":"application/json","content-encoding":"gzip"}).end("not gzip at all")
return!0
case"redirect":e.writeHead(t.status,{location:t.to}).end()
return!0
default:return!1}}async function*framePieces(e,t,s){const n=framesOf(e)
const o=n.slice(0,Math.ceil(n.length/2))
switch(t?.kind){case"no-end":return yield*n.slice(0,n.length-e.ending.length).map(wire_written)
case"bad-json":yield*o.map(wire_written)
return yield*[{data:'{"id": "chatcmpl-1", "choi'},...n.slice(o.length)].map(wire_written)
case"error-event":yield*o.map(wire_written)
return yield wire_written({event:"error",data:JSON.stringify({error:t.error,...t.error,type:"error"})})
case"crlf":return yield*n.map(e=>wire_written(e).replaceAll("\n","\r\n"))
case"comments":return yield*n.map(e=>`: keep-alive\n\nid: 7\nretry: 10\n${wire_written(e)}`)
case"split-bytes":return yield*splitBytes(n.map(wire_written).join(""))
case"huge-reply":case"huge-delta":case"endless":return yield*flood(e,t,s)
default:return yield*isBreak(t)?broken(o.map(wire_written).join(""),t,s):n.map(wire_written)}}async function*bodyPieces(e,t,s){const n=JSON.stringify(e.body)
const o=n.slice(0,Math.ceil(n.length/2))
if(t.kind==="bad-json"||t.kind==="no-end"||t.kind==="error-event")yield o
else if(t.kind==="split-bytes")yield*splitBytes(n)
else if(t.kind==="endless")yield*letters(Number.POSITIVE_INFINITY,'{"id": "',s)
else if("bytes"in t)yield*letters(t.bytes,'{"id": "',s)
else if(isBreak(t))yield*broken(o,t,s)
else yield n}function wire_written({event:e,data:t}){return`${e===void 0?"":`event: ${e}\n`}data: ${t}\n\n`}function isBreak(e){return e!==void 0&&["cut","silence","keep-alive"].includes(e.kind)}async function*broken(e,t,s){yield e
await(0,d.setImmediate)()
if(t.kind==="cut")s.destroy()
else if(t.kind==="silence")await(0,u.once)(s,"close")
else while(!s.destroyed){await(0,d.setTimeout)(t.everyMs)
yield": keep-alive\n\n"}}async function*splitBytes(e){const t=Buffer.from(e)
for(let e=0;e<t.length;e+=5){yield t.subarray(e,e+5)
await(0,d.setImmediate)()}}const cs=1<<16
async function*flood(e,t,s){const n=e.content.findIndex(({isDelta:e})=>e)
yield*[...e.opening,...e.content.slice(0,Math.max(0,n))].map(wire_written)
if(t.kind==="huge-delta"){const[n="",o=""]=wire_written(e.delta("#")).split("#")
yield*letters(t.bytes,n,s)
yield o}else{const n=wire_written(e.delta("x".repeat(cs)))
const o=t.kind==="endless"?Number.POSITIVE_INFINITY:t.bytes
for(let e=0;e<o&&!s.destroyed;e+=cs)yield n}yield*e.ending.map(wire_written)}async function*letters(e,t,s){yield t
const n="x".repeat(cs)
for(let t=0;t<e&&!s.destroyed;t+=cs)yield n}const us={401:"authentication_error",402:"billing_error",403:"permission_error",404:"not_found_error",413:"request_too_large",429:"rate_limit_error",504:"timeout_error",529:"overloaded_error"}
function messagesError(e,t,s={}){const n=us[e]??(e>=500?"api_error":"invalid_request_error")
return{type:"error",error:{...s,type:n,message:t},request_id:"req_rehearsal"}}async function openModel(e){const t=new ModelServer(e)
await t.listen()
return t}class ModelServer{requests=[]
responsesRequests=[]
messagesRequests=[]
problems=[]
refused=[]
connections=0
#l
#d
#m=new Map
#p=new Map
constructor(e){this.#l=e
this.#d=(0,l.createServer)((e,t)=>{this.#f(e,t).catch(e=>{this.problems.push(`The scripted model failed: ${e instanceof Error?e.message:String(e)}`)
t.destroy()})})
this.#d.on("connection",()=>{this.connections+=1})}async listen(){await new Promise((e,t)=>{this.#d.once("error",t).listen(0,"127.0.0.1",e)})}get url(){const{port:e}=this.#d.address()
return`http://127.0.0.1:${e}/v1`}save(){const e=[this.requests,this.responsesRequests,this.messagesRequests,this.problems,this.refused]
const t=e.map(({length:e})=>e)
return()=>{for(const[s,n]of e.entries())n.length=t[s]??0}}async close(){const e=new Promise(e=>this.#d.close(e))
this.#d.closeAllConnections()
await e}[Symbol.asyncDispose](){return this.close()}async#f(e,t){const s=now()
const n=await(0,m.text)(e)
const o=`${e.method} ${e.url?.replace(/\?.*/,"")}`
const r={headers:e.headers,startedAt:s}
const i=headerProblem(o,e.headers,this.#l.apiKey)
if(i)this.#h(t,i)
else if(e.method==="POST"&&this.#g(n,t))return
else if(o==="GET /v1/models")sendJson(t,200,modelList(this.#l.model))
else if(o==="POST /v1/chat/completions")this.#b(parseRequest(Ot,n),r,t)
else if(o==="POST /v1/responses")this.#y(parseRequest(ns,n),r,t)
else if(o===ls)this.#_(parseRequest(Bt,n),r,t)
else this.#h(t,unknownRoute(o))}#g(e,t){const s=receivedOf(e)
const n=this.#l.limit?.(s)
if(!n)return!1
this.refused.push({...s,status:n.status})
sendLimit(t,n)
return!0}#b(e,t,s){if(this.#w(e,s))return
const{turn:n,number:o}=this.#v(this.requests,{body:e,...t},s)
const r=typeof n==="function"?n(e):n
if(r)this.#O(s,r,chatAnswer(e,r,o),e.stream)}#y(e,t,s){if(this.#w(e,s))return
const n=request_historyProblem(e.input,this.#m)
if(n!==void 0){this.#h(s,{status:400,message:n,param:"input"})
return}const{turn:o,number:r}=this.#v(this.responsesRequests,{body:e,...t},s)
if(!o)return
if(typeof o==="function"||o.fault&&isChatFault(o.fault)){this.#h(s,forChatOnly(r))
return}const i=responsesAnswer(e,o,r)
const a=i.items.find(({type:e})=>e==="reasoning")
if(a)for(const{id:e}of i.items)this.#m.set(e,a.id)
this.#O(s,o,i,e.stream)}#_(e,t,s){if(this.#w(e,s))return
const n=historyProblem(e,this.#p)
if(n!==void 0){this.#h(s,{status:400,message:n})
return}const{turn:o,number:r}=this.#v(this.messagesRequests,{body:e,...t},s)
if(!o)return
if(typeof o==="function"||o.fault&&isChatFault(o.fault)){this.#h(s,forChatOnly(r))
return}const i=messagesAnswer(e,o,r)
for(const{type:e,id:t}of i.blocks)if(e==="tool_use")this.#p.set(String(t),i.blocks)
this.#O(s,o,i,e.stream)}#w(e,t){const s="status"in e?e:e.model===this.#l.model?void 0:unknownModel(e.model)
if(s)this.#h(t,s)
return s!==void 0}#v(e,t,s){s.once("close",()=>{t.endedAt=now()})
e.push(t)
const n=this.requests.length+this.responsesRequests.length+this.messagesRequests.length
const o=this.#l.script[n-1]
if(o===void 0)this.#h(s,scriptIsOver(this.#l.script.length))
return{turn:o,number:n}}#O(e,t,s,n){sendReply(e,t,s,n===!0)}#h(e,t){this.problems.push(`${t.status}: ${t.message}`)
sendRefusal(e,t)}}function parseRequest(e,t){const s=parseJson(t)
if(s===void 0)return{status:400,message:"We could not parse the JSON body of your request."}
const n=e.safeParse(s)
if(n.success)return n.data
const[o]=n.error.issues
const r=o?.path.join(".")??""
return{status:400,message:`${r===""?"request":r}: ${o?.message}`,param:r}}const ls="POST /v1/messages"
function headerProblem(e,t,s){const{authorization:n,"api-key":o,"x-api-key":r}=t
const i=e===ls?r:o
if(n!==`Bearer ${s}`&&i!==s)return ds
if(e!==ls||t["anthropic-version"]!==void 0)return
return{status:400,message:"anthropic-version: header is required"}}const ds={status:401,message:"Incorrect API key provided.",code:"invalid_api_key"}
function unknownRoute(e){return{status:404,message:`Invalid URL (${e})`}}function unknownModel(e){const t=`The model \`${e}\` does not exist or you do not have access to it.`
return{status:404,message:t,code:"model_not_found"}}function scriptIsOver(e){return{status:500,message:`The script is over: it has ${e} turns, and this is a request more.`}}function forChatOnly(e){return{status:500,message:`Turn ${e} of the script is for the Chat Completions API only.`}}function modelList(e){return{object:"list",data:[{id:e,object:"model",created:0,owned_by:"rehearsal"}]}}function now(){return performance.timeOrigin+performance.now()}const ms=["-c","core.quotePath=false","diff"]
async function effectsOf({repository:e,git:t,github:s,model:n},o,r){const i=changedBranches(e,o.branches)
const a=s.state.commentsOn(r)
const c=o.branches.get(e.defaultBranch)??"HEAD"
const diffOf=e=>t([...ms,`${c}...refs/heads/${e}`]).catch(()=>t([...ms,c,`refs/heads/${e}`]))
const u=await Promise.all(i.map(diffOf))
return{comments:a.map(({id:e,author:t,body:s})=>({id:e,author:t,body:s})),reactions:a.flatMap(({id:e,reactions:t})=>t.map(({author:t,content:s})=>({comment:e,author:t,content:s}))),pullRequests:[...s.state.pulls.values()].slice(o.pulls).map(pullRequest),branches:i,diff:u.join(""),exchanges:s.exchanges.slice(o.exchanges),problems:[...n?.problems??[],...s.unknownRequests.map(e=>`GitHub has no ${e}`)]}}function lookAt({repository:e,github:t,model:s}){return{branches:branchesOf(e),pulls:t.state.pulls.size,requests:s?.requests.length??0,exchanges:t.exchanges.length}}function changedBranches(e,t){return[...branchesOf(e)].flatMap(([e,s])=>t.get(e)===s?[]:[e])}function branchesOf({gitDir:e}){const t=tipsUnder(e,"refs/heads")
const s=t.map(({ref:e,sha:t})=>[e.slice("refs/heads/".length),t])
return new Map(s.filter(([e])=>!e.startsWith("deckhand/state/")))}function pullRequest({number:e,title:t,body:s,draft:n,head:o,base:r}){return{number:e,title:t,body:s,draft:n,head:o,base:r}}const ps=p.discriminatedUnion("kind",[p.object({kind:p.literal("ObservationEvent"),id:p.string(),tool_name:p.string(),observation:p.object({is_error:p.boolean(),content:p.array(p.object({text:p.string().optional()}))})}),p.object({kind:p.literal("AgentErrorEvent"),id:p.string(),tool_name:p.string(),error:p.string()})])
function toolErrorsIn(e){return eventFiles(e).flatMap(e=>{const{data:t}=ps.safeParse(jsonIn(e))
if(t?.kind==="AgentErrorEvent")return[{event:t.id,tool:t.tool_name,text:t.error}]
if(!t?.observation.is_error)return[]
const s=t.observation.content.map(e=>e.text??"").join("\n")
return[{event:t.id,tool:t.tool_name,text:s}]})}function eventFiles(e){const isEvent=e=>/^event-.*\.json$/.test((0,c.basename)(e))&&(0,c.basename)((0,c.dirname)(e))==="events"
return(0,O.D)(e).filter(isEvent).toSorted()}function jsonIn(e){try{return JSON.parse((0,r.readFileSync)(e,"utf8"))}catch{return}}var fs=s(80481)
const hs={sigtermAfterMs:7500,sigkillAfterMs:2500}
async function runChild({script:e,cwd:t,environment:s,ladder:n,signal:o,killed:r,onLine:i}){const a=performance.timeOrigin+performance.now()
const c=(0,b.spawn)(process.execPath,[e],{cwd:t,env:{...s},detached:!0,stdio:["ignore","pipe","pipe"]})
const u=child_listen(c.stdout,i)
const l=child_listen(c.stderr,i)
const m=exitOf(c)
const p=climbOnAbort(c,n,o)
const kill=()=>killGroup(c.pid)
r?.addEventListener("abort",kill,{once:!0})
try{const e=await m
const t=performance.timeOrigin+performance.now()-a
await Promise.race([Promise.all([u.ended,l.ended]),(0,d.setTimeout)(gs)])
return{pid:c.pid,exitCode:e,stdout:u.text(),stderr:l.text(),startedAt:a,durationMs:t}}finally{r?.removeEventListener("abort",kill)
p()}}const gs=1e3
function exitOf(e){return new Promise((t,s)=>{e.once("error",s)
e.once("exit",(e,s)=>t(e??128+(s?a.constants.signals[s]:0)))})}function child_listen(e,t){let s=""
e.setEncoding("utf8").on("data",e=>{s+=e})
const n=(0,fs.createInterface)({input:e,crlfDelay:Number.POSITIVE_INFINITY}).on("line",t)
const o=new Promise(e=>n.once("close",e))
return{text:()=>s,ended:o}}function climbOnAbort(e,t,s){const n=[]
const climb=()=>{e.kill("SIGINT")
n.push(setTimeout(()=>e.kill("SIGTERM"),t.sigtermAfterMs))
n.push(setTimeout(()=>killGroup(e.pid),t.sigtermAfterMs+t.sigkillAfterMs))}
if(s.aborted)climb()
else s.addEventListener("abort",climb,{once:!0})
return()=>{s.removeEventListener("abort",climb)
n.forEach(clearTimeout)}}function killGroup(e){if(e===void 0)return
try{process.kill(-e,"SIGKILL")}catch(e){const t=e instanceof Error&&"code"in e&&e.code==="ESRCH"
if(!t)throw e}}const bs=new Set(["group","endgroup","error","warning","notice","debug"])
class RunnerLog{#$=[]
#k
#R
constructor(e){this.#k=new Set(e.filter(Boolean))}get lines(){return this.#$}outputs={}
state={}
errors=[]
read(e){const t=this.#C(e)
this.#$.push(t)
return t}#C(e){const t=parseCommand(e,this.#R)
if(!t)return{kind:"text",text:this.#A(e)}
if(this.#R!==void 0){this.#R=void 0
return{kind:"command",text:"resume-commands"}}this.#P(t)
if(!isShown(t.name))return{kind:"command",text:t.name}
const s=this.#A(t.data)
const n=Object.entries(t.properties).map(([e,t])=>[e,this.#A(t)])
if(n.length===0)return{kind:t.name,text:s}
return{kind:t.name,text:s,properties:Object.fromEntries(n)}}#P({name:e,properties:t,data:s}){if(e==="add-mask")this.#I(s)
if(e==="stop-commands")this.#R=s
const complain=t=>this.errors.push(`Unable to process command '${e}' successfully. ${t}`)
if(e==="set-env"||e==="add-path")complain(`The \`${e}\` command is disabled.`)
if(e!=="set-output"&&e!=="save-state")return
const n=e==="set-output"?this.outputs:this.state
if(t.name)n[t.name]=s
else complain("Required field 'name' is missing.")}#I(e){for(const t of[e,...e.split(/\r?\n/)])if(t!=="")this.#k.add(t)}#A(e){const t=[...this.#k].sort((e,t)=>t.length-e.length)
return t.reduce((e,t)=>e.replaceAll(t,"***"),e)}}function isShown(e){return bs.has(e)}const ys=["add-mask","add-matcher","add-path","debug","echo","endgroup","error","group","notice","remove-matcher","save-state","set-env","set-output","stop-commands","warning"]
function parseCommand(e,t){const s=parseColons(e)??parseBrackets(e)
const n=t===void 0?ys:[t.toLowerCase()]
return s&&n.includes(s.name)?s:void 0}function parseColons(e){const t=e.replace(/^[\s\u0085]+/,"")
const s=t.indexOf("::",2)
if(!t.startsWith("::")||s<0)return
const{name:n,rest:o}=headOf(t.slice(2,s))
const r=propertiesOf(o.trim(),",",{..._s,"%3A":":","%2C":","})
return{name:n,properties:r,data:unescaped(t.slice(s+2),_s)}}function parseBrackets(e){const t=e.indexOf("##[")
const s=e.indexOf("]",t)
if(t<0||s<0)return
const{name:n,rest:o}=headOf(e.slice(t+3,s))
const r={..._s,"%3B":";","%5D":"]"}
return{name:n,properties:propertiesOf(o,";",r),data:unescaped(e.slice(s+1),r)}}const _s={"%0D":"\r","%0A":"\n"}
function headOf(e){const t=e.indexOf(" ")
const s=t<0?e:e.slice(0,t)
return{name:s.toLowerCase(),rest:t<0?"":e.slice(t+1)}}function propertiesOf(e,t,s){const n={}
for(const o of e.split(t)){const[e="",...t]=o.trim().split("=")
if(e!==""&&t.join("=")!=="")n[e.toLowerCase()]=unescaped(t.join("="),s)}return n}function unescaped(e,t){return Object.entries({...t,"%25":"%"}).reduce((e,[t,s])=>e.replaceAll(t,s),e)}var ws=s(1708)
async function runStep({temp:e,environment:t,program:s=runChild,...n}){const o=await makeFiles((0,c.join)(e,"_runner_file_commands"))
const r=await s({...n,environment:t(o)})
return{...r,...await readFiles(o)}}const vs=1024*1024
async function makeFiles(e){await(0,i.mkdir)(e,{recursive:!0})
const t=(0,y.randomUUID)()
const s={output:(0,c.join)(e,`set_output_${t}`),env:(0,c.join)(e,`set_env_${t}`),path:(0,c.join)(e,`add_path_${t}`),state:(0,c.join)(e,`save_state_${t}`),summary:(0,c.join)(e,`step_summary_${t}`)}
await Promise.all(Object.values(s).map(e=>(0,i.writeFile)(e,"")))
return s}async function readFiles(e){const read=e=>(0,i.readFile)(e,"utf8")
const t=readPairs(await read(e.output))
const s=readPairs(await read(e.env))
const n=readPairs(await read(e.state))
const o=await read(e.summary)
const r=[...complaint("output",t.error),...complaint("env",s.error),...complaint("env","NODE_OPTIONS"in s.pairs?"Can't store NODE_OPTIONS using GITHUB_ENV.":void 0),...complaint("state",n.error),...complaint("step_summary",Buffer.byteLength(o)>vs?"It is larger than 1024k.":void 0)]
const a=readPath(await read(e.path))
return{outputs:t.pairs,env:s.pairs,state:n.pairs,path:a,summary:o,errors:r}}function complaint(e,t){return t===void 0?[]:[`Unable to process file command '${e}' successfully. ${t}`]}function readPairs(e){const t={}
const s=e.split("\n")
for(let e=0;e<s.length;){if(s[e]===""){e+=1
continue}const n=readEntry(s,e)
if("error"in n)return{pairs:t,error:n.error}
t[n.key]=n.value
e=n.next}return{pairs:t}}function readPath(e){return e.split(/\r?\n/).filter(Boolean).reverse()}function readEntry(e,t){const s=e[t]??""
const n=s.indexOf("=")
const o=s.indexOf("<<")
if(o>=0&&(n<0||o<n))return readHeredoc(e,t,o)
if(n<0)return{error:`Invalid format '${s}'`}
if(n===0)return{error:`Invalid format '${s}'. Name must not be empty`}
return{key:s.slice(0,n),value:s.slice(n+1),next:t+1}}function readHeredoc(e,t,s){const n=e[t]??""
const o=n.slice(0,s)
const r=n.slice(s+2)
if(o===""||r==="")return{error:`Invalid format '${n}'. Name must not be empty and delimiter must not be empty`}
const i=e.indexOf(r,t+1)
if(i<0)return{error:`Invalid value. Matching delimiter not found '${r}'`}
return{key:o,value:e.slice(t+1,i).join("\n"),next:i+1}}function stepEnvironment(e){return{PATH:e.host.PATH??"",HOME:e.host.HOME??"",CI:"true",...prefixed("INPUT_",e.inputs,e=>e.replaceAll(" ","_").toUpperCase()),...prefixed("STATE_",e.state),...runVariables(e),...repositoryVariables(e.github),...runnerVariables(e)}}function prefixed(e,t,s=e=>e){return Object.fromEntries(Object.entries(t).map(([t,n])=>[e+s(t),n]))}function runVariables({github:e,eventName:t,eventPath:s,workspace:n,files:o}){return{GITHUB_ACTIONS:"true",GITHUB_ACTION:"__self",GITHUB_ACTION_REF:"",GITHUB_ACTION_REPOSITORY:"",GITHUB_ACTOR:e.actor,GITHUB_TRIGGERING_ACTOR:e.actor,GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:s,GITHUB_JOB:"agent",GITHUB_RUN_ATTEMPT:"1",GITHUB_RUN_ID:e.runId,GITHUB_RUN_NUMBER:"1",GITHUB_RETENTION_DAYS:"90",GITHUB_WORKFLOW:"agent",GITHUB_WORKFLOW_REF:`${e.repository}/.github/workflows/agent.yml@${e.ref}`,GITHUB_WORKFLOW_SHA:e.sha,GITHUB_WORKSPACE:n,GITHUB_OUTPUT:o.output,GITHUB_ENV:o.env,GITHUB_PATH:o.path,GITHUB_STATE:o.state,GITHUB_STEP_SUMMARY:o.summary}}function repositoryVariables({serverUrl:e,apiUrl:t,graphqlUrl:s,repository:n,sha:o,ref:r,refName:i}){return{GITHUB_SERVER_URL:e,GITHUB_API_URL:t,GITHUB_GRAPHQL_URL:s,GITHUB_REPOSITORY:n,GITHUB_REPOSITORY_OWNER:n.split("/")[0]??"",GITHUB_SHA:o,GITHUB_REF:r,GITHUB_REF_NAME:i,GITHUB_REF_TYPE:"branch",GITHUB_REF_PROTECTED:"false",GITHUB_BASE_REF:"",GITHUB_HEAD_REF:""}}function runnerVariables({temp:e,workspace:t,github:s}){return{RUNNER_NAME:"rehearsal",RUNNER_OS:ws.platform==="darwin"?"macOS":ws.platform==="win32"?"Windows":"Linux",RUNNER_ARCH:process.arch.toUpperCase(),RUNNER_ENVIRONMENT:"self-hosted",RUNNER_TEMP:e,RUNNER_TOOL_CACHE:`${e}/_tool`,RUNNER_WORKSPACE:t,RUNNER_TRACKING_ID:`github_${s.runId}`,ACTIONS_RUNTIME_TOKEN:"rehearsal-runtime-token",ACTIONS_RUNTIME_URL:`${s.serverUrl}/_runtime/`,ACTIONS_RESULTS_URL:`${s.serverUrl}/_results/`}}const Os={stdout:"",stderr:"",summary:"",errors:[]}
const $s=3e5
async function playAction(e){const{bundle:t,workspace:s,temp:n,ladder:o=hs}=e
const r=new RunnerLog(e.secrets??[])
const i=await writeEvent(e)
const onLine=t=>{const s=r.read(t)
e.onLine?.(s)}
const step=(r,a,c)=>{const environment=t=>environmentOf(e,i,t,r)
return runStep({script:t,cwd:s,temp:n,ladder:o,signal:a,environment:environment,onLine:onLine,program:e.program,...c&&{killed:c}})}
const a=[e.killed??[],e.lost??[]].flat()
const c=a.length>0?AbortSignal.any(a):void 0
const u=await step({state:{},env:{},path:[]},cancellation(e),c)
const l={outputs:{...r.outputs},state:{...r.state}}
const d={...u,outputs:{...l.outputs,...u.outputs},state:{...l.state,...u.state}}
const m=e.lost?.aborted?{...u,...Os}:await step(d,AbortSignal.timeout($s))
for(const{pid:e}of[u,m])killGroup(e)
return resultOf(d,m,r)}function actionDefaults(e){const t=/^inputs:\s*\n((?:[ \t#].*\n|\n)*)/m.exec(`${e}\n`)?.[1]??""
const s=t.split(/^ {2}(?=[\w-]+:)/m).slice(1)
const n=s.map(e=>{const t=e.slice(0,e.indexOf(":"))
const s=/^ {4}default:[ \t]*(.*)$/m.exec(e)?.[1]?.trim()??""
return[t,s.replace(/^(["'])(.*)\1$/,"$2")]})
return Object.fromEntries(n)}async function writeEvent({temp:e,event:t}){const s=(0,c.join)(e,"_github_workflow")
await(0,i.mkdir)(s,{recursive:!0})
const n=(0,c.join)(s,"event.json")
await(0,i.writeFile)(n,JSON.stringify(t.payload,null,2))
return n}function environmentOf(e,t,s,n){const{inputs:o,github:r,workspace:i,temp:a}=e
const u={inputs:o,github:r,workspace:i,temp:a,eventName:e.event.name,eventPath:t,files:s}
const l={...stepEnvironment({...u,host:process.env,state:n.state}),...e.environment,...n.env}
return{...l,PATH:[...n.path,l.PATH].join(c.delimiter)}}function cancellation({signal:e,cancelAfterMs:t}){const s=t===void 0?[]:[AbortSignal.timeout(t)]
return AbortSignal.any([...e?[e]:[],...s])}function resultOf(e,t,s){const{exitCode:n,outputs:o,state:r,env:i,path:a,startedAt:c,durationMs:u}=e
return{exitCode:n,postExitCode:t.exitCode,outputs:o,state:r,env:i,path:a,summary:e.summary+t.summary,stdout:e.stdout+t.stdout,stderr:e.stderr+t.stderr,log:s.lines,errors:[...e.errors,...t.errors,...s.errors],startedAt:c,durationMs:u}}var ks=s(73136)
async function storyRepository(e,t,s,n){if(n===void 0){await(0,i.mkdir)(e,{recursive:!0})
const t=gitIn(e)
await t(["init","--quiet","--bare","--template=","--initial-branch=main"])
await t(["fast-import","--quiet"],s.map(importCommand).join(""))}else(0,r.cpSync)(n.gitDir,e,{recursive:!0})
return{gitDir:e,owner:"acme",name:t,defaultBranch:"main"}}async function clonedRepository(e,t){const s=gitIn((0,c.resolve)(t))
const n=await currentBranch(s,t)
const o=(await s(["rev-parse","--show-toplevel"])).trim()
const r=(await s(["-c","core.fsmonitor=false","status","--porcelain"])).split("\n").filter(Boolean)
await s(["clone","--quiet","--bare",o,e])
const i=(0,c.basename)(o).replaceAll(/[^\w.-]/g,"-")
const a=`${r.length} uncommitted change${r.length===1?" is":"s are"} left out: a rehearsal sees what is committed.`
return{gitDir:e,owner:"rehearsal",name:i,defaultBranch:n,...r.length>0?{note:a}:{}}}async function checkOut({gitDir:e,defaultBranch:t},{folder:s,url:n,made:o}){if(o)(0,r.cpSync)(o.checkout,s,{recursive:!0})
else{const{href:n}=(0,ks.pathToFileURL)(e)
await gitIn(e)(["clone","--quiet","--depth=1","--no-tags",`--branch=${t}`,n,s])}const a=(0,c.join)(s,".git","config")
const u=await(0,i.readFile)(a,"utf8")
await(0,i.writeFile)(a,u.replace(/(?<=^\turl = ).*$/m,()=>n))}async function currentBranch(e,t){try{await e(["rev-parse","--verify","--quiet","HEAD^{commit}"])
return(await e(["symbolic-ref","--short","HEAD"])).trim()}catch(e){throw new n.vC("config",`${t} is not a git repository with a branch checked out.`,{hint:"Give the folder of a repository whose branch has at least one commit.",cause:e})}}function importCommand({author:e,date:t,message:s,files:n}){const o=`${e} <${e}@example.com> ${Date.parse(t)/1e3} +0000`
const r=Object.entries(n).map(([e,t])=>`M 100644 inline ${e}\n${repository_data(t)}`)
const i=`commit refs/heads/main\nauthor ${o}\ncommitter ${o}\n${repository_data(`${s}\n`)}`
return`${i}${r.join("")}\n`}function repository_data(e){return`data ${Buffer.byteLength(e)}\n${e}\n`}function gitIn(e){return(t,s="")=>new Promise((n,o)=>{const r={cwd:e,env:environment(),maxBuffer:256*1024*1024}
const i=(0,b.execFile)("git",[...t],r,(e,s,r)=>{if(e)o(failure(t,r,e))
else n(s)})
i.stdin?.on("error",()=>{})
i.stdin?.end(s)})}function environment(){return{PATH:process.env.PATH??"",HOME:process.env.HOME??"",LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_DEFAULT_REF_FORMAT:"files",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0"}}function failure(e,t,s){if("code"in s&&(s.code==="ENOENT"||s.code==="EACCES"))return new n.vC("git","git could not be started.",{hint:"Install git, version 2.39 or later.",cause:s})
const o=t.split("\n").find(e=>/^(fatal|error):/.test(e))??t.split("\n")[0]??""
return new n.vC("git",`git ${e[0]} failed: ${o.trim()}`,{cause:s})}async function play(e,t,s){const n=lookAt(e)
const o=performance.now()
const r=(0,c.join)(e.folder,`run-${s}`)
const i=(0,c.join)(r,"_temp")
const a=await makeWorkspace(e,n,r)
await(t.earlier?.(a))
const u=play_issueOf(e,t)
const l=t.label?await putLabel(e,t.label,u):t.happening?.(e.github,u.number)
const{name:d,payload:m,actor:p}=l??ask(e,t,u)
const{signal:f,cancelAfterMs:h,ladder:g,killed:b,lost:y}=t
const _={...e.environment,...t.environment}
const w=await playAction({bundle:e.bundle,inputs:e.inputs,secrets:e.secrets,environment:_,event:{name:d,payload:m},program:t.program,workspace:a,temp:i,github:contextOf(e,n,p,s),...f?{signal:f}:{},...g?{ladder:g}:{},...b?{killed:b}:{},...y?{lost:y}:{},..._?{environment:_}:{},...h===void 0?{}:{cancelAfterMs:h},onLine:t=>{const[,s]=/^(?:Step \d+: |-> )(.*)/.exec(t.text)??[]
if(s!==void 0)e.onStep(s)
e.onLine(t)}})
e.onStep(`The action ended with exit code ${w.exitCode}`)
return{...factsOf(e,n,u,w,performance.now()-o),...await effectsOf(e,n,u.number),toolErrors:newToolErrors(e,i,s)}}function newToolErrors({folder:e},t,s){const n=Array.from({length:s-1},(t,s)=>(0,c.join)(e,`run-${s+1}`,"_temp"))
const o=new Set(n.flatMap(toolErrorsIn).map(({event:e})=>e))
return toolErrorsIn(t).filter(({event:e})=>!o.has(e))}async function makeWorkspace(e,{branches:t},s){const{owner:n,name:o,defaultBranch:r}=e.repository
e.onStep(`Checking out ${n}/${o} at ${r}`)
await(0,i.mkdir)(s,{recursive:!0})
const a=(0,c.join)(s,o)
const u=e.made?.tip===t.get(r)?e.made:void 0
await checkOut(e.repository,{folder:a,url:`${e.github.serverUrl}/${n}/${o}`,made:u})
return a}function ask({github:e,story:t,onStep:s},n,{number:o}){const{author:r=t.request.author,body:i=t.request.body}=n
s(`@${r} comments on issue #${o}`)
const a=e.comment({issue:o,author:r,body:i})
return{name:"issue_comment",payload:e.issueCommentPayload(a.id),actor:a.author}}async function putLabel({github:e,onStep:t},{by:s,name:n},o){const{state:r}=e
const i=r.commentsOn(o.number).map(({updatedAt:e})=>e)
const isSoon=()=>[o.updatedAt,...i].some(e=>r.time()<=e)
for(let e=0;e<1100&&isSoon();e+=50)await(0,d.setTimeout)(50)
t(`@${s} puts the label ${n} on issue #${o.number}`)
e.label({issue:o.number,name:n,by:s})
const a=e.payloads.issues(o.number,{action:"labeled",sender:s,label:n})
return{name:"issues",payload:a,actor:s}}function play_issueOf({github:e,story:t},{issue:s,title:o,issueBody:r}){const{author:i}=t.issue
if(s===void 0)return e.openIssue({author:i,title:o??t.issue.title,body:r??t.issue.body})
const a=e.state.issues.get(s)
if(!a)throw new n.vC("bug",`There is no issue #${s} on the stage.`)
return a}function contextOf({github:e,repository:t},s,n,o){const{serverUrl:r,apiUrl:i,graphqlUrl:a}=e
const{owner:c,name:u,defaultBranch:l}=t
return{serverUrl:r,apiUrl:i,graphqlUrl:a,actor:n,repository:`${c}/${u}`,runId:String(7e3+o),sha:s.branches.get(l)??"",ref:`refs/heads/${l}`,refName:l}}function factsOf(e,t,s,n,o){const{story:r,repository:i,model:a,inputs:c,folder:u,isKept:l}=e
const d=a?.requests.slice(t.requests)
const m=d?.[0]
return{story:r.name,repository:`${i.owner}/${i.name}`,model:c.model??"",isScripted:a!==void 0,notes:i.note===void 0?[]:[i.note],issue:{number:s.number,title:s.title,author:s.author,body:s.body},outputs:n.outputs,runner:n,...d?{modelRequests:d.length}:{},timings:{totalMs:o,...m?{firstRequestMs:m.startedAt-n.startedAt}:{}},...l?{folder:u}:{}}}function storyOf(e){return{fix:fixStory,question:questionStory,tour:tourStory,approval:approvalStory}[e]()}const Rs="src/slugify.js"
function fixStory(){const e={command:"node --test"}
const t=`    .replaceAll(/[^a-z0-9]+/g, "-");`
const s=`    .replaceAll(/[^a-z0-9]+/g, "-")\n    .replaceAll(/^-|-$/g, "");`
return{name:"fix",issue:{author:"rita",title:"A slug may end in a hyphen",body:(0,o.J1)("rehearsal-issue")},request:{author:"maria",body:"@agent please fix the failing test"},script:[call("terminal",e,{text:"I run the tests first, to see what fails."}),call("file_editor",{command:"view",path:Rs}),call("file_editor",{command:"str_replace",path:Rs,old_str:t,new_str:s}),call("terminal",e,{text:"The same tests again."}),call("finish",{message:(0,o.J1)("rehearsal-fix")})]}}function approvalStory(){const{script:e,issue:t,...s}=fixStory()
const n=`npm publish --dry-run --offline --//registry.npmjs.org/:_authToken="$NPM_TOKEN"`
const r={command:`npm version patch --no-git-tag-version && ${n}`,security_risk:"LOW"}
return{...s,name:"approval",issue:{...t,author:"maria"},request:{author:"maria",body:"@agent please fix the failing test, then rehearse a release with NPM_TOKEN"},inputs:{confirmation:"risky",secrets:"NPM_TOKEN=npm-rehearsal-00000000"},script:[...e.slice(0,-1),call("terminal",r,{text:"The tests pass. I raise the version and try to publish it."}),call("finish",{message:(0,o.J1)("rehearsal-release")})]}}function questionStory(){return{name:"question",issue:{author:"rita",title:"What is slugify for?",body:"I cannot tell from the README."},request:{author:"maria",body:"@agent what does slugify do?"},script:[call("file_editor",{command:"view",path:Rs}),call("finish",{message:(0,o.J1)("rehearsal-answer")})]}}function tourStory(){return{name:"tour",issue:{author:"maria",title:"Rehearsal",body:"Opened by `deckhand rehearse`."},request:{author:"maria",body:"@agent what is in this repository?"},script:[call("terminal",{command:"git log --oneline -3"},{text:"I look around."}),call("terminal",{command:"ls"}),call("finish",{message:(0,o.J1)("rehearsal-tour")})]}}const Cs=`{\n  "name": "slugify",\n  "version": "1.0.0",\n  "type": "module",\n  "exports": "./src/slugify.js",\n  "scripts": { "test": "node --test" }\n}\n`
const As=`# slugify\n\nMakes slugs for URLs: \`slugify("Crème brûlée")\` is \`creme-brulee\`.\n\nRun the tests with \`npm test\`.\n`
const Ps=`/** Makes a slug of a title: lower case, without accents, words joined by hyphens. */\nexport function slugify(title) {\n  return title\n    .normalize("NFKD")\n    .replaceAll(/\\p{Mark}/gu, "")\n    .toLowerCase()\n    .replaceAll(/[^a-z0-9]+/g, "-");\n}\n`
const Is=`import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { slugify } from "../src/slugify.js";\n\ntest("words are joined by hyphens", () => {\n  assert.equal(slugify("Hello big world"), "hello-big-world");\n});\n\ntest("accents are dropped", () => {\n  assert.equal(slugify("Crème brûlée"), "creme-brulee");\n});\n`
const Ts=`\ntest("punctuation at the ends leaves no hyphen", () => {\n  assert.equal(slugify("Hello, world!"), "hello-world");\n});\n`
const Es=[{author:"maria",date:"2026-01-12T09:00:00Z",message:"Make slugs of titles",files:{"package.json":Cs,"README.md":As,"src/slugify.js":Ps}},{author:"maria",date:"2026-01-12T09:30:00Z",message:"Test words and accents",files:{"test/slugify.test.js":Is}},{author:"tom",date:"2026-01-13T14:05:00Z",message:"Test punctuation at the ends",files:{"test/slugify.test.js":Is+Ts}}]
const Ss={octavia:"admin",maria:"write",tom:"triage",rita:"read",stranger:"none"}
const xs="ghs_rehearsal_000000000000000000000000000"
const js={apiKey:"sk-rehearsal-0000000000000000",model:"scripted"}
async function openStage(e){const t=await(0,i.realpath)(await(0,i.mkdtemp)((0,c.join)((0,a.tmpdir)(),"deckhand-rehearsal-")))
try{return await build(e,t)}catch(e){remove(t)
throw e}}async function build(e,t){const s=storyOf(e.story??"fix")
const n=await makeRepository((0,c.join)(t,"repository.git"),e)
const{githubToken:o,apiKey:r}=e.secrets??{...js,githubToken:xs}
const i={...js,apiKey:r}
const{script:a=s.script,limit:u}=e
const l=e.model?void 0:await openModel({...i,script:a,limit:u})
const d=await Promise.all((e.others??[]).map(e=>makeOther(t,e,o)))
const m=await openEmbedded(n,e,o,d)
const p=e.model??{...i,...l?{baseUrl:l.url}:{}}
const f={bundle:e.bundle,story:s,folder:t,made:e.repository===void 0?e.made:void 0,repository:n,git:gitIn(n.gitDir),github:m,model:l,inputs:{...await inputsOf(e.bundle,o,p),...s.inputs,...e.inputs},secrets:[o,p.apiKey],environment:e.environment??{},isKept:e.keep??!1,onStep:e.onStep??(()=>{}),onLine:e.onLine??(()=>{})}
const h=`${t}-saved`
const close=async()=>{await Promise.all([l?.close(),m.close()])
for(const s of e.keep?[h]:[h,t])remove(s)}
let g=0
const save=()=>{const e=g
const s=[m.save(),l?.save()]
replace(h,t)
return()=>{for(const e of s)e?.()
replace(t,h)
g=e}}
return{folder:t,repository:n,github:m,model:l,save:save,close:close,play:(e={})=>play(f,e,++g),async merge(e,t){f.onStep(`@${t} merges pull request #${e}`)
m.merge({pull:e,by:t})
const s=await f.git(["log","--format=%h %an: %s",n.defaultBranch])
return s.trim().split("\n")},[Symbol.asyncDispose]:close}}function replace(e,t){remove(e);(0,r.cpSync)(t,e,{recursive:!0,verbatimSymlinks:!0})}function remove(e){(0,r.rmSync)(e,{recursive:!0,force:!0,maxRetries:3})}async function makeRepository(e,{repository:t,made:s}){if(t!==void 0)return clonedRepository(e,t)
return storyRepository(e,"slugify",Es,s)}function openEmbedded({owner:e,name:t,gitDir:s,defaultBranch:n},{permissions:o,account:r="github-actions[bot]",now:i=()=>new Date},a,c){const u={...allAt("write"),...o}
const l={[a]:{login:r,permissions:u}}
return openGitHub({owner:e,name:t,gitDir:s,defaultBranch:n,cast:Ss,tokens:l,now:i,others:c})}async function makeOther(e,{files:t,access:s,...n},o){const[r="",i=""]=n.name.split("/")
const a={author:"maria",date:"2026-01-12T09:00:00Z",message:"Begin",files:t}
const{gitDir:u,defaultBranch:l}=await storyRepository((0,c.join)(e,"others",r,`${i}.git`),i,[a])
const d=typeof s==="string"?allAt(s):s
return{...n,owner:r,name:i,gitDir:u,defaultBranch:l,grants:d?{[o]:d}:{}}}function allAt(e){return{contents:e,issues:e,pull_requests:e,discussions:e}}async function inputsOf(e,t,{apiKey:s,model:n,baseUrl:o}){const a=(0,c.join)((0,c.dirname)(e),"..","action.yml")
const u=(0,r.existsSync)(a)?actionDefaults(await(0,i.readFile)(a,"utf8")):{}
return{...u,caches:"none","github-token":t,"api-key":s,"base-url":o??"",model:n}}var Ns=s(54706)
async function open_stage_openStage(e){const{inputs:t={},onStep:s}=e
return openStage({...e,inputs:{isolation:t.isolation??await isolationHere(s),...t}})}async function isolationHere(e){try{await(0,Ns.findIsolationMethod)("auto",process.getuid?.()??0)
return"auto"}catch(t){e((0,o.J1)("rehearsal-no-sandbox",{why:(0,n.ec)(t).message}))
return"none"}}}),22499:((e,t,s)=>{s.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var n=s(73024)
var o=s(76760)
var r=s(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,n.lstatSync)(e,{throwIfNoEntry:!1}),readlink:n.readlinkSync}
function systemProgram(e,t=a){const s=findSystemProgram(e,t)
if(typeof s==="string")return s
throw new r.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...s.refused].join(" ")})}function optionalProgram(e,t=a){const s=findSystemProgram(e,t)
return typeof s==="string"?s:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,o.isAbsolute)(t)&&(0,n.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const s=[(0,o.resolve)(e),realPathOf(e)]
const isBelow=e=>s.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,o.resolve)(e,t))||isBelow(realPathOf((0,o.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return n.realpathSync.native(e)}catch{const s=(0,o.dirname)(e)
if(s===e||t>l)return e
const n=realPathOf(s,t)
const r=linkAt((0,o.join)(n,(0,o.basename)(e)))
if(r===void 0)return(0,o.join)(n,(0,o.basename)(e))
return realPathOf((0,o.isAbsolute)(r)?r:`${n}/${r}`,t+1)}}function linkAt(e){try{return(0,n.readlinkSync)(e)}catch{return}}const l=40
function findSystemProgram(e,t){const s=[]
for(const n of i){const r=(0,o.join)(n,e)
if(t.lstat(r)===void 0)continue
const i=problemOf(r,t)
if(i==="")return r
s.push(`${r} is not used: ${i}.`)}return{refused:s}}function problemOf(e,t){let[s,n,r]=["/",e.split("/"),0]
for(let e=n.shift();e!==void 0;e=n.shift()){const i=(0,o.resolve)(s,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){r+=1
if(r>l)return"it leads in a circle"
const e=t.readlink(i)
if((0,o.isAbsolute)(e))s="/"
n=[...e.split("/"),...n]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
s=i}return""}}),51698:((e,t,s)=>{s.d(t,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var n=s(82499)
var o=s(98664)
var r=s(22499)
function program(e){return{program:e}}async function runToEnd(e,t){try{const[s,...o]=resolved(e)
const r=await(0,n.Ho)(s,o,{...options(),stdin:"ignore",...t!==void 0&&{timeout:Math.ceil(t)}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:l}=r
return{exitCode:i,timedOut:a,stdout:c,stderr:u||l||""}}catch(e){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,o.ec)(e).message}}}function startDetached(e){const[t,...s]=resolved(e)
return(0,n.Ho)(t,s,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(e){const[t,...s]=e.map(e=>typeof e==="string"?e:(0,r.CA)(e.program))
return[t??"",...s]}function options(){return{env:(0,r.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),54706:((e,t,s)=>{s.r(t)
s.d(t,{ISOLATION_METHODS:()=>r,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var n=s(98664)
var o=s(51698)
const r=["root","sudo","bwrap"]
async function findIsolationMethod(e,t,s=o.cd){const r=t===0?"root":"sudo"
const i=[]
for(const t of e==="auto"?[r,"bwrap"]:[r]){const e=await problemOf(t,s)
if(e==="")return t
i.push(`${t}: ${e}`)}throw new n.vC("config",`No sandbox can be built on this runner (${i.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const i=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(e){return asRoot(e,[(0,o.DM)("unshare"),...i,"--"])}function asRoot(e,t){return e==="root"?t:[(0,o.DM)("sudo"),"-n","--",...t]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const c=[(0,o.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const u=3e4
async function problemOf(e,t){const s=e==="bwrap"?[(0,o.DM)("bwrap"),...a]:[...asRootInside(e),...c]
const{exitCode:n,timedOut:r,stderr:i}=await t([...s,(0,o.DM)("true")],u)
if(n===0)return""
if(r)return`it did not end within ${u/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${s[0].program} cannot be run`}}),49567:((e,t,s)=>{s.d(t,{Yj:()=>string,ai:()=>number})
var n=s(43759)
var o=s(28942)
function string(e){return n.K_(o.ZodString,e)}function number(e){return n.qG(o.ZodNumber,e)}}),64377:((e,t,s)=>{s.r(t)
s.d(t,{ZodISODate:()=>o.ZodISODate,ZodISODateTime:()=>o.ZodISODateTime,ZodISODuration:()=>o.ZodISODuration,ZodISOTime:()=>o.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var n=s(43759)
var o=s(28942)
function datetime(e){return n.G1(o.ZodISODateTime,e)}function date(e){return n.db(o.ZodISODate,e)}function time(e){return n.Kn(o.ZodISOTime,e)}function duration(e){return n.f2(o.ZodISODuration,e)}})}

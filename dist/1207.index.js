export const id=1207
export const ids=[1207]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>d,Discussion:()=>g,Issue:()=>h,Label:()=>v,PullRequest:()=>f,Repository:()=>a,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var o=n(28942)
var s=n(64377)
var r=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const o=$[e]().safeParse(t)
if(o.success)return Object.freeze({kind:e,...o.data})
throw notItsPayload(e,o.error)}function notItsPayload(e,t){return new r.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return Object.hasOwn($,e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const d=o.object({login:o.string(),id:o.number().int(),type:o.string()}).readonly()
const a=o.object({id:o.number().int(),name:o.string(),owner:o.object({login:o.string()}).readonly(),default_branch:o.string(),private:o.boolean()}).readonly()
const u=s.datetime({offset:!0})
const c={body:o.string().nullable(),user:d.nullable(),author_association:o.string().default("NONE"),html_url:o.string()}
const l={created_at:u,updated_at:u.optional()}
const p={...c,...l,number:o.number().int(),title:o.string(),node_id:o.string().optional()}
const h=o.object({...p,id:o.number().int(),pull_request:o.object({}).readonly().optional()}).readonly()
const m=o.object({ref:o.string(),sha:o.string(),repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly()
const f=o.object({...p,id:o.number().int(),draft:o.boolean().default(!1),head:m,base:m}).readonly()
const g=o.object({...p,id:o.number().int(),node_id:o.string()}).readonly()
const w={...c,...l,body:o.string(),id:o.number().int(),node_id:o.string().optional()}
const b=o.object(w).readonly()
const y=o.object({...w,in_reply_to_id:o.number().int().nullish()}).readonly()
const _=o.object({...w,node_id:o.string()}).readonly()
const k=o.object({...c,id:o.number().int(),node_id:o.string().optional(),submitted_at:u,state:o.string()}).readonly()
const v=o.object({name:o.string()}).readonly()
const P=o.object({number:o.number().int(),head:o.object({repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly(),base:o.object({repo:o.object({id:o.number().int()}).readonly()}).readonly()}).readonly()
const q=o.object({id:o.number().int(),name:o.string().nullish(),head_branch:o.string().nullable(),head_sha:o.string(),run_attempt:o.number().int().default(1),event:o.string(),conclusion:o.string().nullable(),html_url:o.string(),updated_at:u,actor:d.nullish(),triggering_actor:d.nullish(),head_repository:o.object({id:o.number().int()}).readonly().nullish(),pull_requests:o.array(P).readonly().default([])}).readonly()
const j={repository:a,sender:d}
const I={...j,action:o.string()}
const pullRequest=()=>o.object({...I,pull_request:f,label:v.nullish(),requested_reviewer:d.nullish()})
const $={issue_comment:()=>o.object({issue:h,comment:b,...I}),pull_request_review_comment:()=>o.object({pull_request:f,comment:y,...I}),pull_request_review:()=>o.object({pull_request:f,review:k,...I}),issues:()=>o.object({...I,issue:h,label:v.nullish(),assignee:d.nullish(),changes:o.object({body:o.object({from:o.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>o.object({discussion:g,...I}),discussion_comment:()=>o.object({discussion:g,comment:_,...I}),workflow_run:()=>o.object({workflow_run:q,...I}),push:()=>o.object({...j,ref:o.string(),after:o.string(),deleted:o.boolean().default(!1)}),workflow_dispatch:()=>o.object({...j,inputs:o.record(o.string(),o.unknown()).nullish()}),repository_dispatch:()=>o.object({client_payload:o.record(o.string(),o.unknown()).nullish(),...I}),schedule:()=>o.object({schedule:o.string().optional(),repository:a.optional()})}
const anyPayload=()=>o.object({...j,issue:h.optional(),pull_request:f.optional(),discussion:g.optional()}).readonly()}),44855:((e,t,n)=>{n.d(t,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
var o=n(98664)
var s=n(98625)
const r=/\*{3}@\*{3}\.\*{3}/g
const i=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const d=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const a=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|forwarded (?:message|by .{1,80})|reply message","urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht","message d'origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding","alkuperäinen viesti|oryginalna wiadomość|původní zpráva|eredeti üzenet|orijinal mesaj|mesaj original","исходное сообщение|пересылаемое сообщение|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","原始邮件|原始郵件|转发邮件|轉寄郵件|元のメッセージ|원본 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const u=/^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié) ?:$/i
const c=["wrote|schrieb.{0,80}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|yazdı|kirjoitti|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}"].join("|")
const l=/^(?:quoting|zitat von|citando|quotando) /i
const p=new RegExp(`(?:${c}) ?[:：]$`,"iu")
const h=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const m=/\d{1,2}[:.h]\d{2}(?!\d)/
const f=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const g=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${c}) ?-{2,}$`,"iu")
const w=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const b=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const y=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const _=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const k=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const v=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const P=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const q=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const j=/^(?:author|commit(?:ter)?|tagger) ?:/i
const I=/^(?:reply to this email directly|you are receiving this because)/i
const $=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const N=12
function quotedMailAt(e,t=0){const n=e.split("\n")
const o=n.map(plainLine)
let s=0
for(const[e,r]of n.entries()){if(s>=t&&beginsMail(o.slice(e,e+N)))return s
s+=r.length+1}return e.length}function plainLine(e){const[t=""]=/^[\s>#-]*/.exec(e)??[]
const n=/-{2,}/.exec(t)?.[0]??""
return`${n}${e.slice(t.length,400)}`.replaceAll(r," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit).replaceAll(/\s+/g," ").trim()}function asDigit(e){const t=e.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(e)?t-6:t)}function beginsMail(e){const[t=""]=e
if(t==="")return!1
const n=[a,u,I,$,b,g,w].some(e=>e.test(t))
return n||isAttribution(e)||isHeader(e)}function isAttribution(e){const[t=""]=e
if(!d.test(t)&&!i.test(t))return!1
const n=e.slice(0,3).findIndex(e=>e===""||/[:：]$/.test(e))
const o=e.slice(0,n+1).join(" ")
if(l.test(t))return/[:：]$/.test(o)&&i.test(o)
if(!/[:：]$/.test(o)||!d.test(o))return!1
const s=f.test(o)&&m.test(o)
if(p.test(o))return h.test(o)||i.test(o)||s
return s&&i.test(o)&&!/^\W?\d{4}-\d\d-\d\d/.test(o)}function isHeader(e){const[t=""]=e
if(!v.test(t))return!1
const n=e.findIndex((t,n)=>n>0&&t===""&&e[n+1]==="")
const o=e.slice(0,n<0?N:n)
const s=o.filter(e=>v.test(e))
if(y.test(t)){if(o.slice(1,4).some(e=>k.test(e)&&(d.test(e)||i.test(t))&&/\d/.test(e)))return!0
const e=o.some(e=>_.test(e))
return e&&(s.length>=4||s.slice(1).some(e=>d.test(e)))}if(k.test(t)||_.test(t)){const e=o.slice(1,4).find(e=>y.test(e))
const t=o.some(e=>k.test(e)&&f.test(e)&&m.test(e))
if(e!==void 0&&t&&s.length>=4)return!0}const r=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(t)
const a=s.slice(1)
const u=a.some(e=>f.test(e)&&m.test(e))
const c=a.some(e=>f.test(e)&&q.test(e))
if(r&&!j.test(t)&&(c||u&&s.length>=3))return!0
return s.length>=3&&a.some(e=>P.test(e))}var O=n(28063)
var L=n(63768)
function callIn(e,t){const{what:n,text:o,author:s,sender:r}=e
if(s===null)return(0,L.PP)(`the ${n} no longer has an author`)
if(isOwn(s,t))return(0,L.PP)(`the agent wrote the ${n} itself`)
if(!isPersonOrAllowedBot(s,t))return(0,L.PP)(`the ${n} was written by a ${s.type.toLowerCase()}, not by a person`)
if(s.id!==r.id)return(0,L.PP)(`the sender is not the ${n}'s author`)
const i=requestIn(o??"",t.phrases)
if(i===void 0)return(0,L.PP)(`the ${n} does not mention ${t.phrases.join(" or ")}`)
const d=[actor(s,"writer")]
const{request:a,hidden:u}=i
return{status:"called",request:withPrompt(t,a),hidden:u,decision:decisionIn(a),actors:d}}function withPrompt({prompt:e},t){return[e?.trim()??"",t].filter(e=>e!=="").join("\n\n")}function actor({login:e,id:t,type:n},o){return{login:e,id:t,type:n,role:o}}function isOwn({id:e,login:t},{own:n}){if(n?.id!==void 0)return n.id===e
return n?.login!==void 0&&isSameLogin(n.login,t)}function isSameLogin(e,t){return e.replace(/^@/,"").toLowerCase()===t.replace(/^@/,"").toLowerCase()}function isPersonOrAllowedBot({id:e,type:t},{allowedBots:n=[]}){return t==="User"||n.includes(e)}const x=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(e){const{verdict:t="",digest:n,rest:o=""}=x.exec(e.trim())?.groups??{}
const s=["approve","go"].includes(t.toLowerCase())
const[,r]=/^\s*:\s*(.*)$/s.exec(o)??[]
const i=/^[\s.!]*$/.test(o)
if(t===""||!i&&(s||r===void 0))return
const d=n===void 0?{}:{digest:n.toLowerCase()}
return{verdict:s?"approve":"reject",...d,reason:i?"":(r??"").trim()}}const A=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
function commandOf({kind:e,request:t,actors:n},o){if(e!=="mention"||n[0]?.type!=="User")return
return A.get(ownWords(t,o).replace(/[.!]$/,"").toLowerCase())}function ownWords(e,t){const n=t?.trim()??""
return(n!==""&&e.startsWith(n)?e.slice(n.length):e).trim()}function wordOf({kind:e,request:t},n){if(e!=="mention")return
const[,o]=C.exec(ownWords(t,n))??[]
return T.find(e=>e===o?.toLowerCase())}const T=["plan","ask","condense"]
const C=/^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i
function requestIn(e,t){const n=callOf(t)
if(!n.test(e))return
const{shown:o,said:s,hidden:r}=(0,O.p)(e)
const i=quotedMailAt(o,endOfCall(s,n))
const d=n.exec(s.slice(0,i))
if(!d)return
const a=o.slice(0,d.index).trimStart()
const u=o.slice(d.index+d[0].length,i).replace(/^[,:;]?[ \t]*/,"")
return{request:(a+u).trim(),hidden:r+(i<o.length?1:0)}}function endOfCall(e,t){const n=t.exec(e)?.index
if(n===void 0||/[\p{L}\p{N}]/u.test(e.slice(0,n)))return 0
const o=e.indexOf("\n",n)
return o<0?e.length:o}function callOf(e){const t=e.map(s.Mk)
if(t.length>0&&!t.includes("")){const e=t.sort((e,t)=>t.length-e.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${e})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new o.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),21207:((e,t,n)=>{n.r(t)
n.d(t,{triggerOf:()=>triggerOf})
var o=n(98664)
var s=n(43673)
var r=n(98625)
var i=n(583)
var d=n(44855)
var a=n(63768)
function onIssueComment(e,t){const{issue:n,comment:o,repository:s,sender:r}=e
const i=(0,d.Ao)({what:"comment",text:o.body,author:o.user,sender:r},t)
if(i.status==="ignored")return i
return{...mentioned(i,e,o),thread:{type:n.pull_request?"pull_request":"issue",number:n.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:o.id,nodeId:o.node_id},key:(0,a.TN)(s.id,e.kind,o.id,o.updated_at??o.created_at),snapshot:(0,a.eY)(n)}}function onReviewComment(e,t){const{comment:n,pull_request:o,repository:s,sender:r}=e
const i=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:r},t)
if(i.status==="ignored")return i
return{...mentioned(i,e,n),...inPull(o),answer:{kind:"review-thread",commentId:n.in_reply_to_id??n.id},item:{kind:"review-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.updated_at??n.created_at)}}function onReview(e,t){const{review:n,pull_request:o,repository:s,sender:r}=e
const i=(0,d.Ao)({what:"review",text:n.body,author:n.user,sender:r},t)
if(i.status==="ignored")return i
return{...mentioned(i,e,{created_at:n.submitted_at}),...inPull(o),answer:{kind:"comment"},item:{kind:"review",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.submitted_at)}}function onDiscussionComment(e,t){const{comment:n,discussion:o,repository:s,sender:r}=e
const i=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:r},t)
if(i.status==="ignored")return i
return{...mentioned({...i,decision:void 0},e,n),thread:{type:"discussion",number:o.number},answer:{kind:"discussion",discussionId:o.node_id,replyToId:n.node_id},item:{kind:"discussion-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.updated_at??n.created_at),snapshot:(0,a.eY)(o)}}function inPull(e){return{thread:{type:"pull_request",number:e.number},snapshot:(0,a.eY)(e),headSha:e.head.sha,headRepositoryId:e.head.repo?.id??null}}function mentioned({request:e,hidden:t,actors:n,decision:o},{kind:s,repository:r},{created_at:i}){const d=o?{kind:"decision",decision:o}:{kind:"mention"}
return{...{status:"matched",...d},event:s,repositoryId:r.id,request:e,hidden:t,actors:n,createdAt:i}}function onIssue(e,t){const{action:n,issue:o,label:s,assignee:r}=e
const i={webhook:e,settings:t,item:o,place:inThread("issue",o),kind:"issue"}
if(n==="labeled")return labelled(i,s?.name)
if(n==="assigned")return chosen(i,r,"assignment")
if(n==="edited"&&!addsCall(e,t))return(0,a.PP)("the edit adds no mention to the text")
return opened(i)}function onPullRequest(e,t){const{action:n,pull_request:o,label:s,requested_reviewer:r}=e
const i={webhook:e,settings:t,item:o,place:inPull(o),kind:"pull-request"}
if(n==="labeled")return labelled(i,s?.name)
if(n==="review_requested")return chosen(i,r,"review-request")
if((0,a.dF)(t)&&(0,a.gq)(n))return(0,a.CK)(o)??by(i,"review","sender")
return n==="opened"?opened(i):automated(i)}function onDiscussion(e,t){const{discussion:n}=e
const o=opened({webhook:e,settings:t,item:n,place:inThread("discussion",n),kind:"discussion"})
return o.status==="ignored"?o:{...o,...answerIn(n)}}function answerIn({node_id:e}){return{answer:{kind:"discussion",discussionId:e,replyToId:void 0}}}function inThread(e,t){return{thread:{type:e,number:t.number},snapshot:(0,a.eY)(t)}}function addsCall({issue:e,changes:t},{phrases:n}){if(t?.body===void 0)return!1
const calls=e=>(0,d.zT)(e??"",n)!==void 0
return calls(e.body)&&!calls(t.body.from)}function opened(e){const{webhook:t,settings:n,item:o,kind:s}=e
const r=s==="pull-request"?"pull request":s
const i=(0,d.Ao)({what:r,text:o.body,author:o.user,sender:t.sender},n)
if(i.status==="ignored")return n.prompt&&isNew(t)?automated(e):i
const u=(0,a.TN)(t.repository.id,t.kind,o.id,"text",o.created_at)
return{...about(e,"mention"),request:i.request,hidden:i.hidden,actors:i.actors,key:u}}function isNew({action:e}){return e==="opened"||e==="created"}function automated(e){const{webhook:t,settings:n}=e
if(!n.prompt)return(0,a.PP)(`"${t.kind}" ${t.action} starts a run only with a prompt`)
return by(e,"automation","sender")}function labelled(e,t){const{label:n,approveLabel:o,rejectLabel:s}=e.settings
const isNamed=e=>!!e&&e.toLowerCase()===t?.toLowerCase()
const r=isNamed(s)?"reject":isNamed(o)?"approve":void 0
if(t===void 0||!(r??isNamed(n)))return(0,a.PP)(`the label is not ${n||"one that starts a run"}`)
const i=r?by(e,"decision","labeller"):asOpened(e,by(e,"label","labeller"))
if(i.status==="ignored")return i
return{...i,requestSign:{kind:"label",name:t},...r&&{decision:{verdict:r,reason:""}}}}function chosen(e,t,n){const{assignee:o,own:s}=e.settings
const r=[o,s?.login].filter(e=>e!==void 0&&e!=="")
if(!t||!r.some(e=>e!==void 0&&(0,d.Av)(e,t.login)))return(0,a.PP)("somebody else was assigned")
const i=asOpened(e,by(e,n,"assigner"))
if(i.status==="ignored"||n!=="assignment")return i
return{...i,requestSign:{kind:"assignee",name:t.login}}}const u=5e3
function asOpened(e,t){const{webhook:n,item:o}=e
const s=Date.parse(o.updated_at??o.created_at)-Date.parse(o.created_at)>u
if(t.status==="ignored"||s||n.sender.id!==o.user?.id)return t
const r=opened(e)
return r.status==="matched"?r:{...t,key:openingKey(e)}}function openingKey({webhook:e,item:t}){return(0,a.TN)(e.repository.id,e.kind,t.id,"opened",t.created_at)}function by(e,t,n){const{webhook:o,settings:s,item:r}=e
if((0,d.NP)(o.sender,s))return(0,a.PP)("the agent did it itself")
const i=r.updated_at??r.created_at
return{...about(e,t),createdAt:i,request:(0,d.XE)(s,""),actors:[(0,d.eN)(o.sender,n)],key:isNew(o)?openingKey(e):(0,a.TN)(o.repository.id,o.kind,r.id,o.action,e.place.headSha??"",i)}}function about({webhook:e,item:t,place:n,kind:o},s){const r=isNew(e)?t.created_at:t.updated_at??t.created_at
return{status:"matched",kind:s,answer:{kind:"comment"},event:e.kind,repositoryId:e.repository.id,createdAt:r,...n,item:{kind:o,id:t.id,nodeId:t.node_id}}}function triggerOf(e,t){return(0,a.DL)(askedBy(e,t),t)}function askedBy(e,t){switch(e.kind){case"issue_comment":return onIssueComment(e,t)
case"pull_request_review_comment":return onReviewComment(e,t)
case"pull_request_review":return onReview(e,t)
case"discussion":return onDiscussion(e,t)
case"discussion_comment":return onDiscussionComment(e,t)
case"issues":return onIssue(e,t)
case"pull_request":case"pull_request_target":return onPullRequest(e,t)
case"workflow_run":return onWorkflowRun(e,t)
case"workflow_dispatch":case"repository_dispatch":return onDispatch(e,t)
case"schedule":return onSchedule(e,t)
case"push":return onPush(e,t)
case"other":return onOther(e,t)
default:return(0,o.HB)(e)}}const c={kind:"none",id:0,nodeId:void 0}
const l={thread:{type:"none"},answer:{kind:"none"},item:c}
function onWorkflowRun(e,t){const{workflow_run:n,repository:o}=e
if(n.conclusion!=="failure")return(0,a.PP)(`the run ended in ${n.conclusion}, not in failure`)
if(n.head_repository?.id!==o.id)return(0,a.PP)("the run belongs to a fork")
const r=n.head_branch??""
const i=t.branchPrefix===void 0?(0,s.k)(r):r.startsWith(t.branchPrefix)
const u=n.pull_requests.find(({head:e,base:t})=>e.repo?.id===o.id&&t.repo.id===o.id)
if(!i&&!u)return(0,a.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:e.kind,repositoryId:o.id,thread:u?{type:"pull_request",number:u.number}:{type:"none"},answer:{kind:u?"comment":"none"},item:{kind:"workflow-run",id:n.id,nodeId:void 0},actors:upstream(e),request:(0,d.XE)(t,""),key:(0,a.TN)(o.id,e.kind,n.id,n.run_attempt),createdAt:n.updated_at,headSha:n.head_sha,headRepositoryId:n.head_repository.id,run:{id:n.id,name:n.name??"",attempt:n.run_attempt,url:n.html_url,branch:r,isOwnBranch:i}}}function upstream({workflow_run:{actor:e,triggering_actor:t},sender:n}){const o={login:"ghost",id:0,type:"Unknown"}
return[(0,d.eN)(e??o,"upstream actor"),...t&&t.id!==e?.id?[(0,d.eN)(t,"triggering actor")]:[],...[e?.id,t?.id].includes(n.id)?[]:[(0,d.eN)(n,"sender")]]}function onDispatch(e,t){const n=(e.kind==="workflow_dispatch"?e.inputs:e.client_payload)?.prompt
const o=typeof n==="string"?n:void 0
const s=t.prompt?.trim()||o||t.prompt
return plain(e,{...t,prompt:s},[t.runId??0])}function onPush(e,t){if(e.deleted)return(0,a.PP)("the push deletes a branch")
const n=plain(e,t,[e.ref,e.after])
return n.status==="ignored"?n:{...n,headSha:e.after}}function onSchedule(e,t){if(!t.prompt)return(0,a.PP)('"schedule" starts a run only with a prompt')
const n=e.repository?.id??t.repositoryId??0
return{status:"matched",kind:"schedule",event:e.kind,...l,repositoryId:n,actors:[],request:(0,d.XE)(t,""),key:(0,a.TN)(n,e.kind,e.schedule??"",t.runId??0)}}function onOther(e,t){const{eventName:n,action:o,payload:s}=e
const d=o===void 0?`"${n}"`:`"${n}" ${o}`
if((0,r.OF)(n,o))return(0,a.PP)(`${d} starts no run, because only new texts and failed runs do`)
if(!t.prompt)return(0,a.PP)(`${d} starts a run only with a prompt`)
const u=(0,i.anyPayload)().safeParse(s)
if(!u.success)throw(0,i.notItsPayload)(n,u.error)
const{issue:c,pull_request:l,discussion:p,...h}=u.data
const m=l??c??p
const f=m&&(m.updated_at??m.created_at)
const g=m&&f?[m.id,o??"",f]:[o??"",t.runId??0]
const w=plain({...h,kind:n},t,g)
if(w.status==="ignored"||!m||!f)return w
return{...w,...placeOf(u.data),createdAt:f}}function placeOf({issue:e,pull_request:t,discussion:n}){if(t){const e={kind:"pull-request",id:t.id,nodeId:t.node_id}
return{...inPull(t),answer:{kind:"comment"},item:e}}if(n){const{number:e,id:t,node_id:o}=n
const s={kind:"discussion",id:t,nodeId:o}
const r={type:"discussion",number:e}
return{thread:r,snapshot:(0,a.eY)(n),...answerIn(n),item:s}}if(!e)return{}
return{thread:{type:e.pull_request?"pull_request":"issue",number:e.number},snapshot:(0,a.eY)(e),answer:{kind:"comment"},item:{kind:"issue",id:e.id,nodeId:e.node_id}}}function plain({kind:e,repository:t,sender:n},o,s){if(!o.prompt)return(0,a.PP)(`"${e}" starts a run only with a prompt`)
if((0,d.NP)(n,o))return(0,a.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:e,...l,repositoryId:t.id,actors:[(0,d.eN)(n,"sender")],request:(0,d.XE)(o,""),key:(0,a.TN)(t.id,e,...s)}}}),63768:((e,t,n)=>{n.d(t,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt,zN:()=>isReview})
function ignored(e){return{status:"ignored",why:e}}function keyOf(e,t,...n){return[e,t,...n].join("/")}function snapshotOf({title:e,body:t,user:n,author_association:o,html_url:s,created_at:r}){const i=n?.login??"ghost"
return{title:e,body:t??"",author:i,association:o,url:s,createdAt:r}}const o=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:e}){return e==="review"}function isReview({kind:e}){return e==="review"||e==="review-request"}function isLookedAt(e){return o.includes(e)}function whyNotYet({draft:e}){return e?ignored("the pull request is a draft"):void 0}const s=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(e,t){if(e.status==="ignored")return e
const n=e.thread.type==="pull_request"&&e.kind!=="ci-failure"
if(isReviewing(t)){if(!n)return ignored("this workflow only reviews pull requests")
if(e.kind==="review")return e
return{...e,kind:e.kind==="automation"?"review":"review-request"}}const o=e.request.split("\n\n").at(-1)??""
return n&&e.kind==="mention"&&s.test(o)?{...e,kind:"review-request"}:e}}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(e)}})}

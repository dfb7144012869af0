export const id=1207
export const ids=[1207]
export const modules={583:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{Account:()=>Account,Discussion:()=>Discussion,Issue:()=>Issue,Label:()=>Label,PullRequest:()=>PullRequest,Repository:()=>Repository,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64377)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _event_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98625)
function readWebhook(input){return parseWebhook((0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.j_)(input))}function parseWebhook({eventName:eventName,payload:payload}){const action=(0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.qj)(payload)
if(!isKnown(eventName,action))return Object.freeze({kind:"other",eventName:eventName,action:action,payload:payload})
const parsed=payloads[eventName]().safeParse(payload)
if(parsed.success)return Object.freeze({kind:eventName,...parsed.data})
throw notItsPayload(eventName,parsed.error)}function notItsPayload(eventName,cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The payload of the event ${eventName} is not what GitHub sends for it: ${firstIssue(cause)}.`,{hint:`Start this action with \`on: ${eventName}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:cause})}function isKnown(eventName,action){return Object.hasOwn(payloads,eventName)&&(0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.Qy)(eventName,action)}function firstIssue(error){const issue=error.issues[0]
return issue===void 0?"unknown shape":`${issue.path.join(".")||"the whole"}: ${issue.message}`}const Account=zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string(),id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Repository=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),owner:zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly(),default_branch:zod__WEBPACK_IMPORTED_MODULE_2__.string(),private:zod__WEBPACK_IMPORTED_MODULE_2__.boolean()}).readonly()
const Time=zod__WEBPACK_IMPORTED_MODULE_3__.datetime({offset:!0})
const written={body:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),user:Account.nullable(),author_association:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("NONE"),html_url:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const dated={created_at:Time,updated_at:Time.optional()}
const thread={...written,...dated,number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}
const Issue=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),pull_request:zod__WEBPACK_IMPORTED_MODULE_2__.object({}).readonly().optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_2__.object({ref:zod__WEBPACK_IMPORTED_MODULE_2__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_2__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullable()}).readonly()
const PullRequest=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),draft:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),head:End,base:End}).readonly()
const Discussion=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const comment={...written,...dated,body:zod__WEBPACK_IMPORTED_MODULE_2__.string(),id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}
const Comment=zod__WEBPACK_IMPORTED_MODULE_2__.object(comment).readonly()
const ReviewComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...comment,in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullish()}).readonly()
const DiscussionComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...comment,node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Review=zod__WEBPACK_IMPORTED_MODULE_2__.object({...written,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),submitted_at:Time,state:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Label=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const RunPull=zod__WEBPACK_IMPORTED_MODULE_2__.object({number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),head:zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullable()}).readonly(),base:zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly()}).readonly()}).readonly()
const WorkflowRun=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),head_branch:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),head_sha:zod__WEBPACK_IMPORTED_MODULE_2__.string(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().default(1),event:zod__WEBPACK_IMPORTED_MODULE_2__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_2__.string(),updated_at:Time,actor:Account.nullish(),triggering_actor:Account.nullish(),head_repository:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullish(),pull_requests:zod__WEBPACK_IMPORTED_MODULE_2__.array(RunPull).readonly().default([])}).readonly()
const always={repository:Repository,sender:Account}
const acted={...always,action:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const pullRequest=()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...acted,pull_request:PullRequest,label:Label.nullish(),requested_reviewer:Account.nullish()})
const payloads={issue_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({issue:Issue,comment:Comment,...acted}),pull_request_review_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({pull_request:PullRequest,comment:ReviewComment,...acted}),pull_request_review:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({pull_request:PullRequest,review:Review,...acted}),issues:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...acted,issue:Issue,label:Label.nullish(),assignee:Account.nullish(),changes:zod__WEBPACK_IMPORTED_MODULE_2__.object({body:zod__WEBPACK_IMPORTED_MODULE_2__.object({from:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({discussion:Discussion,...acted}),discussion_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({discussion:Discussion,comment:DiscussionComment,...acted}),workflow_run:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({workflow_run:WorkflowRun,...acted}),push:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,ref:zod__WEBPACK_IMPORTED_MODULE_2__.string(),after:zod__WEBPACK_IMPORTED_MODULE_2__.string(),deleted:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}),workflow_dispatch:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,inputs:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.unknown()).nullish()}),repository_dispatch:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({client_payload:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.unknown()).nullish(),...acted}),schedule:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({schedule:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),repository:Repository.optional()})}
const anyPayload=()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,issue:Issue.optional(),pull_request:PullRequest.optional(),discussion:Discussion.optional()}).readonly()}),44855:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
var fault=__webpack_require__(98664)
var event_file=__webpack_require__(98625)
const HIDDEN_ADDRESS=/\*{3}@\*{3}\.\*{3}/g
const ADDRESS=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const TIME=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const SEPARATOR=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|forwarded (?:message|by .{1,80})|reply message","urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht","message d'origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding","alkuperäinen viesti|oryginalna wiadomość|původní zpráva|eredeti üzenet|orijinal mesaj|mesaj original","исходное сообщение|пересылаемое сообщение|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","原始邮件|原始郵件|转发邮件|轉寄郵件|元のメッセージ|원본 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const FORWARDED=/^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié) ?:$/i
const WRITTEN=["wrote|schrieb.{0,80}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|yazdı|kirjoitti|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}"].join("|")
const QUOTING=/^(?:quoting|zitat von|citando|quotando) /i
const WROTE=new RegExp(`(?:${WRITTEN}) ?[:：]$`,"iu")
const ON=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const CLOCK=/\d{1,2}[:.h]\d{2}(?!\d)/
const YEAR=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const RULED_WROTE=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${WRITTEN}) ?-{2,}$`,"iu")
const WROTE_ON=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const NAME_WROTE=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const FROM=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const SUBJECT=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const SENT=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const LABELLED=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const ANSWER=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const DATE_IN_WORDS=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const COMMIT=/^(?:author|commit(?:ter)?|tagger) ?:/i
const NOTIFICATION=/^(?:reply to this email directly|you are receiving this because)/i
const SOMEBODY_DID=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const LINES=12
function quotedMailAt(shown,from=0){const lines=shown.split("\n")
const plain=lines.map(plainLine)
let at=0
for(const[index,line]of lines.entries()){if(at>=from&&beginsMail(plain.slice(index,index+LINES)))return at
at+=line.length+1}return shown.length}function plainLine(line){const[start=""]=/^[\s>#-]*/.exec(line)??[]
const dashes=/-{2,}/.exec(start)?.[0]??""
return`${dashes}${line.slice(start.length,400)}`.replaceAll(HIDDEN_ADDRESS," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit).replaceAll(/\s+/g," ").trim()}function asDigit(digit){const last=digit.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(digit)?last-6:last)}function beginsMail(lines){const[line=""]=lines
if(line==="")return!1
const isOwnLine=[SEPARATOR,FORWARDED,NOTIFICATION,SOMEBODY_DID,NAME_WROTE,RULED_WROTE,WROTE_ON].some(form=>form.test(line))
return isOwnLine||isAttribution(lines)||isHeader(lines)}function isAttribution(lines){const[first=""]=lines
if(!TIME.test(first)&&!ADDRESS.test(first))return!1
const end=lines.slice(0,3).findIndex(line=>line===""||/[:：]$/.test(line))
const whole=lines.slice(0,end+1).join(" ")
if(QUOTING.test(first))return/[:：]$/.test(whole)&&ADDRESS.test(whole)
if(!/[:：]$/.test(whole)||!TIME.test(whole))return!1
const hasDate=YEAR.test(whole)&&CLOCK.test(whole)
if(WROTE.test(whole))return ON.test(whole)||ADDRESS.test(whole)||hasDate
return hasDate&&ADDRESS.test(whole)&&!/^\W?\d{4}-\d\d-\d\d/.test(whole)}function isHeader(lines){const[first=""]=lines
if(!LABELLED.test(first))return!1
const end=lines.findIndex((line,index)=>index>0&&line===""&&lines[index+1]==="")
const block=lines.slice(0,end<0?LINES:end)
const labelled=block.filter(line=>LABELLED.test(line))
if(FROM.test(first)){if(block.slice(1,4).some(line=>SENT.test(line)&&(TIME.test(line)||ADDRESS.test(first))&&/\d/.test(line)))return!0
const hasSubject=block.some(line=>SUBJECT.test(line))
return hasSubject&&(labelled.length>=4||labelled.slice(1).some(line=>TIME.test(line)))}if(SENT.test(first)||SUBJECT.test(first)){const sender=block.slice(1,4).find(line=>FROM.test(line))
const hasTime=block.some(line=>SENT.test(line)&&YEAR.test(line)&&CLOCK.test(line))
if(sender!==void 0&&hasTime&&labelled.length>=4)return!0}const isNamed=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(first)
const others=labelled.slice(1)
const hasTime=others.some(line=>YEAR.test(line)&&CLOCK.test(line))
const hasDate=others.some(line=>YEAR.test(line)&&DATE_IN_WORDS.test(line))
if(isNamed&&!COMMIT.test(first)&&(hasDate||hasTime&&labelled.length>=3))return!0
return labelled.length>=3&&others.some(line=>ANSWER.test(line))}var rendered=__webpack_require__(45705)
var trigger=__webpack_require__(63768)
function callIn(said,settings){const{what:what,text:text,author:author,sender:sender}=said
if(author===null)return(0,trigger.PP)(`the ${what} no longer has an author`)
if(isOwn(author,settings))return(0,trigger.PP)(`the agent wrote the ${what} itself`)
if(!isHeard(author,settings))return(0,trigger.PP)(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`)
if(author.id!==sender.id)return(0,trigger.PP)(`the sender is not the ${what}'s author`)
const found=requestIn(text??"",settings.phrases)
if(found===void 0)return(0,trigger.PP)(`the ${what} does not mention ${settings.phrases.join(" or ")}`)
const actors=[actor(author,"writer")]
const{request:request,hidden:hidden}=found
return{status:"called",request:withPrompt(settings,request),hidden:hidden,decision:decisionIn(request),actors:actors}}function withPrompt({prompt:prompt},words){return[prompt?.trim()??"",words].filter(part=>part!=="").join("\n\n")}function actor({login:login,id:id,type:type},role){return{login:login,id:id,type:type,role:role}}function isOwn({id:id,login:login},{own:own}){if(own?.id!==void 0)return own.id===id
return own?.login!==void 0&&isSameLogin(own.login,login)}function isSameLogin(a,b){return a.replace(/^@/,"").toLowerCase()===b.replace(/^@/,"").toLowerCase()}function isHeard({id:id,type:type},{allowedBots:allowedBots=[]}){return type==="User"||allowedBots.includes(id)}const DECISION=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(words){const{verdict:verdict="",digest:digest,rest:rest=""}=DECISION.exec(words.trim())?.groups??{}
const isApproval=["approve","go"].includes(verdict.toLowerCase())
const[,reason]=/^\s*:\s*(.*)$/s.exec(rest)??[]
const isEnd=/^[\s.!]*$/.test(rest)
if(verdict===""||!isEnd&&(isApproval||reason===void 0))return
const named=digest===void 0?{}:{digest:digest.toLowerCase()}
return{verdict:isApproval?"approve":"reject",...named,reason:isEnd?"":(reason??"").trim()}}const COMMANDS=new Map([...["help","labels","reset","status","stop"].map(command=>[command,command]),["ask","help"]])
function commandOf({kind:kind,request:request,actors:actors},prompt){if(kind!=="mention"||actors[0]?.type!=="User")return
return COMMANDS.get(ownWords(request,prompt).replace(/[.!]$/,"").toLowerCase())}function ownWords(request,prompt){const given=prompt?.trim()??""
return(given!==""&&request.startsWith(given)?request.slice(given.length):request).trim()}function wordOf({kind:kind,request:request},prompt){if(kind!=="mention")return
const[,word]=WORD.exec(ownWords(request,prompt))??[]
return WORDS.find(known=>known===word?.toLowerCase())}const WORDS=["plan","ask","condense"]
const WORD=/^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i
function requestIn(text,phrases){const call=callOf(phrases)
if(!call.test(text))return
const{shown:shown,said:said,hidden:hidden}=(0,rendered.p)(text)
const end=quotedMailAt(shown,endOfCall(said,call))
const match=call.exec(said.slice(0,end))
if(!match)return
const before=shown.slice(0,match.index).trimStart()
const after=shown.slice(match.index+match[0].length,end).replace(/^[,:;]?[ \t]*/,"")
return{request:(before+after).trim(),hidden:hidden+(end<shown.length?1:0)}}function endOfCall(said,call){const start=call.exec(said)?.index
if(start===void 0||/[\p{L}\p{N}]/u.test(said.slice(0,start)))return 0
const end=said.indexOf("\n",start)
return end<0?said.length:end}function callOf(phrases){const words=phrases.map(event_file.Mk)
if(words.length>0&&!words.includes("")){const any=words.sort((a,b)=>b.length-a.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new fault.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),21207:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{triggerOf:()=>triggerOf})
var fault=__webpack_require__(98664)
var own_branch_name=__webpack_require__(43673)
var event_file=__webpack_require__(98625)
var payload_webhook=__webpack_require__(583)
var mention=__webpack_require__(44855)
var trigger_trigger=__webpack_require__(63768)
function onIssueComment(webhook,settings){const{issue:issue,comment:comment,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,comment),thread:{type:issue.pull_request?"pull_request":"issue",number:issue.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at),snapshot:(0,trigger_trigger.eY)(issue)}}function onReviewComment(webhook,settings){const{comment:comment,pull_request:pull_request,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,comment),...inPull(pull_request),answer:{kind:"review-thread",commentId:comment.in_reply_to_id??comment.id},item:{kind:"review-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at)}}function onReview(webhook,settings){const{review:review,pull_request:pull_request,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"review",text:review.body,author:review.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,{created_at:review.submitted_at}),...inPull(pull_request),answer:{kind:"comment"},item:{kind:"review",id:review.id,nodeId:review.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,review.id,review.submitted_at)}}function onDiscussionComment(webhook,settings){const{comment:comment,discussion:discussion,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned({...call,decision:void 0},webhook,comment),thread:{type:"discussion",number:discussion.number},answer:{kind:"discussion",discussionId:discussion.node_id,replyToId:comment.node_id},item:{kind:"discussion-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at),snapshot:(0,trigger_trigger.eY)(discussion)}}function inPull(pull){return{thread:{type:"pull_request",number:pull.number},snapshot:(0,trigger_trigger.eY)(pull),headSha:pull.head.sha,headRepositoryId:pull.head.repo?.id??null}}function mentioned({request:request,hidden:hidden,actors:actors,decision:decision},{kind:kind,repository:repository},{created_at:created_at}){const what=decision?{kind:"decision",decision:decision}:{kind:"mention"}
return{...{status:"matched",...what},event:kind,repositoryId:repository.id,request:request,hidden:hidden,actors:actors,createdAt:created_at}}function onIssue(webhook,settings){const{action:action,issue:issue,label:label,assignee:assignee}=webhook
const subject={webhook:webhook,settings:settings,item:issue,place:inThread("issue",issue),kind:"issue"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="assigned")return chosen(subject,assignee,"assignment")
if(action==="edited"&&!addsCall(webhook,settings))return(0,trigger_trigger.PP)("the edit adds no mention to the text")
return opened(subject)}function onPullRequest(webhook,settings){const{action:action,pull_request:pull,label:label,requested_reviewer:requested_reviewer}=webhook
const subject={webhook:webhook,settings:settings,item:pull,place:inPull(pull),kind:"pull-request"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="review_requested")return chosen(subject,requested_reviewer,"review-request")
if((0,trigger_trigger.dF)(settings)&&(0,trigger_trigger.gq)(action))return(0,trigger_trigger.CK)(pull)??by(subject,"review","sender")
return action==="opened"?opened(subject):automated(subject)}function onDiscussion(webhook,settings){const{discussion:discussion}=webhook
const trigger=opened({webhook:webhook,settings:settings,item:discussion,place:inThread("discussion",discussion),kind:"discussion"})
return trigger.status==="ignored"?trigger:{...trigger,...answerIn(discussion)}}function answerIn({node_id:discussionId}){return{answer:{kind:"discussion",discussionId:discussionId,replyToId:void 0}}}function inThread(type,head){return{thread:{type:type,number:head.number},snapshot:(0,trigger_trigger.eY)(head)}}function addsCall({issue:issue,changes:changes},{phrases:phrases}){if(changes?.body===void 0)return!1
const calls=text=>(0,mention.zT)(text??"",phrases)!==void 0
return calls(issue.body)&&!calls(changes.body.from)}function opened(subject){const{webhook:webhook,settings:settings,item:item,kind:kind}=subject
const what=kind==="pull-request"?"pull request":kind
const call=(0,mention.Ao)({what:what,text:item.body,author:item.user,sender:webhook.sender},settings)
if(call.status==="ignored")return settings.prompt&&isNew(webhook)?automated(subject):call
const key=(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,"text",item.created_at)
return{...about(subject,"mention"),request:call.request,hidden:call.hidden,actors:call.actors,key:key}}function isNew({action:action}){return action==="opened"||action==="created"}function automated(subject){const{webhook:webhook,settings:settings}=subject
if(!settings.prompt)return(0,trigger_trigger.PP)(`"${webhook.kind}" ${webhook.action} starts a run only with a prompt`)
return by(subject,"automation","sender")}function labelled(subject,name){const{label:label,approveLabel:approveLabel,rejectLabel:rejectLabel}=subject.settings
const isNamed=wanted=>!!wanted&&wanted.toLowerCase()===name?.toLowerCase()
const decision=isNamed(rejectLabel)?"reject":isNamed(approveLabel)?"approve":void 0
if(name===void 0||!(decision??isNamed(label)))return(0,trigger_trigger.PP)(`the label is not ${label||"one that starts a run"}`)
const trigger=decision?by(subject,"decision","labeller"):asOpened(subject,by(subject,"label","labeller"))
if(trigger.status==="ignored")return trigger
return{...trigger,claim:{kind:"label",name:name},...decision&&{decision:{verdict:decision,reason:""}}}}function chosen(subject,account,kind){const{assignee:assignee,own:own}=subject.settings
const names=[assignee,own?.login].filter(name=>name!==void 0&&name!=="")
if(!account||!names.some(name=>name!==void 0&&(0,mention.Av)(name,account.login)))return(0,trigger_trigger.PP)("somebody else was assigned")
const trigger=asOpened(subject,by(subject,kind,"assigner"))
if(trigger.status==="ignored"||kind!=="assignment")return trigger
return{...trigger,claim:{kind:"assignee",name:account.login}}}const ONE_ACT_MS=5e3
function asOpened(subject,trigger){const{webhook:webhook,item:item}=subject
const isLater=Date.parse(item.updated_at??item.created_at)-Date.parse(item.created_at)>ONE_ACT_MS
if(trigger.status==="ignored"||isLater||webhook.sender.id!==item.user?.id)return trigger
const call=opened(subject)
return call.status==="matched"?call:{...trigger,key:openingKey(subject)}}function openingKey({webhook:webhook,item:item}){return(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,"opened",item.created_at)}function by(subject,kind,role){const{webhook:webhook,settings:settings,item:item}=subject
if((0,mention.NP)(webhook.sender,settings))return(0,trigger_trigger.PP)("the agent did it itself")
const when=item.updated_at??item.created_at
return{...about(subject,kind),createdAt:when,request:(0,mention.XE)(settings,""),actors:[(0,mention.eN)(webhook.sender,role)],key:isNew(webhook)?openingKey(subject):(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,webhook.action,subject.place.headSha??"",when)}}function about({webhook:webhook,item:item,place:place,kind:itemKind},kind){const createdAt=isNew(webhook)?item.created_at:item.updated_at??item.created_at
return{status:"matched",kind:kind,answer:{kind:"comment"},event:webhook.kind,repositoryId:webhook.repository.id,createdAt:createdAt,...place,item:{kind:itemKind,id:item.id,nodeId:item.node_id}}}function triggerOf(webhook,settings){return(0,trigger_trigger.DL)(askedBy(webhook,settings),settings)}function askedBy(webhook,settings){switch(webhook.kind){case"issue_comment":return onIssueComment(webhook,settings)
case"pull_request_review_comment":return onReviewComment(webhook,settings)
case"pull_request_review":return onReview(webhook,settings)
case"discussion":return onDiscussion(webhook,settings)
case"discussion_comment":return onDiscussionComment(webhook,settings)
case"issues":return onIssue(webhook,settings)
case"pull_request":case"pull_request_target":return onPullRequest(webhook,settings)
case"workflow_run":return onWorkflowRun(webhook,settings)
case"workflow_dispatch":case"repository_dispatch":return onDispatch(webhook,settings)
case"schedule":return onSchedule(webhook,settings)
case"push":return onPush(webhook,settings)
case"other":return onOther(webhook,settings)
default:return(0,fault.HB)(webhook)}}const nothing={kind:"none",id:0,nodeId:void 0}
const nowhere={thread:{type:"none"},answer:{kind:"none"},item:nothing}
function onWorkflowRun(webhook,settings){const{workflow_run:run,repository:repository}=webhook
if(run.conclusion!=="failure")return(0,trigger_trigger.PP)(`the run ended in ${run.conclusion}, not in failure`)
if(run.head_repository?.id!==repository.id)return(0,trigger_trigger.PP)("the run belongs to a fork")
const branch=run.head_branch??""
const isOwnBranch=settings.branchPrefix===void 0?(0,own_branch_name.k)(branch):branch.startsWith(settings.branchPrefix)
const pull=run.pull_requests.find(({head:head,base:base})=>head.repo?.id===repository.id&&base.repo.id===repository.id)
if(!isOwnBranch&&!pull)return(0,trigger_trigger.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:webhook.kind,repositoryId:repository.id,thread:pull?{type:"pull_request",number:pull.number}:{type:"none"},answer:{kind:pull?"comment":"none"},item:{kind:"workflow-run",id:run.id,nodeId:void 0},actors:upstream(webhook),request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repository.id,webhook.kind,run.id,run.run_attempt),createdAt:run.updated_at,headSha:run.head_sha,headRepositoryId:run.head_repository.id,run:{id:run.id,name:run.name??"",attempt:run.run_attempt,url:run.html_url,branch:branch,isOwnBranch:isOwnBranch}}}function upstream({workflow_run:{actor:first,triggering_actor:last},sender:sender}){const ghost={login:"ghost",id:0,type:"Unknown"}
return[(0,mention.eN)(first??ghost,"upstream actor"),...last&&last.id!==first?.id?[(0,mention.eN)(last,"triggering actor")]:[],...[first?.id,last?.id].includes(sender.id)?[]:[(0,mention.eN)(sender,"sender")]]}function onDispatch(webhook,settings){const given=(webhook.kind==="workflow_dispatch"?webhook.inputs:webhook.client_payload)?.prompt
const said=typeof given==="string"?given:void 0
const prompt=settings.prompt?.trim()||said||settings.prompt
return plain(webhook,{...settings,prompt:prompt},[settings.runId??0])}function onPush(webhook,settings){if(webhook.deleted)return(0,trigger_trigger.PP)("the push deletes a branch")
const trigger=plain(webhook,settings,[webhook.ref,webhook.after])
return trigger.status==="ignored"?trigger:{...trigger,headSha:webhook.after}}function onSchedule(webhook,settings){if(!settings.prompt)return(0,trigger_trigger.PP)('"schedule" starts a run only with a prompt')
const repositoryId=webhook.repository?.id??settings.repositoryId??0
return{status:"matched",kind:"schedule",event:webhook.kind,...nowhere,repositoryId:repositoryId,actors:[],request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repositoryId,webhook.kind,webhook.schedule??"",settings.runId??0)}}function onOther(webhook,settings){const{eventName:eventName,action:action,payload:payload}=webhook
const name=action===void 0?`"${eventName}"`:`"${eventName}" ${action}`
if((0,event_file.OF)(eventName,action))return(0,trigger_trigger.PP)(`${name} starts no run, because only new texts and failed runs do`)
if(!settings.prompt)return(0,trigger_trigger.PP)(`${name} starts a run only with a prompt`)
const parsed=(0,payload_webhook.anyPayload)().safeParse(payload)
if(!parsed.success)throw(0,payload_webhook.notItsPayload)(eventName,parsed.error)
const{issue:issue,pull_request:pull,discussion:discussion,...rest}=parsed.data
const item=pull??issue??discussion
const when=item&&(item.updated_at??item.created_at)
const parts=item&&when?[item.id,action??"",when]:[action??"",settings.runId??0]
const trigger=plain({...rest,kind:eventName},settings,parts)
if(trigger.status==="ignored"||!item||!when)return trigger
return{...trigger,...placeOf(parsed.data),createdAt:when}}function placeOf({issue:issue,pull_request:pull,discussion:discussion}){if(pull){const item={kind:"pull-request",id:pull.id,nodeId:pull.node_id}
return{...inPull(pull),answer:{kind:"comment"},item:item}}if(discussion){const{number:number,id:id,node_id:nodeId}=discussion
const item={kind:"discussion",id:id,nodeId:nodeId}
const thread={type:"discussion",number:number}
return{thread:thread,snapshot:(0,trigger_trigger.eY)(discussion),...answerIn(discussion),item:item}}if(!issue)return{}
return{thread:{type:issue.pull_request?"pull_request":"issue",number:issue.number},snapshot:(0,trigger_trigger.eY)(issue),answer:{kind:"comment"},item:{kind:"issue",id:issue.id,nodeId:issue.node_id}}}function plain({kind:kind,repository:repository,sender:sender},settings,parts){if(!settings.prompt)return(0,trigger_trigger.PP)(`"${kind}" starts a run only with a prompt`)
if((0,mention.NP)(sender,settings))return(0,trigger_trigger.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:kind,...nowhere,repositoryId:repository.id,actors:[(0,mention.eN)(sender,"sender")],request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repository.id,kind,...parts)}}}),63768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt,zN:()=>isReview})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?ignored("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return ignored("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}})}

export const id=6138
export const ids=[6138,3757]
export const modules={44855:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
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
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new fault.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),13757:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87233)
var _core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15924)
var _core_event_file_store_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2507)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60601)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(63768)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50097)
var _agent_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63882)
const TOOLS=["terminal","file_editor","task_tracker"]
const MODEL_KEY="model-key"
const HERE=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(run,inputs){const why=whyNotInputs(inputs)??whyNotRun(run)
if(why!==void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",why,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(inputs){const{"agent-server-conversation":isThere,"agent-server-gives":gives,"api-key":apiKey,"api-mode":api}=inputs
if(!isThere)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(inputs["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const here=HERE.filter(name=>isSaid(inputs[name]))
if(here.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(here)}.`
if(apiKey===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(api==="responses"||api==="messages")return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${api}\`.`
return whyNotGiven(gives,Object.keys(inputs.secrets??{}))}function whyNotGiven(gives,secrets){const all=[MODEL_KEY,...secrets]
const unnamed=all.filter(name=>!gives?.includes(name))
if(unnamed.length>0)return`\`agent-server-conversation\` hands over ${listed(unnamed)}, which \`agent-server-gives\` has to name.`
const unknown=gives?.filter(name=>!all.includes(name))??[]
if(unknown.length===0)return
return`\`agent-server-gives\` names ${listed(unknown)}, which is neither \`${MODEL_KEY}\` nor one of \`secrets\`.`}function whyNotRun(run){if((0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_8__.zN)(run.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__.AD)(run))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:restrictions}){if(!restrictions)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(value){return value!==void 0&&value!==!1&&value!=="never"&&value!=="none"}function listed(names){return names.map(name=>`\`${name}\``).join(", ")}function handedOver(inputs,isRemembered){const{temperature:temperature,"reasoning-effort":reasoning_effort,"api-version":api_version}=inputs
const llm={model:`openai/${inputs.model}`,base_url:inputs["base-url"],api_key:inputs["api-key"]??"",...temperature!==void 0&&{temperature:temperature},...reasoning_effort!==void 0&&{reasoning_effort:reasoning_effort},...api_version!==void 0&&{api_version:api_version}}
return{llm:llm,renews:!0,stays:isRemembered}}async function openThere({run:run,inputs:inputs,knowledge:knowledge,store:store,...place}){const{world:world,job:job}=run
const{id:id,workspace:workspace,limits:limits,branch:branch,memoryFile:memoryFile}=place
if(!workspace.openConversation)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("bug","The workspace is not on a server that runs agents.")
const agent=await(0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.n1)({inputs:{...inputs,"allowed-tools":TOOLS,"max-budget-usd":void 0},world:world,store:(0,_core_event_file_store_js__WEBPACK_IMPORTED_MODULE_3__.LK)(),completionLog:void 0,conversationId:id,repository:`${job.repository.owner}/${job.repository.name}`,workspace:workspace.workingDir,branch:branch,knowledge:{...knowledge,agents:[],skills:knowledge.skills.filter(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_4__.Pj)},memoryFile:memoryFile})
return(0,_core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_2__.k)({id:id,agent:agent,workspace:workspace,store:store,stamper:()=>({id:world.newId(),timestamp:world.now().toISOString()}),limits:limits,secrets:inputs.secrets??{},hiddenValues:(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.secretInputs)(world.env),report:({message:message})=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(message)})}}),50097:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AD:()=>onlyReads,Y1:()=>isPlannedWork,Zl:()=>isAside,eK:()=>purposeOf,ne:()=>hasApprovedPlan})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44855)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63768)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _state_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54267)
function purposeOf({world:world,trigger:trigger,memory:memory}){const word=askedWord(world.env,trigger)
if(word!==void 0)return word
if(trigger.kind==="decision"||(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__.zN)(trigger)||(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(world.env,"plan-first")!=="true")return"work"
return isContinue(world.env,trigger)&&isPlannedWork(memory)?"work":"plan"}function isAside(env,trigger){return askedWord(env,trigger)==="ask"}function onlyReads(run){return purposeOf(run)!=="work"}function askedWord(env,trigger){return(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__.zN)(trigger)?void 0:(0,_github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.aG)(trigger,(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(env,"prompt"))}function isContinue(env,{request:request}){return/^continue[\s.!]*$/i.test(request.replace((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(env,"prompt")?.trim()??"","").trim())}function isPlannedWork(memory){return(0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)?.of_plan===!0||hasApprovedPlan(memory)}function hasApprovedPlan(memory){const items=(0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)?.items??[]
return items.some(item=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.H9)(item)&&item.decision?.verdict==="approved")}})}

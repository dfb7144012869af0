export const id=6138
export const ids=[6138,3757]
export const modules={44855:((e,t,n)=>{n.d(t,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
var r=n(98664)
var s=n(98625)
const o=/\*{3}@\*{3}\.\*{3}/g
const i=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const a=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const d=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|forwarded (?:message|by .{1,80})|reply message","urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht","message d'origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding","alkuperäinen viesti|oryginalna wiadomość|původní zpráva|eredeti üzenet|orijinal mesaj|mesaj original","исходное сообщение|пересылаемое сообщение|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","原始邮件|原始郵件|转发邮件|轉寄郵件|元のメッセージ|원본 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const c=/^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié) ?:$/i
const u=["wrote|schrieb.{0,80}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|yazdı|kirjoitti|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}"].join("|")
const l=/^(?:quoting|zitat von|citando|quotando) /i
const h=new RegExp(`(?:${u}) ?[:：]$`,"iu")
const p=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const g=/\d{1,2}[:.h]\d{2}(?!\d)/
const f=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const v=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${u}) ?-{2,}$`,"iu")
const m=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const w=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const k=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const y=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const b=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const $=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const O=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const P=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const j=/^(?:author|commit(?:ter)?|tagger) ?:/i
const A=/^(?:reply to this email directly|you are receiving this because)/i
const L=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const q=12
function quotedMailAt(e,t=0){const n=e.split("\n")
const r=n.map(plainLine)
let s=0
for(const[e,o]of n.entries()){if(s>=t&&beginsMail(r.slice(e,e+q)))return s
s+=o.length+1}return e.length}function plainLine(e){const[t=""]=/^[\s>#-]*/.exec(e)??[]
const n=/-{2,}/.exec(t)?.[0]??""
return`${n}${e.slice(t.length,400)}`.replaceAll(o," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit).replaceAll(/\s+/g," ").trim()}function asDigit(e){const t=e.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(e)?t-6:t)}function beginsMail(e){const[t=""]=e
if(t==="")return!1
const n=[d,c,A,L,w,v,m].some(e=>e.test(t))
return n||isAttribution(e)||isHeader(e)}function isAttribution(e){const[t=""]=e
if(!a.test(t)&&!i.test(t))return!1
const n=e.slice(0,3).findIndex(e=>e===""||/[:：]$/.test(e))
const r=e.slice(0,n+1).join(" ")
if(l.test(t))return/[:：]$/.test(r)&&i.test(r)
if(!/[:：]$/.test(r)||!a.test(r))return!1
const s=f.test(r)&&g.test(r)
if(h.test(r))return p.test(r)||i.test(r)||s
return s&&i.test(r)&&!/^\W?\d{4}-\d\d-\d\d/.test(r)}function isHeader(e){const[t=""]=e
if(!$.test(t))return!1
const n=e.findIndex((t,n)=>n>0&&t===""&&e[n+1]==="")
const r=e.slice(0,n<0?q:n)
const s=r.filter(e=>$.test(e))
if(k.test(t)){if(r.slice(1,4).some(e=>b.test(e)&&(a.test(e)||i.test(t))&&/\d/.test(e)))return!0
const e=r.some(e=>y.test(e))
return e&&(s.length>=4||s.slice(1).some(e=>a.test(e)))}if(b.test(t)||y.test(t)){const e=r.slice(1,4).find(e=>k.test(e))
const t=r.some(e=>b.test(e)&&f.test(e)&&g.test(e))
if(e!==void 0&&t&&s.length>=4)return!0}const o=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(t)
const d=s.slice(1)
const c=d.some(e=>f.test(e)&&g.test(e))
const u=d.some(e=>f.test(e)&&P.test(e))
if(o&&!j.test(t)&&(u||c&&s.length>=3))return!0
return s.length>=3&&d.some(e=>O.test(e))}var x=n(28063)
var _=n(63768)
function callIn(e,t){const{what:n,text:r,author:s,sender:o}=e
if(s===null)return(0,_.PP)(`the ${n} no longer has an author`)
if(isOwn(s,t))return(0,_.PP)(`the agent wrote the ${n} itself`)
if(!isPersonOrAllowedBot(s,t))return(0,_.PP)(`the ${n} was written by a ${s.type.toLowerCase()}, not by a person`)
if(s.id!==o.id)return(0,_.PP)(`the sender is not the ${n}'s author`)
const i=requestIn(r??"",t.phrases)
if(i===void 0)return(0,_.PP)(`the ${n} does not mention ${t.phrases.join(" or ")}`)
const a=[actor(s,"writer")]
const{request:d,hidden:c}=i
return{status:"called",request:withPrompt(t,d),hidden:c,decision:decisionIn(d),actors:a}}function withPrompt({prompt:e},t){return[e?.trim()??"",t].filter(e=>e!=="").join("\n\n")}function actor({login:e,id:t,type:n},r){return{login:e,id:t,type:n,role:r}}function isOwn({id:e,login:t},{own:n}){if(n?.id!==void 0)return n.id===e
return n?.login!==void 0&&isSameLogin(n.login,t)}function isSameLogin(e,t){return e.replace(/^@/,"").toLowerCase()===t.replace(/^@/,"").toLowerCase()}function isPersonOrAllowedBot({id:e,type:t},{allowedBots:n=[]}){return t==="User"||n.includes(e)}const I=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(e){const{verdict:t="",digest:n,rest:r=""}=I.exec(e.trim())?.groups??{}
const s=["approve","go"].includes(t.toLowerCase())
const[,o]=/^\s*:\s*(.*)$/s.exec(r)??[]
const i=/^[\s.!]*$/.test(r)
if(t===""||!i&&(s||o===void 0))return
const a=n===void 0?{}:{digest:n.toLowerCase()}
return{verdict:s?"approve":"reject",...a,reason:i?"":(o??"").trim()}}const S=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
function commandOf({kind:e,request:t,actors:n},r){if(e!=="mention"||n[0]?.type!=="User")return
return S.get(ownWords(t,r).replace(/[.!]$/,"").toLowerCase())}function ownWords(e,t){const n=t?.trim()??""
return(n!==""&&e.startsWith(n)?e.slice(n.length):e).trim()}function wordOf({kind:e,request:t},n){if(e!=="mention")return
const[,r]=N.exec(ownWords(t,n))??[]
return C.find(e=>e===r?.toLowerCase())}const C=["plan","ask","condense"]
const N=/^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i
function requestIn(e,t){const n=callOf(t)
if(!n.test(e))return
const{shown:r,said:s,hidden:o}=(0,x.p)(e)
const i=quotedMailAt(r,endOfCall(s,n))
const a=n.exec(s.slice(0,i))
if(!a)return
const d=r.slice(0,a.index).trimStart()
const c=r.slice(a.index+a[0].length,i).replace(/^[,:;]?[ \t]*/,"")
return{request:(d+c).trim(),hidden:o+(i<r.length?1:0)}}function endOfCall(e,t){const n=t.exec(e)?.index
if(n===void 0||/[\p{L}\p{N}]/u.test(e.slice(0,n)))return 0
const r=e.indexOf("\n",n)
return r<0?e.length:r}function callOf(e){const t=e.map(s.Mk)
if(t.length>0&&!t.includes("")){const e=t.sort((e,t)=>t.length-e.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${e})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new r.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),13757:((e,t,n)=>{n.r(t)
n.d(t,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var r=n(54995)
var s=n(87233)
var o=n(15924)
var i=n(2507)
var a=n(60601)
var d=n(63768)
var c=n(98664)
var u=n(20185)
var l=n(63882)
const h=["terminal","file_editor","task_tracker"]
const p="model-key"
const g=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(e,t){const n=whyNotInputs(t)??whyNotRun(e)
if(n!==void 0)throw new c.vC("config",n,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e){const{"agent-server-conversation":t,"agent-server-gives":n,"api-key":r,"api-mode":s}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const o=g.filter(t=>isSaid(e[t]))
if(o.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(o)}.`
if(r===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(s==="responses"||s==="messages")return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${s}\`.`
return whyNotGiven(n,Object.keys(e.secrets??{}))}function whyNotGiven(e,t){const n=[p,...t]
const r=n.filter(t=>!e?.includes(t))
if(r.length>0)return`\`agent-server-conversation\` hands over ${listed(r)}, which \`agent-server-gives\` has to name.`
const s=e?.filter(e=>!n.includes(e))??[]
if(s.length===0)return
return`\`agent-server-gives\` names ${listed(s)}, which is neither \`${p}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,d.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,u.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new c.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,t){const{temperature:n,"reasoning-effort":r,"api-version":s}=e
const o={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...n!==void 0&&{temperature:n},...r!==void 0&&{reasoning_effort:r},...s!==void 0&&{api_version:s}}
return{llm:o,renews:!0,stays:t}}async function openThere({run:e,inputs:t,knowledge:n,store:d,...u}){const{world:p,job:g}=e
const{id:f,workspace:v,limits:m,branch:w,memoryFile:k}=u
if(!v.openConversation)throw new c.vC("bug","The workspace is not on a server that runs agents.")
const y=await(0,l.n1)({inputs:{...t,"allowed-tools":h,"max-budget-usd":void 0},world:p,store:(0,i.LK)(),completionLog:void 0,conversationId:f,repository:`${g.repository.owner}/${g.repository.name}`,workspace:v.workingDir,branch:w,knowledge:{...n,agents:[],skills:n.skills.filter(a.Pj)},memoryFile:k})
return(0,o.k)({id:f,agent:y,workspace:v,store:d,stamper:()=>({id:p.newId(),timestamp:p.now().toISOString()}),limits:m,secrets:t.secrets??{},hiddenValues:(0,s.secretInputs)(p.env),report:({message:e})=>(0,r.printNotice)(e)})}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(48142)
var s=n(44855)
var o=n(63768)
var i=n(54552)
var a=n(54267)
function requestKindOf({world:e,trigger:t,memory:n}){const s=askedWord(e.env,t)
if(s!==void 0)return s
if(t.kind==="decision"||(0,o.zN)(t)||(0,r.JR)(e.env,"plan-first")!=="true")return"work"
return isContinue(e.env,t)&&isPlannedWork(n)?"work":"plan"}function isAside(e,t){return askedWord(e,t)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord(e,t){return(0,o.zN)(t)?void 0:(0,s.aG)(t,(0,r.JR)(e,"prompt"))}function isContinue(e,{request:t}){return/^continue[\s.!]*$/i.test(t.replace((0,r.JR)(e,"prompt")?.trim()??"","").trim())}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,i.H9)(e)&&e.decision?.verdict==="approved")}})}

export const id=6409
export const ids=[6409]
export const modules={8590:((e,t,n)=>{n.d(t,{KR:()=>s,_Q:()=>halfWidth,cE:()=>i})
const s=".!…۔।։።"
const i="?؟՞፧"
function halfWidth(e){return e.replaceAll(/[\uff01-\uff5e]/g,e=>String.fromCharCode(e.charCodeAt(0)-65248)).replaceAll(/[。｡]/g,".").replaceAll(/[、､،]/g,",").replaceAll("　"," ")}}),76409:((e,t,n)=>{n.d(t,{eN:()=>actor,Ao:()=>callIn,NP:()=>isOwn,as:()=>isPasted,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt})
var s=n(98664)
var i=n(38293)
var o=n(98625)
function withPlainDigits(e){return e.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit)}function asDigit(e){const t=e.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(e)?t-6:t)}const r="\\d{1,2}(?:[:h]\\d{2}(?:[:.]\\d{2})?|[時시点] ?\\d{2}[分분]?)"
const a="(?:[AaPp]\\.? ?[Mm]\\b\\.?|[صم](?!\\p{L})|น\\.|ч\\.)"
const c="(?:上午|下午|午前|午後|오전|오후) ?"
const d=[`(?:${c})?${r}(?: ?${a}| Uhr\\b)?`,`\\d{1,2}(?:\\.\\d{2})? ?${a}`,"(?<=\\b(?:kl\\.?|klo|um|ore) )\\d{1,2}\\.\\d{2}"].join("|")
const l="(?:GMT|UTC|[A-Z]{2,4}T)(?: ?[+-]\\d{1,2}(?::?\\d{2})?)?|[+-]\\d{2}:?\\d{2}"
const u=new RegExp(`(?<![\\p{L}\\d.:/-])(?:${d})(?:,? (?:${l})(?![\\p{L}\\d]))?(?![\\p{L}\\d:])`,"gu")
const p="\\p{L}[\\p{L}\\p{M}]{2,11}\\.?"
const g=new RegExp(`(?<![\\p{L}\\d.:/-])(?:${["\\d{4}[-/.] ?\\d{1,2}[-/.] ?\\d{1,2}\\.?",`\\d{1,2}[./-](?:\\d{1,2}|${p})(?:[./-]\\d{2,4})?\\.?(?: ?г\\.)?`,"\\d{4}[年년] ?\\d{1,2}[月월] ?\\d{1,2}[日일]",`\\d{1,2}(?:st|nd|rd|th)?\\.? (?:de )?${p}(?: (?:de )?\\d{4}| \\d{2})?(?: ?г\\.)?`,`${p} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\.? (?:de )?\\p{L}{3,12}\\.? (?:de )?\\d)`].join("|")})(?![\\p{L}\\d:/-]|\\.\\d)`,"u")
const f=/(?<![\p{L}\d])(?:\d{1,2} ?(?:\p{L}{1,9}\.? ago|\p{L}{1,9} назад|[\p{sc=Han}\p{sc=Hang}]{1,3} ?[前전])|(?:vor|hace|il y a) \d{1,2} \p{L}{1,9}|an? \p{L}{1,9} ago|just now)(?![\p{L}\d])/u
const h=/ (?:(?:added|left|wrote|posted) a comment|commented|replied|wrote|said|posted|edited|asked|answered)(?: (?:on|to) [A-Z][A-Z\d]+-\d+)?(?: on)?$/
const w=/[<(]?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+[>)]?/
const m=/^(?:[@~+%&*]{0,2} ?|u\/)[\p{L}\d][\p{L}\p{M}\d_.'’|-]{0,38}(?: (?:\p{Ll}{1,3} ){0,2}[\p{Lu}\p{Lo}\d][\p{L}\p{M}\d_.'’-]{0,30}){0,4}(?: @[\w.-]{1,39})?$/u
const v=/^(?:error|err|warn|warning|info|debug|trace|fatal|notice|critical|log|logs|verbose|fail(?:ed|ure)?|pass(?:ed)?|ok|today|yesterday|tomorrow|now|since|from|until|till|before|after|at|on|by|date|time|update|edit|note|version|node|build|job|run|step|test|deploy|deployed|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|start(?:ed)?|end(?:ed)?|(?:started|ended|updated|created|finished|failed|deployed|released|since|at|on|from|until|before|after|by) .*)$/i
const b=/∎,?(?: \p{Ll}{1,4}\.?){0,2} ∎/gu
const $=/([—–•·|,[(-] ?)\p{L}[\p{L}\p{M}]{1,11}\.?,?(?: \p{Ll}{1,4}\.?){0,2} ?(?=∎)/gu
const L=/ (?:(?:today|yesterday),?(?: at)?|kl\.?|klo|um)(?= ∎)/gi
const y=/^\p{L}[\p{L}\p{M}]{1,11}\.?,? (?:\p{Ll}{1,4}\.? ){0,2}(?=[\d上下午오])/u
const k={rest:void 0,isSure:!1,isSentence:!1}
function readStamp(e){const t=e.match(u)??[]
if(t.length>1||e.startsWith("|"))return k
const n=e.replace(u,"∎")
const s=n.replace(f,"∎").replace(g,"∎")
const i=s!==n
if(t.length===0&&!(f.test(e)||i&&h.test(before(s))))return k
if(/\p{L} ?[:：] ?[[(]?∎/u.test(s))return k
const o=s.replace(w," ").replaceAll(b,"∎").replaceAll($,"$1").replaceAll(L,"")
const r=before(o)
const a=(h.test(r)?o.replace(r,r.replace(h,"")):o).replaceAll(/\([^()∎]{1,30}\)|【[^】∎]{1,30}】|(?<= )(?:APP|BOT|OP)\b/g," ").replaceAll(/[[\](){}<>—–•·,،:：|│]|(?<= )-+(?= |$)|^-+ /g," ").split("∎").map(e=>e.replaceAll(/\s+/g," ").trim()).filter(e=>e!=="")
if(a.length>1)return k
const[c=""]=a
const d=i||w.test(e)||h.test(r)||/[[\]—–•·,]|[APap]\.?[Mm]\b/.test(e)
const l=/^∎ \p{Ll}/u.test(s)&&!/[[(<]/.test(e)
if(c==="")return{rest:w.test(e)?"somebody":"nobody",isSure:d,isSentence:l}
if(v.test(c)&&!c.includes(" "))return{rest:"nobody",isSure:d,isSentence:l}
return m.test(c)&&!v.test(c)?{rest:"somebody",isSure:d,isSentence:l}:k}function before(e){return(e.split("∎")[0]??"").replace(/[\s,—–-]+$/,"")}function headIn(e){if(e===""||e.length>120)return
const{rest:t,isSure:n,isSentence:s}=readStamp(e.replace(/ ?[:：]$/,""))
return t==="somebody"&&!s?{isSure:n}:void 0}function isOnlyTime(e){if(e===""||e.length>60)return!1
if(/^(?:commented )?on ∎$/.test(e.replace(g,"∎")))return!0
return[e,e.replace(y,"")].some(e=>readStamp(e).rest==="nobody")}function isOnlyName(e){const t=e.replace(w,"").replaceAll(/[,:：]$| ?\([^()]{1,30}\)/g,"").trim()
return t.length<=60&&m.test(t)&&!v.test(t)&&!/^\d/.test(t)}const A=/[:：](?= |$)|[|│\]](?= )|>(?= )/gu
const _=new RegExp(`^[[(]?(?:${c})?\\d.{0,80}?(?= @)`,"u")
function isStampedMessage(e){for(const{index:t}of e.slice(0,160).matchAll(A))if(readStamp(e.slice(0,t)).rest==="somebody")return!0
const[t=""]=_.exec(e)??[]
const{rest:n,isSentence:s}=readStamp(t)
return n==="somebody"&&!s}const x=/^<[@+%~& ]{0,2}([^<>]{1,60})> /
const P=/^\d{1,2}:\d{2}(?::\d{2})? From (?:.{1,40} to .{1,40}|[\p{Lu}\p{Lo}].{0,39})[:：]/u
const S=/^\s*\\>(?=[\s@]|\\?>)/
const O=/^(?:[—–•·,|-]+|APP|BOT|OP|commented|\[[\p{L}\d ]{1,8}\],?)$/u
const q=/!\[[^\][]{0,100}\]\((?:<[^<>]{0,2000}>|[^()\s]{0,2000})\)/g
const R=/\[((?:[^\][]|\[[^\][]{0,100}\]){0,100})\]\((?:<[^<>]{0,2000}>|[^()\s]{0,2000})\)/g
const j=/[\p{Emoji_Presentation}\p{Extended_Pictographic}]\uFE0F?|:[a-z][a-z\d_+-]{1,30}:(?= )/gu
const T=300
const C=3e3
function withoutChat(e,t,n=0,s=[]){const i=e.split("\n")
let o=0
let r=0
let a=!1
let c=!1
return t.split("\n").map((e,t)=>{const d=o
o+=e.length+1
while((s[r]??o)<d)r+=1
const l=s[r]??o
const u=plainLine(i[t]??"")
if(u==="")a=!1
a||=S.test(i[t]??"")
if(d>=n){c||=isHead(u,i,t)
a||=isMessage(u)||l<o&&isNothingOrTime(i[t]?.slice(0,l-d)??"")}return a||c?" ".repeat(e.length):e}).join("\n")}function isNothingOrTime(e){const t=plainLine(e)
return t===""||isOnlyTime(t)}function plainLine(e){const t=e.slice(0,C).replaceAll(q,"").replaceAll(R,"$1")
return withPlainDigits(t.slice(0,T)).replaceAll(j,"").replaceAll(/[*_\\]{1,3}(?=\S)|(?<=\S)[*_\\]{1,3}|`/g,"").replace(/^[\s>#-]+/,"").replaceAll(/\s+/g," ").trim()}function isMessage(e){const[,t]=x.exec(e)??[]
return t!==void 0&&isOnlyName(t)||P.test(e)||isStampedMessage(e)}function isHead(e,t,n){const s=plainLine(t[n+1]??"")
const i=headIn(e)
if(i)return s===""?i.isSure&&hasText(t,n+1):headIn(s)===void 0
return isOnlyTime(e)&&hasText(t,n+1)&&isOnlyName(nameAbove(t,n))}function nameAbove(e,t){for(let n=t-1;n>=Math.max(0,t-3);n-=1){const t=plainLine(e[n]??"")
if(t!==""&&!O.test(t))return t}return""}function hasText(e,t){return e.slice(t,t+4).some(e=>plainLine(e)!=="")}const I=/\*{3}@\*{3}\.\*{3}/g
const z=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const E=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const M=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|replied message|forwarded (?:message|by .{1,80})|reply message|original.?nachricht","urspr(?:ü|ue)ngliche (?:nachricht|e?-?mail)|weitergeleitete nachricht|(?:e-)?mail original","message d['’]origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijke? bericht|doorgestuurd bericht|ursprungligt meddelande|opprinnelig melding","oprindelig (?:meddelelse|besked)|alkuperäinen viesti|eredeti üzenet|orijinal (?:mesaj|[iİ]leti)|mesaj(?:ul)? original","(?:oryginalna|przekazana) wiadomość|wiadomość oryginalna|původní (?:zpráva|e-?mail)|přeposlaná zpráva","исходное сообщение|оригинальное сообщение|пересылаемое сообщение|перенаправленное сообщение","(?:переслане|оригінальне) повідомлення|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","(?:原始|转发|回复)的?原?(?:邮件|消息)|原始郵件|轉寄郵件|元のメッセージ|転送メッセージ|원본 (?:메시지|메일)|전달된 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const N=new RegExp(`^(?:${["begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)","inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:reenviada|encaminhada)","begin doorgestuurd bericht|początek przekazywanej wiadomości|vidarebefordrat brev|videresendt (?:meddelelse|melding)","начало (?:переадресованного|пересылаемого) сообщения|下面是被转发的邮件|開始轉寄郵件|転送されたメッセージ","다음은 전달된 메시지입니다|välitetty viesti|přeposlaná zpráva|iletilen mesaj"].join("|")}) ?[:：]$`,"iu")
const W=["wrote|schrieb.{0,80}|a [ée]crit|ha escrit|escribi[óou]|idatzi zuen|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|писали.{0,40}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|쓴 글|yazdı|kirjoitti.{0,60}|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}|writes|pisze|пишет|نوشت"].join("|")
const U=/^(?:quoting|zitat von|citando|quotando) /i
const H=new RegExp(`(?:${W}) ?[:：]$`,"iu")
const Q=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const D=/\d{1,2}[:.h]\d{2}(?!\d)/
const B=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const F=/^\W?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?!(?::\d\d)?(?: ?[AP]M)?[,，、])/
const K=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${W}) ?-{2,}$`,"iu")
const Y=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const Z=new RegExp(`^["']?\\p{Lu}[\\p{L}.'-]{0,30}(?: (?:\\p{Lu}[\\p{L}.'-]{0,30}|van|von|de[lr]?|d[aio]|la|bin|al)){0,4}["']? [<(]{0,2} ?[\\w.+-]{1,64}@[\\w.-]{1,80} ?[>)]{0,2} (?:${W}) ?[:：]$`,"u")
const G=/^\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,3} writes:$/u
const X=/^[\p{L}"'].{1,200}\d[:.]\d{2}.{0,10}>{3}$/u
const V=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const J=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const ee=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const te=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const ne=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const se=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const ie=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const oe=/^(?:author|commit(?:ter)?|tagger) ?:/i
const re=/^(?:reply to this email directly|you are receiving this because)/i
const ae=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const ce=12
function quotedMailAt(e,t=0){const n=e.split("\n")
const s=n.map(quoted_mail_plainLine)
let i=0
for(const[e,o]of n.entries()){if(i>=t&&beginsMail(s.slice(e,e+ce)))return i
i+=o.length+1}return e.length}function quoted_mail_plainLine(e){const[t=""]=/^[\s>#-]*/.exec(e)??[]
const n=/-{2,}/.exec(t)?.[0]??""
return withPlainDigits(`${n}${e.slice(t.length,400)}`).replaceAll(I," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/\s+/g," ").trim()}function beginsMail(e){const[t=""]=e
if(t==="")return!1
const n=[M,N,re,ae,V,G,Z,X,K,Y].some(e=>e.test(t))
return n||isAttribution(e)||isHeader(e)}function isAttribution(e){const[t=""]=e
if(!E.test(t)&&!z.test(t))return!1
const n=e.slice(0,3).findIndex(e=>e===""||/[:：]$/.test(e))
const s=e.slice(0,n+1).join(" ")
if(U.test(t))return/[:：]$/.test(s)&&z.test(s)
if(!/[:：]$/.test(s)||!E.test(s))return!1
const i=B.test(s)&&D.test(s)
if(H.test(s))return Q.test(s)||z.test(s)||i
return i&&z.test(s)&&!F.test(s)}function isHeader(e){const[t=""]=e
if(!ne.test(t))return!1
const n=e.findIndex((t,n)=>n>0&&t===""&&e[n+1]==="")
const s=e.slice(0,n<0?ce:n)
const i=s.filter(e=>ne.test(e))
if(J.test(t)){if(s.slice(1,4).some(e=>te.test(e)&&(E.test(e)||z.test(t))&&/\d/.test(e)))return!0
const e=s.some(e=>ee.test(e))
return e&&(i.length>=4||i.slice(1).some(e=>E.test(e)))}if(te.test(t)||ee.test(t)){const e=s.slice(1,4).find(e=>J.test(e))
const t=s.some(e=>te.test(e)&&B.test(e)&&D.test(e))
if(e!==void 0&&t&&i.length>=4)return!0}const o=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(t)
const r=i.slice(1)
const a=r.some(e=>B.test(e)&&D.test(e))
const c=r.some(e=>B.test(e)&&ie.test(e))
if(o&&!oe.test(t)&&(c||a&&i.length>=3))return!0
return i.length>=3&&r.some(e=>se.test(e))}var de=n(63768)
var le=n(60674)
function callIn(e,t){const{what:n,text:s,author:i,sender:o}=e
if(i===null)return(0,de.PP)(`the ${n} no longer has an author`)
if(isOwn(i,t))return(0,de.PP)(`the agent wrote the ${n} itself`)
if(!isPersonOrAllowedBot(i,t))return(0,de.PP)(`the ${n} was written by a ${i.type.toLowerCase()}, not by a person`)
if(i.id!==o.id)return(0,de.PP)(`the sender is not the ${n}'s author`)
const r=readRequest(s??"",t.phrases)
if(r==="pasted")return(0,de.PP)(`the ${n} has its mention in what looks like ${ue}`)
if(r===void 0)return(0,de.PP)(`the ${n} does not mention ${t.phrases.join(" or ")}`)
const a=[actor(i,"writer")]
const{request:c,hidden:d}=r
return{status:"called",request:withPrompt(t,c),hidden:d,decision:(0,le.O0)(c),actors:a}}const ue="a pasted message of somebody else. A mention above it counts"
function isPasted({why:e}){return e.endsWith(ue)}function withPrompt({prompt:e},t){return[e?.trim()??"",t].filter(e=>e!=="").join("\n\n")}function actor({login:e,id:t,type:n},s){return{login:e,id:t,type:n,role:s}}function isOwn({id:e,login:t},{own:n}){if(n?.id!==void 0)return n.id===e
return n?.login!==void 0&&isSameLogin(n.login,t)}function isSameLogin(e,t){return e.replace(/^@/,"").toLowerCase()===t.replace(/^@/,"").toLowerCase()}function isPersonOrAllowedBot({id:e,type:t},{allowedBots:n=[]}){return t==="User"||n.includes(e)}function requestIn(e,t){const n=readRequest(e,t)
return n==="pasted"?void 0:n}function readRequest(e,t){const n=callOf(t)
if(!n.test(e)&&!n.test(e.replaceAll("_"," ")))return
const{shown:s,said:o,hidden:r,behindTags:a}=(0,i.p)(e)
const c=endOfCall(o,n,a)
const d=quotedMailAt(s,c)
const l=n.exec(withoutChat(s,o,c,a).slice(0,d))
if(!l)return n.test(o.slice(0,d))?"pasted":void 0
const u=s.slice(0,l.index).trimStart()
const p=s.slice(l.index+l[0].length,d).replace(/^[,:;，：；、､،]?[^\S\n]*/,"")
return{request:(u+p).trim(),hidden:r+(d<s.length?1:0)}}function endOfCall(e,t,n){const s=t.exec(e)?.index
const[i=Number.POSITIVE_INFINITY]=n
if(s===void 0||i<=s||/[\p{L}\p{N}]/u.test(e.slice(0,s)))return 0
const o=e.indexOf("\n",s)
return o<0?e.length:o}const pe="A-Za-z0-9_"
const ge="\\p{L}\\p{M}\\p{N}_"
function callOf(e){const t=e.map(o.Mk)
if(t.length>0&&!t.includes("")){const e=t.sort((e,t)=>t.length-e.length).map(alone)
return new RegExp(e.join("|"),"iu")}throw new s.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}function alone(e){const t=!/^[\p{L}\p{N}]/u.test(e)
const n=t?pe:ge
const s=t&&/[ -~]$/.test(e)?pe:ge
return`(?<![${n}@/\\\\])${e}(?![${s}]|[-.@][${s}]|/[${ge}])`}}),64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const s={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const i={mention:{...s,bare:"task-bare",sweep:{sign:"own"}},label:{...s,bare:"task-bare-label"},assignment:{...s,bare:"task-bare-assignment"},"review-request":{...s,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return i[e]}function isReview(e){return rowOf(e).isReview}}),63768:((e,t,n)=>{n.d(t,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt})
var s=n(8590)
var i=n(64294)
function ignored(e){return{status:"ignored",why:e}}function keyOf(e,t,...n){return[e,t,...n].join("/")}function snapshotOf({title:e,body:t,user:n,author_association:s,html_url:i,created_at:o}){const r=n?.login??"ghost"
return{title:e,body:t??"",author:r,association:s,url:i,createdAt:o}}const o=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:e}){return e==="review"}function isLookedAt(e){return o.includes(e)}function whyNotYet({draft:e}){return e?ignored("the pull request is a draft"):void 0}const r=new RegExp(`^(?:please[\\s,]+)?review(?:[\\s,]+(?:it|this|again|please|(?:the\\s+)?(?:pr|pull request)))*[\\s${s.KR}${s.cE}]*$`,"iu")
function asReview(e,t){if(e.status==="ignored")return e
const n=e.thread.type==="pull_request"
if(isReviewing(t)){const t=n?(0,i.OB)(e).review:void 0
return t?{...e,kind:t}:ignored("this workflow only reviews pull requests")}const o=e.request.split("\n\n").at(-1)??""
return n&&e.kind==="mention"&&r.test((0,s._Q)(o).trim())?{...e,kind:"review-request"}:e}}),60674:((e,t,n)=>{n.d(t,{Nl:()=>commandOf,O0:()=>decisionIn,Wk:()=>isContinue,aG:()=>wordOf,gX:()=>wordsNear})
var s=n(8590)
const i="\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}"
const o=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
const r=new RegExp(`^[\\s${s.KR}]*$`,"u")
function decisionIn(e){const t=e.trim()
const{verdict:n="",digest:i,rest:a=""}=o.exec((0,s._Q)(t))?.groups??{}
const c=["approve","go"].includes(n.toLowerCase())
const[d]=/^\s*:\s*/.exec(a)??[]
const l=r.test(a)
if(n===""||!l&&(c||d===void 0))return
const u=i===void 0?{}:{digest:i.toLowerCase()}
const p=l?"":t.slice(t.length-a.length+(d??"").length).trim()
return{verdict:c?"approve":"reject",...u,reason:p}}const a=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
const c=["help","status"]
const d="(?:(?!~)[\\s\\p{P}\\p{S}\\p{Cf}\\ufe0f])"
const l=new RegExp(`^${d}+`,"u")
const u=new RegExp(`${d}+$`,"u")
const p=new RegExp(`[${s.cE}]`,"u")
const g=40
function aloneIn(e){if(e.length>g)return
const t=e.replace(l,"").replace(u,"").toLowerCase()
if(!/^\p{L}+$/u.test(t))return
return{word:t,isQuestion:p.test(u.exec(e)?.[0]??"")}}function commandOf(e,t){const{kind:n,request:s,actors:i}=e
if(n!=="mention"||i[0]?.type!=="User")return
const o=aloneIn(ownWords(s,t))
const r=a.get(o?.word??"")
if(r!==void 0&&(!o?.isQuestion||c.includes(r)))return r
return wordsNear(e,t).length>0?"unclear":void 0}function ownWords(e,t){const n=t?.trim()??""
return(0,s._Q)(n!==""&&e.startsWith(n)?e.slice(n.length):e).trim()}function wordOf({kind:e,request:t},n){if(e!=="mention")return
const s=ownWords(t,n)
const i=aloneIn(s)
if(i&&!i.isQuestion&&h.includes(i.word))return f.find(e=>e===i.word)
const[,o]=w.exec(s)??[]
return f.find(e=>e===o?.toLowerCase())}const f=["plan","ask","condense"]
const h=["plan","condense"]
const w=new RegExp(`^(plan(?=[\\s:.,${s.KR}${i}])|ask(?=[\\s:,${i}]))`,"iu")
function isContinue(e,t){const n=aloneIn(ownWords(e,t))
return n?.word==="continue"&&!n.isQuestion}const m=["approve","condense","continue","help","labels","plan","reject","reset","status","stop"]
function wordsNear({request:e,thread:t},n){const s=ownWords(e,n)
const{word:i="",isQuestion:o=!1}=aloneIn(s)??{}
const r=politeDecision(s)
if(r!==void 0)return[r]
const a=t?.type==="pull_request"?[...m,"review"]:m
if($.includes(i))return decisionIn(s)?[]:[i]
if(a.includes(i))return o&&L.includes(i)?[i]:[]
return/^\p{L}{3,12}$/u.test(i)?a.filter(e=>isNear(i,e)):[]}const v="(?:please|pls|plz|kindly|thanks?|thank you|thx|ok|okay|yes|it|this|that|now|all)"
const b=new RegExp(String.raw`^(?:${v}[\s,]+){0,3}(approve|go|reject)(?:\s+[0-9a-f]{8,64})?(?:[\s,]+${v}){0,3}[\s.!]*$`,"i")
function politeDecision(e){if(e.length>120||decisionIn(e))return
return b.exec(e)?.[1]?.toLowerCase()}const $=["approve","go","reject"]
const L=["labels","reset","stop"]
function isNear(e,t){let n=0
while(n<e.length&&e[n]===t[n])n+=1
const[s,i]=[e.slice(n),t.slice(n)]
const o=`${s.charAt(1)}${s.charAt(0)}${s.slice(2)}`
return s.slice(1)===i||s===i.slice(1)||s.slice(1)===i.slice(1)||o===i}})}

export const id=5175
export const ids=[5175,8608]
export const modules={38608:((e,t,n)=>{n.r(t)
n.d(t,{protocolAskedBy:()=>protocolAskedBy,protocolIn:()=>protocolIn,reasonOf:()=>reasonOf})
var o=n(97922)
var s=n(20983)
var i=n(46974)
var r=n(76221)
const a=[400,413,422]
const u=[{reason:"rejected-call",statuses:[...a,500],codes:["tool_use_failed","output_parse_failed"],words:/failed to call a function|tool call validation failed|(error|failed|failure|unable)( while| to)? pars(e|ing)( the)? (tool|function) calls?\b|could not parse.{0,20}(tool|function) call|generated output that could not be parsed/i},{reason:"output-limit",statuses:[400],codes:["output_limit_reached"],words:/could not finish the message because max_tokens|model output limit was reached/i},{reason:"malformed-history",statuses:[...a,500],codes:["invalid_request_message_order"],words:new RegExp(["must be followed by tool messages","did not have response messages","must be a response to a prece+d","tool_use.{0,80}without.{0,80}tool_result","unexpected.{0,20}tool_use_id","no tool (call|output) found","without its required","not the same number of function calls and responses","function call turn comes immediately after","number of function response parts","expected toolResult blocks","number of toolResult blocks","tool_call_id.{0,20}(is missing|not found)","expected .?thinking.? or .?redacted_thinking",...i.v.map(({words:e})=>e.source)].join("|"),"is")},{reason:"context-window",statuses:[...a,500],codes:["context_length_exceeded","string_above_max_length","exceed_context_size_error","model_context_window_exceeded"],words:/context[ _-]?(length|window|size|limit)s?\b|maximum context|prompt is too long|prompt too long|maximum prompt length|too many (input |total )?tokens|input is too long|input length exceeds|(input|prompt) token count.{0,40}exceeds|exceeds? the (maximum|max) (number of )?(input )?tokens|exceed(s|ed)? (the )?model token limit|too large for model with \d+ maximum|maximum (model|sequence|input|prompt)( token)? (length|limit)|range of input length|inputs?\W+(tokens \+ \W*max_new_tokens\W+must be <=|must have less than)|too many total text bytes/i},{reason:"content-policy",statuses:[...a,403],codes:["content_filter","content_policy_violation","responsibleaipolicyviolation","data_inspection_failed","invalid_prompt","guardrail_intervened"],words:/content[ _-]?(policy|filter|management)|responsible ?ai ?policy|safety (system|policy|settings)|(due to|blocked by|blocked for|blockreason:?) ?safety|prohibited_content|flagged (as potentially|for)|your input was flagged|content exists risk|inappropriate content|violates (our |the )?usage (guidelines|polic)|blocked by.{0,20}guardrail/i}]
function reasonOf(e,t,n){const o=typeof t==="string"?t.toLowerCase():""
const fits=({statuses:t,codes:s,words:i})=>(Number.isNaN(e)||t.includes(e))&&(s.includes(o)||i.test(n))
return u.find(fits)?.reason}const d={chat:/(?:the )?[`'"]?(?:\/?v1\/)?\/?chat[ /]completions?\b/.source,responses:/(?:the )?[`'"]?(?:\/?v1\/)?\/?responses\b/.source}
const wants=e=>`(?:\\buse|switch to|requires?|only (?:supported|available|works?) (?:in|on|by|via|with|through|over)) ${d[e]}`
const lacks=e=>`\\bmodels?\\b[^.]{0,80} (?:not supported (?:in|on|by|via|with|through|for)|(?:does|do) not support) ${d[e]}`
const c={responses:new RegExp(`${wants("responses")}|${lacks("chat")}|is not a chat model|chatcompletion operation does not work with`,"i"),chat:new RegExp(`${wants("chat")}|${lacks("responses")}|\\bresponses? operation does not work with`,"i")}
function protocolIn(e,t){const n=(0,s.AT)(t).alternative
return n!==void 0&&c[n].test(e)?n:void 0}function protocolAskedBy(e,t){if(!(e instanceof r.Q)||!(e.cause instanceof o.LG))return
const{status:n=400,message:s}=e.cause
return n>=400&&n<500?protocolIn(s,t):void 0}}),65175:((e,t,n)=>{n.d(t,{toModelFault:()=>toModelFault})
var o=n(97922)
var s=n(98664)
var i=n(31691)
var r=n(20983)
var a=n(38608)
const u=/(?:unsupported|unknown|unrecognized|invalid|unexpected) (?:parameter|value|argument|request argument|field|name|keyword argument)\S*(?: supplied)?:? *["'`]?([a-z][\w.]*)["'`]?|["'`]?([a-z][\w.]*)["'`]?:? (?:extra inputs are not permitted|extra fields not permitted|is not supported with|is deprecated for)/i
function namesParameter(e){return u.test(e)}const d={temperature:"Leave the `temperature` input empty, or give it a value that the model takes.",reasoning_effort:"Leave the `reasoning-effort` input empty, or give it a value that the model takes.",stop:'Put {"stop_words": false} into the `model-features` input.',tools:'Put {"native_tool_calling": false} into the `model-features` input.',tool_choice:'Put {"native_tool_calling": false} into the `model-features` input.',cache_control:'Put {"prompt_caching": "none"} into the `model-features` input.',prompt_cache_key:'Put {"prompt_caching": "none"} into the `model-features` input.',"reasoning.effort":"Leave the `reasoning-effort` input empty, or give it a value that the model takes."}
function rejectedParameter({status:e,param:t,message:n}){if(![400,422].includes(e))return
const o=u.exec(n)
const s=o&&(t||o[1]||o[2])
if(!s||/^(?:messages|input|contents)\b/.test(s))return
return/^[\w.]{2,60}$/.test(s)?s:void 0}function hintFor(e){const t="Say what the model takes in the `model-features` input, or use another model."
return d[e]??t}const c=/model.{0,80}(not found|does ?n[o']t exist|not exist|is not supported|is not available|unavailable|decommissioned|deprecated|been (retired|removed|shut ?down))|(unknown|invalid|no such) model|not a valid model|no (allowed )?(endpoints?|providers?).{0,20} found|no healthy deployments|deployment.{0,40}does not exist/i
const l=new Set(["model_not_found","model_not_available","model_deprecated","deploymentnotfound","model_not_supported","invalid_model"])
function saysGone({code:e,message:t}){return l.has(e)||c.test(t)}function isModelGone({status:e,code:t,param:n,message:o}){if(e===404||e===410||l.has(t))return!0
return[400,403,422].includes(e)&&n===""&&c.test(o)&&!namesParameter(o)}const m=/\b(?:no|not have|not having|without|lacks?) access\b/i
const p=/decommissioned|deprecated|retired|removed|shut ?down/i
function isModelClosed({status:e,message:t}){if(e===403)return!p.test(t)
return m.test(t)&&!/exist/i.test(t)}function isRetired({message:e}){return p.test(e)}const h=/(?:\b(?:use|using|try|switch(?:ing)? to|migrat(?:e|ing) to|mov(?:e|ing) to|upgrad(?:e|ing) to|(?:replaced|superseded|succeeded) by|in favou?r of|successor(?: is)?|replacement(?: is)?)|改用|请使用|使用)[: ]*(?:(?:the|our|newer|new|model|models|one of) )*[`'"“]?([a-z][\w.:/@-]*[\w])/gi
function successorIn(e,t){const n=e.replaceAll(/https?:\/\/\S+/g,"")
const o=[...n.matchAll(h)].map(([,e=""])=>e)
return o.find(e=>/[\d-]/.test(e)&&e!==t&&e.length<=100&&!/^(?:v\d+|api)\//.test(e))}var f=n(76221)
const g=new Set([401,402,403,408,429])
const b=/\b(?:images?|pictures?|photos?|image_?url|vision|multi-?modal|png|jpe?g|webp|gif|visual)\b|图片|图像|圖片|画像|이미지|input_image/i
const y=/content\b.{0,60}(?:must|should) be a (?:valid )?string|invalid type: sequence, expected a string|\bcontent\b.{0,40}(?:str type expected|valid string)|content\.type\b.{0,20}\[['"]text['"]\]/is
function isAboutPictures({status:e,message:t}){const n=Number.isNaN(e)||e>=400&&e<500&&!g.has(e)||e===500
return n&&(b.test(t)||y.test(t))}const w=/(?:not|n't) (?:have|support|accept|take|allow)(?: any| the)? (?:images?|vision|pictures?|multi-?modal|visual)|(?:images?|image_?url|image input|vision|multi-?modal)\b.{0,40}(?:(?:is|are)(?: not|n't) (?:supported|allowed|accepted|available|enabled)|not supported|unsupported by|only supported by)|no endpoints? found that support|(?:only supports?|must be|supports only|expected) (?:the )?.?text\b|text[- ]only|unknown variant .?image|not a (?:vision|multi-?modal)/i
function takesNoPictures({message:e}){return y.test(e)||w.test(e)&&!/\b(?:format|media type|dimension|size|width|height|MB|pixels?|animated)\b/i.test(e)}var v=n(12713)
const _="The log of this run shows its reply."
function explainReason(e,{model:t,host:n}){switch(e){case"context-window":return[`The conversation is longer than the model "${t}" takes in.`,"Use a model with a larger context."]
case"malformed-history":case"unrepaired-history":return[`The model endpoint ${n} did not accept the history of the conversation.`,_]
case"content-policy":return[`The model's provider refused the request under its content policy.`,"Ask for it in other words."]
case"refused-pictures":return[`The model endpoint ${n} did not accept the pictures in the conversation.`,'If the model sees none, put {"vision": false} into the `model-features` input, or name one that does in the `vision-model` input.']
case"unknown-refusal":return[`The model endpoint ${n} did not accept the request.`,_]
case"output-limit":return[`The reply of the model "${t}" was cut off at its output limit.`,"Use a model with a larger output limit, or ask for less at once."]
case"empty-reply":return[`The model "${t}" returned an empty reply.`,"Run it again, or use another model."]
case"rejected-call":return[`The model "${t}" wrote a tool call that its endpoint did not accept.`,`Use a model that writes calls better, or put {"native_tool_calling": false} into the \`model-features\` input. ${_}`]
case"unparsed-call":case"text-protocol":return[`The model "${t}" wrote a tool call that cannot be read.`,"Run it again, or use another model."]}}const k=new Set(["insufficient_quota","billing_hard_limit_reached","billing_not_active","access_terminated","billing_error","insufficient_balance","exceeded_current_quota_error","arrearage"])
const x=/exceeded your (current|monthly)( \w+)? quota|credit balance is too low|insufficient (credits?|balance|funds|quota)|(requires|purchase|add) more credits|out of credits|billing (hard limit|is not active|account)|payment required|(exceeded|reached).{0,30}(spending|spend|budget|credit) (limit|cap)\b|budget has been exceeded|used all available credits|reached your specified .{0,20}usage limits|account.{0,40}(good standing|overdue|suspended.{0,40}(bill|pay|plan))|余额不足|欠费/i
function isOutOfCredit({status:e,code:t,message:n},o){if(e===402||k.has(t))return!0
return[400,403,429].includes(e)&&o===void 0&&x.test(n)}function isRefusedOnTheWay({status:e,message:t}){return e===403&&(0,v.yp)(t)}const $=/unexpected endpoint|unknown (?:request )?(?:url|endpoint|route)|invalid url|cannot post \//i
function isNoSuchAddress({status:e,code:t,message:n}){if($.test(n))return Number.isNaN(e)||e>=400&&e<500
if(![404,405].includes(e)||saysGone({code:t,message:n}))return!1
const o=n.replaceAll(/(?:https?:\/\/|(?<=^|[\s"'(])\/)\S+/g,"")
return(0,v.yp)(n)||!/\b(?:models?|deployments?)\b/i.test(o)}const T=[[/not support.{0,20}(tools?|function)( use| calling| calls?)?\b|--enable-auto-tool-choice/i,e=>`The model "${e}" takes no tools`,'Put {"native_tool_calling": false} into the `model-features` input, or use another model.'],[/verified to stream/i,e=>`The model "${e}" may not be streamed with this key`,'Put {"stream": false} into the `model-features` input, or have the provider verify the organization.'],[/only supports? (?:the )?stream|stream(?:ing)? (?:mode )?(?:is required|must be (?:set|enabled|true))|enable the stream parameter/i,e=>`The model "${e}" answers as a stream only`,'Take {"stream": false} out of the `model-features` input.'],[/not support stream|stream(?:ing)? (?:mode )?is not (?:supported|available|allowed)/i,e=>`The model "${e}" does not stream`,'Put {"stream": false} into the `model-features` input.'],[/not support.{0,20}(?:images?|vision)\b|(?:images?|image_url)\b.{0,30}(?:not supported|only supported by)/i,e=>`The model "${e}" sees no images`,'Put {"vision": false} into the `model-features` input, or name a model that sees them in the `vision-model` input.'],[/content\b.{0,40}(?:must|should) be a (?:valid )?string|invalid type: sequence, expected a string/i,e=>`The model "${e}" takes messages as plain text only`,'Put {"string_content": true} into the `model-features` input.']]
function settingFor({message:e},t){const[,n,o]=T.find(([t])=>t.test(e))??[]
return n&&o!==void 0?[n(t),o]:void 0}function toldBy({status:e,code:t,param:n,type:o,message:s,error:i}){const r=i
const a=Number(r?.status_code??t??Number.NaN)
const u=String(t||o||"").toLowerCase()
const d=e??(a>=400&&a<600?a:statusIn(u))
return{status:d,code:u,param:n??"",message:s}}const N=[[/^authentication_error$/,401],[/^permission(?:_denied)?(?:_error)?$/,403],[/^rate_limit/,429],[/^invalid_request/,400]]
function statusIn(e){return N.find(([t])=>t.test(e))?.[1]??Number.NaN}const A=16384
function refusedRequest({status:e,message:t},n,o){const{tokens:s=0,window:i=A}=n??{}
return{status:e,tokens:s,isLarge:s>i/2,limit:limitIn(t),takesNoPictures:o}}const R="(\\d[\\d,]{2,10})(?!\\d|[.,]\\d| ?(?:bytes|characters|chars|[kmg]i?b\\b|pixels))"
const E=new RegExp([`\\bmax(?:imum)?\\b(?: [a-z_]+){0,6}[ (=:]*${R}`,`> ${R} maximum`,`<= ${R}`,`less than ${R} tokens`,`\\[\\d+, ?${R}\\]`,`\\blimit(?: is| of|:)* ${R}`].join("|"),"i")
function limitIn(e){const t=E.exec(e)?.slice(1).find(Boolean)
const n=Number(t?.replaceAll(",","")??Number.NaN)
return n>=512?n:void 0}const I=/\blimit:? ([\d,]+).{0,80}?\brequested:? ([\d,]+)/is
const O=/\blimit(?: of|:)? ([\d,]+) (?:\w+ )?tokens per (?:min|hour|day)/i
function exceedsAllowance({status:e,message:t},n){if(e!==429)return!1
const numberOf=e=>Number(e?.replaceAll(",","")??Number.NaN)
const[,o,s]=I.exec(t)??[]
if(o!==void 0)return numberOf(s)>numberOf(o)
return(n?.tokens??0)>numberOf(O.exec(t)?.[1])}const S=/\brates?\b|limit|quota|too many|throttl|capacity|overload|busy|slow down|again|retry|concurren|\bper (?:min|sec|hour|day)|exhausted|频|限流|并发/i
function isUnexplainedRate({status:e,code:t,message:n}){const o=n.replace(/^429 /,"")
const s=!/\p{L}/u.test(o)||/^status code/.test(o)
return e===429&&!s&&!/^rate_limit/.test(t)&&!S.test(o)}function retryAfterMs({headers:e,message:t,error:n}){return(e&&inHeaders(e))??inFields(n)??inWords(t)}function inHeaders(e){const t=e.get("retry-after")??""
return number(e.get("retry-after-ms"))??seconds(t)??untilDate(t,e)??untilReset(e)}function seconds(e){const t=number(e)
return t===void 0?void 0:t*1e3}function number(e){return e!==null&&/^\d{1,9}(\.\d+)?$/.test(e.trim())?Number(e):void 0}function untilDate(e,t){const[n,o]=[Date.parse(e),Date.parse(t.get("date")??"")]
return Number.isNaN(n-o)?void 0:Math.max(0,n-o)}const P=/^(?:x|anthropic)-ratelimit-(?:remaining-[\w-]+|[\w-]+-remaining)$/
function untilReset(e){const t=[...e].flatMap(([t,n])=>{if(n.trim()!=="0"||!P.test(t))return[]
const o=e.get(t.replace("remaining","reset"))??""
return(/^\d{4}-/.test(o)?untilDate(o,e):duration(o))??[]})
return t.length===0?void 0:Math.max(...t)}const C=/^retry[_-]?(?:after|delay|in)(?:[_-]?(ms|millis(?:econds)?|s|secs?|seconds))?$/i
const q=6
const M=500
function inFields(e){let t=M
const search=(e,n)=>{if(typeof e!=="object"||e===null||n>q)return
for(const[o,s]of Object.entries(e)){t-=1
if(t<0)return
const[e,i="s"]=C.exec(o)??[]
const r=e===void 0?search(s,n+1):fieldMs(s,i)
if(r!==void 0)return r}return}
return search(e,0)}function fieldMs(e,t){const n=/^m/i.test(t)?1:1e3
if(typeof e==="number")return e>=0&&e<1e9?Math.ceil(e*n):void 0
if(typeof e==="string"){const t=number(e)
return t===void 0?duration(e):Math.ceil(t*n)}const{seconds:o=0,nanos:s=0}=Object(e)
const i=Number(o)*1e3+Number(s)/1e6
return i>0&&i<1e12?Math.ceil(i):void 0}function inWords(e){const t=L.exec(e)?.[1]
return t===void 0?void 0:duration(t)}const L=/\b(?:(?:try again|retry(?:ing)?|available) (?:in|after)|wait(?: for)?) ((?:\d+(?:\.\d+)? ?(?:ms|[smhd])[a-z]* ?)+)/i
const W={ms:1,s:1e3,m:6e4,h:36e5,d:864e5}
function duration(e){const t=[...e.toLowerCase().matchAll(/(\d+(?:\.\d+)?) ?(ms|[smhd])/g)]
if(t.length===0)return
return Math.ceil(t.reduce((e,[,t,n=""])=>e+Number(t)*(W[n]??0),0))}const U="Check the `base-url` input and the runner's network."
const D=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_VERIFY_LEAF_SIGNATURE","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY"])
function unreached(e,{host:t,hasAnswered:n=!1}){const{code:o,hostname:s}=deepest(e)
const i=s??t.replace(/:\d+$/,"")
if(o==="ENOTFOUND")return{words:[`The host ${i} was not found.`,U],isWrong:!n}
if(o==="ECONNREFUSED"){const e="Check that the server runs and that the `base-url` input names its port."
return{words:[`The model endpoint ${t} refused the connection.`,e],isWrong:!1}}if(o.startsWith("HPE_")){const e="Check the `base-url` input: its port may be that of another server."
return{words:[`What answers at ${t} does not speak HTTP.`,e],isWrong:!0}}const r=certificateWords(o,t)
if(r)return{words:r,isWrong:!0}
return{words:[`The model endpoint ${t} could not be reached.`,U],isWrong:!1}}function certificateWords(e,t){if(D.has(e)){const e="If it is the certificate of your own authority, set NODE_EXTRA_CA_CERTS to the file of that authority in the `env:` of the step."
return[`The certificate of the model endpoint ${t} is not trusted.`,e]}if(e==="CERT_HAS_EXPIRED")return[`The certificate of the model endpoint ${t} has expired.`,"Have it renewed."]
if(e!=="ERR_TLS_CERT_ALTNAME_INVALID")return
return[`The certificate of the model endpoint ${t} is for another host.`,"Check the `base-url` input."]}function deepest(e){if(e.cause instanceof Error)return deepest(e.cause)
const{code:t,hostname:n}=e
return{code:typeof t==="string"?t:"",hostname:typeof n==="string"?n:void 0}}function toModelFault(e,t){if(e instanceof s.vC)return e
if(e instanceof i.IO||e instanceof o.xX)return unanswered(e,t)
if(!(e instanceof o.LG))return defect(e,t)
const n=toldBy(e)
const r=retryAfterMs(e)
const a=isRefusedOnTheWay(n)||isOutOfCredit(n,r)
const u=a?void 0:reasonFor(n,t)
return refused(e,u?forAgent(u,n,t):kindOf(n,r,t),t)}function reasonFor(e,{sent:t}){const{status:n,code:o,message:s}=e
const i=(0,a.reasonOf)(n,o,s)
if(i)return i
if(t?.hasPictures&&isAboutPictures(e))return"refused-pictures"
return n===413||exceedsAllowance(e,t)?"context-window":void 0}function forAgent(e,t,n){const o=answered(t,n)
if(e!=="context-window")return{words:explainReason(e,n),reason:e}
if(t.status===413)return{words:[`The request is larger than the endpoint takes (${o}).`,F],reason:e}
if(t.status!==429)return{words:explainReason(e,n),reason:e}
const s=`${F} The provider can also raise the limit.`
return{words:[`One request takes more tokens than the account may send at a time (${o}).`,s],reason:e}}const F="Use a model that takes larger requests, or ask for less at a time."
function replyFor(e,{error:t,message:n},{apiKey:o}){if(!e.endsWith(_))return
return(0,v.Ul)(t===void 0?n:JSON.stringify(t,null,1),o)}function defect(e,{apiKey:t}){const{code:n,message:o,hint:i,cause:r}=(0,s.ec)(e)
return new s.vC(n,(0,v.hD)(o,t),{hint:i,cause:r})}function unanswered(e,t){if(e instanceof o.xX&&!isSilence(e)){const{words:n,isWrong:o}=unreached(e,t)
const s=o?{isLasting:!0,mostAttempts:2}:{}
return new f.Q(n[0],{hint:n[1],isTransient:!0,...s,cause:e})}const[n,s]=brokenOff(e,t.host)
const i=isSilence(e)?{mostAttempts:2}:{}
return new f.Q(n,{hint:s,isTransient:!0,...i,cause:e})}function isSilence(e){return e instanceof o.qA||deepest(e).code==="UND_ERR_BODY_TIMEOUT"}function brokenOff(e,t){if(isSilence(e))return[`The model at ${t} did not answer in time.`,"Run it again."]
return[`The model at ${t} failed: its reply broke off or could not be read.`,"Run it again; if it persists, check the `base-url` input."]}function refused(e,{words:t,after:n,...o},s){const[i,r]=t
const a=toldBy(e)
return new f.Q(i,{...o,hint:r,quote:(0,v.kq)(a.message,s.apiKey),reply:replyFor(r,e,s),refused:refusedRequest(a,s.sent,takesNoPictures(a)),cause:e,retryAfterMs:o.isTransient?n:void 0})}function kindOf(e,t,n){if(isOutOfCredit(e,t))return{words:noCredit(e,n),isLasting:!1}
if(isRefusedOnTheWay(e))return{words:refusedOnTheWay(e,n)}
const o=e.status<500?(0,a.protocolIn)(e.message,n.api):void 0
if(o)return{words:servedOver(o,e,n),isModelMissing:!0}
if(isNoSuchAddress(e))return{words:noSuchAddress(e,n)}
if(isModelGone(e))return{words:gone(e,n),isModelMissing:!0}
const s=mayPass(e)
const i={words:explain(e,n),isTransient:s,after:t}
return isUnexplained(e,t,n)?{...i,reason:"unknown-refusal",isLasting:!s}:i}function isUnexplained(e,t,{model:n}){if(e.status===429)return t===void 0&&isUnexplainedRate(e)
return[400,413,422].includes(e.status)&&!settingFor(e,n)&&rejectedParameter(e)===void 0}const j=new Set([408,409,425,429])
const B=/invalid|authentication|permission|not_found|unsupported|billing/
function mayPass({status:e,code:t}){if(Number.isNaN(e))return!B.test(t)
return j.has(e)||e>=500&&e!==501&&e!==505}function answered({status:e},{host:t}){return Number.isNaN(e)?t:`${t} answered ${e}`}function noCredit(e,t){const n="Add credit, or use another key in the `api-key` input."
return[`The model account has no credit left (${answered(e,t)}).`,n]}function refusedOnTheWay(e,t){return[`Something between here and the endpoint refused the request (${answered(e,t)}).`,"Check the `base-url` input, and whether a proxy or a firewall before the endpoint lets this runner through."]}function servedOver(e,t,n){const{title:o,servedBy:s="is served through"}=(0,r.AT)(e)
const i=`The model "${n.model}" ${s} the ${o} API only (${answered(t,n)}).`
return[i,`Set \`api-mode: ${e}\`.`]}function gone(e,t){if(isModelClosed(e)){const n="Give the key's project or account access to it, or check the `api-key` and `model` inputs."
return[`The key has no access to the model "${t.model}" (${answered(e,t)}).`,n]}const n=answered(e,t)
const o=successorIn(e.message,t.model)
const s=o&&(0,v.hD)(o,t.apiKey)
const i=s&&`The endpoint names another one in its place: set \`model: ${s}\`, or choose one yourself.`
if(isRetired(e))return[`The model "${t.model}" is no longer served (${n}).`,i||"Set the `model` input to another model."]
const r="Check the `model` and `base-url` inputs; the model may have been retired."
return[`The model "${t.model}" was not found (${n}).`,i||r]}function noSuchAddress(e,{baseUrl:t,api:n,apiKey:o}){const{origin:s,pathname:i}=new URL(t)
const{path:a,title:u}=(0,r.AT)(n)
const d=`${s}${i.replace(/\/+$/,"")}`
const c=Number.isNaN(e.status)?"":` (answered ${e.status})`
const l=d===s
const m=l?"":" If this endpoint has only the Responses or the Messages API, set `api-mode` to it."
const p=n==="chat"?m:` If this endpoint has no ${u} API, set \`api-mode: chat\`.`
const h=l?`Most endpoints have their API below /v1: try \`base-url: ${d}/v1\`.`:"Check the `base-url` input: it should be the API's root, usually ending in /v1."
return[(0,v.hD)(`There is no API at \`${d}${a}\`${c}.`,o),(0,v.hD)(`${h}${p}`,o)]}function explain(e,t){const{status:n}=e
const o=answered(e,t)
if(t.isToken&&(n===401||n===403))return notSignedIn(o)
if(n===401)return[`The model endpoint refused the key (${o}).`,keyHint(e)]
if(n===403)return[`The key may not use the model "${t.model}" (${o}).`,"Check the `api-key` and `model` inputs."]
if(n===429)return[`The model is rate limited (${o}).`,"Wait a little, then run it again."]
if(n===408)return[`The model did not answer in time (${o}).`,"Run it again later."]
if(!(n<500))return[`The model endpoint failed (${o}).`,"Run it again later."]
return notAccepted(e,o,t)}function notSignedIn(e){return[`The model endpoint refused the sign-in of this job (${e}).`,"Check `azure-client-id` and `azure-tenant-id`, and whether the identity has the role for this resource: docs/providers.md says what it needs."]}function keyHint({message:e}){return/\bexpired\b/i.test(e)?"Check the `api-key` input. If it is a token that has expired, get a new one in this job, and set `timeout-minutes` below its life.":"Check the `api-key` input."}function notAccepted(e,t,{model:n,apiKey:o}){const s=settingFor(e,n)
if(s)return[`${s[0]} (${t}).`,s[1]]
const i=rejectedParameter(e)
if(i===void 0)return[`The model endpoint did not accept the request (${t}).`,_]
return[`The model "${n}" does not take the parameter "${(0,v.hD)(i,o)}" (${t}).`,hintFor(i)]}})}

export const id=8608
export const ids=[8608]
export const modules={38608:((e,o,t)=>{t.r(o)
t.d(o,{protocolAskedBy:()=>protocolAskedBy,protocolIn:()=>protocolIn,reasonOf:()=>reasonOf})
var s=t(97922)
var n=t(20983)
var i=t(46974)
var a=t(76221)
const r=[400,413,422]
const l=[{reason:"rejected-call",statuses:[...r,500],codes:["tool_use_failed","output_parse_failed"],words:/failed to call a function|tool call validation failed|(error|failed|failure|unable)( while| to)? pars(e|ing)( the)? (tool|function) calls?\b|could not parse.{0,20}(tool|function) call|generated output that could not be parsed/i},{reason:"output-limit",statuses:[400],codes:["output_limit_reached"],words:/could not finish the message because max_tokens|model output limit was reached/i},{reason:"malformed-history",statuses:[...r,500],codes:["invalid_request_message_order"],words:new RegExp(["must be followed by tool messages","did not have response messages","must be a response to a prece+d","tool_use.{0,80}without.{0,80}tool_result","unexpected.{0,20}tool_use_id","no tool (call|output) found","without its required","not the same number of function calls and responses","function call turn comes immediately after","number of function response parts","expected toolResult blocks","number of toolResult blocks","tool_call_id.{0,20}(is missing|not found)","expected .?thinking.? or .?redacted_thinking",...i.v.map(({words:e})=>e.source)].join("|"),"is")},{reason:"context-window",statuses:[...r,500],codes:["context_length_exceeded","string_above_max_length","exceed_context_size_error","model_context_window_exceeded"],words:/context[ _-]?(length|window|size|limit)s?\b|maximum context|prompt is too long|prompt too long|maximum prompt length|too many (input |total )?tokens|input is too long|input length exceeds|(input|prompt) token count.{0,40}exceeds|exceeds? the (maximum|max) (number of )?(input )?tokens|exceed(s|ed)? (the )?model token limit|too large for model with \d+ maximum|maximum (model|sequence|input|prompt)( token)? (length|limit)|range of input length|inputs?\W+(tokens \+ \W*max_new_tokens\W+must be <=|must have less than)|too many total text bytes/i},{reason:"content-policy",statuses:[...r,403],codes:["content_filter","content_policy_violation","responsibleaipolicyviolation","data_inspection_failed","invalid_prompt","guardrail_intervened"],words:/content[ _-]?(policy|filter|management)|responsible ?ai ?policy|safety (system|policy|settings)|(due to|blocked by|blocked for|blockreason:?) ?safety|prohibited_content|flagged (as potentially|for)|your input was flagged|content exists risk|inappropriate content|violates (our |the )?usage (guidelines|polic)|blocked by.{0,20}guardrail/i}]
function reasonOf(e,o,t){const s=typeof o==="string"?o.toLowerCase():""
const fits=({statuses:o,codes:n,words:i})=>(Number.isNaN(e)||o.includes(e))&&(n.includes(s)||i.test(t))
return l.find(fits)?.reason}const c={chat:/(?:the )?[`'"]?(?:\/?v1\/)?\/?chat[ /]completions?\b/.source,responses:/(?:the )?[`'"]?(?:\/?v1\/)?\/?responses\b/.source}
const wants=e=>`(?:\\buse|switch to|requires?|only (?:supported|available|works?) (?:in|on|by|via|with|through|over)) ${c[e]}`
const lacks=e=>`\\bmodels?\\b[^.]{0,80} (?:not supported (?:in|on|by|via|with|through|for)|(?:does|do) not support) ${c[e]}`
const d={responses:new RegExp(`${wants("responses")}|${lacks("chat")}|is not a chat model|chatcompletion operation does not work with`,"i"),chat:new RegExp(`${wants("chat")}|${lacks("responses")}|\\bresponses? operation does not work with`,"i")}
function protocolIn(e,o){const t=(0,n.AT)(o).alternative
return t!==void 0&&d[t].test(e)?t:void 0}function protocolAskedBy(e,o){if(!(e instanceof a.Q)||!(e.cause instanceof s.LG))return
const{status:t=400,message:n}=e.cause
return t>=400&&t<500?protocolIn(n,o):void 0}})}

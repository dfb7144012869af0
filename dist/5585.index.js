export const id=5585
export const ids=[5585]
export const modules={15585:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{rehearse:()=>rehearse})
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var external_node_util_=__webpack_require__(57975)
var schemas=__webpack_require__(28942)
const Flags=schemas.object({repo:schemas.string().min(1,"--repo needs a path").optional(),say:schemas.string().trim().min(1,"--say needs a text").optional(),story:schemas["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),keep:schemas.boolean().default(false),json:schemas.boolean().default(false),verbose:schemas.boolean().default(false),help:schemas.boolean().default(false)}).refine(flags=>flags.story===void 0||(flags.repo??flags.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const options={repo:{type:"string"},say:{type:"string"},story:{type:"string"},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(argv){const parsed=split(argv)
if(typeof parsed==="string")return{kind:"mistake",message:parsed}
const flags=Flags.safeParse(parsed)
if(!flags.success)return{kind:"mistake",message:flags.error.issues[0]?.message??"wrong options"}
return flags.data.help?{kind:"help"}:{kind:"rehearse",...flags.data}}function split(argv){try{return(0,external_node_util_.parseArgs)({args:[...argv],options:options,strict:true}).values}catch(error){const message=error instanceof Error?error.message:String(error)
return message.replace(/\.\s.*$/s,"")}}function chooseModel(env){const{LLM_API_KEY:apiKey,LLM_MODEL:model,LLM_BASE_URL:baseUrl}=env
if(!apiKey&&!model&&!baseUrl)return{kind:"scripted"}
if(apiKey&&model)return{kind:"real",model:{apiKey:apiKey,model:model,...baseUrl?{baseUrl:baseUrl}:{}}}
const missing=apiKey?"LLM_MODEL is":model?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${missing} not set: a real model needs both; unset all three for a scripted one`}}function plain(text){return text.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function readable(markdown,width){const lines=plain(markdown).replaceAll(/<!--.*?-->/gs,"").split("\n")
let isCode=false
const shown=lines.flatMap(line=>{const isFence=/^\s*(```|~~~)/.test(line)
if(isFence)isCode=!isCode
return isFence||isCode||line.startsWith("|")?[line]:wrap(prose(line),width)})
return shown.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(line,width){const margin=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0]??""
const lines=[]
let current=margin
for(const word of line.slice(margin.length).split(/\s+/).filter(Boolean)){const isFirst=current.trim()===""||current===margin
if(!isFirst&&current.length+1+word.length>width){lines.push(current)
current=" ".repeat(margin.length)+word}else current+=isFirst?word:` ${word}`}return[...lines,current.trimEnd()]}function prose(line){return line.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(_,label,url)=>url?`${label} (${url})`:label).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(isColoured){const wrap=(on,off)=>text=>isColoured?`[${on}m${text}[${off}m`:text
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}function hasSucceeded({runner:runner,outputs:outputs}){const{outcome:outcome}=outputs
return runner.exitCode===0&&runner.errors.length===0&&outcome!==void 0&&outcome!=="failed"}const width=88
const diffLimit=60
const logLimit=15
const emoji={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(rehearsal,paint){const{issue:issue,pullRequests:pullRequests}=rehearsal
const sections=[section(`${rehearsal.repository} · issue #${issue.number}: ${issue.title}`,conversation(rehearsal,paint),paint),section("Changes",changes(rehearsal.diff,paint),paint),...pullRequests.map(pull=>section(pullTitle(pull),pullBody(pull),paint)),section("What went wrong",failures(rehearsal),paint),section("Result",result(rehearsal,paint),paint)]
return`${sections.filter(Boolean).join("\n\n")}\n`}function section(title,body,paint){return body===""?"":`${paint.bold(`── ${plain(title)}`)}\n\n${body}`}function conversation({issue:issue,comments:comments,reactions:reactions},paint){const posts=[{id:0,...issue},...comments].map(({id:id,author:author,body:body})=>{const given=reactions.filter(({comment:comment})=>comment===id).map(({content:content})=>emoji[content]??content)
const head=[paint.cyan(`@${author}`),...given].join("  ")
return`${head}\n${indent(readable(body,width))}`})
return posts.join("\n\n")}function changes(diff,paint){const lines=plain(diff).trimEnd().split("\n")
const rest=lines.length-diffLimit
const more=rest>0?[paint.dim(`… ${rest} more lines`)]:[]
return indent([...lines.slice(0,diffLimit).map(line=>paintDiff(line,paint)),...more].join("\n"))}function paintDiff(line,paint){if(/^(diff|index|---|\+\+\+|@@) /.test(line))return paint.dim(line)
if(line.startsWith("+"))return paint.green(line)
return line.startsWith("-")?paint.red(line):line}function pullTitle({number:number,title:title,draft:draft}){return`Pull request #${number}${draft?" (draft)":""}: ${title}`}function pullBody({head:head,base:base,body:body}){return indent(`${head} → ${base}\n\n${readable(body,width)}`)}function failures(rehearsal){const{runner:runner,problems:problems,toolErrors:toolErrors}=rehearsal
const told=runner.log.filter(({kind:kind})=>kind==="error").map(({text:text})=>text)
const calls=toolErrors.map(({tool:tool,text:text})=>`${tool}: ${text.trim().split("\n").at(0)}`)
const reasons=[...told,...calls,...runner.errors,...problems].map(reason=>`- ${plain(reason)}`)
const end=runner.log.filter(({kind:kind})=>kind==="text"||kind==="group").slice(-logLimit)
if(hasSucceeded(rehearsal)||end.length===0)return indent(reasons.join("\n"))
return indent([...reasons,"The log of the action ends with:",...end.map(({text:text})=>plain(text))].join("\n"))}function result(rehearsal,paint){const{outputs:outputs,runner:runner,timings:timings,modelRequests:modelRequests,toolErrors:toolErrors,branches:branches,folder:folder,notes:notes}=rehearsal
const outcome=outputs.outcome??"none: the action did not say how it ended"
const outcomeColour=hasSucceeded(rehearsal)?paint.green:paint.red
const rows=[["outcome",outcomeColour(plain(`${outcome} (exit code ${runner.exitCode})`))],["branches",branches.length>0?plain(branches.join(", ")):void 0],["cost",outputs["cost-usd"]?plain(`$${outputs["cost-usd"]}`):"not reported"],["tokens",tokens(outputs)],["requests",modelRequests===void 0?void 0:`${modelRequests} to the model`],["tool calls",toolErrors.length===0?"none ended in an error":`${toolErrors.length} ended in an error`],["time",time(runner.durationMs,timings)],["note",notes.length>0?plain(notes.join(" ")):void 0],["files",folder??"removed; keep them with --keep"]]
return indent(rows.flatMap(([name,value])=>value?[`${name.padEnd(12)}${value}`]:[]).join("\n"))}function tokens(outputs){const[input,output]=[outputs["input-tokens"],outputs["output-tokens"]]
return input===void 0||output===void 0?void 0:plain(`${input} in, ${output} out`)}function time(actionMs,{totalMs:totalMs,firstRequestMs:firstRequestMs}){const first=firstRequestMs===void 0?"":`, its first request to the model after ${seconds(firstRequestMs)}`
return`${seconds(totalMs)}; the action ${seconds(actionMs)}${first}`}function seconds(ms){return`${(ms/1e3).toFixed(2)} s`}function indent(text){return text.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(options){const flags=parseArguments(options.argv)
if(flags.kind==="help")return tell(options.stdout,(0,prompts.J1)("rehearsal-usage"),0)
if(flags.kind==="mistake")return tell(options.stderr,`${flags.message} (see deckhand rehearse --help)`,2)
const model=chooseModel(options.env)
if(model.kind==="mistake")return tell(options.stderr,model.message,2)
try{return await playOn(masked(options),flags,model)}catch(error){return tell(options.stderr,explain((0,fault.ec)(error)),1)}}async function playOn(options,flags,model){const{stdout:stdout,isTty:isTty,env:env,signal:signal}=options
if(!flags.json)stdout(`${intro(model)}\n\n`)
const stage=await options.openStage(requestOf(options,flags,model))
try{const body=flags.say===void 0?{}:{body:addressed(flags.say)}
const paint=paintFor(isTty&&!env.NO_COLOR)
const show=rehearsal=>stdout(flags.json?`${JSON.stringify(rehearsal,null,2)}\n`:render(rehearsal,paint))
const first=await stage.play({...body,...signal?{signal:signal}:{}})
show(first)
const last=flags.story==="approval"?await playOut(stage,first,options,paint):first
if(last!==first)show(last)
return hasSucceeded(last)?0:1}finally{await stage.close()}}async function playOut(stage,first,{stdout:stdout,stderr:stderr,signal:signal},paint){if(first.outputs.outcome!=="awaiting-approval")return first
stdout("\n")
const label={by:"octavia",name:"agent:approve"}
const last=await stage.play({issue:first.issue.number,label:label,...signal?{signal:signal}:{}})
const[pull]=last.pullRequests
const commits=pull?await stage.merge(pull.number,label.by):[]
for(const commit of commits.slice(0,3))stderr(paint.dim(`  ${plain(commit)}\n`))
return last}function requestOf({bundle:bundle,stderr:stderr},flags,model){const isFree=flags.repo!==void 0||flags.say!==void 0
return{bundle:bundle,story:flags.story??(isFree?"tour":"fix"),...flags.repo===void 0?{}:{repository:flags.repo},...model.kind==="real"?{model:model.model}:{},keep:flags.keep,onStep:text=>stderr(`· ${plain(text)}\n`),onLine:flags.verbose?line=>stderr(`  | ${logLine(line)}\n`):()=>{}}}function intro(model){return model.kind==="scripted"?(0,prompts.J1)("rehearsal-scripted"):(0,prompts.J1)("rehearsal-real",{model:model.model.model})}function addressed(request){return/@agent\b/i.test(request)?request:`@agent ${request}`}function logLine({kind:kind,text:text}){return plain(kind==="text"?text:`[${kind}] ${text}`)}function masked(options){const key=options.env.LLM_API_KEY
if(!key)return options
const hide=text=>text.replaceAll(key,"***")
return{...options,stdout:text=>options.stdout(hide(text)),stderr:text=>options.stderr(hide(text))}}function explain({message:message,hint:hint}){return hint===void 0?message:`${message}\n${hint}`}function tell(write,text,exitCode){write(`${text}\n`)
return exitCode}}}

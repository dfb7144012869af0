export const id=9624
export const ids=[9624,5100]
export const modules={98213:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments,kN:()=>inputVariables})
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87233)
function givenInputs(pairs){const given={}
for(const pair of pairs){const end=pair.indexOf("=")
if(end<1)return"--input is name=value, with the name of an input of the action"
const name=pair.slice(0,end).trim()
const problem=problemWith(name)
if(problem!==void 0)return problem
given[name]=pair.slice(end+1)}return given}function problemWith(name){if(name==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.InputName.safeParse(name).success)return
const near=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.nearestInput)(name)
return`--input ${name}: the action has no such input${near===void 0?"":` (did you mean ${near}?)`}`}function inputVariables(inputs){return Object.fromEntries(Object.entries(inputs).map(([name,value])=>[`INPUT_${name.toUpperCase()}`,value]))}const Flags=zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1,"--repo needs a path").optional(),say:zod__WEBPACK_IMPORTED_MODULE_2__.string().trim().min(1,"--say needs a text").optional(),story:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly().default([]),keep:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),json:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),verbose:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),watch:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),help:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).refine(flags=>flags.story===void 0||(flags.repo??flags.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const options={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(argv,known=Object.keys(options)){const parsed=split(argv,known)
if(typeof parsed==="string")return{kind:"mistake",message:parsed}
const flags=Flags.safeParse(parsed)
if(!flags.success)return{kind:"mistake",message:flags.error.issues[0]?.message??"wrong options"}
const{input:input,...rest}=flags.data
const inputs=givenInputs(input)
if(typeof inputs==="string")return{kind:"mistake",message:inputs}
return rest.help?{kind:"help"}:{kind:"rehearse",...rest,inputs:inputs}}function split(argv,known){const own=Object.fromEntries(Object.entries(options).filter(([name])=>known.includes(name)))
try{return(0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({args:[...argv],options:own,strict:!0}).values}catch(error){const message=error instanceof Error?error.message:String(error)
return message.replace(/\.\s.*$/s,"")}}const NO_JOB="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(env,inputs={}){const apiKey=inputs["api-key"]??env.LLM_API_KEY
const model=inputs.model??env.LLM_MODEL
const baseUrl=inputs["base-url"]??env.LLM_BASE_URL
if(!apiKey&&!model&&!baseUrl)return{kind:"scripted"}
if(apiKey&&model)return{kind:"real",model:{apiKey:apiKey,model:model,...baseUrl?{baseUrl:baseUrl}:{}}}
if(model&&inputs["azure-client-id"])return{kind:"mistake",message:NO_JOB}
const missing=apiKey?"LLM_MODEL is":model?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${missing} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(text){return text.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(json){return json.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(markdown,width){const lines=plain(markdown).replaceAll(/<!--.*?-->/gs,"").split("\n")
let isCode=!1
const shown=lines.flatMap(line=>{const isFence=/^\s*(```|~~~)/.test(line)
if(isFence)isCode=!isCode
return isFence||isCode||line.startsWith("|")?[line]:wrap(prose(line),width)})
return shown.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(line,width){const margin=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0]??""
const lines=[]
let current=margin
for(const word of line.slice(margin.length).split(/\s+/).filter(Boolean)){const isFirst=current.trim()===""||current===margin
if(!isFirst&&current.length+1+word.length>width){lines.push(current)
current=" ".repeat(margin.length)+word}else current+=isFirst?word:` ${word}`}return[...lines,current.trimEnd()]}function prose(line){return line.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(_,label,url)=>url?`${label} (${url})`:label).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(isColoured){const wrap=(on,off)=>text=>isColoured?`[${on}m${text}[${off}m`:text
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),89624:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{latestConversation:()=>latestConversation,rehearse:()=>rehearse,watchRun:()=>watchRun})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var fault=__webpack_require__(98664)
var mask=__webpack_require__(51977)
var live_page=__webpack_require__(95100)
var page_facts=__webpack_require__(43193)
var write_page=__webpack_require__(55197)
var prompts=__webpack_require__(88135)
var cli_arguments=__webpack_require__(98213)
var readable=__webpack_require__(64441)
var lib_text=__webpack_require__(94869)
function hasSucceeded({runner:runner,outputs:outputs}){const{outcome:outcome}=outputs
return runner.exitCode===0&&runner.errors.length===0&&outcome!==void 0&&outcome!=="failed"}const width=88
const diffLimit=60
const logLimit=15
const emoji={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(rehearsal,paint){const{issue:issue,pullRequests:pullRequests}=rehearsal
const sections=[section(`${rehearsal.repository} · issue #${issue.number}: ${issue.title}`,conversation(rehearsal,paint),paint),section("Changes",changes(rehearsal.diff,paint),paint),...pullRequests.map(pull=>section(pullTitle(pull),pullBody(pull),paint)),section("What went wrong",failures(rehearsal),paint),section("Result",result(rehearsal,paint),paint)]
return`${sections.filter(Boolean).join("\n\n")}\n`}function section(title,body,paint){return body===""?"":`${paint.bold(`── ${(0,readable.pj)(title)}`)}\n\n${body}`}function conversation({issue:issue,comments:comments,reactions:reactions},paint){const posts=[{id:0,...issue},...comments].map(({id:id,author:author,body:body})=>{const given=reactions.filter(({comment:comment})=>comment===id).map(({content:content})=>emoji[content]??content)
const head=[paint.cyan(`@${author}`),...given].join("  ")
return`${head}\n${indent((0,readable.HD)(body,width))}`})
return posts.join("\n\n")}function changes(diff,paint){const lines=(0,readable.pj)(diff).trimEnd().split("\n")
const rest=lines.length-diffLimit
const more=rest>0?[paint.dim(`… ${rest} more lines`)]:[]
return indent([...lines.slice(0,diffLimit).map(line=>paintDiff(line,paint)),...more].join("\n"))}function paintDiff(line,paint){if(/^(diff|index|---|\+\+\+|@@) /.test(line))return paint.dim(line)
if(line.startsWith("+"))return paint.green(line)
return line.startsWith("-")?paint.red(line):line}function pullTitle({number:number,title:title,draft:draft}){return`Pull request #${number}${draft?" (draft)":""}: ${title}`}function pullBody({head:head,base:base,body:body}){return indent(`${head} → ${base}\n\n${(0,readable.HD)(body,width)}`)}function failures(rehearsal){const{runner:runner,problems:problems,toolErrors:toolErrors}=rehearsal
const told=runner.log.filter(({kind:kind})=>kind==="error").map(({text:text})=>text)
const calls=toolErrors.map(({tool:tool,text:text})=>`${tool}: ${text.trim().split("\n").at(0)}`)
const reasons=[...told,...calls,...runner.errors,...problems].map(reason=>`- ${(0,readable.pj)(reason)}`)
const end=runner.log.filter(({kind:kind})=>kind==="text"||kind==="group").slice(-logLimit)
if(hasSucceeded(rehearsal)||end.length===0)return indent(reasons.join("\n"))
return indent([...reasons,"The log of the action ends with:",...end.map(({text:text})=>(0,readable.pj)(text))].join("\n"))}function result(rehearsal,paint){const{outputs:outputs,runner:runner,timings:timings,modelRequests:modelRequests,toolErrors:toolErrors,branches:branches,folder:folder,notes:notes}=rehearsal
const outcome=outputs.outcome??"none: the action did not report how it ended"
const outcomeColour=hasSucceeded(rehearsal)?paint.green:paint.red
const rows=[["outcome",outcomeColour((0,readable.pj)(`${outcome} (exit code ${runner.exitCode})`))],["branches",branches.length>0?(0,readable.pj)(branches.join(", ")):void 0],["cost",outputs["cost-usd"]?(0,readable.pj)(`$${outputs["cost-usd"]}`):"not reported"],["tokens",tokens(outputs)],["requests",modelRequests===void 0?void 0:`${modelRequests} to the model`],["tool calls",toolErrors.length===0?"none ended in an error":`${toolErrors.length} ended in an error`],["time",time(runner.durationMs,timings)],["note",notes.length>0?(0,readable.pj)(notes.join(" ")):void 0],["files",folder??"removed; keep them with --keep"],["page",folder&&outputs["page-path"]?(0,readable.pj)(outputs["page-path"]):void 0]]
return indent(rows.flatMap(([name,value])=>value?[`${name.padEnd(12)}${value}`]:[]).join("\n"))}function tokens(outputs){const[input,output]=[outputs["input-tokens"],outputs["output-tokens"]]
return input===void 0||output===void 0?void 0:(0,readable.pj)(`${(0,lib_text.vP)(Number(input))} in, ${(0,lib_text.vP)(Number(output))} out`)}function time(actionMs,{totalMs:totalMs,firstRequestMs:firstRequestMs}){const first=firstRequestMs===void 0?"":`, its first request to the model after ${seconds(firstRequestMs)}`
return`${seconds(totalMs)}; the action ${seconds(actionMs)}${first}`}function seconds(ms){return`${(ms/1e3).toFixed(2)} s`}function indent(text){return text.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(options){const flags=(0,cli_arguments.We)(options.argv)
if(flags.kind==="help")return tell(options.stdout,(0,prompts.J1)("rehearsal-usage"),0)
if(flags.kind==="mistake")return tell(options.stderr,`${flags.message} (see deckhand rehearse --help)`,2)
const model=(0,cli_arguments.Rk)(options.env,flags.inputs)
if(model.kind==="mistake")return tell(options.stderr,model.message,2)
try{return await playOn(masked(options,flags),flags,model)}catch(error){return tell(options.stderr,explain((0,fault.ec)(error)),1)}}async function playOn(options,flags,model){const{stdout:stdout,isTty:isTty,env:env,signal:signal}=options
if(!flags.json)stdout(`${intro(model)}\n\n`)
const stage=await options.openStage(requestOf(options,flags,model))
const watch=flags.watch?await watchRun(()=>latestConversation(stage.folder)):void 0
if(watch)options.stderr(`${(0,prompts.J1)("rehearsal-watch",{url:watch.url})}\n`)
try{const body=flags.say===void 0?{}:{body:addressed(flags.say)}
const paint=(0,readable.ev)(isTty&&!env.NO_COLOR)
const show=rehearsal=>stdout(flags.json?`${JSON.stringify(rehearsal,null,2)}\n`:render(rehearsal,paint))
const first=await stage.play({...body,...signal?{signal:signal}:{}})
show(first)
const last=flags.story==="approval"?await playOut(stage,first,options,paint):first
if(last!==first)show(last)
if(watch&&signal)await waitForInterrupt(options.stderr,signal)
return hasSucceeded(last)?0:1}finally{await(watch?.close())
await stage.close()}}async function waitForInterrupt(stderr,signal){stderr(`${(0,prompts.J1)("rehearsal-watched")}\n`)
const timer=setInterval(()=>{},6e4)
await new Promise(done=>signal.aborted?done():signal.addEventListener("abort",()=>done()))
clearInterval(timer)}async function playOut(stage,first,{stdout:stdout,stderr:stderr,signal:signal},paint){if(first.outputs.outcome!=="awaiting-approval")return first
stdout("\n")
const label={by:"octavia",name:"agent:approve"}
const last=await stage.play({issue:first.issue.number,label:label,...signal?{signal:signal}:{}})
const[pull]=last.pullRequests
const commits=pull?await stage.merge(pull.number,label.by):[]
for(const commit of commits.slice(0,3))stderr(paint.dim(`  ${(0,readable.pj)(commit)}\n`))
return last}function requestOf({bundle:bundle,stderr:stderr},flags,model){const isFree=flags.repo!==void 0||flags.say!==void 0
return{bundle:bundle,story:flags.story??(isFree?"tour":"fix"),...flags.repo===void 0?{}:{repository:flags.repo},...model.kind==="real"?{model:model.model}:{},inputs:flags.inputs,keep:flags.keep,onStep:text=>stderr(`· ${(0,readable.pj)(text)}\n`),onLine:flags.verbose?line=>stderr(`  | ${logLine(line)}\n`):()=>{}}}function intro(model){return model.kind==="scripted"?(0,prompts.J1)("rehearsal-scripted"):(0,prompts.J1)("rehearsal-real",{model:model.model.model})}function addressed(request){return/@agent\b/i.test(request)?request:`@agent ${request}`}function logLine({kind:kind,text:text}){return(0,readable.pj)(kind==="text"?text:`[${kind}] ${text}`)}function masked(options,{inputs:inputs}){const hide=(0,mask.maskOf)([options.env.LLM_API_KEY??"",...(0,input_inputs.secretInputs)((0,cli_arguments.kN)(inputs))],"***").mask
return{...options,stdout:text=>options.stdout(hide(text)),stderr:text=>options.stderr(hide(text))}}function explain({message:message,hint:hint}){return hint===void 0?message:`${message}\n${hint}`}function tell(write,text,exitCode){write(`${text}\n`)
return exitCode}async function watchRun(folderOf){return(0,live_page.servePage)({version:()=>versionOf(folderOf()),log(){const folder=folderOf()
return folder===void 0?NOTHING:(0,write_page.readLog)(folder)},facts(){const folder=folderOf()
return folder===void 0?void 0:(0,write_page.readFacts)(folder)}})}const NOTHING={events:[],subAgents:new Map,usage:new Map}
function versionOf(folder){if(folder===void 0)return"nothing"
const events=(0,external_node_path_.join)(folder,"events")
const report=(0,external_node_fs_.statSync)((0,external_node_path_.join)(folder,page_facts.Uq),{throwIfNoEntry:!1})
return`${(0,external_node_fs_.existsSync)(events)?(0,external_node_fs_.readdirSync)(events).length:0} ${report?.mtimeMs}`}function latestConversation(folder){const found=runsIn(folder).flatMap(temp=>namesIn(temp).filter(name=>name.startsWith("deckhand-")).flatMap(name=>namesIn((0,external_node_path_.join)(temp,name,"conversations")).map(id=>(0,external_node_path_.join)(temp,name,"conversations",id))))
const begun=path=>(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.birthtimeMs??0
return found.toSorted((one,other)=>begun(other)-begun(one))[0]}function runsIn(folder){return namesIn(folder).filter(name=>/^run-\d+$/.test(name)).map(name=>(0,external_node_path_.join)(folder,name,"_temp"))}function namesIn(folder){return(0,external_node_fs_.existsSync)(folder)?(0,external_node_fs_.readdirSync)(folder):[]}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{HIDDEN:()=>HIDDEN,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var _forms_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91106)
const HIDDEN="<secret-hidden>"
function maskOf(values,mark=HIDDEN){const forms=new Set([...values].flatMap(_forms_js__WEBPACK_IMPORTED_MODULE_0__.XP))
if(forms.size===0)return NOTHING
const automaton=new Automaton(forms)
return Object.freeze({mask:text=>replaced(text,findAll(automaton,text).spans,mark),begin(text){const{spans:spans,open:open}=findAllIn(automaton,text)
const cut=spans.find(({start:start,end:end})=>start<open&&open<end)?.start??open
const whole=spans.filter(({end:end})=>end<=cut)
return{safe:replaced(text.slice(0,cut),whole,mark),rest:text.slice(cut)}}})}const NOTHING=Object.freeze({mask:text=>text,begin:text=>({safe:text,rest:""})})
function findAllIn(automaton,text){const{spans:spans,open:open}=findAll(automaton,text)
const unfinished=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(text)
if(unfinished===text.length)return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,open)}
const before=Math.min(findAll(automaton,text.slice(0,unfinished)).open,unfinished)
return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,Math.min(open,before))}}function findAll(automaton,text){const plain=automaton.scan(text)
if(!(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.un)(text))return{spans:joined(plain.spans),open:plain.open}
const{text:clear,startOf:startOf,endOf:endOf}=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.DH)(text)
const{spans:spans,open:open}=automaton.scan(clear)
const within=spans.map(({start:start,end:end})=>({start:startOf(start),end:endOf(end-1)}))
return{spans:joined([...plain.spans,...within]),open:Math.min(plain.open,startOf(open))}}function joined(spans){const result=[]
for(const span of spans.toSorted((a,b)=>a.start-b.start)){const last=result.at(-1)
if(!last||span.start>=last.end)result.push(span)
else result[result.length-1]={start:last.start,end:Math.max(last.end,span.end)}}return result}function replaced(text,spans,mark){if(spans.length===0)return text
const pieces=[]
let end=0
for(const span of spans){pieces.push(text.slice(end,span.start),mark)
end=span.end}return pieces.join("")+text.slice(end)}class Automaton{#code=[0]
#child=[0]
#sibling=[0]
#depth=[0]
#fail=[0]
#found=[0]
#first=new Int32Array(65536)
constructor(needles){for(const needle of needles)this.#add(needle)
this.#link()}scan(text){const spans=[]
let state=0
for(let index=0;index<text.length;index+=1){const code=text.charCodeAt(index)
if(code<14&&isPassedOver(text,index))continue
state=state===0?this.#start(code):this.#next(state,code)
const length=this.#found[state]??0
if(length>0)spans.push({start:back(text,index+1,length),end:index+1})}return{spans:spans,open:back(text,text.length,this.#depth[state]??0)}}#add(needle){let state=0
for(let index=0;index<needle.length;index+=1){const code=needle.charCodeAt(index)
if(!isPassedOver(needle,index))state=this.#step(state,code)||this.#grow(state,code)}this.#found[state]=this.#depth[state]??0}#grow(parent,code){const state=this.#code.push(code)-1
this.#child.push(0)
this.#fail.push(0)
this.#found.push(0)
this.#depth.push((this.#depth[parent]??0)+1)
if(parent===0)this.#first[code]=state
this.#sibling.push(this.#child[parent]??0)
this.#child[parent]=state
return state}#link(){const queue=this.#children(0)
for(const state of queue){const fallback=this.#fail[state]??0
this.#found[state]||=this.#found[fallback]??0
for(const child of this.#children(state)){this.#fail[child]=this.#next(fallback,this.#code[child]??0)
queue.push(child)}}}#children(state){const children=[]
for(let child=this.#child[state]??0;child!==0;child=this.#sibling[child]??0)children.push(child)
return children}#start(code){return this.#first[code]??0}#step(state,code){if(state===0)return this.#start(code)
let child=this.#child[state]??0
while(child!==0&&this.#code[child]!==code)child=this.#sibling[child]??0
return child}#next(from,code){let state=from
let next=this.#step(state,code)
while(next===0&&state!==0){state=this.#fail[state]??0
next=this.#step(state,code)}return next}}const[LF,CR]=[10,13]
function isPassedOver(text,index){const code=text.charCodeAt(index)
if(code!==LF)return code===CR
let before=index-1
while(text.charCodeAt(before)===CR)before-=1
return text.charCodeAt(before)!==LF}function back(text,end,length){let[start,left]=[end,length]
while(left>0){start-=1
if(!isPassedOver(text,start))left-=1}return start}function redactor(secrets){return maskOf([HIDDEN,...secrets],"***").mask}const LOOK_AGAIN=4096
function streamMask(current){let held=""
let fresh=""
const take=()=>{const text=held+fresh
fresh=""
return text}
return Object.freeze({push(text){fresh+=text
if(held.length>LOOK_AGAIN&&fresh.length<held.length)return""
const{safe:safe,rest:rest}=current().begin(take())
held=rest
return safe},end(){const rest=current().mask(take())
held=""
return rest}})}}),95100:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_http__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(37067)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
var _page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8900)
var _usage_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(87789)
async function openVisualizer(stats=()=>_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh){const events=[]
const subAgents=new Map
let count=0
const observe=into=>({onEvent(event){into.push(event)
count+=1}})
const page=await servePage({version:()=>String(count),log:()=>({events:events,subAgents:subAgents,usage:(0,_usage_js__WEBPACK_IMPORTED_MODULE_4__.pj)(stats())}),facts:()=>{}})
const subAgent=id=>{const own=subAgents.get(id)??[]
subAgents.set(id,own)
return observe(own)}
return{...page,...observe(events),subAgent:subAgent}}async function servePage(source){const path=`/${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString("hex")}/`
let host=""
const server=(0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request,response)=>send(response,answerTo(request,host,path,source)))
await new Promise(done=>server.listen(0,"127.0.0.1",done))
server.unref()
const address=server.address()
host=`127.0.0.1:${typeof address==="object"?address?.port:""}`
return{url:`http://${host}${path}`,close:()=>new Promise(done=>{server.close(()=>done())
server.closeAllConnections()})}}function answerTo({url:url,headers:headers,method:method},host,path,source){if(headers.host!==host)return plain(421,"This is not the name of this server.\n")
if(method!=="GET")return plain(405,"Only GET.\n")
if(url===`${path}version`)return plain(200,source.version())
if(url!==path)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.Cf)(source.log(),source.facts(),text=>text,!0)}}function plain(status,body){return{status:status,type:"text/plain",body:body}}function send(response,{status:status,type:type,body:body}){response.writeHead(status,{"content-type":`${type}; charset=utf-8`,"content-security-policy":`${(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
response.end(body)}})}

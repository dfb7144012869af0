export const id=6863
export const ids=[6863]
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
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),76863:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{replay:()=>replay})
var external_node_crypto_=__webpack_require__(77598)
var external_node_fs_=__webpack_require__(73024)
var external_node_os_=__webpack_require__(48161)
var external_node_path_=__webpack_require__(76760)
var external_node_util_=__webpack_require__(57975)
var console=__webpack_require__(54995)
var inputs=__webpack_require__(87233)
var conversation=__webpack_require__(95493)
var local_conversation=__webpack_require__(49207)
var rerun=__webpack_require__(25578)
var agent_record=__webpack_require__(95813)
var base_state=__webpack_require__(95017)
var agent=__webpack_require__(97065)
var open_model=__webpack_require__(43621)
async function agentFrom(record,{modelFor:modelFor,toolsFor:toolsFor}){const made=modelFor(record.llm.model)
const models="default"in made?made:(0,open_model.u5)(made)
const{filter_tools_regex:filterToolsRegex,own_finish_schema:finishSchema}=record
const inputLimit=(0,agent.l3)(models.default.features)
return(0,agent.jk)({model:models.default,smallModel:models.title,systemPrompt:record.system_prompt??"",context:record.own_context??"",...(0,agent.$p)((0,agent_record.RV)(record),models.condenser),...typeof filterToolsRegex==="string"&&{filterToolsRegex:filterToolsRegex},...finishSchema&&{finishSchema:finishSchema},...inputLimit!==void 0&&{inputLimit:inputLimit},tools:await toolsFor((0,agent_record.Se)(record),models.default)})}var file_store=__webpack_require__(2507)
var wire_class=__webpack_require__(17117)
var git=__webpack_require__(33368)
var rendered=__webpack_require__(45705)
var fault=__webpack_require__(98664)
var mask=__webpack_require__(51977)
var lib_text=__webpack_require__(94869)
var line_of=__webpack_require__(47776)
var content=__webpack_require__(46032)
var terminal_text=__webpack_require__(35556)
function consoleVisualizer(options={}){const{write:write=text=>void process.stdout.write(text),skipUserMessages:skipUserMessages=!1,length:length=300}=options
return{onEvent(event){const said=wordsOf(event)
if(said!==void 0){if(said.who!=="user"||!skipUserMessages)write(`${said.who}: ${(0,terminal_text.H)(said.words).trim()}\n`)
return}const line=(0,line_of.c)(event)
if(line!==void 0)write(`${(0,lib_text.TN)((0,terminal_text.H)(line),length)}\n`)}}}function wordsOf(event){if(event.kind==="MessageEvent")return{who:event.source,words:(0,content.wh)(event.llm_message.content)}
if(event.kind!=="ActionEvent"||event.action?.kind!=="FinishAction")return
return{who:event.source,words:String(event.action.message??"")}}var prompts=__webpack_require__(88135)
var agent_agent=__webpack_require__(63882)
var open_conversation=__webpack_require__(49588)
var agent_tools=__webpack_require__(32903)
var standard_tools=__webpack_require__(3823)
var cli_arguments=__webpack_require__(98213)
var readable=__webpack_require__(64441)
var conversation_open=__webpack_require__(88102)
var readable_log=__webpack_require__(22670)
var wire=__webpack_require__(23860)
var view=__webpack_require__(3113)
class CopiedLog extends readable_log.X{tree=new readable_log.V
take(event){this.tree.check(event)
this.announce(event)}}function readSource(folder){const inside=(0,external_node_path_.join)(folder,"events")
const state=(0,external_node_fs_.existsSync)(inside)?(0,base_state.un)((0,file_store.s4)(folder)):void 0
if(!state)throw new fault.vC("config",`${folder} has no \`events\` and \`${base_state.bv}\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})
const files=(0,external_node_fs_.readdirSync)(inside).flatMap(name=>{const[,number]=/^event-(\d+)-[0-9a-fA-F-]+\.json$/.exec(name)??[]
return number===void 0?[]:[{name:name,number:Number(number)}]})
const events=files.sort((one,other)=>one.number-other.number).map(({name:name,number:number})=>{const text=(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(inside,name),"utf8")
return{number:number,text:text,event:eventIn(name,text)}})
const log=new CopiedLog
for(const{event:event}of events)log.take(event);(0,conversation_open.bA)(log,state)
return{state:state,events:events,log:log}}function eventIn(name,text){try{return(0,wire.j)(JSON.parse(text)).event}catch(cause){const hint="Restore that file, or name an earlier event with --at in a copy without it."
throw new fault.vC("config",`The event in ${name} cannot be read.`,{hint:hint,cause:cause})}}function upTo({events:events,log:log},at){const last=events.at(-1)
if(!last)throw new fault.vC("config","The conversation has no events.")
const on=leaf=>{const branch=new Set(log.branch(leaf))
return events.filter(({event:event})=>branch.has(event))}
if(at===void 0)return on(log.leaf)
const found=events.findIndex(({number:number,event:event})=>event.id===at||String(number)===at)
const named=events[found]
if(!named){const hint=`Its events are ${events[0]?.number} to ${last.number}.`
throw new fault.vC("config",`The conversation has no event ${at}.`,{hint:hint})}const isWhole=({event:event})=>(0,view.Jq)(log.branch(event.id)).length===0
const kept=on(named.event.id)
if(isWhole(named))return kept
const before=kept.findLast(one=>one!==named&&isWhole(one))
const follows=({event:event})=>log.branch(event.id).includes(named.event)
const after=events.slice(found+1).find(one=>follows(one)&&isWhole(one))
const places=[before,after].flatMap(one=>one?[one.number]:[])
throw new fault.vC("config",`Event ${at} is in the middle of the calls of one reply: some have no result yet.`,{hint:places.length===0?"Name an earlier event.":`Use --at ${places.join(" or --at ")}.`})}const options={at:{type:"string"},model:{type:"string"},say:{type:"string"},repo:{type:"string",default:"."},"no-rerun":{type:"boolean",default:!1},out:{type:"string"},input:{type:"string",multiple:!0},help:{type:"boolean",short:"h",default:!1}}
async function replay({stdout:stdout,stderr:stderr,...given}){const flags=read(given.argv)
if(typeof flags==="string")return tell(stderr,`replay ${flags} (see deckhand replay --help)`,2)
if(flags.help)return tell(stdout,(0,prompts.J1)("replay-usage"),0)
const hide=(0,mask.redactor)([flags.inputs["api-key"]??"",given.world.env.LLM_API_KEY??""].filter(Boolean))
try{return await play({...given,stdout:text=>stdout(hide(text)),stderr:text=>stderr(hide(text))},flags)}catch(error){const{message:message,hint:hint}=(0,fault.ec)(error)
return tell(stderr,hide((0,readable.pj)((0,lib_text.hC)(message,hint))),1)}}function read(argv){try{const{values:values,positionals:positionals}=(0,external_node_util_.parseArgs)({args:[...argv],options:options,allowPositionals:!0,strict:!0})
const[folder=""]=positionals
if(!values.help&&(folder===""||positionals.length>1))return"needs one folder"
const inputs=(0,cli_arguments.PC)([...values.input??[],...values.model?[`model=${values.model}`]:[]])
return typeof inputs==="string"?inputs:{...values,target:folder,inputs:inputs}}catch(error){return`was not understood: ${(0,fault.ec)(error).message.replace(/^.*?: /,"").replace(/\.\s.*$/s,"")}`}}async function play({folder:folder,world:world,stdout:stdout,stderr:stderr},flags){const source=readSource((0,external_node_path_.resolve)(folder,flags.target))
const kept=upTo(source,flags.at)
const inputs=inputsFor(flags.inputs,world.env,source.state)
if(flags.say===void 0)requireRequest(source.events,kept)
if(flags.say===void 0&&(0,conversation._)(kept.map(({event:event})=>event))!=="")throw isFinished(kept)
const out=emptyFolder(flags.out===void 0?void 0:(0,external_node_path_.resolve)(folder,flags.out))
const workspace=(0,external_node_path_.join)(out,"workspace")
const repository=(0,external_node_path_.resolve)(folder,flags.repo)
await clone(repository,workspace)
const conversationFolder=(0,external_node_path_.join)(out,"conversation")
const store=(0,file_store.s4)(conversationFolder)
const{id:id,record:record,missing:missing}=writeCopy(store,source.state,kept,workspace)
if(missing.length>0)stderr(`Without the tools that are not there: ${missing.join(", ")}\n`)
const place={workingDir:workspace,outputDir:(0,external_node_path_.join)(conversationFolder,"observations"),folder:(0,external_node_path_.join)(out,"sandbox")};(0,external_node_fs_.mkdirSync)(place.folder)
const tools=await(0,agent_tools.a)({inputs:inputs,world:world,...place})
try{const agent=await agentFrom(record,makersFor(inputs,{id:id,world:world}))
const conversation=local_conversation.F.open({id:id,agent:agent,workspace:tools.workspace,store:store,stamper:()=>({id:world.newId(),timestamp:world.now().toISOString()}),limits:(0,open_conversation.Af)(inputs),hiddenValues:[inputs["api-key"]??""],observers:[consoleVisualizer({write:stdout})],report:({message:message})=>stderr(`${(0,readable.pj)(message)}\n`)})
const signal=AbortSignal.any([world.signal,tools.over])
try{if(!flags["no-rerun"]){const again=withTools(conversation.log.branch(),agent.toolbox.names)
const{repeated:repeated,failed:failed}=await(0,rerun.s)(again,{agent:agent,workspace:tools.workspace,signal:signal})
if(failed)throw isDifferent(failed,kept)
stdout(`Repeated ${(0,lib_text.U9)(repeated,"action")} in ${workspace}\n`)}if(flags.say!==void 0)await conversation.send(flags.say)
const end=await conversation.run(signal)
stdout(`\n${replay_wordsOf(end)}\nThe work is in ${workspace}\nThe log is in ${conversationFolder}\n`)
return end.status==="finished"?0:1}finally{await conversation.close()}}finally{await tools.close()}}function requireRequest(all,kept){const isRequest=({event:event})=>event.kind==="MessageEvent"&&event.source==="user"
if(kept.some(isRequest))return
const first=all.find(isRequest)
const say="Say what comes first with --say"
throw new fault.vC("config",`Nothing was asked up to event ${kept.at(-1)?.number}.`,{hint:first?`${say}, or use --at ${first.number} or a later event.`:`${say}.`})}async function clone(repository,workspace){try{await(0,git.$Y)({folder:(0,external_node_path_.dirname)(workspace)}).raw(["clone","--quiet","--no-hardlinks","--",repository,workspace])}catch(cause){const hint="Name the folder of a git repository with --repo."
throw new fault.vC("config",`${repository} is not a git repository that can be cloned.`,{hint:hint,cause:cause})}}function isDifferent({action:action,error:error},kept){const number=kept.find(({event:event})=>event.id===action.id)?.number
const what=`The call of ${action.tool_name} in event ${number} failed now, and had not failed before`
return new fault.vC("config",`${what}: ${(0,lib_text.TN)(error,200)}`,{hint:"Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated."})}function isFinished(kept){return new fault.vC("config",`The conversation is finished at event ${kept.at(-1)?.number}.`,{hint:"Name an earlier event with --at, or say what comes next with --say."})}function inputsFor(given,env,{agent:agent}){const model=given.model??env.LLM_MODEL??agent.llm.model.replace(/^(?:openai|litellm_proxy)\//,"")
const choice=(0,cli_arguments.Rk)(env,{...given,model:model})
if(choice.kind!=="real"){const isOfJob=choice.kind==="mistake"&&given["azure-client-id"]
throw new fault.vC("config",isOfJob?`${choice.message}.`:"LLM_API_KEY is not set.",{...!isOfJob&&{hint:`Set it to a key for ${model}, or name another model with --model.`}})}const{apiKey:apiKey,baseUrl:baseUrl}=choice.model
const all={...given,model:model,"api-key":apiKey,...baseUrl&&{"base-url":baseUrl}}
return(0,inputs.readInputs)({...(0,cli_arguments.kN)(all),"INPUT_GITHUB-TOKEN":"none"})}function emptyFolder(named){if(named===void 0)return(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-replay-"))
if((0,external_node_fs_.existsSync)(named)&&(0,external_node_fs_.readdirSync)(named).length>0)throw new fault.vC("config",`The folder ${named} is not empty.`,{hint:"Name a new one with --out."});(0,external_node_fs_.mkdirSync)(named,{recursive:!0})
return named}function writeCopy(store,state,kept,workspace){const id=(0,external_node_crypto_.randomUUID)()
const move=movedFrom(state.workspace.working_dir,workspace)
for(const{text:text,event:event}of kept)store.write(`events/event-${String(kept.findIndex(one=>one.event===event)).padStart(5,"0")}-${event.id}.json`,move(text))
const had=(0,agent_record.$p)(state.agent)
const isHad=name=>had.includes(name)||had.includes((0,wire_class.I)(name))||ALWAYS.has(name)
const tool_names=standard_tools.K2.filter(isHad)
const{activated_knowledge_skills:activated_knowledge_skills,activated_path_rules:activated_path_rules,invoked_skills:invoked_skills,agent_state:agent_state}=state
const carried={activated_knowledge_skills:activated_knowledge_skills,activated_path_rules:activated_path_rules,invoked_skills:invoked_skills,agent_state:agent_state}
const{llm:llm,condenser:condenser,own_condenser:own_condenser,tool_concurrency_limit:tool_concurrency_limit,stuck_thresholds:stuck_thresholds,own_finish_schema:own_finish_schema}=state.agent
const settings={condenser:condenser,own_condenser:own_condenser,tool_concurrency_limit:tool_concurrency_limit,stuck_thresholds:stuck_thresholds,own_finish_schema:own_finish_schema}
const agent={...settings,kind:"Agent",llm:{model:llm.model},tool_names:tool_names}
const place={kind:"LocalWorkspace",working_dir:workspace}
const copy=base_state.zn.parse({...carried,id:id,agent:agent,workspace:place,execution_status:"idle"})
store.write(base_state.bv,(0,base_state.rw)(copy))
const isMissing=name=>!tool_names.some(tool=>tool===name||(0,wire_class.I)(tool)===name)
return{id:id,record:copy.agent,missing:had.filter(isMissing)}}function movedFrom(old,now){if(!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(old))return json=>json
const inText=path=>JSON.stringify(path).slice(1,-1)
const[path,moved]=[inText(old.replace(/[/\\]+$/,"")),inText(now)]
return json=>{const[first="",...rest]=json.split(path)
return rest.reduce((text,next)=>`${text}${/^[\w-]/.test(next)?path:moved}${next}`,first)}}const ALWAYS=new Set(["think","finish"])
function makersFor(inputs,{id:id,world:world}){const settings=(0,agent_agent.zg)(inputs,id,world)
if(typeof inputs["max-budget-usd"]==="number")(0,agent_agent.gk)(settings)
const{fetch:fetch,clock:clock,sleep:sleep,random:random}=world
const models=(0,open_model.GF)(settings,{fetch:fetch,clock:clock,sleep:sleep,random:random,onWait:console.printWait,onChange:console.printChange})
return{modelFor:()=>models,async toolsFor(specs,{features:features}){const descriptions=(0,standard_tools.Tt)(settings.model,features.context_window)
const names=specs.map(({name:name})=>name)
return(0,standard_tools.B)(names,descriptions,{toMarkdown:async html=>(0,rendered.x)(html)})}}}function withTools(events,names){return events.filter(event=>!("tool_name"in event)||names.includes(String(event.tool_name)))}function replay_wordsOf(end){switch(end.status){case"failed":return`failed: ${(0,lib_text.hC)(end.fault.message,end.fault.hint)}`
case"exhausted":return`exhausted: the limit of ${end.limit.most} ${end.limit.of==="money"?"dollars":end.limit.of} is reached`
default:return end.status}}function tell(write,text,exitCode){write(`${text}\n`)
return exitCode}}),33368:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var node_stream__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57075)
var node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(38522)
var simple_git__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(74724)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22499)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(65466)
const unsafe={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(options){const binary=(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.CA)("git")
const environment={...(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__._K)(options),...(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.f7)()}
const run=async(args,input,handler)=>{(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.B1)(args)
options.signal?.throwIfAborted()
try{return await(0,simple_git__WEBPACK_IMPORTED_MODULE_5__.Lp)({...gitOptions(options,environment,input),binary:binary}).env(environment).outputHandler(handler).raw([...args])}catch(error){options.signal?.throwIfAborted()
throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,error)}}
const collect=async(args,input,most=Number.POSITIVE_INFINITY)=>{const[out,err]=[[],[]]
let left=most
await run(args,input,(command,stdout,stderr,all)=>{stdout.on("data",chunk=>{left-=chunk.length
if(left>=0)out.push(chunk)
else if(stdout instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stdout.destroy()})
stderr.on("data",chunk=>err.push(chunk))
endPromptly(options.signal)(command,stdout,stderr,all)})
if(left<0)throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,new Error("Its output is too long."))
return{stdout:Buffer.concat(out),stderr:Buffer.concat(err).toString()}}
return Object.freeze({raw:(args,input="")=>run(args,input,endPromptly(options.signal)),bytes:async(args,input="",most)=>(await collect(args,input,most)).stdout,both:(args,input="")=>collect(args,input)})}function makeBareRepository(gitDir){for(const folder of["info","objects/info","objects/pack","refs/heads"])(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,folder),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"HEAD"),"ref: refs/heads/main\n");(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"config"),"[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n")}function writeObject(gitDir,kind,content){const bytes=Buffer.from(content)
const whole=Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`),bytes])
const id=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(whole).digest("hex")
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",id.slice(0,2),id.slice(2))
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))return id;(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:!0})
const temporary=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",`tmp_obj_${id}`);(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary,(0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflateSync)(whole,{level:1}));(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary,path)
return id}function treeOf(entries){const rows=entries.map(([name,mode,id])=>{const key=Buffer.from(mode==="40000"?`${name}/`:name)
return{key:key,row:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(id,"hex")])}})
return Buffer.concat(rows.sort((one,other)=>Buffer.compare(one.key,other.key)).map(({row:row})=>row))}function gitOptions({folder:folder,signal:signal},environment,input){return{baseDir:folder,config:[..._git_settings_js__WEBPACK_IMPORTED_MODULE_7__.O8],unsafe:unsafe,allowEnvironment:Object.keys(environment),...signal&&{abort:signal},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(input),errors:(error,{exitCode:exitCode})=>error??(exitCode===0?void 0:Buffer.alloc(0))}}function endPromptly(signal){return(_command,stdout,stderr)=>{queueMicrotask(()=>stdout.emit("data",Buffer.alloc(0)))
const close=()=>{for(const stream of[stdout,stderr])if(stream instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stream.destroy()}
signal?.addEventListener("abort",close,{once:!0})
stdout.once("close",()=>signal?.removeEventListener("abort",close))}}}),65466:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>gitOverrides,_K:()=>gitEnvironment,ry:()=>READ_ONLY_GIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const ENTERS=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(args){const[command=""]=args
const isShut=args.some(arg=>arg==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(arg))
if(ENTERS.has(command)&&!isShut)throw new Error(`\`git ${command}\` enters submodules.`)}function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{...environment,...repository,...fixed}}function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed without a message.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const READ_ONLY_GIT={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
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
return rest}})}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}}),32903:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>beginSandbox,a:()=>openTools})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46101)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87233)
var _core_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(11627)
var _core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62461)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22499)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
async function openTools(options){const{inputs:inputs,world:world,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}=options
const added=inputs["tool-env"]??[]
refuseSecrets(world.env,added);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outputDir,{recursive:!0})
if(options.moving){const{openOnServer:openOnServer}=await Promise.all([__webpack_require__.e(4551),__webpack_require__.e(1017),__webpack_require__.e(6767)]).then(__webpack_require__.bind(__webpack_require__,71017))
const{workspace:workspace,over:over,close:close}=await openOnServer(options,options.moving)
return withoutSandbox(workspace,over,close)}if(inputs.isolation!=="none")return openInSandbox(options,inputs.isolation,added)
const environment=(0,_core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__.u)(world.env,added)
const{localWorkspace:localWorkspace}=await __webpack_require__.e(1464).then(__webpack_require__.bind(__webpack_require__,81464))
const workspace=localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,git:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_7__.CA)("git"),node:world.node})
return withoutSandbox(workspace,(new AbortController).signal,async()=>{})}function withoutSandbox(workspace,over,close){const{openProgram:openProgram}=workspace
const inSetUp=use=>use({workspace:workspace,denials:()=>[]})
return{workspace:workspace,openProgram:openProgram,over:over,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:close}}function beginSandbox(isolation){const begun=loadSandbox(isolation)
begun.catch(()=>{})
return begun}async function loadSandbox(isolation){const[{openSandbox:open},{findIsolationMethod:findWay}]=await Promise.all([Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(4551),__webpack_require__.e(6280)]).then(__webpack_require__.bind(__webpack_require__,14290)),Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4706)]).then(__webpack_require__.bind(__webpack_require__,54706))])
return{open:open,way:await findWay(isolation,process.getuid?.()??0)}}async function openInSandbox({inputs:inputs,world:world,sandbox:begun,...place},isolation,added){const{env:env,scripts:scripts,node:node,random:random}=world
const host=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scripts,"tool-host","index.js")
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(host))throw(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.Yp)(`file ${host}`)
const{open:open,way:way}=await(begun??beginSandbox(isolation))
const sandbox=await open({...place,way:way,env:env,scripts:scripts,node:node,random:random,added:added,isolation:isolation,network:inputs.network,setUpNetwork:inputs["setup-network"],isAsking:inputs.confirmation!=="never",caches:inputs.caches??[],host:host,brokerVariables:Object.keys(env).filter(name=>_core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__.c.test(name)&&env[name]!==""),onHandOver:handBack=>(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.k8)(env,handBack),onBuilding:()=>void(0,_core_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__.c_)().catch(()=>{})})
const close=async()=>{await sandbox.close();(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.k8)(env,void 0)
return}
return{...sandbox,close:close}}function refuseSecrets(env,names){const secrets=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__.secretInputs)(env).filter(secret=>secret.length>=6)
const refused=names.filter(name=>secrets.some(secret=>env[name]?.includes(secret)))
if(refused.length===0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The input \`tool-env\` names ${refused.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}})}

export const id=3882
export const ids=[3882]
export const modules={89951:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>skillsInPrompt,z:()=>agentContext})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _skill_render_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46222)
var _skill_skill_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60601)
function agentContext(parts){const{skills:skills=[],systemPrompt:systemPrompt="",systemPromptSuffix:systemPromptSuffix="",instructions:instructions="",secrets:secrets="",place:place,date:date}=parts
const sections=[...skillsInPrompt(skills),systemPromptSuffix.trim(),instructions.trim()===""?"":(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("instructions",{instructions:instructions.trim()}),secrets.trim(),(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("context",{...place,date:date})]
return{systemPrompt:systemPromptOf(systemPrompt.trim()),context:sections.filter(section=>section!=="").join("\n\n")}}function skillsInPrompt(skills){return[(0,_skill_render_js__WEBPACK_IMPORTED_MODULE_1__.F8)(skills),catalogue(skills)].filter(part=>part!=="")}function systemPromptOf(own){const trust=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("trust")
return own===""?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("system",{trust:trust}):`${own}\n\n${trust}`}function catalogue(skills){const listed=skills.filter(_skill_skill_js__WEBPACK_IMPORTED_MODULE_2__.yy)
if(listed.length===0)return""
const shown=fitting(listed)
const hidden=listed.length-shown.length
const rest=hidden===0?"":`\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/more",{count:String(hidden)})}`
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/catalogue",{list:shown.join("\n")+rest})}function fitting(skills){const names=skills.map(({name:name})=>`- ${name}`)
const short=names.slice(0,fittingCount(names))
const room=_skill_skill_js__WEBPACK_IMPORTED_MODULE_2__.vE-lengthOf(short)
const share=fairShare(skills.slice(0,short.length).map(skill=>descriptionOf(skill).length+2),room)
return short.map((name,index)=>withDescription(name,skills[index],share))}function withDescription(name,skill,share){return skill&&share>12?`${name}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.TN)(descriptionOf(skill),share-2)}`:name}function fairShare(lengths,room){let left=room
for(const[index,length]of[...lengths].sort((a,b)=>a-b).entries()){const share=Math.floor(left/(lengths.length-index))
if(length>share)return share
left-=length}return Number.MAX_SAFE_INTEGER}function fittingCount(lines){let length=0
const end=lines.findIndex(line=>{length+=line.length+1
return length>_skill_skill_js__WEBPACK_IMPORTED_MODULE_2__.vE})
return end<0?lines.length:end}function lengthOf(lines){return lines.reduce((sum,line)=>sum+line.length+1,0)}function descriptionOf({description:description,content:content}){const first=content.split("\n").find(line=>line.trim()!=="")??""
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.TN)(description??first.replace(/^#+\s*/,""),1024)}}),58890:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{If:()=>MAIN_FILES,Jr:()=>toolsFor,K$:()=>skillsFor,Ms:()=>readSubAgent,OD:()=>nameList,o0:()=>discoverSubAgents})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(58225)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _event_envelope_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(71093)
var _hook_hook_config_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(81664)
var _skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63846)
var _skill_skill_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60601)
var _tool_registry_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(92590)
var _agent_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(97065)
const nameList=zod__WEBPACK_IMPORTED_MODULE_8__.union([zod__WEBPACK_IMPORTED_MODULE_8__.array(zod__WEBPACK_IMPORTED_MODULE_8__.string()),zod__WEBPACK_IMPORTED_MODULE_8__.string().transform(line=>line.split(","))]).transform(list=>list.map(name=>name.trim()).filter(name=>name!=="")).readonly()
const servers=zod__WEBPACK_IMPORTED_MODULE_8__.record(zod__WEBPACK_IMPORTED_MODULE_8__.string(),_event_envelope_js__WEBPACK_IMPORTED_MODULE_2__.LM).readonly()
const MIXED="It has either names, or changes such as +browser and -glob, but not both."
const SubAgent=zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i,"It has to be one word of letters, digits and dashes."),description:zod__WEBPACK_IMPORTED_MODULE_8__.string().default(""),model:zod__WEBPACK_IMPORTED_MODULE_8__.string().default("inherit"),tools:nameList.refine(entries=>!(0,_tool_registry_js__WEBPACK_IMPORTED_MODULE_6__.Oq)(entries),MIXED).optional(),skills:nameList.prefault([]),max_iteration_per_run:zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).optional(),max_budget_per_run:zod__WEBPACK_IMPORTED_MODULE_8__.number().positive().optional(),hooks:_hook_hook_config_js__WEBPACK_IMPORTED_MODULE_3__.Ad.optional(),read_only:zod__WEBPACK_IMPORTED_MODULE_8__.boolean().default(!1),permission_mode:zod__WEBPACK_IMPORTED_MODULE_8__["enum"](["always_confirm","never_confirm","confirm_risky"]).nullable().default(null),mcp_servers:zod__WEBPACK_IMPORTED_MODULE_8__.union([nameList,servers]).optional(),mcp_config:servers.optional(),..._agent_js__WEBPACK_IMPORTED_MODULE_7__.Jb.unwrap().shape,system_prompt_suffix:zod__WEBPACK_IMPORTED_MODULE_8__.string().min(1,"It says nothing."),source:zod__WEBPACK_IMPORTED_MODULE_8__.string().optional()}).readonly()
function readSubAgent(path,file){const{fields:fields,body:body}=(0,_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__.zT)(file)
const given=Object.fromEntries(Object.entries(fields).filter(([,field])=>field!==null))
const named={name:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/\.md$/i,""),...given}
const agent=SubAgent.safeParse({...named,system_prompt_suffix:body,source:path})
if(agent.success)return agent.data
throw new Error((0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_9__.d)(agent.error))}const ALWAYS=new Set(["finish"])
const LOOKS={readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1}
const ONLY_VIEWS=new Set(["file_editor"])
function toolsFor({tools:names,read_only:read_only},tools){const named=tools.filter(({name:name})=>ALWAYS.has(name)||isNamed(name,names))
if(!read_only)return named
return named.flatMap(tool=>{if(ONLY_VIEWS.has(tool.name))return[Object.freeze({...tool,annotations:LOOKS})]
return tool.annotations.readOnlyHint?[tool]:[]})}function isNamed(name,entries){if(entries===void 0)return!0
return(0,_tool_registry_js__WEBPACK_IMPORTED_MODULE_6__.Xb)(entries)?!(0,_tool_registry_js__WEBPACK_IMPORTED_MODULE_6__.cM)(entries).includes(name):entries.map(_tool_registry_js__WEBPACK_IMPORTED_MODULE_6__.Qw).includes(name)}function skillsFor({skills:names},skills){return names.length===0?skills:skills.filter(skill=>(0,_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.Pj)(skill)||names.includes(skill.name))}const BUILT_IN=["general-purpose","code-explorer","bash-runner","reviewer"]
function builtInSubAgents(){return BUILT_IN.map(name=>{const{source:_,...agent}=readSubAgent(name,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)(`sub-agents/${name}`))
return agent})}const FOLDERS=[".agents/agents",".openhands/agents"]
const MAIN_FILES=FOLDERS.map(folder=>`${folder}/main.md`)
const MOST_AGENTS=50
async function discoverSubAgents(source,explicit=[]){const problems=[]
const agents=new Map(explicit.map(agent=>[agent.name,agent]))
const paths=await pathsIn(source,problems)
const texts=await source.read(paths)
for(const path of paths){const agent=read(path,texts.get(path),problems)
const other=agent&&agents.get(agent.name)
if(other)problems.push({path:path,problem:`is not used: ${other.source??"another"} has the name ${other.name} too`})
else if(agent)agents.set(agent.name,agent)}for(const agent of builtInSubAgents())if(!agents.has(agent.name))agents.set(agent.name,agent)
return{agents:[...agents.values()],problems:problems}}async function pathsIn(source,problems){const files=(await source.list()).filter(({path:path})=>rankOf(path)>=0&&!MAIN_FILES.includes(path))
const ordered=files.sort((a,b)=>rankOf(a.path)-rankOf(b.path)||(a.path<b.path?-1:1))
const tooLarge=ordered.filter(({size:size})=>size>_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.K7)
const beyond=ordered.filter(file=>!tooLarge.includes(file)).slice(MOST_AGENTS)
for(const{path:path}of tooLarge)problems.push({path:path,problem:`has more than the ${_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.K7} bytes that are read`})
for(const{path:path}of beyond)problems.push({path:path,problem:`is beyond the ${MOST_AGENTS} that are read`})
return ordered.filter(file=>!tooLarge.includes(file)&&!beyond.includes(file)).map(({path:path})=>path)}function rankOf(path){return FOLDERS.findIndex(folder=>/^[^/]+\.md$/i.test(path.slice(folder.length+1))&&path.startsWith(`${folder}/`))}function read(path,text,problems){try{if(text===void 0)throw new Error("it could not be read")
return readSubAgent(path,text)}catch(error){problems.push({path:path,problem:`is not used: ${error instanceof Error?error.message:String(error)}`})
return}}}),81664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ad:()=>HookConfig,CW:()=>readHookConfig,XN:()=>mergeHooks,qM:()=>compileMatcher,se:()=>HookInput})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58225)
var _event_envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const HookType=zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["PreToolUse","PostToolUse","UserPromptSubmit","SessionStart","SessionEnd","Stop"])
const Hook=zod__WEBPACK_IMPORTED_MODULE_2__.object({type:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["command","prompt","agent"]).default("command"),command:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).optional(),prompt:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),timeout:zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().max(3600).default(60),async:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).refine(({type:type,command:command})=>type!=="command"||command!==void 0,"A hook of type command needs a command.").readonly()
const Matcher=zod__WEBPACK_IMPORTED_MODULE_2__.string().refine(pattern=>compileMatcher(pattern)!==void 0,"It is not a regular expression.")
const HookGroup=zod__WEBPACK_IMPORTED_MODULE_2__.object({matcher:Matcher.default("*"),hooks:zod__WEBPACK_IMPORTED_MODULE_2__.array(Hook).readonly()}).readonly()
const groups=zod__WEBPACK_IMPORTED_MODULE_2__.array(HookGroup).readonly().optional()
const Events=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({PreToolUse:groups,PostToolUse:groups,UserPromptSubmit:groups,SessionStart:groups,SessionEnd:groups,Stop:groups}).readonly()
const HookConfig=zod__WEBPACK_IMPORTED_MODULE_2__.preprocess(normalised,Events)
function readHookConfig(value,where){const config=HookConfig.safeParse(value)
if(config.success)return config.data
const hint="Fix the hooks, or remove them."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The hooks in ${where} cannot be used: ${(0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_3__.d)(config.error)}`,{hint:hint})}function normalised(value){if(!isObject(value))return value
const keys=Object.keys(value)
const events=keys.length===1&&isObject(value.hooks)?value.hooks:value
return Object.fromEntries(Object.entries(events).map(([key,field])=>[pascalCase(key),field]))}function isObject(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function pascalCase(key){return/^[a-z]+(_[a-z]+)*$/.test(key)?key.replaceAll(/(?:^|_)([a-z])/g,(_,letter)=>letter.toUpperCase()):key}function mergeHooks(configs){const events=HookType.options.flatMap(type=>{const groups=configs.flatMap(config=>config[type]??[])
return groups.length===0?[]:[[type,groups]]})
return events.length===0?void 0:Object.fromEntries(events)}function compileMatcher(matcher){const pattern=matcher.trim()
if(pattern===""||pattern==="*")return()=>!0
const source=/^\/(.+)\/$/.exec(pattern)?.[1]??pattern
try{const whole=new RegExp(`^(?:${source})$`,"u")
return tool=>tool!==void 0&&(tool===pattern||whole.test(tool))}catch{return}}const HookInput=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({event_type:HookType,tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),tool_input:_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM.optional(),tool_response:_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM.optional(),message:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),session_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),working_dir:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),metadata:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly().prefault({})}).readonly()}),69324:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BI:()=>hasHooks,Eu:()=>runHooks,aS:()=>hooksIn})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _hook_config_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(81664)
async function runHooks(input,setting){const context=[]
for(const hook of hooksFor(input,setting.config)){const ending=runHook(hook,input,setting)
if(hook.async){setting.onBackground(ending.then(noVerdict,noVerdict))
continue}const verdict=await ending
if(verdict.context!==void 0)context.push(verdict.context)
if(verdict.isBlocked)return{blocked:verdict.reason??unexplained(hook),context:context}}return{blocked:void 0,context:context}}function hasHooks({event_type:event_type,tool_name:tool_name},config){return hooksFor({event_type:event_type,tool_name:tool_name},config).length>0}function hooksFor({event_type:event_type,tool_name:tool_name},config){const groups=config[event_type]??[]
return groups.filter(({matcher:matcher})=>(0,_hook_config_js__WEBPACK_IMPORTED_MODULE_1__.qM)(matcher)?.(tool_name)).flatMap(({hooks:hooks})=>hooks)}async function runHook(hook,input,setting){const{end:end,verdict:verdict}=await runOne(hook,input,setting)
setting.onExecution({kind:"HookExecutionEvent",hook_event_type:input.event_type,hook_command:hook.command??hook.prompt??nameOf(hook),...input.tool_name!==void 0&&{tool_name:input.tool_name},success:end.exitCode===0&&verdict.error===void 0,blocked:verdict.isBlocked,exit_code:end.exitCode,stdout:end.stdout,stderr:end.stderr,...verdict.isBlocked&&{reason:verdict.reason??unexplained(hook)},...verdict.context!==void 0&&{additional_context:verdict.context},...verdict.error!==void 0&&{error:verdict.error},...setting.about})
return verdict}const NOTHING={exitCode:-1,stdout:"",stderr:""}
async function runOne(hook,input,{run:run,signal:signal}){const{type:type,command:command,timeout:timeout}=hook
if(type!=="command"||command===void 0)return{end:NOTHING,verdict:failed(`Hooks of type ${type} are not run.`)}
try{const stdin=JSON.stringify(_hook_config_js__WEBPACK_IMPORTED_MODULE_1__.se.parse(input))
const end=await run({command:command,stdin:stdin,environment:environmentOf(input),timeoutMs:timeout*1e3,signal:signal})
return{end:end,verdict:verdictOf(end)}}catch(error){signal.throwIfAborted()
return{end:NOTHING,verdict:failed(error instanceof Error?error.message:String(error))}}}function environmentOf({event_type:event_type,tool_name:tool_name,session_id:session_id,working_dir:working_dir}){return{OPENHANDS_EVENT_TYPE:event_type,...working_dir!==void 0&&{OPENHANDS_PROJECT_DIR:working_dir},...session_id!==void 0&&{OPENHANDS_SESSION_ID:session_id},...tool_name!==void 0&&{OPENHANDS_TOOL_NAME:tool_name}}}function unexplained(hook){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("hooks/unexplained",{hook:nameOf(hook)})}function nameOf({name:name,command:command,type:type}){return name??command??type}function noVerdict(){}const words=zod__WEBPACK_IMPORTED_MODULE_2__.string().optional().catch(void 0)
const HookReply=zod__WEBPACK_IMPORTED_MODULE_2__.object({decision:words,reason:words,additionalContext:words,continue:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional().catch(void 0)})
const BLOCK=2
const LONGEST=1e4
function verdictOf({exitCode:exitCode,stdout:stdout,stderr:stderr,timedOut:timedOut}){if(timedOut)return failed("It took too long.")
if(exitCode!==0&&exitCode!==BLOCK)return failed(`It ended with exit code ${exitCode}.`)
const reply=replyOn(stdout)
const isBlocked=exitCode===BLOCK||isDenial(reply)
return{isBlocked:isBlocked,reason:isBlocked?spoken(reply.reason)??spoken(stderr):void 0,context:spoken(reply.additionalContext),error:void 0}}function failed(error){return{isBlocked:!1,reason:void 0,context:void 0,error:error}}function isDenial({decision:decision,continue:goesOn}){return decision==="deny"||decision==="block"||goesOn===!1}function replyOn(stdout){try{return HookReply.safeParse(JSON.parse(stdout)).data??{}}catch{return{}}}function spoken(words){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.e9)(words?.trim()??"",LONGEST,"[... the hook says more ...]")||void 0}function hooksIn(workspace,over){return({command:command,stdin:stdin,environment:variables,timeoutMs:timeoutMs,signal:signal})=>workspace.pipe({command:command,stdin:stdin,variables:variables},{timeoutMs:timeoutMs,signal:AbortSignal.any([signal,over])})}}),16034:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>leaveOutImages,M:()=>protocolModel})
var promises_=__webpack_require__(58500)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var content=__webpack_require__(46032)
var endpoint=__webpack_require__(11627)
var core_error=__webpack_require__(97922)
var bytes=__webpack_require__(91438)
var failure_reason=__webpack_require__(38608)
var model_fault=__webpack_require__(76221)
var quote=__webpack_require__(12713)
const IN_LOG="The log of this run shows its reply."
function explainReason(reason,{model:model,host:host}){switch(reason){case"context-window":return[`The conversation is longer than the model "${model}" takes in.`,"Use a model with a larger context."]
case"malformed-history":return[`The model endpoint ${host} did not accept the history of the conversation.`,IN_LOG]
case"content-policy":return[`The model's provider refused the request under its content policy.`,"Ask for it in other words."]
case"output-limit":return[`The reply of the model "${model}" was cut off at its output limit.`,"Use a model with a larger output limit, or ask for less at once."]
case"empty-reply":return[`The model "${model}" returned an empty reply.`,"Run it again, or use another model."]
case"rejected-call":return[`The model "${model}" wrote a tool call that its endpoint did not accept.`,`Use a model that writes calls better, or put {"native_tool_calling": false} into the \`model-features\` input. ${IN_LOG}`]
case"unparsed-call":case"text-protocol":return[`The model "${model}" wrote a tool call that cannot be read.`,"Run it again, or use another model."]}}const NO_CREDIT=new Set(["insufficient_quota","billing_hard_limit_reached","billing_not_active","access_terminated"])
const NO_CREDIT_WORDS=/exceeded your (current|monthly)( \w+)? quota|credit balance is too low|insufficient (credits?|balance|funds|quota)|(requires|purchase|add) more credits|out of credits|billing (hard limit|is not active|account)|payment required|exceeded.{0,30}(spending|spend|budget) limit|budget has been exceeded/i
function isOutOfCredit({status:status,code:code,message:message},retryAfterMs){if(status===402||NO_CREDIT.has(code))return!0
return[400,403,429].includes(status)&&retryAfterMs===void 0&&NO_CREDIT_WORDS.test(message)}const GONE=/model.{0,80}(not found|does ?n[o']t exist|not exist|is not supported|is not available|unavailable|decommissioned|deprecated|been (retired|removed|shut ?down))|(unknown|invalid|no such) model|not a valid model|no (allowed )?(endpoints?|providers?).{0,20} found|no healthy deployments|deployment.{0,40}does not exist/i
const GONE_CODES=new Set(["model_not_found","model_not_available","model_deprecated","deploymentnotfound","model_not_supported","invalid_model"])
function isModelGone({status:status,code:code,param:param,message:message}){if(status===404||status===410||GONE_CODES.has(code))return!0
return[400,403,422].includes(status)&&param===""&&GONE.test(message)&&!PARAMETER.test(message)}const NO_ACCESS=/\b(?:no|not have|not having|without|lacks?) access\b/i
const RETIRED=/decommissioned|deprecated|retired|removed|shut ?down/i
function isModelClosed({status:status,message:message}){if(status===403)return!RETIRED.test(message)
return NO_ACCESS.test(message)&&!/exist/i.test(message)}function isRefusedOnTheWay({status:status,message:message}){return status===403&&isPage(message)}function isPage(message){return/^(?:\d{3} )?\s*</.test(message)}const NO_SUCH_ADDRESS=/unexpected endpoint|unknown (?:request )?(?:url|endpoint|route)|invalid url|cannot post \//i
function isNoSuchAddress({status:status,code:code,message:message}){if(NO_SUCH_ADDRESS.test(message))return Number.isNaN(status)||status>=400&&status<500
if(![404,405].includes(status)||GONE_CODES.has(code)||GONE.test(message))return!1
const words=message.replaceAll(/(?:https?:\/\/|(?<=^|[\s"'(])\/)\S+/g,"")
return isPage(message)||!/\b(?:models?|deployments?)\b/i.test(words)}const PARAMETER=/(?:unsupported|unknown|unrecognized|invalid|unexpected) (?:parameter|value|argument|request argument|field|name|keyword argument)\S*(?: supplied)?:? *["'`]?([a-z][\w.]*)["'`]?|["'`]?([a-z][\w.]*)["'`]?:? (?:extra inputs are not permitted|extra fields not permitted|is not supported with|is deprecated for)/i
const INPUTS={temperature:"Leave the `temperature` input empty, or give it a value that the model takes.",reasoning_effort:"Leave the `reasoning-effort` input empty, or give it a value that the model takes.",stop:'Put {"stop_words": false} into the `model-features` input.',tools:'Put {"native_tool_calling": false} into the `model-features` input.',tool_choice:'Put {"native_tool_calling": false} into the `model-features` input.',cache_control:'Put {"prompt_caching": "none"} into the `model-features` input.',prompt_cache_key:'Put {"prompt_caching": "none"} into the `model-features` input.',"reasoning.effort":"Leave the `reasoning-effort` input empty, or give it a value that the model takes."}
function rejectedParameter({status:status,param:param,message:message}){if(![400,422].includes(status))return
const found=PARAMETER.exec(message)
const name=found&&(param||found[1]||found[2])
return name&&/^[\w.]{2,60}$/.test(name)?name:void 0}const SETTINGS=[[/not support.{0,20}(tools?|function)( use| calling| calls?)?\b|--enable-auto-tool-choice/i,model=>`The model "${model}" takes no tools`,'Put {"native_tool_calling": false} into the `model-features` input, or use another model.'],[/verified to stream/i,model=>`The model "${model}" may not be streamed with this key`,'Put {"stream": false} into the `model-features` input, or have the provider verify the organization.'],[/only supports? (?:the )?stream|stream(?:ing)? (?:mode )?(?:is required|must be (?:set|enabled|true))|enable the stream parameter/i,model=>`The model "${model}" answers as a stream only`,'Take {"stream": false} out of the `model-features` input.'],[/not support stream|stream(?:ing)? (?:mode )?is not (?:supported|available|allowed)/i,model=>`The model "${model}" does not stream`,'Put {"stream": false} into the `model-features` input.'],[/not support.{0,20}(?:images?|vision)\b|(?:images?|image_url)\b.{0,30}(?:not supported|only supported by)/i,model=>`The model "${model}" sees no images`,'Put {"vision": false} into the `model-features` input, or name a model that sees them in the `vision-model` input.'],[/content\b.{0,40}(?:must|should) be a (?:valid )?string|invalid type: sequence, expected a string/i,model=>`The model "${model}" takes messages as plain text only`,'Put {"string_content": true} into the `model-features` input.']]
function settingFor({message:message},model){const[,headline,hint]=SETTINGS.find(([words])=>words.test(message))??[]
return headline&&hint!==void 0?[headline(model),hint]:void 0}function hintFor(parameter){const generally="Say what the model takes in the `model-features` input, or use another model."
return INPUTS[parameter]??generally}function toModelFault(error,endpoint){if(error instanceof fault.vC)return error
if(error instanceof bytes.IO||error instanceof core_error.xX)return unanswered(error,endpoint)
if(!(error instanceof core_error.LG))return defect(error,endpoint)
const told=toldBy(error)
const after=(0,failure_reason.Vs)(error.headers,told.message)
const isOther=isRefusedOnTheWay(told)||isOutOfCredit(told,after)
const reason=isOther?void 0:(0,failure_reason.A3)(told.status,told.code,told.message)
if(reason){const[headline,hint]=explainReason(reason,endpoint)
const said={quote:(0,quote.kq)(told.message,endpoint.apiKey),reply:replyFor(hint,error,endpoint)}
return new model_fault.Q(headline,{hint:hint,...said,reason:reason,cause:error})}return refused(error,told,after,endpoint)}function replyFor(hint,{error:error,message:message},{apiKey:apiKey}){if(!hint.endsWith(IN_LOG))return
return(0,quote.Ul)(error===void 0?message:JSON.stringify(error,null,1),apiKey)}function defect(error,{apiKey:apiKey}){const{code:code,message:message,hint:hint,cause:cause}=(0,fault.ec)(error)
return new fault.vC(code,(0,quote.hD)(message,apiKey),{hint:hint,cause:cause})}function unanswered(error,endpoint){if(error instanceof core_error.xX&&!isSilence(error)){const{words:words,isWrong:isWrong}=unreached(error,endpoint)
const worth=isWrong?{isLasting:!0,mostAttempts:2}:{}
return new model_fault.Q(words[0],{hint:words[1],isTransient:!0,...worth,cause:error})}const[headline,hint]=brokenOff(error,endpoint.host)
const worth=isSilence(error)?{mostAttempts:2}:{}
return new model_fault.Q(headline,{hint:hint,isTransient:!0,...worth,cause:error})}function isSilence(error){return error instanceof core_error.qA||deepest(error).code==="UND_ERR_BODY_TIMEOUT"}function brokenOff(error,host){if(isSilence(error))return[`The model at ${host} did not answer in time.`,"Run it again."]
return[`The model at ${host} failed: its reply broke off or could not be read.`,"Run it again; if it persists, check the `base-url` input."]}function toldBy({status:status,code:code,param:param,type:type,message:message,error:error}){const beside=error
const asCode=Number(beside?.status_code??code??Number.NaN)
const word=String(code||type||"").toLowerCase()
const number=status??(asCode>=400&&asCode<600?asCode:statusIn(word))
return{status:number,code:word,param:param??"",message:message}}const STATUSES=[[/^authentication_error$/,401],[/^permission(?:_denied)?(?:_error)?$/,403],[/^rate_limit/,429],[/^invalid_request/,400]]
function statusIn(word){return STATUSES.find(([known])=>known.test(word))?.[1]??Number.NaN}function refused(cause,told,after,endpoint){const{words:words,...kind}=kindOf(told,after,endpoint)
const[headline,hint]=words
return new model_fault.Q(headline,{...kind,hint:hint,quote:(0,quote.kq)(told.message,endpoint.apiKey),reply:replyFor(hint,cause,endpoint),cause:cause,retryAfterMs:kind.isTransient?after:void 0})}function kindOf(told,after,endpoint){if(isOutOfCredit(told,after))return{words:noCredit(told,endpoint),isLasting:!1}
if(isRefusedOnTheWay(told))return{words:refusedOnTheWay(told,endpoint)}
const other=told.status<500?(0,failure_reason.UY)(told.message,endpoint.api):void 0
if(other)return{words:servedOver(other,told,endpoint),isModelMissing:!0}
if(isNoSuchAddress(told))return{words:noSuchAddress(told,endpoint)}
if(isModelGone(told))return{words:gone(told,endpoint),isModelMissing:!0}
return{words:explain(told,endpoint),isTransient:mayPass(told)}}const PASSING=new Set([408,409,425,429])
const FINAL_CODES=/invalid|authentication|permission|not_found|unsupported|billing/
function mayPass({status:status,code:code}){if(Number.isNaN(status))return!FINAL_CODES.test(code)
return PASSING.has(status)||status>=500&&status!==501&&status!==505}function answered({status:status},{host:host}){return Number.isNaN(status)?host:`${host} answered ${status}`}function noCredit(told,endpoint){const hint="Add credit, or use another key in the `api-key` input."
return[`The model account has no credit left (${answered(told,endpoint)}).`,hint]}function refusedOnTheWay(told,endpoint){return[`Something between here and the endpoint refused the request (${answered(told,endpoint)}).`,"Check the `base-url` input, and whether a proxy or a firewall before the endpoint lets this runner through."]}const PROTOCOLS={chat:"Chat Completions",responses:"Responses"}
function servedOver(api,told,endpoint){const what=api==="responses"?"takes tools through":"is served through"
const headline=`The model "${endpoint.model}" ${what} the ${PROTOCOLS[api]} API only (${answered(told,endpoint)}).`
return[headline,`Set \`api-mode: ${api}\`.`]}function gone(told,endpoint){if(isModelClosed(told)){const hint="Give the key's project or account access to it, or check the `api-key` and `model` inputs."
return[`The key has no access to the model "${endpoint.model}" (${answered(told,endpoint)}).`,hint]}const hint="Check the `model` and `base-url` inputs; the model may have been retired."
return[`The model "${endpoint.model}" was not found (${answered(told,endpoint)}).`,hint]}const PATHS={chat:"/chat/completions",responses:"/responses",messages:"/messages"}
function noSuchAddress(told,{baseUrl:baseUrl,api:api,apiKey:apiKey}){const{origin:origin,pathname:pathname}=new URL(baseUrl)
const path=PATHS[api]
const root=`${origin}${pathname.replace(/\/+$/,"")}`
const status=Number.isNaN(told.status)?"":` (answered ${told.status})`
const name={chat:void 0,responses:"Responses",messages:"Messages"}[api]
const isBare=root===origin
const others=isBare?"":" If this endpoint has only the Responses or the Messages API, set `api-mode` to it."
const mode=name===void 0?others:` If this endpoint has no ${name} API, set \`api-mode: chat\`.`
const where=isBare?`Most endpoints have their API below /v1: try \`base-url: ${root}/v1\`.`:"Check the `base-url` input: it should be the API's root, usually ending in /v1."
return[(0,quote.hD)(`There is no API at \`${root}${path}\`${status}.`,apiKey),(0,quote.hD)(`${where}${mode}`,apiKey)]}function explain(told,endpoint){const{status:status}=told
const what=answered(told,endpoint)
if(endpoint.isToken&&(status===401||status===403))return notSignedIn(what)
if(status===401)return[`The model endpoint refused the key (${what}).`,keyHint(told)]
if(status===403)return[`The key may not use the model "${endpoint.model}" (${what}).`,"Check the `api-key` and `model` inputs."]
if(status===429)return[`The model is rate limited (${what}).`,"Wait a little, then run it again."]
if(status===408)return[`The model did not answer in time (${what}).`,"Run it again later."]
if(!(status<500))return[`The model endpoint failed (${what}).`,"Run it again later."]
return notAccepted(told,what,endpoint)}function notSignedIn(what){return[`The model endpoint refused the sign-in of this job (${what}).`,"Check `azure-client-id` and `azure-tenant-id`, and whether the identity has the role for this resource: docs/providers.md says what it needs."]}function keyHint({message:message}){return/\bexpired\b/i.test(message)?"Check the `api-key` input. If it is a token that has expired, get a new one in this job, and set `timeout-minutes` below its life.":"Check the `api-key` input."}function notAccepted(told,what,{model:model,apiKey:apiKey}){const setting=settingFor(told,model)
if(setting)return[`${setting[0]} (${what}).`,setting[1]]
const parameter=rejectedParameter(told)
if(parameter===void 0)return[`The model endpoint did not accept the request (${what}).`,IN_LOG]
return[`The model "${model}" does not take the parameter "${(0,quote.hD)(parameter,apiKey)}" (${what}).`,hintFor(parameter)]}const CHECK="Check the `base-url` input and the runner's network."
const UNTRUSTED=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_VERIFY_LEAF_SIGNATURE","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY"])
function unreached(error,{host:host,hasAnswered:hasAnswered=!1}){const{code:code,hostname:hostname}=deepest(error)
const name=hostname??host.replace(/:\d+$/,"")
if(code==="ENOTFOUND")return{words:[`The host ${name} was not found.`,CHECK],isWrong:!hasAnswered}
if(code==="ECONNREFUSED"){const hint="Check that the server runs and that the `base-url` input names its port."
return{words:[`The model endpoint ${host} refused the connection.`,hint],isWrong:!1}}if(code.startsWith("HPE_")){const hint="Check the `base-url` input: its port may be that of another server."
return{words:[`What answers at ${host} does not speak HTTP.`,hint],isWrong:!0}}const certificate=certificateWords(code,host)
if(certificate)return{words:certificate,isWrong:!0}
return{words:[`The model endpoint ${host} could not be reached.`,CHECK],isWrong:!1}}function certificateWords(code,host){if(UNTRUSTED.has(code)){const hint="If it is the certificate of your own authority, set NODE_EXTRA_CA_CERTS to the file of that authority in the `env:` of the step."
return[`The certificate of the model endpoint ${host} is not trusted.`,hint]}if(code==="CERT_HAS_EXPIRED")return[`The certificate of the model endpoint ${host} has expired.`,"Have it renewed."]
if(code!=="ERR_TLS_CERT_ALTNAME_INVALID")return
return[`The certificate of the model endpoint ${host} is for another host.`,"Check the `base-url` input."]}function deepest(error){if(error.cause instanceof Error)return deepest(error.cause)
const{code:code,hostname:hostname}=error
return{code:typeof code==="string"?code:"",hostname:typeof hostname==="string"?hostname:void 0}}var read_reply=__webpack_require__(2536)
var usage=__webpack_require__(54847)
const IDLE_MS=6e4
function protocolModel(options,protocol){const{model:model,features:features,clock:clock,idleMs:idleMs=IDLE_MS}=options
const{host:host}=new URL(options.baseUrl)
let hasAnswered=!1
const heard=async(input,init)=>{const response=await options.fetch(input,init)
hasAnswered=!0
return response}
const authorize=authorizer({...options,fetch:heard})
const thinks=features.silent_thinking||features.reasoning_effort!==void 0
const mayBeSilent=!features.stream||features.api==="responses"||thinks
return{name:model,features:features,async complete(request){request.signal.throwIfAborted()
const start=clock()
const{client:client,redact:redact,apiKey:apiKey}=await authorize(request.signal)
const controller=new AbortController
const giveUp=fault=>controller.abort(fault)
const watch=(0,read_reply.E5)({host:host,idleMs:idleMs,mayBeSilent:mayBeSilent,giveUp:giveUp})
const fold=protocol.fold()
let stated={}
const spent=characters=>({usage:(0,usage.Fs)({...fold.usage,cost:fold.usage?.cost??stated.cost},{request:request,characters:characters,features:features}),latencyMs:clock()-start})
try{const response=await protocol.send(await client,request,AbortSignal.any([request.signal,controller.signal]))
stated=statedBy(response.headers)
const reply=await(0,read_reply.Xw)(response,fold,{host:host,watch:watch,redact:redact,onDelta:request.onDelta})
await(0,promises_.setImmediate)()
const answeredBy=(0,quote.hD)(redact(stated.answeredBy??reply.answeredBy??""),apiKey)||void 0
return{...reply,answeredBy:answeredBy,...spent((0,usage.EX)(reply.message))}}catch(error){const fault=ours(controller.signal.reason)??ours(error)??error
controller.abort()
if(fold.size>0||fold.usage)request.onLost?.(spent(fold.size))
if(request.signal.aborted&&fold.size===0)options.onSilence?.({host:host,ms:clock()-start,hasSigns:watch.hasBegun})
request.signal.throwIfAborted()
const{baseUrl:baseUrl}=options
const isToken=typeof options.apiKey!=="string"
throw toModelFault(fault,{model:model,host:host,baseUrl:baseUrl,api:features.api,apiKey:apiKey,isToken:isToken,hasAnswered:hasAnswered})}finally{watch.stop()}}}}function authorizer({apiKey:apiKey,...options}){const open=(key,isToken)=>{const authorized={...options,apiKey:key,isToken:isToken}
return{client:(0,endpoint.My)(authorized),redact:(0,endpoint.sD)(authorized),apiKey:key}}
if(typeof apiKey==="string"){const access=open(apiKey,!1)
return async()=>access}let last
return async signal=>{const token=await apiKey(signal)
if(last?.apiKey!==token)last=open(token,!0)
return last}}function statedBy(headers){const cost=Number(headers.get("x-litellm-response-cost")??0)
const answeredBy=headers.get("x-litellm-model-name")
return{...cost>0&&{cost:cost},...answeredBy!==null&&{answeredBy:answeredBy}}}function ours(error){if(error instanceof fault.vC)return error
return error instanceof Error&&error.cause instanceof fault.vC?error.cause:void 0}function leaveOutImages(messages,{vision:vision,string_content:string_content}){if(vision&&!string_content||!messages.some(hasImage))return messages
const note=(0,content.Qq)((0,prompts.J1)("image-left-out"))
return messages.map(message=>hasImage(message)?{...message,content:message.content.map(block=>block.type==="image"?note:block)}:message)}function hasImage({content:content}){return content.some(block=>block.type==="image")}}),11627:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{My:()=>openClient,c_:()=>loadClient,sD:()=>redactorFor,ub:()=>requireSendable})
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38321)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51977)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76221)
var _failure_quote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(12713)
var _stream_bytes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(91438)
function redactorFor({apiKey:apiKey,headers:headers={}}){return(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_2__.redactor)([apiKey,...Object.values(headers).flatMap(value=>value.split(" "))])}const FOREVER=2**31-1
function loadClient(){return __webpack_require__.e(2302).then(__webpack_require__.bind(__webpack_require__,32302))}function requireSendable({apiKey:apiKey,headers:headers={}}){if(typeof apiKey==="string")requireSoundKey(apiKey)
requireSoundHeaders(headers)}function openClient(options){requireSendable(options)
const client=loadClient().then(({OpenAI:OpenAI})=>clientOf(OpenAI,options))
client.catch(()=>{})
return client}function clientOf(Client,options){return new Client({apiKey:options.apiKey,baseURL:options.baseUrl,defaultQuery:options.apiVersion?{"api-version":options.apiVersion}:void 0,fetch:plainFetch(options),maxRetries:0,timeout:FOREVER,logLevel:"off"})}function requireSoundKey(apiKey){if(/^[\x21-\x7e]+$/.test(apiKey))return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config","The API key is empty, or holds blanks or other characters that no key has.",{hint:"Check the `api-key` input and the secret that it comes from."})}function requireSoundHeaders(headers){for(const[name,value]of Object.entries(headers)){if(/^[\w!#$%&'*+.^`|~-]+$/.test(name)&&/^[\t\x20-\x7e\x80-\xff]*$/.test(value))continue
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",`The header ${JSON.stringify(name)} for the model holds characters that cannot be sent.`,{hint:"Check the `model-headers` input."})}}const REDIRECTS=[301,302,303,307,308]
const MOST_REDIRECTS=3
const LONGEST_REFUSAL=64*1024
function plainFetch(options){const headers=headersOf(options)
const redact=redactorFor(options)
return async(input,init)=>{const response=await follow(options.fetch,new URL(String(input)),{...init,headers:headers,redirect:"manual"})
if(response.ok||!response.body)return response
return new Response((0,_failure_quote_js__WEBPACK_IMPORTED_MODULE_4__._H)(redact(await(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)((0,_stream_bytes_js__WEBPACK_IMPORTED_MODULE_5__.tM)(response.body,LONGEST_REFUSAL)))),response)}}function headersOf({headers:headers={},...options}){const all=new Headers({...keyHeaders(options),"content-type":"application/json",accept:"application/json","user-agent":"deckhand"})
for(const[name,value]of Object.entries(headers))all.set(name,value)
return all}function keyHeaders({apiKey:apiKey,isToken:isToken,apiVersion:apiVersion,features:features}){const isMessages=features.api==="messages"
const name=isToken?void 0:isMessages?"x-api-key":apiVersion?"api-key":void 0
return{...name===void 0?{authorization:`Bearer ${apiKey}`}:{[name]:apiKey},...isMessages&&{"anthropic-version":"2023-06-01"}}}async function follow(fetch,url,init,redirects=0){const response=await fetch(url.href,init).catch(error=>notConnected(error,url))
const location=response.headers.get("location")
if(!REDIRECTS.includes(response.status)||location===null)return response
await(response.body?.cancel())
const target=URL.parse(location,url.href)
if(target===null||target.origin!==url.origin)throw elsewhere(url,target)
if(redirects===MOST_REDIRECTS)throw misled(`The model endpoint ${url.host} redirects again and again.`)
if(response.status>=307)return follow(fetch,target,init,redirects+1)
const{body:_,...rest}=init
return follow(fetch,target,{...rest,method:"GET"},redirects+1)}function notConnected(error,{host:host}){const cause=error instanceof Error&&error.cause instanceof Error?error.cause:void 0
if(cause?.code!=="UND_ERR_CONNECT_TIMEOUT")throw error
throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q(`The model endpoint ${host} did not accept a connection within 10 s.`,{hint:"Check the `base-url` input and the runner's network.",isTransient:!0,cause:error})}function elsewhere(url,target){return misled(`The model endpoint ${url.host} redirects to ${target?.origin??"no valid address"}: not followed.`)}function misled(message){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q(message,{hint:"Check the `base-url` input: give the address that really answers."})}}),38608:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A3:()=>reasonOf,KX:()=>protocolAskedBy,UY:()=>protocolIn,Vs:()=>retryAfterMs})
var openai_core_error__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(97922)
var _repairs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46974)
var _model_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76221)
const REFUSED=[400,413,422]
const WORDINGS=[{reason:"rejected-call",statuses:[...REFUSED,500],codes:["tool_use_failed","output_parse_failed"],words:/failed to call a function|tool call validation failed|(error|failed|failure|unable)( while| to)? pars(e|ing)( the)? (tool|function) calls?\b|could not parse.{0,20}(tool|function) call|generated output that could not be parsed/i},{reason:"output-limit",statuses:[400],codes:["output_limit_reached"],words:/could not finish the message because max_tokens|model output limit was reached/i},{reason:"malformed-history",statuses:[...REFUSED,500],codes:["invalid_request_message_order"],words:new RegExp(["must be followed by tool messages","did not have response messages","must be a response to a prece+d","tool_use.{0,80}without.{0,80}tool_result","unexpected.{0,20}tool_use_id","no tool (call|output) found","without its required","not the same number of function calls and responses","function call turn comes immediately after","number of function response parts","expected toolResult blocks","number of toolResult blocks","tool_call_id.{0,20}(is missing|not found)","expected .?thinking.? or .?redacted_thinking",..._repairs_js__WEBPACK_IMPORTED_MODULE_1__.v.map(({words:words})=>words.source)].join("|"),"is")},{reason:"context-window",statuses:[...REFUSED,500],codes:["context_length_exceeded","string_above_max_length","exceed_context_size_error","model_context_window_exceeded"],words:/context[ _-]?(length|window|size|limit)s?\b|maximum context|prompt is too long|prompt too long|maximum prompt length|too many (input |total )?tokens|input is too long|input length exceeds|(input|prompt) token count.{0,40}exceeds|exceeds? the (maximum|max) (number of )?(input )?tokens|exceed(s|ed)? (the )?model token limit|too large for model with \d+ maximum/i},{reason:"content-policy",statuses:[...REFUSED,403],codes:["content_filter","content_policy_violation","responsibleaipolicyviolation","data_inspection_failed","invalid_prompt","guardrail_intervened"],words:/content[ _-]?(policy|filter|management)|responsible ?ai ?policy|safety (system|policy|settings)|(due to|blocked by|blocked for|blockreason:?) ?safety|prohibited_content|flagged (as potentially|for)|your input was flagged|content exists risk|inappropriate content|violates (our |the )?usage (guidelines|polic)|blocked by.{0,20}guardrail/i}]
function reasonOf(status,code,message){const lowerCode=typeof code==="string"?code.toLowerCase():""
const fits=({statuses:statuses,codes:codes,words:words})=>(Number.isNaN(status)||statuses.includes(status))&&(codes.includes(lowerCode)||words.test(message))
return WORDINGS.find(fits)?.reason}const UNITS={ms:1,s:1e3,m:6e4,h:36e5,d:864e5}
function retryAfterMs(headers,message){return(headers&&inHeaders(headers))??inWords(message)}function inHeaders(headers){const after=headers.get("retry-after")??""
return number(headers.get("retry-after-ms"))??seconds(after)??untilDate(after,headers)??untilReset(headers)}function seconds(value){const amount=number(value)
return amount===void 0?void 0:amount*1e3}function number(value){return value!==null&&/^\d{1,9}(\.\d+)?$/.test(value.trim())?Number(value):void 0}function untilDate(value,headers){const[then,now]=[Date.parse(value),Date.parse(headers.get("date")??"")]
return Number.isNaN(then-now)?void 0:Math.max(0,then-now)}function untilReset(headers){const resets=["requests","tokens"].filter(what=>headers.get(`x-ratelimit-remaining-${what}`)==="0").flatMap(what=>duration(headers.get(`x-ratelimit-reset-${what}`)??"")??[])
return resets.length===0?void 0:Math.max(...resets)}function inWords(message){const told=/(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?(?:ms|[smhd])[a-z]* ?)+)/i.exec(message)?.[1]
return told===void 0?void 0:duration(told)}function duration(value){const parts=[...value.toLowerCase().matchAll(/(\d+(?:\.\d+)?) ?(ms|[smhd])/g)]
if(parts.length===0)return
return Math.ceil(parts.reduce((sum,[,amount,unit=""])=>sum+Number(amount)*(UNITS[unit]??0),0))}const NAMES={chat:/(?:the )?[`'"]?(?:\/?v1\/)?\/?chat[ /]completions?\b/.source,responses:/(?:the )?[`'"]?(?:\/?v1\/)?\/?responses\b/.source}
const wants=api=>`(?:\\buse|switch to|requires?|only (?:supported|available|works?) (?:in|on|by|via|with|through|over)) ${NAMES[api]}`
const lacks=api=>`\\bmodels?\\b[^.]{0,80} (?:not supported (?:in|on|by|via|with|through|for)|(?:does|do) not support) ${NAMES[api]}`
const WORDS={responses:new RegExp(`${wants("responses")}|${lacks("chat")}|is not a chat model|chatcompletion operation does not work with`,"i"),chat:new RegExp(`${wants("chat")}|${lacks("responses")}|\\bresponses? operation does not work with`,"i")}
function protocolIn(message,used){const others={chat:"responses",responses:"chat",messages:void 0}
const other=others[used]
return other!==void 0&&WORDS[other].test(message)?other:void 0}function protocolAskedBy(fault,used){if(!(fault instanceof _model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q)||!(fault.cause instanceof openai_core_error__WEBPACK_IMPORTED_MODULE_0__.LG))return
const{status:status=400,message:message}=fault.cause
return status>=400&&status<500?protocolIn(message,used):void 0}}),12713:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ul:()=>wholeReply,_H:()=>normalizeErrorBody,f_:()=>isTooDeep,hD:()=>quote,kq:()=>quoteSentence})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51977)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
const LENGTH=200
const KEY=/\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g
function wholeReply(words,apiKey){return withoutKeys(words,apiKey).slice(0,4096)}function withoutKeys(words,apiKey){return(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__.redactor)([apiKey??""])(words.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu,"")).replaceAll(KEY,"***")}function quote(words,apiKey){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(withoutKeys(words,apiKey),LENGTH)}const NO_WORDS=/^(?:status code \(no body\)|\(no status code or body\)|\{\})$/
function quoteSentence(message,apiKey){const words=message.replace(/^\d{3} /,"")
if(NO_WORDS.test(words))return
const isPage=/^\s*</.test(words)
const said=quote(isPage?/<title[^<>]*>([^<]*)/i.exec(words)?.[1]??"":words,apiKey)
return said===""?void 0:`"${said}"`}const Body=zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.unknown())
const Problem=zod__WEBPACK_IMPORTED_MODULE_2__.object({loc:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.number()])).default([]),msg:zod__WEBPACK_IMPORTED_MODULE_2__.string()})
const Problems=zod__WEBPACK_IMPORTED_MODULE_2__.array(Problem).min(1)
function normalizeErrorBody(body){const value=parse(body)
if(isTooDeep(value))return JSON.stringify({error:{message:body}})
if(typeof value==="string"&&value!=="")return JSON.stringify({error:{message:value}})
const refusal=Body.safeParse(Array.isArray(value)?value[0]:value)
if(!refusal.success)return body
const{error:error}=refusal.data
if(typeof error==="string"&&error!=="")return JSON.stringify({error:{message:error}})
if(error)return refusal.data===value?body:JSON.stringify(refusal.data)
return JSON.stringify({error:{...refusal.data,message:messageOf(refusal.data)}})}function isTooDeep(value){try{JSON.stringify(value)
return!1}catch{return!0}}function messageOf({message:message,detail:detail,errors:errors,...rest}){const told=message??detail??errors??rest
const within=Body.safeParse(told)
return inWords(within.success&&within.data.detail||told)}function inWords(told){if(typeof told==="string")return told
const problems=Problems.safeParse(told)
if(!problems.success)return JSON.stringify(told)
return problems.data.map(({loc:loc,msg:msg})=>`${loc.filter(part=>part!=="body").join(".")}: ${msg}`).join("; ")}function parse(body){try{return JSON.parse(body)}catch{return}}}),74343:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>featuresOf,X:()=>isKnownName})
var _model_features_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(83931)
var _model_name_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58431)
var _model_table_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(53628)
function featuresOf({model:model,baseUrl:baseUrl,overrides:overrides={}}){const{host:host}=new URL(baseUrl)
const name=(0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__.MH)(model)
const known=FAMILIES.filter(family=>fits(family,name,host)).map(({features:features})=>features)
const[price,context_window]=[(0,_model_table_js__WEBPACK_IMPORTED_MODULE_2__.Nr)(host,name),(0,_model_table_js__WEBPACK_IMPORTED_MODULE_2__.MF)(host,name)]
const spoken=overrides.api==="messages"?MESSAGES:{}
const listed={...price&&{price:price},...context_window&&{context_window:context_window}}
return Object.freeze(Object.assign({},_model_features_js__WEBPACK_IMPORTED_MODULE_0__.ZN,...known,spoken,listed,overrides))}function isKnownName(model){const name=(0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__.MH)(model)
return FAMILIES.some(family=>family.host===void 0&&fits(family,name,""))||(0,_model_table_js__WEBPACK_IMPORTED_MODULE_2__.MF)("",name)!==void 0}function fits(family,name,host){return isAt(host,family.host)&&(0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__.Js)(name,family.names)}function isAt(host,place){return place===void 0||(place.startsWith(".")?host.endsWith(place):host===place)}const OPENAI="api.openai.com"
const ANTHROPIC="api.anthropic.com"
const MESSAGES=Object.freeze({api:"messages",prompt_caching:"marks"})
const family=(names,features,host)=>Object.freeze({names:names,features:features,...host!==void 0&&{host:host}})
const FAMILIES=Object.freeze([family("*",{api:"responses",prompt_caching:"key"},OPENAI),family("gpt-3.5* gpt-4*",{api:"chat"},OPENAI),family("*",{prompt_caching:"key"},".openai.azure.com"),family("*",{prompt_caching:"key"},".openai.azure.us"),family("*",{prompt_caching:"key"},".openai.azure.cn"),family("*",{prompt_caching:"key"},".cognitiveservices.azure.com"),family("*",{prompt_caching:"key"},".services.ai.azure.com"),family("*",MESSAGES,ANTHROPIC),family("gpt>=5 codex* o>=1",{stop_words:!1}),family("gpt>=5 codex* o>=1 grok>=4 gemini>=2.5",{silent_thinking:!0}),family("gpt>=5",{context_window:272e3}),family("o>=1 codex-mini*",{context_window:2e5}),family("o1-mini* o1-preview*",{context_window:128e3,native_tool_calling:!1}),family("o1-mini* o3-mini* gpt-oss*",{vision:!1}),family("claude-*",{prompt_caching:"marks",send_reasoning:!0,context_window:2e5}),family("claude>=5",{context_window:1e6}),family("gemini>=2",{context_window:1048576}),family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*",{vision:!1,string_content:!0}),family("deepseek-* kimi-* minimax-m*",{send_reasoning:!0}),family("deepseek-vl* deepseek-flash deepseek-v4-flash* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v* glm-5.3-flash*",{vision:!0,string_content:!1}),family("deepseek-r1*",{send_reasoning:!1}),family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok>=4 grok-code*",{stop_words:!1}),family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*",{vision:!1}),family("qwen*vl*",{vision:!0}),family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*",{vision:!1}),family("llama-3* llama3* meta-llama-3* llama-2* llama2*",{vision:!1}),family("llama-3.2*vision* llama3.2-vision*",{vision:!0}),family("grok-3* grok-code*",{vision:!1}),family("grok-3*",{context_window:131072}),family("grok>=4 grok-code*",{context_window:2e5}),family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*",{native_tool_calling:!1})])}),58431:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Js:()=>fitsAny,MH:()=>plainName,T0:()=>makersName,xv:()=>withoutDate})
function plainName(model){const last=model.toLowerCase().split("/").at(-1)??""
return last.replace(/^ft:/,"").replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai|xai|google)\./,"")}function withoutDate(name){return name.replace(/[-@](?:latest|20\d\d-?\d\d-?\d\d)$/,"")}function makersName(name){const plain=withoutDate(name.replace(/(?:-v\d+(?::\d+)?|:[a-z]+)$/,""))
if(!plain.startsWith("claude-"))return plain
const[,version,words]=/^claude-(\d[\d.-]*)-([a-z][a-z-]*)$/.exec(plain)??[]
return(version===void 0?plain:`claude-${words}-${version}`).replaceAll(".","-")}const EXPRESSIONS={gpt:/^gpt-(\d{1,2})(?:[.-](\d{1,2}))?(?![\d])/,o:/^o(\d{1,2})(?:\.(\d{1,2}))?(?![a-z\d])/,claude:/^claude(?:-[a-z]+)*-v?(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/,gemini:/^gemini(?:-[a-z]+)*-(\d{1,2})(?:\.(\d{1,2}))?(?!\d)/,grok:/^grok-(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/}
function versionIn(name,family){const[,major,minor="0"]=EXPRESSIONS[family]?.exec(name)??[]
return major===void 0?void 0:[Number(major),Number(minor)]}function fitsAny(name,patterns){return patterns.split(" ").some(pattern=>fits(name,pattern))}function fits(name,pattern){const[family="",least]=pattern.split(">=")
if(least===void 0)return expressionFor(pattern).test(name)
const version=versionIn(name,family)
const[major=0,minor=0]=least.split(".").map(Number)
return version!==void 0&&(version[0]>major||version[0]===major&&version[1]>=minor)}function expressionFor(pattern){const source=pattern.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("*",".*").replaceAll("?",".")
return new RegExp(`^${source}$`)}}),53628:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Bt:()=>TABLE,Nr:()=>priceAt,gx:()=>tableDaysIfOld,MF:()=>windowAt})
var schemas=__webpack_require__(28942)
var iso=__webpack_require__(64377)
var model_name=__webpack_require__(58431)
const model_table_namespaceObject=JSON.parse('{"source":"LiteLLM 1.110.2","date":"2026-11-25","hosts":{"api.openai.com":{"chat-latest":{"window":400000,"input":5,"output":30,"cache_read":0.5},"daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-4.1":{"window":1047576,"input":2,"output":8,"cache_read":0.5},"gpt-4.1-mini":{"window":1047576,"input":0.4,"output":1.6,"cache_read":0.1},"gpt-4o":{"window":128000,"input":2.5,"output":10,"cache_read":1.25},"gpt-4o-2024-05-13":{"window":128000,"input":5,"output":15},"gpt-4o-mini":{"window":128000,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-5":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5-mini":{"window":272000,"input":0.25,"output":2,"cache_read":0.025},"gpt-5-nano":{"window":272000,"input":0.05,"output":0.4,"cache_read":0.005},"gpt-5-pro":{"window":400000,"input":15,"output":120},"gpt-5.1":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5.2":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.2-pro":{"window":272000,"input":21,"output":168},"gpt-5.3-codex":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.4":{"window":272000,"input":2.5,"output":15,"cache_read":0.25},"gpt-5.4-mini":{"window":272000,"input":0.75,"output":4.5,"cache_read":0.075},"gpt-5.4-nano":{"window":272000,"input":0.2,"output":1.25,"cache_read":0.02},"gpt-5.4-pro":{"window":272000,"input":30,"output":180},"gpt-5.5":{"window":272000,"input":5,"output":30,"cache_read":0.5},"gpt-5.5-pro":{"window":272000,"input":30,"output":180},"gpt-5.6":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-cyber":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-5.6-luna":{"window":272000,"input":0.2,"output":1.2,"cache_read":0.02,"cache_write":0.25},"gpt-5.6-sol":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-terra":{"window":272000,"input":2,"output":12,"cache_read":0.2,"cache_write":2.5},"gpt-6-astra":{"window":272000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"gpt-6-astra-law":{"window":922000,"input":10,"output":50,"cache_read":1},"gpt-6-cyber":{"window":922000,"input":20,"output":100,"cache_read":2,"cache_write":25},"gpt-6-luna":{"window":272000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"gpt-6-rosalind":{"window":272000,"input":15,"output":75,"cache_read":1.5,"cache_write":18.75},"gpt-6-sol":{"window":272000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"gpt-6.1-sol":{"window":272000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5},"gpt-6.1-terra":{"window":272000,"input":1,"output":5,"cache_read":0.05,"cache_write":1.25},"gpt-daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"o3":{"window":200000,"input":2,"output":8,"cache_read":0.5},"o3-pro":{"window":200000,"input":20,"output":80}},"api.anthropic.com":{"claude-fable-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-fable-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-haiku-4-5":{"window":200000,"input":1,"output":5,"cache_read":0.1,"cache_write":1.25},"claude-haiku-5-5":{"window":100000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"claude-mythos-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-mythos-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-opus-4-5":{"window":200000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-6":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-7":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-8":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5-5":{"window":1000000,"input":4,"output":20,"cache_read":0.2,"cache_write":5},"claude-sonnet-4-5":{"window":200000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-4-6":{"window":1000000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-5":{"window":1000000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"claude-sonnet-5-5":{"window":1000000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5}},"generativelanguage.googleapis.com":{"gemini-2.5-flash":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-2.5-flash-lite":{"window":1048576,"input":0.1,"output":0.4,"cache_read":0.01},"gemini-2.5-pro":{"window":200000,"input":1.25,"output":10,"cache_read":0.125},"gemini-3-flash-preview":{"window":1048576,"input":0.5,"output":3,"cache_read":0.05},"gemini-3.1-flash-lite":{"window":1048576,"input":0.25,"output":1.5,"cache_read":0.025},"gemini-3.1-pro-preview":{"window":200000,"input":2,"output":12,"cache_read":0.2},"gemini-3.5-flash":{"window":1048576,"input":1.5,"output":9,"cache_read":0.15},"gemini-3.5-flash-lite":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-3.6-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.7-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.8-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-4-argon":{"window":1048576,"input":2,"output":10,"cache_read":0.1},"gemini-4-hydrogen":{"window":1048576,"input":1.5,"output":7.5,"cache_read":0.075},"gemini-flash-latest":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-flash-lite-latest":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-pro-latest":{"window":200000,"input":2,"output":12,"cache_read":0.2}},"api.deepseek.com":{"deepseek-coder":{"window":128000,"input":0.14,"output":0.28,"cache_read":0.014},"deepseek-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-r1":{"window":65536,"input":0.55,"output":2.19,"cache_read":0.14},"deepseek-v3":{"window":65536,"input":0.27,"output":1.1,"cache_read":0.07},"deepseek-v3.2":{"window":163840,"input":0.28,"output":0.4,"cache_read":0.028},"deepseek-v4-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-flash-vision-exp":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-pro":{"window":1000000,"input":1.32,"output":3.96,"cache_read":0.044}},"api.mistral.ai":{"codestral-2508":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"codestral-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"deepseek-v4-1-flash-1017":{"window":1048576,"input":0.3,"output":1.2,"cache_read":0.007},"devstral-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-medium-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-small-latest":{"window":256000,"input":0.1,"output":0.3,"cache_read":0.01},"glm-5-2":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"magistral-medium-latest":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"magistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"ministral-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-14b-latest":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3b-latest":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-8b-latest":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"mistral-code-agent-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"mistral-code-fim-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-code-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-large-2512":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-3":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-4":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-4-0":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-latest":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-medium":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-2604":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3-5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3.5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-small":{"window":32000,"input":0.1,"output":0.3,"cache_read":0.01},"mistral-small-2603":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"mistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"pixtral-large-latest":{"window":128000,"input":2,"output":6,"cache_read":0.2},"zai-glm-5":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"zai-glm-latest":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14}},"api.x.ai":{"grok-4.20":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.3":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.5":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-4.6":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-4.7":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-build-0.1":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-build-latest":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-code-fast":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-code-fast-1-0825":{"window":200000,"input":1,"output":2,"cache_read":0.2}},"api.moonshot.ai":{"kimi-k2.6":{"window":262144,"input":0.95,"output":4,"cache_read":0.16},"kimi-k2.7-code":{"window":262144,"input":0.95,"output":4,"cache_read":0.19},"kimi-k3":{"window":1048576,"input":3,"output":15,"cache_read":0.3,"cache_write":3},"kimi-k3.1-pro":{"window":1048576,"input":2,"output":10,"cache_read":0.2,"cache_write":2},"kimi-k3.1-pro-highspeed":{"window":1048576,"input":4,"output":20,"cache_read":0.2,"cache_write":4}},"api.z.ai":{"glm-4-32b-0414-128k":{"window":128000,"input":0.1,"output":0.1},"glm-4.5":{"window":128000,"input":0.6,"output":2.2},"glm-4.5-air":{"window":128000,"input":0.2,"output":1.1},"glm-4.5-airx":{"window":128000,"input":1.1,"output":4.5},"glm-4.5-x":{"window":128000,"input":2.2,"output":8.9},"glm-4.5v":{"window":128000,"input":0.6,"output":1.8},"glm-4.6":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-4.7":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-5":{"window":200000,"input":1,"output":3.2,"cache_read":0.2},"glm-5-code":{"window":200000,"input":1.2,"output":5,"cache_read":0.3},"glm-5.1":{"window":200000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.2":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"glm-5v-turbo":{"window":200000,"input":1.2,"output":4,"cache_read":0.24}},"api.minimax.io":{"minimax-m2":{"window":200000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m3":{"window":512000,"input":0.3,"output":1.2,"cache_read":0.06}},"api.groq.com":{"gpt-oss-120b":{"window":131072,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-oss-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.0375},"gpt-oss-safeguard-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.037},"qwen3.8-27b":{"window":131072,"input":0.8,"output":4}}}}')
const Row=schemas.strictObject({window:schemas.int().positive(),input:schemas.number().positive(),output:schemas.number().positive(),cache_read:schemas.number().positive().optional(),cache_write:schemas.number().positive().optional()}).readonly()
schemas.strictObject({source:schemas.string().min(1),date:iso.date(),hosts:schemas.record(schemas.string(),schemas.record(schemas.string(),Row).readonly()).readonly()}).readonly()
const TABLE=model_table_namespaceObject
const OLD=180
const DAY_MS=864e5
function tableDaysIfOld(now){const days=Math.floor((now.getTime()-Date.parse(TABLE.date))/DAY_MS)
return days>OLD?days:void 0}const HOSTS=model_table_namespaceObject.hosts
const CLOSED=["api.openai.com","api.anthropic.com","generativelanguage.googleapis.com","api.x.ai"]
function priceAt(host,name){const row=rowAt(host,name)
if(row===void 0)return
const{window:_,...price}=row
return price}function windowAt(host,name){const elsewhere=CLOSED.flatMap(maker=>rowAt(maker,(0,model_name.T0)(name))??[])
return(rowAt(host,name)??elsewhere[0])?.window}function rowAt(host,name){const rows=HOSTS[host]??{}
const found=[name,(0,model_name.xv)(name)].find(known=>Object.hasOwn(rows,known))
return found===void 0?void 0:rows[found]}}),64865:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ay:()=>OptionalFields,w6:()=>Lessons})
var openai_core_error__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(97922)
class Lessons{optional=new OptionalFields
seals=new Seals
messages=new Learned
repairs=new Set}const NAMES=["stream_options","prompt_cache_key"]
class OptionalFields{#refused=new Set
isTaken(name){return!this.#refused.has(name)}learn(refusal){if(!(refusal instanceof openai_core_error__WEBPACK_IMPORTED_MODULE_0__.LG)||![400,422].includes(refusal.status??0))return!1
const name=NAMES.find(one=>this.isTaken(one)&&refusal.message.includes(one))
if(name)this.#refused.add(name)
return name!==void 0}}const NOT_SEALED_HERE=/encrypted content .*could not be verified/i
const NEVER_SEALS=/encrypted content is not supported/i
class Seals{#areMade=!0
#foreign=new Set
get areMade(){return this.#areMade}mayOpen(id){return this.#areMade&&(id===void 0||!this.#foreign.has(id))}learn(refusal,{messages:messages}){if(!(refusal instanceof openai_core_error__WEBPACK_IMPORTED_MODULE_0__.LG)||!this.#areMade)return!1
if(NEVER_SEALS.test(refusal.message)){this.#areMade=!1
return!0}if(refusal.code!=="invalid_encrypted_content"&&!NOT_SEALED_HERE.test(refusal.message))return!1
const known=this.#foreign.size
for(const{responses_reasoning_item:item}of messages)if(item?.id)this.#foreign.add(item.id)
return this.#foreign.size>known}}const TOO_MANY_TOKENS=/max_tokens: \d+ > (\d+), which is the maximum/
const NOT_ADAPTIVE=/adaptive|not support the effort parameter|output_config: extra inputs/i
const NOT_OPENED=/invalid .?(?:signature|data).? in .?(?:redacted_)?thinking|thinking.{0,3} blocks.{0,60}cannot be modified/is
class Learned{#thinking="adaptive"
#mostTokens=Number.POSITIVE_INFINITY
#foreign=new Set
get thinking(){return this.#thinking}get mostTokens(){return this.#mostTokens}mayOpen(block){const seal=sealOf(block)
return seal!==""&&!this.#foreign.has(seal)}learn(refusal,{messages:messages}){if(!(refusal instanceof openai_core_error__WEBPACK_IMPORTED_MODULE_0__.LG)||refusal.status!==400)return!1
const{message:message}=refusal
return this.#learnTokens(message)||this.#learnThinking(message)||this.#learnForeign(message,messages)}#learnTokens(words){const most=Number(TOO_MANY_TOKENS.exec(words)?.[1]??Number.NaN)
if(!(most>0&&most<this.#mostTokens))return!1
this.#mostTokens=most
return!0}#learnThinking(words){if(this.#thinking!=="adaptive"||!NOT_ADAPTIVE.test(words))return!1
this.#thinking="budget"
return!0}#learnForeign(words,messages){if(!NOT_OPENED.test(words))return!1
const known=this.#foreign.size
for(const{thinking_blocks:thinking_blocks=[]}of messages)for(const seal of thinking_blocks.map(sealOf))if(seal!=="")this.#foreign.add(seal)
return this.#foreign.size>known}}function sealOf(block){return block.type==="thinking"?block.signature??"":block.data}}),43621:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{q5:()=>listedModels,u5:()=>modelsFor,GF:()=>openModel,pj:()=>seesImages,Nt:()=>unpricedModels})
var event_content=__webpack_require__(46032)
var attempt=__webpack_require__(16034)
var model_lessons=__webpack_require__(64865)
var error=__webpack_require__(97922)
var model_fault=__webpack_require__(76221)
var fold=__webpack_require__(43166)
var read_reply=__webpack_require__(2536)
var schemas=__webpack_require__(28942)
const Word=schemas.string().nullish()
const Id=schemas.union([schemas.string(),schemas.number().transform(String)]).nullish()
const Figure=schemas.number().nullish().catch(void 0)
const Arguments=schemas.union([schemas.string(),schemas.record(schemas.string(),schemas.unknown()).transform(value=>JSON.stringify(value))])
const Sealed=schemas.record(schemas.string(),schemas.unknown()).nullish().catch(void 0)
const Called=schemas.object({name:Word,arguments:Arguments.nullish()}).nullish()
const CallPiece=schemas.object({index:schemas.number().nullish().catch(void 0),id:Id,function:Called,extra_content:Sealed,provider_specific_fields:Sealed})
const ThinkingPiece=schemas.object({type:schemas.string(),thinking:Word,signature:Word,data:Word})
const DetailPiece=schemas.looseObject({type:Word,index:schemas.number().nullish(),text:Word,summary:Word,data:Word})
const Text=schemas.union([schemas.string(),schemas.array(schemas.object({text:Word.catch(void 0)})).transform(parts=>parts.map(part=>part.text??"").join(""))])
const ChunkDelta=schemas.object({content:Text.nullish(),reasoning_content:Word,reasoning:Word.catch(void 0),thinking_blocks:schemas.array(ThinkingPiece).nullish().catch(void 0),reasoning_details:schemas.array(DetailPiece).nullish().catch(void 0),refusal:Word,tool_calls:schemas.array(CallPiece).nullish(),function_call:Called})
const Details=schemas.object({cached_tokens:Figure,cache_write_tokens:Figure,reasoning_tokens:Figure}).nullish().catch(void 0)
const ChatUsage=schemas.object({prompt_tokens:Figure,completion_tokens:Figure,prompt_tokens_details:Details,cost:Figure,completion_tokens_details:Details,cache_read_input_tokens:Figure,cache_creation_input_tokens:Figure,prompt_cache_hit_tokens:Figure}).transform(usage=>({prompt_tokens:usage.prompt_tokens,completion_tokens:usage.completion_tokens,cache_read_tokens:usage.prompt_tokens_details?.cached_tokens??usage.cache_read_input_tokens??usage.prompt_cache_hit_tokens,cache_write_tokens:usage.prompt_tokens_details?.cache_write_tokens??usage.cache_creation_input_tokens,reasoning_tokens:usage.completion_tokens_details?.reasoning_tokens,cost:usage.cost}))
const Failure=schemas.looseObject({message:Word}).nullish().catch(void 0)
const Chunk=schemas.object({id:Id,model:Word.catch(void 0),choices:schemas.array(schemas.object({delta:ChunkDelta.nullish(),finish_reason:Word,error:Failure})).nullish(),usage:ChatUsage.nullish().catch(void 0)})
const WholeReply=schemas.object({id:Id,model:Word.catch(void 0),choices:schemas.array(schemas.object({message:ChunkDelta.nullish(),finish_reason:Word,error:Failure})),usage:ChatUsage.nullish().catch(void 0)}).transform(({choices:choices,...rest})=>({...rest,choices:choices.map(({message:message,...choice})=>({...choice,delta:message&&inPlace(message)}))}))
function inPlace(message){return{...message,tool_calls:message.tool_calls?.map((call,index)=>({...call,index:index}))}}class ChatFold{size=0
usage
#id=""
#model=""
#text=""
#reasoning=""
#hasRefused=!1
#hasChoices=!1
#finish=""
#calls=[]
#thinking=[]
#details=[]
take(event){const chunk=Chunk.safeParse(event)
if(!chunk.success)throw notChat(chunk.error)
this.#takeChunk(chunk.data)
const{content:content,reasoning_content:reasoning_content,reasoning:reasoning}=chunk.data.choices?.[0]?.delta??{}
return(0,fold.e)(content,reasoning_content??reasoning)}takeWhole(body){const reply=WholeReply.safeParse(body)
if(!reply.success)throw notChat(reply.error)
this.#takeChunk(reply.data)
if(reply.data.choices?.[0]?.delta)this.#finish||="stop"}finish(){const words={id:this.#id,text:this.#text,reasoning:this.#reasoning}
const thoughts={thinking:this.#thinking,details:sealedDetails(this.#details)}
const parts={...words,...thoughts,calls:inOrder(this.#calls)}
const message=(0,fold.d)(parts,this.#ending(),"completion")
return{id:this.#id,message:message,announcesCalls:CALLING.test(this.#finish),answeredBy:this.#model||void 0}}#takeChunk({id:id,model:model,choices:choices,usage:usage}){this.#id||=id??""
this.#model||=model??""
this.usage=usage??this.usage
const choice=choices?.[0]
if(choice?.error)throw new error.LG(void 0,choice.error,void 0,void 0)
this.#hasChoices||=choice!==void 0
this.#finish||=choice?.finish_reason??""
if(choice?.delta)this.#takeDelta(choice.delta)}#takeDelta(delta){const reasoning=delta.reasoning_content??delta.reasoning??""
this.#text+=delta.content??""
this.#reasoning+=reasoning
this.#hasRefused||=(delta.refusal??"")!==""
for(const piece of delta.tool_calls??[])takeCall(this.#calls,piece)
if(delta.function_call)takeCall(this.#calls,{function:delta.function_call})
for(const piece of delta.thinking_blocks??[])takeThinking(this.#thinking,piece)
for(const piece of delta.reasoning_details??[])takeDetail(this.#details,piece)
this.size+=sizeOf(delta)+reasoning.length;(0,read_reply.QV)(this.size,this.#calls.length)}#ending(){if(this.#hasRefused)return"content-policy"
if(REJECTING.test(this.#finish))return"rejected-call"
if(this.#finish!=="")return ENDINGS[this.#finish.toLowerCase()]??"whole"
return this.#hasChoices?"broken-off":"empty"}}const CALLING=/^(?:tool_calls?|tool_use|function_call)$/i
const REJECTING=/malformed_(?:function|tool)_call|unexpected_tool_call/i
const ENDINGS={length:"output-limit",max_tokens:"output-limit",content_filter:"content-policy",safety:"content-policy",refusal:"content-policy",error:"failed"}
function sizeOf({content:content,tool_calls:tool_calls,function_call:function_call,thinking_blocks:thinking_blocks,reasoning_details:reasoning_details}){const pieces=[...(tool_calls??[]).map(call=>call.function),function_call]
const calls=pieces.map(piece=>(piece?.arguments??"").length)
const thinking=(thinking_blocks??[]).map(block=>(block.thinking??block.data??"").length)
const details=(reasoning_details??[]).map(({text:text,summary:summary,data:data})=>(data??text??summary??"").length)
return[...calls,...thinking,...details].reduce((sum,length)=>sum+length,(content??"").length)}function notChat(cause){return new model_fault.Q("The model endpoint sent a reply that is not a Chat Completions reply.",{hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1.",cause:cause})}function takeCall(calls,{index:index,id:id,function:part,...more}){const named={index:index??void 0,id:id??"",name:part?.name??"",arguments:part?.arguments??""}
const piece={...named,...sealsOf(more)}
const call=piece.index===void 0?calls.at(-1):calls.findLast(other=>other.index===piece.index)
if(!call||isAnother(piece,call)){calls.push(piece)
return}call.id||=piece.id
call.name||=piece.name
call.arguments+=piece.arguments
Object.assign(call,sealsOf(more))}function sealsOf({extra_content:extra_content,provider_specific_fields:provider_specific_fields}){return{...extra_content&&{extra_content:extra_content},...provider_specific_fields&&{provider_specific_fields:provider_specific_fields}}}function inOrder(calls){const sorted=calls.toSorted((a,b)=>(a.index??0)-(b.index??0))
return sorted.map(({index:_,...call})=>call)}function isAnother(piece,call){if(piece.name===""||call.name==="")return!1
if(piece.id!==""&&call.id!=="")return piece.id!==call.id
return piece.arguments!==""&&isWhole(call.arguments)}function isWhole(json){if(!json.trimEnd().endsWith("}"))return!1
try{JSON.parse(json)
return!0}catch{return!1}}function takeThinking(blocks,{type:type,thinking:thinking,signature:signature,data:data}){if(type==="redacted_thinking"){blocks.push({type:type,data:data??""})
return}if(type!=="thinking")return
const last=blocks.at(-1)
const block=last?.type==="thinking"&&!last.signature?last:{type:type,thinking:""}
if(block!==last)blocks.push(block)
block.thinking+=thinking??""
if(signature)block.signature=signature}function takeDetail(details,piece){const last=details.at(-1)
const isMore=last!==void 0&&piece.index!=null&&last.index===piece.index&&last.type===piece.type
if(!isMore){details.push({...piece})
return}const{text:text,summary:summary,data:data,...rest}=piece
for(const[field,value]of Object.entries(rest))if(value!=null)last[field]=value
for(const[field,more]of Object.entries({text:text,summary:summary,data:data}))if(more!=null)last[field]=`${last[field]??""}${more}`}function sealedDetails(details){return details.some(({signature:signature,data:data})=>Boolean(signature||data))?details:[]}function chatModel(options){const{optional:optional}=options.lessons??new model_lessons.w6
return(0,attempt.M)(options,{async send(client,request,signal){for(;;)try{return await client.chat.completions.create(chatBody({...options,optional:optional},request),{signal:signal}).asResponse()}catch(error){if(!optional.learn(error))throw error}},fold:()=>new ChatFold})}function chatBody(settings,request){const{model:model,features:features,cacheKey:cacheKey,optional:optional=new model_lessons.ay}=settings
const messages=toChatMessages(request.messages,features)
const hasTools=request.tools.length>0
return{model:model,messages:takesMarks(features)?withCacheMarks(messages):messages,...hasTools&&{tools:toChatTools(request.tools)},...features.stream&&{stream:!0,...optional.isTaken("stream_options")&&{stream_options:{include_usage:!0}}},...hasTools&&!features.parallel_tool_calls&&{parallel_tool_calls:!1},...features.stop_words&&request.stop&&request.stop.length>0&&{stop:[...request.stop]},...features.temperature!==void 0&&{temperature:features.temperature},...effortAndLength(features),...features.prompt_caching==="key"&&cacheKey!==void 0&&optional.isTaken("prompt_cache_key")&&{prompt_cache_key:cacheKey}}}function toChatTools(tools){return tools.map(tool=>({type:"function",function:{name:tool.name,description:tool.description,parameters:{...tool.parameters}}}))}function effortAndLength({reasoning_effort:reasoning_effort,max_output_tokens:max_output_tokens}){const limit=reasoning_effort===void 0?"max_tokens":"max_completion_tokens"
return{...reasoning_effort!==void 0&&{reasoning_effort:reasoning_effort},...max_output_tokens!==void 0&&{[limit]:max_output_tokens}}}function toChatMessages(messages,features){const seen=(0,attempt._)(messages,features)
return seen.flatMap((message,index)=>{const converted=toChatMessage(message,features)
const pictures=message.role==="tool"&&seen[index+1]?.role!=="tool"?toolImages(seen,index):[]
return pictures.length>0?[converted,{role:"user",content:pictures}]:[converted]})}function toChatMessage(message,features){const{role:role,content:content}=message
switch(role){case"system":return{role:role,content:words(content,features)}
case"user":return{role:role,content:content.some(isImage)?parts(content):words(content,features)}
case"tool":return{role:role,tool_call_id:message.tool_call_id??"",content:words(content,features)}
case"assistant":return{...assistantMessage(message,features),...features.send_reasoning&&thoughtsOf(message),...message.reasoning_details&&{reasoning_details:message.reasoning_details}}}}function assistantMessage(message,{string_content:string_content}){const content=(0,event_content.wh)(message.content)
const calls=message.tool_calls??[]
if(calls.length===0)return{role:"assistant",content:content}
return{role:"assistant",content:content.trim()!==""?content:string_content?"":null,tool_calls:calls.map(({id:id,name:name,arguments:json,extra_content:extra_content,provider_specific_fields:provider_specific_fields})=>({id:id,type:"function",function:{name:name,arguments:json},...extra_content&&{extra_content:extra_content},...provider_specific_fields&&{provider_specific_fields:provider_specific_fields}}))}}function thoughtsOf({reasoning_content:reasoning_content="",thinking_blocks:thinking_blocks}){return{reasoning_content:reasoning_content,...thinking_blocks!==void 0&&{thinking_blocks:thinking_blocks}}}function toolImages(messages,last){let first=last
while(messages[first-1]?.role==="tool")first-=1
return messages.slice(first,last+1).flatMap(message=>message.content.flatMap(imageParts))}function words(content,features){if(!takesMarks(features))return(0,event_content.wh)(content)
const blocks=content.flatMap(block=>block.type==="text"&&block.text!==""?[textPart(block.text)]:[])
return blocks.length>0?blocks:""}function parts(content){return content.flatMap(block=>block.type==="text"?[textPart(block.text)]:imageParts(block))}function textPart(text){return{type:"text",text:text}}function isImage(block){return block.type==="image"}function imageParts(block){if(block.type!=="image")return[]
return block.image_urls.map(url=>({type:"image_url",image_url:{url:url}}))}const MARK={cache_control:{type:"ephemeral"}}
function takesMarks({prompt_caching:prompt_caching,string_content:string_content}){return prompt_caching==="marks"&&!string_content}function withCacheMarks(messages){const system=messages.findIndex(({role:role})=>role==="system")
const last=messages.findLastIndex(message=>isHeard(message)&&lengthOf(message.content)>0)
return messages.map((message,index)=>{if(index===system)return marked(message,0)
return index===last?marked(message,lengthOf(message.content)-1):message})}function isHeard({role:role}){return role==="user"||role==="tool"}function lengthOf(content){return Array.isArray(content)?content.length:0}function marked(message,position){if(!Array.isArray(message.content))return message
const content=message.content.map((part,index)=>index===position?{...part,...MARK}:part)
return{...message,content:content}}var fault=__webpack_require__(98664)
function withCompletionLog(model,log){const{name:name}=model
return Object.freeze({name:name,get features(){return model.features},async complete(request){try{const reply=await model.complete(request)
record(log,name,request,{reply:reply})
return reply}catch(error){record(log,name,request,{error:describe(error)})
throw error}}})}function record(log,model,{messages:messages,tools:tools,stop:stop},end){const time=log.now()
const text=JSON.stringify({model:model,timestamp:time.toISOString(),request:{messages:messages,tools:tools,stop:stop},...end},null,1)
log.write(fileName(model,time,log.random(),"error"in end),log.mask(text))}function fileName(model,time,chance,isError){const plain=model.replaceAll("/","__").replaceAll(/[^\w.-]/g,"_").slice(0,100)
const seconds=Math.floor(time.getTime()/1e3)
const digits=Math.floor(chance*65536).toString(16).padStart(4,"0")
return`${plain}-${seconds}-${digits}${isError?"-error":""}.json`}function describe(error){if(!(error instanceof Error))return{message:String(error)}
const{name:name,message:message,cause:cause}=error
const about=error instanceof fault.vC?{hint:error.hint,reason:error.reason}:{}
return{name:name,message:message,...about,...cause instanceof Error&&{cause:`${cause.name}: ${cause.message}`}}}var endpoint=__webpack_require__(11627)
var features=__webpack_require__(74343)
var failure_reason=__webpack_require__(38608)
var usage=__webpack_require__(54847)
function learningModel(learning){return new LearningModel(learning)}class LearningModel{#learning
#model
#isProtocolKnown
#answeredBy
constructor(learning){this.#learning=learning
this.#model=learning.open(learning.features)
this.#isProtocolKnown=learning.overrides.api!==void 0}get name(){return this.#model.name}get features(){return this.#model.features}async complete(request){return this.#recognize(await this.#ask(request))}async#ask(request){const asked=this.#model
try{return await asked.complete(request)}catch(fault){request.signal.throwIfAborted()
const api=this.#isProtocolKnown?void 0:(0,failure_reason.KX)(fault,asked.features.api)
if(api===void 0)throw fault
return this.#askOver(api,request,fault)}}async#askOver(api,request,refusal){const{features:features}=this.#model
const other=features.api===api?this.#model:this.#learning.open({...features,api:api})
try{const reply=await other.complete(request)
this.#learn(other)
return reply}catch(fault){request.signal.throwIfAborted()
if(isNotServed(fault,api))throw overNeither(refusal)
this.#learn(other)
throw fault}}#learn(model){this.#model=model
this.#isProtocolKnown=!0}#recognize(reply){const{answeredBy:answeredBy}=reply
if(answeredBy!==void 0&&answeredBy!==this.#answeredBy){this.#answeredBy=answeredBy
const learned=this.#learnedOf(answeredBy)
if(learned)this.#model=this.#learning.open({...this.features,...learned})}const{price:price}=this.features
if(reply.usage.cost!==void 0||price===void 0)return reply
return{...reply,usage:{...reply.usage,cost:(0,usage.ho)(reply.usage,price)}}}#learnedOf(answeredBy){const{baseUrl:baseUrl,overrides:overrides}=this.#learning
const{api:_,native_tool_calling:__,...named}=(0,features.H)({model:answeredBy,baseUrl:baseUrl,overrides:overrides})
if(!(0,features.X)(this.name)&&(0,features.X)(answeredBy))return named
return this.features.price===void 0&&named.price?{price:named.price}:void 0}}function isNotServed(fault,api){const status=fault instanceof model_fault.Q&&fault.cause instanceof error.LG?fault.cause.status:void 0
return status===404||status===405||status===501||(0,failure_reason.KX)(fault,api)!==void 0}function overNeither({headline:headline,quote:quote,reply:reply,cause:cause}){const hint='The other protocol was tried, and is not served here. Use another model or endpoint, put {"native_tool_calling": false} into the `model-features` input, or choose the protocol with `api-mode`.'
return new model_fault.Q(headline,{hint:hint,quote:quote,reply:reply,cause:cause,isModelMissing:!0})}var repairs=__webpack_require__(46974)
var lib_text=__webpack_require__(94869)
const FIRST_WAIT=1e3
const LONGEST_WAIT=6e4
const LONGEST_ORDER=6e5
function withRetries(model,options){return Object.freeze({name:model.name,get features(){return model.features},complete:request=>retry_attempt(model,request,options)})}async function retry_attempt(model,request,options){const{attempts:attempts=5,sleep:sleep,onWait:onWait}=options
const{signal:signal}=request
for(let tries=1;;tries+=1)try{return await model.complete(request)}catch(error){signal.throwIfAborted()
const most=mostOf(error,attempts)
const fault=retried(error,tries,most)
const waitMs=waitFor(fault,tries,options.random())
onWait?.({waitMs:waitMs,attempt:tries+1,attempts:most,fault:fault})
await pause(()=>sleep(waitMs,signal),signal)}}function mostOf(error,attempts){const{mostAttempts:mostAttempts=attempts}=error instanceof model_fault.Q?error:{}
return Math.min(attempts,mostAttempts)}function retried(error,tries,attempts){if(!(error instanceof model_fault.Q)||!error.isTransient)throw error
const{retryAfterMs:retryAfterMs=0}=error
if(retryAfterMs>LONGEST_ORDER)throw again(error,tries,`It asks to wait ${timeOf(retryAfterMs)}.`,AFTER_LONG_ORDER)
if(tries>=attempts)throw attempts===1?error:again(error,attempts,`It was tried ${attempts} times.`)
return error}const AFTER_LONG_ORDER="Run it again after that, name other models in `fallback-models`, or have the provider raise the limit."
function timeOf(ms){const[minutes,hours]=[Math.ceil(ms/6e4),Math.ceil(ms/36e5)]
if(minutes<120)return(0,lib_text.U9)(minutes,"minute")
return hours<48?(0,lib_text.U9)(hours,"hour"):(0,lib_text.U9)(Math.ceil(hours/24),"day")}function again(fault,attempts,more,hint=fault.hint){const{headline:headline,quote:quote,reason:reason,isLasting:isLasting,cause:cause=fault}=fault
const{isTransient:isTransient,retryAfterMs:retryAfterMs,isModelMissing:isModelMissing,mostAttempts:mostAttempts,reply:reply}=fault
const options={hint:hint,quote:quote,reason:reason,isLasting:isLasting,cause:cause,isTransient:isTransient,retryAfterMs:retryAfterMs,isModelMissing:isModelMissing,mostAttempts:mostAttempts,reply:reply}
return new model_fault.Q((0,lib_text.hC)(headline,more),{...options,attempts:attempts})}function waitFor({retryAfterMs:retryAfterMs},tries,chance){if(retryAfterMs!==void 0)return Math.ceil(retryAfterMs+chance*Math.min(1e3,retryAfterMs/10))
const full=Math.min(LONGEST_WAIT,FIRST_WAIT*2**(tries-1))
return Math.ceil(full*(1-chance/4))}async function pause(sleep,signal){try{await sleep()}catch(error){signal.throwIfAborted()
throw error}}const REST_MS=3e5
function withFallback([first,...others],options){if(others.length===0)return first
const candidates=[first,...others.map(withModelName)].map((model,index)=>({model:model,failedAt:void 0,isFirst:index===0}))
const complete=request=>askOneByOne(retry_inOrder(candidates,options.clock()),request,options)
return Object.freeze({name:first.name,get features(){return first.features},complete:complete})}function retry_inOrder(candidates,now){const rests=({failedAt:failedAt})=>failedAt!==void 0&&now<failedAt+REST_MS
return[...candidates.filter(candidate=>!rests(candidate)),...candidates.filter(rests)]}async function askOneByOne(candidates,request,{clock:clock,onChange:onChange}){let failed
let first
for(const candidate of candidates){if(failed)onChange?.({...failed,to:candidate.model.name})
try{const reply=await candidate.model.complete(request)
candidate.failedAt=void 0
return reply}catch(error){request.signal.throwIfAborted()
if(!letsAsk(error,candidate))throw error
candidate.failedAt=clock()
first??=error
failed={from:candidate.model.name,fault:error}}}throw first}function letsAsk(error,{isFirst:isFirst}){if(!(error instanceof model_fault.Q))return!1
return error.isTransient||error.isModelMissing||!isFirst&&error.reason===void 0}function withModelName(model){return Object.freeze({name:model.name,get features(){return model.features},async complete(request){const sign=spent=>({...spent,model:spent.model??model.name})
return sign(await model.complete({...request,onLost:lost=>request.onLost?.(sign(lost))}))}})}function openModel(settings,world){const open=name=>oneModel(name,settings,world)
const primary=open(settings.model)
const fallbacks=(settings.fallbackModels??[]).map(open)
const main=withRouter({primary:withFallback([primary,...fallbacks],world),vision:settings.visionModel===void 0?void 0:open(settings.visionModel),large:fallbacks.find(({features:features})=>isLarger(features,primary.features))})
return modelsFor(main,settings.smallModel===void 0?void 0:open(settings.smallModel))}function oneModel(model,settings,world){const features=featuresIn(model,settings);(0,endpoint.ub)(settings)
const lessons=new model_lessons.w6
const{fetch:fetch,clock:clock,onSilence:onSilence}=world
const options={...settings,model:model,lessons:lessons,fetch:fetch,clock:clock,onSilence:onSilence}
const open=features=>adapterFor({...options,features:features})
const repairing=features=>(0,repairs.H)(open,features,lessons.repairs)
const{baseUrl:baseUrl}=settings
const adapter=learningModel({open:repairing,features:features,baseUrl:baseUrl,overrides:overridesFor(model,settings)})
const withTools=features.native_tool_calling?adapter:inWords(adapter)
const logged=world.completionLog?withCompletionLog(withTools,world.completionLog):withTools
return withRetries(logged,world)}function adapterFor(options){const{model:name,features:features}=options
switch(features.api){case"chat":return chatModel(options)
case"responses":return loadedModel({name:name,features:features},async()=>(await __webpack_require__.e(7392).then(__webpack_require__.bind(__webpack_require__,85011))).responsesModel(options))
case"messages":return loadedModel({name:name,features:features},async()=>(await __webpack_require__.e(6001).then(__webpack_require__.bind(__webpack_require__,46001))).messagesModel(options))}}function inWords(model){return loadedModel(model,async()=>(await __webpack_require__.e(5901).then(__webpack_require__.bind(__webpack_require__,65901))).withTextTools(model))}function loadedModel(facts,load){let model
return{name:facts.name,get features(){return facts.features},async complete(request){model??=load()
return(await model).complete(request)}}}function overridesFor(model,{overrides:overrides,api:api,...settings}){return{...api&&{api:api},...model===settings.model&&overrides}}function featuresIn(model,settings){return(0,features.H)({model:model,baseUrl:settings.baseUrl,overrides:overridesFor(model,settings)})}function isLarger(one,other){return other.context_window!==void 0&&(one.context_window??0)>other.context_window}function seesImages({model:model,visionModel:visionModel,...settings}){return visionModel!==void 0||featuresIn(model,{...settings,model:model}).vision}function unpricedModels(settings){return statesCosts(settings)?[]:namesOf(settings).filter(name=>featuresIn(name,settings).price===void 0)}function listedModels(settings){if(statesCosts(settings))return[]
const isListed=name=>featuresIn(name,settings).price!==void 0&&overridesFor(name,settings).price===void 0
return namesOf(settings).filter(isListed)}function namesOf({model:model,fallbackModels:fallbackModels=[],visionModel:visionModel,smallModel:smallModel}){const names=[model,...fallbackModels,visionModel,smallModel].filter(name=>name!==void 0)
return[...new Set(names)]}function statesCosts({baseUrl:baseUrl}){return STATING_COSTS.has(new URL(baseUrl).host)}const STATING_COSTS=new Set(["openrouter.ai"])
function modelsFor(main,small){const aside=small?withModelName(small):main
return Object.freeze({default:main,"ask-agent-llm":main,condenser:aside,title:aside,critic:aside})}function withRouter({primary:primary,vision:vision,large:large}){const seer=vision&&!primary.features.vision?withModelName(vision):void 0
const giant=large&&windowOf(large)>windowOf(primary)?withModelName(large):void 0
if(!seer&&!giant)return primary
const{name:name,features:features}=primary
const choose=request=>{if(seer&&hasImages(request))return seer
return giant&&open_model_lengthOf(request)>windowOf(primary)?giant:primary}
return Object.freeze({name:name,features:{...features,vision:features.vision||seer!==void 0,...giant&&{context_window:giant.features.context_window}},complete:request=>choose(request).complete(request)})}function windowOf({features:features}){return features.context_window??Number.POSITIVE_INFINITY}function open_model_lengthOf({messages:messages,tools:tools}){return(0,usage.bP)(messages,tools)}function hasImages({messages:messages}){return messages.some(({content:content})=>content.some(block=>block.type==="image"))}}),46974:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>withRepairs,v:()=>REPAIRS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _event_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46032)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76221)
const MOST_REPAIRS=2
function withRepairs(open,features,learned){let model=open(Object.assign({},features,...[...learned].map(repair=>repair.features)))
const learn=repair=>{learned.add(repair)
if(repair.features)model=open({...model.features,...repair.features})}
return Object.freeze({name:model.name,get features(){return model.features},async complete(request){for(let repairs=0;;repairs+=1)try{return await model.complete(repairRequest(request,learned))}catch(error){request.signal.throwIfAborted()
const repair=repairFor(error)
if(!repair)throw error
if(learned.has(repair)||repairs===MOST_REPAIRS)throw refusedAgain(error)
learn(repair)}}})}function repairRequest(request,learned){if(learned.size===0)return request
const inOrder=REPAIRS.filter(repair=>learned.has(repair))
return{...request,messages:inOrder.reduce((messages,{apply:apply})=>apply(messages),request.messages)}}function repairFor(error){if(!(error instanceof _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q)||error.reason!=="malformed-history")return
const told=error.cause instanceof Error?error.cause.message:error.quote??""
return REPAIRS.find(({words:words})=>words.test(told))}function refusedAgain({headline:headline,hint:hint,quote:quote,reply:reply,cause:cause}){const more="It also refused the history after it was adapted."
return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.hC)(headline,more),{hint:hint,quote:quote,reply:reply,cause:cause})}const SEALS="extra_content|provider_specific_fields|reasoning_details|thinking_blocks|reasoning_content"
const ID=String.raw`tool[ _-]?call[ _-]?ids?|tool_use\.id|toolUseId|tool_calls\[\d+\]\.id|call_id`
const REPAIRS=[{words:RegExp([String.raw`(?:${ID})\b.{0,80}(?:must be a-z|alphanumeric|length of 9|should match pattern|regular expression pattern|too long)`,"tool_use.{0,20}ids must be unique","must have a single result"].join("|"),"is"),apply:withShortIds},{words:/missing.{0,20}reasoning_content|reasoning_content.{0,60}(?:is missing|must be (?:passed|provided|included|sent)|is required)/is,features:{send_reasoning:!0},apply:messages=>messages},{words:RegExp(String.raw`(?:${SEALS})\b.{0,80}(?:not permitted|not allowed|not supported|unsupported|unknown|unrecognized|unexpected)|(?:unknown|unsupported|unrecognized|unexpected|invalid) (?:parameter|property|field|argument|key|name).{0,80}\b(?:${SEALS})\b`,"is"),features:{send_reasoning:!1},apply:withoutSeals},{words:/(?:invalid|corrupted).{0,20}signature|signature.{0,20}is not valid/is,apply:withoutSeals},{words:/missing a.{0,3}thought_signature/is,apply:withPlaceholders},{words:/roles must alternate|unexpected role .{0,40} after role|expected last role|conversation must (?:start|end) with a user message|first message must use the .?user.? role/is,apply:alternating},{words:/text content blocks must be non-empty|(?:message|content).{0,60}(?:must|can) ?not be empty/is,apply:withoutBlanks}]
const SHORT_ID=/^[a-z0-9]{9}$/i
function withShortIds(messages){const times=new Map
const current=new Map
const shorten=id=>{const time=(times.get(id)??0)+1
const short=time===1&&SHORT_ID.test(id)?id:shortId(`${id} ${time}`)
times.set(id,time)
current.set(id,short)
return short}
return messages.map(message=>{const{tool_calls:tool_calls,tool_call_id:tool_call_id=""}=message
if(message.role==="tool")return{...message,tool_call_id:current.get(tool_call_id)??tool_call_id}
if(!tool_calls)return message
const unsigned=tool_calls.map(({provider_specific_fields:_,...call})=>call)
return{...message,tool_calls:unsigned.map(call=>({...call,id:shorten(call.id)}))}})}function shortId(id){const digest=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(id).digest("base64url")
return digest.replaceAll(/[-_]/g,"").slice(0,9)}function withoutSeals(messages){return messages.map(({thinking_blocks:_,reasoning_details:__,...message})=>({...message,...message.tool_calls&&{tool_calls:message.tool_calls.map(({extra_content:_,provider_specific_fields:__,...call})=>call)}}))}const PLACEHOLDER={google:{thought_signature:"skip_thought_signature_validator"}}
function withPlaceholders(messages){return messages.map(message=>{const[first,...rest]=message.tool_calls??[]
const isSigned=first?.extra_content!==void 0||first?.provider_specific_fields!==void 0
if(!first||isSigned)return message
return{...message,tool_calls:[{...first,extra_content:PLACEHOLDER},...rest]}})}function alternating(messages){const said=[]
for(const message of messages){const last=said.at(-1)
const isTurn=role=>message.role===role&&last?.role===role
if(last&&(isTurn("user")||isTurn("assistant")&&!last.tool_calls&&!message.tool_calls)){said[said.length-1]={...last,content:[...last.content,...message.content]}
continue}if(message.role==="user"&&last?.role==="tool")said.push(filling("assistant"))
if(message.role==="assistant"&&(!last||last.role==="system"))said.push(filling("user"))
said.push(message)}return said.at(-1)?.role==="assistant"?[...said,filling("user")]:said}function filling(role){return{role:role,content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)(`filling-${role}`))]}}function withoutBlanks(messages){return messages.map(message=>{const hasImage=message.content.some(({type:type})=>type==="image")
const isSaid=hasImage||message.tool_calls||(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(message.content).trim()!==""
return isSaid?message:{...message,content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("filling-blank"))]}})}}),95386:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>withPlainId,tM:()=>withSignedIds,yK:()=>signatureOf})
const SEPARATOR="__thought__"
function withPlainId(call){const end=call.id.indexOf(SEPARATOR)
if(end<0)return call
const thought_signature=call.id.slice(end+SEPARATOR.length)
const isHeld=call.extra_content!==void 0||call.provider_specific_fields!==void 0
return{...call,id:call.id.slice(0,end),...!isHeld&&{provider_specific_fields:{thought_signature:thought_signature}}}}function signatureOf({provider_specific_fields:provider_specific_fields}){const signature=provider_specific_fields?.thought_signature
return typeof signature==="string"?signature:void 0}function withSignedIds(messages){if(!messages.some(({tool_calls:tool_calls})=>tool_calls?.some(signatureOf)))return messages
const current=new Map
const sign=call=>{const signature=signatureOf(call)
const id=signature===void 0?call.id:`${call.id}${SEPARATOR}${signature}`
current.set(call.id,id)
return{...call,id:id}}
return messages.map(message=>{const{role:role,tool_calls:tool_calls,tool_call_id:tool_call_id=""}=message
if(role==="tool")return{...message,tool_call_id:current.get(tool_call_id)??tool_call_id}
return tool_calls?{...message,tool_calls:tool_calls.map(sign)}:message})}}),91438:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IO:()=>Unreadable,Tu:()=>countBytes,tM:()=>takeBytes,xm:()=>valueIn})
var openai_core_error__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(97922)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _failure_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(12713)
const LONGEST_REST=64*1024
const REST_MS=5e3
function countBytes(body,onBytes){const reader=body.getReader()
return new ReadableStream({async pull(controller){const{done:done,value:value}=await reader.read().catch(breakOff)
if(done)return controller.close()
onBytes(value.length)
controller.enqueue(value)},cancel(){readToTheEnd(reader).catch(()=>{})}},{highWaterMark:0})}function breakOff(cause){throw new Unreadable(cause)}async function*takeBytes(body,limit){let left=limit
try{for await(const piece of body){yield piece.subarray(0,left)
left-=piece.length
if(left<=0)return}}catch(cause){throw new Unreadable(cause)}}async function readToTheEnd(reader){const alarm=setTimeout(()=>reader.cancel().catch(()=>{}),REST_MS).unref()
let left=LONGEST_REST
while(left>0){const{done:done,value:value}=await reader.read()
left=done?0:left-value.length}clearTimeout(alarm)
await reader.cancel()}class Unreadable extends Error{constructor(cause){super("A reply could not be read.",{cause:cause})
this.name="Unreadable"}}function valueIn(json,isError=!1){const value=parse(json)
const error=errorIn(value)??(isError?value:void 0)
if((0,_failure_quote_js__WEBPACK_IMPORTED_MODULE_1__.f_)(error))throw new Unreadable(new Error("The error is nested too deeply."))
if(error!==void 0)throw new openai_core_error__WEBPACK_IMPORTED_MODULE_0__.LG(void 0,error,void 0,void 0)
return value}const Failed=zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({error:zod__WEBPACK_IMPORTED_MODULE_2__.unknown()})
const ErrorObject=zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({object:zod__WEBPACK_IMPORTED_MODULE_2__.literal("error"),message:zod__WEBPACK_IMPORTED_MODULE_2__.string()})
const Words=zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({message:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1)}),zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({detail:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1)}).transform(({detail:detail,...rest})=>({...rest,message:detail})),zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({msg:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1)}).transform(({msg:msg,...rest})=>({...rest,message:msg}))])
const Based=zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({base_resp:zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({status_code:zod__WEBPACK_IMPORTED_MODULE_2__.number().refine(code=>code!==0),status_msg:zod__WEBPACK_IMPORTED_MODULE_2__.string()})}).transform(({base_resp:{status_code:status_code,status_msg:status_msg}})=>({code:status_code,message:status_msg}))
function errorIn(value){const failed=Failed.safeParse(value)
if(failed.success&&failed.data.error)return asObject(failed.data.error)
const based=Based.safeParse(value)
if(based.success)return based.data
const isPart=typeof value==="object"&&value!==null&&PARTS.some(name=>name in value)
if(isPart&&!ErrorObject.safeParse(value).success)return
return Words.safeParse(value).data}const PARTS=["choices","output","type","usage","delta"]
function asObject(error){return typeof error==="object"&&error!==null?error:{message:String(error)}}function parse(json){try{return JSON.parse(json)}catch(cause){throw new Unreadable(cause)}}}),43166:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>wholeMessage,e:()=>deltaOf})
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76221)
var _signed_calls_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95386)
var _thoughts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52520)
function deltaOf(content,reasoning){if(!content&&!reasoning)return
return{...content&&{content:content},...reasoning&&{reasoning_content:reasoning}}}function wholeMessage(parts,ending,origin){requireWhole(ending)
const calls=parts.calls.filter(({name:name})=>name!=="").map(_signed_calls_js__WEBPACK_IMPORTED_MODULE_2__.Q)
const{thinking:thinking=[],reasoningItem:reasoningItem,details:details=[]}=parts
const{thoughts:thoughts,words:words}=(0,_thoughts_js__WEBPACK_IMPORTED_MODULE_3__.o)(parts.text)
const reasoning=[parts.reasoning,thoughts].filter(part=>part!=="").join("\n\n")
if(calls.length===0&&thinking.length===0&&(words+reasoning).trim()==="")throw empty()
return _event_content_js__WEBPACK_IMPORTED_MODULE_0__.QB.parse({role:"assistant",content:words===""?[]:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(words)],...calls.length>0&&{tool_calls:calls.map((call,index)=>({...call,id:idOf(parts.id,calls,index),origin:origin}))},...reasoning!==""&&{reasoning_content:reasoning},...thinking.length>0&&{thinking_blocks:thinking},...reasoningItem&&{responses_reasoning_item:reasoningItem},...details.length>0&&{reasoning_details:details}})}function requireWhole(ending){const again={hint:"Run it again.",isTransient:!0}
switch(ending){case"whole":return
case"broken-off":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model's reply broke off.",again)
case"empty":throw empty()
case"rejected-call":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model wrote a tool call that its provider did not accept.",{hint:"Use a model that writes calls better.",reason:"rejected-call"})
case"failed":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model's provider failed in the middle of the reply.",again)
case"output-limit":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model's reply was cut off at its output limit.",{hint:"Use a model with a larger output limit, or ask for less at once.",reason:"output-limit"})
case"context-window":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model's reply was cut off where its context window ends.",{hint:"Use a model with a larger context.",reason:"context-window"})
case"content-policy":throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model refused to answer, or its provider's content policy stopped it.",{hint:"Ask for it in other words.",reason:"content-policy"})}}const EMPTY='Some servers return nothing where they could not read a tool call: put {"native_tool_calling": false} into the `model-features` input, or use another model.'
function empty(){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q("The model returned an empty reply.",{hint:EMPTY,reason:"empty-reply",isTransient:!0})}function idOf(reply,calls,index){const id=calls[index]?.id??""
const isUnique=id!==""&&calls.findIndex(call=>call.id===id)===index
return isUnique?id:`call_${reply.slice(-24)}_${index}`}}),2536:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E5:()=>watchReply,QV:()=>requireMeasure,Xw:()=>readReply})
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38321)
var openai_core_error__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(97922)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76221)
var _failure_quote_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(12713)
var _bytes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(91438)
async function readReply(response,fold,reading){const mediaType=response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()??""
const{start:start,body:body}=await readBeginning((0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__.Tu)(response.body??new Blob([]).stream(),reading.watch.onBytes))
const shape=response.body?shapeOf(start,mediaType):void 0
if(shape===void 0)throw await notAReply(body,mediaType,reading)
try{if(shape==="json")fold.takeWhole((0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__.xm)(await(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(body)))
else await takeStream(body,fold,reading)}catch(error){throw error instanceof openai_core_error__WEBPACK_IMPORTED_MODULE_1__.LG?redacted(error,reading.redact):error}return fold.finish()}const BEGINNING=8
async function readBeginning(bytes){const decoder=new TextDecoder
const iterator=bytes[Symbol.asyncIterator]()
const pieces=[]
let start=""
while(start.length<BEGINNING){const{done:done,value:value}=await iterator.next()
if(done)break
pieces.push(value)
start=(start+decoder.decode(value,{stream:!0})).trimStart()}return{start:start,body:continued(pieces,iterator)}}async function*continued(pieces,iterator){try{yield*pieces
for(let next=await iterator.next();!next.done;next=await iterator.next())yield next.value}finally{await(iterator.return?.())}}const OF_STREAM=/^(?:data|event|id|retry)?:/
function shapeOf(start,mediaType){if(OF_STREAM.test(start))return"stream"
if(/^[[{]/.test(start)&&!LINES.test(mediaType))return"json"
if(isJson(mediaType))return"json"
return mediaType===""||mediaType==="text/event-stream"?"stream":void 0}const LINES=/ndjson|jsonl|json-seq/
function isJson(mediaType){return mediaType==="application/json"||mediaType.endsWith("+json")}async function takeStream(body,fold,{watch:watch,onDelta:onDelta}){const progress={data:[],name:"",isDone:!1}
for await(const lines of linesIn(body)){for(const event of eventsIn(lines,progress)){const delta=fold.take(event)
if(delta)onDelta?.(delta)
watch.onEvent()}if(progress.isDone)return}}function redacted({error:error,headers:headers},redact){return new openai_core_error__WEBPACK_IMPORTED_MODULE_1__.LG(void 0,JSON.parse(redact(JSON.stringify(error??null))),void 0,headers)}async function notAReply(body,mediaType,{redact:redact,host:host}){const start=await(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__.tM)(body,4096))
const type=(0,_failure_quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(redact(mediaType),void 0)
const what=type===""?"nothing":type==="text/html"?"a web page":type
return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q(`The model endpoint ${host} sent ${what} instead of a reply.`,{quote:(0,_failure_quote_js__WEBPACK_IMPORTED_MODULE_3__.kq)(redact(start),void 0),hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1."})}function*eventsIn(lines,progress){for(const line of lines){if(line.startsWith("data:"))progress.data.push(line.slice(line[5]===" "?6:5))
else if(line.startsWith("event:"))progress.name=line.slice(6).trim()
if(line!=="")continue
const text=progress.data.join("\n")
progress.isDone=text.startsWith("[DONE]")
if(progress.isDone)return
if(text.trim()!=="")yield(0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__.xm)(text,progress.name==="error")
progress.data=[]
progress.name=""}}async function*linesIn(body){const decoder=new TextDecoder
let pending=[]
let endsInReturn=!1
for await(const bytes of body){const piece=decoder.decode(bytes,{stream:!0})
const[first="",...rest]=(endsInReturn?piece.replace(/^\n/,""):piece).split(/\r\n|\n|\r/)
if(piece!=="")endsInReturn=piece.endsWith("\r")
pending.push(first)
if(rest.length===0)continue
yield[pending.join(""),...rest.slice(0,-1)]
pending=[rest.at(-1)??""]}yield[pending.join(""),""]}const MOST_PATIENT=5
const LONGEST_EVENT=20*1024*1024
function watchReply({host:host,idleMs:idleMs,mayBeSilent:mayBeSilent,giveUp:giveUp}){const patience=idleMs*MOST_PATIENT
const alarm=(ms,silence)=>setTimeout(()=>giveUp(silent(host,ms,silence)),ms)
const first=alarm(patience,"first")
let next
let unread=0
return{onBytes(count){clearTimeout(first)
next=next?.refresh()??alarm(mayBeSilent?patience:idleMs,mayBeSilent?"long":"short")
unread+=count
if(unread>LONGEST_EVENT)throw endless()},onEvent(){unread=0},get hasBegun(){return next!==void 0},stop(){clearTimeout(first)
clearTimeout(next)}}}const SILENT_THINKING='If the model thinks without a sign of life, put {"silent_thinking": true} into the `model-features` input; if not, use another model or endpoint.'
function silent(host,ms,silence){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q(`The model at ${host} sent nothing${silence==="first"?"":" more"} for ${ms/1e3} s.`,{hint:silence==="short"?SILENT_THINKING:"Run it again; if it persists, use another model or endpoint.",isTransient:!0,mostAttempts:2})}const MOST_CALLS=128
const MOST_CHARACTERS=16*1024*1024
const hint="Run it again; if it persists, use another model."
function requireMeasure(characters,calls){if(characters>MOST_CHARACTERS)throw endless()
if(calls<=MOST_CALLS)return
throw new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q(`The model made more than ${MOST_CALLS} tool calls in one reply.`,{hint:hint,isTransient:!0})}function endless(){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q("The model's reply does not end: it is longer than 16 MB.",{hint:hint,isTransient:!0})}}),52520:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>withoutThoughts,o:()=>partThoughts})
const OPENING=/^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i
function partThoughts(text){const thoughts=[]
let words=text
for(let opening=OPENING.exec(words);opening;opening=OPENING.exec(words)){const closing=opening[1]===void 0?"[/THINK]":`</${opening[1]}>`
const end=words.toLowerCase().indexOf(closing.toLowerCase())
if(end<0)break
thoughts.push(words.slice(opening[0].length,end).trim())
words=words.slice(end+closing.length).trim()}if(thoughts.length>0)return{thoughts:thoughts.filter(thought=>thought!=="").join("\n\n"),words:words}
return openedInPrompt(text)??{thoughts:"",words:words}}const CLOSED="</think>"
function openedInPrompt(text){const end=text.toLowerCase().indexOf(CLOSED)
if(end<0||text[end-1]==="`"||/<think>/i.test(text.slice(0,end)))return
const after=text.slice(end+CLOSED.length)
const isInCode=(text.slice(0,end).match(/^\s{0,3}(?:```|~~~)/gm)??[]).length%2===1
if(isInCode||!/^[ \t]*(?:\r?\n|$)/.test(after))return
return{thoughts:text.slice(0,end).trim(),words:after.trim()}}function withoutThoughts(text){const{words:words}=partThoughts(text.trim())
return OPENING.test(words)?"":words.trim()}}),63935:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ks:()=>SecretRegistry,lO:()=>withoutValues,tA:()=>describeSecrets})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51977)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(31720)
function withoutValues(secrets){return{...secrets,namesIn:()=>[],namedIn:async()=>({})}}class SecretRegistry{#world
#lookup
#sources=new Map
#values=new Map
#seen=new Set
#unread=new Map
#mask
constructor(world=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.JE,hidden=[]){this.#world=world
this.#lookup=new Lookup(world)
for(const value of hidden)this.#see(value)}get names(){return[...this.#sources.keys()]}get(name){return this.#sources.get(name)}all(){return Object.fromEntries(this.#sources)}update(secrets){const sources=Object.entries(secrets).map(([name,secret])=>[name,sourceOf(name,secret)])
for(const[name,source]of sources)this.#add(name,source)}mask=text=>this.#current().mask(text)
forTools(){return Object.freeze({namesIn:command=>this.#namesIn(command),namedIn:command=>this.#namedIn(command),mask:this.mask,masker:()=>(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__.streamMask)(()=>this.#current())})}dump(cipher){const sources=[...this.#sources].map(([name,source])=>[name,(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.H0)(source,cipher)])
return{secret_sources:{...Object.fromEntries(this.#unread),...Object.fromEntries(sources)}}}load(stored,cipher){const lost=[]
for(const[name,secret]of Object.entries(stored.secret_sources)){const source=(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.l5)(secret,cipher)
if(source===void 0){lost.push(name)
this.#unread.set(name,secret)}else this.#add(name,source)}return lost}toJSON(){return this.names}#add(name,source){this.#sources.set(name,source)
this.#values.delete(name)
if(source.kind==="LookupSecret"||source.kind==="CallbackSecret")return
const value=source.kind==="StaticSecret"?source.value:this.#world.env[source.variable]??""
this.#values.set(name,value)
this.#see(value)}#namesIn(command){return this.names.filter(name=>isVariable(name)&&refersTo(command,name))}async#namedIn(command){const values=await Promise.all(this.#namesIn(command).map(async name=>[name,await this.#resolve(name)]))
return Object.fromEntries(values.filter(([,value])=>value!==""))}async#resolve(name){const source=this.#sources.get(name)
if(source?.kind!=="LookupSecret"&&source?.kind!=="CallbackSecret")return this.#values.get(name)??""
const value=await this.#lookup.value(source)??""
this.#see(value)
return value}#see(value){if(this.#seen.has(value))return
this.#seen.add(value)
this.#mask=void 0}#current(){this.#mask??=(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__.maskOf)(this.#seen)
return this.#mask}}function isVariable(name){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)}function sourceOf(name,secret){const given=typeof secret==="string"?{value:secret}:secret
if(typeof given==="function")return{kind:"CallbackSecret",read:given}
if("kind"in given&&given.kind==="CallbackSecret")return given
const{description:description,...rest}=given
const source=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.e4.safeParse({kind:"StaticSecret",...rest,...description!==void 0&&{description:description}})
if(source.success)return source.data
const problems=source.error.issues.map(({path:path,message:message})=>`${path.join(".")} ${message}`).join("; ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The secret ${name} is not given as it should be: ${problems}.`)}const timeoutMs=3e4
const pauseMs=6e4
class Lookup{#world
#failedAt=new Map
constructor(world){this.#world=world}async value(source){const{clock:clock}=this.#world
const failedAt=this.#failedAt.get(source)
if(failedAt!==void 0&&clock()-failedAt<pauseMs)return
const value=await this.#ask(source)
if(value===void 0)this.#failedAt.set(source,clock())
else this.#failedAt.delete(source)
return value}async#ask(source){const{fetch:get}=this.#world
try{const signal=AbortSignal.timeout(timeoutMs)
if(source.kind==="CallbackSecret")return await answerOf(source,signal)
const reply=await get(source.url,{headers:source.headers,signal:signal})
const body=await reply.text()
return reply.ok?body:void 0}catch{return}}}async function answerOf({read:read},signal){const late=new Promise(end=>signal.addEventListener("abort",()=>end(void 0),{once:!0}))
const value=await Promise.race([read(),late])
return typeof value==="string"?value:void 0}function refersTo(command,name){return new RegExp(FORMS.map(form=>form.replace("NAME",name)).join("|")).test(command)}const FORMS=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(secrets){const lines=Object.entries(secrets).map(([name,secret])=>{const description=typeof secret==="object"?secret.description:void 0
return description===void 0?`- ${name}`:`- ${name}: ${description}`})
return lines.length===0?"":`\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("secrets",{list:lines.join("\n")})}`}}),30366:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>discoverSkills})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58225)
var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(63846)
var _skill_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60601)
async function discoverSkills(source,{model:model,explicit:explicit=[]}){requireUnique(explicit)
const listed=await source.list()
const files=new Map(listed.map(file=>[file.path,file]))
const finds=new Finds(explicit)
const places=choose((0,_skill_js__WEBPACK_IMPORTED_MODULE_2__.ek)([...files.keys()],model),files,finds)
const texts=await source.read(places.map(({path:path})=>path))
const resources=resourcesOf(places,[...files.keys()],finds)
for(const place of places)finds.take(place,texts.get(place.path),resources.get(place.path),files)
return finds.discovery()}function requireUnique(skills){const names=skills.map(({name:name})=>name)
const twice=names.find((name,index)=>names.indexOf(name)!==index)
if(twice===void 0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`Two skills have the name ${twice}.`,{hint:"Give one of them another name."})}function choose(places,files,finds){const small=places.filter(({path:path})=>{const size=files.get(path)?.size??0
if(size>_skill_js__WEBPACK_IMPORTED_MODULE_2__.K7)finds.note(path,`has ${size} bytes, more than the ${_skill_js__WEBPACK_IMPORTED_MODULE_2__.K7} that are read`)
return size<=_skill_js__WEBPACK_IMPORTED_MODULE_2__.K7})
const different=[...new Map(small.toReversed().map(place=>[contentKey(place,files),place])).values()].reverse()
for(const{path:path}of different.slice(_skill_js__WEBPACK_IMPORTED_MODULE_2__.NO))finds.note(path,`is beyond the ${_skill_js__WEBPACK_IMPORTED_MODULE_2__.NO} that are read`)
return different.slice(0,_skill_js__WEBPACK_IMPORTED_MODULE_2__.NO)}function contentKey(place,files){return place.kind==="instructions"?`${place.below}:${files.get(place.path)?.id}`:`at ${place.path}`}const KINDS=["scripts","references","assets"]
function resourcesOf(places,paths,finds){const owners=new Map(places.flatMap(place=>place.kind==="agentskill"?[[place.root,place]]:[]))
const beside=new Map
for(const path of paths.filter(each=>each.startsWith(".")).sort()){const root=path.split("/",3).join("/")
const file=path.slice(root.length+1)
if(!owners.has(root)||!KINDS.some(kind=>file.startsWith(`${kind}/`)))continue
beside.set(root,[...beside.get(root)??[],file])}return new Map([...beside].map(([skill_root,all])=>{const path=owners.get(skill_root)?.path??""
if(all.length>_skill_js__WEBPACK_IMPORTED_MODULE_2__.kX)finds.note(path,`has ${all.length} files next to it; ${_skill_js__WEBPACK_IMPORTED_MODULE_2__.kX} are listed`)
const listed=all.slice(0,_skill_js__WEBPACK_IMPORTED_MODULE_2__.kX)
const of=kind=>listed.filter(file=>file.startsWith(`${kind}/`))
return[path,{skill_root:skill_root,scripts:of("scripts"),references:of("references"),assets:of("assets")}]}))}class Finds{#skills
#files=[]
#problems=[]
constructor(explicit){this.#skills=new Map(explicit.map(skill=>[skill.name,skill]))}note(path,problem){this.#problems.push({path:path,problem:problem})}take(place,text,resources,files){const{path:path}=place
const skill=this.#read(place,text,resources)
if(!skill)return
const other=this.#skills.get(skill.name)
if(other)this.note(path,`is not used: ${other.source??"another skill"} has the name ${skill.name} too`)
else this.#skills.set(skill.name,skill)
const file=files.get(path)
if(file&&!other)this.#files.push(file)}discovery(){return{skills:[...this.#skills.values()],files:this.#files,problems:this.#problems}}#read(place,text,resources){const note=problem=>this.note(place.path,`is used, but ${problem}`)
try{if(text===void 0)throw new Error("it could not be read")
return readSkill(place,text,resources,note)}catch(error){this.note(place.path,`is not used: ${error instanceof Error?error.message:String(error)}`)
return}}}const words=zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.string(),zod__WEBPACK_IMPORTED_MODULE_3__.number(),zod__WEBPACK_IMPORTED_MODULE_3__.boolean()]).transform(String)
const trimmed=items=>items.map(item=>item.trim()).filter(item=>item!=="")
const list=zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.array(words),zod__WEBPACK_IMPORTED_MODULE_3__.string().transform(line=>line.split(","))]).transform(trimmed)
const tools=zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.array(words),zod__WEBPACK_IMPORTED_MODULE_3__.string().transform(line=>line.match(/[^\s,(]+(\([^)]*\))?/g)??[])])
const Fields=zod__WEBPACK_IMPORTED_MODULE_3__.object({name:words.nullish(),triggers:list.nullish(),paths:list.nullish(),inputs:zod__WEBPACK_IMPORTED_MODULE_3__.array(_skill_js__WEBPACK_IMPORTED_MODULE_2__.we).nullish(),mcp_tools:zod__WEBPACK_IMPORTED_MODULE_3__.unknown().optional(),version:words.nullish(),description:words.nullish(),license:words.nullish(),compatibility:words.nullish(),metadata:zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(),zod__WEBPACK_IMPORTED_MODULE_3__.unknown()).nullish(),"allowed-tools":tools.nullish(),"disable-model-invocation":zod__WEBPACK_IMPORTED_MODULE_3__.boolean().nullish()})
const ONLY="only a skill that always applies can have servers"
const ON_CALL=`a SKILL.md is read when the agent calls for it, and ${ONLY}. Put them into a Markdown file in .agents/skills`
const NAMED=`${ONLY}, one without triggers, inputs or paths`
function readSkill(place,file,resources,note){if(place.kind==="instructions")return instructions(place,nonEmpty(file.replace(/^\uFEFF/,"").trim()))
const{fields:fields,body:body}=(0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__.zT)(file)
const known=Fields.safeParse(fields)
if(!known.success)throw new Error((0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_4__.d)(known.error))
const{data:data}=known
const name=nameOf(place,data)
const trigger=triggerOf(name,data)
const isFolder=place.kind==="agentskill"
if(data.mcp_tools!=null&&(isFolder||trigger))note(`its \`mcp_tools\` are not: ${isFolder?ON_CALL:NAMED}`)
return _skill_js__WEBPACK_IMPORTED_MODULE_2__.ef.parse({name:name,content:nonEmpty(body),trigger:trigger,source:place.path,is_agentskills_format:isFolder,disable_model_invocation:trigger?.type==="path"||data["disable-model-invocation"]===!0,...data.inputs&&{inputs:data.inputs},...!isFolder&&data.mcp_tools!=null&&{mcp_tools:data.mcp_tools},...resources&&{resources:resources},...plainFields(data),...described(data,note)})}function instructions({name:name,path:path,below:below},content){if(below==="")return _skill_js__WEBPACK_IMPORTED_MODULE_2__.ef.parse({name:name,content:content,source:path})
const trigger={type:"path",paths:[`${below}/**`]}
return _skill_js__WEBPACK_IMPORTED_MODULE_2__.ef.parse({name:name,content:content,source:path,trigger:trigger,disable_model_invocation:!0})}function nonEmpty(content){if(content==="")throw new Error("it is empty")
return content}function nameOf(place,{name:name}){if(place.kind!=="agentskill")return name?.trim()||place.name
if(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.name)||place.name.length>64)throw new Error("the name of its folder is not made of up to 64 small letters, digits and single dashes")
if(name!=null&&name!==place.name)throw new Error(`its name is ${name}, but its folder is named ${place.name}`)
return place.name}function triggerOf(name,{paths:paths,inputs:inputs,triggers:triggers}){if(paths&&paths.length>0)return{type:"path",paths:paths}
if(inputs&&inputs.length>0)return{type:"task",triggers:[...new Set([...triggers??[],`/${name}`])]}
return triggers&&triggers.length>0?{type:"keyword",keywords:triggers}:null}function plainFields({version:version,license:license,compatibility:compatibility,metadata:metadata,"allowed-tools":allowed_tools}){const fields={version:version,license:license,compatibility:compatibility,metadata:metadata,allowed_tools:allowed_tools}
return Object.fromEntries(Object.entries(fields).filter(([,field])=>field!=null))}function described({description:description},note){const whole=description?.trim()??""
if(whole==="")return{}
if(whole.length>_skill_js__WEBPACK_IMPORTED_MODULE_2__.iC)note(`its description of ${whole.length} characters was cut to ${_skill_js__WEBPACK_IMPORTED_MODULE_2__.iC}`)
return{description:whole.slice(0,_skill_js__WEBPACK_IMPORTED_MODULE_2__.iC).replace(/[\ud800-\udbff]$/,"")}}}),46222:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F8:()=>renderStanding,H8:()=>renderInvoked,_m:()=>renderActivated,bq:()=>renderRule})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
function renderActivated({skill:skill,by:by}){const content=cut(skill,_skill_js__WEBPACK_IMPORTED_MODULE_1__.TH)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/activated",{name:skill.name,by:by,about:about(skill),content:content})}function renderRule({skill:skill,by:by}){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/rule",{name:skill.name,path:by,content:cut(skill,_skill_js__WEBPACK_IMPORTED_MODULE_1__.i)})}function renderInvoked(skill,content=skill.content){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/fetched",{name:skill.name,about:about(skill),content:content})}function renderStanding(skills){let room=_skill_js__WEBPACK_IMPORTED_MODULE_1__.WL
const blocks=[]
const leftOut=[]
for(const skill of skills.filter(_skill_js__WEBPACK_IMPORTED_MODULE_1__.Pj).sort(byImportance)){if(room<LEAST_LENGTH)leftOut.push(skill.source??skill.name)
else blocks.push((0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/standing-one",{name:skill.name,content:cut(skill,room)}))
room-=skill.content.length}if(leftOut.length>0)blocks.push((0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/left-out",{list:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(leftOut.join(", "),NAMES_LENGTH)}))
return blocks.length===0?"":(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/standing",{list:blocks.join("\n\n")})}function byImportance(a,b){const rank=({source:source=""})=>{if((0,_skill_js__WEBPACK_IMPORTED_MODULE_1__.UV)(source))return 2
return/^\.(agents|openhands)\//.test(source)?1:0}
return rank(a)-rank(b)}const LEAST_LENGTH=200
const NAMES_LENGTH=1500
function about(skill){const values=valuesOf(skill)
const lines=[...skill.source===void 0?[]:[`File: ${skill.source}`],...skill.resources?resourceLines(skill.resources):[],...values.length===0?[]:[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/values",{values:values.join(", ")})]]
return lines.map(line=>`${line}\n`).join("")}function resourceLines({skill_root:skill_root,...files}){return Object.entries(files).flatMap(([kind,paths])=>paths.length===0?[]:[`Its ${kind}, in ${skill_root}: ${paths.join(", ")}`])}function valuesOf({trigger:trigger,content:content,inputs:inputs}){if(inputs.length>0)return inputs.map(({name:name,description:description})=>description===""?name:`${name} (${description})`)
if(trigger?.type!=="task")return[]
return[...new Set(Array.from(content.matchAll(/\$\{(\w+)\}/g),([,name=""])=>name))]}function cut({content:content,source:source},room){if(content.length<=room)return content
const kept=content.slice(0,room).replace(/[\ud800-\udbff]$/,"")
const where=source??"its file"
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("skills/cut",{kept:kept,where:where,missing:String(content.length-kept.length)}).trimStart()}}),92590:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fg:()=>chosenNames,Oq:()=>isMixed,Qw:()=>plainToolName,XR:()=>writtenToolName,Xb:()=>isChange,cM:()=>removedTools})
__webpack_require__(98664)
const SHORT={ipython:"execute_ipython_cell"}
function plainToolName(written){const name=written.replace(/^[+-]/,"")
return SHORT[name]??name}function writtenToolName(name){return Object.entries(SHORT).find(([,tool])=>tool===name)?.[0]??name}function isChange(entries){return entries.length>0&&entries.every(entry=>/^[+-]/.test(entry))}function isMixed(entries){return!isChange(entries)&&entries.some(entry=>/^[+-]/.test(entry))}function removedTools(entries){return entries.filter(entry=>entry.startsWith("-")).map(plainToolName)}function chosenNames(entries,usual){if(entries===void 0)return usual
if(!isChange(entries))return[...new Set(entries.map(plainToolName))]
const added=entries.filter(entry=>entry.startsWith("+")).map(plainToolName)
const gone=removedTools(entries)
return[...new Set([...usual,...added])].filter(name=>!gone.includes(name))}}),7022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>saveText,t:()=>ShownOutput})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(35556)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
var _workspace_bounded_output_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(36827)
const MB=1024*1024
const standard={unsaved:128*1024,head:254*MB,tail:MB,all:1024*MB}
class SavedOutput{#workspace
#tool
#sizes
#head
#name
#unsaved=[]
#unsavedSize=0
#headSize=0
#tail
#problem
constructor(workspace,tool,sizes=standard){this.#workspace=workspace
this.#tool=tool.replaceAll(/[^A-Za-z0-9_-]/g,"_").slice(0,64)
this.#sizes=sizes
this.#head=sizes.head
if(workspace.outputDir===void 0)this.#problem=""}async push(bytes){if(this.#problem!==void 0)return
if(this.#tail||this.#headSize+this.#unsavedSize+bytes.length>this.#head){this.#tail??=(0,_workspace_bounded_output_js__WEBPACK_IMPORTED_MODULE_2__.a0)(this.#sizes.tail)
this.#tail.push(bytes)
return}this.#unsaved.push(bytes)
this.#unsavedSize+=bytes.length
if(this.#unsavedSize>this.#sizes.unsaved)await this.#write()}async finish(){const isWhole=this.#tail===void 0
if(this.#tail)this.#unsaved.push(Buffer.from(this.#tail.result().output))
const file=await this.#write()
if(file===void 0)return{where:this.#problem??"",file:file}
return{where:`${isWhole?"All of it is":"Its first and last part are"} in ${file}`,file:file}}async#write(){if(this.#problem!==void 0)return
const bytes=Buffer.concat(this.#unsaved)
this.#unsaved=[]
this.#unsavedSize=0
this.#headSize+=bytes.length
try{this.#name??=await this.#begin()
return await this.#workspace.saveOutput(this.#name,bytes)}catch(error){if(!(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp))throw error
this.#problem=`It could not be saved: ${error.message.replace(/\.$/,"")}`
return}}async#begin(){const saved=await savedFiles(this.#workspace)
const room=this.#sizes.all-saved.reduce((sum,{size:size})=>sum+size,0)
this.#head=Math.min(this.#head,room-this.#sizes.tail)
if(this.#head<this.#headSize)throw full(this.#workspace,this.#sizes)
const own=saved.filter(({tool:tool})=>tool===this.#tool)
return`${this.#tool}-${Math.max(0,...own.map(({number:number})=>number))+1}.txt`}}async function saveText(workspace,tool,text){const output=new SavedOutput(workspace,tool)
await output.push(Buffer.from(text))
return output.finish()}async function savedFiles(workspace){const{outputDir:outputDir=""}=workspace
if(await workspace.stat(outputDir)===void 0)return[]
const names=(await workspace.list(outputDir)).map(({name:name})=>name)
const files=names.map(async name=>{const[,tool,number]=/^(.+)-(\d+)\.txt$/.exec(name)??[]
if(tool===void 0)return[]
const found=await workspace.stat(`${outputDir}/${name}`).catch(()=>{})
return[{tool:tool,number:Number(number),size:found?.size??0}]})
return(await Promise.all(files)).flat()}function full({outputDir:outputDir},{all:all}){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`the files in ${outputDir} have ${Math.round(all/MB)} MB, which is the limit.`)}const keptBytes=64*1024
const maxLength=3e4
class ShownOutput{#window=(0,_workspace_bounded_output_js__WEBPACK_IMPORTED_MODULE_2__.a0)(keptBytes)
#saved
#mask
#bytes=0
constructor(tool,{workspace:workspace,mask:mask,sizes:sizes}){this.#saved=new SavedOutput(workspace,tool,sizes)
this.#mask=mask}async push(text){await this.#keep(this.#mask?this.#mask.push(text):text)}async finish(isLast){if(isLast&&this.#mask)await this.#keep(this.#mask.end())
const{output:output,omittedBytes:omittedBytes}=this.#window.result()
const cleaned=(0,_lib_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(output).trimEnd()
if(cleaned.length<=maxLength&&omittedBytes===0)return{text:cleaned,raw:output,file:void 0}
const{where:saved,file:file}=await this.#saved.finish()
const where=saved||"To see the rest, run the command with its output in a file and print parts of that"
const notice=`[... cut: this is the beginning and the end of ${this.#bytes} bytes. ${where}. ...]`
const text=cleaned.length>maxLength?(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.e9)(cleaned,maxLength,notice):`${cleaned}\n${notice}`
return{text:text,raw:output,file:file}}async#keep(text){if(text==="")return
const bytes=Buffer.from(text)
this.#bytes+=bytes.length
this.#window.push(bytes)
await this.#saved.push(bytes)}}}),69423:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L4:()=>stateOf,Qd:()=>AT_ONCE,uO:()=>defineTool})
var _wire_class_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(17117)
const AT_ONCE=5
function defineTool(definition){return Object.freeze({...definition,...(0,_wire_class_js__WEBPACK_IMPORTED_MODULE_0__.NY)(definition.name)})}function stateOf(name,all){const own=key=>`tool:${name}:${key}`
return{get:key=>all.get(own(key)),set:(key,value)=>all.set(own(key),value)}}}),36827:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{a0:()=>outputWindow,mJ:()=>reportSize,ro:()=>HeldOutput})
function outputWindow(size){const head=Buffer.alloc(size)
let headSize=0
let tail=[]
let tailSize=0
let total=0
function pushTail(chunk){tail.push(chunk)
tailSize+=chunk.length
if(tailSize>2*size){tail=[Buffer.concat(tail).subarray(-size)]
tailSize=size}}return{push(chunk){total+=chunk.length
const taken=chunk.copy(head,headSize)
headSize+=taken
if(taken<chunk.length)pushTail(chunk.subarray(taken))},result(){const start=head.subarray(0,headSize)
const end=Buffer.concat(tail).subarray(-size)
if(start.length+end.length===total)return{output:decode(Buffer.concat([start,end])),omittedBytes:0}
const[first,last]=[withoutBrokenEnd(start),withoutBrokenStart(end)]
const omittedBytes=total-first.length-last.length
return{output:`${decode(first)}\n[${omittedBytes} bytes left out]\n${decode(last)}`,omittedBytes:omittedBytes}}}}function decode(bytes){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes)}const isContinuation=byte=>byte!==void 0&&(byte&192)===128
function withoutBrokenEnd(bytes){let lead=bytes.length-1
while(lead>bytes.length-4&&isContinuation(bytes[lead]))lead-=1
return(bytes[lead]??0)>=192&&lead+sequenceLength(bytes[lead]??0)>bytes.length?bytes.subarray(0,lead):bytes}function withoutBrokenStart(bytes){let start=0
while(start<3&&isContinuation(bytes[start]))start+=1
return bytes.subarray(start)}function sequenceLength(lead){if(lead>=240)return 4
return lead>=224?3:2}const reportSize=256*1024
const keptSize=4*reportSize
class HeldOutput{#decoder=new TextDecoder("utf-8",{ignoreBOM:!0})
#pieces=[]
#size=0
#omitted=0
get size(){return this.#size}push(bytes){this.#add(this.#decoder.decode(bytes,{stream:!0}))
while(this.#size>keptSize&&this.#pieces.length>1)this.#drop()}flush(){this.#add(this.#decoder.decode())}take(){const text=this.#pieces.join("")
const notice=this.#omitted===0?"":`[${this.#omitted} characters left out]\n`
this.#pieces=[]
this.#size=0
this.#omitted=0
return notice+text}#add(text){if(text==="")return
this.#pieces.push(text)
this.#size+=text.length}#drop(){const length=this.#pieces.shift()?.length??0
this.#size-=length
this.#omitted+=length}}}),38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58551)
var _rendered_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(45705)
const mark=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(items,nonce){if(!/^[A-Za-z0-9]{16,}$/.test(nonce))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","A nonce is at least 16 letters and digits.")
const all=items.map(item=>({item:item,...reveal(item)}))
return{data:all.map(({item:item,shown:shown,hidden:hidden})=>fenced(item.label,{shown:shown,hidden:hidden},nonce)).join("\n\n"),hidden:all.flatMap(({item:item,hidden:hidden})=>hidden===0?[]:[{where:placeIn(item.label),parts:hidden}])}}function placeIn(label){return label.split(/,| by | \(/)[0]??""}function fenced(label,{shown:shown,hidden:hidden},nonce){const header=without(nonce,plain(label).replaceAll(/\s+/g," ").trim())
const count=hidden===0?"":` [${hidden} hidden ${hidden===1?"part":"parts"} removed]`
return`${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce,shown)}\nEND DATA ${nonce}`}function visible(markdown){return(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(markdown).shown}function plain(text){return revealPlain(text).shown}function reveal({title:title="",text:text,format:format}){const head=revealPlain(title)
const body=format==="plain"?revealPlain(text):(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(text.replaceAll(mark,""))
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__.OT)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),30130:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>hostName,z:()=>isMetadata})
var node_url__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73136)
const NAME=/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
const OWN=/(?:^|\.)(?:localhost|localdomain)$/
const METADATA=new Set(["metadata.google.internal","instance-data.ec2.internal","metadata.azure.internal"])
function isMetadata(name){return METADATA.has(name)}function hostName(text){if(/[\s@:/?#*\\%[\]]/.test(text)||text.length>253)return
const name=(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text).replace(/\.$/,"")
return NAME.test(name)&&!OWN.test(name)&&!isMetadata(name)?name:void 0}}),35556:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>readable})
function readable(output){return withoutEscapes(rewritten(output)).split("\n").map(line=>overtyped(lastState(line))).join("\n").replaceAll(/[^\P{Cc}\n\t]/gu,"")}const ESC=""
const vertical=`${ESC}\\[(?:\\d*)[AB]`
const lineEnds=new RegExp(`(\n|${vertical})`)
const verticalMove=new RegExp(`^${ESC}\\[(\\d*)([AB])$`)
function rewritten(output){if(!new RegExp(vertical).test(output))return output
const rows=[""]
let row=0
let isNew=!0
for(const part of output.split(lineEnds)){const step=part==="\n"?1:cursorStep(part)
if(step!==void 0){row=Math.max(0,part==="\n"?row+1:Math.min(row+step,rows.length-1))
isNew=row<rows.length
if(!isNew)rows.push("")}else if(part!==""){rows[row]=isNew?part:`${rows[row]}${part}`
isNew=!1}}return rows.join("\n")}function cursorStep(part){const match=verticalMove.exec(part)
if(!match)return
const count=Math.min(Number(match[1]||1),Number.MAX_SAFE_INTEGER)
return match[2]==="A"?-count:count}const escaped=/^(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_]\P{Cc}*|[ -/]*[0-~])/u
function withoutEscapes(output){const[start="",...rest]=output.split(ESC)
return start+rest.map(piece=>piece.replace(escaped,"")).join("")}function lastState(line){return line.split("\r").findLast(state=>state!=="")??""}function overtyped(line){if(!line.includes("\b"))return line
const characters=[]
let cursor=0
for(const character of line)if(character==="\b")cursor=Math.max(0,cursor-1)
else{characters[cursor]=character
cursor+=1}return characters.join("")}}),63882:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{qd:()=>agentSees,zg:()=>modelSettings,gk:()=>requirePrices,n1:()=>standardAgent,sP:()=>warnAboutPrices})
var console=__webpack_require__(54995)
var agent=__webpack_require__(97065)
var agent_context=__webpack_require__(89951)
var sub_agent=__webpack_require__(58890)
var base_state=__webpack_require__(95017)
var model_table=__webpack_require__(53628)
var open_model=__webpack_require__(43621)
var secret_registry=__webpack_require__(63935)
var rendered=__webpack_require__(45705)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var schemas=__webpack_require__(28942)
var event_content=__webpack_require__(46032)
var render=__webpack_require__(46222)
var skill=__webpack_require__(60601)
var tool_tool=__webpack_require__(69423)
const timeoutMs=1e4
const longestOutput=5e4
function invokeSkill({skills:skills,inlineCommands:inlineCommands=!1}){const listed=new Map(skills.filter(skill.yy).map(skill=>[skill.name,skill]))
if(listed.size===0)return[]
const tool=(0,tool_tool.uO)({name:"invoke_skill",description:(0,prompts.J1)("tools/invoke_skill"),input:schemas.object({name:schemas.string().describe("The name of the skill.")}),annotations:{readOnlyHint:!inlineCommands,destructiveHint:inlineCommands,idempotentHint:!inlineCommands,openWorldHint:!1},risk:"LOW",about:({name:name})=>({skill_name:name.trim()}),run:async({name:name},context)=>{const skill=listed.get(name.trim())
if(!skill)throw new fault.Fp(`There is no skill "${name}". There are: ${[...listed.keys()].join(", ")}.`)
const run=command=>outputOf(command,context)
const content=inlineCommands?await fillCommands(skill.content,run):skill.content
return{content:[(0,event_content.Qq)((0,render.H8)(skill,content))]}}})
return[tool]}async function outputOf(command,{workspace:workspace,signal:signal}){const{output:output,exitCode:exitCode,timedOut:timedOut}=await workspace.run(command,{timeoutMs:timeoutMs,signal:signal})
const clipped=(0,lib_text.e9)(output.trim(),longestOutput,"[... the output is cut here ...]")
if(timedOut)return`[${command} did not end within ${timeoutMs/1e3} seconds]`
return exitCode===0?clipped:`[${command} ended with exit code ${exitCode}: ${clipped}]`}const FENCE=/(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$)/m
const COMMAND=/(?<!\\)!`([^`\n]+)`/g
async function fillCommands(content,run){const parts=[]
for(const[index,part]of content.split(FENCE).entries())parts.push(index%2===1?part:await fillPart(part,run))
return parts.join("")}async function fillPart(part,run){let filled=""
let end=0
for(const match of part.matchAll(COMMAND)){filled+=unescaped(part.slice(end,match.index))+await run(match[1]??"")
end=match.index+match[0].length}return filled+unescaped(part.slice(end))}function unescaped(part){return part.replaceAll("\\!`","!`")}var core=__webpack_require__(88532)
var grant=__webpack_require__(76327)
var host_name=__webpack_require__(30130)
var terminal=__webpack_require__(30983)
const Host=schemas.string().transform((given,context)=>{const name=(0,host_name.S)(given)
if(name!==void 0)return name
context.addIssue(`"${given.slice(0,100)}" is not a full host name such as example.org; wildcards and addresses cannot be granted`)
return core.tm})
function requestNetwork(){const tool=(0,tool_tool.uO)({name:"request_network",description:(0,prompts.J1)("tools/request_network"),input:schemas.object({hosts:schemas.array(Host).min(1).max(10).describe("Full names of the hosts, for example `api.example.org`."),command:schemas.string().min(1).describe("The bash command that needs them."),why:schemas.string().min(1).max(1e3).describe("For the person who is asked: what it is for, in a sentence."),timeout:schemas.number().nonnegative().optional().describe("Seconds that it may take, at most 3600; default 600.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"HIGH",grant:({hosts:hosts,command:command},{secretsIn:secretsIn})=>({...grant.K$,hosts:[...new Set(hosts)].sort(),secrets:secretsIn(command)}),commands:({command:command})=>[command],declaredResources:()=>({declared:!0,keys:["terminal:session"]}),about:({command:command})=>({command:command}),run:(input,context)=>{if(!context.isApart)throw new fault.Fp("Nobody can grant network access here. Do without it, or say what is missing.")
return(0,terminal.e)(input,context)}})
return Object.freeze({...tool,observationKind:"TerminalObservation"})}var standard_tools=__webpack_require__(3823)
const LONGEST_DESCRIPTION=200
const LONGEST_LIST=2e3
function subAgentTools({kinds:kinds,descriptions:descriptions="long"}){if(kinds.length===0)return[]
const words=descriptions==="long"?"tools":"tools/short"
return[task((0,prompts.J1)(`${words}/task`,{kinds:listOf(kinds)})),delegate((0,prompts.J1)(`${words}/delegate`))]}function listOf(kinds){const lines=[]
let left=LONGEST_LIST
for(const{name:name,description:description}of kinds){const line=`- ${name}: ${(0,lib_text.TN)(description,LONGEST_DESCRIPTION)}`
left-=line.length
lines.push(left<0?`- ${name}`:line)}return lines.join("\n")}function task(description){return(0,tool_tool.uO)({name:"task",description:description,input:schemas.object({prompt:schemas.string().describe("What to do, where, and what to answer."),subagent_type:schemas.string().default("general-purpose"),resume:schemas.string().optional().describe("The id of an earlier sub-agent to continue.")}),annotations:CALLS,risk:"LOW",atOnce:tool_tool.Qd,declaredResources:()=>({declared:!0,keys:[]}),about:({subagent_type:subagent_type,resume:resume=""})=>({task_id:resume,subagent:subagent_type,status:"stopped"}),run:async({prompt:prompt,subagent_type:subagent_type,resume:resume},{subAgents:subAgents,signal:signal})=>{const port=requireSubAgents(subAgents)
const end=await port.work(resume??port.begin(subagent_type),prompt,signal)
const about={task_id:end.id,subagent:end.agent,status:statusOf(end)}
return{...about,content:[(0,event_content.Qq)(answerOf(end,LONGEST_ANSWER))],is_error:!end.isFinished}}})}const Input=schemas.object({command:schemas["enum"](["spawn","delegate"]),ids:schemas.array(schemas.string()).optional(),agent_types:schemas.array(schemas.string()).optional(),tasks:schemas.record(schemas.string(),schemas.string()).optional().describe("By id.")})
function delegate(description){return(0,tool_tool.uO)({name:"delegate",description:description,input:Input,annotations:CALLS,risk:"LOW",declaredResources:()=>({declared:!0,keys:[]}),about:({command:command})=>({command:command}),run:async(input,{subAgents:subAgents,signal:signal})=>{const port=requireSubAgents(subAgents)
return input.command==="spawn"?spawn(input,port):sub_agent_tools_assign(input,port,signal)}})}function spawn({ids:ids=[],agent_types:kinds=[]},subAgents){requireSome(ids,"spawn")
if(kinds.length>ids.length)throw new fault.Fp("There are more `agent_types` than `ids`.")
const begun=ids.map((id,index)=>subAgents.begin(kinds[index]??"general-purpose",id))
return{content:[(0,event_content.Qq)(`Ready for work: ${begun.join(", ")}.`)]}}async function sub_agent_tools_assign({tasks:tasks={}},subAgents,signal){const given=Object.entries(tasks)
requireSome(given,"delegate")
const work=given.map(([id,task])=>workOrRefusal(subAgents,id,task,signal))
const settled=await Promise.allSettled(work)
const ends=settled.map(end=>{if(end.status==="rejected")throw end.reason
return end.value})
const content=told(ends,Math.floor(LONGEST_ANSWER/ends.length))
return{content:content,is_error:ends.every(({isFinished:isFinished})=>!isFinished)}}async function workOrRefusal(subAgents,id,task,signal){try{return await subAgents.work(id,task,signal)}catch(error){if(!(error instanceof fault.Fp))throw error
return{id:id,agent:"",isFinished:!1,why:error.message,answer:""}}}function requireSome(list,command){const parameter=command==="spawn"?"ids":"tasks"
if(list.length===0)throw new fault.Fp(`Parameter \`${parameter}\` is required for command: ${command}.`)
if(list.length>tool_tool.Qd)throw new fault.Fp(`Only ${tool_tool.Qd} can be named in \`${parameter}\` at once.`)}const CALLS={readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0}
const LONGEST_ANSWER=2e4
function requireSubAgents(subAgents){if(subAgents)return subAgents
throw new fault.Fp("There are no sub-agents here. Do the work yourself.")}function statusOf({isFinished:isFinished}){return isFinished?"completed":"stopped"}function told(ends,limit){return[(0,event_content.Qq)(ends.map(end=>toldOne(end,limit)).join("\n\n"))]}function toldOne(end,limit){const kind=end.agent===""?"":`, ${end.agent}`
return`[${end.id}${kind}: ${statusOf(end)}]\n${answerOf(end,limit)}`}function answerOf(end,limit){const cut="[... its answer is cut here: ask it for the rest ...]"
const answer=(0,lib_text.e9)(end.answer.trim()||"It said nothing.",limit,cut)
const stopped=end.isFinished?[]:[`Not finished: ${end.why}`]
return[...stopped,answer].join("\n")}var allowed_tools=__webpack_require__(45498)
var coerce=__webpack_require__(49567)
var model_fault=__webpack_require__(76221)
var quote=__webpack_require__(12713)
const PUBLIC={entra:"https://login.microsoftonline.com",scope:"https://cognitiveservices.azure.com/.default",audience:"api://AzureADTokenExchange"}
const OTHERS={".azure.us":{entra:"https://login.microsoftonline.us",scope:"https://cognitiveservices.azure.us/.default",audience:"api://AzureADTokenExchangeUSGov"},".azure.cn":{entra:"https://login.partner.microsoftonline.cn",scope:"https://cognitiveservices.azure.cn/.default",audience:"api://AzureADTokenExchangeChina"}}
function cloudOf({baseUrl:baseUrl}){const{hostname:hostname}=new URL(baseUrl)
return Object.entries(OTHERS).find(([end])=>hostname.endsWith(end))?.[1]??PUBLIC}const ASSERTION="urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
const PATIENCE_MS=3e4
const MARGIN_S=300
function azureToken(identity,desk){let held
return async given=>{if(held&&desk.clock()<held.until)return held.token
const signal=AbortSignal.any([given,AbortSignal.timeout(PATIENCE_MS)])
const asked=desk.clock()
try{const{access_token:access_token,expires_in:expires_in}=await exchange(identity,desk,signal);(0,console.maskSecrets)([access_token])
held={token:access_token,until:asked+1e3*Math.max(expires_in-MARGIN_S,expires_in/2)}
return access_token}catch(error){given.throwIfAborted()
throw error instanceof fault.vC?error:notReached(cloudOf(identity),error)}}}const IdToken=schemas.object({value:schemas.string().min(1)})
async function idToken({audience:audience},{env:env,fetch:fetch},signal){const{ACTIONS_ID_TOKEN_REQUEST_URL:url,ACTIONS_ID_TOKEN_REQUEST_TOKEN:token}=env
if(!url||!token)throw new fault.vC("config","Azure needs an OIDC token of this job, and the job may not ask for one.",{hint:"Add `id-token: write` to the `permissions:` of the job. Runs for pull requests from forks never have it."})
const address=new URL(url)
address.searchParams.set("audience",audience)
const response=await fetch(address.href,{headers:{authorization:`Bearer ${token}`},signal:signal})
if(!response.ok)throw refused("GitHub gave no OIDC token for this job",response.status)
const{value:value}=IdToken.parse(await response.json());(0,console.maskSecrets)([value])
return value}const AccessToken=schemas.object({access_token:schemas.string().min(1),expires_in:coerce.ai().positive()})
const Refusal=schemas.object({error_description:schemas.string()})
async function exchange(identity,desk,signal){const{clientId:clientId,tenantId:tenantId}=identity
const cloud=cloudOf(identity)
const body=new URLSearchParams({client_id:clientId,scope:cloud.scope,grant_type:"client_credentials",client_assertion_type:ASSERTION,client_assertion:await idToken(cloud,desk,signal)})
const response=await desk.fetch(`${cloud.entra}/${tenantId}/oauth2/v2.0/token`,{method:"POST",body:body,signal:signal})
const answer=await response.json().catch(()=>{})
if(response.ok)return AccessToken.parse(answer)
const{data:data}=Refusal.safeParse(answer)
throw refused("Azure did not accept the identity of this job",response.status,data?.error_description)}function refused(what,status,words=""){const isTransient=status===429||status>=500
return new model_fault.Q(`${what} (answered ${status}).`,{isTransient:isTransient,quote:words===""?void 0:(0,quote.kq)(words.split(/\r?\n/)[0]??"",void 0),hint:isTransient?"Run it again later.":"Check `azure-client-id` and `azure-tenant-id`, and the federated credential for this repository: docs/providers.md says what it needs."})}function notReached({entra:entra},cause){return new model_fault.Q("Azure gave no token: the sign-in could not be reached, or its answer could not be read.",{hint:`Check the runner's network; on a self-hosted runner, ${new URL(entra).host} has to be reachable.`,isTransient:!0,cause:cause})}var knowledge_knowledge=__webpack_require__(71403)
async function standardAgent(options){const{inputs:inputs,world:world,completionLog:completionLog,finishSchema:finishSchema,as:as,onWait:onWait,onSilence:onSilence,knowledge:knowledge,store:store,...place}=options
const settings=modelFor(as,modelSettings(inputs,place.conversationId,world))
if(typeof inputs["max-budget-usd"]==="number")requirePrices(settings)
const{fetch:fetch,clock:clock,sleep:sleep,random:random}=world
const told=wait=>{(0,console.printWait)(wait)
onWait?.(wait)}
const retries={sleep:sleep,random:random,onWait:told,onChange:console.printChange,onSilence:onSilence}
const models=(0,open_model.GF)(settings,{fetch:fetch,clock:clock,completionLog:completionLog,...retries})
const{repository:repository,workspace:workspace,branch:branch}=place
const{systemPrompt:systemPrompt}=knowledge
const definition=as??knowledge.main
const skills=definition?(0,sub_agent.K$)(definition,knowledge.skills):knowledge.skills
const{features:features}=models.default
const inputLimit=(0,agent.l3)(features)
const descriptions=(0,standard_tools.Tt)(settings.model,features.context_window)
return(0,agent.jk)({model:models.default,smallModel:models.title,...(0,agent.$p)((0,agent.wj)((0,base_state.Yi)(store),definition),models.condenser),...inputLimit!==void 0&&{inputLimit:inputLimit},...finishSchema&&{finishSchema:finishSchema},...await rulesFor(options,models.critic),tools:await chosenTools(options,{model:settings.model,descriptions:descriptions,skills:skills}),...(0,agent_context.z)({skills:skills,systemPrompt:systemPrompt,systemPromptSuffix:[inputs["system-prompt-suffix"],definition?.system_prompt_suffix].filter(Boolean).join("\n\n"),instructions:(0,knowledge_knowledge.Jk)(knowledge,as?void 0:options.memoryFile),secrets:(0,secret_registry.tA)(inputs.secrets??{}),place:{repository:repository,workspace:workspace,branch:branch},date:world.now().toISOString().slice(0,10)})})}async function rulesFor({inputs:inputs,work:work,as:as,review:review,world:{clock:clock}},reviewer){if(inputs.check===void 0&&inputs.critic==="none"||!work||as||review)return{}
return(await Promise.all([__webpack_require__.e(622),__webpack_require__.e(7427)]).then(__webpack_require__.bind(__webpack_require__,57427))).finishRules({...work,inputs:inputs,reviewer:reviewer,clock:clock})}function agentSees(inputs){return(0,open_model.pj)(ofModels(inputs))}async function chosenTools(options,{model:model,descriptions:descriptions,skills:skills}){const{inputs:inputs,store:store,review:review,as:as,unusable:unusable=[],knowledge:knowledge}=options
const{"allowed-tools":allowed,tools:changes}=inputs
const isReviewing=review!==void 0&&!as
const usual=isReviewing?LOOKING:[...(0,standard_tools.Vx)(model),...options.isReading?["file_editor"]:[]]
const without=isReviewing?[...unusable,...allowed_tools.rt]:unusable
const main=as?void 0:knowledge.main
const own=(0,allowed_tools.mD)({allowed:allowed,changes:changes,defined:as?.tools,main:main,usual:usual,without:without,store:store})
const had=review?[]:(0,allowed_tools.WI)(store)
const standard=await(0,standard_tools.B)([...own,...had],descriptions,{toMarkdown:async html=>(0,rendered.x)(html),onPicture:inputs["attach-screenshots"]?name=>options.pictures?.push(name):void 0})
const all=[...await toolsOf(options,{standard:standard,descriptions:descriptions}),...invokeSkill({skills:skills,inlineCommands:inputs["skill-commands"]&&!options.isReading})]
const allowedTools=(0,allowed_tools.rz)(all,{own:own,allowed:allowed,changes:changes,main:main,store:store})
return options.isReading?(0,allowed_tools.Ht)(allowedTools):allowedTools}async function toolsOf(options,{standard:standard,descriptions:descriptions}){const{knowledge:knowledge,review:review,as:as,added:added=[],proposing:proposing=[]}=options
const foreign=review?added.filter(({annotations:annotations})=>annotations.readOnlyHint):added
const reviewing=review?await reviewTools(review,descriptions,as!==void 0):[]
if(as)return(0,sub_agent.Jr)(as,[...standard,...reviewing,...foreign])
return[...reviewing,...standard,...networkTools(options,descriptions),...proposing,...foreign,...subAgentTools({kinds:knowledge.agents,descriptions:descriptions})]}function networkTools({isNetworkOffered:isNetworkOffered=!1,store:store},descriptions){const tool=(0,standard_tools.WY)(requestNetwork(),descriptions)
if(isNetworkOffered)return[tool]
return(0,base_state.S3)(store).includes(tool.name)?[Object.freeze({...tool,closed:(0,prompts.J1)("network-closed")})]:[]}function modelFor(as,{overrides:overrides,...settings}){if(!as||as.model==="inherit"||as.model===settings.model)return{...settings,...overrides&&{overrides:overrides}}
return{...settings,model:as.model}}function modelSettings(inputs,conversationId,desk){const{"api-key":apiKey,"azure-client-id":clientId="","azure-tenant-id":tenantId=""}=inputs
return{...ofModels(inputs),cacheKey:conversationId,apiKey:apiKey??azureToken({clientId:clientId,tenantId:tenantId,baseUrl:inputs["base-url"]},desk)}}function ofModels(inputs){const{temperature:temperature,"reasoning-effort":reasoning_effort,"api-mode":api,"model-headers":headers}=inputs
return{model:inputs.model,baseUrl:inputs["base-url"],apiVersion:inputs["api-version"],...headers&&{headers:headers},api:api==="auto"?void 0:api,fallbackModels:inputs["fallback-models"]??[],visionModel:inputs["vision-model"],smallModel:inputs["small-model"],overrides:{...inputs["model-features"],...temperature!==void 0&&{temperature:temperature},...reasoning_effort!==void 0&&{reasoning_effort:reasoning_effort}}}}const LOOKING=["terminal","glob","grep","task_tracker","think","finish"]
async function reviewTools({diff:diff,known:known},descriptions,isSubAgent){const{readDiff:readDiff}=await __webpack_require__.e(9871).then(__webpack_require__.bind(__webpack_require__,99871))
if(isSubAgent)return[readDiff(diff)]
const{closeFinding:closeFinding,reportFinding:reportFinding}=await __webpack_require__.e(9871).then(__webpack_require__.bind(__webpack_require__,99871))
return[readDiff(diff),reportFinding(diff,known),closeFinding(known)].map(tool=>(0,standard_tools.WY)(tool,descriptions))}function requirePrices(settings){const[first,...others]=(0,open_model.Nt)(settings)
if(first===void 0)return
const hint=first===settings.model?'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}, or leave `max-budget-usd` empty: then tokens are limited instead.':"Leave that model out, or leave `max-budget-usd` empty: then tokens are limited instead."
throw new fault.vC("config",`\`max-budget-usd\` cannot be enforced: the price of ${quoted([first,...others])} is unknown.`,{hint:hint})}function warnAboutPrices(settings,now){const unpriced=(0,open_model.Nt)(settings)
if(unpriced.length>0)(0,console.printNotice)(`The price of ${quoted(unpriced)} is unknown, so this run cannot be limited in dollars.`)
const[days,listed]=[(0,model_table.gx)(now),(0,open_model.q5)(settings)]
if(days!==void 0&&listed.length>0)(0,console.printNotice)(`The price of ${quoted(listed)} is ${days} days old; check it with the provider.`)}function quoted(names){return names.map(name=>`"${(0,lib_text.TN)(name,200)}"`).join(", ")}}),45498:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$_:()=>requireKnown,Ht:()=>withoutWriting,S0:()=>closedTools,WI:()=>earlierOwnTools,dI:()=>unusableNamesIn,e3:()=>unknownIn,mD:()=>ownTools,rt:()=>EDITORS,rz:()=>allowTools})
var _core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(95017)
var _core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(92590)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3823)
const ALWAYS=["think","finish","read_diff","report_finding","close_finding","propose","read_github"]
const ON_REQUEST=["invoke_skill","task","delegate"]
const NOW_AND_THEN=[...ON_REQUEST,"request_network"]
const EDITORS=["file_editor","apply_patch"]
function ownTools({allowed:allowed,changes:changes,defined:defined,main:main,usual:usual,without:without,store:store}){const had=earlierOwnTools(store).filter(name=>EDITORS.includes(name))
const inputs=allowed===void 0?(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(changes,[...usual,...had]):_tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2
const isAllowed=name=>isOpen(name,{allowed:allowed,changes:void 0,main:main})
const names=[...(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(defined,inputs),"finish"].filter(isAllowed)
return _tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.filter(name=>names.includes(name)&&!without.includes(name))}function earlierOwnTools(store){const had=(0,_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_0__.S3)(store)
return _tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.filter(name=>had.includes(name)||had.includes((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.I)(name)))}function isOpen(name,{allowed:allowed,changes:changes=[],main:main}){if(main&&!isLeft(name,main))return!1
if(allowed)return ALWAYS.includes(name)||allowed.map(_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw).includes(name)
return!(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.cM)(changes).includes(name)}function isLeft(name,{tools:tools}){if(tools===void 0)return!0
if((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Xb)(tools))return!(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.cM)(tools).includes(name)
return ALWAYS.includes(name)||tools.map(_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw).includes(name)}function allowTools(tools,{own:own,...choice}){const isAllowed=({name:name})=>_tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.includes(name)?own.includes(name):isOpen(name,choice)
const had=(0,_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_0__.S3)(choice.store)
const closed=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("tool-closed",{names:namesOf(tools.filter(isAllowed)).join(", ")})
return tools.flatMap(tool=>{if(isAllowed(tool))return[tool]
return had.includes(tool.name)||had.includes(tool.kind)?[Object.freeze({...tool,closed:closed})]:[]})}function closedTools({tools:tools}){return namesOf(tools.filter(tool=>tool.closed!==void 0))}function requireKnown({allowed:allowed=[],changes:changes=[],main:main},known){requireAll("The input `allowed-tools`",allowed,known)
requireAll("The input `tools`",changes,known)
requireAll(`\`tools\` in ${main?.source}`,main?.tools??[],known)
if((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.cM)(changes).includes("finish"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config","The input `tools` takes `finish` away, with which the agent ends its work.",{hint:"Leave `-finish` out."})
const foreign=changes.find(entry=>entry.startsWith("+")&&!_tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.includes((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(entry)))
if(foreign===void 0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`The input \`tools\` cannot add ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(foreign.slice(1),100)}.`,{hint:`It adds ${_tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.map(_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.XR).join(", ")}. The tools of servers, sub-agents and reviews are there when their inputs are.`})}function requireAll(what,entries,known){const[problem]=unknownAmong(entries,known)
if(problem===void 0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`${what} names tools that do not exist here: ${problem.names}.`,{hint:problem.hint})}function unknownIn({tools:tools=[],source:source},known){return unknownAmong(tools,known).map(({names:names,hint:hint})=>({path:source??"A sub-agent",problem:`names tools that do not exist here: ${names}. ${hint}`}))}function unusableNamesIn(main,given){const{tools:tools=[],source:path}=main
const{allowed:allowed,changes:changes,usual:usual}=given
const chosen=allowed?.map(_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)??(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(changes,usual)
const named=(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Xb)(tools)?[]:tools.filter(name=>_tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.includes((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(name)))
const vain=named.filter(name=>!ALWAYS.includes(name)&&!chosen.includes((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(name)))
const problem=`names tools that the workflow does not give: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(vain.join(", "),200)}`
return vain.length===0?[]:[{path:path,problem:problem}]}function unknownAmong(entries,{served:served,absent:absent}){const known=[...new Set([..._tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2,...ALWAYS,...NOW_AND_THEN,...namesOf(served)])]
const isAbsent=name=>absent?.some(server=>name.startsWith(`${server}__`))??name.includes("__")
const unknown=entries.filter(entry=>!known.includes((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(entry))&&!isAbsent((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(entry)))
if(unknown.length===0)return[]
const meant=unknown.length===1?(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.pA)((0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.Qw)(unknown[0]??""),[...known,"ipython"]):void 0
const list=`There are ${nameable(served)}.`
return[{names:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(unknown.join(", "),200),hint:meant===void 0?list:`Did you mean \`${(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.XR)(meant)}\`? ${list}`}]}const MOST_SERVED=5
function nameable(served){const foreign=namesOf(served)
const more=foreign.length-MOST_SERVED
const names=[..._tools_standard_tools_js__WEBPACK_IMPORTED_MODULE_5__.K2.map(_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_1__.XR),...ON_REQUEST,...foreign.slice(0,MOST_SERVED)].join(", ")
return more>0?`${names} and ${more} more of servers`:names}function namesOf(tools){return tools.map(({name:name})=>name)}const READING=["think","finish","file_editor","glob","grep","task_tracker","invoke_skill","read_github"]
function withoutWriting(tools){const isUseful=({name:name,closed:closed})=>READING.includes(name)&&closed===void 0
const closed=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("tool-closed-reading",{names:namesOf(tools.filter(isUseful)).join(", ")})
return tools.map(tool=>READING.includes(tool.name)?tool:Object.freeze({...tool,closed:closed}))}}),71403:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{il:()=>extensionsFor,Jk:()=>instructionsOf,sw:()=>knowledgeFacts,Dg:()=>readKnowledge,IH:()=>requireHeard})
var agent_context=__webpack_require__(89951)
var sub_agent=__webpack_require__(58890)
var hook_config=__webpack_require__(81664)
var run_hooks=__webpack_require__(69324)
var discovery=__webpack_require__(30366)
var skill=__webpack_require__(60601)
var untrusted=__webpack_require__(38789)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var analyzers=__webpack_require__(30350)
const RULE_FILE=".github/agent/rules.yml"
const LARGEST=64e3
async function rulesIn(source){const file=(await source.list()).find(({path:path})=>path===RULE_FILE)
if(!file)return
const text=file.size<=LARGEST?(await source.read([RULE_FILE])).get(RULE_FILE):void 0
if(text!==void 0)return(0,analyzers.RQ)(text,RULE_FILE)
throw new fault.vC("config",`The rules in ${RULE_FILE} are not a text file of at most ${LARGEST/1e3} kB.`,{hint:"Fix the file, or remove it."})}const exact=new Set([".cursorrules",".mcp.json","mcp.json","memory.md",".github/copilot-instructions.md",".github/agents.md"])
const folders=[".agent/",".agents/",".deckhand/",".openhands/",".claude/",".cursor/",".github/agent/"]
function isConfiguration(path){const name=path.normalize("NFKC").toLowerCase()
const last=name.split("/").at(-1)??""
if(exact.has(name)||["agents.md","agent.md","claude.md","gemini.md"].includes(last))return!0
return folders.some(folder=>name.startsWith(folder)||name.includes(`/${folder}`))}async function readKnowledge(inputs,place){const{publisher:publisher,startingPoint:startingPoint}=place
const commit=await baseOf(place)
const source=publisher.filesOf(commit)
const plugins=inputs.plugins?await(await Promise.all([__webpack_require__.e(1267),__webpack_require__.e(2064)]).then(__webpack_require__.bind(__webpack_require__,12064))).openPlugins(inputs,{...place,source:source}):[]
const brought=await skillsFromOf(inputs,place)
const found=await skillsOf(inputs,source,{plugins:plugins,brought:brought})
const hooks=inputs.hooks?[...await hooksOf(source),...plugins.flatMap(({hooks:hooks=[]})=>hooks)]:[]
const subAgentServers=inputs["sub-agents"]?await subAgentsOf(source,plugins):NO_SUB_AGENTS
const main=await mainAgentIn(source)
const rules=await rulesIn(source)
const silent=inputs.hooks&&hooks.length===0?[NO_HOOKS]:[]
return{commit:commit,source:source,...found,files:await withSettings(found.files,source,[main?.source,rules&&RULE_FILE,inputs["system-prompt-file"],inputs.hooks&&await hookFileIn(source),...subAgentServers.agents.map(agent=>agent.source)]),hooks:(0,hook_config.XN)(hooks),rules:rules,plugins:plugins,brought:brought,agents:subAgentServers.agents,main:main,systemPrompt:await systemPromptOf(inputs["system-prompt-file"],source,commit),changedByHead:await changedByHead(source,commit===startingPoint.head?source:publisher.filesOf(startingPoint.head)),problems:[...found.problems,...subAgentServers.problems,...silent,...brought.flatMap(({problems:problems})=>problems),...plugins.flatMap(({problems:problems})=>problems)]}}async function mainAgentIn(source){const files=new Map((await source.list()).map(file=>[file.path,file]))
const[file]=sub_agent.If.flatMap(path=>files.get(path)??[])
return file&&(await __webpack_require__.e(2371).then(__webpack_require__.bind(__webpack_require__,72371))).openMainAgent(source,file)}async function withSettings(files,source,paths){return[...files,...(await source.list()).filter(file=>paths.includes(file.path)&&!files.includes(file))]}const NO_SUB_AGENTS={agents:[],problems:[]}
function subAgentsOf(source,plugins){const agents=plugins.flatMap(plugin=>plugin.agents)
return(0,sub_agent.o0)(source,[...new Map(agents.map(agent=>[agent.name,agent])).values()])}function instructionsOf({changedByHead:changedByHead},memoryFile){return[changedByHead===0?"":(0,prompts.J1)("changed-by-head",{files:(0,lib_text.U9)(changedByHead,"file")}),memoryFile===void 0?"":(0,prompts.J1)("memory-propose",{path:memoryFile})].filter(Boolean).join("\n\n")}async function baseOf({publisher:publisher,startingPoint:{pull:pull,branch:branch,head:head,goal:goal}}){return pull===void 0&&branch===goal.base?head:publisher.fetchBranch(goal.base)}async function skillsFromOf({skills:skills,"skills-from":sources,model:model},place){return sources&&skills!==!1?(await Promise.all([__webpack_require__.e(1267),__webpack_require__.e(8326)]).then(__webpack_require__.bind(__webpack_require__,8326))).readSkillsFrom(sources,{...place,model:model}):[]}async function skillsOf({skills:choice,model:model,memory:memory},source,{plugins:plugins,brought:brought}){if(choice===!1)return{skills:[],files:[],problems:[],memoryFile:void 0}
const ofPlugins=new Map(plugins.flatMap(({skills:skills})=>skills).map(skill=>[skill.name,skill]))
const explicit=[...ofPlugins.values()]
const own=await(0,discovery.i)(memory==="none"?withoutMemory(source):source,{model:model,explicit:explicit})
const byName=new Map([...brought.flatMap(({skills:skills})=>skills),...own.skills].map(skill=>[skill.name,skill]))
const others=[...byName.values()].filter(skill=>!own.skills.includes(skill))
const found={...own,skills:[...own.skills,...others]}
const[memoryFile=MEMORY_FILE]=(await source.list()).map(({path:path})=>path).filter(skill.UV).sort()
if(choice===!0)return{...found,memoryFile:memoryFile}
return{...chosen(found,choice),memoryFile:choice.includes("memory")?memoryFile:void 0}}const MEMORY_FILE=".agents/memory.md"
function withoutMemory(source){return{...source,list:async()=>(await source.list()).filter(({path:path})=>!(0,skill.UV)(path))}}function chosen({skills:skills,files:files,problems:problems},names){const missing=names.filter(name=>!skills.some(skill=>skill.name===name))
const notes=missing.map(name=>({path:name,problem:"is named in the input `skills`, but there is no such skill"}))
return{skills:skills.filter(({name:name})=>names.includes(name)),files:files,problems:[...problems,...notes]}}const HOOK_FILES=[".agents/hooks.json",".openhands/hooks.json"]
async function hookFileIn(source){const files=await source.list()
return HOOK_FILES.find(file=>files.some(each=>each.path===file))}async function hooksOf(source){const path=await hookFileIn(source)
if(path===void 0)return[]
return[(0,hook_config.CW)(parsed((await source.read([path])).get(path)??"",path),path)]}const NO_HOOKS={path:HOOK_FILES.join(" or "),problem:"is not on the base branch, so `hooks: true` does nothing"}
function parsed(text,path){try{return JSON.parse(text)}catch(cause){throw new fault.vC("config",`The hooks in ${path} cannot be used: the file is not JSON.`,{hint:"Fix that file on the base branch.",cause:cause})}}async function systemPromptOf(path,source,commit){if(path===void 0)return
const file=(await source.list()).find(each=>each.path===path)
const text=file&&file.size<=skill.K7?(await source.read([path])).get(path):void 0
if(text?.trim())return text
throw new fault.vC("config",`The input \`system-prompt-file\` names ${path}, which is not a text file in the commit ${commit.slice(0,7)}.`,{hint:`Put a text of at most ${skill.K7/1e3} kB there on the base branch, or leave the input empty.`})}async function changedByHead(base,head){if(base===head)return 0
const known=new Map((await base.list()).map(({path:path,id:id})=>[path,id]))
return(await head.list()).filter(({path:path,id:id})=>isConfiguration(path)&&known.get(path)!==id).length}function extensionsFor({skills:skills,hooks:hooks},place){const words=(0,untrusted.pj)(place.trigger.request)
return{knowledge:{skills:skills,prompted:(0,agent_context.W)(skills),requestIn:()=>words},hooks:hooks&&{config:place.isReading?{...hooks,Stop:[]}:hooks,run:(0,run_hooks.aS)(place.workspace,place.over)}}}function requireHeard({log:log,state:state}){const request=[...log].findLast(event=>event.kind==="MessageEvent"&&event.source==="user")
const reason=request&&state.fields.blocked_messages[request.id]
if(reason===void 0)return
throw new fault.vC("denied",`A hook of this repository does not allow the request: ${reason}`,{hint:"Ask in other words, or change the hook for UserPromptSubmit on the base branch."})}function knowledgeFacts({state:state,log:log}){const{activated_knowledge_skills:activated_knowledge_skills,activated_path_rules:activated_path_rules,invoked_skills:invoked_skills}=state.fields
const ran=[...log].flatMap(hookOf)
return{skills:[...new Set([...activated_knowledge_skills,...activated_path_rules,...invoked_skills])],hooksRun:ran.length,blocked:ran.flatMap(end=>end??[])}}function hookOf(event){if(event.kind!=="HookExecutionEvent")return[]
const{hook_event_type:hook_event_type,blocked:blocked,reason:reason=""}=event
return[blocked?{event:hook_event_type,reason:reason}:void 0]}}),3823:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K2:()=>TOOL_NAMES,WY:()=>described,Tt:()=>descriptionsFor,B:()=>toolsNamed,Vx:()=>usualNames,II:()=>whyUnusable})
var model_name=__webpack_require__(58431)
__webpack_require__(92590)
var prompts=__webpack_require__(88135)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var event_content=__webpack_require__(46032)
var tool=__webpack_require__(69423)
var fault=__webpack_require__(98664)
const mark="\ufeff"
function decodeText(bytes,path){const file=textIn(bytes)
if(file)return file
throw new fault.Fp(`"${path}" is binary. Read or change it with commands.`)}function textIn(bytes){const decoded=decode(bytes)
if(!decoded)return
const hasMark=decoded.all.startsWith(mark)
const verbatim=hasMark?decoded.all.slice(mark.length):decoded.all
const{encoding:encoding}=decoded
return{text:verbatim.replaceAll("\r\n","\n"),newlines:newlinesOf(verbatim),encoding:encoding,hasMark:hasMark}}function withText(file,text){return{...file,text:text,newlines:newlinesAfter(file,text)}}function encodeText({text:text,newlines:newlines,encoding:encoding,hasMark:hasMark},path){const all=(hasMark?mark:"")+withNewlines(text,newlines)
switch(encoding){case"utf-8":return Buffer.from(all)
case"utf-16le":return Buffer.from(all,"utf16le")
case"utf-16be":return Buffer.from(all,"utf16le").swap16()
case"latin1":return oneByteEach(all,path)}}function plainNewlines(value){return value.replaceAll("\r\n","\n")}function decode(bytes){const wide=wideEncoding(bytes)
if(wide)return textOnly(strict(bytes,wide),wide)
if(bytes.includes(0))return
const all=strict(bytes,"utf-8")
if(all!==void 0)return{all:all,encoding:"utf-8"}
const single=Buffer.from(bytes).toString("latin1")
return bytes.some(isControl)?void 0:{all:single,encoding:"latin1"}}function isControl(byte){return byte===127||byte<32&&!(byte>=7&&byte<=13)&&byte!==27}function wideEncoding([first,second]){if(first===255&&second===254)return"utf-16le"
return first===254&&second===255?"utf-16be":void 0}function textOnly(all,encoding){return all===void 0||all.includes("\0")?void 0:{all:all,encoding:encoding}}function strict(bytes,encoding){try{return new TextDecoder(encoding,{fatal:!0,ignoreBOM:!0}).decode(bytes)}catch{return}}function oneByteEach(all,path){const foreign=/[^\0-\u00FF]/u.exec(all)?.[0]
if(foreign===void 0)return Buffer.from(all,"latin1")
throw new fault.Fp(`"${path}" is not UTF-8, so ${JSON.stringify(foreign)} cannot be written to it. Nothing was changed. `+"Convert the file with a command first, or write only characters that it has.")}function newlinesOf(verbatim){const ends=verbatim.match(/\r?\n/g)??[]
const windows=ends.filter(end=>end==="\r\n").length
const usual=windows*2>ends.length?"\r\n":"\n"
return windows===0||windows===ends.length?{usual:usual}:{usual:usual,ends:ends}}function newlinesAfter(before,text){const{usual:usual,ends:ends}=before.newlines
if(!ends)return before.newlines
const old=before.text.split("\n")
const now=text.split("\n")
const same=commonEnds(old,now)
const shift=old.length-now.length
const lastChanged=Math.max(same.first-1,old.length-same.last-1)
const endOf=index=>{if(index<same.first)return ends[index]
return index>=now.length-same.last?ends[index+shift]:ends[Math.min(index,lastChanged)]}
return{usual:usual,ends:Array.from({length:now.length-1},(_,index)=>endOf(index)??usual)}}function withNewlines(text,{usual:usual,ends:ends}){if(!ends)return usual==="\n"?text:text.replaceAll("\n",usual)
return text.split("\n").map((line,index,lines)=>index<lines.length-1?line+(ends[index]??usual):line).join("")}function commonEnds(one,other){const most=Math.min(one.length,other.length)
let first=0
while(first<most&&one[first]===other[first])first+=1
let last=0
while(last<most-first&&one[one.length-1-last]===other[other.length-1-last])last+=1
return{first:first,last:last}}async function fileResources(paths,workspace){const keys=await Promise.all(paths.map(path=>realKey(path,workspace)))
return{declared:!0,keys:keys.map(key=>`file:${key}`)}}async function realKey(path,workspace){try{return await workspace.realPath(path)}catch(error){if(error instanceof fault.Fp)return path
throw error}}const maxBytes=1e5
function loggedContents(old,now){const isSmall=value=>value!==void 0&&Buffer.byteLength(value)<=maxBytes
return{...isSmall(old)&&{old_content:old},...isSmall(now)&&{new_content:now}}}function writeRisk(paths,{isSandboxed:isSandboxed}){if(isSandboxed)return"LOW"
const isGits=path=>path.split("/").some(part=>part.toLowerCase()===".git")
return paths.some(isGits)?"HIGH":"LOW"}function linesOf(value){const lines=value.split("\n")
return lines.at(-1)===""?lines.slice(0,-1):lines}function lineAt(value,index){return value.slice(0,index).split("\n").length}function numbered(lines,first){return lines.map((line,index)=>`${String(first+index).padStart(6)}\t${line}`)}const limits={lines:2e4,lineLength:200,likeness:.5}
function nearestLine(whole,part,offset=0){const lines=linesOf(whole).slice(0,limits.lines)
const known=new Set(lines)
const missing=linesOf(part).find(line=>line.trim()!==""&&!known.has(line))
if(missing===void 0)return" Each of its lines is in the file, but not in this order."
const best=mostAlike(lines,missing)
return best?` The line nearest to ${quoted(missing)} is line ${offset+best.number}: ${quoted(best.line)}.`:""}function mostAlike(lines,wanted){const pairs=pairsOf(wanted)
const rated=lines.map((line,index)=>({line:line,number:index+1,likeness:likeness(pairs,pairsOf(line))}))
const best=rated.reduce((one,other)=>other.likeness>(one?.likeness??0)?other:one,rated[0])
return best&&best.likeness>=limits.likeness?best:void 0}function likeness(one,other){if(one.size+other.size===0)return 0
const shared=[...one].filter(pair=>other.has(pair)).length
return 2*shared/(one.size+other.size)}function pairsOf(line){const letters=line.trim().slice(0,limits.lineLength)
return new Set(Array.from({length:Math.max(0,letters.length-1)},(_,index)=>letters.slice(index,index+2)))}function quoted(line){return JSON.stringify(line.slice(0,limits.lineLength))}const NOT_AT_END=1e4
function applyHunks(before,hunks,path){let file=before
let fuzz=0
let from=0
for(const hunk of hunks){const lines=linesOf(file.text)
const place=locate(lines,hunk,from,path)
const now=replaced(lines.slice(place.at),hunk)
file=withText(file,join([...lines.slice(0,place.at),...now.lines,...lines.slice(place.at+now.taken)],file))
fuzz+=place.fuzz
from=place.at+now.lines.length}return{file:file,fuzz:fuzz}}function join(lines,{text:text}){const hasFinalNewline=text===""||text.endsWith("\n")
return lines.join("\n")+(hasFinalNewline&&lines.length>0?"\n":"")}function replaced(lines,hunk){const now=[]
let taken=0
for(const{kind:kind,text:text}of hunk.lines)if(kind==="add")now.push(text)
else{if(kind==="context")now.push(lines[taken]??text)
taken+=1}return{lines:now,taken:taken}}function locate(lines,hunk,from,path){const start=afterAnchors(lines,hunk,from,path)
const wanted=hunk.lines.filter(({kind:kind})=>kind!=="add").map(({text:text})=>text)
if(wanted.length===0)return{at:hunk.anchors.length>0?start.at:lines.length,fuzz:start.fuzz}
const found=hunk.isAtEnd&&atEnd(lines,wanted,start.at)||anywhere(lines,wanted,start.at,hunk.isAtEnd)
if(found)return{at:found.at,fuzz:found.fuzz+start.fuzz}
throw notFound(lines,hunk,wanted,start.at,path)}function afterAnchors(lines,{anchors:anchors,number:number},from,path){return anchors.reduce((place,anchor)=>{const found=findLines(lines,[anchor],place.at)
if(found)return{at:found.at+1,fuzz:place.fuzz+Math.min(found.fuzz,1)}
const where=place.at>0?` after line ${place.at}`:""
throw new fault.Fp(`Hunk ${number} of "${path}": no line${where} is ${JSON.stringify(anchor)}, as its @@ says. `+`Nothing was changed.${nearestLine(rest(lines,place.at),anchor,place.at)}`)},{at:from,fuzz:0})}function atEnd(lines,wanted,from){return findLines(lines,wanted,Math.max(from,lines.length-wanted.length))}function anywhere(lines,wanted,from,isAtEnd){const found=findLines(lines,wanted,from)
return found&&{...found,fuzz:found.fuzz+(isAtEnd?NOT_AT_END:0)}}function notFound(lines,hunk,wanted,from,path){const earlier=from>0?findLines(lines,wanted,0):void 0
const where=from>0?` after line ${from}, where the one before it or its @@ ends`:""
const help=earlier?` They are at line ${earlier.at+1}: give the hunks of a file in the order of its lines.`:nearestLine(rest(lines,from),wanted.join("\n"),from)
return new fault.Fp(`Hunk ${hunk.number} of "${path}": its context and removed lines are not in the file${where}. Nothing was changed.${help}`)}function rest(lines,from){return lines.slice(from).join("\n")}const likenesses=[{fuzz:0,seen:line=>line},{fuzz:1,seen:line=>line.trimEnd()},{fuzz:100,seen:line=>line.trim()},{fuzz:1e3,seen:line=>plainPunctuation(line).trim()}]
function findLines(lines,wanted,from){for(const{fuzz:fuzz,seen:seen}of likenesses){const at=indexOf(lines.map(seen),wanted.map(seen),from)
if(at>=0)return{at:at,fuzz:fuzz}}return}function indexOf(lines,wanted,from){const borders=bordersOf(wanted)
let matched=0
for(let at=from;at<lines.length;at+=1){while(matched>0&&lines[at]!==wanted[matched])matched=borders[matched-1]??0
if(lines[at]===wanted[matched])matched+=1
if(matched===wanted.length)return at+1-matched}return-1}function bordersOf(wanted){const borders=[0]
for(let at=1;at<wanted.length;at+=1){let length=borders[at-1]??0
while(length>0&&wanted[at]!==wanted[length])length=borders[length-1]??0
borders.push(wanted[at]===wanted[length]?length+1:0)}return borders}function plainPunctuation(line){return line.replaceAll(/[\u2010-\u2015\u2212]/g,"-").replaceAll(/[\u2018-\u201B]/g,"'").replaceAll(/[\u201C-\u201F]/g,'"').replaceAll("…","...").replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g," ")}const header=/^\*\*\* (Add|Delete|Update) File: (.+)$/
const moveHeader=/^\*\*\* Move to: (.+)$/
const END_OF_FILE="*** End of File"
function parsePatch(patch){const all=patch.replaceAll("\r\n","\n").split("\n")
const begin=all.findIndex(line=>line.trim()==="*** Begin Patch")
const end=all.findLastIndex(line=>line.trim()==="*** End Patch")
if(begin<0||end<begin)throw new fault.Fp("A patch begins with the line `*** Begin Patch` and ends with the line `*** End Patch`.")
const reader=new Reader(all.slice(0,end),begin+1)
const sections=[]
for(reader.skipBlank();!reader.isAtEnd;reader.skipBlank())sections.push(section(reader))
if(sections.length===0)throw new fault.Fp("The patch has no section: it would change nothing.")
return sections}function pathsOf(sections){return sections.flatMap(one=>[one.path,...one.kind==="update"&&one.moveTo!==void 0?[one.moveTo]:[]])}class Reader{#lines
#next
constructor(lines,next){this.#lines=lines
this.#next=next}get isAtEnd(){return this.#next>=this.#lines.length}get line(){const line=this.#lines[this.#next]
return line!==void 0&&header.test(line.trimEnd())?void 0:line}take(){this.#next+=1
return this.#lines[this.#next-1]??""}takeIf(pattern){const match=pattern.exec(this.line?.trimEnd()??"")
if(match)this.#next+=1
return match?.[1]}skipBlank(){while(!this.isAtEnd&&this.#lines[this.#next]?.trim()==="")this.#next+=1}mistake(problem){return new fault.Fp(`Line ${this.#next} of the patch, ${JSON.stringify(this.#lines[this.#next-1])}: ${problem}`)}}function section(reader){const[,verb,rawPath=""]=header.exec(reader.take().trimEnd())??[]
const path=rawPath.trim()
if(verb==="Add")return{kind:"add",path:path,content:addedContent(reader)}
if(verb==="Delete")return{kind:"delete",path:path}
if(verb==="Update")return update(reader,path)
throw reader.mistake("a section begins with `*** Add File: `, `*** Update File: ` or `*** Delete File: ` and a path.")}function addedContent(reader){let content=""
for(let line=reader.line;line!==void 0&&line!=="";line=reader.line){reader.take()
if(!line.startsWith("+"))throw reader.mistake("every line of a file to add begins with `+`.")
content+=`${line.slice(1)}\n`}return content}function update(reader,path){const moveTo=reader.takeIf(moveHeader)?.trim()
const hunks=[]
for(reader.skipBlank();reader.line!==void 0;reader.skipBlank())hunks.push(hunk(reader,hunks.length+1))
if(hunks.length===0&&moveTo===void 0)throw reader.mistake("this section changes nothing: add a hunk to it.")
return{kind:"update",path:path,moveTo:moveTo,hunks:hunks}}function hunk(reader,number){const anchors=[]
for(let anchor=takeAnchor(reader);anchor!==void 0;anchor=takeAnchor(reader))anchors.push(anchor)
const lines=[]
for(let line=reader.line;line!==void 0&&!/^@@|^\*\*\* /.test(line);line=reader.line)lines.push(hunkLine(reader))
const isAtEnd=reader.takeIf(/^(\*\*\* End of File)$/)===END_OF_FILE
const used=withoutTrailingBlanks(lines)
if(used.length===0){if(reader.line?.startsWith("***"))reader.take()
throw reader.mistake("a hunk has lines that begin with a space, `-` or `+`.")}return{number:number,anchors:anchors.filter(anchor=>anchor!==""),lines:used.map(({line:line})=>line),isAtEnd:isAtEnd}}function takeAnchor(reader){return reader.takeIf(/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)? ?(.*)$/)}const kinds={" ":"context","-":"remove","+":"add"}
function hunkLine(reader){const raw=reader.take()
if(raw==="")return{line:{kind:"context",text:""},isBlank:!0}
const kind=kinds[raw.slice(0,1)]
if(!kind)throw reader.mistake("a line of a hunk begins with a space (context), `-` (remove) or `+` (add).")
return{line:{kind:kind,text:raw.slice(1)},isBlank:!1}}function withoutTrailingBlanks(lines){return lines.slice(0,lines.findLastIndex(({isBlank:isBlank})=>!isBlank)+1)}function applyPatch(){return(0,tool.uO)({name:"apply_patch",description:(0,prompts.J1)("tools/apply_patch"),input:schemas.object({patch:schemas.string().describe("From `*** Begin Patch` to `*** End Patch`.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({patch:patch},surroundings)=>writeRisk(pathsOf(sectionsOf(patch)),surroundings),commands:()=>[],paths:({patch:patch})=>pathsOf(sectionsOf(patch)),declaredResources:({patch:patch},workspace)=>fileResources(pathsOf(sectionsOf(patch)),workspace),run:async({patch:patch},{workspace:workspace,signal:signal})=>{const{files:files,deeds:deeds,fuzz:fuzz}=await stage(parsePatch(patch),workspace)
signal.throwIfAborted()
await writeAll(files,workspace)
const message=["Done!",...deeds.map(summaryOf),...fuzz>=LOOSE?[LOOSELY]:[]].join("\n")
return{content:[(0,event_content.Qq)(message)],message:message,fuzz:fuzz,commit:{changes:Object.fromEntries(deeds.map(changeOf))}}}})}const LOOSE=100
const LOOSELY="Some context lines matched only loosely. Check that the changes are where you meant them."
function sectionsOf(patch){try{return parsePatch(patch)}catch(error){if(error instanceof fault.Fp)return[]
throw error}}function summaryOf({section:section}){if(section.kind==="update"&&section.moveTo!==void 0)return`R ${section.path} -> ${section.moveTo}`
return`${{add:"A",update:"M",delete:"D"}[section.kind]} ${section.path}`}function changeOf({section:section,old:old,now:now}){const moved=section.kind==="update"&&section.moveTo!==void 0?{move_path:section.moveTo}:{}
return[section.path,{type:section.kind,...loggedContents(textOf(old),textOf(now)),...moved}]}function textOf(bytes){return bytes&&textIn(bytes)?.text}async function writeAll(files,workspace){const changed=files.filter(isChanged)
const order=[...changed.filter(({after:after})=>after),...changed.filter(({after:after})=>!after)]
const done=[]
try{for(const file of order){await put(file.path,file.after,workspace)
done.push(file)}}catch(error){const lost=await takeBack(done.reverse(),workspace)
const reason=error instanceof Error?error.message:String(error)
const state=lost.length===0?"Nothing was changed.":`These could not be put back: ${lost.join(", ")}.`
throw new fault.Fp(`The patch could not be applied: ${reason} ${state}`,{cause:error})}}function isChanged({before:before,after:after}){return!before||!after?before!==after:Buffer.compare(before.bytes,after.bytes)!==0}async function put(path,content,workspace){if(content)await workspace.write(path,content.bytes,content.mode)
else await workspace.remove(path)}async function takeBack(files,workspace){const lost=[]
for(const{path:path,before:before}of files)try{await put(path,before,workspace)}catch{lost.push(path)}return lost}const maxFileBytes=10*1024*1024
const NEW_FILE_MODE=420
async function stage(sections,workspace){const stager=new Stager(workspace)
const deeds=[]
for(const section of sections)deeds.push({section:section,...await stager.perform(section)})
return{files:stager.files,deeds:deeds,fuzz:stager.fuzz}}class Stager{#workspace
#entries=new Map
fuzz=0
constructor(workspace){this.#workspace=workspace}get files(){return[...this.#entries.values()]}async perform(section){const entry=await this.#entry(section.path)
const old=entry.after
if(section.kind==="add"){if(old)throw refused(`"${section.path}" exists already. Use an Update File section.`)
const mode=entry.before?.mode??NEW_FILE_MODE
entry.after={bytes:Buffer.from(section.content),mode:mode}
return{old:void 0,now:entry.after.bytes}}if(!old)throw refused(`There is no file "${section.path}" to ${section.kind}.`)
if(section.kind==="update")return{old:old.bytes,now:await this.#update(section,entry,old)}
await this.#refuseLink(section.path)
entry.after=void 0
return{old:old.bytes,now:void 0}}async#update(section,entry,old){const{path:path,moveTo:moveTo}=section
const bytes=this.#patched(section,old.bytes)
const target=moveTo===void 0?entry:await this.#entry(moveTo)
if(target!==entry){await this.#refuseLink(path)
if(target.after)throw refused(`"${moveTo}" exists already, so "${path}" cannot be moved there.`)
entry.after=void 0}target.after={bytes:bytes,mode:old.mode}
return bytes}#patched({path:path,hunks:hunks},bytes){if(hunks.length===0)return bytes
const{file:file,fuzz:fuzz}=applyHunks(decodeText(bytes,path),hunks,path)
this.fuzz+=fuzz
return encodeText(file,path)}async#entry(path){const real=await this.#workspace.realPath(path)
const known=this.#entries.get(real)
if(known)return known
const found=await this.#workspace.stat(real)
const before=found&&{bytes:await this.#workspace.read(path,maxFileBytes),mode:found.mode}
const entry={path:real,before:before,after:before}
this.#entries.set(real,entry)
return entry}async#refuseLink(path){const[real,folder]=await Promise.all([path,(0,external_node_path_.dirname)(path)].map(one=>this.#workspace.realPath(one)))
if(real!==(0,external_node_path_.join)(folder??"",(0,external_node_path_.basename)(path)))throw refused(`"${path}" is a link. Change it with a command.`)}}function refused(reason){return new fault.Fp(`${reason} Nothing was changed.`)}function finish(){return(0,tool.uO)({name:"finish",description:(0,prompts.J1)("tools/finish"),input:schemas.object({message:schemas.string().describe("In Markdown: what you did, how you checked it, what is left.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async({message:message})=>({content:[(0,event_content.Qq)(message)]})})}function think(){return(0,tool.uO)({name:"think",description:(0,prompts.J1)("tools/think"),input:schemas.object({thought:schemas.string()}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async()=>({content:[(0,event_content.Qq)("Your thought has been logged.")]})})}const Task=schemas.object({title:schemas.string(),notes:schemas.string().default(""),status:schemas["enum"](["todo","in_progress","done"]).default("todo")}).readonly()
const Tasks=schemas.array(Task).readonly()
const KEY="tasks"
function taskTracker(){const memory=new Map
return(0,tool.uO)({name:"task_tracker",description:(0,prompts.J1)("tools/task_tracker"),input:schemas.object({command:schemas["enum"](["view","plan"]).default("view"),task_list:Tasks.optional().describe("plan: the whole new list.")}),annotations:{readOnlyHint:!1,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},risk:"LOW",commands:()=>[],about:({command:command})=>({command:command}),run:async({command:command,task_list:task_list},{state:state=memory})=>{if(command==="plan")state.set(KEY,required(task_list))
const tasks=tasksIn(state)
return{content:[(0,event_content.Qq)(render(tasks))],task_list:tasks}}})}function required(tasks){if(tasks)return tasks
throw new fault.Fp("Parameter `task_list` is required for command: plan.")}function tasksIn(state){return Tasks.safeParse(state.get(KEY)).data??[]}const marks={todo:"[ ]",in_progress:"[>]",done:"[x]"}
function render(tasks){if(tasks.length===0)return"The task list is empty. Use plan to write one."
return tasks.map(({title:title,notes:notes,status:status},index)=>`${index+1}. ${marks[status]} ${title}${notes&&`\n   ${notes}`}`).join("\n")}function requestCondensation(){return(0,tool.uO)({name:"request_condensation",description:(0,prompts.J1)("tools/request_condensation"),input:schemas.object({}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),condenses:!0,run:async()=>({content:[(0,event_content.Qq)("Condensation is requested.")]})})}var lib_text=__webpack_require__(94869)
const view_maxFileBytes=10*1024*1024
const maxShown=16e3
const maxEntries=100
const notUtf8="\n[Not UTF-8: read byte by byte as Latin-1. Edits keep all other bytes.]"
async function view(workspace,path,range){if((await workspace.stat(path))?.kind==="directory"){if(range)throw new fault.Fp(`\`view_range\` is for files; "${path}" is a directory.`)
return[(0,event_content.Qq)(await directoryView(workspace,path))]}const bytes=await workspace.read(path,view_maxFileBytes)
const type=imageType(bytes)
if(type)return[(0,event_content.Qq)(`Image "${path}", ${bytes.length} bytes:`),imageContent(bytes,type,path)]
return[(0,event_content.Qq)(fileView(decodeText(bytes,path),range))]}function fileView({text:text,encoding:encoding},range){const lines=linesOf(text)
if(lines.length===0)return"[The file is empty]"
const[first,last]=checkedRange(range,lines.length)
const shown=fitting(numbered(lines.slice(first-1,last),first))
const end=first+shown.length-1
const notice=`\n[Lines ${first} to ${end} of ${lines.length}: ${maxShown} characters is the limit. Use view_range.]`
return shown.join("\n")+(end<last?notice:"")+(encoding==="latin1"?notUtf8:"")}function checkedRange(range,lineCount){const[first=1,last=-1]=range??[]
if(first<1||first>lineCount)throw new fault.Fp(`\`view_range\` starts at line ${first}, but the file has lines 1 to ${lineCount}.`)
if(last!==-1&&last<first)throw new fault.Fp(`\`view_range\` [${first}, ${last}] ends before it starts. Use -1 for the end of the file.`)
return[first,last===-1?lineCount:Math.min(last,lineCount)]}function fitting(lines){let left=maxShown
for(const[index,line]of lines.entries()){left-=line.length+1
if(left<0)return index===0?[`${line.slice(0,maxShown)} [... line cut]`]:lines.slice(0,index)}return lines}async function directoryView(workspace,path){const top=await visibleEntries(workspace,path)
const parts=await Promise.all(top.visible.map(entry=>entryView(workspace,path,entry)))
const lines=parts.flatMap(part=>part.lines)
const hidden=parts.reduce((sum,part)=>sum+part.hidden,top.hidden)
const shown=fitting(lines.length>0?lines:["[No visible entries]"])
const notices=[...shown.length<lines.length?[`[... ${lines.length-shown.length} more lines: view a subdirectory]`]:[],...hidden>0?[`[${hidden} hidden entries not shown]`]:[]]
return[...shown,...notices].join("\n")}async function entryView(workspace,path,entry){if(entry.kind!=="directory")return{lines:[nameOf(entry)],hidden:0}
const{visible:visible,hidden:hidden}=await visibleEntries(workspace,(0,external_node_path_.join)(path,entry.name))
const more=visible.length>maxEntries?[`  [... ${visible.length-maxEntries} more]`]:[]
const below=visible.slice(0,maxEntries).map(child=>`  ${nameOf(child)}`)
return{lines:[nameOf(entry),...below,...more],hidden:hidden}}async function visibleEntries(workspace,path){const entries=(await workspace.list(path)).filter(({name:name})=>name!==".git")
const visible=entries.filter(({name:name})=>!name.startsWith("."))
return{visible:visible,hidden:entries.length-visible.length}}function nameOf({name:name,kind:kind}){if(kind==="directory")return`${name}/`
return kind==="link"?`${name} (link)`:name}const view_maxBytes=5*1024*1024
const signatures=[["image/png",/^\x89PNG\r\n/],["image/jpeg",/^\xff\xd8\xff/],["image/gif",/^GIF8[79]a/],["image/webp",/^RIFF[\s\S]{4}WEBP/]]
function imageType(bytes){const start=Buffer.from(bytes.subarray(0,16)).toString("latin1")
return signatures.find(([,pattern])=>pattern.test(start))?.[0]}function imageContent(bytes,type,path){if(bytes.length>view_maxBytes)throw new fault.Fp(`"${path}" is an image larger than ${view_maxBytes} bytes. Scale it down.`)
const url=`data:${type};base64,${Buffer.from(bytes).toString("base64")}`
return{type:"image",image_urls:[url],cache_prompt:!1}}const Input=schemas.object({command:schemas["enum"](["view","create","str_replace","insert","undo_edit"]),path:schemas.string().describe("Absolute, or relative to the workspace root."),file_text:schemas.string().optional().describe("create: the whole content."),old_str:schemas.string().optional().describe("str_replace: the exact text."),new_str:schemas.string().optional().describe("str_replace, insert: the new text."),insert_line:schemas.int().min(0).optional().describe("insert: the line before it; 0 is the top."),view_range:schemas.array(schemas.int()).length(2).optional().describe("view: first and last line, from 1; -1 is the end.")})
function fileEditor(){return(0,tool.uO)({name:"file_editor",description:(0,prompts.J1)("tools/file_editor"),input:Input,annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({command:command,path:path},surroundings)=>command==="view"?"LOW":writeRisk([path],surroundings),commands:()=>[],paths:({path:path})=>[path],declaredResources:({path:path},workspace)=>fileResources([path],workspace),about:({command:command,path:path})=>({command:command,path:path,prev_exist:!0}),run:perform})}async function perform(input,context){const{command:command,path:path}=input
const file={context:context,path:path}
switch(command){case"view":return{content:await view(context.workspace,path,input.view_range),prev_exist:!0}
case"create":return create(file,given(input,"file_text"))
case"str_replace":return replace(file,given(input,"old_str"),given(input,"new_str"))
case"insert":return insert(file,given(input,"insert_line"),given(input,"new_str"))
case"undo_edit":return undo(file)
default:return(0,fault.HB)(command)}}function given(input,name){const value=input[name]
if(value===void 0)throw new fault.Fp(`Parameter \`${name}\` is required for command: ${input.command}.`)
return value}async function create({context:{workspace:workspace},path:path},content){if(await workspace.stat(path))throw new fault.Fp(`"${path}" exists already. Change it with str_replace, or remove it with a command first.`)
await workspace.write(path,Buffer.from(content))
const message=`Created "${path}" with ${linesOf(content).length} lines.`
return{content:[(0,event_content.Qq)(message)],prev_exist:!1,...loggedContents(void 0,content)}}function replace(file,before,after){return change(file,old=>replaceOnce(old,plainNewlines(before),plainNewlines(after),file.path))}function insert(file,line,added){return change(file,old=>insertAfter(old,line,plainNewlines(added)))}async function undo({context:{workspace:workspace},path:path}){const real=await workspace.realPath(path)
const before=await workspace.edits.last(real)
if(!before)throw new fault.Fp(`There is no edit of "${path}" to undo.`)
const undone=await workspace.read(path,view_maxFileBytes)
await workspace.write(path,before)
await workspace.edits.forgetLast(real)
const[old,restored]=[undone,before].map(bytes=>Buffer.from(bytes).toString())
return{content:[(0,event_content.Qq)(`The last edit of "${path}" is undone.`)],prev_exist:!0,...loggedContents(old,restored)}}async function change({context:context,path:path},edit){const{workspace:workspace}=context
const real=await workspace.realPath(path)
const bytes=await workspace.read(path,view_maxFileBytes)
const old=decodeText(bytes,path)
const edited=edit(old.text)
await workspace.write(path,encodeText(withText(old,edited.text),path))
await workspace.edits.remember(real,bytes,{mayStore:!holdsSecret(bytes,context)})
const shown=(0,lib_text.e9)(snippet(edited),maxShown,"[... cut: view the file to see the rest ...]")
const message=`Edited "${path}". It now reads:\n${shown}`
return{content:[(0,event_content.Qq)(message)],prev_exist:!0,...loggedContents(old.text,edited.text)}}function holdsSecret(bytes,{secrets:secrets}){const text=Buffer.from(bytes).toString()
return secrets!==void 0&&secrets.mask(text)!==text}function replaceOnce(whole,before,after,path){if(before==="")throw new fault.Fp("`old_str` is empty. Give the exact text to replace, or use insert.")
if(before===after)throw new fault.Fp("`old_str` and `new_str` are the same: nothing would change.")
const trimmed=before.trim()
const found=whole.includes(before)||trimmed===""?{before:before,after:after}:{before:trimmed,after:after.trim()}
const at=onlyOccurrence(whole,found.before,path)
const changed=whole.slice(0,at)+found.after+whole.slice(at+found.before.length)
return{text:changed,firstLine:lineAt(whole,at),lineCount:linesOf(found.after).length}}function insertAfter(whole,line,added){const lines=linesOf(whole)
if(line>lines.length)throw new fault.Fp(`\`insert_line\` is ${line}, but the file has ${lines.length} lines. Use 0 to ${lines.length}.`)
const inserted=added.endsWith("\n")?added.slice(0,-1).split("\n"):added.split("\n")
const joined=[...lines.slice(0,line),...inserted,...lines.slice(line)].join("\n")
const hasFinalNewline=whole===""?added.endsWith("\n"):whole.endsWith("\n")
return{text:hasFinalNewline?`${joined}\n`:joined,firstLine:line+1,lineCount:inserted.length}}function snippet({text:text,firstLine:firstLine,lineCount:lineCount}){const from=Math.max(1,firstLine-4)
const lines=linesOf(text).slice(from-1,firstLine+lineCount+3)
return numbered(lines,from).join("\n")}function onlyOccurrence(whole,part,path){const found=occurrences(whole,part)
if(found.length>1){const lines=found.slice(0,20).map(index=>lineAt(whole,index))
throw new fault.Fp(`\`old_str\` occurs more than once in "${path}", at lines ${lines.join(", ")}${found.length>20?", …":""}. `+"Nothing was changed. Give more of the lines around the place you mean.")}const[only]=found
if(only===void 0)throw new fault.Fp(`\`old_str\` is not in "${path}". Nothing was changed.${nearestLine(whole,part)}`)
return only}function occurrences(whole,part){const found=[]
for(let at=whole.indexOf(part);at>=0&&found.length<=20;at=whole.indexOf(part,at+1))found.push(at)
return found}const limit=100
function glob(){return(0,tool.uO)({name:"glob",description:(0,prompts.J1)("tools/glob"),input:schemas.object({pattern:schemas.string().min(1).describe("`*.ts` (at any depth), `src/**/*.{css,html}`."),path:schemas.string().optional().describe("Directory; else the workspace root.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:pattern,path:path},{workingDir:workingDir})=>({files:[],pattern:pattern,search_path:path??workingDir}),run:async({pattern:pattern,path:path="."},{workspace:workspace,signal:signal})=>{const query={path:path,glob:path==="."?belowRoot(pattern,workspace):pattern,limit:limit}
const{files:files,total:total,isComplete:isComplete}=await workspace.findFiles(query,signal)
return{content:[(0,event_content.Qq)(foundList(files,{total:total,isComplete:isComplete}))],files:files,truncated:total>files.length}}})}function belowRoot(pattern,{workingDir:workingDir}){return pattern.startsWith(`${workingDir}/`)?pattern.slice(workingDir.length+1):pattern}const search_limits={files:100,lines:200,lineLength:300}
function grep(){return(0,tool.uO)({name:"grep",description:(0,prompts.J1)("tools/grep"),input:schemas.object({pattern:schemas.string().min(1),path:schemas.string().optional().describe("Directory or file; else the workspace root."),include:schemas.string().optional().describe("Only files that match this glob, as `*.py`."),output_mode:schemas["enum"](["files","lines"]).default("files").describe("Paths, or the matching lines with their numbers.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:pattern,path:path,include:include},{workingDir:workingDir})=>({matches:[],pattern:pattern,search_path:path??workingDir,...include!==void 0&&{include_pattern:include}}),run:async({pattern:pattern,path:path=".",include:include,output_mode:output_mode},{workspace:workspace,signal:signal})=>{const lineLimit=output_mode==="lines"?search_limits.lines:0
const query={path:path,pattern:pattern,include:include,limit:search_limits.files,lineLimit:lineLimit}
const{files:files,total:total,isComplete:isComplete,lines:lines,hasMoreLines:hasMoreLines}=await workspace.searchText(query,signal)
const hasMore=total>files.length||hasMoreLines
const shown=output_mode==="lines"?lines.map(lineOf):files
const content=[(0,event_content.Qq)(foundList(shown,{total:total,isComplete:isComplete,hasMore:hasMore}))]
return{content:content,matches:files,truncated:hasMore}}})}function lineOf({file:file,number:number,text:text}){const line=text.length>search_limits.lineLength?`${text.slice(0,search_limits.lineLength)} [... line cut]`:text
return`${file}:${number}:${line}`}const shownLength=3e4
function foundList(lines,{total:total,isComplete:isComplete,hasMore:hasMore=total>lines.length}){const shown=search_fitting(lines)
const isCut=hasMore||shown.length<lines.length
return[...total===0?["Nothing was found."]:shown,...isCut?[`[${total} files in all, the newest first; cut. Narrow the search.]`]:[],...isComplete?[]:["[The search took too long and was stopped. There may be more.]"]].join("\n")}function search_fitting(lines){let left=shownLength
const end=lines.findIndex(line=>{left-=line.length+1
return left<0})
return end<0?lines:lines.slice(0,end)}var terminal=__webpack_require__(30983)
const makers={terminal:terminal.F,file_editor:fileEditor,apply_patch:applyPatch,glob:glob,grep:grep,task_tracker:taskTracker,request_condensation:requestCondensation,think:think,finish:finish}
const BROWSERS=["google-chrome","google-chrome-stable","chromium","chromium-browser","microsoft-edge"]
const loaders={execute_ipython_cell:{make:async()=>(await __webpack_require__.e(1739).then(__webpack_require__.bind(__webpack_require__,61739))).ipython(),programs:["python3"]},browser:{make:async({onPicture:onPicture})=>(await __webpack_require__.e(7746).then(__webpack_require__.bind(__webpack_require__,67746))).browser({browsers:BROWSERS,onPicture:onPicture}),programs:BROWSERS},web_read:{make:async({toMarkdown:toMarkdown})=>(await __webpack_require__.e(987).then(__webpack_require__.bind(__webpack_require__,20987))).webRead(toMarkdown)}};["terminal","file_editor","glob","grep","task_tracker"].map(name=>({name:name}))
const PATCHING="gpt>=5 codex*"
function usualNames(model){const editor=(0,model_name.Js)((0,model_name.MH)(model),PATCHING)?"apply_patch":"file_editor"
return["terminal",editor,"glob","grep","task_tracker",...BUILT_IN]}const BUILT_IN=["think","finish"]
const TOOL_NAMES=Object.freeze([...Object.keys(makers).filter(name=>!BUILT_IN.includes(name)),...Object.keys(loaders),...BUILT_IN])
async function toolsNamed(names,descriptions,settings){const ours=TOOL_NAMES.filter(name=>names.includes(name))
const made=await Promise.all(ours.map(async name=>makers[name]?.()??await(loaders[name]?.make(settings))))
return made.filter(tool=>tool!==void 0).map(tool=>described(tool,descriptions))}async function whyUnusable(names,workspace,signal){const problems=new Map
for(const[name,{programs:programs=[]}]of Object.entries(loaders)){if(!names.includes(name)||programs.length===0)continue
const command=programs.map(program=>`command -v ${program}`).join(" || ")
const{exitCode:exitCode}=await workspace.run(command,{timeoutMs:2e4,signal:signal})
if(exitCode!==0)problems.set(name,`there is no ${programs.join(", ")} in the PATH of tools`)}return problems}const TERSE=/(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i
const SMALL_WINDOW=32768
function descriptionsFor(model,window){return TERSE.test(model)||window!==void 0&&window<=SMALL_WINDOW?"short":"long"}function described(tool,descriptions){if(descriptions==="long")return tool
return Object.freeze({...tool,description:(0,prompts.J1)(`tools/short/${tool.name}`)})}}),30983:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{e:()=>runApart,F:()=>terminal})
var schemas=__webpack_require__(28942)
var grant=__webpack_require__(76327)
var tool=__webpack_require__(69423)
var prompts=__webpack_require__(88135)
var external_node_path_=__webpack_require__(76760)
var content=__webpack_require__(46032)
var saved_output=__webpack_require__(7022)
var fault=__webpack_require__(98664)
var terminal_text=__webpack_require__(35556)
var lib_text=__webpack_require__(94869)
const maxEarlier=5e3
class TerminalCalls{#limits
#open
constructor(limits){this.#limits=limits}async call(input,context){if(input.reset&&input.is_input)throw new fault.Fp("Nothing can be typed into a terminal that is being reset.")
const{workspace:workspace}=context
if(input.reset)await this.close()
if(input.is_input||input.command.trim()==="")return this.#follow(input,context)
const open=await this.#opened(workspace)
return this.#run(open,input,context)}async close(){const open=this.#open
this.#open=void 0
await(open?.session.close())}async#opened(workspace){if(this.#open)return this.#open
const session=await workspace.openShell()
this.#open={session:session,place:session.start,command:"",mask:void 0}
return this.#open}async#openedIn(folder,{workspace:workspace,signal:signal}){const open=await this.#opened(workspace)
if(folder===open.place.workingDir)return open
const command=`cd -- '${folder.replaceAll("'","'\\''")}'`
const report=await open.session.run(command,{},{totalMs:this.#limits.default*1e3,signal:signal})
if(report.status==="finished")open.place=report.place
return open}async#run(open,input,context,prefix=""){const command=input.command.replaceAll("\r\n","\n")
const variables=await(context.secrets?.namedIn(command))??{}
const report=await open.session.run(command,variables,this.#limitsOf(input,context.signal))
if(report.status==="busy")throw new fault.Fp((0,prompts.J1)("tools/terminal-busy",{command:(0,lib_text.TN)(open.command,200)}))
if(report.status==="ended"&&report.isBefore){await this.close()
const gone=(0,prompts.J1)("tools/terminal-gone",{code:String(report.exitCode)})
return this.#run(await this.#openedIn(open.place.workingDir,context),input,context,gone)}open.command=command
open.mask=context.secrets?.masker()
return this.#answer(open,report,input,context,prefix||earlierWords(report,context))}async#follow(input,context){const open=this.#open
if(input.reset)return{content:[(0,content.Qq)("[The terminal was reset. The next command starts a new shell.]")]}
if(!open)throw nothingRuns(input)
const limits=this.#limitsOf(input,context.signal)
const{session:session}=open
const report=input.command===""||!input.is_input?session.read(limits):session.type(keysOf(input.command),limits)
const first=await report
if(first.status==="idle"&&first.output==="")throw nothingRuns(input)
return this.#answer(open,first,input,context,"")}async#answer(open,first,input,context,prefix){const{workspace:workspace,signal:signal}=context
const output=new saved_output.t("terminal",{workspace:workspace,mask:open.mask,sizes:this.#limits.saved})
let report=first
for(;report.status==="more";report=await open.session.rest(signal))await output.push(report.output)
await output.push(report.output)
const shown=await output.finish(report.status!=="running")
const before=open.place
if(report.status==="finished")open.place=report.place
if(report.status==="ended")await this.close()
const{totalMs:totalMs}=this.#limitsOf(input,signal)
return answer(report,{...shown,styles:await stylesOf(shown)},{prefix:prefix,root:workspace.workingDir,start:open.session.start,before:before,place:open.place,seconds:{quiet:this.#limits.quiet,total:totalMs/1e3}})}#limitsOf({timeout:timeout},signal){if(timeout!==void 0)return{totalMs:Math.min(timeout,this.#limits.max)*1e3,signal:signal}
return{quietMs:this.#limits.quiet*1e3,totalMs:this.#limits.default*1e3,signal:signal}}}function nothingRuns({is_input:is_input,command:command}){const missing=is_input&&command!==""?"nothing to type into":"no more output to wait for"
return new fault.Fp(`No command is running, so there is ${missing}. Give a command.`)}function earlierWords({earlier:earlier},{secrets:secrets}){if(!earlier)return""
const output=(0,terminal_text.H)(secrets?.mask(earlier.output)??earlier.output).trim()
const code=earlier.exitCode===void 0?"":`The command before finished with exit code ${earlier.exitCode}. `
if(output==="")return code&&`[${code.trim()}]`
const clipped=(0,lib_text.e9)(output,maxEarlier,"[... cut ...]")
return`[${code}Since the last call, not from this command:]\n${clipped}\n[From this command:]`}const maxLineBytes=4e3
function keysOf(input){const letter=/^C-([a-zA-Z[\\\]^_])$/.exec(input)?.[1]
if(letter!==void 0)return String.fromCharCode(letter.toUpperCase().charCodeAt(0)&31)
if(/^[^\P{Cc}\n\r\t]+$/u.test(input))return input
if(input.split("\n").some(line=>Buffer.byteLength(line)>maxLineBytes))throw new fault.Fp(`A terminal takes lines of up to ${maxLineBytes} bytes. Put the text in a file and use that.`)
return input.endsWith("\n")?input:`${input}\n`}async function stylesOf({raw:raw,text:text}){if(!raw.includes("["))return{}
const{stylesIn:stylesIn}=await __webpack_require__.e(735).then(__webpack_require__.bind(__webpack_require__,90735))
const styles=stylesIn(raw,text)
return styles.length>0?{styles:styles}:{}}function answer(report,{text:output,file:file,styles:styles},asked){const exit_code="exitCode"in report?report.exitCode:-1
const suffix=suffixOf(report,asked)
const apart={prefix:asked.prefix===""||`${output}${suffix}`===""?asked.prefix:`${asked.prefix}\n`,suffix:suffix===""||output===""?suffix:`\n${suffix}`,unsaid:[...knownOf(asked),...report.status==="finished"?[]:["exit_code"]]}
return{content:[(0,content.Qq)(output)],exit_code:exit_code,timeout:report.status==="running",metadata:{...metadataOf(asked,exit_code),...apart,...styles,...file&&{full_output_file:file}},...file&&{full_output_save_dir:(0,external_node_path_.dirname)(file)}}}function suffixOf(report,{seconds:seconds,root:root}){switch(report.status){case"running":return(0,prompts.J1)("tools/terminal-running",{why:report.because==="quiet"?`silent for ${seconds.quiet} seconds`:`not done after ${seconds.total} seconds`})
case"ended":return(0,prompts.J1)("tools/terminal-ended",{code:String(report.exitCode),folder:root})
case"idle":return"[No command is running: this came from the background.]"
case"finished":return report.exitCode===stopped?(0,prompts.J1)("tools/terminal-stopped"):""
default:return""}}const stopped=148
function knownOf({before:before,place:place,root:root}){const{workingDir:workingDir,python:python}=place
return[...workingDir===root&&workingDir===before.workingDir?["working_dir"]:[],...python===before.python?["py_interpreter_path"]:[]]}function metadataOf({start:start,place:place},exit_code){return{exit_code:exit_code,pid:place.lastJob,...start.user!==void 0&&{username:start.user},hostname:start.host,working_dir:place.workingDir,...place.python!==void 0&&{py_interpreter_path:place.python}}}const standard={quiet:30,default:600,max:3600}
function terminal(limits={}){const calls=new TerminalCalls({...standard,...limits})
return(0,tool.uO)({name:"terminal",description:(0,prompts.J1)("tools/terminal"),input:schemas.object({command:schemas.string().describe("Empty: wait for more output of what runs."),is_input:schemas.boolean().optional().describe("Type `command` into what runs: a line of text, or C-c, C-d, C-z."),timeout:schemas.number().nonnegative().optional().describe("Seconds to wait, at most 3600, also through silence."),reset:schemas.boolean().optional().describe("First end everything that runs, and start a new shell.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"HIGH",grant:({command:command,is_input:is_input},{secretsIn:secretsIn})=>({...grant.K$,secrets:is_input?[]:secretsIn(command)}),commands:({command:command})=>[command],declaredResources:()=>({declared:!0,keys:["terminal:session"]}),about:({command:command})=>({command:command}),run:(input,context)=>context.isApart?runApart(input,context):calls.call(input,context),close:()=>calls.close()})}const LIMITS={quiet:3600,default:600,max:3600}
async function runApart({command:command,timeout:timeout},context){const calls=new TerminalCalls(LIMITS)
try{const result=await calls.call({command:command,timeout:timeout??LIMITS.default},context)
const{suffix:suffix="",unsaid:unsaid=[],...about}=Object(result.metadata)
const ended=result.timeout===!0?"\n[It ran in its own sandbox, which has ended with it.]":""
const where={working_dir:context.workspace.workingDir,unsaid:[...unsaid,"working_dir"]}
return{...result,metadata:{...about,suffix:`${suffix}${ended}`,...where}}}finally{await calls.close()}}}),97922:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Is:()=>UnprocessableEntityError,JA:()=>SubjectTokenProviderError,LG:()=>APIError,Ll:()=>PermissionDeniedError,OE:()=>RateLimitError,PO:()=>InternalServerError,RA:()=>InvalidWebhookSignatureError,W5:()=>OAuthError,cH:()=>APIUserAbortError,fK:()=>ConflictError,k5:()=>LengthFinishReasonError,m_:()=>NotFoundError,pf:()=>ContentFilterFinishReasonError,qA:()=>APIConnectionTimeoutError,v3:()=>AuthenticationError,v7:()=>BadRequestError,vc:()=>OpenAIError,xX:()=>APIConnectionError})
var _internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(37367)
class OpenAIError extends Error{}class APIError extends OpenAIError{constructor(status,error,message,headers){super(`${APIError.makeMessage(status,error,message)}`)
this.status=status
this.headers=headers
this.requestID=headers?.get("x-request-id")
this.error=error
const data=error
this.code=data?.["code"]
this.param=data?.["param"]
this.type=data?.["type"]}static makeMessage(status,error,message){const msg=error?.message?typeof error.message==="string"?error.message:JSON.stringify(error.message):error?JSON.stringify(error):message
if(status&&msg)return`${status} ${msg}`
if(status)return`${status} status code (no body)`
if(msg)return msg
return"(no status code or body)"}static generate(status,errorResponse,message,headers){if(!status||!headers)return new APIConnectionError({message:message,cause:(0,_internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(errorResponse)})
const error=errorResponse?.["error"]
if(status===400)return new BadRequestError(status,error,message,headers)
if(status===401)return new AuthenticationError(status,error,message,headers)
if(status===403)return new PermissionDeniedError(status,error,message,headers)
if(status===404)return new NotFoundError(status,error,message,headers)
if(status===409)return new ConflictError(status,error,message,headers)
if(status===422)return new UnprocessableEntityError(status,error,message,headers)
if(status===429)return new RateLimitError(status,error,message,headers)
if(status>=500)return new InternalServerError(status,error,message,headers)
return new APIError(status,error,message,headers)}}class APIUserAbortError extends APIError{constructor({message:message}={}){super(void 0,void 0,message||"Request was aborted.",void 0)}}class APIConnectionError extends APIError{constructor({message:message,cause:cause}){super(void 0,void 0,message||"Connection error.",void 0)
if(cause)this.cause=cause}}class APIConnectionTimeoutError extends APIConnectionError{constructor({message:message}={}){super({message:message??"Request timed out."})}}class BadRequestError extends APIError{}class AuthenticationError extends APIError{}class PermissionDeniedError extends APIError{}class NotFoundError extends APIError{}class ConflictError extends APIError{}class UnprocessableEntityError extends APIError{}class RateLimitError extends APIError{}class InternalServerError extends APIError{}class LengthFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the length limit was reached`)}}class ContentFilterFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the request was rejected by the content filter`)}}class InvalidWebhookSignatureError extends Error{constructor(message){super(message)}}class OAuthError extends APIError{constructor(status,error,headers){let finalMessage="OAuth2 authentication error"
let error_code
if(error&&typeof error==="object"){const errorData=error
error_code=errorData["error"]
const description=errorData["error_description"]
if(description&&typeof description==="string")finalMessage=description
else if(error_code)finalMessage=error_code}super(status,error,finalMessage,headers)
this.error_code=error_code}}class SubjectTokenProviderError extends OpenAIError{constructor(message,provider,cause){super(message)
this.provider=provider
this.cause=cause}}}),37367:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>castToError,z:()=>isAbortError})
function isAbortError(err){return typeof err==="object"&&err!==null&&("name"in err&&err.name==="AbortError"||"message"in err&&String(err.message).includes("FetchRequestCanceledException"))}const castToError=err=>{if(err instanceof Error)return err
if(typeof err==="object"&&err!==null){try{if(Object.prototype.toString.call(err)==="[object Error]"){const hasCause="cause"in err
const error=new Error(err.message,hasCause?{cause:err.cause}:{})
if(err.stack)error.stack=err.stack
if(hasCause&&!Object.prototype.hasOwnProperty.call(error,"cause"))error.cause=err.cause
if(err.name)error.name=err.name
return error}}catch{}try{return new Error(JSON.stringify(err))}catch{}}return new Error(err)}})}

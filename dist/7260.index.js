export const id=7260
export const ids=[7260]
export const modules={76718:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>readTarget})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),body:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),state:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["open","closed"]),state_reason:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),locked:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),user:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number()}).nullish(),labels:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()})])),assignees:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()})).nullish(),milestone:zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullish(),type:zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullish(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.unknown().optional(),repository_url:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readTarget(client,repository,number){const found=await client.get("/issues/{issue_number}",{issue_number:number}).catch(error=>{if([404,410].includes(Object(error).status))return
throw error})
if(found===void 0)return
const issue=Reply.parse(found)
if(issue.number!==number||!issue.repository_url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`))return
return{id:issue.id,nodeId:issue.node_id,number:number,url:issue.html_url,isPull:issue.pull_request!==void 0,title:issue.title,body:issue.body??"",isOpen:issue.state==="open",stateReason:issue.state_reason??void 0,isLocked:issue.locked,author:issue.user?.login,labels:issue.labels.flatMap(label=>typeof label==="string"?[label]:label.name??[]),assignees:(issue.assignees??[]).map(({login:login})=>login),milestone:issue.milestone??void 0,type:issue.type?.name}}}),68563:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>intentItems,o:()=>showable})
var _github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55620)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60297)
var _basis_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30730)
const ROOM=24e3
function showable(waiting){const shown=[]
const unseen=[]
let room=ROOM
for(const one of waiting){const value=(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(one.value)
const size=(0,_github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_0__.A)({arguments:value}).length+one.words.length+200
if(size>room)unseen.push(one)
else{room-=size
shown.push({intent:one.kind.name,value:value,words:one.words})}}return{shown:shown,unseen:unseen}}function intentItems(run,inputs,{thread:thread,requesters:requesters,intents:intents}){const basis=(0,_basis_js__WEBPACK_IMPORTED_MODULE_1__.gp)(run,inputs,{thread:thread})
return intents.map(intent=>({pending:{...basis,...intent,requesters:requesters},risk:"",reasons:[],shown:null,decision:null}))}}),70517:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E$:()=>defineIntent,lA:()=>fits,J5:()=>refused})
var schemas=__webpack_require__(28942)
var commands=__webpack_require__(17482)
var neutral=__webpack_require__(14966)
var lib_text=__webpack_require__(94869)
function cleanFields(fields,texts,{rules:rules,redact:redact}){const json=JSON.stringify(fields)
const strings=Object.values(fields).flatMap(value=>typeof value==="string"?[value]:[])
if(redact(json)!==json||strings.some(text=>redact(text)!==text))return{why:"it contains what looks like a secret"}
const cleaned={...fields}
for(const[name,kind]of Object.entries(texts)){const text=fields[name]
if(typeof text!=="string")continue
const safe=kind==="title"?(0,lib_text.TN)((0,commands.WN)(text),200):(0,neutral.$)(text,rules).trim()
if(safe==="")return{why:`\`${name}\` says nothing`}
cleaned[name]=safe}return{fields:cleaned}}var limits=__webpack_require__(62552)
const NO_THREAD="it is about no thread"
function refused(why){return{status:"refused",why:why}}function defineIntent(definition){const{name:name,isForRestricted:isForRestricted=false}=definition
return{name:name,isForRestricted:isForRestricted,declare:declaration=>declared(definition,(0,limits.A)(declaration,definition))}}function declared(definition,limits){const{name:name,help:help,permission:permission,target:target,waits:waits,needsOpen:needsOpen=false,canBeLocked:canBeLocked=false,texts:texts={}}=definition
const fields=schemas.strictObject(definition.fields(limits))
const kind={name:name,help:help,permission:permission,limits:limits,target:target,waits:waits===true&&!limits.isUnattended,needsOpen:needsOpen,canBeLocked:canBeLocked,input:thread=>schemas.strictObject({name:schemas.literal(name),...fields.shape,...numberField(target,limits,thread)}),read(value,{thread:thread,clean:clean}){const parsed=schemas.object({number:schemas.int().positive().optional()}).safeParse(value)
const{number:number,name:_,...rest}=parsed.success?{...Object(value),...parsed.data}:Object(value)
const checked=fields.safeParse(rest)
if(!checked.success)return{why:`it is not of the declared form: ${firstIssue(checked.error)}`}
const at=targetOf({target:target,limits:limits},number,thread)
if(typeof at==="object")return at
const cleaned=cleanFields(checked.data,texts,clean)
if("why"in cleaned)return cleaned
const safe=cleaned.fields
return{kind:kind,number:at,value:{...safe,...at!==void 0&&{number:at}},words:definition.words(safe,at===void 0?"":`#${at}`),async check(place,{target:found,slot:slot}){if(found===void 0&&target!=="discussion"&&target!=="none")return refused(NO_THREAD)
const about={target:found,number:at}
return definition.check(place,{fields:safe,limits:limits,slot:slot,...about})}}}}
return kind}function numberField(target,{isAnywhere:isAnywhere},thread){if(target==="none"||!isAnywhere)return{}
const number=schemas.int().positive()
const isOwn=fits(target,thread)
return{number:(isOwn?number.optional():number).describe(isOwn?"Default: this thread.":"Of which thread.")}}function fits(target,{type:type}){if(target==="thread")return type==="issue"||type==="pull_request"
return target===type}function targetOf({target:target,limits:limits},number,thread){if(target==="none")return
const own=thread.type!=="none"&&fits(target,thread)?thread.number:void 0
const at=number??own
if(at===void 0)return{why:NO_THREAD}
if(at!==own&&!limits.isAnywhere)return{why:`#${at} is another thread, and the workflow allows only this one`}
return at}function firstIssue({issues:issues}){const[{path:path,message:message}={path:[],message:""}]=issues
return[path.join("."),message].filter(Boolean).join(": ")}}),62552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>limitsOf,Z:()=>declarationFault})
var _action_runner_input_intents_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(12939)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const MOST=50
function limitsOf(declaration,{name:name,most:most,target:target,takes:takes}){const{choices:choices,flags:flags,values:values}=declaration
const isOfThread=target!=="none"
const hasLabels=isOfThread&&target!=="discussion"
const knownFlags=["unattended",...isOfThread?["same-thread","repository"]:[],...takes.flags??[]]
const knownValues=["max",...hasLabels?["only"]:[],...takes.values??[]]
const strange=[...flags.filter(flag=>!knownFlags.includes(flag)),...Object.keys(values).filter(key=>!knownValues.includes(key))][0]
if(strange!==void 0)throw declarationFault(`gives ${name} the setting ${strange}, which it does not have`)
requireOne(name,declaration)
requireChoices(name,choices,takes.choices)
return{most:mostOf(name,values.max,most),isAnywhere:flags.includes("repository"),isUnattended:flags.includes("unattended"),only:values.only??[],choices:choices,flags:flags,values:values}}function requireOne(name,{flags:flags,values:values}){const twice=["max","prefix"].find(key=>(values[key]??[]).length>1)
if(twice!==void 0)throw declarationFault(`gives ${name} the setting ${twice} more than once`)
for(const pair of[["same-thread","repository"],["replace","update"]])if(pair.every(flag=>flags.includes(flag)))throw declarationFault(`gives ${name} both ${pair.join(" and ")}`)}function requireChoices(name,choices,known){if(known==="needed"&&choices.length===0)throw declarationFault(`has to say what ${name} is limited to, between brackets`)
const[first]=choices
if(known===void 0&&first!==void 0)throw declarationFault(`limits ${name} to "${first}", which it cannot be limited to`)
if(!Array.isArray(known))return
const strange=choices.find(choice=>!known.includes(choice))
if(strange!==void 0)throw declarationFault(`limits ${name} to "${strange}"${(0,_action_runner_input_intents_input_js__WEBPACK_IMPORTED_MODULE_0__.wx)(strange,known)}; there are ${known.join(", ")}`)}function mostOf(name,given,usual){if(given===void 0)return usual
const most=/^\d{1,3}$/.test(given[0]??"")?Number(given[0]):0
if(most>=1&&most<=MOST)return most
throw declarationFault(`gives ${name} a \`max\` that is no whole number from 1 to ${MOST}`)}function declarationFault(problem){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",`The input \`intents\` ${problem}.`,{hint:"docs/intents.md of this action lists every intent with its settings."})}}),18049:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$t:()=>placeOf,K2:()=>cleanTextFor,uu:()=>threadOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21701)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function placeOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),7392:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BV:()=>proposeTool,ZT:()=>proposalsIn,xC:()=>PROPOSE})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _core_view_open_calls_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98880)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _intent_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(70517)
const PROPOSE="propose"
function offered(declared,thread){return declared.filter(({target:target,limits:limits})=>target==="none"||limits.isAnywhere||(0,_intent_js__WEBPACK_IMPORTED_MODULE_6__.lA)(target,thread))}function proposeTool({declared:declared,thread:thread,clean:clean}){const[first,...others]=offered(declared,thread)
if(!first)return
const counts=new Map
const lines=[first,...others].map(({name:name,help:help,limits:limits})=>`- \`${name}\` (at most ${limits.most}): ${help}`)
const schemas=[first.input(thread),...others.map(kind=>kind.input(thread))]
return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:PROPOSE,description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/propose",{intents:lines.join("\n")}),input:zod__WEBPACK_IMPORTED_MODULE_7__.object({intent:zod__WEBPACK_IMPORTED_MODULE_7__.discriminatedUnion("name",schemas)}),onlyProposes:true,annotations:{readOnlyHint:true,destructiveHint:false,idempotentHint:true,openWorldHint:false},run:async({intent:intent})=>{const kind=[first,...others].find(({name:name})=>name===Object(intent).name)
if(!kind)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("The workflow does not declare this intent.")
const before=counts.get(kind.name)??0
if(before>=kind.limits.most)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This run may propose ${kind.name} at most ${kind.limits.most} times. Propose no more of it.`)
const proposed=kind.read(intent,{thread:thread,clean:clean})
if("why"in proposed)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This cannot be proposed: ${proposed.why}.`)
counts.set(kind.name,before+1)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("proposed"))]}}})}const Call=zod__WEBPACK_IMPORTED_MODULE_7__.object({intent:zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_7__.string().max(100)})})
function proposalsIn(events){const proposals=[]
const turnedDown=[]
for(const[call,result]of(0,_core_view_open_calls_js__WEBPACK_IMPORTED_MODULE_3__.d)(events)){if(call.tool_name!==PROPOSE)continue
if(result.kind==="AgentErrorEvent")turnedDown.push(whyRefused(call.tool_call.arguments,result.error))
if(result.kind!=="ObservationEvent")continue
const{data:data}=Call.safeParse((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.cP)(call.action))
if(data&&!result.observation.is_error)proposals.push({name:data.intent.name,value:data.intent})
else turnedDown.push((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_8__.TN)(wordsIn(result.observation),300))}return{proposals:proposals,turnedDown:turnedDown}}function whyRefused(given,error){const[,name]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(given)??[]
if(name!==void 0&&/→ at intent\.name$/m.test(error))return`the workflow does not declare ${name}, or the run is restricted and can propose labels only`
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_8__.TN)(error.replace(/^Error validating tool '\w+': /,"").replace(/\nParameters provided: .*$/s,""),300)}function wordsIn({content:content}){return content.map(part=>part.type==="text"?part.text:"").join(" ")}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>actOn,hS:()=>checkOne,j3:()=>settleAll})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_read_target_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76718)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _intent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(70517)
async function settleAll(place,said,settling){const lines=[]
const waiting=[]
const counts=new Map
const beyond=new Map
const repeated=new Map
const seen=new Set
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const same=JSON.stringify([kind.name,proposed.value])
if(seen.has(same)){repeated.set(kind.name,(repeated.get(kind.name)??0)+1)
continue}seen.add(same)
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=restOf(beyond,(name,many)=>`the workflow allows ${(counts.get(name)??many)-many} in a run`)
const again=restOf(repeated,()=>"it was proposed more than once")
return{lines:[...lines,...cut,...again],waiting:waiting}}function restOf(rest,why){return[...rest].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:why(name,many)}))}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkOne(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:actOn(check,proposed)}async function checkOne(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
try{if(number===void 0||kind.target==="discussion")return await check(place,{target:void 0,slot:slot})
const{owner:owner,name:name}=place.repository
const target=await(0,_github_read_target_js__WEBPACK_IMPORTED_MODULE_1__._)(place.client,`${owner}/${name}`,number)
if(!target)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`there is no #${number} in this repository`)
if(kind.target==="issue"&&target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is a pull request`)
if(kind.target==="pull_request"&&!target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is an issue`)
const{only:only}=kind.limits
const has=name=>target.labels.some(label=>label.toLowerCase()===name.toLowerCase())
if(only.length>0&&!only.some(has))return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} has none of the labels that the workflow asks for (${only.map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")})`)
const checked=await check(place,{target:target,slot:slot})
if(checked.status!=="ready")return checked
if(kind.needsOpen&&!target.isOpen)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is closed`)
if(target.isLocked&&!kind.canBeLocked)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is locked`)
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function actOn(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),97260:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{settleProposals:()=>settleProposals})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91311)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _agent_grants_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23761)
var _approve_intents_waiting_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(68563)
var _intents_place_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(18049)
var _intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7392)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18511)
const SETTLED="intents/settled"
const MOST=5
async function settleProposals({prepared:prepared,events:events},{isDone:isDone,isHeld:isHeld}){const{run:run,conversation:conversation}=prepared
const{proposals:proposals}=(0,_intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_6__.ZT)(conversation.log)
const said=proposals.slice(run.memory.manifest.counters[SETTLED]??0)
const notTaken=turnedDown((0,_intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_6__.ZT)(events).turnedDown)
if(said.length===0)return{lines:notTaken,waiting:[],said:said}
if(!isDone)return{lines:[...said.map(unfinished),...notTaken],waiting:[],said:[]}
const{lines:lines,waiting:waiting}=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.j3)((0,_intents_place_js__WEBPACK_IMPORTED_MODULE_5__.$t)(run),said,settlingOf(prepared,isHeld))
run.memory.update(manifest=>({...manifest,counters:{...manifest.counters,[SETTLED]:proposals.length}}))
const{shown:shown,unseen:unseen}=(0,_approve_intents_waiting_js__WEBPACK_IMPORTED_MODULE_4__.o)(waiting)
const isSeen=line=>line.status!=="waiting"||!unseen.some(({words:words})=>words===line.words)
const told=lines.map(line=>isSeen(line)?line:{...line,status:"refused",why:TOO_LONG})
return{lines:[...told,...notTaken],waiting:shown,said:said}}const TOO_LONG="it is too long to be shown in full to the person who would approve it"
function settlingOf({run:run,inputs:inputs,startingPoint:startingPoint,intents:intents},isHeld){const nobody=(0,_agent_grants_js__WEBPACK_IMPORTED_MODULE_3__.i5)(run,startingPoint.goal)
return{declared:intents?.declared??[],clean:(0,_intents_place_js__WEBPACK_IMPORTED_MODULE_5__.K2)(run),key:run.trigger.key,way:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(run.world.env)?"carry-out":"look",isConfirming:inputs.confirmation!=="never",nobody:nobody?(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody):isHeld?"a change to protected files waits on this thread":void 0}}function unfinished({name:name}){return{status:"waiting",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name),why:"the run did not finish. It is kept for the run that continues the work"}}function turnedDown(whys){const each=[...new Set(whys)]
const rest=whys.length-Math.min(MOST,each.length)
const lines=each.slice(0,MOST).map(why=>({status:"not-taken",words:"a proposal",why:why}))
return rest>0&&each.length>0?[...lines,{status:"not-taken",words:`${rest} more`,why:"for these reasons, or like ones"}]:lines}})}

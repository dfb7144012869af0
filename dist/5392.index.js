export const id=5392
export const ids=[5392]
export const modules={2507:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,G2:()=>TEMPORARY,LK:()=>memoryStore,s4:()=>folderStore})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const TEMPORARY=".tmp"
function folderStore(root){const made=new Set
const pathOf=name=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,requireInside(name))
const makeParent=path=>{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(!made.has(parent))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent,{recursive:!0})
made.add(parent)
return path}
return{write(name,text){const path=makeParent(pathOf(name));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path+TEMPORARY,text);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path+TEMPORARY,path)},read:name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(pathOf(name),"utf8"),list:folder=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pathOf(folder))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(folder)).sort():[],move:(from,to)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(pathOf(from),makeParent(pathOf(to))),remove:name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pathOf(name),{force:!0}),lock:name=>takeLock(makeParent(pathOf(name)))}}function requireInside(name){const isInside=name!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(name)&&!name.split(/[/\\]/).includes("..")
if(!isInside)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`The file name ${JSON.stringify(name)} leaves the folder of the conversation.`)
return name}function memoryStore(files=new Map){const held=new Set
const read=name=>{const text=files.get(requireInside(name))
if(text===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`There is no file ${name} in memory.`)
return text}
return{write:(name,text)=>void files.set(requireInside(name),text),read:read,list:folder=>filesIn(`${requireInside(folder)}/`,[...files.keys()]).sort(),move(from,to){files.set(requireInside(to),read(from))
files.delete(from)},remove:name=>void files.delete(requireInside(name)),lock(name){if(held.has(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug","This conversation is open already.",{hint:"Close it first."})
held.add(name)
return{tookOver:void 0,release:()=>void held.delete(name)}}}}function filesIn(folder,names){const inside=names.filter(name=>name.startsWith(folder)).map(name=>name.slice(folder.length))
return inside.filter(name=>!name.includes("/"))}function takeLock(path){const own=identityOf(process.pid)??`${process.pid} unknown`
const stale=create(path,own)?void 0:takeOver(path,own)
return{tookOver:stale,release:()=>release(path,own)}}function create(path,own){const draft=`${path}.${process.pid}`;(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft,own)
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft,path)
return!0}catch(error){if(isCode(error,"EEXIST"))return!1
throw error}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft)}}function takeOver(path,own){const holder=read(path)??""
if(holder===own)throw held(path,"in this process already","Close it first.")
if(isAlive(holder))throw held(path,`by process ${pidOf(holder)}`,"Wait until that process has ended.")
if(!putAside(path,holder)||!create(path,own))throw held(path,"by a process that was faster","Wait until it has ended.")
return holder===""?void 0:`process ${pidOf(holder)}`}function putAside(path,holder){const aside=`${path}.${process.pid}.stale`
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path,aside)}catch(error){if(isCode(error,"ENOENT"))return!1
throw error}const isStale=read(aside)===holder
if(isStale)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside)
else(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(aside,path)
return isStale}function release(path,own){if(read(path)===own)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:!0})}function held(path,by,hint){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`The conversation is open ${by} (${path}).`,{hint:hint})}function pidOf(holder){return Number(holder.split(" ")[0])}function isAlive(holder){const pid=pidOf(holder)
return Number.isInteger(pid)&&pid>0&&identityOf(pid)===holder}function identityOf(pid){const boot=read("/proc/sys/kernel/random/boot_id")
if(boot===void 0)return answers(pid)?`${pid} unknown`:void 0
const[state,...fields]=read(`/proc/${pid}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return state==="Z"||state==="X"?void 0:`${pid} ${boot.trim()}/${fields[18]}`}function answers(pid){try{process.kill(pid,0)
return!0}catch(error){return isCode(error,"EPERM")}}function read(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")}catch(error){if(isCode(error,"ENOENT")||isCode(error,"ESRCH"))return
throw error}}function isCode(error,code){return error instanceof Error&&"code"in error&&error.code===code}}),63935:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ks:()=>SecretRegistry,lO:()=>withoutValues,tA:()=>describeSecrets})
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
return lines.length===0?"":`\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("secrets",{list:lines.join("\n")})}`}}),38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
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
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__.OT)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),18311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,f:()=>whatChanged})
var _proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
function judge(facts){if(facts.whyNotAllowed!==void 0)return refused(facts.whyNotAllowed)
const chosen=choose(facts.proposal,facts.asked)
if(chosen.status==="refused"||facts.wasGood)return chosen
if(isTooEarly(facts,chosen.items))return refused("It was written before the actions were shown, so it does not count.")
return facts.asked.verdict==="reject"?chosen:judgeApproval(facts,chosen.items)}function judgeApproval(facts,items){const{asked:asked,mustNotBeRequester:mustNotBeRequester}=facts
if(mustNotBeRequester&&items.some(({pending:pending})=>isAmong(pending.requesters,asked.by)))return refused(`${asked.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const why=whyStale(facts,items)
return why===void 0?{status:"chosen",items:items}:{status:"stale",items:items,why:why}}function choose(proposal,{digest:digest}){if(!proposal)return refused("Nothing is waiting for approval here.")
const named=proposal.items.filter(({pending:pending})=>digest===void 0||(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.ol)(pending).startsWith(digest))
const open=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.dz)(proposal).filter(item=>named.includes(item))
if(open.length>0&&(digest===void 0||open.length===1))return{status:"chosen",items:open}
const used=named.find(({decision:decision})=>decision!==null)?.decision
if(used)return refused(`It was already ${used.verdict} by ${used.by}.`)
return refused(`No pending action has the digest ${digest}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:asked,comment:comment},items){const since=({shown:shown,pending:pending})=>Date.parse(shown??comment?.shownAt??pending.created)
return asked.at===void 0||!items.every(item=>Date.parse(asked.at??"")>since(item))}function isAmong(people,{login:login,id:id}){return people.some(person=>person.id===id||person.login.toLowerCase()===login.toLowerCase())}function whyStale({proposal:proposal,comment:comment,policy:policy,now:now,asked:asked},items){if(!comment||!proposal?.comment)return"The comment that showed it was deleted."
const isAsWritten=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.rr)(comment.body)===proposal.comment.digest
if(!isAsWritten||!comment.isOnlyOurs)return"The comment that showed it was edited."
const time=Math.max(now.getTime(),Date.parse(asked.at??""))
if(items.some(({pending:pending})=>!(time<Date.parse(pending.expires))))return"The request for approval had expired."
if(policy!==void 0&&items.some(({pending:pending})=>pending.policy!==policy))return"The rules for approvals have changed since then."
return}function whatChanged(items,now){const all=items.flatMap(({pending:pending})=>"intent"in pending?[]:[pending])
if(all.some(({conversation:conversation})=>conversation!==now.conversation))return"It belongs to another conversation."
const head=all.find(pending=>pending.head!==now.head)?.head
if(head!==void 0)return`The branch has moved from ${head.slice(0,7)} to ${now.head.slice(0,7)}.`
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not the ones that were shown.":void 0}function refused(why){return{status:"refused",why:why}}}),8670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>markDecided,d:()=>checkDecision})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1659)
var _github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(71760)
var _github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(50383)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(71762)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(54552)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(93992)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(22440)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(54267)
async function checkDecision({world:world,github:github,job:job,trigger:trigger},memory,policy){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository)
const approvers=(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__.U)(world.env,(await(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_6__.jU)(client))?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const proposal=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.yX)({memory:memory,trigger:trigger})
const isApproval=trigger.decision?.verdict==="approve"
const[gated,comment,rejections]=await Promise.all([(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__.Gj)({client:client,settings:approvers.gate,sleep:sleep},trigger),proposal?.comment&&(0,_github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__.hF)(client,proposal.comment.id),proposal&&isApproval&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).length>0?(0,_github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_5__.aE)(client,trigger.thread,{settings:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(world.env),since:shownAfter(proposal)}):[]])
const{decision:decision,createdAt:at,actors:actors}=trigger
const[by]=actors
if(!decision||!by)return{status:"refused",why:"Nobody has decided anything.",proposal:proposal,shownAt:void 0}
const facts={proposal:proposal,comment:comment??void 0,asked:{verdict:decision.verdict,digest:decision.digest,at:at,by:by},whyNotAllowed:gated.status==="denied"?gated.why:whyForgotten(memory,proposal),mustNotBeRequester:approvers.mustNotBeRequester,policy:policy,now:world.now(),wasGood:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.fE)({memory:memory,trigger:trigger})}
const verdict=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)(facts)
const mayDecide=async actor=>{const settings={...approvers.gate,triggeringActor:void 0}
return(await(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__.Gj)({client:client,settings:settings,sleep:sleep},{...trigger,actors:[actor]})).status==="allowed"}
const why=await whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide})
const ruled=why===void 0?verdict:{status:"refused",why:why}
return{...ruled,proposal:proposal,shownAt:comment?.shownAt}}const GRACE_MS=10*6e4
function shownAfter(proposal){const created=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).map(({pending:pending})=>Date.parse(pending.created))
return new Date(Math.min(...created)-GRACE_MS)}async function whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide}){if(verdict.status==="refused"||facts.wasGood)return
for(const one of rejections){if(one.kind==="label")return opposed(one.by,` with the label ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(one.name)}`,facts)
const asked={verdict:"reject",digest:one.said.digest,at:one.at,by:one.by}
const rejected=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)({...facts,asked:asked})
const isAbout=({pending:pending})=>verdict.items.some(item=>item.pending===pending)
if(rejected.status==="refused"||!rejected.items.some(isAbout))continue
if(await mayDecide(one.by))return opposed(one.by.login," in a comment",facts)}return}function opposed(rejecter,where,{asked:asked}){const name=rejecter===void 0?"Somebody":(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(rejecter)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("approval-opposed",{rejecter:name,where:where,approver:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(asked.by.login)})}function whyForgotten({isResumed:isResumed,notes:notes},proposal){return proposal===void 0&&!isResumed&&notes.size>0?[...notes].join(" "):void 0}async function markDecided({memory:memory,trigger:trigger,world:world},proposal,items,how){const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Q6)(proposal,items,{...how,by:(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_12__.Id)(trigger),at:world.now().toISOString()})
if(!await memory.settle((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.LY)(used)))throw notMarked()
printDecision(used,items)
return used}function notMarked(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:items},chosen){const ids=new Set(chosen.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))
for(const{pending:pending,decision:decision}of items){if(!decision||!ids.has((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))continue
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}}),97028:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GO:()=>GO,decideIntents:()=>decideIntents,isAboutIntents:()=>isAboutIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(685)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(94869)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(93992)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(40669)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18511)
var _outcome_conclude_proposals_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(57266)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(56172)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(54267)
var _ask_propose_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(70020)
var _basis_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(30730)
var _decision_check_decision_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(8670)
var _waiting_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(68563)
function isAboutIntents(run){return run.trigger.kind==="decision"&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Eb)((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.yX)(run)).length>0}const GO="go"
async function decideIntents(run){const start=run.world.clock()
try{if(await run.claimed==="lost")return"lost"
const done=await decide(run)
if(done===GO)return done
return{...done,report:{...done.report,durationMs:run.world.clock()-start}}}catch(error){return(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_8__.Gj)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error),run.world.clock()-start)}}async function decide(run){const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputs)(run.world.env)
const{proposal:proposal,...ruling}=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_12__.d)(run,run.memory,(0,_basis_js__WEBPACK_IMPORTED_MODULE_11__.V_)(run.world.env,void 0))
if(ruling.status==="refused"||!proposal)return endWith({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing is pending here."})
if(run.trigger.decision?.verdict==="reject")return reject(run,inputs,{proposal:proposal,items:ruling.items})
if(ruling.status==="stale")return askAgain(run,inputs,{proposal:proposal,items:ruling.items,why:ruling.why})
if(!(0,_waiting_js__WEBPACK_IMPORTED_MODULE_13__.isPlan)(ruling.items))return approve(run,inputs,{proposal:proposal,items:ruling.items})
await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_12__.K)(run,proposal,ruling.items,{verdict:"approved",reason:""})
return GO}async function approve(run,inputs,{proposal:proposal,items:items}){const used=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_12__.K)(run,proposal,items,{verdict:"approved",reason:""})
const place=(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.intentContextOf)(run)
const lines=[]
const results=new Map
for(const{pending:pending}of items){if(!("intent"in pending))continue
const line=await carryOut({...place,since:pending.created},readPending(run,inputs,pending),pending)
lines.push(line)
results.set((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.TH)(pending),resultOf(line))}return settled(run,inputs,{used:used,results:results,lines:lines})}function readPending(run,{intents:intents=[]},{intent:intent,value:value}){const declared=(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.declaredIntents)(intents,{isRestricted:!1}).find(({name:name})=>name===intent)
if(!declared)return{why:"the workflow no longer declares it"}
return declared.read(JSON.parse(value),{thread:run.trigger.thread,clean:(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.cleanTextFor)(run)})}async function carryOut(place,read,pending){const{words:words}=pending
if("why"in read)return{status:"refused",words:words,why:read.why}
const check=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_6__.RO)(place,read,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(pending))
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
return check.status==="already"?{...check,words:words}:(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_6__.S$)(check,read)}function resultOf({status:status,why:why}){return status==="refused"?`not done: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__.TN)(why??"",200)}`:"done"}function settled(run,inputs,{used:used,results:results,lines:lines}){const left=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used)
const proposal=left.length>0?{v:1,items:left,comment:null}:void 0
const approvalComment=proposal&&(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_10__.approvalCommentOf)(proposal,run,inputs)
const conclusion=(0,_outcome_conclude_proposals_js__WEBPACK_IMPORTED_MODULE_7__.R)({outcome:"answered",reason:"Decided",hint:""},lines)
const ended=proposal?{outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(proposal),hint:""}:conclusion
const approvals={proposal:proposal,used:used,results:results,...approvalComment!==void 0&&{approvalComment:approvalComment}}
return endWith({...ended,lines:lines},approvals)}async function reject(run,inputs,{proposal:proposal,items:items}){const reason=run.trigger.decision?.reason??""
const used=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_12__.K)(run,proposal,items,{verdict:"rejected",reason:reason})
if((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used).length>0)return settled(run,inputs,{used:used,results:new Map,lines:[]})
const why=reason===""?"":`: ${reason}`
const words=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__.TN)(`${(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_4__.Id)(run.trigger)} rejected what was proposed${why}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:words},{proposal:void 0,used:used,results:new Map})}function askAgain(run,inputs,{proposal:proposal,items:items,why:why}){const at=run.world.now().toISOString()
const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:why})
run.memory.update((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.LY)(used))
const{thread:thread}=run.trigger
const pending=items.flatMap(item=>"intent"in item.pending?[item.pending]:[])
const[first]=pending
if(thread.type==="none"||!first)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const intents=pending.map(({intent:intent,value:value,words:words})=>({intent:intent,value:value,words:words}))
const again=(0,_waiting_js__WEBPACK_IMPORTED_MODULE_13__.intentItems)(run,inputs,{thread:thread.number,requesters:first.requesters,intents:intents})
const next={v:1,items:again,comment:null}
const approvalComment=(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_10__.approvalCommentOf)(next,run,inputs)
const hint=`It is asked again. ${(0,_basis_js__WEBPACK_IMPORTED_MODULE_11__.zC)(why,void 0)}`
const approvals={proposal:next,used:used,results:new Map,approvalComment:approvalComment}
return endWith({outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(next),hint:hint},approvals)}function endWith({outcome:outcome,reason:reason,hint:hint="",lines:lines=[]},approvals){const shown=approvals?.approvalComment===void 0?{}:{approvalComment:approvals.approvalComment}
const report={..._outcome_run_result_js__WEBPACK_IMPORTED_MODULE_8__.II,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0,intents:lines,...shown}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_read_target_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76718)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _intent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94462)
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
const check=await checkProposal(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:carryOutIntent(check,proposed)}async function checkProposal(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
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
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function carryOutIntent(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),57266:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>concludeIntents,t:()=>concludeWaiting})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _github_write_report_intents_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83650)
function concludeIntents(conclusion,lines){const words=(0,_github_write_report_intents_js__WEBPACK_IMPORTED_MODULE_2__.Cc)(lines)
const{outcome:outcome,reason:reason}=conclusion
if(words===void 0)return conclusion
if(outcome==="changed")return{...conclusion,reason:`${reason}. ${words}`}
if(outcome!=="answered"&&outcome!=="no-op")return conclusion
const isAllRefused=lines.every(({status:status})=>status==="refused"||status==="not-taken")
if(!isAllRefused)return{...conclusion,outcome:"answered",reason:words,hint:""}
const hint="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...conclusion,outcome:"blocked",reason:`Nothing was carried out: ${words}`,hint:hint}}function concludeWaiting(conclusion,{refused:refused,again:again,notEnded:notEnded=[]},{proposal:proposal,unseen:unseen}){if(refused!==void 0)return{outcome:"skipped",reason:refused,hint:""}
if(unseen!==void 0)return{outcome:"blocked",reason:UNSEEN,hint:unseen}
if(!proposal)return concludeNotEnded(conclusion,notEnded)
if((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(proposal)||(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.Eb)(proposal).length>0)return concludeHeld(conclusion,(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(proposal))
const hint=again===void 0?"":`It is asked again. ${again}`
return{outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(proposal),hint:hint}}const UNSEEN="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(conclusion,notEnded){if(notEnded.length===0||!["changed","answered","no-op"].includes(conclusion.outcome))return conclusion
const reason=`An approved action did not finish (${notEnded.join(", ")}). ${conclusion.reason}`
return{...conclusion,outcome:"failed",reason:reason,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(conclusion,waiting){if(conclusion.outcome!=="changed")return{outcome:"awaiting-approval",reason:waiting,hint:""}
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}})}

export const id=2271
export const ids=[2271]
export const modules={38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
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
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__.OT)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
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
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),35771:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applying:()=>applying,requireSame:()=>requireSame})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var runner_world=__webpack_require__(3630)
var github_client=__webpack_require__(44463)
var pull_pull=__webpack_require__(7256)
var render_proposal=__webpack_require__(685)
var inline_code=__webpack_require__(62423)
var commands=__webpack_require__(17482)
var write_publisher=__webpack_require__(58698)
var lib_fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var lease=__webpack_require__(83609)
var registry=__webpack_require__(40669)
var settle=__webpack_require__(18511)
var conclude=__webpack_require__(24102)
var conclude_proposals=__webpack_require__(57266)
var run_result=__webpack_require__(56172)
var asked_head=__webpack_require__(22296)
var reading=__webpack_require__(35086)
var own_comments=__webpack_require__(29058)
var to_branch=__webpack_require__(93582)
var commits=__webpack_require__(90009)
var write_branch=__webpack_require__(91116)
var prompts=__webpack_require__(88135)
var marked_work=__webpack_require__(12947)
var subject=__webpack_require__(21271)
function placeFor(run,planned){const{thread:thread}=run.trigger
return thread.type==="pull_request"?onPull(run,planned,thread.number):onBranch(run,planned)}async function onBranch(run,planned){const{github:github,job:job,trigger:trigger,world:world,memory:memory}=run
const open=await(0,marked_work.f_)(run)??(planned.goal==="advance"?await(0,marked_work.Cp)(run):void 0)
const{commit:commit,branch:base}=planned
const names=(0,subject.xo)((0,subject.et)(trigger),job,(0,publishing.ER)(world.env)["branch-name"])
const tip=open?.sha??await(0,write_branch.h8)(github,job.repository,names.branch)
const made=await madeFrom(run,commit,tip)
if(open&&(!made||planned.goal!=="propose"))return onTask(open,{commit:commit,made:made})
if(!(0,write_branch.$i)(base))throw unknown(commit)
if(!await(0,commits.xm)((0,github_client.n)(github,job.repository),commit,base)){const work=await(0,marked_work.Mn)(run,{branch:names.branch,base:base,tip:tip})
if(work.status!=="found"||work.tip!==commit)throw unknown(commit)
return{startingPoint:{head:commit,branch:work.branch,goal:work.goal,pull:void 0},fault:void 0,made:made}}const isLeft=made!==void 0||tip===commit&&job.runAttempt>1
const isTaken=tip!==void 0&&!isLeft
const end=isTaken?`-run-${job.runId}`:""
const[branch,plain]=[`${names.branch}${end}`,`${names.plain}${end}`]
if(isTaken)memory.notes.add((0,prompts.J1)("branch-taken",{branch:(0,inline_code.aY)(names.branch),other:(0,inline_code.aY)(branch)}))
const goal={kind:"propose",branch:branch,plain:plain,base:base,...isLeft&&{isThere:!0}}
return{startingPoint:{head:commit,branch:base,goal:goal,pull:void 0},fault:void 0,made:made}}async function madeFrom(run,from,tip){const own=tip===void 0||tip===from?void 0:await(0,asked_head.EE)(run,tip)
return tip!==void 0&&own?.parent===from?{...own,commit:tip}:void 0}function onTask(open,{commit:commit,made:made}){const isThere=open.sha===commit||made!==void 0
const goal=isThere?(0,marked_work.n9)(open):{kind:"patch",base:open.base}
const fault=isThere?void 0:moved(open.number,commit,open.sha)
return{startingPoint:{head:commit,branch:open.branch,goal:goal,pull:void 0},fault:fault,made:made}}async function onPull(run,{commit:commit,head:head},number){const{github:github,job:job}=run
if(commit!==head)throw unknown(commit)
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.Es)(client,number)
const{branch:branch}=pull.head
const base=pull.base.branch
const pullRequest={number:number,url:pull.url}
const made=pull.isFork?void 0:await madeFrom(run,commit,pull.head.sha)
const fault=whyNotThere(pull,made?pull.head.sha:commit)
const isOurs=!fault&&!pull.isFork&&(0,write_branch.$i)(branch)&&await(0,pull_pull.HS)(client,branch)
const goal=isOurs?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}:{kind:"patch",base:base}
return{startingPoint:{head:commit,branch:branch,goal:goal,pull:pull},fault:fault,made:made}}function whyNotThere({number:number,state:state,head:head},commit){if(state!=="open")return new lib_fault.vC("config",`Pull request #${number} is ${state} now.`,{hint:state==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return head.sha===commit?void 0:moved(number,commit,head.sha)}function moved(number,from,to){return new lib_fault.vC("github",`The head of pull request #${number} moved from ${from} to ${to} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(commit){return new lib_fault.vC("denied",`The change set is for the commit ${commit.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var change_set=__webpack_require__(84577)
const MEGABYTE=1024*1024
const LARGEST={facts:4*MEGABYTE,work:30*MEGABYTE,withheld:30*MEGABYTE}
const LOG={entries:1e5,depth:3,bytes:500*MEGABYTE}
function readChangeSet(folder){const names=namesIn(folder)
const facts=parse(readPlain((0,external_node_path_.join)(folder,change_set.c.facts),LARGEST.facts))
const patch=kind=>{if(!names.includes(change_set.c[kind]))return
requirePlain((0,external_node_path_.join)(folder,change_set.c[kind]),LARGEST[kind])
return(0,external_node_path_.join)(folder,change_set.c[kind])}
const work=patch("work")
if(work===void 0!==(facts.tree===void 0))throw refused("its facts and its patch do not match")
if(work!==void 0&&!facts.startingPoint)throw refused("its patch is for no commit")
const hasLog=names.includes(change_set.c.log)
if(hasLog)walk((0,external_node_path_.join)(folder,change_set.c.log),1,{entries:0,bytes:0})
return{facts:facts,work:work,withheld:patch("withheld"),log:hasLog?(0,external_node_path_.join)(folder,change_set.c.log):""}}function notHandedOver(folder,cause){return new lib_fault.vC("config",`There is no change set in ${(0,lib_text.TN)(folder,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again.",cause:cause})}function namesIn(folder){const known=Object.values(change_set.c)
const names=listed(folder)
const strange=names.find(name=>!known.includes(name))
if(strange!==void 0)throw refused(`it holds ${named(strange)}, which is not part of a change set`)
if(!names.includes(change_set.c.facts))throw refused(`it has no ${change_set.c.facts}`)
return names}function listed(folder){try{if((0,external_node_fs_.lstatSync)(folder).isDirectory())return(0,external_node_fs_.readdirSync)(folder)}catch(cause){if(Object(cause).code==="ENOENT")throw notHandedOver(folder,cause)
throw refused("it cannot be read",cause)}throw refused("it is not a folder")}function walk(folder,depth,sum){if(depth>LOG.depth)throw refused("its log has too many nested folders")
for(const name of listed(folder)){if(!/^[\w][\w.-]{0,200}$/.test(name))throw refused(`its log holds ${named(name)}, which is not the name of a log file`)
const path=(0,external_node_path_.join)(folder,name)
if((0,external_node_fs_.lstatSync)(path).isDirectory())walk(path,depth+1,sum)
else sum.bytes+=requirePlain(path,LOG.bytes)
sum.entries++
if(sum.entries>LOG.entries||sum.bytes>LOG.bytes)throw refused("its log is too large")}}function requirePlain(path,largest){const{mode:mode,size:size,nlink:nlink}=(0,external_node_fs_.lstatSync)(path)
const isFile=(mode&external_node_fs_.constants.S_IFMT)===external_node_fs_.constants.S_IFREG
if(!isFile||nlink!==1)throw refused(`${named(path)} is not a regular file`)
if(size>largest)throw refused(`${named(path)} has ${size} bytes, more than ${largest}`)
return size}function readPlain(path,largest){requirePlain(path,largest)
const file=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK)
try{if((0,external_node_fs_.fstatSync)(file).size>largest)throw refused(`${named(path)} has grown`)
return(0,external_node_fs_.readFileSync)(file,"utf8")}finally{(0,external_node_fs_.closeSync)(file)}}function parse(text){const parsed=change_set.V.safeParse(asJson(text))
if(parsed.success)return parsed.data
const{path:path,message:message}=parsed.error.issues[0]??{path:[],message:""}
throw refused(`its ${change_set.c.facts} is invalid (${(0,lib_text.TN)(`${path.join(".")}: ${message}`,200)})`)}function asJson(text){try{return JSON.parse(text)}catch(cause){throw refused(`its ${change_set.c.facts} is not JSON`,cause)}}function named(path){return JSON.stringify((0,lib_text.TN)(path.split("/").at(-1)??"",80))}function refused(why,cause){return new lib_fault.vC("denied",`The change set is refused: ${why}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:cause})}function applying(world){try{const found=readChangeSet(folderIn(world))
const{conversation:conversation}=found.facts
const work=run=>apply(found,run)
return{recall:run=>recallApplied(run,conversation),work:work}}catch(error){const fault=(0,lib_fault.ec)(error)
return{recall:async()=>(0,lease.v7)(world.newId()),work:async()=>(0,run_result.Gj)(fault)}}}async function recallApplied(run,conversation){const said=await(0,own_comments.rA)(run,body=>body.includes(conversation)&&(0,own_comments.dR)(run.job,body))
const answer=(0,lease.HR)(run,said)
return answer?{kind:"answered",answer:answer}:(0,lease.v7)(conversation)}function folderIn({env:env}){const folder=(0,raw_input.JR)(env,"change-set")
if(folder!==void 0)return folder
throw new lib_fault.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(found,run){try{const inputs=(0,input_inputs.readInputsWithoutModel)(run.world.env)
requireSame(found.facts,run)
const published=await publish(found,run,inputs["github-token"])
return{...published,conversationPath:found.log}}catch(error){return{...(0,run_result.Gj)((0,lib_fault.ec)(error)),conversationPath:found.log}}}async function publish(found,run,token){const{facts:facts}=found
const{exact:exact,leaks:leaks,redact:redact}=run
const finalResponse=leaks.redact(exact(facts.finalResponse)).text
const place=facts.startingPoint&&found.work!==void 0?await placeFor(run,facts.startingPoint):void 0
const saved=place?await save(found,{...place,run:run,token:token}):{...NOTHING,patch:void 0}
const withheld=[...factsIn(facts).withheld,...saved.withheld]
const all={...saved,withheld:withheld}
const isDone=facts.end.status==="finished"&&place!==void 0&&saved.fault===void 0
const opened=isDone?await(0,to_branch.qw)(run,place,saved,{finalResponse:finalResponse,redact:redact}):to_branch.g
const{sandbox:sandbox}=facts.facts
const reach=sandbox&&{...sandbox,isFork:place!==void 0&&(0,asked_head._K)(place.startingPoint)}
const isPublished=opened.fault===void 0&&saved.fault===void 0&&place?.fault===void 0
const lines=facts.intents===void 0?[]:isPublished?await applyIntents(facts,run):facts.intents.map(({name:name})=>({status:"refused",words:(0,inline_code.aY)(name),why:"the work was not published"}))
const planned=conclusionOf(facts,{saved:all,opened:opened,goal:place?.startingPoint.goal.kind,finalResponse:finalResponse,reach:reach})
const conclusion=(0,conclude_proposals.R)(planned,lines)
const report={...run_result.II,...factsIn(facts),...conclusion,finalResponse:finalResponse,files:saved.change.files,kept:saved.kept,patchBase:place&&(0,run_result.Rw)(place.startingPoint),diff:saved.diff,locks:saved.locks,withheld:withheld,withheldPatch:saved.patch??withheldPatchIn(found),intents:lines,...(0,run_result.qL)(opened)}
const hadNoSandbox=sandbox===void 0&&facts.facts.iterations>0
return{report:report,fault:conclusion.fault,hadNoSandbox:hadNoSandbox,...place&&{baseSha:place.startingPoint.head}}}const NOTHING={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:facts,work:work=""},saving){const{run:run,startingPoint:startingPoint,made:made,token:token,fault:fault}=saving
const{job:job,world:world}=run;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:!0})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-"))
const options={folder:folder,base:startingPoint.head,remoteUrl:`${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,token:token,allowedBranch:startingPoint.goal.kind==="advance"?startingPoint.goal.branch:void 0,environment:(0,runner_world._)(world.env),now:world.now}
const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,work,(0,publishing.US)((0,publishing.ER)(world.env)))
if(change.tree!==facts.tree)throw new lib_fault.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const saved=await(0,to_branch.FW)(run,{publisher:publisher,folder:folder,startingPoint:startingPoint},change,run.leaks,{made:made})
return{...saved,fault:saved.fault??fault}}function conclusionOf({end:end},ends){if(end.status==="stopped")return end
return(0,conclude.E)({...ends,timeoutMinutes:0,end:end,change:ends.saved.change})}function requireSame(facts,{trigger:trigger,job:job}){const name=`${job.repository.owner}/${job.repository.name}`
if(facts.repository.id!==trigger.repositoryId||facts.repository.name!==name)throw foreign(`the repository ${facts.repository.name}`)
if(JSON.stringify(threadOf(facts.thread))!==JSON.stringify(threadOf(trigger.thread)))throw foreign("another thread")
if(facts.key!==trigger.key)throw foreign("another request")}function threadOf(thread){return thread.type==="none"?[thread.type]:[thread.type,thread.number]}function foreign(what){return new lib_fault.vC("denied",`The change set is for ${what}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:facts}){const{costUsd:costUsd,sandbox:sandbox,uses:uses,withheld:withheld,...rest}=facts
return{...rest,costUsd:costUsd,sandbox:sandbox,uses:uses.map(use=>({...use,costUsd:use.costUsd})),withheld:withheld.map(one=>({...one,detail:wordsOf(one.detail)}))}}function wordsOf(detail){return(0,lib_text.TN)((0,commands.WN)(detail),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:withheld}){return withheld===void 0?void 0:{path:withheld,patch:(0,external_node_fs_.readFileSync)(withheld,"utf8")}}async function applyIntents({intents:intents=[],end:end},run){if(intents.length===0||end.status!=="finished")return[]
const inputs=(0,input_inputs.readInputsWithoutModel)(run.world.env)
const isRestricted=await isRestrictedNow(run,inputs["mixed-threads"]==="as-trusted")
const{lines:lines}=await(0,settle.j3)((0,registry.intentContextOf)(run),intents,{declared:(0,registry.declaredIntents)(inputs.intents??[],{isRestricted:isRestricted}),clean:(0,registry.cleanTextFor)(run),key:run.trigger.key,way:"carry-out",isConfirming:inputs.confirmation!=="never",nobody:(0,render_proposal.kI)("no-memory")})
return lines}async function isRestrictedNow(run,isTrusting){const{thread:thread}=run.trigger
const pull=thread.type==="pull_request"?await(0,pull_pull.Es)((0,github_client.n)(run.github,run.job.repository),thread.number):void 0
if((0,asked_head._K)({pull:pull}))return!0
if(isTrusting)return!1
const goal={kind:"patch",base:""}
const{strangers:strangers}=await(0,reading.y)(run,{head:"",branch:"",goal:goal,pull:pull},(0,reading.W)(run))
return strangers.length>0}}),84577:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(685)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9179)
const FILES={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const Commit=zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const Count=zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(1e12)
const Amount=zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1e12)
const Line=zod__WEBPACK_IMPORTED_MODULE_2__.string().max(500)
const Use=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,50}$/),replies:Count,inputTokens:Count,outputTokens:Count,cachedTokens:Count,writtenTokens:Count,reasoningTokens:Count,costUsd:Amount.optional(),latencyMs:Amount}).readonly()
const Denial=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({host:Line,port:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(65535),reason:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:Line.optional()}).readonly()
const Sandbox=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({way:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w-]{1,30}$/),checks:Count,network:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.*:, -]{1,500}$/),isShut:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),isAsking:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),nobody:_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__.cS.optional(),denials:zod__WEBPACK_IMPORTED_MODULE_2__.array(Denial).max(500).readonly()}).readonly()
const Facts=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({withheld:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e3),code:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](codes()),detail:Line}).readonly()).max(1e3).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(2e4),exitCode:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly()).max(100).readonly(),steps:Count,iterations:Count,toolCalls:Count,models:zod__WEBPACK_IMPORTED_MODULE_2__.array(Line).max(20).readonly(),inputTokens:Count,outputTokens:Count,cachedTokens:Count,estimatedCalls:Count,costUsd:Amount.optional(),uses:zod__WEBPACK_IMPORTED_MODULE_2__.array(Use).max(50).readonly(),durationMs:Amount,sandbox:Sandbox.optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("finished")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("stopped"),outcome:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:Line,quote:Line.optional(),hint:Line}).readonly()])
const Thread=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["issue","pull_request","discussion"]),number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().positive()}),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("none")})])
const StartingPoint=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({commit:Commit,branch:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(250),goal:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["propose","advance","patch"]),head:Commit.optional()}).readonly()
const Intent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[a-z][a-z-]{0,40}$/),value:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.json())}).readonly()
const ChangeSet=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_2__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:Thread,key:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(1e3),requester:Line,conversation:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:StartingPoint.optional(),tree:Commit.optional(),end:End,finalResponse:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e5),intents:zod__WEBPACK_IMPORTED_MODULE_2__.array(Intent).max(1e3).readonly().optional(),facts:Facts}).readonly()
function codes(){const[first,...rest]=Object.keys(_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.Lp)
return[first,...rest]}})}

export const id=7182
export const ids=[7182]
export const modules={82535:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _who_permission_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72545)
const reviewCharacters=15e3
const linkedCharacters=4e3
const mostChecks=50
function pullItems(context,standings){const{pull:pull,reviews:reviews,files:files,checks:checks}=context
return[endsItem(pull),...reviews.linked.map(issue=>linkedItem(issue,standings)),...files?filesItems(files):[],...checks&&checks.length>0?[checksItem(pull,checks)]:[],...within(reviewCharacters,reviewItems(reviews,standings))]}function jobItems({jobs:jobs}){return jobs.map(jobItem)}function endsItem({number:number,state:state,isDraft:isDraft,isFork:isFork,head:head,base:base}){const label=`where pull request #${number} stands (${state}${isDraft?", draft":""}${isFork?", of a fork":""})`
const text=[head,base].map(({branch:branch,sha:sha,repository:repository})=>`${repository??"(deleted)"} ${branch} ${sha}`)
return{label:label,text:`head: ${text[0]}\nbase: ${text[1]}`,format:"plain"}}function linkedItem(issue,standings){const{number:number,title:title,body:body,state:state,createdAt:createdAt}=issue
const label=`issue #${number}, which this would close (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(issue,standings)}, ${createdAt}`
return clip({label:label,title:title,text:body,format:"markdown"},linkedCharacters)}function filesItems({files:files,isWhole:isWhole}){const list=files.map(({path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions})=>{const from=previousPath===void 0?"":` (was ${previousPath})`
return`${status} ${path}${from} +${additions} -${deletions}`})
const patches=files.flatMap(patchText)
const more=isWhole?"":", and more that are not listed"
const label=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files.length,"changed file")}${more}`
if(patches.length===0)return[{label:label,text:list.join("\n"),format:"plain"}]
return[{label:label,text:list.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:patches.join("\n\n"),format:"plain"}]}function patchText({path:path,patch:patch}){if(patch===void 0)return[]
return[`--- ${path}${patch.isCut?" (only its first lines)":""}\n${patch.text}`]}function checksItem({head:head},checks){const lines=checks.slice(0,mostChecks).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return{label:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(checks.length,"check")} of ${head.sha}`,text:lines.join("\n"),format:"plain"}}function reviewItems({reviews:reviews,threads:threads},standings){const said=reviews.map(review=>({label:`review ${review.id} (${review.state}) by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(review,standings)}, ${review.createdAt}`,text:review.body,format:"markdown"}))
return[...said,...threads.flatMap(thread=>threadItems(thread,standings))]}function threadItems({path:path,line:line,hunk:hunk,isAsked:isAsked,comments:comments},standings){const first=comments[0]?.id??0
const place=line===null?`${path} (changed since)`:`${path}:${line}`
return[{label:`the code that ${isAsked?"the request":`review comment ${first}`} is about`,text:`${place}\n${hunk}`,format:"plain"},...comments.map(comment=>({label:`review comment ${comment.id}, unresolved, by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(comment,standings)}, ${comment.createdAt}`,text:comment.body,format:"markdown"}))]}function jobItem({id:id,name:name,conclusion:conclusion,url:url,failedSteps:failedSteps,log:log}){const steps=failedSteps.map(step=>`failed step: ${step}`)
const state=log===void 0?"its log could not be read":log.isCut?"the end of its log":"its whole log"
const head=[`job: ${name} (${conclusion}) ${url}`,...steps].join("\n")
return{label:`job ${id} of the failed run, and ${state}`,text:log?`${head}\n\n${log.text}`:head,format:"plain"}}function within(budget,items){let left=budget
const kept=[]
for(const item of items.toReversed()){if(left<=0)break
const piece=clip(item,left)
left-=piece.text.length
kept.unshift(piece)}return kept}function clip(item,most){const{label:label,text:text}=item
if(text.length<=most)return item
const cut=`${label} [cut: the first ${most} of ${text.length} characters]`
return{...item,label:cut,text:text.slice(0,most)}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dx:()=>commentItem,Ku:()=>headItem,Tu:()=>hiddenInRequest,VO:()=>threadCharacters,Xb:()=>taskOf,fo:()=>requestOf,iq:()=>requesterOf,ng:()=>runOf,xG:()=>patchCharacters})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _items_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82535)
var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38789)
var _who_permission_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72545)
const threadCharacters=3e4
const patchCharacters=4e4
function taskOf(input){const{trigger:trigger}=input
const{items:items,gaps:gaps}=dataOf(input)
const{data:data,hidden:hidden}=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.EU)(items,input.nonce)
return{words:wordsOf(input,items.length>0?data:"",gaps),hidden:[...hiddenInRequest(trigger),...hidden]}}function hiddenInRequest({hidden:parts=0}){return parts===0?[]:[{where:"the request",parts:parts}]}function wordsOf(input,data,gaps){const{trigger:trigger,repository:repository,nonce:nonce}=input
const about={request:requestOf(trigger),repository:`${repository.owner}/${repository.name}`,gaps:gaps}
const requester=requesterOf(trigger)
if(data==="")return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-plain",{...about,requester:requester})
if(trigger.about)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-item",{...about,requester:requester,nonce:nonce,data:data})
if(trigger.run)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-ci",{...about,...runOf(trigger.run,trigger.headSha),nonce:nonce,data:data})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task",{...about,requester:requester,thread:placeOf(trigger),nonce:nonce,data:data})}function runOf({name:name,branch:branch},sha=""){return{workflow:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(name,100)),branch:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(branch,250)),sha:sha}}function requesterOf({actors:actors,kind:kind}){const[asker]=actors
return asker===void 0||kind==="automation"||kind==="review"?"The workflow":(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)(asker.login)}function requestOf({request:request,kind:kind}){const said=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)(request)
if(said!==""||kind==="automation"||kind==="schedule"||kind==="decision")return said
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(kind==="mention"?"task-bare":`task-bare-${kind}`)}function placeOf({thread:thread}){return thread.type==="none"?"a run":`${thread.type.replace("_"," ")} #${thread.number}`}function dataOf({trigger:trigger,thread:thread,pull:pull,linked:linked=[],failed:failed,standings:standings}){const read=thread?within(threadCharacters,thread,standings):void 0
const items=[...trigger.about?[{label:"the item",text:trigger.about.text,format:"plain"}]:[],...read?.items??[],...linkedItems(linked,standings),...pull?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.Cl)(pull,standings):[],...failed?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__._k)(failed):[]]
const notes=[...thread?.notes??[],...pull?.reviews.notes??[],...failed?.notes??[]]
if(pull&&!pull.files)notes.push("The changed files could not be read from GitHub.")
if(pull&&!pull.checks)notes.push("Its checks could not be read from GitHub.")
const comments=(thread?.omitted??0)+(read?.dropped??0)+(pull?.reviews.omitted??0)
return{items:items,gaps:gapsIn(notes,comments)}}function within(budget,thread,standings){const wanted=thread.comments.reduce((sum,{body:body})=>sum+body.length,0)
const head=(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(headItem(thread,standings),Math.max(budget/2,budget-wanted))
let left=budget-head.text.length
const comments=[]
for(const comment of thread.comments.toReversed()){if(left<=0)break
const item=(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(commentItem(comment,standings),left)
left-=item.text.length
comments.unshift(item)}return{items:[head,...comments],dropped:thread.comments.length-comments.length}}function headItem(thread,standings){const{kind:kind,number:number,title:title,body:body,url:url,createdAt:createdAt}=thread
const label=`${kind} #${number} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(thread,standings)}, ${createdAt}, ${url}`
return{label:label,title:title,text:body,format:"markdown"}}function commentItem(comment,standings){const{id:id,createdAt:createdAt,editedAt:editedAt,body:body}=comment
const edited=editedAt===void 0?"":`, edited ${editedAt}`
const label=`comment ${id} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(comment,standings)}, ${createdAt}${edited}`
return{label:label,text:body,format:"markdown"}}function gapsIn(notes,omitted){const sentences=[...notes]
if(omitted===1)sentences.push("1 more comment is left out.")
if(omitted>1)sentences.push(`${omitted} more comments are left out.`)
return sentences.map(sentence=>` ${sentence}`).join("")}const characters=2e3
function linkedItems(linked,standings){return linked.map(one=>{const{kind:kind,number:number,title:title,body:body,state:state,createdAt:createdAt}=one
const link=body===void 0?"which would close this":"which its text names"
const label=`${kind} #${number}, ${link} (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(one,standings)}, ${createdAt}`
return(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)({label:label,title:title,text:body??"",format:"markdown"},characters)})}}),38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _invisible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55244)
var _rendered_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17558)
const mark=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(items,nonce){if(!/^[A-Za-z0-9]{16,}$/.test(nonce))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","A nonce is at least 16 letters and digits.")
const all=items.map(item=>({item:item,...reveal(item)}))
return{data:all.map(({item:item,shown:shown,hidden:hidden})=>fenced(item.label,{shown:shown,hidden:hidden},nonce)).join("\n\n"),hidden:all.flatMap(({item:item,hidden:hidden})=>hidden===0?[]:[{where:placeIn(item.label),parts:hidden}])}}function placeIn(label){return label.split(/,| by | \(/)[0]??""}function fenced(label,{shown:shown,hidden:hidden},nonce){const header=without(nonce,plain(label).replaceAll(/\s+/g," ").trim())
const count=hidden===0?"":` [${hidden} hidden ${hidden===1?"part":"parts"} removed]`
return`${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce,shown)}\nEND DATA ${nonce}`}function visible(markdown){return(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.g)(markdown).shown}function plain(text){return revealPlain(text).shown}function reveal({title:title="",text:text,format:format}){const head=revealPlain(title)
const body=format==="plain"?revealPlain(text):(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.g)(text.replaceAll(mark,""))
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__.O)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),98418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>stoodAt,Y:()=>isBefore})
function isBefore(time,asked){return asked!==void 0&&Date.parse(time)<Date.parse(asked)}function stoodAt({createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized=false},asked){return isBefore(createdAt,asked)&&(lastEditedAt===null||isBefore(lastEditedAt,asked))&&!isMinimized}}),18049:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$t:()=>placeOf,K2:()=>cleanTextFor,uu:()=>threadOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21701)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function placeOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>actOn,hS:()=>checkOne,j3:()=>settleAll})
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
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),99716:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applyIntents:()=>applyIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7256)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91311)
var _intents_place_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18049)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(50932)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18511)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22296)
var _start_reading_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(35086)
async function applyIntents({intents:intents=[],end:end},run){if(intents.length===0||end.status!=="finished")return[]
const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputsWithoutModel)(run.world.env)
const isRestricted=await isRestrictedNow(run,inputs["mixed-threads"]==="as-trusted")
const{lines:lines}=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_6__.j3)((0,_intents_place_js__WEBPACK_IMPORTED_MODULE_4__.$t)(run),intents,{declared:(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.declaredIntents)(inputs.intents??[],{isRestricted:isRestricted}),clean:(0,_intents_place_js__WEBPACK_IMPORTED_MODULE_4__.K2)(run),key:run.trigger.key,way:"carry-out",isConfirming:inputs.confirmation!=="never",nobody:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__.kI)("no-memory")})
return lines}async function isRestrictedNow(run,isTrusting){const{thread:thread}=run.trigger
const pull=thread.type==="pull_request"?await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__.Es)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(run.github,run.job.repository),thread.number):void 0
if((0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__._K)({pull:pull}))return true
if(isTrusting)return false
const goal={kind:"patch",base:""}
const{strangers:strangers}=await(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.y)(run,{head:"",branch:"",goal:goal,pull:pull},(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.W)(run))
return strangers.length>0}})}

export const id=6424
export const ids=[6424]
export const modules={84577:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
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
return[first,...rest]}}),96424:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leavePreview:()=>leavePreview})
var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var inline_code=__webpack_require__(62423)
var review_facts=__webpack_require__(61229)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var acknowledge=__webpack_require__(12384)
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var subject=__webpack_require__(21271)
var change_set=__webpack_require__(84577)
function writeChangeSet(run,done,redact){(0,external_node_fs_.mkdirSync)(run.job.temp,{recursive:!0})
const folder=(0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(run.job.temp,"deckhand-")),"change-set");(0,external_node_fs_.mkdirSync)(folder)
const{kept:kept,withheldPatch:withheldPatch}=done.report
const facts=change_set.V.parse(inStrings(changeSetOf(run,done),redact));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,change_set.c.facts),`${JSON.stringify(facts,null,2)}\n`)
if(kept.kind==="patch")(0,external_node_fs_.copyFileSync)(kept.path,(0,external_node_path_.join)(folder,change_set.c.work))
if(withheldPatch)(0,external_node_fs_.copyFileSync)(withheldPatch.path,(0,external_node_path_.join)(folder,change_set.c.withheld))
copyLog(done.conversationPath,(0,external_node_path_.join)(folder,change_set.c.log))
return folder}const LOG=["base_state.json","events"]
function copyLog(from,to){if(from==="")return;(0,external_node_fs_.mkdirSync)(to)
for(const name of LOG)if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(from,name)))(0,external_node_fs_.cpSync)((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name),{recursive:!0})}function changeSetOf({job:job,trigger:trigger,memory:memory},{report:report,startingPoint:startingPoint,tree:tree,proposals:proposals=[]}){const{owner:owner,name:name}=job.repository
const isKept=report.kept.kind==="patch"
return{version:1,repository:{id:trigger.repositoryId,name:`${owner}/${name}`},thread:trigger.thread,key:trigger.key,requester:(0,subject.iq)(trigger),conversation:memory.id,...startingPoint&&{startingPoint:startingPointOf(startingPoint)},...isKept&&{tree:tree},end:endOf(report),finalResponse:report.finalResponse.slice(0,5e5),...proposals.length>0&&{intents:proposals.map(({name:name,value:value})=>({name:name,value:value}))},facts:factsOf(report)}}function startingPointOf({head:head,goal:goal,pull:pull}){const isKept=goal.kind==="review"||goal.kind==="advance"&&goal.fork!==void 0
return{commit:head,branch:goal.base,goal:isKept?"patch":goal.kind,...pull&&{head:pull.head.sha}}}function endOf({outcome:outcome,reason:reason,quote:quote,hint:hint}){const isStopped=["budget-exhausted","timed-out","stuck","cancelled","failed"].includes(outcome)
if(!isStopped)return{status:"finished"}
return{status:"stopped",outcome:outcome,reason:reason,...quote!==void 0&&{quote:quote},hint:hint}}function factsOf(report){const{steps:steps,iterations:iterations,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs}=report
const{withheld:withheld,checks:checks,costUsd:costUsd,sandbox:sandbox,toolCalls:toolCalls=0}=report
return{withheld:withheld.slice(0,1e3).map(one=>({...one,detail:one.detail.slice(0,500)})),checks:checks.slice(-100).map(({command:command,exitCode:exitCode})=>({command:command.slice(0,2e4),exitCode:exitCode})),steps:steps,iterations:iterations,toolCalls:toolCalls,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs,...costUsd!==void 0&&{costUsd:costUsd},...sandbox&&{sandbox:sandboxOf(sandbox)}}}function sandboxOf({denials:denials,isAsking:isAsking,nobody:nobody,...sandbox}){const told=denials.slice(0,500).map(({host:host,port:port,reason:reason,allow:allow})=>({host:host.slice(0,500),port:port,reason:reason,...allow!==void 0&&{allow:allow.slice(0,500)}}))
const{way:way,checks:checks,network:network,isShut:isShut}=sandbox
const asking={...isAsking!==void 0&&{isAsking:isAsking},...nobody!==void 0&&{nobody:nobody}}
return{way:way,checks:checks,network:network,isShut:isShut,...asking,denials:told}}function inStrings(value,redact){if(typeof value==="string")return redact(value)
if(Array.isArray(value))return value.map(one=>inStrings(one,redact))
if(typeof value!=="object"||value===null)return value
return Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inStrings(one,redact)]))}var to_branch=__webpack_require__(93582)
function renderPreview(run,{report:report,startingPoint:startingPoint,baseSha:baseSha},redact){const{trigger:trigger}=run
const isChanged=startingPoint!==void 0&&report.kept.kind==="patch"
const steps=[...signsOf(trigger),...isChanged?changesTo(run,startingPoint.goal,report.outcome==="changed"):[],...(report.intents??[]).some(({status:status})=>status==="planned")?["Carry out the proposals in the report below."]:[],...report.review&&(0,review_facts.Bb)(report.review)?["Post the review in the report below."]:[],...trigger.thread.type==="none"?[]:[`Answer on #${trigger.thread.number} with the report below.`]]
const words={finalResponse:report.finalResponse,redact:redact,commit:baseSha}
const parts=[(0,prompts.J1)("dry-run",{steps:steps.map(step=>`- ${step}\n`).join("")||"- Nothing.\n"}),...isChanged?[folded("Commit message",redact((0,to_branch.bD)(run)))]:[],...isChanged&&startingPoint.goal.kind==="propose"?[proposal(run,words)]:[]]
return parts.join("\n\n")}function signsOf(trigger){const{claim:claim}=trigger
return[...(0,acknowledge.Ko)(trigger)?["React with 👀 to the request."]:[],...claim?[`Take the ${claim.kind} ${(0,inline_code.aY)(claim.name)} off.`]:[]]}function changesTo({world:world},goal,isDone){switch(goal.kind){case"review":return[]
case"patch":return["Publish no branch: the work would be the patch below."]
case"advance":return[`Add one commit to the branch ${(0,inline_code.aY)(goal.branch)} of pull request #${goal.pullRequest.number}.`]
case"propose":{const branch=`Create the branch ${(0,inline_code.aY)(goal.branch)} with one commit on ${(0,inline_code.aY)(goal.base)}.`
const offer=OFFERS[(0,publishing.ER)(world.env)["create-pr"]]
return isDone&&offer!==void 0?[branch,`${offer} onto ${(0,inline_code.aY)(goal.base)}.`]:[branch]}}}const OFFERS={draft:"Open a draft pull request",ready:"Open a pull request",link:"Show a link that opens a pull request",none:void 0}
function proposal(run,words){const{title:title,body:body}=(0,to_branch.cE)(run,words)
return folded("Pull request",words.redact(`${title}\n\n${body}`))}function folded(title,text){const fence=(0,lib_text.Lt)(text)
return`<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`}function leavePreview(run,done,redact){switch((0,raw_input.VV)(run.world.env)){case"plan":return{preview:"",outputs:{"change-set-path":writeChangeSet(run,done,redact)}}
case"dry-run":return{preview:`${renderPreview(run,done,redact)}\n\n`,outputs:{}}
default:return{preview:"",outputs:{}}}}})}

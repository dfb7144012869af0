export const id=7427
export const ids=[7427,9808]
export const modules={57427:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork})
var schemas=__webpack_require__(28942)
var fault=__webpack_require__(98664)
var json=__webpack_require__(80292)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var content=__webpack_require__(46032)
var transcript=__webpack_require__(75474)
var view=__webpack_require__(3113)
var visible_event=__webpack_require__(52333)
const IterativeRefinement=schemas.strictObject({success_threshold:schemas.number().min(0).max(1).default(.6),max_iterations:schemas.int().min(1).default(3)}).readonly()
const mode="finish_and_message"
Object.freeze({kind:"PassCritic",mode:mode,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:mode,judge:async({deed:deed})=>deed.kind==="finish"&&deed.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:mode,judge:async({workspace:workspace})=>(await workspace.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const CheckEnd=schemas.object({command:schemas.string(),exit_code:schemas.int(),timed_out:schemas.boolean(),output:schemas.string()}).readonly()
const maxOutputLength=1e4
function exitCodeCritic(command,timeoutMs){const judge=async({workspace:workspace,signal:signal})=>{const{exitCode:exitCode,output:output,timedOut:timedOut}=await workspace.run(command,{timeoutMs:timeoutMs,signal:signal})
const isGood=exitCode===0&&!timedOut
const shown=isGood?"":(0,lib_text.e9)(output.trim(),maxOutputLength,"[... cut ...]")
const metadata={command:command,exit_code:exitCode,timed_out:timedOut,output:shown}
return isGood?{score:1,metadata:metadata}:{score:0,message:failedCheck(metadata),metadata:metadata}}
return Object.freeze({kind:"ExitCodeCritic",mode:mode,judge:judge})}function failedCheck({command:command,exit_code:exit_code,timed_out:timed_out,output:output}){const how=timed_out?"did not end in time":`failed with exit code ${exit_code}`
const fence=(0,lib_text.Lt)(output)
return(0,prompts.J1)("check-failed",{command:(0,lib_text.SS)((0,lib_text.TN)(command,200)),how:how,output:`${fence}\n${output}\n${fence}`})}const Verdict=schemas.object({score:schemas.number().min(0).max(1),message:schemas.string().optional()})
const maxRequests=2e4
const maxDiff=4e4
function modelCritic(model,diff){const judge=async({events:events,deed:deed,signal:signal,onReply:onReply})=>{const requests=(0,view.du)(events).events.filter(visible_event.ks)
const shown=(0,lib_text.e9)(diff,maxDiff,"[... cut ...]")
const story=[(0,transcript.f)(requests,maxRequests),`THE DIFF:\n${shown||"(none)"}`,words(deed)].join("\n\n")
const reply=await model.complete({messages:[{role:"system",content:[(0,content.Qq)((0,prompts.J1)("critic"))]},{role:"user",content:[(0,content.Qq)(story)]}],tools:[],signal:signal,onLost:lost=>onReply("critic",lost)})
onReply("critic",reply)
return verdictIn((0,content.wh)(reply.message.content))}
return Object.freeze({kind:"ModelCritic",mode:mode,judge:judge})}function words(deed){return deed.kind==="call"?`NOW, CALL of ${deed.tool}: ${deed.arguments}`:`THE ANSWER: ${deed.message}`}function verdictIn(answer){const start=answer.indexOf("{")
const verdict=Verdict.safeParse(start<0?void 0:(0,json.Dm)(answer,start)?.value)
if(!verdict.success)throw new fault.vC("model","The critic's model returned no verdict.")
const{score:score,message:message}=verdict.data
return{score:score,...message!==void 0&&{message:message}}}var send_back=__webpack_require__(20622)
const check_Verdict=schemas.object({check:CheckEnd.optional(),opinion:schemas.object({score:schemas.number(),message:schemas.string()}).readonly().optional()})
const Noted=schemas.object({critic_result:content.Yt})
function finishRules(demands){const{check:check,"check-attempts":attempts,critic:critic,"timeout-minutes":minutes}=demands.inputs
const command=check===void 0?void 0:exitCodeCritic(check,minutes*3e4)
const judge=async situation=>{const diff=await diffOfAll(situation,demands)
if(diff===""&&!demands.isWorkThere)return{score:1,message:UNCHANGED}
const ran=await(command?.judge(situation))
const checked=ran?.metadata===void 0?{}:{check:ran.metadata}
if(ran&&ran.score<1)return{...ran,metadata:checked}
if(critic==="none")return{score:1,metadata:checked}
return heard(await opinionOf(modelCritic(demands.reviewer,diff),situation),checked,situation)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:IterativeRefinement.parse({max_iterations:command?attempts:1})}}const UNCHANGED="Nothing was changed, so nothing was checked."
async function opinionOf(critic,situation){try{return await critic.judge(situation)}catch(error){situation.signal.throwIfAborted()
return{score:1,message:`It could not be had: ${(0,fault.ec)(error).message}`}}}function heard({score:score,message:message=""},checked,{events:events}){const hasSentBack=events.slice((0,send_back.Am)(events)+1).some(event=>isSentBack(event)&&opinionIn(event)!==void 0)
return{score:hasSentBack?1:score,message:message,metadata:{...checked,opinion:{score:score,message:message}}}}async function diffOfAll(situation,{head:head,folders:folders=[]}){const[first]=folders
if(!first)return diffIn(situation,{head:head})
const but=` -- ':(top,exclude,literal)${first.path.split("/")[0]}'`
const diffs=[await diffIn(situation,{head:head,but:but})]
for(const folder of folders)diffs.push(await diffIn(situation,folder))
return diffs.filter(diff=>diff!=="").join("\n")}async function diffIn({workspace:workspace,signal:signal},{head:head,path:path,but:but=""}){const index='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const diff=`git add --all --intent-to-add${but} && git diff --no-ext-diff --no-color ${head} --${but.replace(" --","")}`
const enter=path===void 0?"":'cd "$FOLDER" && '
const command=`${enter}${index} && export GIT_INDEX_FILE="$i" && ${diff}`
const variables=path===void 0?{}:{variables:{FOLDER:path}}
const{output:output,exitCode:exitCode}=await workspace.run(command,{timeoutMs:12e4,signal:signal,...variables})
return exitCode===0?output.trim():`The diff is not known: git ended with exit code ${exitCode}. ${output}`}function check_verdictIn(event){return check_Verdict.safeParse(resultIn(event)?.metadata).data}function resultIn(event){if(event.kind==="ActionEvent"||event.kind==="MessageEvent")return event.critic_result??void 0
return event.kind==="ConversationStateUpdateEvent"?Noted.safeParse(event.value).data?.critic_result:void 0}function isSentBack({kind:kind,source:source}){return kind==="MessageEvent"&&source==="user"}function opinionIn(event){return check_verdictIn(event)?.opinion}function checkOfWork({check:command},work){if(command===void 0)return
const ends=work.events.flatMap(event=>isSentBack(event)?[]:check_verdictIn(event)?.check??[])
const last=ends.at(-1)
if(!last&&work.paths.length===0)return
const isStale=last?.exit_code===0&&!work.isFinished
return{command:command,end:last&&!isStale?endOf(last):{kind:"not-run"},output:last?.output??"",runs:ends.length,deciders:decidersAmong(work.paths,command),isPartial:work.isPartial}}function opinionOfWork(events){return events.flatMap(event=>opinionIn(event)??[]).at(-1)}function endOf({exit_code:exit_code,timed_out:timed_out}){if(timed_out)return{kind:"timed-out"}
return exit_code===0?{kind:"passed"}:{kind:"failed",exitCode:exit_code}}const MANIFEST=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
function decidersAmong(paths,command){const words=command.split(/[\s;&|()<>"'`$={},]+/).map(word=>word.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=path=>words.some(word=>word!==""&&`/${path}`.endsWith(`/${word}`))
return paths.filter(path=>isNamed(path)||MANIFEST.test(path.slice(path.lastIndexOf("/")+1)))}})}

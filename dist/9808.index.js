export const id=9808
export const ids=[9808,7427,8039]
export const modules={57427:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
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
var shown_work=__webpack_require__(28039)
const check_Verdict=schemas.object({check:CheckEnd.optional(),files:schemas.record(schemas.string(),schemas.string()).readonly().optional(),opinion:schemas.object({score:schemas.number().optional(),message:schemas.string()}).readonly().optional()})
const Noted=schemas.object({critic_result:content.Yt})
function finishRules(demands){const{check:check,"check-attempts":attempts,critic:critic,"timeout-minutes":minutes}=demands.inputs
const end=demands.clock()+minutes*6e4
const timeLeft=()=>Math.max(1,Math.floor((end-demands.clock())/2))
const judge=async situation=>{const diff=await(0,shown_work.CT)(situation,demands)
if(diff===""&&!demands.isWorkThere)return{score:1,message:UNCHANGED}
const run=()=>exitCodeCritic(check??"",timeLeft()).judge(situation)
const{ran:ran,files:files}=await steadily(check===void 0?void 0:run,()=>(0,shown_work.Uh)(situation,demands))
const checked={...ran?.metadata!==void 0&&{check:ran.metadata},files:(0,shown_work.t2)(files)}
if(ran&&ran.score<1)return{...ran,metadata:checked}
if(ran&&files===void 0)return{score:0,message:(0,prompts.J1)("check-moved"),metadata:checked}
if(critic==="none")return{score:1,metadata:checked}
const shown=ran?await(0,shown_work.CT)(situation,demands):diff
return heard(await opinionOf(modelCritic(demands.reviewer,shown),situation),checked,situation)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:IterativeRefinement.parse({max_iterations:check===void 0?1:attempts})}}async function steadily(run,look){let before=await look()
if(!run)return{ran:void 0,files:before}
for(let left=2;;left-=1){const ran=await run()
if(ran.score<1)return{ran:ran,files:before}
const files=await look()
const isSteady=before!==void 0&&(0,json.dj)(before)===(0,json.dj)(files??{})
if(isSteady||left===1)return{ran:ran,files:isSteady?files:void 0}
before=files}}const UNCHANGED="Nothing was changed, so nothing was checked."
async function opinionOf(critic,situation){try{return await critic.judge(situation)}catch(error){situation.signal.throwIfAborted()
return{message:(0,fault.ec)(error).message}}}function heard({score:score,message:message=""},checked,{events:events}){const hasSentBack=events.slice((0,send_back.Am)(events)+1).some(event=>isSentBack(event)&&opinionIn(event)!==void 0)
const opinion={...score!==void 0&&{score:score},message:message}
return{score:hasSentBack?1:score??1,message:message,metadata:{...checked,opinion:opinion}}}function check_verdictIn(event){return check_Verdict.safeParse(resultIn(event)?.metadata).data}function resultIn(event){if(event.kind==="ActionEvent"||event.kind==="MessageEvent")return event.critic_result??void 0
return event.kind==="ConversationStateUpdateEvent"?Noted.safeParse(event.value).data?.critic_result:void 0}function isSentBack({kind:kind,source:source}){return kind==="MessageEvent"&&source==="user"}function filesJudged(events){return events.flatMap(event=>isSentBack(event)?[]:check_verdictIn(event)??[]).at(-1)?.files??{}}function unlikeJudged(judged,now){const unseen=Object.keys(now).filter(path=>judged[path]!==now[path])
return{unseen:unseen,changed:unseen.filter(path=>judged[path]!==void 0)}}function opinionIn(event){return check_verdictIn(event)?.opinion}function checkOfWork({check:command},work){if(command===void 0)return
const verdicts=work.events.flatMap(event=>isSentBack(event)?[]:check_verdictIn(event)??[])
const ends=verdicts.flatMap(({check:check})=>check??[])
const last=ends.at(-1)
if(!last&&work.paths.length===0)return
const isMoved=work.isChanged||verdicts.at(-1)?.files===void 0
const isStale=last?.exit_code===0&&!work.isFinished
return{command:command,end:last&&!isStale?endOf(last,isMoved):{kind:"not-run"},output:last?.output??"",runs:ends.length,deciders:decidersAmong(work.paths,command),isPartial:work.isPartial}}function opinionOfWork(events,unseen=[]){const last=events.flatMap(event=>opinionIn(event)??[]).at(-1)
if(last?.score===void 0)return last&&{kind:"none",message:last.message}
const{success_threshold:least}=IterativeRefinement.parse({})
return{kind:last.score<least?"bad":"good",score:last.score,message:last.message,unseen:unseen}}function endOf({exit_code:exit_code,timed_out:timed_out},isMoved){if(timed_out)return{kind:"timed-out"}
if(exit_code===0&&isMoved)return{kind:"moved"}
return exit_code===0?{kind:"passed"}:{kind:"failed",exitCode:exit_code}}const MANIFEST=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const TEST_FILE=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const RUNS_TESTS=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(paths,command){const words=command.split(/[\s;&|()<>"'`$={},]+/).map(word=>word.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=path=>words.some(word=>word!==""&&`/${path}`.endsWith(`/${word}`))
const isTest=path=>RUNS_TESTS.test(command)&&TEST_FILE.test(path)
return paths.filter(path=>isNamed(path)||isTest(path)||MANIFEST.test(path.slice(path.lastIndexOf("/")+1)))}}),28039:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>diffOfAll,Uh:()=>filesOfAll,filesAt:()=>filesAt,t2:()=>recorded})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
const GONE="-"
function recorded(files){return files&&Object.fromEntries(Object.entries(files).slice(0,2e3))}function placesOf({head:head,folders:folders=[]}){const[first]=folders
if(!first)return[{head:head}]
return[{head:head,but:` -- ':(top,exclude,literal)${first.path.split("/")[0]}'`},...folders]}async function diffOfAll(situation,start){const diffs=[]
for(const place of placesOf(start)){const{output:output,exitCode:exitCode}=await gitIn(situation,place,what=>`git diff --no-ext-diff --no-color ${what}`)
diffs.push(exitCode===0?output.trim():`The diff is not known: git ended with exit code ${exitCode}. ${output}`)}return diffs.filter(diff=>diff!=="").join("\n")}async function filesOfAll(situation,start){const files={}
for(const place of placesOf(start)){const{output:output,exitCode:exitCode}=await gitIn(situation,place,idsOf)
if(exitCode!==0)return
for(const line of output.split("\n")){const[id="",path]=line.split(/\t(.*)/s)
if(path)files[place.path===void 0?path:`${place.path}/${path}`]=id}}return files}function idsOf(what){const each='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "%s\\n" "$f" >> "$FILES"; else printf "${GONE}\\t%s\\n" "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${what} | xargs -0 sh -c '${each}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:workspace,signal:signal},{head:head,path:path,but:but=""},command){const index='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const enter=path===void 0?"":'cd "$FOLDER" && '
const add=`export GIT_INDEX_FILE="$i" && git add --all --intent-to-add${but}`
const line=`${enter}${index} && ${add} && ${command(`${head} --${but.replace(" --","")}`)}`
const variables=path===void 0?{}:{variables:{FOLDER:path}}
return workspace.run(line,{timeoutMs:12e4,signal:signal,...variables})}function filesAt(workspace,paths,like){const algorithm=Object.values(like).some(id=>id.length===64)?"sha256":"sha1"
return Object.fromEntries(paths.map(path=>[path,idAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace,path),algorithm)]))}function idAt(path,algorithm){const content=contentAt(path)
if(content===void 0)return GONE
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex")}function contentAt(path){try{const found=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)
if(found.isSymbolicLink())return Buffer.from(`${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)}\n`)
return found.isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path):void 0}catch{return}}})}

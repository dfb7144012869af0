export const id=4566
export const ids=[4566]
export const modules={3328:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IM:()=>readChangedFiles,iH:()=>readDiff})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _port_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95164)
const FileReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({filename:zod__WEBPACK_IMPORTED_MODULE_1__.string(),patch:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),changes:zod__WEBPACK_IMPORTED_MODULE_1__.number().optional(),sha:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish()})
const pages=30
async function readDiff(client,number){const asked={pull_number:number}
const{items:items,isWhole:isWhole}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/files",asked,{most:pages})
const files=zod__WEBPACK_IMPORTED_MODULE_1__.array(FileReply).safeParse(items)
if(files.success){const diff=files.data.map(({filename:filename,patch:patch})=>reviewedFile(filename,patch))
return{diff:diff,unseen:files.data.filter(isUnseen).map(({filename:filename})=>filename),isWhole:isWhole}}const cause=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(files.error)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`GitHub's reply about the files of pull request #${number} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:cause})}function isUnseen({patch:patch,status:status,changes:changes,sha:sha}){const isMoved=(status==="renamed"||status==="copied")&&changes===0
return patch===void 0&&!isMoved&&sha!==EMPTY}const EMPTY="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(path,patch){return{path:path,patch:patch,hunks:patch===void 0?[]:hunksOf(patch)}}const header=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(patch){const hunks=[]
let[before,after]=[0,0]
for(const line of patch.split("\n")){const[,from,to]=header.exec(line)??[]
const hunk=hunks.at(-1)
if(from!==void 0){[before,after]=[Number(from),Number(to)]
hunks.push({old:[],new:[]})}else if(line.startsWith("-"))hunk?.old.push(before++)
else if(line.startsWith("+"))hunk?.new.push(after++)
else if(!line.startsWith("\\")){hunk?.new.push(after++)
before++}}return hunks}const ListedFile=zod__WEBPACK_IMPORTED_MODULE_1__.object({filename:zod__WEBPACK_IMPORTED_MODULE_1__.string(),previous_filename:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string(),additions:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),deletions:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),patch:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()})
const mostOfOne=8e3
const maxFiles=300
async function readChangedFiles(client,number,characters){try{const{items:items,isWhole:isWhole}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/files",{pull_number:number},{most:3})
let left=characters
const files=zod__WEBPACK_IMPORTED_MODULE_1__.array(ListedFile).parse(items).slice(0,maxFiles).map(file=>{const patch=file.patch===void 0?void 0:cutPatch(file.patch,Math.min(left,mostOfOne))
left-=patch?.text.length??0
return toFile(file,patch)})
return{files:files,isWhole:isWhole}}catch{return}}function cutPatch(patch,most){if(patch.length<=most)return{text:patch,isCut:!1}
const end=patch.lastIndexOf("\n",most)
return end<=0?void 0:{text:patch.slice(0,end),isCut:!0}}function toFile(file,patch){const{filename:path,previous_filename:previousPath,status:status,additions:additions,deletions:deletions}=file
return{path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions,patch:patch}}}),16772:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V4:()=>MANIFESTS,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const MANIFESTS=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(paths){return paths.flatMap(lock=>{const[names,isBelow]=MANIFESTS.get(nameOf(lock))??[]
if(!names)return[]
const folder=lock.slice(0,-nameOf(lock).length)
const isIts=path=>path.startsWith(folder)&&names.test(nameOf(path))&&(isBelow||!path.slice(folder.length).includes("/"))
const manifests=paths.filter(isIts)
return manifests.length===0?[]:[{lock:lock,manifests:manifests}]})}function tornBetween(published,withheld){const isOut=new Set(withheld)
return pairsOf([...published.filter(path=>!isOut.has(path)),...isOut]).flatMap(({lock:lock,manifests:manifests})=>{const other=manifests.find(manifest=>isOut.has(manifest)!==isOut.has(lock))
if(other===void 0)return[]
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function isManifest(path){return[...MANIFESTS.values()].some(([names])=>names.test(nameOf(path)))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}}),57266:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>concludeIntents,t:()=>concludeWaiting})
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
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}}),24102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>conclude})
var inline_code=__webpack_require__(62423)
var codes=__webpack_require__(9179)
var pairs=__webpack_require__(16772)
var withheld=__webpack_require__(85518)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
const INPUTS={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:of,most:most},main){const reasons={steps:`Stopped after ${(0,lib_text.U9)(most,"step")}, which is the limit`,money:`Stopped at the spending limit of $${most}`,tokens:`Stopped at the limit of ${most.toLocaleString("en-US")} tokens`}
const hint=`Mention me again to continue: the limit counts for each run. Or raise ${placeOf({of:of,most:most},main)}, or ask for less at once.`
return{outcome:"budget-exhausted",reason:reasons[of],hint:hint}}function placeOf({of:of,most:most},main){const field={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const own=field[of]
return main&&own&&main[own]===most?`\`${own}\` in ${(0,inline_code.aY)(main.source)} on the base branch`:`the \`${INPUTS[of]}\` input`}var run_result=__webpack_require__(56172)
function conclude(evidence){const{end:end}=evidence
switch(end.status){case"finished":return concludeFinished(evidence)
case"exhausted":return exhausted(end.limit,evidence.main)
case"deadline":return outOfTime(evidence)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(end.circle)}`,hint:"Tell me what I am missing, and mention me again."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return end.reason instanceof fault.vC?(0,run_result.V2)(end.reason):run_result.gD
case"failed":return(0,run_result.V2)(end.fault)}}const LONG_SILENCE_MS=6e4
function outOfTime({timeoutMinutes:timeoutMinutes,silence:silence}){const reason=`Stopped after ${(0,lib_text.U9)(timeoutMinutes,"minute")}, which is the limit`
const raise="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!silence||silence.ms<Math.min(LONG_SILENCE_MS,timeoutMinutes*3e4))return{outcome:"timed-out",reason:reason,hint:raise}
const time=silence.ms<12e4?(0,lib_text.U9)(Math.round(silence.ms/1e3),"second"):(0,lib_text.U9)(Math.round(silence.ms/6e4),"minute")
const what=silence.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${reason}: the model at ${(0,inline_code.aY)(silence.host)} had sent ${what} for ${time}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(circle){if(!circle)return""
const calls=circle.calls.map(({tool_name:tool_name,action:action,tool_call:tool_call})=>{const{kind:_,...values}=action??{kind:"",invalid:tool_call.arguments}
const told=Object.values(values).map(value=>typeof value==="string"?value:JSON.stringify(value))
const what=(0,lib_text.TN)(told.join(" ").replaceAll("`","'"),80)
return what===""?(0,inline_code.aY)(tool_name):`${(0,inline_code.aY)(tool_name)} \`${what}\``})
return`: ${calls.join(" and ")}${calls.length>1?" in turn,":""} ${circle.times} times`}function blocked(first,amount,where){const more=amount>1?`, and ${amount-1} more`:""
const reason=`Nothing could be published${where}: ${(0,lib_text.TN)((0,withheld.YG)(first),200)}${more}`
return{outcome:"blocked",reason:reason,hint:codes.Lp[first.code].hint}}const NO_DATA=new fault.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
function placeClause({goal:goal,repository:repository,saved:{kept:kept},opened:{pullRequest:pullRequest,proposeUrl:proposeUrl}}){const pull=`pull request ${repository??""}#${pullRequest?.number}`
if(goal==="plan")return": ready to be applied"
if(goal==="dry-run")return": a dry run, so nothing is published"
if(goal==="patch")return": the patch is below"
if(goal==="advance")return` on ${pull}`
if(pullRequest)return`: ${pullRequest.isReady?"":"draft "}${pull}`
if(proposeUrl!==void 0)return": ready to be proposed"
return kept.kind==="branch"?` on branch ${kept.branch}`:": not published"}function changeClause({change:change,repository:repository}){return`Changed ${(0,lib_text.U9)(change.files.length,"file")}${inRepository(repository)}`}function inRepository(name){return name===void 0?"":` in ${name}`}function checkFault(evidence,{command:command,end:end,runs:runs}){const{files:files}=evidence.change
const done=files.length>0?`${changeClause(evidence)}${placeClause(evidence)}, but`:"There is work, but"
const how={"not-run":"did not run on it",moved:"ran on other files than those","timed-out":"did not end in time",passed:"",failed:end.kind==="failed"?`fails with exit code ${end.exitCode}`:""}[end.kind]
const times=runs>1&&end.kind!=="not-run"?` (run ${(0,lib_text.U9)(runs,"time")})`:""
const hint={moved:"Something that the agent started may still have run. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"Its output is in the report."}[end.kind]
return new fault.vC("check",`${done} the check ${(0,inline_code.aY)(command)} ${how}${times}.`,{hint:hint})}function unstoredFault(evidence,unstored){const{files:files}=evidence.change
const done=files.length>0?`${changeClause(evidence)}${placeClause(evidence)}, but`:`Nothing was published${inRepository(evidence.repository)}, because`
const inRefs=unstored.filter(({code:why})=>(0,codes.Y1)(why))
const inLfs=unstored.filter(({code:why})=>(0,codes.jq)(why))
const others=unstored.filter(one=>!inRefs.includes(one)&&!inLfs.includes(one))
const reasons=[...others.length>0?[`git cannot store ${namesOf(others)}`]:[],...inLfs.length>0?[`I cannot put ${namesOf(inLfs)} into Git LFS`]:[],...inRefs.length>0?[`work was left in ${namesOf(inRefs)}`]:[]]
const hint=[...new Set(unstored.map(({code:why})=>codes.Lp[why].hint))].join(" ")
return new fault.vC("git",`${done} ${reasons.join(", and ")}.`,{hint:hint})}function namesOf(unstored){const refs=unstored.filter(({code:why})=>why==="DKH-113")
const named=refs.length>0?refs:unstored
const names=named.slice(0,3).map(({path:path,detail:detail})=>(0,inline_code.aY)(path)+(detail===""?"":` (${detail})`))
return`${names.join(", ")}${named.length>3?` and ${named.length-3} more`:""}`}const TORN_HINT="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([first]){if(!first)return""
if("withheld"in first)return`; ${(0,inline_code.aY)(first.withheld)} was withheld, so it does not match ${(0,inline_code.aY)(first.published)}`
const isNpm=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(first.outdated)
const effect=isNpm?"so `npm ci` will fail":`so it does not match ${(0,inline_code.aY)(first.published)}`
return`; ${(0,inline_code.aY)(first.outdated)} was not updated, ${effect}`}function concludeFinished(evidence){const{change:change,saved:saved,opened:opened,finalResponse:finalResponse}=evidence
const fault=saved.fault??opened.fault
if(fault)return(0,run_result.V2)(fault)
if(evidence.lacksData)return(0,run_result.V2)(NO_DATA)
const{withheld:withheld}=saved
const unstored=withheld.filter(({code:why})=>(0,codes.bX)(why))
if(unstored.length>0)return(0,run_result.V2)(unstoredFault(evidence,unstored))
if(evidence.check&&evidence.check.end.kind!=="passed")return(0,run_result.V2)(checkFault(evidence,evidence.check))
if(change.files.length>0){const rest=withheld.length>0?`, and withheld ${withheld.length}`:""
const parted=(0,pairs.g1)(change.files.map(({path:path})=>path),withheld.map(({path:path})=>path))
const outdated=saved.outdated??[]
const torn=[...parted,...outdated]
return{outcome:"changed",reason:`${changeClause(evidence)}${rest}${placeClause(evidence)}${tornWords(torn)}`,hint:parted.length>0?TORN_HINT:outdated[0]?outdatedHint(outdated[0].outdated,evidence.reach):"",torn:torn}}if(evidence.goal==="propose"&&opened.pullRequest?.isNew)return{outcome:"changed",reason:`Nothing was to be added${inRepository(evidence.repository)}${placeClause(evidence)}`,hint:""}
if(withheld[0])return blocked(withheld[0],withheld.length,inRepository(evidence.repository))
if(finalResponse.trim()!=="")return{outcome:"answered",reason:"Answered – nothing was changed",hint:""}
return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const WRITERS={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"bun.lockb":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"pdm.lock":["pdm lock","pypi"],"uv.lock":["uv lock","pypi"],"Pipfile.lock":["pipenv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"],"Gemfile.lock":["bundle lock"],"gems.locked":["bundle lock"],"composer.lock":["composer update --lock"],"mix.lock":["mix deps.get"]}
function outdatedHint(lock,reach){const byHand="Before you merge, let your package manager write the lock file again on the branch."
return[byHand,byAgent(WRITERS[lock.slice(lock.lastIndexOf("/")+1)],reach)].filter(Boolean).join(" ")}function byAgent([command,preset]=[],reach){const again=`mention me again and ask for ${command===void 0?"the lock file":(0,inline_code.aY)(command)}`
if(reach?.isFork)return""
if(!reach)return`For the agent to do it, ${again}.`
const words=reach.network.split(", ")
const isOpen=words.includes("all")||preset!==void 0&&[preset,"registries"].some(w=>words.includes(w))
const run=(0,inline_code.aY)(`network: ${[...reach.network==="none"?[]:words,preset].join(", ")}`)
if(reach.isShut){const more=isOpen||preset===void 0?"":` and ${run}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,inline_code.aY)("mixed-threads: as-trusted")}${more}.`}if(isOpen)return`For the agent to do it, ${again}: its commands can reach the registry.`
if(preset!==void 0)return`For the agent to do it, set ${run}, then ${again}.`
if(reach.network==="none")return`For the agent to do it, let it reach the registry with the ${(0,inline_code.aY)("network")} input, then ${again}.`
return`For the agent to do it, ${again}: the hosts of ${(0,inline_code.aY)(`network: ${reach.network}`)} have to include the registry.`}}),84901:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(26767)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
const CHECKOUT_HINT="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(workspace,environment){const{head:head,branch:branch}=await requireClean(workspace,environment)
if(branch===void 0)throw detached(head)
return{head:head,branch:branch}}async function requireClean(workspace,environment){const{head:head,branch:branch,changed:changed}=await readState(workspace,environment)
if(head===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(changed.length>0)throw dirty(changed)
return{head:head,branch:branch}}async function readState(workspace,environment){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")))throw noCheckout()
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:workspace,environment:environment})
try{return await checkoutState(here)}catch(cause){throw noCheckout(cause)}}function noCheckout(cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The workspace is not a git checkout.",{hint:CHECKOUT_HINT,cause:cause})}function detached(head){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout is detached at ${head.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(changed){const some=changed.slice(0,3).map(path=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(path,80)).join(", ")
const what=`The checkout has ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(changed.length,"uncommitted change")} (${some}${changed.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",what,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}const LARGEST=64*1024
async function readCheckoutFile(workspace,path,input){try{return(new TextDecoder).decode(await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.TA)([workspace],path,LARGEST))}catch(cause){if(!(cause instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp))throw cause
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The file of the input \`${input}\` cannot be used. ${cause.message}`,{hint:"Name a file of the checkout, by its path from the root.",cause:cause})}}async function checkoutState(git){const records=(await git.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=name=>records.find(record=>record.startsWith(`# ${name} `))?.slice(name.length+3)
const head=header("branch.oid")
const branch=header("branch.head")
return{head:head==="(initial)"?void 0:head,branch:branch==="(detached)"?void 0:branch,changed:records.flatMap(record=>changedPath(record)??[])}}const fieldsBefore={1:8,u:10,"?":1}
function changedPath(record){const fields=record.split(" ")
const before=fieldsBefore[fields[0]??""]
return before===void 0?void 0:fields.slice(before).join(" ")}}),12947:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var zod__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7256)
var _github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70012)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(29058)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(21271)
var _checkout_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(84901)
function searchWork(run){const marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)
if(!marker.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const pull=markedPull(run,marker)
pull.catch(()=>{})
return{pull:pull,branches:branchesOf(run)}}async function markedWork(run,place,search=searchWork(run)){try{const pull=await search.pull
if(pull)return{status:"found",tip:pull.sha,branch:pull.branch,goal:goalIn(pull)}
return await onBranches(run,place,await search.branches)}catch(error){const why=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${NOT_FOUND_OUT} ${why}`)
return{status:"unseen",why:why}}}const NOT_FOUND_OUT="It could not be checked whether there is earlier work of the agent."
async function markedPull(run,marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)){const{github:github,job:job,trigger:trigger,other:other}=run
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.zl)(client,other?.id??trigger.repositoryId,({body:body,branch:branch})=>marker.isMarked(body,branch))}const Refs=zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({ref:zod__WEBPACK_IMPORTED_MODULE_10__.string(),object:zod__WEBPACK_IMPORTED_MODULE_10__.object({sha:zod__WEBPACK_IMPORTED_MODULE_10__.string()})}))
const MOST_BRANCHES=10
async function branchesOf(run){const begin=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.gl)((0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.et)(run.trigger),(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.dT)(run))
if(begin===void 0)return[]
const beginnings=[...new Set([begin,begin.replaceAll("/","-")])]
return(await Promise.all(beginnings.map(one=>branchesFrom(run,one)))).flat()}async function branchesFrom({github:github,job:job},begin){try{const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
const refs=Refs.parse(await client.get("/git/matching-refs/{ref}",{ref:`heads/${begin}`}))
return refs.map(({ref:ref,object:object})=>({branch:ref.replace(/^refs\/heads\//,""),tip:object.sha})).filter(({branch:branch})=>branch.startsWith(begin)&&!/^\d/.test(branch.slice(begin.length))).slice(-MOST_BRANCHES)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${NOT_FOUND_OUT} ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)
return[]}}async function onBranches(run,{branch:branch,base:base,tip:tip},listed){const marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)
if(!marker.isAble)return{status:"unknown"}
const own=tip===void 0?[]:[{branch:branch,tip:tip}]
const others=listed.filter(one=>one.branch!==branch)
const seen=await Promise.all([...own,...others].map(one=>onBranch(run,marker,{...one,base:base})))
const[newest]=seen.flatMap(one=>one.status==="ours"?[one]:[]).sort((one,other)=>other.time-one.time)
if(newest){const goal={kind:"propose",branch:newest.branch,plain:newest.branch,base:base,isThere:!0}
return{status:"found",tip:newest.tip,branch:newest.branch,goal:goal}}return{status:own.length>0&&seen[0]?.status==="over"?"over":"unknown"}}const Pulls=zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({body:zod__WEBPACK_IMPORTED_MODULE_10__.string().nullish()}))
async function onBranch({github:github,job:job},marker,{branch:branch,base:base,tip:tip}){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
const head=`${job.repository.owner}:${branch}`
const pulls=Pulls.parse(await client.get("/pulls",{state:"all",head:head}))
if(pulls.some(({body:body})=>marker.isMarked(body??"",branch)))return{status:"over"}
const time=pulls.length>0?void 0:await lastMarked(client,marker,`${base}...${branch}`)
return time===void 0?{status:"unknown"}:{status:"ours",time:time,branch:branch,tip:tip}}const Compared=zod__WEBPACK_IMPORTED_MODULE_10__.object({commits:zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({commit:zod__WEBPACK_IMPORTED_MODULE_10__.object({message:zod__WEBPACK_IMPORTED_MODULE_10__.string(),committer:zod__WEBPACK_IMPORTED_MODULE_10__.object({date:zod__WEBPACK_IMPORTED_MODULE_10__.string()})})}))})
async function lastMarked(client,marker,basehead){const{commits:commits}=Compared.parse(await client.get("/compare/{basehead}",{basehead:basehead,per_page:100}))
const times=commits.filter(({commit:commit})=>marker.hasTrailer(commit.message)).map(({commit:commit})=>Date.parse(commit.committer.date))
return times.length===0?void 0:Math.max(...times)}async function openTask(run,remote){const pull=await taskPull(run)
if(!pull)return
const{job:job,world:world}=run
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__._)(world.env)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_9__.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==pull.sha)await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_5__.kz)(inCheckout,remote,pull.sha)
return{head:pull.sha,branch:pull.branch,goal:goalIn(pull),pull:void 0}}async function taskPull(run){const{github:github,job:job,trigger:trigger,other:other}=run
const subject=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.et)(trigger)
if(!subject.isTask||!job.task)return
const{branch:branch}=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.xo)(subject,job,(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.dT)(run))
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.zl)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),other?.id??trigger.repositoryId,(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.L$)(branch))}function goalIn({number:number,url:url,branch:branch,base:base}){return{kind:"advance",branch:branch,base:base,pullRequest:{number:number,url:url}}}}),35086:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>beginReading,y:()=>reading_readAll})
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
var schemas=__webpack_require__(28942)
var untrusted=__webpack_require__(38789)
var thread_pages=__webpack_require__(12719)
const head="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const variables="$owner:String!,$name:String!,$number:Int!"
const namedQuery=`query Named(${variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${head} body state}\n    ... on PullRequest{${head} body pullState:state}\n  }}\n}`
const closersQuery=`query Closers(${variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${head} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const Head=schemas.object({number:schemas.number().int(),title:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:thread_pages.UM,body:schemas.string().optional(),state:schemas.string().optional(),pullState:schemas.string().optional()})
const Named=schemas.object({repository:schemas.object({issueOrPullRequest:Head})})
const Closers=schemas.object({repository:schemas.object({issueOrPullRequest:schemas.object({closedByPullRequestsReferences:schemas.object({nodes:schemas.array(Head.extend({repository:schemas.object({nameWithOwner:schemas.string()})}).nullable())}).optional()})})})
const MOST=5
async function readNamed(options,{text:text,known:known}){const{client:client,repository:repository,number:own,createdAt:createdAt}=options
const numbers=namesIn(text,repository).filter(number=>number!==own&&!known.includes(number))
const found=await Promise.all(numbers.slice(0,MOST).map(async number=>{try{const{issueOrPullRequest:one}=Named.parse(await client.graphql(namedQuery,{...repository,number:number})).repository
return(0,thread_pages.VM)(one,createdAt)?[linked(one)]:[]}catch{return[]}}))
return found.flat()}async function readClosers({client:client,repository:repository,number:number,createdAt:createdAt}){const ours=`${repository.owner}/${repository.name}`.toLowerCase()
try{const reply=Closers.parse(await client.graphql(closersQuery,{...repository,number:number}))
const nodes=reply.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return nodes.flatMap(one=>one&&one.repository.nameWithOwner.toLowerCase()===ours&&(0,thread_pages.VM)(one,createdAt)?[linked(one)]:[])}catch{return[]}}function namesIn(text,{owner:owner,name:name}){const ours=`${owner}/${name}`.toLowerCase()
const names=(0,untrusted.RK)(text).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const numbers=[...names].flatMap(([,place=ours,number])=>place.toLowerCase()===ours?[Number(number)]:[])
return[...new Set(numbers)]}function linked({number:number,title:title,body:body,author:author,authorAssociation:authorAssociation,createdAt:createdAt,state:state,pullState:pullState}){const kind=pullState===void 0?"issue":"pull request"
return{kind:kind,number:number,title:title,author:author,association:authorAssociation,createdAt:createdAt,...body!==void 0&&{body:body},state:(state??pullState??"").toLowerCase()}}var permission=__webpack_require__(71760)
var diff=__webpack_require__(3328)
var pull_pull=__webpack_require__(7256)
var task=__webpack_require__(13218)
var own_account=__webpack_require__(71762)
const thread_frame=100
const maxPages=10
async function readThread(options){const{trigger:trigger}=options
const reading=await readAll(options)
const{kept:kept,total:total,uncounted:uncounted}=reading
return{kind:kinds[trigger.thread.type],number:trigger.thread.number,...trigger.snapshot??headOf(reading,trigger),comments:kept.reverse(),omitted:Math.max(total-uncounted-kept.length,0),notes:notesOn(reading,trigger)}}const kinds={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(options){const{client:client,trigger:trigger}=options
const reading=await readPages(options,before=>graphqlPage(options,before))
const get=client.get?.bind(client)
if(reading.head||!get||trigger.thread.type==="discussion")return reading
const place={number:trigger.thread.number,own:await(0,own_account.jU)(client)}
return{...await readPages(options,before=>(0,thread_pages.yI)({get:get},place,before)),isRest:!0}}async function graphqlPage({client:client,repository:repository,trigger:trigger},before){const{type:type,number:number}=trigger.thread
const query=type==="discussion"?thread_pages.h1:thread_pages.b_
return thread_pages.Rj.parse(await client.graphql(query,{...repository,number:number,before:before})).repository.thread}async function readPages(options,readPage){const{trigger:trigger,characters:characters,signal:signal,isOurs:isOurs=()=>!0}=options
const reading={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let left=characters
let before=null
for(let count=0;count<maxPages;count++){const page=await readPage(before).catch(()=>{})
signal.throwIfAborted()
if(page===void 0)return{...reading,isWhole:!1}
if(!reading.head)Object.assign(reading,{head:page,total:page.comments.totalCount})
left=keepNewest(reading,page,{trigger:trigger,left:left,isOurs:isOurs})
before=page.comments.pageInfo.startCursor
if(left<=0||before===null||!page.comments.pageInfo.hasPreviousPage)break}return reading}function keepNewest(reading,page,{trigger:trigger,left:left,isOurs:isOurs}){let rest=left
for(const comment of flat(reading,page.comments.nodes).toReversed()){const isOwn=comment.viewerDidAuthor&&isOurs(comment.body)
if(isUncounted(comment,trigger,isOwn))reading.uncounted+=1
else if(rest>0&&(0,thread_pages.VM)(comment,trigger.createdAt)){reading.kept.push(toComment(comment,isOwn))
rest-=comment.body.length+thread_frame}}return rest}function flat(reading,nodes){return nodes.flatMap(node=>{reading.total+=node?.replies?.totalCount??0
return[node,...node?.replies?.nodes??[]].filter(comment=>comment!==null)})}function isUncounted({databaseId:databaseId,createdAt:createdAt},{item:item,createdAt:asked},isOwn){const isRequest=item.id===databaseId&&(item.kind==="issue-comment"||item.kind==="discussion-comment")
return isRequest||isOwn&&!(0,thread_pages.Y8)(createdAt,asked)}function toComment(node,isOwn){const{databaseId:databaseId,author:author,authorAssociation:authorAssociation,body:body,createdAt:createdAt,lastEditedAt:lastEditedAt}=node
return{id:databaseId,author:author,association:authorAssociation,body:body,createdAt:createdAt,...lastEditedAt!==null&&{editedAt:lastEditedAt},...isOwn&&{isOwn:isOwn}}}function headOf({head:head},{createdAt:asked}){if(!head)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:title,body:body,author:author,authorAssociation:association,url:url}=head
const rest={title:title,author:author,association:association,url:url,createdAt:head.createdAt}
return{...rest,body:(0,thread_pages.VM)(head,asked)?body:""}}function notesOn({head:head,isWhole:isWhole,isRest:isRest},{snapshot:snapshot,createdAt:createdAt}){const notes=[]
if(!isWhole)notes.push(`${head?"Older comments":"The comments"} could not be read from GitHub.`)
if(isRest&&head)notes.push("Comments that were hidden may be among them.")
if(head&&!snapshot&&!(0,thread_pages.VM)(head,createdAt))notes.push("Its text was edited after the request and is left out.")
const isChanged=head&&snapshot&&(head.title!==snapshot.title||oneEol(head.body)!==oneEol(snapshot.body))
if(isChanged)notes.push("Its title or text was edited after the request; it is shown as it was before.")
return notes}function oneEol(text){return text.replaceAll("\r\n","\n")}var mention=__webpack_require__(44855)
var workflow_runs=__webpack_require__(6865)
var own_comments=__webpack_require__(29058)
function beginReading(run){const[thread,closers]=[threadOf(run),closersOf(run)]
for(const one of[thread,closers])one.catch(()=>{})
return{thread:thread,closers:closers}}async function reading_readAll(run,startingPoint,begun){const{github:github,job:job,trigger:trigger,world:world}=run
const[thread,context,closers]=await Promise.all([begun.thread,pullOf(run,startingPoint),begun.closers])
const linked=[...closers,...await namedIn(run,thread,context)]
const authors=(0,permission.EK)(thread,context?.reviews,linked)
const standings=await(0,permission.F3)((0,github_client.n)(github,job.repository),authors)
const trusted=[...(0,trigger_settings.gateSettings)(world.env,void 0).allowedUsers,...trigger.actors.map(({login:login})=>login)]
const isTrusted=login=>trusted.some(name=>(0,mention.Av)(name,login))
return{thread:thread,pull:context,linked:linked,standings:standings,strangers:(0,permission.Zz)(authors,standings,isTrusted)}}async function threadOf({github:github,job:job,trigger:trigger,world:world}){const{repository:repository}=job
const{thread:own,...asked}=trigger
const thread=asked.about?.thread??own
if(thread.type==="none")return
const client=(0,github_client.n)(github,repository)
const place={client:client,repository:repository,characters:task.VO,signal:world.signal}
return readThread({...place,isOurs:(0,own_comments.hV)(world.env,job,thread),trigger:{...asked,thread:thread}})}async function closersOf({github:github,job:job,trigger:trigger,memory:memory}){const thread=trigger.about?.thread??trigger.thread
if(memory.isResumed||thread.type!=="issue")return[]
const client=(0,github_client.n)(github,job.repository)
return readClosers({client:client,repository:job.repository,number:thread.number,createdAt:trigger.createdAt})}async function namedIn({github:github,job:job,trigger:trigger,memory:memory},thread,pull){if(memory.isResumed||thread?.kind!=="pull request")return[]
const{number:number,body:text}=thread
const client=(0,github_client.n)(github,job.repository)
const known=pull?.reviews.linked.map(issue=>issue.number)??[]
return readNamed({client:client,repository:job.repository,number:number,createdAt:trigger.createdAt},{text:text,known:known})}async function pullOf(run,{pull:pull,goal:goal}){if(pull||goal.kind!=="advance")return pull&&pullContext(run,pull)
const{github:github,job:job}=run
const client=(0,github_client.n)(github,job.repository)
const{number:number}=goal.pullRequest
const found=await(0,pull_pull.Es)(client,number).catch(()=>{})
if(!found)return
const[reviews,checks]=await Promise.all([reviewsOf(run,number),(0,workflow_runs.wf)(client,found.head.sha)])
return{pull:found,reviews:reviews,checks:checks,files:void 0}}async function pullContext(run,pull){const client=(0,github_client.n)(run.github,run.job.repository)
const[reviews,files,checks]=await Promise.all([reviewsOf(run,pull.number),(0,diff.IM)(client,pull.number,task.xG),(0,workflow_runs.wf)(client,pull.head.sha)])
return{pull:pull,reviews:reviews,files:files,checks:checks}}async function reviewsOf({github:github,job:job,trigger:trigger,world:world},number){const{repository:repository}=job
const isOurs=(0,own_comments.hV)(world.env,job,{type:"pull_request",number:number})
const{readReviews:readReviews}=await __webpack_require__.e(450).then(__webpack_require__.bind(__webpack_require__,450))
return readReviews({client:(0,github_client.n)(github,repository),repository:repository,trigger:trigger,number:number,isOurs:isOurs})}})}

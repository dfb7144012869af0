export const id=3321
export const ids=[3321,1183,3564]
export const modules={31183:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{OTHERS:()=>OTHERS,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(34564)
const OTHERS="other-repositories"
function requireOwnFolder(workspace,path){const steps=path.split("/").map((_,at,parts)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,...parts.slice(0,at+1)))
if(steps.every(step=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(step,{throwIfNoEntry:!1})?.isDirectory()))return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git",`The folder ${path} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me again, and ask me to leave the folder where it is."})}async function removeOthers(workspace){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,OTHERS)
try{if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1})?.isDirectory())await(0,_sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__.dM)("bwrap",path);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{recursive:!0,force:!0})
return!0}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The folder ${OTHERS} could not be removed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)
return!1}}}),3321:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{concludeAll:()=>concludeAll,linkAll:()=>linkAll,proposeOthers:()=>proposeOthers,publishOthers:()=>publishOthers,seeAll:()=>seeAll,withOthers:()=>withOthers})
var zod__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41320)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _claim_others_folder_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(31183)
var _outcome_conclude_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(24102)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(56172)
var _start_repository_facts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3959)
var _publish_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(38626)
var _to_branch_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(93582)
async function seeAll({run:run,publisher:publisher,others:others},{main:main,capture:capture}){const policy=(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.US)((0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.ER)(run.world.env))
let taken={files:0,bytes:0}
const review=async(own,change)=>{const reviewed=await own.review(change,{policy:{...policy,taken:taken},leaks:run.leaks})
const{length:length}=await own.diff(reviewed.change)
taken={files:taken.files+reviewed.change.files.length,bytes:taken.bytes+length}
return reviewed}
const seen=[]
const first=await review(publisher,main)
for(const other of others?.here??[])try{(0,_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_5__.requireOwnFolder)(run.job.workspace,other.path)
const change=await capture({publisher:other.publisher,workspace:other.run.job.workspace})
seen.push({other:other,change:change,reviewed:await review(other.publisher,change)})}catch(error){seen.push({other:other,fault:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)})}return{main:first,others:seen}}async function publishOthers(run,{others:others}){const published=[]
for(const seen of others){const refused=await(0,_start_repository_facts_js__WEBPACK_IMPORTED_MODULE_8__.a3)(run,seen.other.name).then(()=>{},_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)
published.push({other:seen.other,saved:await publishOne(run,seen,refused),opened:_to_branch_js__WEBPACK_IMPORTED_MODULE_10__.g})}return published}async function publishOne({leaks:leaks},{other:other,...seen},refused){if("fault"in seen)return notPublished(seen.fault)
try{return await(0,_to_branch_js__WEBPACK_IMPORTED_MODULE_10__.FW)(other.run,other,seen.change,leaks,{reviewed:seen.reviewed,refused:refused})}catch(error){return notPublished((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error))}}function notPublished(fault){return{kept:{kind:"nothing"},change:NO_CHANGE,withheld:[],patch:void 0,fault:fault}}const NO_CHANGE={tree:"",files:[],leftOut:[]}
async function proposeOthers(published,words){const opened=[]
for(const{other:other,saved:saved}of published){const isFit=saved.fault===void 0
const own=isFit?await(0,_to_branch_js__WEBPACK_IMPORTED_MODULE_10__.qw)(other.run,other,saved,words).catch(notOpened):_to_branch_js__WEBPACK_IMPORTED_MODULE_10__.g
opened.push({other:other,saved:await(0,_publish_js__WEBPACK_IMPORTED_MODULE_9__.rs)(other,saved,own),opened:own})}return opened}function notOpened(error){return{pullRequest:void 0,fault:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)}}async function linkAll(prepared,main,published){const{run:run,startingPoint:startingPoint}=prepared
const all=[{run:run,startingPoint:startingPoint,...main},...published.map(({other:other,...rest})=>({...other,...rest}))]
const parts=all.flatMap(({run:seen,startingPoint:{goal:goal,pull:pull},opened:opened,saved:saved})=>{const found=opened.pullRequest??(goal.kind==="advance"?goal.pullRequest:void 0)
const isWithheld=saved.withheld.length>0||saved.fault!==void 0
if(!found&&!isWithheld)return[]
return[{repository:seen.job.repository,number:found?.number,isOurs:pull===void 0}]})
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(run.world.env))return
const failed=await tellTogether(run.github,parts)
for(const words of failed)(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(run.redact(words))}function concludeAll(main,published,end){const named=published.map(one=>concludeOne(one,end,one.other.name))
return{conclusion:end.end.status==="finished"?named.reduce(joined,main):main,others:published.map(one=>workOf(one,concludeOne(one,end))),results:published.map(({other:{id:id,name:name,startingPoint:startingPoint},saved:{kept:kept},opened:{pullRequest:pullRequest}})=>({id:id,name:name,startingPoint:startingPoint,report:{kept:kept,pullRequest:pullRequest}}))}}function concludeOne({other:other,saved:saved,opened:opened},end,repository){const fault=saved.fault??opened.fault
const goal=other.startingPoint.goal.kind
const named=repository===void 0?{}:{repository:repository}
if(!fault)return(0,_outcome_conclude_js__WEBPACK_IMPORTED_MODULE_6__.E)({...end,saved:saved,opened:opened,change:saved.change,goal:goal,...named})
const failed=(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__.V2)(fault)
return repository===void 0?failed:{...failed,reason:`${repository}: ${failed.reason}`}}function workOf({other:other,saved:saved,opened:opened},conclusion){const{change:change,kept:kept,diff:diff,locks:locks,withheld:withheld,patch:patch,aside:aside}=saved
const{outcome:outcome,reason:reason,quote:quote,hint:hint}=conclusion
return{repository:other.name,repositoryUrl:other.run.job.repositoryUrl,problem:outcome==="failed"?(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_11__.hC)(reason,quote??"",hint):"",files:change.files,kept:kept,diff:diff,locks:locks,withheld:withheld,withheldPatch:patch,asidePatch:aside,patchBase:(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__.Rw)(other.startingPoint),...(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__.qL)(opened)}}const WORSE=["failed","changed","blocked"]
function joined(all,one){if(!WORSE.includes(one.outcome))return all
if(!WORSE.includes(all.outcome))return one
const isWorse=WORSE.indexOf(one.outcome)<WORSE.indexOf(all.outcome)
const[first,second]=isWorse?[one,all]:[all,one]
return{...first,reason:`${first.reason}. ${second.reason}`}}const[BEGIN,END]=["\x3c!-- deckhand:together --\x3e","\x3c!-- /deckhand:together --\x3e"]
async function tellTogether(github,parts){const failed=[]
for(const part of parts){const others=parts.filter(other=>other!==part)
if(part.number===void 0||!part.isOurs||others.length===0)continue
try{await tell(github,{...part,number:part.number},others)}catch(error){failed.push(`The pull request ${nameOf(part)} could not be linked to the others. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}}return failed}const Body=zod__WEBPACK_IMPORTED_MODULE_12__.object({body:zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable()})
async function tell(github,part,others){const{owner:owner,name:repo}=part.repository
const place={owner:owner,repo:repo,pull_number:part.number}
const before=Body.parse((await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",place)).data).body
const body=withOthers(before??"",others)
if(body===before)return
await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}",{...place,body:body})}function withOthers(body,others){const list=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("together",{list:others.map(other=>`- ${nameOf(other)}`).join("\n")})
const ours=`${BEGIN}\n${list}\n${END}`
const earlier=[...body.replaceAll("\r\n","\n").matchAll(BLOCK)].at(-1)
if(!earlier)return`${body}\n\n${ours}`
const{input:input,index:index,0:found}=earlier
return`${input.slice(0,index)}${ours}${input.slice(index+found.length)}`}const ITEM=/- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source
const BLOCK=new RegExp(`^${BEGIN}\\n[^\\n]*\\n\\n(?:${ITEM})+${END}$`,"gm")
function nameOf({repository:{owner:owner,name:name},number:number}){return number===void 0?`${owner}/${name}: not published yet`:`${owner}/${name}#${number}`}}),3959:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JW:()=>findAll,Ri:()=>unfit,a3:()=>requireStillAlike})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const Reply=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number(),full_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]+\/[\w.-]+$/),private:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),visibility:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),archived:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),default_branch:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).transform(({full_name:name,private:isPrivate,visibility:visibility=(isPrivate?"private":"public"),...rest})=>({...rest,name:name,visibility:visibility}))
async function findAll(run,names){const[main,...others]=await Promise.all([mainFacts(run),...names.map(one=>factsOf(run,one))])
const known=new Map
for(const[at,other]of others.entries()){const{id:id,name:full,archived:archived}=other
const same=known.get(id)
requireAlike(main,other,names[at]??full)
if(id===main.id)throw unfit(`\`repositories\` names ${full}, the repository of this run.`,"Take it out.")
if(same!==void 0)throw unfit(`\`repositories\` names ${full} twice.`,"Take one of the names out.")
if(archived)throw unfit(`The repository ${full} is archived, so nothing can be published there.`,UNARCHIVE)
known.set(id,full)}return others}async function requireStillAlike(run,name){const[main,other]=await Promise.all([mainFacts(run),factsOf(run,name)])
requireAlike(main,other,name)}function requireAlike(main,{name:name,visibility:visibility},named){if(name.toLowerCase()!==named.toLowerCase())throw unfit(`\`repositories\` names ${named}, and GitHub answers with ${name}.`,MOVED)
if(visibility!==main.visibility)throw unfit(`The repository ${name} is ${visibility}, and this one is ${main.visibility}.`,ONE_VISIBILITY)}const MOVED="It was moved or renamed. To work there, write its present name in the input `repositories`."
const UNARCHIVE="Unarchive it, or take it out of the input `repositories`."
const ONE_VISIBILITY="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const TOKEN="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(what,hint,cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",what,{hint:hint,cause:cause})}function mainFacts(run){const{owner:owner,name:name}=run.job.repository
return factsOf(run,`${owner}/${name}`)}async function factsOf({github:github},full){const[owner="",repo=""]=full.split("/")
try{return Reply.parse((await github.request("GET /repos/{owner}/{repo}",{owner:owner,repo:repo})).data)}catch(error){const isUnseen=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&[403,404,451].includes(error.status)
throw isUnseen?unfit(`The token cannot see the repository ${full}.`,TOKEN,error):error}}})}

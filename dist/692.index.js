export const id=692
export const ids=[692,1183,3564]
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
return!1}}}),20692:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openOthers:()=>openOthers})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46101)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79235)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(33368)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(58908)
var _github_client_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(44463)
var _github_read_permission_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(71760)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(71762)
var _github_write_branch_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(91116)
var _github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(70012)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(62423)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(58698)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(88135)
var _claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(31183)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(63501)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(50097)
var _asked_head_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(22296)
var _repository_facts_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(3959)
var _starting_point_js__WEBPACK_IMPORTED_MODULE_22__=__webpack_require__(9634)
async function openOthers(run,start){const{names:names}=start
const why=whyAway(run,start)
if(why!==void 0||(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_19__.eK)(run)==="condense"){const told=why?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_16__.J1)("other-repositories-away",{names:names.map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_13__.aY).join(", "),why:why})]:[]
for(const words of told)run.memory.notes.add(words)
return{here:[],told:told,traces:[],unmerged:[],removeAfter:async close=>void await close()}}await requireRoom(run,start)
const remove=close=>removeAfter(run,close)
const found=await(0,_repository_facts_js__WEBPACK_IMPORTED_MODULE_21__.JW)(run,names);(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.X0)(run.world.env,run.job.workspace)
try{const here=[]
for(const facts of found)here.push(await openOther(run,facts,start))
const told=[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_16__.J1)("other-repositories",{list:here.map(lineOf).join("\n")}),...here.flatMap(leftIn)]
const traces=here.map(({id:id,path:path,folder:folder,startingPoint:startingPoint})=>({id:id,path:path,folder:folder,base:startingPoint.head}))
return{here:here,told:told,traces:traces,unmerged:here.filter(isUnmerged).map(({path:path})=>path),removeAfter:remove}}catch(error){await remove(async()=>{})
throw error}}async function removeAfter({world:world,job:job},close){let areOver=!1
try{areOver=await close()===void 0}finally{const isGone=await(0,_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__.removeOthers)(job.workspace)
if(isGone&&areOver)(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.X0)(world.env,void 0)}}function whyAway({trigger:trigger},{startingPoint:startingPoint,isRestricted:isRestricted}){if(startingPoint.goal.kind==="review")return"a review looks at its own repository only."
if((0,_asked_head_js__WEBPACK_IMPORTED_MODULE_20__._K)(startingPoint))return"this pull request comes from a fork."
if(!isRestricted)return
const place=trigger.thread.type==="none"?"for this run":"in this thread"
return`people without write access wrote ${place}.`}async function requireRoom({job:job},{publisher:publisher}){const isInBase=(await publisher.idsAt(publisher.base,[_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__.OTHERS])).size>0
if(!isInBase&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(job.workspace,_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__.OTHERS),{throwIfNoEntry:!1})===void 0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_15__.vC("config",`The checkout has a folder \`${_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__.OTHERS}\`, where other repositories would be checked out.`,{hint:"Rename it, or leave out the input `repositories`."})}const PUSH="Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there."
const PERMITTED="`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`."
async function openOther(run,facts,start){const{job:job,world:world,memory:memory}=run
const{id:id,name:full}=facts
const[owner="",name=""]=full.split("/")
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_claim_others_folder_js__WEBPACK_IMPORTED_MODULE_17__.OTHERS,owner,name)
const workspace=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(job.workspace,path)
const repositoryUrl=`${job.serverUrl}/${full}`
const seen={...run,memory:memory.of(id),job:{...job,repository:{owner:owner,name:name},repositoryUrl:repositoryUrl,workspace:workspace},other:{id:id,main:job.repository}}
const remote={url:`${repositoryUrl}.git`,token:start.inputs["github-token"]}
await requirePermitted(seen,full)
await checkOut(seen,facts,remote)
const startingPoint=await(0,_starting_point_js__WEBPACK_IMPORTED_MODULE_22__.S)(seen,remote)
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start.folder,"repositories",String(id));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder,{recursive:!0})
const publisher=await(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_14__.Zb)({folder:folder,workspace:workspace,base:startingPoint.head,remoteUrl:remote.url,token:remote.token,allowedBranch:startingPoint.goal.kind==="advance"?startingPoint.goal.branch:void 0,environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_5__._)(world.env),now:world.now})
const unfitPatch=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start.outputs,`repository-${id}`,"not-put-back.patch")
const putBack=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_18__.a_)(seen,{folder:folder,path:unfitPatch})
return{id:id,name:full,path:path,run:seen,folder:folder,publisher:publisher,startingPoint:startingPoint,putBack:putBack}}async function requirePermitted({world:world,github:github,job:job,trigger:trigger},name){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_8__.n)(github,job.repository)
const settings=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__.gateSettings)(world.env,(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_10__.jU)(client).then(own=>own?.id))
const found=await(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_9__.Gj)({client:client,settings:settings,sleep:ms=>world.sleep(ms,world.signal)},trigger)
if(found.status==="allowed")return;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`${name}: ${found.why}`)
throw(0,_repository_facts_js__WEBPACK_IMPORTED_MODULE_21__.Ri)(`Who asked for this run may not start one in the repository ${name}.`,PERMITTED)}async function checkOut({job:job,github:github,world:world},{name:name,default_branch:branch},remote){const tip=await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_11__.nM)(github,job.repository,branch).catch(error=>{const isEmpty=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_7__.Q4&&[404,409].includes(error.status)
throw isEmpty?(0,_repository_facts_js__WEBPACK_IMPORTED_MODULE_21__.Ri)(`The repository ${name} has no commits.`,"Push a first commit.",error):error});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(job.workspace,{recursive:!0})
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_5__._)(world.env)
const here=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
await here().raw(["init","--quiet",`--initial-branch=${branch}`])
await here().raw(["remote","add","origin",remote.url])
await here((0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_12__.it)(remote)).raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,tip])
await here().raw(["checkout","--quiet","-B",branch,tip])
const target=`HEAD:refs/heads/agent/check-${job.runId}`
const push=["push","--quiet","--dry-run","--no-verify",remote.url,target]
await here((0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_12__.it)(remote)).raw(push).catch(error=>{const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_15__.ec)(error)
const isRefused=/\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${message} ${cause}`)
throw isRefused?(0,_repository_facts_js__WEBPACK_IMPORTED_MODULE_21__.Ri)(`The token cannot push to the repository ${name}.`,PUSH,error):error})}function lineOf({name:name,path:path,startingPoint:{head:head,branch:branch}}){return`- ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_13__.aY)(path)}: ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_13__.aY)(name)}, at commit ${head} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_13__.aY)(branch)}`}function leftIn({path:path,putBack:putBack}){const inside=files=>files.map(file=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,file))
if(!putBack)return[]
const{files:files,unfit:unfit,lost:lost,aside:aside}=putBack
const moved={files:inside(files),unfit:inside(unfit),lost:inside(lost),aside:inside(aside)}
return(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_18__.nK)({putBack:{...putBack,...moved},tools:{workspace:{outputDir:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(putBack.path)}}})}function isUnmerged({putBack:putBack,startingPoint:{branch:branch,goal:goal}}){return branch!==goal.base||(putBack?.files.length??0)>0}}),3959:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JW:()=>findAll,Ri:()=>unfit,a3:()=>requireStillAlike})
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

export const id=5996
export const ids=[5996]
export const modules={75996:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46101)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58698)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(80292)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1539)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(85831)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(54267)
var _restore_work_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(63501)
const OtherWork=zod__WEBPACK_IMPORTED_MODULE_12__.object({id:zod__WEBPACK_IMPORTED_MODULE_12__.int(),path:zod__WEBPACK_IMPORTED_MODULE_12__.string(),folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),base:zod__WEBPACK_IMPORTED_MODULE_12__.string()}).readonly()
const OpenTurn=zod__WEBPACK_IMPORTED_MODULE_12__.object({name:zod__WEBPACK_IMPORTED_MODULE_12__.object({name:zod__WEBPACK_IMPORTED_MODULE_12__.string(),ref:zod__WEBPACK_IMPORTED_MODULE_12__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_12__.string()}).readonly(),repositoryId:zod__WEBPACK_IMPORTED_MODULE_12__.number(),folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.nD,work:zod__WEBPACK_IMPORTED_MODULE_12__.object({folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),base:zod__WEBPACK_IMPORTED_MODULE_12__.string(),others:zod__WEBPACK_IMPORTED_MODULE_12__.array(OtherWork).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:memory,trigger:trigger,world:world},folder,work){const{lease:lease}=memory.manifest
if(!memory.isKept||!lease)return
const{repositoryId:repositoryId}=trigger;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.XI)(world.env,{name:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_10__.Qv)(trigger),repositoryId:repositoryId,folder:folder,lease:lease,work:work})}async function rescue(world,connection,saved,isStill){const{job:job,leaks:leaks}=connection
const{name:name,repositoryId:repositoryId,folder:folder,lease:lease,work:work}=OpenTurn.parse(JSON.parse(saved))
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_10__.Ch)({world:world,job:job,leaks:leaks,name:name,repositoryId:repositoryId})
const found=await(store?.read())
if(!store||found?.status!=="found")return
if((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_7__.dj)(found.manifest.lease)!==(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_7__.dj)(lease))return
const over={...lease,until:world.now().toISOString()}
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.kk)(new Map([...found.files].filter(([path])=>path.startsWith("work/"))))
const isOpen=work&&isStill&&!found.files.has(_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.f)
const left=isOpen?await workIn(world,connection,{...work,before:found.files}).catch(()=>kept):kept
await store.write({manifest:{...found.manifest,lease:over},files:[...(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.bh)(folder),...left]})}async function workIn(world,connection,{others:others,...main}){const{before:before}=main
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.kk)(new Map([...before].filter(([path])=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(path))))
if(others===void 0||others.length===0)return[...await filesOf(world,connection,main),...kept]
const{OTHERS:OTHERS,requireOwnFolder:requireOwnFolder}=await Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(3564)]).then(__webpack_require__.bind(__webpack_require__,31183))
const files=await filesOf(world,connection,{...main,apart:OTHERS})
for(const{id:id,path:path,...place}of others)try{requireOwnFolder(connection.job.workspace,path)
const own={...place,workspace:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(connection.job.workspace,path),before:(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.sA)(before,id)}
files.push(...(await filesOf(world,connection,own)).map(file=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.fZ)(file,id)))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.printNotice)(`The changes in ${path} could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)
files.push(...kept.filter(file=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(file.path,id)))}return[...files,...kept.filter(({path:path})=>!others.some(({id:id})=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(path,id)))]}async function filesOf({env:env,now:now},{job:job,leaks:leaks},place){const{folder:folder,base:base,before:before,workspace:workspace=job.workspace,apart:apart}=place
const remoteUrl=`${job.repositoryUrl}.git`
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(env)
const publisher=(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_4__.WG)({folder:folder,base:base,workspace:workspace,remoteUrl:remoteUrl,token:"",environment:environment,now:now})
const change=await publisher.capture(apart)
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Xo)((await(0,_restore_work_js__WEBPACK_IMPORTED_MODULE_11__.Ng)(publisher,change,{env:env,leaks:leaks,before:before})).left)}}),63501:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(41320)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33368)
var _github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5537)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(62423)
var _prompts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(88135)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(85831)
async function restoreWork({memory:memory,job:job,world:world},{folder:folder,path:path,later:later}){const saved=(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.x9)(memory.workBefore)
const left=later?{lost:[],...saved,patch:later}:saved
if(!left)return
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(world.env)
const inCheckout=extra=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
const done=await putBack(left,{git:inCheckout,folder:folder,path:path})
if(done.unfit.length>0)memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-unfit",{files:firstPaths(done.unfit)}))
return done}async function putBack(left,{git:git,folder:folder,path:path}){const tree=treeIn(git(_github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.vQ),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"put-back.patch"))
const{files:files,unfit:unfit,rest:rest}=await applyPieces(left.patch,tree)
if(rest.length>0)save(path,Buffer.concat(rest))
const asidePath=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),"set-aside.patch")
const aside=[]
const open=[]
for(const piece of left.aside?piecesOf(left.aside):[]){if(await tree.isThere(piece))continue
aside.push(...await tree.namesIn(piece))
open.push(piece)}if(open.length>0)save(asidePath,Buffer.concat(open))
return{files:files,unfit:unfit,lost:left.lost.map(one=>one.path),path:path,aside:[...new Set(aside)],asidePath:asidePath}}async function applyPieces(patch,tree){const files=[]
const unfit=[]
const rest=[]
if(!patch)return{files:files,unfit:unfit,rest:rest}
const pieces=await tree.fits(patch)?[patch]:piecesOf(patch)
for(const piece of pieces){const names=await tree.namesIn(piece)
if(await tree.apply(piece))files.push(...names)
else if(!await tree.isThere(piece)){unfit.push(...names)
rest.push(piece)}}return{files:files,unfit:unfit,rest:rest}}function piecesOf(patch){return(0,_github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(patch.toString("latin1")).map(piece=>Buffer.from(piece,"latin1"))}function treeIn(git,file){const run=(patch,...options)=>{save(file,patch)
return git.raw(["apply","--whitespace=nowarn",...options,"--",file])}
const succeeds=attempt=>attempt.then(()=>!0,()=>!1)
return{fits:patch=>succeeds(run(patch,"--check")),apply:patch=>succeeds(run(patch)),isThere:patch=>succeeds(run(patch,"--reverse","--check")),async namesIn(patch){const records=(await run(patch,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return records.map(record=>record.split("\t").slice(2).join("\t"))}}}function save(path,bytes){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,bytes)}function workFacts({putBack:putBack,tools:{workspace:workspace}}){if(!putBack)return[]
const{files:files,unfit:unfit,lost:lost,aside:aside}=putBack
const seenAt=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.outputDir??"",(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
const[path,asidePath]=[seenAt(putBack.path),seenAt(putBack.asidePath)]
return[...files.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-put-back",{files:firstPaths(files)})]:[],...unfit.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-not-put-back",{files:firstPaths(unfit),path:path})]:[],...aside.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-set-aside",{files:firstPaths(aside),path:asidePath})]:[],...lost.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-lost",{files:firstPaths(lost)})]:[]]}const NAMED=10
function firstPaths(paths){const rest=paths.length-NAMED
const more=rest>0?[`${rest} more`]:[]
return[...paths.slice(0,NAMED).map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__.aY),...more].join(", ")}async function unpublishedOf(publisher,change,{env:env,leaks:leaks,before:files}){const reviewed=await publisher.review(change,{policy:(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__.US)((0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__.ER)(env)),leaks:leaks})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.o$)(publisher,reviewed,{isPublished:!1,leaks:leaks,before:(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.x9)(files)})}})}

export const id=1895
export const ids=[1895]
export const modules={15768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>runProgram})
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421)
var node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78474)
const MAX_WORDS=64*1024
async function runProgram(file,args,options){const{cwd:cwd,environment:environment,signal:signal,input:input="",maxBytes:maxBytes=Number.POSITIVE_INFINITY}=options
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file,args,{cwd:cwd,env:environment,stdio:"pipe"})
let isCut=!1
const cut=()=>{isCut=!0
child.kill("SIGKILL")
child.stdout.destroy()
child.stderr.destroy()}
if(signal?.aborted)cut()
signal?.addEventListener("abort",cut,{once:!0})
try{child.stdin.on("error",()=>{}).end(input)
const[stdout,stderr]=[collect(child,"stdout",maxBytes,cut),collect(child,"stderr",MAX_WORDS)]
const[exitCode]=await(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,"close")
return{stdout:Buffer.concat(stdout),stderr:Buffer.concat(stderr).toString(),exitCode:exitCode,isCut:isCut}}finally{signal?.removeEventListener("abort",cut)}}function collect(child,name,limit,onLimit){const chunks=[]
let size=0
child[name].on("data",chunk=>{if(size<limit)chunks.push(chunk.subarray(0,limit-size))
size+=chunk.length
if(size>limit)onLimit?.()})
return chunks}}),54959:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>searchRepositories,t:()=>searchIssues})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const FoundIssues=zod__WEBPACK_IMPORTED_MODULE_0__.object({items:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().positive(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),repository_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.unknown().optional()}))}).readonly()
const FoundRepositories=zod__WEBPACK_IMPORTED_MODULE_0__.object({items:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({full_name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable()}))}).readonly()
const PAGE=100
async function searchIssues(search,repository,{query:query,most:most}){const found=await pages(most,async page=>{const q=`repo:${repository} ${query}`
const options={q:q,sort:"created",order:"asc",per_page:PAGE,page:page}
return FoundIssues.parse(await search("issues",options)).items})
const isOwn=url=>url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`)
return found.filter(({repository_url:repository_url})=>isOwn(repository_url)).map(({number:number,title:title,pull_request:pull_request})=>({number:number,title:title,isPull:pull_request!==void 0}))}async function searchRepositories(search,{query:query,most:most}){const found=await pages(most,async page=>FoundRepositories.parse(await search("repositories",{q:query,per_page:PAGE,page:page})).items)
return found.map(({full_name:full_name,description:description})=>({name:full_name,description:description??""}))}async function pages(most,read){const all=[]
for(let page=1;all.length<=most;page++){const found=await read(page)
all.push(...found)
if(found.length<PAGE)break}return all}}),91895:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{fileItems:()=>fileItems,list:()=>list,todoItems:()=>todoItems})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87233)
var _action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15472)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _core_workspace_git_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(65466)
var _core_workspace_run_program_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(15768)
var _core_workspace_search_glob_pattern_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(93740)
var _github_read_search_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(54959)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(22499)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(94869)
async function list(world,place){const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.readInputsWithoutModel)(world.env)
const query=(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.E1)(inputs.list??"")
if(!query)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.vC("config","The input `list` is empty.",{hint:`Give it ${_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.rH}.`})
const most=inputs["max-items"]
const found=await itemsOf(world,place,{query:query,most:most})
const items=found.slice(0,most)
const more=found.length>most?", and there are more: see `max-items`":""
const reason=`Listed ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_10__.U9)(items.length,"item")}${more}`;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${reason}.`)
return{outcome:items.length>0?"answered":"no-op",reason:reason,count:items.length,matrix:(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.lQ)(items)}}async function itemsOf(world,{github:github,job:job},{query:query,most:most}){const place={workspace:job.workspace,environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(world.env),signal:world.signal}
const search=async(what,parameters)=>(await github.request("GET /search/{what}",{what:what,...parameters})).data
switch(query.kind){case"issues":{const repository=`${job.repository.owner}/${job.repository.name}`
const found=await(0,_github_read_search_js__WEBPACK_IMPORTED_MODULE_7__.t)(search,repository,{query:query.search,most:most})
return found.map(({number:number,title:title,isPull:isPull})=>(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.eF)(number,title,isPull))}case"repositories":{const found=await(0,_github_read_search_js__WEBPACK_IMPORTED_MODULE_7__.V)(search,{query:query.search,most:most})
return found.map(({name:name,description:description})=>(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.LV)({item:name,kind:"repository",title:description}))}case"todos":return todoItems(place)
case"files":return fileItems(place,query.glob)
case"calls":throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.vC("config","`list: calls` works with `mode: sweep` only.",{hint:"Set `mode: sweep`."})}}async function todoItems(place){const found=await gitOutput(place,["grep","-z","-n","-I","-w","-e","TODO","-e","FIXME","HEAD","--"])
const items=found.split("\n").flatMap(line=>todoIn(line))
return[...new Map(items.toReversed().map(item=>[item.key,item])).values()].toReversed()}function todoIn(line){const[,path="",number="",text=""]=/^HEAD:([^\0]+)\0(\d+)\0(.*)$/s.exec(line)??[]
if(!isPlain(path))return[]
const title=text.slice(Math.max(0,text.search(/\b(?:TODO|FIXME)\b/)))
return[(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.LV)({item:`${path}:${number}`,kind:"todo",path:path,title:title,sameness:`${path}\0${text.trim()}`})]}async function fileItems(place,glob){const pattern=(0,_core_workspace_search_glob_pattern_js__WEBPACK_IMPORTED_MODULE_6__.h)(glob)
const entries=(await gitOutput(place,["ls-tree","-r","-z","HEAD"])).split("\0")
const paths=entries.flatMap(entry=>/^100\d{3} blob \w+\t(.+)$/s.exec(entry)?.[1]??[])
return paths.filter(path=>isPlain(path)&&pattern.test(path)).map(path=>(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_2__.LV)({item:path,kind:"file",path:path,title:path}))}function isPlain(path){return/^(?!-)[\p{L}\p{N}_ .@+/()[\]~,=-]{1,300}$/u.test(path)}const MOST_BYTES=32*1024*1024
async function gitOutput({workspace:workspace,environment:environment,signal:signal},args){const settings=_core_workspace_git_settings_js__WEBPACK_IMPORTED_MODULE_4__.O8.flatMap(run=>["-c",run])
const seen={...(0,_core_workspace_git_settings_js__WEBPACK_IMPORTED_MODULE_4__._K)({folder:workspace,environment:environment}),...(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_9__.f7)()}
const options={cwd:workspace,environment:seen,signal:signal}
const end=await(0,_core_workspace_run_program_js__WEBPACK_IMPORTED_MODULE_5__.m)((0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_9__.CA)("git"),[...settings,...args],{...options,maxBytes:MOST_BYTES})
signal.throwIfAborted()
if(end.exitCode===0||end.isCut||end.exitCode===1&&end.stderr==="")return end.stdout.toString()
throw(0,_core_workspace_git_settings_js__WEBPACK_IMPORTED_MODULE_4__.NO)(args,end.stderr)}})}

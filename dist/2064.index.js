export const id=2064
export const ids=[2064,8326]
export const modules={44463:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>gitHubClient,n:()=>gitHubReader})
var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(11267)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const TIMEOUT_MS=3e4
const FIRST_GRAPHQL_MS=1e4
const PROBE_MS=5e3
function gitHubClient(options){const{token:token,apiUrl:apiUrl,fetch:fetch,sleep:sleep,isReadOnly:isReadOnly=!1,onAway:onAway}=options
const octokit=new _octokit_rest__WEBPACK_IMPORTED_MODULE_1__.E({auth:token,baseUrl:apiUrl,userAgent:"deckhand",request:{fetch:(url,init)=>fetch(url,{...init,signal:init?.signal??AbortSignal.timeout(TIMEOUT_MS)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const lacksGraphql=watchGraphql(octokit,options)
if(isReadOnly)octokit.hook.before("request",requireReading)
octokit.hook.after("request",({status:status,data:data},{method:method,url:url})=>{if(typeof data==="string"&&status!==204)throw notJson(status,`${method} ${url}`)})
octokit.hook.error("request",(error,{method:method,url:url})=>{throw error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4?error:(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(error,`${method} ${url}`)})
if(sleep){const patience=new Patience(sleep,onAway)
octokit.hook.wrap("request",(request,options)=>patience.ask(()=>request(options),kindOf(options)))}return{request:octokit.request,graphql:octokit.graphql,lacksGraphql:lacksGraphql}}const NO_SUCH_PLACE=[404,405,410,501]
function watchGraphql(octokit,options){const{graphqlUrl:graphqlUrl,onNoGraphql:onNoGraphql}=options
let missing
let hasAnswered=!1
octokit.hook.before("request",asked=>{if(!isGraphql(asked))return
if(missing!==void 0)throw missing
if(graphqlUrl!==void 0)asked.url=graphqlUrl
const signal=AbortSignal.timeout(hasAnswered?TIMEOUT_MS:FIRST_GRAPHQL_MS)
asked.request={...asked.request,signal:signal}})
octokit.hook.after("request",(_,asked)=>{if(isGraphql(asked))hasAnswered=!0})
octokit.hook.error("request",async(error,asked)=>{if(!isGraphql(asked)||missing!==void 0||hasAnswered)throw error
const refusal=_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.P_.safeParse(error).data
if(refusal!==void 0&&!NO_SUCH_PLACE.includes(refusal.status)){hasAnswered=!0
throw error}if(refusal===void 0&&!await isGraphqlAlone(error,options))throw error
if(missing===void 0){missing=noGraphql(error,refusal?.status)
onNoGraphql?.(missing.message)}throw isReading(asked)||(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(error)?missing:error})
return()=>missing!==void 0}async function isGraphqlAlone(error,{apiUrl:apiUrl,graphqlUrl:graphqlUrl,token:token,fetch:fetch}){const isElsewhere=graphqlUrl!==void 0&&new URL(graphqlUrl).origin!==new URL(apiUrl).origin
if(!isElsewhere&&!(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.kL)(error))return!1
const headers={authorization:`token ${token}`}
return fetch(`${apiUrl}/rate_limit`,{headers:headers,signal:AbortSignal.timeout(PROBE_MS)}).then(()=>!0,()=>!1)}function noGraphql(error,status){const{headline:headline,quote:quote,hint:hint}=(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(error,"POST /graphql")
return new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status??404,headline,{quote:quote,hint:hint})}function isGraphql({query:query}){return typeof query==="string"}function kindOf(options){if(isReading(options))return"read"
return options.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:method,query:query}){return method==="GET"||typeof query==="string"&&/^\s*(?:query\b|\{)/.test(query)}function gitHubReader(github,{owner:owner,name:name}){const get=async(path,parameters={})=>(await github.request(`GET /repos/{owner}/{repo}${path}`,{owner:owner,repo:name,...parameters})).data
return{get:get,account:async()=>(await github.request("GET /user")).data,permission:username=>get("/collaborators/{username}/permission",{username:username}),graphql:(query,variables)=>github.graphql(query,variables),async stream(path,parameters={}){const data=await get(path,{...parameters,request:{parseSuccessResponseBody:!1}})
if(data instanceof ReadableStream)return data
throw notJson(200,`GET ${path}`)}}}function requireReading(options){if(isReading(options))return
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(0,`This run writes nothing to GitHub, so ${options.method} ${options.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(status,request){return new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,`GitHub answered ${request} with ${status}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const TRIES=3
const LONGEST_WAIT_MS=12e4
const DISTANCE_MS=1e3
class Patience{#sleep
#onAway
#wasAway=!1
#wasLimited=!1
#lastWrite=Promise.resolve()
constructor(sleep,onAway){this.#sleep=sleep
this.#onAway=onAway}async ask(ask,kind){if(kind==="read"||!this.#wasLimited)return this.#untilAnswered(ask,kind)
const turn=this.#lastWrite.then(()=>this.#sleep(DISTANCE_MS)).catch(()=>{}).then(()=>this.#untilAnswered(ask,kind))
this.#lastWrite=turn.catch(()=>{})
return turn}async#untilAnswered(ask,kind){for(let attempt=1;;attempt++)try{return await ask()}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4))throw error
if(error.waitMs!==void 0)this.#wasLimited=!0
const wait=waitAfter(error,kind,attempt)
if(wait===void 0||wait>LONGEST_WAIT_MS)throw error
if((0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(error.cause)&&!this.#wasAway){this.#wasAway=!0
this.#onAway?.(error.message)}await this.#sleep(wait).catch(()=>{throw error})}}}const WAITS_FOR_NETWORK_MS=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:status,cause:cause,waitMs:waitMs},kind,attempt){if((0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cause))return WAITS_FOR_NETWORK_MS[attempt-1]
if(attempt>=TRIES)return
if(waitMs!==void 0)return waitMs
return kind!=="write"&&(status>=500||(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(cause))?1e3*attempt:void 0}}),12064:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openPlugins:()=>openPlugins,readPlugin:()=>readPlugin})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(961)
var _core_agent_sub_agent_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58890)
var _core_hook_hook_config_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(81664)
var _core_skill_discovery_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30366)
var _core_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63846)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60601)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(58225)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _skills_from_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(8326)
const MANIFESTS=[".plugin/plugin.json",".claude-plugin/plugin.json"]
const HOOKS="hooks/hooks.json"
const SERVERS=".mcp.json"
const Manifest=zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^[\w.-]{1,64}$/,"It has to be one word.")})
async function readPlugin(place){const{source:source,root:root,label:label}=place
const inside=subTree(source,[{from:root,to:""}])
const paths=(await inside.list()).filter(({size:size})=>size<=_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.K7).map(({path:path})=>path)
const files=await inside.read(paths.filter(isOurs))
if(files.size===0)throw notThere(label)
const name=nameOf(files,place)
const{skills:skills,problems:problems}=await pluginSkills(place,name,paths)
const read=(folder,make)=>[...files].filter(([path])=>path.startsWith(`${folder}/`)&&!/(^|\/)readme\.md$/i.test(path)).map(([path,text])=>usable(label,path,()=>make(path.slice(folder.length+1),text)))
return{name:name,label:label,skills:[...skills,...read("commands",(path,text)=>commandOf(name,path,text))],agents:read("agents",(path,text)=>(0,_core_agent_sub_agent_js__WEBPACK_IMPORTED_MODULE_1__.Ms)(`${root}agents/${path}`,text)),hooks:hooksOf(files,label),servers:files.get(SERVERS),problems:problems}}function isOurs(path){return/^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(path)||[HOOKS,SERVERS,...MANIFESTS].includes(path)}function notThere(label){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`There is no plugin at ${label}.`,{hint:"A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."})}function nameOf(files,{label:label,root:root}){const manifest=MANIFESTS.find(path=>files.has(path))
const text=manifest&&files.get(manifest)
if(text!==void 0)return usable(label,"plugin.json",()=>Manifest.parse(JSON.parse(text))).name
const last=(root||label.replace(/@[0-9a-f]{40}.*$/,"").replace(/\.git$/,"")).split("/").filter(Boolean).at(-1)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.yR)(last??"",64)||"plugin"}function hooksOf(files,label){const text=files.get(HOOKS)
if(text===void 0)return
const where=`${HOOKS} of the plugin ${label}`
return(0,_core_hook_hook_config_js__WEBPACK_IMPORTED_MODULE_2__.CW)(usable(label,HOOKS,()=>JSON.parse(text)),where)}function usable(label,path,read){try{return read()}catch(cause){const hint="Fix it, or remove the plugin from the input `plugins`."
const why=cause instanceof zod__WEBPACK_IMPORTED_MODULE_10__.G?(0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_11__.d)(cause):String(cause)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`${path} of the plugin ${label} cannot be used: ${why}`,{hint:hint,cause:cause})}}async function pluginSkills({source:source,root:root,model:model,isHere:isHere},name,paths){const hasFolder=paths.some(path=>path.startsWith("skills/"))
const moves=hasFolder?[{from:`${root}skills/`,to:".agents/skills/"}]:onlySkill(root,name)
const{skills:skills,problems:problems}=await(0,_core_skill_discovery_js__WEBPACK_IMPORTED_MODULE_3__.i)(subTree(source,moves),{model:model})
return{skills:skills.map(skill=>placed(skill,moves,isHere)),problems:problems.map(({path:path,problem:problem})=>({path:movedBack(path,moves),problem:problem}))}}function onlySkill(root,name){const folder=`.agents/skills/${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.yR)(name,64)}/`
return["SKILL.md","scripts/","references/","assets/"].map(part=>({from:root+part,to:folder+part}))}function placed({source:source="",resources:resources,...skill},moves,isHere){if(!isHere)return skill
const original=movedBack(source,moves)
const skill_root=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(original)
return{...skill,source:original,...resources&&{resources:{...resources,skill_root:skill_root}}}}function commandOf(plugin,path,text){const name=`${plugin}:${path.replace(/\.md$/i,"").replaceAll("/",":")}`
const{fields:fields,body:body}=(0,_core_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__.zT)(text)
const{description:description}=fields
return _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.ef.parse({name:name,content:body,trigger:{type:"keyword",keywords:[`/${name}`]},...typeof description==="string"&&{description:description.slice(0,_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_5__.iC)}})}async function openPlugins({plugins:plugins=[],model:model},place){const opened=[]
for(const plugin of plugins)opened.push(await readPlugin({...await placeOf(plugin,place),model:model}))
return opened}async function placeOf(plugin,place){const{label:label,folder:folder}=plugin
const root=folder===""?"":`${folder}/`
if(plugin.kind==="folder")return{source:place.source,root:root,label:label,isHere:!0}
requireSecure(plugin.url,place.serverUrl)
await(0,_skills_from_js__WEBPACK_IMPORTED_MODULE_7__.fetchNamed)(place.publisher,{input:"plugins",...plugin})
return{source:place.publisher.filesOf(plugin.commit),root:root,label:label,isHere:!1}}function requireSecure(url,serverUrl){if(url.startsWith("https://")||new URL(url).origin===new URL(serverUrl).origin)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The plugin ${url} would be fetched without encryption.`,{hint:"Give its https:// address."})}function subTree(source,moves){return{async list(){return(await source.list()).flatMap(file=>{const path=moved(file.path,moves)
return path===void 0?[]:[{...file,path:path}]})},async read(paths){const texts=await source.read(paths.map(path=>movedBack(path,moves)))
return new Map([...texts].map(([path,text])=>[moved(path,moves)??path,text]))}}}function moved(path,moves){const move=moves.find(({from:from})=>path.startsWith(from))
return move&&move.to+path.slice(move.from.length)}function movedBack(path,moves){const move=moves.find(({to:to})=>path.startsWith(to))
return move?move.from+path.slice(move.to.length):path}}),8326:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var _core_skill_discovery_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30366)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
async function readSkillsFrom(sources,place){const all=[]
for(const source of sources)all.push(await readOne(source,place))
return all}async function readOne({owner:owner,name:name,commit:commit,label:label},place){const{publisher:publisher,github:github,serverUrl:serverUrl,model:model}=place
await requireReadable((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,{owner:owner,name:name}),`${owner}/${name}`)
await fetchNamed(publisher,{input:"skills-from",label:label,url:`${serverUrl}/${owner}/${name}.git`,commit:commit})
const files=await skillFiles(publisher.filesOf(commit),label)
const{skills:skills,problems:problems}=await(0,_core_skill_discovery_js__WEBPACK_IMPORTED_MODULE_0__.i)(files,{model:model})
return{label:label,skills:skills.map(({source:_,resources:__,...skill})=>skill),problems:problems.map(({path:path,problem:problem})=>({path:`${label}: ${path}`,problem:problem}))}}const LARGEST_REPOSITORY_KB=1e5
const About=zod__WEBPACK_IMPORTED_MODULE_4__.object({size:zod__WEBPACK_IMPORTED_MODULE_4__.number()})
async function requireReadable({get:get},name){const{size:size}=About.parse(await get("").catch(cause=>{if(![403,404].includes(Object(cause).status))throw cause
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`The repository ${name} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:cause})}))
if(size<=LARGEST_REPOSITORY_KB)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`The repository ${name} of \`skills-from\` is too large: ${Math.ceil(size/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${LARGEST_REPOSITORY_KB/1e3} MB.`})}const FOLDERS={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const MOST_BYTES=2e6
async function skillFiles(source,label){const moved=(await source.list()).flatMap(file=>{const from=Object.keys(FOLDERS).find(folder=>file.path.startsWith(folder))
return from===void 0?[]:[{file:file,path:`${FOLDERS[from]}${file.path.slice(from.length)}`}]})
const texts=moved.filter(({path:path})=>/\.md$/i.test(path))
const bytes=texts.reduce((sum,{file:file})=>sum+file.size,0)
if(texts.length>_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.NO||bytes>MOST_BYTES)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`The skills of ${label} are too many: ${texts.length} files, ${bytes} bytes.`,{hint:`At most ${_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.NO} files and ${MOST_BYTES/1e6} MB are read.`})
const originals=new Map(moved.toReversed().map(({file:file,path:path})=>[path,file.path]))
return{list:async()=>moved.filter(({file:file,path:path})=>originals.get(path)===file.path).map(({file:file,path:path})=>({...file,path:path})),async read(paths){const found=await source.read(paths.flatMap(path=>originals.get(path)??[]))
return new Map(paths.flatMap(path=>textAt(found,originals.get(path)).map(text=>[path,text])))}}}function textAt(texts,path){const text=path===void 0?void 0:texts.get(path)
return text===void 0?[]:[text]}async function fetchNamed(publisher,{input:input,label:label,url:url,commit:commit}){try{await publisher.fetchCommit(url,commit)}catch(cause){const{headline:headline,quote:quote,hint:hint,code:code}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(cause)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC(code,`\`${label}\` of the input \`${input}\` could not be fetched.`,{quote:quote??headline,hint:hint??"Check the address and the commit.",cause:cause})}}})}

export const id=2064
export const ids=[2064]
export const modules={92551:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>fetchNamed})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
async function fetchNamed(publisher,{input:input,label:label,url:url,commit:commit}){try{await publisher.fetchCommit(url,commit)}catch(cause){const{headline:headline,quote:quote,hint:hint,code:code}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(cause)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC(code,`\`${label}\` of the input \`${input}\` could not be fetched.`,{quote:quote??headline,hint:hint??"Check the address and the commit.",cause:cause})}}}),12064:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
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
var _fetch_named_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(92551)
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
await(0,_fetch_named_js__WEBPACK_IMPORTED_MODULE_7__.S)(place.publisher,{input:"plugins",...plugin})
return{source:place.publisher.filesOf(plugin.commit),root:root,label:label,isHere:!1}}function requireSecure(url,serverUrl){if(url.startsWith("https://")||new URL(url).origin===new URL(serverUrl).origin)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The plugin ${url} would be fetched without encryption.`,{hint:"Give its https:// address."})}function subTree(source,moves){return{async list(){return(await source.list()).flatMap(file=>{const path=moved(file.path,moves)
return path===void 0?[]:[{...file,path:path}]})},async read(paths){const texts=await source.read(paths.map(path=>movedBack(path,moves)))
return new Map([...texts].map(([path,text])=>[moved(path,moves)??path,text]))}}}function moved(path,moves){const move=moves.find(({from:from})=>path.startsWith(from))
return move&&move.to+path.slice(move.from.length)}function movedBack(path,moves){const move=moves.find(({to:to})=>path.startsWith(to))
return move?move.from+path.slice(move.to.length):path}})}

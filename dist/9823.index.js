export const id=9823
export const ids=[9823]
export const modules={12414:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(16698)
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161)
var node_util__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57975)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
const output=new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage
function info(line){const write=output.getStore()
if(write)write(`${line}${node_os__WEBPACK_IMPORTED_MODULE_1__.EOL}`)
else process.stdout.write(`${line}${node_os__WEBPACK_IMPORTED_MODULE_1__.EOL}`)}function notice(message,properties={}){issue("notice",message,properties)}function warning(message,properties={}){issue("warning",message,properties)}function error(message,properties={}){issue("error",message,properties)}function startGroup(name){issue("group",name)}function endGroup(){issue("endgroup","")}function setSecret(value){issue("add-mask",value)}function stopCommands(token){issue("stop-commands",token)}function resumeCommands(token){issue(token,"")}function issue(command,message,properties={}){const given=Object.entries(properties).filter(([,value])=>value!==void 0&&value!=="")
const list=given.map(([key,value])=>`${key}=${escaped(String(value)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${command}${list.length>0?` ${list.join(",")}`:""}::${escaped(message)}`)}function escaped(text){return text.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const LINE_END=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const LONGEST=400
function printQuoted(text,{redact:redact,newToken:newToken,most:most}){const lines=redact(plainly(text)).trimEnd().split(LINE_END)
if(lines.length===1&&lines[0]==="")return
const token=newToken()
stopCommands(token)
if(lines.length>most)info(`| … ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(lines.length-most,"line")} before`)
for(const line of lines.slice(-most))info(`| ${redact(clipped(line))}`)
resumeCommands(token)}function plainly(text){return(0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(text).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(line){const shown=line.replaceAll("##[","## [").replaceAll("\t","  ")
return shown.length<=LONGEST?shown:`${shown.slice(0,LONGEST).replace(/[\ud800-\udbff]$/,"")}…`}}),19823:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{loadedFromCheckout:()=>loadedFromCheckout,warnOfLoadedCode:()=>warnOfLoadedCode})
var node_url__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73136)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22499)
var _commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(12414)
const PATHS="LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT GCONV_PATH NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_ICU_DATA OPENSSL_CONF OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES SSL_CERT_FILE SSL_CERT_DIR".split(" ")
const MODULE_OPTION=/^(?:-r|--require|--import|--(?:experimental-)?loader)$/
const FILE_OPTION=/^--(?:openssl-config|icu-data-dir|experimental-config-file|snapshot-blob|env-file(?:-if-exists)?)$/
function warnOfLoadedCode(env){for(const name of loadedFromCheckout(env))(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__.$e)(`The variable ${name} of this job makes this action load code or settings from the checkout, next to its keys. Remove it from this step, or point it outside the checkout.`)}function loadedFromCheckout(env){const workspace=env.GITHUB_WORKSPACE
const names=PATHS.filter(name=>env[name]&&pathsIn(env[name],name).some(path=>(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.S1)(workspace,path)))
return[...names,...optionsLoad(env.NODE_OPTIONS??"",workspace)?["NODE_OPTIONS"]:[]].sort()}function pathsIn(value,name){return value.split(name==="LD_PRELOAD"?/[\s:]+/:":")}function optionsLoad(options,workspace){const words=[...options.matchAll(/(?:"(?:\\.|[^"\\])*"|\S)+/g)].map(([word])=>word.replaceAll('"',""))
return words.some((word,index)=>{const[name="",...rest]=word.split("=")
const option=name.replaceAll("_","-")
const value=rest.length>0?rest.join("="):words[index+1]??""
if(option==="--experimental-default-config-file")return!0
return MODULE_OPTION.test(option)&&isOurs(value,workspace)||FILE_OPTION.test(option)&&(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.S1)(workspace,value)})}function isOurs(module,workspace){if(/^(?:node|data):/.test(module))return!1
return(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.S1)(workspace,pathOf(module))}function pathOf(module){try{return module.startsWith("file:")?(0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(module):module}catch{return module}}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}})}

export const id=7746
export const ids=[7746,987]
export const modules={65578:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>readArguments,s:()=>readCalls})
function readArguments(text,start){return entries(text,start,{close:")",key:keyword})}function readCalls(text){const calls=[]
for(let place=between(text,0);place<text.length;){const call=oneCall(text,place)
if(!call)return
calls.push(call.value)
place=between(text,call.end)}return calls}function between(text,start){return start+(at(/(?:[\s;]|#[^\n]*)*/y,text,start)?.[0].length??0)}function oneCall(text,start){const[opening="",name=""]=at(/([A-Za-z_]\w{0,99})\s{0,20}\(/y,text,start)??[]
if(name==="")return
const args=[]
for(let place=skip(text,start+opening.length);place<text.length;){const isNamed=keyword(text,place)!==void 0
const rest=isNamed||text[place]===")"?readArguments(text,place):void 0
if(rest)return{value:{name:name,args:args,named:rest.value},end:rest.end}
const value=isNamed?void 0:literal(text,place,0)
if(!value)return
args.push(value.value)
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!==")")return}return}const BLANKS=/\s*/y
const KEYWORD=/([A-Za-z_]\w{0,99})\s{0,20}=/y
const NUMBER=/[+-]?(?:\d[\d_]{0,99}(?:\.\d{0,99})?|\.\d{1,99})(?:e[+-]?\d{1,9})?(?![\w.])/iy
const WORD=/(?:True|False|None|true|false|null)\b/y
const WORDS={True:!0,true:!0,False:!1,false:!1}
function at(pattern,text,start){pattern.lastIndex=start
return pattern.exec(text)??void 0}function skip(text,start){return start+(at(BLANKS,text,start)?.[0].length??0)}const keyword=(text,start)=>{const match=at(KEYWORD,text,start)
return match&&{value:match[1]??"",end:start+match[0].length}}
const stringKey=(text,start)=>{const key=string(text,start)
const colon=key&&skip(text,key.end)
return key&&colon!==void 0&&text[colon]===":"?{value:key.value,end:colon+1}:void 0}
function entries(text,start,{close:close,key:key,depth:depth=0}){const found=[]
for(let place=skip(text,start);place<text.length;){if(text[place]===close)return{value:Object.fromEntries(found),end:place+1}
const name=key(text,place)
const value=name&&literal(text,skip(text,name.end),depth)
if(!name||!value)return
found.push([name.value,value.value])
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!==close)return}return}const DEEPEST=20
function literal(text,start,depth){if(depth>DEEPEST)return
if(text[start]==="[")return list(text,start+1,depth+1)
if(text[start]==="{")return entries(text,start+1,{close:"}",key:stringKey,depth:depth+1})
const number=at(NUMBER,text,start)?.[0]
if(number!==void 0)return{value:Number(number.replaceAll("_","")),end:start+number.length}
const word=at(WORD,text,start)?.[0]
if(word!==void 0)return{value:WORDS[word]??null,end:start+word.length}
return string(text,start)}function list(text,start,depth){const found=[]
for(let place=skip(text,start);place<text.length;){if(text[place]==="]")return{value:found,end:place+1}
const value=literal(text,place,depth)
if(!value)return
found.push(value.value)
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!=="]")return}return}const QUOTE=/(r?)("""|'''|"|')/iy
const ESCAPES={n:"\n",t:"\t",r:"\r","\n":""}
function string(text,start){const[opening="",raw,quote=""]=at(QUOTE,text,start)??[]
if(quote==="")return
const first=start+opening.length
for(let end=first;end<text.length;end+=1){if(text.startsWith(quote,end)){const written=text.slice(first,end)
return{value:raw?written:unescaped(written),end:end+quote.length}}if(text[end]==="\\")end+=1}return}function unescaped(written){return written.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|[ntr\n\\'"])/gi,(all,code)=>{if(code.length>1)return String.fromCodePoint(Number.parseInt(code.slice(1),16))
return ESCAPES[code]??(/[\\'"]/.test(code)?code:all)})}}),30289:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q$:()=>OWN_NODE,xu:()=>MAX_PROGRAM_LINE,yk:()=>readOnlyWorkspace})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const OWN_NODE="node of the workspace"
const MAX_PROGRAM_LINE=12*1024*1024
function readOnlyWorkspace(workspace){const refuse=async()=>{throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:workspace.kind,workingDir:workspace.workingDir,outputDir:workspace.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:workspace.edits,saveOutput:(name,bytes)=>workspace.saveOutput(name,bytes),stat:path=>workspace.stat(path),read:(path,maxBytes)=>workspace.read(path,maxBytes),list:path=>workspace.list(path),realPath:path=>workspace.realPath(path),findFiles:(query,signal)=>workspace.findFiles(query,signal),searchText:(query,signal)=>workspace.searchText(query,signal),gitChanges:path=>workspace.gitChanges(path),gitDiff:file=>workspace.gitDiff(file)}}}),67746:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{browser:()=>browser})
var schemas=__webpack_require__(28942)
var content=__webpack_require__(46032)
var tool=__webpack_require__(69423)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var web_read=__webpack_require__(20987)
var promises_=__webpack_require__(58500)
const BITS={Alt:1,Control:2,ControlOrMeta:2,Meta:4,Shift:8}
function modifierBits(names){return names.reduce((bits,name)=>bits|(BITS[name]??0),0)}const NAMED={Enter:["Enter",13,"\r"],Tab:["Tab",9],Escape:["Escape",27],Backspace:["Backspace",8],Delete:["Delete",46],Space:["Space",32," "],ArrowUp:["ArrowUp",38],ArrowDown:["ArrowDown",40],ArrowLeft:["ArrowLeft",37],ArrowRight:["ArrowRight",39],Home:["Home",36],End:["End",35],PageUp:["PageUp",33],PageDown:["PageDown",34],Insert:["Insert",45]}
function keysFor(combination){const parts=combination==="+"?["+"]:combination.split(/(?<=.)\+/)
const key=parts.at(-1)??""
const modifiers=modifierBits(parts.slice(0,-1))
const strange=parts.slice(0,-1).find(name=>BITS[name]===void 0)
if(strange!==void 0)throw new fault.Fp(`"${(0,lib_text.TN)(strange,50)}" is no modifier. There are ${Object.keys(BITS).join(", ")}.`)
const{text:text,...pressed}=oneKey(key)
const typed=text!==void 0&&(modifiers&6)===0?{text:text}:{}
const down={type:Object.keys(typed).length>0?"keyDown":"rawKeyDown",...pressed,...typed,modifiers:modifiers}
const commands=key.toLowerCase()==="a"&&(modifiers&6)!==0?{commands:["selectAll"]}:{}
return[{...down,...commands},{type:"keyUp",...pressed,modifiers:modifiers}]}function oneKey(key){const[code,number,text]=NAMED[key]??[]
if(code!==void 0&&number!==void 0)return{key:key==="Space"?" ":key,code:code,windowsVirtualKeyCode:number,...text!==void 0&&{text:text}}
const functionKey=/^F([1-9]|1[0-2])$/.exec(key)?.[1]
if(functionKey!==void 0)return{key:key,code:key,windowsVirtualKeyCode:111+Number(functionKey)}
if([...key].length!==1)throw new fault.Fp(`There is no key "${(0,lib_text.TN)(key,50)}". Use one character, F1 to F12, or ${Object.keys(NAMED).join(", ")}.`)
const upper=key.toUpperCase()
const isLetter=/^[A-Z]$/.test(upper)
return{key:key,code:isLetter?`Key${upper}`:"",windowsVirtualKeyCode:isLetter?upper.charCodeAt(0):0,text:key}}async function act(call,place){const{session:session,signal:signal}=place
switch(call.name){case"goto":return goTo(session,await addressOf(call.url,place))
case"go_back":return goBy(session,-1)
case"go_forward":return goBy(session,1)
case"noop":return(0,promises_.setTimeout)(call.wait_ms,void 0,{signal:signal})
case"scroll":return session.tell("Input.dispatchMouseEvent",{type:"mouseWheel",x:640,y:450,deltaX:call.delta_x,deltaY:call.delta_y})
case"fill":return fill(session,call.element,call.value)
case"clear":return fill(session,call.element,"")
case"select_option":return act_select(session,call.element,call.options)
case"click":return click(session,call,1)
case"dblclick":return click(session,call,2)
case"hover":return mouse(session,"mouseMoved",await centerOf(session,call.element))
case"press":return press(session,call)
case"focus":return session.tell("DOM.focus",{backendNodeId:call.element})
case"drag_and_drop":return drag(session,call)
case"upload_file":return upload(place,call)}}async function addressOf(url,{workspace:workspace}){const address=URL.parse(/^[a-z][a-z\d+.-]*:/i.test(url)?url:`http://${url}`)
if(!address)throw new fault.Fp(`"${(0,lib_text.TN)(url,200)}" is no address.`)
if(["http:","https:"].includes(address.protocol)||address.href==="about:blank")return address.href
if(address.protocol!=="file:")throw new fault.Fp(`Addresses begin with http://, https:// or file://, and this one with ${(0,lib_text.TN)(address.protocol,50)}`)
await workspace.realPath(pathOf(address))
return address.href}function pathOf({pathname:pathname,href:href}){try{return decodeURIComponent(pathname)}catch(cause){throw new fault.Fp(`"${(0,lib_text.TN)(href,200)}" is no address: it has a % that begins no character.`,{cause:cause})}}const Navigated=schemas.object({errorText:schemas.string().optional()})
async function goTo(session,url){const{errorText:errorText}=await session.ask("Page.navigate",{url:url},Navigated,3e4)
if(errorText!==void 0&&errorText!=="net::ERR_ABORTED")throw new fault.Fp(`${(0,lib_text.TN)(url,200)} cannot be opened: ${(0,lib_text.TN)(errorText,100)}. ${whyClosed(new URL(url))}`.trim())}function whyClosed({protocol:protocol,hostname:hostname}){if(protocol==="file:")return""
if(/^(?:.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname))return"It is this machine, so the network is not why: start the server, wait until it listens on this port, and read its output."
return"The workflow decides which hosts can be reached; localhost always can."}const History=schemas.object({currentIndex:schemas.int(),entries:schemas.array(schemas.object({id:schemas.int()}))})
async function goBy(session,steps){const{currentIndex:currentIndex,entries:entries}=await session.ask("Page.getNavigationHistory",{},History)
const entry=entries[currentIndex+steps]
if(!entry&&steps<0&&await session.closeFront())return
if(!entry)throw new fault.Fp("There is no page in that direction.")
await session.tell("Page.navigateToHistoryEntry",{entryId:entry.id})}const Quads=schemas.object({quads:schemas.array(schemas.array(schemas.number()).length(8))})
async function centerOf(session,element){await found(element,session.tell("DOM.scrollIntoViewIfNeeded",{backendNodeId:element}))
const{quads:quads}=await found(element,session.ask("DOM.getContentQuads",{backendNodeId:element},Quads))
const[quad]=quads
if(!quad)throw new fault.Fp(`The element ${element} cannot be seen, so it cannot be used with the mouse.`)
const[a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0]=quad
return{x:(a+c+e+g)/4,y:(b+d+f+h)/4}}async function found(element,asked){try{return await asked}catch(error){if(!(error instanceof fault.Fp))throw error
throw strange(element,error)}}function strange(element,cause){return new fault.Fp(`The element ${element} is not on this page or cannot be seen. The numbers are in the last observation.`,{cause:cause})}function mouse(session,type,{x:x,y:y},more={}){return session.tell("Input.dispatchMouseEvent",{type:type,x:x,y:y,...more})}async function click(session,{element:element,button:button,modifiers:modifiers},times){const point=await centerOf(session,element)
await mouse(session,"mouseMoved",point)
for(let clickCount=1;clickCount<=times;clickCount+=1){const more={button:button,clickCount:clickCount,modifiers:modifierBits(modifiers)}
await mouse(session,"mousePressed",point,more)
await mouse(session,"mouseReleased",point,more)}}async function drag(session,{element:element,target:target}){const from=await centerOf(session,element)
const pressed={button:"left",buttons:1,clickCount:1}
session.drag=void 0
await mouse(session,"mouseMoved",from)
await mouse(session,"mousePressed",from,pressed)
const to=await centerOf(session,target)
for(const part of[.1,.5,1]){await mouse(session,"mouseMoved",{x:from.x+(to.x-from.x)*part,y:from.y+(to.y-from.y)*part},pressed)
await(0,promises_.setTimeout)(50)}const data=session.drag
if(data!==void 0)for(const type of["dragEnter","dragOver","drop"])await session.tell("Input.dispatchDragEvent",{type:type,...to,data:data})
await mouse(session,"mouseReleased",to,{button:"left",clickCount:1})}async function press(session,{element:element,keys:keys}){await found(element,session.tell("DOM.focus",{backendNodeId:element}))
for(const event of keysFor(keys))await session.tell("Input.dispatchKeyEvent",event)}const Resolved=schemas.object({object:schemas.object({objectId:schemas.string()})})
const Called=schemas.object({result:schemas.object({value:schemas.unknown().optional()}),exceptionDetails:schemas.object({text:schemas.string(),exception:schemas.object({description:schemas.string().optional()}).optional()}).optional()})
async function callOn(session,element,code,values){const{object:object}=await found(element,session.ask("DOM.resolveNode",{backendNodeId:element},Resolved))
const params={functionDeclaration:code,objectId:object.objectId,arguments:values.map(value=>({value:value})),returnByValue:!0}
const{result:result,exceptionDetails:exceptionDetails}=await session.ask("Runtime.callFunctionOn",params,Called)
if(exceptionDetails){const{text:text,exception:exception}=exceptionDetails
const[why=text]=exception?.description?.split("\n")??[]
throw new fault.Fp(`The element ${element} does not take this: ${(0,lib_text.TN)(why,200)}`)}if(result.value==="strange")throw strange(element)
return result.value}const BEGIN_FILL=`function (value) {\n  const field = this.nodeType === 3 ? this.parentElement : this;\n  if (field?.nodeType !== 1) return "strange";\n  if (field.disabled || field.readOnly) return "closed";\n  const isTyped = field.matches("input:not([type=date],[type=time],[type=datetime-local],[type=month],[type=week],[type=color],[type=range],[type=checkbox],[type=radio],[type=file]), textarea");\n  field.focus();\n  if (isTyped) { field.select(); return "type"; }\n  if (field.isContentEditable) { getSelection().selectAllChildren(field); return "type"; }\n  if (!field.matches("input")) return "other";\n  if (field.matches("[type=checkbox],[type=radio],[type=file]")) return "other";\n  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);\n  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));\n  return "done";\n}`
const TELL_CHANGE=`function () { this.dispatchEvent(new Event("change", { bubbles: true })); }`
async function fill(session,element,value){const left=await callOn(session,element,BEGIN_FILL,[value])
if(left==="closed")throw new fault.Fp(`The element ${element} is disabled or read-only.`)
if(left==="other")throw new fault.Fp(`Nothing can be typed into the element ${element}.`)
if(left!=="type")return
if(value==="")for(const event of keysFor("Delete"))await session.tell("Input.dispatchKeyEvent",event)
else await session.tell("Input.insertText",{text:value})
await callOn(session,element,TELL_CHANGE,[])}const SELECT=`function (wanted) {\n  if (this.nodeType !== 1) return "strange";\n  if (!this.matches("select")) return "other";\n  const chosen = [...this.options].filter((option) => wanted.includes(option.value) || wanted.includes(option.label.trim()));\n  if (chosen.length < wanted.length) return "missing";\n  for (const option of this.options) option.selected = chosen.includes(option);\n  for (const name of ["input", "change"]) this.dispatchEvent(new Event(name, { bubbles: true }));\n  return "done";\n}`
async function act_select(session,element,options){const end=await callOn(session,element,SELECT,[options])
if(end==="other")throw new fault.Fp(`The element ${element} is not a list of options. Click it instead.`)
if(end==="missing")throw new fault.Fp(`The element ${element} does not have all of these options.`)}async function upload({session:session,workspace:workspace},{element:element,files:files}){const paths=await Promise.all(files.map(file=>workspace.realPath(file)))
for(const[index,path]of paths.entries())if((await workspace.stat(path))?.kind!=="file")throw new fault.Fp(`There is no file "${(0,lib_text.TN)(files[index]??"",200)}".`)
await found(element,session.tell("DOM.setFileInputFiles",{backendNodeId:element,files:paths}))}var coerce=__webpack_require__(49567)
var errors=__webpack_require__(37428)
var python_arguments=__webpack_require__(65578)
const calls_element=coerce.ai().int().positive()
const texts=schemas.union([schemas.string().transform(one=>[one]),schemas.array(schemas.string())]).readonly()
const modifiers=schemas.array(schemas["enum"](["Alt","Control","ControlOrMeta","Meta","Shift"])).default([]).readonly()
const calls_mouse={element:calls_element,button:schemas["enum"](["left","middle","right"]).default("left"),modifiers:modifiers}
const call=(name,shape)=>schemas.strictObject({name:schemas.literal(name),...shape}).readonly()
const Functions={goto:call("goto",{url:schemas.string()}),go_back:call("go_back",{}),go_forward:call("go_forward",{}),noop:call("noop",{wait_ms:schemas.number().min(0).max(3e4).default(1e3)}),scroll:call("scroll",{delta_x:schemas.number(),delta_y:schemas.number()}),fill:call("fill",{element:calls_element,value:coerce.Yj()}),select_option:call("select_option",{element:calls_element,options:texts}),click:call("click",calls_mouse),dblclick:call("dblclick",calls_mouse),hover:call("hover",{element:calls_element}),press:call("press",{element:calls_element,keys:schemas.string().min(1)}),focus:call("focus",{element:calls_element}),clear:call("clear",{element:calls_element}),drag_and_drop:call("drag_and_drop",{element:calls_element,target:calls_element}),upload_file:call("upload_file",{element:calls_element,files:texts})}
const BrowserCall=schemas.discriminatedUnion("name",[...Object.values(Functions)])
const OTHER_NAMES={bid:"element",from_bid:"element",to_bid:"target",key_comb:"keys",file:"files"}
function readBrowserCalls(code){const calls=(0,python_arguments.s)(code)
if(!calls||calls.length===0)throw new fault.Fp(`The code has to be calls such as \`goto("http://localhost:8000")\` or \`click(12)\`, one a line, with literals only.`)
return calls.map(read)}function read({name:name,args:args,named:named}){const schema=Object.hasOwn(Functions,name)?Functions[name]:void 0
if(!schema){const meant=(0,lib_text.pA)(name,Object.keys(Functions))
const hint=meant===void 0?"":` Did you mean \`${meant}\`?`
throw new fault.Fp(`There is no function "${(0,lib_text.TN)(name,100)}".${hint} There are ${Object.keys(Functions).join(", ")}.`)}const names=Object.keys(schema.unwrap().shape).filter(key=>key!=="name")
if(args.length>names.length)throw new fault.Fp(`\`${name}\` takes ${names.length} arguments: ${names.join(", ")}.`)
const inOrder=args.map((value,index)=>[names[index]??"",value])
const byName=Object.entries(named).map(([key,value])=>[OTHER_NAMES[key]??key,value])
const parsed=BrowserCall.safeParse({...Object.fromEntries([...inOrder,...byName]),name:name})
if(parsed.success)return parsed.data
throw new fault.Fp(`\`${name}(${names.join(", ")})\`: ${errors.S1(parsed.error)}`)}var workspace_workspace=__webpack_require__(30289)
const LAUNCHER=`\nconst { spawn } = require("node:child_process");\nconst { existsSync, mkdtempSync, rmSync } = require("node:fs");\nconst { join } = require("node:path");\nconst { tmpdir } = require("node:os");\n\nconst [names, isInside] = process.argv.slice(1);\nconst folders = (process.env.PATH ?? "").split(":");\nconst file = names.split(" ").flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);\nif (!file) { console.error("There is no browser."); process.exit(1); }\nconst profile = mkdtempSync(join(tmpdir(), "browser-"));\nconst proxy = process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY || process.env.http_proxy;\nconst child = spawn(file, [\n  "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + profile, "--window-size=1280,900",\n  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",\n  "--disable-sync", "--disable-extensions", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-gpu",\n  "--disable-breakpad", "--mute-audio", "--password-store=basic", "--disable-features=Translate,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,AutofillServerCommunication,IsolateOrigins,site-per-process",\n  "--disable-component-extensions-with-background-pages", "--disable-domain-reliability", "--disable-client-side-phishing-detection",\n  ...["gaia-url", "google-apis-url", "component-updater=url-source"].map((service) => "--" + service + "=http://nobody.localhost:1"),\n  "--disable-site-isolation-trials",\n  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",\n  ...(proxy ? ["--proxy-server=" + proxy] : []),\n  ...(isInside === "true" ? ["--no-sandbox"] : []),\n  "about:blank",\n], { stdio: ["ignore", "ignore", "inherit", "pipe", "pipe"] });\nconst [, , , orders, news] = child.stdio;\n\nfunction copy(from, to, before, after) {\n  from.on("data", (bytes) => {\n    for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + 1)) bytes[at] = after;\n    if (!to.write(bytes)) { from.pause(); to.once("drain", () => from.resume()); }\n  });\n}\ncopy(process.stdin, orders, 10, 0);\ncopy(news, process.stdout, 0, 10);\norders.on("error", () => {});\nconst end = (code) => { child.kill("SIGKILL"); rmSync(profile, { recursive: true, force: true, maxRetries: 3 }); process.exit(code); };\nprocess.stdin.on("end", () => end(0));\nchild.on("error", () => end(1));\nchild.on("exit", (code) => end(code ?? 1));\n`
const Frame=schemas.object({id:schemas.int().optional(),method:schemas.string().optional(),params:schemas.record(schemas.string(),schemas.unknown()).default({}),sessionId:schemas.string().optional(),result:schemas.unknown().optional(),error:schemas.object({message:schemas.string()}).optional()}).readonly()
class Unresponsive extends Error{}const PATIENCE_MS=15e3
class DevTools{#program
#onEvent
#waiting=new Map
#next=1
#end
constructor(program,onEvent){this.#program=program
this.#onEvent=onEvent
this.#listen()}static async open(workspace,browsers,onEvent){const isInside=workspace.kind==="SandboxWorkspace"
const args=["-e",LAUNCHER,"--",browsers.join(" "),String(isInside)]
return new DevTools(await workspace.openProgram({file:workspace_workspace.Q$,args:args,environment:{}}),onEvent)}async send(method,params,{sessionId:sessionId,schema:schema,patienceMs:patienceMs=PATIENCE_MS}){if(this.#end!==void 0)throw new Unresponsive(this.#end)
const id=this.#next
this.#next+=1
const{promise:promise,resolve:resolve,reject:reject}=Promise.withResolvers()
this.#waiting.set(id,{resolve:resolve,reject:reject})
const over=new AbortController
try{await this.#program.write(JSON.stringify({id:id,method:method,params:params,...sessionId&&{sessionId:sessionId}}))
const late=(0,promises_.setTimeout)(patienceMs,void 0,{signal:over.signal}).then(()=>{throw new Unresponsive(`${method} was not answered.`)})
late.catch(()=>{})
return schema.parse(await Promise.race([promise,late]))}finally{over.abort()
this.#waiting.delete(id)
promise.catch(()=>{})}}close(){this.#end??="It was closed."
return this.#program.close()}async#listen(){while(this.#end===void 0){const news=await this.#program.read().catch(error=>({lines:[],end:error.message}))
for(const line of news.lines)this.#take(line)
if(news.end!==void 0)this.#over(news.end)}}#take(line){const frame=Frame.safeParse(parsed(line))
if(!frame.success)return
const{id:id,method:method,params:params,sessionId:sessionId,result:result,error:error}=frame.data
if(method!==void 0)this.#onEvent({method:method,params:params,sessionId:sessionId})
const waiting=id===void 0?void 0:this.#waiting.get(id)
if(error)waiting?.reject(new fault.Fp(`The browser says: ${(0,lib_text.TN)(error.message,300)}.`))
else waiting?.resolve(result??{})}#over(end){this.#end??=withoutOwnLog(end)
for(const{reject:reject}of this.#waiting.values())reject(new Unresponsive(this.#end))}}const OWN_LOG=/\[\d+:\d+:[\d/.]+:(?:ERROR|WARNING|INFO|VERBOSE\d*):/
const FATAL=/\[\d+:\d+:[\d/.]+:FATAL:.*/
function withoutOwnLog(end){if(!OWN_LOG.test(end))return end
const[how=end]=end.split(" Its last output: ")
const[fatal=""]=FATAL.exec(end)??[]
return`${how} ${fatal}`.trim()}function parsed(line){try{return JSON.parse(line)}catch{return}}const Value=schemas.object({value:schemas.unknown().optional()}).readonly()
const Node=schemas.object({nodeId:schemas.string(),ignored:schemas.boolean().default(!1),role:Value.optional(),name:Value.optional(),value:Value.optional(),properties:schemas.array(schemas.object({name:schemas.string(),value:Value}).readonly()).default([]),childIds:schemas.array(schemas.string()).default([]),backendDOMNodeId:schemas.int().optional()}).readonly()
const PageTree=schemas.object({nodes:schemas.array(Node).readonly()}).readonly()
const USABLE=new Set("button link textbox searchbox checkbox radio combobox listbox option menuitem menuitemcheckbox menuitemradio tab switch slider spinbutton treeitem gridcell DisclosureTriangle Date ColorWell".split(" "))
const SILENT=new Set(["none","generic","InlineTextBox","LineBreak","ListMarker","paragraph","LabelText","strong","emphasis"])
const STATES=["focused","disabled","checked","selected","expanded","pressed","required","invalid","modal"]
const DEEPEST=60
const LONGEST_NAME=500
const FrameTree=schemas.object({frame:schemas.object({id:schemas.string()}),childFrames:schemas.lazy(()=>schemas.array(FrameTree)).optional()})
const Frames=schemas.object({frameTree:FrameTree})
const Owner=schemas.object({backendNodeId:schemas.int()})
const MOST_FRAMES=20
async function treesOf(session){const page=await session.ask("Accessibility.getFullAXTree",{},PageTree)
const{frameTree:frameTree}=await session.ask("Page.getFrameTree",{},Frames)
const frames=new Map
for(const frameId of inside(frameTree).slice(0,MOST_FRAMES))try{const{backendNodeId:backendNodeId}=await session.ask("DOM.getFrameOwner",{frameId:frameId},Owner)
frames.set(backendNodeId,await session.ask("Accessibility.getFullAXTree",{frameId:frameId},PageTree))}catch(error){if(!(error instanceof fault.Fp))throw error}return{page:page,frames:frames}}function inside({childFrames:childFrames=[]}){return childFrames.flatMap(child=>[child.frame.id,...inside(child)])}function shownTree({page:page,frames:frames},limit){const lines=[]
let left=limit
const visit=(node,depth,around,nodes)=>{if(left<0||depth>DEEPEST)return
const line=lineOf(node,around)
if(line!==void 0){const text=`${"  ".repeat(depth)}${line}`
left-=text.length+1
lines.push(left<0?"[... cut here]":text)}const isShown=line!==void 0&&!line.startsWith('"')
const within=line===void 0?around:textOf(node.name)
const below=isShown?depth+1:depth
const frame=node.backendDOMNodeId===void 0?void 0:frames.get(node.backendDOMNodeId)
if(frame)return enter(frame,below)
for(const child of childrenOf(node,nodes))visit(child,below,within,nodes)}
const enter=({nodes:nodes},depth)=>{const byId=new Map(nodes.map(node=>[node.nodeId,node]))
const[root]=nodes
for(const child of root?childrenOf(root,byId):[])visit(child,depth,"",byId)}
enter(page,0)
return lines.join("\n")}function childrenOf({childIds:childIds},nodes){return childIds.flatMap(id=>nodes.get(id)??[])}function lineOf(node,around){const role=textOf(node.role)
const name=textOf(node.name)
if(role==="StaticText")return name===""||around.includes(name)?void 0:`"${name}"`
const isFocusable=node.properties.some(property=>property.name==="focusable"&&property.value.value===!0)
const isUsable=USABLE.has(role)||isFocusable&&role!=="RootWebArea"
if(node.ignored||SILENT.has(role)&&!isUsable)return
const number=isUsable&&node.backendDOMNodeId!==void 0?`[${node.backendDOMNodeId}] `:""
const value=textOf(node.value)
const parts=[`${number}${role}`,...name===""?[]:[`"${name}"`],...value===""||value===name?[]:[`value="${value}"`],...statesOf(node)]
return parts.join(" ")}function statesOf({properties:properties}){const found=properties.filter(({name:name,value:value})=>{const state=String(value.value)
return STATES.includes(name)&&state!=="false"&&state!=="undefined"})
const words=found.map(({name:name,value:value})=>value.value===!0||value.value==="true"?name:`${name}=${value.value}`)
return words.length===0?[]:[`(${words.join(", ")})`]}function textOf(value){return typeof value?.value==="string"||typeof value?.value==="number"?(0,lib_text.TN)(String(value.value),LONGEST_NAME):""}const LARGEST_PICTURE=7e6
const Picture=schemas.object({data:schemas.base64()})
async function takePicture(session,mask){const taken=await take(session,mask,3e4)
if(taken.status==="refused")return(0,content.Qq)(taken.why)
return{type:"image",image_urls:[`data:image/png;base64,${taken.data}`],cache_prompt:!1}}async function keepPicture(session,workspace,mask){try{const picture=await take(session,mask,1e4)
if(picture.status==="refused")return
const names=workspace.outputDir===void 0?[]:(await workspace.list(workspace.outputDir)).map(({name:name})=>name)
for(let number=1;;number+=1){const name=`browser-${number}.png`
if(names.includes(name))continue
await workspace.saveOutput(name,Buffer.from(picture.data,"base64"))
return name}}catch{return}}async function take(session,mask,patienceMs){if(await showsSecret(session,mask))return{status:"refused",why:(0,prompts.J1)("tools/browser-secret")}
const{data:data}=await session.ask("Page.captureScreenshot",{format:"png"},Picture,patienceMs)
if(data.length>LARGEST_PICTURE)return{status:"refused",why:(0,prompts.J1)("tools/browser-large")}
if(await showsSecret(session,mask))return{status:"refused",why:(0,prompts.J1)("tools/browser-secret")}
return{status:"taken",data:data}}const Snapshot=schemas.object({strings:schemas.array(schemas.string()),documents:schemas.array(schemas.object({layout:schemas.object({text:schemas.array(schemas.int())})}))})
async function showsSecret(session,mask){const{strings:strings,documents:documents}=await session.ask("DOMSnapshot.captureSnapshot",{computedStyles:[]},Snapshot)
const drawn=documents.map(({layout:layout})=>layout.text.map(at=>strings[at]??"").join("").replaceAll(/\s+/g,""))
return[strings.join("\n"),...drawn].some(words=>mask(words)!==words)}const Nothing=schemas.unknown()
const WHOLE_BROWSER={sessionId:void 0,schema:Nothing}
const DOWNLOADS="downloads"
const Created=schemas.object({targetInfo:schemas.object({targetId:schemas.string(),type:schemas.string(),url:schemas.string()})})
const Attached=Created.extend({sessionId:schemas.string()})
const Dialog=schemas.object({type:schemas.string(),message:schemas.string(),defaultPrompt:schemas.string().default("")})
const Download=schemas.object({guid:schemas.string(),suggestedFilename:schemas.string()})
const Progress=schemas.object({guid:schemas.string(),state:schemas.string(),filePath:schemas.string().optional(),receivedBytes:schemas.number().default(0)})
const Spoken=schemas.object({type:schemas.string(),args:schemas.array(schemas.object({value:schemas.unknown().optional(),description:schemas.string().optional()}))})
const Thrown=schemas.object({exceptionDetails:schemas.object({text:schemas.string(),exception:schemas.object({description:schemas.string().optional()}).optional()})})
const Logged=schemas.object({entry:schemas.object({level:schemas.string(),text:schemas.string(),url:schemas.string().optional()})})
const DragData=schemas.object({data:schemas.unknown()})
const MOST_NOTES=20
const MOST_TABS=10
const MOST_DOWNLOADS=20
const LARGEST_DOWNLOAD=1e8
class BrowserSession{#devtools
#folder
#tabs=[]
#notes=[]
#downloads=new Map
#begun=0
#opening=0
#changed=Promise.withResolvers()
drag
constructor(folder){this.#folder=folder}static async open(workspace,browsers){const session=new BrowserSession(`${workspace.workingDir}/${DOWNLOADS}`)
const devtools=await DevTools.open(workspace,browsers,event=>session.#hear(event))
session.#devtools=devtools
try{const start={sessionId:void 0,schema:Nothing,patienceMs:6e4}
await devtools.send("Target.setDiscoverTargets",{discover:!0},start)
const place={behavior:"allow",downloadPath:session.#folder,eventsEnabled:!0}
await devtools.send("Browser.setDownloadBehavior",place,start)
for(let tries=0;session.#tabs.length===0&&tries<100;tries+=1)await(0,promises_.setTimeout)(50)
return session}catch(error){await devtools.close()
throw error}}async close(){await(this.#devtools?.close())}async ask(method,params,schema,patienceMs){const tab=await this.#front()
return this.#send(method,params,{sessionId:tab.session,schema:schema,...patienceMs!==void 0&&{patienceMs:patienceMs}})}async tell(method,params){await this.ask(method,params,Nothing)}async settle(signal){await(0,promises_.setTimeout)(200,void 0,{signal:signal})
const late=AbortSignal.timeout(1e4)
while(this.#tabs.at(-1)?.isLoading&&!late.aborted){this.#changed=Promise.withResolvers()
await Promise.race([this.#changed.promise,(0,promises_.setTimeout)(250,void 0,{signal:signal})])}if(this.#tabs.at(-1)?.isLoading)this.note("The page is still loading.")}note(text){if(this.#notes.length<MOST_NOTES)this.#notes.push(text)
else if(this.#notes.length===MOST_NOTES)this.#notes.push("More has happened than is told here.")}async closeFront(){const front=this.#tabs.length>1?this.#tabs.at(-1):void 0
if(front)await this.#send("Target.closeTarget",{targetId:front.target},WHOLE_BROWSER)
for(let tries=0;front&&this.#tabs.includes(front)&&tries<100;tries+=1)await(0,promises_.setTimeout)(20)
return front!==void 0}takeNotes(){return this.#notes.splice(0)}get tabs(){return this.#tabs.length}async#front(){const crashed=this.#tabs.at(-1)?.isCrashed?this.#tabs.pop():void 0
if(crashed)await this.#send("Target.closeTarget",{targetId:crashed.target},WHOLE_BROWSER)
if(this.#tabs.length===0){await this.#send("Target.createTarget",{url:"about:blank"},WHOLE_BROWSER)
for(let tries=0;this.#tabs.length===0&&tries<100;tries+=1)await(0,promises_.setTimeout)(50)}const tab=this.#tabs.at(-1)
if(!tab)throw new Error("The browser opens no tab.")
return tab}#send(method,params,options){if(!this.#devtools)throw new Error("The browser has not been opened.")
return this.#devtools.send(method,params,options)}#order(method,params){this.#send(method,params,WHOLE_BROWSER).catch(()=>{})}#hear({method:method,params:params,sessionId:sessionId}){const tab=this.#tabs.find(({session:session})=>session===sessionId)
if(method==="Target.targetCreated")this.#discover(params)
else if(method==="Target.attachedToTarget")this.#attach(params)
else if(method==="Target.detachedFromTarget")this.#detach(params)
else if(method==="Page.frameStartedLoading"&&tab)tab.isLoading=!0
else if(method==="Page.frameStoppedLoading"&&tab)tab.isLoading=!1
else if(method==="Inspector.targetCrashed"&&tab)this.#crash(tab)
else if(method==="Page.javascriptDialogOpening")this.#answer(params,sessionId)
else if(method==="Browser.downloadWillBegin")this.#download(params)
else if(method==="Browser.downloadProgress")this.#downloaded(params)
else if(method==="Input.dragIntercepted")this.drag=DragData.safeParse(params).data?.data
else this.#hearScript(method,params)
this.#changed.resolve()}#discover(params){const{data:data}=Created.safeParse(params)
if(data?.targetInfo.type!=="page")return
const{targetId:targetId}=data.targetInfo
if(this.#tabs.length+this.#opening>=MOST_TABS){this.note(`A tab was closed at once: there are ${MOST_TABS} already. \`go_back()\` closes one.`)
this.#order("Target.closeTarget",{targetId:targetId})
return}this.#opening+=1
const opened=this.#send("Target.attachToTarget",{targetId:targetId,flatten:!0},WHOLE_BROWSER)
opened.catch(()=>{}).finally(()=>{this.#opening-=1})}#attach(params){const{data:data}=Attached.safeParse(params)
if(data?.targetInfo.type!=="page")return
if(this.#tabs.length>0)this.note("A new tab opened and is in front. `go_back()` closes it.")
this.#tabs.push({target:data.targetInfo.targetId,session:data.sessionId,isLoading:!1,isCrashed:!1})
const on={sessionId:data.sessionId,schema:Nothing}
const enabled=["Page.enable","Runtime.enable","Log.enable","DOM.enable","Inspector.enable"]
for(const method of enabled)this.#send(method,{},on).catch(()=>{})
this.#send("Input.setInterceptDrags",{enabled:!0},on).catch(()=>{})}#detach(params){const{data:data}=schemas.object({sessionId:schemas.string()}).safeParse(params)
const left=this.#tabs.filter(({session:session})=>session!==data?.sessionId)
if(left.length<this.#tabs.length)this.note("A tab was closed.")
this.#tabs=left}#crash(tab){tab.isCrashed=!0
tab.isLoading=!1
this.note("The page crashed. The next call begins with an empty tab.")}#answer(params,sessionId){const{data:data}=Dialog.safeParse(params)
if(!data)return
const entered=data.type==="prompt"?{promptText:data.defaultPrompt}:{}
this.note(`A dialog (${data.type}) said "${(0,lib_text.TN)(data.message,500)}" and was accepted.`)
const answer={accept:!0,...entered}
this.#send("Page.handleJavaScriptDialog",answer,{sessionId:sessionId,schema:Nothing}).catch(()=>{})}#download(params){const{data:data}=Download.safeParse(params)
if(!data)return
this.#begun+=1
if(this.#begun>MOST_DOWNLOADS){this.note(`A download was stopped: there have been ${MOST_DOWNLOADS} already.`)
this.#order("Browser.cancelDownload",{guid:data.guid})
return}this.#downloads.set(data.guid,(0,lib_text.TN)(data.suggestedFilename,200))}#downloaded(params){const{data:data}=Progress.safeParse(params)
const name=data&&this.#downloads.get(data.guid)
if(!data||name===void 0)return
if(data.state==="inProgress"){if(data.receivedBytes>LARGEST_DOWNLOAD)this.#order("Browser.cancelDownload",{guid:data.guid})
return}this.#downloads.delete(data.guid)
const path=data.filePath?.startsWith(`${this.#folder}/`)?data.filePath.slice(this.#folder.length+1):name
if(data.state==="completed")this.note(`Downloaded to ${DOWNLOADS}/${(0,lib_text.TN)(path,200)}. Remove it unless it belongs to the change.`)
else this.note(`The download of ${(0,lib_text.TN)(name,200)} was ${(0,lib_text.TN)(data.state,50)}.`)}#hearScript(method,params){if(method==="Runtime.consoleAPICalled"){const{data:data}=Spoken.safeParse(params)
if(data&&["error","warning"].includes(data.type))this.#console(data.args.map(each=>each.value??each.description))}else if(method==="Runtime.exceptionThrown"){const{data:data}=Thrown.safeParse(params)
if(data)this.#console([data.exceptionDetails.exception?.description??data.exceptionDetails.text])}else if(method==="Log.entryAdded"){const{data:data}=Logged.safeParse(params)
if(data?.entry.level==="error")this.#console([data.entry.text,data.entry.url])}}#console(parts){const words=parts.filter(part=>part!==void 0).map(part=>typeof part==="string"?part:JSON.stringify(part))
this.note(`Console: ${(0,lib_text.TN)(words.join(" "),300)}`)}}function browser(options){const browsing=new Browsing(options)
return(0,tool.uO)({name:"browser",description:(0,prompts.J1)("tools/browser"),input:schemas.object({code:schemas.string().min(1).describe("Calls, one a line."),screenshot:schemas.boolean().optional().describe("Also show a picture of the page.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"HIGH",commands:({code:code})=>[code],declaredResources:()=>({declared:!0,keys:["browser:session"]}),run:(input,context)=>browsing.call(input,context),close:()=>browsing.close()})}const LONGEST_TREE=16e3
class Browsing{#options
#session
#workspace
#mask=text=>text
constructor(options){this.#options=options}async call({code:code,screenshot:screenshot=!1},context){const calls=readBrowserCalls(code)
const{workspace:workspace,signal:signal,secrets:secrets}=context
this.#workspace=workspace
this.#mask=secrets?.mask??this.#mask
try{const session=await this.#opened(workspace)
const problem=await mistakeIn(async()=>{for(const call of calls){signal.throwIfAborted()
await act(call,{session:session,workspace:workspace,signal:signal})
await session.settle(signal)}})
if(problem!==void 0)await session.settle(signal)
const content=await observe(session,{picture:screenshot?this.#mask:void 0,problem:problem})
return{content:content,is_error:problem!==void 0}}catch(error){if(signal.aborted||error instanceof Unresponsive)await this.#end()
signal.throwIfAborted()
if(error instanceof Unresponsive)throw new fault.Fp((0,prompts.J1)("tools/browser-gone",{why:(0,lib_text.TN)(error.message,500)}))
throw error}}async close(){const session=await(this.#session?.catch(()=>{}))
const{onPicture:onPicture}=this.#options
const name=onPicture&&session&&this.#workspace&&await keepPicture(session,this.#workspace,this.#mask)
if(name!==void 0)onPicture?.(name)
await this.#end()}async#end(){const opened=this.#session
this.#session=void 0
await((await(opened?.catch(()=>{})))?.close())}#opened(workspace){this.#session??=BrowserSession.open(workspace,this.#options.browsers).catch(error=>{this.#session=void 0
throw error})
return this.#session}}async function mistakeIn(action){try{await action()
return}catch(error){if(error instanceof fault.Fp)return error.message
throw error}}const Where=schemas.object({url:schemas.string(),title:schemas.string(),top:schemas.number(),height:schemas.number()})
const Place=schemas.object({result:schemas.object({value:Where.catch({url:"",title:"",top:0,height:0})})})
const WHERE="({ url: location.href, title: document.title, top: Math.round(scrollY), height: document.documentElement.scrollHeight })"
async function observe(session,{picture:mask,problem:problem}){const{result:result}=await session.ask("Runtime.evaluate",{expression:WHERE,returnByValue:!0},Place)
const tree=shownTree(await treesOf(session),LONGEST_TREE)
const{url:url,title:title,top:top,height:height}=result.value
const page=[`${(0,lib_text.TN)(url,300)} "${(0,lib_text.TN)(title,200)}"`,`Scrolled to ${top} of ${height} pixels; ${session.tabs} tab${session.tabs===1?"":"s"}.`,...session.takeNotes(),tree||"[The page is empty]"]
const words=[...problem===void 0?[]:[problem],(0,web_read.pageData)(page.join("\n"))]
return[(0,content.Qq)(words.join("\n")),...mask?[await takePicture(session,mask)]:[]]}}),20987:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{pageData:()=>pageData,webRead:()=>webRead})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(69423)
var _core_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30289)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
const MOST_BYTES=2*1024*1024
const PATIENCE_MS=3e4
const WebAddress=zod__WEBPACK_IMPORTED_MODULE_6__.url({protocol:/^https?$/,error:"must be an address with http:// or https://"})
const Page=zod__WEBPACK_IMPORTED_MODULE_6__.object({url:zod__WEBPACK_IMPORTED_MODULE_6__.string(),status:zod__WEBPACK_IMPORTED_MODULE_6__.int(),type:zod__WEBPACK_IMPORTED_MODULE_6__.string(),text:zod__WEBPACK_IMPORTED_MODULE_6__.string(),isCut:zod__WEBPACK_IMPORTED_MODULE_6__.boolean()})
const Answer=zod__WEBPACK_IMPORTED_MODULE_6__.union([zod__WEBPACK_IMPORTED_MODULE_6__.object({problem:zod__WEBPACK_IMPORTED_MODULE_6__.string()}).readonly(),Page.readonly()])
function webRead(toMarkdown){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_2__.uO)({name:"web_read",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read"),input:zod__WEBPACK_IMPORTED_MODULE_6__.object({url:WebAddress.describe("With http:// or https://.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"MEDIUM",commands:({url:url})=>[url],declaredResources:()=>({declared:!0,keys:[]}),async run({url:url},context){const page=await fetchPage(url,context)
const isHtml=/^(?:text\/html|application\/xhtml)/i.test(page.type)
const shown=isHtml?await toMarkdown(page.text):page.text
const head=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read-page",{url:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(page.url,300),status:String(page.status),type:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(page.type,100),cut:page.isCut?`, cut after ${MOST_BYTES/1024/1024} MB`:""})
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`${head}\n${pageData(shown.trim())}`)],is_error:page.status>=400,url:page.url}}})}async function fetchPage(url,{workspace:workspace,signal:signal}){const args=["-e",FETCHER,"--",url,String(MOST_BYTES),String(PATIENCE_MS)]
const line=await firstLine(workspace,args,signal)
const answer=Answer.safeParse(parsed(line))
if(answer.success&&"status"in answer.data)return answer.data
const why=answer.success&&"problem"in answer.data?answer.data.problem:line
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read-failed",{url:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(url,300),why:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(why,500)}))}async function firstLine(workspace,args,signal){const environment={NODE_USE_ENV_PROXY:"1",NODE_NO_WARNINGS:"1"}
const program=await workspace.openProgram({file:_core_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Q$,args:args,environment:environment})
const close=()=>void program.close().catch(()=>{})
signal.addEventListener("abort",close,{once:!0})
try{for(const end=Date.now()+2*PATIENCE_MS;Date.now()<end;){const news=await program.read()
signal.throwIfAborted()
const[line=news.end]=news.lines
if(line!==void 0)return line}return"It did not answer."}finally{signal.removeEventListener("abort",close)
await program.close()}}function parsed(line){try{return JSON.parse(line)}catch{return}}function pageData(text){const nonce=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString("hex")
const shown=text.replaceAll(/\p{Cf}/gu,"").replaceAll(nonce," ")
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/page-data",{nonce:nonce,text:shown})}const FETCHER=String.raw`
const [url, most, patience] = process.argv.slice(1);
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript|x-ndjson|toml))/i;
const words = (error) => [error.message, error.cause?.message, error.cause?.code].filter(Boolean).join(": ");

async function read() {
  const reply = await fetch(url, { signal: AbortSignal.timeout(Number(patience)), headers: { accept: "text/html, text/*, application/json" } });
  const type = reply.headers.get("content-type") ?? "text/plain";
  if (!TEXT.test(type)) return { problem: "It is " + type + ", and only text is read. Download it in the terminal." };
  const parts = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part.subarray(0, Number(most) - size));
    size += part.length;
    if (size >= Number(most)) break;
  }
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  let decoder;
  try { decoder = new TextDecoder(label); } catch { decoder = new TextDecoder(); }
  return { url: reply.url, status: reply.status, type, text: decoder.decode(Buffer.concat(parts)), isCut: size >= Number(most) };
}

read().catch((error) => ({ problem: words(error) })).then((result) => process.stdout.write(JSON.stringify(result) + "\n", () => process.exit()));
`})}

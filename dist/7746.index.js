export const id=7746
export const ids=[7746,987]
export const modules={65578:((e,t,n)=>{n.d(t,{l:()=>readArguments,s:()=>readCalls})
function readArguments(e,t){return entries(e,t,{close:")",key:keyword})}function readCalls(e){const t=[]
for(let n=between(e,0);n<e.length;){const s=oneCall(e,n)
if(!s)return
t.push(s.value)
n=between(e,s.end)}return t}function between(e,t){return t+(at(/(?:[\s;]|#[^\n]*)*/y,e,t)?.[0].length??0)}function oneCall(e,t){const[n="",s=""]=at(/([A-Za-z_]\w{0,99})\s{0,20}\(/y,e,t)??[]
if(s==="")return
const o=[]
for(let r=skip(e,t+n.length);r<e.length;){const t=keyword(e,r)!==void 0
const n=t||e[r]===")"?readArguments(e,r):void 0
if(n)return{value:{name:s,args:o,named:n.value},end:n.end}
const a=t?void 0:literal(e,r,0)
if(!a)return
o.push(a.value)
r=skip(e,a.end)
if(e[r]===",")r=skip(e,r+1)
else if(e[r]!==")")return}return}const s=/\s*/y
const o=/([A-Za-z_]\w{0,99})\s{0,20}=/y
const r=/[+-]?(?:\d[\d_]{0,99}(?:\.\d{0,99})?|\.\d{1,99})(?:e[+-]?\d{1,9})?(?![\w.])/iy
const a=/(?:True|False|None|true|false|null)\b/y
const i={True:!0,true:!0,False:!1,false:!1}
function at(e,t,n){e.lastIndex=n
return e.exec(t)??void 0}function skip(e,t){return t+(at(s,e,t)?.[0].length??0)}const keyword=(e,t)=>{const n=at(o,e,t)
return n&&{value:n[1]??"",end:t+n[0].length}}
const stringKey=(e,t)=>{const n=string(e,t)
const s=n&&skip(e,n.end)
return n&&s!==void 0&&e[s]===":"?{value:n.value,end:s+1}:void 0}
function entries(e,t,{close:n,key:s,depth:o=0}){const r=[]
for(let a=skip(e,t);a<e.length;){if(e[a]===n)return{value:Object.fromEntries(r),end:a+1}
const t=s(e,a)
const i=t&&literal(e,skip(e,t.end),o)
if(!t||!i)return
r.push([t.value,i.value])
a=skip(e,i.end)
if(e[a]===",")a=skip(e,a+1)
else if(e[a]!==n)return}return}const c=20
function literal(e,t,n){if(n>c)return
if(e[t]==="[")return list(e,t+1,n+1)
if(e[t]==="{")return entries(e,t+1,{close:"}",key:stringKey,depth:n+1})
const s=at(r,e,t)?.[0]
if(s!==void 0)return{value:Number(s.replaceAll("_","")),end:t+s.length}
const o=at(a,e,t)?.[0]
if(o!==void 0)return{value:i[o]??null,end:t+o.length}
return string(e,t)}function list(e,t,n){const s=[]
for(let o=skip(e,t);o<e.length;){if(e[o]==="]")return{value:s,end:o+1}
const t=literal(e,o,n)
if(!t)return
s.push(t.value)
o=skip(e,t.end)
if(e[o]===",")o=skip(e,o+1)
else if(e[o]!=="]")return}return}const l=/(r?)("""|'''|"|')/iy
const d={n:"\n",t:"\t",r:"\r","\n":""}
function string(e,t){const[n="",s,o=""]=at(l,e,t)??[]
if(o==="")return
const r=t+n.length
for(let t=r;t<e.length;t+=1){if(e.startsWith(o,t)){const n=e.slice(r,t)
return{value:s?n:unescaped(n),end:t+o.length}}if(e[t]==="\\")t+=1}return}function unescaped(e){return e.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|[ntr\n\\'"])/gi,(e,t)=>{if(t.length>1)return String.fromCodePoint(Number.parseInt(t.slice(1),16))
return d[t]??(/[\\'"]/.test(t)?t:e)})}}),30289:((e,t,n)=>{n.d(t,{Q$:()=>o,xu:()=>r,yk:()=>readOnlyWorkspace})
var s=n(98664)
const o="node of the workspace"
const r=12*1024*1024
function readOnlyWorkspace(e){const refuse=async()=>{throw new s.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:e.kind,workingDir:e.workingDir,outputDir:e.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:e.edits,saveOutput:(t,n)=>e.saveOutput(t,n),stat:t=>e.stat(t),read:(t,n)=>e.read(t,n),list:t=>e.list(t),realPath:t=>e.realPath(t),findFiles:(t,n)=>e.findFiles(t,n),searchText:(t,n)=>e.searchText(t,n),gitChanges:t=>e.gitChanges(t),gitDiff:t=>e.gitDiff(t)}}}),67746:((e,t,n)=>{n.r(t)
n.d(t,{browser:()=>browser})
var s=n(28942)
var o=n(46032)
var r=n(32938)
var a=n(69423)
var i=n(98664)
var c=n(94869)
var l=n(88135)
var d=n(20987)
var u=n(58500)
const p={Alt:1,Control:2,ControlOrMeta:2,Meta:4,Shift:8}
function modifierBits(e){return e.reduce((e,t)=>e|(p[t]??0),0)}const h={Enter:["Enter",13,"\r"],Tab:["Tab",9],Escape:["Escape",27],Backspace:["Backspace",8],Delete:["Delete",46],Space:["Space",32," "],ArrowUp:["ArrowUp",38],ArrowDown:["ArrowDown",40],ArrowLeft:["ArrowLeft",37],ArrowRight:["ArrowRight",39],Home:["Home",36],End:["End",35],PageUp:["PageUp",33],PageDown:["PageDown",34],Insert:["Insert",45]}
function keysFor(e){const t=e==="+"?["+"]:e.split(/(?<=.)\+/)
const n=t.at(-1)??""
const s=modifierBits(t.slice(0,-1))
const o=t.slice(0,-1).find(e=>p[e]===void 0)
if(o!==void 0)throw new i.Fp(`"${(0,c.TN)(o,50)}" is no modifier. There are ${Object.keys(p).join(", ")}.`)
const{text:r,...a}=oneKey(n)
const l=r!==void 0&&(s&6)===0?{text:r}:{}
const d={type:Object.keys(l).length>0?"keyDown":"rawKeyDown",...a,...l,modifiers:s}
const u=n.toLowerCase()==="a"&&(s&6)!==0?{commands:["selectAll"]}:{}
return[{...d,...u},{type:"keyUp",...a,modifiers:s}]}function oneKey(e){const[t,n,s]=h[e]??[]
if(t!==void 0&&n!==void 0)return{key:e==="Space"?" ":e,code:t,windowsVirtualKeyCode:n,...s!==void 0&&{text:s}}
const o=/^F([1-9]|1[0-2])$/.exec(e)?.[1]
if(o!==void 0)return{key:e,code:e,windowsVirtualKeyCode:111+Number(o)}
if([...e].length!==1)throw new i.Fp(`There is no key "${(0,c.TN)(e,50)}". Use one character, F1 to F12, or ${Object.keys(h).join(", ")}.`)
const r=e.toUpperCase()
const a=/^[A-Z]$/.test(r)
return{key:e,code:a?`Key${r}`:"",windowsVirtualKeyCode:a?r.charCodeAt(0):0,text:e}}async function act(e,t){const{session:n,signal:s}=t
switch(e.name){case"goto":return goTo(n,await addressOf(e.url,t))
case"go_back":return goBy(n,-1)
case"go_forward":return goBy(n,1)
case"noop":return(0,u.setTimeout)(e.wait_ms,void 0,{signal:s})
case"scroll":return n.tell("Input.dispatchMouseEvent",{type:"mouseWheel",x:640,y:450,deltaX:e.delta_x,deltaY:e.delta_y})
case"fill":return fill(n,e.element,e.value)
case"clear":return fill(n,e.element,"")
case"select_option":return act_select(n,e.element,e.options)
case"click":return click(n,e,1)
case"dblclick":return click(n,e,2)
case"hover":return mouse(n,"mouseMoved",await centerOf(n,e.element))
case"press":return press(n,e)
case"focus":return n.tell("DOM.focus",{backendNodeId:e.element})
case"drag_and_drop":return drag(n,e)
case"upload_file":return upload(t,e)}}async function addressOf(e,{workspace:t}){const n=URL.parse(/^[a-z][a-z\d+.-]*:/i.test(e)?e:`http://${e}`)
if(!n)throw new i.Fp(`"${(0,c.TN)(e,200)}" is no address.`)
if(["http:","https:"].includes(n.protocol)||n.href==="about:blank")return n.href
if(n.protocol!=="file:")throw new i.Fp(`Addresses begin with http://, https:// or file://, and this one with ${(0,c.TN)(n.protocol,50)}`)
await t.realPath(pathOf(n))
return n.href}function pathOf({pathname:e,href:t}){try{return decodeURIComponent(e)}catch(e){throw new i.Fp(`"${(0,c.TN)(t,200)}" is no address: it has a % that begins no character.`,{cause:e})}}const f=s.object({errorText:s.string().optional()})
async function goTo(e,t){const{errorText:n}=await e.ask("Page.navigate",{url:t},f,3e4)
if(n!==void 0&&n!=="net::ERR_ABORTED")throw new i.Fp(`${(0,c.TN)(t,200)} cannot be opened: ${(0,c.TN)(n,100)}. ${whyClosed(new URL(t))}`.trim())}function whyClosed({protocol:e,hostname:t}){if(e==="file:")return""
if(/^(?:.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(t))return"It is this machine, so the network is not why: start the server, wait until it listens on this port, and read its output."
return"The workflow decides which hosts can be reached; localhost always can."}const g=s.object({currentIndex:s.int(),entries:s.array(s.object({id:s.int()}))})
async function goBy(e,t){const{currentIndex:n,entries:s}=await e.ask("Page.getNavigationHistory",{},g)
const o=s[n+t]
if(!o&&t<0&&await e.closeFront())return
if(!o)throw new i.Fp("There is no page in that direction.")
await e.tell("Page.navigateToHistoryEntry",{entryId:o.id})}const w=s.object({quads:s.array(s.array(s.number()).length(8))})
async function centerOf(e,t){await found(t,e.tell("DOM.scrollIntoViewIfNeeded",{backendNodeId:t}))
const{quads:n}=await found(t,e.ask("DOM.getContentQuads",{backendNodeId:t},w))
const[s]=n
if(!s)throw new i.Fp(`The element ${t} cannot be seen, so it cannot be used with the mouse.`)
const[o=0,r=0,a=0,c=0,l=0,d=0,u=0,p=0]=s
return{x:(o+a+l+u)/4,y:(r+c+d+p)/4}}async function found(e,t){try{return await t}catch(t){if(!(t instanceof i.Fp))throw t
throw strange(e,t)}}function strange(e,t){return new i.Fp(`The element ${e} is not on this page or cannot be seen. The numbers are in the last observation.`,{cause:t})}function mouse(e,t,{x:n,y:s},o={}){return e.tell("Input.dispatchMouseEvent",{type:t,x:n,y:s,...o})}async function click(e,{element:t,button:n,modifiers:s},o){const r=await centerOf(e,t)
await mouse(e,"mouseMoved",r)
for(let t=1;t<=o;t+=1){const o={button:n,clickCount:t,modifiers:modifierBits(s)}
await mouse(e,"mousePressed",r,o)
await mouse(e,"mouseReleased",r,o)}}async function drag(e,{element:t,target:n}){const s=await centerOf(e,t)
const o={button:"left",buttons:1,clickCount:1}
e.drag=void 0
await mouse(e,"mouseMoved",s)
await mouse(e,"mousePressed",s,o)
const r=await centerOf(e,n)
for(const t of[.1,.5,1]){await mouse(e,"mouseMoved",{x:s.x+(r.x-s.x)*t,y:s.y+(r.y-s.y)*t},o)
await(0,u.setTimeout)(50)}const a=e.drag
if(a!==void 0)for(const t of["dragEnter","dragOver","drop"])await e.tell("Input.dispatchDragEvent",{type:t,...r,data:a})
await mouse(e,"mouseReleased",r,{button:"left",clickCount:1})}async function press(e,{element:t,keys:n}){await found(t,e.tell("DOM.focus",{backendNodeId:t}))
for(const t of keysFor(n))await e.tell("Input.dispatchKeyEvent",t)}const m=s.object({object:s.object({objectId:s.string()})})
const b=s.object({result:s.object({value:s.unknown().optional()}),exceptionDetails:s.object({text:s.string(),exception:s.object({description:s.string().optional()}).optional()}).optional()})
async function callOn(e,t,n,s){const{object:o}=await found(t,e.ask("DOM.resolveNode",{backendNodeId:t},m))
const r={functionDeclaration:n,objectId:o.objectId,arguments:s.map(e=>({value:e})),returnByValue:!0}
const{result:a,exceptionDetails:l}=await e.ask("Runtime.callFunctionOn",r,b)
if(l){const{text:e,exception:n}=l
const[s=e]=n?.description?.split("\n")??[]
throw new i.Fp(`The element ${t} does not take this: ${(0,c.TN)(s,200)}`)}if(a.value==="strange")throw strange(t)
return a.value}const y=`function (value) {\n  const field = this.nodeType === 3 ? this.parentElement : this;\n  if (field?.nodeType !== 1) return "strange";\n  if (field.disabled || field.readOnly) return "closed";\n  const isTyped = field.matches("input:not([type=date],[type=time],[type=datetime-local],[type=month],[type=week],[type=color],[type=range],[type=checkbox],[type=radio],[type=file]), textarea");\n  field.focus();\n  if (isTyped) { field.select(); return "type"; }\n  if (field.isContentEditable) { getSelection().selectAllChildren(field); return "type"; }\n  if (!field.matches("input")) return "other";\n  if (field.matches("[type=checkbox],[type=radio],[type=file]")) return "other";\n  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);\n  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));\n  return "done";\n}`
const v=`function () { this.dispatchEvent(new Event("change", { bubbles: true })); }`
async function fill(e,t,n){const s=await callOn(e,t,y,[n])
if(s==="closed")throw new i.Fp(`The element ${t} is disabled or read-only.`)
if(s==="other")throw new i.Fp(`Nothing can be typed into the element ${t}.`)
if(s!=="type")return
if(n==="")for(const t of keysFor("Delete"))await e.tell("Input.dispatchKeyEvent",t)
else await e.tell("Input.insertText",{text:n})
await callOn(e,t,v,[])}const k=`function (wanted) {\n  if (this.nodeType !== 1) return "strange";\n  if (!this.matches("select")) return "other";\n  const chosen = [...this.options].filter((option) => wanted.includes(option.value) || wanted.includes(option.label.trim()));\n  if (chosen.length < wanted.length) return "missing";\n  for (const option of this.options) option.selected = chosen.includes(option);\n  for (const name of ["input", "change"]) this.dispatchEvent(new Event(name, { bubbles: true }));\n  return "done";\n}`
async function act_select(e,t,n){const s=await callOn(e,t,k,[n])
if(s==="other")throw new i.Fp(`The element ${t} is not a list of options. Click it instead.`)
if(s==="missing")throw new i.Fp(`The element ${t} does not have all of these options.`)}async function upload({session:e,workspace:t},{element:n,files:s}){const o=await Promise.all(s.map(e=>t.realPath(e)))
for(const[e,n]of o.entries())if((await t.stat(n))?.kind!=="file")throw new i.Fp(`There is no file "${(0,c.TN)(s[e]??"",200)}".`)
await found(n,e.tell("DOM.setFileInputFiles",{backendNodeId:n,files:o}))}var T=n(49567)
var x=n(37428)
var I=n(65578)
const O=T.ai().int().positive()
const j=s.union([s.string().transform(e=>[e]),s.array(s.string())]).readonly()
const $=s.array(s["enum"](["Alt","Control","ControlOrMeta","Meta","Shift"])).default([]).readonly()
const _={element:O,button:s["enum"](["left","middle","right"]).default("left"),modifiers:$}
const call=(e,t)=>s.strictObject({name:s.literal(e),...t}).readonly()
const P={goto:call("goto",{url:s.string()}),go_back:call("go_back",{}),go_forward:call("go_forward",{}),noop:call("noop",{wait_ms:s.number().min(0).max(3e4).default(1e3)}),scroll:call("scroll",{delta_x:s.number(),delta_y:s.number()}),fill:call("fill",{element:O,value:T.Yj()}),select_option:call("select_option",{element:O,options:j}),click:call("click",_),dblclick:call("dblclick",_),hover:call("hover",{element:O}),press:call("press",{element:O,keys:s.string().min(1)}),focus:call("focus",{element:O}),clear:call("clear",{element:O}),drag_and_drop:call("drag_and_drop",{element:O,target:O}),upload_file:call("upload_file",{element:O,files:j})}
const D=s.discriminatedUnion("name",[...Object.values(P)])
const N={bid:"element",from_bid:"element",to_bid:"target",key_comb:"keys",file:"files"}
function readBrowserCalls(e){const t=(0,I.s)(e)
if(!t||t.length===0)throw new i.Fp(`The code has to be calls such as \`goto("http://localhost:8000")\` or \`click(12)\`, one a line, with literals only.`)
return t.map(read)}function read({name:e,args:t,named:n}){const s=Object.hasOwn(P,e)?P[e]:void 0
if(!s){const t=(0,c.pA)(e,Object.keys(P))
const n=t===void 0?"":` Did you mean \`${t}\`?`
throw new i.Fp(`There is no function "${(0,c.TN)(e,100)}".${n} There are ${Object.keys(P).join(", ")}.`)}const o=Object.keys(s.unwrap().shape).filter(e=>e!=="name")
if(t.length>o.length)throw new i.Fp(`\`${e}\` takes ${o.length} arguments: ${o.join(", ")}.`)
const r=t.map((e,t)=>[o[t]??"",e])
const a=Object.entries(n).map(([e,t])=>[N[e]??e,t])
const l=D.safeParse({...Object.fromEntries([...r,...a]),name:e})
if(l.success)return l.data
throw new i.Fp(`\`${e}(${o.join(", ")})\`: ${x.S1(l.error)}`)}var S=n(30289)
var F=n(80292)
const A=`\nconst { spawn } = require("node:child_process");\nconst { existsSync, mkdtempSync, rmSync } = require("node:fs");\nconst { join } = require("node:path");\nconst { tmpdir } = require("node:os");\n\nconst [names, isInside] = process.argv.slice(1);\nconst folders = (process.env.PATH ?? "").split(":");\nconst file = names.split(" ").flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);\nif (!file) { console.error("There is no browser."); process.exit(1); }\nconst profile = mkdtempSync(join(tmpdir(), "browser-"));\nconst proxy = process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY || process.env.http_proxy;\nconst child = spawn(file, [\n  "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + profile, "--window-size=1280,900",\n  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",\n  "--disable-sync", "--disable-extensions", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-gpu",\n  "--disable-breakpad", "--mute-audio", "--password-store=basic", "--disable-features=Translate,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,AutofillServerCommunication,IsolateOrigins,site-per-process",\n  "--disable-component-extensions-with-background-pages", "--disable-domain-reliability", "--disable-client-side-phishing-detection",\n  ...["gaia-url", "google-apis-url", "component-updater=url-source"].map((service) => "--" + service + "=http://nobody.localhost:1"),\n  "--disable-site-isolation-trials",\n  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",\n  ...(proxy ? ["--proxy-server=" + proxy] : []),\n  ...(isInside === "true" ? ["--no-sandbox"] : []),\n  "about:blank",\n], { stdio: ["ignore", "ignore", "inherit", "pipe", "pipe"] });\nconst [, , , orders, news] = child.stdio;\n\nfunction copy(from, to, before, after) {\n  from.on("data", (bytes) => {\n    for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + 1)) bytes[at] = after;\n    if (!to.write(bytes)) { from.pause(); to.once("drain", () => from.resume()); }\n  });\n}\ncopy(process.stdin, orders, 10, 0);\ncopy(news, process.stdout, 0, 10);\norders.on("error", () => {});\nconst end = (code) => { child.kill("SIGKILL"); rmSync(profile, { recursive: true, force: true, maxRetries: 3 }); process.exit(code); };\nprocess.stdin.on("end", () => end(0));\nchild.on("error", () => end(1));\nchild.on("exit", (code) => end(code ?? 1));\n`
const E=s.object({id:s.int().optional(),method:s.string().optional(),params:s.record(s.string(),s.unknown()).default({}),sessionId:s.string().optional(),result:s.unknown().optional(),error:s.object({message:s.string()}).optional()}).readonly()
class Unresponsive extends Error{}const C=15e3
class DevTools{#e
#t
#n=new Map
#s=1
#o
constructor(e,t){this.#e=e
this.#t=t
this.#r()}static async open(e,t,n){const s=e.kind==="SandboxWorkspace"
const o=["-e",A,"--",t.join(" "),String(s)]
return new DevTools(await e.openProgram({file:S.Q$,args:o,environment:{}}),n)}async send(e,t,{sessionId:n,schema:s,patienceMs:o=C}){if(this.#o!==void 0)throw new Unresponsive(this.#o)
const r=this.#s
this.#s+=1
const{promise:a,resolve:i,reject:c}=Promise.withResolvers()
this.#n.set(r,{resolve:i,reject:c})
const l=new AbortController
try{await this.#e.write(JSON.stringify({id:r,method:e,params:t,...n&&{sessionId:n}}))
const i=(0,u.setTimeout)(o,void 0,{signal:l.signal}).then(()=>{throw new Unresponsive(`${e} was not answered.`)})
i.catch(()=>{})
return s.parse(await Promise.race([a,i]))}finally{l.abort()
this.#n.delete(r)
a.catch(()=>{})}}close(){this.#o??="It was closed."
return this.#e.close()}async#r(){while(this.#o===void 0){const e=await this.#e.read().catch(e=>({lines:[],end:e.message}))
for(const t of e.lines)this.#a(t)
if(e.end!==void 0)this.#i(e.end)}}#a(e){const t=E.safeParse((0,F.dn)(e))
if(!t.success)return
const{id:n,method:s,params:o,sessionId:r,result:a,error:l}=t.data
if(s!==void 0)this.#t({method:s,params:o,sessionId:r})
const d=n===void 0?void 0:this.#n.get(n)
if(l)d?.reject(new i.Fp(`The browser says: ${(0,c.TN)(l.message,300)}.`))
else d?.resolve(a??{})}#i(e){this.#o??=withoutOwnLog(e)
for(const{reject:e}of this.#n.values())e(new Unresponsive(this.#o))}}const M=/\[\d+:\d+:[\d/.]+:(?:ERROR|WARNING|INFO|VERBOSE\d*):/
const R=/\[\d+:\d+:[\d/.]+:FATAL:.*/
function withoutOwnLog(e){if(!M.test(e))return e
const[t=e]=e.split(" Its last output: ")
const[n=""]=R.exec(e)??[]
return`${t} ${n}`.trim()}const B=s.object({value:s.unknown().optional()}).readonly()
const L=s.object({nodeId:s.string(),ignored:s.boolean().default(!1),role:B.optional(),name:B.optional(),value:B.optional(),properties:s.array(s.object({name:s.string(),value:B}).readonly()).default([]),childIds:s.array(s.string()).default([]),backendDOMNodeId:s.int().optional()}).readonly()
const H=s.object({nodes:s.array(L).readonly()}).readonly()
const U=new Set("button link textbox searchbox checkbox radio combobox listbox option menuitem menuitemcheckbox menuitemradio tab switch slider spinbutton treeitem gridcell DisclosureTriangle Date ColorWell".split(" "))
const W=new Set(["none","generic","InlineTextBox","LineBreak","ListMarker","paragraph","LabelText","strong","emphasis"])
const J=["focused","disabled","checked","selected","expanded","pressed","required","invalid","modal"]
const z=60
const q=500
const K=s.object({frame:s.object({id:s.string()}),childFrames:s.lazy(()=>s.array(K)).optional()})
const Q=s.object({frameTree:K})
const V=s.object({backendNodeId:s.int()})
const X=20
async function treesOf(e){const t=await e.ask("Accessibility.getFullAXTree",{},H)
const{frameTree:n}=await e.ask("Page.getFrameTree",{},Q)
const s=new Map
for(const t of inside(n).slice(0,X))try{const{backendNodeId:n}=await e.ask("DOM.getFrameOwner",{frameId:t},V)
s.set(n,await e.ask("Accessibility.getFullAXTree",{frameId:t},H))}catch(e){if(!(e instanceof i.Fp))throw e}return{page:t,frames:s}}function inside({childFrames:e=[]}){return e.flatMap(e=>[e.frame.id,...inside(e)])}function shownTree({page:e,frames:t},n){const s=[]
let o=n
const visit=(e,n,r,a)=>{if(o<0||n>z)return
const i=lineOf(e,r)
if(i!==void 0){const e=`${"  ".repeat(n)}${i}`
o-=e.length+1
s.push(o<0?"[... cut here]":e)}const c=i!==void 0&&!i.startsWith('"')
const l=i===void 0?r:textOf(e.name)
const d=c?n+1:n
const u=e.backendDOMNodeId===void 0?void 0:t.get(e.backendDOMNodeId)
if(u)return enter(u,d)
for(const t of childrenOf(e,a))visit(t,d,l,a)}
const enter=({nodes:e},t)=>{const n=new Map(e.map(e=>[e.nodeId,e]))
const[s]=e
for(const e of s?childrenOf(s,n):[])visit(e,t,"",n)}
enter(e,0)
return s.join("\n")}function childrenOf({childIds:e},t){return e.flatMap(e=>t.get(e)??[])}function lineOf(e,t){const n=textOf(e.role)
const s=textOf(e.name)
if(n==="StaticText")return s===""||t.includes(s)?void 0:`"${s}"`
const o=e.properties.some(e=>e.name==="focusable"&&e.value.value===!0)
const r=U.has(n)||o&&n!=="RootWebArea"
if(e.ignored||W.has(n)&&!r)return
const a=r&&e.backendDOMNodeId!==void 0?`[${e.backendDOMNodeId}] `:""
const i=textOf(e.value)
const c=[`${a}${n}`,...s===""?[]:[`"${s}"`],...i===""||i===s?[]:[`value="${i}"`],...statesOf(e)]
return c.join(" ")}function statesOf({properties:e}){const t=e.filter(({name:e,value:t})=>{const n=String(t.value)
return J.includes(e)&&n!=="false"&&n!=="undefined"})
const n=t.map(({name:e,value:t})=>t.value===!0||t.value==="true"?e:`${e}=${t.value}`)
return n.length===0?[]:[`(${n.join(", ")})`]}function textOf(e){return typeof e?.value==="string"||typeof e?.value==="number"?(0,c.TN)(String(e.value),q):""}const Y=7e6
const G=s.object({data:s.base64()})
async function takePicture(e,t){const n=await take(e,t,3e4)
if(n.status==="refused")return(0,o.Qq)(n.why)
return{type:"image",image_urls:[`data:image/png;base64,${n.data}`],cache_prompt:!1}}async function keepPicture(e,t,n){try{const s=await take(e,n,1e4)
if(s.status==="refused")return
const o=t.outputDir===void 0?[]:(await t.list(t.outputDir)).map(({name:e})=>e)
const r=freeName(new Set(o))
await t.saveOutput(r,Buffer.from(s.data,"base64"))
return r}catch{return}}function freeName(e){let t=1
while(e.has(`browser-${t}.png`))t+=1
return`browser-${t}.png`}async function take(e,t,n){if(await showsSecret(e,t))return{status:"refused",why:(0,l.J1)("tools/browser-secret")}
const{data:s}=await e.ask("Page.captureScreenshot",{format:"png"},G,n)
if(s.length>Y)return{status:"refused",why:(0,l.J1)("tools/browser-large")}
if(await showsSecret(e,t))return{status:"refused",why:(0,l.J1)("tools/browser-secret")}
return{status:"taken",data:s}}const Z=s.object({strings:s.array(s.string()),documents:s.array(s.object({layout:s.object({text:s.array(s.int())})}))})
async function showsSecret(e,t){const{strings:n,documents:s}=await e.ask("DOMSnapshot.captureSnapshot",{computedStyles:[]},Z)
const o=s.map(({layout:e})=>e.text.map(e=>n[e]??"").join("").replaceAll(/\s+/g,""))
return[n.join("\n"),...o].some(e=>t(e)!==e)}const ee=s.unknown()
const te={sessionId:void 0,schema:ee}
const ne="downloads"
const se=s.object({targetInfo:s.object({targetId:s.string(),type:s.string(),url:s.string()})})
const oe=se.extend({sessionId:s.string()})
const re=s.object({type:s.string(),message:s.string(),defaultPrompt:s.string().default("")})
const ae=s.object({guid:s.string(),suggestedFilename:s.string()})
const ie=s.object({guid:s.string(),state:s.string(),filePath:s.string().optional(),receivedBytes:s.number().default(0)})
const ce=s.object({type:s.string(),args:s.array(s.object({value:s.unknown().optional(),description:s.string().optional()}))})
const le=s.object({exceptionDetails:s.object({text:s.string(),exception:s.object({description:s.string().optional()}).optional()})})
const de=s.object({entry:s.object({level:s.string(),text:s.string(),url:s.string().optional()})})
const ue=s.object({data:s.unknown()})
const pe=20
const he=10
const fe=20
const ge=1e8
class BrowserSession{#c
#l
#d=[]
#u=[]
#p=new Map
#h=0
#f=0
#g=Promise.withResolvers()
drag
constructor(e){this.#l=e}static async open(e,t){const n=new BrowserSession(`${e.workingDir}/${ne}`)
const s=await DevTools.open(e,t,e=>n.#w(e))
n.#c=s
try{const e={sessionId:void 0,schema:ee,patienceMs:6e4}
await s.send("Target.setDiscoverTargets",{discover:!0},e)
const t={behavior:"allow",downloadPath:n.#l,eventsEnabled:!0}
await s.send("Browser.setDownloadBehavior",t,e)
for(let e=0;n.#d.length===0&&e<100;e+=1)await(0,u.setTimeout)(50)
return n}catch(e){await s.close()
throw e}}async close(){await(this.#c?.close())}async ask(e,t,n,s){const o=await this.#m()
return this.#b(e,t,{sessionId:o.session,schema:n,...s!==void 0&&{patienceMs:s}})}async tell(e,t){await this.ask(e,t,ee)}async settle(e){await(0,u.setTimeout)(200,void 0,{signal:e})
const t=AbortSignal.timeout(1e4)
while(this.#d.at(-1)?.isLoading&&!t.aborted){this.#g=Promise.withResolvers()
await Promise.race([this.#g.promise,(0,u.setTimeout)(250,void 0,{signal:e})])}if(this.#d.at(-1)?.isLoading)this.note("The page is still loading.")}note(e){if(this.#u.length<pe)this.#u.push(e)
else if(this.#u.length===pe)this.#u.push("More has happened than is told here.")}async closeFront(){const e=this.#d.length>1?this.#d.at(-1):void 0
if(e)await this.#b("Target.closeTarget",{targetId:e.target},te)
for(let t=0;e&&this.#d.includes(e)&&t<100;t+=1)await(0,u.setTimeout)(20)
return e!==void 0}takeNotes(){return this.#u.splice(0)}get tabs(){return this.#d.length}async#m(){const e=this.#d.at(-1)?.isCrashed?this.#d.pop():void 0
if(e)await this.#b("Target.closeTarget",{targetId:e.target},te)
if(this.#d.length===0){await this.#b("Target.createTarget",{url:"about:blank"},te)
for(let e=0;this.#d.length===0&&e<100;e+=1)await(0,u.setTimeout)(50)}const t=this.#d.at(-1)
if(!t)throw new Error("The browser opens no tab.")
return t}#b(e,t,n){if(!this.#c)throw new Error("The browser has not been opened.")
return this.#c.send(e,t,n)}#y(e,t){this.#b(e,t,te).catch(()=>{})}#w({method:e,params:t,sessionId:n}){const s=this.#d.find(({session:e})=>e===n)
if(e==="Target.targetCreated")this.#v(t)
else if(e==="Target.attachedToTarget")this.#k(t)
else if(e==="Target.detachedFromTarget")this.#T(t)
else if(e==="Page.frameStartedLoading"&&s)s.isLoading=!0
else if(e==="Page.frameStoppedLoading"&&s)s.isLoading=!1
else if(e==="Inspector.targetCrashed"&&s)this.#x(s)
else if(e==="Page.javascriptDialogOpening")this.#I(t,n)
else if(e==="Browser.downloadWillBegin")this.#O(t)
else if(e==="Browser.downloadProgress")this.#j(t)
else if(e==="Input.dragIntercepted")this.drag=ue.safeParse(t).data?.data
else this.#$(e,t)
this.#g.resolve()}#v(e){const{data:t}=se.safeParse(e)
if(t?.targetInfo.type!=="page")return
const{targetId:n}=t.targetInfo
if(this.#d.length+this.#f>=he){this.note(`A tab was closed at once: there are ${he} already. \`go_back()\` closes one.`)
this.#y("Target.closeTarget",{targetId:n})
return}this.#f+=1
const s=this.#b("Target.attachToTarget",{targetId:n,flatten:!0},te)
s.catch(()=>{}).finally(()=>{this.#f-=1})}#k(e){const{data:t}=oe.safeParse(e)
if(t?.targetInfo.type!=="page")return
if(this.#d.length>0)this.note("A new tab opened and is in front. `go_back()` closes it.")
this.#d.push({target:t.targetInfo.targetId,session:t.sessionId,isLoading:!1,isCrashed:!1})
const n={sessionId:t.sessionId,schema:ee}
const s=["Page.enable","Runtime.enable","Log.enable","DOM.enable","Inspector.enable"]
for(const e of s)this.#b(e,{},n).catch(()=>{})
this.#b("Input.setInterceptDrags",{enabled:!0},n).catch(()=>{})}#T(e){const{data:t}=s.object({sessionId:s.string()}).safeParse(e)
const n=this.#d.filter(({session:e})=>e!==t?.sessionId)
if(n.length<this.#d.length)this.note("A tab was closed.")
this.#d=n}#x(e){e.isCrashed=!0
e.isLoading=!1
this.note("The page crashed. The next call begins with an empty tab.")}#I(e,t){const{data:n}=re.safeParse(e)
if(!n)return
const s=n.type==="prompt"?{promptText:n.defaultPrompt}:{}
this.note(`A dialog (${n.type}) said "${(0,c.TN)(n.message,500)}" and was accepted.`)
const o={accept:!0,...s}
this.#b("Page.handleJavaScriptDialog",o,{sessionId:t,schema:ee}).catch(()=>{})}#O(e){const{data:t}=ae.safeParse(e)
if(!t)return
this.#h+=1
if(this.#h>fe){this.note(`A download was stopped: there have been ${fe} already.`)
this.#y("Browser.cancelDownload",{guid:t.guid})
return}this.#p.set(t.guid,(0,c.TN)(t.suggestedFilename,200))}#j(e){const{data:t}=ie.safeParse(e)
const n=t&&this.#p.get(t.guid)
if(!t||n===void 0)return
if(t.state==="inProgress"){if(t.receivedBytes>ge)this.#y("Browser.cancelDownload",{guid:t.guid})
return}this.#p.delete(t.guid)
const s=t.filePath?.startsWith(`${this.#l}/`)?t.filePath.slice(this.#l.length+1):n
if(t.state==="completed")this.note(`Downloaded to ${ne}/${(0,c.TN)(s,200)}. Remove it unless it belongs to the change.`)
else this.note(`The download of ${(0,c.TN)(n,200)} was ${(0,c.TN)(t.state,50)}.`)}#$(e,t){if(e==="Runtime.consoleAPICalled"){const{data:e}=ce.safeParse(t)
if(e&&["error","warning"].includes(e.type))this.#_(e.args.map(e=>e.value??e.description))}else if(e==="Runtime.exceptionThrown"){const{data:e}=le.safeParse(t)
if(e)this.#_([e.exceptionDetails.exception?.description??e.exceptionDetails.text])}else if(e==="Log.entryAdded"){const{data:e}=de.safeParse(t)
if(e?.entry.level==="error")this.#_([e.entry.text,e.entry.url])}}#_(e){const t=e.filter(e=>e!==void 0).map(e=>typeof e==="string"?e:JSON.stringify(e))
this.note(`Console: ${(0,c.TN)(t.join(" "),300)}`)}}function browser(e){const t=new Browsing(e)
return(0,a.uO)({name:"browser",description:(0,l.J1)("tools/browser"),input:s.object({code:(0,r.F)().min(1).describe("Calls, one a line."),screenshot:s.boolean().optional().describe("Also show a picture of the page.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(e,{isSandboxed:t})=>t?"LOW":"HIGH",commands:({code:e})=>[e],declaredResources:()=>({declared:!0,keys:["browser:session"]}),run:(e,n)=>t.call(e,n),close:()=>t.close()})}const we=16e3
class Browsing{#P
#D
#N
#S=e=>e
constructor(e){this.#P=e}async call({code:e,screenshot:t=!1},n){const s=readBrowserCalls(e)
const{workspace:o,signal:r,secrets:a}=n
this.#N=o
this.#S=a?.mask??this.#S
try{const e=await this.#F(o)
const n=await mistakeIn(async()=>{for(const t of s){r.throwIfAborted()
await act(t,{session:e,workspace:o,signal:r})
await e.settle(r)}})
if(n!==void 0)await e.settle(r)
const a=await observe(e,{picture:t?this.#S:void 0,problem:n})
return{content:a,is_error:n!==void 0}}catch(e){if(r.aborted||e instanceof Unresponsive)await this.#o()
r.throwIfAborted()
if(e instanceof Unresponsive)throw new i.Fp((0,l.J1)("tools/browser-gone",{why:(0,c.TN)(e.message,500)}))
throw e}}async close(){const e=await(this.#D?.catch(()=>{}))
const{onPicture:t}=this.#P
const n=t&&e&&this.#N&&await keepPicture(e,this.#N,this.#S)
if(n!==void 0)t?.(n)
await this.#o()}async#o(){const e=this.#D
this.#D=void 0
await((await(e?.catch(()=>{})))?.close())}#F(e){this.#D??=BrowserSession.open(e,this.#P.browsers).catch(e=>{this.#D=void 0
throw e})
return this.#D}}async function mistakeIn(e){try{await e()
return}catch(e){if(e instanceof i.Fp)return e.message
throw e}}const me=s.object({url:s.string(),title:s.string(),top:s.number(),height:s.number()})
const be=s.object({result:s.object({value:me.catch({url:"",title:"",top:0,height:0})})})
const ye="({ url: location.href, title: document.title, top: Math.round(scrollY), height: document.documentElement.scrollHeight })"
async function observe(e,{picture:t,problem:n}){const{result:s}=await e.ask("Runtime.evaluate",{expression:ye,returnByValue:!0},be)
const r=shownTree(await treesOf(e),we)
const{url:a,title:i,top:l,height:u}=s.value
const p=[`${(0,c.TN)(a,300)} "${(0,c.TN)(i,200)}"`,`Scrolled to ${l} of ${u} pixels; ${e.tabs} tab${e.tabs===1?"":"s"}.`,...e.takeNotes(),r||"[The page is empty]"]
const h=[...n===void 0?[]:[n],(0,d.pageData)(p.join("\n"))]
return[(0,o.Qq)(h.join("\n")),...t?[await takePicture(e,t)]:[]]}}),20987:((e,t,n)=>{n.r(t)
n.d(t,{pageData:()=>pageData,webRead:()=>webRead})
var s=n(77598)
var o=n(28942)
var r=n(46032)
var a=n(69423)
var i=n(30289)
var c=n(98664)
var l=n(80292)
var d=n(94869)
var u=n(88135)
const p=2*1024*1024
const h=3e4
const f=o.url({protocol:/^https?$/,error:"must be an address with http:// or https://"})
const g=o.object({url:o.string(),status:o.int(),type:o.string(),text:o.string(),isCut:o.boolean()})
const w=o.union([o.object({problem:o.string()}).readonly(),g.readonly()])
function webRead(e){return(0,a.uO)({name:"web_read",description:(0,u.J1)("tools/web_read"),input:o.object({url:f.describe("With http:// or https://.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!0},risk:(e,{isSandboxed:t})=>t?"LOW":"MEDIUM",commands:({url:e})=>[e],declaredResources:()=>({declared:!0,keys:[]}),async run({url:t},n){const s=await fetchPage(t,n)
const o=/^(?:text\/html|application\/xhtml)/i.test(s.type)
const a=o?await e(s.text):s.text
const i=(0,u.J1)("tools/web_read-page",{url:(0,d.TN)(s.url,300),status:String(s.status),type:(0,d.TN)(s.type,100),cut:s.isCut?`, cut after ${p/1024/1024} MB`:""})
return{content:[(0,r.Qq)(`${i}\n${pageData(a.trim())}`)],is_error:s.status>=400,url:s.url}}})}async function fetchPage(e,{workspace:t,signal:n}){const s=["-e",m,"--",e,String(p),String(h)]
const o=await firstLine(t,s,n)
const r=w.safeParse((0,l.dn)(o))
if(r.success&&"status"in r.data)return r.data
const a=r.success&&"problem"in r.data?r.data.problem:o
throw new c.Fp((0,u.J1)("tools/web_read-failed",{url:(0,d.TN)(e,300),why:(0,d.TN)(a,500)}))}async function firstLine(e,t,n){const s={NODE_USE_ENV_PROXY:"1",NODE_NO_WARNINGS:"1"}
const o=await e.openProgram({file:i.Q$,args:t,environment:s})
const close=()=>void o.close().catch(()=>{})
n.addEventListener("abort",close,{once:!0})
try{for(const e=Date.now()+2*h;Date.now()<e;){const e=await o.read()
n.throwIfAborted()
const[t=e.end]=e.lines
if(t!==void 0)return t}return"It did not answer."}finally{n.removeEventListener("abort",close)
await o.close()}}function pageData(e){const t=(0,s.randomBytes)(12).toString("hex")
const n=e.replaceAll(/\p{Cf}/gu,"").replaceAll(t," ")
return(0,u.J1)("tools/page-data",{nonce:t,text:n})}const m=String.raw`
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

export const id=1083
export const ids=[1083]
export const modules={58431:((t,e,n)=>{n.d(e,{Js:()=>fitsAny,MH:()=>plainName,T0:()=>makersName,xv:()=>withoutDate})
function plainName(t){const e=t.toLowerCase().split("/").at(-1)??""
return e.replace(/^ft:/,"").replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai|xai|google)\./,"")}function withoutDate(t){return t.replace(/[-@](?:latest|20\d\d-?\d\d-?\d\d)$/,"")}function makersName(t){const e=withoutDate(t.replace(/(?:-v\d+(?::\d+)?|:[a-z]+)$/,""))
if(!e.startsWith("claude-"))return e
const[,n,s]=/^claude-(\d[\d.-]*)-([a-z][a-z-]*)$/.exec(e)??[]
return(n===void 0?e:`claude-${s}-${n}`).replaceAll(".","-")}const s={gpt:/^gpt-(\d{1,2})(?:[.-](\d{1,2}))?(?![\d])/,o:/^o(\d{1,2})(?:\.(\d{1,2}))?(?![a-z\d])/,claude:/^claude(?:-[a-z]+)*-v?(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/,gemini:/^gemini(?:-[a-z]+)*-(\d{1,2})(?:\.(\d{1,2}))?(?!\d)/,grok:/^grok-(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/}
function versionIn(t,e){const[,n,i="0"]=s[e]?.exec(t)??[]
return n===void 0?void 0:[Number(n),Number(i)]}function fitsAny(t,e){return e.split(" ").some(e=>fits(t,e))}function fits(t,e){const[n="",s]=e.split(">=")
if(s===void 0)return expressionFor(e).test(t)
const i=versionIn(t,n)
const[o=0,r=0]=s.split(".").map(Number)
return i!==void 0&&(i[0]>o||i[0]===o&&i[1]>=r)}function expressionFor(t){const e=t.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("*",".*").replaceAll("?",".")
return new RegExp(`^${e}$`)}}),78995:((t,e,n)=>{n.d(e,{ks:()=>SecretRegistry,tA:()=>describeSecrets,$J:()=>secretsFor})
var s=n(98664)
var i=n(51977)
var o=n(91106)
var r=n(24506)
function weaknessOf(t){const e=t.trim()
if(e==="")return
if(e.length<o.G6)return"short"
return(0,r.B)(e).some(isOrdinary)?"ordinary":void 0}const a=/[-_./: ]+/
const c=3
const l=/^\p{L}{1,10}\d{0,4}$/u
const u=/^\d{1,8}$/
const d=/^(.)\1*$/u
const h=/[bcdfghjklmnpqrstvwxz]{5}/i
const f=/\p{Ll}\p{Lu}/u
function isOrdinary(t){const e=t.split(a).filter(t=>t!=="")
if(d.test(t))return!0
return e.length<=c&&e.every(t=>u.test(t)||isWord(t))}function isWord(t){return l.test(t)&&!h.test(t)&&!f.test(t)}var p=n(88135)
var m=n(31720)
function secretsFor(t,{valuesOf:e,mask:n,masker:s}){return Object.freeze({granted:()=>e(t),mask:n,masker:s})}class SecretRegistry{#t
#e
#n=new Map
#s=new Map
#i=new Set
#o=new Map
#r
constructor(t=m.JE,e=[]){this.#t=t
this.#e=new Lookup(t)
for(const t of e)this.#a(t)}get names(){return[...this.#n.keys()]}get(t){return this.#n.get(t)}all(){return Object.fromEntries(this.#n)}update(t){const e=Object.entries(t).map(([t,e])=>[t,sourceOf(t,e)])
for(const[t,n]of e)this.#c(t,n)}mask=t=>this.#l().mask(t)
forTools(){return Object.freeze({namesIn:t=>this.#u(t),valuesOf:t=>this.#d(t),mask:this.mask,masker:()=>(0,i.streamMask)(()=>this.#l())})}dump(t){const e=[...this.#n].map(([e,n])=>[e,(0,m.H0)(n,t)])
return{secret_sources:{...Object.fromEntries(this.#o),...Object.fromEntries(e)}}}load(t,e){const n=[]
for(const[s,i]of Object.entries(t.secret_sources)){const t=(0,m.l5)(i,e)
if(t===void 0){n.push(s)
this.#o.set(s,i)}else this.#c(s,t)}return n}toJSON(){return this.names}#c(t,e){const n=this.#s.get(t)
this.#n.set(t,e)
this.#s.delete(t)
if(e.kind==="LookupSecret"||e.kind==="CallbackSecret")return
const s=e.kind==="StaticSecret"?e.value:this.#t.env[e.variable]??""
this.#s.set(t,s)
if(s!==n)this.#h(t,s)
this.#a(s)}#u(t){return this.names.filter(e=>isVariable(e)&&refersTo(t,e))}async#d(t){const e=await Promise.all(t.filter(isVariable).map(async t=>[t,await this.#f(t)]))
return Object.fromEntries(e.filter(([,t])=>t!==""))}async#f(t){const e=this.#n.get(t)
if(e?.kind!=="LookupSecret"&&e?.kind!=="CallbackSecret")return this.#s.get(t)??""
const n=await this.#e.value(t,e)??""
if(!this.#i.has(n))this.#h(t,n)
this.#a(n)
return n}#h(t,e){const n=weaknessOf(e)
if(n)this.#t.onWeak?.(t,n)}#a(t){if(this.#i.has(t))return
this.#i.add(t)
this.#r=void 0}#l(){this.#r??=(0,i.maskOf)(this.#i)
return this.#r}}function isVariable(t){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(t)}function sourceOf(t,e){const n=typeof e==="string"?{value:e}:e
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:i,...o}=n
const r=m.e4.safeParse({kind:"StaticSecret",...o,...i!==void 0&&{description:i}})
if(r.success)return r.data
const a=r.error.issues.map(({path:t,message:e})=>`${t.join(".")} ${e}`).join("; ")
throw new s.vC("config",`The secret ${t} is not given as it should be: ${a}.`)}const w=3e4
const g=6e4
class Lookup{#t
#p=new Map
constructor(t){this.#t=t}async value(t,e){const{clock:n,onFailure:s}=this.#t
const i=this.#p.get(e)
if(i!==void 0&&n()-i<g)return
const o=await this.#m(e)
if(o!==void 0)this.#p.delete(e)
else{this.#p.set(e,n())
s?.(t)}return o}async#m(t){const{fetch:e}=this.#t
try{const n=AbortSignal.timeout(w)
if(t.kind==="CallbackSecret")return await answerOf(t,n)
const s=await e(t.url,{headers:t.headers,signal:n})
const i=await s.text()
return s.ok?i:void 0}catch{return}}}async function answerOf({read:t},e){const n=new Promise(t=>e.addEventListener("abort",()=>t(void 0),{once:!0}))
const s=await Promise.race([t(),n])
return typeof s==="string"?s:void 0}function refersTo(t,e){return new RegExp(k.map(t=>t.replace("NAME",e)).join("|")).test(t)}const k=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(t,e="secrets"){const n=Object.entries(t).map(([t,e])=>{const n=typeof e==="object"?e.description:void 0
return n===void 0?`- ${t}`:`- ${t}: ${n}`})
return n.length===0?"":`\n\n${(0,p.J1)(e,{list:n.join("\n")})}`}}),32938:((t,e,n)=>{n.d(e,{F:()=>normalizedText})
var s=n(28942)
function normalizedText(){return s.string().overwrite(t=>t.replace(/^\uFEFF+/,"").toWellFormed().replaceAll(/(?<!\r)\r+\n/g,"\n"))}}),92590:((t,e,n)=>{n.d(e,{Fg:()=>chosenNames,Oq:()=>isMixed,Qw:()=>plainToolName,XR:()=>writtenToolName,Xb:()=>isChange,cM:()=>removedTools})
n(98664)
const s={ipython:"execute_ipython_cell"}
function plainToolName(t){const e=t.replace(/^[+-]/,"")
return s[e]??e}function writtenToolName(t){return Object.entries(s).find(([,e])=>e===t)?.[0]??t}function isChange(t){return t.length>0&&t.every(t=>/^[+-]/.test(t))}function isMixed(t){return!isChange(t)&&t.some(t=>/^[+-]/.test(t))}function removedTools(t){return t.filter(t=>t.startsWith("-")).map(plainToolName)}function chosenNames(t,e){if(t===void 0)return e
if(!isChange(t))return[...new Set(t.map(plainToolName))]
const n=t.filter(t=>t.startsWith("+")).map(plainToolName)
const s=removedTools(t)
return[...new Set([...e,...n])].filter(t=>!s.includes(t))}}),7022:((t,e,n)=>{n.d(e,{L:()=>saveText,t:()=>ShownOutput})
var s=n(98664)
var i=n(35556)
var o=n(94869)
var r=n(36827)
const a=1024*1024
const c={unsaved:128*1024,head:254*a,tail:a,all:1024*a,files:5e3}
class SavedOutput{#w
#g
#k
#y
#v
#b=[]
#x=0
#$=0
#O
#_
constructor(t,e,n=c){this.#w=t
this.#g=e.replaceAll(/[^A-Za-z0-9_-]/g,"_").slice(0,64)
this.#k=n
this.#y=n.head
if(t.outputDir===void 0)this.#_=""}async push(t){if(this.#_!==void 0)return
if(this.#O||this.#$+this.#x+t.length>this.#y){this.#O??=(0,r.a0)(this.#k.tail)
this.#O.push(t)
return}this.#b.push(t)
this.#x+=t.length
if(this.#x>this.#k.unsaved)await this.#z()}async finish(){const t=this.#O===void 0
if(this.#O)this.#b.push(Buffer.from(this.#O.result().output))
const e=await this.#z()
if(e===void 0)return{where:this.#_??"",file:e}
return{where:`${t?"All of it is":"Its first and last part are"} in ${e}`,file:e}}async#z(){if(this.#_!==void 0)return
const t=Buffer.concat(this.#b)
this.#b=[]
this.#x=0
this.#$+=t.length
try{this.#v??=await this.#F()
return await this.#w.saveOutput(this.#v,t)}catch(t){if(!(t instanceof s.Fp))throw t
this.#_=`It could not be saved: ${t.message.replace(/\.$/,"")}`
return}}async#F(){const t=await savedFiles(this.#w)
const e=this.#k.all-t.reduce((t,{size:e})=>t+e,0)
this.#y=Math.min(this.#y,e-this.#k.tail)
if(this.#y<this.#$||t.length>=this.#k.files)throw full(this.#w,this.#k)
const n=t.filter(({tool:t})=>t===this.#g)
return`${this.#g}-${Math.max(0,...n.map(({number:t})=>t))+1}.txt`}}async function saveText(t,e,n){const s=new SavedOutput(t,e)
await s.push(Buffer.from(n))
return s.finish()}async function savedFiles(t){const{outputDir:e=""}=t
if(await t.stat(e)===void 0)return[]
const n=(await t.list(e)).map(({name:t})=>t)
const s=n.map(async n=>{const[,s,i]=/^(.+)-(\d+)\.txt$/.exec(n)??[]
if(s===void 0)return[]
const o=await t.stat(`${e}/${n}`).catch(()=>{})
return[{tool:s,number:Number(i),size:o?.size??0}]})
return(await Promise.all(s)).flat()}function full({outputDir:t},{all:e,files:n}){return new s.Fp(`the files in ${t} have reached a limit (${Math.round(e/a)} MB, ${n} files).`)}const l=64*1024
const u=3e4
class ShownOutput{#A=(0,r.a0)(l)
#B
#r
#S=0
constructor(t,{workspace:e,mask:n,sizes:s}){this.#B=new SavedOutput(e,t,s)
this.#r=n}async push(t){await this.#E(this.#r?this.#r.push(t):t)}async finish(t){if(t&&this.#r)await this.#E(this.#r.end())
const{output:e,omittedBytes:n}=this.#A.result()
const s=(0,i.H)(e).trimEnd()
if(s.length<=u&&n===0)return{text:s,raw:e,file:void 0}
const{where:r,file:a}=await this.#B.finish()
const c=r||"To see the rest, run the command with its output in a file and print parts of that"
const l=`[... cut: this is the beginning and the end of ${this.#S} bytes. ${c}. ...]`
const d=s.length>u?(0,o.e9)(s,u,l):`${s}\n${l}`
return{text:d,raw:e,file:a}}async#E(t){if(t==="")return
const e=Buffer.from(t)
this.#S+=e.length
this.#A.push(e)
await this.#B.push(e)}}}),36827:((t,e,n)=>{n.d(e,{a0:()=>outputWindow,mJ:()=>s,ro:()=>HeldOutput})
function outputWindow(t){const e=Buffer.alloc(t)
let n=0
let s=[]
let i=0
let o=0
function pushTail(e){s.push(e)
i+=e.length
if(i>2*t){s=[Buffer.concat(s).subarray(-t)]
i=t}}return{push(t){o+=t.length
const s=t.copy(e,n)
n+=s
if(s<t.length)pushTail(t.subarray(s))},result(){const i=e.subarray(0,n)
const r=Buffer.concat(s).subarray(-t)
if(i.length+r.length===o)return{output:decode(Buffer.concat([i,r])),omittedBytes:0}
const[a,c]=[withoutBrokenEnd(i),withoutBrokenStart(r)]
const l=o-a.length-c.length
return{output:`${decode(a)}\n[${l} bytes left out]\n${decode(c)}`,omittedBytes:l}}}}function decode(t){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t)}const isContinuation=t=>t!==void 0&&(t&192)===128
function withoutBrokenEnd(t){let e=t.length-1
while(e>t.length-4&&isContinuation(t[e]))e-=1
return(t[e]??0)>=192&&e+sequenceLength(t[e]??0)>t.length?t.subarray(0,e):t}function withoutBrokenStart(t){let e=0
while(e<3&&isContinuation(t[e]))e+=1
return t.subarray(e)}function sequenceLength(t){if(t>=240)return 4
return t>=224?3:2}const s=256*1024
const i=4*s
class HeldOutput{#C=new TextDecoder("utf-8",{ignoreBOM:!0})
#T=[]
#N=0
#M=0
get size(){return this.#N}push(t){this.#c(this.#C.decode(t,{stream:!0}))
while(this.#N>i&&this.#T.length>1)this.#H()}flush(){this.#c(this.#C.decode())}take(){const t=this.#T.join("")
const e=this.#M===0?"":`[${this.#M} characters left out]\n`
this.#T=[]
this.#N=0
this.#M=0
return e+t}#c(t){if(t==="")return
this.#T.push(t)
this.#N+=t.length}#H(){const t=this.#T.shift()?.length??0
this.#N-=t
this.#M+=t}}}),35556:((t,e,n)=>{n.d(e,{H:()=>readable})
function readable(t){return withoutEscapes(rewritten(t)).split("\n").map(t=>overtyped(lastState(t))).join("\n").replaceAll(/[^\P{Cc}\n\t]/gu,"")}const s=""
const i=`${s}\\[(?:\\d*)[AB]`
const o=new RegExp(`(\n|${i})`)
const r=new RegExp(`^${s}\\[(\\d*)([AB])$`)
function rewritten(t){if(!new RegExp(i).test(t))return t
const e=[""]
let n=0
let s=!0
for(const i of t.split(o)){const t=i==="\n"?1:cursorStep(i)
if(t!==void 0){n=Math.max(0,i==="\n"?n+1:Math.min(n+t,e.length-1))
s=n<e.length
if(!s)e.push("")}else if(i!==""){e[n]=s?i:`${e[n]}${i}`
s=!1}}return e.join("\n")}function cursorStep(t){const e=r.exec(t)
if(!e)return
const n=Math.min(Number(e[1]||1),Number.MAX_SAFE_INTEGER)
return e[2]==="A"?-n:n}const a=/^(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_]\P{Cc}*|[ -/]*[0-~])/u
function withoutEscapes(t){const[e="",...n]=t.split(s)
return e+n.map(t=>t.replace(a,"")).join("")}function lastState(t){return t.split("\r").findLast(t=>t!=="")??""}function overtyped(t){if(!t.includes("\b"))return t
const e=[]
let n=0
for(const s of t)if(s==="\b")n=Math.max(0,n-1)
else{e[n]=s
n+=1}return e.join("")}}),10172:((t,e,n)=>{n.d(e,{Z:()=>i})
const s={isAlwaysAllowed:!0,isNameable:!1}
const i={read_diff:{does:"looks",...s,worksReadOnly:!1},report_finding:{does:"acts",...s,worksReadOnly:!1},close_finding:{does:"acts",...s,worksReadOnly:!1},propose:{does:"speaks",...s,worksReadOnly:!1},read_github:{does:"looks",...s,worksReadOnly:!0},invoke_skill:{does:"acts",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!0},task:{does:"calls sub-agents",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!1},delegate:{does:"calls sub-agents",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!1},request_network:{does:"acts",isAlwaysAllowed:!1,isNameable:!1,worksReadOnly:!1}}}),8081:((t,e,n)=>{n.d(e,{$A:()=>ot,rt:()=>nt,Wo:()=>it,XD:()=>st,K2:()=>et,WY:()=>described,Tt:()=>descriptionsFor,DJ:()=>doingOf,B:()=>toolsNamed,Vx:()=>usualNames,II:()=>whyUnusable})
var s=n(58431)
n(92590)
var i=n(88135)
var o=n(10172)
var r=n(76760)
var a=n(28942)
var c=n(46032)
var l=n(32938)
var u=n(69423)
var d=n(98664)
var h=n(51977)
const f=/\.(?:md|mdx|markdown|rst|adoc|txt)$/i
function refusePlaceholder(t,e,n){if(f.test(t)||timesIn(n)<=timesIn(e??""))return
throw new d.Fp(`Not written: "${t}" would contain ${h.HIDDEN}. That text stands for a secret that you cannot see, and nothing puts the value in its place. Edit the file around it, or use the variable that has the secret. If the file needs these very words, write them with a command.`)}function refuseHiddenMatch(t,e,n){if(!n.includes(h.HIDDEN)||e.includes(n))return
throw new d.Fp(`\`old_str\` is not in "${t}": ${hiddenPart("an `old_str`")}`)}function hiddenLine(t,e){const n=t.some(t=>t.includes(h.HIDDEN)&&!e.includes(t))
return n?` In a line of yours, ${hiddenPart("context")}`:""}function hiddenPart(t){return`where you read ${h.HIDDEN}, the file has a secret. Choose ${t} without that part.`}function timesIn(t){return t.split(h.HIDDEN).length-1}const p="\ufeff"
function decodeText(t,e){const n=textIn(t)
if(n)return n
throw new d.Fp(`"${e}" is binary. Read or change it with commands.`)}function textIn(t){const e=decode(t)
if(!e)return
const n=e.all.startsWith(p)
const s=n?e.all.slice(p.length):e.all
const{encoding:i}=e
const o=i==="latin1"?[...new Set(s.match(/[\x80-\xFF]/g))].join(""):""
return{text:s.replaceAll("\r\n","\n"),newlines:newlinesOf(s),encoding:i,hasMark:n,known:o}}function withText(t,e){return{...t,text:e,newlines:newlinesAfter(t,e)}}function encodeText({text:t,newlines:e,encoding:n,hasMark:s,known:i},o){const r=(s?p:"")+withNewlines(t,e)
switch(n){case"utf-8":return Buffer.from(r)
case"utf-16le":return Buffer.from(r,"utf16le")
case"utf-16be":return Buffer.from(r,"utf16le").swap16()
case"stray":return withStrayBytes(r)
case"latin1":return oneByteEach(r,i,o)}}function decode(t){const e=wideEncoding(t)
if(e)return textOnly(strict(t,e),e)
if(t.includes(0))return
const n=strict(t,"utf-8")
if(n!==void 0)return{all:n,encoding:"utf-8"}
if(t.some(isControl))return
const s=Buffer.from(t).toString("latin1")
return strayIn(s)??{all:s,encoding:"latin1"}}const m="[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|"+"\\xED[\\x80-\\x9F][\\x80-\\xBF]|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}"
function strayIn(t){let[e,n]=[0,0]
const s=t.replaceAll(new RegExp(`(${m})|[\\x80-\\xFF]`,"g"),(t,s)=>{if(s===void 0)n+=1
else e+=s.length
return s===void 0?String.fromCharCode(56320+t.charCodeAt(0)):Buffer.from(s,"latin1").toString()})
return e>n?{all:s,encoding:"stray"}:void 0}function withStrayBytes(t){const e=t.split(/([\uDC80-\uDCFF])/u)
return Buffer.concat(e.map((t,e)=>e%2===0?Buffer.from(t):Buffer.from([(t.codePointAt(0)??0)-56320])))}function isControl(t){return t===127||t<32&&!(t>=7&&t<=13)&&t!==27}function wideEncoding([t,e]){if(t===255&&e===254)return"utf-16le"
return t===254&&e===255?"utf-16be":void 0}function textOnly(t,e){return t===void 0||t.includes("\0")?void 0:{all:t,encoding:e}}function strict(t,e){try{return new TextDecoder(e,{fatal:!0,ignoreBOM:!0}).decode(t)}catch{return}}function oneByteEach(t,e,n){const s=t.match(/[^\0-\x7F]/gu)?.find(t=>!e.includes(t))
if(s===void 0)return Buffer.from(t,"latin1")
throw new d.Fp(`"${n}" is in an unknown encoding, so ${JSON.stringify(s)} cannot be written to it. Nothing was changed. `+"Convert the file with a command first, or write only characters that it has.")}function newlinesOf(t){const e=t.match(/\r?\n/g)??[]
const n=e.filter(t=>t==="\r\n").length
const s=n*2>e.length?"\r\n":"\n"
return n===0||n===e.length?{usual:s}:{usual:s,ends:e}}function newlinesAfter(t,e){const{usual:n,ends:s}=t.newlines
if(!s)return t.newlines
const i=t.text.split("\n")
const o=e.split("\n")
const r=commonEnds(i,o)
const a=i.length-o.length
const c=Math.max(r.first-1,i.length-r.last-1)
const endOf=t=>{if(t<r.first)return s[t]
return t>=o.length-r.last?s[t+a]:s[Math.min(t,c)]}
return{usual:n,ends:Array.from({length:o.length-1},(t,e)=>endOf(e)??n)}}function withNewlines(t,{usual:e,ends:n}){if(!n)return e==="\n"?t:t.replaceAll("\n",e)
return t.split("\n").map((t,s,i)=>s<i.length-1?t+(n[s]??e):t).join("")}function commonEnds(t,e){const n=Math.min(t.length,e.length)
let s=0
while(s<n&&t[s]===e[s])s+=1
let i=0
while(i<n-s&&t[t.length-1-i]===e[e.length-1-i])i+=1
return{first:s,last:i}}async function fileResources(t,e){const n=await Promise.all(t.map(t=>realKey(t,e)))
return{declared:!0,keys:n.map(t=>`file:${t}`)}}async function realKey(t,e){try{return await e.realPath(t)}catch(e){if(e instanceof d.Fp)return t
throw e}}const w=1e5
function loggedContents(t,e){const isSmall=t=>t!==void 0&&Buffer.byteLength(t)<=w
return{...isSmall(t)&&{old_content:t?.toWellFormed()},...isSmall(e)&&{new_content:e?.toWellFormed()}}}function writeRisk(t,{isSandboxed:e}){if(e)return"LOW"
const isGits=t=>t.split("/").some(t=>t.toLowerCase()===".git")
return t.some(isGits)?"HIGH":"LOW"}function linesOf(t){const e=t.split("\n")
return e.at(-1)===""?e.slice(0,-1):e}function lineAt(t,e){return t.slice(0,e).split("\n").length}function numbered(t,e){return t.map((t,n)=>`${String(e+n).padStart(6)}\t${t}`)}function shiftOf(t,e){const n=e.flatMap((e,n)=>isBlank(e)?[]:[{here:indentation(t[n]??""),named:indentation(e)}])
const[s={here:"",named:""}]=n
const i=s.here.slice(0,Math.max(0,s.here.length-s.named.length))
const o=s.named.slice(0,Math.max(0,s.named.length-s.here.length))
const r=n.every(({here:t,named:e})=>o+t===i+e)
return r?{missing:i,surplus:o}:void 0}function shifted(t,{missing:e,surplus:n},s){if(isBlank(t))return t
const i=t.startsWith(n)?e+t.slice(n.length):void 0
const o=indentation(i??"")
const r=o.includes("\t")&&o.includes(" ")&&(e!==""||n!=="")
if(i!==void 0&&!r)return i
throw otherIndentation(s,`, and ${JSON.stringify(t)} of the new text cannot be moved by the same difference`)}function otherIndentation(t,e=""){return new d.Fp(`${t} with another indentation${e}. Nothing was changed. View the lines, and give both texts exactly as they are indented.`)}function isBlank(t=""){return t.trim()===""}function indentation(t){return/^\s*/.exec(t)?.[0]??""}var g=n(94869)
function indexOfLines(t,e,n){const s=bordersOf(e)
let i=0
for(let o=n;o<t.length;o+=1){while(i>0&&t[o]!==e[i])i=s[i-1]??0
if(t[o]===e[i])i+=1
if(i===e.length)return o+1-i}return-1}function bordersOf(t){const e=[0]
for(let n=1;n<t.length;n+=1){let s=e[n-1]??0
while(s>0&&t[n]!==t[s])s=e[s-1]??0
e.push(t[n]===t[s]?s+1:0)}return e}const k={lines:2e4,lineLength:200,likeness:.5}
function nearestLine(t,e,n=0){const s=linesOf(t).slice(0,k.lines)
const i=new Set(s)
const o=linesOf(e).find(t=>t.trim()!==""&&!i.has(t))
if(o===void 0)return" Each of its lines is in the file, but not in this order."
const r=mostAlike(s,o)
if(!r)return""
const a=`line ${n+r.number}: ${quoted(r.line)}`
return` The line nearest to ${quoted(o)} is ${a}.${unseenDifference(r.line,o)}`}function mostAlike(t,e){const n=pairsOf(e)
const s=t.map((t,e)=>({line:t,number:e+1,likeness:likeness(n,pairsOf(t))}))
const i=s.reduce((t,e)=>e.likeness>(t?.likeness??0)?e:t,s[0])
return i&&i.likeness>=k.likeness?i:void 0}function likeness(t,e){if(t.size+e.size===0)return 0
const n=[...t].filter(t=>e.has(t)).length
return 2*n/(t.size+e.size)}function pairsOf(t){const e=plainSigns((0,g.GH)(t.trim(),k.lineLength))
return new Set(Array.from({length:Math.max(0,e.length-1)},(t,n)=>e.slice(n,n+2)))}function quoted(t){return JSON.stringify((0,g.GH)(t,k.lineLength).toWellFormed())}function unseenDifference(t,e){const[n,s]=[[...t],[...e]]
let i=0
while(i<n.length&&n[i]===s[i])i+=1
const o=[n[i],s[i]].map(codeOf)
const r=[n[i],s[i]].every((t=" ")=>/^[\t\x20-\x7e]$/.test(t))
return r?"":` Character ${i+1} of that line is ${o[0]}, yours is ${o[1]}.`}function codeOf(t){if(t===void 0)return"its end"
const e=t.codePointAt(0)??0
if(e>=56448&&e<=56575)return`the byte 0x${(e-56320).toString(16).toUpperCase()}, no UTF-8`
return`U+${e.toString(16).toUpperCase().padStart(4,"0")}`}function plainSigns(t){if(/^[\t\x20-\x7e]*$/.test(t))return t
return t.normalize("NFC").replaceAll(/[\u2010-\u2015\u2212]/g,"-").replaceAll(/[\u2018-\u201B]/g,"'").replaceAll(/[\u201C-\u201F]/g,'"').replaceAll("…","...").replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g," ").replaceAll(/\p{Default_Ignorable_Code_Point}/gu,"")}const y={lt:"<",gt:">",quot:'"',"#39":"'",apos:"'",amp:"&"}
const v={n:"\n",t:"\t",r:"\r"}
const b=[{hint:"Without the numbers at the beginning of its lines it is there: they are those of the view, and not of the file.",read:t=>t.replaceAll(/^ *\d+(?:\t| *[|:] ?)/gm,"")},{hint:'With its backslashes read as escapes it is there: send line breaks and quotes as they are, and not as \\n and \\".',read:t=>t.replaceAll(/\\([ntr"'`\\])/g,(t,e)=>v[e]??e)},{hint:"With its entities read as signs it is there: send < and &, and not &lt; and &amp;.",read:t=>t.replaceAll(/&(lt|gt|quot|#39|apos|amp);/g,(t,e)=>y[e]??"")}]
function misreading(t,e){const n=b.find(({read:n})=>{const s=n(e).trim()
return s!==e.trim()&&s!==""&&t.includes(s)})
return n?` ${n.hint}`:""}const x=1e4
function applyHunks(t,e,n){let s=t
let i=0
let o=0
for(const t of e){const e=linesOf(s.text)
const r=locate(e,t,o,n)
const a=e.slice(r.at)
const c=replaced(a,r.fuzz>=$?inPlace(a,t,n):t)
s=withText(s,join([...e.slice(0,r.at),...c.lines,...e.slice(r.at+c.taken)],s))
i+=r.fuzz
o=r.at+c.lines.length}return{file:s,fuzz:i}}function inPlace(t,e,n){const s=e.lines.filter(({kind:t,text:e})=>t==="add"&&!isBlank(e))
const i=e.lines.filter(({kind:t})=>t!=="add").map((e,n)=>({...e,here:t[n]??""}))
const o=i.filter(({kind:t,text:e})=>t==="remove"&&!isBlank(e))
const r=(o.length>0?o:i).filter(({text:t})=>!isBlank(t))
if(s.length===0)return e
const a=r.map(({text:t})=>t)
const c=shiftOf(r.map(({here:t})=>t),a)
const l=`Hunk ${e.number} is in "${n}"`
const u=Math.min(...s.map(({text:t})=>indentation(t).length))
const d=c?.missing===""&&c.surplus===""
if(!c||!d&&u>Math.max(...a.map(t=>indentation(t).length)))throw otherIndentation(l)
const move=t=>t.kind==="add"?{...t,text:shifted(t.text,c,l)}:t
return{...e,lines:e.lines.map(move)}}function join(t,{text:e}){const n=e===""||e.endsWith("\n")
return t.join("\n")+(n&&t.length>0?"\n":"")}function replaced(t,e){const n=[]
let s=0
for(const{kind:i,text:o}of e.lines)if(i==="add")n.push(o)
else{if(i==="context")n.push(t[s]??o)
s+=1}return{lines:n,taken:s}}function locate(t,e,n,s){const i=afterAnchors(t,e,n,s)
const o=e.lines.filter(({kind:t})=>t!=="add").map(({text:t})=>t)
if(o.length===0)return{at:e.anchors.length>0?i.at:t.length,fuzz:i.fuzz}
const r=e.isAtEnd&&atEnd(t,o,i.at)||anywhere(t,o,i.at,e.isAtEnd)
if(r)return{at:r.at,fuzz:r.fuzz+i.fuzz}
throw notFound(t,e,o,i.at,s)}function afterAnchors(t,{anchors:e,number:n},s,i){return e.reduce((e,s)=>{const o=findLines(t,[s],e.at)
if(o)return{at:o.at+1,fuzz:e.fuzz+Math.min(o.fuzz,1)}
const r=e.at>0?` after line ${e.at}`:""
throw new d.Fp(`Hunk ${n} of "${i}": no line${r} is ${JSON.stringify(s)}, as its @@ says. `+`Nothing was changed.${nearestLine(rest(t,e.at),s,e.at)}`)},{at:s,fuzz:0})}function atEnd(t,e,n){return findLines(t,e,Math.max(n,t.length-e.length))}function anywhere(t,e,n,s){const i=findLines(t,e,n)
return i&&{...i,fuzz:i.fuzz+(s?x:0)}}function notFound(t,e,n,s,i){const o=s>0?findLines(t,n,0):void 0
const r=s>0?` after line ${s}, where the one before it or its @@ ends`:""
const a=o?` They are at line ${o.at+1}: give the hunks of a file in the order of its lines.`:hiddenLine(n,t)||misreading(t.join("\n"),n.join("\n"))||nearestLine(rest(t,s),n.join("\n"),s)
return new d.Fp(`Hunk ${e.number} of "${i}": its context and removed lines are not in the file${r}. Nothing was changed.${a}`)}function rest(t,e){return t.slice(e).join("\n")}const $=100
const O=[{fuzz:0,seen:t=>t},{fuzz:1,seen:t=>t.trimEnd()},{fuzz:$,seen:t=>t.trim()},{fuzz:1e3,seen:t=>plainSigns(t).trim()}]
function findLines(t,e,n){for(const{fuzz:s,seen:i}of O){const o=indexOfLines(t.map(i),e.map(i),n)
if(o>=0)return{at:o,fuzz:s}}return}const _=/^\*\*\* (Add|Delete|Update) File: (.+)$/
const z=/^\*\*\* Move to: (.+)$/
const F="*** End of File"
function parsePatch(t){const e=t.split("\n")
const n=e.findIndex(t=>t.trim()==="*** Begin Patch")
const s=e.findLastIndex(t=>t.trim()==="*** End Patch")
if(n<0||s<n)throw new d.Fp("A patch begins with the line `*** Begin Patch` and ends with the line `*** End Patch`.")
const i=new Reader(e.slice(0,s),n+1)
const o=[]
for(i.skipBlank();!i.isAtEnd;i.skipBlank())o.push(section(i))
if(o.length===0)throw new d.Fp("The patch has no section: it would change nothing.")
return o}function pathsOf(t){return t.flatMap(t=>[t.path,...t.kind==="update"&&t.moveTo!==void 0?[t.moveTo]:[]])}class Reader{#L
#P
constructor(t,e){this.#L=t
this.#P=e}get isAtEnd(){return this.#P>=this.#L.length}get line(){const t=this.#L[this.#P]
return t!==void 0&&_.test(t.trimEnd())?void 0:t}take(){this.#P+=1
return this.#L[this.#P-1]??""}takeIf(t){const e=t.exec(this.line?.trimEnd()??"")
if(e)this.#P+=1
return e?.[1]}skipBlank(){while(!this.isAtEnd&&this.#L[this.#P]?.trim()==="")this.#P+=1}skipNames(t){const[e,n,s]=this.#L.slice(this.#P,this.#P+3).map(t=>t.trimEnd())
const i=e===`--- a/${t}`||e===`--- ${t}`
if(i&&(n===`+++ b/${t}`||n===`+++ ${t}`)&&s?.startsWith("@@"))this.#P+=2}mistake(t){return new d.Fp(`Line ${this.#P} of the patch, ${JSON.stringify(this.#L[this.#P-1])}: ${t}`)}}function section(t){const[,e,n=""]=_.exec(t.take().trimEnd())??[]
const s=n.trim()
if(e==="Add")return{kind:"add",path:s,content:addedContent(t)}
if(e==="Delete")return{kind:"delete",path:s}
if(e==="Update")return update(t,s)
throw t.mistake("a section begins with `*** Add File: `, `*** Update File: ` or `*** Delete File: ` and a path.")}function addedContent(t){let e=""
for(let n=t.line;n!==void 0&&n!=="";n=t.line){t.take()
if(!n.startsWith("+"))throw t.mistake("every line of a file to add begins with `+`.")
e+=`${n.slice(1)}\n`}return e}function update(t,e){const n=t.takeIf(z)?.trim()
t.skipNames(e)
const s=[]
for(t.skipBlank();t.line!==void 0;t.skipBlank())s.push(hunk(t,s.length+1))
if(s.length===0&&n===void 0)throw t.mistake("this section changes nothing: add a hunk to it.")
return{kind:"update",path:e,moveTo:n,hunks:s}}function hunk(t,e){const n=[]
for(let e=takeAnchor(t);e!==void 0;e=takeAnchor(t))n.push(e)
const s=[]
for(let e=t.line;e!==void 0&&!/^@@|^\*\*\* /.test(e);e=t.line)if(/^\\ No newline at end of file\s*$/.test(e))t.take()
else s.push(hunkLine(t))
const i=t.takeIf(/^(\*\*\* End of File)$/)===F
const o=withoutTrailingBlanks(s)
if(o.length===0){if(t.line?.startsWith("***"))t.take()
throw t.mistake("a hunk has lines that begin with a space, `-` or `+`.")}return{number:e,anchors:n.filter(t=>t!==""),lines:o.map(({line:t})=>t),isAtEnd:i}}function takeAnchor(t){return t.takeIf(/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)? ?(.*)$/)}const A={" ":"context","-":"remove","+":"add"}
function hunkLine(t){const e=t.take()
if(e==="")return{line:{kind:"context",text:""},isBlank:!0}
const n=A[e.slice(0,1)]
if(!n)throw t.mistake("a line of a hunk begins with a space (context), `-` (remove) or `+` (add).")
return{line:{kind:n,text:e.slice(1)},isBlank:!1}}function withoutTrailingBlanks(t){return t.slice(0,t.findLastIndex(({isBlank:t})=>!t)+1)}function applyPatch(){return(0,u.uO)({name:"apply_patch",description:(0,i.J1)("tools/apply_patch"),input:a.object({patch:(0,l.F)().describe("From `*** Begin Patch` to `*** End Patch`.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({patch:t},e)=>writeRisk(pathsOf(sectionsOf(t)),e),commands:()=>[],paths:({patch:t})=>pathsOf(sectionsOf(t)),declaredResources:({patch:t},e)=>fileResources(pathsOf(sectionsOf(t)),e),run:async({patch:t},{workspace:e,signal:n})=>{const{files:s,deeds:i,fuzz:o}=await stage(parsePatch(t),e)
for(const{section:t,old:e,now:n}of i)refusePlaceholder(t.path,textOf(e),textOf(n)??"")
n.throwIfAborted()
await writeAll(s,e)
const r=["Done!",...i.map(summaryOf),...o>=B?[S]:[]].join("\n")
return{content:[(0,c.Qq)(r)],message:r,fuzz:o,commit:{changes:Object.fromEntries(i.map(changeOf))}}}})}const B=100
const S="Some context lines matched only loosely. Check that the changes are where you meant them."
function sectionsOf(t){try{return parsePatch(t)}catch(t){if(t instanceof d.Fp)return[]
throw t}}function summaryOf({section:t}){if(t.kind==="update"&&t.moveTo!==void 0)return`R ${t.path} -> ${t.moveTo}`
return`${{add:"A",update:"M",delete:"D"}[t.kind]} ${t.path}`}function changeOf({section:t,old:e,now:n}){const s=t.kind==="update"&&t.moveTo!==void 0?{move_path:t.moveTo}:{}
return[t.path,{type:t.kind,...loggedContents(textOf(e),textOf(n)),...s}]}function textOf(t){return t&&textIn(t)?.text}async function writeAll(t,e){const n=t.filter(isChanged)
const s=[...n.filter(({after:t})=>t),...n.filter(({after:t})=>!t)]
const i=[]
try{for(const t of s){await put(t.path,t.after,e)
i.push(t)}}catch(t){const n=await takeBack(i.reverse(),e)
const s=t instanceof Error?t.message:String(t)
const o=n.length===0?"Nothing was changed.":`These could not be put back: ${n.join(", ")}.`
throw new d.Fp(`The patch could not be applied: ${s} ${o}`,{cause:t})}}function isChanged({before:t,after:e}){return!t||!e?t!==e:Buffer.compare(t.bytes,e.bytes)!==0}async function put(t,e,n){if(e)await n.write(t,e.bytes,e.mode)
else await n.remove(t)}async function takeBack(t,e){const n=[]
for(const{path:s,before:i}of t)try{await put(s,i,e)}catch{n.push(s)}return n}const E=10*1024*1024
const C=420
async function stage(t,e){const n=new Stager(e)
const s=[]
for(const e of t)s.push({section:e,...await n.perform(e)})
return{files:n.files,deeds:s,fuzz:n.fuzz}}class Stager{#w
#j=new Map
fuzz=0
constructor(t){this.#w=t}get files(){return[...this.#j.values()]}async perform(t){const e=await this.#R(t.path)
const n=e.after
if(t.kind==="add"){const s=Buffer.from(t.content)
if(n&&s.equals(n.bytes))return{old:n.bytes,now:n.bytes}
if(n)throw refused(`"${t.path}" exists already. Use an Update File section.`)
const i=e.before?.mode??C
e.after={bytes:s,mode:i}
return{old:void 0,now:e.after.bytes}}if(!n)throw refused(`There is no file "${t.path}" to ${t.kind}.`)
if(t.kind==="update")return{old:n.bytes,now:await this.#I(t,e,n)}
await this.#q(t.path)
e.after=void 0
return{old:n.bytes,now:void 0}}async#I(t,e,n){const{path:s,moveTo:i}=t
const o=this.#W(t,n.bytes)
const r=i===void 0?e:await this.#R(i)
if(r!==e){await this.#q(s)
if(r.after)throw refused(`"${i}" exists already, so "${s}" cannot be moved there.`)
e.after=void 0}r.after={bytes:o,mode:n.mode}
return o}#W({path:t,hunks:e},n){if(e.length===0)return n
const{file:s,fuzz:i}=applyHunks(decodeText(n,t),e,t)
this.fuzz+=i
return encodeText(s,t)}async#R(t){const e=await this.#w.realPath(t)
const n=this.#j.get(e)
if(n)return n
const s=await this.#w.stat(e)
const i=s&&{bytes:await this.#w.read(t,E),mode:s.mode}
const o={path:e,before:i,after:i}
this.#j.set(e,o)
return o}async#q(t){const[e,n]=await Promise.all([t,(0,r.dirname)(t)].map(t=>this.#w.realPath(t)))
if(e!==(0,r.join)(n??"",(0,r.basename)(t)))throw refused(`"${t}" is a link. Change it with a command.`)}}function refused(t){return new d.Fp(`${t} Nothing was changed.`)}function finish(){return(0,u.uO)({name:"finish",description:(0,i.J1)("tools/finish"),input:a.object({message:a.string().describe("In Markdown: what you did, how you checked it, what is left.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async({message:t})=>({content:[(0,c.Qq)(t)]})})}function think(){return(0,u.uO)({name:"think",description:(0,i.J1)("tools/think"),input:a.object({thought:a.string()}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async()=>({content:[(0,c.Qq)("Your thought has been logged.")]})})}const T=a.object({title:a.string(),notes:a.string().default(""),status:a["enum"](["todo","in_progress","done"]).default("todo")}).readonly()
const N=a.array(T).readonly()
const M="tasks"
function taskTracker(){const t=new Map
return(0,u.uO)({name:"task_tracker",description:(0,i.J1)("tools/task_tracker"),input:a.object({command:a["enum"](["view","plan"]).default("view"),task_list:N.optional().describe("plan: the whole new list.")}),annotations:{readOnlyHint:!1,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},mayOnlyLook:!0,risk:"LOW",commands:()=>[],about:({command:t})=>({command:t}),run:async({command:e,task_list:n},{state:s=t})=>{if(e==="plan")s.set(M,required(n))
const i=tasksIn(s)
return{content:[(0,c.Qq)(render(i))],task_list:i}}})}function required(t){if(t)return t
throw new d.Fp("Parameter `task_list` is required for command: plan.")}function tasksIn(t){return N.safeParse(t.get(M)).data??[]}const H={todo:"[ ]",in_progress:"[>]",done:"[x]"}
function render(t){if(t.length===0)return"The task list is empty. Use plan to write one."
return t.map(({title:t,notes:e,status:n},s)=>`${s+1}. ${H[n]} ${t}${e&&`\n   ${e}`}`).join("\n")}function requestCondensation(){return(0,u.uO)({name:"request_condensation",description:(0,i.J1)("tools/request_condensation"),input:a.object({}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),condenses:!0,run:async()=>({content:[(0,c.Qq)("Condensation is requested.")]})})}function replaceOnce(t,e,n,s){if(e==="")throw new d.Fp("`old_str` is empty. Give the exact text to replace, or use insert.")
if(e===n)throw new d.Fp("`old_str` and `new_str` are the same: nothing would change.")
const i=occurrences(t,e)
if(i.length>1)throw severalPlaces(i.map(e=>lineAt(t,e)),s)
const[o]=i
if(o===void 0)return replaceLines(t,e,n,s)
const r=t.slice(0,o)+n+t.slice(o+e.length)
return{text:r,firstLine:lineAt(t,o),lineCount:linesOf(n).length}}function occurrences(t,e){const n=[]
for(let s=t.indexOf(e);s>=0&&n.length<=L;s=t.indexOf(e,s+1))n.push(s)
return n}const L=20
const P=1e3
function severalPlaces(t,e){const n=`${t.slice(0,L).join(", ")}${t.length>L?", …":""}`
return new d.Fp(`\`old_str\` occurs more than once in "${e}", at lines ${n}. Nothing was changed. `+"Give more of the lines around the place you mean.")}function replaceLines(t,e,n,s){const i=withoutBlankEnds(linesOf(e))
const o=t.split("\n")
const r=i.lines.length===0?[]:placesOf(o,i.lines)
if(r.length>1)throw severalPlaces(r.map(({at:t})=>t+1),s)
const[a]=r
if(a===void 0){const n=misreading(t,e)||nearestLine(t,e)
throw new d.Fp(`\`old_str\` is not in "${s}". Nothing was changed.${n}`)}const c=withoutBlankEnds(linesOf(n),i).lines.map(t=>shifted(t,a,`\`old_str\` is in "${s}"`))
const l=[...o.slice(0,a.at),...c,...o.slice(a.at+i.lines.length)].join("\n")
return{text:l,firstLine:a.at+1,lineCount:c.length}}function withoutBlankEnds(t,e={above:t.length,below:t.length}){let[n,s]=[0,t.length]
while(n<s&&n<e.above&&isBlank(t[n]))n+=1
while(s>n&&t.length-s<e.below&&isBlank(t[s-1]))s-=1
return{lines:t.slice(n,s),above:n,below:t.length-s}}function placesOf(t,e){const n=t.map(t=>t.trim())
const s=e.map(t=>t.trim())
const i=[]
let o=indexOfLines(n,s,0)
for(let r=0;o>=0&&i.length<=L&&r<P;r+=1){const r=shiftOf(t.slice(o,o+e.length),e)
if(r)i.push({at:o,...r})
o=indexOfLines(n,s,o+1)}return i}const j=10*1024*1024
const R=16e3
const I=100
const q={latin1:"\n[Not UTF-8: read byte by byte as Latin-1. Edits keep all other bytes.]",stray:"\n[UTF-8 with bytes that are not: they are shown as �, and edits keep them.]"}
async function view(t,e,n){if((await t.stat(e))?.kind==="directory"){if(n)throw new d.Fp(`\`view_range\` is for files; "${e}" is a directory.`)
return[(0,c.Qq)(await directoryView(t,e))]}const s=await t.read(e,j)
const i=imageType(s)
if(i)return[(0,c.Qq)(`Image "${e}", ${s.length} bytes:`),imageContent(s,i,e)]
return[(0,c.Qq)(fileView(decodeText(s,e),n))]}function fileView({text:t,encoding:e},n){const s=linesOf(t)
if(s.length===0)return"[The file is empty]"
const[i,o]=checkedRange(n,s.length)
const r=fitting(numbered(s.slice(i-1,o),i))
const a=i+r.length-1
const c=`\n[Lines ${i} to ${a} of ${s.length}: ${R} characters is the limit. Use view_range.]`
return r.join("\n").toWellFormed()+(a<o?c:"")+(q[e]??"")}function checkedRange(t,e){const[n=1,s=-1]=t??[]
if(n<1||n>e)throw new d.Fp(`\`view_range\` starts at line ${n}, but the file has lines 1 to ${e}.`)
if(s!==-1&&s<n)throw new d.Fp(`\`view_range\` [${n}, ${s}] ends before it starts. Use -1 for the end of the file.`)
return[n,s===-1?e:Math.min(s,e)]}function fitting(t){let e=R
for(const[n,s]of t.entries()){e-=s.length+1
if(e<0)return n===0?[`${(0,g.GH)(s,R)} [... line cut]`]:t.slice(0,n)}return t}async function directoryView(t,e){const n=await visibleEntries(t,e)
const s=await Promise.all(n.visible.map(n=>entryView(t,e,n)))
const i=s.flatMap(t=>t.lines)
const o=s.reduce((t,e)=>t+e.hidden,n.hidden)
const r=fitting(i.length>0?i:["[No visible entries]"])
const a=[...r.length<i.length?[`[... ${i.length-r.length} more lines: view a subdirectory]`]:[],...o>0?[`[${o} hidden entries not shown]`]:[]]
return[...r,...a].join("\n")}async function entryView(t,e,n){if(n.kind!=="directory")return{lines:[nameOf(n)],hidden:0}
const{visible:s,hidden:i}=await visibleEntries(t,(0,r.join)(e,n.name))
const o=s.length>I?[`  [... ${s.length-I} more]`]:[]
const a=s.slice(0,I).map(t=>`  ${nameOf(t)}`)
return{lines:[nameOf(n),...a,...o],hidden:i}}async function visibleEntries(t,e){const n=(await t.list(e)).filter(({name:t})=>t!==".git")
const s=n.filter(({name:t})=>!t.startsWith("."))
return{visible:s,hidden:n.length-s.length}}function nameOf({name:t,kind:e}){if(e==="directory")return`${t}/`
return e==="link"?`${t} (link)`:t}const W=5*1024*1024
const D=[["image/png",/^\x89PNG\r\n/],["image/jpeg",/^\xff\xd8\xff/],["image/gif",/^GIF8[79]a/],["image/webp",/^RIFF[\s\S]{4}WEBP/]]
function imageType(t){const e=Buffer.from(t.subarray(0,16)).toString("latin1")
return D.find(([,t])=>t.test(e))?.[0]}function imageContent(t,e,n){if(t.length>W)throw new d.Fp(`"${n}" is an image larger than ${W} bytes. Scale it down.`)
const s=`data:${e};base64,${Buffer.from(t).toString("base64")}`
return{type:"image",image_urls:[s],cache_prompt:!1}}const J=a.object({command:a["enum"](["view","create","str_replace","insert","undo_edit"]),path:a.string().describe("Absolute, or relative to the workspace root."),file_text:a.string().optional().describe("create: the whole content."),old_str:(0,l.F)().optional().describe("str_replace: the exact text."),new_str:(0,l.F)().optional().describe("str_replace, insert: the new text."),insert_line:a.int().min(0).optional().describe("insert: the line before it; 0 is the top."),view_range:a.array(a.int()).length(2).optional().describe("view: first and last line, from 1; -1 is the end.")})
function fileEditor(){return(0,u.uO)({name:"file_editor",description:(0,i.J1)("tools/file_editor"),input:J,annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({command:t,path:e},n)=>t==="view"?"LOW":writeRisk([e],n),commands:()=>[],paths:({path:t})=>[t],declaredResources:({path:t},e)=>fileResources([t],e),about:({command:t,path:e})=>({command:t,path:e,prev_exist:!0}),run:perform})}async function perform(t,e){const{command:n,path:s}=t
const i={context:e,path:s}
switch(n){case"view":return{content:await view(e.workspace,s,t.view_range),prev_exist:!0}
case"create":return create(i,given(t,"file_text"))
case"str_replace":return replace(i,given(t,"old_str"),given(t,"new_str"))
case"insert":return insert(i,given(t,"insert_line"),given(t,"new_str"))
case"undo_edit":return undo(i)
default:return(0,d.HB)(n)}}function given(t,e){const n=t[e]
if(n===void 0)throw new d.Fp(`Parameter \`${e}\` is required for command: ${t.command}.`)
return n}async function create({context:{workspace:t},path:e},n){if(await t.stat(e)){if(await holds(t,e,n)){const t=`"${e}" has exactly this content already.`
return{content:[(0,c.Qq)(t)],prev_exist:!0,...loggedContents(n,n)}}throw new d.Fp(`"${e}" exists already. Change it with str_replace, or remove it with a command first.`)}refusePlaceholder(e,void 0,n)
await t.write(e,Buffer.from(n))
const s=`Created "${e}" with ${linesOf(n).length} lines.`
return{content:[(0,c.Qq)(s)],prev_exist:!1,...loggedContents(void 0,n)}}async function holds(t,e,n){const s=Buffer.from(n)
const i=await t.read(e,s.length).catch(()=>{})
return i!==void 0&&s.equals(i)}function replace(t,e,n){return change(t,s=>{refuseHiddenMatch(t.path,s,e)
return replaceOnce(s,e,n,t.path)})}function insert(t,e,n){return change(t,t=>insertAfter(t,e,n))}async function undo({context:{workspace:t},path:e}){const n=await t.realPath(e)
const s=await t.edits.last(n)
if(!s)throw new d.Fp(`There is no edit of "${e}" to undo.`)
const i=await t.read(e,j)
await t.write(e,s)
await t.edits.forgetLast(n)
const[o,r]=[i,s].map(t=>Buffer.from(t).toString())
return{content:[(0,c.Qq)(`The last edit of "${e}" is undone.`)],prev_exist:!0,...loggedContents(o,r)}}async function change({context:t,path:e},n){const{workspace:s}=t
const i=await s.realPath(e)
const o=await s.read(e,j)
const r=decodeText(o,e)
const a=n(r.text)
refusePlaceholder(e,r.text,a.text)
await s.write(e,encodeText(withText(r,a.text),e))
await s.edits.remember(i,o,{mayStore:!holdsSecret(o,t)})
const l=(0,g.e9)(snippet(a).toWellFormed(),R,"[... cut: view the file to see the rest ...]")
const u=`Edited "${e}". It now reads:\n${l}`
return{content:[(0,c.Qq)(u)],prev_exist:!0,...loggedContents(r.text,a.text)}}function holdsSecret(t,{secrets:e}){const n=Buffer.from(t).toString()
return e!==void 0&&e.mask(n)!==n}function insertAfter(t,e,n){const s=linesOf(t)
if(e>s.length)throw new d.Fp(`\`insert_line\` is ${e}, but the file has ${s.length} lines. Use 0 to ${s.length}.`)
const i=n.endsWith("\n")?n.slice(0,-1).split("\n"):n.split("\n")
const o=[...s.slice(0,e),...i,...s.slice(e)].join("\n")
const r=t===""?n.endsWith("\n"):t.endsWith("\n")
return{text:r?`${o}\n`:o,firstLine:e+1,lineCount:i.length}}function snippet({text:t,firstLine:e,lineCount:n}){const s=Math.max(1,e-4)
const i=linesOf(t).slice(s-1,e+n+3)
return numbered(i,s).join("\n")}const U=100
function glob(){return(0,u.uO)({name:"glob",description:(0,i.J1)("tools/glob"),input:a.object({pattern:a.string().min(1).describe("`*.ts` (at any depth), `src/**/*.{css,html}`."),path:a.string().optional().describe("Directory; else the workspace root.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:t,path:e},{workingDir:n})=>({files:[],pattern:t,search_path:e??n}),run:async({pattern:t,path:e="."},{workspace:n,signal:s})=>{const i={path:e,glob:e==="."?belowRoot(t,n):t,limit:U}
const{files:o,total:r,isComplete:a,ignored:l}=await n.findFiles(i,s)
return{content:[(0,c.Qq)(foundList(o,{total:r,isComplete:a,ignored:l}))],files:o,truncated:r>o.length}}})}function belowRoot(t,{workingDir:e}){return t.startsWith(`${e}/`)?t.slice(e.length+1):t}const Q={files:100,lines:200,lineLength:300}
function grep(){return(0,u.uO)({name:"grep",description:(0,i.J1)("tools/grep"),input:a.object({pattern:a.string().min(1),path:a.string().optional().describe("Directory or file; else the workspace root."),include:a.string().optional().describe("Only files that match this glob, as `*.py`."),output_mode:a["enum"](["files","lines"]).default("files").describe("Paths, or the matching lines with their numbers.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:t,path:e,include:n},{workingDir:s})=>({matches:[],pattern:t,search_path:e??s,...n!==void 0&&{include_pattern:n}}),run:async({pattern:t,path:e=".",include:n,output_mode:s},{workspace:i,signal:o})=>{const r=s==="lines"?Q.lines:0
const a={path:e,pattern:t,include:n,limit:Q.files,lineLimit:r}
const{files:l,total:u,isComplete:d,lines:h,hasMoreLines:f,ignored:p}=await i.searchText(a,o)
const m=u>l.length||f
const w=s==="lines"?h.map(lineOf):l
const g=[(0,c.Qq)(foundList(w,{total:u,isComplete:d,hasMore:m,ignored:p}))]
return{content:g,matches:l,truncated:m}}})}function lineOf({file:t,number:e,text:n}){const s=n.length>Q.lineLength?`${(0,g.GH)(n,Q.lineLength)} [... line cut]`:n
return`${t}:${e}:${s}`}const G=3e4
function foundList(t,{total:e,isComplete:n,hasMore:s=e>t.length,ignored:i}){const o=search_fitting(t)
const r=s||o.length<t.length
return[...e===0?[nothingFound(i)]:o,...r?[`[${e} files in all, the newest first; cut. Narrow the search.]`]:[],...n?[]:["[The search took too long and was stopped. There may be more.]"]].join("\n")}function nothingFound(t){if(t===void 0)return"Nothing was found."
const e=`Ignored files that match: ${(0,g.vP)(t)}`
return`Nothing was found outside of what git ignores. ${e}. To see them, give their folder as \`path\`.`}function search_fitting(t){let e=G
const n=t.findIndex(t=>{e-=t.length+1
return e<0})
return n<0?t:t.slice(0,n)}var V=n(30983)
const Z=["google-chrome","google-chrome-stable","chromium","chromium-browser","microsoft-edge"]
const X={does:"looks",inReviews:!0,worksReadOnly:!0}
const K={does:"speaks",inReviews:!0,worksReadOnly:!0}
const Y={does:"acts",inReviews:!1,worksReadOnly:!1}
const tt={terminal:{make:V.F,does:"acts",offered:"usually",inReviews:!0,worksReadOnly:!1},file_editor:{make:fileEditor,does:"edits",offered:"as an editor",inReviews:!1,worksReadOnly:!0},apply_patch:{make:applyPatch,offered:"as an editor",...Y,does:"edits"},glob:{make:glob,offered:"usually",...X},grep:{make:grep,offered:"usually",...X},task_tracker:{make:taskTracker,offered:"usually",...K},request_condensation:{make:requestCondensation,offered:"on request",...Y,does:"speaks"},execute_ipython_cell:{load:async()=>(await n.e(1739).then(n.bind(n,61739))).ipython(),offered:"on request",...Y,programs:["python3"]},browser:{load:async({onPicture:t})=>(await n.e(7746).then(n.bind(n,67746))).browser({browsers:Z,onPicture:t}),offered:"on request",...Y,programs:Z},web_read:{load:async({toMarkdown:t})=>(await n.e(987).then(n.bind(n,20987))).webRead(t),offered:"on request",...Y,does:"looks"},think:{make:think,offered:"always",...K},finish:{make:finish,offered:"always",...K}}
function namesOf(t){return Object.freeze(Object.entries(tt).flatMap(([e,n])=>t(n,e)?[e]:[]))}const et=namesOf(()=>!0)
const nt=namesOf(({offered:t})=>t==="as an editor")
const st=namesOf(({inReviews:t})=>t)
const it=namesOf(({worksReadOnly:t})=>t)
const ot=namesOf(({offered:t})=>t==="always")
function doingOf(t){const[e]=[tt,o.Z].filter(e=>Object.hasOwn(e,t))
return e?.[t]?.does??"acts"}const rt="file_editor"
usual(rt).map(t=>({name:t}))
function usual(t){return namesOf(({offered:e},n)=>e==="usually"||n===t)}const at="gpt>=5 codex*"
function usualNames(t){return[...usual((0,s.Js)((0,s.MH)(t),at)?"apply_patch":rt),...ot]}async function toolsNamed(t,e,n){const s=et.filter(e=>t.includes(e))
const i=s.flatMap(t=>tt[t]??[]).map(({make:t,load:e})=>t?t():e(n))
return(await Promise.all(i)).map(t=>described(t,e))}async function whyUnusable(t,e,n){const s=new Map
for(const[i,{programs:o=[]}]of Object.entries(tt)){if(!t.includes(i)||o.length===0)continue
const r=o.map(t=>`command -v ${t}`).join(" || ")
const{exitCode:a}=await e.run(r,{timeoutMs:2e4,signal:n})
if(a!==0)s.set(i,`there is no ${o.join(", ")} in the PATH of tools`)}return s}const ct=/(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i
const lt=32768
function descriptionsFor(t,e){return ct.test(t)||e!==void 0&&e<=lt?"short":"long"}function described(t,e){if(e==="long")return t
return Object.freeze({...t,description:(0,i.J1)(`tools/short/${t.name}`)})}}),30983:((t,e,n)=>{n.d(e,{e:()=>runApart,F:()=>terminal})
var s=n(28942)
var i=n(76327)
var o=n(32938)
var r=n(69423)
var a=n(88135)
var c=n(76760)
var l=n(46032)
var u=n(7022)
var d=n(98664)
var h=n(35556)
var f=n(94869)
const p=5e3
class TerminalCalls{#D
#J
constructor(t){this.#D=t}async call(t,e){if(t.reset&&t.is_input)throw new d.Fp("Nothing can be typed into a terminal that is being reset.")
const{workspace:n}=e
if(t.reset)await this.close()
if(t.is_input||t.command.trim()==="")return this.#U(t,e)
const s=await this.#Q(n)
return this.#G(s,t,e)}async close(){const t=this.#J
this.#J=void 0
await(t?.session.close())}async#Q(t){const{workingDir:e}=t
if(this.#J&&this.#J.workspace!==e)throw elsewhere()
if(this.#J)return this.#J
const n=await t.openShell()
this.#J={session:n,workspace:e,place:n.start,command:"",mask:void 0}
return this.#J}async#V(t,{workspace:e,signal:n}){const s=await this.#Q(e)
if(t===s.place.workingDir)return s
const i=`cd -- '${t.replaceAll("'","'\\''")}'`
const o=await s.session.run(i,{},{totalMs:this.#D.default*1e3,signal:n})
if(o.status==="finished")s.place=o.place
return s}async#G(t,e,n,s=""){const{command:i}=e
const o=await(n.secrets?.granted())??{}
const r=await t.session.run(i,o,this.#Z(e,n.signal))
if(r.status==="busy")throw new d.Fp((0,a.J1)("tools/terminal-busy",{command:(0,f.TN)(t.command,200)}))
if(r.status==="ended"&&r.isBefore&&s===""){await this.close()
const s=(0,a.J1)("tools/terminal-gone",{code:String(r.exitCode)})
return this.#G(await this.#V(t.place.workingDir,n),e,n,s)}t.command=i
t.mask=n.secrets?.masker()
return this.#X(t,r,e,n,s||earlierWords(r,n))}async#U(t,e){const n=this.#J
if(t.reset)return{content:[(0,l.Qq)("[The terminal was reset. The next command starts a new shell.]")]}
if(!n)throw nothingRuns(t)
const s=this.#Z(t,e.signal)
const{session:i}=n
const o=t.command===""||!t.is_input?i.read(s):i.type(keysOf(t.command),s)
const r=await o
if(r.status==="idle"&&r.output==="")throw nothingRuns(t)
return this.#X(n,r,t,e,"")}async#X(t,e,n,s,i){const{workspace:o,signal:r}=s
const a=new u.t("terminal",{workspace:o,mask:t.mask,sizes:this.#D.saved})
let c=e
for(;c.status==="more";c=await t.session.rest(r))await a.push(c.output)
await a.push(c.output)
const l=await a.finish(c.status!=="running")
const d=t.place
if(c.status==="finished")t.place=c.place
if(c.status==="ended")await this.close()
const{totalMs:h}=this.#Z(n,r)
return answer(c,{...l,styles:await stylesOf(l)},{prefix:i,root:o.workingDir,start:t.session.start,before:d,place:t.place,seconds:{quiet:this.#D.quiet,total:h/1e3}})}#Z({timeout:t},e){if(t!==void 0)return{totalMs:Math.min(t,this.#D.max)*1e3,signal:e}
return{quietMs:this.#D.quiet*1e3,totalMs:this.#D.default*1e3,signal:e}}}function elsewhere(){return new d.vC("config","This terminal has a shell in the workspace of another conversation.",{hint:"Make new tools and a new agent for each conversation."})}function nothingRuns({is_input:t,command:e}){const n=t&&e!==""?"nothing to type into":"no more output to wait for"
return new d.Fp(`No command is running, so there is ${n}. Give a command.`)}function earlierWords({earlier:t},{secrets:e}){if(!t)return""
const n=(0,h.H)(e?.mask(t.output)??t.output).trim()
const s=t.exitCode===void 0?"":`The command before finished with exit code ${t.exitCode}. `
if(n==="")return s&&`[${s.trim()}]`
const i=(0,f.e9)(n,p,"[... cut ...]")
return`[${s}Since the last call, not from this command:]\n${i}\n[From this command:]`}const m=4e3
function keysOf(t){const e=/^C-([a-zA-Z[\\\]^_])$/.exec(t)?.[1]
if(e!==void 0)return String.fromCharCode(e.toUpperCase().charCodeAt(0)&31)
if(/^[^\P{Cc}\n\r\t]+$/u.test(t))return t
if(t.split("\n").some(t=>Buffer.byteLength(t)>m))throw new d.Fp(`A terminal takes lines of up to ${m} bytes. Put the text in a file and use that.`)
return t.endsWith("\n")?t:`${t}\n`}async function stylesOf({raw:t,text:e}){if(!t.includes("["))return{}
const{stylesIn:s}=await n.e(735).then(n.bind(n,90735))
const i=s(t,e)
return i.length>0?{styles:i}:{}}function answer(t,{text:e,file:n,styles:s},i){const o="exitCode"in t?t.exitCode:-1
const r=suffixOf(t,i)
const a={prefix:i.prefix===""||`${e}${r}`===""?i.prefix:`${i.prefix}\n`,suffix:r===""||e===""?r:`\n${r}`,unsaid:[...knownOf(i),...t.status==="finished"?[]:["exit_code"]]}
return{content:[(0,l.Qq)(e)],exit_code:o,timeout:t.status==="running",metadata:{...metadataOf(i,o),...a,...s,...n&&{full_output_file:n}},...n&&{full_output_save_dir:(0,c.dirname)(n)}}}function suffixOf(t,{seconds:e,root:n}){switch(t.status){case"running":return(0,a.J1)("tools/terminal-running",{why:t.because==="quiet"?`silent for ${e.quiet} seconds`:`not done after ${e.total} seconds`})
case"ended":return(0,a.J1)("tools/terminal-ended",{code:String(t.exitCode),folder:n})
case"idle":return"[No command is running: this came from the background.]"
case"finished":return t.exitCode===w?(0,a.J1)("tools/terminal-stopped"):""
default:return""}}const w=148
function knownOf({before:t,place:e,root:n}){const{workingDir:s,python:i}=e
return[...s===n&&s===t.workingDir?["working_dir"]:[],...i===t.python?["py_interpreter_path"]:[]]}function metadataOf({start:t,place:e},n){return{exit_code:n,pid:e.lastJob,...t.user!==void 0&&{username:t.user},hostname:t.host,working_dir:e.workingDir,...e.python!==void 0&&{py_interpreter_path:e.python}}}const g={quiet:30,default:600,max:3600}
function terminal(t={}){const e=new TerminalCalls({...g,...t})
return(0,r.uO)({name:"terminal",description:(0,a.J1)("tools/terminal"),input:s.object({command:(0,o.F)().describe("Empty: wait for more output of what runs."),is_input:s.boolean().optional().describe("Type `command` into what runs: a line of text, or C-c, C-d, C-z."),timeout:s.number().nonnegative().optional().describe("Seconds to wait, at most 3600, also through silence."),reset:s.boolean().optional().describe("First end everything that runs, and start a new shell.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},mayOnlyLook:!0,risk:(t,{isSandboxed:e})=>e?"LOW":"HIGH",grant:({command:t,is_input:e},{secretsIn:n})=>({...i.K$,secrets:e?[]:n(t)}),commands:({command:t})=>[t],declaredResources:()=>({declared:!0,keys:["terminal:session"]}),about:({command:t})=>({command:t}),run:(t,n)=>n.isApart?runApart(t,n):e.call(t,n),close:()=>e.close()})}const k={quiet:3600,default:600,max:3600}
async function runApart({command:t,timeout:e},n){const s=new TerminalCalls(k)
try{const i=await s.call({command:t,timeout:e??k.default},n)
const{suffix:o="",unsaid:r=[],...a}=Object(i.metadata)
const c=i.timeout===!0?"\n[It ran in its own sandbox, which has ended with it.]":""
const l={working_dir:n.workspace.workingDir,unsaid:[...r,"working_dir"]}
return{...i,metadata:{...a,suffix:`${o}${c}`,...l}}}finally{await s.close()}}})}

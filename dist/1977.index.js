export const id=1977
export const ids=[1977]
export const modules={91106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CB:()=>textsOf,DH:()=>decoded,G6:()=>MIN_LENGTH,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var _secret_parts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24506)
const MIN_LENGTH=6
const minLine=16
function textsOf(value){return[...new Set([value.trim(),...(0,_secret_parts_js__WEBPACK_IMPORTED_MODULE_0__.B)(value).flatMap(part=>[part,...longLines(part)])])]}function formsOf(value){return textsOf(value).filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function longLines(part){const lines=part.split(/[\r\n]+/).map(line=>line.trim())
return lines.length>1?lines.filter(line=>line.length>=minLine):[]}function asWritten(part){const forms=[part,decoded(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{HIDDEN:()=>HIDDEN,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var _forms_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91106)
const HIDDEN="<secret-hidden>"
function maskOf(values,mark=HIDDEN){const forms=new Set([...values].flatMap(_forms_js__WEBPACK_IMPORTED_MODULE_0__.XP))
if(forms.size===0)return NOTHING
const automaton=new Automaton(forms)
return Object.freeze({mask:text=>replaced(text,findAll(automaton,text).spans,mark),begin(text){const{spans:spans,open:open}=findAllIn(automaton,text)
const cut=spans.find(({start:start,end:end})=>start<open&&open<end)?.start??open
const whole=spans.filter(({end:end})=>end<=cut)
return{safe:replaced(text.slice(0,cut),whole,mark),rest:text.slice(cut)}}})}const NOTHING=Object.freeze({mask:text=>text,begin:text=>({safe:text,rest:""})})
function findAllIn(automaton,text){const{spans:spans,open:open}=findAll(automaton,text)
const unfinished=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(text)
if(unfinished===text.length)return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,open)}
const before=Math.min(findAll(automaton,text.slice(0,unfinished)).open,unfinished)
return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,Math.min(open,before))}}function findAll(automaton,text){const plain=automaton.scan(text)
if(!(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.un)(text))return{spans:joined(plain.spans),open:plain.open}
const{text:clear,startOf:startOf,endOf:endOf}=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.DH)(text)
const{spans:spans,open:open}=automaton.scan(clear)
const within=spans.map(({start:start,end:end})=>({start:startOf(start),end:endOf(end-1)}))
return{spans:joined([...plain.spans,...within]),open:Math.min(plain.open,startOf(open))}}function joined(spans){const result=[]
for(const span of spans.toSorted((a,b)=>a.start-b.start)){const last=result.at(-1)
if(!last||span.start>=last.end)result.push(span)
else result[result.length-1]={start:last.start,end:Math.max(last.end,span.end)}}return result}function replaced(text,spans,mark){if(spans.length===0)return text
const pieces=[]
let end=0
for(const span of spans){pieces.push(text.slice(end,span.start),mark)
end=span.end}return pieces.join("")+text.slice(end)}class Automaton{#code=[0]
#child=[0]
#sibling=[0]
#depth=[0]
#fail=[0]
#found=[0]
#first=new Int32Array(65536)
constructor(needles){for(const needle of needles)this.#add(needle)
this.#link()}scan(text){const spans=[]
let state=0
for(let index=0;index<text.length;index+=1){const code=text.charCodeAt(index)
if(code<14&&isPassedOver(text,index))continue
state=state===0?this.#start(code):this.#next(state,code)
const length=this.#found[state]??0
if(length>0)spans.push({start:back(text,index+1,length),end:index+1})}return{spans:spans,open:back(text,text.length,this.#depth[state]??0)}}#add(needle){let state=0
for(let index=0;index<needle.length;index+=1){const code=needle.charCodeAt(index)
if(!isPassedOver(needle,index))state=this.#step(state,code)||this.#grow(state,code)}this.#found[state]=this.#depth[state]??0}#grow(parent,code){const state=this.#code.push(code)-1
this.#child.push(0)
this.#fail.push(0)
this.#found.push(0)
this.#depth.push((this.#depth[parent]??0)+1)
if(parent===0)this.#first[code]=state
this.#sibling.push(this.#child[parent]??0)
this.#child[parent]=state
return state}#link(){const queue=this.#children(0)
for(const state of queue){const fallback=this.#fail[state]??0
this.#found[state]||=this.#found[fallback]??0
for(const child of this.#children(state)){this.#fail[child]=this.#next(fallback,this.#code[child]??0)
queue.push(child)}}}#children(state){const children=[]
for(let child=this.#child[state]??0;child!==0;child=this.#sibling[child]??0)children.push(child)
return children}#start(code){return this.#first[code]??0}#step(state,code){if(state===0)return this.#start(code)
let child=this.#child[state]??0
while(child!==0&&this.#code[child]!==code)child=this.#sibling[child]??0
return child}#next(from,code){let state=from
let next=this.#step(state,code)
while(next===0&&state!==0){state=this.#fail[state]??0
next=this.#step(state,code)}return next}}const[LF,CR]=[10,13]
function isPassedOver(text,index){const code=text.charCodeAt(index)
if(code!==LF)return code===CR
let before=index-1
while(text.charCodeAt(before)===CR)before-=1
return text.charCodeAt(before)!==LF}function back(text,end,length){let[start,left]=[end,length]
while(left>0){start-=1
if(!isPassedOver(text,start))left-=1}return start}function redactor(secrets){return maskOf([HIDDEN,...secrets],"***").mask}const LOOK_AGAIN=4096
function streamMask(current){let held=""
let fresh=""
const take=()=>{const text=held+fresh
fresh=""
return text}
return Object.freeze({push(text){fresh+=text
if(held.length>LOOK_AGAIN&&fresh.length<held.length)return""
const{safe:safe,rest:rest}=current().begin(take())
held=rest
return safe},end(){const rest=current().mask(take())
held=""
return rest}})}}),24506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>secretParts})
function secretParts(value){const parts=partsOrAll(value.trim())
const inAll=inBase64(value)
return[...new Set(inAll.length>0?[...parts,...inAll]:parts.flatMap(part=>[part,...inBase64(part)]))]}function partsOrAll(text){const parts=partsOf(text).filter(part=>part.length>=LEAST)
return parts.length===0?[text]:parts}function inBase64(part){const encoded=part.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded))return[]
const text=Buffer.from(encoded,"base64").toString("latin1").trim()
if(text.length<LEAST||!/^[\t\n\r -~]*$/.test(text))return[]
const[,password=""]=/^[^\s:]*:(\S+)$/.exec(text)??[]
if(password.length>=LEAST&&!WORD.test(password))return[password]
return partsOrAll(text).filter(inner=>!WORD.test(inner)&&!USUAL.test(inner))}const LEAST=6
function partsOf(text,name=""){const fields=fieldsOf(text)
if(fields)return fields.flatMap(([field,inner])=>partsOf(inner,field))
if(HEADER.test(text))return inKeyFile(text)
if(ADDRESS.test(text))return inAddress(text)
if(name==="")return inWords(text)
return!USUAL.test(text)&&(NAMED.test(name)||isOpaque(text))?[text]:[]}const USUAL=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const NAMED=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(text){if(text.startsWith("{"))try{return inJson(JSON.parse(text),0)}catch{return}const ends=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(text)?";":/\r?\n/
const lines=text.split(ends).filter(line=>!/^\s*(?:#|$)/.test(line))
const pairs=lines.map(line=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line))
if(pairs.length<2||pairs.includes(null))return
return pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const NAME=/[A-Za-z_][\w.-]*/g
const VALUE=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const PLACE=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const BETWEEN=/[\s"'`<>,;(){}[\]|]+/
function inWords(text){const named=text.split("\n").flatMap(namedInLine)
if(named.length===0&&!BETWEEN.test(text))return[]
const tokens=text.replaceAll(PLACE," ").split(BETWEEN).flatMap(word=>word.split(/[:=](?=[^:=])/)).map(word=>word.replace(/[.!?:]$/,"")).filter(word=>isOpaque(word)&&!CERTIFICATE.test(word))
const places=text.match(PLACE)??[]
return[...named,...tokens.map(token=>token.replace(COMMON,"")),...places.flatMap(inAddress)]}const CERTIFICATE=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(line){const found=[]
const start=line.search(/[A-Za-z_]/)
let end=0
for(const{0:name,index:index}of line.matchAll(NAME)){if(index<end||!NAMED.test(name))continue
VALUE.lastIndex=index+name.length
const[whole="",sign="",double,single,bare=""]=VALUE.exec(line)??[]
if(whole===""||sign===""&&WORD.test(bare)&&!/^(?:machine|default|login)\b/.test(line))continue
const isYaml=sign===":"&&bare!==""&&index===start
const value=isYaml?yamlValue(line.slice(index+name.length)):double??single??bare
end=isYaml?line.length:index+name.length+whole.length
if(!value.startsWith("$")&&!CERTIFICATE.test(value))found.push(...partsOf(value,name))}return found}function yamlValue(rest){return rest.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const DEPTH=10
function inJson(value,depth,name=""){if(typeof value==="string")return[[name,value.trim()]]
if(typeof value!=="object"||value===null||depth>DEPTH)return[]
const isList=Array.isArray(value)
return Object.entries(value).flatMap(([key,inner])=>inJson(inner,depth+1,isList?name:key))}const ADDRESS=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(text){const one=text.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(one))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1]??"")
const{username:username,password:password,pathname:pathname,searchParams:searchParams,hash:hash}=new URL(one)
const named=[...searchParams].filter(([name,value])=>NAMED.test(name)||isOpaque(value))
return[...WORD.test(decoded(password))?[`${username}:${password}`]:bothWays(password),...isOpaque(decoded(username))?bothWays(username):[],...named.map(([,value])=>value),...[...pathname.split("/"),hash.slice(1)].filter(isOpaque)]}const WORD=/^[a-z]{1,11}$/i
function bothWays(encoded){return encoded===""?[]:[encoded,decoded(encoded)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}const HOST=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(text){if(text.length<16||/[\s@]|:\/\//.test(text)||HOST.test(text))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))return!1
const longest=text.split(/[^A-Za-z0-9]/).reduce((most,run)=>run.length>most.length?run:most,"")
return longest.length>=12&&/\d/.test(longest)&&/[a-z]/i.test(longest)&&new Set(text).size>=8}const HEADER=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(text){const lines=text.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const blocks=[]
const around=[]
let isInside=!1
for(const line of lines)if(line.startsWith("-----BEGIN ")){blocks.push({isPrivate:line.includes("PRIVATE"),body:[]})
isInside=!0}else if(line.startsWith("-----END "))isInside=!1
else if(isInside)blocks.at(-1)?.body.push(...bodyIn(line))
else around.push(line)
const keys=blocks.some(({isPrivate:isPrivate})=>isPrivate)?blocks.filter(({isPrivate:isPrivate})=>isPrivate):blocks
return[...keys.map(({body:body})=>body.join("\n").replace(COMMON,"")),...partsOf(around.join("\n"))]}function bodyIn(line){return line.includes(":")?[]:line.split(/\s+/).filter(run=>/^[A-Za-z0-9+/=]+$/.test(run))}const COMMON=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))})}

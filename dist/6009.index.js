export const id=6009
export const ids=[6009]
export const modules={68268:((t,e,n)=>{n.d(e,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,d1:()=>depthOf,m6:()=>unwrappedIn,oM:()=>closingLine,rD:()=>keepCells})
var s=n(98768)
var i=n(16110)
var r=n(41781)
function fencesIn(t){const e=t.split("\n")
const n=[]
for(const{node:r,isEntering:o}of(0,s.G)((0,i.SV)(t)))if(o&&r.fence)n.push(fenceOf(r,e[r.firstLine]??""))
return n}function fenceOf({firstLine:t,lastLine:e,column:n,isClosed:s,parent:i},r){const[,o="",a=""]=/^(`+|~+)(.*)$/.exec(r.slice(n))??[]
const c=i?.kind!=="document"
return{start:t,end:e+1,isClosed:s,isNested:c,before:r.slice(0,n),mark:o,info:a}}function unwrappedIn(t){const e=t.split("\n")
const n=[]
for(const{node:r,isEntering:o}of(0,s.G)((0,i.SV)(t)))if(o&&r.kind==="table")n.push(tableIn(r,e))
else if(o&&r.kind==="code-block")n.push(codeIn(r,e))
return n}function tableIn(t,e){const[n,s]=[t.firstLine,t.lastLine+1]
const i=e.slice(n,s).join("\n")
return{kind:"table",...nestingOf(t),start:n,end:s,text:i,info:"",fence:void 0}}function codeIn(t,e){const n=t.fence&&fenceOf(t,e[t.firstLine]??"")
const s=t.literal.replace(/\n$/,"")
const i=t.firstLine
const r=n?.end??i+s.split("\n").length
return{kind:"code",...nestingOf(t),start:i,end:r,text:s,info:n?.info??"",fence:n}}function nestingOf(t){let e=0
let n=!1
for(let s=t.parent;s&&s.kind!=="document";s=s.parent){e+=1
n||=s.kind==="quote"}return{level:e,isQuoted:n}}function depthOf(t){let[e,n]=[0,0]
for(const{node:r,isEntering:o}of(0,s.G)((0,i.SV)(t))){const t=r.kind==="quote"||r.kind==="list"||r.kind==="item"
if(t)e+=o?1:-1
n=Math.max(n,t||r.kind==="document"?e:e+1)}return n}function continuationPrefix({before:t}){let e=""
for(const n of t)e+=n==="\t"?" ".repeat(4-e.length%4):n
return e.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(t){return continuationPrefix(t)+t.mark}function keepCells(t){if(!t.includes("|"))return t
const e=t.split("\n")
for(const{node:n,isEntering:o}of(0,s.G)((0,i.SV)(t))){const t=n.parent?.alignments.length??0
if(!o||n.kind!=="row"||n.isHead||n.number<=t)continue
const s=e[n.firstLine]??""
const i=[0,...(0,r.DC)(t,s,n.column)]
e[n.firstLine]=i.map((t,e)=>s.slice(t,i[e+1])).join("\\")}return e.join("\n")}const o=3
const a=6
function demoteHeadings(t){const e=(0,i.No)(t).split("\n")
for(const{node:t,isEntering:n}of(0,s.G)((0,i.SV)(e.join("\n")))){if(!n||t.kind!=="heading")continue
const s="#".repeat(Math.min(a,t.level+o))
const i=e[t.firstLine]??""
if(t.isUnderlined)joinUnderlined(t,s,e)
else e[t.firstLine]=i.slice(0,t.column)+i.slice(t.column).replace(/^#+/,s)}return e.join("\n")}function joinUnderlined({firstLine:t,lastLine:e,column:n},s,i){const r=i[t]??""
const o=i.slice(t+1,e).map(t=>t.replace(c,""))
i[t]=[`${r.slice(0,n)}${s} ${r.slice(n)}`,...o].join(" ")
for(let n=t+1;n<=e;n+=1)i[n]=quotesOf(i[n]??"")}function quotesOf(t){return/^[\s>]*/.exec(t)?.[0]??""}const c=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),6009:((t,e,n)=>{n.d(e,{$:()=>neutralise,_:()=>neutraliseWords})
var s=n(88135)
var i=n(98768)
var r=n(16110)
var o=n(59315)
const a=new Set(["paragraph","heading","cell"])
const c=/(?<![A-Za-z0-9_])@[A-Za-z0-9]/
const l=/(?<=[\w.-])(?:#\d|@[0-9a-f]{7,64}(?!\w))/i
const d=/(?<![A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?::[ \t]{0,9}|[ \t\n]{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d/i
const f=""
function activeIn(t,e){const{root:n,labels:s}=(0,r.Dd)(t)
const o=s.map(t=>({kind:"definition",what:t}))
let c=""
for(const{node:t,isEntering:s}of(0,i.G)(n)){if(s)o.push(...activityOf(t,e))
if(s&&a.has(t.kind))c=""
if(s)c+=wordsOf(t)
else if(a.has(t.kind))o.push(...matched("closing",d,c))}return o}function wordsOf({kind:t,literal:e}){if(t==="text")return e
if(t==="code")return f
return t==="soft-break"||t==="hard-break"?"\n":""}function activityOf(t,e){switch(t.kind){case"html":case"html-block":return[{kind:"html",what:t.literal}]
case"image":return[{kind:"image",what:t.url}]
case"link":return isAllowed(t,e)?[]:[{kind:"link",what:t.url}]
case"row":return t.isHead||t.number<=(t.parent?.alignments.length??0)?[]:[{kind:"cell",what:""}]
case"text":return[...matched("mention",c,t.literal),...matched("reference",l,t.literal)]
default:return[]}}function isAllowed({url:t,first:e},n){if(/^#[\w-]*$/.test(t)||(0,o.MU)(t,n))return!0
return e?.kind==="text"&&e.literal.startsWith(o.W1)&&(0,o.Ex)(t,n)}function matched(t,e,n){const s=e.exec(n)?.[0]
return s===void 0?[]:[{kind:t,what:s}]}var u=n(68268)
var h=n(23849)
class Reader{line
#t=0
#e=new Map
#n
constructor(t){this.line=t
this.#n=mailsIn(t).reverse()
for(const{0:e,index:n}of[...t.matchAll(/`+/g)].reverse()){const t=this.#e.get(e.length)
if(t)t.push(n)
else this.#e.set(e.length,[n])}}get isAtEnd(){return this.#t>=this.line.length}peek(t=0){return this.line[this.#t+t]??""}see(t){return this.match(t)?.[0]??""}match(t){return matchAt(t,this.line,this.#t)}take(t){this.#t+=t
return this.line.slice(this.#t-t,this.#t)}skip(t){this.#t+=t}startsWith(t){return this.line.slice(this.#t,this.#t+t.length).toLowerCase()===t.toLowerCase()}nextMail(){while((this.#n.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#t)this.#n.pop()
const t=this.#n.at(-1)
if(!t)return w
const e=Math.max(t.start,this.#t)
return{after:e-this.#t,length:t.end-e}}toClosingTicks(t){const e=this.#e.get(t)??[]
while((e.at(-1)??Number.POSITIVE_INFINITY)<=this.#t)e.pop()
const n=e.at(-1)
return n===void 0?void 0:n+t-this.#t}}const w={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(t){const e=[]
let n=0
for(let s=t.indexOf("@");s>=0;s=t.indexOf("@",s+1)){const[i=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,t,s+1)??[]
const[r=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,t,s+1)??[]
const o=r===""?/[\w.+-]/:/[\w./-]/
let a=s
while(a>n&&o.test(t.charAt(a-1)))a-=1
const c=s+1+(r||i).length
if(c>s+1&&a<s)e.push({start:a,at:s,end:c})
n=s+1}return e}function matchAt(t,e,n){t.lastIndex=n
return t.exec(e)}function writeLine(t,e,n,s){const i=e?t.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[t]
for(const[t,e]of i.entries()){if(e==="|"&&endsInAddress(i[t-1]??""))s.raw(" ")
writeText(e,n,s)}}function endsInAddress(t){return t.slice(t.lastIndexOf(" ")+1).includes("://")}function writeText(t,e,n){const s=new Reader(t)
while(!s.isAtEnd)if(!writePhrase(s,e,n)&&!writeMail(s,n))writeToken(s,e,n)}function writeMail(t,e){const{after:n,length:s}=t.nextMail()
if(n>0)return!1
e.code(t.take(s))
return!0}const p={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(t,e,n){(p[t.peek()]??writeWords)(t,e,n)}function writePhrase(t,{phrases:e},n){const s=e.find(e=>e!==""&&!e.includes("`")&&t.startsWith(e))
if(s===void 0)return!1
n.code(t.take(s.length))
return!0}function writeEscape(t,e,n){const s=t.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(s.startsWith("\\<")||isActing(s,n)){t.skip(1)
return}if(s.startsWith("\\@")){t.skip(1)
n.code(t.take(t.see(v).length))
return}const i=t.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!i){n.raw(t.take(1)+(t.isAtEnd?"":"\\"))
return}const r=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(n.tail)
n.raw(`${r&&/[:/.]/.test(t.peek(1))?" ":""}${t.take(2)}`)}function writeTicks(t,{phrases:e},n){const s=t.see(/`+/y)
const i=t.toClosingTicks(s.length)
if(i===void 0)n.raw("\\`".repeat(t.take(s.length).length))
else n.span((0,h.Hl)(t.take(i),e))}function writeAngle(t,e,n){n.raw(/[A-Za-z/!?]/.test(t.peek(1))?"&lt;":"<")
t.skip(1)}const m=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(t,e,n){const s=t.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!t.see(m)
n.raw(s?"&amp;":"&")
t.skip(1)}const g=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const k=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const $=/(?: {1,9}"[^"`\\<>]*")?/
const x=new RegExp(`${g.source}\\( {0,9}(?:${k.source})${$.source} {0,9}\\)`,"y")
function takeLink(t,e){const[n,s="",i,r=""]=t.match(x)??[]
if(n===void 0)return
t.skip(n.length)
const a=i??r
return{words:s,address:a,url:(0,o.eL)(a,e)}}function writeImage(t,e,n){t.skip(1)
const s=takeLink(t,e)
if(!s){n.raw(t.peek()==="["?"\\!":"!")
return}const i={...s,words:o.W1+s.words}
if((0,o.Ex)(s.url,e)&&isPlain(i.words,e)&&e.showsAddresses!==!0)writeKept(i,e,n)
else writeApart(i,e,n)}function writeLink(t,e,n){const s=takeLink(t,e)
if(!s){n.raw((t.see(/\[\\?\^/y)===""?"":"\\")+t.take(1))
return}const{words:i,url:r}=s
const a=i.startsWith(o.W1)&&(0,o.Ex)(r,e)
const c=a||(0,o.MU)(r,e)||/^#[\w-]*$/.test(r)
const l=(0,o.X0)(n.tail)&&!(0,o.fo)(r,e)
const d=c&&isPlain(i,e)&&!l&&e.showsAddresses!==!0
if(d)writeKept(s,e,n)
else writeApart(s,e,n)
if(n.atStart&&t.see(A))n.raw("\\")}const A=/~{3}/y
function isPlain(t,{phrases:e}){const n=e.some(e=>t.toLowerCase().includes(e.toLowerCase()))
return!n&&!I.test(t)&&!/^\\?\^|@|#\d|&[#\w]|\$`|`\$/.test(t)}function writeKept({words:t,url:e},{phrases:n},s){s.raw("[")
for(const[e,i]of t.split("`").entries())if(e%2===0)s.raw(i)
else s.span((0,h.Hl)(`\`${i}\``,n))
s.raw(`](${e})`)}const I=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i
function writeApart({words:t,address:e},n,s){if(/[^\s(["'*_]$/.test(s.tail))s.raw(" ")
if(s.atStart&&t.startsWith("~~~"))s.raw("\\")
writeText(t,n,s)
if(e===""){s.raw(" ")
return}s.raw(" (")
s.code(e)
s.raw(")")}function writeClosingBracket(t,e,n){n.raw(/[(:]/.test(t.peek(1))?"\\]":"]")
t.skip(1)}const v=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(t,e,n){const s=/[A-Za-z0-9]$/.test(n.tail)?"":t.see(v)
if(s==="")n.raw(t.take(1))
else n.code(t.take(s.length))}function writeReference(t,e,n){const s=t.see(/#\d+/y)
if(isActing(s,n))n.code(t.take(s.length))
else n.raw(t.take(1))}function isActing(t,{tail:e}){return t.includes("#")&&((0,o.X0)(e)||/[\w.-]$/.test(e))}function writeSlash(t,e,n){const s=n.atStart?t.see(/\/[A-Za-z][\w/.-]*/y):""
if(s==="")n.raw(t.take(1))
else n.code(t.take(s.length))}const L=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(t,e,n){if(t.see(L))writeAddress(t,e,n)
else if(t.see(/GH-\d/iy)&&(0,o.X0)(n.tail))n.code(t.take(t.see(/GH-\d+/iy).length))
else{const e=t.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
n.raw(t.take(Math.min(e,t.nextMail().after)))}}const O=/(?:[^ \t\n\v\f\r<>`|\\"'[\](){}&]|&(?!lt;))+/y
const y=/[^ \t\n\v\f\r]*/y
function writeAddress(t,e,n){const s=t.see(O)
const i=withoutEnd(s)
t.skip(i.length)
const r=(0,o.MU)(i,e)&&(0,o.rS)(t.see(y))&&!(0,o.X0)(n.tail)
if(r)n.raw(i)
else n.code(i)}function withoutEnd(t){let e=t.length
while(/[.,;:!?*_~]/.test(t.charAt(e-1)))e-=1
return t.slice(0,e)}var W=n(33737)
const C=/^[\s>*+\-\d.)[\]x]*$/
const b=60
class Writer{#s=[]
tail=""
atStart=!0
#i=!1
get text(){return this.#s.join("")}raw(t){if(t==="")return
this.#r(this.#i&&t.startsWith("`")?` ${t}`:t)
this.#i=!1
this.atStart=t.endsWith("\n")||this.atStart&&C.test(t)}span(t){this.#r(/[`$]$/.test(this.tail)?` ${t}`:t)
this.#i=!0
this.atStart=!1}code(t){this.span(`\`${t}\``)}#r(t){this.#s.push(t)
this.tail=(this.tail+t.slice(-b)).slice(-b)}}const E=5
function neutralise(t,e){let n=t.replace(/^\ufeff/,"").replaceAll(/\r\n?/g,"\n")
for(let s=0;s<E;s+=1){const s=rewritten((0,u.rD)(n),e)
if(s===n)return isInert(s,e)?s:asCode(t)
n=s}return asCode(t)}function isInert(t,e){return activeIn(t,e).length===0}function asCode(t){return(0,W.DV)("",(0,h.Nv)(t.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(t,e,n="– "){const s=neutralise(n+t.replaceAll(/\s+/g," "),e)
return s.startsWith(n)&&!s.includes("\n")?s.slice(n.length):(0,W.aY)(t)}function rewritten(t,e){const n=t.split("\n").map(plainLine)
const s=t.split("\n").map((t,e)=>n[e]===(0,h.Nv)(t)?t:n[e]??"")
const i=(0,u.Yp)(n.join("\n"))
const r=n.some(t=>/^[\s>*+\d.|:-]+$/.test(t)&&t.includes("-")&&/[|:]/.test(t))
const o=new Writer
let a=0
const writeProse=t=>{for(;a<t;a+=1){if(a>0)o.raw("\n")
writeLine(n[a]??"",r,e,o)}}
for(const t of i){writeProse(t.start)
if(a>0)o.raw("\n")
const i=s.slice(t.start+1,t.isClosed?t.end-1:t.end)
writeFence(t,{code:i,end:t.isClosed?n[t.end-1]:void 0},e,o)
a=t.end}writeProse(n.length)
return(0,h.ix)(o.text,e.phrases)}const S=/^([\s>*+\-.)\d]*)(?:`{3,}|~{3,})/
function plainLine(t){const e=(0,h.Nv)(t)
const[n="",s=""]=S.exec(e)??[]
const[i="",r]=S.exec(t)??[]
if(n===""||e===t)return e
if(i===""||r!==s)return`${s}\\${e.slice(s.length)}`
const o=e.slice(i.length)
if(n!==i)return`${i} ${o}`
return/[^ \t]/.test(o)?e:`${i} text`}function languageOf(t){const e=/^\s*([\w+#.-]{1,30})/.exec(t)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(e)?"text":e}const _=/^[^!-=?-~]*/
function writeFence(t,{code:e,end:n},{phrases:i},r){const{before:o,mark:a,info:c}=t
const l=e.map(t=>`${t.replace(_,h.Nv).replaceAll("\0","�")}\n`)
const d=(0,h.ix)(l.join(""),i)
r.raw(`${o}${a}${languageOf(c)}\n${d}${n??(0,u.oM)(t)}`)
if(d===l.join(""))return
const f=(0,u.U2)(t)
r.raw(`\n${f.trimEnd()}\n${f}${(0,s.J1)("broken-commands")}\n${f.trimEnd()}`)}}),59315:((t,e,n)=>{n.d(e,{Ex:()=>isImageOfOurs,MU:()=>isOurs,W1:()=>a,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const s=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(t,{repositoryUrl:e,commit:n}){const[,i="",r,o,a,c,l,d=""]=s.exec(t)??[]
const f=i.split("/").map(inAddress)
if(n===void 0||f.includes(""))return t
const[u=o,h=a]=[c,l]
const w=u===void 0?d:`#L${u}${h===void 0?"":`-L${h}`}`
return`${e}/${r===""?"blob":"tree"}/${n}/${f.join("/")}${w}`}function inAddress(t){const e=decoded(t)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(e))return""
return encodeURIComponent(e).replaceAll(/[!'()*]/g,t=>`%${t.charCodeAt(0).toString(16)}`)}function decoded(t){try{return decodeURIComponent(t.toWellFormed())}catch{return""}}const i="https://docs.github.com/"
const r="https://github.com/user-attachments/assets/"
const o=/^[\w:/.#?=%+~-]*$/
function isDownward(t){return o.test(t)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(t)}function endsThere(t){return/^[.,;:!?*_~)\]}"']*$/.test(t)}function isOurs(t,{repositoryUrl:e}){if(!isDownward(t)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(t))return!1
return t===e||["/","#","?"].some(n=>t.startsWith(e+n))||t.startsWith(i)}function isFile(t,{repositoryUrl:e}){return[`${e}/blob/`,`${e}/tree/`].some(e=>t.startsWith(e))}const a="image: "
function isImageOfOurs(t,e){return isOurs(t,e)||isDownward(t)&&t.startsWith(r)}function endsInClosingWord(t){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(t)}})}

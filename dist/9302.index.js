export const id=9302
export const ids=[9302]
export const modules={22e3:((t,e,n)=>{n.d(e,{Am:()=>isUnicodeBlank,Bq:()=>trim,Bx:()=>isPunctuation,D$:()=>isLetter,Xl:()=>isLetterOrDigit,Z4:()=>s,iu:()=>isUnicodePunctuation,jY:()=>isBlankOrTab,kE:()=>afterBlanks,pF:()=>matchAt,s8:()=>trimEnd,z3:()=>isBlank})
const s=String.raw`[ \t\n\v\f\r]`
const i=new RegExp(s)
const r=/^[!-/:-@[-`{-~]$/
const o=/^[A-Za-z0-9]$/
const a=/^[A-Za-z]$/
const l=/^[\t\n\f\r\p{Zs}]$/u
const c=/^[!-/:-@[-`{-~\p{P}]$/u
function isBlank(t){return i.test(t)}function isBlankOrTab(t){return t===" "||t==="\t"}function isPunctuation(t){return r.test(t)}function isLetter(t){return a.test(t)}function isLetterOrDigit(t){return o.test(t)}function isUnicodeBlank(t){return l.test(t)}function isUnicodePunctuation(t){return c.test(t)}function trimEnd(t){let e=t.length
while(e>0&&isBlank(t.charAt(e-1)))e-=1
return e===t.length?t:t.slice(0,e)}function trim(t){let e=0
while(e<t.length&&isBlank(t.charAt(e)))e+=1
return trimEnd(t.slice(e))}function afterBlanks(t,e){let n=e
while(n<t.length&&isBlank(t.charAt(n)))n+=1
return n}function matchAt(t,e,n){t.lastIndex=n
return t.exec(e)?.[0]??""}}),88583:((t,e,n)=>{n.d(e,{Lx:()=>withoutEscapes,__:()=>withoutEntities,nG:()=>entityAt})
var s=n(57031)
const i="�"
const r=/^#(?:[xX]([0-9A-Fa-f]+)|(\d+))$/
function entityAt(t,e){const n=t.slice(e,e+34).indexOf(";")
if(n<2)return
const s=t.slice(e+1,e+n)
const i=s.startsWith("#")?numbered(s):named(s)
return i===void 0?void 0:{text:i,length:n+1}}function numbered(t){const[,e,n]=r.exec(t)??[]
const s=e??n??""
if(s===""||s.length>8)return
const o=Number.parseInt(s,e===void 0?10:16)
const a=o>0&&o<1114112&&!(o>=55296&&o<57344)
return a?String.fromCodePoint(o):i}function named(t){if(!/^[A-Za-z][A-Za-z0-9]+$/.test(t))return
const e=`&${t};`
const n=(0,s.hl)(e)
return n===e?void 0:n}function withoutEntities(t){if(!t.includes("&"))return t
return t.replaceAll(/&(?:#[xX]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/g,t=>entityAt(t,0)?.text??t)}function withoutEscapes(t){return t.includes("\\")?t.replaceAll(/\\([!-/:-@[-`{-~])/g,"$1"):t}}),74187:((t,e,n)=>{n.d(e,{L1:()=>withoutDisallowedTag,Rv:()=>endsHtmlBlock,W_:()=>htmlBlockAt,eD:()=>withoutDisallowedTags,hv:()=>TagFinder})
var s=n(22e3)
const i="[A-Za-z][A-Za-z0-9-]*"
const r=`(?:[^ \\t\\r\\n\\v\\f"'=<>\`]+|'[^']*'|"[^"]*")`
const o=`${s.Z4}+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:${s.Z4}*=${s.Z4}*${r})?`
const a=`(?:${i}(?:${o})*${s.Z4}*/?>|/${i}${s.Z4}*>)`
const l=new RegExp(`<${a}`,"y")
const c=new RegExp(`<${a}[\\t\\n\\f ]*\\n`,"y")
const h=new RegExp(`<![A-Z]+${s.Z4}+`,"y")
const d="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|"+"fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|"+"main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|"+"title|tr|track|ul"
const f=[new RegExp(`<(?:script|pre|textarea|style)(?:${s.Z4}|>)`,"iy"),/<!--/y,/<\?/y,/<![A-Z]/y,/<!\[CDATA\[/iy,new RegExp(`</?(?:${d})(?:${s.Z4}|/?>)`,"iy")]
const u=[/<\/(?:script|pre|textarea|style)>/i,/-->/,/\?>/,/>/,/\]\]>/]
function htmlBlockAt(t,e,n){if(t[e]!=="<")return 0
const i=f.findIndex(n=>(0,s.pF)(n,t,e)!=="")+1
if(i>0)return i
return!n&&(0,s.pF)(c,t,e)!==""?7:0}function endsHtmlBlock(t,e){return u[t-1]?.test(e)??!1}class TagFinder{#t=new Set
#e
constructor(t){this.#e=t}lengthAt(t){const e=this.#e
if(e.startsWith("<!",t)&&this.#t.has("comment"))return 0
if(e.startsWith("\x3c!--",t))return this.#n(t)
if(e.startsWith("<![CDATA[",t))return this.#s("data",t,endOfData)
if(e.startsWith("<!",t))return this.#i(t)
if(e.startsWith("<?",t))return this.#s("instruction",t,endOfInstruction)
return(0,s.pF)(l,e,t).length}#n(t){if(this.#e.startsWith(">",t+4))return 5
if(this.#e.startsWith("->",t+4))return 6
return this.#s("comment",t,endOfComment)}#i(t){const e=(0,s.pF)(h,this.#e,t)
if(e==="")return 0
return this.#s("declaration",t,n=>n.indexOf(">",t+e.length)+1)}#s(t,e,n){if(this.#t.has(t))return 0
const s=n(this.#e,e)
if(s>0)return s-e
this.#t.add(t)
return 0}}function endOfComment(t,e){for(let n=t.indexOf("-",e+4);n>=0;)if(t[n+1]!=="-")n=t.indexOf("-",n+2)
else if(t[n+2]===">")return n+3
else n=t.indexOf("-",n+3)
return 0}function endOfInstruction(t,e){for(let n=t.indexOf("?",e+2);n>=0;n=t.indexOf("?",n+2))if(t[n+1]===">")return n+2
return 0}function endOfData(t,e){for(let n=t.indexOf("]",e+9);n>=0;)if(t[n+1]!=="]")n=t.indexOf("]",n+2)
else if(t[n+2]===">")return n+3
else n=t.indexOf("]",n+3)
return 0}const p=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[ \t\n\v\f\r>]|\/>))/gi
function withoutDisallowedTags(t){return t.replaceAll(p,"&lt;")}function withoutDisallowedTag(t){return t.search(p)===0?`&lt;${t.slice(1)}`:t}}),98768:((t,e,n)=>{n.d(e,{G:()=>walk,s:()=>MarkdownNode})
class MarkdownNode{kind
parent
first
last
previous
next
isOpen=!1
content=""
literal=""
firstLine=0
lastLine=0
column=0
isLastLineBlank=!1
isLastLineChecked=!1
isNoTable=!1
level=0
isUnderlined=!1
mark
isTight=!1
task
fence
info=""
isClosed=!1
alignments=[]
isHead=!1
url=""
title=""
isBare=!1
number=0
escapes
isMark=!1
constructor(t,e=""){this.kind=t
this.literal=e}extend(t,e){for(const t of e??[]){this.escapes??=[]
this.escapes.push(t+this.literal.length)}this.literal+=t}append(t){t.unlink()
t.parent=this
t.previous=this.last
if(this.last)this.last.next=t
else this.first=t
this.last=t}insertBefore(t){t.unlink()
t.parent=this.parent
t.next=this
t.previous=this.previous
if(this.previous)this.previous.next=t
else if(this.parent)this.parent.first=t
this.previous=t}insertAfter(t){if(this.next)this.next.insertBefore(t)
else this.parent?.append(t)}unlink(){if(this.previous)this.previous.next=this.next
else if(this.parent?.first===this)this.parent.first=this.next
if(this.next)this.next.previous=this.previous
else if(this.parent?.last===this)this.parent.last=this.previous
this.parent=void 0
this.previous=void 0
this.next=void 0}}function*walk(t){let e=t
let n=!0
while(e){const s=e
const i=n&&s.first!==void 0
const r=n&&!i
const o=i?s.first:r?s:s.next
const a=s.parent
yield{node:s,isEntering:n}
if(!n&&s===t)return
if(i||r){e=o
n=i}else{e=o??a
n=o!==void 0}}}}),16110:((t,e,n)=>{n.d(e,{No:()=>normalLines,SV:()=>parseBlocks,Dd:()=>parseMarkdown})
var s=n(22e3)
var i=n(98768)
function addressAround(t,e){if(!t.startsWith("://",e)||t.length-e<4)return
let n=e
while(n>0&&(0,s.D$)(t.charAt(n-1)))n-=1
const i=t.slice(n,e).toLowerCase()
if(!["http","https","ftp"].includes(i)||!isHostSign(t,e+3))return
const r=endOfAddress(t,e,e+3,"short")
return r===void 0?void 0:{start:n,end:r,url:t.slice(n,r)}}function webAddressAt(t,e){const n=t.charAt(e-1)
if(e>0&&!/[*_~(]/.test(n)&&!(0,s.z3)(n))return
if(!t.startsWith("www.",e))return
const i=endOfAddress(t,e,e,"whole")
return i===void 0?void 0:{start:e,end:i,url:`http://${t.slice(e,i)}`}}function endOfAddress(t,e,n,i){let r=endOfHost(t,n,i)
if(r===void 0)return
while(r<t.length&&!(0,s.z3)(t.charAt(r))&&t[r]!=="<")r+=1
const o=withoutEnd(t,e,r)
return o>e?o:void 0}function isHostSign(t,e){const n=t.codePointAt(e)
if(n===void 0)return!1
const i=String.fromCodePoint(n)
return!(0,s.Am)(i)&&!(0,s.iu)(i)}const r=10
function endOfHost(t,e,n){let[s,i,o]=[0,0,0]
let a=e+1
for(;a<t.length-1;a+=1){if(t[a]==="\\"&&a<t.length-2)a+=1
const e=t[a]
if(e==="_")o+=1
else if(e===".")[s,i,o]=[s+1,o,0]
else if(!isHostSign(t,a)&&e!=="-")break
else if(!/^[ -~]$/.test(t.charAt(a))){a+=1
break}}if(i+o>0&&s<=r)return
return n==="whole"&&s===0?void 0:a}function withoutEnd(t,e,n){const s=t.slice(e,n)
const i=s.split("(").length-1
let r=s.split(")").length-1
let o=n
while(o>e){const n=t.charAt(o-1)
if(n===")"&&r<=i)break
if(n===")")r-=1
if(n===";")o=beforeEntity(t,e,o)
else if(/[?!.,:*_~'")]/.test(n))o-=1
else break}return o}function beforeEntity(t,e,n){let i=n-2
while(i>e&&(0,s.D$)(t.charAt(i)))i-=1
return i<n-2&&t[i]==="&"?i:n-1}function linkMails(t){let e=0
const n=[]
for(const{node:s,isEntering:r}of(0,i.G)(t))if(s.kind==="link")e+=r?1:-1
else if(s.kind==="text"&&r&&e===0&&s.literal.includes("@"))n.push(s)
for(const t of n)splitMails(t)}function splitMails(t){const e=mailsIn(t.literal)
if(e.length===0)return
const n=partsOf(t)
let s=0
for(const{start:r,end:o,url:a}of e){t.insertBefore(n(s,r))
const e=new i.s("link")
e.url=a
e.isBare=!0
e.append(n(r,o))
t.insertBefore(e)
s=o}t.insertBefore(n(s,t.literal.length))
t.unlink()}function partsOf({literal:t,escapes:e=[]}){let n=0
return(s,r)=>{const o=new i.s("text")
const a=n
while((e[n]??r)<r)n+=1
o.extend(t.slice(s,r),e.slice(a,n).map(t=>t-s))
return o}}function mailsIn(t){const e=[]
let n=0
let s={start:0,kind:"plain",hasDot:!1}
for(let i=t.indexOf("@");i>=0;i=t.indexOf("@",n)){s.start=i
rewind(s,t,n,i)
const r=s.start===i?i+1:endOfMail(s,t,i)
if(s.start<i&&t[r]==="@"){n=i+1
continue}const o=s.start<i&&isMail(s,t,i,r)?withoutEnd(t,i,r):i
if(o>i)e.push({start:s.start,end:o,url:urlOf(s,t.slice(s.start,o))})
n=o>i?o:r
s={start:0,kind:"plain",hasDot:!1}}return e}function urlOf({kind:t},e){return t==="plain"?`mailto:${e}`:e}function rewind(t,e,n,i){let r=i
for(;r>n;r-=1){const i=e.charAt(r-1)
const o=i===":"?schemeBefore(e,n,r):void 0
if(o)t.kind=o
else if(!(0,s.Xl)(i)&&!/[.+_-]/.test(i))break}t.start=r}function schemeBefore(t,e,n){for(const i of["mailto","xmpp"]){const r=n-i.length-1
if(r<e||t.slice(r,n)!==`${i}:`)continue
if(r===e||!(0,s.Xl)(t.charAt(r-1)))return i}return}function endOfMail(t,e,n){let i=n+1
for(;i<e.length;i+=1){const n=e.charAt(i)
const r=n==="."&&(0,s.Xl)(e.charAt(i+1))
t.hasDot||=r
if(!(0,s.Xl)(n)&&!r&&!/[-_]/.test(n)&&(n!=="/"||t.kind!=="xmpp"))break}return i}function isMail({hasDot:t},e,n,s){return s-n>=2&&t&&/[A-Za-z.]/.test(e.charAt(s-1))}const o=/#{1,6}(?:[ \t]+|\n)/y
const a=/`{3,}(?=[^`\n]*\n)|~{3,}/y
const l=/(?:`{3,}|~{3,})(?=[ \t]*\n)/y
const c=/(?:=+|-+)[ \t]*\n/y
const h=/\[\^[^\] \r\n\t]+\]:[ \t]*/y
const d=/[ \t\v\f]*(?:[-+*]|[0-9]+.)[ \t\v\f]+\[[ xX]\][ \t\v\f]+/y
const f=/\[[xX]\]/
const headingAt=(t,e)=>(0,s.pF)(o,t,e)
const openFenceAt=(t,e)=>(0,s.pF)(a,t,e)
const closeFenceAt=(t,e)=>(0,s.pF)(l,t,e)
const footnoteAt=(t,e)=>(0,s.pF)(h,t,e)
function underlineAt(t,e){const n=(0,s.pF)(c,t,e)
if(n==="")return 0
return n.startsWith("=")?1:2}function taskIn(t){if((0,s.pF)(d,t,0)==="")return
return f.test(t)?"done":"open"}function isRule(t){const{line:e,nonspace:n}=t
const i=e[n]
let r=i==="*"||i==="_"||i==="-"?1:0
let o=n+r
while(r>0&&(e[o]===i||(0,s.jY)(e.charAt(o)))){r+=e[o]===i?1:0
o+=1}if(r>=3&&e[o]==="\n")return!0
t.noRuleBefore=o
return!1}function markerAt(t,e,n){const i=bulletAt(t,e)??numberAt(t,e,n)
if(!i)return
let r=e+i.length
if(!(0,s.z3)(t.charAt(r)))return
while((0,s.jY)(t.charAt(r)))r+=1
return n&&t[r]==="\n"?void 0:i}function bulletAt(t,e){const n=t.charAt(e)
return/[*+-]/.test(n)?{type:"bullet",sign:n,start:0,length:1}:void 0}const u=/(\d{1,9})([.)])/y
function numberAt(t,e,n){u.lastIndex=e
const[s="",i="",r=""]=u.exec(t)??[]
if(s===""||n&&Number(i)!==1)return
return{type:"number",sign:r,start:Number(i),length:s.length}}function withoutClosingHashes(t){const e=(0,s.s8)(t)
let n=e.length
while(e[n-1]==="#")n-=1
if(n===e.length||!(0,s.jY)(e.charAt(n-1)))return e
return(0,s.s8)(e.slice(0,n))}const p=4
function goesOnQuote(t){if(t.indent>3||t.at(t.nonspace)!==">")return!1
t.advanceColumns(t.indent+1)
t.skipOneBlank()
return!0}function goesOnItem(t,{mark:e,first:n}){const s=(e?.offset??0)+(e?.padding??0)
if(t.indent>=s){t.advanceColumns(s)
return!0}if(!t.isBlank||!n)return!1
t.toNonspace()
return!0}function goesOnFootnote(t){if(t.indent>=p)t.advanceColumns(p)
return t.indent>=p||t.line==="\n"}function skipPadding(t){const{offset:e,column:n,isInTab:i}=t
while(t.column-n<=5&&(0,s.jY)(t.at(t.offset)))t.advanceColumns(1)
const r=t.column-n
if(r>=1&&r<5&&t.at(t.offset)!=="\n")return r
Object.assign(t,{offset:e,column:n,isInTab:i})
if(r>0)t.advanceColumns(1)
return 1}function markBlank(t,e,n){if(t.isBlank&&e.last)e.last.isLastLineBlank=!0
const{kind:s}=e
const i=s==="item"&&!e.first&&e.firstLine===n
const r=s==="quote"||s==="heading"||s==="rule"||e.fence!==void 0
e.isLastLineBlank=t.isBlank&&!r&&!i
for(let t=e.parent;t;t=t.parent)t.isLastLineBlank=!1}var g=n(88583)
const m=1e3
const k=32
const w=1e5
class References{#r=new Map
#o
constructor(t){this.#o=Math.max(w,t)}define(t,e){const n=normalLabel(t)
if(n!==""&&!this.#r.has(n))this.#r.set(n,e)}use(t){if(t===""||t.length>m||this.#r.size===0)return
const e=this.#r.get(normalLabel(t))
const n=e?e.url.length+e.title.length:0
if(!e||n>this.#o)return
this.#o-=n
return e}get labels(){return this.#r.keys()}}function normalLabel(t){return(0,s.Bq)(t).replaceAll(/[ \t\n\v\f\r]+/g," ").toLowerCase().toUpperCase()}function labelAt(t,e){if(t[e]!=="[")return
let n=e+1
while(n<t.length&&t[n]!=="["&&t[n]!=="]"){n+=t[n]==="\\"&&(0,s.Bx)(t.charAt(n+1))?2:1
if(n-e-1>m)return}return t[n]==="]"?{label:(0,s.Bq)(t.slice(e+1,n)),end:n+1}:void 0}function addressAt(t,e){return t[e]==="<"?bracketedAddress(t,e):plainAddress(t,e)}function bracketedAddress(t,e){for(let n=e+1;n<t.length;n+=1){const s=t[n]
if(s===">")return n+1>=t.length?void 0:{raw:t.slice(e+1,n),end:n+1}
if(s==="\\")n+=1
else if(s==="\n"||s==="<")return}return}function plainAddress(t,e){let n=0
let i=e
for(;i<t.length;i+=1){const r=t.charAt(i)
if(r==="\\"&&(0,s.Bx)(t.charAt(i+1)))i+=1
else if(r==="(")n+=1
else if(r===")"&&n===0)break
else if(r===")")n-=1
else if((0,s.z3)(r)){if(i===e)return
break}if(n>k)return}return i>=t.length?void 0:{raw:t.slice(e,i),end:i}}const b=/"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|\((?:\\[()]|[^()])*\)/y
function titleAt(t,e){return(0,s.pF)(b,t,e)}function cleanAddress(t){return(0,g.Lx)((0,g.__)((0,s.Bq)(t)))}function cleanTitle(t){return t===""?"":(0,g.Lx)((0,g.__)(t.slice(1,-1)))}function afterLineEnd(t,e){const n=afterTabs(t,e)
return t[n]==="\n"?afterTabs(t,n+1):n}function afterTabs(t,e){let n=e
while((0,s.jY)(t.charAt(n)))n+=1
return n}function definitionAt(t,e,n){const s=labelAt(t,e)
if(!s||s.label===""||t[s.end]!==":")return
const i=addressAt(t,afterLineEnd(t,s.end+1))
if(!i)return
const r=afterLineEnd(t,i.end)
const o=r===i.end?"":titleAt(t,r)
const a=o===""?void 0:endOfLine(t,r+o.length)
const l=cleanAddress(i.raw)
if(a!==void 0)n.define(s.label,{url:l,title:cleanTitle(o)})
if(a!==void 0)return a
const c=endOfLine(t,i.end)
if(c!==void 0)n.define(s.label,{url:l,title:o===""?"":cleanTitle(o)})
return c}function endOfLine(t,e){const n=afterTabs(t,e)
if(n>=t.length)return n
return t[n]==="\n"?n+1:void 0}const x=new Set(["document","quote","footnote","item"])
function canContain(t,e){if(x.has(t))return e!=="item"&&e!=="row"&&e!=="cell"
return t==="list"&&e==="item"||t==="table"&&e==="row"}function isOpenBelow({last:t}){return t?.isOpen===!0}function finalize(t,e){const{parent:n}=t
t.isOpen=!1
if(t.kind==="paragraph"&&!hasWordsBelowDefinitions(t,e))t.unlink()
else if(t.kind==="code-block")finalizeCode(t)
else if(t.kind==="html-block")t.literal=t.content
else if(t.kind==="list")t.isTight=isTight(t)
return n}function hasWordsBelowDefinitions(t,e){const{content:n}=t
let i=0
while(n[i]==="["){const t=definitionAt(n,i,e)
if(t===void 0)break
i=t}if(i>0)t.content=n.slice(i)
return(0,s.s8)(t.content)!==""}function finalizeCode(t){if(!t.fence){t.literal=`${withoutBlankLines(t.content)}\n`
return}const e=t.content.indexOf("\n")
t.info=(0,g.Lx)((0,s.Bq)((0,g.__)(t.content.slice(0,e))))
t.literal=t.content.slice(e+1)}function withoutBlankLines(t){let e=t.length
while(e>0&&((0,s.jY)(t.charAt(e-1))||t[e-1]==="\n"))e-=1
if(e===0)return""
const n=t.indexOf("\n",e)
return n<0?t:t.slice(0,n)}function isTight({first:t}){for(let e=t;e;e=e.next){if(e.isLastLineBlank&&e.next)return!1
for(let t=e.first;t;t=t.next)if((e.next||t.next)&&endsInBlankLine(t))return!1}return!0}function endsInBlankLine(t){let e=t
while(!e.isLastLineChecked&&(e.kind==="list"||e.kind==="item")&&e.last){e.isLastLineChecked=!0
e=e.last}e.isLastLineChecked=!0
return e.isLastLineBlank}var v=n(74187)
const A=4
class LineCursor{line
offset=0
column=0
nonspace=0
nonspaceColumn=0
indent=0
isBlank=!1
isInTab=!1
noRuleBefore=0
constructor(t){this.line=t}at(t){return this.line.charAt(t)}findNonspace(){if(this.nonspace<=this.offset)this.#a()
this.indent=this.nonspaceColumn-this.column
this.isBlank=this.at(this.nonspace)==="\n"}#a(){this.nonspace=this.offset
this.nonspaceColumn=this.column
let t=A-this.column%A
for(;(0,s.jY)(this.at(this.nonspace));this.nonspace+=1){const e=this.at(this.nonspace)==="\t"
this.nonspaceColumn+=e?t:1
t=e||t===1?A:t-1}}advance(t){for(let e=t;e>0&&this.offset<this.line.length;e-=1){const t=this.at(this.offset)==="\t"
this.isInTab=!1
this.column+=t?A-this.column%A:bytesOf(this.line.charCodeAt(this.offset))
this.offset+=1}}advanceColumns(t){let e=t
while(e>0&&this.offset<this.line.length){const t=this.at(this.offset)==="\t"
const n=t?A-this.column%A:1
this.isInTab=t&&n>e
const s=Math.min(e,n)
this.column+=s
this.offset+=this.isInTab?0:1
e-=s}}toNonspace(){this.advance(this.nonspace-this.offset)}toEnd(){this.advance(this.line.length-1-this.offset)}skipOneBlank(){if((0,s.jY)(this.at(this.offset)))this.advanceColumns(1)}rest(){if(!this.isInTab)return this.line.slice(this.offset)
return" ".repeat(A-this.column%A)+this.line.slice(this.offset+1)}}function bytesOf(t){if(t<128)return 1
return t<2048||t>=55296&&t<57344?2:3}var L=n(41781)
const B=4
const O=100
const $=255
class BlockParser{root=new i.s("document")
#l
#c=this.root
#h=-1
constructor(t){this.#l=t
this.root.isOpen=!0}read(t){this.#h+=1
const e=new LineCursor(t)
const n=this.#d(e)
if(!n)return
const s=this.#f(e,n.container,n.isAll)
this.#u(e,s,n.container)}end(){while(this.#c!==this.root)this.#c=this.#p(this.#c)
this.#p(this.root)}#p(t){return finalize(t,this.#l)??this.root}#d(t){let e=this.root
while(isOpenBelow(e)){const n=e.last
t.findNonspace()
const s=this.#g(t,n)
if(s==="ended")return
if(!s)return{container:e,isAll:!1}
e=n}return{container:e,isAll:!0}}#g(t,e){switch(e.kind){case"quote":return goesOnQuote(t)
case"item":return goesOnItem(t,e)
case"code-block":return this.#m(t,e)
case"html-block":return e.level<6||!t.isBlank
case"footnote":return goesOnFootnote(t)
case"paragraph":return!t.isBlank
case"table":return(0,L.pR)(t)
case"heading":case"row":return!1
default:return!0}}#m(t,e){const{fence:n}=e
if(!n){if(t.indent>=B)t.advanceColumns(B)
else if(t.isBlank)t.toNonspace()
return t.isBlank||t.indent>=B}const i=t.indent<=3&&t.at(t.nonspace)===n.sign
if(i&&closeFenceAt(t.line,t.nonspace).length>=n.length){e.lastLine=this.#h
e.isClosed=!0
this.#c=this.#p(e)
return"ended"}for(let e=n.offset;e>0&&(0,s.jY)(t.at(t.offset));e-=1)t.advanceColumns(1)
return!0}#k(t,e,n){let s=t
while(!canContain(s.kind,e))s=this.#p(s)
const r=new i.s(e)
r.isOpen=!0
r.firstLine=this.#h
r.lastLine=this.#h
r.column=n
s.append(r)
return r}#f(t,e,n){let s=e
let i=this.#c.kind==="paragraph"
for(let e=1;s.kind!=="code-block"&&s.kind!=="html-block";e+=1){t.findNonspace()
const r=this.#w(t,s,{isAll:n,mayBeLazy:i,depth:e})
if(!r)break
s=r
if(["paragraph","heading","code-block"].includes(s.kind))break
i=!1}return s}#w(t,e,{isAll:n,mayBeLazy:s,depth:i}){const r=t.indent>=B
const o=e.kind==="paragraph"
if(!r){const s=this.#b(t,e)??this.#x(t,e)??this.#v(t,e)??this.#A(t,e)??this.#L(t,e)??(o&&!n?void 0:this.#B(t,e))??(i<O?this.#O(t,e):void 0)
if(s)return s}if((!r||e.kind==="list")&&t.indent<B&&i<O){const n=this.#$(t,e)
if(n)return n}if(!r||s||t.isBlank)return this.#T(t,e,r)
t.advanceColumns(B)
return this.#k(e,"code-block",t.offset)}#b(t,e){if(t.at(t.nonspace)!==">")return
const n=t.nonspace
t.advance(t.nonspace+1-t.offset)
t.skipOneBlank()
return this.#k(e,"quote",n)}#x(t,e){const n=headingAt(t.line,t.nonspace)
if(n==="")return
const s=this.#k(e,"heading",t.nonspace)
s.level=n.trimEnd().length
t.advance(t.nonspace+n.length-t.offset)
return s}#v(t,e){const n=openFenceAt(t.line,t.nonspace)
if(n==="")return
const s=this.#k(e,"code-block",t.nonspace)
const i=t.nonspace-t.offset
s.fence={sign:n.charAt(0),length:Math.min(n.length,$),offset:i}
t.advance(t.nonspace+n.length-t.offset)
return s}#A(t,e){const n=(0,v.W_)(t.line,t.nonspace,e.kind==="paragraph")
if(n===0)return
const s=this.#k(e,"html-block",t.nonspace)
s.level=n
return s}#L(t,e){const n=e.kind==="paragraph"?underlineAt(t.line,t.nonspace):0
if(n===0)return
if(!hasWordsBelowDefinitions(e,this.#l))return e
e.kind="heading"
e.level=n
e.isUnderlined=!0
e.lastLine=this.#h
t.toEnd()
return e}#B(t,e){if(t.noRuleBefore>t.nonspace||!isRule(t))return
const n=this.#k(e,"rule",t.nonspace)
t.toEnd()
return n}#O(t,e){const n=footnoteAt(t.line,t.nonspace)
if(n==="")return
const s=t.nonspace
t.advance(t.nonspace+n.length-t.offset)
const i=this.#k(e,"footnote",s)
i.literal=n.slice(2,n.lastIndexOf("]"))
return i}#$(t,e){const n=markerAt(t.line,t.nonspace,e.kind==="paragraph")
if(!n)return
const{indent:s,nonspace:i}=t
t.advance(t.nonspace+n.length-t.offset)
const r=n.length+skipPadding(t)
const{type:o,sign:a,start:l}=n
const c={type:o,sign:a,start:l,offset:s,padding:r}
const h=e.kind==="list"&&e.mark?.type===o&&e.mark.sign===a
const d=h?e:this.#k(e,"list",i)
d.mark??=c
const f=this.#k(d,"item",i)
f.mark=c
return f}#T(t,e,n){if(e.kind==="item"&&!e.task){e.task=taskIn(t.line)
if(e.task)t.advance(3)}if(n)return
if(e.kind==="paragraph")return(0,L.RT)(e,t,this.#h)?e:void 0
return e.kind==="table"?(0,L.zQ)(e,t,this.#h):void 0}#u(t,e,n){let s=e
t.findNonspace()
markBlank(t,s,this.#h)
const i=this.#c!==n&&s===n&&!t.isBlank
if(i&&this.#c.kind==="paragraph"){this.#y(this.#c,t.rest())
return}while(this.#c!==n)this.#c=this.#p(this.#c)
if(s.kind==="code-block")this.#y(s,t.rest())
else if(s.kind==="html-block"){this.#y(s,t.rest())
if((0,v.Rv)(s.level,t.line.slice(t.nonspace)))s=this.#p(s)}else if(!t.isBlank)s=this.#C(t,s)
this.#c=s}#C(t,e){const n=e.kind==="paragraph"||e.kind==="heading"
const s=n?e:this.#k(e,"paragraph",t.nonspace)
t.toNonspace()
const i=s.kind==="heading"&&!s.isUnderlined
this.#y(s,i?withoutClosingHashes(t.line).slice(t.offset):t.rest())
return s}#y(t,e){t.content+=e
t.lastLine=this.#h}}class Brackets{#_
#e
#S
#l
#E
#I=!0
#h=0
constructor(t,e,n,s){this.#_=t
this.#e=e
this.#S=n
this.#l=s}get isOpen(){return this.#E!==void 0}beginLine(t){this.#h=t}open(t,{start:e,end:n,isImage:s}){if(this.#E)this.#E.hasBracketAfter=!0
const i=this.#h
this.#E={node:t,isImage:s,start:e,end:n,line:i,previous:this.#E,hasBracketAfter:!1}
if(!s)this.#I=!1}close(t){const e=this.#E
if(!e)return this.#F(t)
this.#E=e.previous
if(!e.isImage&&this.#I)return this.#F(t)
const n=this.#z(t+1)??this.#W(e,t+1)
if(n)return this.#H(e,n)
return this.#M(e,t+1)??this.#F(t)}#F(t){const{last:e}=this.#_
if(e?.kind==="text"&&!e.isMark)e.extend("]")
else this.#_.append(new i.s("text","]"))
return t+1}#z(t){const e=this.#e
if(e[t]!=="(")return
const n=addressAt(e,(0,s.kE)(e,t+1))
if(!n)return
const i=(0,s.kE)(e,n.end)
const r=i===n.end?"":titleAt(e,i)
const o=(0,s.kE)(e,i+r.length)
if(e[o]!==")")return
return{url:cleanAddress(n.raw),title:cleanTitle(r),end:o+1}}#W(t,e){const n=labelAt(this.#e,e)
const s=!n||n.label===""
if(s&&t.hasBracketAfter)return
const i=s?this.#e.slice(t.end,e-1):n.label
const r=this.#l.use(i)
return r&&{...r,end:n?.end??e}}#H(t,{url:e,title:n,end:s}){const r=new i.s(t.isImage?"image":"link")
Object.assign(r,{url:e,title:n})
t.node.insertBefore(r)
for(let e=t.node.next;e;){const t=e.next
r.append(e)
e=t}t.node.unlink()
this.#S.pair(t.end)
if(!t.isImage)this.#I=!0
return s}#M(t,e){const{next:n}=t.node
if(n?.kind!=="text"||!n.literal.startsWith("^"))return
if(n.literal.length===1&&!n.next)return
const s=new i.s("footnote-reference",this.#P(t,e))
t.node.insertBefore(s)
this.#S.pair(t.end)
while(s.next)s.next.unlink()
return e}#P(t,e){const n=t.end+(this.#e[t.end]==="\\"?2:1)
if(t.line===this.#h)return this.#e.slice(n,n+e-t.start-3)
const s=Buffer.byteLength(this.#e.slice(t.line,t.start))+1
const i=Buffer.byteLength(this.#e.slice(this.#h,e))-s-2
if(i<=0)return""
const r=this.#e.slice(n,n+i)
return Buffer.from(r).subarray(0,i).toString()}}class Delimiter{sign
length
position
canOpen
canClose
node
previous
next
constructor(t,e,n){this.sign=t.sign
this.length=t.length
this.position=n
this.canOpen=t.canOpen
this.canClose=t.canClose
this.node=e}}const T=100
function runAt(t,e){const n=t.charAt(e)
let i=1
while(t[e+i]===n&&(n!=="~"||i<T))i+=1
const r=n==="~"
const o=r?characterBefore(t,e):beyondTildes(t,e,-1)
const a=r?characterAt(t,e+i):beyondTildes(t,e+i,1)
const l=flanks(a,o)
const c=flanks(o,a)
if(n!=="_")return{sign:n,length:i,canOpen:l,canClose:c}
const h=l&&(!c||(0,s.iu)(o))
return{sign:n,length:i,canOpen:h,canClose:c&&(!l||(0,s.iu)(a))}}function flanks(t,e){if((0,s.Am)(t))return!1
return!(0,s.iu)(t)||(0,s.Am)(e)||(0,s.iu)(e)}function characterBefore(t,e){if(e<=0)return"\n"
const n=e>=2&&/[\udc00-\udfff]/.test(t.charAt(e-1))
return t.slice(e-(n?2:1),e)}function characterAt(t,e){const n=t.codePointAt(e)
return n===void 0?"\n":String.fromCodePoint(n)}function beyondTildes(t,e,n){let s=e
if(n===1){while(t[s]==="~")s+=1
return characterAt(t,s)}while(s>0&&t[s-1]==="~")s-=1
return characterBefore(t,s)}class Delimiters{#E
push(t){t.previous=this.#E
if(this.#E)this.#E.next=t
this.#E=t}#R(t){if(t.next)t.next.previous=t.previous
else this.#E=t.previous
if(t.previous)t.previous.next=t.next}pair(t){const e=new Map
let n=this.#D(t)
while(n){if(!n.canClose){n=n.next
continue}const s=`${n.sign}${n.length%3}`
const i=openerOf(n,Math.max(t,e.get(s)??0))
const r=i?this.#j(i,n):n.next
if(!i){e.set(s,n.position)
if(!n.canOpen)this.#R(n)}n=r}while(this.#E&&this.#E.position>=t)this.#R(this.#E)}#D(t){let e
for(let n=this.#E;n&&n.position>=t;n=n.previous)e=n
return e}#j(t,e){return e.sign==="~"?this.#Z(t,e):this.#N(t,e)}#Z(t,e){const{next:n}=e
if(t.node.literal.length===e.node.literal.length){const n=t.node
n.kind="struck"
n.literal=""
n.isMark=!1
moveBetween(n,e.node,n)
e.node.unlink()}this.#q(t,e)
this.#R(e)
this.#R(t)
return n}#N(t,e){const n=t.node.literal.length>=2&&e.node.literal.length>=2
const s=n?2:1
t.node.literal=t.node.literal.slice(s)
e.node.literal=e.node.literal.slice(s)
this.#q(t,e)
const r=new i.s(n?"strong":"emphasis")
moveBetween(t.node,e.node,r)
t.node.insertAfter(r)
if(t.node.literal==="")this.#G(t)
if(e.node.literal!=="")return e
const{next:o}=e
this.#G(e)
return o}#G(t){t.node.unlink()
this.#R(t)}#q(t,e){for(let n=e.previous;n&&n!==t;n=n.previous)this.#R(n)}}function moveBetween(t,e,n){for(let s=t.next;s&&s!==e;){const t=s.next
n.append(s)
s=t}}function openerOf(t,e){for(let n=t.previous;n&&n.position>=e;n=n.previous)if(n.canOpen&&n.sign===t.sign&&canPair(n,t))return n
return}function canPair(t,e){if(!e.canOpen&&!t.canClose)return!0
return e.length%3===0||(t.length+e.length)%3!==0}const y=/[\s\S][^\n\\`&_*[\]<!~:w]*/y
const C=80
const _=/<[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\0-\x20<>]*>/y
const S=/<[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*>/y
class InlineParser{#e
#_
#S=new Delimiters
#U
#Y
#Q=new Map
#X=!1
#V=0
constructor(t,e){this.#e=(0,s.s8)(t.content)
this.#_=t
this.#U=new Brackets(t,this.#e,this.#S,e)
this.#Y=new v.hv(this.#e)}parse(){while(this.#V<this.#e.length)this.#K()
this.#S.pair(0)
this.#_.content=""}#K(){const t=this.#e.charAt(this.#V)
if(t==="\n")this.#J()
else if(t==="`")this.#tt()
else if(t==="\\")this.#et()
else if(t==="&")this.#nt()
else if(t==="<")this.#st()
else if(t==="*"||t==="_"||t==="~")this.#it()
else if(t==="[")this.#rt("[")
else if(t==="!")this.#ot()
else if(t==="]")this.#V=this.#U.close(this.#V)
else if(t===":")this.#at(addressAround)
else if(t==="w")this.#at(webAddressAt)
else this.#lt()}#u(t,e){if(t==="")return
const{last:n}=this.#_
const s=n?.kind==="text"&&!n.isMark?n:new i.s("text")
s.extend(t,e)
if(s!==n)this.#_.append(s)}#ct(t){const e=new i.s("text",t)
e.isMark=!0
this.#_.append(e)
return e}#lt(){const t=(0,s.pF)(y,this.#e,this.#V)
this.#V+=t.length
this.#u(this.#e[this.#V]==="\n"?(0,s.s8)(t):t)}#J(){const t=this.#V
this.#V+=1
this.#U.beginLine(this.#V)
while(this.#e[this.#V]===" "||this.#e[this.#V]==="\t")this.#V+=1
const e=t>1&&this.#e.slice(t-2,t)==="  "
this.#_.append(new i.s(e?"hard-break":"soft-break"))}#tt(){let t=1
while(this.#e[this.#V+t]==="`")t+=1
const e=this.#V+t
const n=this.#ht(t,e)
if(n===void 0){this.#u("`".repeat(t))
this.#V=e
return}this.#_.append(new i.s("code",normalCode(this.#e.slice(e,n))))
this.#V=n+t}#ht(t,e){if(t>C)return
if(this.#X&&(this.#Q.get(t)??0)<=e)return
for(let n=this.#e.indexOf("`",e);n>=0;){let e=n+1
while(this.#e[e]==="`")e+=1
this.#Q.set(e-n,n)
if(e-n===t)return n
n=this.#e.indexOf("`",e)}this.#X=!0
return}#et(){const t=this.#e.charAt(this.#V+1)
if((0,s.Bx)(t))this.#u(t,[0])
else if(t==="\n")this.#_.append(new i.s("hard-break"))
else this.#u("\\")
this.#V+=(0,s.Bx)(t)||t==="\n"?2:1}#nt(){const t=(0,g.nG)(this.#e,this.#V)
const e=t?.text??"&"
this.#u(e,t&&(0,s.Bx)(e)?[0]:void 0)
this.#V+=t?.length??1}#st(){const t=(0,s.pF)(_,this.#e,this.#V)||(0,s.pF)(S,this.#e,this.#V)
if(t!==""){this.#dt(t)
return}const e=this.#Y.lengthAt(this.#V)
if(e===0)this.#u("<")
else this.#_.append(new i.s("html",this.#e.slice(this.#V,this.#V+e)))
this.#V+=Math.max(1,e)}#dt(t){const e=(0,g.__)(t.slice(1,-1))
const n=(0,s.pF)(_,t,0)!==""
this.#ft(n?(0,g.__)(t.slice(1,-1)):`mailto:${e}`,e)
this.#V+=t.length}#ft(t,e,n=!1){const s=new i.s("link")
s.url=t
s.isBare=n
s.append(new i.s("text",e))
this.#_.append(s)}#it(){const t=runAt(this.#e,this.#V)
this.#V+=t.length
const e=this.#ct(t.sign.repeat(t.length))
const n=t.canOpen||t.canClose
if(n&&(t.sign!=="~"||t.length<=2))this.#S.push(new Delimiter(t,e,this.#V))}#rt(t){const e=this.#V
this.#V+=t.length
this.#U.open(this.#ct(t),{start:e,isImage:t==="![",end:this.#V})}#ot(){const t=this.#e[this.#V+1]==="["&&this.#e[this.#V+2]!=="^"
if(t){this.#rt("![")
return}this.#u("!")
this.#V+=1}#at(t){const e=this.#U.isOpen?void 0:t(this.#e,this.#V)
if(!e){this.#lt()
return}this.#ut(this.#V-e.start)
this.#ft(e.url,this.#e.slice(e.start,e.end),!0)
this.#V=e.end}#ut(t){const{last:e}=this.#_
if(t>0&&e?.kind==="text")e.literal=e.literal.slice(0,-t)}}function normalCode(t){const e=t.replaceAll("\n"," ")
const n=e.startsWith(" ")&&e.endsWith(" ")&&/[^ ]/.test(e)
return n?e.slice(1,-1):e}function parseMarkdown(t){const e=new References(t.length)
const n=readBlocks(t,e)
for(const{node:t,isEntering:s}of(0,i.G)(n)){const n=t.kind==="paragraph"||t.kind==="heading"||t.kind==="cell"
if(s&&n)new InlineParser(t,e).parse()}const s=placeFootnotes(n)
joinText(n)
linkMails(n)
return{root:n,labels:[...e.labels,...s]}}function parseBlocks(t){return readBlocks(t,new References(t.length))}function readBlocks(t,e){const n=new BlockParser(e)
for(const e of linesOf(normalLines(t)))n.read(e)
n.end()
return n.root}function normalLines(t){return t.replace(/^\ufeff/,"").toWellFormed().replaceAll(/\r\n?/g,"\n").replaceAll("\0","�")}function*linesOf(t){for(let e=0;e<t.length;){const n=t.indexOf("\n",e)
yield n<0?`${t.slice(e)}\n`:t.slice(e,n+1)
e=n<0?t.length:n+1}}function joinText(t){for(const{node:e,isEntering:n}of(0,i.G)(t)){if(e.kind!=="text"||!n)continue
e.isMark=!1
while(e.next?.kind==="text"){e.extend(e.next.literal,e.next.escapes)
e.next.unlink()}}}function placeFootnotes(t){const e=[]
const n=[]
for(const{node:s,isEntering:r}of(0,i.G)(t)){if(s.kind==="footnote"&&!r)e.push(s)
if(s.kind==="footnote-reference"&&r)n.push(s)}const s=new Map
for(const t of e){const e=normalLabel(t.literal)
if(e!==""&&!s.has(e))s.set(e,t)}const r=new Set
for(const t of n)number(t,s.get(normalLabel(t.literal)),r)
for(const t of e)t.unlink()
for(const e of r)t.append(e)
return[...s.keys()]}function number(t,e,n){if(!e){t.kind="text"
t.literal=`[^${t.literal}]`
return}n.add(e)
e.number||=n.size
t.number=e.number}}),41781:((t,e,n)=>{n.d(e,{DC:()=>barsBehind,RT:()=>openTable,pR:()=>isRow,zQ:()=>openRow})
var s=n(22e3)
var i=n(98768)
const r=String.raw`[ \t\v\f]*:?-+:?[ \t\v\f]*`
const o=new RegExp(String.raw`\|?${r}(?:\|${r})*\|?[ \t\v\f]*\n`,"y")
const a=/(?:\\\||[^|\n])+/y
const l=/\|[ \t\v\f]*/y
const c=/[ \t\v\f]*\n/y
const h=524288
function rowIn(t){let e=0
let n=[]
let i=(0,s.pF)(l,t,0).length
for(let r=!0;i<t.length&&r;){const o=(0,s.pF)(a,t,i)
const h=(0,s.pF)(l,t,i+o.length)
if(o!==""||h!=="")n.push((0,s.Bq)(withoutBars(o)))
i+=o.length+h.length
if(h!=="")continue
const d=(0,s.pF)(c,t,i).length
i+=d
r=d>0&&i<t.length
if(!r)continue
e=i
n=[]
i+=(0,s.pF)(l,t,i).length}return i===t.length&&n.length>0?{cells:n,start:e}:void 0}function withoutBars(t){return t.includes("\\|")?t.replaceAll("\\|","|"):t}function openTable(t,e,n){if(t.isNoTable||(0,s.pF)(o,e.line,e.nonspace)==="")return!1
const i=rowIn(e.line.slice(e.nonspace))
if(!i)return!1
const r=rowIn(t.content)
if(r?.cells.length!==i.cells.length){t.isNoTable=!0
return!1}if(r.start>0)t.insertBefore(paragraphAbove(t,r.start))
Object.assign(t,{kind:"table",firstLine:n-1,lastLine:n})
t.content=""
t.alignments=i.cells.map(alignmentOf)
addRow(t,r.cells,e).isHead=!0
e.toEnd()
return!0}function paragraphAbove({content:t,firstLine:e,column:n},r){const o=new i.s("paragraph")
o.content=(0,s.Bq)(withoutBars(t.slice(0,r)))
o.firstLine=e
o.column=n
return o}function alignmentOf(t){const[e,n]=[t.startsWith(":"),t.endsWith(":")]
if(e&&n)return"center"
if(e)return"left"
return n?"right":""}function openRow(t,e,n){if(e.isBlank||t.level>h)return
const s=rowIn(e.line.slice(e.nonspace))
if(!s)return
const i=s.cells.slice(0,t.alignments.length)
t.level+=t.alignments.length-i.length
const r=addRow(t,i,e)
r.number=s.cells.length
r.firstLine=n
t.lastLine=n
e.toEnd()
return r}function barsBehind(t,e,n){const i=[]
let r=n+(0,s.pF)(l,e,n).length
for(let n=1;r<e.length;n+=1){r+=(0,s.pF)(a,e,r).length
const o=(0,s.pF)(l,e,r)
const c=r+o.length>=(0,s.s8)(e).length
if(o===""||c)break
if(n>=t)i.push(r)
r+=o.length}return i}function isRow(t){return rowIn(t.line.slice(t.nonspace))!==void 0}function addRow(t,e,n){const s=new i.s("row")
s.isOpen=!0
s.column=n.nonspace
t.append(s)
for(const[t,n]of e.entries()){const e=new i.s("cell")
e.content=n
e.number=t
s.append(e)}return s}}),40598:((t,e,n)=>{n.d(e,{OT:()=>withoutInvisible,U4:()=>isSeen,Wl:()=>removeUndrawn,dQ:()=>withoutPhantoms})
const s=String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`
const i=String.raw`\p{RGI_Emoji}`
const r=String.raw`(?<=${s})[\u200C\u200D](?=${s})`
const o=String.raw`(?:(?!${r})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`
const a=`(${i})|${o}`
const l=/^[\t\n\x20-\x7E]*$/
let c
function withoutInvisible(t){if(l.test(t))return{shown:t,hidden:0}
c??=new RegExp(a,"gv")
let e=0
const n=t.replaceAll(c,(t,n)=>{if(n!==void 0)return n
e+=1
return""})
return{shown:n,hidden:e}}const h=/[\s\u115f\u1160\u2800\u3164\uffa0]/g
function isSeen(t){return withoutInvisible(t).shown.replaceAll(h,"")!==""}const d=new Map([["mermaid",/^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],["math",/(?<!\\)%.*$/gm],["stl","all"],["geojson","all"],["topojson","all"]])
const f=/\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i
const u=new Map([["mermaid",/^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],["math",f]])
function removeUndrawn(t,e){const n=d.get(e)
if(!n)return{shown:t,hidden:0}
const{shown:s,hidden:i}=n==="all"?p:withoutPhantoms(t.replaceAll(n,""))
const r=s.replaceAll(/\s/g,"")===t.replaceAll(/\s/g,"")
return{shown:s,hidden:r&&i===0&&!u.get(e)?.test(t)?0:1}}const p={shown:"",hidden:0}
const g=/\\[hv]?phantom\s*\{/g
function withoutPhantoms(t){if(!/[\\$]/.test(t))return{shown:t,hidden:0}
const e=[]
let n=t.includes("$")&&f.test(t)?1:0
let s=0
for(const{0:i,index:r}of t.matchAll(g)){if(r<s)continue
n+=1
const o=endOfGroup(t,r+i.length)
if(o===void 0)break
e.push(t.slice(s,r))
s=o}return{shown:e.join("")+t.slice(s),hidden:n}}function endOfGroup(t,e){let n=1
for(let s=e;s<t.length;s+=1){const e=t[s]
if(e==="\\")s+=1
else if(e==="{")n+=1
else if(e==="}")n-=1
if(n===0)return s+1}return}}),39302:((t,e,n)=>{n.d(e,{x:()=>pageText,p:()=>renderVisible})
var s=n(22664)
var i=n(94869)
var r=n(88583)
var o=n(74187)
var a=n(98768)
function writeHtml(t,e){const n=new HtmlWriter(e)
for(const{node:e,isEntering:s}of(0,a.G)(t))n.visit(e,s)
return n.end()}class HtmlWriter{#pt=[]
#gt=!0
#mt
#kt=0
#wt=0
form
constructor(t){this.form=t}visit(t,e){if(this.#mt===t)this.#mt=void 0
if(this.#mt){if(e)this.#bt(t)
return}if(!this.#xt(t,e))(e?d:f)[t.kind]?.(t,this)
if(t.kind==="image"&&e)this.#mt=t}#xt({kind:t},e){if(this.form==="page"||!l.has(t))return!1
const n=e?this.#wt+1:this.#wt
this.#wt+=e?1:-1
return n>c}#bt({kind:t,literal:e}){if(t==="text"||t==="code"||t==="html")this.put(escapeHtml(e))
else if(t==="soft-break"||t==="hard-break")this.put(" ")}put(t){if(t==="")return
this.#pt.push(t)
this.#gt=t.endsWith("\n")}line(t){if(!this.#gt)this.put("\n")
this.put(t)}beginFootnote(){if(this.#kt===0)this.put(`${h[this.form]}<section class="footnotes">\n<ol>\n`)
this.#kt+=1}end(){if(this.#kt>0)this.put("</ol>\n</section>\n")
return this.#pt.join("")}}const l=new Set(["quote","list","item"])
const c=500
const h={page:"",source:"<hr />\n",words:"<hr />\n"}
const isWords=({isBare:t},{form:e})=>t&&e==="words"
function shownNumber(t,{form:e}){return e==="page"?`${t}`:`[${t}]`}function escaped({literal:t,escapes:e}){if(!e)return t
const n=[0,...e].map((n,s)=>t.slice(n,e[s]))
return n.join("\\")}function isTight({parent:t}){return t?.parent?.kind==="list"&&t.parent.isTight}function languageOf({info:t}){const e=/^[^ \t\n\v\f\r]*/.exec(t)?.[0]??""
return t===""?"":` class="language-${escapeHtml(e)}"`}function titleOf({title:t}){return t===""?"":` title="${escapeHtml(t)}"`}const isNestedStrong=({parent:t})=>t?.kind==="strong"
const d={quote:(t,e)=>e.line("<blockquote>\n"),list:({mark:t},e)=>e.line(t?.type==="number"?`<ol${t.start===1?"":` start="${t.start}"`}>\n`:"<ul>\n"),item({task:t},e){e.line("<li>")
if(t)e.put(`<input type="checkbox"${t==="done"?' checked=""':""} disabled="" /> `)},"code-block"(t,e){e.line(`<pre><code${languageOf(t)}>${escapeHtml(t.literal)}</code></pre>\n`)},"html-block"({literal:t},e){e.line((0,o.eD)(t))
e.line("")},paragraph(t,e){if(!isTight(t))e.line("<p>")},heading:({level:t},e)=>e.line(`<h${t}>`),rule:(t,e)=>e.line("<hr />\n"),footnote({number:t},e){e.beginFootnote()
e.put(`<li id="fn-${t}">\n`)},table:(t,e)=>e.line("<table>"),row({isHead:t,previous:e},n){if(t)n.line("<thead>\n")
else if(e?.isHead)n.line("<tbody>\n")
n.line("<tr>")},cell(t,e){const n=t.parent?.parent?.alignments[t.number]??""
e.line(`<${t.parent?.isHead?"th":"td"}${n===""?"":` align="${n}"`}>`)},text:(t,e)=>e.put(escapeHtml(e.form==="page"?t.literal:escaped(t))),"soft-break":(t,e)=>e.put("\n"),"hard-break":(t,e)=>e.put("<br />\n"),code:({literal:t},e)=>e.put(`<code>${escapeHtml(t)}</code>`),html:({literal:t},e)=>e.put((0,o.L1)(t)),emphasis:(t,e)=>e.put("<em>"),strong:(t,e)=>e.put(isNestedStrong(t)?"":"<strong>"),struck:(t,e)=>e.put("<del>"),link:(t,e)=>e.put(isWords(t,e)?"":`<a href="${escapeHtml(t.url)}"${titleOf(t)}>`),image:({url:t},e)=>e.put(`<img src="${escapeHtml(t)}" alt="`),"footnote-reference":({number:t},e)=>e.put(`<sup class="footnote-ref"><a href="#fn-${t}">${shownNumber(t,e)}</a></sup>`)}
const f={quote:(t,e)=>e.line("</blockquote>\n"),list:({mark:t},e)=>e.put(t?.type==="number"?"</ol>\n":"</ul>\n"),item:(t,e)=>e.put("</li>\n"),paragraph(t,e){if(!isTight(t))e.put("</p>\n")},heading:({level:t},e)=>e.put(`</h${t}>\n`),footnote:(t,e)=>e.put("</li>\n"),table({last:t},e){if(t&&!t.isHead)e.line("</tbody>\n")
e.line("</table>\n")},row({isHead:t},e){e.line("</tr>")
if(t)e.line("</thead>")},cell:(t,e)=>e.put(t.parent?.isHead?"</th>":"</td>"),emphasis:(t,e)=>e.put("</em>"),strong:(t,e)=>e.put(isNestedStrong(t)?"":"</strong>"),struck:(t,e)=>e.put("</del>"),link:(t,e)=>e.put(isWords(t,e)?"":"</a>"),image:(t,e)=>e.put(`"${titleOf(t)} />`)}
function escapeHtml(t){if(!/[&<>"]/.test(t))return t
return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}var u=n(16110)
var p=n(40598)
const g=10
const m=1100
const k=String.raw`((?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)`
const w=new RegExp(String.raw`^${k}(\[)(?:[^\]\\]|\\.)*\]:`,"s")
const b=new RegExp(String.raw`^(?=[^\n]*-)${k}([|:])[-:| \t]*(?:\n|$)`)
const x=new RegExp(`^${k}(\`{3,}(?![^\n]*\`)|~{3,})`)
class LineWriter{isSaid=!0
#vt=[]
#At=[]
#Lt=[]
#Bt=[]
#Ot=[]
#$t=0
#wt=0
#Tt=0
#yt=!1
#Ct=!1
#_t=!1
#St=[]
breakLines(t){this.#Tt=Math.max(this.#Tt,t)
this.#_t=!1}tag(){this.#_t=!0}space(){this.#yt=!0}write(t){this.#Ct=!1
const e=this.#Tt>0||this.#vt.length===0
if(e)this.#Et()
else if(this.#yt)this.#It(" ")
this.#Tt=0
this.#yt=!1
for(;this.#$t<this.#Lt.length;this.#$t+=1){const t=this.#Lt[this.#$t]
if(t)t.at=this.#vt.length
this.#It("")}if(this.#_t)this.#St.push(this.#vt.length)
this.#_t=!1
if(e&&/^[[>*+\d`~|:-]/.test(t))this.#Ot.push(this.#vt.length)
this.#It(t)}writeSigns(t){this.#Et()
this.#It(t)}writeCodeLine(t){this.#Ct=!0
this.#It(`\n${this.#Ft()}${t}`,!1)}#Et(){const t=this.#Bt.map(({rest:t,isOpen:e})=>e?t:"").join("").trimEnd()
const e=this.#vt.length===0?"":`\n${`${t}\n`.repeat(this.#Tt-1)}`
this.#It(e,!1)
const n=this.#Bt.some(({rest:t})=>t.trim()!=="")
this.#It(this.#Ft(),!n)}#Ft(){let t=""
for(const e of this.#Bt){t+=e.first??e.rest
e.first=void 0
e.isOpen=!0}return t}#It(t,e=this.isSaid){this.#vt.push(t)
this.#At.push(e)}wrap(t,e){this.#Lt.push({open:t,close:e,at:void 0})}unwrap(t){const e=this.drop()
if(e?.at===void 0)return
if(this.#Ct)this.#Et()
this.#Ct=!1
this.#vt[e.at]=e.open
this.#It(t??e.close)}drop(){const t=this.#Lt.pop()
this.#$t=Math.min(this.#$t,this.#Lt.length)
return t}get innermost(){return this.#Lt.at(-1)}unsay(t){this.#At.fill(!1,t)}nest(t,e){this.#wt+=1
if(this.#wt<=g)this.#Bt.push({rest:t,first:e,isOpen:!1})}unnest(){if(this.#wt<=g)this.#Bt.pop()
this.#wt-=1}#zt(t){let e=""
for(let n=t;n<this.#vt.length&&e.length<=m;n+=1)e+=this.#vt[n]
const n=e.slice(0,m)
const s=w.exec(n)??x.exec(n)??b.exec(n)
if(!s)return
const[,i="",r=""]=s
for(let e=r.length-1;e>=0;e-=1)this.#Wt(t,i.length+e)}#Wt(t,e){let[n,s]=[t,e]
while(s>=(this.#vt[n]?.length??0)){s-=this.#vt[n]?.length??0
n+=1}const i=this.#vt[n]??""
this.#vt[n]=`${i.slice(0,s)}\\${i.slice(s)}`}end(){for(const t of this.#Ot)this.#zt(t)
const t=this.#vt.map((t,e)=>this.#At[e]||!/[^\n]/.test(t)?t:t.replaceAll(/[^\n]/g," "))
return{shown:this.#vt.join(""),said:t.join(""),behindTags:this.#Ht(this.#St)}}#Ht(t){let[e,n]=[0,0]
return t.map(t=>{for(;n<t;n+=1)e+=this.#vt[n]?.length??0
return e})}}class PageWriter{#Mt=new LineWriter
#Pt=[]
#Rt=[]
#H
#tt
#Dt=0
saying(t){this.#Mt.isSaid=t}text(t){if(this.#tt){this.#tt.text+=t
return}if(!/[^ \t\n\f]/.test(t)){this.#jt(t)
return}const e=escapeTags(this.#Zt((0,p.dQ)(this.#Nt(t))))
if(!/[ \t\n\f]/.test(e)){if(e!=="")this.#qt(e)
return}for(const[t]of e.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g))if(/[^ \t\n\f]/.test(t))this.#qt(t)
else this.#jt(t)}#jt(t){if(t.includes("\n"))this.#Gt(1)
else this.#Mt.space()}#qt(t){if(this.#H&&this.#H.words.length<2e3)this.#H.words+=t
this.#Mt.write(this.#Ut(t))}#Nt(t){return this.#Zt((0,p.OT)(t))}#Zt({shown:t,hidden:e}){this.#Dt+=e
return t}#Ut(t){return this.#Rt.length>0&&t.includes("|")?t.replaceAll(/\\?\|/g,"\\|"):t}#Gt(t){if(this.#Rt.length>0)this.#Mt.space()
else this.#Mt.breakLines(t)}unknownTag(){if(!this.#tt)this.#Mt.tag()}newLine(){if(this.#tt)this.#tt.text+="\n"
else this.#Gt(1)}block(){if(!this.#tt)this.#Gt(2)
else if(!/(?:^|\n)$/.test(this.#tt.text))this.#tt.text+="\n"}input(t="",e=!1){if(this.#tt||t!=="checkbox")return
this.#Mt.write(e?"[x]":"[ ]")
this.#Mt.space()}rule(){if(this.#tt)return
this.#Gt(2)
this.#Mt.write("---")
this.#Gt(2)}mark(t,e=t){if(!this.#tt)this.#Mt.wrap(t,e)}endMark(){if(!this.#tt)this.#Mt.unwrap()}quote(){if(this.#tt)return
this.#Gt(2)
this.#Mt.nest("> ")}endQuote(){if(this.#tt)return
this.#Mt.unnest()
this.#Gt(2)}list(t){if(this.#tt)return
this.#Gt(this.#Pt.length>0?1:2)
this.#Pt.push(t)}endList(){if(this.#tt)return
this.#Pt.pop()
this.#Gt(this.#Pt.length>0?1:2)}item(){if(this.#tt)return
this.#Gt(1)
const t=this.#Pt.at(-1)
if(t!==void 0)this.#Pt[this.#Pt.length-1]=t+1
const e=t===void 0?"- ":`${t}. `
this.#Mt.nest(" ".repeat(e.length),e)}endItem(){if(this.#tt)return
this.#Mt.unnest()
this.#Gt(1)}row(){if(this.#tt)return
this.#Gt(1)
this.#Rt.push({cells:0,isHead:!1})}cell(t){const e=this.#Rt.at(-1)
if(this.#tt||!e)return
e.cells+=1
e.isHead||=t==="head"
this.#Mt.write("|")
this.#Mt.space()}endRow(){const t=this.#Rt.at(-1)
if(this.#tt||!t)return
this.#Mt.space()
if(t.cells>0)this.#Mt.write("|")
this.#Rt.pop()
this.#Gt(1)
if(t.cells===0||!t.isHead||this.#Rt.length>0)return
this.#Mt.writeSigns(`|${" --- |".repeat(t.cells)}`)
this.#Mt.breakLines(1)}code(t,e=""){this.#tt??={depth:0,kind:t,language:e,text:""}
this.#tt.depth+=1
this.#tt.language||=e}endCode(){if(!this.#tt)return
this.#tt.depth-=1
if(this.#tt.depth>0)return
const{kind:t,language:e,text:n}=this.#tt
this.#tt=void 0
if(t==="inline")this.#Yt((0,i.cT)(this.#Nt(n)))
else this.#Qt(this.#Zt((0,p.Wl)(this.#Nt(n),e)).replace(/^\n/,"").replace(/\n$/,""),e)}#Yt(t){if(t.trim()==="")return
if(this.#H)this.#H.words+=t
this.#Mt.write(this.#Ut((0,i.SS)(t)))}#Qt(t,e){const n=(0,i.Lt)(t)
this.#Mt.breakLines(2)
this.#Mt.writeSigns(`${n}${e}`)
for(const e of[...t.split("\n"),n])this.#Mt.writeCodeLine(e)
this.#Mt.breakLines(2)}link(t){if(this.#tt)return
this.#Mt.wrap(this.#H?"":"[","")
this.#H??={href:t,words:"",hasPicture:!1}}endLink(){if(this.#tt)return
if(!this.#H||this.#Mt.innermost?.open===""){this.#Mt.drop()
return}const{href:t,hasPicture:e}=this.#H
const n=(0,p.U4)(this.#H.words)?this.#H.words:""
const s=addressOf(t)
const i=[n,`mailto:${n}`,`http://${n}`].includes(t)
this.#H=void 0
if(n!==""&&s!==void 0&&!i){this.#Mt.unwrap(`](${s})`)
return}const r=this.#Mt.drop()
if(i){this.#Mt.unsay(r?.at??0)
return}const o=s!==void 0&&t.length<=300
if(t!==""&&!t.startsWith("#")&&(!o||n===""&&!e))this.#Dt+=1}picture(t){const e=addressOf(t)
if(this.#tt)return
if(e===void 0){if(t!=="")this.#Dt+=1
return}if(this.#H)this.#H.hasPicture=!0
this.#Mt.write(`![](${e})`)}end(){return{...this.#Mt.end(),hidden:this.#Dt}}}function escapeTags(t){if(!/<[a-z/!?]/i.test(t))return t
return t.replaceAll(/\\?<(?=[a-z/!?])/gi,t=>t==="<"?"\\<":t)}const v=2e3
function addressOf(t){const{shown:e}=(0,p.OT)(t)
if(e.trim()===""||e.startsWith("#")||e.length>v)return
if(/^[a-z][a-z\d+.-]*:/i.test(e)&&!/^(?:https?|mailto):/i.test(e))return
const n=e.trim().replaceAll(/[\s<>]/g,encodeURIComponent)
return/[()]/.test(n)?`<${n}>`:n}function renderVisible(t){const e=t.replaceAll("\0","")
const{root:n,labels:s}=(0,u.Dd)(e)
const r=writeHtml(n,"source")
const{shown:o,said:a,hidden:l,behindTags:c}=readPage(r)
const h=lostParts(e,r,s)&&lostParts(e,writeHtml(n,"words"),s)
const d=2*e.length+A
const f=o.length>d
const p=l+h+(f?1:0)
return{shown:(0,i.GH)(o,d),said:(0,i.GH)(a,d),hidden:p,behindTags:c}}function pageText(t){return readPage(t,L).shown.slice(0,2*t.length+A)}const A=2e3
const L=512
function lostParts(t,e,n){const s=[...(0,r.__)(t).replaceAll(/\[\^[^\][\n]{1,60}\]/g," ").matchAll(B)].map(([t])=>fold(t))
const i=new Map(s.map(t=>[t,0]))
const o=s.length===0?"":(0,r.__)(e.replaceAll("&amp;","&"))
for(const[t]of o.matchAll(B)){const e=i.get(fold(t))
if(e!==void 0)i.set(fold(t),e+1)}const a=new Set(n.flatMap(t=>t.match(B)?.map(fold)??[]))
let l=0
let c=!1
for(const t of s){const e=i.get(t)??0
if(e>0)i.set(t,e-1)
const n=e===0&&!a.has(t)
if(n&&!c)l+=1
c=n}return l}const B=/\p{L}{2,}/gu
function fold(t){return t.toLowerCase()}const O=new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "))
const $=new Set(["rp","template"])
const T=new Set("blockquote code del kbd pre q s samp strike tt".split(" "))
const y={open:t=>t.block(),close:t=>t.block()}
const C={open:t=>t.code("inline"),close:t=>t.endCode()}
function heading(t){return{open(e){e.block()
e.mark(`${"#".repeat(t)} `,"")},close(t){t.endMark()
t.block()}}}function mark(t){return{open:e=>e.mark(t),close:t=>t.endMark()}}const _=new Map([...each("article aside center dd details div dl dt figcaption figure header footer p section summary table",y),...each("abbr bdo big caption cite col colgroup dfn font g-emoji ins kbd label picture q rb rt rtc ruby",{}),...each("small source span sub sup tbody tfoot thead time u var wbr",{}),...each("samp tt",C),...each("b strong",mark("**")),...each("em i",mark("*")),...each("del s strike",mark("~~")),...[1,2,3,4,5,6].map(t=>[`h${t}`,heading(t)]),["blockquote",{open:t=>t.quote(),close:t=>t.endQuote()}],["ul",{open:t=>t.list(void 0),close:t=>t.endList()}],["ol",{open:(t,{start:e})=>t.list(Number(e??1)||1),close:t=>t.endList()}],["li",{open:t=>t.item(),close:t=>t.endItem()}],["pre",{open:t=>t.code("block"),close:t=>t.endCode()}],["code",{...C,open:(t,{class:e})=>t.code("inline",languageIn(e))}],["a",{open:(t,{href:e})=>t.link(e??""),close:t=>t.endLink()}],["input",{open:(t,{type:e,checked:n})=>t.input(e,n!==void 0)}],["img",{open:(t,{src:e})=>t.picture(e??"")}],["br",{open:t=>t.newLine()}],["hr",{open:t=>t.rule()}],["tr",{open:t=>t.row(),close:t=>t.endRow()}],["td",{open:t=>t.cell("data")}],["th",{open:t=>t.cell("head")}]])
function each(t,e){return t.split(" ").map(t=>[t,e])}function languageIn(t=""){return/\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(t)?.[1]??""}function readPage(t,e=Number.POSITIVE_INFINITY){const n=new PageWriter
const i=[]
let r=0
let o
const a=t.toLowerCase()
const l=new Map
let c=!1
let h=0
let d=""
function endText(){if(d!=="")n.text(d)
d=""}function isHidden(t,e){const n=O.has(t)||_.has(t)&&isConcealing(e)
if(!n||$.has(t))return n
const s=l.get(t)??a.lastIndexOf(`</${t}`)
l.set(t,s)
return s>f.endIndex}function openElement(t,e){const s=_.get(t)
if(!s){c=!0
n.unknownTag()}if(hasHiddenWords(t,e))r+=1
const o=t==="section"&&e.class==="footnotes"
if(T.has(t)||o)i.push(t)
n.saying(i.length===0)
s?.open?.(n,e)}function closeElement(t){_.get(t)?.close?.(n)
if(i.at(-1)===t)i.pop()
n.saying(i.length===0)}const f=new s.i({onopentag(t,n){h+=1
if(h>e)f.pause()
endText()
if(o)o.depth+=t===o.name?1:0
else if(isHidden(t,n))o={name:t,depth:1,hasWords:!1}
else openElement(t,n)},onclosetag(t){h-=1
endText()
if(!o)return closeElement(t)
o.depth-=t===o.name?1:0
if(o.depth>0)return
r+=o.hasWords?1:0
o=void 0},ontext(t){if(o)o.hasWords||=S.test(t)
else d+=t},oncomment(t){r+=S.test(t)?1:0},onprocessinginstruction(t,e){r+=S.test(e)?1:0}})
f.end(t)
endText()
r+=S.test(t.slice(f.endIndex+1))?1:0
const{hidden:u,...p}=n.end()
return{...p,hidden:r+u+(c?1:0)}}const S=/[\p{L}\p{N}]/u
function isConcealing({hidden:t,style:e=""}){const n=/(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i
return t!==void 0||n.test(e)}function hasHiddenWords(t,e){let n=0
for(const[s,i]of Object.entries(e)){if(["href","src","id","class"].includes(s)||s==="style"&&/^text-align:\w+$/.test(i))continue
n+=countWords(i)
if(i===""&&!["open","checked","disabled","alt"].includes(s))n+=countWords(s)
if(t==="a"&&s==="title"&&n>0)return!0}return n>1}function countWords(t){return t.match(/\p{L}{2,}/gu)?.length??0}})}

export const id=6110
export const ids=[6110]
export const modules={22e3:((t,e,n)=>{n.d(e,{Am:()=>isUnicodeBlank,Bq:()=>trim,Bx:()=>isPunctuation,D$:()=>isLetter,Xl:()=>isLetterOrDigit,Z4:()=>i,iu:()=>isUnicodePunctuation,jY:()=>isBlankOrTab,kE:()=>afterBlanks,pF:()=>matchAt,s8:()=>trimEnd,z3:()=>isBlank})
const i=String.raw`[ \t\n\v\f\r]`
const s=new RegExp(i)
const r=/^[!-/:-@[-`{-~]$/
const o=/^[A-Za-z0-9]$/
const a=/^[A-Za-z]$/
const l=/^[\t\n\f\r\p{Zs}]$/u
const c=/^[!-/:-@[-`{-~\p{P}]$/u
function isBlank(t){return s.test(t)}function isBlankOrTab(t){return t===" "||t==="\t"}function isPunctuation(t){return r.test(t)}function isLetter(t){return a.test(t)}function isLetterOrDigit(t){return o.test(t)}function isUnicodeBlank(t){return l.test(t)}function isUnicodePunctuation(t){return c.test(t)}function trimEnd(t){let e=t.length
while(e>0&&isBlank(t.charAt(e-1)))e-=1
return e===t.length?t:t.slice(0,e)}function trim(t){let e=0
while(e<t.length&&isBlank(t.charAt(e)))e+=1
return trimEnd(t.slice(e))}function afterBlanks(t,e){let n=e
while(n<t.length&&isBlank(t.charAt(n)))n+=1
return n}function matchAt(t,e,n){t.lastIndex=n
return t.exec(e)?.[0]??""}}),88583:((t,e,n)=>{n.d(e,{Lx:()=>withoutEscapes,__:()=>withoutEntities,nG:()=>entityAt})
var i=n(57031)
const s="�"
const r=/^#(?:[xX]([0-9A-Fa-f]+)|(\d+))$/
function entityAt(t,e){const n=t.slice(e,e+34).indexOf(";")
if(n<2)return
const i=t.slice(e+1,e+n)
const s=i.startsWith("#")?numbered(i):named(i)
return s===void 0?void 0:{text:s,length:n+1}}function numbered(t){const[,e,n]=r.exec(t)??[]
const i=e??n??""
if(i===""||i.length>8)return
const o=Number.parseInt(i,e===void 0?10:16)
const a=o>0&&o<1114112&&!(o>=55296&&o<57344)
return a?String.fromCodePoint(o):s}function named(t){if(!/^[A-Za-z][A-Za-z0-9]+$/.test(t))return
const e=`&${t};`
const n=(0,i.hl)(e)
return n===e?void 0:n}function withoutEntities(t){if(!t.includes("&"))return t
return t.replaceAll(/&(?:#[xX]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/g,t=>entityAt(t,0)?.text??t)}function withoutEscapes(t){return t.includes("\\")?t.replaceAll(/\\([!-/:-@[-`{-~])/g,"$1"):t}}),74187:((t,e,n)=>{n.d(e,{L1:()=>withoutDisallowedTag,Rv:()=>endsHtmlBlock,W_:()=>htmlBlockAt,eD:()=>withoutDisallowedTags,hv:()=>TagFinder})
var i=n(22e3)
const s="[A-Za-z][A-Za-z0-9-]*"
const r=`(?:[^ \\t\\r\\n\\v\\f"'=<>\`]+|'[^']*'|"[^"]*")`
const o=`${i.Z4}+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:${i.Z4}*=${i.Z4}*${r})?`
const a=`(?:${s}(?:${o})*${i.Z4}*/?>|/${s}${i.Z4}*>)`
const l=new RegExp(`<${a}`,"y")
const c=new RegExp(`<${a}[\\t\\n\\f ]*\\n`,"y")
const h=new RegExp(`<![A-Z]+${i.Z4}+`,"y")
const f="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|"+"fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|"+"main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|"+"title|tr|track|ul"
const u=[new RegExp(`<(?:script|pre|textarea|style)(?:${i.Z4}|>)`,"iy"),/<!--/y,/<\?/y,/<![A-Z]/y,/<!\[CDATA\[/iy,new RegExp(`</?(?:${f})(?:${i.Z4}|/?>)`,"iy")]
const d=[/<\/(?:script|pre|textarea|style)>/i,/-->/,/\?>/,/>/,/\]\]>/]
function htmlBlockAt(t,e,n){if(t[e]!=="<")return 0
const s=u.findIndex(n=>(0,i.pF)(n,t,e)!=="")+1
if(s>0)return s
return!n&&(0,i.pF)(c,t,e)!==""?7:0}function endsHtmlBlock(t,e){return d[t-1]?.test(e)??!1}class TagFinder{#t=new Set
#e
constructor(t){this.#e=t}lengthAt(t){const e=this.#e
if(e.startsWith("<!",t)&&this.#t.has("comment"))return 0
if(e.startsWith("\x3c!--",t))return this.#n(t)
if(e.startsWith("<![CDATA[",t))return this.#i("data",t,endOfData)
if(e.startsWith("<!",t))return this.#s(t)
if(e.startsWith("<?",t))return this.#i("instruction",t,endOfInstruction)
return(0,i.pF)(l,e,t).length}#n(t){if(this.#e.startsWith(">",t+4))return 5
if(this.#e.startsWith("->",t+4))return 6
return this.#i("comment",t,endOfComment)}#s(t){const e=(0,i.pF)(h,this.#e,t)
if(e==="")return 0
return this.#i("declaration",t,n=>n.indexOf(">",t+e.length)+1)}#i(t,e,n){if(this.#t.has(t))return 0
const i=n(this.#e,e)
if(i>0)return i-e
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
while(e){const i=e
const s=n&&i.first!==void 0
const r=n&&!s
const o=s?i.first:r?i:i.next
const a=i.parent
yield{node:i,isEntering:n}
if(!n&&i===t)return
if(s||r){e=o
n=s}else{e=o??a
n=o!==void 0}}}}),16110:((t,e,n)=>{n.d(e,{No:()=>normalLines,SV:()=>parseBlocks,Dd:()=>parseMarkdown})
var i=n(22e3)
var s=n(98768)
function addressAround(t,e){if(!t.startsWith("://",e)||t.length-e<4)return
let n=e
while(n>0&&(0,i.D$)(t.charAt(n-1)))n-=1
const s=t.slice(n,e).toLowerCase()
if(!["http","https","ftp"].includes(s)||!isHostSign(t,e+3))return
const r=endOfAddress(t,e,e+3,"short")
return r===void 0?void 0:{start:n,end:r,url:t.slice(n,r)}}function webAddressAt(t,e){const n=t.charAt(e-1)
if(e>0&&!/[*_~(]/.test(n)&&!(0,i.z3)(n))return
if(!t.startsWith("www.",e))return
const s=endOfAddress(t,e,e,"whole")
return s===void 0?void 0:{start:e,end:s,url:`http://${t.slice(e,s)}`}}function endOfAddress(t,e,n,s){let r=endOfHost(t,n,s)
if(r===void 0)return
while(r<t.length&&!(0,i.z3)(t.charAt(r))&&t[r]!=="<")r+=1
const o=withoutEnd(t,e,r)
return o>e?o:void 0}function isHostSign(t,e){const n=t.codePointAt(e)
if(n===void 0)return!1
const s=String.fromCodePoint(n)
return!(0,i.Am)(s)&&!(0,i.iu)(s)}const r=10
function endOfHost(t,e,n){let[i,s,o]=[0,0,0]
let a=e+1
for(;a<t.length-1;a+=1){if(t[a]==="\\"&&a<t.length-2)a+=1
const e=t[a]
if(e==="_")o+=1
else if(e===".")[i,s,o]=[i+1,o,0]
else if(!isHostSign(t,a)&&e!=="-")break
else if(!/^[ -~]$/.test(t.charAt(a))){a+=1
break}}if(s+o>0&&i<=r)return
return n==="whole"&&i===0?void 0:a}function withoutEnd(t,e,n){const i=t.slice(e,n)
const s=i.split("(").length-1
let r=i.split(")").length-1
let o=n
while(o>e){const n=t.charAt(o-1)
if(n===")"&&r<=s)break
if(n===")")r-=1
if(n===";")o=beforeEntity(t,e,o)
else if(/[?!.,:*_~'")]/.test(n))o-=1
else break}return o}function beforeEntity(t,e,n){let s=n-2
while(s>e&&(0,i.D$)(t.charAt(s)))s-=1
return s<n-2&&t[s]==="&"?s:n-1}function linkMails(t){let e=0
const n=[]
for(const{node:i,isEntering:r}of(0,s.G)(t))if(i.kind==="link")e+=r?1:-1
else if(i.kind==="text"&&r&&e===0&&i.literal.includes("@"))n.push(i)
for(const t of n)splitMails(t)}function splitMails(t){const e=mailsIn(t.literal)
if(e.length===0)return
const n=partsOf(t)
let i=0
for(const{start:r,end:o,url:a}of e){t.insertBefore(n(i,r))
const e=new s.s("link")
e.url=a
e.isBare=!0
e.append(n(r,o))
t.insertBefore(e)
i=o}t.insertBefore(n(i,t.literal.length))
t.unlink()}function partsOf({literal:t,escapes:e=[]}){let n=0
return(i,r)=>{const o=new s.s("text")
const a=n
while((e[n]??r)<r)n+=1
o.extend(t.slice(i,r),e.slice(a,n).map(t=>t-i))
return o}}function mailsIn(t){const e=[]
let n=0
let i={start:0,kind:"plain",hasDot:!1}
for(let s=t.indexOf("@");s>=0;s=t.indexOf("@",n)){i.start=s
rewind(i,t,n,s)
const r=i.start===s?s+1:endOfMail(i,t,s)
if(i.start<s&&t[r]==="@"){n=s+1
continue}const o=i.start<s&&isMail(i,t,s,r)?withoutEnd(t,s,r):s
if(o>s)e.push({start:i.start,end:o,url:urlOf(i,t.slice(i.start,o))})
n=o>s?o:r
i={start:0,kind:"plain",hasDot:!1}}return e}function urlOf({kind:t},e){return t==="plain"?`mailto:${e}`:e}function rewind(t,e,n,s){let r=s
for(;r>n;r-=1){const s=e.charAt(r-1)
const o=s===":"?schemeBefore(e,n,r):void 0
if(o)t.kind=o
else if(!(0,i.Xl)(s)&&!/[.+_-]/.test(s))break}t.start=r}function schemeBefore(t,e,n){for(const s of["mailto","xmpp"]){const r=n-s.length-1
if(r<e||t.slice(r,n)!==`${s}:`)continue
if(r===e||!(0,i.Xl)(t.charAt(r-1)))return s}return}function endOfMail(t,e,n){let s=n+1
for(;s<e.length;s+=1){const n=e.charAt(s)
const r=n==="."&&(0,i.Xl)(e.charAt(s+1))
t.hasDot||=r
if(!(0,i.Xl)(n)&&!r&&!/[-_]/.test(n)&&(n!=="/"||t.kind!=="xmpp"))break}return s}function isMail({hasDot:t},e,n,i){return i-n>=2&&t&&/[A-Za-z.]/.test(e.charAt(i-1))}const o=/#{1,6}(?:[ \t]+|\n)/y
const a=/`{3,}(?=[^`\n]*\n)|~{3,}/y
const l=/(?:`{3,}|~{3,})(?=[ \t]*\n)/y
const c=/(?:=+|-+)[ \t]*\n/y
const h=/\[\^[^\] \r\n\t]+\]:[ \t]*/y
const f=/[ \t\v\f]*(?:[-+*]|[0-9]+.)[ \t\v\f]+\[[ xX]\][ \t\v\f]+/y
const u=/\[[xX]\]/
const headingAt=(t,e)=>(0,i.pF)(o,t,e)
const openFenceAt=(t,e)=>(0,i.pF)(a,t,e)
const closeFenceAt=(t,e)=>(0,i.pF)(l,t,e)
const footnoteAt=(t,e)=>(0,i.pF)(h,t,e)
function underlineAt(t,e){const n=(0,i.pF)(c,t,e)
if(n==="")return 0
return n.startsWith("=")?1:2}function taskIn(t){if((0,i.pF)(f,t,0)==="")return
return u.test(t)?"done":"open"}function isRule(t){const{line:e,nonspace:n}=t
const s=e[n]
let r=s==="*"||s==="_"||s==="-"?1:0
let o=n+r
while(r>0&&(e[o]===s||(0,i.jY)(e.charAt(o)))){r+=e[o]===s?1:0
o+=1}if(r>=3&&e[o]==="\n")return!0
t.noRuleBefore=o
return!1}function markerAt(t,e,n){const s=bulletAt(t,e)??numberAt(t,e,n)
if(!s)return
let r=e+s.length
if(!(0,i.z3)(t.charAt(r)))return
while((0,i.jY)(t.charAt(r)))r+=1
return n&&t[r]==="\n"?void 0:s}function bulletAt(t,e){const n=t.charAt(e)
return/[*+-]/.test(n)?{type:"bullet",sign:n,start:0,length:1}:void 0}const d=/(\d{1,9})([.)])/y
function numberAt(t,e,n){d.lastIndex=e
const[i="",s="",r=""]=d.exec(t)??[]
if(i===""||n&&Number(s)!==1)return
return{type:"number",sign:r,start:Number(s),length:i.length}}function withoutClosingHashes(t){const e=(0,i.s8)(t)
let n=e.length
while(e[n-1]==="#")n-=1
if(n===e.length||!(0,i.jY)(e.charAt(n-1)))return e
return(0,i.s8)(e.slice(0,n))}const p=4
function goesOnQuote(t){if(t.indent>3||t.at(t.nonspace)!==">")return!1
t.advanceColumns(t.indent+1)
t.skipOneBlank()
return!0}function goesOnItem(t,{mark:e,first:n}){const i=(e?.offset??0)+(e?.padding??0)
if(t.indent>=i){t.advanceColumns(i)
return!0}if(!t.isBlank||!n)return!1
t.toNonspace()
return!0}function goesOnFootnote(t){if(t.indent>=p)t.advanceColumns(p)
return t.indent>=p||t.line==="\n"}function skipPadding(t){const{offset:e,column:n,isInTab:s}=t
while(t.column-n<=5&&(0,i.jY)(t.at(t.offset)))t.advanceColumns(1)
const r=t.column-n
if(r>=1&&r<5&&t.at(t.offset)!=="\n")return r
Object.assign(t,{offset:e,column:n,isInTab:s})
if(r>0)t.advanceColumns(1)
return 1}function markBlank(t,e,n){if(t.isBlank&&e.last)e.last.isLastLineBlank=!0
const{kind:i}=e
const s=i==="item"&&!e.first&&e.firstLine===n
const r=i==="quote"||i==="heading"||i==="rule"||e.fence!==void 0
e.isLastLineBlank=t.isBlank&&!r&&!s
for(let t=e.parent;t;t=t.parent)t.isLastLineBlank=!1}var k=n(88583)
const g=1e3
const m=32
const x=1e5
class References{#r=new Map
#o
constructor(t){this.#o=Math.max(x,t)}define(t,e){const n=normalLabel(t)
if(n!==""&&!this.#r.has(n))this.#r.set(n,e)}use(t){if(t===""||t.length>g||this.#r.size===0)return
const e=this.#r.get(normalLabel(t))
const n=e?e.url.length+e.title.length:0
if(!e||n>this.#o)return
this.#o-=n
return e}get labels(){return this.#r.keys()}}function normalLabel(t){return(0,i.Bq)(t).replaceAll(/[ \t\n\v\f\r]+/g," ").toLowerCase().toUpperCase()}function labelAt(t,e){if(t[e]!=="[")return
let n=e+1
while(n<t.length&&t[n]!=="["&&t[n]!=="]"){n+=t[n]==="\\"&&(0,i.Bx)(t.charAt(n+1))?2:1
if(n-e-1>g)return}return t[n]==="]"?{label:(0,i.Bq)(t.slice(e+1,n)),end:n+1}:void 0}function addressAt(t,e){return t[e]==="<"?bracketedAddress(t,e):plainAddress(t,e)}function bracketedAddress(t,e){for(let n=e+1;n<t.length;n+=1){const i=t[n]
if(i===">")return n+1>=t.length?void 0:{raw:t.slice(e+1,n),end:n+1}
if(i==="\\")n+=1
else if(i==="\n"||i==="<")return}return}function plainAddress(t,e){let n=0
let s=e
for(;s<t.length;s+=1){const r=t.charAt(s)
if(r==="\\"&&(0,i.Bx)(t.charAt(s+1)))s+=1
else if(r==="(")n+=1
else if(r===")"&&n===0)break
else if(r===")")n-=1
else if((0,i.z3)(r)){if(s===e)return
break}if(n>m)return}return s>=t.length?void 0:{raw:t.slice(e,s),end:s}}const w=/"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|\((?:\\[()]|[^()])*\)/y
function titleAt(t,e){return(0,i.pF)(w,t,e)}function cleanAddress(t){return(0,k.Lx)((0,k.__)((0,i.Bq)(t)))}function cleanTitle(t){return t===""?"":(0,k.Lx)((0,k.__)(t.slice(1,-1)))}function afterLineEnd(t,e){const n=afterTabs(t,e)
return t[n]==="\n"?afterTabs(t,n+1):n}function afterTabs(t,e){let n=e
while((0,i.jY)(t.charAt(n)))n+=1
return n}function definitionAt(t,e,n){const i=labelAt(t,e)
if(!i||i.label===""||t[i.end]!==":")return
const s=addressAt(t,afterLineEnd(t,i.end+1))
if(!s)return
const r=afterLineEnd(t,s.end)
const o=r===s.end?"":titleAt(t,r)
const a=o===""?void 0:endOfLine(t,r+o.length)
const l=cleanAddress(s.raw)
if(a!==void 0)n.define(i.label,{url:l,title:cleanTitle(o)})
if(a!==void 0)return a
const c=endOfLine(t,s.end)
if(c!==void 0)n.define(i.label,{url:l,title:o===""?"":cleanTitle(o)})
return c}function endOfLine(t,e){const n=afterTabs(t,e)
if(n>=t.length)return n
return t[n]==="\n"?n+1:void 0}const v=new Set(["document","quote","footnote","item"])
function canContain(t,e){if(v.has(t))return e!=="item"&&e!=="row"&&e!=="cell"
return t==="list"&&e==="item"||t==="table"&&e==="row"}function isOpenBelow({last:t}){return t?.isOpen===!0}function finalize(t,e){const{parent:n}=t
t.isOpen=!1
if(t.kind==="paragraph"&&!hasWordsBelowDefinitions(t,e))t.unlink()
else if(t.kind==="code-block")finalizeCode(t)
else if(t.kind==="html-block")t.literal=t.content
else if(t.kind==="list")t.isTight=isTight(t)
return n}function hasWordsBelowDefinitions(t,e){const{content:n}=t
let s=0
while(n[s]==="["){const t=definitionAt(n,s,e)
if(t===void 0)break
s=t}if(s>0)t.content=n.slice(s)
return(0,i.s8)(t.content)!==""}function finalizeCode(t){if(!t.fence){t.literal=`${withoutBlankLines(t.content)}\n`
return}const e=t.content.indexOf("\n")
t.info=(0,k.Lx)((0,i.Bq)((0,k.__)(t.content.slice(0,e))))
t.literal=t.content.slice(e+1)}function withoutBlankLines(t){let e=t.length
while(e>0&&((0,i.jY)(t.charAt(e-1))||t[e-1]==="\n"))e-=1
if(e===0)return""
const n=t.indexOf("\n",e)
return n<0?t:t.slice(0,n)}function isTight({first:t}){for(let e=t;e;e=e.next){if(e.isLastLineBlank&&e.next)return!1
for(let t=e.first;t;t=t.next)if((e.next||t.next)&&endsInBlankLine(t))return!1}return!0}function endsInBlankLine(t){let e=t
while(!e.isLastLineChecked&&(e.kind==="list"||e.kind==="item")&&e.last){e.isLastLineChecked=!0
e=e.last}e.isLastLineChecked=!0
return e.isLastLineBlank}var A=n(74187)
const b=4
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
let t=b-this.column%b
for(;(0,i.jY)(this.at(this.nonspace));this.nonspace+=1){const e=this.at(this.nonspace)==="\t"
this.nonspaceColumn+=e?t:1
t=e||t===1?b:t-1}}advance(t){for(let e=t;e>0&&this.offset<this.line.length;e-=1){const t=this.at(this.offset)==="\t"
this.isInTab=!1
this.column+=t?b-this.column%b:bytesOf(this.line.charCodeAt(this.offset))
this.offset+=1}}advanceColumns(t){let e=t
while(e>0&&this.offset<this.line.length){const t=this.at(this.offset)==="\t"
const n=t?b-this.column%b:1
this.isInTab=t&&n>e
const i=Math.min(e,n)
this.column+=i
this.offset+=this.isInTab?0:1
e-=i}}toNonspace(){this.advance(this.nonspace-this.offset)}toEnd(){this.advance(this.line.length-1-this.offset)}skipOneBlank(){if((0,i.jY)(this.at(this.offset)))this.advanceColumns(1)}rest(){if(!this.isInTab)return this.line.slice(this.offset)
return" ".repeat(b-this.column%b)+this.line.slice(this.offset+1)}}function bytesOf(t){if(t<128)return 1
return t<2048||t>=55296&&t<57344?2:3}var B=n(41781)
const L=4
const O=100
const y=255
class BlockParser{root=new s.s("document")
#l
#c=this.root
#h=-1
constructor(t){this.#l=t
this.root.isOpen=!0}read(t){this.#h+=1
const e=new LineCursor(t)
const n=this.#f(e)
if(!n)return
const i=this.#u(e,n.container,n.isAll)
this.#d(e,i,n.container)}end(){while(this.#c!==this.root)this.#c=this.#p(this.#c)
this.#p(this.root)}#p(t){return finalize(t,this.#l)??this.root}#f(t){let e=this.root
while(isOpenBelow(e)){const n=e.last
t.findNonspace()
const i=this.#k(t,n)
if(i==="ended")return
if(!i)return{container:e,isAll:!1}
e=n}return{container:e,isAll:!0}}#k(t,e){switch(e.kind){case"quote":return goesOnQuote(t)
case"item":return goesOnItem(t,e)
case"code-block":return this.#g(t,e)
case"html-block":return e.level<6||!t.isBlank
case"footnote":return goesOnFootnote(t)
case"paragraph":return!t.isBlank
case"table":return(0,B.pR)(t)
case"heading":case"row":return!1
default:return!0}}#g(t,e){const{fence:n}=e
if(!n){if(t.indent>=L)t.advanceColumns(L)
else if(t.isBlank)t.toNonspace()
return t.isBlank||t.indent>=L}const s=t.indent<=3&&t.at(t.nonspace)===n.sign
if(s&&closeFenceAt(t.line,t.nonspace).length>=n.length){e.lastLine=this.#h
e.isClosed=!0
this.#c=this.#p(e)
return"ended"}for(let e=n.offset;e>0&&(0,i.jY)(t.at(t.offset));e-=1)t.advanceColumns(1)
return!0}#m(t,e,n){let i=t
while(!canContain(i.kind,e))i=this.#p(i)
const r=new s.s(e)
r.isOpen=!0
r.firstLine=this.#h
r.lastLine=this.#h
r.column=n
i.append(r)
return r}#u(t,e,n){let i=e
let s=this.#c.kind==="paragraph"
for(let e=1;i.kind!=="code-block"&&i.kind!=="html-block";e+=1){t.findNonspace()
const r=this.#x(t,i,{isAll:n,mayBeLazy:s,depth:e})
if(!r)break
i=r
if(["paragraph","heading","code-block"].includes(i.kind))break
s=!1}return i}#x(t,e,{isAll:n,mayBeLazy:i,depth:s}){const r=t.indent>=L
const o=e.kind==="paragraph"
if(!r){const i=this.#w(t,e)??this.#v(t,e)??this.#A(t,e)??this.#b(t,e)??this.#B(t,e)??(o&&!n?void 0:this.#L(t,e))??(s<O?this.#O(t,e):void 0)
if(i)return i}if((!r||e.kind==="list")&&t.indent<L&&s<O){const n=this.#y(t,e)
if(n)return n}if(!r||i||t.isBlank)return this.#T(t,e,r)
t.advanceColumns(L)
return this.#m(e,"code-block",t.offset)}#w(t,e){if(t.at(t.nonspace)!==">")return
const n=t.nonspace
t.advance(t.nonspace+1-t.offset)
t.skipOneBlank()
return this.#m(e,"quote",n)}#v(t,e){const n=headingAt(t.line,t.nonspace)
if(n==="")return
const i=this.#m(e,"heading",t.nonspace)
i.level=n.trimEnd().length
t.advance(t.nonspace+n.length-t.offset)
return i}#A(t,e){const n=openFenceAt(t.line,t.nonspace)
if(n==="")return
const i=this.#m(e,"code-block",t.nonspace)
const s=t.nonspace-t.offset
i.fence={sign:n.charAt(0),length:Math.min(n.length,y),offset:s}
t.advance(t.nonspace+n.length-t.offset)
return i}#b(t,e){const n=(0,A.W_)(t.line,t.nonspace,e.kind==="paragraph")
if(n===0)return
const i=this.#m(e,"html-block",t.nonspace)
i.level=n
return i}#B(t,e){const n=e.kind==="paragraph"?underlineAt(t.line,t.nonspace):0
if(n===0)return
if(!hasWordsBelowDefinitions(e,this.#l))return e
e.kind="heading"
e.level=n
e.isUnderlined=!0
e.lastLine=this.#h
t.toEnd()
return e}#L(t,e){if(t.noRuleBefore>t.nonspace||!isRule(t))return
const n=this.#m(e,"rule",t.nonspace)
t.toEnd()
return n}#O(t,e){const n=footnoteAt(t.line,t.nonspace)
if(n==="")return
const i=t.nonspace
t.advance(t.nonspace+n.length-t.offset)
const s=this.#m(e,"footnote",i)
s.literal=n.slice(2,n.lastIndexOf("]"))
return s}#y(t,e){const n=markerAt(t.line,t.nonspace,e.kind==="paragraph")
if(!n)return
const{indent:i,nonspace:s}=t
t.advance(t.nonspace+n.length-t.offset)
const r=n.length+skipPadding(t)
const{type:o,sign:a,start:l}=n
const c={type:o,sign:a,start:l,offset:i,padding:r}
const h=e.kind==="list"&&e.mark?.type===o&&e.mark.sign===a
const f=h?e:this.#m(e,"list",s)
f.mark??=c
const u=this.#m(f,"item",s)
u.mark=c
return u}#T(t,e,n){if(e.kind==="item"&&!e.task){e.task=taskIn(t.line)
if(e.task)t.advance(3)}if(n)return
if(e.kind==="paragraph")return(0,B.RT)(e,t,this.#h)?e:void 0
return e.kind==="table"?(0,B.zQ)(e,t,this.#h):void 0}#d(t,e,n){let i=e
t.findNonspace()
markBlank(t,i,this.#h)
const s=this.#c!==n&&i===n&&!t.isBlank
if(s&&this.#c.kind==="paragraph"){this.#C(this.#c,t.rest())
return}while(this.#c!==n)this.#c=this.#p(this.#c)
if(i.kind==="code-block")this.#C(i,t.rest())
else if(i.kind==="html-block"){this.#C(i,t.rest())
if((0,A.Rv)(i.level,t.line.slice(t.nonspace)))i=this.#p(i)}else if(!t.isBlank)i=this.#_(t,i)
this.#c=i}#_(t,e){const n=e.kind==="paragraph"||e.kind==="heading"
const i=n?e:this.#m(e,"paragraph",t.nonspace)
t.toNonspace()
const s=i.kind==="heading"&&!i.isUnderlined
this.#C(i,s?withoutClosingHashes(t.line).slice(t.offset):t.rest())
return i}#C(t,e){t.content+=e
t.lastLine=this.#h}}class Brackets{#z
#e
#$
#l
#E
#F=!0
#h=0
constructor(t,e,n,i){this.#z=t
this.#e=e
this.#$=n
this.#l=i}get isOpen(){return this.#E!==void 0}beginLine(t){this.#h=t}open(t,{start:e,end:n,isImage:i}){if(this.#E)this.#E.hasBracketAfter=!0
const s=this.#h
this.#E={node:t,isImage:i,start:e,end:n,line:s,previous:this.#E,hasBracketAfter:!1}
if(!i)this.#F=!1}close(t){const e=this.#E
if(!e)return this.#I(t)
this.#E=e.previous
if(!e.isImage&&this.#F)return this.#I(t)
const n=this.#M(t+1)??this.#Z(e,t+1)
if(n)return this.#R(e,n)
return this.#D(e,t+1)??this.#I(t)}#I(t){const{last:e}=this.#z
if(e?.kind==="text"&&!e.isMark)e.extend("]")
else this.#z.append(new s.s("text","]"))
return t+1}#M(t){const e=this.#e
if(e[t]!=="(")return
const n=addressAt(e,(0,i.kE)(e,t+1))
if(!n)return
const s=(0,i.kE)(e,n.end)
const r=s===n.end?"":titleAt(e,s)
const o=(0,i.kE)(e,s+r.length)
if(e[o]!==")")return
return{url:cleanAddress(n.raw),title:cleanTitle(r),end:o+1}}#Z(t,e){const n=labelAt(this.#e,e)
const i=!n||n.label===""
if(i&&t.hasBracketAfter)return
const s=i?this.#e.slice(t.end,e-1):n.label
const r=this.#l.use(s)
return r&&{...r,end:n?.end??e}}#R(t,{url:e,title:n,end:i}){const r=new s.s(t.isImage?"image":"link")
Object.assign(r,{url:e,title:n})
t.node.insertBefore(r)
for(let e=t.node.next;e;){const t=e.next
r.append(e)
e=t}t.node.unlink()
this.#$.pair(t.end)
if(!t.isImage)this.#F=!0
return i}#D(t,e){const{next:n}=t.node
if(n?.kind!=="text"||!n.literal.startsWith("^"))return
if(n.literal.length===1&&!n.next)return
const i=new s.s("footnote-reference",this.#P(t,e))
t.node.insertBefore(i)
this.#$.pair(t.end)
while(i.next)i.next.unlink()
return e}#P(t,e){const n=t.end+(this.#e[t.end]==="\\"?2:1)
if(t.line===this.#h)return this.#e.slice(n,n+e-t.start-3)
const i=Buffer.byteLength(this.#e.slice(t.line,t.start))+1
const s=Buffer.byteLength(this.#e.slice(this.#h,e))-i-2
if(s<=0)return""
const r=this.#e.slice(n,n+s)
return Buffer.from(r).subarray(0,s).toString()}}class Delimiter{sign
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
let s=1
while(t[e+s]===n&&(n!=="~"||s<T))s+=1
const r=n==="~"
const o=r?characterBefore(t,e):beyondTildes(t,e,-1)
const a=r?characterAt(t,e+s):beyondTildes(t,e+s,1)
const l=flanks(a,o)
const c=flanks(o,a)
if(n!=="_")return{sign:n,length:s,canOpen:l,canClose:c}
const h=l&&(!c||(0,i.iu)(o))
return{sign:n,length:s,canOpen:h,canClose:c&&(!l||(0,i.iu)(a))}}function flanks(t,e){if((0,i.Am)(t))return!1
return!(0,i.iu)(t)||(0,i.Am)(e)||(0,i.iu)(e)}function characterBefore(t,e){if(e<=0)return"\n"
const n=e>=2&&/[\udc00-\udfff]/.test(t.charAt(e-1))
return t.slice(e-(n?2:1),e)}function characterAt(t,e){const n=t.codePointAt(e)
return n===void 0?"\n":String.fromCodePoint(n)}function beyondTildes(t,e,n){let i=e
if(n===1){while(t[i]==="~")i+=1
return characterAt(t,i)}while(i>0&&t[i-1]==="~")i-=1
return characterBefore(t,i)}class Delimiters{#E
push(t){t.previous=this.#E
if(this.#E)this.#E.next=t
this.#E=t}#W(t){if(t.next)t.next.previous=t.previous
else this.#E=t.previous
if(t.previous)t.previous.next=t.next}pair(t){const e=new Map
let n=this.#N(t)
while(n){if(!n.canClose){n=n.next
continue}const i=`${n.sign}${n.length%3}`
const s=openerOf(n,Math.max(t,e.get(i)??0))
const r=s?this.#S(s,n):n.next
if(!s){e.set(i,n.position)
if(!n.canOpen)this.#W(n)}n=r}while(this.#E&&this.#E.position>=t)this.#W(this.#E)}#N(t){let e
for(let n=this.#E;n&&n.position>=t;n=n.previous)e=n
return e}#S(t,e){return e.sign==="~"?this.#j(t,e):this.#H(t,e)}#j(t,e){const{next:n}=e
if(t.node.literal.length===e.node.literal.length){const n=t.node
n.kind="struck"
n.literal=""
n.isMark=!1
moveBetween(n,e.node,n)
e.node.unlink()}this.#q(t,e)
this.#W(e)
this.#W(t)
return n}#H(t,e){const n=t.node.literal.length>=2&&e.node.literal.length>=2
const i=n?2:1
t.node.literal=t.node.literal.slice(i)
e.node.literal=e.node.literal.slice(i)
this.#q(t,e)
const r=new s.s(n?"strong":"emphasis")
moveBetween(t.node,e.node,r)
t.node.insertAfter(r)
if(t.node.literal==="")this.#Y(t)
if(e.node.literal!=="")return e
const{next:o}=e
this.#Y(e)
return o}#Y(t){t.node.unlink()
this.#W(t)}#q(t,e){for(let n=e.previous;n&&n!==t;n=n.previous)this.#W(n)}}function moveBetween(t,e,n){for(let i=t.next;i&&i!==e;){const t=i.next
n.append(i)
i=t}}function openerOf(t,e){for(let n=t.previous;n&&n.position>=e;n=n.previous)if(n.canOpen&&n.sign===t.sign&&canPair(n,t))return n
return}function canPair(t,e){if(!e.canOpen&&!t.canClose)return!0
return e.length%3===0||(t.length+e.length)%3!==0}const C=/[\s\S][^\n\\`&_*[\]<!~:w]*/y
const _=80
const z=/<[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\0-\x20<>]*>/y
const $=/<[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*>/y
class InlineParser{#e
#z
#$=new Delimiters
#X
#U
#G=new Map
#Q=!1
#V
#J=0
constructor(t,e){this.#e=(0,i.s8)(t.content)
this.#z=t
this.#X=new Brackets(t,this.#e,this.#$,e)
this.#U=new A.hv(this.#e)}parse(){while(this.#J<this.#e.length)this.#K()
this.#$.pair(0)
this.#z.content=""}#K(){const t=this.#e.charAt(this.#J)
if(t==="\n")this.#tt()
else if(t==="`")this.#et()
else if(t==="\\")this.#nt()
else if(t==="&")this.#it()
else if(t==="<")this.#st()
else if(t==="*"||t==="_"||t==="~")this.#rt()
else if(t==="[")this.#ot("[")
else if(t==="!")this.#at()
else if(t==="]")this.#J=this.#X.close(this.#J)
else if(t===":")this.#lt(addressAround)
else if(t==="w")this.#lt(webAddressAt)
else this.#ct()}#d(t,e){if(t==="")return
const{last:n}=this.#z
const i=n?.kind==="text"&&!n.isMark?n:new s.s("text")
i.extend(t,e)
if(i!==n)this.#z.append(i)}#ht(t){const e=new s.s("text",t)
e.isMark=!0
this.#z.append(e)
return e}#ct(){const t=(0,i.pF)(C,this.#e,this.#J)
this.#J+=t.length
this.#d(this.#e[this.#J]==="\n"?(0,i.s8)(t):t)}#tt(){const t=this.#J
this.#J+=1
this.#X.beginLine(this.#J)
while(this.#e[this.#J]===" "||this.#e[this.#J]==="\t")this.#J+=1
const e=t>1&&this.#e.slice(t-2,t)==="  "
this.#z.append(new s.s(e?"hard-break":"soft-break"))}#et(){let t=1
while(this.#e[this.#J+t]==="`")t+=1
const e=this.#J+t
const n=this.#ft(t,e)
if(n===void 0){this.#d("`".repeat(t))
this.#J=e
return}this.#z.append(new s.s("code",normalCode(this.#e.slice(e,n))))
this.#J=n+t}#ft(t,e){if(t>_)return
if(this.#Q&&(this.#G.get(t)??0)<=e)return
for(let n=this.#e.indexOf("`",e);n>=0;){let e=n+1
while(this.#e[e]==="`")e+=1
this.#G.set(e-n,n)
if(e-n===t)return n
n=this.#e.indexOf("`",e)}this.#Q=!0
return}#nt(){const t=this.#e.charAt(this.#J+1)
if((0,i.Bx)(t))this.#d(t,[0])
else if(t==="\n")this.#z.append(new s.s("hard-break"))
else this.#d("\\")
this.#J+=(0,i.Bx)(t)||t==="\n"?2:1}#it(){const t=(0,k.nG)(this.#e,this.#J)
const e=t?.text??"&"
this.#d(e,t&&this.#ut(e)?[0]:void 0)
this.#J+=t?.length??1}#ut(t){if(!/^["'&<>]$/.test(t))return(0,i.Bx)(t)
this.#V??=this.#e.includes("](")
return this.#V}#st(){const t=(0,i.pF)(z,this.#e,this.#J)||(0,i.pF)($,this.#e,this.#J)
if(t!==""){this.#dt(t)
return}const e=this.#U.lengthAt(this.#J)
if(e===0)this.#d("<")
else this.#z.append(new s.s("html",this.#e.slice(this.#J,this.#J+e)))
this.#J+=Math.max(1,e)}#dt(t){const e=(0,k.__)(t.slice(1,-1))
const n=(0,i.pF)(z,t,0)!==""
this.#pt(n?(0,k.__)(t.slice(1,-1)):`mailto:${e}`,e)
this.#J+=t.length}#pt(t,e,n=!1){const i=new s.s("link")
i.url=t
i.isBare=n
i.append(new s.s("text",e))
this.#z.append(i)}#rt(){const t=runAt(this.#e,this.#J)
this.#J+=t.length
const e=this.#ht(t.sign.repeat(t.length))
const n=t.canOpen||t.canClose
if(n&&(t.sign!=="~"||t.length<=2))this.#$.push(new Delimiter(t,e,this.#J))}#ot(t){const e=this.#J
this.#J+=t.length
this.#X.open(this.#ht(t),{start:e,isImage:t==="![",end:this.#J})}#at(){const t=this.#e[this.#J+1]==="["&&this.#e[this.#J+2]!=="^"
if(t){this.#ot("![")
return}this.#d("!")
this.#J+=1}#lt(t){const e=this.#X.isOpen?void 0:t(this.#e,this.#J)
if(!e){this.#ct()
return}this.#kt(this.#J-e.start)
this.#pt(e.url,this.#e.slice(e.start,e.end),!0)
this.#J=e.end}#kt(t){const{last:e}=this.#z
if(t>0&&e?.kind==="text")e.literal=e.literal.slice(0,-t)}}function normalCode(t){const e=t.replaceAll("\n"," ")
const n=e.startsWith(" ")&&e.endsWith(" ")&&/[^ ]/.test(e)
return n?e.slice(1,-1):e}function parseMarkdown(t){const e=new References(t.length)
const n=readBlocks(t,e)
for(const{node:t,isEntering:i}of(0,s.G)(n)){const n=t.kind==="paragraph"||t.kind==="heading"||t.kind==="cell"
if(i&&n)new InlineParser(t,e).parse()}const i=placeFootnotes(n)
joinText(n)
linkMails(n)
return{root:n,labels:[...e.labels,...i]}}function parseBlocks(t){return readBlocks(t,new References(t.length))}function readBlocks(t,e){const n=new BlockParser(e)
for(const e of linesOf(normalLines(t)))n.read(e)
n.end()
return n.root}function normalLines(t){return t.replace(/^\ufeff/,"").toWellFormed().replaceAll(/\r\n?/g,"\n").replaceAll("\0","�")}function*linesOf(t){for(let e=0;e<t.length;){const n=t.indexOf("\n",e)
yield n<0?`${t.slice(e)}\n`:t.slice(e,n+1)
e=n<0?t.length:n+1}}function joinText(t){for(const{node:e,isEntering:n}of(0,s.G)(t)){if(e.kind!=="text"||!n)continue
e.isMark=!1
while(e.next?.kind==="text"){e.extend(e.next.literal,e.next.escapes)
e.next.unlink()}}}function placeFootnotes(t){const e=[]
const n=[]
for(const{node:i,isEntering:r}of(0,s.G)(t)){if(i.kind==="footnote"&&!r)e.push(i)
if(i.kind==="footnote-reference"&&r)n.push(i)}const i=new Map
for(const t of e){const e=normalLabel(t.literal)
if(e!==""&&!i.has(e))i.set(e,t)}const r=new Set
for(const t of n)number(t,i.get(normalLabel(t.literal)),r)
for(const t of e)t.unlink()
for(const e of r)t.append(e)
return[...i.keys()]}function number(t,e,n){if(!e){t.kind="text"
t.literal=`[^${t.literal}]`
return}n.add(e)
e.number||=n.size
t.number=e.number}}),41781:((t,e,n)=>{n.d(e,{DC:()=>barsBehind,RT:()=>openTable,pR:()=>isRow,zQ:()=>openRow})
var i=n(22e3)
var s=n(98768)
const r=String.raw`[ \t\v\f]*:?-+:?[ \t\v\f]*`
const o=new RegExp(String.raw`\|?${r}(?:\|${r})*\|?[ \t\v\f]*\n`,"y")
const a=/(?:\\\||[^|\n])+/y
const l=/\|[ \t\v\f]*/y
const c=/[ \t\v\f]*\n/y
const h=524288
function rowIn(t){let e=0
let n=[]
let s=(0,i.pF)(l,t,0).length
for(let r=!0;s<t.length&&r;){const o=(0,i.pF)(a,t,s)
const h=(0,i.pF)(l,t,s+o.length)
if(o!==""||h!=="")n.push((0,i.Bq)(withoutBars(o)))
s+=o.length+h.length
if(h!=="")continue
const f=(0,i.pF)(c,t,s).length
s+=f
r=f>0&&s<t.length
if(!r)continue
e=s
n=[]
s+=(0,i.pF)(l,t,s).length}return s===t.length&&n.length>0?{cells:n,start:e}:void 0}function withoutBars(t){return t.includes("\\|")?t.replaceAll("\\|","|"):t}function openTable(t,e,n){if(t.isNoTable||(0,i.pF)(o,e.line,e.nonspace)==="")return!1
const s=rowIn(e.line.slice(e.nonspace))
if(!s)return!1
const r=rowIn(t.content)
if(r?.cells.length!==s.cells.length){t.isNoTable=!0
return!1}if(r.start>0)t.insertBefore(paragraphAbove(t,r.start))
Object.assign(t,{kind:"table",firstLine:n-1,lastLine:n})
t.content=""
t.alignments=s.cells.map(alignmentOf)
addRow(t,r.cells,e).isHead=!0
e.toEnd()
return!0}function paragraphAbove({content:t,firstLine:e,column:n},r){const o=new s.s("paragraph")
o.content=(0,i.Bq)(withoutBars(t.slice(0,r)))
o.firstLine=e
o.column=n
return o}function alignmentOf(t){const[e,n]=[t.startsWith(":"),t.endsWith(":")]
if(e&&n)return"center"
if(e)return"left"
return n?"right":""}function openRow(t,e,n){if(e.isBlank||t.level>h)return
const i=rowIn(e.line.slice(e.nonspace))
if(!i)return
const s=i.cells.slice(0,t.alignments.length)
t.level+=t.alignments.length-s.length
const r=addRow(t,s,e)
r.number=i.cells.length
r.firstLine=n
t.lastLine=n
e.toEnd()
return r}function barsBehind(t,e,n){const s=[]
let r=n+(0,i.pF)(l,e,n).length
for(let n=1;r<e.length;n+=1){r+=(0,i.pF)(a,e,r).length
const o=(0,i.pF)(l,e,r)
const c=r+o.length>=(0,i.s8)(e).length
if(o===""||c)break
if(n>=t)s.push(r)
r+=o.length}return s}function isRow(t){return rowIn(t.line.slice(t.nonspace))!==void 0}function addRow(t,e,n){const i=new s.s("row")
i.isOpen=!0
i.column=n.nonspace
t.append(i)
for(const[t,n]of e.entries()){const e=new s.s("cell")
e.content=n
e.number=t
i.append(e)}return i}})}

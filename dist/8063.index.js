export const id=8063
export const ids=[8063]
export const modules={58551:((e,t,s)=>{s.d(t,{OT:()=>withoutInvisible,Wl:()=>removeUndrawn,dQ:()=>withoutPhantoms})
const n=String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`
const i=String.raw`\p{RGI_Emoji}`
const o=String.raw`(?<=${n})[\u200C\u200D](?=${n})`
const r=String.raw`(?:(?!${o})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`
const c=`(${i})|${r}`
const l=/^[\t\n\x20-\x7E]*$/
let a
function withoutInvisible(e){if(l.test(e))return{shown:e,hidden:0}
a??=new RegExp(c,"gv")
let t=0
const s=e.replaceAll(a,(e,s)=>{if(s!==void 0)return s
t+=1
return""})
return{shown:s,hidden:t}}const h=new Map([["mermaid",/^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],["math",/(?<!\\)%.*$/gm],["stl","all"],["geojson","all"],["topojson","all"]])
const d=/\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i
const p=new Map([["mermaid",/^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],["math",d]])
function removeUndrawn(e,t){const s=h.get(t)
if(!s)return{shown:e,hidden:0}
const{shown:n,hidden:i}=s==="all"?u:withoutPhantoms(e.replaceAll(s,""))
const o=n.replaceAll(/\s/g,"")===e.replaceAll(/\s/g,"")
return{shown:n,hidden:o&&i===0&&!p.get(t)?.test(e)?0:1}}const u={shown:"",hidden:0}
const f=/\\[hv]?phantom\s*\{/g
function withoutPhantoms(e){if(!/[\\$]/.test(e))return{shown:e,hidden:0}
const t=[]
let s=e.includes("$")&&d.test(e)?1:0
let n=0
for(const{0:i,index:o}of e.matchAll(f)){if(o<n)continue
s+=1
const r=endOfGroup(e,o+i.length)
if(r===void 0)break
t.push(e.slice(n,o))
n=r}return{shown:t.join("")+e.slice(n),hidden:s}}function endOfGroup(e,t){let s=1
for(let n=t;n<e.length;n+=1){const t=e[n]
if(t==="\\")n+=1
else if(t==="{")s+=1
else if(t==="}")s-=1
if(s===0)return n+1}return}}),28063:((e,t,s)=>{s.d(t,{x:()=>pageText,p:()=>renderVisible})
var n=s(22664)
var i=s(9702)
var o=s(69938)
var r=s(98664)
const c=2e3
const l=1e6
const a=32
const h=new WeakMap
const d=new i.A({html:!0,linkify:!1}).use(o.A).disable("footnote_inline")
boundQuotes()
d.normalizeLink=e=>e
d.normalizeLinkText=e=>e
d.validateLink=()=>!0
d.renderer.rules.footnote_anchor=()=>""
for(const e of["html_inline","html_block"])d.renderer.rules[e]=(e,t)=>escapeDisallowed(e[t]?.content??"")
d.core.ruler.before("text_join","keep_escapes",({tokens:e})=>{for(const t of e.flatMap(({children:e})=>e??[])){if(t.type!=="text_special")continue
if(t.info==="escape")t.content=t.markup
else if(/^[!-/:-@[-`{-~]$/.test(t.content))t.content=`\\${t.content}`}})
d.core.ruler.after("block","bound_references",({env:e,src:t})=>{boundReferences(e.references??{},t.length+c)})
function escapeDisallowed(e){const t=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi
return e.replaceAll(t,"&lt;")}function boundQuotes(){const{ruler:e}=d.block
const t=e.getRules("").find(({name:e})=>e==="blockquote")
if(!t)throw new r.vC("bug","This version of markdown-it has no rule for quotes.")
const bounded=(e,s,n,i)=>{if(i)return t(e,s,n,i)
const o=h.get(e.env)??{left:l,nextEmpty:nextEmptyLines(e),isCut:!1}
h.set(e.env,o)
const{lineMax:r}=e
const c=o.left>0?n:Math.min(n,s+a)
e.lineMax=Math.min(r,c)
const d=t(e,s,c,i)
e.lineMax=r
if(!d)return!1
o.isCut||=c<n&&e.line>=c
o.left-=Math.max(0,Math.min(n,o.nextEmpty[s]??n)-e.line)
return!0}
e.at("blockquote",bounded,{alt:["paragraph","reference","blockquote","list"]})}function hasCutQuote(e){return h.get(e)?.isCut===!0}function nextEmptyLines(e){const t=[]
for(let s=e.lineMax-1,n=e.lineMax;s>=0;s-=1){if(e.isEmpty(s))n=s
t[s]=n}return t}function boundReferences(e,t){let s=t
const spend=e=>{s-=e.length
return s<0?"":e}
for(const t of Object.values(e)){const{href:e,title:s}=t
Object.defineProperties(t,{href:{get:()=>spend(e)},title:{get:()=>spend(s)}})}}var p=s(94869)
var u=s(58551)
const f=10
const g=1100
class LineWriter{isSaid=!0
#e=[]
#t=[]
#s=[]
#n=[]
#i=[]
#o=0
#r=0
#c=0
#l=!1
#a=!1
breakLines(e){this.#c=Math.max(this.#c,e)}space(){this.#l=!0}write(e){this.#a=!1
const t=this.#c>0||this.#e.length===0
if(t)this.#h()
else if(this.#l)this.#d(" ")
this.#c=0
this.#l=!1
for(;this.#o<this.#s.length;this.#o+=1){const e=this.#s[this.#o]
if(e)e.at=this.#e.length
this.#d("")}if(t&&/^[[>*+\d-]/.test(e))this.#i.push(this.#e.length)
this.#d(e)}writeFence(e){this.#h()
this.#d(e)}writeCodeLine(e){this.#a=!0
this.#d(`\n${this.#p()}${e}`,!1)}#h(){const e=this.#n.map(({rest:e,isOpen:t})=>t?e:"").join("").trimEnd()
const t=this.#e.length===0?"":`\n${`${e}\n`.repeat(this.#c-1)}`
this.#d(t,!1)
const s=this.#n.some(({rest:e})=>e.trim()!=="")
this.#d(this.#p(),!s)}#p(){let e=""
for(const t of this.#n){e+=t.first??t.rest
t.first=void 0
t.isOpen=!0}return e}#d(e,t=this.isSaid){this.#e.push(e)
this.#t.push(t)}wrap(e,t){this.#s.push({open:e,close:t,at:void 0})}unwrap(e){const t=this.drop()
if(t?.at===void 0)return
if(this.#a)this.#h()
this.#a=!1
this.#e[t.at]=t.open
this.#d(e??t.close)}drop(){const e=this.#s.pop()
this.#o=Math.min(this.#o,this.#s.length)
return e}get innermost(){return this.#s.at(-1)}unsay(e){this.#t.fill(!1,e)}nest(e,t){this.#r+=1
if(this.#r<=f)this.#n.push({rest:e,first:t,isOpen:!1})}unnest(){if(this.#r<=f)this.#n.pop()
this.#r-=1}#u(e){let t=""
for(let s=e;s<this.#e.length&&t.length<=g;s+=1)t+=this.#e[s]
const s=/^((?:(?:[>*+-]|\d{1,9}[.)])\s*)*)\[(?:[^\]\\]|\\.)*\]:/s.exec(t.slice(0,g))
if(!s)return
let[n,i]=[e,s[1]?.length??0]
while(i>=(this.#e[n]?.length??0)){i-=this.#e[n]?.length??0
n+=1}const o=this.#e[n]??""
this.#e[n]=`${o.slice(0,i)}\\${o.slice(i)}`}end(){for(const e of this.#i)this.#u(e)
const e=this.#e.map((e,t)=>this.#t[t]||!/[^\n]/.test(e)?e:e.replaceAll(/[^\n]/g," "))
return{shown:this.#e.join(""),said:e.join("")}}}class PageWriter{#f=new LineWriter
#g=[]
#m=[]
#w
#b
#k=0
saying(e){this.#f.isSaid=e}text(e){if(this.#b){this.#b.text+=e
return}if(!/[^ \t\n\f]/.test(e)){this.#x(e)
return}const t=escapeTags(this.#v((0,u.dQ)(this.#L(e))))
if(!/[ \t\n\f]/.test(t)){if(t!=="")this.#$(t)
return}for(const[e]of t.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g))if(/[^ \t\n\f]/.test(e))this.#$(e)
else this.#x(e)}#x(e){if(e.includes("\n"))this.#y(1)
else this.#f.space()}#$(e){if(this.#w&&this.#w.words.length<2e3)this.#w.words+=e
this.#f.write(this.#C(e))}#L(e){return this.#v((0,u.OT)(e))}#v({shown:e,hidden:t}){this.#k+=t
return e}#C(e){return this.#m.length>0&&e.includes("|")?e.replaceAll(/\\?\|/g,"\\|"):e}#y(e){if(this.#m.length>0)this.#f.space()
else this.#f.breakLines(e)}newLine(){if(this.#b)this.#b.text+="\n"
else this.#y(1)}block(){if(!this.#b)this.#y(2)
else if(!/(?:^|\n)$/.test(this.#b.text))this.#b.text+="\n"}rule(){if(this.#b)return
this.#y(2)
this.#f.write("---")
this.#y(2)}mark(e,t=e){if(!this.#b)this.#f.wrap(e,t)}endMark(){if(!this.#b)this.#f.unwrap()}quote(){if(this.#b)return
this.#y(2)
this.#f.nest("> ")}endQuote(){if(this.#b)return
this.#f.unnest()
this.#y(2)}list(e){if(this.#b)return
this.#y(this.#g.length>0?1:2)
this.#g.push(e)}endList(){if(this.#b)return
this.#g.pop()
this.#y(this.#g.length>0?1:2)}item(){if(this.#b)return
this.#y(1)
const e=this.#g.at(-1)
if(e!==void 0)this.#g[this.#g.length-1]=e+1
const t=e===void 0?"- ":`${e}. `
this.#f.nest(" ".repeat(t.length),t)}endItem(){if(this.#b)return
this.#f.unnest()
this.#y(1)}row(){if(this.#b)return
this.#y(1)
this.#m.push({cells:0,isHead:!1})}cell(e){const t=this.#m.at(-1)
if(this.#b||!t)return
t.cells+=1
t.isHead||=e==="head"
this.#f.write("|")
this.#f.space()}endRow(){const e=this.#m.at(-1)
if(this.#b||!e)return
this.#f.space()
if(e.cells>0)this.#f.write("|")
this.#m.pop()
this.#y(1)
if(e.cells===0||!e.isHead||this.#m.length>0)return
this.#f.write(`|${" --- |".repeat(e.cells)}`)
this.#f.breakLines(1)}code(e,t=""){this.#b??={depth:0,kind:e,language:t,text:""}
this.#b.depth+=1
this.#b.language||=t}endCode(){if(!this.#b)return
this.#b.depth-=1
if(this.#b.depth>0)return
const{kind:e,language:t,text:s}=this.#b
this.#b=void 0
if(e==="inline")this.#A((0,p.cT)(this.#L(s)))
else this.#S(this.#v((0,u.Wl)(this.#L(s),t)).replace(/^\n/,"").replace(/\n$/,""),t)}#A(e){if(e.trim()==="")return
if(this.#w)this.#w.words+=e
this.#f.write(this.#C((0,p.SS)(e)))}#S(e,t){const s=(0,p.Lt)(e)
this.#f.breakLines(2)
this.#f.writeFence(`${s}${t}`)
for(const t of[...e.split("\n"),s])this.#f.writeCodeLine(t)
this.#f.breakLines(2)}link(e){if(this.#b)return
this.#f.wrap(this.#w?"":"[","")
this.#w??={href:e,words:"",hasPicture:!1}}endLink(){if(this.#b)return
if(!this.#w||this.#f.innermost?.open===""){this.#f.drop()
return}const{href:e,words:t,hasPicture:s}=this.#w
const n=addressOf(e)
const i=[t,`mailto:${t}`].includes(e)
this.#w=void 0
if(t!==""&&n!==void 0&&!i){this.#f.unwrap(`](${n})`)
return}const o=this.#f.drop()
if(i)this.#f.unsay(o?.at??0)
const r=n!==void 0&&e.length<=300
if(e!==""&&!e.startsWith("#")&&(!r||t===""&&!s))this.#k+=1}picture(e){const t=addressOf(e)
if(this.#b)return
if(t===void 0){if(e!=="")this.#k+=1
return}if(this.#w)this.#w.hasPicture=!0
this.#f.write(`![](${t})`)}end(){return{...this.#f.end(),hidden:this.#k}}}function escapeTags(e){if(!/<[a-z/!?]/i.test(e))return e
return e.replaceAll(/\\?<(?=[a-z/!?])/gi,e=>e==="<"?"\\<":e)}const m=2e3
function addressOf(e){const{shown:t}=(0,u.OT)(e)
if(t.trim()===""||t.startsWith("#")||t.length>m)return
if(/^[a-z][a-z\d+.-]*:/i.test(t)&&!/^(?:https?|mailto):/i.test(t))return
const s=t.trim().replaceAll(/[\s<>]/g,encodeURIComponent)
return/[()]/.test(s)?`<${s}>`:s}function renderVisible(e){const t=e.replaceAll(/\r\n?/g,"\n").replaceAll("\0","")
const s={}
const n=d.render(t,s)
const i=readPage(n)
const{shown:o,hidden:r}=i
const l=hasCutQuote(s)?i.said.replaceAll(/[^\n]/g," "):i.said
const a=lostParts(t,n,s)
const h=2*t.length+c
const p=o.length>h
return{shown:o.slice(0,h),said:l.slice(0,h),hidden:r+a+(p?1:0)}}function pageText(e){return readPage(e,w).shown.slice(0,2*e.length+c)}const w=512
function lostParts(e,t,{references:s={}}){const n=[...e.replaceAll(/&#?\w{1,31};|\[\^[^\][\n]{1,60}\]/g," ").matchAll(b)].map(([e])=>fold(e))
const i=new Map(n.map(e=>[e,0]))
for(const[e]of n.length===0?[]:t.matchAll(b)){const t=i.get(fold(e))
if(t!==void 0)i.set(fold(e),t+1)}const o=new Set(Object.keys(s).flatMap(e=>e.match(b)?.map(fold)??[]))
let r=0
let c=!1
for(const e of n){const t=i.get(e)??0
if(t>0)i.set(e,t-1)
const s=t===0&&!o.has(e)
if(s&&!c)r+=1
c=s}return r}const b=/\p{L}{2,}/gu
function fold(e){return e.toLowerCase()}const k=new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "))
const x=new Set("blockquote code kbd pre q samp tt".split(" "))
const v={open:e=>e.block(),close:e=>e.block()}
const L={open:e=>e.code("inline"),close:e=>e.endCode()}
function heading(e){return{open(t){t.block()
t.mark(`${"#".repeat(e)} `,"")},close(e){e.endMark()
e.block()}}}function mark(e){return{open:t=>t.mark(e),close:e=>e.endMark()}}const $=new Map([...each("article aside center dd details div dl dt figcaption figure header footer p section summary table",v),...each("abbr bdo big caption cite col colgroup dfn font g-emoji input ins kbd label picture q rb rt rtc ruby",{}),...each("small source span sub sup tbody tfoot thead time u var wbr",{}),...each("samp tt",L),...each("b strong",mark("**")),...each("em i",mark("*")),...each("del s strike",mark("~~")),...[1,2,3,4,5,6].map(e=>[`h${e}`,heading(e)]),["blockquote",{open:e=>e.quote(),close:e=>e.endQuote()}],["ul",{open:e=>e.list(void 0),close:e=>e.endList()}],["ol",{open:(e,{start:t})=>e.list(Number(t??1)||1),close:e=>e.endList()}],["li",{open:e=>e.item(),close:e=>e.endItem()}],["pre",{open:e=>e.code("block"),close:e=>e.endCode()}],["code",{...L,open:(e,{class:t})=>e.code("inline",languageIn(t))}],["a",{open:(e,{href:t})=>e.link(t??""),close:e=>e.endLink()}],["img",{open:(e,{src:t})=>e.picture(t??"")}],["br",{open:e=>e.newLine()}],["hr",{open:e=>e.rule()}],["tr",{open:e=>e.row(),close:e=>e.endRow()}],["td",{open:e=>e.cell("data")}],["th",{open:e=>e.cell("head")}]])
function each(e,t){return e.split(" ").map(e=>[e,t])}function languageIn(e=""){return/\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(e)?.[1]??""}function readPage(e,t=Number.POSITIVE_INFINITY){const s=new PageWriter
const i=[]
let o=0
let r
const c=e.toLowerCase()
const l=new Map
let a=!1
let h=0
let d=""
function endText(){if(d!=="")s.text(d)
d=""}function isHidden(e,t){const s=k.has(e)||$.has(e)&&isConcealing(t)
if(!s)return!1
const n=l.get(e)??c.lastIndexOf(`</${e}`)
l.set(e,n)
return n>p.endIndex}function openElement(e,t){const n=$.get(e)
if(!n)a=!0
if(hasHiddenWords(e,t))o+=1
const r=e==="section"&&t.class==="footnotes"
if(x.has(e)||r)i.push(e)
s.saying(i.length===0)
n?.open?.(s,t)}function closeElement(e){$.get(e)?.close?.(s)
if(i.at(-1)===e)i.pop()
s.saying(i.length===0)}const p=new n.i({onopentag(e,s){h+=1
if(h>t)p.pause()
endText()
if(r)r.depth+=e===r.name?1:0
else if(isHidden(e,s))r={name:e,depth:1,hasWords:!1}
else openElement(e,s)},onclosetag(e){h-=1
endText()
if(!r)return closeElement(e)
r.depth-=e===r.name?1:0
if(r.depth>0)return
o+=r.hasWords?1:0
r=void 0},ontext(e){if(r)r.hasWords||=y.test(e)
else d+=e},oncomment(e){o+=y.test(e)?1:0},onprocessinginstruction(e,t){o+=y.test(t)?1:0}})
p.end(e)
endText()
o+=y.test(e.slice(p.endIndex+1))?1:0
const{shown:u,said:f,hidden:g}=s.end()
return{shown:u,said:f,hidden:o+g+(a?1:0)}}const y=/[\p{L}\p{N}]/u
function isConcealing({hidden:e,style:t=""}){const s=/(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i
return e!==void 0||s.test(t)}function hasHiddenWords(e,t){let s=0
for(const[n,i]of Object.entries(t)){if(["href","src","id","class"].includes(n)||n==="style"&&/^text-align:\w+$/.test(i))continue
s+=countWords(i)
if(i===""&&!["open","checked","disabled","alt"].includes(n))s+=countWords(n)
if(e==="a"&&n==="title"&&s>0)return!0}return s>1}function countWords(e){return e.match(/\p{L}{2,}/gu)?.length??0}})}

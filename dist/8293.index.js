export const id=8293
export const ids=[8293]
export const modules={40598:((e,t,s)=>{s.d(t,{OT:()=>withoutInvisible,U4:()=>isSeen,Wl:()=>removeUndrawn,dQ:()=>withoutPhantoms})
const i=String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`
const n=String.raw`\p{RGI_Emoji}`
const o=String.raw`(?<=${i})[\u200C\u200D](?=${i})`
const r=String.raw`(?:(?!${o})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`
const l=`(${n})|${r}`
const a=/^[\t\n\x20-\x7E]*$/
let h
function withoutInvisible(e){if(a.test(e))return{shown:e,hidden:0}
h??=new RegExp(l,"gv")
let t=0
const s=e.replaceAll(h,(e,s)=>{if(s!==void 0)return s
t+=1
return""})
return{shown:s,hidden:t}}const c=/[\s\u115f\u1160\u2800\u3164\uffa0]/g
function isSeen(e){return withoutInvisible(e).shown.replaceAll(c,"")!==""}const d=new Map([["mermaid",/^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],["math",/(?<!\\)%.*$/gm],["stl","all"],["geojson","all"],["topojson","all"]])
const p=/\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i
const u=new Map([["mermaid",/^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],["math",p]])
function removeUndrawn(e,t){const s=d.get(t)
if(!s)return{shown:e,hidden:0}
const{shown:i,hidden:n}=s==="all"?f:withoutPhantoms(e.replaceAll(s,""))
const o=i.replaceAll(/\s/g,"")===e.replaceAll(/\s/g,"")
return{shown:i,hidden:o&&n===0&&!u.get(t)?.test(e)?0:1}}const f={shown:"",hidden:0}
const g=/\\[hv]?phantom\s*\{/g
function withoutPhantoms(e){if(!/[\\$]/.test(e))return{shown:e,hidden:0}
const t=[]
let s=e.includes("$")&&p.test(e)?1:0
let i=0
for(const{0:n,index:o}of e.matchAll(g)){if(o<i)continue
s+=1
const r=endOfGroup(e,o+n.length)
if(r===void 0)break
t.push(e.slice(i,o))
i=r}return{shown:t.join("")+e.slice(i),hidden:s}}function endOfGroup(e,t){let s=1
for(let i=t;i<e.length;i+=1){const t=e[i]
if(t==="\\")i+=1
else if(t==="{")s+=1
else if(t==="}")s-=1
if(s===0)return i+1}return}}),38293:((e,t,s)=>{s.d(t,{x:()=>pageText,p:()=>renderVisible})
var i=s(22664)
var n=s(94869)
var o=s(88583)
var r=s(74187)
var l=s(98768)
function writeHtml(e,t){const s=new HtmlWriter(t)
for(const{node:t,isEntering:i}of(0,l.G)(e))s.visit(t,i)
return s.end()}class HtmlWriter{#e=[]
#t=!0
#s
#i=0
#n=0
form
constructor(e){this.form=e}visit(e,t){if(this.#s===e)this.#s=void 0
if(this.#s){if(t)this.#o(e)
return}if(!this.#r(e,t))(t?d:p)[e.kind]?.(e,this)
if(e.kind==="image"&&t)this.#s=e}#r({kind:e},t){if(this.form==="page"||!a.has(e))return!1
const s=t?this.#n+1:this.#n
this.#n+=t?1:-1
return s>h}#o({kind:e,literal:t}){if(e==="text"||e==="code"||e==="html")this.put(escapeHtml(t))
else if(e==="soft-break"||e==="hard-break")this.put(" ")}put(e){if(e==="")return
this.#e.push(e)
this.#t=e.endsWith("\n")}line(e){if(!this.#t)this.put("\n")
this.put(e)}beginFootnote(){if(this.#i===0)this.put(`${c[this.form]}<section class="footnotes">\n<ol>\n`)
this.#i+=1}end(){if(this.#i>0)this.put("</ol>\n</section>\n")
return this.#e.join("")}}const a=new Set(["quote","list","item"])
const h=500
const c={page:"",source:"<hr />\n",words:"<hr />\n"}
const isWords=({isBare:e},{form:t})=>e&&t==="words"
function shownNumber(e,{form:t}){return t==="page"?`${e}`:`[${e}]`}function escaped({literal:e,escapes:t}){if(!t)return e
const s=[0,...t].map((s,i)=>e.slice(s,t[i]))
return s.join("\\")}function isTight({parent:e}){return e?.parent?.kind==="list"&&e.parent.isTight}function languageOf({info:e}){const t=/^[^ \t\n\v\f\r]*/.exec(e)?.[0]??""
return e===""?"":` class="language-${escapeHtml(t)}"`}function titleOf({title:e}){return e===""?"":` title="${escapeHtml(e)}"`}const isNestedStrong=({parent:e})=>e?.kind==="strong"
const d={quote:(e,t)=>t.line("<blockquote>\n"),list:({mark:e},t)=>t.line(e?.type==="number"?`<ol${e.start===1?"":` start="${e.start}"`}>\n`:"<ul>\n"),item({task:e},t){t.line("<li>")
if(e)t.put(`<input type="checkbox"${e==="done"?' checked=""':""} disabled="" /> `)},"code-block"(e,t){t.line(`<pre><code${languageOf(e)}>${escapeHtml(e.literal)}</code></pre>\n`)},"html-block"({literal:e},t){t.line((0,r.eD)(e))
t.line("")},paragraph(e,t){if(!isTight(e))t.line("<p>")},heading:({level:e},t)=>t.line(`<h${e}>`),rule:(e,t)=>t.line("<hr />\n"),footnote({number:e},t){t.beginFootnote()
t.put(`<li id="fn-${e}">\n`)},table:(e,t)=>t.line("<table>"),row({isHead:e,previous:t},s){if(e)s.line("<thead>\n")
else if(t?.isHead)s.line("<tbody>\n")
s.line("<tr>")},cell(e,t){const s=e.parent?.parent?.alignments[e.number]??""
t.line(`<${e.parent?.isHead?"th":"td"}${s===""?"":` align="${s}"`}>`)},text:(e,t)=>t.put(escapeHtml(t.form==="page"?e.literal:escaped(e))),"soft-break":(e,t)=>t.put("\n"),"hard-break":(e,t)=>t.put("<br />\n"),code:({literal:e},t)=>t.put(`<code>${escapeHtml(e)}</code>`),html:({literal:e},t)=>t.put((0,r.L1)(e)),emphasis:(e,t)=>t.put("<em>"),strong:(e,t)=>t.put(isNestedStrong(e)?"":"<strong>"),struck:(e,t)=>t.put("<del>"),link:(e,t)=>t.put(isWords(e,t)?"":`<a href="${escapeHtml(e.url)}"${titleOf(e)}>`),image:({url:e},t)=>t.put(`<img src="${escapeHtml(e)}" alt="`),"footnote-reference":({number:e},t)=>t.put(`<sup class="footnote-ref"><a href="#fn-${e}">${shownNumber(e,t)}</a></sup>`)}
const p={quote:(e,t)=>t.line("</blockquote>\n"),list:({mark:e},t)=>t.put(e?.type==="number"?"</ol>\n":"</ul>\n"),item:(e,t)=>t.put("</li>\n"),paragraph(e,t){if(!isTight(e))t.put("</p>\n")},heading:({level:e},t)=>t.put(`</h${e}>\n`),footnote:(e,t)=>t.put("</li>\n"),table({last:e},t){if(e&&!e.isHead)t.line("</tbody>\n")
t.line("</table>\n")},row({isHead:e},t){t.line("</tr>")
if(e)t.line("</thead>")},cell:(e,t)=>t.put(e.parent?.isHead?"</th>":"</td>"),emphasis:(e,t)=>t.put("</em>"),strong:(e,t)=>t.put(isNestedStrong(e)?"":"</strong>"),struck:(e,t)=>t.put("</del>"),link:(e,t)=>t.put(isWords(e,t)?"":"</a>"),image:(e,t)=>t.put(`"${titleOf(e)} />`)}
function escapeHtml(e){if(!/[&<>"]/.test(e))return e
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}var u=s(16110)
function escapeSigns(e){return escapeOpenFootnote(e.replaceAll(f,escapedSign))}const f=/(?<!\\)(\\*)(?:<(?=[a-z/!?])|&(?=#?[a-z\d]{1,31};))/gi
function escapedSign(e,t){return t.length%2===0?`${t}\\${e.slice(t.length)}`:e}function escapeOpenFootnote(e){if(!e.includes("[^"))return e
const t=e.lastIndexOf("]")
return e.replaceAll(/(?<!\\)(\\*)\[\^/g,(e,s,i)=>i>t?escapedSign(e,s):e)}var g=s(40598)
const m=10
const w=1100
const b=String.raw`((?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)`
const k=new RegExp(String.raw`^${b}(\[)(?:[^\]\\]|\\.)*\]:`,"s")
const $=new RegExp(String.raw`^(?=[^\n]*-)${b}([|:])[-:| \t]*(?:\n|$)`)
const v=new RegExp(`^${b}(\`{3,}(?![^\n]*\`)|~{3,})`)
const x=[[/(?<!\\)(?:\\\\)*(\[)$/,/^\^/],[/(?<!\\)(?:\\\\)*(<)$/,/^[a-z/!?]/i],[/(?<!\\)(?:\\\\)*(&#?[a-z\d]{0,31})$/i,/^#?[a-z\d]{0,31};/i]]
class LineWriter{isSaid=!0
#l=[]
#a=[]
#h=[]
#c=[]
#d=[]
#p=0
#n=0
#u=0
#f=!1
#g=!1
#m=!1
#w=[]
breakLines(e){this.#u=Math.max(this.#u,e)
this.#m=!1}tag(){this.#m=!0}space(){this.#f=!0}write(e){this.#g=!1
const t=this.#u>0||this.#l.length===0
if(t)this.#b()
else if(this.#f)this.#k(" ")
else this.#$(e)
this.#u=0
this.#f=!1
for(;this.#p<this.#h.length;this.#p+=1){const e=this.#h[this.#p]
if(e)e.at=this.#l.length
this.#k("")}if(this.#m)this.#w.push(this.#l.length)
this.#m=!1
if(t&&/^[[>*+\d`~|:-]/.test(e))this.#d.push(this.#l.length)
this.#k(t&&e.startsWith(">")?`\\${e}`:e)}writeSigns(e){this.#b()
this.#k(e)}writeCodeLine(e){this.#g=!0
this.#k(`\n${this.#v()}${e}`,!1)}#b(){const e=this.#c.map(({rest:e,isOpen:t})=>t?e:"").join("").trimEnd()
const t=this.#l.length===0?"":`\n${`${e}\n`.repeat(this.#u-1)}`
this.#k(t,!1)
const s=this.#c.some(({rest:e})=>e.trim()!=="")
this.#k(this.#v(),!s)}#v(){let e=""
for(const t of this.#c){e+=t.first??t.rest
t.first=void 0
t.isOpen=!0}return e}#k(e,t=this.isSaid){this.#l.push(e)
this.#a.push(t)}wrap(e,t){this.#h.push({open:e,close:t,at:void 0})}unwrap(e){const t=this.drop()
if(t?.at===void 0)return
if(this.#g)this.#b()
this.#g=!1
this.#l[t.at]=t.open
this.#k(e??t.close)}drop(){const e=this.#h.pop()
this.#p=Math.min(this.#p,this.#h.length)
return e}get innermost(){return this.#h.at(-1)}unsay(e){this.#a.fill(!1,e)}nest(e,t){this.#n+=1
if(this.#n<=m)this.#c.push({rest:e,first:t,isOpen:!1})}unnest(){if(this.#n<=m)this.#c.pop()
this.#n-=1}#x(e){let t=""
for(let s=e;s<this.#l.length&&t.length<=w;s+=1)t+=this.#l[s]
const s=t.slice(0,w)
const i=k.exec(s)??v.exec(s)??$.exec(s)
if(!i)return
const[,n="",o=""]=i
for(let t=o.length-1;t>=0;t-=1)this.#S(e,n.length+t)}#$(e){const t=this.#l.length-1
const s=this.#l[t]??""
for(const[i,n]of x){const[,o=""]=n.test(e)&&i.exec(s)||[]
if(o!=="")this.#l[t]=`${s.slice(0,-o.length)}\\${o}`}}#S(e,t){let[s,i]=[e,t]
while(i>=(this.#l[s]?.length??0)){i-=this.#l[s]?.length??0
s+=1}const n=this.#l[s]??""
this.#l[s]=`${n.slice(0,i)}\\${n.slice(i)}`}end(){for(const e of this.#d)this.#x(e)
const e=this.#l.map((e,t)=>this.#a[t]||!/[^\n]/.test(e)?e:e.replaceAll(/[^\n]/g," "))
return{shown:this.#l.join(""),said:e.join(""),behindTags:this.#L(this.#w)}}#L(e){let[t,s]=[0,0]
return e.map(e=>{for(;s<e;s+=1)t+=this.#l[s]?.length??0
return t})}}class PageWriter{#T=new LineWriter
#A=[]
#H=[]
#y
#O
#I=0
saying(e){this.#T.isSaid=e}text(e){if(this.#O){this.#O.text+=e
return}if(!/[^ \t\n\f]/.test(e)){this.#W(e)
return}const t=this.#C((0,g.dQ)(this.#P(e)))
if(!/[ \t\n\f]/.test(t)){if(t!=="")this.#_(t)
return}for(const[e]of t.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g))if(/[^ \t\n\f]/.test(e))this.#_(e)
else this.#W(e)}#W(e){if(e.includes("\n"))this.#j(1)
else this.#T.space()}#_(e){const t=this.#y?.words===""&&isItself(e,this.#y.href)&&!e.endsWith(";")
if(this.#y&&this.#y.words.length<2e3)this.#y.words+=e
this.#T.write(this.#E(t?e:escapeSigns(e)))}#P(e){return this.#C((0,g.OT)(e))}#C({shown:e,hidden:t}){this.#I+=t
return e}#E(e){return this.#H.length>0&&e.includes("|")?e.replaceAll(/\\?\|/g,"\\|"):e}#j(e){if(this.#H.length>0)this.#T.space()
else this.#T.breakLines(e)}unknownTag(){if(!this.#O)this.#T.tag()}newLine(){if(this.#O)this.#O.text+="\n"
else this.#j(1)}block(){if(!this.#O)this.#j(2)
else if(!/(?:^|\n)$/.test(this.#O.text))this.#O.text+="\n"}input(e="",t=!1){if(this.#O||e!=="checkbox")return
this.#T.write(t?"[x]":"[ ]")
this.#T.space()}rule(){if(this.#O)return
this.#j(2)
this.#T.write("---")
this.#j(2)}mark(e,t=e){if(!this.#O)this.#T.wrap(e,t)}endMark(){if(!this.#O)this.#T.unwrap()}quote(){if(this.#O)return
this.#j(2)
this.#T.nest("> ")}endQuote(){if(this.#O)return
this.#T.unnest()
this.#j(2)}list(e){if(this.#O)return
this.#j(this.#A.length>0?1:2)
this.#A.push(e)}endList(){if(this.#O)return
this.#A.pop()
this.#j(this.#A.length>0?1:2)}item(){if(this.#O)return
this.#j(1)
const e=this.#A.at(-1)
if(e!==void 0)this.#A[this.#A.length-1]=e+1
const t=e===void 0?"- ":`${e}. `
this.#T.nest(" ".repeat(t.length),t)}endItem(){if(this.#O)return
this.#T.unnest()
this.#j(1)}row(){if(this.#O)return
this.#j(1)
this.#H.push({cells:0,isHead:!1})}cell(e){const t=this.#H.at(-1)
if(this.#O||!t)return
t.cells+=1
t.isHead||=e==="head"
this.#T.write("|")
this.#T.space()}endRow(){const e=this.#H.at(-1)
if(this.#O||!e)return
this.#T.space()
if(e.cells>0)this.#T.write("|")
this.#H.pop()
this.#j(1)
if(e.cells===0||!e.isHead||this.#H.length>0)return
this.#T.writeSigns(`|${" --- |".repeat(e.cells)}`)
this.#T.breakLines(1)}code(e,t=""){this.#O??={depth:0,kind:e,language:t,text:""}
this.#O.depth+=1
this.#O.language||=t}endCode(){if(!this.#O)return
this.#O.depth-=1
if(this.#O.depth>0)return
const{kind:e,language:t,text:s}=this.#O
this.#O=void 0
if(e==="inline")this.#F((0,n.cT)(this.#P(s)))
else this.#M(this.#C((0,g.Wl)(this.#P(s),t)).replace(/^\n/,"").replace(/\n$/,""),t)}#F(e){if(e.trim()==="")return
if(this.#y)this.#y.words+=e
this.#T.write(this.#E((0,n.SS)(e)))}#M(e,t){const s=(0,n.Lt)(e)
this.#T.breakLines(2)
this.#T.writeSigns(`${s}${t}`)
for(const t of[...e.split("\n"),s])this.#T.writeCodeLine(t)
this.#T.breakLines(2)}link(e){if(this.#O)return
this.#T.wrap(this.#y?"":"[","")
this.#y??={href:e,words:"",hasPicture:!1}}endLink(){if(this.#O)return
if(!this.#y||this.#T.innermost?.open===""){this.#T.drop()
return}const{href:e,hasPicture:t}=this.#y
const s=(0,g.U4)(this.#y.words)?this.#y.words:""
const i=addressOf(e)
const n=isItself(s,e)
this.#y=void 0
if(s!==""&&i!==void 0&&!n){this.#T.unwrap(`](${i})`)
return}const o=this.#T.drop()
if(n){this.#T.unsay(o?.at??0)
return}const r=i!==void 0&&e.length<=300
if(e!==""&&!e.startsWith("#")&&(!r||s===""&&!t))this.#I+=1}picture(e){const t=addressOf(e)
if(this.#O)return
if(t===void 0){if(e!=="")this.#I+=1
return}if(this.#y)this.#y.hasPicture=!0
this.#T.write(`![](${t})`)}end(){return{...this.#T.end(),hidden:this.#I}}}function isItself(e,t){return[e,`mailto:${e}`,`http://${e}`].includes(t)}const S=2e3
function addressOf(e){const{shown:t}=(0,g.OT)(e)
if(t.trim()===""||t.startsWith("#")||t.length>S)return
if(/^[a-z][a-z\d+.-]*:/i.test(t)&&!/^(?:https?|mailto):/i.test(t))return
const s=t.trim().replaceAll(/[\s<>]/g,encodeURIComponent)
return/[()]/.test(s)?`<${s}>`:s}function renderVisible(e){const t=e.replaceAll("\0","")
const{root:s,labels:i}=(0,u.Dd)(t)
const o=writeHtml(s,"source")
const{shown:r,said:l,hidden:a,behindTags:h}=readPage(o)
const c=lostParts(t,o,i)&&lostParts(t,writeHtml(s,"words"),i)
const d=2*t.length+L
const p=r.length>d
const f=a+c+(p?1:0)
return{shown:(0,n.GH)(r,d),said:(0,n.GH)(l,d),hidden:f,behindTags:h}}function pageText(e){return readPage(e,T).shown.slice(0,2*e.length+L)}const L=2e3
const T=512
function lostParts(e,t,s){const i=[...plain(e).replaceAll(/\[\^[^\][\n]{1,60}\]/g," ").matchAll(A)].map(([e])=>fold(e))
const n=new Map(i.map(e=>[e,0]))
const o=i.length===0?"":plain(t)
for(const[e]of o.matchAll(A)){const t=n.get(fold(e))
if(t!==void 0)n.set(fold(e),t+1)}const r=new Set(s.flatMap(e=>e.match(A)?.map(fold)??[]))
let l=0
let a=!1
for(const e of i){const t=n.get(e)??0
if(t>0)n.set(e,t-1)
const s=t===0&&!r.has(e)
if(s&&!a)l+=1
a=s}return l}const A=/\p{L}{2,}/gu
function plain(e){return(0,o.__)((0,o.__)(e.replaceAll(/&(?:amp;)+/g,"&")))}function fold(e){return e.toLowerCase()}const H=new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "))
const y=new Set(["rp","template"])
const O=new Set("blockquote code del kbd pre q s samp strike tt".split(" "))
const I={open:e=>e.block(),close:e=>e.block()}
const W={open:e=>e.code("inline"),close:e=>e.endCode()}
function heading(e){return{open(t){t.block()
t.mark(`${"#".repeat(e)} `,"")},close(e){e.endMark()
e.block()}}}function mark(e){return{open:t=>t.mark(e),close:e=>e.endMark()}}const C=new Map([...each("article aside center dd details div dl dt figcaption figure header footer p section summary table",I),...each("abbr bdo big caption cite col colgroup dfn font g-emoji ins kbd label picture q rb rt rtc ruby",{}),...each("small source span sub sup tbody tfoot thead time u var wbr",{}),...each("samp tt",W),...each("b strong",mark("**")),...each("em i",mark("*")),...each("del s strike",mark("~~")),...[1,2,3,4,5,6].map(e=>[`h${e}`,heading(e)]),["blockquote",{open:e=>e.quote(),close:e=>e.endQuote()}],["ul",{open:e=>e.list(void 0),close:e=>e.endList()}],["ol",{open:(e,{start:t})=>e.list(Number(t??1)||1),close:e=>e.endList()}],["li",{open:e=>e.item(),close:e=>e.endItem()}],["pre",{open:e=>e.code("block"),close:e=>e.endCode()}],["code",{...W,open:(e,{class:t})=>e.code("inline",languageIn(t))}],["a",{open:(e,{href:t})=>e.link(t??""),close:e=>e.endLink()}],["input",{open:(e,{type:t,checked:s})=>e.input(t,s!==void 0)}],["img",{open:(e,{src:t})=>e.picture(t??"")}],["br",{open:e=>e.newLine()}],["hr",{open:e=>e.rule()}],["tr",{open:e=>e.row(),close:e=>e.endRow()}],["td",{open:e=>e.cell("data")}],["th",{open:e=>e.cell("head")}]])
function each(e,t){return e.split(" ").map(e=>[e,t])}function languageIn(e=""){return/\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(e)?.[1]??""}function readPage(e,t=Number.POSITIVE_INFINITY){const s=new PageWriter
const n=[]
let o=0
let r
const l=e.toLowerCase()
const a=new Map
let h=!1
let c=0
let d=""
function endText(){if(d!=="")s.text(d)
d=""}function isHidden(e,t){const s=H.has(e)||C.has(e)&&isConcealing(t)
if(!s||y.has(e))return s
const i=a.get(e)??l.lastIndexOf(`</${e}`)
a.set(e,i)
return i>p.endIndex}function openElement(e,t){const i=C.get(e)
if(!i){h=!0
s.unknownTag()}if(hasHiddenWords(e,t))o+=1
const r=e==="section"&&t.class==="footnotes"
if(O.has(e)||r)n.push(e)
s.saying(n.length===0)
i?.open?.(s,t)}function closeElement(e){C.get(e)?.close?.(s)
if(n.at(-1)===e)n.pop()
s.saying(n.length===0)}const p=new i.i({onopentag(e,s){c+=1
if(c>t)p.pause()
endText()
if(r)r.depth+=e===r.name?1:0
else if(isHidden(e,s))r={name:e,depth:1,hasWords:!1}
else openElement(e,s)},onclosetag(e){c-=1
endText()
if(!r)return closeElement(e)
r.depth-=e===r.name?1:0
if(r.depth>0)return
o+=r.hasWords?1:0
r=void 0},ontext(e){if(r)r.hasWords||=P.test(e)
else d+=e},oncomment(e){o+=P.test(e)?1:0},onprocessinginstruction(e,t){o+=P.test(t)?1:0}})
p.end(e)
endText()
o+=P.test(e.slice(p.endIndex+1))?1:0
const{hidden:u,...f}=s.end()
return{...f,hidden:o+u+(h?1:0)}}const P=/[\p{L}\p{N}]/u
function isConcealing({hidden:e,style:t=""}){const s=/(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i
return e!==void 0||s.test(t)}function hasHiddenWords(e,t){let s=0
for(const[i,n]of Object.entries(t)){if(["href","src","id","class"].includes(i)||i==="style"&&/^text-align:\w+$/.test(n))continue
s+=countWords(n)
if(n===""&&!["open","checked","disabled","alt"].includes(i))s+=countWords(i)
if(e==="a"&&i==="title"&&s>0)return!0}return s>1}function countWords(e){return e.match(/\p{L}{2,}/gu)?.length??0}})}

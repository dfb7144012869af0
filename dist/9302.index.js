export const id=9302
export const ids=[9302]
export const modules={40598:((t,e,s)=>{s.d(e,{OT:()=>withoutInvisible,U4:()=>isSeen,Wl:()=>removeUndrawn,dQ:()=>withoutPhantoms})
const i=String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`
const n=String.raw`\p{RGI_Emoji}`
const o=String.raw`(?<=${i})[\u200C\u200D](?=${i})`
const r=String.raw`(?:(?!${o})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`
const l=`(${n})|${r}`
const a=/^[\t\n\x20-\x7E]*$/
let h
function withoutInvisible(t){if(a.test(t))return{shown:t,hidden:0}
h??=new RegExp(l,"gv")
let e=0
const s=t.replaceAll(h,(t,s)=>{if(s!==void 0)return s
e+=1
return""})
return{shown:s,hidden:e}}const c=/[\s\u115f\u1160\u2800\u3164\uffa0]/g
function isSeen(t){return withoutInvisible(t).shown.replaceAll(c,"")!==""}const d=new Map([["mermaid",/^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],["math",/(?<!\\)%.*$/gm],["stl","all"],["geojson","all"],["topojson","all"]])
const p=/\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i
const u=new Map([["mermaid",/^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],["math",p]])
function removeUndrawn(t,e){const s=d.get(e)
if(!s)return{shown:t,hidden:0}
const{shown:i,hidden:n}=s==="all"?f:withoutPhantoms(t.replaceAll(s,""))
const o=i.replaceAll(/\s/g,"")===t.replaceAll(/\s/g,"")
return{shown:i,hidden:o&&n===0&&!u.get(e)?.test(t)?0:1}}const f={shown:"",hidden:0}
const g=/\\[hv]?phantom\s*\{/g
function withoutPhantoms(t){if(!/[\\$]/.test(t))return{shown:t,hidden:0}
const e=[]
let s=t.includes("$")&&p.test(t)?1:0
let i=0
for(const{0:n,index:o}of t.matchAll(g)){if(o<i)continue
s+=1
const r=endOfGroup(t,o+n.length)
if(r===void 0)break
e.push(t.slice(i,o))
i=r}return{shown:e.join("")+t.slice(i),hidden:s}}function endOfGroup(t,e){let s=1
for(let i=e;i<t.length;i+=1){const e=t[i]
if(e==="\\")i+=1
else if(e==="{")s+=1
else if(e==="}")s-=1
if(s===0)return i+1}return}}),39302:((t,e,s)=>{s.d(e,{x:()=>pageText,p:()=>renderVisible})
var i=s(22664)
var n=s(94869)
var o=s(88583)
var r=s(74187)
var l=s(98768)
function writeHtml(t,e){const s=new HtmlWriter(e)
for(const{node:e,isEntering:i}of(0,l.G)(t))s.visit(e,i)
return s.end()}class HtmlWriter{#t=[]
#e=!0
#s
#i=0
#n=0
form
constructor(t){this.form=t}visit(t,e){if(this.#s===t)this.#s=void 0
if(this.#s){if(e)this.#o(t)
return}if(!this.#r(t,e))(e?d:p)[t.kind]?.(t,this)
if(t.kind==="image"&&e)this.#s=t}#r({kind:t},e){if(this.form==="page"||!a.has(t))return!1
const s=e?this.#n+1:this.#n
this.#n+=e?1:-1
return s>h}#o({kind:t,literal:e}){if(t==="text"||t==="code"||t==="html")this.put(escapeHtml(e))
else if(t==="soft-break"||t==="hard-break")this.put(" ")}put(t){if(t==="")return
this.#t.push(t)
this.#e=t.endsWith("\n")}line(t){if(!this.#e)this.put("\n")
this.put(t)}beginFootnote(){if(this.#i===0)this.put(`${c[this.form]}<section class="footnotes">\n<ol>\n`)
this.#i+=1}end(){if(this.#i>0)this.put("</ol>\n</section>\n")
return this.#t.join("")}}const a=new Set(["quote","list","item"])
const h=500
const c={page:"",source:"<hr />\n",words:"<hr />\n"}
const isWords=({isBare:t},{form:e})=>t&&e==="words"
function shownNumber(t,{form:e}){return e==="page"?`${t}`:`[${t}]`}function escaped({literal:t,escapes:e}){if(!e)return t
const s=[0,...e].map((s,i)=>t.slice(s,e[i]))
return s.join("\\")}function isTight({parent:t}){return t?.parent?.kind==="list"&&t.parent.isTight}function languageOf({info:t}){const e=/^[^ \t\n\v\f\r]*/.exec(t)?.[0]??""
return t===""?"":` class="language-${escapeHtml(e)}"`}function titleOf({title:t}){return t===""?"":` title="${escapeHtml(t)}"`}const isNestedStrong=({parent:t})=>t?.kind==="strong"
const d={quote:(t,e)=>e.line("<blockquote>\n"),list:({mark:t},e)=>e.line(t?.type==="number"?`<ol${t.start===1?"":` start="${t.start}"`}>\n`:"<ul>\n"),item({task:t},e){e.line("<li>")
if(t)e.put(`<input type="checkbox"${t==="done"?' checked=""':""} disabled="" /> `)},"code-block"(t,e){e.line(`<pre><code${languageOf(t)}>${escapeHtml(t.literal)}</code></pre>\n`)},"html-block"({literal:t},e){e.line((0,r.eD)(t))
e.line("")},paragraph(t,e){if(!isTight(t))e.line("<p>")},heading:({level:t},e)=>e.line(`<h${t}>`),rule:(t,e)=>e.line("<hr />\n"),footnote({number:t},e){e.beginFootnote()
e.put(`<li id="fn-${t}">\n`)},table:(t,e)=>e.line("<table>"),row({isHead:t,previous:e},s){if(t)s.line("<thead>\n")
else if(e?.isHead)s.line("<tbody>\n")
s.line("<tr>")},cell(t,e){const s=t.parent?.parent?.alignments[t.number]??""
e.line(`<${t.parent?.isHead?"th":"td"}${s===""?"":` align="${s}"`}>`)},text:(t,e)=>e.put(escapeHtml(e.form==="page"?t.literal:escaped(t))),"soft-break":(t,e)=>e.put("\n"),"hard-break":(t,e)=>e.put("<br />\n"),code:({literal:t},e)=>e.put(`<code>${escapeHtml(t)}</code>`),html:({literal:t},e)=>e.put((0,r.L1)(t)),emphasis:(t,e)=>e.put("<em>"),strong:(t,e)=>e.put(isNestedStrong(t)?"":"<strong>"),struck:(t,e)=>e.put("<del>"),link:(t,e)=>e.put(isWords(t,e)?"":`<a href="${escapeHtml(t.url)}"${titleOf(t)}>`),image:({url:t},e)=>e.put(`<img src="${escapeHtml(t)}" alt="`),"footnote-reference":({number:t},e)=>e.put(`<sup class="footnote-ref"><a href="#fn-${t}">${shownNumber(t,e)}</a></sup>`)}
const p={quote:(t,e)=>e.line("</blockquote>\n"),list:({mark:t},e)=>e.put(t?.type==="number"?"</ol>\n":"</ul>\n"),item:(t,e)=>e.put("</li>\n"),paragraph(t,e){if(!isTight(t))e.put("</p>\n")},heading:({level:t},e)=>e.put(`</h${t}>\n`),footnote:(t,e)=>e.put("</li>\n"),table({last:t},e){if(t&&!t.isHead)e.line("</tbody>\n")
e.line("</table>\n")},row({isHead:t},e){e.line("</tr>")
if(t)e.line("</thead>")},cell:(t,e)=>e.put(t.parent?.isHead?"</th>":"</td>"),emphasis:(t,e)=>e.put("</em>"),strong:(t,e)=>e.put(isNestedStrong(t)?"":"</strong>"),struck:(t,e)=>e.put("</del>"),link:(t,e)=>e.put(isWords(t,e)?"":"</a>"),image:(t,e)=>e.put(`"${titleOf(t)} />`)}
function escapeHtml(t){if(!/[&<>"]/.test(t))return t
return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}var u=s(16110)
var f=s(40598)
const g=10
const m=1100
const w=String.raw`((?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)`
const b=new RegExp(String.raw`^${w}(\[)(?:[^\]\\]|\\.)*\]:`,"s")
const k=new RegExp(String.raw`^(?=[^\n]*-)${w}([|:])[-:| \t]*(?:\n|$)`)
const $=new RegExp(`^${w}(\`{3,}(?![^\n]*\`)|~{3,})`)
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
breakLines(t){this.#u=Math.max(this.#u,t)
this.#m=!1}tag(){this.#m=!0}space(){this.#f=!0}write(t){this.#g=!1
const e=this.#u>0||this.#l.length===0
if(e)this.#b()
else if(this.#f)this.#k(" ")
else if(t.startsWith("^"))this.#$()
this.#u=0
this.#f=!1
for(;this.#p<this.#h.length;this.#p+=1){const t=this.#h[this.#p]
if(t)t.at=this.#l.length
this.#k("")}if(this.#m)this.#w.push(this.#l.length)
this.#m=!1
if(e&&/^[[>*+\d`~|:-]/.test(t))this.#d.push(this.#l.length)
this.#k(t)}writeSigns(t){this.#b()
this.#k(t)}writeCodeLine(t){this.#g=!0
this.#k(`\n${this.#v()}${t}`,!1)}#b(){const t=this.#c.map(({rest:t,isOpen:e})=>e?t:"").join("").trimEnd()
const e=this.#l.length===0?"":`\n${`${t}\n`.repeat(this.#u-1)}`
this.#k(e,!1)
const s=this.#c.some(({rest:t})=>t.trim()!=="")
this.#k(this.#v(),!s)}#v(){let t=""
for(const e of this.#c){t+=e.first??e.rest
e.first=void 0
e.isOpen=!0}return t}#k(t,e=this.isSaid){this.#l.push(t)
this.#a.push(e)}wrap(t,e){this.#h.push({open:t,close:e,at:void 0})}unwrap(t){const e=this.drop()
if(e?.at===void 0)return
if(this.#g)this.#b()
this.#g=!1
this.#l[e.at]=e.open
this.#k(t??e.close)}drop(){const t=this.#h.pop()
this.#p=Math.min(this.#p,this.#h.length)
return t}get innermost(){return this.#h.at(-1)}unsay(t){this.#a.fill(!1,t)}nest(t,e){this.#n+=1
if(this.#n<=g)this.#c.push({rest:t,first:e,isOpen:!1})}unnest(){if(this.#n<=g)this.#c.pop()
this.#n-=1}#x(t){let e=""
for(let s=t;s<this.#l.length&&e.length<=m;s+=1)e+=this.#l[s]
const s=e.slice(0,m)
const i=b.exec(s)??$.exec(s)??k.exec(s)
if(!i)return
const[,n="",o=""]=i
for(let e=o.length-1;e>=0;e-=1)this.#L(t,n.length+e)}#$(){const t=this.#l.length-1
const e=this.#l[t]??""
if(/(?<!\\)\[$/.test(e))this.#l[t]=`${e.slice(0,-1)}\\[`}#L(t,e){let[s,i]=[t,e]
while(i>=(this.#l[s]?.length??0)){i-=this.#l[s]?.length??0
s+=1}const n=this.#l[s]??""
this.#l[s]=`${n.slice(0,i)}\\${n.slice(i)}`}end(){for(const t of this.#d)this.#x(t)
const t=this.#l.map((t,e)=>this.#a[e]||!/[^\n]/.test(t)?t:t.replaceAll(/[^\n]/g," "))
return{shown:this.#l.join(""),said:t.join(""),behindTags:this.#S(this.#w)}}#S(t){let[e,s]=[0,0]
return t.map(t=>{for(;s<t;s+=1)e+=this.#l[s]?.length??0
return e})}}class PageWriter{#T=new LineWriter
#A=[]
#H=[]
#y
#O
#W=0
saying(t){this.#T.isSaid=t}text(t){if(this.#O){this.#O.text+=t
return}if(!/[^ \t\n\f]/.test(t)){this.#C(t)
return}const e=this.#I((0,f.dQ)(this.#P(t)))
if(!/[ \t\n\f]/.test(e)){if(e!=="")this.#_(e)
return}for(const[t]of e.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g))if(/[^ \t\n\f]/.test(t))this.#_(t)
else this.#C(t)}#C(t){if(t.includes("\n"))this.#j(1)
else this.#T.space()}#_(t){if(this.#y&&this.#y.words.length<2e3)this.#y.words+=t
this.#T.write(this.#E(escapeOpenFootnote(escapeMarkup(t))))}#P(t){return this.#I((0,f.OT)(t))}#I({shown:t,hidden:e}){this.#W+=e
return t}#E(t){return this.#H.length>0&&t.includes("|")?t.replaceAll(/\\?\|/g,"\\|"):t}#j(t){if(this.#H.length>0)this.#T.space()
else this.#T.breakLines(t)}unknownTag(){if(!this.#O)this.#T.tag()}newLine(){if(this.#O)this.#O.text+="\n"
else this.#j(1)}block(){if(!this.#O)this.#j(2)
else if(!/(?:^|\n)$/.test(this.#O.text))this.#O.text+="\n"}input(t="",e=!1){if(this.#O||t!=="checkbox")return
this.#T.write(e?"[x]":"[ ]")
this.#T.space()}rule(){if(this.#O)return
this.#j(2)
this.#T.write("---")
this.#j(2)}mark(t,e=t){if(!this.#O)this.#T.wrap(t,e)}endMark(){if(!this.#O)this.#T.unwrap()}quote(){if(this.#O)return
this.#j(2)
this.#T.nest("> ")}endQuote(){if(this.#O)return
this.#T.unnest()
this.#j(2)}list(t){if(this.#O)return
this.#j(this.#A.length>0?1:2)
this.#A.push(t)}endList(){if(this.#O)return
this.#A.pop()
this.#j(this.#A.length>0?1:2)}item(){if(this.#O)return
this.#j(1)
const t=this.#A.at(-1)
if(t!==void 0)this.#A[this.#A.length-1]=t+1
const e=t===void 0?"- ":`${t}. `
this.#T.nest(" ".repeat(e.length),e)}endItem(){if(this.#O)return
this.#T.unnest()
this.#j(1)}row(){if(this.#O)return
this.#j(1)
this.#H.push({cells:0,isHead:!1})}cell(t){const e=this.#H.at(-1)
if(this.#O||!e)return
e.cells+=1
e.isHead||=t==="head"
this.#T.write("|")
this.#T.space()}endRow(){const t=this.#H.at(-1)
if(this.#O||!t)return
this.#T.space()
if(t.cells>0)this.#T.write("|")
this.#H.pop()
this.#j(1)
if(t.cells===0||!t.isHead||this.#H.length>0)return
this.#T.writeSigns(`|${" --- |".repeat(t.cells)}`)
this.#T.breakLines(1)}code(t,e=""){this.#O??={depth:0,kind:t,language:e,text:""}
this.#O.depth+=1
this.#O.language||=e}endCode(){if(!this.#O)return
this.#O.depth-=1
if(this.#O.depth>0)return
const{kind:t,language:e,text:s}=this.#O
this.#O=void 0
if(t==="inline")this.#F((0,n.cT)(this.#P(s)))
else this.#M(this.#I((0,f.Wl)(this.#P(s),e)).replace(/^\n/,"").replace(/\n$/,""),e)}#F(t){if(t.trim()==="")return
if(this.#y)this.#y.words+=t
this.#T.write(this.#E((0,n.SS)(t)))}#M(t,e){const s=(0,n.Lt)(t)
this.#T.breakLines(2)
this.#T.writeSigns(`${s}${e}`)
for(const e of[...t.split("\n"),s])this.#T.writeCodeLine(e)
this.#T.breakLines(2)}link(t){if(this.#O)return
this.#T.wrap(this.#y?"":"[","")
this.#y??={href:t,words:"",hasPicture:!1}}endLink(){if(this.#O)return
if(!this.#y||this.#T.innermost?.open===""){this.#T.drop()
return}const{href:t,hasPicture:e}=this.#y
const s=(0,f.U4)(this.#y.words)?this.#y.words:""
const i=addressOf(t)
const n=[s,`mailto:${s}`,`http://${s}`].includes(t)
this.#y=void 0
if(s!==""&&i!==void 0&&!n){this.#T.unwrap(`](${i})`)
return}const o=this.#T.drop()
if(n){this.#T.unsay(o?.at??0)
return}const r=i!==void 0&&t.length<=300
if(t!==""&&!t.startsWith("#")&&(!r||s===""&&!e))this.#W+=1}picture(t){const e=addressOf(t)
if(this.#O)return
if(e===void 0){if(t!=="")this.#W+=1
return}if(this.#y)this.#y.hasPicture=!0
this.#T.write(`![](${e})`)}end(){return{...this.#T.end(),hidden:this.#W}}}function escapeMarkup(t){return t.replaceAll(v,t=>t.startsWith("\\")?t:`\\${t}`)}const v=/\\?(?:<(?=[a-z/!?])|&(?=#?[a-z\d]{1,31};))/gi
function escapeOpenFootnote(t){if(!t.includes("[^"))return t
const e=t.lastIndexOf("]")
return t.replaceAll(/\\?\[\^/g,(t,s)=>t==="[^"&&s>e?"\\[^":t)}const x=2e3
function addressOf(t){const{shown:e}=(0,f.OT)(t)
if(e.trim()===""||e.startsWith("#")||e.length>x)return
if(/^[a-z][a-z\d+.-]*:/i.test(e)&&!/^(?:https?|mailto):/i.test(e))return
const s=e.trim().replaceAll(/[\s<>]/g,encodeURIComponent)
return/[()]/.test(s)?`<${s}>`:s}function renderVisible(t){const e=t.replaceAll("\0","")
const{root:s,labels:i}=(0,u.Dd)(e)
const o=writeHtml(s,"source")
const{shown:r,said:l,hidden:a,behindTags:h}=readPage(o)
const c=lostParts(e,o,i)&&lostParts(e,writeHtml(s,"words"),i)
const d=2*e.length+L
const p=r.length>d
const f=a+c+(p?1:0)
return{shown:(0,n.GH)(r,d),said:(0,n.GH)(l,d),hidden:f,behindTags:h}}function pageText(t){return readPage(t,S).shown.slice(0,2*t.length+L)}const L=2e3
const S=512
function lostParts(t,e,s){const i=[...(0,o.__)(t).replaceAll(/\[\^[^\][\n]{1,60}\]/g," ").matchAll(T)].map(([t])=>fold(t))
const n=new Map(i.map(t=>[t,0]))
const r=i.length===0?"":(0,o.__)(e.replaceAll("&amp;","&"))
for(const[t]of r.matchAll(T)){const e=n.get(fold(t))
if(e!==void 0)n.set(fold(t),e+1)}const l=new Set(s.flatMap(t=>t.match(T)?.map(fold)??[]))
let a=0
let h=!1
for(const t of i){const e=n.get(t)??0
if(e>0)n.set(t,e-1)
const s=e===0&&!l.has(t)
if(s&&!h)a+=1
h=s}return a}const T=/\p{L}{2,}/gu
function fold(t){return t.toLowerCase()}const A=new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "))
const H=new Set(["rp","template"])
const y=new Set("blockquote code del kbd pre q s samp strike tt".split(" "))
const O={open:t=>t.block(),close:t=>t.block()}
const W={open:t=>t.code("inline"),close:t=>t.endCode()}
function heading(t){return{open(e){e.block()
e.mark(`${"#".repeat(t)} `,"")},close(t){t.endMark()
t.block()}}}function mark(t){return{open:e=>e.mark(t),close:t=>t.endMark()}}const C=new Map([...each("article aside center dd details div dl dt figcaption figure header footer p section summary table",O),...each("abbr bdo big caption cite col colgroup dfn font g-emoji ins kbd label picture q rb rt rtc ruby",{}),...each("small source span sub sup tbody tfoot thead time u var wbr",{}),...each("samp tt",W),...each("b strong",mark("**")),...each("em i",mark("*")),...each("del s strike",mark("~~")),...[1,2,3,4,5,6].map(t=>[`h${t}`,heading(t)]),["blockquote",{open:t=>t.quote(),close:t=>t.endQuote()}],["ul",{open:t=>t.list(void 0),close:t=>t.endList()}],["ol",{open:(t,{start:e})=>t.list(Number(e??1)||1),close:t=>t.endList()}],["li",{open:t=>t.item(),close:t=>t.endItem()}],["pre",{open:t=>t.code("block"),close:t=>t.endCode()}],["code",{...W,open:(t,{class:e})=>t.code("inline",languageIn(e))}],["a",{open:(t,{href:e})=>t.link(e??""),close:t=>t.endLink()}],["input",{open:(t,{type:e,checked:s})=>t.input(e,s!==void 0)}],["img",{open:(t,{src:e})=>t.picture(e??"")}],["br",{open:t=>t.newLine()}],["hr",{open:t=>t.rule()}],["tr",{open:t=>t.row(),close:t=>t.endRow()}],["td",{open:t=>t.cell("data")}],["th",{open:t=>t.cell("head")}]])
function each(t,e){return t.split(" ").map(t=>[t,e])}function languageIn(t=""){return/\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(t)?.[1]??""}function readPage(t,e=Number.POSITIVE_INFINITY){const s=new PageWriter
const n=[]
let o=0
let r
const l=t.toLowerCase()
const a=new Map
let h=!1
let c=0
let d=""
function endText(){if(d!=="")s.text(d)
d=""}function isHidden(t,e){const s=A.has(t)||C.has(t)&&isConcealing(e)
if(!s||H.has(t))return s
const i=a.get(t)??l.lastIndexOf(`</${t}`)
a.set(t,i)
return i>p.endIndex}function openElement(t,e){const i=C.get(t)
if(!i){h=!0
s.unknownTag()}if(hasHiddenWords(t,e))o+=1
const r=t==="section"&&e.class==="footnotes"
if(y.has(t)||r)n.push(t)
s.saying(n.length===0)
i?.open?.(s,e)}function closeElement(t){C.get(t)?.close?.(s)
if(n.at(-1)===t)n.pop()
s.saying(n.length===0)}const p=new i.i({onopentag(t,s){c+=1
if(c>e)p.pause()
endText()
if(r)r.depth+=t===r.name?1:0
else if(isHidden(t,s))r={name:t,depth:1,hasWords:!1}
else openElement(t,s)},onclosetag(t){c-=1
endText()
if(!r)return closeElement(t)
r.depth-=t===r.name?1:0
if(r.depth>0)return
o+=r.hasWords?1:0
r=void 0},ontext(t){if(r)r.hasWords||=I.test(t)
else d+=t},oncomment(t){o+=I.test(t)?1:0},onprocessinginstruction(t,e){o+=I.test(e)?1:0}})
p.end(t)
endText()
o+=I.test(t.slice(p.endIndex+1))?1:0
const{hidden:u,...f}=s.end()
return{...f,hidden:o+u+(h?1:0)}}const I=/[\p{L}\p{N}]/u
function isConcealing({hidden:t,style:e=""}){const s=/(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i
return t!==void 0||s.test(e)}function hasHiddenWords(t,e){let s=0
for(const[i,n]of Object.entries(e)){if(["href","src","id","class"].includes(i)||i==="style"&&/^text-align:\w+$/.test(n))continue
s+=countWords(n)
if(n===""&&!["open","checked","disabled","alt"].includes(i))s+=countWords(i)
if(t==="a"&&i==="title"&&s>0)return!0}return s>1}function countWords(t){return t.match(/\p{L}{2,}/gu)?.length??0}})}

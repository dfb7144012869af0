export const id=5705
export const ids=[5705]
export const modules={58551:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OT:()=>withoutInvisible,Wl:()=>removeUndrawn,dQ:()=>withoutPhantoms})
const SPELLED=String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`
const PICTURE=String.raw`\p{RGI_Emoji}`
const JOINER=String.raw`(?<=${SPELLED})[\u200C\u200D](?=${SPELLED})`
const INVISIBLE=String.raw`(?:(?!${JOINER})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`
const PARTS=`(${PICTURE})|${INVISIBLE}`
const plain=/^[\t\n\x20-\x7E]*$/
let expression
function withoutInvisible(text){if(plain.test(text))return{shown:text,hidden:0}
expression??=new RegExp(PARTS,"gv")
let hidden=0
const shown=text.replaceAll(expression,(_,picture)=>{if(picture!==void 0)return picture
hidden+=1
return""})
return{shown:shown,hidden:hidden}}const UNDRAWN=new Map([["mermaid",/^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],["math",/(?<!\\)%.*$/gm],["stl","all"],["geojson","all"],["topojson","all"]])
const COLOUR=/\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i
const MAY_HIDE=new Map([["mermaid",/^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],["math",COLOUR]])
function removeUndrawn(code,language){const undrawn=UNDRAWN.get(language)
if(!undrawn)return{shown:code,hidden:0}
const{shown:shown,hidden:hidden}=undrawn==="all"?NOTHING:withoutPhantoms(code.replaceAll(undrawn,""))
const isSame=shown.replaceAll(/\s/g,"")===code.replaceAll(/\s/g,"")
return{shown:shown,hidden:isSame&&hidden===0&&!MAY_HIDE.get(language)?.test(code)?0:1}}const NOTHING={shown:"",hidden:0}
const PHANTOM=/\\[hv]?phantom\s*\{/g
function withoutPhantoms(text){if(!/[\\$]/.test(text))return{shown:text,hidden:0}
const pieces=[]
let hidden=text.includes("$")&&COLOUR.test(text)?1:0
let end=0
for(const{0:begin,index:index}of text.matchAll(PHANTOM)){if(index<end)continue
hidden+=1
const next=endOfGroup(text,index+begin.length)
if(next===void 0)break
pieces.push(text.slice(end,index))
end=next}return{shown:pieces.join("")+text.slice(end),hidden:hidden}}function endOfGroup(text,start){let depth=1
for(let at=start;at<text.length;at+=1){const sign=text[at]
if(sign==="\\")at+=1
else if(sign==="{")depth+=1
else if(sign==="}")depth-=1
if(depth===0)return at+1}return}}),45705:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{x:()=>pageText,p:()=>renderVisible})
var Parser=__webpack_require__(22664)
var markdown_it=__webpack_require__(9702)
var markdown_it_footnote=__webpack_require__(69938)
var lib_text=__webpack_require__(94869)
var hidden_text=__webpack_require__(58551)
const DEEPEST=10
const LABEL=1100
class LineWriter{isSaid=!0
#pieces=[]
#areSaid=[]
#wrappers=[]
#indents=[]
#starts=[]
#placed=0
#depth=0
#breaks=0
#hasSpace=!1
#isAfterCode=!1
breakLines(count){this.#breaks=Math.max(this.#breaks,count)}space(){this.#hasSpace=!0}write(text){this.#isAfterCode=!1
const isFirst=this.#breaks>0||this.#pieces.length===0
if(isFirst)this.#beginLine()
else if(this.#hasSpace)this.#push(" ")
this.#breaks=0
this.#hasSpace=!1
for(;this.#placed<this.#wrappers.length;this.#placed+=1){const wrapper=this.#wrappers[this.#placed]
if(wrapper)wrapper.at=this.#pieces.length
this.#push("")}if(isFirst&&/^[[>*+\d-]/.test(text))this.#starts.push(this.#pieces.length)
this.#push(text)}writeFence(fence){this.#beginLine()
this.#push(fence)}writeCodeLine(line){this.#isAfterCode=!0
this.#push(`\n${this.#prefix()}${line}`,!1)}#beginLine(){const blank=this.#indents.map(({rest:rest,isOpen:isOpen})=>isOpen?rest:"").join("").trimEnd()
const lines=this.#pieces.length===0?"":`\n${`${blank}\n`.repeat(this.#breaks-1)}`
this.#push(lines,!1)
const isQuote=this.#indents.some(({rest:rest})=>rest.trim()!=="")
this.#push(this.#prefix(),!isQuote)}#prefix(){let line=""
for(const indent of this.#indents){line+=indent.first??indent.rest
indent.first=void 0
indent.isOpen=!0}return line}#push(piece,isSaid=this.isSaid){this.#pieces.push(piece)
this.#areSaid.push(isSaid)}wrap(open,close){this.#wrappers.push({open:open,close:close,at:void 0})}unwrap(close){const wrapper=this.drop()
if(wrapper?.at===void 0)return
if(this.#isAfterCode)this.#beginLine()
this.#isAfterCode=!1
this.#pieces[wrapper.at]=wrapper.open
this.#push(close??wrapper.close)}drop(){const wrapper=this.#wrappers.pop()
this.#placed=Math.min(this.#placed,this.#wrappers.length)
return wrapper}get innermost(){return this.#wrappers.at(-1)}unsay(since){this.#areSaid.fill(!1,since)}nest(rest,first){this.#depth+=1
if(this.#depth<=DEEPEST)this.#indents.push({rest:rest,first:first,isOpen:!1})}unnest(){if(this.#depth<=DEEPEST)this.#indents.pop()
this.#depth-=1}#escapeDefinition(at){let line=""
for(let next=at;next<this.#pieces.length&&line.length<=LABEL;next+=1)line+=this.#pieces[next]
const found=/^((?:(?:[>*+-]|\d{1,9}[.)])\s*)*)\[(?:[^\]\\]|\\.)*\]:/s.exec(line.slice(0,LABEL))
if(!found)return
let[place,left]=[at,found[1]?.length??0]
while(left>=(this.#pieces[place]?.length??0)){left-=this.#pieces[place]?.length??0
place+=1}const piece=this.#pieces[place]??""
this.#pieces[place]=`${piece.slice(0,left)}\\${piece.slice(left)}`}end(){for(const at of this.#starts)this.#escapeDefinition(at)
const said=this.#pieces.map((piece,at)=>this.#areSaid[at]||!/[^\n]/.test(piece)?piece:piece.replaceAll(/[^\n]/g," "))
return{shown:this.#pieces.join(""),said:said.join("")}}}class PageWriter{#lines=new LineWriter
#lists=[]
#rows=[]
#link
#code
#hidden=0
saying(isSaid){this.#lines.isSaid=isSaid}text(given){if(this.#code){this.#code.text+=given
return}if(!/[^ \t\n\f]/.test(given)){this.#blank(given)
return}const shown=escapeTags(this.#count((0,hidden_text.dQ)(this.#visible(given))))
if(!/[ \t\n\f]/.test(shown)){if(shown!=="")this.#word(shown)
return}for(const[part]of shown.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g))if(/[^ \t\n\f]/.test(part))this.#word(part)
else this.#blank(part)}#blank(given){if(given.includes("\n"))this.#atLeast(1)
else this.#lines.space()}#word(word){if(this.#link&&this.#link.words.length<2e3)this.#link.words+=word
this.#lines.write(this.#inRow(word))}#visible(text){return this.#count((0,hidden_text.OT)(text))}#count({shown:shown,hidden:hidden}){this.#hidden+=hidden
return shown}#inRow(text){return this.#rows.length>0&&text.includes("|")?text.replaceAll(/\\?\|/g,"\\|"):text}#atLeast(breaks){if(this.#rows.length>0)this.#lines.space()
else this.#lines.breakLines(breaks)}newLine(){if(this.#code)this.#code.text+="\n"
else this.#atLeast(1)}block(){if(!this.#code)this.#atLeast(2)
else if(!/(?:^|\n)$/.test(this.#code.text))this.#code.text+="\n"}rule(){if(this.#code)return
this.#atLeast(2)
this.#lines.write("---")
this.#atLeast(2)}mark(open,close=open){if(!this.#code)this.#lines.wrap(open,close)}endMark(){if(!this.#code)this.#lines.unwrap()}quote(){if(this.#code)return
this.#atLeast(2)
this.#lines.nest("> ")}endQuote(){if(this.#code)return
this.#lines.unnest()
this.#atLeast(2)}list(start){if(this.#code)return
this.#atLeast(this.#lists.length>0?1:2)
this.#lists.push(start)}endList(){if(this.#code)return
this.#lists.pop()
this.#atLeast(this.#lists.length>0?1:2)}item(){if(this.#code)return
this.#atLeast(1)
const number=this.#lists.at(-1)
if(number!==void 0)this.#lists[this.#lists.length-1]=number+1
const first=number===void 0?"- ":`${number}. `
this.#lines.nest(" ".repeat(first.length),first)}endItem(){if(this.#code)return
this.#lines.unnest()
this.#atLeast(1)}row(){if(this.#code)return
this.#atLeast(1)
this.#rows.push({cells:0,isHead:!1})}cell(kind){const row=this.#rows.at(-1)
if(this.#code||!row)return
row.cells+=1
row.isHead||=kind==="head"
this.#lines.write("|")
this.#lines.space()}endRow(){const row=this.#rows.at(-1)
if(this.#code||!row)return
this.#lines.space()
if(row.cells>0)this.#lines.write("|")
this.#rows.pop()
this.#atLeast(1)
if(row.cells===0||!row.isHead||this.#rows.length>0)return
this.#lines.write(`|${" --- |".repeat(row.cells)}`)
this.#lines.breakLines(1)}code(kind,language=""){this.#code??={depth:0,kind:kind,language:language,text:""}
this.#code.depth+=1
this.#code.language||=language}endCode(){if(!this.#code)return
this.#code.depth-=1
if(this.#code.depth>0)return
const{kind:kind,language:language,text:text}=this.#code
this.#code=void 0
if(kind==="inline")this.#inlineCode((0,lib_text.cT)(this.#visible(text)))
else this.#codeBlock(this.#count((0,hidden_text.Wl)(this.#visible(text),language)).replace(/^\n/,"").replace(/\n$/,""),language)}#inlineCode(text){if(text.trim()==="")return
if(this.#link)this.#link.words+=text
this.#lines.write(this.#inRow((0,lib_text.SS)(text)))}#codeBlock(text,language){const fence=(0,lib_text.Lt)(text)
this.#lines.breakLines(2)
this.#lines.writeFence(`${fence}${language}`)
for(const line of[...text.split("\n"),fence])this.#lines.writeCodeLine(line)
this.#lines.breakLines(2)}link(href){if(this.#code)return
this.#lines.wrap(this.#link?"":"[","")
this.#link??={href:href,words:"",hasPicture:!1}}endLink(){if(this.#code)return
if(!this.#link||this.#lines.innermost?.open===""){this.#lines.drop()
return}const{href:href,words:words,hasPicture:hasPicture}=this.#link
const address=addressOf(href)
const isItself=[words,`mailto:${words}`].includes(href)
this.#link=void 0
if(words!==""&&address!==void 0&&!isItself){this.#lines.unwrap(`](${address})`)
return}const wrapper=this.#lines.drop()
if(isItself)this.#lines.unsay(wrapper?.at??0)
const isShort=address!==void 0&&href.length<=300
if(href!==""&&!href.startsWith("#")&&(!isShort||words===""&&!hasPicture))this.#hidden+=1}picture(source){const address=addressOf(source)
if(this.#code)return
if(address===void 0){if(source!=="")this.#hidden+=1
return}if(this.#link)this.#link.hasPicture=!0
this.#lines.write(`![](${address})`)}end(){return{...this.#lines.end(),hidden:this.#hidden}}}function escapeTags(text){if(!/<[a-z/!?]/i.test(text))return text
return text.replaceAll(/\\?<(?=[a-z/!?])/gi,sign=>sign==="<"?"\\<":sign)}const LONGEST=2e3
function addressOf(href){const{shown:shown}=(0,hidden_text.OT)(href)
if(shown.trim()===""||shown.startsWith("#")||shown.length>LONGEST)return
if(/^[a-z][a-z\d+.-]*:/i.test(shown)&&!/^(?:https?|mailto):/i.test(shown))return
const address=shown.trim().replaceAll(/[\s<>]/g,encodeURIComponent)
return/[()]/.test(address)?`<${address}>`:address}const markdown=new markdown_it.A({html:!0,linkify:!1}).use(markdown_it_footnote.A).disable("footnote_inline")
markdown.normalizeLink=address=>address
markdown.normalizeLinkText=text=>text
markdown.validateLink=()=>!0
markdown.renderer.rules.footnote_anchor=()=>""
for(const rule of["html_inline","html_block"])markdown.renderer.rules[rule]=(tokens,at)=>escapeDisallowed(tokens[at]?.content??"")
markdown.core.ruler.before("text_join","keep_escapes",({tokens:tokens})=>{for(const token of tokens.flatMap(({children:children})=>children??[])){if(token.type!=="text_special")continue
if(token.info==="escape")token.content=token.markup
else if(/^[!-/:-@[-`{-~]$/.test(token.content))token.content=`\\${token.content}`}})
markdown.core.ruler.after("block","bound_references",({env:env,src:src})=>{boundReferences(env.references??{},src.length+ROOM)})
function renderVisible(source){const text=source.replaceAll(/\r\n?/g,"\n").replaceAll("\0","")
const environment={}
const html=markdown.render(text,environment)
const{shown:shown,said:said,hidden:hidden}=readPage(html)
const lost=lostParts(text,html,environment)
const most=2*text.length+ROOM
const isCut=shown.length>most
return{shown:shown.slice(0,most),said:said.slice(0,most),hidden:hidden+lost+(isCut?1:0)}}function pageText(html){return readPage(html,rendered_DEEPEST).shown.slice(0,2*html.length+ROOM)}const rendered_DEEPEST=512
const ROOM=2e3
function escapeDisallowed(html){const disallowed=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi
return html.replaceAll(disallowed,"&lt;")}function lostParts(source,html,{references:references={}}){const words=[...source.replaceAll(/&#?\w{1,31};|\[\^[^\][\n]{1,60}\]/g," ").matchAll(WORD)].map(([word])=>fold(word))
const left=new Map(words.map(word=>[word,0]))
for(const[word]of words.length===0?[]:html.matchAll(WORD)){const count=left.get(fold(word))
if(count!==void 0)left.set(fold(word),count+1)}const labels=new Set(Object.keys(references).flatMap(label=>label.match(WORD)?.map(fold)??[]))
let parts=0
let isLost=!1
for(const word of words){const count=left.get(word)??0
if(count>0)left.set(word,count-1)
const isMissing=count===0&&!labels.has(word)
if(isMissing&&!isLost)parts+=1
isLost=isMissing}return parts}const WORD=/\p{L}{2,}/gu
function fold(word){return word.toLowerCase()}const NOT_SHOWN=new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "))
const NOT_SAID=new Set("blockquote code kbd pre q samp tt".split(" "))
const block={open:page=>page.block(),close:page=>page.block()}
const inlineCode={open:page=>page.code("inline"),close:page=>page.endCode()}
function heading(level){return{open(page){page.block()
page.mark(`${"#".repeat(level)} `,"")},close(page){page.endMark()
page.block()}}}function mark(sign){return{open:page=>page.mark(sign),close:page=>page.endMark()}}const ELEMENTS=new Map([...each("article aside center dd details div dl dt figcaption figure header footer p section summary table",block),...each("abbr bdo big caption cite col colgroup dfn font g-emoji input ins kbd label picture q rb rt rtc ruby",{}),...each("small source span sub sup tbody tfoot thead time u var wbr",{}),...each("samp tt",inlineCode),...each("b strong",mark("**")),...each("em i",mark("*")),...each("del s strike",mark("~~")),...[1,2,3,4,5,6].map(level=>[`h${level}`,heading(level)]),["blockquote",{open:page=>page.quote(),close:page=>page.endQuote()}],["ul",{open:page=>page.list(void 0),close:page=>page.endList()}],["ol",{open:(page,{start:start})=>page.list(Number(start??1)||1),close:page=>page.endList()}],["li",{open:page=>page.item(),close:page=>page.endItem()}],["pre",{open:page=>page.code("block"),close:page=>page.endCode()}],["code",{...inlineCode,open:(page,{class:name})=>page.code("inline",languageIn(name))}],["a",{open:(page,{href:href})=>page.link(href??""),close:page=>page.endLink()}],["img",{open:(page,{src:src})=>page.picture(src??"")}],["br",{open:page=>page.newLine()}],["hr",{open:page=>page.rule()}],["tr",{open:page=>page.row(),close:page=>page.endRow()}],["td",{open:page=>page.cell("data")}],["th",{open:page=>page.cell("head")}]])
function each(names,element){return names.split(" ").map(name=>[name,element])}function languageIn(className=""){return/\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(className)?.[1]??""}function readPage(html,deepest=Number.POSITIVE_INFINITY){const page=new PageWriter
const quotes=[]
let hidden=0
let concealed
const lower=html.toLowerCase()
const lastEnds=new Map
let hasUnknown=!1
let depth=0
let text=""
function endText(){if(text!=="")page.text(text)
text=""}function isHidden(name,attributes){const canHide=NOT_SHOWN.has(name)||ELEMENTS.has(name)&&isConcealing(attributes)
if(!canHide)return!1
const last=lastEnds.get(name)??lower.lastIndexOf(`</${name}`)
lastEnds.set(name,last)
return last>parser.endIndex}function openElement(name,attributes){const element=ELEMENTS.get(name)
if(!element)hasUnknown=!0
if(hasHiddenWords(name,attributes))hidden+=1
const isFootnotes=name==="section"&&attributes.class==="footnotes"
if(NOT_SAID.has(name)||isFootnotes)quotes.push(name)
page.saying(quotes.length===0)
element?.open?.(page,attributes)}function closeElement(name){ELEMENTS.get(name)?.close?.(page)
if(quotes.at(-1)===name)quotes.pop()
page.saying(quotes.length===0)}const parser=new Parser.i({onopentag(name,attributes){depth+=1
if(depth>deepest)parser.pause()
endText()
if(concealed)concealed.depth+=name===concealed.name?1:0
else if(isHidden(name,attributes))concealed={name:name,depth:1,hasWords:!1}
else openElement(name,attributes)},onclosetag(name){depth-=1
endText()
if(!concealed)return closeElement(name)
concealed.depth-=name===concealed.name?1:0
if(concealed.depth>0)return
hidden+=concealed.hasWords?1:0
concealed=void 0},ontext(piece){if(concealed)concealed.hasWords||=HAS_WORDS.test(piece)
else text+=piece},oncomment(words){hidden+=HAS_WORDS.test(words)?1:0},onprocessinginstruction(_,words){hidden+=HAS_WORDS.test(words)?1:0}})
parser.end(html)
endText()
hidden+=HAS_WORDS.test(html.slice(parser.endIndex+1))?1:0
const{shown:shown,said:said,hidden:left}=page.end()
return{shown:shown,said:said,hidden:hidden+left+(hasUnknown?1:0)}}const HAS_WORDS=/[\p{L}\p{N}]/u
function isConcealing({hidden:hidden,style:style=""}){const concealing=/(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i
return hidden!==void 0||concealing.test(style)}function hasHiddenWords(name,attributes){let words=0
for(const[key,value]of Object.entries(attributes)){if(["href","src","id","class"].includes(key)||key==="style"&&/^text-align:\w+$/.test(value))continue
words+=countWords(value)
if(value===""&&!["open","checked","disabled","alt"].includes(key))words+=countWords(key)
if(name==="a"&&key==="title"&&words>0)return!0}return words>1}function countWords(text){return text.match(/\p{L}{2,}/gu)?.length??0}function boundReferences(references,room){let left=room
const spend=text=>{left-=text.length
return left<0?"":text}
for(const reference of Object.values(references)){const{href:href,title:title}=reference
Object.defineProperties(reference,{href:{get:()=>spend(href)},title:{get:()=>spend(title)}})}}})}

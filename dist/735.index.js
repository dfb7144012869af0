export const id=735
export const ids=[735]
export const modules={98243:(module=>{const ANSI_COLORS=[[{color:"0, 0, 0",class:"ansi-black"},{color:"187, 0, 0",class:"ansi-red"},{color:"0, 187, 0",class:"ansi-green"},{color:"187, 187, 0",class:"ansi-yellow"},{color:"0, 0, 187",class:"ansi-blue"},{color:"187, 0, 187",class:"ansi-magenta"},{color:"0, 187, 187",class:"ansi-cyan"},{color:"255,255,255",class:"ansi-white"}],[{color:"85, 85, 85",class:"ansi-bright-black"},{color:"255, 85, 85",class:"ansi-bright-red"},{color:"0, 255, 0",class:"ansi-bright-green"},{color:"255, 255, 85",class:"ansi-bright-yellow"},{color:"85, 85, 255",class:"ansi-bright-blue"},{color:"255, 85, 255",class:"ansi-bright-magenta"},{color:"85, 255, 255",class:"ansi-bright-cyan"},{color:"255, 255, 255",class:"ansi-bright-white"}]]
const linkRegex=/(https?:\/\/(?:[A-Za-z0-9#;/?:@=+$',_.!~*()[\]-]|&amp;|%[A-Fa-f0-9]{2})+)/gm
class Anser{static escapeForHtml(txt){return(new Anser).escapeForHtml(txt)}static linkify(txt){return(new Anser).linkify(txt)}static ansiToHtml(txt,options){return(new Anser).ansiToHtml(txt,options)}static ansiToJson(txt,options){return(new Anser).ansiToJson(txt,options)}static ansiToText(txt){return(new Anser).ansiToText(txt)}constructor(){this.fg=this.bg=this.fg_truecolor=this.bg_truecolor=null
this.bright=0
this.decorations=[]}setupPalette(){this.PALETTE_COLORS=[]
for(let i=0;i<2;++i)for(let j=0;j<8;++j)this.PALETTE_COLORS.push(ANSI_COLORS[i][j].color)
let levels=[0,95,135,175,215,255]
let format=(r,g,b)=>levels[r]+", "+levels[g]+", "+levels[b]
for(let r=0;r<6;++r)for(let g=0;g<6;++g)for(let b=0;b<6;++b)this.PALETTE_COLORS.push(format(r,g,b))
let level=8
for(let i=0;i<24;++i,level+=10)this.PALETTE_COLORS.push(level+", "+level+", "+level)}escapeForHtml(txt){return txt.replace(/[&<>\"]/gm,str=>str=="&"?"&amp;":str=='"'?"&quot;":str=="<"?"&lt;":str==">"?"&gt;":"")}linkify(txt){return txt.replace(linkRegex,str=>`<a href="${str}">${str}</a>`)}ansiToHtml(txt,options){return this.process(txt,options,!0)}ansiToJson(txt,options){options=options||{}
options.json=!0
options.clearLine=!1
return this.process(txt,options,!0)}ansiToText(txt){return this.process(txt,{},!1)}process(txt,options,markup){let self=this
let raw_text_chunks=txt.split(/\033\[/)
let first_chunk=raw_text_chunks.shift()
if(options===void 0||options===null)options={}
options.clearLine=/\r/.test(txt)
let color_chunks=raw_text_chunks.map(chunk=>this.processChunk(chunk,options,markup))
if(options&&options.json){let first=self.processChunkJson("")
first.content=first_chunk
first.clearLine=options.clearLine
color_chunks.unshift(first)
if(options.remove_empty)color_chunks=color_chunks.filter(c=>!c.isEmpty())
return color_chunks}else color_chunks.unshift(first_chunk)
return color_chunks.join("")}processChunkJson(text,options,markup){options=typeof options=="undefined"?{}:options
let use_classes=options.use_classes=typeof options.use_classes!="undefined"&&options.use_classes
let key=options.key=use_classes?"class":"color"
let result={content:text,fg:null,bg:null,fg_truecolor:null,bg_truecolor:null,isInverted:!1,clearLine:options.clearLine,decoration:null,decorations:[],was_processed:!1,isEmpty:()=>!result.content}
let matches=text.match(/^([!\x3c-\x3f]*)([\d;]*)([\x20-\x2c]*[\x40-\x7e])([\s\S]*)/m)
if(!matches)return result
result.content=matches[4]
let nums=matches[2].split(";")
if(matches[1]!==""||matches[3]!=="m")return result
if(!markup)return result
let self=this
while(nums.length>0){let num_str=nums.shift()
let num=parseInt(num_str)
if(isNaN(num)||num===0){self.fg=self.bg=null
self.decorations=[]}else if(num===1)self.decorations.push("bold")
else if(num===2)self.decorations.push("dim")
else if(num===3)self.decorations.push("italic")
else if(num===4)self.decorations.push("underline")
else if(num===5)self.decorations.push("blink")
else if(num===7)self.decorations.push("reverse")
else if(num===8)self.decorations.push("hidden")
else if(num===9)self.decorations.push("strikethrough")
else if(num===21)self.removeDecoration("bold")
else if(num===22){self.removeDecoration("bold")
self.removeDecoration("dim")}else if(num===23)self.removeDecoration("italic")
else if(num===24)self.removeDecoration("underline")
else if(num===25)self.removeDecoration("blink")
else if(num===27)self.removeDecoration("reverse")
else if(num===28)self.removeDecoration("hidden")
else if(num===29)self.removeDecoration("strikethrough")
else if(num===39)self.fg=null
else if(num===49)self.bg=null
else if(num>=30&&num<38)self.fg=ANSI_COLORS[0][num%10][key]
else if(num>=90&&num<98)self.fg=ANSI_COLORS[1][num%10][key]
else if(num>=40&&num<48)self.bg=ANSI_COLORS[0][num%10][key]
else if(num>=100&&num<108)self.bg=ANSI_COLORS[1][num%10][key]
else if(num===38||num===48){let is_foreground=num===38
if(nums.length>=1){let mode=nums.shift()
if(mode==="5"&&nums.length>=1){let palette_index=parseInt(nums.shift())
if(palette_index>=0&&palette_index<=255)if(!use_classes){if(!this.PALETTE_COLORS)self.setupPalette()
if(is_foreground)self.fg=this.PALETTE_COLORS[palette_index]
else self.bg=this.PALETTE_COLORS[palette_index]}else{let klass=palette_index>=16?"ansi-palette-"+palette_index:ANSI_COLORS[palette_index>7?1:0][palette_index%8]["class"]
if(is_foreground)self.fg=klass
else self.bg=klass}}else if(mode==="2"&&nums.length>=3){let r=parseInt(nums.shift())
let g=parseInt(nums.shift())
let b=parseInt(nums.shift())
if(r>=0&&r<=255&&g>=0&&g<=255&&b>=0&&b<=255){let color=r+", "+g+", "+b
if(!use_classes)if(is_foreground)self.fg=color
else self.bg=color
else if(is_foreground){self.fg="ansi-truecolor"
self.fg_truecolor=color}else{self.bg="ansi-truecolor"
self.bg_truecolor=color}}}}}}if(self.fg===null&&self.bg===null&&self.decorations.length===0)return result
else{result.fg=self.fg
result.bg=self.bg
result.fg_truecolor=self.fg_truecolor
result.bg_truecolor=self.bg_truecolor
result.decorations=self.decorations
result.decoration=self.decorations.slice(-1).pop()||null
result.was_processed=!0
return result}}processChunk(text,options,markup){options=options||{}
let jsonChunk=this.processChunkJson(text,options,markup)
let use_classes=options.use_classes
jsonChunk.decorations=jsonChunk.decorations.filter(decoration=>{if(decoration==="reverse"){if(!jsonChunk.fg)jsonChunk.fg=ANSI_COLORS[0][7][use_classes?"class":"color"]
if(!jsonChunk.bg)jsonChunk.bg=ANSI_COLORS[0][0][use_classes?"class":"color"]
let tmpFg=jsonChunk.fg
jsonChunk.fg=jsonChunk.bg
jsonChunk.bg=tmpFg
let tmpFgTrue=jsonChunk.fg_truecolor
jsonChunk.fg_truecolor=jsonChunk.bg_truecolor
jsonChunk.bg_truecolor=tmpFgTrue
jsonChunk.isInverted=!0
return!1}return!0})
if(options.json)return jsonChunk
if(jsonChunk.isEmpty())return""
if(!jsonChunk.was_processed)return jsonChunk.content
let colors=[]
let decorations=[]
let textDecorations=[]
let data={}
let render_data=data=>{let fragments=[]
let key
for(key in data)if(data.hasOwnProperty(key))fragments.push("data-"+key+'="'+this.escapeForHtml(data[key])+'"')
return fragments.length>0?" "+fragments.join(" "):""}
if(jsonChunk.isInverted)data["ansi-is-inverted"]="true"
if(jsonChunk.fg)if(use_classes){colors.push(jsonChunk.fg+"-fg")
if(jsonChunk.fg_truecolor!==null){data["ansi-truecolor-fg"]=jsonChunk.fg_truecolor
jsonChunk.fg_truecolor=null}}else colors.push("color:rgb("+jsonChunk.fg+")")
if(jsonChunk.bg)if(use_classes){colors.push(jsonChunk.bg+"-bg")
if(jsonChunk.bg_truecolor!==null){data["ansi-truecolor-bg"]=jsonChunk.bg_truecolor
jsonChunk.bg_truecolor=null}}else colors.push("background-color:rgb("+jsonChunk.bg+")")
jsonChunk.decorations.forEach(decoration=>{if(use_classes){decorations.push("ansi-"+decoration)
return}if(decoration==="bold")decorations.push("font-weight:bold")
else if(decoration==="dim")decorations.push("opacity:0.5")
else if(decoration==="italic")decorations.push("font-style:italic")
else if(decoration==="hidden")decorations.push("visibility:hidden")
else if(decoration==="strikethrough")textDecorations.push("line-through")
else textDecorations.push(decoration)})
if(textDecorations.length)decorations.push("text-decoration:"+textDecorations.join(" "))
if(use_classes)return'<span class="'+colors.concat(decorations).join(" ")+'"'+render_data(data)+">"+jsonChunk.content+"</span>"
else return'<span style="'+colors.concat(decorations).join(";")+'"'+render_data(data)+">"+jsonChunk.content+"</span>"}removeDecoration(decoration){const index=this.decorations.indexOf(decoration)
if(index>=0)this.decorations.splice(index,1)}}module.exports=Anser}),90735:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{stylesIn:()=>stylesIn})
var anser__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98243)
var _lib_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(35556)
const ESC=""
const[START,END]=["﷐","﷑"]
const COLORS=new RegExp(`${ESC}\\[([\\d;]*)m`,"g")
const KEPT=new RegExp(`${START}([\\d;]*)${END}`,"g")
const MOST=4e3
function stylesIn(output,shown){if(/[\uFDD0\uFDD1]/.test(output)||(output.match(COLORS)?.length??0)>MOST)return[]
const kept=(0,_lib_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(output.replaceAll(COLORS,`${START}$1${END}`)).replaceAll(KEPT,`${ESC}[$1m`)
const lines=linesOf(anser__WEBPACK_IMPORTED_MODULE_0__.ansiToJson(kept,{use_classes:!0,remove_empty:!0}))
const wanted=shown.split("\n")
return wanted.flatMap((text,line)=>{const found=[lines[line],lines[lines.length-wanted.length+line]].find(each=>each?.text.trimEnd()===text)
return found&&found.spans.length>0?[{line:line,length:text.length,spans:found.spans}]:[]})}function linesOf(parts){const lines=[{text:"",spans:[]}]
for(const part of parts){const style=styleOf(part)
for(const[at,text]of part.content.split("\n").entries()){if(at>0)lines.push({text:"",spans:[]})
const line=lines.at(-1)
if(!line||text==="")continue
if(style!=="")line.spans.push([line.text.length,line.text.length+text.length,style])
line.text+=text}}return lines}function styleOf({fg:fg,bg:bg,decorations:decorations}){const isNamed=color=>color!==null&&/^ansi-(?:bright-)?[a-z]+$/.test(color)&&color!=="ansi-truecolor"
const nameOf=(color,before="")=>isNamed(color)?[before+color.slice("ansi-".length)]:[]
const shown=decorations.filter(name=>name!=="hidden"&&name!=="blink")
return[...new Set([...nameOf(fg),...nameOf(bg,"on-"),...shown])].join(" ")}})}

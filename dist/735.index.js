export const id=735
export const ids=[735]
export const modules={98243:(e=>{const s=[[{color:"0, 0, 0",class:"ansi-black"},{color:"187, 0, 0",class:"ansi-red"},{color:"0, 187, 0",class:"ansi-green"},{color:"187, 187, 0",class:"ansi-yellow"},{color:"0, 0, 187",class:"ansi-blue"},{color:"187, 0, 187",class:"ansi-magenta"},{color:"0, 187, 187",class:"ansi-cyan"},{color:"255,255,255",class:"ansi-white"}],[{color:"85, 85, 85",class:"ansi-bright-black"},{color:"255, 85, 85",class:"ansi-bright-red"},{color:"0, 255, 0",class:"ansi-bright-green"},{color:"255, 255, 85",class:"ansi-bright-yellow"},{color:"85, 85, 255",class:"ansi-bright-blue"},{color:"255, 85, 255",class:"ansi-bright-magenta"},{color:"85, 255, 255",class:"ansi-bright-cyan"},{color:"255, 255, 255",class:"ansi-bright-white"}]]
const t=/(https?:\/\/(?:[A-Za-z0-9#;/?:@=+$',_.!~*()[\]-]|&amp;|%[A-Fa-f0-9]{2})+)/gm
class Anser{static escapeForHtml(e){return(new Anser).escapeForHtml(e)}static linkify(e){return(new Anser).linkify(e)}static ansiToHtml(e,s){return(new Anser).ansiToHtml(e,s)}static ansiToJson(e,s){return(new Anser).ansiToJson(e,s)}static ansiToText(e){return(new Anser).ansiToText(e)}constructor(){this.fg=this.bg=this.fg_truecolor=this.bg_truecolor=null
this.bright=0
this.decorations=[]}setupPalette(){this.PALETTE_COLORS=[]
for(let e=0;e<2;++e)for(let t=0;t<8;++t)this.PALETTE_COLORS.push(s[e][t].color)
let e=[0,95,135,175,215,255]
let format=(s,t,n)=>e[s]+", "+e[t]+", "+e[n]
for(let e=0;e<6;++e)for(let s=0;s<6;++s)for(let t=0;t<6;++t)this.PALETTE_COLORS.push(format(e,s,t))
let t=8
for(let e=0;e<24;++e,t+=10)this.PALETTE_COLORS.push(t+", "+t+", "+t)}escapeForHtml(e){return e.replace(/[&<>\"]/gm,e=>e=="&"?"&amp;":e=='"'?"&quot;":e=="<"?"&lt;":e==">"?"&gt;":"")}linkify(e){return e.replace(t,e=>`<a href="${e}">${e}</a>`)}ansiToHtml(e,s){return this.process(e,s,!0)}ansiToJson(e,s){s=s||{}
s.json=!0
s.clearLine=!1
return this.process(e,s,!0)}ansiToText(e){return this.process(e,{},!1)}process(e,s,t){let n=this
let o=e.split(/\033\[/)
let r=o.shift()
if(s===void 0||s===null)s={}
s.clearLine=/\r/.test(e)
let l=o.map(e=>this.processChunk(e,s,t))
if(s&&s.json){let e=n.processChunkJson("")
e.content=r
e.clearLine=s.clearLine
l.unshift(e)
if(s.remove_empty)l=l.filter(e=>!e.isEmpty())
return l}else l.unshift(r)
return l.join("")}processChunkJson(e,t,n){t=typeof t=="undefined"?{}:t
let o=t.use_classes=typeof t.use_classes!="undefined"&&t.use_classes
let r=t.key=o?"class":"color"
let l={content:e,fg:null,bg:null,fg_truecolor:null,bg_truecolor:null,isInverted:!1,clearLine:t.clearLine,decoration:null,decorations:[],was_processed:!1,isEmpty:()=>!l.content}
let i=e.match(/^([!\x3c-\x3f]*)([\d;]*)([\x20-\x2c]*[\x40-\x7e])([\s\S]*)/m)
if(!i)return l
l.content=i[4]
let c=i[2].split(";")
if(i[1]!==""||i[3]!=="m")return l
if(!n)return l
let a=this
while(c.length>0){let e=c.shift()
let t=parseInt(e)
if(isNaN(t)||t===0){a.fg=a.bg=null
a.decorations=[]}else if(t===1)a.decorations.push("bold")
else if(t===2)a.decorations.push("dim")
else if(t===3)a.decorations.push("italic")
else if(t===4)a.decorations.push("underline")
else if(t===5)a.decorations.push("blink")
else if(t===7)a.decorations.push("reverse")
else if(t===8)a.decorations.push("hidden")
else if(t===9)a.decorations.push("strikethrough")
else if(t===21)a.removeDecoration("bold")
else if(t===22){a.removeDecoration("bold")
a.removeDecoration("dim")}else if(t===23)a.removeDecoration("italic")
else if(t===24)a.removeDecoration("underline")
else if(t===25)a.removeDecoration("blink")
else if(t===27)a.removeDecoration("reverse")
else if(t===28)a.removeDecoration("hidden")
else if(t===29)a.removeDecoration("strikethrough")
else if(t===39)a.fg=null
else if(t===49)a.bg=null
else if(t>=30&&t<38)a.fg=s[0][t%10][r]
else if(t>=90&&t<98)a.fg=s[1][t%10][r]
else if(t>=40&&t<48)a.bg=s[0][t%10][r]
else if(t>=100&&t<108)a.bg=s[1][t%10][r]
else if(t===38||t===48){let e=t===38
if(c.length>=1){let t=c.shift()
if(t==="5"&&c.length>=1){let t=parseInt(c.shift())
if(t>=0&&t<=255)if(!o){if(!this.PALETTE_COLORS)a.setupPalette()
if(e)a.fg=this.PALETTE_COLORS[t]
else a.bg=this.PALETTE_COLORS[t]}else{let n=t>=16?"ansi-palette-"+t:s[t>7?1:0][t%8]["class"]
if(e)a.fg=n
else a.bg=n}}else if(t==="2"&&c.length>=3){let s=parseInt(c.shift())
let t=parseInt(c.shift())
let n=parseInt(c.shift())
if(s>=0&&s<=255&&t>=0&&t<=255&&n>=0&&n<=255){let r=s+", "+t+", "+n
if(!o)if(e)a.fg=r
else a.bg=r
else if(e){a.fg="ansi-truecolor"
a.fg_truecolor=r}else{a.bg="ansi-truecolor"
a.bg_truecolor=r}}}}}}if(a.fg===null&&a.bg===null&&a.decorations.length===0)return l
else{l.fg=a.fg
l.bg=a.bg
l.fg_truecolor=a.fg_truecolor
l.bg_truecolor=a.bg_truecolor
l.decorations=a.decorations
l.decoration=a.decorations.slice(-1).pop()||null
l.was_processed=!0
return l}}processChunk(e,t,n){t=t||{}
let o=this.processChunkJson(e,t,n)
let r=t.use_classes
o.decorations=o.decorations.filter(e=>{if(e==="reverse"){if(!o.fg)o.fg=s[0][7][r?"class":"color"]
if(!o.bg)o.bg=s[0][0][r?"class":"color"]
let e=o.fg
o.fg=o.bg
o.bg=e
let t=o.fg_truecolor
o.fg_truecolor=o.bg_truecolor
o.bg_truecolor=t
o.isInverted=!0
return!1}return!0})
if(t.json)return o
if(o.isEmpty())return""
if(!o.was_processed)return o.content
let l=[]
let i=[]
let c=[]
let a={}
let render_data=e=>{let s=[]
let t
for(t in e)if(e.hasOwnProperty(t))s.push("data-"+t+'="'+this.escapeForHtml(e[t])+'"')
return s.length>0?" "+s.join(" "):""}
if(o.isInverted)a["ansi-is-inverted"]="true"
if(o.fg)if(r){l.push(o.fg+"-fg")
if(o.fg_truecolor!==null){a["ansi-truecolor-fg"]=o.fg_truecolor
o.fg_truecolor=null}}else l.push("color:rgb("+o.fg+")")
if(o.bg)if(r){l.push(o.bg+"-bg")
if(o.bg_truecolor!==null){a["ansi-truecolor-bg"]=o.bg_truecolor
o.bg_truecolor=null}}else l.push("background-color:rgb("+o.bg+")")
o.decorations.forEach(e=>{if(r){i.push("ansi-"+e)
return}if(e==="bold")i.push("font-weight:bold")
else if(e==="dim")i.push("opacity:0.5")
else if(e==="italic")i.push("font-style:italic")
else if(e==="hidden")i.push("visibility:hidden")
else if(e==="strikethrough")c.push("line-through")
else c.push(e)})
if(c.length)i.push("text-decoration:"+c.join(" "))
if(r)return'<span class="'+l.concat(i).join(" ")+'"'+render_data(a)+">"+o.content+"</span>"
else return'<span style="'+l.concat(i).join(";")+'"'+render_data(a)+">"+o.content+"</span>"}removeDecoration(e){const s=this.decorations.indexOf(e)
if(s>=0)this.decorations.splice(s,1)}}e.exports=Anser}),90735:((e,s,t)=>{t.d(s,{stylesIn:()=>stylesIn})
var n=t(98243)
var o=t(35556)
const r=""
const[l,i]=["﷐","﷑"]
const c=new RegExp(`${r}\\[([\\d;]*)m`,"g")
const a=new RegExp(`${l}([\\d;]*)${i}`,"g")
const f=4e3
function stylesIn(e,s){if(/[\uFDD0\uFDD1]/.test(e)||(e.match(c)?.length??0)>f)return[]
const t=(0,o.H)(e.replaceAll(c,`${l}$1${i}`)).replaceAll(a,`${r}[$1m`)
const u=linesOf(n.ansiToJson(t,{use_classes:!0,remove_empty:!0}))
const h=s.split("\n")
return h.flatMap((e,s)=>{const t=[u[s],u[u.length-h.length+s]].find(s=>s?.text.trimEnd()===e)
return t&&t.spans.length>0?[{line:s,length:e.length,spans:t.spans}]:[]})}function linesOf(e){const s=[{text:"",spans:[]}]
for(const t of e){const e=styleOf(t)
for(const[n,o]of t.content.split("\n").entries()){if(n>0)s.push({text:"",spans:[]})
const t=s.at(-1)
if(!t||o==="")continue
if(e!=="")t.spans.push([t.text.length,t.text.length+o.length,e])
t.text+=o}}return s}function styleOf({fg:e,bg:s,decorations:t}){const isNamed=e=>e!==null&&/^ansi-(?:bright-)?[a-z]+$/.test(e)&&e!=="ansi-truecolor"
const nameOf=(e,s="")=>isNamed(e)?[s+e.slice("ansi-".length)]:[]
const n=t.filter(e=>e!=="hidden"&&e!=="blink")
return[...new Set([...nameOf(e),...nameOf(s,"on-"),...n])].join(" ")}})}

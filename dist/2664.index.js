export const id=2664
export const ids=[2664]
export const modules={22664:((t,e,i)=>{i.d(e,{i:()=>Parser})
var s=i(57031)
var n=i(78094)
var a=i(14873)
var r;(function(t){t[t["Tab"]=9]="Tab"
t[t["NewLine"]=10]="NewLine"
t[t["FormFeed"]=12]="FormFeed"
t[t["CarriageReturn"]=13]="CarriageReturn"
t[t["Space"]=32]="Space"
t[t["ExclamationMark"]=33]="ExclamationMark"
t[t["Number"]=35]="Number"
t[t["Amp"]=38]="Amp"
t[t["SingleQuote"]=39]="SingleQuote"
t[t["DoubleQuote"]=34]="DoubleQuote"
t[t["Dash"]=45]="Dash"
t[t["Slash"]=47]="Slash"
t[t["Zero"]=48]="Zero"
t[t["Nine"]=57]="Nine"
t[t["Semi"]=59]="Semi"
t[t["Lt"]=60]="Lt"
t[t["Eq"]=61]="Eq"
t[t["Gt"]=62]="Gt"
t[t["Questionmark"]=63]="Questionmark"
t[t["UpperA"]=65]="UpperA"
t[t["LowerA"]=97]="LowerA"
t[t["UpperF"]=70]="UpperF"
t[t["LowerF"]=102]="LowerF"
t[t["UpperZ"]=90]="UpperZ"
t[t["LowerZ"]=122]="LowerZ"
t[t["LowerX"]=120]="LowerX"
t[t["OpeningSquareBracket"]=91]="OpeningSquareBracket"})(r||(r={}))
var h;(function(t){t[t["Text"]=1]="Text"
t[t["BeforeTagName"]=2]="BeforeTagName"
t[t["InTagName"]=3]="InTagName"
t[t["InSelfClosingTag"]=4]="InSelfClosingTag"
t[t["BeforeClosingTagName"]=5]="BeforeClosingTagName"
t[t["InClosingTagName"]=6]="InClosingTagName"
t[t["AfterClosingTagName"]=7]="AfterClosingTagName"
t[t["BeforeAttributeName"]=8]="BeforeAttributeName"
t[t["InAttributeName"]=9]="InAttributeName"
t[t["AfterAttributeName"]=10]="AfterAttributeName"
t[t["BeforeAttributeValue"]=11]="BeforeAttributeValue"
t[t["InAttributeValueDq"]=12]="InAttributeValueDq"
t[t["InAttributeValueSq"]=13]="InAttributeValueSq"
t[t["InAttributeValueNq"]=14]="InAttributeValueNq"
t[t["BeforeDeclaration"]=15]="BeforeDeclaration"
t[t["InDeclaration"]=16]="InDeclaration"
t[t["InProcessingInstruction"]=17]="InProcessingInstruction"
t[t["BeforeComment"]=18]="BeforeComment"
t[t["CDATASequence"]=19]="CDATASequence"
t[t["DeclarationSequence"]=20]="DeclarationSequence"
t[t["InSpecialComment"]=21]="InSpecialComment"
t[t["InCommentLike"]=22]="InCommentLike"
t[t["SpecialStartSequence"]=23]="SpecialStartSequence"
t[t["InSpecialTag"]=24]="InSpecialTag"
t[t["InPlainText"]=25]="InPlainText"
t[t["InEntity"]=26]="InEntity"})(h||(h={}))
function isWhitespace(t){return t===r.Space||t===r.NewLine||t===r.Tab||t===r.FormFeed||t===r.CarriageReturn}function isEndOfTagSection(t){return t===r.Slash||t===r.Gt||isWhitespace(t)}function isASCIIAlpha(t){return t>=r.LowerA&&t<=r.LowerZ||t>=r.UpperA&&t<=r.UpperZ}var o;(function(t){t[t["NoValue"]=0]="NoValue"
t[t["Unquoted"]=1]="Unquoted"
t[t["Single"]=2]="Single"
t[t["Double"]=3]="Double"})(o||(o={}))
const c={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array([93,93,62]),CommentEnd:new Uint8Array([45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),NoembedEnd:new Uint8Array([60,47,110,111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,112,108,97,105,110,116,101,120,116]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])}
const l=new Map([[c.IframeEnd[2],c.IframeEnd],[c.NoembedEnd[2],c.NoembedEnd],[c.Plaintext[2],c.Plaintext],[c.ScriptEnd[2],c.ScriptEnd],[c.TitleEnd[2],c.TitleEnd],[c.XmpEnd[2],c.XmpEnd]])
class Tokenizer{cbs
state=h.Text
buffer=""
sectionStart=0
index=0
entityStart=0
baseState=h.Text
isSpecial=!1
running=!0
offset=0
xmlMode
decodeEntities
recognizeSelfClosing
entityDecoder
constructor({xmlMode:t=!1,decodeEntities:e=!0,recognizeSelfClosing:i=t},r){this.cbs=r
this.xmlMode=t
this.decodeEntities=e
this.recognizeSelfClosing=i
this.entityDecoder=new s.Wf(t?n.s:a.q,(t,e)=>this.emitCodePoint(t,e))}reset(){this.state=h.Text
this.buffer=""
this.sectionStart=0
this.index=0
this.baseState=h.Text
this.isSpecial=!1
this.currentSequence=c.Empty
this.sequenceIndex=0
this.running=!0
this.offset=0}write(t){this.offset+=this.buffer.length
this.buffer=t
this.parse()}end(){if(this.running)this.finish()}pause(){this.running=!1}resume(){this.running=!0
if(this.index<this.buffer.length+this.offset)this.parse()}stateText(t){if(t===r.Lt||!this.decodeEntities&&this.fastForwardTo(r.Lt)){if(this.index>this.sectionStart)this.cbs.ontext(this.sectionStart,this.index)
this.state=h.BeforeTagName
this.sectionStart=this.index}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}currentSequence=c.Empty
sequenceIndex=0
enterTagBody(){if(this.currentSequence===c.Plaintext){this.currentSequence=c.Empty
this.state=h.InPlainText}else if(this.isSpecial){this.state=h.InSpecialTag
this.sequenceIndex=0}else this.state=h.Text}stateSpecialStartSequence(t){const e=t|32
if(this.sequenceIndex<this.currentSequence.length){if(e===this.currentSequence[this.sequenceIndex]){this.sequenceIndex++
return}if(this.sequenceIndex===3){if(this.currentSequence===c.ScriptEnd&&e===c.StyleEnd[3]){this.currentSequence=c.StyleEnd
this.sequenceIndex=4
return}if(this.currentSequence===c.TitleEnd&&e===c.TextareaEnd[3]){this.currentSequence=c.TextareaEnd
this.sequenceIndex=4
return}}else if(this.sequenceIndex===4&&this.currentSequence===c.NoembedEnd&&e===c.NoframesEnd[4]){this.currentSequence=c.NoframesEnd
this.sequenceIndex=5
return}}else if(isEndOfTagSection(t)){this.sequenceIndex=0
this.state=h.InTagName
this.stateInTagName(t)
return}this.isSpecial=!1
this.currentSequence=c.Empty
this.sequenceIndex=0
this.state=h.InTagName
this.stateInTagName(t)}stateCDATASequence(t){if(t===c.Cdata[this.sequenceIndex]){if(++this.sequenceIndex===c.Cdata.length){this.state=h.InCommentLike
this.currentSequence=c.CdataEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}}else{this.sequenceIndex=0
if(this.xmlMode){this.state=h.InDeclaration
this.stateInDeclaration(t)}else{this.state=h.InSpecialComment
this.stateInSpecialComment(t)}}}fastForwardTo(t){while(++this.index<this.buffer.length+this.offset)if(this.buffer.charCodeAt(this.index-this.offset)===t)return!0
this.index=this.buffer.length+this.offset-1
return!1}emitComment(t){this.cbs.oncomment(this.sectionStart,this.index,t)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=h.Text}stateInCommentLike(t){if(!this.xmlMode&&this.currentSequence===c.CommentEnd&&this.sequenceIndex<=1&&this.index===this.sectionStart+this.sequenceIndex&&t===r.Gt)this.emitComment(this.sequenceIndex)
else if(this.currentSequence===c.CommentEnd&&this.sequenceIndex===2&&t===r.Gt)this.emitComment(2)
else if(this.currentSequence===c.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&t!==r.Gt)this.sequenceIndex=Number(t===r.Dash)
else if(t===this.currentSequence[this.sequenceIndex]){if(++this.sequenceIndex===this.currentSequence.length){if(this.currentSequence===c.CdataEnd)this.cbs.oncdata(this.sectionStart,this.index,2)
else this.cbs.oncomment(this.sectionStart,this.index,3)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=h.Text}}else if(this.sequenceIndex===0){if(this.fastForwardTo(this.currentSequence[0]))this.sequenceIndex=1}else if(t!==this.currentSequence[this.sequenceIndex-1])this.sequenceIndex=0}isTagStartChar(t){return this.xmlMode?!isEndOfTagSection(t):isASCIIAlpha(t)}stateInSpecialTag(t){if(this.sequenceIndex===this.currentSequence.length){if(isEndOfTagSection(t)){const e=this.index-this.currentSequence.length
if(this.sectionStart<e){const t=this.index
this.index=e
this.cbs.ontext(this.sectionStart,e)
this.index=t}this.isSpecial=!1
this.sectionStart=e+2
this.stateInClosingTagName(t)
return}this.sequenceIndex=0}if((t|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(this.sequenceIndex===0){if(this.currentSequence===c.TitleEnd||this.currentSequence===c.TextareaEnd){if(this.decodeEntities&&t===r.Amp)this.startEntity()}else if(this.fastForwardTo(r.Lt))this.sequenceIndex=1}else this.sequenceIndex=Number(t===r.Lt)}stateBeforeTagName(t){if(t===r.ExclamationMark){this.state=h.BeforeDeclaration
this.sectionStart=this.index+1}else if(t===r.Questionmark)if(this.xmlMode){this.state=h.InProcessingInstruction
this.sequenceIndex=0
this.sectionStart=this.index+1}else{this.state=h.InSpecialComment
this.sectionStart=this.index}else if(this.isTagStartChar(t)){this.sectionStart=this.index
const e=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:l.get(t|32)
if(e===void 0)this.state=h.InTagName
else{this.isSpecial=!0
this.currentSequence=e
this.sequenceIndex=3
this.state=h.SpecialStartSequence}}else if(t===r.Slash)this.state=h.BeforeClosingTagName
else{this.state=h.Text
this.stateText(t)}}stateInTagName(t){if(isEndOfTagSection(t)){this.cbs.onopentagname(this.sectionStart,this.index)
this.sectionStart=-1
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}}stateBeforeClosingTagName(t){if(isWhitespace(t))if(this.xmlMode);else{this.state=h.InSpecialComment
this.sectionStart=this.index}else if(t===r.Gt){this.state=h.Text
if(!this.xmlMode)this.sectionStart=this.index+1}else{this.state=this.isTagStartChar(t)?h.InClosingTagName:h.InSpecialComment
this.sectionStart=this.index}}stateInClosingTagName(t){if(isEndOfTagSection(t)){this.cbs.onclosetag(this.sectionStart,this.index)
this.sectionStart=-1
this.state=h.AfterClosingTagName
this.stateAfterClosingTagName(t)}}stateAfterClosingTagName(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.state=h.Text
this.sectionStart=this.index+1}}stateBeforeAttributeName(t){if(t===r.Gt){this.cbs.onopentagend(this.index)
this.enterTagBody()
this.sectionStart=this.index+1}else if(t===r.Slash)this.state=h.InSelfClosingTag
else if(!isWhitespace(t)){this.state=h.InAttributeName
this.sectionStart=this.index}}stateInSelfClosingTag(t){if(t===r.Gt){this.cbs.onselfclosingtag(this.index)
this.sectionStart=this.index+1
if(!this.recognizeSelfClosing){this.enterTagBody()
return}this.state=h.Text
this.isSpecial=!1
this.currentSequence=c.Empty}else if(!isWhitespace(t)){this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}}stateInAttributeName(t){if(t===r.Eq||isEndOfTagSection(t)){this.cbs.onattribname(this.sectionStart,this.index)
this.sectionStart=this.index
this.state=h.AfterAttributeName
this.stateAfterAttributeName(t)}}stateAfterAttributeName(t){if(t===r.Eq)this.state=h.BeforeAttributeValue
else if(t===r.Slash||t===r.Gt){this.cbs.onattribend(o.NoValue,this.sectionStart)
this.sectionStart=-1
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}else if(!isWhitespace(t)){this.cbs.onattribend(o.NoValue,this.sectionStart)
this.state=h.InAttributeName
this.sectionStart=this.index}}stateBeforeAttributeValue(t){if(t===r.DoubleQuote){this.state=h.InAttributeValueDq
this.sectionStart=this.index+1}else if(t===r.SingleQuote){this.state=h.InAttributeValueSq
this.sectionStart=this.index+1}else if(!isWhitespace(t)){this.sectionStart=this.index
this.state=h.InAttributeValueNq
this.stateInAttributeValueNoQuotes(t)}}handleInAttributeValue(t,e){if(t===e||!this.decodeEntities&&this.fastForwardTo(e)){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(e===r.DoubleQuote?o.Double:o.Single,this.index+1)
this.state=h.BeforeAttributeName}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}stateInAttributeValueDoubleQuotes(t){this.handleInAttributeValue(t,r.DoubleQuote)}stateInAttributeValueSingleQuotes(t){this.handleInAttributeValue(t,r.SingleQuote)}stateInAttributeValueNoQuotes(t){if(isWhitespace(t)||t===r.Gt){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(o.Unquoted,this.index)
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}stateBeforeDeclaration(t){if(t===r.OpeningSquareBracket){this.state=h.CDATASequence
this.sequenceIndex=0}else if(this.xmlMode)this.state=t===r.Dash?h.BeforeComment:h.InDeclaration
else if((t|32)===c.Doctype[0]){this.state=h.DeclarationSequence
this.currentSequence=c.Doctype
this.sequenceIndex=1}else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else if(t===r.Dash)this.state=h.BeforeComment
else this.state=h.InSpecialComment}stateDeclarationSequence(t){if(this.sequenceIndex===this.currentSequence.length){this.state=h.InDeclaration
this.stateInDeclaration(t)}else if((t|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else this.state=h.InSpecialComment}stateInDeclaration(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.cbs.ondeclaration(this.sectionStart,this.index)
this.state=h.Text
this.sectionStart=this.index+1}}stateInProcessingInstruction(t){if(t===r.Questionmark)this.sequenceIndex=1
else if(t===r.Gt&&this.sequenceIndex===1){this.cbs.onprocessinginstruction(this.sectionStart,this.index-1)
this.sequenceIndex=0
this.state=h.Text
this.sectionStart=this.index+1}else this.sequenceIndex=Number(this.fastForwardTo(r.Questionmark))}stateBeforeComment(t){if(t===r.Dash){this.state=h.InCommentLike
this.currentSequence=c.CommentEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}else if(this.xmlMode)this.state=h.InDeclaration
else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else this.state=h.InSpecialComment}stateInSpecialComment(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}}startEntity(){this.baseState=this.state
this.state=h.InEntity
this.entityStart=this.index
this.entityDecoder.startEntity(this.xmlMode?s.FJ.Strict:this.baseState===h.Text||this.baseState===h.InSpecialTag?s.FJ.Legacy:s.FJ.Attribute)}stateInEntity(){const t=this.index-this.offset
const e=this.entityDecoder.write(this.buffer,t)
if(e>=0){this.state=this.baseState
if(e===0)this.index-=1}else{if(t<this.buffer.length&&this.buffer.charCodeAt(t)===r.Amp){this.state=this.baseState
this.index-=1
return}this.index=this.offset+this.buffer.length-1}}cleanup(){if(this.running&&this.sectionStart!==this.index)if(this.state===h.Text||this.state===h.InPlainText||this.state===h.InSpecialTag&&this.sequenceIndex===0){this.cbs.ontext(this.sectionStart,this.index)
this.sectionStart=this.index}else if(this.state===h.InAttributeValueDq||this.state===h.InAttributeValueSq||this.state===h.InAttributeValueNq){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=this.index}}shouldContinue(){return this.index<this.buffer.length+this.offset&&this.running}parse(){while(this.shouldContinue()){const t=this.buffer.charCodeAt(this.index-this.offset)
switch(this.state){case h.Text:this.stateText(t)
break
case h.InPlainText:this.index=this.buffer.length+this.offset-1
break
case h.SpecialStartSequence:this.stateSpecialStartSequence(t)
break
case h.InSpecialTag:this.stateInSpecialTag(t)
break
case h.CDATASequence:this.stateCDATASequence(t)
break
case h.DeclarationSequence:this.stateDeclarationSequence(t)
break
case h.InAttributeValueDq:this.stateInAttributeValueDoubleQuotes(t)
break
case h.InAttributeName:this.stateInAttributeName(t)
break
case h.InCommentLike:this.stateInCommentLike(t)
break
case h.InSpecialComment:this.stateInSpecialComment(t)
break
case h.BeforeAttributeName:this.stateBeforeAttributeName(t)
break
case h.InTagName:this.stateInTagName(t)
break
case h.InClosingTagName:this.stateInClosingTagName(t)
break
case h.BeforeTagName:this.stateBeforeTagName(t)
break
case h.AfterAttributeName:this.stateAfterAttributeName(t)
break
case h.InAttributeValueSq:this.stateInAttributeValueSingleQuotes(t)
break
case h.BeforeAttributeValue:this.stateBeforeAttributeValue(t)
break
case h.BeforeClosingTagName:this.stateBeforeClosingTagName(t)
break
case h.AfterClosingTagName:this.stateAfterClosingTagName(t)
break
case h.InAttributeValueNq:this.stateInAttributeValueNoQuotes(t)
break
case h.InSelfClosingTag:this.stateInSelfClosingTag(t)
break
case h.InDeclaration:this.stateInDeclaration(t)
break
case h.BeforeDeclaration:this.stateBeforeDeclaration(t)
break
case h.BeforeComment:this.stateBeforeComment(t)
break
case h.InProcessingInstruction:this.stateInProcessingInstruction(t)
break
case h.InEntity:this.stateInEntity()
break}this.index++}this.cleanup()}finish(){if(this.state===h.InEntity){this.entityDecoder.end()
this.state=this.baseState}this.handleTrailingData()
this.cbs.onend()}handleTrailingCommentLikeData(t){if(this.state!==h.InCommentLike)return!1
if(this.currentSequence===c.CdataEnd)if(this.xmlMode){if(this.sectionStart<t)this.cbs.oncdata(this.sectionStart,t,0)}else{const e=this.sectionStart-c.Cdata.length-1
this.cbs.oncomment(e,t,0)}else{const e=this.xmlMode?0:Math.min(this.sequenceIndex,c.CommentEnd.length-1)
this.cbs.oncomment(this.sectionStart,t,e)}return!0}handleTrailingMarkupDeclaration(t){if(this.xmlMode)switch(this.state){case h.InSpecialComment:case h.BeforeComment:case h.CDATASequence:case h.DeclarationSequence:case h.InDeclaration:this.cbs.ontext(this.sectionStart,t)
return!0
default:return!1}switch(this.state){case h.BeforeDeclaration:case h.InSpecialComment:case h.BeforeComment:case h.CDATASequence:this.cbs.oncomment(this.sectionStart,t,0)
return!0
case h.DeclarationSequence:if(this.sequenceIndex!==c.Doctype.length)this.cbs.oncomment(this.sectionStart,t,0)
return!0
case h.InDeclaration:return!0
default:return!1}}handleTrailingData(){const t=this.buffer.length+this.offset
if(this.handleTrailingCommentLikeData(t)||this.handleTrailingMarkupDeclaration(t))return
if(this.sectionStart>=t)return
switch(this.state){case h.InTagName:case h.BeforeAttributeName:case h.BeforeAttributeValue:case h.AfterAttributeName:case h.InAttributeName:case h.InAttributeValueSq:case h.InAttributeValueDq:case h.InAttributeValueNq:case h.InClosingTagName:break
default:this.cbs.ontext(this.sectionStart,t)}}emitCodePoint(t,e){if(this.baseState!==h.Text&&this.baseState!==h.InSpecialTag){if(this.sectionStart<this.entityStart)this.cbs.onattribdata(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+e
this.index=this.sectionStart-1
this.cbs.onattribentity(t)}else{if(this.sectionStart<this.entityStart)this.cbs.ontext(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+e
this.index=this.sectionStart-1
this.cbs.ontextentity(t,this.sectionStart)}}}const{fromCodePoint:u}=String
const f=new Set(["input","option","optgroup","select","button","datalist","textarea"])
const d=new Set(["p"])
const m=new Set(["h1","h2","h3","h4","h5","h6","p"])
const g=new Set(["thead","tbody"])
const b=new Set(["dd","dt"])
const S=new Set(["rt","rp"])
const x=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],["p",d],["h1",m],["h2",m],["h3",m],["h4",m],["h5",m],["h6",m],["select",f],["input",f],["output",f],["button",f],["datalist",f],["textarea",f],["option",new Set(["option"])],["optgroup",new Set(["optgroup","option"])],["dd",b],["dt",b],["address",d],["article",d],["aside",d],["blockquote",d],["details",d],["div",d],["dl",d],["fieldset",d],["figcaption",d],["figure",d],["footer",d],["form",d],["header",d],["hr",d],["main",d],["nav",d],["ol",d],["pre",d],["section",d],["table",d],["ul",d],["rt",S],["rp",S],["tbody",g],["tfoot",g]])
const I="doctype"
const p=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"])
const T=new Set(["math","svg"])
const C=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"])
const A=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],["animatemotion","animateMotion"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecomponenttransfer","feComponentTransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedisplacementmap","feDisplacementMap"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feFuncB"],["fefuncg","feFuncG"],["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],["femorphology","feMorphology"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],["fetile","feTile"],["feturbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradient","radialGradient"],["textpath","textPath"]])
var q;(function(t){t[t["None"]=0]="None"
t[t["Svg"]=1]="Svg"
t[t["MathML"]=2]="MathML"})(q||(q={}))
const N=/\s|\//
class Parser{options
startIndex=0
endIndex=0
openTagStart=0
tagname=""
attribname=""
attribvalue=""
attribs=null
stack=[]
foreignContext
cbs
lowerCaseTagNames
lowerCaseAttributeNames
recognizeSelfClosing
htmlMode
tokenizer
buffers=[]
bufferOffset=0
writeIndex=0
ended=!1
constructor(t,e={}){this.options=e
this.cbs=t??{}
this.htmlMode=!this.options.xmlMode
this.lowerCaseTagNames=e.lowerCaseTags??this.htmlMode
this.lowerCaseAttributeNames=e.lowerCaseAttributeNames??this.htmlMode
this.recognizeSelfClosing=e.recognizeSelfClosing??!this.htmlMode
this.tokenizer=new(e.Tokenizer??Tokenizer)(this.options,this)
this.foreignContext=[q.None]
this.cbs.onparserinit?.(this)}ontext(t,e){const i=this.getSlice(t,e)
this.endIndex=e-1
this.cbs.ontext?.(i)
this.startIndex=e}ontextentity(t,e){this.endIndex=e-1
this.cbs.ontext?.(u(t))
this.startIndex=e}isInForeignContext(){return this.foreignContext[0]!==q.None}isVoidElement(t){return this.htmlMode&&p.has(t)}readTagName(t,e){const i=this.lowerCaseTagNames?this.getSlice(t,e).toLowerCase():this.getSlice(t,e)
if(!this.lowerCaseTagNames||!this.htmlMode)return i
if(this.foreignContext[0]===q.Svg)return A.get(i)??i
if(this.foreignContext.length>1){const t=A.get(i)
if(t!==void 0&&this.stack.includes(t))return t}if(!this.isInForeignContext())return i==="image"?"img":i
return i}onopentagname(t,e){this.endIndex=e
this.emitOpenTag(this.readTagName(t,e))}emitOpenTag(t){this.openTagStart=this.startIndex
this.tagname=t
if(this.htmlMode&&t==="form"&&this.stack.includes("form")){this.tagname=""
return}const e=this.htmlMode&&x.get(t)
if(e)while(this.stack.length>0&&e.has(this.stack[0]))this.popElement(!0)
if(!this.isVoidElement(t)){this.stack.unshift(t)
if(this.htmlMode)if(t==="svg")this.foreignContext.unshift(q.Svg)
else if(t==="math")this.foreignContext.unshift(q.MathML)
else if(C.has(t))this.foreignContext.unshift(q.None)}this.cbs.onopentagname?.(t)
if(this.cbs.onopentag)this.attribs={}}endOpenTag(t){this.startIndex=this.openTagStart
if(this.attribs){this.cbs.onopentag?.(this.tagname,this.attribs,t)
this.attribs=null}if(this.cbs.onclosetag&&this.isVoidElement(this.tagname))this.cbs.onclosetag(this.tagname,!0)
this.tagname=""}onopentagend(t){this.endIndex=t
this.endOpenTag(!1)
this.startIndex=t+1}onclosetag(t,e){this.endIndex=e
const i=this.readTagName(t,e)
if(!this.isVoidElement(i)){const t=this.stack.indexOf(i)
if(t!==-1){for(let e=0;e<t;e++)this.popElement(!0)
this.popElement(!1)}else if(this.htmlMode&&i==="p"){this.emitOpenTag("p")
this.closeCurrentTag(!0)}}else if(this.htmlMode&&i==="br"){this.cbs.onopentagname?.("br")
this.cbs.onopentag?.("br",{},!0)
this.cbs.onclosetag?.("br",!1)}this.startIndex=e+1}onselfclosingtag(t){this.endIndex=t
if(this.recognizeSelfClosing||this.isInForeignContext()){this.closeCurrentTag(!1)
this.startIndex=t+1}else this.onopentagend(t)}popElement(t){const e=this.stack.shift()
if(this.htmlMode&&(T.has(e)||C.has(e)))this.foreignContext.shift()
this.cbs.onclosetag?.(e,t)}closeCurrentTag(t){const e=this.tagname
this.endOpenTag(t)
if(this.stack[0]===e)this.popElement(!t)}onattribname(t,e){this.startIndex=t
const i=this.getSlice(t,e)
this.attribname=this.lowerCaseAttributeNames?i.toLowerCase():i}onattribdata(t,e){this.attribvalue+=this.getSlice(t,e)}onattribentity(t){this.attribvalue+=u(t)}onattribend(t,e){this.endIndex=e
this.cbs.onattribute?.(this.attribname,this.attribvalue,t===o.Double?'"':t===o.Single?"'":t===o.NoValue?void 0:null)
if(this.attribs&&!Object.hasOwn(this.attribs,this.attribname))this.attribs[this.attribname]=this.attribvalue
this.attribvalue=""}getInstructionName(t){const e=t.search(N)
let i=e<0?t:t.substr(0,e)
if(this.lowerCaseTagNames)i=i.toLowerCase()
return i}ondeclaration(t,e){this.endIndex=e
const i=this.getSlice(t,e)
if(this.cbs.onprocessinginstruction){const t=this.htmlMode?this.lowerCaseTagNames?I:i.slice(0,I.length):this.getInstructionName(i)
this.cbs.onprocessinginstruction(`!${t}`,`!${i}`)}this.startIndex=e+1}onprocessinginstruction(t,e){this.endIndex=e
const i=this.getSlice(t,e)
if(this.cbs.onprocessinginstruction){const t=this.getInstructionName(i)
this.cbs.onprocessinginstruction(`?${t}`,`?${i}`)}this.startIndex=e+1}oncomment(t,e,i){this.endIndex=e
this.cbs.oncomment?.(this.getSlice(t,e-i))
this.cbs.oncommentend?.()
this.startIndex=e+1}oncdata(t,e,i){this.endIndex=e
const s=this.getSlice(t,e-i)
if(!this.htmlMode||this.options.recognizeCDATA){this.cbs.oncdatastart?.()
this.cbs.ontext?.(s)
this.cbs.oncdataend?.()}else if(this.isInForeignContext())this.cbs.ontext?.(s)
else{this.cbs.oncomment?.(`[CDATA[${s}]]`)
this.cbs.oncommentend?.()}this.startIndex=e+1}onend(){if(this.cbs.onclosetag){this.endIndex=this.startIndex
for(let t=0;t<this.stack.length;t++)this.cbs.onclosetag(this.stack[t],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.()
this.tokenizer.reset()
this.tagname=""
this.attribname=""
this.attribvalue=""
this.attribs=null
this.stack.length=0
this.startIndex=0
this.endIndex=0
this.cbs.onparserinit?.(this)
this.buffers.length=0
this.foreignContext.length=0
this.foreignContext.unshift(q.None)
this.bufferOffset=0
this.writeIndex=0
this.ended=!1}parseComplete(t){this.reset()
this.end(t)}getSlice(t,e){if(t===e)return""
while(t-this.bufferOffset>=this.buffers[0].length)this.shiftBuffer()
let i=this.buffers[0].slice(t-this.bufferOffset,e-this.bufferOffset)
while(e-this.bufferOffset>this.buffers[0].length){this.shiftBuffer()
i+=this.buffers[0].slice(0,e-this.bufferOffset)}return i}shiftBuffer(){this.bufferOffset+=this.buffers[0].length
this.writeIndex--
this.buffers.shift()}write(t){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"))
return}this.buffers.push(t)
if(this.tokenizer.running){this.tokenizer.write(t)
this.writeIndex++}}end(t){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"))
return}if(t)this.write(t)
this.ended=!0
this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){this.tokenizer.resume()
while(this.tokenizer.running&&this.writeIndex<this.buffers.length)this.tokenizer.write(this.buffers[this.writeIndex++])
if(this.ended)this.tokenizer.end()}}})}

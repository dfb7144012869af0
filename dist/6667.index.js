export const id=6667
export const ids=[6667]
export const modules={22664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>Parser})
var decode=__webpack_require__(57031)
var decode_data_xml=__webpack_require__(78094)
var decode_data_html=__webpack_require__(14873)
var CharCodes;(function(CharCodes){CharCodes[CharCodes["Tab"]=9]="Tab"
CharCodes[CharCodes["NewLine"]=10]="NewLine"
CharCodes[CharCodes["FormFeed"]=12]="FormFeed"
CharCodes[CharCodes["CarriageReturn"]=13]="CarriageReturn"
CharCodes[CharCodes["Space"]=32]="Space"
CharCodes[CharCodes["ExclamationMark"]=33]="ExclamationMark"
CharCodes[CharCodes["Number"]=35]="Number"
CharCodes[CharCodes["Amp"]=38]="Amp"
CharCodes[CharCodes["SingleQuote"]=39]="SingleQuote"
CharCodes[CharCodes["DoubleQuote"]=34]="DoubleQuote"
CharCodes[CharCodes["Dash"]=45]="Dash"
CharCodes[CharCodes["Slash"]=47]="Slash"
CharCodes[CharCodes["Zero"]=48]="Zero"
CharCodes[CharCodes["Nine"]=57]="Nine"
CharCodes[CharCodes["Semi"]=59]="Semi"
CharCodes[CharCodes["Lt"]=60]="Lt"
CharCodes[CharCodes["Eq"]=61]="Eq"
CharCodes[CharCodes["Gt"]=62]="Gt"
CharCodes[CharCodes["Questionmark"]=63]="Questionmark"
CharCodes[CharCodes["UpperA"]=65]="UpperA"
CharCodes[CharCodes["LowerA"]=97]="LowerA"
CharCodes[CharCodes["UpperF"]=70]="UpperF"
CharCodes[CharCodes["LowerF"]=102]="LowerF"
CharCodes[CharCodes["UpperZ"]=90]="UpperZ"
CharCodes[CharCodes["LowerZ"]=122]="LowerZ"
CharCodes[CharCodes["LowerX"]=120]="LowerX"
CharCodes[CharCodes["OpeningSquareBracket"]=91]="OpeningSquareBracket"})(CharCodes||(CharCodes={}))
var State;(function(State){State[State["Text"]=1]="Text"
State[State["BeforeTagName"]=2]="BeforeTagName"
State[State["InTagName"]=3]="InTagName"
State[State["InSelfClosingTag"]=4]="InSelfClosingTag"
State[State["BeforeClosingTagName"]=5]="BeforeClosingTagName"
State[State["InClosingTagName"]=6]="InClosingTagName"
State[State["AfterClosingTagName"]=7]="AfterClosingTagName"
State[State["BeforeAttributeName"]=8]="BeforeAttributeName"
State[State["InAttributeName"]=9]="InAttributeName"
State[State["AfterAttributeName"]=10]="AfterAttributeName"
State[State["BeforeAttributeValue"]=11]="BeforeAttributeValue"
State[State["InAttributeValueDq"]=12]="InAttributeValueDq"
State[State["InAttributeValueSq"]=13]="InAttributeValueSq"
State[State["InAttributeValueNq"]=14]="InAttributeValueNq"
State[State["BeforeDeclaration"]=15]="BeforeDeclaration"
State[State["InDeclaration"]=16]="InDeclaration"
State[State["InProcessingInstruction"]=17]="InProcessingInstruction"
State[State["BeforeComment"]=18]="BeforeComment"
State[State["CDATASequence"]=19]="CDATASequence"
State[State["DeclarationSequence"]=20]="DeclarationSequence"
State[State["InSpecialComment"]=21]="InSpecialComment"
State[State["InCommentLike"]=22]="InCommentLike"
State[State["SpecialStartSequence"]=23]="SpecialStartSequence"
State[State["InSpecialTag"]=24]="InSpecialTag"
State[State["InPlainText"]=25]="InPlainText"
State[State["InEntity"]=26]="InEntity"})(State||(State={}))
function isWhitespace(c){return c===CharCodes.Space||c===CharCodes.NewLine||c===CharCodes.Tab||c===CharCodes.FormFeed||c===CharCodes.CarriageReturn}function isEndOfTagSection(c){return c===CharCodes.Slash||c===CharCodes.Gt||isWhitespace(c)}function isASCIIAlpha(c){return c>=CharCodes.LowerA&&c<=CharCodes.LowerZ||c>=CharCodes.UpperA&&c<=CharCodes.UpperZ}var QuoteType;(function(QuoteType){QuoteType[QuoteType["NoValue"]=0]="NoValue"
QuoteType[QuoteType["Unquoted"]=1]="Unquoted"
QuoteType[QuoteType["Single"]=2]="Single"
QuoteType[QuoteType["Double"]=3]="Double"})(QuoteType||(QuoteType={}))
const Sequences={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array([93,93,62]),CommentEnd:new Uint8Array([45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),NoembedEnd:new Uint8Array([60,47,110,111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,112,108,97,105,110,116,101,120,116]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])}
const specialStartSequences=new Map([[Sequences.IframeEnd[2],Sequences.IframeEnd],[Sequences.NoembedEnd[2],Sequences.NoembedEnd],[Sequences.Plaintext[2],Sequences.Plaintext],[Sequences.ScriptEnd[2],Sequences.ScriptEnd],[Sequences.TitleEnd[2],Sequences.TitleEnd],[Sequences.XmpEnd[2],Sequences.XmpEnd]])
class Tokenizer{cbs
state=State.Text
buffer=""
sectionStart=0
index=0
entityStart=0
baseState=State.Text
isSpecial=!1
running=!0
offset=0
xmlMode
decodeEntities
recognizeSelfClosing
entityDecoder
constructor({xmlMode:xmlMode=!1,decodeEntities:decodeEntities=!0,recognizeSelfClosing:recognizeSelfClosing=xmlMode},cbs){this.cbs=cbs
this.xmlMode=xmlMode
this.decodeEntities=decodeEntities
this.recognizeSelfClosing=recognizeSelfClosing
this.entityDecoder=new decode.Wf(xmlMode?decode_data_xml.s:decode_data_html.q,(cp,consumed)=>this.emitCodePoint(cp,consumed))}reset(){this.state=State.Text
this.buffer=""
this.sectionStart=0
this.index=0
this.baseState=State.Text
this.isSpecial=!1
this.currentSequence=Sequences.Empty
this.sequenceIndex=0
this.running=!0
this.offset=0}write(chunk){this.offset+=this.buffer.length
this.buffer=chunk
this.parse()}end(){if(this.running)this.finish()}pause(){this.running=!1}resume(){this.running=!0
if(this.index<this.buffer.length+this.offset)this.parse()}stateText(c){if(c===CharCodes.Lt||!this.decodeEntities&&this.fastForwardTo(CharCodes.Lt)){if(this.index>this.sectionStart)this.cbs.ontext(this.sectionStart,this.index)
this.state=State.BeforeTagName
this.sectionStart=this.index}else if(this.decodeEntities&&c===CharCodes.Amp)this.startEntity()}currentSequence=Sequences.Empty
sequenceIndex=0
enterTagBody(){if(this.currentSequence===Sequences.Plaintext){this.currentSequence=Sequences.Empty
this.state=State.InPlainText}else if(this.isSpecial){this.state=State.InSpecialTag
this.sequenceIndex=0}else this.state=State.Text}stateSpecialStartSequence(c){const lower=c|32
if(this.sequenceIndex<this.currentSequence.length){if(lower===this.currentSequence[this.sequenceIndex]){this.sequenceIndex++
return}if(this.sequenceIndex===3){if(this.currentSequence===Sequences.ScriptEnd&&lower===Sequences.StyleEnd[3]){this.currentSequence=Sequences.StyleEnd
this.sequenceIndex=4
return}if(this.currentSequence===Sequences.TitleEnd&&lower===Sequences.TextareaEnd[3]){this.currentSequence=Sequences.TextareaEnd
this.sequenceIndex=4
return}}else if(this.sequenceIndex===4&&this.currentSequence===Sequences.NoembedEnd&&lower===Sequences.NoframesEnd[4]){this.currentSequence=Sequences.NoframesEnd
this.sequenceIndex=5
return}}else if(isEndOfTagSection(c)){this.sequenceIndex=0
this.state=State.InTagName
this.stateInTagName(c)
return}this.isSpecial=!1
this.currentSequence=Sequences.Empty
this.sequenceIndex=0
this.state=State.InTagName
this.stateInTagName(c)}stateCDATASequence(c){if(c===Sequences.Cdata[this.sequenceIndex]){if(++this.sequenceIndex===Sequences.Cdata.length){this.state=State.InCommentLike
this.currentSequence=Sequences.CdataEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}}else{this.sequenceIndex=0
if(this.xmlMode){this.state=State.InDeclaration
this.stateInDeclaration(c)}else{this.state=State.InSpecialComment
this.stateInSpecialComment(c)}}}fastForwardTo(c){while(++this.index<this.buffer.length+this.offset)if(this.buffer.charCodeAt(this.index-this.offset)===c)return!0
this.index=this.buffer.length+this.offset-1
return!1}emitComment(offset){this.cbs.oncomment(this.sectionStart,this.index,offset)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=State.Text}stateInCommentLike(c){if(!this.xmlMode&&this.currentSequence===Sequences.CommentEnd&&this.sequenceIndex<=1&&this.index===this.sectionStart+this.sequenceIndex&&c===CharCodes.Gt)this.emitComment(this.sequenceIndex)
else if(this.currentSequence===Sequences.CommentEnd&&this.sequenceIndex===2&&c===CharCodes.Gt)this.emitComment(2)
else if(this.currentSequence===Sequences.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&c!==CharCodes.Gt)this.sequenceIndex=Number(c===CharCodes.Dash)
else if(c===this.currentSequence[this.sequenceIndex]){if(++this.sequenceIndex===this.currentSequence.length){if(this.currentSequence===Sequences.CdataEnd)this.cbs.oncdata(this.sectionStart,this.index,2)
else this.cbs.oncomment(this.sectionStart,this.index,3)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=State.Text}}else if(this.sequenceIndex===0){if(this.fastForwardTo(this.currentSequence[0]))this.sequenceIndex=1}else if(c!==this.currentSequence[this.sequenceIndex-1])this.sequenceIndex=0}isTagStartChar(c){return this.xmlMode?!isEndOfTagSection(c):isASCIIAlpha(c)}stateInSpecialTag(c){if(this.sequenceIndex===this.currentSequence.length){if(isEndOfTagSection(c)){const endOfText=this.index-this.currentSequence.length
if(this.sectionStart<endOfText){const actualIndex=this.index
this.index=endOfText
this.cbs.ontext(this.sectionStart,endOfText)
this.index=actualIndex}this.isSpecial=!1
this.sectionStart=endOfText+2
this.stateInClosingTagName(c)
return}this.sequenceIndex=0}if((c|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(this.sequenceIndex===0){if(this.currentSequence===Sequences.TitleEnd||this.currentSequence===Sequences.TextareaEnd){if(this.decodeEntities&&c===CharCodes.Amp)this.startEntity()}else if(this.fastForwardTo(CharCodes.Lt))this.sequenceIndex=1}else this.sequenceIndex=Number(c===CharCodes.Lt)}stateBeforeTagName(c){if(c===CharCodes.ExclamationMark){this.state=State.BeforeDeclaration
this.sectionStart=this.index+1}else if(c===CharCodes.Questionmark)if(this.xmlMode){this.state=State.InProcessingInstruction
this.sequenceIndex=0
this.sectionStart=this.index+1}else{this.state=State.InSpecialComment
this.sectionStart=this.index}else if(this.isTagStartChar(c)){this.sectionStart=this.index
const special=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:specialStartSequences.get(c|32)
if(special===void 0)this.state=State.InTagName
else{this.isSpecial=!0
this.currentSequence=special
this.sequenceIndex=3
this.state=State.SpecialStartSequence}}else if(c===CharCodes.Slash)this.state=State.BeforeClosingTagName
else{this.state=State.Text
this.stateText(c)}}stateInTagName(c){if(isEndOfTagSection(c)){this.cbs.onopentagname(this.sectionStart,this.index)
this.sectionStart=-1
this.state=State.BeforeAttributeName
this.stateBeforeAttributeName(c)}}stateBeforeClosingTagName(c){if(isWhitespace(c))if(this.xmlMode);else{this.state=State.InSpecialComment
this.sectionStart=this.index}else if(c===CharCodes.Gt){this.state=State.Text
if(!this.xmlMode)this.sectionStart=this.index+1}else{this.state=this.isTagStartChar(c)?State.InClosingTagName:State.InSpecialComment
this.sectionStart=this.index}}stateInClosingTagName(c){if(isEndOfTagSection(c)){this.cbs.onclosetag(this.sectionStart,this.index)
this.sectionStart=-1
this.state=State.AfterClosingTagName
this.stateAfterClosingTagName(c)}}stateAfterClosingTagName(c){if(c===CharCodes.Gt||this.fastForwardTo(CharCodes.Gt)){this.state=State.Text
this.sectionStart=this.index+1}}stateBeforeAttributeName(c){if(c===CharCodes.Gt){this.cbs.onopentagend(this.index)
this.enterTagBody()
this.sectionStart=this.index+1}else if(c===CharCodes.Slash)this.state=State.InSelfClosingTag
else if(!isWhitespace(c)){this.state=State.InAttributeName
this.sectionStart=this.index}}stateInSelfClosingTag(c){if(c===CharCodes.Gt){this.cbs.onselfclosingtag(this.index)
this.sectionStart=this.index+1
if(!this.recognizeSelfClosing){this.enterTagBody()
return}this.state=State.Text
this.isSpecial=!1
this.currentSequence=Sequences.Empty}else if(!isWhitespace(c)){this.state=State.BeforeAttributeName
this.stateBeforeAttributeName(c)}}stateInAttributeName(c){if(c===CharCodes.Eq||isEndOfTagSection(c)){this.cbs.onattribname(this.sectionStart,this.index)
this.sectionStart=this.index
this.state=State.AfterAttributeName
this.stateAfterAttributeName(c)}}stateAfterAttributeName(c){if(c===CharCodes.Eq)this.state=State.BeforeAttributeValue
else if(c===CharCodes.Slash||c===CharCodes.Gt){this.cbs.onattribend(QuoteType.NoValue,this.sectionStart)
this.sectionStart=-1
this.state=State.BeforeAttributeName
this.stateBeforeAttributeName(c)}else if(!isWhitespace(c)){this.cbs.onattribend(QuoteType.NoValue,this.sectionStart)
this.state=State.InAttributeName
this.sectionStart=this.index}}stateBeforeAttributeValue(c){if(c===CharCodes.DoubleQuote){this.state=State.InAttributeValueDq
this.sectionStart=this.index+1}else if(c===CharCodes.SingleQuote){this.state=State.InAttributeValueSq
this.sectionStart=this.index+1}else if(!isWhitespace(c)){this.sectionStart=this.index
this.state=State.InAttributeValueNq
this.stateInAttributeValueNoQuotes(c)}}handleInAttributeValue(c,quote){if(c===quote||!this.decodeEntities&&this.fastForwardTo(quote)){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(quote===CharCodes.DoubleQuote?QuoteType.Double:QuoteType.Single,this.index+1)
this.state=State.BeforeAttributeName}else if(this.decodeEntities&&c===CharCodes.Amp)this.startEntity()}stateInAttributeValueDoubleQuotes(c){this.handleInAttributeValue(c,CharCodes.DoubleQuote)}stateInAttributeValueSingleQuotes(c){this.handleInAttributeValue(c,CharCodes.SingleQuote)}stateInAttributeValueNoQuotes(c){if(isWhitespace(c)||c===CharCodes.Gt){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(QuoteType.Unquoted,this.index)
this.state=State.BeforeAttributeName
this.stateBeforeAttributeName(c)}else if(this.decodeEntities&&c===CharCodes.Amp)this.startEntity()}stateBeforeDeclaration(c){if(c===CharCodes.OpeningSquareBracket){this.state=State.CDATASequence
this.sequenceIndex=0}else if(this.xmlMode)this.state=c===CharCodes.Dash?State.BeforeComment:State.InDeclaration
else if((c|32)===Sequences.Doctype[0]){this.state=State.DeclarationSequence
this.currentSequence=Sequences.Doctype
this.sequenceIndex=1}else if(c===CharCodes.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=State.Text
this.sectionStart=this.index+1}else if(c===CharCodes.Dash)this.state=State.BeforeComment
else this.state=State.InSpecialComment}stateDeclarationSequence(c){if(this.sequenceIndex===this.currentSequence.length){this.state=State.InDeclaration
this.stateInDeclaration(c)}else if((c|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(c===CharCodes.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=State.Text
this.sectionStart=this.index+1}else this.state=State.InSpecialComment}stateInDeclaration(c){if(c===CharCodes.Gt||this.fastForwardTo(CharCodes.Gt)){this.cbs.ondeclaration(this.sectionStart,this.index)
this.state=State.Text
this.sectionStart=this.index+1}}stateInProcessingInstruction(c){if(c===CharCodes.Questionmark)this.sequenceIndex=1
else if(c===CharCodes.Gt&&this.sequenceIndex===1){this.cbs.onprocessinginstruction(this.sectionStart,this.index-1)
this.sequenceIndex=0
this.state=State.Text
this.sectionStart=this.index+1}else this.sequenceIndex=Number(this.fastForwardTo(CharCodes.Questionmark))}stateBeforeComment(c){if(c===CharCodes.Dash){this.state=State.InCommentLike
this.currentSequence=Sequences.CommentEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}else if(this.xmlMode)this.state=State.InDeclaration
else if(c===CharCodes.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=State.Text
this.sectionStart=this.index+1}else this.state=State.InSpecialComment}stateInSpecialComment(c){if(c===CharCodes.Gt||this.fastForwardTo(CharCodes.Gt)){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=State.Text
this.sectionStart=this.index+1}}startEntity(){this.baseState=this.state
this.state=State.InEntity
this.entityStart=this.index
this.entityDecoder.startEntity(this.xmlMode?decode.FJ.Strict:this.baseState===State.Text||this.baseState===State.InSpecialTag?decode.FJ.Legacy:decode.FJ.Attribute)}stateInEntity(){const indexInBuffer=this.index-this.offset
const length=this.entityDecoder.write(this.buffer,indexInBuffer)
if(length>=0){this.state=this.baseState
if(length===0)this.index-=1}else{if(indexInBuffer<this.buffer.length&&this.buffer.charCodeAt(indexInBuffer)===CharCodes.Amp){this.state=this.baseState
this.index-=1
return}this.index=this.offset+this.buffer.length-1}}cleanup(){if(this.running&&this.sectionStart!==this.index)if(this.state===State.Text||this.state===State.InPlainText||this.state===State.InSpecialTag&&this.sequenceIndex===0){this.cbs.ontext(this.sectionStart,this.index)
this.sectionStart=this.index}else if(this.state===State.InAttributeValueDq||this.state===State.InAttributeValueSq||this.state===State.InAttributeValueNq){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=this.index}}shouldContinue(){return this.index<this.buffer.length+this.offset&&this.running}parse(){while(this.shouldContinue()){const c=this.buffer.charCodeAt(this.index-this.offset)
switch(this.state){case State.Text:this.stateText(c)
break
case State.InPlainText:this.index=this.buffer.length+this.offset-1
break
case State.SpecialStartSequence:this.stateSpecialStartSequence(c)
break
case State.InSpecialTag:this.stateInSpecialTag(c)
break
case State.CDATASequence:this.stateCDATASequence(c)
break
case State.DeclarationSequence:this.stateDeclarationSequence(c)
break
case State.InAttributeValueDq:this.stateInAttributeValueDoubleQuotes(c)
break
case State.InAttributeName:this.stateInAttributeName(c)
break
case State.InCommentLike:this.stateInCommentLike(c)
break
case State.InSpecialComment:this.stateInSpecialComment(c)
break
case State.BeforeAttributeName:this.stateBeforeAttributeName(c)
break
case State.InTagName:this.stateInTagName(c)
break
case State.InClosingTagName:this.stateInClosingTagName(c)
break
case State.BeforeTagName:this.stateBeforeTagName(c)
break
case State.AfterAttributeName:this.stateAfterAttributeName(c)
break
case State.InAttributeValueSq:this.stateInAttributeValueSingleQuotes(c)
break
case State.BeforeAttributeValue:this.stateBeforeAttributeValue(c)
break
case State.BeforeClosingTagName:this.stateBeforeClosingTagName(c)
break
case State.AfterClosingTagName:this.stateAfterClosingTagName(c)
break
case State.InAttributeValueNq:this.stateInAttributeValueNoQuotes(c)
break
case State.InSelfClosingTag:this.stateInSelfClosingTag(c)
break
case State.InDeclaration:this.stateInDeclaration(c)
break
case State.BeforeDeclaration:this.stateBeforeDeclaration(c)
break
case State.BeforeComment:this.stateBeforeComment(c)
break
case State.InProcessingInstruction:this.stateInProcessingInstruction(c)
break
case State.InEntity:this.stateInEntity()
break}this.index++}this.cleanup()}finish(){if(this.state===State.InEntity){this.entityDecoder.end()
this.state=this.baseState}this.handleTrailingData()
this.cbs.onend()}handleTrailingCommentLikeData(endIndex){if(this.state!==State.InCommentLike)return!1
if(this.currentSequence===Sequences.CdataEnd)if(this.xmlMode){if(this.sectionStart<endIndex)this.cbs.oncdata(this.sectionStart,endIndex,0)}else{const cdataStart=this.sectionStart-Sequences.Cdata.length-1
this.cbs.oncomment(cdataStart,endIndex,0)}else{const offset=this.xmlMode?0:Math.min(this.sequenceIndex,Sequences.CommentEnd.length-1)
this.cbs.oncomment(this.sectionStart,endIndex,offset)}return!0}handleTrailingMarkupDeclaration(endIndex){if(this.xmlMode)switch(this.state){case State.InSpecialComment:case State.BeforeComment:case State.CDATASequence:case State.DeclarationSequence:case State.InDeclaration:this.cbs.ontext(this.sectionStart,endIndex)
return!0
default:return!1}switch(this.state){case State.BeforeDeclaration:case State.InSpecialComment:case State.BeforeComment:case State.CDATASequence:this.cbs.oncomment(this.sectionStart,endIndex,0)
return!0
case State.DeclarationSequence:if(this.sequenceIndex!==Sequences.Doctype.length)this.cbs.oncomment(this.sectionStart,endIndex,0)
return!0
case State.InDeclaration:return!0
default:return!1}}handleTrailingData(){const endIndex=this.buffer.length+this.offset
if(this.handleTrailingCommentLikeData(endIndex)||this.handleTrailingMarkupDeclaration(endIndex))return
if(this.sectionStart>=endIndex)return
switch(this.state){case State.InTagName:case State.BeforeAttributeName:case State.BeforeAttributeValue:case State.AfterAttributeName:case State.InAttributeName:case State.InAttributeValueSq:case State.InAttributeValueDq:case State.InAttributeValueNq:case State.InClosingTagName:break
default:this.cbs.ontext(this.sectionStart,endIndex)}}emitCodePoint(cp,consumed){if(this.baseState!==State.Text&&this.baseState!==State.InSpecialTag){if(this.sectionStart<this.entityStart)this.cbs.onattribdata(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+consumed
this.index=this.sectionStart-1
this.cbs.onattribentity(cp)}else{if(this.sectionStart<this.entityStart)this.cbs.ontext(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+consumed
this.index=this.sectionStart-1
this.cbs.ontextentity(cp,this.sectionStart)}}}const{fromCodePoint:fromCodePoint}=String
const formTags=new Set(["input","option","optgroup","select","button","datalist","textarea"])
const pTag=new Set(["p"])
const headingTags=new Set(["h1","h2","h3","h4","h5","h6","p"])
const tableSectionTags=new Set(["thead","tbody"])
const ddtTags=new Set(["dd","dt"])
const rtpTags=new Set(["rt","rp"])
const openImpliesClose=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],["p",pTag],["h1",headingTags],["h2",headingTags],["h3",headingTags],["h4",headingTags],["h5",headingTags],["h6",headingTags],["select",formTags],["input",formTags],["output",formTags],["button",formTags],["datalist",formTags],["textarea",formTags],["option",new Set(["option"])],["optgroup",new Set(["optgroup","option"])],["dd",ddtTags],["dt",ddtTags],["address",pTag],["article",pTag],["aside",pTag],["blockquote",pTag],["details",pTag],["div",pTag],["dl",pTag],["fieldset",pTag],["figcaption",pTag],["figure",pTag],["footer",pTag],["form",pTag],["header",pTag],["hr",pTag],["main",pTag],["nav",pTag],["ol",pTag],["pre",pTag],["section",pTag],["table",pTag],["ul",pTag],["rt",rtpTags],["rp",rtpTags],["tbody",tableSectionTags],["tfoot",tableSectionTags]])
const DOCUMENT_TYPE="doctype"
const voidElements=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"])
const foreignContextElements=new Set(["math","svg"])
const htmlIntegrationElements=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"])
const svgTagNameAdjustments=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],["animatemotion","animateMotion"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecomponenttransfer","feComponentTransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedisplacementmap","feDisplacementMap"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feFuncB"],["fefuncg","feFuncG"],["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],["femorphology","feMorphology"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],["fetile","feTile"],["feturbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradient","radialGradient"],["textpath","textPath"]])
var ForeignContext;(function(ForeignContext){ForeignContext[ForeignContext["None"]=0]="None"
ForeignContext[ForeignContext["Svg"]=1]="Svg"
ForeignContext[ForeignContext["MathML"]=2]="MathML"})(ForeignContext||(ForeignContext={}))
const reNameEnd=/\s|\//
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
constructor(cbs,options={}){this.options=options
this.cbs=cbs??{}
this.htmlMode=!this.options.xmlMode
this.lowerCaseTagNames=options.lowerCaseTags??this.htmlMode
this.lowerCaseAttributeNames=options.lowerCaseAttributeNames??this.htmlMode
this.recognizeSelfClosing=options.recognizeSelfClosing??!this.htmlMode
this.tokenizer=new(options.Tokenizer??Tokenizer)(this.options,this)
this.foreignContext=[ForeignContext.None]
this.cbs.onparserinit?.(this)}ontext(start,endIndex){const data=this.getSlice(start,endIndex)
this.endIndex=endIndex-1
this.cbs.ontext?.(data)
this.startIndex=endIndex}ontextentity(cp,endIndex){this.endIndex=endIndex-1
this.cbs.ontext?.(fromCodePoint(cp))
this.startIndex=endIndex}isInForeignContext(){return this.foreignContext[0]!==ForeignContext.None}isVoidElement(name){return this.htmlMode&&voidElements.has(name)}readTagName(start,endIndex){const name=this.lowerCaseTagNames?this.getSlice(start,endIndex).toLowerCase():this.getSlice(start,endIndex)
if(!this.lowerCaseTagNames||!this.htmlMode)return name
if(this.foreignContext[0]===ForeignContext.Svg)return svgTagNameAdjustments.get(name)??name
if(this.foreignContext.length>1){const adjusted=svgTagNameAdjustments.get(name)
if(adjusted!==void 0&&this.stack.includes(adjusted))return adjusted}if(!this.isInForeignContext())return name==="image"?"img":name
return name}onopentagname(start,endIndex){this.endIndex=endIndex
this.emitOpenTag(this.readTagName(start,endIndex))}emitOpenTag(name){this.openTagStart=this.startIndex
this.tagname=name
if(this.htmlMode&&name==="form"&&this.stack.includes("form")){this.tagname=""
return}const impliesClose=this.htmlMode&&openImpliesClose.get(name)
if(impliesClose)while(this.stack.length>0&&impliesClose.has(this.stack[0]))this.popElement(!0)
if(!this.isVoidElement(name)){this.stack.unshift(name)
if(this.htmlMode)if(name==="svg")this.foreignContext.unshift(ForeignContext.Svg)
else if(name==="math")this.foreignContext.unshift(ForeignContext.MathML)
else if(htmlIntegrationElements.has(name))this.foreignContext.unshift(ForeignContext.None)}this.cbs.onopentagname?.(name)
if(this.cbs.onopentag)this.attribs={}}endOpenTag(isImplied){this.startIndex=this.openTagStart
if(this.attribs){this.cbs.onopentag?.(this.tagname,this.attribs,isImplied)
this.attribs=null}if(this.cbs.onclosetag&&this.isVoidElement(this.tagname))this.cbs.onclosetag(this.tagname,!0)
this.tagname=""}onopentagend(endIndex){this.endIndex=endIndex
this.endOpenTag(!1)
this.startIndex=endIndex+1}onclosetag(start,endIndex){this.endIndex=endIndex
const name=this.readTagName(start,endIndex)
if(!this.isVoidElement(name)){const pos=this.stack.indexOf(name)
if(pos!==-1){for(let index=0;index<pos;index++)this.popElement(!0)
this.popElement(!1)}else if(this.htmlMode&&name==="p"){this.emitOpenTag("p")
this.closeCurrentTag(!0)}}else if(this.htmlMode&&name==="br"){this.cbs.onopentagname?.("br")
this.cbs.onopentag?.("br",{},!0)
this.cbs.onclosetag?.("br",!1)}this.startIndex=endIndex+1}onselfclosingtag(endIndex){this.endIndex=endIndex
if(this.recognizeSelfClosing||this.isInForeignContext()){this.closeCurrentTag(!1)
this.startIndex=endIndex+1}else this.onopentagend(endIndex)}popElement(implied){const element=this.stack.shift()
if(this.htmlMode&&(foreignContextElements.has(element)||htmlIntegrationElements.has(element)))this.foreignContext.shift()
this.cbs.onclosetag?.(element,implied)}closeCurrentTag(isOpenImplied){const name=this.tagname
this.endOpenTag(isOpenImplied)
if(this.stack[0]===name)this.popElement(!isOpenImplied)}onattribname(start,endIndex){this.startIndex=start
const name=this.getSlice(start,endIndex)
this.attribname=this.lowerCaseAttributeNames?name.toLowerCase():name}onattribdata(start,endIndex){this.attribvalue+=this.getSlice(start,endIndex)}onattribentity(cp){this.attribvalue+=fromCodePoint(cp)}onattribend(quote,endIndex){this.endIndex=endIndex
this.cbs.onattribute?.(this.attribname,this.attribvalue,quote===QuoteType.Double?'"':quote===QuoteType.Single?"'":quote===QuoteType.NoValue?void 0:null)
if(this.attribs&&!Object.hasOwn(this.attribs,this.attribname))this.attribs[this.attribname]=this.attribvalue
this.attribvalue=""}getInstructionName(value){const index=value.search(reNameEnd)
let name=index<0?value:value.substr(0,index)
if(this.lowerCaseTagNames)name=name.toLowerCase()
return name}ondeclaration(start,endIndex){this.endIndex=endIndex
const value=this.getSlice(start,endIndex)
if(this.cbs.onprocessinginstruction){const name=this.htmlMode?this.lowerCaseTagNames?DOCUMENT_TYPE:value.slice(0,DOCUMENT_TYPE.length):this.getInstructionName(value)
this.cbs.onprocessinginstruction(`!${name}`,`!${value}`)}this.startIndex=endIndex+1}onprocessinginstruction(start,endIndex){this.endIndex=endIndex
const value=this.getSlice(start,endIndex)
if(this.cbs.onprocessinginstruction){const name=this.getInstructionName(value)
this.cbs.onprocessinginstruction(`?${name}`,`?${value}`)}this.startIndex=endIndex+1}oncomment(start,endIndex,offset){this.endIndex=endIndex
this.cbs.oncomment?.(this.getSlice(start,endIndex-offset))
this.cbs.oncommentend?.()
this.startIndex=endIndex+1}oncdata(start,endIndex,offset){this.endIndex=endIndex
const value=this.getSlice(start,endIndex-offset)
if(!this.htmlMode||this.options.recognizeCDATA){this.cbs.oncdatastart?.()
this.cbs.ontext?.(value)
this.cbs.oncdataend?.()}else if(this.isInForeignContext())this.cbs.ontext?.(value)
else{this.cbs.oncomment?.(`[CDATA[${value}]]`)
this.cbs.oncommentend?.()}this.startIndex=endIndex+1}onend(){if(this.cbs.onclosetag){this.endIndex=this.startIndex
for(let index=0;index<this.stack.length;index++)this.cbs.onclosetag(this.stack[index],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.()
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
this.foreignContext.unshift(ForeignContext.None)
this.bufferOffset=0
this.writeIndex=0
this.ended=!1}parseComplete(data){this.reset()
this.end(data)}getSlice(start,end){if(start===end)return""
while(start-this.bufferOffset>=this.buffers[0].length)this.shiftBuffer()
let slice=this.buffers[0].slice(start-this.bufferOffset,end-this.bufferOffset)
while(end-this.bufferOffset>this.buffers[0].length){this.shiftBuffer()
slice+=this.buffers[0].slice(0,end-this.bufferOffset)}return slice}shiftBuffer(){this.bufferOffset+=this.buffers[0].length
this.writeIndex--
this.buffers.shift()}write(chunk){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"))
return}this.buffers.push(chunk)
if(this.tokenizer.running){this.tokenizer.write(chunk)
this.writeIndex++}}end(chunk){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"))
return}if(chunk)this.write(chunk)
this.ended=!0
this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){this.tokenizer.resume()
while(this.tokenizer.running&&this.writeIndex<this.buffers.length)this.tokenizer.write(this.buffers[this.writeIndex++])
if(this.ended)this.tokenizer.end()}}}),69938:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>footnote_plugin})
function render_footnote_anchor_name(tokens,idx,options,env){const n=Number(tokens[idx].meta.id+1).toString()
let prefix=""
if(typeof env.docId==="string")prefix=`-${env.docId}-`
return prefix+n}function render_footnote_caption(tokens,idx){let n=Number(tokens[idx].meta.id+1).toString()
if(tokens[idx].meta.subId>0)n+=`:${tokens[idx].meta.subId}`
return`[${n}]`}function render_footnote_ref(tokens,idx,options,env,slf){const id=slf.rules.footnote_anchor_name(tokens,idx,options,env,slf)
const caption=slf.rules.footnote_caption(tokens,idx,options,env,slf)
let refid=id
if(tokens[idx].meta.subId>0)refid+=`:${tokens[idx].meta.subId}`
return`<sup class="footnote-ref"><a href="#fn${id}" id="fnref${refid}">${caption}</a></sup>`}function render_footnote_block_open(tokens,idx,options){return(options.xhtmlOut?'<hr class="footnotes-sep" />\n':'<hr class="footnotes-sep">\n')+'<section class="footnotes">\n'+'<ol class="footnotes-list">\n'}function render_footnote_block_close(){return"</ol>\n</section>\n"}function render_footnote_open(tokens,idx,options,env,slf){let id=slf.rules.footnote_anchor_name(tokens,idx,options,env,slf)
if(tokens[idx].meta.subId>0)id+=`:${tokens[idx].meta.subId}`
return`<li id="fn${id}" class="footnote-item">`}function render_footnote_close(){return"</li>\n"}function render_footnote_anchor(tokens,idx,options,env,slf){let id=slf.rules.footnote_anchor_name(tokens,idx,options,env,slf)
if(tokens[idx].meta.subId>0)id+=`:${tokens[idx].meta.subId}`
return` <a href="#fnref${id}" class="footnote-backref">↩︎</a>`}function footnote_plugin(md){const parseLinkLabel=md.helpers.parseLinkLabel
const isSpace=md.utils.isSpace
md.renderer.rules.footnote_ref=render_footnote_ref
md.renderer.rules.footnote_block_open=render_footnote_block_open
md.renderer.rules.footnote_block_close=render_footnote_block_close
md.renderer.rules.footnote_open=render_footnote_open
md.renderer.rules.footnote_close=render_footnote_close
md.renderer.rules.footnote_anchor=render_footnote_anchor
md.renderer.rules.footnote_caption=render_footnote_caption
md.renderer.rules.footnote_anchor_name=render_footnote_anchor_name
function footnote_def(state,startLine,endLine,silent){const start=state.bMarks[startLine]+state.tShift[startLine]
const max=state.eMarks[startLine]
if(start+4>max)return!1
if(state.src.charCodeAt(start)!==91)return!1
if(state.src.charCodeAt(start+1)!==94)return!1
let pos
for(pos=start+2;pos<max;pos++){if(state.src.charCodeAt(pos)===32)return!1
if(state.src.charCodeAt(pos)===93)break}if(pos===start+2)return!1
if(pos+1>=max||state.src.charCodeAt(++pos)!==58)return!1
if(silent)return!0
pos++
if(!state.env.footnotes)state.env.footnotes={}
if(!state.env.footnotes.refs)state.env.footnotes.refs={}
const label=state.src.slice(start+2,pos-2)
state.env.footnotes.refs[`:${label}`]=-1
const token_fref_o=new state.Token("footnote_reference_open","",1)
token_fref_o.meta={label:label}
token_fref_o.level=state.level++
state.tokens.push(token_fref_o)
const oldBMark=state.bMarks[startLine]
const oldTShift=state.tShift[startLine]
const oldSCount=state.sCount[startLine]
const oldParentType=state.parentType
const posAfterColon=pos
const initial=state.sCount[startLine]+pos-(state.bMarks[startLine]+state.tShift[startLine])
let offset=initial
while(pos<max){const ch=state.src.charCodeAt(pos)
if(isSpace(ch))if(ch===9)offset+=4-offset%4
else offset++
else break
pos++}state.tShift[startLine]=pos-posAfterColon
state.sCount[startLine]=offset-initial
state.bMarks[startLine]=posAfterColon
state.blkIndent+=4
state.parentType="footnote"
if(state.sCount[startLine]<state.blkIndent)state.sCount[startLine]+=state.blkIndent
state.md.block.tokenize(state,startLine,endLine,!0)
state.parentType=oldParentType
state.blkIndent-=4
state.tShift[startLine]=oldTShift
state.sCount[startLine]=oldSCount
state.bMarks[startLine]=oldBMark
const token_fref_c=new state.Token("footnote_reference_close","",-1)
token_fref_c.level=--state.level
state.tokens.push(token_fref_c)
return!0}function footnote_inline(state,silent){const max=state.posMax
const start=state.pos
if(start+2>=max)return!1
if(state.src.charCodeAt(start)!==94)return!1
if(state.src.charCodeAt(start+1)!==91)return!1
const labelStart=start+2
const labelEnd=parseLinkLabel(state,start+1)
if(labelEnd<0)return!1
if(!silent){if(!state.env.footnotes)state.env.footnotes={}
if(!state.env.footnotes.list)state.env.footnotes.list=[]
const footnoteId=state.env.footnotes.list.length
const tokens=[]
state.md.inline.parse(state.src.slice(labelStart,labelEnd),state.md,state.env,tokens)
const token=state.push("footnote_ref","",0)
token.meta={id:footnoteId}
state.env.footnotes.list[footnoteId]={content:state.src.slice(labelStart,labelEnd),tokens:tokens}}state.pos=labelEnd+1
state.posMax=max
return!0}function footnote_ref(state,silent){const max=state.posMax
const start=state.pos
if(start+3>max)return!1
if(!state.env.footnotes||!state.env.footnotes.refs)return!1
if(state.src.charCodeAt(start)!==91)return!1
if(state.src.charCodeAt(start+1)!==94)return!1
let pos
for(pos=start+2;pos<max;pos++){if(state.src.charCodeAt(pos)===32)return!1
if(state.src.charCodeAt(pos)===10)return!1
if(state.src.charCodeAt(pos)===93)break}if(pos===start+2)return!1
if(pos>=max)return!1
pos++
const label=state.src.slice(start+2,pos-1)
if(typeof state.env.footnotes.refs[`:${label}`]==="undefined")return!1
if(!silent){if(!state.env.footnotes.list)state.env.footnotes.list=[]
let footnoteId
if(state.env.footnotes.refs[`:${label}`]<0){footnoteId=state.env.footnotes.list.length
state.env.footnotes.list[footnoteId]={label:label,count:0}
state.env.footnotes.refs[`:${label}`]=footnoteId}else footnoteId=state.env.footnotes.refs[`:${label}`]
const footnoteSubId=state.env.footnotes.list[footnoteId].count
state.env.footnotes.list[footnoteId].count++
const token=state.push("footnote_ref","",0)
token.meta={id:footnoteId,subId:footnoteSubId,label:label}}state.pos=pos
state.posMax=max
return!0}function footnote_tail(state){let tokens
let current
let currentLabel
let insideRef=!1
const refTokens={}
if(!state.env.footnotes)return
state.tokens=state.tokens.filter(function(tok){if(tok.type==="footnote_reference_open"){insideRef=!0
current=[]
currentLabel=tok.meta.label
return!1}if(tok.type==="footnote_reference_close"){insideRef=!1
refTokens[":"+currentLabel]=current
return!1}if(insideRef)current.push(tok)
return!insideRef})
if(!state.env.footnotes.list)return
const list=state.env.footnotes.list
state.tokens.push(new state.Token("footnote_block_open","",1))
for(let i=0,l=list.length;i<l;i++){const token_fo=new state.Token("footnote_open","",1)
token_fo.meta={id:i,label:list[i].label}
state.tokens.push(token_fo)
if(list[i].tokens){tokens=[]
const token_po=new state.Token("paragraph_open","p",1)
token_po.block=!0
tokens.push(token_po)
const token_i=new state.Token("inline","",0)
token_i.children=list[i].tokens
token_i.content=list[i].content
tokens.push(token_i)
const token_pc=new state.Token("paragraph_close","p",-1)
token_pc.block=!0
tokens.push(token_pc)}else if(list[i].label)tokens=refTokens[`:${list[i].label}`]
if(tokens)state.tokens=state.tokens.concat(tokens)
let lastParagraph
if(state.tokens[state.tokens.length-1].type==="paragraph_close")lastParagraph=state.tokens.pop()
else lastParagraph=null
const t=list[i].count>0?list[i].count:1
for(let j=0;j<t;j++){const token_a=new state.Token("footnote_anchor","",0)
token_a.meta={id:i,subId:j,label:list[i].label}
state.tokens.push(token_a)}if(lastParagraph)state.tokens.push(lastParagraph)
state.tokens.push(new state.Token("footnote_close","",-1))}state.tokens.push(new state.Token("footnote_block_close","",-1))}md.block.ruler.before("reference","footnote_def",footnote_def,{alt:["paragraph","reference"]})
md.inline.ruler.after("image","footnote_inline",footnote_inline)
md.inline.ruler.after("footnote_inline","footnote_ref",footnote_ref)
md.core.ruler.after("inline","footnote_tail",footnote_tail)}})}

export const id=2098
export const ids=[2098]
export const modules={18629:(module=>{const maxInt=2147483647
const base=36
const tMin=1
const tMax=26
const skew=38
const damp=700
const initialBias=72
const initialN=128
const delimiter="-"
const regexPunycode=/^xn--/
const regexNonASCII=/[^\0-\x7F]/
const regexSeparators=/[\x2E\u3002\uFF0E\uFF61]/g
const errors={overflow:"Overflow: input needs wider integers to process","not-basic":"Illegal input >= 0x80 (not a basic code point)","invalid-input":"Invalid input"}
const baseMinusTMin=base-tMin
const floor=Math.floor
const stringFromCharCode=String.fromCharCode
function error(type){throw new RangeError(errors[type])}function map(array,callback){const result=[]
let length=array.length
while(length--)result[length]=callback(array[length])
return result}function mapDomain(domain,callback){const parts=domain.split("@")
let result=""
if(parts.length>1){result=parts[0]+"@"
domain=parts[1]}domain=domain.replace(regexSeparators,".")
const labels=domain.split(".")
const encoded=map(labels,callback).join(".")
return result+encoded}function ucs2decode(string){const output=[]
let counter=0
const length=string.length
while(counter<length){const value=string.charCodeAt(counter++)
if(value>=55296&&value<=56319&&counter<length){const extra=string.charCodeAt(counter++)
if((extra&64512)==56320)output.push(((value&1023)<<10)+(extra&1023)+65536)
else{output.push(value)
counter--}}else output.push(value)}return output}const ucs2encode=codePoints=>String.fromCodePoint(...codePoints)
const basicToDigit=function(codePoint){if(codePoint>=48&&codePoint<58)return 26+(codePoint-48)
if(codePoint>=65&&codePoint<91)return codePoint-65
if(codePoint>=97&&codePoint<123)return codePoint-97
return base}
const digitToBasic=function(digit,flag){return digit+22+75*(digit<26)-((flag!=0)<<5)}
const adapt=function(delta,numPoints,firstTime){let k=0
delta=firstTime?floor(delta/damp):delta>>1
delta+=floor(delta/numPoints)
for(;delta>baseMinusTMin*tMax>>1;k+=base)delta=floor(delta/baseMinusTMin)
return floor(k+(baseMinusTMin+1)*delta/(delta+skew))}
const decode=function(input){const output=[]
const inputLength=input.length
let i=0
let n=initialN
let bias=initialBias
let basic=input.lastIndexOf(delimiter)
if(basic<0)basic=0
for(let j=0;j<basic;++j){if(input.charCodeAt(j)>=128)error("not-basic")
output.push(input.charCodeAt(j))}for(let index=basic>0?basic+1:0;index<inputLength;){const oldi=i
for(let w=1,k=base;;k+=base){if(index>=inputLength)error("invalid-input")
const digit=basicToDigit(input.charCodeAt(index++))
if(digit>=base)error("invalid-input")
if(digit>floor((maxInt-i)/w))error("overflow")
i+=digit*w
const t=k<=bias?tMin:k>=bias+tMax?tMax:k-bias
if(digit<t)break
const baseMinusT=base-t
if(w>floor(maxInt/baseMinusT))error("overflow")
w*=baseMinusT}const out=output.length+1
bias=adapt(i-oldi,out,oldi==0)
if(floor(i/out)>maxInt-n)error("overflow")
n+=floor(i/out)
i%=out
output.splice(i++,0,n)}return String.fromCodePoint(...output)}
const encode=function(input){const output=[]
input=ucs2decode(input)
const inputLength=input.length
let n=initialN
let delta=0
let bias=initialBias
for(const currentValue of input)if(currentValue<128)output.push(stringFromCharCode(currentValue))
const basicLength=output.length
let handledCPCount=basicLength
if(basicLength)output.push(delimiter)
while(handledCPCount<inputLength){let m=maxInt
for(const currentValue of input)if(currentValue>=n&&currentValue<m)m=currentValue
const handledCPCountPlusOne=handledCPCount+1
if(m-n>floor((maxInt-delta)/handledCPCountPlusOne))error("overflow")
delta+=(m-n)*handledCPCountPlusOne
n=m
for(const currentValue of input){if(currentValue<n&&++delta>maxInt)error("overflow")
if(currentValue===n){let q=delta
for(let k=base;;k+=base){const t=k<=bias?tMin:k>=bias+tMax?tMax:k-bias
if(q<t)break
const qMinusT=q-t
const baseMinusT=base-t
output.push(stringFromCharCode(digitToBasic(t+qMinusT%baseMinusT,0)))
q=floor(qMinusT/baseMinusT)}output.push(stringFromCharCode(digitToBasic(q,0)))
bias=adapt(delta,handledCPCountPlusOne,handledCPCount===basicLength)
delta=0;++handledCPCount}}++delta;++n}return output.join("")}
const toUnicode=function(input){return mapDomain(input,function(string){return regexPunycode.test(string)?decode(string.slice(4).toLowerCase()):string})}
const toASCII=function(input){return mapDomain(input,function(string){return regexNonASCII.test(string)?"xn--"+encode(string):string})}
const punycode={version:"2.3.1",ucs2:{decode:ucs2decode,encode:ucs2encode},decode:decode,encode:encode,toASCII:toASCII,toUnicode:toUnicode}
module.exports=punycode}),57031:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{FJ:()=>DecodingMode,Wf:()=>EntityDecoder,hl:()=>decodeHTMLStrict})
const c1=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(codePoint){return codePoint===0||codePoint>=55296&&codePoint<=57343||codePoint>1114111}function replaceCodePoint(codePoint){if(isInvalidCodePoint(codePoint))return 65533
if(codePoint>=128&&codePoint<=159)return c1[codePoint-128]||codePoint
return codePoint}function decode_codepoint_replaceCodePointXML(codePoint){return isInvalidCodePoint(codePoint)?65533:codePoint}function codePointToString(codePoint){return codePoint-1>>>0<127||codePoint-160>>>0<55136?String.fromCharCode(codePoint):String.fromCodePoint(replaceCodePoint(codePoint))}var decode_data_html=__webpack_require__(14873)
var decode_data_xml=__webpack_require__(78094)
var BinTrieFlags;(function(BinTrieFlags){BinTrieFlags[BinTrieFlags["VALUE_LENGTH"]=49152]="VALUE_LENGTH"
BinTrieFlags[BinTrieFlags["FLAG13"]=8192]="FLAG13"
BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"]=8064]="BRANCH_LENGTH"
BinTrieFlags[BinTrieFlags["JUMP_TABLE"]=127]="JUMP_TABLE"
BinTrieFlags[BinTrieFlags["VALUE_MASK"]=8191]="VALUE_MASK"})(BinTrieFlags||(BinTrieFlags={}))
var CharCodes;(function(CharCodes){CharCodes[CharCodes["AMP"]=38]="AMP"
CharCodes[CharCodes["NUM"]=35]="NUM"
CharCodes[CharCodes["SEMI"]=59]="SEMI"
CharCodes[CharCodes["EQUALS"]=61]="EQUALS"
CharCodes[CharCodes["ZERO"]=48]="ZERO"
CharCodes[CharCodes["NINE"]=57]="NINE"
CharCodes[CharCodes["LOWER_A"]=97]="LOWER_A"
CharCodes[CharCodes["LOWER_X"]=120]="LOWER_X"})(CharCodes||(CharCodes={}))
const TO_LOWER_BIT=32
const CONSUMED_SHIFT=21
const CODE_POINT_MASK=2097151
const CONSUMED_OVERFLOW=2047
let longNumericConsumed=0
function unpackConsumed(packed){const consumed=packed>>>CONSUMED_SHIFT
return consumed===CONSUMED_OVERFLOW?longNumericConsumed:consumed}function isNumber(code){return code-CharCodes.ZERO>>>0<=9}function isHexadecimalCharacter(code){return(code|TO_LOWER_BIT)-CharCodes.LOWER_A>>>0<=5}function isAlpha(code){return(code|TO_LOWER_BIT)-CharCodes.LOWER_A>>>0<=25}function isEntityInAttributeInvalidEnd(code){return code===CharCodes.EQUALS||isAlpha(code)||isNumber(code)}var EntityDecoderState;(function(EntityDecoderState){EntityDecoderState[EntityDecoderState["EntityStart"]=0]="EntityStart"
EntityDecoderState[EntityDecoderState["NumericStart"]=1]="NumericStart"
EntityDecoderState[EntityDecoderState["NumericDecimal"]=2]="NumericDecimal"
EntityDecoderState[EntityDecoderState["NumericHex"]=3]="NumericHex"
EntityDecoderState[EntityDecoderState["NamedEntity"]=4]="NamedEntity"})(EntityDecoderState||(EntityDecoderState={}))
var DecodingMode;(function(DecodingMode){DecodingMode[DecodingMode["Legacy"]=0]="Legacy"
DecodingMode[DecodingMode["Strict"]=1]="Strict"
DecodingMode[DecodingMode["Attribute"]=2]="Attribute"})(DecodingMode||(DecodingMode={}))
class EntityDecoder{decodeTree
emitCodePoint
errors
state=EntityDecoderState.EntityStart
consumed=1
result=0
treeIndex=0
excess=1
decodeMode=DecodingMode.Strict
runConsumed=0
constructor(decodeTree,emitCodePoint,errors){this.decodeTree=decodeTree
this.emitCodePoint=emitCodePoint
this.errors=errors}startEntity(decodeMode){this.decodeMode=decodeMode
this.state=EntityDecoderState.EntityStart
this.result=0
this.treeIndex=0
this.excess=1
this.consumed=1
this.runConsumed=0}write(input,offset){switch(this.state){case EntityDecoderState.EntityStart:if(input.charCodeAt(offset)===CharCodes.NUM){this.state=EntityDecoderState.NumericStart
this.consumed+=1
return this.stateNumericStart(input,offset+1)}this.state=EntityDecoderState.NamedEntity
return this.stateNamedEntity(input,offset)
case EntityDecoderState.NumericStart:return this.stateNumericStart(input,offset)
case EntityDecoderState.NumericDecimal:return this.stateNumericDecimal(input,offset)
case EntityDecoderState.NumericHex:return this.stateNumericHex(input,offset)
default:return this.stateNamedEntity(input,offset)}}stateNumericStart(input,offset){if(offset>=input.length)return-1
if((input.charCodeAt(offset)|TO_LOWER_BIT)===CharCodes.LOWER_X){this.state=EntityDecoderState.NumericHex
this.consumed+=1
return this.stateNumericHex(input,offset+1)}this.state=EntityDecoderState.NumericDecimal
return this.stateNumericDecimal(input,offset)}stateNumericHex(input,offset){const inputLength=input.length
let{result:result}=this
let{consumed:consumed}=this
while(offset<inputLength){const char=input.charCodeAt(offset)
if(isNumber(char)||isHexadecimalCharacter(char)){const digit=char<=CharCodes.NINE?char-CharCodes.ZERO:(char|TO_LOWER_BIT)-CharCodes.LOWER_A+10
result=result*16+digit
consumed+=1
offset+=1}else{this.result=result
this.consumed=consumed
return this.emitNumericEntity(char,3)}}this.result=result
this.consumed=consumed
return-1}stateNumericDecimal(input,offset){const inputLength=input.length
let{result:result}=this
let{consumed:consumed}=this
while(offset<inputLength){const digit=input.charCodeAt(offset)-CharCodes.ZERO
if(digit>>>0>9){this.result=result
this.consumed=consumed
return this.emitNumericEntity(digit+CharCodes.ZERO,2)}result=result*10+digit
consumed+=1
offset+=1}this.result=result
this.consumed=consumed
return-1}emitNumericEntity(lastCp,expectedLength){if(this.consumed<=expectedLength){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(lastCp===CharCodes.SEMI)this.consumed+=1
else if(this.decodeMode===DecodingMode.Strict)return 0
this.emitCodePoint((this.decodeTree===decode_data_xml.s?decode_codepoint_replaceCodePointXML:replaceCodePoint)(this.result),this.consumed)
if(this.errors){if(lastCp!==CharCodes.SEMI)this.errors.missingSemicolonAfterCharacterReference()
this.errors.validateNumericCharacterReference(this.result)}return this.consumed}flushAndEmitLegacyOrReject(consumed,excess,char,valueLength){this.consumed=consumed
this.excess=excess
return this.result===0||this.decodeMode===DecodingMode.Attribute&&(valueLength===0||excess>1||isEntityInAttributeInvalidEnd(char))?0:this.emitNotTerminatedNamedEntity()}stateNamedEntity(input,offset){const{decodeTree:decodeTree}=this
const inputLength=input.length
const isStrict=this.decodeMode===DecodingMode.Strict
let{treeIndex:treeIndex}=this
let{excess:excess}=this
let{consumed:consumed}=this
let current=decodeTree[treeIndex]
while(offset<inputLength){while((current&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===0&&(current&BinTrieFlags.JUMP_TABLE)!==0){const char=input.charCodeAt(offset)
const jumpOffset=current&BinTrieFlags.JUMP_TABLE
const branchCount=(current&BinTrieFlags.BRANCH_LENGTH)>>7
if(branchCount===0){if(char!==jumpOffset)return this.flushAndEmitLegacyOrReject(consumed,excess,char,0)
treeIndex+=1}else{const slot=char-jumpOffset
if(slot>>>0>=branchCount)return this.flushAndEmitLegacyOrReject(consumed,excess,char,0)
const stored=decodeTree[treeIndex+1+slot]
if(stored===0)return this.flushAndEmitLegacyOrReject(consumed,excess,char,0)
treeIndex=treeIndex+branchCount+stored&65535}current=decodeTree[treeIndex]
offset+=1
excess+=1
if(offset>=inputLength)break}if(offset>=inputLength)break
if((current&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===BinTrieFlags.FLAG13){const runLength=(current&BinTrieFlags.BRANCH_LENGTH)>>7
let{runConsumed:runConsumed}=this
if(runConsumed===0){const char=input.charCodeAt(offset)
if(char!==(current&BinTrieFlags.JUMP_TABLE))return this.flushAndEmitLegacyOrReject(consumed,excess,char,0)
offset+=1
excess+=1
runConsumed=1}while(runConsumed<runLength){if(offset>=inputLength){this.treeIndex=treeIndex
this.excess=excess
this.consumed=consumed
this.runConsumed=runConsumed
return-1}const charIndexInPacked=runConsumed-1
const packedWord=decodeTree[treeIndex+1+(charIndexInPacked>>1)]
const expectedChar=packedWord>>((charIndexInPacked&1)<<3)&255
const char=input.charCodeAt(offset)
if(char!==expectedChar){this.runConsumed=0
return this.flushAndEmitLegacyOrReject(consumed,excess,char,0)}offset+=1
excess+=1
runConsumed+=1}this.runConsumed=0
treeIndex+=1+(runLength>>1)
current=decodeTree[treeIndex]
continue}const valueLength=current>>>14
const char=input.charCodeAt(offset)
if(valueLength!==0){if(!isStrict&&(current&BinTrieFlags.FLAG13)===0){this.result=treeIndex
consumed+=excess-1
excess=1}if(char===CharCodes.SEMI)return this.emitNamedEntityData(treeIndex,valueLength,consumed+excess)
if(valueLength===1)return this.flushAndEmitLegacyOrReject(consumed,excess,char,valueLength)}const next=determineBranch(decodeTree,current,treeIndex+(valueLength||1),char)
if(next<0)return this.flushAndEmitLegacyOrReject(consumed,excess,char,valueLength)
treeIndex=next
current=decodeTree[treeIndex]
offset+=1
excess+=1}if(!isStrict&&current>>>14!==0&&(current&BinTrieFlags.FLAG13)===0){this.result=treeIndex
consumed+=excess-1
excess=1}this.treeIndex=treeIndex
this.excess=excess
this.consumed=consumed
return-1}emitNotTerminatedNamedEntity(){const{result:result,decodeTree:decodeTree}=this
const valueLength=decodeTree[result]>>>14
this.emitNamedEntityData(result,valueLength,this.consumed)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}emitNamedEntityData(result,valueLength,consumed){const{decodeTree:decodeTree}=this
this.emitCodePoint(valueLength===1?decodeTree[result]&BinTrieFlags.VALUE_MASK:decodeTree[result+1],consumed)
if(valueLength===3)this.emitCodePoint(decodeTree[result+2],consumed)
return consumed}end(){switch(this.state){case EntityDecoderState.NamedEntity:return this.result!==0&&(this.decodeMode!==DecodingMode.Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0
case EntityDecoderState.NumericDecimal:return this.emitNumericEntity(0,2)
case EntityDecoderState.NumericHex:return this.emitNumericEntity(0,3)
case EntityDecoderState.NumericStart:this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0
default:return 0}}}function determineBranch(decodeTree,current,nodeIndex,char){const branchCount=(current&BinTrieFlags.BRANCH_LENGTH)>>7
const jumpOffset=current&BinTrieFlags.JUMP_TABLE
if(jumpOffset){if(branchCount===0)return char===jumpOffset?nodeIndex:-1
const slot=char-jumpOffset
if(slot>>>0>=branchCount)return-1
const stored=decodeTree[nodeIndex+slot]
return stored===0?-1:nodeIndex+branchCount+stored-1&65535}if(branchCount===0)return-1
const packedKeySlots=branchCount+1>>1
const branchEnd=nodeIndex+packedKeySlots+branchCount
for(let index=0;index<branchCount;index++){const packed=decodeTree[nodeIndex+(index>>1)]
const key=packed>>((index&1)<<3)&255
if(key===char){const pointerIndex=nodeIndex+packedKeySlots+index
return branchEnd+decodeTree[pointerIndex]&65535}if(key>char)return-1}return-1}function readTrieValue(decodeTree,nodeIndex,valueLength){if(valueLength===1)return String.fromCharCode(decodeTree[nodeIndex]&BinTrieFlags.VALUE_MASK)
if(valueLength===2)return String.fromCharCode(decodeTree[nodeIndex+1])
return String.fromCharCode(decodeTree[nodeIndex+1],decodeTree[nodeIndex+2])}function parseNumericEntity(input,numberStart,inputLength){let offset=numberStart+1
let cp=0
let digitStart=offset
if(offset<inputLength&&(input.charCodeAt(offset)|TO_LOWER_BIT)===CharCodes.LOWER_X){offset+=1
digitStart=offset
while(offset<inputLength){const char=input.charCodeAt(offset)
if(isNumber(char))cp=cp*16+(char-CharCodes.ZERO)
else if(isHexadecimalCharacter(char))cp=cp*16+((char|TO_LOWER_BIT)-CharCodes.LOWER_A+10)
else break
offset+=1}}else while(offset<inputLength){const digit=input.charCodeAt(offset)-CharCodes.ZERO
if(digit>>>0>9)break
cp=cp*10+digit
offset+=1}if(offset===digitStart)return 0
if(offset<inputLength&&input.charCodeAt(offset)===CharCodes.SEMI)offset+=1
if(cp>1114111)cp=1114112
let consumed=offset-numberStart
if(consumed>=CONSUMED_OVERFLOW){longNumericConsumed=consumed
consumed=CONSUMED_OVERFLOW}return consumed<<CONSUMED_SHIFT|cp}function decodeWithTrie(input,isStrict,isAttribute){const decodeTree=decode_data_html.q
let offset=input.indexOf("&")
if(offset<0)return input
const inputLength=input.length
let chunkStart=0
let result=""
const root=decodeTree[0]
const rootJumpOffset=root&BinTrieFlags.JUMP_TABLE
const rootBranchCount=(root&BinTrieFlags.BRANCH_LENGTH)>>7
do{const entityStart=offset+1
const firstChar=input.charCodeAt(entityStart)
let consumed
let value
if(firstChar===CharCodes.NUM){const packed=parseNumericEntity(input,entityStart,inputLength)
consumed=unpackConsumed(packed)
if(isStrict&&consumed>0&&input.charCodeAt(entityStart+consumed-1)!==CharCodes.SEMI)consumed=0
value=consumed===0?"":codePointToString(packed&CODE_POINT_MASK)}else if(isAlpha(firstChar)){consumed=0
value=""
const rootSlotIndex=firstChar-rootJumpOffset
let nodeIndex
if(rootSlotIndex>>>0<rootBranchCount){const stored=decodeTree[1+rootSlotIndex]
nodeIndex=stored===0?-1:rootBranchCount+stored&65535}else nodeIndex=-1
let bestNodeIndex=0
let bestValueLength=0
let current=nodeIndex<0?0:decodeTree[nodeIndex]
let index=entityStart+1
trie:while(index<inputLength){while((current&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===0&&(current&BinTrieFlags.JUMP_TABLE)!==0){const jumpOffset=current&BinTrieFlags.JUMP_TABLE
const branchCount=(current&BinTrieFlags.BRANCH_LENGTH)>>7
if(branchCount===0){if(input.charCodeAt(index)!==jumpOffset)break trie
nodeIndex+=1}else{const slot=input.charCodeAt(index)-jumpOffset
if(slot>>>0>=branchCount)break trie
const stored=decodeTree[nodeIndex+1+slot]
if(stored===0)break trie
nodeIndex=nodeIndex+branchCount+stored&65535}current=decodeTree[nodeIndex]
index+=1
if(index>=inputLength)break trie}if((current&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===BinTrieFlags.FLAG13){const runLength=(current&BinTrieFlags.BRANCH_LENGTH)>>7
if(input.charCodeAt(index)!==(current&BinTrieFlags.JUMP_TABLE))break
index+=1
const remaining=runLength-1
let wordIndex=nodeIndex+1
let charIndexInPacked=0
for(;charIndexInPacked+1<remaining;charIndexInPacked+=2){const packed=decodeTree[wordIndex]
if(input.charCodeAt(index)!==(packed&255))break trie
index+=1
if(input.charCodeAt(index)!==(packed>>8&255))break trie
index+=1
wordIndex+=1}if(charIndexInPacked<remaining){if(input.charCodeAt(index)!==(decodeTree[wordIndex]&255))break
index+=1}nodeIndex+=1+(runLength>>1)
current=decodeTree[nodeIndex]
continue}const valueLength=current>>>14
const char=input.charCodeAt(index)
if(valueLength!==0){if(char===CharCodes.SEMI){consumed=index-entityStart+1
value=valueLength===1?String.fromCharCode(current&BinTrieFlags.VALUE_MASK):readTrieValue(decodeTree,nodeIndex,valueLength)
break}if(!isStrict&&(current&BinTrieFlags.FLAG13)===0){consumed=index-entityStart
bestNodeIndex=nodeIndex
bestValueLength=valueLength}if(valueLength===1)break}const next=determineBranch(decodeTree,current,nodeIndex+(valueLength||1),char)
if(next<0)break
nodeIndex=next
current=decodeTree[nodeIndex]
index+=1}if(value===""){const finalVL=current>>>14
if(finalVL!==0&&!isStrict&&(current&BinTrieFlags.FLAG13)===0){consumed=index-entityStart
bestNodeIndex=nodeIndex
bestValueLength=finalVL}if(consumed>0)value=readTrieValue(decodeTree,bestNodeIndex,bestValueLength)}}else{consumed=0
value=""}if(consumed===0||isAttribute&&firstChar!==CharCodes.NUM&&input.charCodeAt(entityStart+consumed-1)!==CharCodes.SEMI&&entityStart+consumed<inputLength&&isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart+consumed)))offset=entityStart
else{if(chunkStart<offset)result+=input.slice(chunkStart,offset)
result+=value
offset=chunkStart=entityStart+consumed}if(input.charCodeAt(offset)!==CharCodes.AMP)offset=input.indexOf("&",offset)}while(offset>=0)
return result+input.slice(chunkStart)}function decodeHTMLStrict(htmlString){return decodeWithTrie(htmlString,!0,!1)}}),14873:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{q:()=>htmlDecodeTree})
const BASE91_INVERSE=(()=>{const table=new Uint8Array(127)
let code=0
for(let char=33;char<=126;char++)if(char!==34&&char!==36&&char!==92)table[char]=code++
return table})()
function decodeTrieDict(input,resultLength,atomCount,dict1AtomCount,ngramCount,dictSize){const base=91
const inputLength=input.length
const twoCharBias=dictSize*(base-1)
let pos=0
const readSlotCode=()=>{const c1=BASE91_INVERSE[input.charCodeAt(pos++)]
return c1<dictSize?c1:c1*base-twoCharBias+BASE91_INVERSE[input.charCodeAt(pos++)]}
const dict2AtomCount=atomCount-dict1AtomCount
const slotCount=atomCount+ngramCount
const single=new Int32Array(slotCount)
single.fill(-1,dict1AtomCount,dictSize)
single.fill(-1,dictSize+dict2AtomCount,slotCount)
const start=new Int32Array(slotCount)
const length=new Int32Array(slotCount)
function decodeDelta(count,off){let previous=0
let slot=off
const end=off+count
while(slot<end){const code=BASE91_INVERSE[input.charCodeAt(pos++)]
if(code<89){previous+=code
single[slot++]=previous}else if(code===89){let runLength=BASE91_INVERSE[input.charCodeAt(pos++)]+2
while(runLength--)single[slot++]=++previous}else{const next=BASE91_INVERSE[input.charCodeAt(pos++)]
previous+=89+(next<90?next*base+BASE91_INVERSE[input.charCodeAt(pos++)]:BASE91_INVERSE[input.charCodeAt(pos++)]*8281+BASE91_INVERSE[input.charCodeAt(pos++)]*base+BASE91_INVERSE[input.charCodeAt(pos++)])
single[slot++]=previous}}}decodeDelta(dict1AtomCount,0)
decodeDelta(dict2AtomCount,dictSize)
const references=new Int32Array(ngramCount*2)
let poolSize=0
let ngramIndex=0
function readNgramReferences(count,startSlot){for(let index=0;index<count;index++){const slot=startSlot+index
const a=readSlotCode()
const b=readSlotCode()
references[ngramIndex*2]=a
references[ngramIndex*2+1]=b
ngramIndex+=1
start[slot]=poolSize
const entryLength=(single[a]<0?length[a]:1)+(single[b]<0?length[b]:1)
length[slot]=entryLength
poolSize+=entryLength}}readNgramReferences(ngramCount-dictSize+dict1AtomCount,dictSize+dict2AtomCount)
readNgramReferences(dictSize-dict1AtomCount,dict1AtomCount)
const pool=new Uint16Array(poolSize)
let write=0
for(let index=0;index<ngramIndex;index++)for(let half=0;half<2;half++){const source=references[index*2+half]
const value=single[source]
if(value<0){let read=start[source]
const readEnd=read+length[source]
while(read<readEnd)pool[write++]=pool[read++]}else pool[write++]=value}const out=new Uint16Array(resultLength)
let outIndex=0
while(pos<inputLength){let slot=BASE91_INVERSE[input.charCodeAt(pos++)]
if(slot>=dictSize)slot=slot*base-twoCharBias+BASE91_INVERSE[input.charCodeAt(pos++)]
const value=single[slot]
if(value<0){let read=start[slot]
const readEnd=read+length[slot]
while(read<readEnd)out[outIndex++]=pool[read++]}else out[outIndex++]=value}return out}const htmlDecodeTree=decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61)}),78094:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{s:()=>xmlDecodeTree})
const xmlDecodeTree=new Uint16Array([512,26465,29036,7,0,2,4,116,24638,116,24636,8693,29807,24610,621,1,0,0,3,112,24614,111,115,24615])}),22664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>Parser})
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
md.core.ruler.after("inline","footnote_tail",footnote_tail)}}),9702:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>MarkdownItCallable})
var mdurl_namespaceObject={}
__webpack_require__.r(mdurl_namespaceObject)
__webpack_require__.d(mdurl_namespaceObject,{decode:()=>lib_decode,encode:()=>lib_encode,format:()=>format,parse:()=>parse})
var build_namespaceObject={}
__webpack_require__.r(build_namespaceObject)
__webpack_require__.d(build_namespaceObject,{Any:()=>Any,Cc:()=>Cc,Cf:()=>Cf,P:()=>P,S:()=>S,Z:()=>Z})
const decodeCache={}
function getDecodeCache(exclude){let cache=decodeCache[exclude]
if(cache)return cache
cache=decodeCache[exclude]=[]
for(let i=0;i<128;i++){const ch=String.fromCharCode(i)
cache.push(ch)}for(let i=0;i<exclude.length;i++){const ch=exclude.charCodeAt(i)
cache[ch]="%"+("0"+ch.toString(16).toUpperCase()).slice(-2)}return cache}function decode(string,exclude){if(typeof exclude!=="string")exclude=decode.defaultChars
const cache=getDecodeCache(exclude)
return string.replace(/(%[a-f0-9]{2})+/gi,function(seq){let result=""
for(let i=0,l=seq.length;i<l;i+=3){const b1=parseInt(seq.slice(i+1,i+3),16)
if(b1<128){result+=cache[b1]
continue}if((b1&224)===192&&i+3<l){const b2=parseInt(seq.slice(i+4,i+6),16)
if((b2&192)===128){const chr=b1<<6&1984|b2&63
if(chr<128)result+="��"
else result+=String.fromCharCode(chr)
i+=3
continue}}if((b1&240)===224&&i+6<l){const b2=parseInt(seq.slice(i+4,i+6),16)
const b3=parseInt(seq.slice(i+7,i+9),16)
if((b2&192)===128&&(b3&192)===128){const chr=b1<<12&61440|b2<<6&4032|b3&63
if(chr<2048||chr>=55296&&chr<=57343)result+="���"
else result+=String.fromCharCode(chr)
i+=6
continue}}if((b1&248)===240&&i+9<l){const b2=parseInt(seq.slice(i+4,i+6),16)
const b3=parseInt(seq.slice(i+7,i+9),16)
const b4=parseInt(seq.slice(i+10,i+12),16)
if((b2&192)===128&&(b3&192)===128&&(b4&192)===128){let chr=b1<<18&1835008|b2<<12&258048|b3<<6&4032|b4&63
if(chr<65536||chr>1114111)result+="����"
else{chr-=65536
result+=String.fromCharCode(55296+(chr>>10),56320+(chr&1023))}i+=9
continue}}result+="�"}return result})}decode.defaultChars=";/?:@&=+$,#"
decode.componentChars=""
const lib_decode=decode
const encodeCache={}
function getEncodeCache(exclude){let cache=encodeCache[exclude]
if(cache)return cache
cache=encodeCache[exclude]=[]
for(let i=0;i<128;i++){const ch=String.fromCharCode(i)
if(/^[0-9a-z]$/i.test(ch))cache.push(ch)
else cache.push("%"+("0"+i.toString(16).toUpperCase()).slice(-2))}for(let i=0;i<exclude.length;i++)cache[exclude.charCodeAt(i)]=exclude[i]
return cache}function encode(string,exclude,keepEscaped){if(typeof exclude!=="string"){keepEscaped=exclude
exclude=encode.defaultChars}if(typeof keepEscaped==="undefined")keepEscaped=!0
const cache=getEncodeCache(exclude)
let result=""
for(let i=0,l=string.length;i<l;i++){const code=string.charCodeAt(i)
if(keepEscaped&&code===37&&i+2<l)if(/^[0-9a-f]{2}$/i.test(string.slice(i+1,i+3))){result+=string.slice(i,i+3)
i+=2
continue}if(code<128){result+=cache[code]
continue}if(code>=55296&&code<=57343){if(code>=55296&&code<=56319&&i+1<l){const nextCode=string.charCodeAt(i+1)
if(nextCode>=56320&&nextCode<=57343){result+=encodeURIComponent(string[i]+string[i+1])
i++
continue}}result+="%EF%BF%BD"
continue}result+=encodeURIComponent(string[i])}return result}encode.defaultChars=";/?:@&=+$,-_.!~*'()#"
encode.componentChars="-_.!~*'()"
const lib_encode=encode
function format(url){let result=""
result+=url.protocol||""
result+=url.slashes?"//":""
result+=url.auth?url.auth+"@":""
if(url.hostname&&url.hostname.indexOf(":")!==-1)result+="["+url.hostname+"]"
else result+=url.hostname||""
result+=url.port?":"+url.port:""
result+=url.pathname||""
result+=url.search||""
result+=url.hash||""
return result}function Url(){this.protocol=null
this.slashes=null
this.auth=null
this.port=null
this.hostname=null
this.hash=null
this.search=null
this.pathname=null}const protocolPattern=/^([a-z0-9.+-]+:)/i
const portPattern=/:[0-9]*$/
const simplePathPattern=/^(\/\/?(?!\/)[^\?\s]*)(\?[^\s]*)?$/
const delims=["<",">",'"',"`"," ","\r","\n","\t"]
const unwise=["{","}","|","\\","^","`"].concat(delims)
const autoEscape=["'"].concat(unwise)
const nonHostChars=["%","/","?",";","#"].concat(autoEscape)
const hostEndingChars=["/","?","#"]
const hostnameMaxLen=255
const hostnamePartPattern=/^[+a-z0-9A-Z_-]{0,63}$/
const hostnamePartStart=/^([+a-z0-9A-Z_-]{0,63})(.*)$/
const hostlessProtocol={javascript:!0,"javascript:":!0}
const slashedProtocol={http:!0,https:!0,ftp:!0,gopher:!0,file:!0,"http:":!0,"https:":!0,"ftp:":!0,"gopher:":!0,"file:":!0}
function urlParse(url,slashesDenoteHost){if(url&&url instanceof Url)return url
const u=new Url
u.parse(url,slashesDenoteHost)
return u}Url.prototype.parse=function(url,slashesDenoteHost){let lowerProto,hec,slashes
let rest=url
rest=rest.trim()
if(!slashesDenoteHost&&url.split("#").length===1){const simplePath=simplePathPattern.exec(rest)
if(simplePath){this.pathname=simplePath[1]
if(simplePath[2])this.search=simplePath[2]
return this}}let proto=protocolPattern.exec(rest)
if(proto){proto=proto[0]
lowerProto=proto.toLowerCase()
this.protocol=proto
rest=rest.substr(proto.length)}if(slashesDenoteHost||proto||rest.match(/^\/\/[^@\/]+@[^@\/]+/)){slashes=rest.substr(0,2)==="//"
if(slashes&&(!proto||!hostlessProtocol[proto])){rest=rest.substr(2)
this.slashes=!0}}if(!hostlessProtocol[proto]&&(slashes||proto&&!slashedProtocol[proto])){let hostEnd=-1
for(let i=0;i<hostEndingChars.length;i++){hec=rest.indexOf(hostEndingChars[i])
if(hec!==-1&&(hostEnd===-1||hec<hostEnd))hostEnd=hec}let auth,atSign
if(hostEnd===-1)atSign=rest.lastIndexOf("@")
else atSign=rest.lastIndexOf("@",hostEnd)
if(atSign!==-1){auth=rest.slice(0,atSign)
rest=rest.slice(atSign+1)
this.auth=auth}hostEnd=-1
for(let i=0;i<nonHostChars.length;i++){hec=rest.indexOf(nonHostChars[i])
if(hec!==-1&&(hostEnd===-1||hec<hostEnd))hostEnd=hec}if(hostEnd===-1)hostEnd=rest.length
if(rest[hostEnd-1]===":")hostEnd--
const host=rest.slice(0,hostEnd)
rest=rest.slice(hostEnd)
this.parseHost(host)
this.hostname=this.hostname||""
const ipv6Hostname=this.hostname[0]==="["&&this.hostname[this.hostname.length-1]==="]"
if(!ipv6Hostname){const hostparts=this.hostname.split(/\./)
for(let i=0,l=hostparts.length;i<l;i++){const part=hostparts[i]
if(!part)continue
if(!part.match(hostnamePartPattern)){let newpart=""
for(let j=0,k=part.length;j<k;j++)if(part.charCodeAt(j)>127)newpart+="x"
else newpart+=part[j]
if(!newpart.match(hostnamePartPattern)){const validParts=hostparts.slice(0,i)
const notHost=hostparts.slice(i+1)
const bit=part.match(hostnamePartStart)
if(bit){validParts.push(bit[1])
notHost.unshift(bit[2])}if(notHost.length)rest=notHost.join(".")+rest
this.hostname=validParts.join(".")
break}}}}if(this.hostname.length>hostnameMaxLen)this.hostname=""
if(ipv6Hostname)this.hostname=this.hostname.substr(1,this.hostname.length-2)}const hash=rest.indexOf("#")
if(hash!==-1){this.hash=rest.substr(hash)
rest=rest.slice(0,hash)}const qm=rest.indexOf("?")
if(qm!==-1){this.search=rest.substr(qm)
rest=rest.slice(0,qm)}if(rest)this.pathname=rest
if(slashedProtocol[lowerProto]&&this.hostname&&!this.pathname)this.pathname=""
return this}
Url.prototype.parseHost=function(host){let port=portPattern.exec(host)
if(port){port=port[0]
if(port!==":")this.port=port.substr(1)
host=host.substr(0,host.length-port.length)}if(host)this.hostname=host}
const parse=urlParse
const Any=/[\0-\uD7FF\uE000-\uFFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/
const Cc=/[\0-\x1F\x7F-\x9F]/
const Cf=/[\xAD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\uD804[\uDCBD\uDCCD]|\uD80D[\uDC30-\uDC3F]|\uD82F[\uDCA0-\uDCA3]|\uD834[\uDD73-\uDD7A]|\uDB40[\uDC01\uDC20-\uDC7F]/
const P=/[!-#%-\*,-\/:;\?@\[-\]_\{\}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDD6E\uDEAD\uDED0\uDF55-\uDF59\uDF86-\uDF89]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9\uDFD4\uDFD5\uDFD7\uDFD8]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDEB9\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2\uDF00-\uDF09\uDFE1]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDF43-\uDF4F\uDFFF]|\uD809[\uDC70-\uDC74]|\uD80B[\uDFF1\uDFF2]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDD6D-\uDD6F\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD839\uDDFF|\uD83A[\uDD5E\uDD5F]/
const S=/[\$\+<->\^`\|~\xA2-\xA6\xA8\xA9\xAC\xAE-\xB1\xB4\xB8\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0384\u0385\u03F6\u0482\u058D-\u058F\u0606-\u0608\u060B\u060E\u060F\u06DE\u06E9\u06FD\u06FE\u07F6\u07FE\u07FF\u0888\u09F2\u09F3\u09FA\u09FB\u0AF1\u0B70\u0BF3-\u0BFA\u0C7F\u0D4F\u0D79\u0E3F\u0F01-\u0F03\u0F13\u0F15-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE\u0FCF\u0FD5-\u0FD8\u109E\u109F\u1390-\u1399\u166D\u17DB\u1940\u19DE-\u19FF\u1B61-\u1B6A\u1B74-\u1B7C\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u2044\u2052\u207A-\u207C\u208A-\u208C\u20A0-\u20C1\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A\u218B\u2190-\u2307\u230C-\u2328\u232B-\u2429\u2440-\u244A\u249C-\u24E9\u2500-\u2767\u2794-\u27C4\u27C7-\u27E5\u27F0-\u2982\u2999-\u29D7\u29DC-\u29FB\u29FE-\u2B73\u2B76-\u2BFF\u2CE5-\u2CEA\u2E50\u2E51\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3004\u3012\u3013\u3020\u3036\u3037\u303E\u303F\u309B\u309C\u3190\u3191\u3196-\u319F\u31C0-\u31E5\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA700-\uA716\uA720\uA721\uA789\uA78A\uA828-\uA82B\uA836-\uA839\uAA77-\uAA79\uAB5B\uAB6A\uAB6B\uFB29\uFBB2-\uFBD2\uFD40-\uFD4F\uFD90\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF\uFE62\uFE64-\uFE66\uFE69\uFF04\uFF0B\uFF1C-\uFF1E\uFF3E\uFF40\uFF5C\uFF5E\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFFC\uFFFD]|\uD800[\uDD37-\uDD3F\uDD79-\uDD89\uDD8C-\uDD8E\uDD90-\uDD9C\uDDA0\uDDD0-\uDDFC]|\uD802[\uDC77\uDC78\uDEC8]|\uD803[\uDD8E\uDD8F\uDED1-\uDED8]|\uD805\uDF3F|\uD807[\uDFD5-\uDFF1]|\uD81A[\uDF3C-\uDF3F\uDF45]|\uD82F\uDC9C|\uD833[\uDC00-\uDCEF\uDCFA-\uDCFC\uDD00-\uDEB3\uDEBA-\uDED0\uDEE0-\uDEF0\uDF50-\uDFC3]|\uD834[\uDC00-\uDCF5\uDD00-\uDD26\uDD29-\uDD64\uDD6A-\uDD6C\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDDEA\uDE00-\uDE41\uDE45\uDF00-\uDF56]|\uD835[\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85\uDE86]|\uD838[\uDD4F\uDEFF]|\uD83B[\uDCAC\uDCB0\uDD2E\uDEF0\uDEF1]|\uD83C[\uDC00-\uDC2B\uDC30-\uDC93\uDCA0-\uDCAE\uDCB1-\uDCBF\uDCC1-\uDCCF\uDCD1-\uDCF5\uDD0D-\uDDAD\uDDE6-\uDE02\uDE10-\uDE3B\uDE40-\uDE48\uDE50\uDE51\uDE60-\uDE65\uDF00-\uDFFF]|\uD83D[\uDC00-\uDED8\uDEDC-\uDEEC\uDEF0-\uDEFC\uDF00-\uDFD9\uDFE0-\uDFEB\uDFF0]|\uD83E[\uDC00-\uDC0B\uDC10-\uDC47\uDC50-\uDC59\uDC60-\uDC87\uDC90-\uDCAD\uDCB0-\uDCBB\uDCC0\uDCC1\uDCD0-\uDCD8\uDD00-\uDE57\uDE60-\uDE6D\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF-\uDEF8\uDF00-\uDF92\uDF94-\uDFEF\uDFFA]/
const Z=/[ \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/
var dist_decode=__webpack_require__(57031)
var REBuilder=class{src_Any=Any.source
src_Cc=Cc.source
src_Z=Z.source
src_P=P.source
src_ZPCc=[this.src_Z,this.src_P,this.src_Cc].join("|")
src_ZCc=[this.src_Z,this.src_Cc].join("|")
cache={}
opts={maxLength:1e4,urlAuth:!1,schema_names:[]}
constructor(opts={}){this.opts={...this.opts,...opts}}set(opts={}){this.opts={...this.opts,...opts}
this.cache={}
return this}escapeRE(str){return str.replace(/[.?*+^$[\]\\(){}|-]/g,"\\$&")}nestedPairRE(open,close,depth=4){const openRE=this.escapeRE(open)
const closeRE=this.escapeRE(close)
const atom=`(?:(?!${this.src_ZCc}|${openRE}|${closeRE}).)`
let pair=`${openRE}${atom}{0,1000}${closeRE}`
for(let level=2;level<=depth;level++)pair=`${openRE}(?:${atom}|${pair}){0,1000}${closeRE}`
return pair}get_text_separators(){return this.cache.text_separators??=/[><\uff5c]/}get_pseudo_letter(){return this.cache.src_pseudo_letter??=new RegExp(`(?:(?!${this.get_text_separators().source}|${this.src_ZPCc})${this.src_Any})`)}get_ipv4_addr(){return this.cache.src_ip4??=new RegExp("(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])[.]){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])")}get_ipv6_addr(){const h16="[0-9A-Fa-f]{1,4}"
const ls32=`(?:(?:${h16}:${h16})|${this.get_ipv4_addr().source})`
return this.cache.src_ip6_addr??=new RegExp(`(?:(?:${h16}:){6}${ls32}|::(?:${h16}:){5}${ls32}|(?:${h16})?::(?:${h16}:){4}${ls32}|(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}|(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}|(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}|(?:(?:${h16}:){0,4}${h16})?::${ls32}|(?:(?:${h16}:){0,5}${h16})?::${h16}|(?:(?:${h16}:){0,6}${h16})?::)`)}get_ipv6_url_host(){return this.cache.src_ip6_host??=new RegExp(`\\[${this.get_ipv6_addr().source}\\]`)}get_ipv6_mail_host(){return this.cache.src_ipv6_mail_host??=new RegExp(`\\[IPv6:${this.get_ipv6_addr().source}\\]`)}get_auth(){return this.cache.src_auth??=new RegExp(`(?:(?:(?!${this.src_ZCc}|[@/\\[\\]()]).){1,50}@)?`)}get_port(){return this.cache.src_port??=new RegExp("(?::(?:6(?:[0-4]\\d{3}|5(?:[0-4]\\d{2}|5(?:[0-2]\\d|3[0-5])))|[1-5]?\\d{1,4}))?")}get_host_terminator(){return this.cache.src_host_terminator??=new RegExp(`(?=$|${this.get_text_separators().source}|${this.src_ZPCc})(?!${this.opts["---"]?"-(?!--)|":"-|"}_|:\\d|\\.-|\\.(?!$|${this.src_ZPCc}))`)}get_path_terminator(){return this.cache.src_path_terminator??=new RegExp(`${this.src_ZPCc}|${this.get_text_separators().source}`)}get_path(){return this.cache.src_path??=new RegExp(`(?:[/?#](?:${this.nestedPairRE("[","]")}|${this.nestedPairRE("(",")")}|${this.nestedPairRE("{","}")}|\\"(?:(?!${this.src_ZCc}|["]).){1,100}\\"|\\'(?:(?!${this.src_ZCc}|[']).){1,100}\\'|\\'(?=${this.get_pseudo_letter().source}|[-])|\\.{2,20}[:]?[a-zA-Z0-9%/&]|\\.(?!${this.src_ZCc}|[.]|$)|`+(this.opts["---"]?"\\-(?!--(?:[^-]|$))(?:-{0,19})|":"\\-{1,20}|")+`,(?!${this.src_ZCc}|$)|;(?!${this.src_ZCc}|$)|\\!{1,20}(?!${this.src_ZCc}|[!]|$)|\\?(?!${this.src_ZCc}|[?]|$)|`+this.get_path_extra().source+`[\\\\/:%@#&=_~*]|(?!${this.get_path_terminator().source}).){1,${this.opts.maxLength}}|\\/)?`)}get_mail_name(){return this.cache.src_mail_name??=new RegExp("[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9](?:[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9]|[.](?=[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9])){0,63}")}get_xn(){return this.cache.src_xn??=new RegExp("xn--[a-z0-9\\-]{1,59}")}get_tld(){if(this.cache.tld)return this.cache.tld
const tlds_src=[...new Set(this.opts.tlds||[])].sort().reverse().join("|")
this.cache.tld=new RegExp(`${tlds_src||"$#none#$"}|${this.get_xn().source}`)
return this.cache.tld}get_domain_root(){return this.cache.src_domain_root??=new RegExp("(?:"+this.get_xn().source+`|${this.get_pseudo_letter().source}{1,63})`)}get_domain(){return this.cache.src_domain??=new RegExp("(?:"+this.get_xn().source+`|(?:${this.get_pseudo_letter().source})|(?:${this.get_pseudo_letter().source}(?:-|${this.get_pseudo_letter().source}){0,61}${this.get_pseudo_letter().source}))`)}get_url_host_port(){return this.cache.url_host_port??=new RegExp("(?:"+this.get_ipv6_url_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,10}${this.get_domain().source}))`+this.get_port().source+this.get_host_terminator().source)}get_fuzzy_url_host_port(){return this.cache.fuzzy_url_host_port??=new RegExp("(?:"+(this.opts.fuzzyIP?this.get_ipv4_addr().source+"|":"")+`(?:(?:(?:${this.get_domain().source})\\.){1,10}(?:${this.get_tld().source})))`+this.get_host_terminator().source)}get_mail_host(){return this.cache.src_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,4}${this.get_domain().source}))`+this.get_host_terminator().source)}get_fuzzy_mail_host(){return this.cache.src_fuzzy_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})[.]){1,4}${this.get_domain_root().source}))`+this.get_host_terminator().source)}get_path_extra(){return this.cache.src_path_extra??=new RegExp("")}get_fuzzy_mail_host_search(){return this.cache.mail_fuzzy_host_search??=new RegExp(`@${this.get_fuzzy_mail_host().source}`,"ig")}get_fuzzy_link_search(){return this.cache.link_fuzzy_search??=new RegExp(`(^|(?![.:/\\-_@])(?:[$+<=>^\`|｜]|${this.src_ZPCc}))(?:(?![$+<=>^\`|｜])${this.get_fuzzy_url_host_port().source}${this.get_path().source})`,"ig")}get_http_validator(){return this.cache.http_validator??=new RegExp("\\/\\/"+(this.opts.urlAuth?this.get_auth().source:"")+this.get_url_host_port().source+this.get_path().source,"iy")}get_relative_proto_validator(){return this.cache.relative_proto_validator??=new RegExp((this.opts.urlAuth?this.get_auth().source:"")+`(?:localhost|${this.get_ipv6_url_host().source}|(?:(?:${this.get_domain().source})[.]){1,10}${this.get_domain_root().source})`+this.get_port().source+this.get_host_terminator().source+this.get_path().source,"iy")}get_mail_name_validator(){return this.cache.mail_name_validator??=new RegExp(`(?:^|${this.get_text_separators().source}|"|\\(|${this.src_ZCc})(${this.get_mail_name().source})$`)}get_mailto_validator(){return this.cache.mailto_validator??=new RegExp(`${this.get_mail_name().source}@${this.get_mail_host().source}`,"iy")}get_schema_names(){return this.cache.schema_names??=new RegExp((this.opts.schema_names||[]).map(name=>this.escapeRE(name)).join("|"))}get_schema_search(){return this.cache.schema_search??=new RegExp(`(^|(?!_)(?:[><｜]|${this.src_ZPCc}))(${this.get_schema_names().source})`,"ig")}get_schema_at_start(){return this.cache.schema_at_start??=new RegExp(`^${this.get_schema_search().source}`,"i")}}
var web_schema={validate:(text,pos,self)=>{const re=self.re.get_http_validator()
re.lastIndex=pos
const m=re.exec(text)
return m?m[0].length:0},normalize:(match,self)=>self.normalize(match)}
var defaultSchemas={"http:":web_schema,"https:":web_schema,"ftp:":web_schema,"//":{validate:function(text,pos,self){const re=self.re.get_relative_proto_validator()
re.lastIndex=pos
const m=re.exec(text)
if(m){if(pos>=3&&text[pos-3]===":")return 0
if(pos>=3&&text[pos-3]==="/")return 0
return m[0].length}return 0},normalize:(match,self)=>self.normalize(match)},"mailto:":{validate:function(text,pos,self){const re=self.re.get_mailto_validator()
re.lastIndex=pos
const m=re.exec(text)
return m?m[0].length:0},normalize:(match,self)=>self.normalize(match)}}
var tlds_2ch="a:cdefgilmnoqrstuwxz|b:abdefghijmnorstvwyz|c:acdfghiklmnoruvwxyz|d:ejkmoz|e:cegrstu|f:ijkmor|g:abdefghilmnpqrstuwy|h:kmnrtu|i:delmnoqrst|j:emop|k:eghimnprwyz|l:abcikrstuvy|m:acdeghklmnopqrstuvwxyz|n:acefgilopruz|o:m|p:aefghklmnrstwy|q:a|r:eosuw|s:abcdeghijklmnortuvxyz|t:cdfghjklmnortvwz|u:agksyz|v:aceginu|w:fs|y:et|z:amw"
var tlds_default="biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф"
function unpackTlds(){const result=tlds_default.split("|")
tlds_2ch.split("|").forEach(item=>{const sep=item.indexOf(":")
const prefix=item.slice(0,sep)
for(const suffix of item.slice(sep+1))result.push(prefix+suffix)})
return result}var defaultOptions={fuzzyLink:!1,fuzzyEmail:!0,fuzzyIP:!1,"---":!1,tlds:unpackTlds(),urlAuth:!1,maxLength:1e4}
var Match=class{schema
index
lastIndex
raw
text
url
constructor(text,schema,index,lastIndex){const raw=text.slice(index,lastIndex)
this.schema=schema.toLowerCase()
this.index=index
this.lastIndex=lastIndex
this.raw=raw
this.text=raw
this.url=raw}}
var LinkifyIt=class{__opts__
__schemas__
re
constructor(options={}){const{rebuilder:rebuilder,...linkifyOptions}=options
this.__opts__={...defaultOptions,...linkifyOptions}
this.__schemas__={...defaultSchemas}
this.re=rebuilder||new REBuilder
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})}add(schema,definition=null){if(!definition)delete this.__schemas__[schema]
else{const def={normalize:(match,self)=>self.normalize(match),...definition}
this.__schemas__[schema]=def}this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}set(options={}){this.__opts__={...this.__opts__,...options}
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}test(text){if(!text.length)return!1
let m,re
re=this.re.get_schema_search()
re.lastIndex=0
while((m=re.exec(text))!==null)if(this.testSchemaAt(text,m[2],re.lastIndex))return!0
if(this.__opts__.fuzzyLink&&this.__schemas__["http:"]){re=this.re.get_fuzzy_link_search()
re.lastIndex=0
if(re.exec(text)!==null)return!0}if(this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"])if(text.indexOf("@")>=0){const mailHostRe=this.re.get_fuzzy_mail_host_search()
const mailNameRe=this.re.get_mail_name_validator()
mailHostRe.lastIndex=0
while((m=mailHostRe.exec(text))!==null){const name=text.slice(Math.max(0,m.index-65),m.index)
if(mailNameRe.test(name))return!0}}return!1}testSchemaAt(text,schema,pos){if(!this.__schemas__[schema.toLowerCase()])return 0
return this.__schemas__[schema.toLowerCase()].validate(text.slice(0,pos+this.__opts__.maxLength),pos,this)}match(text){const result=[]
const schemaRe=this.re.get_schema_search()
let fuzzyLinkRe
let mailHostRe
let mailNameRe
let fuzzyLinkCandidate
let fuzzyEmailCandidate
let schemaPrefix
let schemaDone=!1
let fuzzyLinkDone=!1
let fuzzyEmailDone=!1
let pos=0
if(!text.length)return null
schemaRe.lastIndex=0
if(this.__opts__.fuzzyLink&&this.__schemas__["http:"]){fuzzyLinkRe=this.re.get_fuzzy_link_search()
fuzzyLinkRe.lastIndex=0}if(this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"]){mailHostRe=this.re.get_fuzzy_mail_host_search()
mailHostRe.lastIndex=0
mailNameRe=this.re.get_mail_name_validator()}for(;;){const scanFrom=Math.max(pos-1,0)
if(mailHostRe&&mailNameRe&&!fuzzyEmailDone&&(!fuzzyEmailCandidate||fuzzyEmailCandidate.index<pos)){if(mailHostRe.lastIndex<scanFrom)mailHostRe.lastIndex=scanFrom
for(;;){const m=mailHostRe.exec(text)
if(!m){fuzzyEmailDone=!0
fuzzyEmailCandidate=void 0
break}const name=mailNameRe.exec(text.slice(Math.max(0,m.index-65),m.index))
if(!name)continue
fuzzyEmailCandidate={schema:"mailto:",index:m.index-name[1].length,lastIndex:m.index+m[0].length}
if(fuzzyEmailCandidate.index>=pos)break
if(mailHostRe.lastIndex<scanFrom)mailHostRe.lastIndex=scanFrom}}if(fuzzyLinkRe&&!fuzzyLinkDone&&(!fuzzyLinkCandidate||fuzzyLinkCandidate.index<pos)){if(fuzzyLinkRe.lastIndex<scanFrom)fuzzyLinkRe.lastIndex=scanFrom
for(;;){const m=fuzzyLinkRe.exec(text)
if(!m){fuzzyLinkDone=!0
fuzzyLinkCandidate=void 0
break}fuzzyLinkCandidate={schema:"",index:m.index+m[1].length,lastIndex:m.index+m[0].length}
if(fuzzyLinkCandidate.index>=pos)break
if(fuzzyLinkRe.lastIndex<scanFrom)fuzzyLinkRe.lastIndex=scanFrom}}let fuzzyCandidate=fuzzyEmailCandidate
if(!fuzzyCandidate||fuzzyLinkCandidate&&(fuzzyLinkCandidate.index<fuzzyCandidate.index||fuzzyLinkCandidate.index===fuzzyCandidate.index&&fuzzyLinkCandidate.lastIndex>fuzzyCandidate.lastIndex))fuzzyCandidate=fuzzyLinkCandidate
let schemaCandidate
if(!schemaDone)for(;;){if(!schemaPrefix){if(schemaRe.lastIndex<scanFrom)schemaRe.lastIndex=scanFrom
const m=schemaRe.exec(text)
if(!m){schemaDone=!0
break}schemaPrefix={schema:m[2],index:m.index+m[1].length,lastIndex:m.index+m[0].length}}if(schemaPrefix.index<pos){schemaPrefix=void 0
continue}if(fuzzyCandidate&&schemaPrefix.index>fuzzyCandidate.index)break
const prefix=schemaPrefix
schemaPrefix=void 0
const len=this.testSchemaAt(text,prefix.schema,prefix.lastIndex)
if(len){schemaCandidate={schema:prefix.schema,index:prefix.index,lastIndex:prefix.lastIndex+len}
break}}let candidate=schemaCandidate
if(!candidate||fuzzyEmailCandidate&&(fuzzyEmailCandidate.index<candidate.index||fuzzyEmailCandidate.index===candidate.index&&fuzzyEmailCandidate.lastIndex>candidate.lastIndex))candidate=fuzzyEmailCandidate
if(!candidate||fuzzyLinkCandidate&&(fuzzyLinkCandidate.index<candidate.index||fuzzyLinkCandidate.index===candidate.index&&fuzzyLinkCandidate.lastIndex>candidate.lastIndex))candidate=fuzzyLinkCandidate
if(!candidate)break
if(candidate===fuzzyEmailCandidate)fuzzyEmailCandidate=void 0
else if(candidate===fuzzyLinkCandidate)fuzzyLinkCandidate=void 0
const match=new Match(text,candidate.schema,candidate.index,candidate.lastIndex)
if(match.schema)this.__schemas__[match.schema].normalize(match,this)
else this.normalize(match)
result.push(match)
pos=candidate.lastIndex}if(result.length)return result
return null}matchAtStart(text){if(!text.length)return null
const m=this.re.get_schema_at_start().exec(text)
if(!m)return null
const len=this.testSchemaAt(text,m[2],m[0].length)
if(!len)return null
const match=new Match(text,m[2],m.index+m[1].length,m.index+m[0].length+len)
this.__schemas__[match.schema].normalize(match,this)
return match}tlds(list,keepOld=!1){list=Array.isArray(list)?list:[list]
if(!keepOld)this.__opts__.tlds=list
else this.__opts__.tlds=this.__opts__.tlds.concat(list)
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}normalize(match){if(!match.schema)match.url=`http://${match.url}`
if(match.schema==="mailto:"&&!/^mailto:/i.test(match.url))match.url=`mailto:${match.url}`}}
var punycode=__webpack_require__(18629)
var __defProp=Object.defineProperty
var __exportAll=(all,no_symbols)=>{let target={}
for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})
if(!no_symbols)__defProp(target,Symbol.toStringTag,{value:"Module"})
return target}
var utils_exports=__exportAll({arrayReplaceAt:()=>arrayReplaceAt,asciiTrim:()=>asciiTrim,callable:()=>callable,escapeHtml:()=>escapeHtml,escapeRE:()=>escapeRE,fromCodePoint:()=>fromCodePoint,isMdAsciiPunct:()=>isMdAsciiPunct,isPunctChar:()=>isPunctChar,isPunctCharCode:()=>isPunctCharCode,isSpace:()=>isSpace,isValidEntityCode:()=>isValidEntityCode,isWhiteSpace:()=>isWhiteSpace,lib:()=>lib,normalizeReference:()=>normalizeReference,unescapeAll:()=>unescapeAll,unescapeMd:()=>unescapeMd})
function callable(cls){const wrapper=function(...args){return Reflect.construct(cls,args,new.target&&new.target!==wrapper?new.target:cls)}
Object.defineProperty(wrapper,"name",{value:cls.name})
Object.setPrototypeOf(wrapper,cls)
wrapper.prototype=cls.prototype
return wrapper}function arrayReplaceAt(src,pos,newElements){return[].concat(src.slice(0,pos),newElements,src.slice(pos+1))}function isValidEntityCode(c){if(c>=55296&&c<=57343)return!1
if(c>=64976&&c<=65007)return!1
if((c&65535)===65535||(c&65535)===65534)return!1
if(c>=0&&c<=8)return!1
if(c===11)return!1
if(c>=14&&c<=31)return!1
if(c>=127&&c<=159)return!1
if(c>1114111)return!1
return!0}function fromCodePoint(c){if(c>65535){c-=65536
const surrogate1=55296+(c>>10)
const surrogate2=56320+(c&1023)
return String.fromCharCode(surrogate1,surrogate2)}return String.fromCharCode(c)}var UNESCAPE_MD_RE=/\\([!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])/g
var UNESCAPE_ALL_RE=new RegExp(`${UNESCAPE_MD_RE.source}|${/&([a-z#][a-z0-9]{1,31});/gi.source}`,"gi")
var DIGITAL_ENTITY_TEST_RE=/^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))$/i
function replaceEntityPattern(match,name){if(name.charCodeAt(0)===35&&DIGITAL_ENTITY_TEST_RE.test(name)){const code=name[1].toLowerCase()==="x"?parseInt(name.slice(2),16):parseInt(name.slice(1),10)
if(isValidEntityCode(code))return fromCodePoint(code)
return match}const decoded=(0,dist_decode.hl)(match)
if(decoded!==match)return decoded
return match}function unescapeMd(str){if(str.indexOf("\\")<0)return str
return str.replace(UNESCAPE_MD_RE,"$1")}function unescapeAll(str){if(str.indexOf("\\")<0&&str.indexOf("&")<0)return str
return str.replace(UNESCAPE_ALL_RE,function(match,escaped,entity){if(escaped)return escaped
return replaceEntityPattern(match,entity)})}var HTML_ESCAPE_TEST_RE=/[&<>"]/
var HTML_ESCAPE_REPLACE_RE=/[&<>"]/g
var HTML_REPLACEMENTS={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"}
function replaceUnsafeChar(ch){return HTML_REPLACEMENTS[ch]}function escapeHtml(str){if(HTML_ESCAPE_TEST_RE.test(str))return str.replace(HTML_ESCAPE_REPLACE_RE,replaceUnsafeChar)
return str}var REGEXP_ESCAPE_RE=/[.?*+^$[\]\\(){}|-]/g
function escapeRE(str){return str.replace(REGEXP_ESCAPE_RE,"\\$&")}function isSpace(code){switch(code){case 9:case 32:return!0}return!1}function isWhiteSpace(code){if(code>=8192&&code<=8202)return!0
switch(code){case 9:case 10:case 11:case 12:case 13:case 32:case 160:case 5760:case 8239:case 8287:case 12288:return!0}return!1}function isPunctChar(ch){return P.test(ch)||S.test(ch)}function isPunctCharCode(code){return isPunctChar(fromCodePoint(code))}function isMdAsciiPunct(ch){switch(ch){case 33:case 34:case 35:case 36:case 37:case 38:case 39:case 40:case 41:case 42:case 43:case 44:case 45:case 46:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 124:case 125:case 126:return!0
default:return!1}}function normalizeReference(str){str=str.trim().replace(/\s+/g," ")
return str.toLowerCase().toUpperCase()}function isAsciiTrimmable(c){return c===32||c===9||c===10||c===13}function asciiTrim(str){let start=0
for(;start<str.length;start++)if(!isAsciiTrimmable(str.charCodeAt(start)))break
let end=str.length-1
for(;end>=start;end--)if(!isAsciiTrimmable(str.charCodeAt(end)))break
return str.slice(start,end+1)}var lib={mdurl:mdurl_namespaceObject,ucmicro:build_namespaceObject}
function parseLinkLabel(state,start,disableNested){let level,found,marker,prevPos
const max=state.posMax
const oldPos=state.pos
state.pos=start+1
level=1
while(state.pos<max){marker=state.src.charCodeAt(state.pos)
if(marker===93){level--
if(level===0){found=!0
break}}prevPos=state.pos
state.md.inline.skipToken(state)
if(marker===91)if(prevPos===state.pos-1)level++
else if(disableNested){state.pos=oldPos
return-1}}let labelEnd=-1
if(found)labelEnd=state.pos
state.pos=oldPos
return labelEnd}function parseLinkDestination(str,start,max){let code
let pos=start
const result={ok:!1,pos:0,str:""}
if(str.charCodeAt(pos)===60){pos++
while(pos<max){code=str.charCodeAt(pos)
if(code===10)return result
if(code===60)return result
if(code===62){result.pos=pos+1
result.str=unescapeAll(str.slice(start+1,pos))
result.ok=!0
return result}if(code===92&&pos+1<max){pos+=2
continue}pos++}return result}let level=0
while(pos<max){code=str.charCodeAt(pos)
if(code===32)break
if(code<32||code===127)break
if(code===92&&pos+1<max){if(str.charCodeAt(pos+1)===32){pos++
continue}pos+=2
continue}if(code===40){level++
if(level>32)return result}if(code===41){if(level===0)break
level--}pos++}if(start===pos)return result
if(level!==0)return result
result.str=unescapeAll(str.slice(start,pos))
result.pos=pos
result.ok=!0
return result}function parseLinkTitle(str,start,max,prev_state){let code
let pos=start
const state={ok:!1,can_continue:!1,pos:0,str:"",marker:0}
if(prev_state){state.str=prev_state.str
state.marker=prev_state.marker}else{if(pos>=max)return state
let marker=str.charCodeAt(pos)
if(marker!==34&&marker!==39&&marker!==40)return state
start++
pos++
if(marker===40)marker=41
state.marker=marker}while(pos<max){code=str.charCodeAt(pos)
if(code===state.marker){state.pos=pos+1
state.str+=unescapeAll(str.slice(start,pos))
state.ok=!0
return state}else if(code===40&&state.marker===41)return state
else if(code===92&&pos+1<max)pos++
pos++}state.can_continue=!0
state.str+=unescapeAll(str.slice(start,pos))
return state}var helpers_exports=__exportAll({parseLinkDestination:()=>parseLinkDestination,parseLinkLabel:()=>parseLinkLabel,parseLinkTitle:()=>parseLinkTitle})
function _typeof(o){"@babel/helpers - typeof"
return _typeof="function"==typeof Symbol&&"symbol"==typeof Symbol.iterator?function(o){return typeof o}:function(o){return o&&"function"==typeof Symbol&&o.constructor===Symbol&&o!==Symbol.prototype?"symbol":typeof o},_typeof(o)}function toPrimitive(t,r){if("object"!=_typeof(t)||!t)return t
var e=t[Symbol.toPrimitive]
if(void 0!==e){var i=e.call(t,r||"default")
if("object"!=_typeof(i))return i
throw new TypeError("@@toPrimitive must return a primitive value.")}return("string"===r?String:Number)(t)}function toPropertyKey(t){var i=toPrimitive(t,"string")
return"symbol"==_typeof(i)?i:i+""}function _defineProperty(e,r,t){return(r=toPropertyKey(r))in e?Object.defineProperty(e,r,{value:t,enumerable:!0,configurable:!0,writable:!0}):e[r]=t,e}var Token=class{constructor(type,tag,nesting){_defineProperty(this,"map",null)
_defineProperty(this,"level",0)
_defineProperty(this,"children",null)
_defineProperty(this,"content","")
_defineProperty(this,"markup","")
_defineProperty(this,"info","")
_defineProperty(this,"block",!1)
_defineProperty(this,"hidden",!1)
this.type=type
this.tag=tag
this.attrs=null
this.nesting=nesting
this.meta=null}attrIndex(name){if(!this.attrs)return-1
const attrs=this.attrs
for(let i=0,len=attrs.length;i<len;i++)if(attrs[i][0]===name)return i
return-1}attrPush(attrData){if(this.attrs)this.attrs.push(attrData)
else this.attrs=[attrData]}attrSet(name,value){const idx=this.attrIndex(name)
const attrData=[name,value]
if(idx<0)this.attrPush(attrData)
else this.attrs[idx]=attrData}attrGet(name){const idx=this.attrIndex(name)
let value=null
if(idx>=0)value=this.attrs[idx][1]
return value}attrJoin(name,value){const idx=this.attrIndex(name)
if(idx<0)this.attrPush([name,value])
else this.attrs[idx][1]=`${this.attrs[idx][1]} ${value}`}}
var Ruler=class{constructor(){_defineProperty(this,"__rules__",[])
_defineProperty(this,"__cache__",null)}__find__(name){for(let i=0;i<this.__rules__.length;i++)if(this.__rules__[i].name===name)return i
return-1}__compile__(){const chains=new Set
this.__rules__.forEach(rule=>{if(!rule.enabled)return
rule.alt.forEach(altName=>{if(altName)chains.add(altName)})})
this.__cache__=Object.create(null)
this.__cache__[""]=[]
this.__rules__.forEach(rule=>{if(rule.enabled)this.__cache__[""].push(rule.fn)})
chains.forEach(chain=>{this.__cache__[chain]=[]
this.__rules__.forEach(rule=>{if(rule.enabled&&rule.alt.indexOf(chain)>=0)this.__cache__[chain].push(rule.fn)})})}at(name,fn,options={}){const index=this.__find__(name)
if(index===-1)throw new Error(`Parser rule not found: ${name}`)
this.__rules__[index].fn=fn
this.__rules__[index].alt=options.alt||[]
this.__cache__=null}before(beforeName,ruleName,fn,options={}){const index=this.__find__(beforeName)
if(index===-1)throw new Error(`Parser rule not found: ${beforeName}`)
this.__rules__.splice(index,0,{name:ruleName,enabled:!0,fn:fn,alt:options.alt||[]})
this.__cache__=null}after(afterName,ruleName,fn,options={}){const index=this.__find__(afterName)
if(index===-1)throw new Error(`Parser rule not found: ${afterName}`)
this.__rules__.splice(index+1,0,{name:ruleName,enabled:!0,fn:fn,alt:options.alt||[]})
this.__cache__=null}push(ruleName,fn,options={}){this.__rules__.push({name:ruleName,enabled:!0,fn:fn,alt:options.alt||[]})
this.__cache__=null}enable(list,ignoreInvalid=!1){if(!Array.isArray(list))list=[list]
const result=[]
list.forEach(name=>{const idx=this.__find__(name)
if(idx<0){if(ignoreInvalid)return
throw new Error(`Rules manager: invalid rule name ${name}`)}this.__rules__[idx].enabled=!0
result.push(name)})
this.__cache__=null
return result}enableOnly(list,ignoreInvalid=!1){if(!Array.isArray(list))list=[list]
this.__rules__.forEach(rule=>{rule.enabled=!1})
this.enable(list,ignoreInvalid)}disable(list,ignoreInvalid=!1){if(!Array.isArray(list))list=[list]
const result=[]
list.forEach(name=>{const idx=this.__find__(name)
if(idx<0){if(ignoreInvalid)return
throw new Error(`Rules manager: invalid rule name ${name}`)}this.__rules__[idx].enabled=!1
result.push(name)})
this.__cache__=null
return result}getRules(chainName){if(!this.__cache__)this.__compile__()
return this.__cache__[chainName]||[]}}
var default_rules={}
default_rules.code_inline=function(tokens,idx,options,env,slf){const token=tokens[idx]
return`<code${slf.renderAttrs(token)}>${escapeHtml(token.content)}</code>`}
default_rules.code_block=function(tokens,idx,options,env,slf){const token=tokens[idx]
return`<pre${slf.renderAttrs(token)}><code>${escapeHtml(tokens[idx].content)}</code></pre>\n`}
default_rules.fence=function(tokens,idx,options,env,slf){const token=tokens[idx]
const info=token.info?unescapeAll(token.info).trim():""
let langName=""
let langAttrs=""
if(info){const arr=info.split(/(\s+)/g)
langName=arr[0]
langAttrs=arr.slice(2).join("")}let highlighted
if(options.highlight)highlighted=options.highlight(token.content,langName,langAttrs)||escapeHtml(token.content)
else highlighted=escapeHtml(token.content)
if(highlighted.indexOf("<pre")===0)return highlighted+"\n"
if(info){const i=token.attrIndex("class")
const tmpAttrs=token.attrs?token.attrs.slice():[]
if(i<0)tmpAttrs.push(["class",`${options.langPrefix}${langName}`])
else{tmpAttrs[i]=[tmpAttrs[i][0],tmpAttrs[i][1]]
tmpAttrs[i][1]+=` ${options.langPrefix}${langName}`}const tmpToken={attrs:tmpAttrs}
return`<pre><code${slf.renderAttrs(tmpToken)}>${highlighted}</code></pre>\n`}return`<pre><code${slf.renderAttrs(token)}>${highlighted}</code></pre>\n`}
default_rules.image=function(tokens,idx,options,env,slf){const token=tokens[idx]
token.attrs[token.attrIndex("alt")][1]=slf.renderInlineAsText(token.children,options,env)
return slf.renderToken(tokens,idx,options)}
default_rules.hardbreak=function(tokens,idx,options){return options.xhtmlOut?"<br />\n":"<br>\n"}
default_rules.softbreak=function(tokens,idx,options){return options.breaks?options.xhtmlOut?"<br />\n":"<br>\n":"\n"}
default_rules.text=function(tokens,idx){return escapeHtml(tokens[idx].content)}
default_rules.html_block=function(tokens,idx){return tokens[idx].content}
default_rules.html_inline=function(tokens,idx){return tokens[idx].content}
var Renderer=class{constructor(){_defineProperty(this,"rules",Object.assign({},default_rules))}renderAttrs(token){let i,l,result
if(!token.attrs)return""
result=""
for(i=0,l=token.attrs.length;i<l;i++)result+=` ${escapeHtml(token.attrs[i][0])}="${escapeHtml(String(token.attrs[i][1]))}"`
return result}renderToken(tokens,idx,options){const token=tokens[idx]
let result=""
if(token.hidden)return""
let prev=idx-1
while(prev>=0&&tokens[prev].hidden&&tokens[prev].nesting===0)prev--
if(token.block&&token.nesting!==-1&&prev>=0&&tokens[prev].hidden&&tokens[prev].nesting===-1)result+="\n"
result+=(token.nesting===-1?"</":"<")+token.tag
result+=this.renderAttrs(token)
if(token.nesting===0&&options.xhtmlOut)result+=" /"
let needLf=!1
if(token.block){needLf=!0
if(token.nesting===1){let next=idx+1
while(next<tokens.length&&tokens[next].hidden&&tokens[next].nesting===0)next++
if(next<tokens.length){const nextToken=tokens[next]
if(nextToken.type==="inline"||nextToken.hidden)needLf=!1
else if(nextToken.nesting===-1&&nextToken.tag===token.tag)needLf=!1}}}result+=needLf?">\n":">"
return result}renderInline(tokens,options,env){let result=""
const rules=this.rules
for(let i=0,len=tokens.length;i<len;i++){const type=tokens[i].type
if(typeof rules[type]!=="undefined")result+=rules[type](tokens,i,options,env,this)
else result+=this.renderToken(tokens,i,options)}return result}renderInlineAsText(tokens,options,env){let result=""
for(let i=0,len=tokens.length;i<len;i++)switch(tokens[i].type){case"text":case"code_inline":result+=tokens[i].content
break
case"image":result+=this.renderInlineAsText(tokens[i].children,options,env)
break
case"html_inline":case"html_block":result+=tokens[i].content
break
case"softbreak":case"hardbreak":result+="\n"}return result}render(tokens,options,env){let result=""
const rules=this.rules
for(let i=0,len=tokens.length;i<len;i++){const type=tokens[i].type
if(type==="inline")result+=this.renderInline(tokens[i].children,options,env)
else if(typeof rules[type]!=="undefined")result+=rules[type](tokens,i,options,env,this)
else result+=this.renderToken(tokens,i,options)}return result}}
var StateCore=class{constructor(src,md,env){_defineProperty(this,"tokens",[])
_defineProperty(this,"inlineMode",!1)
_defineProperty(this,"Token",Token)
this.src=src
this.env=env
this.md=md}}
var UNNORMALIZED_NEWLINE_RE=/\r\n?/g
var NULL_RE=/\0/g
function normalize(state){let str
str=state.src.replace(UNNORMALIZED_NEWLINE_RE,"\n")
str=str.replace(NULL_RE,"�")
state.src=str}function block(state){let token
if(state.inlineMode){token=new state.Token("inline","",0)
token.content=state.src
token.map=[0,1]
token.children=[]
state.tokens.push(token)}else state.md.block.parse(state.src,state.md,state.env,state.tokens)}function strip_references(state){const tokens=state.tokens
let last=0
for(let curr=0;curr<tokens.length;curr++){if(tokens[curr].type==="reference_definition")continue
if(curr!==last)tokens[last]=tokens[curr]
last++}if(tokens.length!==last)tokens.length=last}function inline(state){const tokens=state.tokens
for(let i=0,l=tokens.length;i<l;i++){const tok=tokens[i]
if(tok.type==="inline")state.md.inline.parse(tok.content,state.md,state.env,tok.children)}}function isLinkOpen$1(str){return/^<a[>\s]/i.test(str)}function isLinkClose$1(str){return/^<\/a\s*>/i.test(str)}function linkify$1(state){const blockTokens=state.tokens
if(!state.md.options.linkify)return
for(let j=0,l=blockTokens.length;j<l;j++){if(blockTokens[j].type!=="inline"||!state.md.linkify.test(blockTokens[j].content))continue
const tokens=blockTokens[j].children
const replacements=[]
let htmlLinkLevel=0
for(let i=tokens.length-1;i>=0;i--){const currentToken=tokens[i]
if(currentToken.type==="link_close"){i--
while(tokens[i].level!==currentToken.level&&tokens[i].type!=="link_open")i--
continue}if(currentToken.type==="html_inline"){if(isLinkOpen$1(currentToken.content)&&htmlLinkLevel>0)htmlLinkLevel--
if(isLinkClose$1(currentToken.content))htmlLinkLevel++}if(htmlLinkLevel>0)continue
if(currentToken.type==="text"&&state.md.linkify.test(currentToken.content)){const text=currentToken.content
let links=state.md.linkify.match(text)
const nodes=[]
let level=currentToken.level
let lastPos=0
if(links.length>0&&links[0].index===0&&i>0&&tokens[i-1].type==="text_special")links=links.slice(1)
for(let ln=0;ln<links.length;ln++){const url=links[ln].url
const fullUrl=state.md.normalizeLink(url)
if(!state.md.validateLink(fullUrl))continue
let urlText=links[ln].text
if(!links[ln].schema)urlText=state.md.normalizeLinkText(`http://${urlText}`).replace(/^http:\/\//,"")
else if(links[ln].schema==="mailto:"&&!/^mailto:/i.test(urlText))urlText=state.md.normalizeLinkText(`mailto:${urlText}`).replace(/^mailto:/,"")
else urlText=state.md.normalizeLinkText(urlText)
const pos=links[ln].index
if(pos>lastPos){const token=new state.Token("text","",0)
token.content=text.slice(lastPos,pos)
token.level=level
nodes.push(token)}const token_o=new state.Token("link_open","a",1)
token_o.attrs=[["href",fullUrl]]
token_o.level=level++
token_o.markup="linkify"
token_o.info="auto"
nodes.push(token_o)
const token_t=new state.Token("text","",0)
token_t.content=urlText
token_t.level=level
nodes.push(token_t)
const token_c=new state.Token("link_close","a",-1)
token_c.level=--level
token_c.markup="linkify"
token_c.info="auto"
nodes.push(token_c)
lastPos=links[ln].lastIndex}if(lastPos<text.length){const token=new state.Token("text","",0)
token.content=text.slice(lastPos)
token.level=level
nodes.push(token)}replacements.push({index:i,nodes:nodes})}}if(replacements.length>0){let newTokensLength=tokens.length
for(const replacement of replacements)newTokensLength+=replacement.nodes.length-1
const newTokens=new Array(newTokensLength)
let replacementIndex=0
let newTokenIndex=0
replacements.reverse()
for(let i=0;i<tokens.length;i++){const replacement=replacements[replacementIndex]
if((replacement===null||replacement===void 0?void 0:replacement.index)===i){for(const node of replacement.nodes)newTokens[newTokenIndex++]=node
replacementIndex++}else newTokens[newTokenIndex++]=tokens[i]}blockTokens[j].children=newTokens}}}var RARE_RE=/\+-|\.\.|\?\?\?\?|!!!!|,,|--/
var SCOPED_ABBR_TEST_RE=/\((c|tm|r)\)/i
var SCOPED_ABBR_RE=/\((c|tm|r)\)/gi
var SCOPED_ABBR={c:"©",r:"®",tm:"™"}
function replaceFn(match,name){return SCOPED_ABBR[name.toLowerCase()]}function replace_scoped(inlineTokens){let inside_autolink=0
for(let i=inlineTokens.length-1;i>=0;i--){const token=inlineTokens[i]
if(token.type==="text"&&!inside_autolink)token.content=token.content.replace(SCOPED_ABBR_RE,replaceFn)
if(token.type==="link_open"&&token.info==="auto")inside_autolink--
if(token.type==="link_close"&&token.info==="auto")inside_autolink++}}function replace_rare(inlineTokens){let inside_autolink=0
for(let i=inlineTokens.length-1;i>=0;i--){const token=inlineTokens[i]
if(token.type==="text"&&!inside_autolink)if(RARE_RE.test(token.content))token.content=token.content.replace(/\+-/g,"±").replace(/\.{2,}/g,"…").replace(/([?!])…/g,"$1..").replace(/([?!]){4,}/g,"$1$1$1").replace(/,{2,}/g,",").replace(/(^|[^-])---(?=[^-]|$)/gm,"$1—").replace(/(^|\s)--(?=\s|$)/gm,"$1–").replace(/(^|[^-\s])--(?=[^-\s]|$)/gm,"$1–")
if(token.type==="link_open"&&token.info==="auto")inside_autolink--
if(token.type==="link_close"&&token.info==="auto")inside_autolink++}}function replace(state){let blkIdx
if(!state.md.options.typographer)return
for(blkIdx=state.tokens.length-1;blkIdx>=0;blkIdx--){if(state.tokens[blkIdx].type!=="inline")continue
if(SCOPED_ABBR_TEST_RE.test(state.tokens[blkIdx].content))replace_scoped(state.tokens[blkIdx].children)
if(RARE_RE.test(state.tokens[blkIdx].content))replace_rare(state.tokens[blkIdx].children)}}var QUOTE_TEST_RE=/['"]/
var QUOTE_RE=/['"]/g
var APOSTROPHE="’"
var MAX_OPENERS=1e3
function truncateStack(stack,heads,length){while(stack.length>length){const item=stack.pop()
if(item.isSingleQuote)heads.single=item.prevSameQuoteIdx
else heads.double=item.prevSameQuoteIdx}}function addReplacement(replacements,tokenIdx,pos,ch){if(!replacements[tokenIdx])replacements[tokenIdx]=[]
replacements[tokenIdx].push({pos:pos,ch:ch})}function applyReplacements(str,replacements){let result=""
let lastPos=0
replacements.sort((a,b)=>a.pos-b.pos)
for(let i=0;i<replacements.length;i++){const replacement=replacements[i]
result+=str.slice(lastPos,replacement.pos)+replacement.ch
lastPos=replacement.pos+1}return result+str.slice(lastPos)}function process_inlines(tokens,state){let j
const stack=[]
const heads={single:-1,double:-1}
const replacements={}
for(let i=0;i<tokens.length;i++){const token=tokens[i]
const thisLevel=tokens[i].level
for(j=stack.length-1;j>=0;j--)if(stack[j].level<=thisLevel)break
truncateStack(stack,heads,j+1)
if(token.type!=="text")continue
const text=token.content
let pos=0
const max=text.length
OUTER:while(pos<max){QUOTE_RE.lastIndex=pos
const t=QUOTE_RE.exec(text)
if(!t)break
let canOpen=!0
let canClose=!0
pos=t.index+1
const isSingle=t[0]==="'"
let lastChar=32
if(t.index-1>=0)lastChar=text.charCodeAt(t.index-1)
else for(j=i-1;j>=0;j--){if(tokens[j].type==="softbreak"||tokens[j].type==="hardbreak")break
if(!tokens[j].content)continue
lastChar=tokens[j].content.charCodeAt(tokens[j].content.length-1)
break}let nextChar=32
if(pos<max)nextChar=text.charCodeAt(pos)
else for(j=i+1;j<tokens.length;j++){if(tokens[j].type==="softbreak"||tokens[j].type==="hardbreak")break
if(!tokens[j].content)continue
nextChar=tokens[j].content.charCodeAt(0)
break}const isLastPunctChar=isMdAsciiPunct(lastChar)||isPunctCharCode(lastChar)
const isNextPunctChar=isMdAsciiPunct(nextChar)||isPunctCharCode(nextChar)
const isLastWhiteSpace=isWhiteSpace(lastChar)
const isNextWhiteSpace=isWhiteSpace(nextChar)
if(isNextWhiteSpace)canOpen=!1
else if(isNextPunctChar)if(!isLastWhiteSpace&&!isLastPunctChar)canOpen=!1
if(isLastWhiteSpace)canClose=!1
else if(isLastPunctChar)if(!isNextWhiteSpace&&!isNextPunctChar)canClose=!1
if(nextChar===34&&t[0]==='"')if(lastChar>=48&&lastChar<=57)canClose=canOpen=!1
if(canOpen&&canClose){canOpen=isLastPunctChar
canClose=isNextPunctChar}if(!canOpen&&!canClose){if(isSingle)addReplacement(replacements,i,t.index,APOSTROPHE)
continue}if(canClose){j=isSingle?heads.single:heads.double
if(j>=0&&stack[j].level===thisLevel){const item=stack[j]
let openQuote
let closeQuote
if(isSingle){openQuote=state.md.options.quotes[2]
closeQuote=state.md.options.quotes[3]}else{openQuote=state.md.options.quotes[0]
closeQuote=state.md.options.quotes[1]}addReplacement(replacements,i,t.index,closeQuote)
addReplacement(replacements,item.tokenIdx,item.contentPos,openQuote)
truncateStack(stack,heads,j)
continue OUTER}}if(canOpen){if(stack.length>=MAX_OPENERS)return
stack.push({tokenIdx:i,contentPos:t.index,isSingleQuote:isSingle,level:thisLevel,prevSameQuoteIdx:isSingle?heads.single:heads.double})
if(isSingle)heads.single=stack.length-1
else heads.double=stack.length-1}else if(canClose&&isSingle)addReplacement(replacements,i,t.index,APOSTROPHE)}}Object.keys(replacements).forEach(function(tokenIdx){const idx=Number(tokenIdx)
tokens[idx].content=applyReplacements(tokens[idx].content,replacements[tokenIdx])})}function smartquotes(state){if(!state.md.options.typographer)return
for(let blkIdx=state.tokens.length-1;blkIdx>=0;blkIdx--){if(state.tokens[blkIdx].type!=="inline"||!QUOTE_TEST_RE.test(state.tokens[blkIdx].content))continue
process_inlines(state.tokens[blkIdx].children,state)}}function join_alt(tokens){let curr,last
const max=tokens.length
for(curr=0;curr<max;curr++)if(tokens[curr].type==="text_special")tokens[curr].type="text"
for(curr=last=0;curr<max;curr++)if(tokens[curr].type==="text"&&curr+1<max&&tokens[curr+1].type==="text")tokens[curr+1].content=tokens[curr].content+tokens[curr+1].content
else{if(curr!==last)tokens[last]=tokens[curr]
last++}if(curr!==last)tokens.length=last}function text_join(state){let curr,last
const blockTokens=state.tokens
const l=blockTokens.length
for(let j=0;j<l;j++){if(blockTokens[j].type!=="inline")continue
const tokens=blockTokens[j].children
const max=tokens.length
for(curr=0;curr<max;curr++){if(tokens[curr].type==="text_special")tokens[curr].type="text"
if(tokens[curr].children)join_alt(tokens[curr].children)}for(curr=last=0;curr<max;curr++)if(tokens[curr].type==="text"&&curr+1<max&&tokens[curr+1].type==="text")tokens[curr+1].content=tokens[curr].content+tokens[curr+1].content
else{if(curr!==last)tokens[last]=tokens[curr]
last++}if(curr!==last)tokens.length=last}}var _rules$2=[["normalize",normalize],["block",block],["strip_references",strip_references],["inline",inline],["linkify",linkify$1],["replacements",replace],["smartquotes",smartquotes],["text_join",text_join]]
var ParserCore=class{constructor(){_defineProperty(this,"ruler",new Ruler)
_defineProperty(this,"State",StateCore)
for(let i=0;i<_rules$2.length;i++)this.ruler.push(_rules$2[i][0],_rules$2[i][1])}process(state){const rules=this.ruler.getRules("")
for(let i=0,l=rules.length;i<l;i++)rules[i](state)}}
var StateBlock=class{constructor(src,md,env,tokens){_defineProperty(this,"bMarks",[])
_defineProperty(this,"eMarks",[])
_defineProperty(this,"tShift",[])
_defineProperty(this,"sCount",[])
_defineProperty(this,"bsCount",[])
_defineProperty(this,"blkIndent",0)
_defineProperty(this,"line",0)
_defineProperty(this,"lineMax",0)
_defineProperty(this,"tight",!1)
_defineProperty(this,"listIndent",-1)
_defineProperty(this,"parentType","root")
_defineProperty(this,"level",0)
_defineProperty(this,"Token",Token)
this.src=src
this.md=md
this.env=env
this.tokens=tokens
const s=this.src
for(let start=0,pos=0,indent=0,offset=0,len=s.length,indent_found=!1;pos<len;pos++){const ch=s.charCodeAt(pos)
if(!indent_found)if(isSpace(ch)){indent++
if(ch===9)offset+=4-offset%4
else offset++
continue}else indent_found=!0
if(ch===10||pos===len-1){if(ch!==10)pos++
this.bMarks.push(start)
this.eMarks.push(pos)
this.tShift.push(indent)
this.sCount.push(offset)
this.bsCount.push(0)
indent_found=!1
indent=0
offset=0
start=pos+1}}this.bMarks.push(s.length)
this.eMarks.push(s.length)
this.tShift.push(0)
this.sCount.push(0)
this.bsCount.push(0)
this.lineMax=this.bMarks.length-1}push(type,tag,nesting){const token=new Token(type,tag,nesting)
token.block=!0
if(nesting<0)this.level--
token.level=this.level
if(nesting>0)this.level++
this.tokens.push(token)
return token}isEmpty(line){return this.bMarks[line]+this.tShift[line]>=this.eMarks[line]}skipEmptyLines(from){for(let max=this.lineMax;from<max;from++)if(this.bMarks[from]+this.tShift[from]<this.eMarks[from])break
return from}skipSpaces(pos){for(let max=this.src.length;pos<max;pos++)if(!isSpace(this.src.charCodeAt(pos)))break
return pos}skipSpacesBack(pos,min){if(pos<=min)return pos
while(pos>min)if(!isSpace(this.src.charCodeAt(--pos)))return pos+1
return pos}skipChars(pos,code){for(let max=this.src.length;pos<max;pos++)if(this.src.charCodeAt(pos)!==code)break
return pos}skipCharsBack(pos,code,min){if(pos<=min)return pos
while(pos>min)if(code!==this.src.charCodeAt(--pos))return pos+1
return pos}getLines(begin,end,indent,keepLastLF){if(begin>=end)return""
const queue=new Array(end-begin)
for(let i=0,line=begin;line<end;line++,i++){let lineIndent=0
const lineStart=this.bMarks[line]
let first=lineStart
let last
if(line+1<end||keepLastLF)last=this.eMarks[line]+1
else last=this.eMarks[line]
while(first<last&&lineIndent<indent){const ch=this.src.charCodeAt(first)
if(isSpace(ch))if(ch===9)lineIndent+=4-(lineIndent+this.bsCount[line])%4
else lineIndent++
else if(first-lineStart<this.tShift[line])lineIndent++
else break
first++}if(lineIndent>indent)queue[i]=new Array(lineIndent-indent+1).join(" ")+this.src.slice(first,last)
else queue[i]=this.src.slice(first,last)}return queue.join("")}}
var MAX_AUTOCOMPLETED_CELLS=65536
function getLine(state,line){const pos=state.bMarks[line]+state.tShift[line]
const max=state.eMarks[line]
return state.src.slice(pos,max)}function escapedSplit(str){const result=[]
const max=str.length
let pos=0
let ch=str.charCodeAt(pos)
let isEscaped=!1
let lastPos=0
let current=""
while(pos<max){if(ch===124)if(!isEscaped){result.push(current+str.substring(lastPos,pos))
current=""
lastPos=pos+1}else{current+=str.substring(lastPos,pos-1)
lastPos=pos}isEscaped=ch===92
pos++
ch=str.charCodeAt(pos)}result.push(current+str.substring(lastPos))
return result}function table(state,startLine,endLine,silent){if(startLine+2>endLine)return!1
let nextLine=startLine+1
if(state.sCount[nextLine]<state.blkIndent)return!1
if(state.sCount[nextLine]-state.blkIndent>=4)return!1
let pos=state.bMarks[nextLine]+state.tShift[nextLine]
if(pos>=state.eMarks[nextLine])return!1
const firstCh=state.src.charCodeAt(pos++)
if(firstCh!==124&&firstCh!==45&&firstCh!==58)return!1
if(pos>=state.eMarks[nextLine])return!1
const secondCh=state.src.charCodeAt(pos++)
if(secondCh!==124&&secondCh!==45&&secondCh!==58&&!isSpace(secondCh))return!1
if(firstCh===45&&isSpace(secondCh))return!1
while(pos<state.eMarks[nextLine]){const ch=state.src.charCodeAt(pos)
if(ch!==124&&ch!==45&&ch!==58&&!isSpace(ch))return!1
pos++}let lineText=getLine(state,startLine+1)
let columns=lineText.split("|")
const aligns=[]
for(let i=0;i<columns.length;i++){const t=columns[i].trim()
if(!t)if(i===0||i===columns.length-1)continue
else return!1
if(!/^:?-+:?$/.test(t))return!1
if(t.charCodeAt(t.length-1)===58)aligns.push(t.charCodeAt(0)===58?"center":"right")
else if(t.charCodeAt(0)===58)aligns.push("left")
else aligns.push("")}lineText=getLine(state,startLine).trim()
if(lineText.indexOf("|")===-1)return!1
if(state.sCount[startLine]-state.blkIndent>=4)return!1
columns=escapedSplit(lineText)
if(columns.length&&columns[0]==="")columns.shift()
if(columns.length&&columns[columns.length-1]==="")columns.pop()
const columnCount=columns.length
if(columnCount===0||columnCount!==aligns.length)return!1
if(silent)return!0
const oldParentType=state.parentType
state.parentType="table"
const terminatorRules=state.md.block.ruler.getRules("blockquote")
const token_to=state.push("table_open","table",1)
const tableLines=[startLine,0]
token_to.map=tableLines
const token_tho=state.push("thead_open","thead",1)
token_tho.map=[startLine,startLine+1]
const token_htro=state.push("tr_open","tr",1)
token_htro.map=[startLine,startLine+1]
for(let i=0;i<columns.length;i++){const token_ho=state.push("th_open","th",1)
if(aligns[i])token_ho.attrs=[["style",`text-align:${aligns[i]}`]]
const token_il=state.push("inline","",0)
token_il.content=columns[i].trim()
token_il.children=[]
state.push("th_close","th",-1)}state.push("tr_close","tr",-1)
state.push("thead_close","thead",-1)
let tbodyLines
let autocompletedCells=0
for(nextLine=startLine+2;nextLine<endLine;nextLine++){if(state.sCount[nextLine]<state.blkIndent)break
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}if(terminate)break
lineText=getLine(state,nextLine).trim()
if(!lineText)break
if(state.sCount[nextLine]-state.blkIndent>=4)break
columns=escapedSplit(lineText)
if(columns.length&&columns[0]==="")columns.shift()
if(columns.length&&columns[columns.length-1]==="")columns.pop()
autocompletedCells+=columnCount-columns.length
if(autocompletedCells>MAX_AUTOCOMPLETED_CELLS)break
if(nextLine===startLine+2){const token_tbo=state.push("tbody_open","tbody",1)
token_tbo.map=tbodyLines=[startLine+2,0]}const token_tro=state.push("tr_open","tr",1)
token_tro.map=[nextLine,nextLine+1]
for(let i=0;i<columnCount;i++){const token_tdo=state.push("td_open","td",1)
if(aligns[i])token_tdo.attrs=[["style",`text-align:${aligns[i]}`]]
const token_il=state.push("inline","",0)
token_il.content=columns[i]?columns[i].trim():""
token_il.children=[]
state.push("td_close","td",-1)}state.push("tr_close","tr",-1)}if(tbodyLines){state.push("tbody_close","tbody",-1)
tbodyLines[1]=nextLine}state.push("table_close","table",-1)
tableLines[1]=nextLine
state.parentType=oldParentType
state.line=nextLine
return!0}function code(state,startLine,endLine){if(state.sCount[startLine]-state.blkIndent<4)return!1
let nextLine=startLine+1
let last=nextLine
while(nextLine<endLine){if(state.isEmpty(nextLine)){nextLine++
continue}if(state.sCount[nextLine]-state.blkIndent>=4){nextLine++
last=nextLine
continue}break}state.line=last
const token=state.push("code_block","code",0)
token.content=state.getLines(startLine,last,4+state.blkIndent,!1)+"\n"
token.map=[startLine,state.line]
return!0}function fence(state,startLine,endLine,silent){let pos=state.bMarks[startLine]+state.tShift[startLine]
let max=state.eMarks[startLine]
if(state.sCount[startLine]-state.blkIndent>=4)return!1
if(pos+3>max)return!1
const marker=state.src.charCodeAt(pos)
if(marker!==126&&marker!==96)return!1
let mem=pos
pos=state.skipChars(pos,marker)
let len=pos-mem
if(len<3)return!1
const markup=state.src.slice(mem,pos)
const params=state.src.slice(pos,max)
if(marker===96)if(params.indexOf(String.fromCharCode(marker))>=0)return!1
if(silent)return!0
let nextLine=startLine
let haveEndMarker=!1
for(;;){nextLine++
if(nextLine>=endLine)break
pos=mem=state.bMarks[nextLine]+state.tShift[nextLine]
max=state.eMarks[nextLine]
if(pos<max&&state.sCount[nextLine]<state.blkIndent)break
if(state.src.charCodeAt(pos)!==marker)continue
if(state.sCount[nextLine]-state.blkIndent>=4)continue
pos=state.skipChars(pos,marker)
if(pos-mem<len)continue
pos=state.skipSpaces(pos)
if(pos<max)continue
haveEndMarker=!0
break}len=state.sCount[startLine]
state.line=nextLine+(haveEndMarker?1:0)
const token=state.push("fence","code",0)
token.info=params
token.content=state.getLines(startLine+1,nextLine,len,!0)
token.markup=markup
token.map=[startLine,state.line]
return!0}function blockquote(state,startLine,endLine,silent){let pos=state.bMarks[startLine]+state.tShift[startLine]
let max=state.eMarks[startLine]
const oldLineMax=state.lineMax
if(state.sCount[startLine]-state.blkIndent>=4)return!1
if(state.src.charCodeAt(pos)!==62)return!1
if(silent)return!0
const oldBMarks=[]
const oldBSCount=[]
const oldSCount=[]
const oldTShift=[]
const terminatorRules=state.md.block.ruler.getRules("blockquote")
const oldParentType=state.parentType
state.parentType="blockquote"
let lastLineEmpty=!1
let nextLine
for(nextLine=startLine;nextLine<endLine;nextLine++){const isOutdented=state.sCount[nextLine]<state.blkIndent
pos=state.bMarks[nextLine]+state.tShift[nextLine]
max=state.eMarks[nextLine]
if(pos>=max)break
if(state.src.charCodeAt(pos++)===62&&!isOutdented){let initial=state.sCount[nextLine]+1
let spaceAfterMarker
let adjustTab
if(state.src.charCodeAt(pos)===32){pos++
initial++
adjustTab=!1
spaceAfterMarker=!0}else if(state.src.charCodeAt(pos)===9){spaceAfterMarker=!0
if((state.bsCount[nextLine]+initial)%4===3){pos++
initial++
adjustTab=!1}else adjustTab=!0}else spaceAfterMarker=!1
let offset=initial
oldBMarks.push(state.bMarks[nextLine])
state.bMarks[nextLine]=pos
while(pos<max){const ch=state.src.charCodeAt(pos)
if(isSpace(ch))if(ch===9)offset+=4-(offset+state.bsCount[nextLine]+(adjustTab?1:0))%4
else offset++
else break
pos++}lastLineEmpty=pos>=max
oldBSCount.push(state.bsCount[nextLine])
state.bsCount[nextLine]=state.sCount[nextLine]+1+(spaceAfterMarker?1:0)
oldSCount.push(state.sCount[nextLine])
state.sCount[nextLine]=offset-initial
oldTShift.push(state.tShift[nextLine])
state.tShift[nextLine]=pos-state.bMarks[nextLine]
continue}if(lastLineEmpty)break
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}if(terminate){state.lineMax=nextLine
if(state.blkIndent!==0){oldBMarks.push(state.bMarks[nextLine])
oldBSCount.push(state.bsCount[nextLine])
oldTShift.push(state.tShift[nextLine])
oldSCount.push(state.sCount[nextLine])
state.sCount[nextLine]-=state.blkIndent}break}oldBMarks.push(state.bMarks[nextLine])
oldBSCount.push(state.bsCount[nextLine])
oldTShift.push(state.tShift[nextLine])
oldSCount.push(state.sCount[nextLine])
state.sCount[nextLine]=-1}const oldIndent=state.blkIndent
state.blkIndent=0
const token_o=state.push("blockquote_open","blockquote",1)
token_o.markup=">"
const lines=[startLine,0]
token_o.map=lines
state.md.block.tokenize(state,startLine,nextLine)
const token_c=state.push("blockquote_close","blockquote",-1)
token_c.markup=">"
state.lineMax=oldLineMax
state.parentType=oldParentType
lines[1]=state.line
for(let i=0;i<oldTShift.length;i++){state.bMarks[i+startLine]=oldBMarks[i]
state.tShift[i+startLine]=oldTShift[i]
state.sCount[i+startLine]=oldSCount[i]
state.bsCount[i+startLine]=oldBSCount[i]}state.blkIndent=oldIndent
return!0}function hr(state,startLine,endLine,silent){const max=state.eMarks[startLine]
if(state.sCount[startLine]-state.blkIndent>=4)return!1
let pos=state.bMarks[startLine]+state.tShift[startLine]
const marker=state.src.charCodeAt(pos++)
if(marker!==42&&marker!==45&&marker!==95)return!1
let cnt=1
while(pos<max){const ch=state.src.charCodeAt(pos++)
if(ch!==marker&&!isSpace(ch))return!1
if(ch===marker)cnt++}if(cnt<3)return!1
if(silent)return!0
state.line=startLine+1
const token=state.push("hr","hr",0)
token.map=[startLine,state.line]
token.markup=Array(cnt+1).join(String.fromCharCode(marker))
return!0}function skipBulletListMarker(state,startLine){const max=state.eMarks[startLine]
let pos=state.bMarks[startLine]+state.tShift[startLine]
const marker=state.src.charCodeAt(pos++)
if(marker!==42&&marker!==45&&marker!==43)return-1
if(pos<max)if(!isSpace(state.src.charCodeAt(pos)))return-1
return pos}function skipOrderedListMarker(state,startLine){const start=state.bMarks[startLine]+state.tShift[startLine]
const max=state.eMarks[startLine]
let pos=start
if(pos+1>=max)return-1
let ch=state.src.charCodeAt(pos++)
if(ch<48||ch>57)return-1
for(;;){if(pos>=max)return-1
ch=state.src.charCodeAt(pos++)
if(ch>=48&&ch<=57){if(pos-start>=10)return-1
continue}if(ch===41||ch===46)break
return-1}if(pos<max){ch=state.src.charCodeAt(pos)
if(!isSpace(ch))return-1}return pos}function markTightParagraphs(state,idx){const level=state.level+2
for(let i=idx+2,l=state.tokens.length-2;i<l;i++)if(state.tokens[i].level===level&&state.tokens[i].type==="paragraph_open"){state.tokens[i+2].hidden=!0
state.tokens[i].hidden=!0
i+=2}}function list(state,startLine,endLine,silent){let max,pos,start,token
let nextLine=startLine
let tight=!0
if(state.sCount[nextLine]-state.blkIndent>=4)return!1
if(state.listIndent>=0&&state.sCount[nextLine]-state.listIndent>=4&&state.sCount[nextLine]<state.blkIndent)return!1
let isTerminatingParagraph=!1
if(silent&&state.parentType==="paragraph")if(state.sCount[nextLine]>=state.blkIndent)isTerminatingParagraph=!0
let isOrdered
let markerValue
let posAfterMarker
if((posAfterMarker=skipOrderedListMarker(state,nextLine))>=0){isOrdered=!0
start=state.bMarks[nextLine]+state.tShift[nextLine]
markerValue=Number(state.src.slice(start,posAfterMarker-1))
if(isTerminatingParagraph&&markerValue!==1)return!1}else if((posAfterMarker=skipBulletListMarker(state,nextLine))>=0)isOrdered=!1
else return!1
if(isTerminatingParagraph)if(state.skipSpaces(posAfterMarker)>=state.eMarks[nextLine])return!1
if(silent)return!0
const markerCharCode=state.src.charCodeAt(posAfterMarker-1)
const listTokIdx=state.tokens.length
if(isOrdered){token=state.push("ordered_list_open","ol",1)
if(markerValue!==1)token.attrs=[["start",markerValue]]}else token=state.push("bullet_list_open","ul",1)
const listLines=[nextLine,0]
token.map=listLines
token.markup=String.fromCharCode(markerCharCode)
let prevEmptyEnd=!1
const terminatorRules=state.md.block.ruler.getRules("list")
const oldParentType=state.parentType
state.parentType="list"
while(nextLine<endLine){pos=posAfterMarker
max=state.eMarks[nextLine]
const initial=state.sCount[nextLine]+posAfterMarker-(state.bMarks[nextLine]+state.tShift[nextLine])
let offset=initial
while(pos<max){const ch=state.src.charCodeAt(pos)
if(ch===9)offset+=4-(offset+state.bsCount[nextLine])%4
else if(ch===32)offset++
else break
pos++}const contentStart=pos
let indentAfterMarker
if(contentStart>=max)indentAfterMarker=1
else indentAfterMarker=offset-initial
if(indentAfterMarker>4)indentAfterMarker=1
const indent=initial+indentAfterMarker
token=state.push("list_item_open","li",1)
token.markup=String.fromCharCode(markerCharCode)
const itemLines=[nextLine,0]
token.map=itemLines
if(isOrdered)token.info=state.src.slice(start,posAfterMarker-1)
const oldTight=state.tight
const oldTShift=state.tShift[nextLine]
const oldSCount=state.sCount[nextLine]
const oldListIndent=state.listIndent
state.listIndent=state.blkIndent
state.blkIndent=indent
state.tight=!0
state.tShift[nextLine]=contentStart-state.bMarks[nextLine]
state.sCount[nextLine]=offset
if(contentStart>=max&&state.isEmpty(nextLine+1))state.line=Math.min(state.line+2,endLine)
else state.md.block.tokenize(state,nextLine,endLine)
if(!state.tight||prevEmptyEnd)tight=!1
prevEmptyEnd=state.line-nextLine>1&&state.isEmpty(state.line-1)
state.blkIndent=state.listIndent
state.listIndent=oldListIndent
state.tShift[nextLine]=oldTShift
state.sCount[nextLine]=oldSCount
state.tight=oldTight
token=state.push("list_item_close","li",-1)
token.markup=String.fromCharCode(markerCharCode)
nextLine=state.line
itemLines[1]=nextLine
if(nextLine>=endLine)break
if(state.sCount[nextLine]<state.blkIndent)break
if(state.sCount[nextLine]-state.blkIndent>=4)break
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}if(terminate)break
if(isOrdered){posAfterMarker=skipOrderedListMarker(state,nextLine)
if(posAfterMarker<0)break
start=state.bMarks[nextLine]+state.tShift[nextLine]}else{posAfterMarker=skipBulletListMarker(state,nextLine)
if(posAfterMarker<0)break}if(markerCharCode!==state.src.charCodeAt(posAfterMarker-1))break}if(isOrdered)token=state.push("ordered_list_close","ol",-1)
else token=state.push("bullet_list_close","ul",-1)
token.markup=String.fromCharCode(markerCharCode)
listLines[1]=nextLine
state.line=nextLine
state.parentType=oldParentType
if(tight)markTightParagraphs(state,listTokIdx)
return!0}var MAX_LABEL_LENGTH=999
function countCodePoints(str){let length=str.length
for(let i=0;i<str.length-1;i++){const high=str.charCodeAt(i)
if(high<55296||high>56319)continue
const low=str.charCodeAt(i+1)
if(low>=56320&&low<=57343){length--
i++}}return length}function lineEnd(state,line){return Math.min(state.eMarks[line]+1,state.src.length)}function getNextLinePos(state,nextLine){const endLine=state.lineMax
if(nextLine>=endLine||state.isEmpty(nextLine))return-1
let isContinuation=!1
if(state.sCount[nextLine]-state.blkIndent>3)isContinuation=!0
if(state.sCount[nextLine]<0)isContinuation=!0
if(!isContinuation){const terminatorRules=state.md.block.ruler.getRules("reference")
const oldParentType=state.parentType
state.parentType="reference"
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}state.parentType=oldParentType
if(terminate)return-1}return state.bMarks[nextLine]+state.tShift[nextLine]}function reference(state,startLine,_endLine,silent){const src=state.src
let pos=state.bMarks[startLine]+state.tShift[startLine]
let nextLine=startLine+1
if(state.sCount[startLine]-state.blkIndent>=4)return!1
if(src.charCodeAt(pos)!==91)return!1
let max=lineEnd(state,startLine)
let rawLabel=""
let labelEnd=-1
let segmentStart=++pos
while(pos<max){if(rawLabel.length+pos-segmentStart>MAX_LABEL_LENGTH*2)return!1
let ch=src.charCodeAt(pos)
if(ch===91)return!1
if(ch===93){labelEnd=pos
break}if(ch===92)ch=src.charCodeAt(++pos)
if(ch===10&&pos<max){const nextPos=getNextLinePos(state,nextLine)
if(nextPos<0)return!1
rawLabel+=src.slice(segmentStart,max)
pos=segmentStart=nextPos
max=lineEnd(state,nextLine++)
continue}pos++}if(labelEnd<0||src.charCodeAt(labelEnd+1)!==58)return!1
rawLabel+=src.slice(segmentStart,labelEnd)
if(rawLabel.length>MAX_LABEL_LENGTH&&countCodePoints(rawLabel)>MAX_LABEL_LENGTH)return!1
pos=labelEnd+2
while(pos<max){const ch=src.charCodeAt(pos)
if(ch===10){const nextPos=getNextLinePos(state,nextLine)
if(nextPos<0)break
pos=nextPos
max=lineEnd(state,nextLine++)}else if(isSpace(ch))pos++
else break}const destRes=state.md.helpers.parseLinkDestination(src,pos,max)
if(!destRes.ok)return!1
const href=state.md.normalizeLink(destRes.str)
if(!state.md.validateLink(href))return!1
pos=destRes.pos
const destEndPos=pos
const destEndMax=max
const destEndLineNo=nextLine
while(pos<max){const ch=src.charCodeAt(pos)
if(ch===10){const nextPos=getNextLinePos(state,nextLine)
if(nextPos<0)break
pos=nextPos
max=lineEnd(state,nextLine++)}else if(isSpace(ch))pos++
else break}const titleStart=pos
let titleRes=state.md.helpers.parseLinkTitle(src,pos,max)
while(titleRes.can_continue){const nextPos=getNextLinePos(state,nextLine)
if(nextPos<0)break
pos=nextPos
max=lineEnd(state,nextLine++)
titleRes=state.md.helpers.parseLinkTitle(src,pos,max,titleRes)}let title
if(titleStart!==destEndPos&&titleRes.ok){title=titleRes.str
pos=titleRes.pos}else{title=""
pos=destEndPos
max=destEndMax
nextLine=destEndLineNo}while(pos<max){if(!isSpace(src.charCodeAt(pos)))break
pos++}if(pos<max&&src.charCodeAt(pos)!==10)if(title){title=""
pos=destEndPos
max=destEndMax
nextLine=destEndLineNo
while(pos<max){if(!isSpace(src.charCodeAt(pos)))break
pos++}}if(pos<max&&src.charCodeAt(pos)!==10)return!1
const label=normalizeReference(rawLabel)
if(!label)return!1
if(silent)return!0
if(typeof state.env.references==="undefined")state.env.references={}
if(typeof state.env.references[label]==="undefined")state.env.references[label]={title:title,href:href}
const token=state.push("reference_definition","",0)
token.map=[startLine,nextLine]
token.hidden=!0
const meta=Object.create(null)
meta.label=label
token.meta=meta
state.line=nextLine
return!0}var html_blocks_default=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"]
var open_tag=`<[A-Za-z][A-Za-z0-9\\-]*(?:\\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\\s*=\\s*(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*"))?)*\\s*\\/?>`
var close_tag="<\\/[A-Za-z][A-Za-z0-9\\-]*\\s*>"
new RegExp(`^(?:${open_tag}|${close_tag}|\x3c!---?>|\x3c!--(?:[^-]|-[^-]|--[^>])*--\x3e|<[?][\\s\\S]*?[?]>|<![A-Za-z][^>]*>|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>)`)
var HTML_OPEN_CLOSE_TAG_RE=new RegExp(`^(?:${open_tag}|${close_tag})`)
var HTML_SEQUENCES=[[/^<(script|pre|style|textarea)(?=(\s|>|$))/i,/<\/(script|pre|style|textarea)>/i,!0],[/^<!--/,/-->/,!0],[/^<\?/,/\?>/,!0],[/^<![A-Za-z]/,/>/,!0],[/^<!\[CDATA\[/,/\]\]>/,!0],[new RegExp(`^</?(${html_blocks_default.join("|")})(?=(\\s|/?>|$))`,"i"),/^$/,!0],[new RegExp(`${HTML_OPEN_CLOSE_TAG_RE.source}\\s*$`),/^$/,!1]]
function html_block(state,startLine,endLine,silent){let pos=state.bMarks[startLine]+state.tShift[startLine]
let max=state.eMarks[startLine]
if(state.sCount[startLine]-state.blkIndent>=4)return!1
if(!state.md.options.html)return!1
if(state.src.charCodeAt(pos)!==60)return!1
let lineText=state.src.slice(pos,max)
let i=0
for(;i<HTML_SEQUENCES.length;i++)if(HTML_SEQUENCES[i][0].test(lineText))break
if(i===HTML_SEQUENCES.length)return!1
if(silent)return HTML_SEQUENCES[i][2]
let nextLine=startLine+1
const endsOnBlankLine=HTML_SEQUENCES[i][1].test("")
if(!HTML_SEQUENCES[i][1].test(lineText))for(;nextLine<endLine;nextLine++){if(state.sCount[nextLine]<state.blkIndent)if(endsOnBlankLine||!state.isEmpty(nextLine))break
pos=state.bMarks[nextLine]+state.tShift[nextLine]
max=state.eMarks[nextLine]
lineText=state.src.slice(pos,max)
if(HTML_SEQUENCES[i][1].test(lineText)){if(lineText.length!==0)nextLine++
break}}state.line=nextLine
const token=state.push("html_block","",0)
token.map=[startLine,nextLine]
token.content=state.getLines(startLine,nextLine,state.blkIndent,!0)
return!0}function heading(state,startLine,endLine,silent){let pos=state.bMarks[startLine]+state.tShift[startLine]
let max=state.eMarks[startLine]
if(state.sCount[startLine]-state.blkIndent>=4)return!1
let ch=state.src.charCodeAt(pos)
if(ch!==35||pos>=max)return!1
let level=1
ch=state.src.charCodeAt(++pos)
while(ch===35&&pos<max&&level<=6){level++
ch=state.src.charCodeAt(++pos)}if(level>6||pos<max&&!isSpace(ch))return!1
if(silent)return!0
max=state.skipSpacesBack(max,pos)
const tmp=state.skipCharsBack(max,35,pos)
if(tmp>pos&&isSpace(state.src.charCodeAt(tmp-1)))max=tmp
state.line=startLine+1
const token_o=state.push("heading_open",`h${level}`,1)
token_o.markup="########".slice(0,level)
token_o.map=[startLine,state.line]
const token_i=state.push("inline","",0)
token_i.content=asciiTrim(state.src.slice(pos,max))
token_i.map=[startLine,state.line]
token_i.children=[]
const token_c=state.push("heading_close",`h${level}`,-1)
token_c.markup="########".slice(0,level)
return!0}function lheading(state,startLine,endLine){const terminatorRules=state.md.block.ruler.getRules("paragraph")
if(state.sCount[startLine]-state.blkIndent>=4)return!1
const oldParentType=state.parentType
state.parentType="paragraph"
let level=0
let marker
let nextLine=startLine+1
for(;nextLine<endLine&&!state.isEmpty(nextLine);nextLine++){if(state.sCount[nextLine]-state.blkIndent>3)continue
if(state.sCount[nextLine]>=state.blkIndent){let pos=state.bMarks[nextLine]+state.tShift[nextLine]
const max=state.eMarks[nextLine]
if(pos<max){marker=state.src.charCodeAt(pos)
if(marker===45||marker===61){pos=state.skipChars(pos,marker)
pos=state.skipSpaces(pos)
if(pos>=max){level=marker===61?1:2
break}}}}if(state.sCount[nextLine]<0)continue
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}if(terminate)break}if(!level){state.parentType=oldParentType
return!1}const content=asciiTrim(state.getLines(startLine,nextLine,state.blkIndent,!1))
state.line=nextLine+1
const token_o=state.push("heading_open",`h${level}`,1)
token_o.markup=String.fromCharCode(marker)
token_o.map=[startLine,state.line]
const token_i=state.push("inline","",0)
token_i.content=content
token_i.map=[startLine,state.line-1]
token_i.children=[]
const token_c=state.push("heading_close",`h${level}`,-1)
token_c.markup=String.fromCharCode(marker)
state.parentType=oldParentType
return!0}function paragraph(state,startLine,endLine){const terminatorRules=state.md.block.ruler.getRules("paragraph")
const oldParentType=state.parentType
let nextLine=startLine+1
state.parentType="paragraph"
for(;nextLine<endLine&&!state.isEmpty(nextLine);nextLine++){if(state.sCount[nextLine]-state.blkIndent>3)continue
if(state.sCount[nextLine]<0)continue
let terminate=!1
for(let i=0,l=terminatorRules.length;i<l;i++)if(terminatorRules[i](state,nextLine,endLine,!0)){terminate=!0
break}if(terminate)break}const content=asciiTrim(state.getLines(startLine,nextLine,state.blkIndent,!1))
state.line=nextLine
const token_o=state.push("paragraph_open","p",1)
token_o.map=[startLine,state.line]
const token_i=state.push("inline","",0)
token_i.content=content
token_i.map=[startLine,state.line]
token_i.children=[]
state.push("paragraph_close","p",-1)
state.parentType=oldParentType
return!0}var _rules$1=[["table",table,["paragraph","reference"]],["code",code],["fence",fence,["paragraph","reference","blockquote","list"]],["blockquote",blockquote,["paragraph","reference","blockquote","list"]],["hr",hr,["paragraph","reference","blockquote","list"]],["list",list,["paragraph","reference","blockquote"]],["reference",reference],["html_block",html_block,["paragraph","reference","blockquote"]],["heading",heading,["paragraph","reference","blockquote"]],["lheading",lheading],["paragraph",paragraph]]
var ParserBlock=class{constructor(){_defineProperty(this,"ruler",new Ruler)
_defineProperty(this,"State",StateBlock)
for(let i=0;i<_rules$1.length;i++)this.ruler.push(_rules$1[i][0],_rules$1[i][1],{alt:(_rules$1[i][2]||[]).slice()})}tokenize(state,startLine,endLine){const rules=this.ruler.getRules("")
const len=rules.length
const maxNesting=state.md.options.maxNesting
let line=startLine
let hasEmptyLines=!1
while(line<endLine){state.line=line=state.skipEmptyLines(line)
if(line>=endLine)break
if(state.sCount[line]<state.blkIndent)break
if(state.level>=maxNesting){state.line=endLine
break}const prevLine=state.line
let ok=!1
for(let i=0;i<len;i++){ok=rules[i](state,line,endLine,!1)
if(ok){if(prevLine>=state.line)throw new Error("block rule didn't increment state.line")
break}}if(!ok)throw new Error("none of the block rules matched")
state.tight=!hasEmptyLines
if(state.isEmpty(state.line-1))hasEmptyLines=!0
line=state.line
if(line<endLine&&state.isEmpty(line)){hasEmptyLines=!0
line++
state.line=line}}}parse(src,md,env,outTokens){if(!src)return
const state=new this.State(src,md,env,outTokens)
this.tokenize(state,state.line,state.lineMax)}}
var StateInline=class{constructor(src,md,env,outTokens){_defineProperty(this,"pos",0)
_defineProperty(this,"level",0)
_defineProperty(this,"pending","")
_defineProperty(this,"pendingLevel",0)
_defineProperty(this,"cache",{})
_defineProperty(this,"backticks",{})
_defineProperty(this,"backticksScanned",!1)
_defineProperty(this,"skipHtmlSpecial",!1)
_defineProperty(this,"linkLevel",0)
_defineProperty(this,"delimiters",[])
_defineProperty(this,"_prev_delimiters",[])
_defineProperty(this,"Token",Token)
this.src=src
this.env=env
this.md=md
this.tokens=outTokens
this.tokens_meta=Array(outTokens.length)
this.posMax=this.src.length}pushPending(){const token=new Token("text","",0)
token.content=this.pending
token.level=this.pendingLevel
this.tokens.push(token)
this.pending=""
return token}push(type,tag,nesting){if(this.pending)this.pushPending()
const token=new Token(type,tag,nesting)
let token_meta
if(nesting<0){this.level--
this.delimiters=this._prev_delimiters.pop()}token.level=this.level
if(nesting>0){this.level++
this._prev_delimiters.push(this.delimiters)
this.delimiters=[]
token_meta={delimiters:this.delimiters}}this.pendingLevel=this.level
this.tokens.push(token)
this.tokens_meta.push(token_meta)
return token}scanDelims(start,canSplitWord){const max=this.posMax
const marker=this.src.charCodeAt(start)
let lastChar
if(start===0)lastChar=32
else if(start===1){lastChar=this.src.charCodeAt(0)
if((lastChar&63488)===55296)lastChar=65533}else{lastChar=this.src.charCodeAt(start-1)
if((lastChar&64512)===56320){const highSurr=this.src.charCodeAt(start-2)
lastChar=(highSurr&64512)===55296?65536+(highSurr-55296<<10)+(lastChar-56320):65533}else if((lastChar&64512)===55296)lastChar=65533}let pos=start
while(pos<max&&this.src.charCodeAt(pos)===marker)pos++
const count=pos-start
let nextChar=pos<max?this.src.charCodeAt(pos):32
if((nextChar&64512)===55296){const lowSurr=this.src.charCodeAt(pos+1)
nextChar=(lowSurr&64512)===56320?65536+(nextChar-55296<<10)+(lowSurr-56320):65533}else if((nextChar&64512)===56320)nextChar=65533
const isLastPunctChar=isMdAsciiPunct(lastChar)||isPunctCharCode(lastChar)
const isNextPunctChar=isMdAsciiPunct(nextChar)||isPunctCharCode(nextChar)
const isLastWhiteSpace=isWhiteSpace(lastChar)
const isNextWhiteSpace=isWhiteSpace(nextChar)
const left_flanking=!isNextWhiteSpace&&(!isNextPunctChar||isLastWhiteSpace||isLastPunctChar)
const right_flanking=!isLastWhiteSpace&&(!isLastPunctChar||isNextWhiteSpace||isNextPunctChar)
return{can_open:left_flanking&&(canSplitWord||!right_flanking||isLastPunctChar),can_close:right_flanking&&(canSplitWord||!left_flanking||isNextPunctChar),length:count}}}
function isTerminatorChar(ch){switch(ch){case 10:case 33:case 35:case 36:case 37:case 38:case 42:case 43:case 45:case 58:case 60:case 61:case 62:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 125:case 126:return!0
default:return!1}}function markdown_it_text(state,silent){let pos=state.pos
while(pos<state.posMax&&!isTerminatorChar(state.src.charCodeAt(pos)))pos++
if(pos===state.pos)return!1
if(!silent)state.pending+=state.src.slice(state.pos,pos)
state.pos=pos
return!0}function isAsciiAlpha(code){return code>=65&&code<=90||code>=97&&code<=122}function isSchemeChar(code){return code>=65&&code<=90||code>=97&&code<=122||code>=48&&code<=57||code===43||code===45||code===46}function linkify(state,silent){if(!state.md.options.linkify)return!1
if(state.linkLevel>0)return!1
const pos=state.pos
const max=state.posMax
if(pos+3>max)return!1
if(state.src.charCodeAt(pos)!==58)return!1
if(state.src.charCodeAt(pos+1)!==47)return!1
if(state.src.charCodeAt(pos+2)!==47)return!1
const protoMin=pos-Math.min(10,state.pending.length,pos)
let protoStart=pos
while(protoStart>protoMin&&isSchemeChar(state.src.charCodeAt(protoStart-1)))protoStart--
if(protoStart===pos||!isAsciiAlpha(state.src.charCodeAt(protoStart)))return!1
const protoLength=pos-protoStart
const link=state.md.linkify.matchAtStart(state.src.slice(protoStart))
if(!link)return!1
let url=link.url
if(url.length<=protoLength)return!1
let urlEnd=url.length
while(urlEnd>0&&url.charCodeAt(urlEnd-1)===42)urlEnd--
if(urlEnd!==url.length)url=url.slice(0,urlEnd)
const fullUrl=state.md.normalizeLink(url)
if(!state.md.validateLink(fullUrl))return!1
if(!silent){state.pending=state.pending.slice(0,-protoLength)
const token_o=state.push("link_open","a",1)
token_o.attrs=[["href",fullUrl]]
token_o.markup="linkify"
token_o.info="auto"
const token_t=state.push("text","",0)
token_t.content=state.md.normalizeLinkText(url)
const token_c=state.push("link_close","a",-1)
token_c.markup="linkify"
token_c.info="auto"}state.pos+=url.length-protoLength
return!0}function newline(state,silent){let pos=state.pos
if(state.src.charCodeAt(pos)!==10)return!1
const pmax=state.pending.length-1
const max=state.posMax
if(!silent)if(pmax>=0&&state.pending.charCodeAt(pmax)===32)if(pmax>=1&&state.pending.charCodeAt(pmax-1)===32){let ws=pmax-1
while(ws>=1&&state.pending.charCodeAt(ws-1)===32)ws--
state.pending=state.pending.slice(0,ws)
state.push("hardbreak","br",0)}else{state.pending=state.pending.slice(0,-1)
state.push("softbreak","br",0)}else state.push("softbreak","br",0)
pos++
while(pos<max&&isSpace(state.src.charCodeAt(pos)))pos++
state.pos=pos
return!0}var ESCAPED=[]
for(let i=0;i<256;i++)ESCAPED.push(0)
"\\!\"#$%&'()*+,./:;<=>?@[]^_`{|}~-".split("").forEach(function(ch){ESCAPED[ch.charCodeAt(0)]=1})
function markdown_it_escape(state,silent){let pos=state.pos
const max=state.posMax
if(state.src.charCodeAt(pos)!==92)return!1
pos++
if(pos>=max)return!1
let ch1=state.src.charCodeAt(pos)
if(ch1===10){if(!silent)state.push("hardbreak","br",0)
pos++
while(pos<max){ch1=state.src.charCodeAt(pos)
if(!isSpace(ch1))break
pos++}state.pos=pos
return!0}if(ch1===32){if(!silent){const token=state.push("text_special","",0)
token.content="\\"
token.markup="\\"
token.info="escape"}state.pos=pos
return!0}let escapedStr=state.src[pos]
if(ch1>=55296&&ch1<=56319&&pos+1<max){const ch2=state.src.charCodeAt(pos+1)
if(ch2>=56320&&ch2<=57343){escapedStr+=state.src[pos+1]
pos++}}const origStr="\\"+escapedStr
if(!silent){const token=state.push("text_special","",0)
if(ch1<256&&ESCAPED[ch1]!==0)token.content=escapedStr
else token.content=origStr
token.markup=origStr
token.info="escape"}state.pos=pos+1
return!0}function buildLastRuns(src){const lastRuns={}
let pos=0
while((pos=src.indexOf("`",pos))!==-1){const start=pos
while(src.charCodeAt(++pos)===96);lastRuns[pos-start]=start}return lastRuns}function backtick(state,silent){var _state$backticks$open
const start=state.pos
if(state.src.charCodeAt(start)!==96)return!1
const max=state.posMax
let pos=start+1
while(pos<max&&state.src.charCodeAt(pos)===96)pos++
const marker=state.src.slice(start,pos)
const openerLength=marker.length
if(!state.backticksScanned){state.backticks=buildLastRuns(state.src)
state.backticksScanned=!0}if(((_state$backticks$open=state.backticks[openerLength])!==null&&_state$backticks$open!==void 0?_state$backticks$open:-1)>=pos){let matchEnd=pos
let matchStart
while((matchStart=state.src.indexOf("`",matchEnd))!==-1&&matchStart<max){matchEnd=matchStart+1
while(state.src.charCodeAt(matchEnd)===96)matchEnd++
if(matchEnd>max)break
if(matchEnd-matchStart===openerLength){if(!silent){const token=state.push("code_inline","code",0)
token.markup=marker
let content=state.src.slice(pos,matchStart).replace(/\n/g," ")
if(content.startsWith(" ")&&content.endsWith(" ")&&/[^ ]/.test(content))content=content.slice(1,-1)
token.content=content}state.pos=matchEnd
return!0}}}if(!silent)state.pending+=marker
state.pos=pos
return!0}function strikethrough_tokenize(state,silent){const start=state.pos
const marker=state.src.charCodeAt(start)
if(silent)return!1
if(marker!==126)return!1
const scanned=state.scanDelims(state.pos,!0)
let len=scanned.length
const ch=String.fromCharCode(marker)
if(len<2)return!1
let token
if(len%2){token=state.push("text","",0)
token.content=ch
len--}for(let i=0;i<len;i+=2){token=state.push("text","",0)
token.content=ch+ch
state.delimiters.push({marker:marker,length:0,token:state.tokens.length-1,end:-1,open:scanned.can_open,close:scanned.can_close})}state.pos+=scanned.length
return!0}function postProcess$1(state,delimiters){let token
const loneMarkers=[]
const max=delimiters.length
for(let i=0;i<max;i++){const startDelim=delimiters[i]
if(startDelim.marker!==126)continue
if(startDelim.end===-1)continue
const endDelim=delimiters[startDelim.end]
token=state.tokens[startDelim.token]
token.type="s_open"
token.tag="s"
token.nesting=1
token.markup="~~"
token.content=""
token=state.tokens[endDelim.token]
token.type="s_close"
token.tag="s"
token.nesting=-1
token.markup="~~"
token.content=""
if(state.tokens[endDelim.token-1].type==="text"&&state.tokens[endDelim.token-1].content==="~")loneMarkers.push(endDelim.token-1)}while(loneMarkers.length){const i=loneMarkers.pop()
let j=i+1
while(j<state.tokens.length&&state.tokens[j].type==="s_close")j++
j--
if(i!==j){token=state.tokens[j]
state.tokens[j]=state.tokens[i]
state.tokens[i]=token}}}function strikethrough_postProcess(state){const tokens_meta=state.tokens_meta
const max=state.tokens_meta.length
postProcess$1(state,state.delimiters)
for(let curr=0;curr<max;curr++){var _tokens_meta$curr
const delimiters=(_tokens_meta$curr=tokens_meta[curr])===null||_tokens_meta$curr===void 0?void 0:_tokens_meta$curr.delimiters
if(delimiters)postProcess$1(state,delimiters)}}var strikethrough_default={tokenize:strikethrough_tokenize,postProcess:strikethrough_postProcess}
function emphasis_tokenize(state,silent){const start=state.pos
const marker=state.src.charCodeAt(start)
if(silent)return!1
if(marker!==95&&marker!==42)return!1
const scanned=state.scanDelims(state.pos,marker===42)
for(let i=0;i<scanned.length;i++){const token=state.push("text","",0)
token.content=String.fromCharCode(marker)
state.delimiters.push({marker:marker,length:scanned.length,token:state.tokens.length-1,end:-1,open:scanned.can_open,close:scanned.can_close})}state.pos+=scanned.length
return!0}function postProcess(state,delimiters){const max=delimiters.length
for(let i=max-1;i>=0;i--){const startDelim=delimiters[i]
if(startDelim.marker!==95&&startDelim.marker!==42)continue
if(startDelim.end===-1)continue
const endDelim=delimiters[startDelim.end]
const isStrong=i>0&&delimiters[i-1].end===startDelim.end+1&&delimiters[i-1].marker===startDelim.marker&&delimiters[i-1].token===startDelim.token-1&&delimiters[startDelim.end+1].token===endDelim.token+1
const ch=String.fromCharCode(startDelim.marker)
const token_o=state.tokens[startDelim.token]
token_o.type=isStrong?"strong_open":"em_open"
token_o.tag=isStrong?"strong":"em"
token_o.nesting=1
token_o.markup=isStrong?ch+ch:ch
token_o.content=""
const token_c=state.tokens[endDelim.token]
token_c.type=isStrong?"strong_close":"em_close"
token_c.tag=isStrong?"strong":"em"
token_c.nesting=-1
token_c.markup=isStrong?ch+ch:ch
token_c.content=""
if(isStrong){state.tokens[delimiters[i-1].token].content=""
state.tokens[delimiters[startDelim.end+1].token].content=""
i--}}}function emphasis_post_process(state){const tokens_meta=state.tokens_meta
const max=state.tokens_meta.length
postProcess(state,state.delimiters)
for(let curr=0;curr<max;curr++){var _tokens_meta$curr
const delimiters=(_tokens_meta$curr=tokens_meta[curr])===null||_tokens_meta$curr===void 0?void 0:_tokens_meta$curr.delimiters
if(delimiters)postProcess(state,delimiters)}}var emphasis_default={tokenize:emphasis_tokenize,postProcess:emphasis_post_process}
function markdown_it_link(state,silent){let code,label,res,ref
let href=""
let title=""
let start=state.pos
let parseReference=!0
if(state.src.charCodeAt(state.pos)!==91)return!1
const oldPos=state.pos
const max=state.posMax
const labelStart=state.pos+1
const labelEnd=state.md.helpers.parseLinkLabel(state,state.pos,!0)
if(labelEnd<0)return!1
let pos=labelEnd+1
if(pos<max&&state.src.charCodeAt(pos)===40){parseReference=!1
pos++
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}if(pos>=max)return!1
start=pos
res=state.md.helpers.parseLinkDestination(state.src,pos,state.posMax)
if(res.ok){href=state.md.normalizeLink(res.str)
if(state.md.validateLink(href))pos=res.pos
else href=""
start=pos
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}res=state.md.helpers.parseLinkTitle(state.src,pos,state.posMax)
if(pos<max&&start!==pos&&res.ok){title=res.str
pos=res.pos
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}}}if(pos>=max||state.src.charCodeAt(pos)!==41)parseReference=!0
pos++}if(parseReference){if(typeof state.env.references==="undefined")return!1
if(pos<max&&state.src.charCodeAt(pos)===91){start=pos+1
pos=state.md.helpers.parseLinkLabel(state,pos)
if(pos>=0)label=state.src.slice(start,pos++)
else pos=labelEnd+1}else pos=labelEnd+1
if(!label)label=state.src.slice(labelStart,labelEnd)
label=normalizeReference(label)
ref=state.env.references[label]
if(!ref){state.pos=oldPos
return!1}href=ref.href
title=ref.title}if(!silent){state.pos=labelStart
state.posMax=labelEnd
const token_o=state.push("link_open","a",1)
const attrs=[["href",href]]
token_o.attrs=attrs
if(title)attrs.push(["title",title])
if(label){const meta=Object.create(null)
meta.label=label
token_o.meta=meta}state.linkLevel++
state.md.inline.tokenize(state)
state.linkLevel--
state.push("link_close","a",-1)}state.pos=pos
state.posMax=max
return!0}function markdown_it_image(state,silent){let code,content,label,pos,ref,res,title,start
let href=""
const oldPos=state.pos
const max=state.posMax
if(state.src.charCodeAt(state.pos)!==33)return!1
if(state.src.charCodeAt(state.pos+1)!==91)return!1
const labelStart=state.pos+2
const labelEnd=state.md.helpers.parseLinkLabel(state,state.pos+1,!1)
if(labelEnd<0)return!1
pos=labelEnd+1
if(pos<max&&state.src.charCodeAt(pos)===40){pos++
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}if(pos>=max)return!1
start=pos
res=state.md.helpers.parseLinkDestination(state.src,pos,state.posMax)
if(res.ok){href=state.md.normalizeLink(res.str)
if(state.md.validateLink(href))pos=res.pos
else href=""}start=pos
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}res=state.md.helpers.parseLinkTitle(state.src,pos,state.posMax)
if(pos<max&&start!==pos&&res.ok){title=res.str
pos=res.pos
for(;pos<max;pos++){code=state.src.charCodeAt(pos)
if(!isSpace(code)&&code!==10)break}}else title=""
if(pos>=max||state.src.charCodeAt(pos)!==41){state.pos=oldPos
return!1}pos++}else{if(typeof state.env.references==="undefined")return!1
if(pos<max&&state.src.charCodeAt(pos)===91){start=pos+1
pos=state.md.helpers.parseLinkLabel(state,pos)
if(pos>=0)label=state.src.slice(start,pos++)
else pos=labelEnd+1}else pos=labelEnd+1
if(!label)label=state.src.slice(labelStart,labelEnd)
label=normalizeReference(label)
ref=state.env.references[label]
if(!ref){state.pos=oldPos
return!1}href=ref.href
title=ref.title}if(!silent){content=state.src.slice(labelStart,labelEnd)
const tokens=[]
state.md.inline.parse(content,state.md,state.env,tokens)
const token=state.push("image","img",0)
const attrs=[["src",href],["alt",""]]
token.attrs=attrs
token.children=tokens
token.content=content
if(title)attrs.push(["title",title])
if(label){const meta=Object.create(null)
meta.label=label
token.meta=meta}}state.pos=pos
state.posMax=max
return!0}var EMAIL_RE=/^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)$/
var AUTOLINK_RE=/^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^<>\x00-\x20]*)$/
function autolink(state,silent){let pos=state.pos
if(state.src.charCodeAt(pos)!==60)return!1
const start=state.pos
const max=state.posMax
for(;;){if(++pos>=max)return!1
const ch=state.src.charCodeAt(pos)
if(ch===60)return!1
if(ch===62)break}const url=state.src.slice(start+1,pos)
if(AUTOLINK_RE.test(url)){const fullUrl=state.md.normalizeLink(url)
if(!state.md.validateLink(fullUrl))return!1
if(!silent){const token_o=state.push("link_open","a",1)
token_o.attrs=[["href",fullUrl]]
token_o.markup="autolink"
token_o.info="auto"
const token_t=state.push("text","",0)
token_t.content=state.md.normalizeLinkText(url)
const token_c=state.push("link_close","a",-1)
token_c.markup="autolink"
token_c.info="auto"}state.pos+=url.length+2
return!0}if(EMAIL_RE.test(url)){const fullUrl=state.md.normalizeLink(`mailto:${url}`)
if(!state.md.validateLink(fullUrl))return!1
if(!silent){const token_o=state.push("link_open","a",1)
token_o.attrs=[["href",fullUrl]]
token_o.markup="autolink"
token_o.info="auto"
const token_t=state.push("text","",0)
token_t.content=state.md.normalizeLinkText(url)
const token_c=state.push("link_close","a",-1)
token_c.markup="autolink"
token_c.info="auto"}state.pos+=url.length+2
return!0}return!1}function isLinkOpen(str){return/^<a[>\s]/i.test(str)}function isLinkClose(str){return/^<\/a\s*>/i.test(str)}function isLetter(ch){const lc=ch|32
return lc>=97&&lc<=122}function scanSpecial(state,pos){const src=state.src
let start
let terminator
if(src.startsWith("\x3c!--",pos)){if(src.startsWith(">",pos+4))return pos+5
if(src.startsWith("->",pos+4))return pos+6
start=pos+4
terminator="--\x3e"}else if(src.startsWith("<![CDATA[",pos)){start=pos+9
terminator="]]>"}else if(src.charCodeAt(pos+1)===63){start=pos+2
terminator="?>"}else if(isLetter(src.charCodeAt(pos+2))){start=pos+3
terminator=">"}else return-1
if(state.skipHtmlSpecial)return-1
const end=src.indexOf(terminator,start)
if(end<0){state.skipHtmlSpecial=!0
return-1}return end+terminator.length}function html_inline(state,silent){if(!state.md.options.html)return!1
const max=state.posMax
const pos=state.pos
if(state.src.charCodeAt(pos)!==60||pos+2>=max)return!1
let end
const ch=state.src.charCodeAt(pos+1)
if(ch===33||ch===63)end=scanSpecial(state,pos)
else if(ch===47||isLetter(ch)){const match=state.src.slice(pos).match(HTML_OPEN_CLOSE_TAG_RE)
end=match?pos+match[0].length:-1}else return!1
if(end<0)return!1
if(!silent){const token=state.push("html_inline","",0)
token.content=state.src.slice(pos,end)
if(isLinkOpen(token.content))state.linkLevel++
if(isLinkClose(token.content))state.linkLevel--}state.pos=end
return!0}var DIGITAL_RE=/^&#((?:x[a-f0-9]{1,6}|[0-9]{1,7}));/i
var NAMED_RE=/^&([a-z][a-z0-9]{1,31});/i
function entity(state,silent){const pos=state.pos
const max=state.posMax
if(state.src.charCodeAt(pos)!==38)return!1
if(pos+1>=max)return!1
if(state.src.charCodeAt(pos+1)===35){const match=state.src.slice(pos).match(DIGITAL_RE)
if(match){if(!silent){const code=match[1][0].toLowerCase()==="x"?parseInt(match[1].slice(1),16):parseInt(match[1],10)
const token=state.push("text_special","",0)
token.content=isValidEntityCode(code)?fromCodePoint(code):fromCodePoint(65533)
token.markup=match[0]
token.info="entity"}state.pos+=match[0].length
return!0}}else{const match=state.src.slice(pos).match(NAMED_RE)
if(match){const decoded=(0,dist_decode.hl)(match[0])
if(decoded!==match[0]){if(!silent){const token=state.push("text_special","",0)
token.content=decoded
token.markup=match[0]
token.info="entity"}state.pos+=match[0].length
return!0}}}return!1}function processDelimiters(delimiters){const openersBottom={}
const max=delimiters.length
if(!max)return
let headerIdx=0
let lastTokenIdx=-2
const jumps=[]
for(let closerIdx=0;closerIdx<max;closerIdx++){const closer=delimiters[closerIdx]
jumps.push(0)
if(delimiters[headerIdx].marker!==closer.marker||lastTokenIdx!==closer.token-1)headerIdx=closerIdx
lastTokenIdx=closer.token
closer.length=closer.length||0
if(!closer.close)continue
if(!openersBottom.hasOwnProperty(closer.marker))openersBottom[closer.marker]=[-1,-1,-1,-1,-1,-1]
const minOpenerIdx=openersBottom[closer.marker][(closer.open?3:0)+closer.length%3]
let openerIdx=headerIdx-jumps[headerIdx]-1
let newMinOpenerIdx=openerIdx
for(;openerIdx>minOpenerIdx;openerIdx-=jumps[openerIdx]+1){const opener=delimiters[openerIdx]
if(opener.marker!==closer.marker)continue
if(opener.open&&opener.end<0){let isOddMatch=!1
if(opener.close||closer.open)if((opener.length+closer.length)%3===0)if(opener.length%3!==0||closer.length%3!==0)isOddMatch=!0
if(!isOddMatch){const lastJump=openerIdx>0&&!delimiters[openerIdx-1].open?jumps[openerIdx-1]+1:0
jumps[closerIdx]=closerIdx-openerIdx+lastJump
jumps[openerIdx]=lastJump
closer.open=!1
opener.end=closerIdx
opener.close=!1
newMinOpenerIdx=-1
lastTokenIdx=-2
break}}}if(newMinOpenerIdx!==-1)openersBottom[closer.marker][(closer.open?3:0)+(closer.length||0)%3]=newMinOpenerIdx}}function link_pairs(state){const tokens_meta=state.tokens_meta
const max=state.tokens_meta.length
processDelimiters(state.delimiters)
for(let curr=0;curr<max;curr++){var _tokens_meta$curr
const delimiters=(_tokens_meta$curr=tokens_meta[curr])===null||_tokens_meta$curr===void 0?void 0:_tokens_meta$curr.delimiters
if(delimiters)processDelimiters(delimiters)}}function fragments_join(state){let curr,last
let level=0
const tokens=state.tokens
const max=state.tokens.length
for(curr=last=0;curr<max;curr++){if(tokens[curr].nesting<0)level--
tokens[curr].level=level
if(tokens[curr].nesting>0)level++
if(tokens[curr].type==="text"&&curr+1<max&&tokens[curr+1].type==="text")tokens[curr+1].content=tokens[curr].content+tokens[curr+1].content
else{if(curr!==last)tokens[last]=tokens[curr]
last++}}if(curr!==last)tokens.length=last}var _rules=[["text",markdown_it_text],["linkify",linkify],["newline",newline],["escape",markdown_it_escape],["backticks",backtick],["strikethrough",strikethrough_default.tokenize],["emphasis",emphasis_default.tokenize],["link",markdown_it_link],["image",markdown_it_image],["autolink",autolink],["html_inline",html_inline],["entity",entity]]
var _rules2=[["balance_pairs",link_pairs],["strikethrough",strikethrough_default.postProcess],["emphasis",emphasis_default.postProcess],["fragments_join",fragments_join]]
var ParserInline=class{constructor(){_defineProperty(this,"ruler",new Ruler)
_defineProperty(this,"ruler2",new Ruler)
_defineProperty(this,"State",StateInline)
for(let i=0;i<_rules.length;i++)this.ruler.push(_rules[i][0],_rules[i][1])
for(let i=0;i<_rules2.length;i++)this.ruler2.push(_rules2[i][0],_rules2[i][1])}skipToken(state){const pos=state.pos
const rules=this.ruler.getRules("")
const len=rules.length
const maxNesting=state.md.options.maxNesting
const cache=state.cache
if(typeof cache[pos]!=="undefined"){state.pos=cache[pos]
return}let ok=!1
if(state.level<maxNesting)for(let i=0;i<len;i++){state.level++
ok=rules[i](state,!0)
state.level--
if(ok){if(pos>=state.pos)throw new Error("inline rule didn't increment state.pos")
break}}else state.pos=state.posMax
if(!ok)state.pos++
cache[pos]=state.pos}tokenize(state){const rules=this.ruler.getRules("")
const len=rules.length
const end=state.posMax
const maxNesting=state.md.options.maxNesting
while(state.pos<end){const prevPos=state.pos
let ok=!1
if(state.level<maxNesting)for(let i=0;i<len;i++){ok=rules[i](state,!1)
if(ok){if(prevPos>=state.pos)throw new Error("inline rule didn't increment state.pos")
break}}if(ok){if(state.pos>=end)break
continue}state.pending+=state.src[state.pos++]}if(state.pending)state.pushPending()}parse(str,md,env,outTokens){const state=new this.State(str,md,env,outTokens)
this.tokenize(state)
const rules=this.ruler2.getRules("")
const len=rules.length
for(let i=0;i<len;i++)rules[i](state)}}
var config={default:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:100},components:{core:{},block:{},inline:{}}},zero:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["paragraph"]},inline:{rules:["text"],rules2:["balance_pairs","fragments_join"]}}},commonmark:{options:{html:!0,xhtmlOut:!0,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["blockquote","code","fence","heading","hr","html_block","lheading","list","reference","paragraph"]},inline:{rules:["autolink","backticks","emphasis","entity","escape","html_inline","image","link","newline","text"],rules2:["balance_pairs","emphasis","fragments_join"]}}}}
var BAD_PROTO_RE=/^(vbscript|javascript|file|data):/
var GOOD_DATA_RE=/^data:image\/(gif|png|jpeg|webp);/
var RECODE_HOSTNAME_FOR=["http:","https:","mailto:"]
var MarkdownIt=class{validateLink(url){const str=url.trim().toLowerCase()
return BAD_PROTO_RE.test(str)?GOOD_DATA_RE.test(str):!0}normalizeLink(url){const parsed=parse(url,!0)
if(parsed.hostname)if(!parsed.protocol||RECODE_HOSTNAME_FOR.indexOf(parsed.protocol)>=0)try{parsed.hostname=punycode.toASCII(parsed.hostname)}catch(er){}if(parsed.auth)parsed.auth=lib_encode(parsed.auth)
if(parsed.hostname)parsed.hostname=lib_encode(parsed.hostname)
if(parsed.pathname)parsed.pathname=lib_encode(parsed.pathname)
if(parsed.search)parsed.search=lib_encode(parsed.search)
if(parsed.hash)parsed.hash=lib_encode(parsed.hash)
return format(parsed)}normalizeLinkText(url){const parsed=parse(url,!0)
if(parsed.hostname)if(!parsed.protocol||RECODE_HOSTNAME_FOR.indexOf(parsed.protocol)>=0)try{parsed.hostname=punycode.toUnicode(parsed.hostname)}catch(er){}return lib_decode(format(parsed),lib_decode.defaultChars+"%")}constructor(...args){_defineProperty(this,"inline",new ParserInline)
_defineProperty(this,"block",new ParserBlock)
_defineProperty(this,"core",new ParserCore)
_defineProperty(this,"renderer",new Renderer)
_defineProperty(this,"linkify",new LinkifyIt)
_defineProperty(this,"utils",utils_exports)
_defineProperty(this,"helpers",Object.assign({},helpers_exports))
const[presetNameOrOptions,options]=args
if(typeof presetNameOrOptions==="string"){this.configure(presetNameOrOptions)
if(options)this.set(options)}else{this.configure("default")
this.set(presetNameOrOptions||{})}}set(options){Object.assign(this.options,options)
return this}configure(presets){let p
if(typeof presets==="string"){const presetName=presets
p=config[presetName]
if(!p)throw new Error(`Wrong 'markdown-it' preset "${presetName}", check name`)}else p=presets
if(!p)throw new Error("Wrong `markdown-it` preset, can't be empty")
if(p.options)this.options={...p.options}
const components=p.components
if(components){var _components$inline;["core","block","inline"].forEach(name=>{var _components$name
const rules=(_components$name=components[name])===null||_components$name===void 0?void 0:_components$name.rules
if(rules)this[name].ruler.enableOnly(rules)})
const rules2=(_components$inline=components.inline)===null||_components$inline===void 0?void 0:_components$inline.rules2
if(rules2)this.inline.ruler2.enableOnly(rules2)}return this}enable(list,ignoreInvalid=!1){let result=[]
if(!Array.isArray(list))list=[list];["core","block","inline"].forEach(chain=>{result=result.concat(this[chain].ruler.enable(list,!0))})
result=result.concat(this.inline.ruler2.enable(list,!0))
const missed=list.filter(name=>result.indexOf(name)<0)
if(missed.length&&!ignoreInvalid)throw new Error(`MarkdownIt. Failed to enable unknown rule(s): ${missed}`)
return this}disable(list,ignoreInvalid=!1){let result=[]
if(!Array.isArray(list))list=[list];["core","block","inline"].forEach(chain=>{result=result.concat(this[chain].ruler.disable(list,!0))})
result=result.concat(this.inline.ruler2.disable(list,!0))
const missed=list.filter(name=>result.indexOf(name)<0)
if(missed.length&&!ignoreInvalid)throw new Error(`MarkdownIt. Failed to disable unknown rule(s): ${missed}`)
return this}use(plugin,...params){plugin.apply(plugin,[this,...params])
return this}parse(src,env){if(typeof src!=="string")throw new Error("Input data should be a String")
const state=new this.core.State(src,this,env)
this.core.process(state)
return state.tokens}render(src,env={}){return this.renderer.render(this.parse(src,env),this.options,env)}parseInline(src,env){const state=new this.core.State(src,this,env)
state.inlineMode=!0
this.core.process(state)
return state.tokens}renderInline(src,env={}){return this.renderer.render(this.parseInline(src,env),this.options,env)}}
_defineProperty(MarkdownIt,"Token",Token)
_defineProperty(MarkdownIt,"Ruler",Ruler)
_defineProperty(MarkdownIt,"Renderer",Renderer)
_defineProperty(MarkdownIt,"ParserCore",ParserCore)
_defineProperty(MarkdownIt,"StateCore",StateCore)
_defineProperty(MarkdownIt,"ParserBlock",ParserBlock)
_defineProperty(MarkdownIt,"StateBlock",StateBlock)
_defineProperty(MarkdownIt,"ParserInline",ParserInline)
_defineProperty(MarkdownIt,"StateInline",StateInline)
var MarkdownItCallable=callable(MarkdownIt)}),64377:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}})}

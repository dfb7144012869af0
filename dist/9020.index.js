export const id=9020
export const ids=[9020]
export const modules={78488:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>connect})
var client=__webpack_require__(44463)
var push=__webpack_require__(70012)
var external_node_zlib_=__webpack_require__(38522)
var promises_=__webpack_require__(58500)
const SLICE=32768
function atOnce(steps){for(;;){const{done:done,value:value}=steps.next()
if(done)return value}}async function inSlices(steps){for(;;){const{done:done,value:value}=steps.next()
if(done)return value
await(0,promises_.setImmediate)()}}function*slicesOf(length){for(let end=64;end<length;end+=Math.min(end,SLICE))yield end
yield length}const ROW=6
const WRITTEN=Uint8Array.from({length:256},(_,unit)=>/[\t\n\r -~]/.test(String.fromCharCode(unit))?1:0)
function*storedStream(bytes,placeOf){const runs=[]
let start=0
for(let at=0;at<=bytes.length;at+=1){if(at%SLICE===0)yield
if(at<bytes.length&&WRITTEN[bytes[at]??0]===1)continue
if(at-start>=ROW)runs.push(start,at)
start=at+1}return{runs:runs,write:(first,end,to,at)=>to.set(bytes.subarray(first,end),at),placeOf:placeOf}}const SEPARATOR=1
function*joined(streams){const length=streams.reduce((sum,{runs:runs})=>sum+lengthOf(runs),0)
const bytes=Buffer.alloc(length,SEPARATOR)
const pieces={starts:[],ends:[],firsts:[],streams:[]}
let at=0
let sliceEnd=SLICE
for(const stream of streams){const{runs:runs}=stream
for(let index=0;index<runs.length;index+=2){const first=runs[index]??0
const end=runs[index+1]??0
stream.write(first,end,bytes,at)
pieces.starts.push(at)
pieces.ends.push(at+end-first)
pieces.firsts.push(first)
pieces.streams.push(stream)
at+=end-first+(runs[index+2]===end?0:1)
if(at<sliceEnd)continue
sliceEnd=at+SLICE
yield}}return{text:bytes.toString("latin1",0,Math.max(0,at-1)),placeOf:span=>placeIn(pieces,span)}}function lengthOf(runs){let length=0
for(let index=0;index<runs.length;index+=2)length+=(runs[index+1]??0)-(runs[index]??0)+1
return length}function placeIn({starts:starts,ends:ends,firsts:firsts,streams:streams},{start:start,end:end,kind:kind}){let[least,most]=[Number.POSITIVE_INFINITY,0]
for(let index=firstBehind(ends,start);index<ends.length;index+=1){const[pieceStart=0,pieceEnd=0,first=0]=[starts[index],ends[index],firsts[index]]
if(pieceStart>=end)break
const offset=first-pieceStart
const place=streams[index]?.placeOf(Math.max(start,pieceStart)+offset,Math.min(end,pieceEnd)+offset)
if(!place)continue
least=Math.min(least,place[0])
most=Math.max(most,place[1])}return{start:least,end:most,kind:kind}}function firstBehind(ends,place){let[low,high]=[0,ends.length]
while(low<high){const middle=low+high>>>1
if((ends[middle]??0)>place)high=middle
else low=middle+1}return low}const UNPACKED=1024*1024
const DEPTH=3
function unpacked(bytes){const layers=[bytes]
for(let inner=unzip(bytes);inner&&layers.length<=DEPTH;inner=unzip(inner.buffer))layers.push(inner.buffer)
return layers}const MOST=5e3
class TooMuch extends Error{}function*packedIn(signs,starts){const streams=[]
let room=4*Math.max(UNPACKED,signs.length)
let tried=0
let end=0
for(const start of starts){if(start<end||headerOf(signs.decode(start,8))===void 0)continue
yield
tried+=1
if(tried>MOST||room<0)throw new TooMuch
const{piece:piece,size:size}=pieceAt(signs,start)
room-=size
if(!piece)continue
end=Math.min(signs.length,start+Math.ceil(piece.taken/signs.group[1]*signs.group[0]))
const place=signs.placeOf(start,end)
const placeOf=()=>place
for(const layer of unpacked(piece.buffer)){room-=layer.length
streams.push(yield*storedStream(layer,placeOf))}}return streams}function pieceAt(signs,start){for(let size=256;;size*=8){const bytes=signs.decode(start,size)
const piece=unzip(bytes)
if(!piece||piece.taken<bytes.length||start+size>=signs.length)return{piece:piece,size:bytes.length}}}function unzip(bytes){const header=headerOf(bytes)
if(header===void 0)return
try{const options={maxOutputLength:UNPACKED,finishFlush:external_node_zlib_.constants.Z_SYNC_FLUSH,info:!0}
const result=(0,external_node_zlib_.inflateRawSync)(bytes.subarray(header),options)
const{buffer:buffer,engine:engine}=result
return{buffer:buffer,taken:header+engine.bytesWritten}}catch{return}}function headerOf(bytes){const[first,second=0,method,flags=0]=bytes
if(first===120&&(120*256+second)%31===0)return 2
if(first!==31||second!==139||method!==8||flags>31)return
let length=10
if(flags&4)length+=2+bytes.readUInt16LE(Math.min(length,bytes.length-2))
for(const name of[8,16])if(flags&name)length=bytes.indexOf(0,length)+1||bytes.length
return flags&2?length+2:length}const NO_SIGN=255
function alphabetOf(valueOfSign){return Uint8Array.from({length:256},(_,unit)=>valueOfSign(String.fromCharCode(unit))??NO_SIGN)}const WORD=Uint8Array.from({length:256},(_,unit)=>/[A-Za-z0-9]/.test(String.fromCharCode(unit))?1:0)
const ZERO=48
const X=120
function*picked(text,alphabet){const{length:length}=text
const arrays={values:new Uint8Array(length),places:new Int32Array(length)}
const picking={text:text,...arrays,length:0,run:0,isAfterWord:!1}
let at=0
for(const end of slicesOf(length)){pickSlice(picking,alphabet,at,end)
at=end
yield}if(!picking.isAfterWord)picking.length-=picking.run
const places=arrays.places.subarray(0,picking.length)
const placeOf=(first,end)=>{let last=(places[Math.min(end,places.length)-1]??0)+1
while(text[last]==="=")last+=1
return[places[first]??0,last]}
return{values:arrays.values.subarray(0,picking.length),placeOf:placeOf}}function pickSlice(picking,alphabet,from,to){const{text:text,values:values,places:places}=picking
let{length:length,run:run,isAfterWord:isAfterWord}=picking
for(let at=from;at<to;at+=1){const unit=text.charCodeAt(at)
const value=unit>255?NO_SIGN:alphabet[unit]??NO_SIGN
if(value===NO_SIGN){if(!isAfterWord)length-=run
run=0
isAfterWord=!1
continue}values[length]=value
places[length]=at
length+=1
if(WORD[unit]===1){run=0
isAfterWord=!0}else run+=1}picking.length=length
picking.run=run
picking.isAfterWord=isAfterWord}function*pickedTwice(text,alphabets){const{length:length}=text
const picking=alphabets.map(alphabet=>({alphabet:alphabet,values:new Uint8Array(length+1),places:new Int32Array(length+1),length:0}))
let at=0
for(const end of slicesOf(length)){pickTwice(text,picking,at,end)
at=end
yield}return picking.map(one=>({values:one.values.subarray(0,one.length),placeOf:(first,end)=>[one.places[first]??0,(one.places[Math.min(end,one.length)-1]??0)+1]}))}function pickTwice(text,[one,other],from,to){const{alphabet:alphabet,values:values,places:places}=one
const{alphabet:otherAlphabet,values:otherValues,places:otherPlaces}=other
let length=one.length
let otherLength=other.length
for(let at=from;at<to;at+=1){const unit=text.charCodeAt(at)
if(unit>255)continue
const value=alphabet[unit]??NO_SIGN
const otherValue=otherAlphabet[unit]??NO_SIGN
values[length]=value
places[length]=at
length+=1-(value>>>7)
otherValues[otherLength]=otherValue
otherPlaces[otherLength]=at
otherLength+=1-(otherValue>>>7)
if(unit!==X||at===0||text.charCodeAt(at-1)!==ZERO)continue
if(places[length-1]===at-1)length-=1
if(otherPlaces[otherLength-1]===at-1)otherLength-=1}one.length=length
other.length=otherLength}const SIGNS="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const BASE64=alphabetOf(sign=>{const value=SIGNS.indexOf({"-":"+",_:"/"}[sign]??sign)
return value<0?void 0:value})
const READINGS=[0,1,2,3]
const BEGINNINGS=new Set(["H4","eJ","eN","eA","eF"])
const LONGEST=32768
function base64Tables(){const bytes=READINGS.map(()=>[new Uint8Array(4096),new Uint8Array(4096),new Uint8Array(4096)])
const flags=new Uint16Array(4096)
for(let pair=0;pair<4096;pair+=1)for(const reading of READINGS){const[left,right]=[turnedValue(pair>>>6,reading),turnedValue(pair&63,reading)]
const isBackwards=reading>1
const[a,b]=isBackwards?[right,left]:[left,right]
const[first,second,third]=[a<<2|b>>>4,(a&15)<<4|b>>>2,(a&3)<<6|b]
for(const[place,byte]of(isBackwards?[third,second,first]:[first,second,third]).entries()){const table=bytes[reading]?.[place]
if(table)table[pair]=byte
flags[pair]=(flags[pair]??0)|(WRITTEN[byte]??0)<<4*place+reading}if(BEGINNINGS.has(`${SIGNS[a]}${SIGNS[b]}`))flags[pair]=(flags[pair]??0)|1<<12+reading}return{bytes:bytes,flags:flags}}function turnedValue(value,reading){if((reading&1)===0||value>=52)return value
return value<26?(value+13)%26:(value-26+13)%26+26}function*fromBase64({values:values,placeOf:placeOf},tables){const search={values:values,flags:tables.flags,runs:Array.from({length:16},()=>[]),ends:new Int32Array(16),beginnings:READINGS.map(()=>[])}
let at=0
for(const end of slicesOf(Math.max(0,values.length-1))){searchSlice(search,at,end)
at=end
yield}let streams=search.runs.flatMap((runs,index)=>runs.length===0?[]:[streamOf({values:values,placeOf:placeOf},tables.bytes,{runs:runs,reading:index>>>2,phase:index&3})])
for(const reading of READINGS){const beginnings=search.beginnings[reading]??[]
const starts=reading>1?beginnings.map(sign=>values.length-1-sign).reverse():beginnings
streams=streams.concat(yield*packedIn(signsOf({values:values,placeOf:placeOf},tables.bytes,reading),starts))}return streams}function searchSlice(search,from,to){const{values:values,flags:flags,beginnings:beginnings}=search
let pair=values[from]??0
const next=at=>{pair=pair<<6&4095|(values[at]??0)
return flags[pair]??0}
let[flags0,flags1,flags2,flags3,flags4]=[0,next(from+1),next(from+2),next(from+3),next(from+4)]
for(let at=from;at<to;at+=1){flags0=flags1
flags1=flags2
flags2=flags3
flags3=flags4
pair=pair<<6&4095|(values[at+5]??0)
flags4=flags[pair]??0
const hits=flags0&flags1>>>4&flags2>>>8&flags4&15
if(hits!==0&&at+5<values.length)follow(search,at,hits)
if(flags0>>>12===0)continue
for(const reading of READINGS)if(flags0>>>12+reading&1)beginnings[reading]?.push(reading>1?at+1:at)}}function follow({values:values,flags:flags,runs:runs,ends:ends},group,hits){const phase=group&3
const byte=(group>>>2)*3
for(let reading=0;reading<4;reading+=1){const index=reading*4+phase
if((hits>>>reading&1)===0||byte<(ends[index]??0))continue
const list=runs[index]??[]
const touches=list.at(-1)===byte
const isBackwards=reading>1
const limit=isBackwards?phase+(values.length-phase&~3):values.length
let start=byte
let end=byte+3
let at=group+4
let bit=reading
if(!touches&&(byte>0||isBackwards)&&isWritten(values,flags,group-2,reading+8))start-=isWritten(values,flags,group-3,reading+4)?2:1
while(at+1<limit&&isWritten(values,flags,at,bit)){if(bit<4&&end-start>=LONGEST&&isFollowed(values,flags,at,bit))break
end+=1
at+=bit<8?1:2
bit=bit<8?bit+4:reading}if(touches||end-start>=ROW)list.push(start,end)
ends[index]=end}}function isWritten(values,flags,at,bit){if(at<0||at+1>=values.length)return!1
return((flags[(values[at]??0)<<6|(values[at+1]??0)]??0)>>>bit&1)===1}function isFollowed(values,flags,at,bit){return[1,2,4].every(sign=>isWritten(values,flags,at+sign,bit+4*(sign&3)))}function streamOf({values:values,placeOf:placeOf},bytes,{runs:runs,reading:reading,phase:phase}){const isBackwards=reading>1
const tables=bytes[reading]??[]
const count=values.length
const forwards=(first,end)=>isBackwards?[count-end,count-first]:[first,end]
return{runs:isBackwards?runs.map((_,index)=>count-(runs[runs.length-1-index]??0)):runs,write(first,end,to,at){const[from,behind]=forwards(first,end)
let sign=phase+Math.floor(from/3)*4
let place=from-3*Math.floor(from/3)
for(let byte=from;byte<behind;byte+=1){const pair=(values[sign+place]??0)<<6|(values[sign+place+1]??0)
to[isBackwards?at+behind-1-byte:at+byte-from]=tables[place]?.[pair]??0
place+=1
if(place<3)continue
place=0
sign+=4}},placeOf(first,end){const[from,behind]=forwards(first,end)
return placeOf(phase+Math.floor(from*4/3),phase+Math.floor((behind-1)*4/3)+2)}}}function signsOf({values:values,placeOf:placeOf},bytes,reading){const{length:length}=values
const isBackwards=reading>1
const tables=bytes[reading]??[]
return{length:length,group:[4,3],decode(start,count){const decoded=Buffer.alloc(Math.floor(Math.min(count,length-start)*3/4))
for(let byte=0;byte<decoded.length;byte+=1){const place=byte%3
const sign=start+(byte-place)/3*4+place
const at=isBackwards?length-2-sign:sign
decoded[byte]=tables[isBackwards?2-place:place]?.[(values[at]??0)<<6|(values[at+1]??0)]??0}return decoded},placeOf:(start,end)=>isBackwards?placeOf(length-end,length-start):placeOf(start,end)}}const[PERCENT,BACKSLASH,AND,HASH,SEMICOLON,escapes_ZERO]=[37,92,38,35,59,48]
const[OPEN,CLOSE,SMALL_U,LARGE_U,escapes_X]=[123,125,117,85,120]
const CODECS=[{sign:PERCENT,alphabet:escapes_alphabetOf(/[\w.~%+-]/),read:readPercent},{sign:BACKSLASH,alphabet:escapes_alphabetOf(/[\w\\{}]/),read:readEscape},{sign:AND,alphabet:escapes_alphabetOf(/[\w&#;]/),read:readEntity}]
function escapes_alphabetOf(pattern){return Uint8Array.from({length:256},(_,unit)=>pattern.test(String.fromCharCode(unit))?1:0)}const HEX=Uint8Array.from({length:256},(_,unit)=>{const value=Number.parseInt(String.fromCharCode(unit),16)
return Number.isNaN(value)?16:value})
const LEAST=12
function*fromEscapes(text){const codecs=CODECS.filter(({sign:sign})=>text.includes(String.fromCharCode(sign)))
if(codecs.length===0)return[]
const{length:length}=text
const bytes=Buffer.from(text,"latin1")
const rotated=yield*inRot13(bytes)
const forwards=(start,end)=>[start,end]
const back=(start,end)=>[length-end,length-start]
let streams=[]
for(const codec of codecs)for(const form of[bytes,rotated]){streams=streams.concat(yield*fromRuns(form,codec,forwards))
streams=streams.concat(yield*fromRuns(Buffer.from(form).reverse(),codec,back))}return streams}function*fromRuns(bytes,codec,placeOf){const decoded={bytes:Buffer.alloc(bytes.length),length:0,ends:[],runs:[]}
const packed=[]
let end=0
let sliceEnd=SLICE
for(let sign=bytes.indexOf(codec.sign);sign>=0;sign=bytes.indexOf(codec.sign,end)){let start=sign
while(start>end&&codec.alphabet[bytes[start-1]??0]===1)start-=1
end=yield*endOfRun(bytes,sign,codec)
const said=end-start<LEAST?void 0:yield*addDecoded(decoded,bytes,[start,end],codec)
for(const layer of said?unpacked(said).slice(1):[])packed.push(yield*storedStream(layer,()=>placeOf(start,end)))
if(end<sliceEnd)continue
sliceEnd=end+SLICE
yield}const placeAt=(first,behind)=>{const[from]=decoded.runs[firstBehind(decoded.ends,first)]??[0]
const[,to]=decoded.runs[firstBehind(decoded.ends,behind-1)]??[0,bytes.length]
return placeOf(from,to)}
return[yield*storedStream(decoded.bytes.subarray(0,decoded.length),placeAt),...packed]}function*endOfRun(bytes,start,{alphabet:alphabet}){let end=start
while(end<bytes.length&&alphabet[bytes[end]??0]===1){end+=1
if(end%SLICE===0)yield}return end}function*addDecoded(to,from,run,{sign:sign,read:read}){const[start,end]=run
let length=to.length
let isChanged=!1
for(let at=start;at<end;length+=1){if(length%SLICE===0)yield
const meant=from[at]===sign?read(from,at):void 0
to.bytes[length]=meant?meant[0]:from[at]??0
isChanged||=meant!==void 0
at=meant?Math.min(end,meant[1]):at+1}if(!isChanged)return
const said=to.bytes.subarray(to.length,length)
to.runs.push(run)
to.ends.push(length)
to.bytes[length]=0
to.length=length+1
return said}function byteAt(bytes,at){const[high=16,low=16]=[HEX[bytes[at]??0],HEX[bytes[at+1]??0]]
return high<16&&low<16?high*16+low:void 0}function readPercent(bytes,at){const byte=byteAt(bytes,at+1)
return byte===void 0?void 0:[byte,at+3]}function readEscape(bytes,at){const letter=bytes[at+1]
if(letter!==escapes_X&&letter!==SMALL_U&&letter!==LARGE_U)return
let digits=at+2
if(letter===SMALL_U&&bytes[digits]===OPEN)digits+=1
for(let zeros=0;zeros<3&&bytes[digits]===escapes_ZERO&&bytes[digits+1]===escapes_ZERO;zeros+=1){if(byteAt(bytes,digits+2)===void 0)break
digits+=2}const byte=byteAt(bytes,digits)
if(byte===void 0)return
return[byte,bytes[digits+2]===CLOSE?digits+3:digits+2]}function readEntity(bytes,at){if(bytes[at+1]!==HASH)return
const isHex=bytes[at+2]===escapes_X
const[first,most,base]=isHex?[at+3,4,16]:[at+2,5,10]
let end=first
let code=0
for(;end<first+most&&(HEX[bytes[end]??0]??16)<base;end+=1)code=code*base+(HEX[bytes[end]??0]??0)
if(end-first<2)return
return[code&255,bytes[end]===SEMICOLON?end+1:end]}const ROTATED=Uint8Array.from({length:256},(_,unit)=>{const base=unit>=97?97:65
return/[A-Za-z]/.test(String.fromCharCode(unit))?(unit-base+13)%26+base:unit})
function*inRot13(bytes){const rotated=Buffer.alloc(bytes.length)
for(let at=0;at<bytes.length;at+=1){if(at%SLICE===0)yield
rotated[at]=ROTATED[bytes[at]??0]??0}return rotated}const DIGITS="0123456789abcdef"
const hex_HEX=alphabetOf(hexValue)
const ROTATED_HEX=alphabetOf(sign=>/[n-s]/i.test(sign)?10+sign.toLowerCase().charCodeAt(0)-110:/\d/.test(sign)?hexValue(sign):void 0)
function hexValue(sign){const value=DIGITS.indexOf(sign.toLowerCase())
return value<0?void 0:value}function*fromHex(picked,tables,{hasLetters:hasLetters=!1}={}){const{values:values}=picked
const arrays={runs:[[],[],[],[]],starts:new Int32Array(4).fill(-1),histories:new Int32Array(2)}
const search={values:values,hasLetters:hasLetters,tables:tables,...arrays,beginnings:[[],[]]}
let at=0
for(const end of slicesOf(Math.max(0,values.length-1))){hex_searchSlice(search,at,end)
at=end
yield}for(let way=0;way<4;way+=1)endRun(search,way,values.length-(values.length-way&1))
let streams=search.runs.flatMap((runs,way)=>runs.length===0?[]:[hex_streamOf(picked,runs,way)])
for(const isBackwards of[!1,!0]){const starts=search.beginnings[isBackwards?1:0]??[]
const inOrder=isBackwards?starts.map(sign=>values.length-2-sign).reverse():starts
streams=streams.concat(yield*packedIn(hex_signsOf(picked,isBackwards),inOrder))}return streams}const HISTORY=4**ROW
function hexTables(){const flags=Uint8Array.from({length:256},(_,pair)=>{const back=(pair&15)<<4|pair>>>4
const[begins,beginsBack]=[pair,back].map(byte=>byte===31||byte===120?1:0)
return(WRITTEN[pair]??0)|(WRITTEN[back]??0)<<1|(begins??0)<<2|(beginsBack??0)<<3})
const all=(HISTORY-1)/3
const isFull=history=>(history&all)===all?1:0
const full=Uint8Array.from({length:HISTORY},(_,history)=>isFull(history)|isFull(history>>>1)<<1)
return{flags:flags,full:full}}function hex_searchSlice(search,from,to){const{values:values,histories:histories,beginnings:beginnings}=search
const{flags:flags,full:full}=search.tables
let[history=0,other=0]=[histories[from&1],histories[from+1&1]]
for(let at=from;at<to;at+=1){const flag=flags[(values[at]??0)<<4|(values[at+1]??0)]??0
const now=(history<<2|flag&3)&HISTORY-1
const before=full[history]??0
const after=full[now]??0
if(before!==after)turn(search,at,before^after,after)
history=other
other=now
if(flag<4)continue
if(flag&4)beginnings[0]?.push(at)
if(flag&8)beginnings[1]?.push(at)}histories[to&1]=history
histories[to+1&1]=other}function turn(search,at,changed,full){for(const back of[0,1]){const way=(at&1)+2*back
if((changed>>>back&1)===0)continue
if(full>>>back&1)search.starts[way]=at-2*(ROW-1)
else endRun(search,way,at)}}const hex_LONGEST=32768
function endRun({values:values,hasLetters:hasLetters,runs:runs,starts:starts},way,end){const start=starts[way]??-1
starts[way]=-1
if(start<0)return
for(let at=start;at<end;at+=2*hex_LONGEST){const behind=Math.min(end,at+2*hex_LONGEST)
if(!hasLetters||hasLetter(values,at,behind))runs[way]?.push(at>>>1,behind>>>1)}}function hasLetter(values,start,end){for(let at=start;at<end;at+=1)if((values[at]??0)>9)return!0
return!1}function hex_streamOf({values:values,placeOf:placeOf},runs,way){const[phase,isBackwards]=[way&1,way>1]
const count=values.length
const forwards=(first,end)=>isBackwards?[count-end,count-first]:[first,end]
return{runs:isBackwards?runs.map((_,index)=>count-(runs[runs.length-1-index]??0)):runs,write(first,end,to,at){const[from,behind]=forwards(first,end)
for(let byte=from;byte<behind;byte+=1){const left=values[phase+2*byte]??0
const right=values[phase+2*byte+1]??0
if(isBackwards)to[at+behind-1-byte]=right<<4|left
else to[at+byte-from]=left<<4|right}},placeOf(first,end){const[from,behind]=forwards(first,end)
return placeOf(phase+2*from,phase+2*behind)}}}function hex_signsOf({values:values,placeOf:placeOf},isBackwards){const{length:length}=values
const valueAt=sign=>values[isBackwards?length-1-sign:sign]??0
return{length:length,group:[2,1],decode(start,count){const decoded=Buffer.alloc(Math.floor(Math.min(count,length-start)/2))
for(let byte=0;byte<decoded.length;byte+=1)decoded[byte]=valueAt(start+2*byte)<<4|valueAt(start+2*byte+1)
return decoded},placeOf:(start,end)=>isBackwards?placeOf(length-end,length-start):placeOf(start,end)}}function decoder(){const[base64,hex]=[base64Tables(),hexTables()]
return function*(text){const[digits,rotated]=yield*pickedTwice(text,[hex_HEX,ROTATED_HEX])
return yield*joined([...yield*fromBase64(yield*picked(text,BASE64),base64),...yield*fromHex(digits,hex),...yield*fromHex(rotated,hex,{hasLetters:!0}),...yield*fromEscapes(text)])}}var secret_parts=__webpack_require__(24506)
const WINDOW=12
function fingerprintsOf(values){const windows=new Map
const short=[]
const parts=values.flatMap(({kind:kind,value:value})=>(0,secret_parts.B)(value).map(part=>({kind:kind,value:part})))
for(const{kind:kind,value:value}of parts){const secret=secretPart(value)
if(normal(secret).length<WINDOW)short.push(...shortForms(kind,value))
else for(const form of formsOf(secret))addWindows(windows,form,kind)}return{windows:windows,short:short}}function secretPart(value){return value.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/,"").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g,"")}function formsOf(secret){const bytes=Buffer.from(secret)
const encoded=[bytes.toString("hex"),...base64Forms(bytes)]
return[secret,rotated(secret),...encoded].map(normal).flatMap(form=>[form,reversed(form)])}function base64Forms(bytes){return[0,1,2].map(shift=>{const text=Buffer.concat([Buffer.alloc(shift),bytes]).toString("base64").replaceAll("=","")
const hasTail=(shift+bytes.length)%3!==0
return text.slice(shift===0?0:shift+1,hasTail?-1:void 0)})}function addWindows(windows,form,kind){for(let at=0;at+WINDOW<=form.length;at+=1){const window=form.slice(at,at+WINDOW)
if(new Set(window).size>=5)windows.set(window,kind)}}function shortForms(kind,value){if(value.length<6)return[]
const bytes=Buffer.from(value)
const forms=[value,reversed(value),rotated(value),bytes.toString("hex"),bytes.toString("base64")]
return forms.map(form=>({kind:kind,value:form}))}function rotated(text){return text.replaceAll(/[a-z]/gi,letter=>{const base=letter<="Z"?65:97
return String.fromCharCode((letter.charCodeAt(0)-base+13)%26+base)})}function reversed(text){return[...text].reverse().join("")}const NOTHING=255
const LATIN=Uint8Array.from({length:256},(_,unit)=>codeOf(String.fromCharCode(unit)))
function normal(text){return text.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codeOf(character){const plain=character.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(plain)?Number.parseInt(plain,36):NOTHING}const MODEL_KEY="a model key"
const LOGIN="a registry credential"
const FORMATS=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(MODEL_KEY,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(LOGIN,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(LOGIN,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(LOGIN,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(kind,anchor,offset,pattern){return{kind:kind,anchor:anchor,offset:offset,pattern:pattern}}const[FIRST,SECOND,THIRD]=[0,1,2].map(place=>{const bits=new Int32Array(256)
for(const[index,{anchor:anchor}]of FORMATS.entries())for(const sign of anchor[place]??"")bits[sign.charCodeAt(0)]=(bits[sign.charCodeAt(0)]??0)|1<<index
return bits})
function*tokensIn(text){const spans=[]
const search={text:text,behind:new Int32Array(FORMATS.length),spans:spans}
let at=0
for(const end of slicesOf(text.length)){tokens_searchSlice(search,at,end)
at=end
yield}return spans}function tokens_searchSlice(search,from,end){const{text:text}=search
let second=from>1?text.charCodeAt(from-2)&255:0
let third=from>0?text.charCodeAt(from-1)&255:0
for(let at=from;at<end;at+=1){const first=second
second=third
third=text.charCodeAt(at)&255
const bits=(FIRST[first]??0)&(SECOND[second]??0)&(THIRD[third]??0)
if(bits!==0)tryFormats(search,at-2,bits)}}function tryFormats({text:text,behind:behind,spans:spans},anchor,bits){for(let left=bits;left!==0;left&=left-1){const index=31-Math.clz32(left&-left)
const one=FORMATS[index]
if(!one||anchor-one.offset<(behind[index]??0))continue
one.pattern.lastIndex=anchor-one.offset
const[whole,token=whole]=one.pattern.exec(text)??[]
if(whole===void 0||token===void 0)continue
const end=anchor-one.offset+whole.length
behind[index]=end
if(isSecret(one,token))spans.push({start:end-token.length,end:end,kind:one.kind})}}const MOST_JUDGED=5e3
function isSecret({kind:kind},token){const beginning=token.slice(0,MOST_JUDGED)
if(isPlaceholder(beginning)||isHalfJwt(token))return!1
return kind===MODEL_KEY?isModelKey(beginning):kind!==LOGIN||isLogin(beginning)}function isHalfJwt(token){return/^ghs_\d+_/.test(token)&&!token.includes(".")}function isPlaceholder(token){const body=token.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(body))return!0
if(new Set(body).size<8)return!0
return/0123456789|1234567890|abcdefghij/i.test(body)||isWords(body)}function isWords(body){return/^[a-z]+(?:[-_][a-z]+)+$/.test(body)}function isModelKey(token){const runs=token.split(/[-_]/).slice(1)
const isRandom=run=>run.length>=16&&/\d.*\d/.test(run)&&/[A-Za-z]/.test(run)&&new Set(run).size>=8
const digits=token.match(/\d/g)?.length??0
const capitals=token.match(/[A-Z]/g)?.length??0
return runs.some(isRandom)||token.length>=60&&digits>=5&&capitals>=5}function isLogin(token){const said=Buffer.from(token,"base64").toString("latin1")
const[,password=""]=/^[ -9;-~]+:([ -~]{4,})$/.exec(said)??[]
if(password==="")return token.length>=20&&/\d/.test(token)&&new Set(token).size>=12
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(password)}const SHIFT=3
const BITS=19
const WEIGHTS=Int32Array.from({length:256},(_,code)=>code<36?Math.imul(code+1,2654435761)|1:0)
const LATIN_WEIGHTS=LATIN.reduce((weights,code,unit)=>{weights[unit]=WEIGHTS[code]??0
return weights},new Int32Array(256))
function windowSearch(windows){const known={seen:new Uint8Array(1<<BITS-3),windows:new Map,codes:codeTable()}
for(const[window,kind]of windows){const codes=Array.from(window,sign=>Number.parseInt(sign,36))
const hash=codes.reduce((before,code)=>(before<<SHIFT)+(WEIGHTS[code]??0)|0,0)
const slot=hash>>>32-BITS
known.seen[slot>>>3]=(known.seen[slot>>>3]??0)|1<<(slot&7)
known.windows.set(hash,[...known.windows.get(hash)??[],{codes:codes,kind:kind}])}return text=>search(text,known)}function*search(text,known){const spans=[]
if(known.windows.size===0)return spans
const progress={at:0,hash:0}
for(const end of slicesOf(text.length)){windows_searchSlice(text,end,{known:known,progress:progress,spans:spans})
yield}return spans}function windows_searchSlice(text,end,{known:known,progress:progress,spans:spans}){const{seen:seen,codes:codes}=known
let{at:at,hash:hash}=progress
for(;at<end;at+=1){const unit=text.charCodeAt(at)
let weight=0
if(unit<256)weight=LATIN_WEIGHTS[unit]??0
else{const point=text.codePointAt(at)??unit
if(point>65535)at+=1
weight=WEIGHTS[codes(point)]??0}if(weight===0)continue
hash=(hash<<SHIFT)+weight|0
const slot=hash>>>32-BITS
if(((seen[slot>>>3]??0)&1<<(slot&7))!==0)addWindow(spans,text,at+1,{known:known,hash:hash})}progress.at=at
progress.hash=hash}function addWindow(spans,text,end,{known:known,hash:hash}){for(const{codes:codes,kind:kind}of known.windows.get(hash)??[]){const start=startOf(codes,text,end,known.codes)
const last=spans.at(-1)
if(start===void 0)continue
if(last&&last.kind===kind&&start<=last.end)spans[spans.length-1]={...last,end:end}
else spans.push({start:start,end:end,kind:kind})}}function startOf(codes,text,end,codeOfPoint){let left=WINDOW
let at=end
while(left>0){if(at===0)return
at-=1
if(at>0&&(text.codePointAt(at-1)??0)>65535)at-=1
const code=codeOfPoint(text.codePointAt(at)??0)
if(code===NOTHING)continue
left-=1
if(code!==codes[left])return}return at}const UNSEEN=254
function codeTable(){const known=new Uint8Array(65536).fill(UNSEEN)
return point=>{if(point>65535)return codeOf(String.fromCodePoint(point))
if(known[point]===UNSEEN)known[point]=codeOf(String.fromCodePoint(point))
return known[point]??NOTHING}}const scanner_DEPTH=3
const LEAST_DECODED=4*1024*1024
const DECODED_RATIO=16
const TOO_MUCH="too much encoded data to check"
const MOST_SPANS=1e4
function leakScanner(values){const{windows:windows,short:short}=fingerprintsOf(values)
const findWindows=windowSearch(windows)
const decode=decoder()
const ours=new Set(values.map(({kind:kind})=>kind))
function*direct(text){const spans=[...yield*findWindows(text),...yield*shortIn(text,short),...yield*tokensIn(text)]
return spans.length>MOST_SPANS?spans.slice(0,1).map(({kind:kind})=>wholeOf(text,kind)):spans}function*deep(text,depth,room){if(text.length>room)return[wholeOf(text,TOO_MUCH)]
const found=yield*direct(text)
if(depth===0||text==="")return found
try{const next=yield*decode(text)
return[...found,...(yield*deep(next.text,depth-1,room-text.length)).map(next.placeOf)]}catch(error){if(!(error instanceof TooMuch))throw error
return[...found,wholeOf(text,TOO_MUCH)]}}function*everywhere(text){return merged(yield*deep(text,scanner_DEPTH,Math.max(LEAST_DECODED,text.length*DECODED_RATIO)),ours)}function*search(text,{public:known=""}={}){const spans=yield*everywhere(text)
if(spans.length===0||known==="")return spans
const before=new Set((yield*everywhere(known)).map(({start:start,end:end})=>known.slice(start,end)))
return withoutKnown(text,spans,known,before)}function*searchFile(bytes,options){const[,...layers]=unpacked(bytes)
for(const layer of layers)if((yield*search(layer.toString("latin1"),options)).length>0)return[{start:0,end:bytes.length,kind:"a secret, packed"}]
return yield*search(bytes.toString(bytes.includes(0)?"latin1":"utf8"),options)}function*redacted(text){let rest=text
const kinds=new Set
for(let round=0;round<5;round+=1){const spans=yield*search(rest)
if(spans.length===0)return{text:rest,kinds:[...kinds]}
for(const{kind:kind}of spans)kinds.add(kind)
rest=without(rest,spans)}return{text:"[withheld: looks like a secret]",kinds:[...kinds]}}return Object.freeze({scan:(text,options)=>atOnce(search(text,options)),scanLong:(text,options)=>inSlices(search(text,options)),scanFile:(bytes,options)=>inSlices(searchFile(bytes,options)),redact:text=>atOnce(redacted(text)),redactLong:text=>inSlices(redacted(text))})}function wholeOf(text,kind){return{start:0,end:text.length,kind:kind}}const MOST_COMPARED=64*1024*1024
function withoutKnown(text,spans,known,before){let left=MOST_COMPARED
return spans.filter(({start:start,end:end})=>{const said=text.slice(start,end)
if(before.has(said))return!1
left-=known.length
return left<0||!known.includes(said)})}function*shortIn(text,short){const spans=[]
for(const{kind:kind,value:value}of short){let from=0
for(const end of slicesOf(text.length)){const slice=text.slice(from,end+value.length-1)
const start=from
from=end
for(let at=slice.indexOf(value);at>=0;at=slice.indexOf(value,at+value.length)){spans.push({start:start+at,end:start+at+value.length,kind:kind})
from=Math.max(from,start+at+value.length)}yield}}return spans}function merged(spans,ours){const result=[]
for(const span of[...spans].sort((a,b)=>a.start-b.start||b.end-a.end)){const last=result.at(-1)
if(!last||span.start>last.end)result.push(span)
else{const kind=ours.has(last.kind)?last.kind:span.kind
result[result.length-1]={start:last.start,end:Math.max(last.end,span.end),kind:kind}}}return result}function without(text,spans){let at=0
const parts=spans.map(({start:start,end:end,kind:kind})=>{const part=`${text.slice(at,start)}[withheld: looks like ${kind}]`
at=end
return part})
return parts.join("")+text.slice(at)}var fault=__webpack_require__(98664)
var mask=__webpack_require__(51977)
var prompts=__webpack_require__(88135)
var console=__webpack_require__(54995)
var inputs=__webpack_require__(87233)
var raw_input=__webpack_require__(48142)
var external_node_crypto_=__webpack_require__(77598)
var external_node_fs_=__webpack_require__(73024)
var schemas=__webpack_require__(28942)
var lib_text=__webpack_require__(94869)
var list_query=__webpack_require__(15472)
function readJob(env,plain){const[owner="",name=""]=need(env,"GITHUB_REPOSITORY").split("/")
const serverUrl=env.GITHUB_SERVER_URL??"https://github.com"
const runId=Number(need(env,"GITHUB_RUN_ID"))
return Object.freeze({repository:Object.freeze({owner:owner,name:name}),workspace:need(env,"GITHUB_WORKSPACE"),temp:need(env,"RUNNER_TEMP"),apiUrl:env.GITHUB_API_URL??"https://api.github.com",graphqlUrl:env.GITHUB_GRAPHQL_URL||void 0,serverUrl:serverUrl,repositoryUrl:`${serverUrl}/${owner}/${name}`,runUrl:`${serverUrl}/${owner}/${name}/actions/runs/${runId}`,runId:runId,task:taskKeyOf(env),runAttempt:Number(env.GITHUB_RUN_ATTEMPT)||1,fetch:namesProxy(env)?throughProxy:plain})}function namesProxy(env){return["http_proxy","https_proxy"].some(name=>Boolean(env[name]??env[name.toUpperCase()]))}const throughProxy=async(url,init)=>{const{defaults:defaults}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__,47176))
const request=defaults.request
return request.fetch(url,init)}
function need(env,name){const value=env[name]
if(value)return value
throw new fault.vC("config",`${name} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function taskKeyOf(env){if(!(0,raw_input.JR)(env,"prompt")&&!(0,raw_input.JR)(env,"prompt-file"))return
const path=workflowPath(env)
const file=path?.split("/").at(-1)??env.GITHUB_WORKFLOW??""
const workflow=path??`run ${env.GITHUB_RUN_ID}`
const job=env.GITHUB_JOB??""
const item=(0,list_query.b8)((0,raw_input.JR)(env,"item")??"{")?.key
const digest=(0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([workflow,job,...item===void 0?[]:[item]])).digest("hex").slice(0,8)
return{words:(0,lib_text.yR)(`${item??""} ${file.replace(/\.ya?ml$/,"")} ${job}`,40),digest:digest}}function workflowPath(env){const[path=""]=(env.GITHUB_WORKFLOW_REF??"").split("@")
if(path!=="")return path
const file=startedFile(env.GITHUB_EVENT_PATH)
return file&&`${env.GITHUB_REPOSITORY}/${file}`}const Started=schemas.object({workflow:schemas.string().regex(/^[^@]+\.ya?ml$/)})
function startedFile(path=""){try{return Started.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))).data?.workflow}catch{return}}function connect({env:env,sleep:sleep,signal:signal,fetch:fetch}){const token=(0,raw_input.JR)(env,"github-token")
const secrets=(0,inputs.secretInputs)(env);(0,console.QU)([...secrets,...token?[(0,push.YN)(token)]:[]])
if(!token)throw new fault.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const job=readJob(env,fetch)
const writes=(0,raw_input.J)(env)
const{apiUrl:apiUrl,graphqlUrl:graphqlUrl}=job
const github=(0,client.X)({token:token,apiUrl:apiUrl,graphqlUrl:graphqlUrl,fetch:job.fetch,isReadOnly:!writes,sleep:ms=>sleep(ms,signal),onNoGraphql:why=>(0,console.m)(`${why} ${(0,prompts.J1)("no-graphql")}`),onAway:why=>(0,console.m)((0,prompts.J1)("github-away",{why:why}))})
const exact=(0,mask.$p)([...secrets,`x-access-token:${token}`])
const leaks=leakScanner(knownValues(env))
return{github:github,mayWrite:writes,job:job,exact:exact,leaks:leaks,redact:text=>leaks.redact(exact(text)).text}}function knownValues(env){const named=[{kind:"the GitHub token",value:(0,raw_input.JR)(env,"github-token")??""},{kind:"the model key",value:(0,raw_input.JR)(env,"api-key")??""},{kind:"a token of the runner",value:env.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:env.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const others=(0,inputs.secretInputs)(env).filter(value=>!named.some(known=>known.value===value))
return[...named,...others.map(value=>({kind:"a secret among the inputs",value:value}))]}}),79235:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{gateSettings:()=>gateSettings,phrasesOf:()=>phrasesOf,triggerSettings:()=>triggerSettings})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48588)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
function phrasesOf(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"trigger-phrase")??"@agent")}function triggerSettings(env){return{phrases:phrasesOf(env),label:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"label-trigger")??"agent",approveLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"approve-label")??"agent:approve",rejectLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"reject-label")??"agent:reject",assignee:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"assignee-trigger"),prompt:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.F)(env),mode:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"mode"),allowedBots:allowedBots(env),repositoryId:numberOf(env.GITHUB_REPOSITORY_ID),runId:numberOf(env.GITHUB_RUN_ID)}}function gateSettings(env,ownId){const roles=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"allowed-roles")??"admin, maintain, write")
return{allowedRoles:roles.filter(role=>!(0,_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(role)),allowedUsers:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"allowed-users")??""),deniedUsers:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"denied-users")??""),allowedBots:allowedBots(env),canWrite:!0,ownId:ownId,triggeringActor:triggeringActor(env)}}function allowedBots(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"allowed-bots")??"").filter(id=>/^\d+$/.test(id)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:login,GITHUB_ACTOR:GITHUB_ACTOR,GITHUB_ACTOR_ID:GITHUB_ACTOR_ID}){if(!login)return
return{login:login,id:login===GITHUB_ACTOR?numberOf(GITHUB_ACTOR_ID):void 0}}function numberOf(text){return text!==void 0&&/^\d+$/.test(text)?Number(text):void 0}}),82604:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>OpenComment,t:()=>parseOpenComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Place=zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("comment")}),zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("review-thread"),commentId:zod__WEBPACK_IMPORTED_MODULE_0__.number()}),zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("discussion"),discussionId:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replyToId:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).transform(({replyToId:replyToId,...place})=>({...place,replyToId:replyToId}))]).readonly()
const Comment=zod__WEBPACK_IMPORTED_MODULE_0__.object({issue:zod__WEBPACK_IMPORTED_MODULE_0__.number(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number(),url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),place:Place.optional(),nodeId:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).readonly()
const OpenComment=zod__WEBPACK_IMPORTED_MODULE_0__.object({runComment:Comment,body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),isAnswer:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),approvalComment:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number(),body:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly().optional(),isWaiting:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).readonly()
function parseOpenComment(saved){return OpenComment.parse(JSON.parse(saved))}}),76327:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K$:()=>NOTHING,PH:()=>needsSandbox,Ve:()=>Grant,lI:()=>isGrant,r4:()=>inWords})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Grant=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({secrets:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),hosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),server:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const NOTHING=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:secrets,hosts:hosts,server:server}){return secrets.length+hosts.length>0||server!==""}function needsSandbox({secrets:secrets,hosts:hosts}){return secrets.length+hosts.length>0}function inWords({secrets:secrets,hosts:hosts,server:server}){const named=(noun,names)=>names.length===0?[]:[`${noun}${names.length===1?"":"s"} ${names.join(", ")}`]
return[...named("secret",secrets),...named("host",hosts),...server?[`server ${server}`]:[]].join("; ")}}),71762:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fj:()=>canBeOurs,jU:()=>readOwn})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({viewer:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})})
const RestReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})
async function readOwn(client){try{const{viewer:viewer}=Reply.parse(await client.graphql(ownQuery,{}))
return{login:viewer.login,id:viewer.databaseId}}catch{return RestReply.safeParse(await(client.account?.().catch(()=>{}))).data}}const ownQuery="query Own{viewer{login databaseId}}"
function canBeOurs(writer,own){return own?Number(writer?.id)===own.id:writer?.type==="Bot"}}),54552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>Proposal,O$:()=>unreadable,Q6:()=>recordDecision,TH:()=>idOf,VK:()=>shortDigest,Vb:()=>nameOf,YY:()=>carryOver,dz:()=>openItems,ol:()=>digestOf,rr:()=>bodyDigest,wT:()=>shownPatch,zJ:()=>openChange})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(64377)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80292)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62423)
var _visible_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79190)
const Commit=zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{40,64}$/)
const Time=zod__WEBPACK_IMPORTED_MODULE_6__.datetime()
const Person=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({login:zod__WEBPACK_IMPORTED_MODULE_5__.string(),id:zod__WEBPACK_IMPORTED_MODULE_5__.number().int().nullable()}).readonly()
const bound={v:zod__WEBPACK_IMPORTED_MODULE_5__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_5__.number().int(),thread:zod__WEBPACK_IMPORTED_MODULE_5__.number().int(),run:zod__WEBPACK_IMPORTED_MODULE_5__.number().int(),conversation:zod__WEBPACK_IMPORTED_MODULE_5__.string(),tree:Commit,head:Commit,policy:zod__WEBPACK_IMPORTED_MODULE_5__.string(),requesters:zod__WEBPACK_IMPORTED_MODULE_5__.array(Person).readonly(),created:Time,expires:Time}
const{tree:_tree,head:_head,...withoutFiles}=bound
const PendingIntent=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({...withoutFiles,intent:zod__WEBPACK_IMPORTED_MODULE_5__.string(),value:zod__WEBPACK_IMPORTED_MODULE_5__.string(),words:zod__WEBPACK_IMPORTED_MODULE_5__.string()}).readonly()
const ProtectedChange=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({...bound,paths:zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).min(1).readonly(),patch:zod__WEBPACK_IMPORTED_MODULE_5__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_5__.string(),is_new:zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),base:zod__WEBPACK_IMPORTED_MODULE_5__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_5__.number().int().nullable()}).readonly()
const ROOM=24e3
function shownPatch(patch){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.DV)("diff",(0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__.RK)(patch.replace(/\n$/,""))))}function unreadable(patch,clean){const text=patch.toString("utf8")
if(!Buffer.from(text).equals(patch)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(text))return"it is not text, so it cannot be shown"
const shown=shownPatch(text)
if(clean(shown)!==shown)return"it contains what looks like a secret, which is never shown"
return shown.length>ROOM?"it is too long to be shown in full":void 0}const Digest=zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{64}$/)
const ProposedAction=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({...bound,action:zod__WEBPACK_IMPORTED_MODULE_5__.string(),tool:zod__WEBPACK_IMPORTED_MODULE_5__.string(),arguments:zod__WEBPACK_IMPORTED_MODULE_5__.string(),cwd:zod__WEBPACK_IMPORTED_MODULE_5__.string(),grant:_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.Ve,network:zod__WEBPACK_IMPORTED_MODULE_5__.string()}).readonly()
const RecordedDecision=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({verdict:zod__WEBPACK_IMPORTED_MODULE_5__["enum"](["approved","rejected","dropped"]),by:zod__WEBPACK_IMPORTED_MODULE_5__.string(),at:Time,reason:zod__WEBPACK_IMPORTED_MODULE_5__.string()}).readonly()
const ProposalItem=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({pending:zod__WEBPACK_IMPORTED_MODULE_5__.union([ProposedAction,ProtectedChange,PendingIntent]),risk:zod__WEBPACK_IMPORTED_MODULE_5__.string(),reasons:zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).readonly(),shown:Time.nullable(),decision:RecordedDecision.nullable()}).readonly()
const Proposal=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({v:zod__WEBPACK_IMPORTED_MODULE_5__.literal(1),items:zod__WEBPACK_IMPORTED_MODULE_5__.array(ProposalItem).min(1).readonly(),comment:zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_5__.number().int(),digest:Digest}).readonly().nullable(),of_plan:zod__WEBPACK_IMPORTED_MODULE_5__.literal(!0).optional()}).readonly()
function digestOf(pending){return sha256((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(pending))}function shortDigest(pending){return digestOf(pending).slice(0,12)}function idOf(pending){return"tool"in pending?pending.action:digestOf(pending)}function nameOf(pending){if("intent"in pending)return pending.intent
return"patch"in pending?pending.paths.join(", "):pending.tool}function bodyDigest(body){return sha256(body.replaceAll("\r\n","\n").trimEnd())}function sha256(text){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text,"utf8").digest("hex")}function openItems({items:items}){return items.filter(({decision:decision})=>decision===null)}function openIntents(proposal){return proposal?openItems(proposal).filter(({pending:pending})=>"intent"in pending):[]}function isPlanned({pending:pending}){return"intent"in pending&&pending.intent==="plan"}function openChange(proposal){const[first]=proposal?openItems(proposal):[]
return first&&"patch"in first.pending?first.pending:void 0}function isSame(a,b){const lasting=({run:_,created:__,expires:___,...rest})=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(rest)
return lasting(a)===lasting(b)}function carryOver(items,before,shown){const open=before?openItems(before):[]
return items.map(item=>{const old=open.find(({pending:pending})=>isSame(pending,item.pending))
return old?{...old,shown:old.shown??shown}:item})}function recordDecision(proposal,chosen,decision){const ids=new Set(chosen.map(({pending:pending})=>idOf(pending)))
const take=item=>item.decision===null&&ids.has(idOf(item.pending))?{...item,decision:decision}:item
return{...proposal,items:proposal.items.map(take)}}function pendingJson(proposal){const open=proposal.items.filter(({decision:decision})=>decision===null)
return JSON.stringify(open.map(item=>({digest:shortDigest(item.pending),...facts(item),expires:item.pending.expires})))}function facts({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return{paths:pending.paths,branch:pending.branch}
if("intent"in pending)return{intent:pending.intent,value:JSON.parse(pending.value)}
const{tool:tool,cwd:cwd,grant:grant}=pending
const{secrets:secrets,hosts:hosts,server:server}=grant
return{tool:tool,arguments:JSON.parse(pending.arguments),cwd:cwd,risk:risk,reasons:reasons,reach:{secrets:secrets,hosts:hosts,server:server}}}}),91311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cS:()=>Nobody,kI:()=>whyNobody,z6:()=>renderDecided})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14966)
var _proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54552)
var _render_proposal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(685)
function renderDecided(proposal,{results:results,where:where,...rules}){const lines=proposal.items.map(item=>auditLine(item,results,rules)??"").filter(Boolean)
const verdicts=new Set(proposal.items.map(({decision:decision})=>decision?.verdict))
const isApproved=verdicts.has("approved")
const title=isApproved?"Approved":verdicts.has("rejected")?"Rejected":"No longer waiting"
const isOpen=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.dz)(proposal).length>0
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-decided",{mark:isApproved?"🟢":"⚪",title:isOpen?`${title} in part`:title,lines:lines.map(line=>`- ${line}`).join("\n"),actions:proposal.items.map(_render_proposal_js__WEBPACK_IMPORTED_MODULE_4__.Gx).join("\n\n"),rest:where===void 0?"":`${isOpen?"What is still pending, and what":"What"} happens next: ${where}`}).trimEnd()}const Nobody=zod__WEBPACK_IMPORTED_MODULE_5__["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(nobody){return WORDS[nobody]}const WORDS={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}
function auditLine(item,results,rules){const{pending:pending,decision:decision}=item
if(!decision)return
const{verdict:verdict,by:by,at:at,reason:reason}=decision
const what=`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.VK)(pending))} ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(pending))}`
const who=`${verdict} by ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(by,60)} at ${at.slice(0,16).replace("T"," ")} UTC`
const result=verdict==="approved"?results.get((0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.TH)(pending))??((0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.H9)(item)?"the work was started":"not run yet"):(0,_prose_neutral_js__WEBPACK_IMPORTED_MODULE_2__._)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(reason,300),rules)
return`${what} ${who}${result===""?"":`: ${result}`}`}}),685:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AS:()=>shownArguments,Gx:()=>renderItem,RB:()=>whyUnshowable,Sh:()=>waitingLine,t7:()=>renderProposal})
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76327)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62423)
var _proposal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(54552)
var _visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79190)
function renderProposal(proposal,approvalComment,files=""){const items=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.dz)(proposal)
const[first]=items
if(!first)return""
const{expires:expires}=first.pending
const how={until:expires.slice(0,16).replace("T"," "),ways:waysOf(items,approvalComment),approvers:approvalComment.approvers}
const change=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.zJ)(proposal)
if(change)return renderProtectedChange(change,{...how,phrase:approvalComment.phrase})
const actions=items.map(renderItem).join("\n\n")
if((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.H9)(first)){const words={...how,plans:actions,phrase:approvalComment.phrase,legend:legendFor(actions)}
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-plan",words))}if(!("tool"in first.pending)){const words={...how,intents:actions,phrase:approvalComment.phrase,legend:legendFor(actions)}
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-intents",words))}const{head:head}=first.pending
const isApart=items.some(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.PH)(pending.grant))
const apart=isApart?", in a sandbox of its own with a fresh home, after the set-up command":""
const legend=legendFor(`${actions}${files}`)
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval",{...how,actions:actions,files:files,apart:apart,head:head.slice(0,7),legend:legend}))}function closed(text){return text.replaceAll(/(?<!\n)\n{3,}(?=\S)/g,"\n\n").trimEnd()}function waysOf(items,{phrase:phrase,approveLabel:approveLabel,rejectLabel:rejectLabel}){const[yes,no]=[approveLabel,rejectLabel].map(_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)
const what=items.length<2?"":items.length===2?" both":" all"
const word=items[0]&&(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.H9)(items[0])?"go":"approve"
const lines=[`To approve${what}: label ${yes}, or \`${phrase} ${word}\``,`To reject${what}: label ${no}, or \`${phrase} reject: why\``]
const digest=items[0]&&(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.VK)(items[0].pending)
const one=`To decide about one: \`${phrase} approve ${digest}\`, or \`${phrase} reject ${digest}: why\``
return[...lines,...items.length<2?[]:[one]].map(line=>`- ${line}`).join("\n")}function renderItem({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return renderChange(pending)
if("intent"in pending)return renderIntent(pending)
const sentences=reasons.map(reason=>reason.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const why=[risk,sentences].filter(Boolean).map(_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK).join(": ")
const reach=reachOf(pending)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-action",{tool:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(pending.tool)),digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.VK)(pending)),reach:reach===""?"":`\n\nIt can reach: ${reach}`,why:reach!==""&&risk==="LOW"?"":` · risk ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(why)}`,where:pending.cwd==="."?"the top folder":(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(pending.cwd)),arguments:shownArguments(pending)})}function renderIntent(pending){if(pending.intent==="plan")return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-plan-item",{plan:pending.words,digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.VK)(pending))})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-intent",{intent:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(pending.intent),words:pending.words,digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.VK)(pending)),arguments:shownArguments({arguments:pending.value})})}function reachOf({grant:grant,network:network}){if(!(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.lI)(grant))return""
const{secrets:secrets,hosts:hosts,server:server}=grant
const whole=name=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.$E)(name.length*LONGEST_SIGN+1,(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(name))
const named=(noun,names)=>names.length===0?[]:[`${noun}${names.length===1?"":"s"} ${names.map(whole).join(", ")}`]
const open=network==="none"?[]:[`\`network\` ${whole(network)}`]
if(server!=="")return`the server ${whole(server)}`
const reached=[...named("host",hosts),...open]
return[...named("secret",secrets),...reached.length===0?["no host"]:reached].join("; ")}const LONGEST_SIGN=10
function waitingLine(proposal){const change=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.zJ)(proposal)
if(change&&isMemory(change))return"Approval needed: the agent proposes to remember this in later runs"
const files=change?.paths.length
if(files!==void 0)return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(files,"protected file")} ${isOrAre(files)} held back`
if((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.dz)(proposal).some(_proposal_js__WEBPACK_IMPORTED_MODULE_4__.H9))return"Approval needed: the plan is below, and nothing is changed yet"
const intents=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.Eb)(proposal).length
if(intents>0)return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(intents,"proposal")} ${isOrAre(intents)} waiting`
const amount=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.dz)(proposal).length
return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(amount,"action")} ${isOrAre(amount)} paused`}function isMemory({paths:paths}){return paths.length>0&&paths.every(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.UV)}function isOrAre(amount){return amount===1?"is":"are"}function renderProtectedChange(change,words){const branch=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(change.branch)
const shown=renderChange(change)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-held",{...words,change:isMemory(change)?`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-memory")}\n\n${shown}`:shown,legend:legendFor(shown),where:change.is_new?`the new branch ${branch}, with a pull request`:`the branch ${branch}`,head:change.head.slice(0,7)}).trimEnd()}function legendFor(shown){const signs=(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.go)(shown)
const lines=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-legend").split("\n")
const used=lines.filter(line=>signs.some(sign=>line.startsWith(`${sign}: `)))
return used.length===0?"":`<sub>${used.join(" · ")}</sub>`}function renderChange(change){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-change",{paths:change.paths.map(path=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(path))).join(", "),digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.VK)(change)),patch:(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.wT)(change.patch)})}const ROOM=24e3
const HEAD=200
const NAME=150
function shownArguments({arguments:json}){const given=JSON.parse(json)
const entries=Object.entries(given)
if(entries.length===0)return"Without arguments."
return entries.map(([name,value])=>shownArgument(name,value,entries.length===1)).join("\n\n")}function shownArgument(name,value,isAlone){const text=(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(typeof value==="string"?value:JSON.stringify(value))
const isText=typeof value==="string"
const title=isAlone&&name==="command"&&isText?"":`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(name))}${isText?"":" (JSON)"}:\n\n`
return`${title}${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.DV)("text",(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)(text))}`}function whyUnshowable(actions,clean){let room=ROOM
const reasons=new Map
for(const action of actions){const shown=shownArguments(action)
const size=shown.length+(action.said??"").length+HEAD
const isLong=size>room||namesIn(action).some(name=>(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(name).length>NAME)
if(clean(shown)!==shown)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-secret"))
else if(isLong)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-long",{room:String(ROOM)}))
else room-=size}return reasons}function namesIn({tool:tool,cwd:cwd,arguments:json}){return[tool,cwd,...Object.keys(JSON.parse(json))]}}),79190:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RK:()=>visible,go:()=>signsIn,ky:()=>wrapped})
const PLAIN=/^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u
const LOOKALIKES=new Set(["Ð","ı","Ĳ","ĳ","ĸ","Ŀ","ŀ","ŉ","一","丶","丨","丿"])
const TAB="⇥"
const BLANK="␠"
const NEWLINE="⏎"
const GOES_ON="↪"
const BLANKS=/ {40,}/g
const LINES=/\n{5,}/g
const SIGNS=[[NEWLINE,/⏎(?!⟧)/],[BLANK,/␠(?!⟧)/],[TAB,/⇥/],["⟦80 × ⏎⟧",/⏎⟧/],["⟦500 × ␠⟧",/␠⟧/],["⟦U+…⟧",/⟦U\+/],[GOES_ON,/↪/]]
function signsIn(shown){return SIGNS.filter(([,form])=>form.test(shown)).map(([sign])=>sign)}function visible(text){const shown=Array.from(text,sign).join("")
return shown.replaceAll(BLANKS,blanks=>`⟦${blanks.length} × ${BLANK}⟧`).replaceAll(LINES,lines=>`\n⟦${lines.length} × ${NEWLINE}⟧\n`).replaceAll(/(?<! ) +(?=\n|$)/g,blanks=>BLANK.repeat(blanks.length)).replace(/^\n+/,lines=>`${NEWLINE}\n`.repeat(lines.length)).replace(/(?<!\n)\n+$/,lines=>NEWLINE.repeat(lines.length))}const LINE=/(?:⟦[^⟧\n]*⟧|[^\n]){1,96}/gu
function wrapped(shown){return shown.split("\n").map(line=>{const parts=line.match(LINE)??[line]
const ended=parts.map((part,index)=>index<parts.length-1?part.replace(/ $/,BLANK):part)
return ended.join(`\n${GOES_ON}`)}).join("\n")}function sign(character){if(character==="\t")return TAB
if(PLAIN.test(character)&&!LOOKALIKES.has(character))return character
const code=character.codePointAt(0)??0
return`⟦U+${code.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),76948:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C7:()=>readCommentNode,e1:()=>splitMark,nk:()=>readCommentState,rz:()=>answerMarker})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _seal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14801)
const FORM=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(secret,place){if(secret==="")return{mark:()=>"",isOurs:()=>!1}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.JV)(secret,"deckhand answers",place)
return{mark:key=>`\x3c!-- deckhand:answer ${digestOf(key)} ${seal.codeOf([digestOf(key)])} --\x3e`,isOurs(body,key){const[found,...others]=body.matchAll(FORM)
const[,trigger="",code=""]=found??[]
if(!found||others.length>0||key!==void 0&&trigger!==digestOf(key))return!1
return seal.isOurs(code,[trigger])}}}function splitMark(body){const[mark=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(body)??[]
return{words:body.slice(0,body.length-mark.length),mark:mark}}function digestOf(key){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)}const fields="isMinimized author{login} editor{login}"
const query=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n  ... on DiscussionComment{${fields}}\n}}`
const Account=zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).nullable()
const Reply=zod__WEBPACK_IMPORTED_MODULE_2__.object({node:zod__WEBPACK_IMPORTED_MODULE_2__.object({isMinimized:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),author:Account,editor:Account})})
async function readCommentState(github,nodeId){const reply=await github.graphql(query,{id:nodeId}).catch(()=>{})
const{data:data}=Reply.safeParse(reply)
if(!data)return"ours"
const{isMinimized:isMinimized,author:author,editor:editor}=data.node
if(editor!==null&&editor.login!==author?.login)return"edited"
return isMinimized?"hidden":"ours"}async function readCommentNode(github,{owner:owner,name:repo},{id:id,kind:kind}){const route=`GET /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
const found=github.request(route,{owner:owner,repo:repo,comment_id:id})
return found.then(({data:data})=>data.node_id).catch(()=>{})}}),45013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({errors:zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.object({type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string()})],zod__WEBPACK_IMPORTED_MODULE_1__.unknown())})
const STATUS={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(github,query,{variables:variables,permission:permission}){try{return await github.graphql(query,variables)}catch(error){const[refusal]=Refusal.safeParse(error).data?.errors??[]
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4||refusal===void 0)throw error
const status=STATUS[refusal.type??""]??422
const missing=`Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,"GitHub refused the write.",{quote:`GitHub answered: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(refusal.message,300)}`,hint:status===403?missing:"Check whether the thread still exists and is open.",cause:error})}}}),60593:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78276)
var _answer_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76948)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(45013)
var _discussion_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(18970)
const LIMIT=6e4
async function postComment(github,repository,issue,body,place={kind:"comment"}){const words={issue:issue,place:place,sent:fitComment(body)}
try{return await send(github,repository,words)}catch(error){const stored=(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.VH)(error)?await foundAgain(github,repository,words):void 0
if(!stored)throw error
return stored}}async function postOnce(github,repository,{issue:issue,place:place={kind:"comment"}},body){const there=await foundAgain(github,repository,{issue:issue,place:place,sent:fitComment(body)})
return there??postComment(github,repository,issue,body,place)}async function send(github,repository,{issue:issue,place:place,sent:sent}){if(place.kind==="discussion")return{issue:issue,place:place,...await(0,_discussion_js__WEBPACK_IMPORTED_MODULE_5__.B)(github,place,sent)}
const reply=place.kind==="comment"?void 0:await postReply(github,repository,{issue:issue,place:place,sent:sent})
if(reply)return reply
const thread={owner:repository.owner,repo:repository.name,issue_number:issue}
const route="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(issue,(await github.request(route,{...thread,body:sent})).data)}function saidOf(issue,comment){return{...runCommentOf(issue,comment),body:comment.body??""}}function runCommentOf(issue,{id:id,node_id:nodeId,html_url:url}){return{issue:issue,id:Number(id),url:url,nodeId:nodeId}}async function foundAgain(github,repository,{issue:issue,place:place,sent:sent}){const isIt=({body:body=""})=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.cZ)(body,sent)
try{if(place.kind==="discussion"){const[own]=await(0,_discussion_js__WEBPACK_IMPORTED_MODULE_5__.kJ)(github,place.discussionId,body=>isIt({body:body}))
return own&&{issue:issue,place:place,...own}}const replies=place.kind==="comment"?[]:await recentReplies(github,repository,{issue:issue,place:place},isIt)
return replies[0]??(await recentComments(github,repository,issue,isIt))[0]}catch{return}}async function recentComments(github,{owner:owner,name:repo},issue,isIt){const thread={owner:owner,repo:repo,issue_number:issue}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}",thread)
const page=Math.max(1,Math.ceil(data.comments/100))
const route="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const last=(await github.request(route,{...thread,per_page:100,page:page})).data
return last.filter(isIt).map(comment=>saidOf(issue,comment))}async function recentReplies(github,{owner:owner,name:repo},{issue:issue,place:place},isIt){const route="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const newest={sort:"created",direction:"desc",per_page:100}
const{data:data}=await github.request(route,{owner:owner,repo:repo,pull_number:issue,...newest})
return data.filter(comment=>comment.in_reply_to_id===place.commentId&&isIt(comment)).map(comment=>({...saidOf(issue,comment),place:place})).reverse()}async function postReply(github,{owner:owner,name:name},{issue:issue,place:place,sent:sent}){const route="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const thread={owner:owner,repo:name,pull_number:issue,comment_id:place.commentId}
try{const{data:data}=await github.request(route,{...thread,body:sent})
return{...runCommentOf(issue,data),place:place}}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404)return
throw error}}async function editComment(github,repository,runComment,body){const end=await rewriteComment(github,repository,runComment,body)
if(end==="done")return{runComment:runComment,body:body}
const words=end==="not-taken"?body:besides(body,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(`comment-${end}`,{url:runComment.url}))
return{runComment:await postOnce(github,repository,runComment,words),body:words}}function besides(body,sentence){const{words:words,mark:mark}=(0,_answer_mark_js__WEBPACK_IMPORTED_MODULE_3__.e1)(body)
return`${words}\n\n${sentence}${mark}`}async function rewriteComment(github,repository,runComment,body){const standing=runComment.nodeId===void 0?"ours":await(0,_answer_mark_js__WEBPACK_IMPORTED_MODULE_3__.nk)(github,runComment.nodeId)
if(standing!=="ours")return standing
const sent=fitComment(body)
const said=await put(github,repository,runComment,sent)
return firstLine(said??"")===firstLine(sent)?"done":"not-taken"}async function put(github,{owner:owner,name:name},{id:id,place:place,nodeId:nodeId},body){if(place?.kind==="discussion")return nodeId===void 0?void 0:(0,_discussion_js__WEBPACK_IMPORTED_MODULE_5__.Eq)(github,nodeId,body)
try{const kind=place?.kind==="review-thread"?"pulls":"issues"
const route=`PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
return(await github.request(route,{owner:owner,repo:name,comment_id:id,body:body})).data.body}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404)return
throw error}}async function deleteComment(github,{owner:owner,name:name},{id:id,place:place,nodeId:nodeId}){if(place?.kind==="discussion"&&nodeId!==void 0)return(0,_discussion_js__WEBPACK_IMPORTED_MODULE_5__.FI)(github,nodeId)
const kind=place?.kind==="review-thread"?"pulls":"issues"
const route=`DELETE /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
try{await github.request(route,{owner:owner,repo:name,comment_id:id})}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404))throw error}}function firstLine(body){return(body.trim().split("\n")[0]??"").trim()}function fitComment(body){const{words:words,mark:mark}=(0,_answer_mark_js__WEBPACK_IMPORTED_MODULE_3__.e1)(body)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__._n)(words,LIMIT,"the comment was too long; the step summary has all of it")+mark}const HIDE=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(github,nodeId,classifier){const variables={input:{subjectId:nodeId,classifier:classifier}}
await(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_4__.j)(github,HIDE,{variables:variables,permission:"issues: write"})}}),18970:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>addToDiscussion,Eq:()=>editInDiscussion,FI:()=>removeFromDiscussion,kJ:()=>readOwnInDiscussion})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(45013)
const ADD=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const Added=zod__WEBPACK_IMPORTED_MODULE_2__.object({addDiscussionComment:zod__WEBPACK_IMPORTED_MODULE_2__.object({comment:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_2__.number(),url:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})})
async function addToDiscussion(github,{discussionId:discussionId,replyToId:replyToId},body){const top=replyToId===void 0?void 0:await topOf(github,replyToId)
const input={discussionId:discussionId,body:body,...top!==void 0&&{replyToId:top}}
const{comment:comment}=Added.parse(await asked(github,ADD,{input:input})).addDiscussionComment
return{id:comment.databaseId,nodeId:comment.id,url:comment.url}}const TOP=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const Top=zod__WEBPACK_IMPORTED_MODULE_2__.object({node:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),replyTo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).nullable()})})
async function topOf(github,id){try{const{node:node}=Top.parse(await asked(github,TOP,{id:id}))
return node.replyTo?.id??node.id}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===404)return
throw error}}const EDIT=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const Edited=zod__WEBPACK_IMPORTED_MODULE_2__.object({updateDiscussionComment:zod__WEBPACK_IMPORTED_MODULE_2__.object({comment:zod__WEBPACK_IMPORTED_MODULE_2__.object({body:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})})
async function editInDiscussion(github,commentId,body){try{const reply=Edited.parse(await asked(github,EDIT,{input:{commentId:commentId,body:body}}))
return reply.updateDiscussionComment.comment.body}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===404)return
throw error}}const REMOVE=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(github,id){try{await asked(github,REMOVE,{input:{id:id}})}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===404))throw error}}const SAID=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const ours={id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_2__.number(),url:zod__WEBPACK_IMPORTED_MODULE_2__.string(),body:zod__WEBPACK_IMPORTED_MODULE_2__.string(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_2__.boolean()}
const Reply=zod__WEBPACK_IMPORTED_MODULE_2__.object(ours)
const Replies=zod__WEBPACK_IMPORTED_MODULE_2__.object({nodes:zod__WEBPACK_IMPORTED_MODULE_2__.array(Reply.nullable())})
const Said=zod__WEBPACK_IMPORTED_MODULE_2__.object({node:zod__WEBPACK_IMPORTED_MODULE_2__.object({comments:zod__WEBPACK_IMPORTED_MODULE_2__.object({nodes:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.object({...ours,replies:Replies}).nullable())})})})
async function readOwnInDiscussion(github,discussionId,isIt){const{node:node}=Said.parse(await asked(github,SAID,{id:discussionId}))
return node.comments.nodes.flatMap(comment=>[comment,...comment?.replies.nodes??[]]).filter(comment=>comment!==null).filter(({viewerDidAuthor:viewerDidAuthor,body:body})=>viewerDidAuthor&&isIt(body)).map(({databaseId:databaseId,id:id,url:url,body:body})=>({id:databaseId,nodeId:id,url:url,body:body}))}function asked(github,query,variables){return(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_1__.j)(github,query,{variables:variables,permission:"discussions: write"})}}),3549:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HK:()=>takeOff,qT:()=>Reaction,r1:()=>ReactionPlace,wv:()=>react})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45013)
const Reaction=zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["eyes","confused","hooray","+1"])
const ReactionPlace=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("issue-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("review-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thread"),number:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("node"),id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),permission:zod__WEBPACK_IMPORTED_MODULE_1__.string()})]).readonly()
const REACT=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(github,{owner:owner,name:repo},place,content){const reaction={owner:owner,repo:repo,content:content}
switch(place.kind){case"issue-comment":{const route="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"review-comment":{const route="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"node":{const name=content==="+1"?"THUMBS_UP":content.toUpperCase()
const variables={input:{subjectId:place.id,content:name}}
await(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__.j)(github,REACT,{variables:variables,permission:place.permission})
return}case"thread":{const route="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await github.request(route,{...reaction,issue_number:place.number})}}}async function takeOff(github,{owner:owner,name:repo},number,{kind:kind,name:name}){const thread={owner:owner,repo:repo,issue_number:number}
if(kind==="label")await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...thread,name:name})
else{const route="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await github.request(route,{...thread,assignees:[name]})}}}),61502:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,oM:()=>closingLine})
var markdown_it__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9702)
const markdown=new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A({html:!1}).disable(["reference","inline","text_join"])
const DEEPEST=90
function fencesIn(text){const tokens=markdown.parse(text,{})
if(tokens.some(({level:level})=>level>DEEPEST))return
const lines=text.split("\n")
const fences=[]
let unclear=0
let quoted=0
for(const{type:type,map:map,level:level,content:content,markup:markup,info:info}of tokens){const[start,end]=map??[0,0]
if(type==="blockquote_open"&&start>=quoted){quoted=end
if(lines.slice(start+1,end).some(isFarQuote))unclear=end}if(type!=="fence"||start<unclear)continue
const first=lines[start]??""
const before=first.slice(0,first.length-info.length-markup.length)
const codeLines=content===""?0:content.replace(/\n$/,"").split("\n").length
fences.push({start:start,end:end,isClosed:end-start-1>codeLines,isNested:level>0,before:before,mark:markup,info:info})}return fences}function isFarQuote(line){return/(?: {4}|\t {0,3})>/.test(/^[>\s]*/.exec(line)?.[0]??"")}function continuationPrefix({before:before}){let spread=""
for(const sign of before)spread+=sign==="\t"?" ".repeat(4-spread.length%4):sign
return spread.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(fence){return continuationPrefix(fence)+fence.mark}const OURS=3
const DEEPEST_HEADING=6
function demoteHeadings(text){const lines=text.replaceAll(/\r\n?/g,"\n").split("\n")
for(const{type:type,map:map,markup:markup,tag:tag}of markdown.parse(lines.join("\n"),{})){if(type!=="heading_open"||!map)continue
const[start,end]=map
const mark="#".repeat(Math.min(DEEPEST_HEADING,Number(tag.slice(1))+OURS))
const first=lines[start]??""
const isUnderlined=markup==="="||markup==="-"
lines[start]=isUnderlined?first.replace(BEFORE,`$&${mark} `):first.replace(/#{1,6}/,mark)
if(!isUnderlined)continue
const others=lines.slice(start+1,end-1).map(line=>line.replace(BEFORE,""))
lines[start]=[lines[start],...others].join(" ")
for(let at=start+1;at<end;at+=1)lines[at]=quotesOf(lines[at]??"")}return lines.join("\n")}function quotesOf(line){return/^[\s>]*/.exec(line)?.[0]??""}const BEFORE=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),14966:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>neutralise,_:()=>neutraliseWords})
var prompts=__webpack_require__(88135)
var inline_code=__webpack_require__(62423)
var blocks=__webpack_require__(61502)
var commands=__webpack_require__(17482)
class Reader{line
#at=0
#runs=new Map
#mails
constructor(line){this.line=line
this.#mails=mailsIn(line).reverse()
for(const{0:run,index:index}of[...line.matchAll(/`+/g)].reverse()){const runs=this.#runs.get(run.length)
if(runs)runs.push(index)
else this.#runs.set(run.length,[index])}}get isAtEnd(){return this.#at>=this.line.length}peek(offset=0){return this.line[this.#at+offset]??""}see(pattern){return this.match(pattern)?.[0]??""}match(pattern){return matchAt(pattern,this.line,this.#at)}take(length){this.#at+=length
return this.line.slice(this.#at-length,this.#at)}skip(length){this.#at+=length}startsWith(text){return this.line.slice(this.#at,this.#at+text.length).toLowerCase()===text.toLowerCase()}nextMail(){while((this.#mails.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#at)this.#mails.pop()
const next=this.#mails.at(-1)
if(!next)return NONE
const start=Math.max(next.start,this.#at)
return{after:start-this.#at,length:next.end-start}}toClosingTicks(length){const runs=this.#runs.get(length)??[]
while((runs.at(-1)??Number.POSITIVE_INFINITY)<=this.#at)runs.pop()
const next=runs.at(-1)
return next===void 0?void 0:next+length-this.#at}}const NONE={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(line){const mails=[]
let last=0
for(let at=line.indexOf("@");at>=0;at=line.indexOf("@",at+1)){const[domain=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,line,at+1)??[]
const[sha=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,line,at+1)??[]
const sign=sha===""?/[\w.+-]/:/[\w./-]/
let start=at
while(start>last&&sign.test(line.charAt(start-1)))start-=1
const end=at+1+(sha||domain).length
if(end>at+1&&start<at)mails.push({start:start,at:at,end:end})
last=at+1}return mails}function matchAt(pattern,line,at){pattern.lastIndex=at
return pattern.exec(line)}var prose_rules=__webpack_require__(40013)
function writeLine(line,isRow,rules,out){const cells=isRow?line.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[line]
for(const[index,cell]of cells.entries()){if(cell==="|"&&endsInAddress(cells[index-1]??""))out.raw(" ")
writeText(cell,rules,out)}}function endsInAddress(cell){return cell.slice(cell.lastIndexOf(" ")+1).includes("://")}function writeText(text,rules,out){const reader=new Reader(text)
while(!reader.isAtEnd)if(!writePhrase(reader,rules,out)&&!writeMail(reader,out))writeToken(reader,rules,out)}function writeMail(reader,out){const{after:after,length:length}=reader.nextMail()
if(after>0)return!1
out.code(reader.take(length))
return!0}const WRITERS={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(reader,rules,out){(WRITERS[reader.peek()]??writeWords)(reader,rules,out)}function writePhrase(reader,{phrases:phrases},out){const said=phrases.find(phrase=>phrase!==""&&!phrase.includes("`")&&reader.startsWith(phrase))
if(said===void 0)return!1
out.code(reader.take(said.length))
return!0}function writeEscape(reader,_rules,out){const hidden=reader.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(hidden.startsWith("\\<")||isActing(hidden,out)){reader.skip(1)
return}if(hidden.startsWith("\\@")){reader.skip(1)
out.code(reader.take(reader.see(NAME).length))
return}const isPair=reader.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!isPair){out.raw(reader.take(1)+(reader.isAtEnd?"":"\\"))
return}const isInAddress=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(out.tail)
out.raw(`${isInAddress&&/[:/.]/.test(reader.peek(1))?" ":""}${reader.take(2)}`)}function writeTicks(reader,{phrases:phrases},out){const ticks=reader.see(/`+/y)
const length=reader.toClosingTicks(ticks.length)
if(length===void 0)out.raw("\\`".repeat(reader.take(ticks.length).length))
else out.span((0,commands.Hl)(reader.take(length),phrases))}function writeAngle(reader,_rules,out){out.raw(/[A-Za-z/!?]/.test(reader.peek(1))?"&lt;":"<")
reader.skip(1)}const HARMLESS=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(reader,_rules,out){const isActive=reader.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!reader.see(HARMLESS)
out.raw(isActive?"&amp;":"&")
reader.skip(1)}const WORDS=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const TARGET=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const TITLE=/(?: {1,9}"[^"`\\<>]*")?/
const LINK=new RegExp(`${WORDS.source}\\( {0,9}(?:${TARGET.source})${TITLE.source} {0,9}\\)`,"y")
function takeLink(reader,rules){const[found,words="",inAngles,plain=""]=reader.match(LINK)??[]
if(found===void 0)return
reader.skip(found.length)
const address=inAngles??plain
return{words:words,address:address,url:(0,prose_rules.eL)(address,rules)}}function writeImage(reader,rules,out){reader.skip(1)
const link=takeLink(reader,rules)
if(!link){out.raw(reader.peek()==="["?"\\!":"!")
return}const shown={...link,words:`image: ${link.words}`}
if((0,prose_rules.Ex)(link.url,rules)&&isPlain(shown.words,rules))writeKept(shown,rules,out)
else writeApart(shown,rules,out)}function writeLink(reader,rules,out){const link=takeLink(reader,rules)
if(!link){out.raw(reader.take(1))
return}const{words:words,url:url}=link
const isAllowed=(0,prose_rules.Ex)(url,rules)||/^#[\w-]*$/.test(url)
const isClosing=(0,prose_rules.X0)(out.tail)&&!(0,prose_rules.fo)(url,rules)
const isKept=isAllowed&&isPlain(words,rules)&&!isClosing
if(isKept)writeKept(link,rules,out)
else writeApart(link,rules,out)}function isPlain(words,{phrases:phrases}){const isCalling=phrases.some(phrase=>words.toLowerCase().includes(phrase.toLowerCase()))
return!isCalling&&!ADDRESS.test(words)&&!/@|#\d|&[#\w]|\$`|`\$/.test(words)}function writeKept({words:words,url:url},{phrases:phrases},out){out.raw("[")
for(const[index,part]of words.split("`").entries())if(index%2===0)out.raw(part)
else out.span((0,commands.Hl)(`\`${part}\``,phrases))
out.raw(`](${url})`)}const ADDRESS=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i
function writeApart({words:words,address:address},rules,out){if(/[^\s(["'*_]$/.test(out.tail))out.raw(" ")
writeText(words,rules,out)
if(address===""){out.raw(" ")
return}out.raw(" (")
out.code(address)
out.raw(")")}function writeClosingBracket(reader,_rules,out){out.raw(/[(:]/.test(reader.peek(1))?"\\]":"]")
reader.skip(1)}const NAME=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(reader,_rules,out){const name=/[A-Za-z0-9]$/.test(out.tail)?"":reader.see(NAME)
if(name==="")out.raw(reader.take(1))
else out.code(reader.take(name.length))}function writeReference(reader,_rules,out){const reference=reader.see(/#\d+/y)
if(isActing(reference,out))out.code(reader.take(reference.length))
else out.raw(reader.take(1))}function isActing(reference,{tail:tail}){return reference.includes("#")&&((0,prose_rules.X0)(tail)||/[\w.-]$/.test(tail))}function writeSlash(reader,_rules,out){const command=out.atStart?reader.see(/\/[A-Za-z][\w/.-]*/y):""
if(command==="")out.raw(reader.take(1))
else out.code(reader.take(command.length))}const SCHEME=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(reader,rules,out){if(reader.see(SCHEME))writeAddress(reader,rules,out)
else if(reader.see(/GH-\d/iy)&&(0,prose_rules.X0)(out.tail))out.code(reader.take(reader.see(/GH-\d+/iy).length))
else{const words=reader.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
out.raw(reader.take(Math.min(words,reader.nextMail().after)))}}function writeAddress(reader,rules,out){const whole=reader.see(/(?:[^\s<>`|\\"'[\](){}&]|&(?!lt;))+/y)
const url=withoutEnd(whole)
reader.skip(url.length)
const isKept=(0,prose_rules.MU)(url,rules)&&(0,prose_rules.rS)(reader.see(/\S*/y))&&!(0,prose_rules.X0)(out.tail)
if(isKept)out.raw(url)
else out.code(url)}function withoutEnd(address){let end=address.length
while(/[.,;:!?*_~]/.test(address.charAt(end-1)))end-=1
return address.slice(0,end)}const BEFORE_WORDS=/^[\s>*+\-\d.)[\]x]*$/
const TAIL=60
class Writer{#parts=[]
tail=""
atStart=!0
#afterCode=!1
get text(){return this.#parts.join("")}raw(text){if(text==="")return
this.#write(this.#afterCode&&text.startsWith("`")?` ${text}`:text)
this.#afterCode=!1
this.atStart=text.endsWith("\n")||this.atStart&&BEFORE_WORDS.test(text)}span(text){this.#write(/[`$]$/.test(this.tail)?` ${text}`:text)
this.#afterCode=!0
this.atStart=!1}code(text){this.span(`\`${text}\``)}#write(text){this.#parts.push(text)
this.tail=(this.tail+text.slice(-TAIL)).slice(-TAIL)}}const ROUNDS=5
function neutralise(markdown,rules){let text=markdown.replaceAll(/\r\n?/g,"\n")
for(let round=0;round<ROUNDS;round+=1){const next=rewritten(text,rules)
if(next===void 0)break
if(next===text)return next
text=next}return(0,inline_code.DV)("",(0,commands.OT)(markdown.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(words,rules,before="– "){const line=neutralise(before+words.replaceAll(/\s+/g," "),rules)
return line.startsWith(before)&&!line.includes("\n")?line.slice(before.length):(0,inline_code.aY)(words)}function rewritten(text,rules){const given=text.split("\n")
const lines=given.map(commands.OT)
const fences=(0,blocks.Yp)(lines.join("\n"))
if(!fences)return
const isRow=lines.some(line=>/^[\s>*+\d.|:-]+$/.test(line)&&line.includes("-")&&/[|:]/.test(line))
const out=new Writer
let at=0
const writeProse=end=>{for(;at<end;at+=1){if(at>0)out.raw("\n")
writeLine(lines[at]??"",isRow,rules,out)}}
for(const fence of fences){writeProse(fence.start)
if(at>0)out.raw("\n")
const code=given.slice(fence.start+1,fence.isClosed?fence.end-1:fence.end)
writeFence(fence,{code:code,end:fence.isClosed?lines[fence.end-1]:void 0},rules,out)
at=fence.end}writeProse(lines.length)
return(0,commands.ix)(out.text,rules.phrases)}function languageOf(info){const language=/^\s*([\w+#.-]{1,30})/.exec(info)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(language)?"text":language}const START=/^[^!-=?-~]*/
function writeFence(fence,{code:code,end:end},{phrases:phrases},out){const{before:before,mark:mark,info:info}=fence
const lines=code.map(line=>`${line.replace(START,commands.OT).replaceAll("\0","�")}\n`)
const broken=(0,commands.ix)(lines.join(""),phrases)
out.raw(`${before}${mark}${languageOf(info)}\n${broken}${end??(0,blocks.oM)(fence)}`)
if(broken===lines.join(""))return
const indent=(0,blocks.U2)(fence)
out.raw(`\n${indent.trimEnd()}\n${indent}${(0,prompts.J1)("broken-commands")}\n${indent.trimEnd()}`)}}),40013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ex:()=>isImageOfOurs,MU:()=>isOurs,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const RELATIVE=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(url,{repositoryUrl:repositoryUrl,commit:commit}){const[,path="",slash,line,lineEnd,hashLine,hashEnd,anchor=""]=RELATIVE.exec(url)??[]
const segments=path.split("/").map(inAddress)
if(commit===void 0||segments.includes(""))return url
const[first=line,last=lineEnd]=[hashLine,hashEnd]
const lines=first===void 0?anchor:`#L${first}${last===void 0?"":`-L${last}`}`
return`${repositoryUrl}/${slash===""?"blob":"tree"}/${commit}/${segments.join("/")}${lines}`}function inAddress(name){const plain=decoded(name)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(plain))return""
return encodeURIComponent(plain).replaceAll(/[!'()*]/g,sign=>`%${sign.charCodeAt(0).toString(16)}`)}function decoded(name){try{return decodeURIComponent(name.toWellFormed())}catch{return""}}const DOCUMENTATION="https://docs.github.com/"
const ATTACHMENTS=["https://github.com/user-attachments/","https://user-images.githubusercontent.com/"]
const PLAIN=/^[\w:/.#?=%+~-]*$/
function isDownward(url){return PLAIN.test(url)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(url)}function endsThere(rest){return/^[.,;:!?*_~)\]}"']*$/.test(rest)}function isOurs(url,{repositoryUrl:repositoryUrl}){if(!isDownward(url)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(url))return!1
return url===repositoryUrl||["/","#","?"].some(end=>url.startsWith(repositoryUrl+end))||url.startsWith(DOCUMENTATION)}function isFile(url,{repositoryUrl:repositoryUrl}){return[`${repositoryUrl}/blob/`,`${repositoryUrl}/tree/`].some(start=>url.startsWith(start))}function isImageOfOurs(url,rules){return isOurs(url,rules)||isDownward(url)&&ATTACHMENTS.some(start=>url.startsWith(start))}function endsInClosingWord(text){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(text)}}),63697:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gr:()=>titledBy,Hw:()=>openPullRequest,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
var _prose_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17482)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78276)
var _seal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(14801)
function renderPullRequest({about:about,answer:answer,requester:requester,runUrl:runUrl,...rules}){const prose=(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__.KJ)(answer,rules)
const body=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("pull-request",{answer:prose,requester:requester,run_url:runUrl})
if(about.number===void 0)return body
const number=String(about.number)
if(about.repository!==void 0)return`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("part-of",{thread:`${about.repository}#${number}`})}\n\n${body}`
return`${about.isDiscussion?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("for-discussion",{number:number}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("closes",{issue:number})}\n\n${body}`}function pullRequestTitle({number:number,title:title,repository:repository=""}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_2__.WN)(title),200)||(number===void 0?"Changes":`Changes for ${repository}#${number}`)}function titledBy(answer){const[heading="",line=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(answer)??[]
const title=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.Mx)(line.trim(),"# \t")
return title===""?{rest:answer}:{title:title,rest:answer.slice(heading.length)}}async function openPullRequest(github,repository,text,way="draft"){const{owner:owner,name:repo}=repository
try{const request={owner:owner,repo:repo,...text,draft:way==="draft"}
return{...found((await github.request("POST /repos/{owner}/{repo}/pulls",request)).data),isNew:!0}}catch(error){if(way==="draft"&&hasNoDrafts(error))return openPullRequest(github,repository,text,"ready")
const isThere=error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===422&&/already exists/i.test(error.message)
if(!isThere&&!(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.VH)(error))throw error
const known=await pullRequestOf(github,repository,text).catch(()=>{})
if(known)return isThere?known:{...known,isNew:!0}
throw error}}function hasNoDrafts(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===422&&/draft pull requests are not/i.test(error.message)}async function pullRequestOf(github,{owner:owner,name:repo},{head:head,base:base}){const only={owner:owner,repo:repo,head:`${owner}:${head}`,base:base,state:"open"}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/pulls",only)
return data[0]&&found(data[0])}function found({number:number,html_url:html_url,draft:draft,base:base}){return{number:number,url:html_url,...draft===!1&&{isReady:!0},baseSha:base.sha}}async function addLabels(github,{owner:owner,name:repo},number,labels){const route="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await github.request(route,{owner:owner,repo:repo,issue_number:number,labels:[...labels]})}async function requestReviews(github,repository,number,names){try{await askAll(github,repository,number,names)}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===422&&names.length>1))throw error
const faults=[]
for(const name of names)await askAll(github,repository,number,[name]).catch(fault=>faults.push(fault))
if(faults.length>0)throw faults[0]}}async function askAll(github,{owner:owner,name:repo},number,names){const teams=names.flatMap(name=>name.includes("/")?[name.slice(name.indexOf("/")+1)]:[])
const people=names.filter(name=>!name.includes("/"))
const route="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await github.request(route,{owner:owner,repo:repo,pull_number:number,reviewers:people,team_reviewers:teams})}const MARK=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const CONVERSATION=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const TRAILER=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(secret,{repositoryId:repositoryId,number:number,other:other}){if(secret==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_4__.JV)(secret,"deckhand work",`${repositoryId}#${number}${other===void 0?"":` in ${other}`}`)
return{isAble:!0,mark:branch=>`\x3c!-- deckhand:work ${seal.codeOf(["branch",branch])} --\x3e`,isMarked(body,branch){const[found,...others]=body.matchAll(MARK)
return found?.[1]!==void 0&&others.length===0&&seal.isOurs(found[1],["branch",branch])},trailer:conversation=>`Agent-Mark: ${seal.codeOf(["conversation",conversation])}`,hasTrailer(message){const[,conversation=""]=CONVERSATION.exec(message)??[]
const[,code]=TRAILER.exec(message)??[]
return code!==void 0&&seal.isOurs(code,["conversation",conversation])}}}}),78276:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
var _prose_blocks_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61502)
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14966)
function clipMarkdown(markdown,limit,why){if(markdown.length<=limit)return closeFence(markdown)
const kept=markdown.slice(0,limit).replace(/[\ud800-\udbff]$/,"")
return`${closeFence(kept)}\n\n_(cut: ${why})_`}const PROSE=24e3
function clipProse(prose,rules){for(let limit=2e4;;limit=Math.floor(limit/2)){const text=(0,_prose_neutral_js__WEBPACK_IMPORTED_MODULE_2__.$)(clipMarkdown(prose,limit,"the whole answer is in the output `final-response`"),rules)
if(text.length<=PROSE)return text}}function closeFence(markdown){const last=(0,_prose_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Yp)(markdown.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const isOpen=last!==void 0&&!last.isClosed&&!last.isNested
return isOpen?`${markdown.replace(/\n$/,"")}\n${last.mark}`:markdown}const LINES=60
const LENGTH=8e3
function renderShortDiff(diff){const text=diff.trimEnd()
if(text===""||text.length>LENGTH||text.split("\n").length>LINES)return""
return`<details><summary>Diff</summary>\n\n${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",text)}\n\n</details>`}}),11026:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>findingMarker,v:()=>reviewMarker})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _seal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14801)
const FORM=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(key,place){if(key==="")return{mark:()=>"",read:()=>{}}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.JV)(key,"deckhand review findings",place)
return{mark:({kind:kind,fingerprint:fingerprint})=>`\x3c!-- deckhand:finding ${kind} ${fingerprint} ${seal.codeOf([kind,fingerprint])} --\x3e`,read(body){const[,kind,fingerprint="",code=""]=FORM.exec(body)??[]
if(kind===void 0)return
const marked={kind:kind,fingerprint:fingerprint}
return seal.isOurs(code,[kind,fingerprint])?marked:void 0}}}const REVIEW_FORM=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(secret,place){if(secret==="")return{mark:()=>"",read:()=>{}}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.JV)(secret,"deckhand reviews",place)
return{mark(key,{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,conversation:conversation}){const parts=[digestOf(key),...[found,fixed,stillOpen,blocking].map(String),conversation]
return`\x3c!-- deckhand:review ${parts.join(" ")} ${seal.codeOf(parts)} --\x3e`},read(body,key){const[,...parts]=REVIEW_FORM.exec(body)??[]
const code=parts.pop()
if(code===void 0||parts[0]!==digestOf(key)||!seal.isOurs(code,parts))return
const[found=0,fixed=0,stillOpen=0,blocking=0]=parts.slice(1,5).map(Number)
return{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,conversation:parts[5]??""}}}}function digestOf(key){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)}}),14801:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CG:()=>hasIntentMark,JV:()=>sealFor,Kr:()=>isOfIntent,Wn:()=>intentSeal,w_:()=>intentMark})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
function sealFor(secret,purpose,place){const own=Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256",secret,"",purpose,32))
const codeOf=parts=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256",own).update(JSON.stringify([place.toLowerCase(),...parts])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(code,parts)=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(code),Buffer.from(codeOf(parts)))}}const MARK=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentSeal(secret,repository){return sealFor(secret,"deckhand intent",repository)}function intentMark(seal,parts){const named=seal.codeOf(parts)
return`\x3c!-- deckhand:intent ${named} ${seal.codeOf(["any",named])} --\x3e`}function hasIntentMark(seal,body,parts){return[...body.matchAll(MARK)].some(([,named=""])=>seal.isOurs(named,parts))}function isOfIntent(seal,body){return[...body.matchAll(MARK)].some(([,named="",any=""])=>seal.isOurs(any,["any",named]))}}),80292:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>leadingJson,dj:()=>canonicalJson,lj:()=>parseObject})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const ObjectSchema=zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.unknown())
function parseObject(text){for(const json of[text,escapeControls(text)]){const value=ObjectSchema.safeParse(parse(json))
if(value.success)return{json:json,value:value.data}}return}function leadingJson(text,start){const end=endOfValue(text,start)
if(end===void 0)return
const value=parse(escapeControls(text.slice(start,end)))
return value===void 0?void 0:{value:value,end:end}}function parse(json){try{return JSON.parse(json)}catch{return}}const SHORT={"\n":"\\n","\r":"\\r","\t":"\\t"}
function escapeControls(text){const pieces=[]
let end=0
for(let start=text.indexOf('"');start>=0;start=text.indexOf('"',end)){pieces.push(text.slice(end,start))
end=endOfString(text,start)
pieces.push(escaped(text.slice(start,end)))}return pieces.join("")+text.slice(end)}function escaped(string){return string.replaceAll(/[\u0000-\u001f]/g,control=>SHORT[control]??`\\u${hex(control)}`)}function hex(character){return character.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(text,start){for(let index=start+1;index<text.length;index+=1)if(text[index]==="\\")index+=1
else if(text[index]==='"')return index+1
return text.length}function endOfValue(text,start){if(text[start]!=="{"&&text[start]!=="[")return
let depth=0
for(let index=start;index<text.length;index+=1){const character=text[index]??""
if(character==='"')index=endOfString(text,index)-1
if(character==="{"||character==="[")depth+=1
if(character==="}"||character==="]")depth-=1
if(depth===0)return index+1}return}function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$p:()=>redactor,_4:()=>maskOf,fr:()=>streamMask})
var _forms_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91106)
const HIDDEN="<secret-hidden>"
function maskOf(values,mark=HIDDEN){const forms=new Set([...values].flatMap(_forms_js__WEBPACK_IMPORTED_MODULE_0__.XP))
if(forms.size===0)return NOTHING
const automaton=new Automaton(forms)
return Object.freeze({mask:text=>replaced(text,findAll(automaton,text).spans,mark),begin(text){const{spans:spans,open:open}=findAllIn(automaton,text)
const cut=spans.find(({start:start,end:end})=>start<open&&open<end)?.start??open
const whole=spans.filter(({end:end})=>end<=cut)
return{safe:replaced(text.slice(0,cut),whole,mark),rest:text.slice(cut)}}})}const NOTHING=Object.freeze({mask:text=>text,begin:text=>({safe:text,rest:""})})
function findAllIn(automaton,text){const{spans:spans,open:open}=findAll(automaton,text)
const unfinished=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(text)
if(unfinished===text.length)return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,open)}
const before=Math.min(findAll(automaton,text.slice(0,unfinished)).open,unfinished)
return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,Math.min(open,before))}}function findAll(automaton,text){const plain=automaton.scan(text)
if(!(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.un)(text))return{spans:joined(plain.spans),open:plain.open}
const{text:clear,startOf:startOf,endOf:endOf}=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.DH)(text)
const{spans:spans,open:open}=automaton.scan(clear)
const within=spans.map(({start:start,end:end})=>({start:startOf(start),end:endOf(end-1)}))
return{spans:joined([...plain.spans,...within]),open:Math.min(plain.open,startOf(open))}}function joined(spans){const result=[]
for(const span of spans.toSorted((a,b)=>a.start-b.start)){const last=result.at(-1)
if(!last||span.start>=last.end)result.push(span)
else result[result.length-1]={start:last.start,end:Math.max(last.end,span.end)}}return result}function replaced(text,spans,mark){if(spans.length===0)return text
const pieces=[]
let end=0
for(const span of spans){pieces.push(text.slice(end,span.start),mark)
end=span.end}return pieces.join("")+text.slice(end)}class Automaton{#code=[0]
#child=[0]
#sibling=[0]
#depth=[0]
#fail=[0]
#found=[0]
#first=new Int32Array(65536)
constructor(needles){for(const needle of needles)this.#add(needle)
this.#link()}scan(text){const spans=[]
let state=0
for(let index=0;index<text.length;index+=1){const code=text.charCodeAt(index)
if(code<14&&isPassedOver(text,index))continue
state=state===0?this.#start(code):this.#next(state,code)
const length=this.#found[state]??0
if(length>0)spans.push({start:back(text,index+1,length),end:index+1})}return{spans:spans,open:back(text,text.length,this.#depth[state]??0)}}#add(needle){let state=0
for(let index=0;index<needle.length;index+=1){const code=needle.charCodeAt(index)
if(!isPassedOver(needle,index))state=this.#step(state,code)||this.#grow(state,code)}this.#found[state]=this.#depth[state]??0}#grow(parent,code){const state=this.#code.push(code)-1
this.#child.push(0)
this.#fail.push(0)
this.#found.push(0)
this.#depth.push((this.#depth[parent]??0)+1)
if(parent===0)this.#first[code]=state
this.#sibling.push(this.#child[parent]??0)
this.#child[parent]=state
return state}#link(){const queue=this.#children(0)
for(const state of queue){const fallback=this.#fail[state]??0
this.#found[state]||=this.#found[fallback]??0
for(const child of this.#children(state)){this.#fail[child]=this.#next(fallback,this.#code[child]??0)
queue.push(child)}}}#children(state){const children=[]
for(let child=this.#child[state]??0;child!==0;child=this.#sibling[child]??0)children.push(child)
return children}#start(code){return this.#first[code]??0}#step(state,code){if(state===0)return this.#start(code)
let child=this.#child[state]??0
while(child!==0&&this.#code[child]!==code)child=this.#sibling[child]??0
return child}#next(from,code){let state=from
let next=this.#step(state,code)
while(next===0&&state!==0){state=this.#fail[state]??0
next=this.#step(state,code)}return next}}const[LF,CR]=[10,13]
function isPassedOver(text,index){const code=text.charCodeAt(index)
if(code!==LF)return code===CR
let before=index-1
while(text.charCodeAt(before)===CR)before-=1
return text.charCodeAt(before)!==LF}function back(text,end,length){let[start,left]=[end,length]
while(left>0){start-=1
if(!isPassedOver(text,start))left-=1}return start}function redactor(secrets){return maskOf([HIDDEN,...secrets],"***").mask}const LOOK_AGAIN=4096
function streamMask(current){let held=""
let fresh=""
const take=()=>{const text=held+fresh
fresh=""
return text}
return Object.freeze({push(text){fresh+=text
if(held.length>LOOK_AGAIN&&fresh.length<held.length)return""
const{safe:safe,rest:rest}=current().begin(take())
held=rest
return safe},end(){const rest=current().mask(take())
held=""
return rest}})}}),12384:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B7:()=>claim,Ko:()=>acknowledgedAt,PB:()=>signOff,b0:()=>acknowledge})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3549)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
async function acknowledge(run,trigger,content){const place=acknowledgedAt(trigger)
try{if(place)await leave(run,place,content)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The reaction could not be added. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(error).message}`)}}async function signOff(run,place,content){await leave(run,place,content).catch(()=>{})}async function leave({github:github,job:job,mayWrite:mayWrite},place,content){if(mayWrite)await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_1__.wv)(github,job.repository,place,content)}async function claim({github:github,job:job,mayWrite:mayWrite},{claim:claim,thread:thread}){if(!mayWrite||!claim||thread.type==="none")return
try{await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_1__.HK)(github,job.repository,thread.number,claim)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The ${claim.kind} could not be removed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(error).message}`)}}function acknowledgedAt({item:item,kind:kind,thread:thread}){if(kind==="review"||thread.type==="none")return
const{id:id,nodeId:nodeId}=item
switch(item.kind){case"issue-comment":case"review-comment":return{kind:item.kind,id:id}
case"issue":case"pull-request":return{kind:"thread",number:thread.number}
case"review":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"discussions: write"}
default:return}}}),33365:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>WAITING})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58908)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
const WAITING="agent:needs-approval"
function decisionLabels(env){const{approveLabel:approveLabel,rejectLabel:rejectLabel}=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(env)
return[...named(approveLabel,"0e8a16","Approves what the agent asks for"),...named(rejectLabel,"b60205","Rejects what the agent asks for"),{name:WAITING,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(env){return[...named((0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(env).label,"1d76db","Starts the agent"),...decisionLabels(env)]}function named(name,color,description){return name===void 0?[]:[{name:name,color:color,description:description}]}async function createLabels({github:github,job:job},labels){const found={created:[],existing:[],missing:[]}
for(const label of labels)try{const list=await createLabel(github,job.repository,label)?found.created:found.existing
list.push(label.name)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The label ${label.name} could not be created. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)
found.missing.push(label)}return found}function toldOf(created){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("labels-created",{names:created.map(name=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(name)).join(", ")})}function howToCreate(missing){const commands=missing.map(({name:name,color:color,description:description})=>`gh label create ${quotedForShell(name)} --color ${color} --description ${quotedForShell(description)}`)
const names=missing.map(({name:name})=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(name)).join(", ")
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("labels-missing",{names:names,commands:commands.join("\n")})}function quotedForShell(text){return`'${text.replaceAll("'",`'\\''`)}'`}async function createLabel(github,{owner:owner,name:repo},label){try{await github.request("POST /repos/{owner}/{repo}/labels",{owner:owner,repo:repo,...label})
return!0}catch(error){if(error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q4&&error.status===422&&/already_exists/.test(error.message))return!1
throw error}}}),38833:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C2:()=>markThread,Hn:()=>registerShown,L3:()=>withUnsavedNote,TV:()=>closeApprovalComment,mi:()=>decidedIn})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91311)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60593)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3549)
var _github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(63697)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(33365)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(19546)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(29058)
async function closeApprovalComment({github:github,job:job},thread,{approvalComment:approvalComment,isWaiting:isWaiting}){if(isWaiting!==void 0&&thread.type!=="none")await markThread({github:github,job:job},thread.number,isWaiting)
try{if(approvalComment)await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.Iz)(github,job.repository,approvalComment,approvalComment.body)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The comment that was decided on could not be brought up to date. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function markThread({github:github,job:job},thread,isWaiting){try{if(isWaiting)await(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_6__.Nl)(github,job.repository,thread,[_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE])
else await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_5__.HK)(github,job.repository,thread,{kind:"label",name:_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE})}catch(error){if(Object(error).status===404)return;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The label ${_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE} could not be changed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}function registerShown(proposal,{id:id},body){return(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__.LY)({...proposal,comment:{id:id,digest:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.rr)((0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.pI)(body))}})}function withUnsavedNote(body){return`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("approval-unkept")}\n\n${body}`}function decidedIn({world:world,job:job,trigger:trigger},used,{results:results,next:next,redact:redact}){const rules={repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)}
return(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__.kN)({world:world,job:job,trigger:trigger},redact((0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__.z6)(used,{...rules,results:results,where:next?.url})))}}),24380:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,ne:()=>withdraw,qQ:()=>finishRunComment,zu:()=>postLastWord})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46101)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79235)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58908)
var _github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(76948)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60593)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(62822)
var _github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(61229)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(88135)
var _admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(12384)
var _approve_approval_comment_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(38833)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(29058)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(21271)
async function beginRunComment(run,working,earlier){const{github:github,job:job,trigger:trigger,world:world}=run
const{thread:thread}=trigger
if(!takesComments(run)||trigger.kind==="review"||thread.type==="none")return
const runComment=await(earlier?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.QA)(github,job.repository,earlier,working).then(posted=>posted.runComment):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(github,job.repository,thread.number,working,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.MI)(world.env,trigger))).catch(unlessRefused)
if(!runComment)return
const body=thread.type==="pull_request"?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("cut-off-pull-request",{run_url:job.runUrl}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("cut-off",{kind:thread.type,number:String(thread.number),run_url:job.runUrl});(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(world.env,{runComment:runComment,body:(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.F8)(world.env,body))})
return runComment}function takesComments({mayWrite:mayWrite,world:world,trigger:trigger}){return mayWrite&&trigger.thread.type!=="none"&&(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(world.env,"comment-mode")!=="none"}function unlessRefused(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error)
const passes=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__.Q4&&(error.status===0||error.status>=500||/locked/i.test(message))
if(!passes)throw error;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`There is no comment yet; the summary of this run will have the report. ${message}`)}async function postLastWord(run,{report:{outcome:outcome,review:review},body:body}){const{github:github,job:job,redact:redact,trigger:trigger,world:world}=run
const{kind:kind,thread:thread}=trigger
const isFailed=_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_7__.tz.includes(outcome)&&outcome!=="cancelled"
const isUnseen=!isFailed&&review!==void 0&&(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_8__.hR)(review)
const isWorthAComment=kind!=="review"||isFailed||isUnseen
if(!takesComments(run)||thread.type==="none"||!isWorthAComment)return
try{if(kind==="review"&&isUnseen)return await postUnseen(run,thread,body)
return await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(github,job.repository,thread.number,body,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.MI)(world.env,trigger))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error),redact)
return}}async function postUnseen(run,thread,body){const{github:github,job:job,world:world}=run
const trigger={thread:thread,key:"a review that could not look"}
const words=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)({world:world,job:job,trigger:trigger},(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_5__.e1)(body).words)
const isIt=said=>(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.we)(world.env,job,thread).isOurs(said,trigger.key)
const there=(await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.po)(run,{issue:thread.number},isIt)).at(-1)
if(!there)return(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(github,job.repository,thread.number,words)
return(await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.QA)(github,job.repository,there,words)).runComment}async function pointTo(final,runComment,{github:github,job:job},env){const trigger={thread:{type:"issue",number:runComment.issue},key:`answered below ${final.id}`}
const words=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)({world:{env:env},job:job,trigger:trigger},(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("answered-below",{url:final.url}))
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.Iz)(github,job.repository,runComment,words)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The first comment could not be updated. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error).message}`)}}async function answerBelow(connection,runComment,body){const{github:github,job:job}=connection
const{mark:mark}=(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_5__.e1)(body)
const isIt=said=>mark!==""&&(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_5__.e1)(said).mark===mark&&(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.Lt)(said)
const left=(await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.po)(connection,runComment,isIt).catch(()=>[])).find(({id:id})=>id>runComment.id)
return left?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.QA)(github,job.repository,left,body):{body:body,runComment:await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.yn)(github,job.repository,runComment,body)}}async function finishRunComment(connection,env,open){const{github:github,job:job,redact:redact}=connection
const{runComment:runComment,body:body,isAnswer:isAnswer}=open;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(env,open)
try{const isNew=isAnswer&&(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"comment-mode")==="new"
const final=await(isNew?answerBelow(connection,runComment,body):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.QA)(github,job.repository,runComment,body));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(env,void 0)
if(final.runComment.id!==runComment.id)await pointTo(final.runComment,runComment,connection,env)
return final}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error),redact)
return{runComment:runComment,body:body}}}async function withdraw(run,runComment,url){if(runComment.url===url)return
const{github:github,job:job,world:world}=run
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.Tu)(github,job.repository,runComment)
return(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(world.env,void 0)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`The comment, which is no longer needed, could not be deleted. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error).message}`)}await finishRunComment(run,world.env,{runComment:runComment,body:(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)(run,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("joined",{url:url??""}))})}function linksOf({job:job,trigger:trigger,world:world},conversationId,commit){const{runUrl:runUrl,repositoryUrl:repositoryUrl}=job
const rules={repositoryUrl:repositoryUrl,commit:commit,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_3__.phrasesOf)(world.env)}
return{...rules,conversationId:conversationId,runUrl:runUrl,requester:(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_14__.iq)(trigger)}}async function tellResult(connection,{env:env,thread:thread},pendingReport){const{runComment:runComment,sign:sign}=pendingReport
await(0,_approve_approval_comment_js__WEBPACK_IMPORTED_MODULE_12__.TV)(connection,thread,pendingReport)
const final=runComment&&await finishRunComment(connection,env,{...pendingReport,runComment:runComment})
if(sign)await(0,_admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_11__.PB)(connection,sign.place,sign.content)
return final}async function tellResultAgain(run,{answer:{reaction:reaction},pendingReport:pendingReport}){const{world:world,job:job,trigger:trigger,mayWrite:mayWrite}=run
if(!mayWrite||job.runAttempt===1)return
const{thread:thread,key:key}=trigger
if(pendingReport?.lease.key===key){await tellResult(run,{env:world.env,thread:thread},pendingReport)
return}const place=(0,_admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_11__.Ko)(trigger)
if(place&&reaction)await(0,_admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_11__.PB)(run,place,reaction)}}),19546:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{LY:()=>withProposal,fE:()=>wasAccepted,sp:()=>proposalIn,yX:()=>proposalFor})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
function proposalFor(run){const proposal=proposalIn(run.memory)
return proposal&&isRepeated(run)?{...proposal,items:proposal.items.map(reopened)}:proposal}function wasAccepted(run){return isRepeated(run)&&proposalIn(run.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:memory,trigger:trigger}){return memory.wasCutOff&&memory.manifest.lease?.key===trigger.key&&trigger.kind==="decision"}function reopened(item){return isUnfinished(item)?{...item,decision:null}:item}function isUnfinished({pending:pending,decision:decision}){return!("tool"in pending)&&decision?.verdict==="approved"}function proposalIn({manifest:manifest}){return _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.Jh.safeParse(manifest.proposal).data}function withProposal(proposal){return manifest=>({...manifest,proposal:JSON.parse(JSON.stringify(proposal))})}}),29058:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(71762)
var _github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(76948)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60593)
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18970)
var _github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63697)
var _github_write_review_mark_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(11026)
var _github_write_seal_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(14801)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
function markerOf(env,{repository:repository},thread){const number=thread.type==="none"?"":thread.number
return(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_4__.rz)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)??"",`${repository.owner}/${repository.name}#${number}`)}function workMarkerOf({world:world,trigger:trigger,other:other}){const{thread:thread,repositoryId:repositoryId}=trigger
if(thread.type==="none")return(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__.Kh)("",{repositoryId:repositoryId,number:0})
return(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__.Kh)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)??"",{repositoryId:repositoryId,number:thread.number,other:other?.id})}function ownMarks(env,job,thread){const number=thread.type==="none"?"":thread.number
const finding=(0,_github_write_review_mark_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)??"",`${job.repository.owner}/${job.repository.name}#${number}`)
const answer=markerOf(env,job,thread)
const secret=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)
const intents=(0,_github_write_seal_js__WEBPACK_IMPORTED_MODULE_9__.Wn)(secret??"",`${job.repository.owner}/${job.repository.name}`)
const isOfOurIntent=body=>secret!==void 0&&(0,_github_write_seal_js__WEBPACK_IMPORTED_MODULE_9__.Kr)(intents,body)
return body=>answer.isOurs(body)||finding.read(body)!==void 0||isOfOurIntent(body)}function withMark({world:world,job:job,trigger:trigger},body){const mark=markerOf(world.env,job,trigger.thread).mark(trigger.key)
return mark===""?body:`${body}\n\n${mark}`}function withIsolationWarning(env,body,hasNone=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"isolation")==="none"){return hasNone?`${body}\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)(isolationWords(env))}`:body}function isolationWords(env){if((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"agent-server-url")===void 0)return"no-sandbox"
return(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"agent-server-conversation")==="true"?"remote-agent":"remote-machine"}async function readOwnComments({github:github,job:job},{issue:issue,place:place={kind:"comment"}},isIt){if(place.kind==="discussion"){const own=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_6__.kJ)(github,place.discussionId,isIt)
return own.map(comment=>({issue:issue,place:place,...comment}))}const own=await(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__.jU)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository))
const isOurs=({body:body="",user:user})=>(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__.Fj)(user,own)&&isIt(body)
return place.kind==="review-thread"?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Yo)(github,job.repository,{issue:issue,place:place},isOurs):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Sg)(github,job.repository,issue,isOurs)}function isUnfinished(body){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body)}function reportsEnd(body){return body.startsWith("### ")&&!isUnfinished(body)}async function commentOfEarlierAttempt(run){const{job:job,world:world}=run
if(job.runAttempt===1)return
const isOurs=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)===void 0?()=>!0:answersThis(run)
return findOwnComment(run,body=>isOurs(body)&&isUnfinished(body)&&body.includes(`(${job.runUrl})`))}function isFinal({runAttempt:runAttempt},body){return runAttempt>1?/^### (?:🟢|⚪)/u.test(body):reportsEnd(body)}function answersThis({world:world,job:job,trigger:trigger}){const marker=markerOf(world.env,job,trigger.thread)
return body=>marker.isOurs(body,trigger.key)}async function findOwnComment({world:world,github:github,job:job,trigger:trigger},isIt){const{thread:thread}=trigger
if(thread.type==="none")return
const at={issue:thread.number,place:replyPlace(world.env,trigger)}
try{return(await readOwnComments({github:github,job:job},at,isIt))[0]}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`It could not be checked whether this was answered before. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.ec)(error).message}`)
return}}function replyPlace(env,{answer:answer}){if(answer.kind==="discussion")return answer
const isShownThere=((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"confirmation")??"never")==="never"
return answer.kind==="review-thread"&&isShownThere?answer:{kind:"comment"}}}),21271:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,iq:()=>requesterOf,ol:()=>digestOf,xo:()=>newBranch})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41320)
var _github_write_branch_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91116)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
function subjectOf({thread:thread,snapshot:snapshot,request:request,run:run,kind:kind,about:about}){const number=thread.type==="none"?void 0:thread.number
const title=snapshot?.title??about?.title??(run?`Fix ${run.name}`:request)
const isTask=number===void 0&&(kind==="schedule"||kind==="automation")
return{number:number,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.TN)(title,200),isTask:isTask,isDiscussion:thread.type==="discussion"}}const BY_HAND=["workflow_dispatch","repository_dispatch"]
function requesterOf(trigger){const{kind:kind,event:event}=trigger
const login=askerOf(trigger)?.login
if(login===void 0)return"a schedule"
if(kind==="ci-failure")return`a failed run of ${login}`
const isOfWorkflow=kind==="review"||kind==="automation"&&!BY_HAND.includes(event)
return isOfWorkflow?"the workflow":login}function askerOf({actors:actors,asker:asker}){return asker??actors[0]}function branchTemplate({world:world,other:other}){const template=(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.ER)(world.env)["branch-name"]
return other?template.replace(/^agent\//,`agent/${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.yR)(other.main.name,40)||"other"}-`):template}function newBranch({number:number,title:title,isTask:isTask=!1,isDiscussion:isDiscussion=!1},{runId:runId,runAttempt:runAttempt,task:task},template){if(isTask&&task){const branch=(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_2__.Pr)(template,{kind:"task",number:task.digest,slug:task.words,run:runId})
return{branch:branch,plain:branch}}if(number===void 0){const attempt=runAttempt>1?String(runAttempt):""
const branch=(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_2__.Pr)(template,{kind:"run",number:runId,slug:attempt,run:runId})
return{branch:branch,plain:branch}}const kind=kindOf({isDiscussion:isDiscussion})
const named=words=>(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_2__.Pr)(template,{kind:kind,number:number,slug:words,run:runId})
return{branch:named((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.yR)(title,40)),plain:named("")}}function branchBeginning({number:number,...subject},template){return number===void 0?void 0:(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_2__.VI)(template,{kind:kindOf(subject),number:number})}function kindOf({isDiscussion:isDiscussion=!1}){return isDiscussion?"discussion":"issue"}function digestOf({title:title,body:body}){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${title}\0${body}`).digest("hex")}})}

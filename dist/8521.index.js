export const id=8521
export const ids=[8521]
export const modules={93160:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>connect})
var client=__webpack_require__(44463)
var push=__webpack_require__(70012)
var external_node_zlib_=__webpack_require__(38522)
var promises_=__webpack_require__(58500)
const SLICE=32768
function atOnce(steps){for(;;){const{done:done,value:value}=steps.next()
if(done)return value}}async function inSlices(steps){for(;;){const{done:done,value:value}=steps.next()
if(done)return value
await(0,promises_.setImmediate)()}}function*slicesOf(length){for(let end=64;end<length;end+=Math.min(end,SLICE))yield end
yield length}function*charactersOf(text){const bytes=Buffer.from(text,"latin1")
if(!/[^\0-\xff]/.test(text))return{text:text,bytes:bytes}
let at=0
for(const end of slicesOf(text.length)){for(;at<end;at+=1)if(text.charCodeAt(at)>255)bytes[at]=0
yield}return{text:text,bytes:bytes}}const ROW=6
const WRITTEN=Uint8Array.from({length:256},(_,unit)=>/[\t\n\r -~]/.test(String.fromCharCode(unit))?1:0)
function*storedStream(bytes,placeOf){const runs=[]
let start=0
for(let at=0;at<=bytes.length;at+=1){if(at%SLICE===0)yield
if(at<bytes.length&&WRITTEN[bytes[at]??0]===1)continue
if(at-start>=ROW)runs.push(start,at)
start=at+1}return{runs:runs,write:(first,end,to,at)=>to.set(bytes.subarray(first,end),at),placeOf:placeOf}}const SEPARATOR=1
function*joined(streams){const bytes=Buffer.alloc(streams.reduce((sum,{runs:runs})=>sum+lengthOf(runs),0),SEPARATOR)
const count=streams.reduce((sum,{runs:runs})=>sum+runs.length/2,0)
const[starts,ends,firsts]=[new Int32Array(count),new Int32Array(count),new Int32Array(count)]
const streamEnds=[]
let at=0
let piece=0
let sliceEnd=SLICE
for(const stream of streams){const{runs:runs}=stream
for(let index=0;index<runs.length;index+=2){const first=runs[index]??0
const end=runs[index+1]??0
stream.write(first,end,bytes,at)
starts[piece]=at
ends[piece]=at+end-first
firsts[piece]=first
piece+=1
at+=end-first+(runs[index+2]===end?0:1)
if(at<sliceEnd)continue
sliceEnd=at+SLICE
yield}streamEnds.push(at)}const said=bytes.subarray(0,Math.max(0,at-1))
const pieces={starts:starts,ends:ends,firsts:firsts,streams:streams,streamEnds:streamEnds}
return{characters:{text:said.toString("latin1"),bytes:said},placeOf:span=>placeIn(pieces,span)}}function lengthOf(runs){let length=0
for(let index=0;index<runs.length;index+=2)length+=(runs[index+1]??0)-(runs[index]??0)+1
return length}function placeIn({starts:starts,ends:ends,firsts:firsts,streams:streams,streamEnds:streamEnds},{start:start,end:end,kind:kind}){let[least,most]=[Number.POSITIVE_INFINITY,0]
for(let piece=firstBehind(ends,start);piece<ends.length;piece+=1){const[pieceStart=0,pieceEnd=0,first=0]=[starts[piece],ends[piece],firsts[piece]]
if(pieceStart>=end)break
const offset=first-pieceStart
const stream=streams[firstBehind(streamEnds,pieceStart)]
const place=stream?.placeOf(Math.max(start,pieceStart)+offset,Math.min(end,pieceEnd)+offset)
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
for(const start of starts){if(start<end||!isPacked(signs,start))continue
yield
tried+=1
if(tried>MOST||room<0)throw new TooMuch
const{piece:piece,size:size}=pieceAt(signs,start)
room-=size
if(!piece)continue
const behind=Math.min(signs.length,start+Math.ceil(piece.taken/signs.group[1]*signs.group[0]))
const placeOf=()=>signs.placeOf(start,behind)
end=behind
for(const layer of unpacked(piece.buffer)){room-=layer.length
streams.push(yield*storedStream(layer,placeOf))}}return streams}function isPacked(signs,start){const first=signs.byteAt(start,0)
return(first===120||first===31)&&headerOf(decoded(signs,start,8))!==void 0}function decoded({length:length,group:group,byteAt:byteAt},start,count){const bytes=Buffer.alloc(Math.floor(Math.min(count,length-start)*group[1]/group[0]))
for(let byte=0;byte<bytes.length;byte+=1)bytes[byte]=byteAt(start,byte)
return bytes}function pieceAt(signs,start){for(let size=256;;size*=8){const bytes=decoded(signs,start,size)
const piece=unzip(bytes)
if(!piece||piece.taken<bytes.length||start+size>=signs.length)return{piece:piece,size:bytes.length}}}function unzip(bytes){const header=headerOf(bytes)
if(header===void 0||!mayInflate(bytes,header))return
try{const options={maxOutputLength:UNPACKED,finishFlush:external_node_zlib_.constants.Z_SYNC_FLUSH,info:!0}
const result=(0,external_node_zlib_.inflateRawSync)(bytes.subarray(header),options)
const{buffer:buffer,engine:engine}=result
return{buffer:buffer,taken:header+engine.bytesWritten}}catch{return}}function headerOf(bytes){const[first,second=0,method,flags=0]=bytes
if(first===120&&(120*256+second)%31===0)return 2
if(first!==31||second!==139||method!==8||flags>31)return
let length=10
if(flags&4)length+=2+bytes.readUInt16LE(Math.min(length,bytes.length-2))
for(const name of[8,16])if(flags&name)length=bytes.indexOf(0,length)+1||bytes.length
return flags&2?length+2:length}function mayInflate(bytes,header){if(bytes.length<header+10)return!0
const kind=(bytes[header]??0)>>>1&3
if(kind===0)return(bytes.readUInt16LE(header+1)^bytes.readUInt16LE(header+3))===65535
if(kind===1)return!0
const bits=bytes.readUInt32LE(header)
if(kind===3||(bits>>>3&31)>29||(bits>>>8&31)>29)return!1
return leavesNothing(bytes.readBigUInt64LE(header+2)>>1n,4+(bits>>>13&15))}function leavesNothing(lengths,count){let used=0
for(let code=0n;code<count;code+=1n){const length=Number(lengths>>3n*code&7n)
if(length>0)used+=128>>>length}return used===128||used===0}const ALONE=64
const NO_SIGN=128
const ZERO=48
const X=120
function alphabetOf(valueOfSign,filler){const signs=Uint8Array.from({length:256},(_,unit)=>{const character=String.fromCharCode(unit)
const value=valueOfSign(character)
if(value===void 0)return unit===X?NO_SIGN|ALONE:NO_SIGN
return/[A-Za-z0-9]/.test(character)?value:value|ALONE})
return{signs:signs,...filler!==void 0&&{filler:filler.charCodeAt(0)}}}function*picked({bytes:bytes},{signs:signs,filler:filler}){const picking={bytes:bytes,signs:signs,values:new Uint8Array(bytes.length+1)}
const progress={at:0,length:0}
for(const end of slicesOf(bytes.length)){pickSlice(picking,progress,end)
yield}const{length:length}=progress
let places
return{values:picking.values.subarray(0,length),placeOf(first,end){places??=placesIn(picking)
let last=(places[Math.min(end,length)-1]??0)+1
while(last<bytes.length&&bytes[last]===filler)last+=1
return[places[first]??0,last]}}}function placesIn(picking){const places=new Int32Array(picking.values.length)
pickSlice(picking,{at:0,length:0},picking.bytes.length,places)
return places}function pickSlice({bytes:bytes,signs:signs,values:values},progress,to,places){let{at:at,length:length}=progress
for(;at<to;at=at+1|0){const sign=signs[bytes[at]??0]??NO_SIGN
values[length]=sign&63
if(places)places[length]=at
if((sign&ALONE)===0)length=length+1-(sign>>>7)|0
else if(sign>=NO_SIGN)length=length-(at>0&&bytes[at-1]===ZERO?1:0)|0
else{const end=endOfAlone(bytes,signs,at)
if(end>at)at=end-1
else length=length+1|0}}progress.at=at
progress.length=length}function endOfAlone(bytes,signs,start){if(start>0&&(signs[bytes[start-1]??0]??NO_SIGN)<NO_SIGN)return start
let end=start
while(end<bytes.length&&((signs[bytes[end]??0]??NO_SIGN)&~63)===ALONE)end+=1
return end<bytes.length&&(signs[bytes[end]??0]??NO_SIGN)<ALONE?start:end}const SIGNS="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const BASE64=alphabetOf(sign=>{const value=SIGNS.indexOf({"-":"+",_:"/"}[sign]??sign)
return value<0?void 0:value},"=")
const READINGS=[0,1,2,3]
const BEGINNINGS=new Set(["H4","eJ","eN","eA","eF"].map(([left="",right=""])=>SIGNS.indexOf(left)<<6|SIGNS.indexOf(right)))
const LONGEST=32768
function base64Tables(){const flags=new Uint16Array(4096)
const bytes=READINGS.map(reading=>{const table=new Uint8Array(3*4096)
for(let pair=0;pair<4096;pair+=1)addPair(table,flags,pair,reading)
return table})
return{bytes:bytes,flags:flags}}function addPair(table,flags,pair,reading){const isBackwards=reading>1
const a=turnedValue(isBackwards?pair&63:pair>>>6,reading)
const b=turnedValue(isBackwards?pair>>>6:pair&63,reading)
let flag=BEGINNINGS.has(a<<6|b)?1<<12+reading:0
for(let place=0;place<3;place+=1){const shift=isBackwards?2*place:4-2*place
const byte=(a<<6|b)>>>shift&255
table[place<<12|pair]=byte
flag|=(WRITTEN[byte]??0)<<4*place+reading}flags[pair]=(flags[pair]??0)|flag}function turnedValue(value,reading){if((reading&1)===0||value>=52)return value
return value<26?(value+13)%26:(value-26+13)%26+26}function*fromBase64({values:values,placeOf:placeOf},tables){const search={values:values,flags:tables.flags,runs:Array.from({length:16},()=>[]),ends:new Int32Array(16),beginnings:READINGS.map(()=>[])}
let at=0
for(const end of slicesOf(Math.max(0,values.length-1))){searchSlice(search,at,end)
at=end
yield}let streams=search.runs.flatMap((runs,index)=>runs.length===0?[]:[streamOf({values:values,placeOf:placeOf},tables.bytes,{runs:runs,reading:index>>>2,phase:index&3})])
for(const reading of READINGS){const beginnings=search.beginnings[reading]??[]
const starts=reading>1?beginnings.map(sign=>values.length-1-sign).reverse():beginnings
streams=streams.concat(yield*packedIn(signsOf({values:values,placeOf:placeOf},tables.bytes,reading),starts))}return streams}function searchSlice(search,from,to){const{values:values,flags:flags,beginnings:beginnings}=search
let pair=values[from]??0
let[flags0,flags1,flags2,flags3,flags4]=[0,0,0,0,0]
for(let next=from+1;next<to+5;next+=1){pair=pair<<6&4095|(next<values.length?values[next]??0:0)
flags0=flags1
flags1=flags2
flags2=flags3
flags3=flags4
flags4=flags[pair]??0
const at=next-5
if(at<from)continue
const hits=flags0&flags1>>>4&flags2>>>8&flags4&15
if(hits!==0&&next<values.length)follow(search,at,hits)
if(flags0<4096)continue
for(const reading of READINGS)if(flags0>>>12+reading&1)beginnings[reading]?.push(reading>1?at+1:at)}}function follow({values:values,flags:flags,runs:runs,ends:ends},group,candidates){const hits=candidates&rowsAround(values,flags,group)
if(hits===0)return
const phase=group&3
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
ends[index]=end}}function rowsAround(values,flags,group){const flagsAt=at=>at<0||at+1>=values.length?0:flags[(values[at]??0)<<6|(values[at+1]??0)]??0
return flagsAt(group+5)>>>4|flagsAt(group-2)>>>8&flagsAt(group-3)>>>4}function isWritten(values,flags,at,bit){if(at<0||at+1>=values.length)return!1
return((flags[(values[at]??0)<<6|(values[at+1]??0)]??0)>>>bit&1)===1}function isFollowed(values,flags,at,bit){return[1,2,4].every(sign=>isWritten(values,flags,at+sign,bit+4*(sign&3)))}function streamOf({values:values,placeOf:placeOf},bytes,{runs:runs,reading:reading,phase:phase}){const isBackwards=reading>1
const table=bytes[reading]??new Uint8Array
const count=values.length
const forwards=(first,end)=>isBackwards?[count-end,count-first]:[first,end]
return{runs:isBackwards?runs.map((_,index)=>count-(runs[runs.length-1-index]??0)):runs,write(first,end,to,at){const[from,behind]=forwards(first,end)
const group=Math.floor(from/3)
let sign=phase+from+group
let place=from-3*group
const direction=isBackwards?-1:1
let target=isBackwards?at+behind-1-from:at
for(let byte=from;byte<behind;byte+=1){const pair=(values[sign]??0)<<6|(values[sign+1]??0)
to[target]=table[place<<12|pair]??0
target+=direction
sign+=place===2?2:1
place=place===2?0:place+1}},placeOf(first,end){const[from,behind]=forwards(first,end)
return placeOf(phase+Math.floor(from*4/3),phase+Math.floor((behind-1)*4/3)+2)}}}function signsOf({values:values,placeOf:placeOf},bytes,reading){const{length:length}=values
const isBackwards=reading>1
const table=bytes[reading]??new Uint8Array
return{length:length,group:[4,3],byteAt(start,byte){const place=byte%3
const sign=start+(byte-place)/3*4+place
const at=isBackwards?length-2-sign:sign
const pair=(values[at]??0)<<6|(values[at+1]??0)
return table[(isBackwards?2-place:place)<<12|pair]??0},placeOf:(start,end)=>isBackwards?placeOf(length-end,length-start):placeOf(start,end)}}const[PERCENT,BACKSLASH,AND,HASH,SEMICOLON,escapes_ZERO]=[37,92,38,35,59,48]
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
streams=streams.concat(yield*fromRuns(Buffer.from(form).reverse(),codec,back))}return streams}function*fromRuns(bytes,codec,placeOf){const decoded={bytes:Buffer.allocUnsafe(bytes.length),length:0,ends:[],runs:[]}
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
function*inRot13(bytes){const rotated=Buffer.allocUnsafe(bytes.length)
let at=0
for(const end of slicesOf(bytes.length)){for(;at<end;at+=1)rotated[at]=ROTATED[bytes[at]??0]??0
yield}return rotated}var secret_parts=__webpack_require__(24506)
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
return/^[a-z0-9]$/.test(plain)?Number.parseInt(plain,36):NOTHING}const SHIFT=3
const BITS=19
const WEIGHTS=Int32Array.from({length:256},(_,code)=>code<36?Math.imul(code+1,2654435761)|1:0)
const LATIN_WEIGHTS=LATIN.reduce((weights,code,unit)=>{weights[unit]=WEIGHTS[code]??0
return weights},new Int32Array(256))
const LATIN_SHIFTS=Uint8Array.from(LATIN_WEIGHTS,weight=>weight===0?0:SHIFT)
function windowSearch(windows){const known={seen:new Uint8Array(1<<BITS-3),windows:new Map,codes:codeTable()}
for(const[window,kind]of windows){const codes=Array.from(window,sign=>Number.parseInt(sign,36))
const hash=codes.reduce((before,code)=>(before<<SHIFT)+(WEIGHTS[code]??0)|0,0)
const slot=hash>>>32-BITS
known.seen[slot>>>3]=(known.seen[slot>>>3]??0)|1<<(slot&7)
known.windows.set(hash,[...known.windows.get(hash)??[],{codes:codes,kind:kind}])}return characters=>search(characters,known)}function*search({text:text,bytes:bytes},known){const search={text:text,bytes:bytes,known:known,progress:{at:0,hash:0},spans:[]}
if(known.windows.size===0)return search.spans
for(const end of slicesOf(text.length)){fingerprints_searchSlice(search,end)
yield}return search.spans}function fingerprints_searchSlice({text:text,bytes:bytes,known:known,progress:progress,spans:spans},end){const{seen:seen,codes:codes}=known
let{at:at,hash:hash}=progress
for(;at<end;at+=1){const unit=bytes[at]??0
let weight=LATIN_WEIGHTS[unit]??0
let shift=LATIN_SHIFTS[unit]??0
if(unit===0){const point=text.codePointAt(at)??0
if(point>65535)at+=1
weight=WEIGHTS[codes(point)]??0
shift=weight===0?0:SHIFT}hash=(hash<<shift)+weight|0
const slot=hash>>>32-BITS
if(((seen[slot>>>3]??0)&1<<(slot&7))===0||weight===0)continue
addWindow(spans,text,at+1,{known:known,hash:hash})}progress.at=at
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
return known[point]??NOTHING}}const DIGITS="0123456789abcdef"
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
return{length:length,group:[2,1],byteAt:(start,byte)=>valueAt(start+2*byte)<<4|valueAt(start+2*byte+1),placeOf:(start,end)=>isBackwards?placeOf(length-end,length-start):placeOf(start,end)}}const MODEL_KEY="a model key"
const LOGIN="a registry credential"
const FORMATS=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(MODEL_KEY,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(LOGIN,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(LOGIN,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(LOGIN,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(kind,anchor,offset,pattern){return{kind:kind,anchor:anchor,offset:offset,pattern:pattern}}const[FIRST,SECOND,THIRD]=[0,1,2].map(place=>{const bits=new Int32Array(256)
for(const[index,{anchor:anchor}]of FORMATS.entries())for(const sign of anchor[place]??"")bits[sign.charCodeAt(0)]=(bits[sign.charCodeAt(0)]??0)|1<<index
return bits})
function*tokensIn({text:text,bytes:bytes}){const spans=[]
const search={text:text,bytes:bytes,behind:new Int32Array(FORMATS.length),spans:spans}
let at=0
for(const end of slicesOf(text.length)){tokens_searchSlice(search,at,end)
at=end
yield}return spans}function tokens_searchSlice(search,from,end){const{bytes:bytes}=search
let second=from>1?bytes[from-2]??0:0
let third=from>0?bytes[from-1]??0:0
for(let at=from;at<end;at+=1){const first=second
second=third
third=bytes[at]??0
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
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(password)}const scanner_DEPTH=3
const LEAST_DECODED=4*1024*1024
const DECODED_RATIO=16
const TOO_MUCH="too much encoded data to check"
const MOST_SPANS=1e4
function leakScanner(values){const{windows:windows,short:short}=fingerprintsOf(values)
const findWindows=windowSearch(windows)
const decode=decoder()
const ours=new Set(values.map(({kind:kind})=>kind))
function*direct(characters){const{text:text}=characters
const spans=[...yield*findWindows(characters),...yield*shortIn(text,short),...yield*tokensIn(characters)]
return spans.length>MOST_SPANS?spans.slice(0,1).map(({kind:kind})=>wholeOf(text,kind)):spans}function*deep(characters,depth,room){const{text:text}=characters
if(text.length>room)return[wholeOf(text,TOO_MUCH)]
const found=yield*direct(characters)
if(depth===0||text==="")return found
try{const next=yield*decode(characters)
return[...found,...(yield*deep(next.characters,depth-1,room-text.length)).map(next.placeOf)]}catch(error){if(!(error instanceof TooMuch))throw error
return[...found,wholeOf(text,TOO_MUCH)]}}function*everywhere(text){const room=Math.max(LEAST_DECODED,text.length*DECODED_RATIO)
return merged(yield*deep(yield*charactersOf(text),scanner_DEPTH,room),ours)}function*search(text,{public:known=""}={}){const spans=yield*everywhere(text)
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
return parts.join("")+text.slice(at)}function decoder(){const[base64,hex]=[base64Tables(),hexTables()]
return function*(characters){return yield*joined([...yield*fromBase64(yield*picked(characters,BASE64),base64),...yield*fromHex(yield*picked(characters,hex_HEX),hex),...yield*fromHex(yield*picked(characters,ROTATED_HEX),hex,{hasLetters:!0}),...yield*fromEscapes(characters.text)])}}var fault=__webpack_require__(98664)
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
const secrets=(0,inputs.secretInputs)(env);(0,console.maskSecrets)([...secrets,...token?[(0,push.YN)(token)]:[]])
if(!token)throw new fault.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const job=readJob(env,fetch)
const writes=(0,raw_input.J)(env)
const{apiUrl:apiUrl,graphqlUrl:graphqlUrl}=job
const github=(0,client.X)({token:token,apiUrl:apiUrl,graphqlUrl:graphqlUrl,fetch:job.fetch,isReadOnly:!writes,sleep:ms=>sleep(ms,signal),onNoGraphql:why=>(0,console.printNotice)(`${why} ${(0,prompts.J1)("no-graphql")}`),onAway:why=>(0,console.printNotice)((0,prompts.J1)("github-away",{why:why}))})
const exact=(0,mask.redactor)([...secrets,`x-access-token:${token}`])
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
function parseOpenComment(saved){return OpenComment.parse(JSON.parse(saved))}}),33368:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var node_stream__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57075)
var node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(38522)
var simple_git__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(74724)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22499)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(65466)
const unsafe={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(options){const binary=(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.CA)("git")
const environment={...(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__._K)(options),...(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.f7)()}
const run=async(args,input,handler)=>{(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.B1)(args)
options.signal?.throwIfAborted()
try{return await(0,simple_git__WEBPACK_IMPORTED_MODULE_5__.Lp)({...gitOptions(options,environment,input),binary:binary}).env(environment).outputHandler(handler).raw([...args])}catch(error){options.signal?.throwIfAborted()
throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,error)}}
const collect=async(args,input,most=Number.POSITIVE_INFINITY)=>{const[out,err]=[[],[]]
let left=most
await run(args,input,(command,stdout,stderr,all)=>{stdout.on("data",chunk=>{left-=chunk.length
if(left>=0)out.push(chunk)
else if(stdout instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stdout.destroy()})
stderr.on("data",chunk=>err.push(chunk))
endPromptly(options.signal)(command,stdout,stderr,all)})
if(left<0)throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,new Error("Its output is too long."))
return{stdout:Buffer.concat(out),stderr:Buffer.concat(err).toString()}}
return Object.freeze({raw:(args,input="")=>run(args,input,endPromptly(options.signal)),bytes:async(args,input="",most)=>(await collect(args,input,most)).stdout,both:(args,input="")=>collect(args,input)})}function makeBareRepository(gitDir){for(const folder of["info","objects/info","objects/pack","refs/heads"])(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,folder),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"HEAD"),"ref: refs/heads/main\n");(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"config"),"[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n")}function writeObject(gitDir,kind,content){const bytes=Buffer.from(content)
const whole=Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`),bytes])
const id=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(whole).digest("hex")
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",id.slice(0,2),id.slice(2))
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))return id;(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:!0})
const temporary=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",`tmp_obj_${id}`);(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary,(0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflateSync)(whole,{level:1}));(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary,path)
return id}function treeOf(entries){const rows=entries.map(([name,mode,id])=>{const key=Buffer.from(mode==="40000"?`${name}/`:name)
return{key:key,row:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(id,"hex")])}})
return Buffer.concat(rows.sort((one,other)=>Buffer.compare(one.key,other.key)).map(({row:row})=>row))}function gitOptions({folder:folder,signal:signal},environment,input){return{baseDir:folder,config:[..._git_settings_js__WEBPACK_IMPORTED_MODULE_7__.O8],unsafe:unsafe,allowEnvironment:Object.keys(environment),...signal&&{abort:signal},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(input),errors:(error,{exitCode:exitCode})=>error??(exitCode===0?void 0:Buffer.alloc(0))}}function endPromptly(signal){return(_command,stdout,stderr)=>{queueMicrotask(()=>stdout.emit("data",Buffer.alloc(0)))
const close=()=>{for(const stream of[stdout,stderr])if(stream instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stream.destroy()}
signal?.addEventListener("abort",close,{once:!0})
stdout.once("close",()=>signal?.removeEventListener("abort",close))}}}),65466:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>gitOverrides,_K:()=>gitEnvironment,ry:()=>READ_ONLY_GIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const ENTERS=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(args){const[command=""]=args
const isShut=args.some(arg=>arg==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(arg))
if(ENTERS.has(command)&&!isShut)throw new Error(`\`git ${command}\` enters submodules.`)}function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{...environment,...repository,...fixed}}function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed without a message.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const READ_ONLY_GIT={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),90009:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,xm:()=>isPartOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
const Commit=zod__WEBPACK_IMPORTED_MODULE_0__.object({sha:zod__WEBPACK_IMPORTED_MODULE_0__.string(),commit:zod__WEBPACK_IMPORTED_MODULE_0__.object({message:zod__WEBPACK_IMPORTED_MODULE_0__.string(),author:zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()}).nullable()}),author:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()}).nullish()})
const File=zod__WEBPACK_IMPORTED_MODULE_0__.object({filename:zod__WEBPACK_IMPORTED_MODULE_0__.string(),status:zod__WEBPACK_IMPORTED_MODULE_0__.string(),additions:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),deletions:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),patch:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()})
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["ahead","behind","identical","diverged"]),total_commits:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),commits:zod__WEBPACK_IMPORTED_MODULE_0__.array(Commit),files:zod__WEBPACK_IMPORTED_MODULE_0__.array(File).default([])})
const MOST_COMMITS=20
const PAGE=100
async function compareCommits(client,from,to){try{const ends={basehead:`${from}...${to}`,per_page:PAGE}
const page=async number=>Reply.parse(await client.get("/compare/{basehead}",{...ends,page:number}))
const first=await page(1)
const{commits:commits}=first.total_commits>PAGE?await page(Math.ceil(first.total_commits/PAGE)):first
return{total:first.total_commits,isRewritten:first.status==="diverged"||first.status==="behind",commits:commits.toReversed().slice(0,MOST_COMMITS).map(toCommit),files:first.files.map(({filename:path,status:status,additions:added,deletions:removed,patch:patch})=>({path:path,status:status,added:added,removed:removed,patch:patch??""}))}}catch{return}}function toCommit({sha:sha,author:author,commit:commit}){const[subject=""]=commit.message.split("\n")
return{sha:sha,author:author?.login??commit.author?.name??"somebody",subject:subject}}const MOST_FILES=50
function comparisonItem({total:total,isRewritten:isRewritten,commits:commits,files:files},from){const rewritten=isRewritten?", which is no longer part of the branch":""
const more=total>commits.length?` (the newest ${commits.length})`:""
const lines=commits.map(({sha:sha,author:author,subject:subject})=>`${sha.slice(0,7)} ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(`${author}: ${subject}`,200)}`)
const changed=files.slice(0,MOST_FILES).map(({path:path,status:status,added:added,removed:removed})=>`${status} ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(path,200)} +${added} -${removed}`)
const rest=files.length>MOST_FILES?[`and ${files.length-MOST_FILES} more files`]:[]
return{label:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(total,"commit")} since ${from.slice(0,7)}${rewritten}${more}`,text:[...lines,...changed.length>0?["",...changed,...rest]:[]].join("\n"),format:"plain"}}const Comparison=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(client,commit,branch){const ends={basehead:`${commit}...${branch}`,per_page:1}
const reply=await client.get("/compare/{basehead}",ends).catch(error=>{if(Object(error).status!==404)throw error})
const status=Comparison.safeParse(reply).data?.status
return status==="ahead"||status==="identical"}const FileReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({type:zod__WEBPACK_IMPORTED_MODULE_0__.literal("file"),encoding:zod__WEBPACK_IMPORTED_MODULE_0__.literal("base64"),content:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readFileAt(client,path,commit){const reply=await client.get("/contents/{+path}",{path:path,ref:commit}).catch(error=>{if(Object(error).status!==404)throw error})
const content=FileReply.safeParse(reply).data?.content
return content===void 0?void 0:Buffer.from(content,"base64").toString("utf8")}}),583:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{Account:()=>Account,Discussion:()=>Discussion,Issue:()=>Issue,Label:()=>Label,PullRequest:()=>PullRequest,Repository:()=>Repository,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64377)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _event_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98625)
function readWebhook(input){return parseWebhook((0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.j_)(input))}function parseWebhook({eventName:eventName,payload:payload}){const action=(0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.qj)(payload)
if(!isKnown(eventName,action))return Object.freeze({kind:"other",eventName:eventName,action:action,payload:payload})
const parsed=payloads[eventName]().safeParse(payload)
if(parsed.success)return Object.freeze({kind:eventName,...parsed.data})
throw notItsPayload(eventName,parsed.error)}function notItsPayload(eventName,cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The payload of the event ${eventName} is not what GitHub sends for it: ${firstIssue(cause)}.`,{hint:`Start this action with \`on: ${eventName}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:cause})}function isKnown(eventName,action){return Object.hasOwn(payloads,eventName)&&(0,_event_file_js__WEBPACK_IMPORTED_MODULE_1__.Qy)(eventName,action)}function firstIssue(error){const issue=error.issues[0]
return issue===void 0?"unknown shape":`${issue.path.join(".")||"the whole"}: ${issue.message}`}const Account=zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string(),id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Repository=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),owner:zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly(),default_branch:zod__WEBPACK_IMPORTED_MODULE_2__.string(),private:zod__WEBPACK_IMPORTED_MODULE_2__.boolean()}).readonly()
const Time=zod__WEBPACK_IMPORTED_MODULE_3__.datetime({offset:!0})
const written={body:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),user:Account.nullable(),author_association:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("NONE"),html_url:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const dated={created_at:Time,updated_at:Time.optional()}
const thread={...written,...dated,number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}
const Issue=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),pull_request:zod__WEBPACK_IMPORTED_MODULE_2__.object({}).readonly().optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_2__.object({ref:zod__WEBPACK_IMPORTED_MODULE_2__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_2__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullable()}).readonly()
const PullRequest=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),draft:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),head:End,base:End}).readonly()
const Discussion=zod__WEBPACK_IMPORTED_MODULE_2__.object({...thread,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const comment={...written,...dated,body:zod__WEBPACK_IMPORTED_MODULE_2__.string(),id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}
const Comment=zod__WEBPACK_IMPORTED_MODULE_2__.object(comment).readonly()
const ReviewComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...comment,in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullish()}).readonly()
const DiscussionComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...comment,node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Review=zod__WEBPACK_IMPORTED_MODULE_2__.object({...written,id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),submitted_at:Time,state:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const Label=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
const RunPull=zod__WEBPACK_IMPORTED_MODULE_2__.object({number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),head:zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullable()}).readonly(),base:zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly()}).readonly()}).readonly()
const WorkflowRun=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),head_branch:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),head_sha:zod__WEBPACK_IMPORTED_MODULE_2__.string(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().default(1),event:zod__WEBPACK_IMPORTED_MODULE_2__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_2__.string(),updated_at:Time,actor:Account.nullish(),triggering_actor:Account.nullish(),head_repository:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly().nullish(),pull_requests:zod__WEBPACK_IMPORTED_MODULE_2__.array(RunPull).readonly().default([])}).readonly()
const always={repository:Repository,sender:Account}
const acted={...always,action:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const pullRequest=()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...acted,pull_request:PullRequest,label:Label.nullish(),requested_reviewer:Account.nullish()})
const payloads={issue_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({issue:Issue,comment:Comment,...acted}),pull_request_review_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({pull_request:PullRequest,comment:ReviewComment,...acted}),pull_request_review:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({pull_request:PullRequest,review:Review,...acted}),issues:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...acted,issue:Issue,label:Label.nullish(),assignee:Account.nullish(),changes:zod__WEBPACK_IMPORTED_MODULE_2__.object({body:zod__WEBPACK_IMPORTED_MODULE_2__.object({from:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({discussion:Discussion,...acted}),discussion_comment:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({discussion:Discussion,comment:DiscussionComment,...acted}),workflow_run:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({workflow_run:WorkflowRun,...acted}),push:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,ref:zod__WEBPACK_IMPORTED_MODULE_2__.string(),after:zod__WEBPACK_IMPORTED_MODULE_2__.string(),deleted:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}),workflow_dispatch:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,inputs:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.unknown()).nullish()}),repository_dispatch:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({client_payload:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.unknown()).nullish(),...acted}),schedule:()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({schedule:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),repository:Repository.optional()})}
const anyPayload=()=>zod__WEBPACK_IMPORTED_MODULE_2__.object({...always,issue:Issue.optional(),pull_request:PullRequest.optional(),discussion:Discussion.optional()}).readonly()}),95164:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>readPages})
const pageSize=100
async function readPages(client,path,parameters={},{most:most=10,list:list}={}){const items=[]
for(let page=1;page<=most;page++){const reply=await client.get(path,{...parameters,per_page:pageSize,page:page}).catch(error=>{if(page===1)throw error})
const found=list===void 0?reply:Object(reply)[list]
if(!Array.isArray(found))return{items:items,isWhole:!1}
items.push(...found)
if(found.length<pageSize)return{items:items,isWhole:!0}}return{items:items,isWhole:!1}}}),7256:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Es:()=>readPull,HS:()=>isFreeBranch,IZ:()=>requireOlderHead,L$:()=>isFrom,a1:()=>headMoved,zl:()=>findOpenPull})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64377)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _port_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95164)
const Repo=zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),full_name:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).nullable()
const End=zod__WEBPACK_IMPORTED_MODULE_1__.object({ref:zod__WEBPACK_IMPORTED_MODULE_1__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_1__.string(),repo:Repo})
const PullReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),state:zod__WEBPACK_IMPORTED_MODULE_1__.string(),merged:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(!1),draft:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(!1),maintainer_can_modify:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(!1),head:End,base:End})
async function readPull(client,number){const reply=PullReply.safeParse(await client.get("/pulls/{pull_number}",{pull_number:number}))
if(!reply.success)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`GitHub's reply about pull request #${number} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:reply.error})
const{html_url:url,state:state,merged:merged,draft:draft,maintainer_can_modify:maintainer_can_modify,head:head,base:base}=reply.data
return{number:number,url:url,state:merged?"merged":state==="open"?"open":"closed",isDraft:draft,isFork:head.repo===null||head.repo.id!==base.repo?.id,maintainerCanModify:maintainer_can_modify,head:endOf(head),base:endOf(base)}}function endOf({ref:ref,sha:sha,repo:repo}){return{branch:ref,sha:sha,repository:repo?.full_name}}function headMoved(number,from,to){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`The head of pull request #${number} moved from ${from} to ${to} after the request.`,{hint:"Look at the new commits, then ask again."})}const OpenReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),body:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish(),head:zod__WEBPACK_IMPORTED_MODULE_1__.object({ref:zod__WEBPACK_IMPORTED_MODULE_1__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_1__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}).nullable()}),base:zod__WEBPACK_IMPORTED_MODULE_1__.object({ref:zod__WEBPACK_IMPORTED_MODULE_1__.string()})})
async function findOpenPull(client,repositoryId,isIt){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls",{state:"open"})
const pulls=items.flatMap(item=>OpenReply.safeParse(item).data??[])
const[found]=pulls.filter(({head:head})=>head.repo?.id===repositoryId).map(({number:number,html_url:url,body:body,head:head,base:base})=>({number:number,url:url,body:body??"",branch:head.ref,sha:head.sha,base:base.ref})).filter(isIt).sort((one,other)=>other.number-one.number)
return found}function isFrom(branch){return pull=>pull.branch===branch||pull.branch.startsWith(`${branch}-run-`)}const RepositoryReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({default_branch:zod__WEBPACK_IMPORTED_MODULE_1__.string()})
const BranchReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({protected:zod__WEBPACK_IMPORTED_MODULE_1__.boolean()})
async function isFreeBranch(client,branch){try{const[repository,asked]=await Promise.all([client.get(""),client.get("/branches/{branch}",{branch:branch})])
return RepositoryReply.parse(repository).default_branch!==branch&&!BranchReply.parse(asked).protected}catch{return!1}}const CommitReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({committer:zod__WEBPACK_IMPORTED_MODULE_1__.object({date:zod__WEBPACK_IMPORTED_MODULE_3__.datetime({offset:!0})}),parents:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.object({sha:zod__WEBPACK_IMPORTED_MODULE_1__.string()}))})
const most=20
async function requireOlderHead(client,{number:number,sha:sha},askedAt){let before=sha
for(let step=0;step<most;step++){const{committer:committer,parents:parents}=CommitReply.parse(await client.get("/git/commits/{commit}",{commit:before}))
const isOlder=Date.parse(committer.date)<=Date.parse(askedAt)
if(isOlder&&before===sha)return
if(isOlder||parents[0]===void 0)break
before=parents[0].sha}throw headMoved(number,before,sha)}}),50383:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(583)
var _port_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(95164)
var _trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44855)
var _trigger_own_account_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(71762)
const Claimed=zod__WEBPACK_IMPORTED_MODULE_3__.object({labels:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.string(),zod__WEBPACK_IMPORTED_MODULE_3__.object({name:zod__WEBPACK_IMPORTED_MODULE_3__.string().nullish()})])).default([]),assignees:zod__WEBPACK_IMPORTED_MODULE_3__.array(_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account).nullish()})
async function readStillAsked(client,trigger){const{claim:claim,thread:thread}=trigger
if(!claim||thread.type!=="issue"&&thread.type!=="pull_request")return
const[issue,all]=await Promise.all([client.get("/issues/{issue_number}",{issue_number:thread.number}),readThreadEvents(client,thread.number)])
const{labels:labels,assignees:assignees}=Claimed.parse(issue)
const people=(assignees??[]).map(({login:login})=>login)
const names=claim.kind==="label"?labels.map(one=>typeof one==="string"?one:one.name??""):people
const isOn=names.some(name=>(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(name,claim.name))
const[on,off]=claim.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const events=all.filter(({event:event})=>event===on||event===off).filter(event=>isAbout(event,claim.name))
const putOn=name=>all.findLast(event=>event.event===on&&isAbout(event,name))
const present=names.map(name=>({name:name,by:loginOf(putOn(name))}))
const since=sinceAsked(events,on,trigger)
const again=isOn?since.findLast(({event:event})=>event===on):void 0
if(isOn&&!again)return{present:present,taken:void 0}
const first=since.find(({event:event})=>event===off)
const own=first&&await(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_2__.jU)(client)
const isTaken=first?!(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_2__.Fj)(doneBy(first),own)&&doneBy(first)!==null:again!==void 0
return{present:present,taken:isTaken?{again:loginOf(again)}:void 0}}function isAbout({label:label,assignee:assignee},name){return(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(label?.name??assignee?.login??"",name)}function loginOf(event){return event&&(doneBy(event)?.login??"ghost")}function sinceAsked(events,on,{actors:[asks],createdAt:createdAt}){const mine=events.findLastIndex(event=>event.event===on&&isBy(event,asks))
if(mine>=0)return events.slice(mine+1)
return createdAt===void 0?[]:events.filter(event=>Date.parse(event.created_at)>=Date.parse(createdAt))}function isBy(event,asks){const by=doneBy(event)
if(!by||!asks)return!1
return asks.id===void 0?(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(by.login,asks.login):by.id===asks.id}const ThreadEvent=zod__WEBPACK_IMPORTED_MODULE_3__.object({event:zod__WEBPACK_IMPORTED_MODULE_3__.string(),created_at:zod__WEBPACK_IMPORTED_MODULE_3__.string(),actor:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullable(),assigner:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullish(),label:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Label.optional(),assignee:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullish(),requested_reviewer:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullish()})
async function readThreadEvents(client,number,limits={}){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_4__.n)(client,"/issues/{issue_number}/events",{issue_number:number},limits)
return items.flatMap(item=>ThreadEvent.safeParse(item).data??[])}function doneBy({assigner:assigner,actor:actor}){return assigner??actor}const Labels=zod__WEBPACK_IMPORTED_MODULE_3__.object({labels:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.string(),_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Label])).default([])})
const Event=zod__WEBPACK_IMPORTED_MODULE_3__.object({event:zod__WEBPACK_IMPORTED_MODULE_3__.string(),actor:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullable(),label:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Label})
const Comment=zod__WEBPACK_IMPORTED_MODULE_3__.object({body:zod__WEBPACK_IMPORTED_MODULE_3__.string().nullish(),user:_payload_webhook_js__WEBPACK_IMPORTED_MODULE_0__.Account.nullable(),created_at:zod__WEBPACK_IMPORTED_MODULE_3__.string()})
async function rejectionsOn(client,thread,{settings:settings,since:since}){if(thread.type!=="issue"&&thread.type!=="pull_request")return[]
const number={issue_number:thread.number}
const[issue,{items:items}]=await Promise.all([client.get("/issues/{issue_number}",number),(0,_port_js__WEBPACK_IMPORTED_MODULE_4__.n)(client,"/issues/{issue_number}/comments",{...number,since:since.toISOString()})])
const names=Labels.parse(issue).labels.map(one=>typeof one==="string"?one:one.name)
const name=names.find(one=>(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(one,settings.rejectLabel||""))
const label=name===void 0?[]:[{kind:"label",name:name,by:await labeller(client,number,name)}]
return[...label,...items.flatMap(item=>rejectionIn(Comment.parse(item),settings))]}async function labeller(client,number,name){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_4__.n)(client,"/issues/{issue_number}/events",number)
const events=items.flatMap(item=>Event.safeParse(item).data??[])
return events.findLast(({event:event,label:label})=>event==="labeled"&&(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(label.name,name))?.actor?.login}function rejectionIn({body:body,user:user,created_at:at},settings){if(user===null)return[]
const call=(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Ao)({what:"comment",text:body??"",author:user,sender:user},settings)
if(call.status==="ignored"||call.decision?.verdict!=="reject")return[]
const[by]=call.actors
return by?[{kind:"comment",by:by,at:at,said:call.decision}]:[]}}),44855:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
var fault=__webpack_require__(98664)
var event_file=__webpack_require__(98625)
const HIDDEN_ADDRESS=/\*{3}@\*{3}\.\*{3}/g
const ADDRESS=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const TIME=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const SEPARATOR=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|forwarded (?:message|by .{1,80})|reply message","urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht","message d'origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding","alkuperäinen viesti|oryginalna wiadomość|původní zpráva|eredeti üzenet|orijinal mesaj|mesaj original","исходное сообщение|пересылаемое сообщение|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","原始邮件|原始郵件|转发邮件|轉寄郵件|元のメッセージ|원본 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const FORWARDED=/^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié) ?:$/i
const WRITTEN=["wrote|schrieb.{0,80}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|yazdı|kirjoitti|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}"].join("|")
const QUOTING=/^(?:quoting|zitat von|citando|quotando) /i
const WROTE=new RegExp(`(?:${WRITTEN}) ?[:：]$`,"iu")
const ON=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const CLOCK=/\d{1,2}[:.h]\d{2}(?!\d)/
const YEAR=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const RULED_WROTE=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${WRITTEN}) ?-{2,}$`,"iu")
const WROTE_ON=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const NAME_WROTE=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const FROM=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const SUBJECT=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const SENT=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const LABELLED=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const ANSWER=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const DATE_IN_WORDS=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const COMMIT=/^(?:author|commit(?:ter)?|tagger) ?:/i
const NOTIFICATION=/^(?:reply to this email directly|you are receiving this because)/i
const SOMEBODY_DID=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const LINES=12
function quotedMailAt(shown,from=0){const lines=shown.split("\n")
const plain=lines.map(plainLine)
let at=0
for(const[index,line]of lines.entries()){if(at>=from&&beginsMail(plain.slice(index,index+LINES)))return at
at+=line.length+1}return shown.length}function plainLine(line){const[start=""]=/^[\s>#-]*/.exec(line)??[]
const dashes=/-{2,}/.exec(start)?.[0]??""
return`${dashes}${line.slice(start.length,400)}`.replaceAll(HIDDEN_ADDRESS," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit).replaceAll(/\s+/g," ").trim()}function asDigit(digit){const last=digit.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(digit)?last-6:last)}function beginsMail(lines){const[line=""]=lines
if(line==="")return!1
const isOwnLine=[SEPARATOR,FORWARDED,NOTIFICATION,SOMEBODY_DID,NAME_WROTE,RULED_WROTE,WROTE_ON].some(form=>form.test(line))
return isOwnLine||isAttribution(lines)||isHeader(lines)}function isAttribution(lines){const[first=""]=lines
if(!TIME.test(first)&&!ADDRESS.test(first))return!1
const end=lines.slice(0,3).findIndex(line=>line===""||/[:：]$/.test(line))
const whole=lines.slice(0,end+1).join(" ")
if(QUOTING.test(first))return/[:：]$/.test(whole)&&ADDRESS.test(whole)
if(!/[:：]$/.test(whole)||!TIME.test(whole))return!1
const hasDate=YEAR.test(whole)&&CLOCK.test(whole)
if(WROTE.test(whole))return ON.test(whole)||ADDRESS.test(whole)||hasDate
return hasDate&&ADDRESS.test(whole)&&!/^\W?\d{4}-\d\d-\d\d/.test(whole)}function isHeader(lines){const[first=""]=lines
if(!LABELLED.test(first))return!1
const end=lines.findIndex((line,index)=>index>0&&line===""&&lines[index+1]==="")
const block=lines.slice(0,end<0?LINES:end)
const labelled=block.filter(line=>LABELLED.test(line))
if(FROM.test(first)){if(block.slice(1,4).some(line=>SENT.test(line)&&(TIME.test(line)||ADDRESS.test(first))&&/\d/.test(line)))return!0
const hasSubject=block.some(line=>SUBJECT.test(line))
return hasSubject&&(labelled.length>=4||labelled.slice(1).some(line=>TIME.test(line)))}if(SENT.test(first)||SUBJECT.test(first)){const sender=block.slice(1,4).find(line=>FROM.test(line))
const hasTime=block.some(line=>SENT.test(line)&&YEAR.test(line)&&CLOCK.test(line))
if(sender!==void 0&&hasTime&&labelled.length>=4)return!0}const isNamed=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(first)
const others=labelled.slice(1)
const hasTime=others.some(line=>YEAR.test(line)&&CLOCK.test(line))
const hasDate=others.some(line=>YEAR.test(line)&&DATE_IN_WORDS.test(line))
if(isNamed&&!COMMIT.test(first)&&(hasDate||hasTime&&labelled.length>=3))return!0
return labelled.length>=3&&others.some(line=>ANSWER.test(line))}var rendered=__webpack_require__(45705)
var trigger=__webpack_require__(63768)
function callIn(said,settings){const{what:what,text:text,author:author,sender:sender}=said
if(author===null)return(0,trigger.PP)(`the ${what} no longer has an author`)
if(isOwn(author,settings))return(0,trigger.PP)(`the agent wrote the ${what} itself`)
if(!isHeard(author,settings))return(0,trigger.PP)(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`)
if(author.id!==sender.id)return(0,trigger.PP)(`the sender is not the ${what}'s author`)
const found=requestIn(text??"",settings.phrases)
if(found===void 0)return(0,trigger.PP)(`the ${what} does not mention ${settings.phrases.join(" or ")}`)
const actors=[actor(author,"writer")]
const{request:request,hidden:hidden}=found
return{status:"called",request:withPrompt(settings,request),hidden:hidden,decision:decisionIn(request),actors:actors}}function withPrompt({prompt:prompt},words){return[prompt?.trim()??"",words].filter(part=>part!=="").join("\n\n")}function actor({login:login,id:id,type:type},role){return{login:login,id:id,type:type,role:role}}function isOwn({id:id,login:login},{own:own}){if(own?.id!==void 0)return own.id===id
return own?.login!==void 0&&isSameLogin(own.login,login)}function isSameLogin(a,b){return a.replace(/^@/,"").toLowerCase()===b.replace(/^@/,"").toLowerCase()}function isHeard({id:id,type:type},{allowedBots:allowedBots=[]}){return type==="User"||allowedBots.includes(id)}const DECISION=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(words){const{verdict:verdict="",digest:digest,rest:rest=""}=DECISION.exec(words.trim())?.groups??{}
const isApproval=["approve","go"].includes(verdict.toLowerCase())
const[,reason]=/^\s*:\s*(.*)$/s.exec(rest)??[]
const isEnd=/^[\s.!]*$/.test(rest)
if(verdict===""||!isEnd&&(isApproval||reason===void 0))return
const named=digest===void 0?{}:{digest:digest.toLowerCase()}
return{verdict:isApproval?"approve":"reject",...named,reason:isEnd?"":(reason??"").trim()}}const COMMANDS=new Map([...["help","labels","reset","status","stop"].map(command=>[command,command]),["ask","help"]])
function commandOf({kind:kind,request:request,actors:actors},prompt){if(kind!=="mention"||actors[0]?.type!=="User")return
return COMMANDS.get(ownWords(request,prompt).replace(/[.!]$/,"").toLowerCase())}function ownWords(request,prompt){const given=prompt?.trim()??""
return(given!==""&&request.startsWith(given)?request.slice(given.length):request).trim()}function wordOf({kind:kind,request:request},prompt){if(kind!=="mention")return
const[,word]=WORD.exec(ownWords(request,prompt))??[]
return WORDS.find(known=>known===word?.toLowerCase())}const WORDS=["plan","ask","condense"]
const WORD=/^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i
function requestIn(text,phrases){const call=callOf(phrases)
if(!call.test(text))return
const{shown:shown,said:said,hidden:hidden}=(0,rendered.p)(text)
const end=quotedMailAt(shown,endOfCall(said,call))
const match=call.exec(said.slice(0,end))
if(!match)return
const before=shown.slice(0,match.index).trimStart()
const after=shown.slice(match.index+match[0].length,end).replace(/^[,:;]?[ \t]*/,"")
return{request:(before+after).trim(),hidden:hidden+(end<shown.length?1:0)}}function endOfCall(said,call){const start=call.exec(said)?.index
if(start===void 0||/[\p{L}\p{N}]/u.test(said.slice(0,start)))return 0
const end=said.indexOf("\n",start)
return end<0?said.length:end}function callOf(phrases){const words=phrases.map(event_file.Mk)
if(words.length>0&&!words.includes("")){const any=words.sort((a,b)=>b.length-a.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new fault.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),71762:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fj:()=>canBeOurs,jU:()=>readOwn})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({viewer:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})})
const RestReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})
async function readOwn(client){try{const{viewer:viewer}=Reply.parse(await client.graphql(ownQuery,{}))
return{login:viewer.login,id:viewer.databaseId}}catch{return RestReply.safeParse(await(client.account?.().catch(()=>{}))).data}}const ownQuery="query Own{viewer{login databaseId}}"
function canBeOurs(writer,own){return own?Number(writer?.id)===own.id:writer?.type==="Bot"}}),685:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AS:()=>shownArguments,Gx:()=>renderItem,RB:()=>whyUnshowable,Sh:()=>waitingLine,cS:()=>Nobody,kI:()=>whyNobody,t7:()=>renderProposal,z6:()=>renderDecided})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76327)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62423)
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(14966)
var _proposal_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54552)
var _visible_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(79190)
function renderProposal(proposal,approvalComment,files=""){const items=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal)
const[first]=items
if(!first)return""
const{expires:expires}=first.pending
const how={until:expires.slice(0,16).replace("T"," "),ways:waysOf(items,approvalComment),approvers:approvalComment.approvers}
const change=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.zJ)(proposal)
if(change)return renderProtectedChange(change,{...how,phrase:approvalComment.phrase})
const actions=items.map(renderItem).join("\n\n")
if((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.H9)(first)){const words={...how,plans:actions,phrase:approvalComment.phrase,legend:legendFor(actions)}
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-plan",words))}if(!("tool"in first.pending)){const words={...how,intents:actions,phrase:approvalComment.phrase,legend:legendFor(actions)}
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-intents",words))}const{head:head}=first.pending
const isApart=items.some(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.PH)(pending.grant))
const apart=isApart?", in a sandbox of its own with a fresh home, after the set-up command":""
const legend=legendFor(`${actions}${files}`)
return closed((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval",{...how,actions:actions,files:files,apart:apart,head:head.slice(0,7),legend:legend}))}function closed(text){return text.replaceAll(/(?<!\n)\n{3,}(?=\S)/g,"\n\n").trimEnd()}function waysOf(items,{phrase:phrase,approveLabel:approveLabel,rejectLabel:rejectLabel}){const[yes,no]=[approveLabel,rejectLabel].map(_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)
const what=items.length<2?"":items.length===2?" both":" all"
const word=items[0]&&(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.H9)(items[0])?"go":"approve"
const lines=[`To approve${what}: label ${yes}, or \`${phrase} ${word}\``,`To reject${what}: label ${no}, or \`${phrase} reject: why\``]
const digest=items[0]&&(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(items[0].pending)
const one=`To decide about one: \`${phrase} approve ${digest}\`, or \`${phrase} reject ${digest}: why\``
return[...lines,...items.length<2?[]:[one]].map(line=>`- ${line}`).join("\n")}function renderItem({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return renderChange(pending)
if("intent"in pending)return renderIntent(pending)
const sentences=reasons.map(reason=>reason.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const why=[risk,sentences].filter(Boolean).map(_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK).join(": ")
const reach=reachOf(pending)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-action",{tool:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(pending.tool)),digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(pending)),reach:reach===""?"":`\n\nIt can reach: ${reach}`,why:reach!==""&&risk==="LOW"?"":` · risk ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(why)}`,where:pending.cwd==="."?"the top folder":(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(pending.cwd)),arguments:shownArguments(pending)})}function renderIntent(pending){if(pending.intent==="plan")return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-plan-item",{plan:pending.words,digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(pending))})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-intent",{intent:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(pending.intent),words:pending.words,digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(pending)),arguments:shownArguments({arguments:pending.value})})}function reachOf({grant:grant,network:network}){if(!(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.lI)(grant))return""
const{secrets:secrets,hosts:hosts,server:server}=grant
const whole=name=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.$E)(name.length*LONGEST_SIGN+1,(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(name))
const named=(noun,names)=>names.length===0?[]:[`${noun}${names.length===1?"":"s"} ${names.map(whole).join(", ")}`]
const open=network==="none"?[]:[`\`network\` ${whole(network)}`]
if(server!=="")return`the server ${whole(server)}`
const reached=[...named("host",hosts),...open]
return[...named("secret",secrets),...reached.length===0?["no host"]:reached].join("; ")}const LONGEST_SIGN=10
function waitingLine(proposal){const change=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.zJ)(proposal)
if(change&&isMemory(change))return"Approval needed: the agent proposes to remember this in later runs"
const files=change?.paths.length
if(files!==void 0)return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(files,"protected file")} ${isOrAre(files)} held back`
if((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal).some(_proposal_js__WEBPACK_IMPORTED_MODULE_5__.H9))return"Approval needed: the plan is below, and nothing is changed yet"
const intents=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.Eb)(proposal).length
if(intents>0)return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(intents,"proposal")} ${isOrAre(intents)} waiting`
const amount=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal).length
return`Approval needed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(amount,"action")} ${isOrAre(amount)} paused`}function isMemory({paths:paths}){return paths.length>0&&paths.every(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.UV)}function isOrAre(amount){return amount===1?"is":"are"}function renderProtectedChange(change,words){const branch=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(change.branch)
const shown=renderChange(change)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-held",{...words,change:isMemory(change)?`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-memory")}\n\n${shown}`:shown,legend:legendFor(shown),where:change.is_new?`the new branch ${branch}, with a pull request`:`the branch ${branch}`,head:change.head.slice(0,7)}).trimEnd()}function legendFor(shown){const signs=(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.go)(shown)
const lines=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-legend").split("\n")
const used=lines.filter(line=>signs.some(sign=>line.startsWith(`${sign}: `)))
return used.length===0?"":`<sub>${used.join(" · ")}</sub>`}function renderChange(change){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-change",{paths:change.paths.map(path=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(path))).join(", "),digest:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(change)),patch:(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.wT)(change.patch)})}const ROOM=24e3
const HEAD=200
const NAME=150
function shownArguments({arguments:json}){const given=JSON.parse(json)
const entries=Object.entries(given)
if(entries.length===0)return"Without arguments."
return entries.map(([name,value])=>shownArgument(name,value,entries.length===1)).join("\n\n")}function shownArgument(name,value,isAlone){const text=(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(typeof value==="string"?value:JSON.stringify(value))
const isText=typeof value==="string"
const title=isAlone&&name==="command"&&isText?"":`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(name))}${isText?"":" (JSON)"}:\n\n`
return`${title}${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.DV)("text",(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.ky)(text))}`}function whyUnshowable(actions,clean){let room=ROOM
const reasons=new Map
for(const action of actions){const shown=shownArguments(action)
const size=shown.length+(action.said??"").length+HEAD
const isLong=size>room||namesIn(action).some(name=>(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__.RK)(name).length>NAME)
if(clean(shown)!==shown)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-secret"))
else if(isLong)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-long",{room:String(ROOM)}))
else room-=size}return reasons}function namesIn({tool:tool,cwd:cwd,arguments:json}){return[tool,cwd,...Object.keys(JSON.parse(json))]}function renderDecided(proposal,{results:results,where:where,...rules}){const lines=proposal.items.map(item=>auditLine(item,results,rules)??"").filter(Boolean)
const verdicts=new Set(proposal.items.map(({decision:decision})=>decision?.verdict))
const isApproved=verdicts.has("approved")
const title=isApproved?"Approved":verdicts.has("rejected")?"Rejected":"No longer waiting"
const isOpen=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal).length>0
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-decided",{mark:isApproved?"🟢":"⚪",title:isOpen?`${title} in part`:title,lines:lines.map(line=>`- ${line}`).join("\n"),actions:proposal.items.map(renderItem).join("\n\n"),rest:where===void 0?"":`${isOpen?"What is still pending, and what":"What"} happens next: ${where}`}).trimEnd()}const Nobody=zod__WEBPACK_IMPORTED_MODULE_8__["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(nobody){return WORDS[nobody]}const WORDS={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}
function auditLine(item,results,rules){const{pending:pending,decision:decision}=item
if(!decision)return
const{verdict:verdict,by:by,at:at,reason:reason}=decision
const what=`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.VK)(pending))} ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(pending))}`
const who=`${verdict} by ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(by,60)} at ${at.slice(0,16).replace("T"," ")} UTC`
const result=verdict==="approved"?results.get((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.TH)(pending))??((0,_proposal_js__WEBPACK_IMPORTED_MODULE_5__.H9)(item)?"the work was started":"not run yet"):(0,_prose_neutral_js__WEBPACK_IMPORTED_MODULE_4__._)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(reason,300),rules)
return`${what} ${who}${result===""?"":`: ${result}`}`}}),60593:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
var _marks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(25816)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78276)
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
return{runComment:await postOnce(github,repository,runComment,words),body:words}}function besides(body,sentence){const{words:words,mark:mark}=(0,_marks_js__WEBPACK_IMPORTED_MODULE_2__.e1)(body)
return`${words}\n\n${sentence}${mark}`}async function rewriteComment(github,repository,runComment,body){const standing=runComment.nodeId===void 0?"ours":await(0,_marks_js__WEBPACK_IMPORTED_MODULE_2__.nk)(github,runComment.nodeId)
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
try{await github.request(route,{owner:owner,repo:name,comment_id:id})}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404))throw error}}function firstLine(body){return(body.trim().split("\n")[0]??"").trim()}function fitComment(body){const{words:words,mark:mark}=(0,_marks_js__WEBPACK_IMPORTED_MODULE_2__.e1)(body)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__._n)(words,LIMIT,"the comment was too long; the step summary has all of it")+mark}const HIDE=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
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
return node.comments.nodes.flatMap(comment=>[comment,...comment?.replies.nodes??[]]).filter(comment=>comment!==null).filter(({viewerDidAuthor:viewerDidAuthor,body:body})=>viewerDidAuthor&&isIt(body)).map(({databaseId:databaseId,id:id,url:url,body:body})=>({id:databaseId,nodeId:id,url:url,body:body}))}function asked(github,query,variables){return(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_1__.j)(github,query,{variables:variables,permission:"discussions: write"})}}),25816:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
function macFor(secret,use,place){const own=Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256",secret,"",use,32))
const codeOf=parts=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256",own).update(JSON.stringify([place.toLowerCase(),...parts])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(code,parts)=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(code),Buffer.from(codeOf(parts)))}}const INTENT_FORM=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(secret,repository){return macFor(secret,"deckhand intent",repository)}function intentMark(mac,parts){const named=mac.codeOf(parts)
return`\x3c!-- deckhand:intent ${named} ${mac.codeOf(["any",named])} --\x3e`}function hasIntentMark(mac,body,parts){return[...body.matchAll(INTENT_FORM)].some(([,named=""])=>mac.isOurs(named,parts))}function isOfIntent(mac,body){return[...body.matchAll(INTENT_FORM)].some(([,named="",any=""])=>mac.isOurs(any,["any",named]))}const FINDING_FORM=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(secret,place){if(secret==="")return{mark:()=>"",read:()=>{}}
const mac=macFor(secret,"deckhand review findings",place)
return{mark:({kind:kind,fingerprint:fingerprint})=>`\x3c!-- deckhand:finding ${kind} ${fingerprint} ${mac.codeOf([kind,fingerprint])} --\x3e`,read(body){const[,kind,fingerprint="",code=""]=FINDING_FORM.exec(body)??[]
if(kind===void 0)return
const marked={kind:kind,fingerprint:fingerprint}
return mac.isOurs(code,[kind,fingerprint])?marked:void 0}}}const REVIEW_FORM=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(secret,place){if(secret==="")return{mark:()=>"",read:()=>{}}
const mac=macFor(secret,"deckhand reviews",place)
return{mark(key,{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,conversation:conversation}){const parts=[digestOf(key),...[found,fixed,stillOpen,blocking].map(String),conversation]
return`\x3c!-- deckhand:review ${parts.join(" ")} ${mac.codeOf(parts)} --\x3e`},read(body,key){const[,...parts]=REVIEW_FORM.exec(body)??[]
const code=parts.pop()
if(code===void 0||parts[0]!==digestOf(key)||!mac.isOurs(code,parts))return
const[found=0,fixed=0,stillOpen=0,blocking=0]=parts.slice(1,5).map(Number)
return{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,conversation:parts[5]??""}}}}const ANSWER_FORM=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(secret,place){if(secret==="")return{mark:()=>"",isOurs:()=>!1}
const mac=macFor(secret,"deckhand answers",place)
return{mark:key=>`\x3c!-- deckhand:answer ${digestOf(key)} ${mac.codeOf([digestOf(key)])} --\x3e`,isOurs(body,key){const[found,...others]=body.matchAll(ANSWER_FORM)
const[,trigger="",code=""]=found??[]
if(!found||others.length>0||key!==void 0&&trigger!==digestOf(key))return!1
return mac.isOurs(code,[trigger])}}}function splitMark(body){const[mark=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(body)??[]
return{words:body.slice(0,body.length-mark.length),mark:mark}}function digestOf(key){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)}const fields="isMinimized author{login} editor{login}"
const query=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n  ... on DiscussionComment{${fields}}\n}}`
const Account=zod__WEBPACK_IMPORTED_MODULE_1__.object({login:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).nullable()
const Reply=zod__WEBPACK_IMPORTED_MODULE_1__.object({node:zod__WEBPACK_IMPORTED_MODULE_1__.object({isMinimized:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),author:Account,editor:Account})})
async function readCommentState(github,nodeId){const reply=await github.graphql(query,{id:nodeId}).catch(()=>{})
const{data:data}=Reply.safeParse(reply)
if(!data)return"ours"
const{isMinimized:isMinimized,author:author,editor:editor}=data.node
if(editor!==null&&editor.login!==author?.login)return"edited"
return isMinimized?"hidden":"ours"}async function readCommentNode(github,{owner:owner,name:repo},{id:id,kind:kind}){const route=`GET /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
const found=github.request(route,{owner:owner,repo:repo,comment_id:id})
return found.then(({data:data})=>data.node_id).catch(()=>{})}}),61502:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,oM:()=>closingLine})
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
var _marks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(25816)
var _prose_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(17482)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78276)
function renderPullRequest({about:about,answer:answer,requester:requester,runUrl:runUrl,...rules}){const prose=(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__.KJ)(answer,rules)
const body=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("pull-request",{answer:prose,requester:requester,run_url:runUrl})
if(about.number===void 0)return body
const number=String(about.number)
if(about.repository!==void 0)return`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("part-of",{thread:`${about.repository}#${number}`})}\n\n${body}`
return`${about.isDiscussion?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("for-discussion",{number:number}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("closes",{issue:number})}\n\n${body}`}function pullRequestTitle({number:number,title:title,repository:repository=""}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_3__.WN)(title),200)||(number===void 0?"Changes":`Changes for ${repository}#${number}`)}function titledBy(answer){const[heading="",line=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(answer)??[]
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
const mac=(0,_marks_js__WEBPACK_IMPORTED_MODULE_2__.fq)(secret,"deckhand work",`${repositoryId}#${number}${other===void 0?"":` in ${other}`}`)
return{isAble:!0,mark:branch=>`\x3c!-- deckhand:work ${mac.codeOf(["branch",branch])} --\x3e`,isMarked(body,branch){const[found,...others]=body.matchAll(MARK)
return found?.[1]!==void 0&&others.length===0&&mac.isOurs(found[1],["branch",branch])},trailer:conversation=>`Agent-Mark: ${mac.codeOf(["conversation",conversation])}`,hasTrailer(message){const[,conversation=""]=CONVERSATION.exec(message)??[]
const[,code]=TRAILER.exec(message)??[]
return code!==void 0&&mac.isOurs(code,["conversation",conversation])}}}}),78276:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
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
return`<details><summary>Diff</summary>\n\n${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",text)}\n\n</details>`}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{HIDDEN:()=>HIDDEN,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
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
return rest}})}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}}),12384:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B7:()=>claim,Ko:()=>acknowledgedAt,PB:()=>signOff,V9:()=>whyWithdrawn,b0:()=>acknowledge})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(50383)
var _github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(44855)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60593)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(3549)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(29058)
var _complete_trigger_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(93992)
async function acknowledge(run,trigger,content){const place=acknowledgedAt(trigger)
try{if(place)await leave(run,place,content)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The reaction could not be added. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`)}}async function signOff(run,place,content){await leave(run,place,content).catch(()=>{})}async function leave({github:github,job:job,mayWrite:mayWrite},place,content){if(mayWrite)await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_6__.wv)(github,job.repository,place,content)}async function claim({github:github,job:job,mayWrite:mayWrite},{claim:claim,thread:thread}){if(!mayWrite||!claim||thread.type==="none")return
try{await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_6__.HK)(github,job.repository,thread.number,claim)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The ${claim.kind} could not be removed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`)}}function acknowledgedAt({item:item,kind:kind,thread:thread}){if(kind==="review"||thread.type==="none")return
const{id:id,nodeId:nodeId}=item
switch(item.kind){case"issue-comment":case"review-comment":return{kind:item.kind,id:id}
case"issue":case"pull-request":return{kind:"thread",number:thread.number}
case"review":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"discussions: write"}
default:return}}async function whyWithdrawn(run){const{trigger:trigger,world:world}=run
const{github:github,job:job}=run
try{const asked=await(0,_github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_3__.lh)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository),trigger)
if(!asked||!trigger.claim)return
const{kind:kind,name:name}=trigger.claim
if(asked.taken)return await tell(run,wordsOf(kind,name,(0,_complete_trigger_js__WEBPACK_IMPORTED_MODULE_11__.Id)(trigger),asked.taken.again))
const both=trigger.decision&&bothDecisions((0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(world.env),asked)
if(!both)return
const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("taken-back-both",both)
return trigger.decision?.verdict==="approve"?await tell(run,words):words}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`It could not be checked whether the request still counts. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`)
return}}function wordsOf(kind,name,who,again){if(again===void 0)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)(`taken-back-${kind}`,{name:name})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)(`taken-back-${kind}-again`,{name:name,who:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__.aY)(who),other:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__.aY)(again)})}function bothDecisions({approveLabel:approveLabel="",rejectLabel:rejectLabel=""},{present:present}){const find=label=>present.find(({name:name})=>(0,_github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_4__.Av)(name,label))
const[approval,rejection]=[find(approveLabel),find(rejectLabel)]
if(!approval||!rejection)return
const people={approver:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__.aY)(approval.by??"somebody"),rejecter:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__.aY)(rejection.by??"somebody")}
return{approve:approveLabel,reject:rejectLabel,...people}}async function tell(run,words){const{github:github,job:job,trigger:trigger,redact:redact,mayWrite:mayWrite}=run
if(!mayWrite||trigger.thread.type==="none"||await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.rA)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.Ab)(run)))return words
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(github,job.repository,trigger.thread.number,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.kN)(run,redact(words)))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The reason could not be posted on the thread. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`)}return words}}),93992:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var _action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15472)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_commits_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(90009)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7256)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(54267)
const LARGEST=64*1024
async function withPromptFile(connection,env,trigger){const path=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"prompt-file")
if(path===void 0)return{trigger:trigger,fault:void 0}
try{const text=await readText(connection,path,{env:env,trigger:trigger})
const request=[text,trigger.request].filter(part=>part!=="").join("\n\n")
return{trigger:{...trigger,request:request},fault:void 0}}catch(error){return{trigger:trigger,fault:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error)}}}async function readText(connection,path,{env:env,trigger:trigger}){const problem=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JT)(path)
if(problem!==void 0)throw noSuchFile(path,problem)
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(connection.github,connection.job.repository)
const text=await(0,_github_read_commits_js__WEBPACK_IMPORTED_MODULE_3__._T)(client,path,await baseOf(client,env,trigger))
if(text===void 0)throw noSuchFile(path,"is not a file of the base commit")
if(text.length>LARGEST)throw noSuchFile(path,"has more than 64 kB")
if(text.trim()==="")throw noSuchFile(path,"is empty")
return text.trim()}async function baseOf(client,env,{thread:thread}){if(thread.type==="pull_request")return(await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.Es)(client,thread.number)).base.sha
return env.GITHUB_SHA??""}function noSuchFile(path,why){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`The \`prompt-file\` ${JSON.stringify(path.slice(0,200))} ${why}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(env,asked){const item=(0,_action_runner_input_list_query_js__WEBPACK_IMPORTED_MODULE_0__.b8)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"item")??"{")
const{trigger:trigger}=asked
if(!item||trigger.kind==="decision")return asked
if(trigger.thread.type==="pull_request")return{trigger:trigger,fault:asked.fault??notOnPulls()}
const{snapshot:_,claim:__,run:___,...rest}=trigger
const kind=trigger.kind==="schedule"?"schedule":"automation"
const key=`${trigger.key}/item/${item.key}`
return{...asked,trigger:{...rest,...NOWHERE,kind:kind,key:key,about:aboutOf(item)}}}const NOWHERE={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:item,kind:kind,number:number,title:title}){const isThread=number!==void 0&&(kind==="issue"||kind==="pull-request")
return{title:title===""?item:title,text:title===item?item:`${item}\n${title}`,...isThread&&{thread:{type:kind==="issue"?"issue":"pull_request",number:number}}}}function deciderOf({actors:actors}){return actors[0]?.login??"nobody"}function onBehalf(trigger,memory){const[first]=trigger.kind==="decision"?(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.sp)(memory)?.items[0]?.pending.requesters??[]:[]
if(!first)return trigger
return{...trigger,asker:{login:first.login,id:first.id??void 0,type:first.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),33365:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>WAITING})
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
list.push(label.name)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The label ${label.name} could not be created. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)
found.missing.push(label)}return found}function toldOf(created){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("labels-created",{names:created.map(name=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(name)).join(", ")})}function howToCreate(missing){const commands=missing.map(({name:name,color:color,description:description})=>`gh label create ${quotedForShell(name)} --color ${color} --description ${quotedForShell(description)}`)
const names=missing.map(({name:name})=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_3__.aY)(name)).join(", ")
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("labels-missing",{names:names,commands:commands.join("\n")})}function quotedForShell(text){return`'${text.replaceAll("'",`'\\''`)}'`}async function createLabel(github,{owner:owner,name:repo},label){try{await github.request("POST /repos/{owner}/{repo}/labels",{owner:owner,repo:repo,...label})
return!0}catch(error){if(error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q4&&error.status===422&&/already_exists/.test(error.message))return!1
throw error}}}),38833:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C2:()=>markThread,Hn:()=>registerShown,L3:()=>withUnsavedNote,TV:()=>closeApprovalComment,mi:()=>decidedIn})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(685)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60593)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3549)
var _github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(63697)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(33365)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(29058)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(54267)
async function closeApprovalComment({github:github,job:job},thread,{approvalComment:approvalComment,isWaiting:isWaiting}){if(isWaiting!==void 0&&thread.type!=="none")await markThread({github:github,job:job},thread.number,isWaiting)
try{if(approvalComment)await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.Iz)(github,job.repository,approvalComment,approvalComment.body)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function markThread({github:github,job:job},thread,isWaiting){try{if(isWaiting)await(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_6__.Nl)(github,job.repository,thread,[_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE])
else await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_5__.HK)(github,job.repository,thread,{kind:"label",name:_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE})}catch(error){if(Object(error).status===404)return;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The label ${_admit_labels_js__WEBPACK_IMPORTED_MODULE_9__.uE} could not be changed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}function registerShown(proposal,{id:id},body){return(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_11__.LY)({...proposal,comment:{id:id,digest:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.rr)((0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.pI)(body))}})}function withUnsavedNote(body){return`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("approval-unkept")}\n\n${body}`}function decidedIn({world:world,job:job,trigger:trigger},used,{results:results,next:next,redact:redact}){const rules={repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)}
return(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.kN)({world:world,job:job,trigger:trigger},redact((0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.z6)(used,{...rules,results:results,where:next?.url})))}}),24380:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,ne:()=>withdraw,qQ:()=>finishRunComment,zu:()=>postLastWord})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46101)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79235)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58908)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60593)
var _github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(25816)
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
const runComment=await(earlier?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.QA)(github,job.repository,earlier,working).then(posted=>posted.runComment):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(github,job.repository,thread.number,working,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.MI)(world.env,trigger))).catch(unlessRefused)
if(!runComment)return
const body=thread.type==="pull_request"?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("cut-off-pull-request",{run_url:job.runUrl}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("cut-off",{kind:thread.type,number:String(thread.number),run_url:job.runUrl});(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(world.env,{runComment:runComment,body:(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.F8)(world.env,body))})
return runComment}function takesComments({mayWrite:mayWrite,world:world,trigger:trigger}){return mayWrite&&trigger.thread.type!=="none"&&(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(world.env,"comment-mode")!=="none"}function unlessRefused(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error)
const passes=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__.Q4&&(error.status===0||error.status>=500||/locked/i.test(message))
if(!passes)throw error;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`There is no comment yet; the summary of this run will have the report. ${message}`)}async function postLastWord(run,{report:{outcome:outcome,review:review},body:body}){const{github:github,job:job,redact:redact,trigger:trigger,world:world}=run
const{kind:kind,thread:thread}=trigger
const isFailed=_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_7__.tz.includes(outcome)&&outcome!=="cancelled"
const isUnseen=!isFailed&&review!==void 0&&(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_8__.hR)(review)
const isWorthAComment=kind!=="review"||isFailed||isUnseen
if(!takesComments(run)||thread.type==="none"||!isWorthAComment)return
try{if(kind==="review"&&isUnseen)return await postUnseen(run,thread,body)
return await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(github,job.repository,thread.number,body,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.MI)(world.env,trigger))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printFault)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error),redact)
return}}async function postUnseen(run,thread,body){const{github:github,job:job,world:world}=run
const trigger={thread:thread,key:"a review that could not look"}
const words=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)({world:world,job:job,trigger:trigger},(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.e1)(body).words)
const isIt=said=>(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.we)(world.env,job,thread).isOurs(said,trigger.key)
const there=(await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.po)(run,{issue:thread.number},isIt)).at(-1)
if(!there)return(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(github,job.repository,thread.number,words)
return(await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.QA)(github,job.repository,there,words)).runComment}async function pointTo(final,runComment,{github:github,job:job},env){const trigger={thread:{type:"issue",number:runComment.issue},key:`answered below ${final.id}`}
const words=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)({world:{env:env},job:job,trigger:trigger},(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("answered-below",{url:final.url}))
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Iz)(github,job.repository,runComment,words)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The first comment could not be updated. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error).message}`)}}async function answerBelow(connection,runComment,body){const{github:github,job:job}=connection
const{mark:mark}=(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.e1)(body)
const isIt=said=>mark!==""&&(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.e1)(said).mark===mark&&(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.Lt)(said)
const left=(await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.po)(connection,runComment,isIt).catch(()=>[])).find(({id:id})=>id>runComment.id)
return left?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.QA)(github,job.repository,left,body):{body:body,runComment:await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.yn)(github,job.repository,runComment,body)}}async function finishRunComment(connection,env,open){const{github:github,job:job,redact:redact}=connection
const{runComment:runComment,body:body,isAnswer:isAnswer}=open;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(env,open)
try{const isNew=isAnswer&&(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"comment-mode")==="new"
const final=await(isNew?answerBelow(connection,runComment,body):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.QA)(github,job.repository,runComment,body));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(env,void 0)
if(final.runComment.id!==runComment.id)await pointTo(final.runComment,runComment,connection,env)
return final}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printFault)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error),redact)
return{runComment:runComment,body:body}}}async function withdraw(run,runComment,url){if(runComment.url===url)return
const{github:github,job:job,world:world}=run
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_5__.Tu)(github,job.repository,runComment)
return(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.r1)(world.env,void 0)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_9__.ec)(error).message}`)}await finishRunComment(run,world.env,{runComment:runComment,body:(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_13__.kN)(run,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_10__.J1)("joined",{url:url??""}))})}function linksOf({job:job,trigger:trigger,world:world},conversationId,commit){const{runUrl:runUrl,repositoryUrl:repositoryUrl}=job
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
if(place&&reaction)await(0,_admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_11__.PB)(run,place,reaction)}}),29058:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(71762)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60593)
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(18970)
var _github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(25816)
var _github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63697)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
function markerOf(env,{repository:repository},thread){const number=thread.type==="none"?"":thread.number
return(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.rz)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)??"",`${repository.owner}/${repository.name}#${number}`)}function workMarkerOf({world:world,trigger:trigger,other:other}){const{thread:thread,repositoryId:repositoryId}=trigger
if(thread.type==="none")return(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__.Kh)("",{repositoryId:repositoryId,number:0})
return(0,_github_write_pull_request_pull_request_js__WEBPACK_IMPORTED_MODULE_7__.Kh)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)??"",{repositoryId:repositoryId,number:thread.number,other:other?.id})}function ownMarks(env,job,thread){const number=thread.type==="none"?"":thread.number
const finding=(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.iY)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)??"",`${job.repository.owner}/${job.repository.name}#${number}`)
const answer=markerOf(env,job,thread)
const secret=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(env)
const intents=(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.e5)(secret??"",`${job.repository.owner}/${job.repository.name}`)
const isOfOurIntent=body=>secret!==void 0&&(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_6__.Kr)(intents,body)
return body=>answer.isOurs(body)||finding.read(body)!==void 0||isOfOurIntent(body)}function withMark({world:world,job:job,trigger:trigger},body){const mark=markerOf(world.env,job,trigger.thread).mark(trigger.key)
return mark===""?body:`${body}\n\n${mark}`}function withIsolationWarning(env,body,hasNone=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"isolation")==="none"){return hasNone?`${body}\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)(isolationWords(env))}`:body}function isolationWords(env){if((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"agent-server-url")===void 0)return"no-sandbox"
return(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"agent-server-conversation")==="true"?"remote-agent":"remote-machine"}async function readOwnComments({github:github,job:job},{issue:issue,place:place={kind:"comment"}},isIt){if(place.kind==="discussion"){const own=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_5__.kJ)(github,place.discussionId,isIt)
return own.map(comment=>({issue:issue,place:place,...comment}))}const own=await(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__.jU)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository))
const isOurs=({body:body="",user:user})=>(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_3__.Fj)(user,own)&&isIt(body)
return place.kind==="review-thread"?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.Yo)(github,job.repository,{issue:issue,place:place},isOurs):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__.Sg)(github,job.repository,issue,isOurs)}function isUnfinished(body){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body)}function reportsEnd(body){return body.startsWith("### ")&&!isUnfinished(body)}async function commentOfEarlierAttempt(run){const{job:job,world:world}=run
if(job.runAttempt===1)return
const isOurs=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)===void 0?()=>!0:answersThis(run)
return findOwnComment(run,body=>isOurs(body)&&isUnfinished(body)&&body.includes(`(${job.runUrl})`))}function isFinal({runAttempt:runAttempt},body){return runAttempt>1?/^### (?:🟢|⚪)/u.test(body):reportsEnd(body)}function answersThis({world:world,job:job,trigger:trigger}){const marker=markerOf(world.env,job,trigger.thread)
return body=>marker.isOurs(body,trigger.key)}async function findOwnComment({world:world,github:github,job:job,trigger:trigger},isIt){const{thread:thread}=trigger
if(thread.type==="none")return
const at={issue:thread.number,place:replyPlace(world.env,trigger)}
try{return(await readOwnComments({github:github,job:job},at,isIt))[0]}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`It could not be checked whether this was answered before. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`)
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

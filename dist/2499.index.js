export const id=2499
export const ids=[2499]
export const modules={82499:((n,r,s)=>{s.d(r,{Ho:()=>pn})
function isPlainObject(n){if(typeof n!=="object"||n===null)return!1
const r=Object.getPrototypeOf(n)
return(r===null||r===Object.prototype||Object.getPrototypeOf(r)===null)&&!(Symbol.toStringTag in n)&&!(Symbol.iterator in n)}var a=s(73136)
const safeNormalizeFileUrl=(n,r)=>{const s=normalizeFileUrl(normalizeDenoExecPath(n))
if(typeof s!=="string")throw new TypeError(`${r} must be a string or a file URL: ${s}.`)
return s}
const normalizeDenoExecPath=n=>isDenoExecPath(n)?n.toString():n
const isDenoExecPath=n=>typeof n!=="string"&&n&&Object.getPrototypeOf(n)===String.prototype
const normalizeFileUrl=n=>n instanceof URL?(0,a.fileURLToPath)(n):n
const normalizeParameters=(n,r=[],s,...a)=>{if(a.length>0)throw new TypeError("Execa accepts at most three arguments: file, arguments, options.")
if(s!==void 0&&isPlainObject(r))throw new TypeError("Execa accepts at most one options object. Please merge the second and third arguments.")
const l=safeNormalizeFileUrl(n,"First argument")
const[d,u={}]=isPlainObject(r)?[[],r]:[r,s]
if(!Array.isArray(d))throw new TypeError(`Second argument must be either an array of arguments or an options object: ${d}`)
if(d.some(n=>typeof n==="object"&&n!==null))throw new TypeError(`Second argument must be an array of strings: ${d}`)
const f=d.map(String)
const p=f.find(n=>n.includes("\0"))
if(p!==void 0)throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${p}`)
if(!isPlainObject(u))throw new TypeError(`Last argument must be an options object: ${u}`)
return[l,f,{__proto__:null,...u}]}
var l=s(31421)
var d=s(1708)
var u=s(57975)
const joinCommand=(n,r,s)=>{const a=[n,...r]
const l=a.join(" ")
const d=s?escapeControlCharacters(l):a.map(n=>quoteString(escapeControlCharacters(n))).join(" ")
return{command:l,escapedCommand:d}}
const escapeLines=n=>(0,u.stripVTControlCharacters)(n).split("\n").map(n=>escapeControlCharacters(n)).join("\n")
const escapeControlCharacters=n=>n.replaceAll(f,n=>escapeControlCharacter(n))
const escapeControlCharacter=n=>{const r=p[n]
if(r!==void 0)return r
const s=n.codePointAt(0)
const a=s.toString(16)
return s<=m?`\\u${a.padStart(4,"0")}`:`\\U${a}`}
const getSpecialCharRegExp=()=>{try{return new RegExp("\\p{Separator}|\\p{Other}","gu")}catch{return/[\s\u0000-\u001F\u007F-\u009F\u00AD]/g}}
const f=getSpecialCharRegExp()
const p={" ":" ","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","\t":"\\t"}
const m=65535
const quoteString=n=>{if(b.test(n))return n
return d.platform==="win32"?`"${n.replaceAll('"','""')}"`:`'${n.replaceAll("'","'\\''")}'`}
const b=/^[\w\-./]+$/
var g=s(46193)
const{toString:y}=Object.prototype
const isArrayBuffer=n=>y.call(n)==="[object ArrayBuffer]"
const isUint8Array=n=>y.call(n)==="[object Uint8Array]"
const bufferToUint8Array=n=>new Uint8Array(n.buffer,n.byteOffset,n.byteLength)
const w=new TextEncoder
const stringToUint8Array=n=>w.encode(n)
const v=new TextDecoder
const uint8ArrayToString=n=>v.decode(n)
const joinToString=(n,r)=>{const s=uint8ArraysToStrings(n,r)
return s.join("")}
const uint8ArraysToStrings=(n,r)=>{if(r==="utf8"&&n.every(n=>typeof n==="string"))return n
const s=new g.StringDecoder(r)
const a=n.map(n=>typeof n==="string"?stringToUint8Array(n):n).map(n=>s.write(n))
const l=s.end()
return l===""?a:[...a,l]}
const joinToUint8Array=n=>n.length===1&&isUint8Array(n[0])?n[0]:concatUint8Arrays(stringsToUint8Arrays(n))
const stringsToUint8Arrays=n=>n.map(n=>typeof n==="string"?stringToUint8Array(n):n)
const concatUint8Arrays=n=>{const r=new Uint8Array(getJoinLength(n))
let s=0
for(const a of n){r.set(a,s)
s+=a.length}return r}
const getJoinLength=n=>{let r=0
for(const s of n)r+=s.length
return r}
const getFinalError=(n,r,s)=>{const a=s?ExecaSyncError:ExecaError
const l=n instanceof DiscardedError?{}:{cause:n}
return new a(r,l)}
class DiscardedError extends Error{}const setErrorName=(n,r)=>{Object.defineProperties(n.prototype,{name:{value:r,writable:!0,enumerable:!1,configurable:!0},[S]:{value:!0,writable:!1,enumerable:!1,configurable:!1}})}
const isExecaError=n=>isErrorInstance(n)&&S in n
const S=Symbol("isExecaError")
const isErrorInstance=n=>n instanceof Error||Object.prototype.toString.call(n)==="[object Error]"
class ExecaError extends Error{}setErrorName(ExecaError,ExecaError.name)
class ExecaSyncError extends Error{}setErrorName(ExecaSyncError,ExecaSyncError.name)
const getTypeName=n=>n===null?"null":typeof n
const isTemplateString=n=>Array.isArray(n)&&Array.isArray(n.raw)
const parseTemplates=(n,r)=>{let s=[]
let a=!1
for(const[l,d]of n.entries())({tokens:s,isSeparated:a}=parseTemplate({templates:n,expressions:r,tokens:s,isSeparated:a,index:l,template:d}))
if(s.length===0)throw new TypeError("Template script must not be empty")
const[l,...d]=s
return[l,d,{}]}
const parseTemplate=({templates:n,expressions:r,tokens:s,isSeparated:a,index:l,template:d})=>{if(d===void 0)throw new TypeError(`Invalid backslash sequence: ${n.raw[l]}`)
const{nextTokens:u,leadingWhitespaces:f,trailingWhitespaces:p}=splitByWhitespaces(d,n.raw[l])
const m=concatTokens(s,u,a||f)
const b=p||u.length===0&&a
if(l===r.length)return{tokens:m,isSeparated:b}
const g=r[l]
const y=Array.isArray(g)?g.map(n=>parseExpression(n)):[parseExpression(g)]
return{tokens:concatTokens(m,y,b),isSeparated:y.length===0&&b}}
const splitByWhitespaces=(n,r)=>{if(n.length===0)return{nextTokens:[],leadingWhitespaces:!1,trailingWhitespaces:!1}
const s=[]
let a=0
let l=!1
for(let d=0,u=0;d<n.length;d+=1,u+=1){const f=r[u]
if(E.has(f)){if(d===0)l=!0
if(a!==d)s.push(n.slice(a,d))
a=d+1}else if(f==="\\"){const n=r[u+1]
if(n==="\n"){d-=1
u+=1}else if(n==="u"&&r[u+2]==="{"){const n=r.indexOf("}",u+3)
if(isAstralEscape(r.slice(u+3,n)))d+=1
u=n}else u+=x[n]??1}}const d=a===n.length
if(!d)s.push(n.slice(a))
return{nextTokens:s,leadingWhitespaces:l,trailingWhitespaces:d}}
const isAstralEscape=n=>Number.parseInt(n,16)>m
const E=new Set([" ","\t","\r","\n"])
const x={x:3,u:5}
const concatTokens=(n,r,s)=>s||n.length===0||r.length===0?[...n,...r]:[...n.slice(0,-1),`${n.at(-1)}${r[0]}`,...r.slice(1)]
const parseExpression=n=>{const r=getTypeName(n)
if(r==="string")return n
if(r==="number")return String(n)
if((isPlainObject(n)||isExecaError(n))&&(Object.hasOwn(n,"stdout")||Object.hasOwn(n,"isMaxBuffer")))return getSubprocessResult(n)
if(n instanceof l.ChildProcess||Object.prototype.toString.call(n)==="[object Promise]")throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.")
throw new TypeError(`Unexpected "${r}" in template expression`)}
const getSubprocessResult=n=>{const r=Object.hasOwn(n,"stdout")?n.stdout:void 0
if(typeof r==="string")return r
if(isUint8Array(r))return uint8ArrayToString(r)
if(r===void 0)throw new TypeError('Missing result.stdout in template expression. This is probably due to the previous subprocess\' "stdout" option.')
throw new TypeError(`Unexpected "${getTypeName(r)}" stdout in template expression`)}
const isStandardStream=n=>T.includes(n)
const T=[d.stdin,d.stdout,d.stderr]
const D=["stdin","stdout","stderr"]
const getStreamName=n=>D[n]??`stdio[${n}]`
const O=Symbol("execa.allStream")
const setAllStream=n=>Object.assign(n,{[O]:!0})
const isAllStream=n=>n?.[O]===!0
const copyOptions=(n={})=>{if(n===null)throw new TypeError("The options must be an object, not `null`.")
return{__proto__:null,...n}}
const checkBooleanOption=(n,r)=>{if(n!==void 0&&typeof n!=="boolean")throw new TypeError(`The \`${r}\` option must use a boolean.`)}
const normalizeFdSpecificOptions=n=>{const r={__proto__:null,...n}
for(const s of A)r[s]=normalizeFdSpecificOption(n,s)
return r}
const normalizeFdSpecificOption=(n,r)=>{const s=getStdioLength(n)
const a=Array.from({length:s+1})
const l=normalizeFdSpecificValue(n[r],a,r,s)
return addDefaultValue(l,r)}
const getStdioLength=({stdio:n})=>Array.isArray(n)?Math.max(n.length,D.length):D.length
const normalizeFdSpecificValue=(n,r,s,a)=>{if(isPlainObject(n))return normalizeOptionObject(n,r,s,a)
validateFdSpecificValue(n,s)
return r.fill(n)}
const normalizeOptionObject=(n,r,s,a)=>{for(const l of Object.keys(n).sort(compareFdName)){validateFdSpecificValue(n[l],s,`${s}.${l}`)
for(const d of parseFdName(l,s,a))r[d]=n[l]}return r}
const compareFdName=(n,r)=>getFdNameOrder(n)<getFdNameOrder(r)?1:-1
const getFdNameOrder=n=>{if(n==="stdout"||n==="stderr")return 0
return n==="all"?2:1}
const parseFdName=(n,r,s)=>{if(n==="ipc")return[s]
const a=parseFd(n)
if(a===void 0||a===0)throw new TypeError(`"${r}.${n}" is invalid.\nIt must be "${r}.stdout", "${r}.stderr", "${r}.all", "${r}.ipc", or "${r}.fd3", "${r}.fd4" (and so on).`)
if(a!=="all"&&a>=s)throw new TypeError(`"${r}.${n}" is invalid: that file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`)
return a==="all"?[1,2]:[a]}
const parseFd=n=>{if(n==="all")return n
if(D.includes(n))return D.indexOf(n)
const r=M.exec(n)
if(r!==null)return Number(r.groups.fdNumber)}
const M=/^fd(?<fdNumber>\d+)$/
const addDefaultValue=(n,r)=>n.map(n=>n===void 0?C[r]:n)
const I=new Set(["lines","buffer","stripFinalNewline"])
const validateFdSpecificValue=(n,r,s=r)=>{if(I.has(r))checkBooleanOption(n,s)
else if(r==="maxBuffer"&&n!==void 0&&(typeof n!=="number"||Number.isNaN(n)))throw new TypeError(`The \`${s}\` option must use a number.`)}
const N=(0,u.debuglog)("execa").enabled?"full":"none"
const C={lines:!1,buffer:!0,maxBuffer:1e3*1e3*100,verbose:N,stripFinalNewline:!0}
const A=["lines","buffer","maxBuffer","verbose","stripFinalNewline"]
const getFdSpecificValue=(n,r)=>r==="ipc"?n.at(-1):n[r]
const isVerbose=({verbose:n},r)=>getFdVerbose(n,r)!=="none"
const isFullVerbose=({verbose:n},r)=>!["none","short"].includes(getFdVerbose(n,r))
const getVerboseFunction=({verbose:n},r)=>{const s=getFdVerbose(n,r)
return isVerboseFunction(s)?s:void 0}
const getFdVerbose=(n,r)=>r===void 0?getFdGenericVerbose(n):getFdSpecificValue(n,r)
const getFdGenericVerbose=n=>n.find(n=>isVerboseFunction(n))??$.findLast(r=>n.includes(r))
const isVerboseFunction=n=>typeof n==="function"
const $=["none","short","full"]
function isUnicodeSupported(){const{env:n}=d
const{TERM:r,TERM_PROGRAM:s}=n
if(d.platform!=="win32")return r!=="linux"
return Boolean(n.WT_SESSION)||Boolean(n.TERMINUS_SUBLIME)||n.ConEmuTask==="{cmd::Cmder}"||s==="Terminus-Sublime"||s==="vscode"||r==="xterm-256color"||r==="alacritty"||r==="rxvt-unicode"||r==="rxvt-unicode-256color"||n.TERMINAL_EMULATOR==="JetBrains-JediTerm"}const j={circleQuestionMark:"(?)",questionMarkPrefix:"(?)",square:"█",squareDarkShade:"▓",squareMediumShade:"▒",squareLightShade:"░",squareTop:"▀",squareBottom:"▄",squareLeft:"▌",squareRight:"▐",squareCenter:"■",bullet:"●",dot:"․",ellipsis:"…",pointerSmall:"›",triangleUp:"▲",triangleUpSmall:"▴",triangleDown:"▼",triangleDownSmall:"▾",triangleLeftSmall:"◂",triangleRightSmall:"▸",home:"⌂",heart:"♥",musicNote:"♪",musicNoteBeamed:"♫",arrowUp:"↑",arrowDown:"↓",arrowLeft:"←",arrowRight:"→",arrowLeftRight:"↔",arrowUpDown:"↕",almostEqual:"≈",notEqual:"≠",lessOrEqual:"≤",greaterOrEqual:"≥",identical:"≡",infinity:"∞",subscriptZero:"₀",subscriptOne:"₁",subscriptTwo:"₂",subscriptThree:"₃",subscriptFour:"₄",subscriptFive:"₅",subscriptSix:"₆",subscriptSeven:"₇",subscriptEight:"₈",subscriptNine:"₉",oneHalf:"½",oneThird:"⅓",oneQuarter:"¼",oneFifth:"⅕",oneSixth:"⅙",oneEighth:"⅛",twoThirds:"⅔",twoFifths:"⅖",threeQuarters:"¾",threeFifths:"⅗",threeEighths:"⅜",fourFifths:"⅘",fiveSixths:"⅚",fiveEighths:"⅝",sevenEighths:"⅞",line:"─",lineBold:"━",lineDouble:"═",lineDashed0:"┄",lineDashed1:"┅",lineDashed2:"┈",lineDashed3:"┉",lineDashed4:"╌",lineDashed5:"╍",lineDashed6:"╴",lineDashed7:"╶",lineDashed8:"╸",lineDashed9:"╺",lineDashed10:"╼",lineDashed11:"╾",lineDashed12:"−",lineDashed13:"–",lineDashed14:"‐",lineDashed15:"⁃",lineVertical:"│",lineVerticalBold:"┃",lineVerticalDouble:"║",lineVerticalDashed0:"┆",lineVerticalDashed1:"┇",lineVerticalDashed2:"┊",lineVerticalDashed3:"┋",lineVerticalDashed4:"╎",lineVerticalDashed5:"╏",lineVerticalDashed6:"╵",lineVerticalDashed7:"╷",lineVerticalDashed8:"╹",lineVerticalDashed9:"╻",lineVerticalDashed10:"╽",lineVerticalDashed11:"╿",lineDownLeft:"┐",lineDownLeftArc:"╮",lineDownBoldLeftBold:"┓",lineDownBoldLeft:"┒",lineDownLeftBold:"┑",lineDownDoubleLeftDouble:"╗",lineDownDoubleLeft:"╖",lineDownLeftDouble:"╕",lineDownRight:"┌",lineDownRightArc:"╭",lineDownBoldRightBold:"┏",lineDownBoldRight:"┎",lineDownRightBold:"┍",lineDownDoubleRightDouble:"╔",lineDownDoubleRight:"╓",lineDownRightDouble:"╒",lineUpLeft:"┘",lineUpLeftArc:"╯",lineUpBoldLeftBold:"┛",lineUpBoldLeft:"┚",lineUpLeftBold:"┙",lineUpDoubleLeftDouble:"╝",lineUpDoubleLeft:"╜",lineUpLeftDouble:"╛",lineUpRight:"└",lineUpRightArc:"╰",lineUpBoldRightBold:"┗",lineUpBoldRight:"┖",lineUpRightBold:"┕",lineUpDoubleRightDouble:"╚",lineUpDoubleRight:"╙",lineUpRightDouble:"╘",lineUpDownLeft:"┤",lineUpBoldDownBoldLeftBold:"┫",lineUpBoldDownBoldLeft:"┨",lineUpDownLeftBold:"┥",lineUpBoldDownLeftBold:"┩",lineUpDownBoldLeftBold:"┪",lineUpDownBoldLeft:"┧",lineUpBoldDownLeft:"┦",lineUpDoubleDownDoubleLeftDouble:"╣",lineUpDoubleDownDoubleLeft:"╢",lineUpDownLeftDouble:"╡",lineUpDownRight:"├",lineUpBoldDownBoldRightBold:"┣",lineUpBoldDownBoldRight:"┠",lineUpDownRightBold:"┝",lineUpBoldDownRightBold:"┡",lineUpDownBoldRightBold:"┢",lineUpDownBoldRight:"┟",lineUpBoldDownRight:"┞",lineUpDoubleDownDoubleRightDouble:"╠",lineUpDoubleDownDoubleRight:"╟",lineUpDownRightDouble:"╞",lineDownLeftRight:"┬",lineDownBoldLeftBoldRightBold:"┳",lineDownLeftBoldRightBold:"┯",lineDownBoldLeftRight:"┰",lineDownBoldLeftBoldRight:"┱",lineDownBoldLeftRightBold:"┲",lineDownLeftRightBold:"┮",lineDownLeftBoldRight:"┭",lineDownDoubleLeftDoubleRightDouble:"╦",lineDownDoubleLeftRight:"╥",lineDownLeftDoubleRightDouble:"╤",lineUpLeftRight:"┴",lineUpBoldLeftBoldRightBold:"┻",lineUpLeftBoldRightBold:"┷",lineUpBoldLeftRight:"┸",lineUpBoldLeftBoldRight:"┹",lineUpBoldLeftRightBold:"┺",lineUpLeftRightBold:"┶",lineUpLeftBoldRight:"┵",lineUpDoubleLeftDoubleRightDouble:"╩",lineUpDoubleLeftRight:"╨",lineUpLeftDoubleRightDouble:"╧",lineUpDownLeftRight:"┼",lineUpBoldDownBoldLeftBoldRightBold:"╋",lineUpDownBoldLeftBoldRightBold:"╈",lineUpBoldDownLeftBoldRightBold:"╇",lineUpBoldDownBoldLeftRightBold:"╊",lineUpBoldDownBoldLeftBoldRight:"╉",lineUpBoldDownLeftRight:"╀",lineUpDownBoldLeftRight:"╁",lineUpDownLeftBoldRight:"┽",lineUpDownLeftRightBold:"┾",lineUpBoldDownBoldLeftRight:"╂",lineUpDownLeftBoldRightBold:"┿",lineUpBoldDownLeftBoldRight:"╃",lineUpBoldDownLeftRightBold:"╄",lineUpDownBoldLeftBoldRight:"╅",lineUpDownBoldLeftRightBold:"╆",lineUpDoubleDownDoubleLeftDoubleRightDouble:"╬",lineUpDoubleDownDoubleLeftRight:"╫",lineUpDownLeftDoubleRightDouble:"╪",lineCross:"╳",lineBackslash:"╲",lineSlash:"╱"}
const B={tick:"✔",info:"ℹ",warning:"⚠",cross:"✘",squareSmall:"◻",squareSmallFilled:"◼",circle:"◯",circleFilled:"◉",circleDotted:"◌",circleDouble:"◎",circleCircle:"ⓞ",circleCross:"ⓧ",circlePipe:"Ⓘ",radioOn:"◉",radioOff:"◯",checkboxOn:"☒",checkboxOff:"☐",checkboxCircleOn:"ⓧ",checkboxCircleOff:"Ⓘ",pointer:"❯",triangleUpOutline:"△",triangleLeft:"◀",triangleRight:"▶",lozenge:"◆",lozengeOutline:"◇",hamburger:"☰",smiley:"㋡",mustache:"෴",star:"★",play:"▶",nodejs:"⬢",oneSeventh:"⅐",oneNinth:"⅑",oneTenth:"⅒"}
const P={tick:"√",info:"i",warning:"‼",cross:"×",squareSmall:"□",squareSmallFilled:"■",circle:"( )",circleFilled:"(*)",circleDotted:"( )",circleDouble:"( )",circleCircle:"(○)",circleCross:"(×)",circlePipe:"(│)",radioOn:"(*)",radioOff:"( )",checkboxOn:"[×]",checkboxOff:"[ ]",checkboxCircleOn:"(×)",checkboxCircleOff:"( )",pointer:">",triangleUpOutline:"∆",triangleLeft:"◄",triangleRight:"►",lozenge:"♦",lozengeOutline:"◊",hamburger:"≡",smiley:"☺",mustache:"┌─┐",star:"✶",play:"►",nodejs:"♦",oneSeventh:"1/7",oneNinth:"1/9",oneTenth:"1/10"}
const k={...j,...B}
const R={...j,...P}
const L=isUnicodeSupported()
const U=L?k:R
const _=U
Object.entries(B)
var F=s(7066)
const W=F?.WriteStream?.prototype?.hasColors?.()??!1
const format=(n,r)=>{if(!W)return n=>n
const s=`[${n}m`
const a=`[${r}m`
return n=>{const l=n+""
let d=l.indexOf(a)
if(d===-1)return s+l+a
let u=s
let f=0
const p=r===22
const m=(p?a:"")+s
while(d!==-1){u+=l.slice(f,d)+m
f=d+a.length
d=l.indexOf(a,f)}u+=l.slice(f)+a
return u}}
format(0,0)
const G=format(1,22)
format(2,22)
format(3,23)
format(4,24)
format("4:2",24)
format("4:3",24)
format("4:4",24)
format("4:5",24)
format(53,55)
format(7,27)
format(8,28)
format(9,29)
format(30,39)
format(31,39)
format(32,39)
format(33,39)
format(34,39)
format(35,39)
format(36,39)
format(37,39)
const z=format(90,39)
format(40,49)
format(41,49)
format(42,49)
format(43,49)
format(44,49)
format(45,49)
format(46,49)
format(47,49)
format(100,49)
const V=format(91,39)
format(92,39)
const H=format(93,39)
format(94,39)
format(95,39)
format(96,39)
format(97,39)
format(101,49)
format(102,49)
format(103,49)
format(104,49)
format(105,49)
format(106,49)
format(107,49)
format("58;5;0",59)
format("58;5;1",59)
format("58;5;2",59)
format("58;5;3",59)
format("58;5;4",59)
format("58;5;5",59)
format("58;5;6",59)
format("58;5;7",59)
format("58;5;8",59)
format("58;5;9",59)
format("58;5;10",59)
format("58;5;11",59)
format("58;5;12",59)
format("58;5;13",59)
format("58;5;14",59)
format("58;5;15",59)
const K=d.env.FORCE_COLOR!==void 0||d.stderr.isTTY===!0
const identity=n=>n
const getColor=n=>K?n:identity
const q=getColor(z)
const Y=getColor(G)
const X=getColor(V)
const J=getColor(H)
const defaultVerboseFunction=({type:n,message:r,timestamp:s,piped:a,commandId:l,result:{failed:d=!1}={},options:{reject:u=!0}})=>{const f=serializeTimestamp(s)
const p=Q[n]({failed:d,reject:u,piped:a})
const m=Z[n]({reject:u})
return`${q(`[${f}]`)} ${q(`[${l}]`)} ${m(p)} ${m(r)}`}
const serializeTimestamp=n=>`${padField(n.getHours(),2)}:${padField(n.getMinutes(),2)}:${padField(n.getSeconds(),2)}.${padField(n.getMilliseconds(),3)}`
const padField=(n,r)=>String(n).padStart(r,"0")
const getFinalIcon=({failed:n,reject:r})=>{if(!n)return _.tick
return r?_.cross:_.warning}
const Q={command:({piped:n})=>n?"|":"$",output:()=>" ",ipc:()=>"*",error:getFinalIcon,duration:getFinalIcon}
const Z={command:()=>Y,output:()=>identity,ipc:()=>identity,error:({reject:n})=>n?X:J,duration:()=>q}
const applyVerboseOnLines=(n,r,s)=>{const a=getVerboseFunction(r,s)
return n.map(({verboseLine:n,verboseObject:r})=>applyVerboseFunction(n,r,a)).filter(n=>n!==void 0).map(n=>appendNewline(n)).join("")}
const applyVerboseFunction=(n,r,s)=>{if(s===void 0)return n
const a=s(n,r)
if(typeof a==="string")return a}
const appendNewline=n=>n.endsWith("\n")?n:`${n}\n`
const verboseLog=({type:n,verboseMessage:r,fdNumber:s,verboseInfo:a,result:l})=>{const d=getVerboseObject({type:n,result:l,verboseInfo:a})
const u=getPrintedLines(r,d)
const f=applyVerboseOnLines(u,a,s)
if(f!=="")console.warn(f.slice(0,-1))}
const getVerboseObject=({type:n,result:r,verboseInfo:s})=>{const{escapedCommand:a,commandId:l,rawOptions:d}=s
const{piped:u=!1,...f}=d
return{type:n,escapedCommand:a,commandId:`${l}`,timestamp:new Date,piped:u,result:r,options:f}}
const getPrintedLines=(n,r)=>n.split("\n").map(n=>getPrintedLine({...r,message:n}))
const getPrintedLine=n=>{const r=defaultVerboseFunction(n)
return{verboseLine:r,verboseObject:n}}
const serializeVerboseMessage=n=>{const r=typeof n==="string"?n:(0,u.inspect)(n)
return escapeLines(r)}
const logCommand=(n,r)=>{if(!isVerbose(r))return
verboseLog({type:"command",verboseMessage:n,verboseInfo:r})}
const getVerboseInfo=(n,r,s)=>{validateVerbose(n)
const a=getCommandId(n)
return{verbose:n,escapedCommand:r,commandId:a,rawOptions:s}}
const getCommandId=n=>isVerbose({verbose:n})?ee++:void 0
let ee=0n
const validateVerbose=n=>{for(const r of n){if(r===!1)throw new TypeError('The "verbose: false" option was renamed to "verbose: \'none\'".')
if(r===!0)throw new TypeError('The "verbose: true" option was renamed to "verbose: \'short\'".')
if(!$.includes(r)&&!isVerboseFunction(r)){const n=$.map(n=>`'${n}'`).join(", ")
throw new TypeError(`The "verbose" option must not be ${r}. Allowed values are: ${n} or a function.`)}}}
const getStartTime=()=>d.hrtime.bigint()
const getDurationMs=n=>Number(d.hrtime.bigint()-n)/1e6
const handleCommand=(n,r,s)=>{const a=getStartTime()
const{command:l,escapedCommand:d}=joinCommand(n,r,s.shell&&!s.node)
const u=normalizeFdSpecificOption(s,"verbose")
const f=getVerboseInfo(u,d,{__proto__:null,...s})
logCommand(d,f)
return{command:l,escapedCommand:d,startTime:a,verboseInfo:f}}
var te=s(76760)
function pathKey(n={}){const{env:r=process.env,platform:s=process.platform}=n
if(s!=="win32")return"PATH"
return Object.keys(r).reverse().find(n=>n.toUpperCase()==="PATH")||"Path"}(0,u.promisify)(l.execFile)
function toPath(n){return n instanceof URL?(0,a.fileURLToPath)(n):n}function traversePathUp(n){return{*[Symbol.iterator](){let r=te.resolve(toPath(n))
let s
while(s!==r){yield r
s=r
r=te.resolve(r,"..")}}}}const npmRunPath=({cwd:n=d.cwd(),path:r=d.env[pathKey()],preferLocal:s=!0,execPath:a=d.execPath,addExecPath:l=!0}={})=>{const u=te.resolve(toPath(n))
const f=[]
const p=r.split(te.delimiter)
if(s)applyPreferLocal(f,p,u)
if(l)applyExecPath(f,p,a,u)
return r===""||r===te.delimiter?`${f.join(te.delimiter)}${r}`:[...f,r].join(te.delimiter)}
const applyPreferLocal=(n,r,s)=>{for(const a of traversePathUp(s)){const s=te.join(a,"node_modules/.bin")
if(!r.includes(s))n.push(s)}}
const applyExecPath=(n,r,s,a)=>{const l=te.resolve(a,toPath(s),"..")
if(!r.includes(l))n.push(l)}
const npmRunPathEnv=({env:n=d.env,...r}={})=>{n={...n}
const s=pathKey({env:n})
r.path=n[s]
n[s]=npmRunPath(r)
return n}
var ne=s(58500)
var oe=s(48161)
const getRealtimeSignals=()=>{const n=se-re+1
return Array.from({length:n},getRealtimeSignal)}
const getRealtimeSignal=(n,r)=>({name:`SIGRT${r+1}`,number:re+r,action:"terminate",description:"Application-specific signal (realtime)",standard:"posix"})
const re=34
const se=64
const ie=[{name:"SIGHUP",number:1,action:"terminate",description:"Terminal closed",standard:"posix"},{name:"SIGINT",number:2,action:"terminate",description:"User interruption with CTRL-C",standard:"ansi"},{name:"SIGQUIT",number:3,action:"core",description:"User interruption with CTRL-\\",standard:"posix"},{name:"SIGILL",number:4,action:"core",description:"Invalid machine instruction",standard:"ansi"},{name:"SIGTRAP",number:5,action:"core",description:"Debugger breakpoint",standard:"posix"},{name:"SIGABRT",number:6,action:"core",description:"Aborted",standard:"ansi"},{name:"SIGIOT",number:6,action:"core",description:"Aborted",standard:"bsd"},{name:"SIGBUS",number:7,action:"core",description:"Bus error due to misaligned, non-existing address or paging error",standard:"bsd"},{name:"SIGEMT",number:7,action:"terminate",description:"Command should be emulated but is not implemented",standard:"other"},{name:"SIGFPE",number:8,action:"core",description:"Floating point arithmetic error",standard:"ansi"},{name:"SIGKILL",number:9,action:"terminate",description:"Forced termination",standard:"posix",forced:!0},{name:"SIGUSR1",number:10,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGSEGV",number:11,action:"core",description:"Segmentation fault",standard:"ansi"},{name:"SIGUSR2",number:12,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGPIPE",number:13,action:"terminate",description:"Broken pipe or socket",standard:"posix"},{name:"SIGALRM",number:14,action:"terminate",description:"Timeout or timer",standard:"posix"},{name:"SIGTERM",number:15,action:"terminate",description:"Termination",standard:"ansi"},{name:"SIGSTKFLT",number:16,action:"terminate",description:"Stack is empty or overflowed",standard:"other"},{name:"SIGCHLD",number:17,action:"ignore",description:"Child process terminated, paused or unpaused",standard:"posix"},{name:"SIGCLD",number:17,action:"ignore",description:"Child process terminated, paused or unpaused",standard:"other"},{name:"SIGCONT",number:18,action:"unpause",description:"Unpaused",standard:"posix",forced:!0},{name:"SIGSTOP",number:19,action:"pause",description:"Paused",standard:"posix",forced:!0},{name:"SIGTSTP",number:20,action:"pause",description:'Paused using CTRL-Z or "suspend"',standard:"posix"},{name:"SIGTTIN",number:21,action:"pause",description:"Background process cannot read terminal input",standard:"posix"},{name:"SIGBREAK",number:21,action:"terminate",description:"User interruption with CTRL-BREAK",standard:"other"},{name:"SIGTTOU",number:22,action:"pause",description:"Background process cannot write to terminal output",standard:"posix"},{name:"SIGURG",number:23,action:"ignore",description:"Socket received out-of-band data",standard:"bsd"},{name:"SIGXCPU",number:24,action:"core",description:"Process timed out",standard:"bsd"},{name:"SIGXFSZ",number:25,action:"core",description:"File too big",standard:"bsd"},{name:"SIGVTALRM",number:26,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGPROF",number:27,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGWINCH",number:28,action:"ignore",description:"Terminal window size changed",standard:"bsd"},{name:"SIGIO",number:29,action:"terminate",description:"I/O is available",standard:"other"},{name:"SIGPOLL",number:29,action:"terminate",description:"Watched event",standard:"other"},{name:"SIGINFO",number:29,action:"ignore",description:"Request for process information",standard:"other"},{name:"SIGPWR",number:30,action:"terminate",description:"Device running out of power",standard:"systemv"},{name:"SIGSYS",number:31,action:"core",description:"Invalid system call",standard:"other"},{name:"SIGUNUSED",number:31,action:"terminate",description:"Invalid system call",standard:"other"}]
const getSignals=()=>{const n=getRealtimeSignals()
const r=[...ie,...n].map(normalizeSignal)
return r}
const normalizeSignal=({name:n,number:r,description:s,action:a,forced:l=!1,standard:d})=>{const{signals:{[n]:u}}=oe.constants
const f=u!==void 0
const p=f?u:r
return{name:n,number:p,description:s,supported:f,action:a,forced:l,standard:d}}
const getSignalsByName=()=>{const n=getSignals()
return Object.fromEntries(n.map(getSignalByName))}
const getSignalByName=({name:n,number:r,description:s,supported:a,action:l,forced:d,standard:u})=>[n,{name:n,number:r,description:s,supported:a,action:l,forced:d,standard:u}]
const ae=getSignalsByName()
const getSignalsByNumber=()=>{const n=getSignals()
const r=se+1
const s=Array.from({length:r},(r,s)=>getSignalByNumber(s,n))
return Object.assign({},...s)}
const getSignalByNumber=(n,r)=>{const s=findSignalByNumber(n,r)
if(s===void 0)return{}
const{name:a,description:l,supported:d,action:u,forced:f,standard:p}=s
return{[n]:{name:a,number:n,description:l,supported:d,action:u,forced:f,standard:p}}}
const findSignalByNumber=(n,r)=>{const s=r.find(({name:r})=>oe.constants.signals[r]===n)
if(s!==void 0)return s
return r.find(r=>r.number===n)}
getSignalsByNumber()
const normalizeKillSignal=n=>{const r="option `killSignal`"
if(n===0)throw new TypeError(`Invalid ${r}: 0 cannot be used.`)
return signal_normalizeSignal(n,r)}
const normalizeSignalArgument=n=>n===0?n:signal_normalizeSignal(n,"`subprocess.kill()`'s argument")
const signal_normalizeSignal=(n,r)=>{if(Number.isInteger(n))return normalizeSignalInteger(n,r)
if(typeof n==="string")return normalizeSignalName(n,r)
throw new TypeError(`Invalid ${r} ${String(n)}: it must be a string or an integer.\n${getAvailableSignals()}`)}
const normalizeSignalInteger=(n,r)=>{if(ce.has(n))return ce.get(n)
throw new TypeError(`Invalid ${r} ${n}: this signal integer does not exist.\n${getAvailableSignals()}`)}
const getSignalsIntegerToName=()=>new Map(Object.entries(oe.constants.signals).reverse().map(([n,r])=>[r,n]))
const ce=getSignalsIntegerToName()
const normalizeSignalName=(n,r)=>{if(n in oe.constants.signals)return n
if(n.toUpperCase()in oe.constants.signals)throw new TypeError(`Invalid ${r} '${n}': please rename it to '${n.toUpperCase()}'.`)
throw new TypeError(`Invalid ${r} '${n}': this signal name does not exist.\n${getAvailableSignals()}`)}
const getAvailableSignals=()=>`Available signal names: ${getAvailableSignalNames()}.\nAvailable signal numbers: ${getAvailableSignalIntegers()}.`
const getAvailableSignalNames=()=>Object.keys(oe.constants.signals).sort().map(n=>`'${n}'`).join(", ")
const getAvailableSignalIntegers=()=>[...new Set(Object.values(oe.constants.signals).sort((n,r)=>n-r))].join(", ")
const getSignalDescription=n=>ae[n].description
const validateTimeout=({timeout:n})=>{if(n!==void 0)validateDelay(n,"timeout")}
const validateDelay=(n,r)=>{if(!Number.isInteger(n)||n<0||n>le)throw new TypeError(`Expected the \`${r}\` option to be a non-negative integer up to ${le}, got \`${n}\` (${getTypeName(n)})`)}
const le=2**31-1
const throwOnTimeout=(n,r,s,a)=>r===0||r===void 0?[]:[killAfterTimeout(n,r,s,a)]
const killAfterTimeout=async(n,r,s,{signal:a})=>{await(0,ne.setTimeout)(r,void 0,{signal:a})
s.terminationReason??="timeout"
n()
throw new DiscardedError}
const normalizeForceKillAfterDelay=n=>{if(n===!1)return n
if(n===!0)return de
validateDelay(n,"forceKillAfterDelay")
return n}
const de=1e3*5
const subprocessKill=({kill:n,options:{forceKillAfterDelay:r,killSignal:s},onInternalError:a,context:l,controller:d},u,f)=>{const{signal:p,error:m}=parseKillArguments(u,f,s)
emitKillError(m,a)
const b=n(p)
setKillTimeout({kill:n,signal:p,forceKillAfterDelay:r,killSignal:s,killResult:b,context:l,controller:d})
return b}
const parseKillArguments=(n,r,s)=>{const[a=s,l]=isErrorInstance(n)?[void 0,n]:[n,r]
if(typeof a!=="string"&&!Number.isInteger(a))throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(a)}`)
if(l!==void 0&&!isErrorInstance(l))throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${l}`)
return{signal:normalizeSignalArgument(a),error:l}}
const emitKillError=(n,r)=>{if(n!==void 0)r.reject(n)}
const setKillTimeout=async({kill:n,signal:r,forceKillAfterDelay:s,killSignal:a,killResult:l,context:d,controller:u})=>{if(r===a&&l)killOnTimeout({kill:n,forceKillAfterDelay:s,context:d,controllerSignal:u.signal})}
const killOnTimeout=async({kill:n,forceKillAfterDelay:r,context:s,controllerSignal:a})=>{if(r===!1)return
try{await(0,ne.setTimeout)(r,void 0,{signal:a})
if(n("SIGKILL"))s.isForcefullyTerminated??=!0}catch{}}
var ue=s(78474)
const onAbortedSignal=async(n,r)=>{if(!n.aborted)await(0,ue.once)(n,"abort",{signal:r})}
const validateAbortSignal=(n,r)=>{if(n!==void 0&&Object.prototype.toString.call(n)!=="[object AbortSignal]")throw new TypeError(`The \`${r}\` option must be an AbortSignal: ${String(n)}.`)}
const validateCancelSignal=({cancelSignal:n})=>{validateAbortSignal(n,"cancelSignal")}
const validateRenamedSignalOption=({signal:n})=>{if(n!==void 0)throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.')}
const throwOnCancel=({kill:n,cancelSignal:r,gracefulCancel:s,context:a,controller:l})=>r===void 0||s?[]:[terminateOnCancel(n,r,a,l)]
const terminateOnCancel=async(n,r,s,{signal:a})=>{await onAbortedSignal(r,a)
s.terminationReason??="cancel"
n()
throw r.reason}
const validateIpcMethod=({methodName:n,isSubprocess:r,ipc:s,isConnected:a})=>{validateIpcOption(n,r,s)
validateConnection(n,r,a)}
const validateIpcOption=(n,r,s)=>{if(!s)throw new Error(`${getMethodName(n,r)} can only be used if the \`ipc\` option is \`true\`.`)}
const validateConnection=(n,r,s)=>{if(!s)throw new Error(`${getMethodName(n,r)} cannot be used: the ${getOtherProcessName(r)} has already exited or disconnected.`)}
const throwOnEarlyDisconnect=n=>{throw new Error(`${getMethodName("getOneMessage",n)} could not complete: the ${getOtherProcessName(n)} exited or disconnected.`)}
const throwOnStrictDeadlockError=n=>{throw new Error(`${getMethodName("sendMessage",n)} failed: the ${getOtherProcessName(n)} is sending a message too, instead of listening to incoming messages.\nThis can be fixed by both sending a message and listening to incoming messages at the same time:\n\nconst [receivedMessage] = await Promise.all([\n\t${getMethodName("getOneMessage",n)},\n\t${getMethodName("sendMessage",n,"message, {strict: true}")},\n]);`)}
const getStrictResponseError=(n,r)=>new Error(`${getMethodName("sendMessage",r)} failed when sending an acknowledgment response to the ${getOtherProcessName(r)}.`,{cause:n})
const throwOnMissingStrict=n=>{throw new Error(`${getMethodName("sendMessage",n)} failed: the ${getOtherProcessName(n)} is not listening to incoming messages.`)}
const throwOnStrictDisconnect=n=>{throw new Error(`${getMethodName("sendMessage",n)} failed: the ${getOtherProcessName(n)} exited without listening to incoming messages.`)}
const getAbortDisconnectError=()=>new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(!0)} disconnected.`)
const throwOnMissingParent=()=>{throw new Error("`getCancelSignal()` cannot be used without setting the `gracefulCancel` option to `true`.")}
const handleEpipeError=({error:n,methodName:r,isSubprocess:s})=>{if(n.code==="EPIPE")throw new Error(`${getMethodName(r,s)} cannot be used: the ${getOtherProcessName(s)} is disconnecting.`,{cause:n})}
const handleSerializationError=({error:n,methodName:r,isSubprocess:s,message:a})=>{if(isSerializationError(n))throw new Error(`${getMethodName(r,s)}'s argument type is invalid: the message cannot be serialized: ${serializeInvalidMessage(a)}.`,{cause:n})}
const serializeInvalidMessage=n=>{try{return String(n)}catch{return(0,u.inspect)(n)}}
const isSerializationError=({code:n,message:r})=>fe.has(n)||pe.some(n=>r.includes(n))
const fe=new Set(["ERR_MISSING_ARGS","ERR_INVALID_ARG_TYPE"])
const pe=["could not be cloned","circular structure","call stack size exceeded"]
const getMethodName=(n,r,s="")=>n==="cancelSignal"?"`cancelSignal`'s `controller.abort()`":`${getNamespaceName(r)}${n}(${s})`
const getNamespaceName=n=>n?"":"subprocess."
const getOtherProcessName=n=>n?"parent process":"subprocess"
const disconnect=n=>{if(n.connected)n.disconnect()}
const createDeferred=()=>{const n={}
const r=new Promise((r,s)=>{Object.assign(n,{resolve:r,reject:s})})
return Object.assign(r,n)}
const incrementMaxListeners=(n,r,s)=>{const a=n.getMaxListeners()
if(a===0||a===1/0)return
n.setMaxListeners(a+r);(0,ue.addAbortListener)(s,()=>{n.setMaxListeners(n.getMaxListeners()-r)})}
const addReference=(n,r)=>{if(r)addReferenceCount(n)}
const addReferenceCount=n=>{n.refCounted()}
const removeReference=(n,r)=>{if(r)removeReferenceCount(n)}
const removeReferenceCount=n=>{n.unrefCounted()}
const undoAddedReferences=(n,r)=>{if(!r)return
removeReferenceCount(n)
removeReferenceCount(n)}
const redoAddedReferences=(n,r)=>{if(!r)return
addReferenceCount(n)
addReferenceCount(n)}
const onMessage=async({anyProcess:n,channel:r,isSubprocess:s,ipcEmitter:a},l)=>{if(handleStrictResponse(l,n)||s&&handleAbort(l))return
if(!me.has(n))me.set(n,[])
const d=me.get(n)
d.push(l)
if(d.length>1)return
while(d.length>0){await waitForOutgoingMessages(n,a,d[0])
await ne.scheduler.yield()
const l=await handleStrictRequest({wrappedMessage:d[0],anyProcess:n,channel:r,isSubprocess:s,ipcEmitter:a})
d.shift()
a.emit("message",l)
a.emit("message:done")}}
const onDisconnect=async({anyProcess:n,channel:r,isSubprocess:s,ipcEmitter:a,boundOnMessage:l})=>{if(s)abortOnDisconnect()
const d=me.get(n)
while(d?.length>0)await(0,ue.once)(a,"message:done")
n.removeListener("message",l)
redoAddedReferences(r,s)
a.connected=!1
a.emit("disconnect")}
const me=new WeakMap
const getIpcEmitter=(n,r,s)=>{if(be.has(n))return be.get(n)
const a=new ue.EventEmitter
a.setMaxListeners(0)
a.connected=!0
be.set(n,a)
forwardEvents({ipcEmitter:a,anyProcess:n,channel:r,isSubprocess:s})
return a}
const be=new WeakMap
const forwardEvents=({ipcEmitter:n,anyProcess:r,channel:s,isSubprocess:a})=>{const l=onMessage.bind(void 0,{anyProcess:r,channel:s,isSubprocess:a,ipcEmitter:n})
r.on("message",l)
r.once("disconnect",onDisconnect.bind(void 0,{anyProcess:r,channel:s,isSubprocess:a,ipcEmitter:n,boundOnMessage:l}))
undoAddedReferences(s,a)}
const isConnected=n=>{const r=be.get(n)
return r===void 0?n.channel!==void 0&&n.channel!==null:r.connected}
const handleSendStrict=({anyProcess:n,channel:r,isSubprocess:s,message:a,strict:l})=>{if(!l)return a
const d=getIpcEmitter(n,r,s)
const u=hasMessageListeners(n,d)
return{id:he++,type:ye,message:a,hasListeners:u}}
let he=0
const validateStrictDeadlock=(n,r)=>{if(!isStrictRequest(r)||r.hasListeners)return
for(const{id:r}of n)if(r!==void 0)ge[r].deferred.resolve({isDeadlock:!0,hasListeners:!1})}
const handleStrictRequest=async({wrappedMessage:n,anyProcess:r,channel:s,isSubprocess:a,ipcEmitter:l})=>{if(!isStrictRequest(n))return n
const{id:d,message:u}=n
if(!r.connected)return u
const f={id:d,type:we,message:hasMessageListeners(r,l)}
try{await sendMessage({anyProcess:r,channel:s,isSubprocess:a,ipc:!0},f)}catch(n){if(n.cause?.code!=="EPIPE")l.emit("strict:error",n)}return u}
const handleStrictResponse=(n,r)=>{if(n?.type!==we)return!1
const{id:s,message:a}=n
const l=ge[s]
if(l?.anyProcess===r)l.deferred.resolve({isDeadlock:!1,hasListeners:a})
return!0}
const waitForStrictResponse=async(n,r,s)=>{const a=createDeferred()
ge[n.id]={deferred:a,anyProcess:r}
const l=new AbortController
try{const{isDeadlock:n,hasListeners:d}=await Promise.race([a,throwOnDisconnect(r,s,l)])
if(n)throwOnStrictDeadlockError(s)
if(!d)throwOnMissingStrict(s)}finally{l.abort()
delete ge[n.id]}}
const ge={__proto__:null}
const throwOnDisconnect=async(n,r,{signal:s})=>{incrementMaxListeners(n,1,s)
await(0,ue.once)(n,"disconnect",{signal:s})
throwOnStrictDisconnect(r)}
const ye="execa:ipc:request"
const we="execa:ipc:response"
const isStrictRequest=n=>n?.type===ye&&Number.isInteger(n.id)&&typeof n.hasListeners==="boolean"
const startSendMessage=(n,r,s)=>{if(!ve.has(n))ve.set(n,new Set)
const a=ve.get(n)
const l=createDeferred()
const d=s?r.id:void 0
const u={onMessageSent:l,id:d}
a.add(u)
return{outgoingMessages:a,outgoingMessage:u}}
const endSendMessage=({outgoingMessages:n,outgoingMessage:r})=>{n.delete(r)
r.onMessageSent.resolve()}
const waitForOutgoingMessages=async(n,r,s)=>{while(!hasMessageListeners(n,r)&&ve.get(n)?.size>0){const r=[...ve.get(n)]
validateStrictDeadlock(r,s)
await Promise.all(r.map(({onMessageSent:n})=>n))}}
const ve=new WeakMap
const Se=new WeakMap
const setIpcSubprocessOptions=(n,r)=>{Se.set(n,r)}
const hasMessageListeners=(n,r)=>r.listenerCount("message")>getMinListenerCount(n)
const getMinListenerCount=n=>getOptions(n)!==void 0&&!getFdSpecificValue(getOptions(n).buffer,"ipc")?1:0
const getOptions=n=>Se.get(n)
const sendMessage=({anyProcess:n,channel:r,isSubprocess:s,ipc:a},l,d)=>{const{strict:u=!1}=copyOptions(d)
checkBooleanOption(u,"strict")
const f="sendMessage"
validateIpcMethod({methodName:f,isSubprocess:s,ipc:a,isConnected:n.connected})
return sendMessageAsync({anyProcess:n,channel:r,methodName:f,isSubprocess:s,message:l,strict:u})}
const sendMessageAsync=async({anyProcess:n,channel:r,methodName:s,isSubprocess:a,message:l,strict:d})=>{const u=handleSendStrict({anyProcess:n,channel:r,isSubprocess:a,message:l,strict:d})
const f=startSendMessage(n,u,d)
try{await sendOneMessage({anyProcess:n,methodName:s,isSubprocess:a,wrappedMessage:u,message:l,strict:d})}catch(r){disconnect(n)
throw r}finally{endSendMessage(f)}}
const sendOneMessage=async({anyProcess:n,methodName:r,isSubprocess:s,wrappedMessage:a,message:l,strict:d=!1})=>{const u=getSendMethod(n)
try{await Promise.all([d?waitForStrictResponse(a,n,s):void 0,u(a)])}catch(n){handleEpipeError({error:n,methodName:r,isSubprocess:s})
handleSerializationError({error:n,methodName:r,isSubprocess:s,message:l})
throw n}}
const getSendMethod=n=>{if(Ee.has(n))return Ee.get(n)
const r=(0,u.promisify)(n.send.bind(n))
Ee.set(n,r)
return r}
const Ee=new WeakMap
const sendAbort=(n,r)=>{const s="cancelSignal"
validateConnection(s,!1,n.connected)
return sendOneMessage({anyProcess:n,methodName:s,isSubprocess:!1,wrappedMessage:{type:Te,message:r},message:r})}
const getCancelSignal=async({anyProcess:n,channel:r,isSubprocess:s,ipc:a})=>{await startIpc({anyProcess:n,channel:r,isSubprocess:s,ipc:a})
return De.signal}
const startIpc=async({anyProcess:n,channel:r,isSubprocess:s,ipc:a})=>{if(xe)return
if(!a){throwOnMissingParent()
return}xe=!0
if(!n.connected){abortOnDisconnect()
return}getIpcEmitter(n,r,s)
await ne.scheduler.yield()}
let xe=!1
const handleAbort=n=>{if(n?.type!==Te)return!1
De.abort(n.message)
return!0}
const Te="execa:ipc:cancel"
const abortOnDisconnect=()=>{De.abort(getAbortDisconnectError())}
const De=new AbortController
const validateGracefulCancel=({gracefulCancel:n,cancelSignal:r,ipc:s,serialization:a})=>{if(!n)return
if(r===void 0)throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.")
if(!s)throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.")
if(a==="json")throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.")}
const throwOnGracefulCancel=({subprocess:n,kill:r,cancelSignal:s,gracefulCancel:a,forceKillAfterDelay:l,context:d,controller:u})=>a?[sendOnAbort({subprocess:n,kill:r,cancelSignal:s,forceKillAfterDelay:l,context:d,controller:u})]:[]
const sendOnAbort=async({subprocess:n,kill:r,cancelSignal:s,forceKillAfterDelay:a,context:l,controller:{signal:d}})=>{await onAbortedSignal(s,d)
const u=getReason(s)
await sendAbort(n,u)
killOnTimeout({kill:r,forceKillAfterDelay:a,context:l,controllerSignal:d})
l.terminationReason??="gracefulCancel"
throw s.reason}
const getReason=({reason:n})=>{if(!(n instanceof DOMException))return n
const r=new Error(n.message)
Object.defineProperty(r,"stack",{value:n.stack,enumerable:!1,configurable:!0,writable:!0})
return r}
const mapNode=({options:n})=>{if(n.node===!1)throw new TypeError('The "node" option cannot be false with `execaNode()`.')
return{options:{__proto__:null,...n,node:!0}}}
const getDefaultNodeOptions=()=>{const n=[]
for(let r=0;r<d.execArgv.length;r+=1){const s=d.execArgv[r]
if(Oe.has(s)){if(!d.execArgv[r+1]?.startsWith("-"))r+=1}else if(!Me.test(s))n.push(s)}return n}
const Oe=new Set(["-e","--eval","-p","--print","-pe","--input-type","--inspect-port"])
const Me=/^--(?:inspect|eval=|print=|input-type=)/
const handleNodeOption=(n,r,{node:s=!1,nodePath:a=d.execPath,nodeOptions:l=getDefaultNodeOptions(),cwd:u,execPath:f,...p})=>{if(f!==void 0)throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.')
if(!Array.isArray(l)||l.some(n=>typeof n!=="string"))throw new TypeError('The "nodeOptions" option must be an array of strings.')
const m=safeNormalizeFileUrl(a,'The "nodePath" option')
const b=te.resolve(u,m)
const g={__proto__:null,shell:!1,...p,nodePath:b,node:s,cwd:u}
if(!s)return[n,r,g]
if(te.basename(n,".exe")==="node")throw new TypeError('When the "node" option is true, the first argument does not need to be "node".')
return[b,[...l,n,...r],{__proto__:null,...g,ipc:g.ipc===void 0?!0:g.ipc,shell:!1}]}
var Ie=s(78877)
const validateIpcInputOption=({ipcInput:n,ipc:r,serialization:s})=>{if(n===void 0)return
if(!r)throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.")
Ne[s]?.(n)}
const validateAdvancedInput=n=>{try{(0,Ie.serialize)(n)}catch(n){throw new Error("The `ipcInput` option is not serializable with a structured clone.",{cause:n})}}
const validateJsonInput=n=>{try{if(JSON.stringify(n)===void 0)throw new TypeError("The value cannot be represented as JSON.")}catch(n){throw new Error("The `ipcInput` option is not serializable with JSON.",{cause:n})}}
const Ne={__proto__:null,advanced:validateAdvancedInput,json:validateJsonInput}
const sendIpcInput=async(n,r,s)=>{if(r===void 0)return
await sendMessage({anyProcess:n,channel:n.channel,isSubprocess:!1,ipc:s},r)}
const validateEncoding=({encoding:n})=>{if($e.has(n))return
const r=getCorrectEncoding(n)
if(r!==void 0)throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to ${serializeEncoding(r)}.`)
const s=[...$e].map(n=>serializeEncoding(n)).join(", ")
throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to one of: ${s}.`)}
const Ce=new Set(["utf8","utf16le"])
const Ae=new Set(["buffer","hex","base64","base64url","latin1","ascii"])
const $e=Ce.union(Ae)
const getStringEncoding=(n,r)=>n||!Ce.has(r)?"utf8":r
const getInputEncoding=n=>Ce.has(n)?"utf8":n
const getCorrectEncoding=n=>{if(n===null)return"buffer"
if(typeof n!=="string")return
const r=n.toLowerCase()
if(r in je)return je[r]
if($e.has(r))return r}
const je={__proto__:null,"utf-8":"utf8","utf-16le":"utf16le","ucs-2":"utf16le",ucs2:"utf16le",binary:"latin1"}
const serializeEncoding=n=>typeof n==="string"?`"${n}"`:String(n)
var Be=s(73024)
var Pe=s(4573)
s(51455)
const ke=d.platform==="win32"
const Re=ke?/[\/\\]/v:/\//v
const Le=".COM;.EXE;.BAT;.CMD;.VBS;.VBE;.JS;.JSE;.WSF;.WSH;.MSC"
function resolveOptions(n,r){if(typeof n!=="string"||n.length===0)throw new TypeError("Expected a non-empty string.")
const{cwd:s=d.cwd(),path:a=d.env.PATH??(ke?d.env.Path:void 0)??"",pathExt:l=d.env.PATHEXT||Le}=r
return{cwd:s,searchPath:a,pathExt:l}}function windowsExtensions(n,r){const s=r.split(te.delimiter).filter(Boolean)
const a=te.extname(n).toLowerCase()
if(a!==""&&s.some(n=>n.toLowerCase()===a))return["",...s]
return s}function*candidatePaths(n,{cwd:r,searchPath:s,pathExt:a}){const l=ke?windowsExtensions(n,a):[""]
if(Re.test(n)){const s=te.resolve(r,n)
for(const n of l)yield s+n
return}const d=[...ke?[r]:[],...s.split(te.delimiter)]
for(const s of d){const a=ke&&s.length>1&&s.startsWith('"')&&s.endsWith('"')?s.slice(1,-1):s
if(a==="")continue
const d=te.resolve(r,a,n)
for(const n of l)yield d+n}}function isExecutableSync(n){let r
try{r=Be.statSync(n)}catch(n){return ke&&n.code==="EACCES"}if(!r.isFile())return!1
if(ke)return!0
try{Be.accessSync(n,Be.constants.X_OK)
return!0}catch{return!1}}function whichCommandSync(n,r={}){const s=resolveOptions(n,r)
for(const r of candidatePaths(n,s))if(isExecutableSync(r))return r
return}const parseCommandFile=(n,r,s)=>{const a={file:n,commandArguments:[...r],options:s}
return s.shell||d.platform!=="win32"?a:escapeWindowsCommand(a)}
const Ue=/\.(?:com|exe)$/i
const escapeWindowsCommand=n=>{const r=resolveWithShebang(n)
if(r!==void 0&&Ue.test(r)){if(n.options.argv0===void 0)n.options.argv0=n.file
n.file=r
return n}for(const r of[n.file,...n.commandArguments])assertNoLineBreak(r)
const s=escapeMetaChars(te.normalize(r??n.file))
const a=n.commandArguments.map(n=>escapeArgument(n))
const l=`"${[s,...a].join(" ")}"`
n.options.windowsVerbatimArguments=!0
return{file:d.env.comspec||"cmd.exe",commandArguments:["/d","/e:on","/v:off","/s","/c",l],options:n.options}}
const resolveWithShebang=n=>{const r=resolvePath(n)
const s=r!==void 0&&readShebang(r)
if(!s)return r
n.commandArguments.unshift(r)
n.file=s
return resolvePath(n)}
const resolvePath=n=>{const r=n.options.env||d.env
const s=n.options.cwd??d.cwd()
const a=getWindowsEnvironmentValue(r,"PATHEXT")
const l=te.extname(n.file)
const u=l===""?a:`${l}${te.delimiter}${a??""}`
if(hasWindowsPathSeparator(n.file))return whichCommandSync(te.resolve(s,n.file),{cwd:s,pathExt:u})
const f=getWindowsEnvironmentValue(r,"PATH")??getWindowsEnvironmentValue(d.env,"PATH")??""
const p={cwd:s,path:f,pathExt:u}
return shouldSearchCurrentDirectory(r)?whichCommandSync(n.file,p):resolvePathDirectories(n.file,p)}
const hasWindowsPathSeparator=n=>n.includes("/")||n.includes("\\")||n.includes(":")
const shouldSearchCurrentDirectory=n=>getWindowsEnvironmentValue(d.env,"NODEFAULTCURRENTDIRECTORYINEXEPATH")===void 0&&getWindowsEnvironmentValue(n,"NODEFAULTCURRENTDIRECTORYINEXEPATH")===void 0
const resolvePathDirectories=(n,{cwd:r,path:s,pathExt:a})=>{for(const l of s.split(te.delimiter)){const s=l.length>1&&l.startsWith('"')&&l.endsWith('"')?l.slice(1,-1):l
if(s==="")continue
const d=whichCommandSync(te.resolve(r,s,n),{cwd:r,pathExt:a})
if(d!==void 0)return d}}
const getWindowsEnvironmentValue=(n,r)=>{const s=Object.keys(n).sort().find(n=>n.toUpperCase()===r)
return s===void 0?void 0:n[s]}
const _e=150
const readShebang=n=>{const r=Pe.Buffer.alloc(_e)
let s=0
try{const a=(0,Be.openSync)(n,"r")
try{s=(0,Be.readSync)(a,r,0,_e,0)}finally{(0,Be.closeSync)(a)}}catch{return}return parseShebang(r.toString("utf8",0,s))}
const Fe=/^#!(?<line>.*)/
const parseShebang=n=>{const r=n.match(Fe)?.groups.line.trim()
if(!r)return
const[s,a]=r.split(" ",2)
const l=s.split("/").at(-1)
if(l==="env")return a
return a?`${l} ${a}`:l}
const We=/[\n\r]/
const assertNoLineBreak=n=>{if(We.test(n))throw new TypeError(`The command and its arguments cannot contain a line break on Windows without a shell.\nThis would allow a command injection with \`cmd.exe\`.\nInvalid value: ${JSON.stringify(`${n}`)}`)}
const Ge=/[()\][%!^"`<>&|;, *?]/g
const escapeMetaChars=n=>n.replaceAll(Ge,"^$&")
const ze=/\\+/g
const Ve=/[^\w#$*+\-./:?@\\\u{80}-\u{10FFFF}]|\p{Control}/u
const escapeArgument=n=>{const r=`${n}`
if(!shouldQuoteArgument(r))return r
const s=r.replaceAll(ze,(n,r,s)=>{const a=s[r+n.length]
const l=a==='"'||a===void 0
return l?n.repeat(2):n}).replaceAll('"','""').replaceAll("%","%%cd:~,%")
return`"${s}"`}
const shouldQuoteArgument=n=>n===""||n.endsWith("\\")||Ve.test(n)
const normalizeCwd=(n=getDefaultCwd())=>{const r=safeNormalizeFileUrl(n,'The "cwd" option')
return te.resolve(r)}
const getDefaultCwd=()=>{try{return d.cwd()}catch(n){n.message=`The current directory does not exist.\n${n.message}`
throw n}}
const getCurrentCwd=()=>{try{return d.cwd()}catch{}}
const fixCwdError=(n,r)=>{if(r===getCurrentCwd())return n
let s
try{s=(0,Be.statSync)(r)}catch(s){return`The "cwd" option is invalid: ${r}.\n${s.message}\n${n}`}return s.isDirectory()?n:`The "cwd" option is not a directory: ${r}.\n${n}`}
const He=/^cmd(?:\.exe)?$/i
const normalizeOptions=(n,r,s)=>{const a={__proto__:null,...s}
a.cwd=normalizeCwd(a.cwd)
const[l,u,f]=handleNodeOption(n,r,a)
const p=normalizeFdSpecificOptions(f)
const m=addDefaultOptions(p)
validateBooleanOptions(m)
validateEnv(m)
m.env=getEnv(m)
const{file:b,commandArguments:g}=parseCommandFile(l,u,m)
validateTimeout(m)
validateEncoding(m)
validateIpcInputOption(m)
validateCancelSignal(m)
validateRenamedSignalOption(m)
validateGracefulCancel(m)
m.shell=normalizeFileUrl(m.shell)
m.killSignal=normalizeKillSignal(m.killSignal)
m.forceKillAfterDelay=normalizeForceKillAfterDelay(m.forceKillAfterDelay)
m.lines=m.lines.map((n,r)=>n&&!Ae.has(m.encoding)&&m.buffer[r])
if(d.platform==="win32"&&He.test(te.basename(b)))g.unshift("/q")
return{file:b,commandArguments:g,options:m}}
const Ke=["extendEnv","preferLocal","reject","cleanup","killDescendants","all","gracefulCancel","ipc","node"]
const validateBooleanOptions=n=>{for(const r of Ke)checkBooleanOption(n[r],r)}
const validateEnv=({env:n})=>{if(n!==void 0&&(typeof n!=="object"||n===null||Array.isArray(n)))throw new TypeError(`The \`env\` option must be an object: ${String(n)}.`)}
const addDefaultOptions=({extendEnv:n=!0,preferLocal:r=!1,cwd:s,localDir:a=s,encoding:l="utf8",reject:d=!0,cleanup:u=!0,killDescendants:f=!1,all:p=!1,windowsHide:m=!0,killSignal:b="SIGTERM",forceKillAfterDelay:g=!0,gracefulCancel:y=!1,ipcInput:w,ipc:v=w!==void 0||y,serialization:S="advanced",...E})=>({__proto__:null,...E,extendEnv:n,preferLocal:r,cwd:s,localDirectory:a,encoding:l,reject:d,cleanup:u,killDescendants:f,all:p,windowsHide:m,killSignal:b,forceKillAfterDelay:g,gracefulCancel:y,ipcInput:w,ipc:v,serialization:S})
const getEnv=n=>({__proto__:null,...computeEnv(n)})
const computeEnv=({env:n,extendEnv:r,preferLocal:s,node:a,localDirectory:l,nodePath:u})=>{const f={__proto__:null,...r&&d.env,...n}
if(s||a)return npmRunPathEnv({env:f,cwd:l,execPath:u,preferLocal:s,addExecPath:a})
return f}
const concatenateShell=(n,r,s)=>s.shell&&r.length>0?[[n,...r].join(" "),[],s]:[n,r,s]
const getSplitLinesGenerator=(n,r,s,a)=>n||s?void 0:initializeSplitLines(r,a)
const splitLinesSync=(n,r,s)=>s?n.flatMap(n=>splitLinesItemSync(n,r)):splitLinesItemSync(n,r)
const splitLinesItemSync=(n,r)=>{const{transform:s,final:a}=initializeSplitLines(r,{})
return[...s(n),...a()]}
const initializeSplitLines=(n,r)=>{r.previousChunks=""
return{transform:splitGenerator.bind(void 0,r,n),final:linesFinal.bind(void 0,r)}}
const splitGenerator=function*(n,r,s){if(typeof s!=="string"){yield s
return}let{previousChunks:a}=n
let l=-1
for(let d=0;d<s.length;d+=1){if(s[d]!=="\n")continue
let u=s.slice(l+1,r?d+1:d)
if(a.length>0){u=concatString(a,u)
a=""}yield r?u:stripCarriageReturn(u,n)
l=d}if(l!==s.length-1)a=concatString(a,s.slice(l+1))
n.previousChunks=a}
const stripCarriageReturn=(n,r)=>{r.isWindowsNewline=n.endsWith("\r")
return r.isWindowsNewline?n.slice(0,-1):n}
const linesFinal=function*({previousChunks:n}){if(n.length>0)yield n}
const getAppendNewlineGenerator=({binary:n,preserveNewlines:r,readableObjectMode:s,state:a,encoding:l})=>n||r||s?void 0:{transform:appendNewlineGenerator.bind(void 0,a,getStringEncoding(n,l))}
const appendNewlineGenerator=function*({isWindowsNewline:n=!1},r,s){const{unixNewline:a,windowsNewline:l,concat:d}=typeof s==="string"?qe:Ye[r]
if(endsWithNewline(s,a)){yield s
return}const u=n?l:a
yield d(s,u)}
const endsWithNewline=(n,r)=>typeof n==="string"?n.endsWith(r):n.length>=r.length&&n.subarray(-r.length).every((n,s)=>n===r[s])
const concatString=(n,r)=>`${n}${r}`
const qe={windowsNewline:"\r\n",unixNewline:"\n",concat:concatString}
const concatUint8Array=(n,r)=>{const s=new Uint8Array(n.length+r.length)
s.set(n,0)
s.set(r,n.length)
return s}
const Ye={__proto__:null,utf8:{windowsNewline:new Uint8Array([13,10]),unixNewline:new Uint8Array([10]),concat:concatUint8Array},utf16le:{windowsNewline:new Uint8Array([13,0,10,0]),unixNewline:new Uint8Array([10,0]),concat:concatUint8Array}}
function strip_final_newline_stripFinalNewline(n){if(typeof n==="string")return stripFinalNewlineString(n)
if(!ArrayBuffer.isView(n)||n.BYTES_PER_ELEMENT!==1)throw new Error("Input must be a string or a Uint8Array")
return stripFinalNewlineBinary(n)}const stripFinalNewlineString=n=>n.at(-1)===Xe?n.slice(0,n.at(-2)===Qe?-2:-1):n
const stripFinalNewlineBinary=n=>n.at(-1)===Je?n.subarray(0,n.at(-2)===Ze?-2:-1):n
const Xe="\n"
const Je=Xe.codePointAt(0)
const Qe="\r"
const Ze=Qe.codePointAt(0)
const stripNewline=(n,{stripFinalNewline:r},s,a)=>n!==void 0&&!Array.isArray(n)&&getStripFinalNewline(r,s,a)?strip_final_newline_stripFinalNewline(n):n
const getStripFinalNewline=(n,r,s)=>r==="all"?s.some(r=>n[r]):n[r]
const getAllSyncFds=([,n,r])=>[...n===void 0?[]:[1],...r===void 0?[]:[2]]
const getAllSync=([,n,r],s,a)=>{if(!a.all)return
if(n===void 0)return splitAllLines(r,s,a)
if(r===void 0)return splitAllLines(n,s,a)
if(hasLines(a))return[splitAllLines(n,s,a),splitAllLines(r,s,a)].flat()
if(Array.isArray(n)||Array.isArray(r))return[n,r].filter(n=>n.length>0).flat()
if(isUint8Array(n)&&isUint8Array(r))return concatUint8Arrays([n,r])
return et.has(a.encoding)?concatBase64(n,r,a.encoding):`${n}${r}`}
const concatBase64=(n,r,s)=>Pe.Buffer.concat([Pe.Buffer.from(n,s),Pe.Buffer.from(r,s)]).toString(s)
const et=new Set(["base64","base64url"])
const hasLines=({lines:n})=>Boolean(n[1]||n[2])
const splitAllLines=(n,r,s)=>n===void 0||Array.isArray(n)||!hasLines(s)?n:splitLinesSync(n,!getStripFinalNewline(s.stripFinalNewline,"all",r),!1)
function isStream(n,{checkOpen:r=!0}={}){return n!==null&&typeof n==="object"&&(n.writable||n.readable||!r||n.writable===void 0&&n.readable===void 0)&&typeof n.pipe==="function"}function isWritableStream(n,{checkOpen:r=!0}={}){return isStream(n,{checkOpen:r})&&(n.writable||!r)&&typeof n.write==="function"&&typeof n.end==="function"&&typeof n.writable==="boolean"&&typeof n.writableObjectMode==="boolean"&&typeof n.destroy==="function"&&typeof n.destroyed==="boolean"}function isReadableStream(n,{checkOpen:r=!0}={}){return isStream(n,{checkOpen:r})&&(n.readable||!r)&&typeof n.read==="function"&&typeof n.readable==="boolean"&&typeof n.readableObjectMode==="boolean"&&typeof n.destroy==="function"&&typeof n.destroyed==="boolean"}function isDuplexStream(n,r){return isWritableStream(n,r)&&isReadableStream(n,r)}const tt=Object.getPrototypeOf(Object.getPrototypeOf(async function*(){}).prototype)
class c{#e
#t
#n=!1
#o=void 0
constructor(n,r){this.#e=n,this.#t=r}next(){const e=()=>this.#r()
return this.#o=this.#o?this.#o.then(e,e):e(),this.#o}return(n){const t=()=>this.#s(n)
return this.#o?this.#o.then(t,t):t()}async#r(){if(this.#n)return{done:!0,value:void 0}
let n
try{n=await this.#e.read()}catch(n){throw this.#o=void 0,this.#n=!0,this.#e.releaseLock(),n}return n.done&&(this.#o=void 0,this.#n=!0,this.#e.releaseLock()),n}async#s(n){if(this.#n)return{done:!0,value:n}
if(this.#n=!0,!this.#t){const r=this.#e.cancel(n)
return this.#e.releaseLock(),await r,{done:!0,value:n}}return this.#e.releaseLock(),{done:!0,value:n}}}const nt=Symbol()
function i(){return this[nt].next()}Object.defineProperty(i,"name",{value:"next"})
function o(n){return this[nt].return(n)}Object.defineProperty(o,"name",{value:"return"})
const ot=Object.create(tt,{next:{enumerable:!0,configurable:!0,writable:!0,value:i},return:{enumerable:!0,configurable:!0,writable:!0,value:o}})
function h({preventCancel:n=!1}={}){const r=this.getReader(),s=new c(r,n),a=Object.create(ot)
return a[nt]=s,a}const getAsyncIterable=n=>{if(isReadableStream(n,{checkOpen:!1})&&st.on!==void 0)return getStreamIterable(n)
if(typeof n?.[Symbol.asyncIterator]==="function")return n
if(rt.call(n)==="[object ReadableStream]")return h.call(n)
throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.")}
const{toString:rt}=Object.prototype
const getStreamIterable=async function*(n){const r=new AbortController
const s={}
handleStreamEnd(n,r,s)
try{for await(const[s]of st.on(n,"data",{signal:r.signal}))yield s}catch(n){if(s.error!==void 0)throw s.error
else if(!r.signal.aborted)throw n}finally{n.destroy()}}
const handleStreamEnd=async(n,r,s)=>{try{await st.finished(n,{cleanup:!0,readable:!0,writable:!1,error:!1})}catch(n){s.error=n}finally{r.abort()}}
const st={}
const getStreamContents=async(n,{init:r,convertChunk:s,getSize:a,truncateChunk:l,addChunk:d,getFinalChunk:u,finalize:f},{maxBuffer:p=Number.POSITIVE_INFINITY}={})=>{const m=getAsyncIterable(n)
const b=r()
b.length=0
try{for await(const n of m){const r=getChunkType(n)
const u=s[r](n,b)
appendChunk({convertedChunk:u,state:b,getSize:a,truncateChunk:l,addChunk:d,maxBuffer:p})}appendFinalChunk({state:b,convertChunk:s,getSize:a,truncateChunk:l,addChunk:d,getFinalChunk:u,maxBuffer:p})
return f(b)}catch(n){const r=typeof n==="object"&&n!==null?n:new Error(n)
r.bufferedData=f(b)
throw r}}
const appendFinalChunk=({state:n,getSize:r,truncateChunk:s,addChunk:a,getFinalChunk:l,maxBuffer:d})=>{const u=l(n)
if(u!==void 0)appendChunk({convertedChunk:u,state:n,getSize:r,truncateChunk:s,addChunk:a,maxBuffer:d})}
const appendChunk=({convertedChunk:n,state:r,getSize:s,truncateChunk:a,addChunk:l,maxBuffer:d})=>{const u=s(n)
const f=r.length+u
if(f<=d){addNewChunk(n,r,l,f)
return}const p=a(n,d-r.length)
if(p!==void 0)addNewChunk(p,r,l,d)
throw new MaxBufferError}
const addNewChunk=(n,r,s,a)=>{r.contents=s(n,r,a)
r.length=a}
const getChunkType=n=>{const r=typeof n
if(r==="string")return"string"
if(r!=="object"||n===null)return"others"
if(globalThis.Buffer?.isBuffer(n))return"buffer"
const s=it.call(n)
if(s==="[object ArrayBuffer]")return"arrayBuffer"
if(s==="[object DataView]")return"dataView"
if(Number.isInteger(n.byteLength)&&Number.isInteger(n.byteOffset)&&it.call(n.buffer)==="[object ArrayBuffer]")return"typedArray"
return"others"}
const{toString:it}=Object.prototype
class MaxBufferError extends Error{name="MaxBufferError"
constructor(){super("maxBuffer exceeded")}}const handleMaxBuffer=({error:n,stream:r,readableObjectMode:s,lines:a,encoding:l,fdNumber:d})=>{if(!(n instanceof MaxBufferError))throw n
if(d==="all")return n
const u=getMaxBufferUnit(s,a,l)
n.maxBufferInfo={fdNumber:d,unit:u}
r.destroy()
throw n}
const getMaxBufferUnit=(n,r,s)=>{if(n)return"objects"
if(r)return"lines"
return s==="buffer"?"bytes":"characters"}
const checkIpcMaxBuffer=(n,r)=>{if(n.length+1<=r)return
const s=new MaxBufferError
s.maxBufferInfo={fdNumber:"ipc"}
throw s}
const getMaxBufferMessage=(n,r)=>{const{streamName:s,threshold:a,unit:l}=getMaxBufferInfo(n,r)
return`Command's ${s} was larger than ${a} ${l}`}
const getMaxBufferInfo=(n,r)=>{if(n?.maxBufferInfo===void 0)return{streamName:"output",threshold:r[1],unit:"bytes"}
const{maxBufferInfo:{fdNumber:s,unit:a,threshold:l=getFdSpecificValue(r,s)}}=n
delete n.maxBufferInfo
return s==="ipc"?{streamName:"IPC output",threshold:l,unit:"messages"}:{streamName:getStreamName(s),threshold:l,unit:a}}
const getMaxBufferSync=([,n])=>n===0?Number.MIN_VALUE:n
const handleMaxBufferSync=({resultError:n,output:r,maxBuffer:s,buffer:a})=>{const l=findMaxBufferSync(r,s,a)
if(l===void 0)return{resultError:n,isMaxBuffer:n?.code==="ENOBUFS"}
const d=getMaxBufferValueSync(s,l)
const u=n??Object.assign(new MaxBufferError,{code:"ENOBUFS"})
u.maxBufferInfo={fdNumber:l,unit:"bytes",threshold:d}
return{resultError:u,isMaxBuffer:!0}}
const findMaxBufferSync=(n,r,s)=>{if(n===null)return
const a=n.findIndex((n,a)=>n!==null&&s[a]&&n.length>getMaxBufferValueSync(r,a))
return a===-1?void 0:a}
const getMaxBufferValueSync=(n,r)=>Math.min(n[1],n[r])
const truncateMaxBufferSync=(n,r,{maxBuffer:s,buffer:a})=>{const l=getMaxBufferValueSync(s,r)
return a[r]&&n.length>l?n.slice(0,l):n}
const createMessages=({stdio:n,all:r,ipcOutput:s,originalError:a,signal:l,signalDescription:d,exitCode:u,escapedCommand:f,timedOut:p,isCanceled:m,isGracefullyCanceled:b,isMaxBuffer:g,isForcefullyTerminated:y,forceKillAfterDelay:w,killSignal:v,maxBuffer:S,timeout:E,cwd:x})=>{const T=getErrorCode(a)
const D=getErrorPrefix({originalError:a,timedOut:p,timeout:E,isMaxBuffer:g,maxBuffer:S,errorCode:T,signal:l,signalDescription:d,exitCode:u,isCanceled:m,isGracefullyCanceled:b,isForcefullyTerminated:y,forceKillAfterDelay:w,killSignal:v})
const O=getOriginalMessage(a,x)
const M=O===void 0?"":`\n${O}`
const I=`${D}: ${f}${M}`
const N=r===void 0?[n[2],n[1]]:[r]
const C=[I,...N,...n.slice(3),s.map(n=>serializeIpcMessage(n)).join("\n")].map(n=>escapeLines(strip_final_newline_stripFinalNewline(serializeMessagePart(n)))).filter(Boolean).join("\n\n")
return{originalMessage:O,shortMessage:I,message:C}}
const getErrorCode=n=>typeof n?.code==="string"?n.code:void 0
const getErrorPrefix=({originalError:n,timedOut:r,timeout:s,isMaxBuffer:a,maxBuffer:l,errorCode:d,signal:u,signalDescription:f,exitCode:p,isCanceled:m,isGracefullyCanceled:b,isForcefullyTerminated:g,forceKillAfterDelay:y,killSignal:w})=>{const v=getForcefulSuffix(g,y)
if(r)return`Command timed out after ${s} milliseconds${v}`
if(b){if(u===void 0)return`Command was gracefully canceled with exit code ${p}`
return g?`Command was gracefully canceled${v}`:`Command was gracefully canceled with ${u} (${f})`}if(m)return`Command was canceled${v}`
if(a)return`${getMaxBufferMessage(n,l)}${v}`
if(d!==void 0)return`Command failed with ${d}${v}`
if(g)return`Command was killed with ${w} (${getSignalDescription(w)})${v}`
if(u!==void 0)return`Command was killed with ${u} (${f})`
return p===void 0?"Command failed":`Command failed with exit code ${p}`}
const getForcefulSuffix=(n,r)=>n?` and was forcefully terminated after ${r} milliseconds`:""
const getOriginalMessage=(n,r)=>{if(n instanceof DiscardedError)return
const s=isExecaError(n)?n.originalMessage??"":String(n?.message??n)
const a=escapeLines(fixCwdError(s,r))
return a===""?void 0:a}
const serializeIpcMessage=n=>typeof n==="string"?n:(0,u.inspect)(n)
const serializeMessagePart=n=>Array.isArray(n)?n.filter(n=>isTextItem(n)).map(n=>strip_final_newline_stripFinalNewline(serializeMessageItem(n))).join("\n"):serializeMessageItem(n)
const isTextItem=n=>typeof n==="string"||isUint8Array(n)
const serializeMessageItem=n=>{if(typeof n==="string")return n
return isUint8Array(n)?uint8ArrayToString(n):""}
const makeSuccessResult=({command:n,escapedCommand:r,stdio:s,all:a,ipcOutput:l,options:{cwd:d},startTime:u})=>omitUndefinedProperties({command:n,escapedCommand:r,cwd:d,durationMs:getDurationMs(u),failed:!1,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isTerminated:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,exitCode:0,stdout:s[1],stderr:s[2],all:a,stdio:s,ipcOutput:l,pipedFrom:[]})
const makeEarlyError=({error:n,command:r,escapedCommand:s,fileDescriptors:a,options:l,startTime:d,isSync:u,stdio:f=Array.from({length:a.length}),all:p})=>makeError({error:n,command:r,escapedCommand:s,startTime:d,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,stdio:f,all:p,ipcOutput:[],options:l,isSync:u})
const getEarlyErrorOutput=(n,r)=>{const s=n.map((n,s)=>getEmptyOutput(n,s,r))
return{stdio:s,all:getAllSync(s,getAllSyncFds(s),r)}}
const getEmptyOutput=({direction:n,objectMode:r},s,{stdio:a,buffer:l,lines:d,encoding:u})=>{if(n==="input"||!at.has(a[s])||!l[s])return
if(r||d[s])return[]
return u==="buffer"?new Uint8Array:""}
const at=new Set(["pipe","overlapped"])
const makeError=({error:n,command:r,escapedCommand:s,startTime:a,timedOut:l,isCanceled:d,isGracefullyCanceled:u,isMaxBuffer:f,isForcefullyTerminated:p,exitCode:m,signal:b,stdio:g,all:y,ipcOutput:w,options:{timeoutDuration:v,timeout:S=v,forceKillAfterDelay:E,killSignal:x,cwd:T,maxBuffer:D},isSync:O})=>{const{exitCode:M,signal:I,signalDescription:N}=normalizeExitPayload(m,b)
const{originalMessage:C,shortMessage:A,message:$}=createMessages({stdio:g,all:y,ipcOutput:w,originalError:n,signal:I,signalDescription:N,exitCode:M,escapedCommand:s,timedOut:l,isCanceled:d,isGracefullyCanceled:u,isMaxBuffer:f,isForcefullyTerminated:p,forceKillAfterDelay:E,killSignal:x,maxBuffer:D,timeout:S,cwd:T})
const j=getFinalError(n,$,O)
Object.assign(j,getErrorProperties({error:j,command:r,escapedCommand:s,startTime:a,timedOut:l,isCanceled:d,isGracefullyCanceled:u,isMaxBuffer:f,isForcefullyTerminated:p,exitCode:M,signal:I,signalDescription:N,stdio:g,all:y,ipcOutput:w,cwd:T,originalMessage:C,shortMessage:A}))
return j}
const getErrorProperties=({error:n,command:r,escapedCommand:s,startTime:a,timedOut:l,isCanceled:d,isGracefullyCanceled:u,isMaxBuffer:f,isForcefullyTerminated:p,exitCode:m,signal:b,signalDescription:g,stdio:y,all:w,ipcOutput:v,cwd:S,originalMessage:E,shortMessage:x})=>omitUndefinedProperties({shortMessage:x,originalMessage:E,command:r,escapedCommand:s,cwd:S,durationMs:getDurationMs(a),failed:!0,timedOut:l,isCanceled:d,isGracefullyCanceled:u,isTerminated:b!==void 0,isMaxBuffer:f,isForcefullyTerminated:p,exitCode:m,signal:b,signalDescription:g,code:getErrorCode(n.cause),stdout:y[1],stderr:y[2],all:w,stdio:y,ipcOutput:v,pipedFrom:[]})
const omitUndefinedProperties=n=>Object.fromEntries(Object.entries(n).filter(([,n])=>n!==void 0))
const normalizeExitPayload=(n,r)=>{const s=n===null?void 0:n
const a=r===null?void 0:r
const l=a===void 0?void 0:getSignalDescription(r)
return{exitCode:s,signal:a,signalDescription:l}}
const toZeroIfInfinity=n=>Number.isFinite(n)?n:0
function parseNumber(n){return{days:Math.trunc(n/864e5),hours:Math.trunc(n/36e5%24),minutes:Math.trunc(n/6e4%60),seconds:Math.trunc(n/1e3%60),milliseconds:Math.trunc(n%1e3),microseconds:Math.trunc(toZeroIfInfinity(n*1e3)%1e3),nanoseconds:Math.trunc(toZeroIfInfinity(n*1e6)%1e3)}}function parseBigint(n){return{days:n/86400000n,hours:n/3600000n%24n,minutes:n/60000n%60n,seconds:n/1000n%60n,milliseconds:n%1000n,microseconds:0n,nanoseconds:0n}}function parseMilliseconds(n){switch(typeof n){case"number":if(Number.isFinite(n))return parseNumber(n)
break
case"bigint":return parseBigint(n)}throw new TypeError("Expected a finite number or bigint")}const isZero=n=>n===0||n===0n
const pluralize=(n,r)=>r===1||r===1n?n:`${n}s`
const ct=1e-7
const lt=24n*60n*60n*1000n
function prettyMilliseconds(n,r){const s=typeof n==="bigint"
if(!s&&!Number.isFinite(n))throw new TypeError("Expected a finite number or bigint")
r={...r}
const a=n<0?"-":""
n=n<0?-n:n
if(r.colonNotation){r.compact=!1
r.formatSubMilliseconds=!1
r.separateMilliseconds=!1
r.verbose=!1}if(r.compact){r.unitCount=1
r.secondsDecimalDigits=0
r.millisecondsDecimalDigits=0}let l=[]
const floorDecimals=(n,r)=>{const s=Math.floor(n*10**r+ct)
const a=Math.round(s)/10**r
return a.toFixed(r)}
const add=(n,s,a,d)=>{if((l.length===0||!r.colonNotation)&&isZero(n)&&(!r.colonNotation||a!=="m"))return
d??=String(n)
if(r.colonNotation){const n=d.includes(".")?d.split(".")[0].length:d.length
const r=l.length>0?2:1
d="0".repeat(Math.max(0,r-n))+d}else d+=r.verbose?" "+pluralize(s,n):a
l.push(d)}
const d=parseMilliseconds(n)
const u=BigInt(d.days)
if(r.hideYearAndDays)add(BigInt(u)*24n+BigInt(d.hours),"hour","h")
else{if(r.hideYear)add(u,"day","d")
else{add(u/365n,"year","y")
add(u%365n,"day","d")}add(Number(d.hours),"hour","h")}add(Number(d.minutes),"minute","m")
if(!r.hideSeconds)if(r.separateMilliseconds||r.formatSubMilliseconds||!r.colonNotation&&n<1e3&&!r.subSecondsAsDecimals){const n=Number(d.seconds)
const s=Number(d.milliseconds)
const a=Number(d.microseconds)
const l=Number(d.nanoseconds)
add(n,"second","s")
if(r.formatSubMilliseconds){add(s,"millisecond","ms")
add(a,"microsecond","µs")
add(l,"nanosecond","ns")}else{const n=s+a/1e3+l/1e6
const d=typeof r.millisecondsDecimalDigits==="number"?r.millisecondsDecimalDigits:0
const u=n>=1?Math.round(n):Math.ceil(n)
const f=1e3-10**-d
const p=d?Math.min(n,f).toFixed(d):Math.min(u,f)
add(Number.parseFloat(p),"millisecond","ms",p)}}else{const a=(s?Number(n%lt):n)/1e3%60
const l=typeof r.secondsDecimalDigits==="number"?r.secondsDecimalDigits:1
const d=floorDecimals(a,l)
const u=r.keepDecimalsOnWholeSeconds?d:d.replace(/\.0+$/,"")
add(Number.parseFloat(u),"second","s",u)}if(l.length===0)return a+"0"+(r.verbose?" milliseconds":"ms")
const f=r.colonNotation?":":" "
if(typeof r.unitCount==="number")l=l.slice(0,Math.max(r.unitCount,1))
return a+l.join(f)}const logError=(n,r)=>{if(n.failed)verboseLog({type:"error",verboseMessage:n.shortMessage,verboseInfo:r,result:n})}
const logResult=(n,r)=>{if(!isVerbose(r))return
logError(n,r)
logDuration(n,r)}
const logDuration=(n,r)=>{const s=`(done in ${prettyMilliseconds(n.durationMs)})`
verboseLog({type:"duration",verboseMessage:s,verboseInfo:r,result:n})}
const handleResult=(n,r,{reject:s})=>{logResult(n,r)
if(s&&n.failed)throw n
return n}
const getStdioItemType=(n,r)=>{if(isAsyncGenerator(n))return"asyncGenerator"
if(isSyncGenerator(n))return"generator"
if(isUrl(n))return"fileUrl"
if(isFilePathObject(n))return"filePath"
if(isWebStream(n))return"webStream"
if(isStream(n,{checkOpen:!1}))return"native"
if(isUint8Array(n))return"uint8Array"
if(isAsyncIterableObject(n))return"asyncIterable"
if(isIterableObject(n))return"iterable"
if(type_isTransformStream(n))return getTransformStreamType({transform:n},r)
return isTransformOptions(n)?getTransformObjectType(n,r):"native"}
const getTransformObjectType=(n,r)=>{if(isDuplexStream(n.transform,{checkOpen:!1}))return getDuplexType(n,r)
return type_isTransformStream(n.transform)?getTransformStreamType(n,r):getGeneratorObjectType(n,r)}
const getDuplexType=(n,r)=>{validateNonGeneratorType(n,r,"Duplex stream")
return"duplex"}
const getTransformStreamType=(n,r)=>{validateNonGeneratorType(n,r,"web TransformStream")
return"webTransform"}
const validateNonGeneratorType=({final:n,binary:r,objectMode:s},a,l)=>{checkUndefinedOption(n,`${a}.final`,l)
checkUndefinedOption(r,`${a}.binary`,l)
checkBooleanOption(s,`${a}.objectMode`)}
const checkUndefinedOption=(n,r,s)=>{if(n!==void 0)throw new TypeError(`The \`${r}\` option can only be defined when using a generator, not a ${s}.`)}
const getGeneratorObjectType=({transform:n,final:r,binary:s,objectMode:a},l)=>{if(n!==void 0&&!isGenerator(n))throw new TypeError(`The \`${l}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`)
if(isDuplexStream(r,{checkOpen:!1}))throw new TypeError(`The \`${l}.final\` option must not be a Duplex stream.`)
if(type_isTransformStream(r))throw new TypeError(`The \`${l}.final\` option must not be a web TransformStream.`)
if(r!==void 0&&!isGenerator(r))throw new TypeError(`The \`${l}.final\` option must be a generator.`)
checkBooleanOption(s,`${l}.binary`)
checkBooleanOption(a,`${l}.objectMode`)
return isAsyncGenerator(n)||isAsyncGenerator(r)?"asyncGenerator":"generator"}
const isGenerator=n=>isAsyncGenerator(n)||isSyncGenerator(n)
const isAsyncGenerator=n=>Object.prototype.toString.call(n)==="[object AsyncGeneratorFunction]"
const isSyncGenerator=n=>Object.prototype.toString.call(n)==="[object GeneratorFunction]"
const isTransformOptions=n=>isPlainObject(n)&&(n.transform!==void 0||n.final!==void 0)
const isUrl=n=>Object.prototype.toString.call(n)==="[object URL]"
const isRegularUrl=n=>isUrl(n)&&n.protocol!=="file:"
const isFilePathObject=n=>isPlainObject(n)&&Object.keys(n).length>0&&Object.keys(n).every(n=>dt.has(n))&&isFilePathString(n.file)
const dt=new Set(["file","append"])
const isFilePathString=n=>typeof n==="string"
const isStdioValueObject=n=>isPlainObject(n)&&Object.keys(n).length>0&&Object.keys(n).every(n=>ut.has(n))&&"value"in n
const ut=new Set(["value","input"])
const isUnknownStdioString=(n,r)=>n==="native"&&typeof r==="string"&&!ft.has(r)
const ft=new Set(["ipc","ignore","inherit","overlapped","pipe"])
const type_isReadableStream=n=>Object.prototype.toString.call(n)==="[object ReadableStream]"
const type_isWritableStream=n=>Object.prototype.toString.call(n)==="[object WritableStream]"
const isWebStream=n=>type_isReadableStream(n)||type_isWritableStream(n)
const type_isTransformStream=n=>type_isReadableStream(n?.readable)&&type_isWritableStream(n?.writable)
const isAsyncIterableObject=n=>isObject(n)&&typeof n[Symbol.asyncIterator]==="function"
const isIterableObject=n=>isObject(n)&&typeof n[Symbol.iterator]==="function"
const isObject=n=>typeof n==="object"&&n!==null
const pt=new Set(["generator","asyncGenerator","duplex","webTransform"])
const mt=new Set(["fileUrl","filePath","fileNumber"])
const bt=new Set(["fileUrl","filePath"])
const ht=new Set([...bt,"webStream","nodeStream"])
const gt=new Set(["webTransform","duplex"])
const yt={generator:"a generator",asyncGenerator:"an async generator",fileUrl:"a file URL",filePath:"a file path string",fileNumber:"a file descriptor number",webStream:"a web stream",nodeStream:"a Node.js stream",webTransform:"a web TransformStream",duplex:"a Duplex stream",native:"any value",iterable:"an iterable",asyncIterable:"an async iterable",string:"a string",uint8Array:"a Uint8Array"}
const getTransformObjectModes=(n,r,s,a)=>a==="output"?getOutputObjectModes(n,r,s):getInputObjectModes(n,r,s)
const getOutputObjectModes=(n,r,s)=>{const a=r!==0&&s[r-1].value.readableObjectMode
const l=n??a
return{writableObjectMode:a,readableObjectMode:l}}
const getInputObjectModes=(n,r,s)=>{const a=r===0?n===!0:s[r-1].value.readableObjectMode
const l=r!==s.length-1&&(n??a)
return{writableObjectMode:a,readableObjectMode:l}}
const getFdObjectMode=(n,r)=>{const s=n.findLast(({type:n})=>pt.has(n))
if(s===void 0)return!1
return r==="input"?s.value.writableObjectMode:s.value.readableObjectMode}
const normalizeTransforms=(n,r,s,a)=>[...n.filter(({type:n})=>!pt.has(n)),...getTransforms(n,r,s,a)]
const getTransforms=(n,r,s,{encoding:a})=>{const l=n.filter(({type:n})=>pt.has(n))
const d=Array.from({length:l.length})
for(const[n,u]of Object.entries(l))d[n]=normalizeTransform({stdioItem:u,index:Number(n),newTransforms:d,optionName:r,direction:s,encoding:a})
return sortTransforms(d,s)}
const normalizeTransform=({stdioItem:n,stdioItem:{type:r},index:s,newTransforms:a,optionName:l,direction:d,encoding:u})=>{if(r==="duplex")return normalizeDuplex({stdioItem:n,optionName:l})
if(r==="webTransform")return normalizeTransformStream({stdioItem:n,index:s,newTransforms:a,direction:d})
return normalizeGenerator({stdioItem:n,index:s,newTransforms:a,direction:d,encoding:u})}
const normalizeDuplex=({stdioItem:n,optionName:r})=>{const{value:s}=n
const{transform:a}=s
const{writableObjectMode:l,readableObjectMode:d}=a
const{objectMode:u=d}=s
if(u&&!d)throw new TypeError(`The \`${r}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`)
if(!u&&d)throw new TypeError(`The \`${r}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`)
return{...n,value:{transform:a,writableObjectMode:l,readableObjectMode:d}}}
const normalizeTransformStream=({stdioItem:n,stdioItem:{value:r},index:s,newTransforms:a,direction:l})=>{const{transform:d,objectMode:u}=isPlainObject(r)?r:{transform:r}
const{writableObjectMode:f,readableObjectMode:p}=getTransformObjectModes(u,s,a,l)
return{...n,value:{transform:d,writableObjectMode:f,readableObjectMode:p}}}
const normalizeGenerator=({stdioItem:n,stdioItem:{value:r},index:s,newTransforms:a,direction:l,encoding:d})=>{const{transform:u,final:f,binary:p=!1,preserveNewlines:m=!1,objectMode:b}=isPlainObject(r)?r:{transform:r}
const g=p||Ae.has(d)
const{writableObjectMode:y,readableObjectMode:w}=getTransformObjectModes(b,s,a,l)
return{...n,value:{transform:u,final:f,binary:g,preserveNewlines:m,writableObjectMode:y,readableObjectMode:w}}}
const sortTransforms=(n,r)=>r==="input"?n.reverse():n
const getStreamDirection=({stdioItems:n,isStdioArray:r,fdNumber:s,optionName:a})=>{const l=n.map(n=>getStdioItemDirection(n,s,r))
if(l.includes("input")&&l.includes("output"))throw new TypeError(`The \`${a}\` option must not be an array of both readable and writable values.`)
return l.find(Boolean)??Et}
const getStdioItemDirection=(n,r,s)=>{const a=vt[r]
const l=getRequestedDirection(n)
if(a===void 0)return l
validateKnownDirection(n,a,s)
return a}
const getRequestedDirection=({type:n,value:r,direction:s,optionName:a})=>{const l=St[n](r)
if(s==="input"&&l==="output")throw new TypeError(`The \`${a}\` option is invalid: \`input: true\` cannot be used with a writable value, which is always an output.`)
return s??l}
const validateKnownDirection=({type:n,value:r,optionName:s},a,l)=>{if(!wt.has(n)||!l&&getStandardStreamDirection(r)!==void 0)return
const d=St[n](r)
if(d===void 0||d===a)return
const u=d==="input"?"readable":"writable"
throw new TypeError(`The \`${s}\` option is invalid: a ${u} value is always an ${d}, but \`${s}\` is an ${a}.`)}
const wt=new Set(["native","nodeStream","webStream"])
const vt=["input","output","output"]
const anyDirection=()=>{}
const alwaysInput=()=>"input"
const St={generator:anyDirection,asyncGenerator:anyDirection,fileUrl:anyDirection,filePath:anyDirection,iterable:alwaysInput,asyncIterable:alwaysInput,uint8Array:alwaysInput,string:alwaysInput,webStream:n=>type_isWritableStream(n)?"output":"input",nodeStream(n){if(!isReadableStream(n,{checkOpen:!1}))return"output"
return isWritableStream(n,{checkOpen:!1})?void 0:"input"},webTransform:anyDirection,duplex:anyDirection,native(n){const r=getStandardStreamDirection(n)
if(r!==void 0)return r
if(isStream(n,{checkOpen:!1}))return St.nodeStream(n)}}
const getStandardStreamDirection=n=>{if([0,d.stdin].includes(n))return"input"
if([1,2,d.stdout,d.stderr].includes(n))return"output"}
const Et="output"
const normalizeIpcStdioArray=(n,r)=>r?[...n,"ipc"]:n
const normalizeStdioOption=(n,r,s)=>{const{stdio:a,ipc:l,buffer:d}=n
const u=getStdioArray(a,n).map((n,r)=>stdio_option_addDefaultValue(n,r))
validateIpcStdioOption(u)
return s?normalizeStdioSync(u,d,r):normalizeIpcStdioArray(u,l)}
const validateIpcStdioOption=n=>{if(n.some(n=>hasIpcStdioOption(n)))throw new Error("The `ipc: true` option must be used instead of `stdio: 'ipc'`.")}
const hasIpcStdioOption=n=>Array.isArray(n)?n.some(n=>hasIpcStdioItem(n)):hasIpcStdioItem(n)
const hasIpcStdioItem=n=>isStdioValueObject(n)?n.value==="ipc":n==="ipc"
const getStdioArray=(n,r)=>{if(n===void 0)return D.map(n=>r[n])
if(hasAlias(r))throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${D.map(n=>`\`${n}\``).join(", ")}`)
if(typeof n==="string")return[n,n,n]
if(!Array.isArray(n))throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${getTypeName(n)}\``)
const s=Math.max(n.length,D.length)
return Array.from({length:s},(r,s)=>n[s])}
const hasAlias=n=>D.some(r=>n[r]!==void 0)
const stdio_option_addDefaultValue=(n,r)=>{if(Array.isArray(n))return n.map(n=>stdio_option_addDefaultValue(n,r))
if(n===null||n===void 0)return r>=D.length?"ignore":"pipe"
return n}
const normalizeStdioSync=(n,r,s)=>n.map((n,a)=>!r[a]&&isStandardOutputFd(a)&&!isFullVerbose(s,a)&&isOutputPipeOnly(n,a)?"ignore":n)
const isOutputPipeOnly=(n,r)=>isOutputPipe(n,r)||Array.isArray(n)&&n.length>0&&n.every(n=>isOutputPipe(n,r))
const isOutputPipe=(n,r)=>n==="pipe"||isOutputPipeObject(n,r)
const isOutputPipeObject=(n,r)=>isStdioValueObject(n)&&n.value==="pipe"&&(n.input===void 0||n.input===!1||isFixedOutputPipe(r,n.input))
const isFixedOutputPipe=(n,r)=>r===!0&&isStandardOutputFd(n)
const isStandardOutputFd=n=>n===1||n===2
const getToStream=(n,r="stdin")=>{const s=!0
const{options:a,fileDescriptors:l}=xt.get(n)
const d=getFdNumber(l,r,s)
const u=n.stdio[d]
if(u===null)throw new TypeError(getInvalidStdioOptionMessage(d,r,a,s))
return u}
const getFromStream=(n,r="stdout")=>{const s=!1
const{options:a,fileDescriptors:l}=xt.get(n)
const d=getFdNumber(l,r,s)
const u=d==="all"?n.all:n.stdio[d]
if(u===null||u===void 0)throw new TypeError(getInvalidStdioOptionMessage(d,r,a,s))
return u}
const xt=new WeakMap
const getFdNumber=(n,r,s)=>{const a=parseFdNumber(r,s)
validateFdNumber(a,r,s,n)
return a}
const parseFdNumber=(n,r)=>{const s=parseFd(n)
if(s!==void 0)return s
const{validOptions:a,defaultValue:l}=r?{validOptions:'"stdin"',defaultValue:"stdin"}:{validOptions:'"stdout", "stderr", "all"',defaultValue:"stdout"}
throw new TypeError(`"${getOptionName(r)}" must not be "${n}".\nIt must be ${a} or "fd3", "fd4" (and so on).\nIt is optional and defaults to "${l}".`)}
const validateFdNumber=(n,r,s,a)=>{const l=a[getUsedDescriptor(n)]
if(l===void 0)throw new TypeError(`"${getOptionName(s)}" must not be ${r}. That file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`)
if(!s&&l.direction==="input")throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a readable stream, not writable.`)
if(s&&l.direction!=="input")throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a writable stream, not readable.\nIf you meant to use it as input, please set its "stdio" option to \`{value: 'pipe', input: true}\`.`)}
const getInvalidStdioOptionMessage=(n,r,s,a)=>{if(n==="all"&&!s.all)return'The "all" option must be true to use "from: \'all\'".'
const{optionName:l,optionValue:d}=getInvalidStdioOption(n,s)
return`The "${l}: ${serializeOptionValue(d)}" option is incompatible with using "${getOptionName(a)}: ${serializeOptionValue(r)}".\nPlease set this option with "pipe" instead.`}
const getInvalidStdioOption=(n,{stdin:r,stdout:s,stderr:a,stdio:l})=>{const d=getUsedDescriptor(n)
if(d===0&&r!==void 0)return{optionName:"stdin",optionValue:r}
if(d===1&&s!==void 0)return{optionName:"stdout",optionValue:s}
return d===2&&a!==void 0?{optionName:"stderr",optionValue:a}:{optionName:`stdio[${d}]`,optionValue:l[d]}}
const getUsedDescriptor=n=>n==="all"?1:n
const getOptionName=n=>n?"to":"from"
const serializeOptionValue=n=>{if(typeof n==="string")return`'${n}'`
return typeof n==="number"?`${n}`:"Stream"}
const handleNativeStream=({stdioItem:n,stdioItem:{type:r},isStdioArray:s,fdNumber:a,direction:l,isSync:d})=>{if(!s||r!=="native")return n
return d?handleNativeStreamSync({stdioItem:n,fdNumber:a,direction:l}):handleNativeStreamAsync({stdioItem:n,fdNumber:a})}
const handleNativeStreamSync=({stdioItem:n,stdioItem:{value:r,optionName:s},fdNumber:a,direction:l})=>{const d=getTargetFd({value:r,optionName:s,fdNumber:a,direction:l})
if(d!==void 0)return d
if(isStream(r,{checkOpen:!1}))throw new TypeError(`The \`${s}: Stream\` option cannot both be an array and include a stream with synchronous methods.`)
return n}
const getTargetFd=({value:n,optionName:r,fdNumber:s,direction:a})=>{const l=getTargetFdNumber(n,s)
if(l===void 0)return
if(a==="output")return{type:"fileNumber",value:l,optionName:r}
if(F.isatty(l))throw new TypeError(`The \`${r}: ${serializeOptionValue(n)}\` option is invalid: it cannot be a TTY with synchronous methods.`)
return{type:"uint8Array",contents:()=>[bufferToUint8Array((0,Be.readFileSync)(l))],optionName:r}}
const getTargetFdNumber=(n,r)=>{if(n==="inherit")return r
if(typeof n==="number")return n
const s=T.indexOf(n)
if(s!==-1)return s}
const handleNativeStreamAsync=({stdioItem:n,stdioItem:{value:r,optionName:s},fdNumber:a})=>{if(r==="inherit")return{type:"nodeStream",value:getStandardStream(a,r,s),optionName:s}
if(typeof r==="number")return{type:"nodeStream",value:getStandardStream(r,r,s),optionName:s}
return isStream(r,{checkOpen:!1})?{type:"nodeStream",value:r,optionName:s}:n}
const getStandardStream=(n,r,s)=>{const a=T[n]
if(a===void 0)throw new TypeError(`The \`${s}: ${r}\` option is invalid: no such standard stream.`)
return a}
const handleInputOptions=({input:n,inputFile:r},s)=>s===0?[...handleInputOption(n),...handleInputFileOption(r)]:[]
const handleInputOption=n=>n===void 0?[]:[{type:getInputType(n),value:n,optionName:"input"}]
const getInputType=n=>{if(isReadableStream(n,{checkOpen:!1}))return"nodeStream"
if(typeof n==="string")return"string"
if(isUint8Array(n))return"uint8Array"
throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.")}
const handleInputFileOption=n=>n===void 0?[]:[{...getInputFileType(n),optionName:"inputFile"}]
const getInputFileType=n=>{if(isUrl(n))return{type:"fileUrl",value:n}
if(isFilePathString(n))return{type:"filePath",value:{file:n}}
throw new Error("The `inputFile` option must be a file path string or a file URL.")}
const isFileType=n=>bt.has(n)
const getFileTarget=({type:n,value:r})=>n==="filePath"?te.resolve(r.file):(0,a.fileURLToPath)(r)
const filterDuplicates=n=>n.filter((r,s)=>n.every((n,a)=>!hasSameValueAndDirection(r,n)||s>=a||r.type==="generator"||r.type==="asyncGenerator"))
const hasSameValueAndDirection=(n,r)=>n.value===r.value&&n.direction===r.direction
const getDuplicateStream=({stdioItem:{type:n,value:r,optionName:s},direction:a,fileDescriptors:l,isSync:d})=>{const u=getOtherStdioItems(l,n)
if(u.length===0)return
if(d){validateDuplicateStreamSync({otherStdioItems:u,type:n,value:r,optionName:s,direction:a})
return}if(ht.has(n))return getDuplicateStreamInstance({otherStdioItems:u,type:n,value:r,optionName:s,direction:a})
if(gt.has(n))validateDuplicateTransform({otherStdioItems:u,type:n,value:r,optionName:s})}
const getOtherStdioItems=(n,r)=>n.flatMap(({direction:n,stdioItems:r})=>r.map(r=>({...r,direction:n}))).filter(n=>isSameDuplicateType(n.type,r))
const isSameDuplicateType=(n,r)=>n===r||isFileType(n)&&isFileType(r)
const validateDuplicateStreamSync=({otherStdioItems:n,type:r,value:s,optionName:a,direction:l})=>{if(bt.has(r))getDuplicateStreamInstance({otherStdioItems:n,type:r,value:s,optionName:a,direction:l})}
const getDuplicateStreamInstance=({otherStdioItems:n,type:r,value:s,optionName:a,direction:l})=>{const d=n.filter(n=>hasSameValue(n,r,s))
if(d.length===0)return
const u=d.find(n=>n.direction!==l)
throwOnDuplicateStream(u,a,r)
return l==="output"||r==="webStream"?d[0].stream:void 0}
const hasSameValue=(n,r,s)=>isFileType(n.type)?getFileTarget(n)===getFileTarget({type:r,value:s}):n.value===s
const validateDuplicateTransform=({otherStdioItems:n,type:r,value:s,optionName:a})=>{const l=n.find(({value:{transform:n}})=>n===s.transform)
throwOnDuplicateStream(l,a,r)}
const throwOnDuplicateStream=(n,r,s)=>{if(n!==void 0)throw new TypeError(`The \`${n.optionName}\` and \`${r}\` options must not target ${yt[s]} that is the same.`)}
const handleStdio=(n,r,s,a)=>{const l=normalizeStdioOption(r,s,a)
const d=l.map((n,s)=>getFileDescriptor({stdioOption:n,fdNumber:s,options:r,isSync:a}))
const u=getFinalFileDescriptors({initialFileDescriptors:d,addProperties:n,options:r,isSync:a})
r.stdio=u.map(({stdioItems:n})=>forwardStdio(n))
return u}
const getFileDescriptor=({stdioOption:n,fdNumber:r,options:s,isSync:a})=>{const l=getStreamName(r)
const{stdioItems:d,isStdioArray:u}=initializeStdioItems({stdioOption:n,fdNumber:r,options:s,optionName:l})
const f=getStreamDirection({stdioItems:d,isStdioArray:u,fdNumber:r,optionName:l})
const p=d.map(n=>handleNativeStream({stdioItem:n,isStdioArray:u,fdNumber:r,direction:f,isSync:a}))
const m=normalizeTransforms(p,l,f,s)
const b=getFdObjectMode(m,f)
validateFileObjectMode(m,b)
return{direction:f,objectMode:b,stdioItems:m}}
const initializeStdioItems=({stdioOption:n,fdNumber:r,options:s,optionName:a})=>{const l=Array.isArray(n)?n:[n]
const d=handleInputOptions(s,r)
const u=[...omitInheritedStdin(l.map(n=>initializeStdioItem(n,a)),d),...d]
const f=filterDuplicates(u)
const p=f.length>1
validateStdioArray(f,p,a)
validateStreams(f,p)
return{stdioItems:f,isStdioArray:p}}
const omitInheritedStdin=(n,r)=>r.length>0&&isInheritedStdinOnly(n)?[]:n
const isInheritedStdinOnly=n=>n.length===1&&n[0].type==="native"&&n[0].value==="inherit"
const initializeStdioItem=(n,r)=>{if(isStdioValueObject(n))return initializeStdioValueObject(n,r)
return{type:getStdioItemType(n,r),value:n,optionName:r}}
const initializeStdioValueObject=({value:n,input:r},s)=>{checkBooleanOption(r,`${s}.input`)
return{type:getStdioItemType(n,s),value:n,direction:r?"input":void 0,optionName:s}}
const validateStdioArray=(n,r,s)=>{if(n.length===0)throw new TypeError(`The \`${s}\` option must not be an empty array.`)
if(!r)return
for(const{value:r,optionName:s}of n)if(Tt.has(r))throw new Error(`The \`${s}\` option must not include \`${r}\`.`)}
const Tt=new Set(["ignore"])
const validateStreams=(n,r)=>{for(const s of n){validateFileStdio(s)
validateFileDescriptorStdio(s)
validateNativeStdio(s,r)}}
const validateFileDescriptorStdio=({type:n,value:r,optionName:s})=>{if(n!=="native")return
const a=typeof r==="number"?r:r?.fd
if(typeof a==="number"&&(!Number.isInteger(a)||a<0||a>Dt))throw new TypeError(`The \`${s}\` option must be a non-negative 32-bit integer: got ${a}.`)}
const Dt=2**31-1
const validateNativeStdio=({type:n,value:r,optionName:s},a)=>{if(n!=="native")return
if(isFileHandle(r)){if(a)throw new TypeError(`The \`${s}\` option cannot combine file handles with other values.`)
return}if(typeof r!=="string"&&typeof r!=="number"&&!isStream(r,{checkOpen:!1}))throw new TypeError(`The \`${s}\` option is invalid: ${String(r)} (${typeof r}).`)}
const isFileHandle=n=>typeof n?.fd==="number"&&!isStream(n,{checkOpen:!1})
const validateFileStdio=({type:n,value:r,optionName:s})=>{if(isRegularUrl(r))throw new TypeError(`The \`${s}: URL\` option must use the \`file:\` scheme.\nFor example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`)
if(isUnknownStdioString(n,r))throw new TypeError(`The \`${s}: { file: '...' }\` option must be used instead of \`${s}: '...'\`.`)}
const validateFileObjectMode=(n,r)=>{if(!r)return
const s=n.find(({type:n})=>mt.has(n))
if(s!==void 0)throw new TypeError(`The \`${s.optionName}\` option cannot use both files and transforms in objectMode.`)}
const getFinalFileDescriptors=({initialFileDescriptors:n,addProperties:r,options:s,isSync:a})=>{const l=[]
try{for(const d of n)addFinalFileDescriptor({fileDescriptor:d,fileDescriptors:l,addProperties:r,options:s,isSync:a})
return l}catch(n){cleanupCustomStreams(l)
throw n}}
const addFinalFileDescriptor=({fileDescriptor:n,fileDescriptors:r,addProperties:s,options:a,isSync:l})=>{const{direction:d,objectMode:u,stdioItems:f}=n
const p={direction:d,objectMode:u,stdioItems:[]}
r.push(p)
for(const n of f)p.stdioItems.push(addStreamProperties({stdioItem:n,addProperties:s,direction:d,objectMode:u,options:a,fileDescriptors:r,isSync:l}))}
const addStreamProperties=({stdioItem:n,addProperties:r,direction:s,objectMode:a,options:l,fileDescriptors:d,isSync:u})=>{const f=getDuplicateStream({stdioItem:n,direction:s,fileDescriptors:d,isSync:u})
if(f!==void 0)return{...n,stream:f}
return{...n,...r[s][n.type](n,l,a)}}
const cleanupCustomStreams=n=>{for(const{stream:r}of n.flatMap(({stdioItems:n})=>n)){if(r===void 0||isStandardStream(r))continue
r.on("error",()=>{})
r.destroy()}}
const forwardStdio=n=>{if(n.length>1)return n.some(({value:n})=>n==="overlapped")?"overlapped":"pipe"
const[{type:r,value:s}]=n
return r==="native"?s:"pipe"}
const handleStdioSync=(n,r)=>handleStdio(Mt,n,r,!0)
const forbiddenIfSync=({type:n,optionName:r})=>{throwInvalidSyncValue(r,yt[n])}
const forbiddenNativeIfSync=({optionName:n,value:r})=>{if(r==="overlapped")throwInvalidSyncValue(n,`"${r}"`)
return{}}
const forbiddenNativeInputIfSync=n=>{const{optionName:r,value:s}=n
if(s==="pipe"&&r!=="stdin")throw new TypeError(`Only the \`stdin\` option, not \`${r}\`, can be an input pipe with synchronous methods.`)
return forbiddenNativeIfSync(n)}
const forbiddenInputTransformIfSync=({optionName:n})=>{if(n!=="stdin")throw new TypeError(`Only the \`stdin\` option, not \`${n}\`, can be an input transform with synchronous methods.`)}
const throwInvalidSyncValue=(n,r)=>{throw new TypeError(`The \`${n}\` option cannot be ${r} with synchronous methods.`)}
const Ot={generator(){},asyncGenerator:forbiddenIfSync,webStream:forbiddenIfSync,nodeStream:forbiddenIfSync,webTransform:forbiddenIfSync,duplex:forbiddenIfSync,asyncIterable:forbiddenIfSync,native:forbiddenNativeIfSync}
const Mt={input:{...Ot,generator:forbiddenInputTransformIfSync,native:forbiddenNativeInputIfSync,fileUrl:({value:n})=>({contents:()=>[bufferToUint8Array((0,Be.readFileSync)(n))]}),filePath:({value:{file:n}})=>({contents:()=>[bufferToUint8Array((0,Be.readFileSync)(n))]}),fileNumber:forbiddenIfSync,iterable:({value:n})=>({contents:()=>[...n]}),string:({value:n})=>({contents:[n]}),uint8Array:({value:n,contents:r=[n]})=>({contents:r})},output:{...Ot,fileUrl:({value:n})=>({path:n}),filePath:({value:{file:n,append:r}})=>({path:n,append:r}),fileNumber:({value:n})=>({path:n}),iterable:forbiddenIfSync,string:forbiddenIfSync,uint8Array:forbiddenIfSync}}
var It=s(57075)
const getValidateTransformInput=(n,r)=>n?void 0:validateStringTransformInput.bind(void 0,r)
const validateStringTransformInput=function*(n,r){if(typeof r!=="string"&&!isUint8Array(r)&&!Pe.Buffer.isBuffer(r))throw new TypeError(`The \`${n}\` option's transform must use "objectMode: true" to receive as input: ${typeof r}.`)
yield r}
const getValidateTransformReturn=(n,r)=>n?validateObjectTransformReturn.bind(void 0,r):validateStringTransformReturn.bind(void 0,r)
const validateObjectTransformReturn=function*(n,r){validateEmptyReturn(n,r)
yield r}
const validateStringTransformReturn=function*(n,r){validateEmptyReturn(n,r)
if(typeof r!=="string"&&!isUint8Array(r))throw new TypeError(`The \`${n}\` option's function must yield a string or an Uint8Array, not ${typeof r}.`)
yield r}
const validateEmptyReturn=(n,r)=>{if(r===null||r===void 0)throw new TypeError(`The \`${n}\` option's function must not call \`yield ${r}\`.\nInstead, \`yield\` should either be called with a value, or not be called at all. For example:\n  if (condition) { yield value; }`)}
const getEncodingTransformGenerator=(n,r,s)=>{if(s)return
if(n)return{transform:encodingUint8ArrayGenerator.bind(void 0,new TextEncoder)}
const a=new g.StringDecoder(r)
return{transform:encodingStringGenerator.bind(void 0,a),final:encodingStringFinal.bind(void 0,a)}}
const encodingUint8ArrayGenerator=function*(n,r){if(Pe.Buffer.isBuffer(r))yield bufferToUint8Array(r)
else if(typeof r==="string")yield n.encode(r)
else yield r}
const encodingStringGenerator=function*(n,r){yield isUint8Array(r)?n.write(r):r}
const encodingStringFinal=function*(n){const r=n.end()
if(r!=="")yield r}
const getStringToBytesGenerator=(n,r,s)=>s||r==="utf8"?void 0:{transform:stringToBytesGenerator.bind(void 0,getStringEncoding(n,r))}
const stringToBytesGenerator=function*(n,r){yield typeof r==="string"?bufferToUint8Array(Pe.Buffer.from(r,n)):r}
const Nt=(0,u.callbackify)(async(n,r,s,a)=>{r.currentIterable=n(...s)
try{for await(const n of r.currentIterable)a.push(n)}finally{delete r.currentIterable}})
const transformChunk=async function*(n,r,s){if(s===r.length){yield n
return}const{transform:a=identityGenerator}=r[s]
for await(const l of a(n))yield*transformChunk(l,r,s+1)}
const finalChunks=async function*(n){for(const[r,{final:s}]of Object.entries(n))yield*generatorFinalChunks(s,Number(r),n)}
const generatorFinalChunks=async function*(n,r,s){if(n===void 0)return
for await(const a of n())yield*transformChunk(a,s,r+1)}
const Ct=(0,u.callbackify)(async({currentIterable:n},r)=>{if(n!==void 0){await(r?n.throw(r):n.return())
return}if(r)throw r})
const identityGenerator=function*(n){yield n}
const pushChunksSync=(n,r,s,a)=>{try{for(const a of n(...r))s.push(a)
a()}catch(n){a(normalizeTransformError(n))}}
const normalizeTransformError=n=>n||Object.assign(new Error("Promise was rejected with falsy value"),{code:"ERR_FALSY_VALUE_REJECTION",reason:n})
const runTransformSync=(n,r)=>{try{return[...r.flatMap(r=>[...transformChunkSync(r,n,0)]),...finalChunksSync(n)]}catch(n){throw normalizeTransformError(n)}}
const transformChunkSync=function*(n,r,s){if(s===r.length){yield n
return}const{transform:a=run_sync_identityGenerator}=r[s]
for(const l of a(n))yield*transformChunkSync(l,r,s+1)}
const finalChunksSync=function*(n){for(const[r,{final:s}]of Object.entries(n))yield*generatorFinalChunksSync(s,Number(r),n)}
const generatorFinalChunksSync=function*(n,r,s){if(n===void 0)return
for(const a of n())yield*transformChunkSync(a,s,r+1)}
const run_sync_identityGenerator=function*(n){yield n}
const generatorToStream=({value:n,value:{transform:r,final:s,binary:a,writableObjectMode:l,readableObjectMode:d},optionName:u},{encoding:f})=>{const p={}
const m=addInternalGenerators(n,f,u)
const b=isAsyncGenerator(r)
const g=isAsyncGenerator(s)
const y=b?Nt.bind(void 0,transformChunk,p):pushChunksSync.bind(void 0,transformChunkSync)
const w=b||g?Nt.bind(void 0,finalChunks,p):pushChunksSync.bind(void 0,finalChunksSync)
const v=b||g?Ct.bind(void 0,p):void 0
const S=new It.Transform({writableObjectMode:l,writableHighWaterMark:(0,It.getDefaultHighWaterMark)(l),readableObjectMode:d,readableHighWaterMark:(0,It.getDefaultHighWaterMark)(d),defaultEncoding:getStringEncoding(a,f),transform(n,r,s){y([n,m,0],this,s)},flush(n){w([m],this,n)},destroy:v})
return{stream:S}}
const runGeneratorsSync=(n,r,s,a)=>{const l=r.filter(({type:n})=>n==="generator")
const d=a?l.reverse():l
for(const{value:r,optionName:a}of d){if(!r.writableObjectMode){const a=getStringEncoding(r.binary,s)
n=n.map(n=>typeof n==="string"?Pe.Buffer.from(n,a):n)}const l=addInternalGenerators(r,s,a)
n=runTransformSync(l,n)}return n}
const addInternalGenerators=({transform:n,final:r,binary:s,writableObjectMode:a,readableObjectMode:l,preserveNewlines:d},u,f)=>{const p={}
return[{transform:getValidateTransformInput(a,f)},getEncodingTransformGenerator(s,u,a),getSplitLinesGenerator(s,d,a,p),{transform:n,final:r},{transform:getValidateTransformReturn(l,f)},getAppendNewlineGenerator({binary:s,preserveNewlines:d,readableObjectMode:l,state:p,encoding:u}),getStringToBytesGenerator(s,u,l)].filter(Boolean)}
const addInputOptionsSync=(n,r)=>{for(const s of getInputFdNumbers(n))addInputOptionSync(n,s,r)}
const getInputFdNumbers=n=>new Set(Object.entries(n).filter(([,{direction:n}])=>n==="input").map(([n])=>Number(n)))
const addInputOptionSync=(n,r,s)=>{const{stdioItems:a}=n[r]
const l=a.filter(({contents:n})=>n!==void 0)
if(l.length===0&&a.every(({type:n})=>n!=="generator"))return
if(r!==0){const[{type:n,optionName:r}]=l
throw new TypeError(`Only the \`stdin\` option, not \`${r}\`, can be ${yt[n]} with synchronous methods.`)}const d=l.flatMap(({type:n,contents:r})=>getChunks(n,typeof r==="function"?r():r))
s.input=applyInputGeneratorsSync(d,a,s.encoding)}
const getChunks=(n,r)=>n==="iterable"?r:r.filter(n=>n.length>0)
const applyInputGeneratorsSync=(n,r,s)=>{const a=runGeneratorsSync(n,r,getInputEncoding(s),!0)
validateSerializable(a)
return joinToUint8Array(a)}
const validateSerializable=n=>{const r=n.find(n=>!isSerializableInput(n))
if(r!==void 0)throwOnSerializableInput("stdin",r)}
const isSerializableInput=n=>typeof n==="string"||isUint8Array(n)
const throwOnSerializableInput=(n,r)=>{throw new TypeError(`The \`${n}\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${r}.`)}
const shouldLogOutput=({stdioItems:n,encoding:r,verboseInfo:s,fdNumber:a})=>a!=="all"&&isFullVerbose(s,a)&&!Ae.has(r)&&isFdVerbose(a)&&(n.some(({type:n,value:r})=>n==="native"&&At.has(r))||n.every(({type:n})=>pt.has(n)))
const isFdVerbose=n=>n===1||n===2
const At=new Set(["pipe","overlapped"])
const logLines=async(n,r,s,a)=>{for await(const l of n)if(!isPipingStream(r))logLine(l,s,a)}
const logLinesSync=(n,r,s)=>{for(const a of n)logLine(a,r,s)}
const isPipingStream=n=>n._readableState.pipes.some(n=>!isAllStream(n)||isPipingStream(n))
const logLine=(n,r,s)=>{const a=serializeVerboseMessage(n)
verboseLog({type:"output",verboseMessage:a,fdNumber:r,verboseInfo:s})}
const transformOutputSync=({fileDescriptors:n,syncResult:r,options:s,verboseInfo:a})=>{const l=r.output??getSpawnFailureOutput(s)
const d=new Set
const u=[]
const f=l.map((r,l)=>transformOutputResultSync({result:r,fileDescriptors:n,fdNumber:l,errors:u,outputFiles:d,verboseInfo:a},s))
return{output:f,error:u.find(n=>n!==void 0)}}
const getSpawnFailureOutput=({stdio:n})=>n.map((n,r)=>r!==0&&n==="pipe"?new Uint8Array:null)
const transformOutputResultSync=({result:n,fileDescriptors:r,fdNumber:s,errors:a,outputFiles:l,verboseInfo:d},{buffer:u,encoding:f,lines:p,stripFinalNewline:m,maxBuffer:b})=>{if(n===null)return
const g=truncateMaxBufferSync(n,s,{maxBuffer:b,buffer:u})
const y=bufferToUint8Array(g)
const{stdioItems:w,objectMode:v}=r[s]
const{chunks:S,error:E}=runOutputGeneratorsSync(y.length===0?[]:[y],w,f)
const{serializedResult:x,finalResult:T}=serializeChunks({chunks:S,objectMode:v,encoding:f,lines:p,stripFinalNewline:m,fdNumber:s})
const D=logOutputSync({serializedResult:x,fdNumber:s,verboseInfo:d,encoding:f,stdioItems:w,objectMode:v})
const O=E??D
a.push(O)
const M=u[s]?T:void 0
try{if(O===void 0)writeToFiles(S,w,l)
return M}catch(n){a.push(n)
return M}}
const runOutputGeneratorsSync=(n,r,s)=>{try{return{chunks:runGeneratorsSync(n,r,s,!1),error:void 0}}catch(n){return{chunks:[],error:n}}}
const serializeChunks=({chunks:n,objectMode:r,encoding:s,lines:a,stripFinalNewline:l,fdNumber:d})=>{if(r)return{serializedResult:n,finalResult:n}
if(s==="buffer"){const r=joinToUint8Array(n)
return{serializedResult:r,finalResult:r}}const u=joinToString(n,s)
const f=a[d]?splitLinesSync(u,!l[d],r):u
return{serializedResult:u,finalResult:f}}
const logOutputSync=({serializedResult:n,fdNumber:r,verboseInfo:s,encoding:a,stdioItems:l,objectMode:d})=>{if(!shouldLogOutput({stdioItems:l,encoding:a,verboseInfo:s,fdNumber:r}))return
const u=splitLinesSync(n,!1,d)
try{logLinesSync(u,r,s)}catch(n){return n}}
const writeToFiles=(n,r,s)=>{const a=r.filter(({type:n})=>mt.has(n))
if(a.length===0)return
const l=joinToUint8Array(n)
const d=new Set
for(const n of a){const{type:r,append:a}=n
const u=r==="fileNumber"?n.path:getFileTarget(n)
if(d.has(u))continue
d.add(u)
if(a||s.has(u))(0,Be.appendFileSync)(u,l)
else(0,Be.writeFileSync)(u,l)
s.add(u)}}
const waitForExit=async(n,r)=>{const[s,a]=await waitForExitOrError(n)
r.isForcefullyTerminated??=!1
return[s,a]}
const waitForExitOrError=async n=>{const[r,s]=await Promise.allSettled([(0,ue.once)(n,"spawn"),(0,ue.once)(n,"exit")])
if(r.status==="rejected")return[]
return s.status==="rejected"?waitForSubprocessExit(n):s.value}
const waitForSubprocessExit=async n=>{try{return await(0,ue.once)(n,"exit")}catch{return waitForSubprocessExit(n)}}
const waitForSuccessfulExit=async n=>{const[r,s]=await n
if(!isSubprocessErrorExit(r,s)&&isFailedExit(r,s))throw new DiscardedError
return[r,s]}
const isSubprocessErrorExit=(n,r)=>n===void 0&&r===void 0
const isFailedExit=(n,r)=>n!==0||r!==null
const getExitResultSync=({error:n,status:r,signal:s,output:a},{maxBuffer:l,buffer:d})=>{const u=getResultError(n,r,s)
const f=u?.code==="ETIMEDOUT"
const{resultError:p,isMaxBuffer:m}=f?{resultError:u,isMaxBuffer:!1}:handleMaxBufferSync({resultError:u,output:a,maxBuffer:l,buffer:d})
return{resultError:p,exitCode:r,signal:s,timedOut:f,isMaxBuffer:m}}
const getResultError=(n,r,s)=>{if(n!==void 0)return n
return isFailedExit(r,s)?new DiscardedError:void 0}
const execaCoreSync=(n,r,s)=>{const{file:a,commandArguments:l,command:d,escapedCommand:u,startTime:f,verboseInfo:p,options:m,fileDescriptors:b}=handleSyncArguments(n,r,s)
const g=spawnSubprocessSync({file:a,commandArguments:l,options:m,command:d,escapedCommand:u,verboseInfo:p,fileDescriptors:b,startTime:f})
return handleResult(g,p,m)}
const handleSyncArguments=(n,r,s)=>{const{command:a,escapedCommand:l,startTime:d,verboseInfo:u}=handleCommand(n,r,s)
const f=normalizeSyncOptions(s)
const{file:p,commandArguments:m,options:b}=normalizeOptions(n,r,f)
validateSyncOptions(b)
const g=handleStdioSync(b,u)
return{file:p,commandArguments:m,command:a,escapedCommand:l,startTime:d,verboseInfo:u,options:b,fileDescriptors:g}}
const normalizeSyncOptions=n=>n.node&&!n.ipc?{...n,ipc:!1}:n
const validateSyncOptions=({ipc:n,ipcInput:r,detached:s,cancelSignal:a,killDescendants:l})=>{if(r!==void 0)throwInvalidSyncOption("ipcInput")
if(n)throwInvalidSyncOption("ipc: true")
if(s)throwInvalidSyncOption("detached: true")
if(l)throwInvalidSyncOption("killDescendants: true")
if(a)throwInvalidSyncOption("cancelSignal")}
const throwInvalidSyncOption=n=>{throw new TypeError(`The "${n}" option cannot be used with synchronous methods.`)}
const spawnSubprocessSync=({file:n,commandArguments:r,options:s,command:a,escapedCommand:l,verboseInfo:d,fileDescriptors:u,startTime:f})=>{const p=runSubprocessSync({file:n,commandArguments:r,options:s,command:a,escapedCommand:l,fileDescriptors:u,startTime:f})
if(p.failed)return p
const{resultError:m,exitCode:b,signal:g,timedOut:y,isMaxBuffer:w}=getExitResultSync(p,s)
const{output:v,error:S=m}=transformOutputSync({fileDescriptors:u,syncResult:p,options:s,verboseInfo:d})
const E=v.map((n,r)=>stripNewline(n,s,r))
const x=getAllSyncFds(v)
const T=stripNewline(getAllSync(v,x,s),s,"all",x)
return getSyncResult({error:S,exitCode:b,signal:g,timedOut:y,isMaxBuffer:w,stdio:E,all:T,options:s,command:a,escapedCommand:l,startTime:f})}
const runSubprocessSync=({file:n,commandArguments:r,options:s,command:a,escapedCommand:d,fileDescriptors:u,startTime:f})=>{try{addInputOptionsSync(u,s)
const a=normalizeSpawnSyncOptions(s)
return{__proto__:null,...(0,l.spawnSync)(...concatenateShell(n,r,a))}}catch(n){return makeEarlyError({error:n,command:a,escapedCommand:d,fileDescriptors:u,options:s,startTime:f,isSync:!0,...getEarlyErrorOutput(u,s)})}}
const normalizeSpawnSyncOptions=({encoding:n,maxBuffer:r,...s})=>({...s,encoding:"buffer",maxBuffer:getMaxBufferSync(r)})
const getSyncResult=({error:n,exitCode:r,signal:s,timedOut:a,isMaxBuffer:l,stdio:d,all:u,options:f,command:p,escapedCommand:m,startTime:b})=>n===void 0?makeSuccessResult({command:p,escapedCommand:m,stdio:d,all:u,ipcOutput:[],options:f,startTime:b}):makeError({error:n,command:p,escapedCommand:m,timedOut:a,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:l,isForcefullyTerminated:!1,exitCode:r,signal:s,stdio:d,all:u,ipcOutput:[],options:f,startTime:b,isSync:!0})
const $t=Symbol("internalGetOneMessageOptions")
const getOneMessage=({anyProcess:n,channel:r,isSubprocess:s,ipc:a},l)=>{const d=copyOptions(l)
const{reference:u=!0,filter:f}=d
const{signal:p}=d[$t]??{}
validateIpcMethod({methodName:"getOneMessage",isSubprocess:s,ipc:a,isConnected:isConnected(n)})
return getOneMessageAsync({anyProcess:n,channel:r,isSubprocess:s,filter:f,reference:u,signal:p})}
const getOneMessageAsync=async({anyProcess:n,channel:r,isSubprocess:s,filter:a,reference:l,signal:d})=>{addReference(r,l)
const u=getIpcEmitter(n,r,s)
const f=new AbortController
stopOnAbort(d,f)
try{return await Promise.race([getMessage(u,a,f),get_one_throwOnDisconnect(u,s,f),throwOnStrictError(u,s,f)])}catch(r){if(!d?.aborted)disconnect(n)
throw r}finally{f.abort()
removeReference(r,l)}}
const stopOnAbort=(n,r)=>{if(n===void 0)return
if(n.aborted){r.abort()
return}n.addEventListener("abort",()=>{r.abort()},{once:!0,signal:r.signal})}
const getMessage=async(n,r,{signal:s})=>{if(r===void 0){const[r]=await(0,ue.once)(n,"message",{signal:s})
return r}for await(const[a]of(0,ue.on)(n,"message",{signal:s}))if(r(a))return a}
const get_one_throwOnDisconnect=async(n,r,{signal:s})=>{await(0,ue.once)(n,"disconnect",{signal:s})
throwOnEarlyDisconnect(r)}
const throwOnStrictError=async(n,r,{signal:s})=>{const[a]=await(0,ue.once)(n,"strict:error",{signal:s})
throw getStrictResponseError(a,r)}
const jt=Symbol("internalGetEachMessageOptions")
const getEachMessage=(n,r)=>{const s=copyOptions(r)
const{reference:a=!0}=s
const{signal:l,shouldAwait:d=!n.isSubprocess}=s[jt]??{}
return loopOnMessages({...n,shouldAwait:d,reference:a,signal:l})}
const loopOnMessages=({anyProcess:n,waitProcess:r=n,channel:s,isSubprocess:a,ipc:l,shouldAwait:d,reference:u,signal:f})=>{validateIpcMethod({methodName:"getEachMessage",isSubprocess:a,ipc:l,isConnected:isConnected(n)})
addReference(s,u)
const p=getIpcEmitter(n,s,a)
const m=new AbortController
const b={}
get_each_stopOnAbort(f,m)
stopOnDisconnect(n,p,m)
abortOnStrictError({ipcEmitter:p,isSubprocess:a,controller:m,state:b})
return iterateOnMessages({anyProcess:n,waitProcess:r,channel:s,ipcEmitter:p,isSubprocess:a,shouldAwait:d,controller:m,state:b,reference:u,signal:f})}
const get_each_stopOnAbort=(n,r)=>{if(n===void 0)return
if(n.aborted){r.abort()
return}n.addEventListener("abort",()=>{r.abort()},{once:!0,signal:r.signal})}
const stopOnDisconnect=async(n,r,s)=>{try{await(0,ue.once)(r,"disconnect",{signal:s.signal})
s.abort()}catch{}}
const abortOnStrictError=async({ipcEmitter:n,isSubprocess:r,controller:s,state:a})=>{try{const[l]=await(0,ue.once)(n,"strict:error",{signal:s.signal})
a.error=getStrictResponseError(l,r)
s.abort()}catch{}}
const iterateOnMessages=async function*({anyProcess:n,waitProcess:r,channel:s,ipcEmitter:a,isSubprocess:l,shouldAwait:d,controller:u,state:f,reference:p,signal:m}){try{for await(const[n]of(0,ue.on)(a,"message",{signal:u.signal})){throwIfStrictError(f)
yield n}}catch{throwIfStrictError(f)}finally{u.abort()
removeReference(s,p)
if(!l&&!m?.aborted)disconnect(n)
if(d)await r}}
const throwIfStrictError=({error:n})=>{if(n)throw n}
const addIpcMethods=(n,r,{ipc:s})=>{Object.assign(n,getIpcMethods(r,!1,s,n))}
const getIpcExport=()=>{const n=d
const r=!0
const s=d.channel!==void 0
return{...getIpcMethods(n,r,s),getCancelSignal:getCancelSignal.bind(void 0,{anyProcess:n,channel:n.channel,isSubprocess:r,ipc:s})}}
const getIpcMethods=(n,r,s,a=n)=>({sendMessage:sendMessage.bind(void 0,{anyProcess:n,channel:n.channel,isSubprocess:r,ipc:s}),getOneMessage:getOneMessage.bind(void 0,{anyProcess:n,channel:n.channel,isSubprocess:r,ipc:s}),getEachMessage:getEachMessage.bind(void 0,{anyProcess:n,channel:n.channel,isSubprocess:r,ipc:s,waitProcess:a})})
const handleEarlyError=({error:n,command:r,escapedCommand:s,fileDescriptors:a,options:d,startTime:u,verboseInfo:f})=>{cleanupCustomStreams(a)
const p=new l.ChildProcess
p.kill=()=>!1
const m=createDummyStreams(p,a)
const b=handleDummyPromise({error:n,command:r,escapedCommand:s,fileDescriptors:a,options:d,startTime:u,verboseInfo:f})
return{subprocess:p,promise:b,all:d.all?m:void 0,convertedStreams:getConvertedStreams(b)}}
const createDummyStreams=(n,r)=>{const s=createDummyStream()
const a=createDummyStream()
const l=createDummyStream()
const d=Array.from({length:r.length-3},createDummyStream)
const u=createDummyStream()
const f=[s,a,l,...d]
Object.assign(n,{stdin:s,stdout:a,stderr:l,stdio:f})
return u}
const createDummyStream=()=>{const n=new It.PassThrough
n.on("error",()=>{})
n.end()
return n}
const getConvertedStreams=n=>{const waitForPromise=async()=>{await n}
const endReadable=function(){(0,u.callbackify)(waitForPromise)(n=>{if(n)this.destroy(n)
else this.push(null)})}
const r=(0,u.callbackify)(waitForPromise)
const writeWritable=(n,s,a)=>{r(a)}
const readable=()=>new It.Readable({read:endReadable})
const writable=()=>new It.Writable({write:writeWritable,final:r})
const duplex=()=>new It.Duplex({read:endReadable,write:writeWritable,final:r})
const iterable=()=>readable()[Symbol.asyncIterator]()
return{readable:readable,writable:writable,duplex:duplex,readableStream:()=>It.Readable.toWeb(readable()),writableStream:()=>It.Writable.toWeb(writable()),transformStream:()=>It.Duplex.toWeb(duplex()),iterable:iterable,[Symbol.asyncIterator]:iterable}}
const handleDummyPromise=async({error:n,command:r,escapedCommand:s,fileDescriptors:a,options:l,startTime:d,verboseInfo:u})=>{const f=makeEarlyError({error:await n,command:r,escapedCommand:s,fileDescriptors:a,options:l,startTime:d,isSync:!1,...getEarlyErrorOutput(a,l)})
return handleResult(f,u,l)}
const handleStdioAsync=(n,r)=>handleStdio(Pt,n,r,!1)
const forbiddenIfAsync=({type:n,optionName:r})=>{throw new TypeError(`The \`${r}\` option cannot be ${yt[n]}.`)}
const Bt={fileNumber:forbiddenIfAsync,generator:generatorToStream,asyncGenerator:generatorToStream,nodeStream:({value:n})=>({stream:n}),webTransform:({value:{transform:n,writableObjectMode:r,readableObjectMode:s}})=>({stream:It.Duplex.from({writable:It.Writable.fromWeb(n.writable,{objectMode:r}),readable:It.Readable.fromWeb(n.readable,{objectMode:s})})}),duplex:({value:{transform:n}})=>({stream:n}),native(){}}
const validateIterable=function*(n,r){for(const s of n){validateIterableValue(s,r)
yield s}}
const validateAsyncIterable=async function*(n,r){for await(const s of n){validateIterableValue(s,r)
yield s}}
const validateIterableValue=(n,r)=>{if(!isSerializableInput(n))throwOnSerializableInput(r,n)}
const readableFromChunk=n=>It.Readable.from(n.length===0?[]:[n])
const generatorToInputStream=(n,{encoding:r})=>generatorToStream(n,{encoding:getInputEncoding(r)})
const Pt={input:{...Bt,generator:generatorToInputStream,asyncGenerator:generatorToInputStream,fileUrl:({value:n})=>({stream:(0,Be.createReadStream)(n)}),filePath:({value:{file:n}})=>({stream:(0,Be.createReadStream)(n)}),webStream:({value:n},r,s)=>({stream:It.Readable.fromWeb(n,{objectMode:s})}),iterable:({value:n,optionName:r},s,a)=>({stream:It.Readable.from(a?n:validateIterable(n,r))}),asyncIterable:({value:n,optionName:r},s,a)=>({stream:It.Readable.from(a?n:validateAsyncIterable(n,r))}),string:({value:n})=>({stream:readableFromChunk(n)}),uint8Array:({value:n})=>({stream:readableFromChunk(Pe.Buffer.from(n))})},output:{...Bt,fileUrl:({value:n})=>({stream:(0,Be.createWriteStream)(n)}),filePath:({value:{file:n,append:r}})=>({stream:(0,Be.createWriteStream)(n,r?{flags:"a"}:{})}),webStream:({value:n})=>({stream:It.Writable.fromWeb(n,{objectMode:!0})}),iterable:forbiddenIfAsync,asyncIterable:forbiddenIfAsync,string:forbiddenIfAsync,uint8Array:forbiddenIfAsync}}
var kt=s(46466)
function mergeStreams(n){if(!Array.isArray(n))throw new TypeError(`Expected an array, got \`${typeof n}\`.`)
for(const r of n)validateStream(r)
const r=n.some(({readableObjectMode:n})=>n)
const s=getHighWaterMark(n,r)
const a=new MergedStream({objectMode:r,writableHighWaterMark:s,readableHighWaterMark:s})
for(const r of n)a.add(r)
return a}const getHighWaterMark=(n,r)=>{if(n.length===0)return(0,It.getDefaultHighWaterMark)(r)
const s=n.filter(({readableObjectMode:n})=>n===r).map(({readableHighWaterMark:n})=>n)
return Math.max(...s)}
class MergedStream extends It.PassThrough{#i=new Set([])
#a=new Set([])
#c=new Set([])
#l
#d=Symbol("unpipe")
#u=new WeakMap
add(n){validateStream(n)
if(this.#i.has(n))return
this.#i.add(n)
this.#l??=onMergedStreamFinished(this,this.#i,this.#d)
const r=endWhenStreamsDone({passThroughStream:this,stream:n,streams:this.#i,ended:this.#a,aborted:this.#c,onFinished:this.#l,unpipeEvent:this.#d})
this.#u.set(n,r)
n.pipe(this,{end:!1})}async remove(n){validateStream(n)
if(!this.#i.has(n))return!1
const r=this.#u.get(n)
if(r===void 0)return!1
this.#u.delete(n)
n.unpipe(this)
await r
return!0}}const onMergedStreamFinished=async(n,r,s)=>{updateMaxListeners(n,Rt)
const a=new AbortController
try{await Promise.race([onMergedStreamEnd(n,a),onInputStreamsUnpipe(n,r,s,a)])}finally{a.abort()
updateMaxListeners(n,-Rt)}}
const onMergedStreamEnd=async(n,{signal:r})=>{try{await(0,kt.finished)(n,{signal:r,cleanup:!0})}catch(r){errorOrAbortStream(n,r)
throw r}}
const onInputStreamsUnpipe=async(n,r,s,{signal:a})=>{for await(const[l]of(0,ue.on)(n,"unpipe",{signal:a}))if(r.has(l))l.emit(s)}
const validateStream=n=>{if(typeof n?.pipe!=="function")throw new TypeError(`Expected a readable stream, got: \`${typeof n}\`.`)}
const endWhenStreamsDone=async({passThroughStream:n,stream:r,streams:s,ended:a,aborted:l,onFinished:d,unpipeEvent:u})=>{updateMaxListeners(n,Lt)
const f=new AbortController
try{await Promise.race([afterMergedStreamFinished(d,r,f),onInputStreamEnd({passThroughStream:n,stream:r,streams:s,ended:a,aborted:l,controller:f}),onInputStreamUnpipe({stream:r,streams:s,ended:a,aborted:l,unpipeEvent:u,controller:f})])}finally{f.abort()
updateMaxListeners(n,-Lt)}if(s.size>0&&s.size===a.size+l.size)if(a.size===0&&l.size>0)abortStream(n)
else endStream(n)}
const afterMergedStreamFinished=async(n,r,{signal:s})=>{try{await n
if(!s.aborted)abortStream(r)}catch(n){if(!s.aborted)errorOrAbortStream(r,n)}}
const onInputStreamEnd=async({passThroughStream:n,stream:r,streams:s,ended:a,aborted:l,controller:{signal:d}})=>{try{await(0,kt.finished)(r,{signal:d,cleanup:!0,readable:!0,writable:!1})
if(s.has(r))a.add(r)}catch(a){if(d.aborted||!s.has(r))return
if(isAbortError(a))l.add(r)
else errorStream(n,a)}}
const onInputStreamUnpipe=async({stream:n,streams:r,ended:s,aborted:a,unpipeEvent:l,controller:{signal:d}})=>{await(0,ue.once)(n,l,{signal:d})
if(!n.readable)return(0,ue.once)(d,"abort",{signal:d})
r.delete(n)
s.delete(n)
a.delete(n)}
const endStream=n=>{if(n.writable)n.end()}
const errorOrAbortStream=(n,r)=>{if(isAbortError(r))abortStream(n)
else errorStream(n,r)}
const isAbortError=n=>n?.code==="ERR_STREAM_PREMATURE_CLOSE"
const abortStream=n=>{if(n.readable||n.writable)n.destroy()}
const errorStream=(n,r)=>{if(!n.destroyed){n.once("error",noop)
n.destroy(r)}}
const noop=()=>{}
const updateMaxListeners=(n,r)=>{const s=n.getMaxListeners()
if(s!==0&&s!==Number.POSITIVE_INFINITY)n.setMaxListeners(s+r)}
const Rt=2
const Lt=1
const pipeStreams=(n,r,s)=>{n.pipe(r)
onSourceFinish(n,r)
onDestinationFinish(n,r,s)}
const onSourceFinish=async(n,r)=>{if(isStandardStream(n)||isStandardStream(r))return
try{await(0,kt.finished)(n,{cleanup:!0,readable:!0,writable:!1})}catch{}endDestinationStream(r)}
const endDestinationStream=n=>{if(n.writable)n.end()}
const onDestinationFinish=async(n,r,s)=>{if(isStandardStream(n)||isStandardStream(r))return
try{await(0,kt.finished)(r,{cleanup:!0,readable:!1,writable:!0})}catch{}if(s!==void 0)await s()
abortSourceStream(n)}
const abortSourceStream=n=>{if(n.readable)n.destroy()}
const pipeOutputAsync=(n,r,s)=>{const a=new Map
for(const[l,{stdioItems:d,direction:u}]of Object.entries(r)){const r=d.filter(({type:n})=>pt.has(n))
for(const{stream:s}of r)pipeTransform(n,s,u,l)
const f=d.filter(({type:n})=>!pt.has(n))
for(const{stream:r}of f)pipeStdioItem({subprocess:n,stream:r,direction:u,fdNumber:l,pipeGroups:a,controller:s})}for(const[n,r]of a){const s=r.length===1?r[0]:mergeStreams(r)
pipeStreams(s,n)}}
const pipeTransform=(n,r,s,a)=>{if(s==="output")pipeStreams(n.stdio[a],r)
else pipeStreams(r,n.stdio[a])
const l=Ut[a]
if(l!==void 0)n[l]=r
n.stdio[a]=r}
const Ut=["stdin","stdout","stderr"]
const pipeStdioItem=({subprocess:n,stream:r,direction:s,fdNumber:a,pipeGroups:l,controller:d})=>{if(r===void 0)return
setStandardStreamMaxListeners(r,d)
const[u,f]=s==="output"?[r,n.stdio[a]]:[n.stdio[a],r]
const p=l.get(u)??[]
l.set(u,[...p,f])}
const setStandardStreamMaxListeners=(n,{signal:r})=>{if(isStandardStream(n))incrementMaxListeners(n,_t,r)}
const _t=2
var Ft=s(58152)
const Wt=d.platform==="win32"
const getSpawnOptions=n=>!Wt&&n.killDescendants?{...n,detached:!0}:n
const getKillFunction=(n,{killDescendants:r})=>{if(!r){const r=n.kill.bind(n)
return(...s)=>n.pid===void 0?!1:r(...s)}const s=Wt?killDescendantsWindows:killDescendantsUnix
return s.bind(void 0,n)}
const isAbandoned=n=>n.pid===void 0||Wt&&hasExited(n)
const hasExited=({exitCode:n,signalCode:r})=>n!==null||r!==null
const killDescendantsUnix=(n,r)=>{if(isAbandoned(n))return!1
try{return d.kill(-n.pid,r)}catch{return n.kill(r)}}
const killDescendantsWindows=(n,r)=>{if(isAbandoned(n))return!1
const s=getTaskkillFile()
if(s===void 0)return n.kill(r);(0,l.execFile)(s,["/pid",`${n.pid}`,"/T","/F"],s=>{if(s)n.kill(r)})
return!0}
const getTaskkillFile=()=>{const n=[d.env.SystemRoot,d.env.windir].find(n=>n&&isWindowsDriveAbsolutePath(n))
return n===void 0?void 0:Ft.join(n,"System32","taskkill.exe")}
const isWindowsDriveAbsolutePath=n=>{const{root:r}=Ft.parse(n)
return/^[a-z]:[/\\]/i.test(r)}
const Gt=[]
Gt.push("SIGHUP","SIGINT","SIGTERM")
if(process.platform!=="win32")Gt.push("SIGALRM","SIGABRT","SIGVTALRM","SIGXCPU","SIGXFSZ","SIGUSR2","SIGTRAP","SIGSYS","SIGQUIT","SIGIOT")
if(process.platform==="linux")Gt.push("SIGIO","SIGPOLL","SIGPWR","SIGSTKFLT")
const processOk=n=>!!n&&typeof n==="object"&&typeof n.removeListener==="function"&&typeof n.emit==="function"&&typeof n.reallyExit==="function"&&typeof n.listeners==="function"&&typeof n.kill==="function"&&typeof n.pid==="number"&&typeof n.on==="function"
const zt=Symbol.for("signal-exit emitter")
const Vt=globalThis
const Ht=Object.defineProperty.bind(Object)
class Emitter{emitted={afterExit:!1,exit:!1}
listeners={afterExit:[],exit:[]}
count=0
id=Math.random()
constructor(){if(Vt[zt])return Vt[zt]
Ht(Vt,zt,{value:this,writable:!1,enumerable:!1,configurable:!1})}on(n,r){this.listeners[n].push(r)}removeListener(n,r){const s=this.listeners[n]
const a=s.indexOf(r)
if(a===-1)return
if(a===0&&s.length===1)s.length=0
else s.splice(a,1)}emit(n,r,s){if(this.emitted[n])return!1
this.emitted[n]=!0
let a=!1
for(const l of this.listeners[n])a=l(r,s)===!0||a
if(n==="exit")a=this.emit("afterExit",r,s)||a
return a}}class SignalExitBase{}const signalExitWrap=n=>({onExit(r,s){return n.onExit(r,s)},load(){return n.load()},unload(){return n.unload()}})
class SignalExitFallback extends SignalExitBase{onExit(){return()=>{}}load(){}unload(){}}class SignalExit extends SignalExitBase{#f=Kt.platform==="win32"?"SIGINT":"SIGHUP"
#p=new Emitter
#m
#b
#h
#g={}
#y=!1
constructor(n){super()
this.#m=n
this.#g={}
for(const r of Gt)this.#g[r]=()=>{const s=this.#m.listeners(r)
let{count:a}=this.#p
const l=n
if(typeof l.__signal_exit_emitter__==="object"&&typeof l.__signal_exit_emitter__.count==="number")a+=l.__signal_exit_emitter__.count
if(s.length===a){this.unload()
const s=this.#p.emit("exit",null,r)
const a=r==="SIGHUP"?this.#f:r
if(!s)n.kill(n.pid,a)}}
this.#h=n.reallyExit
this.#b=n.emit}onExit(n,r){if(!processOk(this.#m))return()=>{}
if(this.#y===!1)this.load()
const s=r?.alwaysLast?"afterExit":"exit"
this.#p.on(s,n)
return()=>{this.#p.removeListener(s,n)
if(this.#p.listeners["exit"].length===0&&this.#p.listeners["afterExit"].length===0)this.unload()}}load(){if(this.#y)return
this.#y=!0
this.#p.count+=1
for(const n of Gt)try{const r=this.#g[n]
if(r)this.#m.on(n,r)}catch(n){}this.#m.emit=(n,...r)=>this.#w(n,...r)
this.#m.reallyExit=n=>this.#v(n)}unload(){if(!this.#y)return
this.#y=!1
Gt.forEach(n=>{const r=this.#g[n]
if(!r)throw new Error("Listener not defined for signal: "+n)
try{this.#m.removeListener(n,r)}catch(n){}})
this.#m.emit=this.#b
this.#m.reallyExit=this.#h
this.#p.count-=1}#v(n){if(!processOk(this.#m))return 0
this.#m.exitCode=n||0
this.#p.emit("exit",this.#m.exitCode,null)
return this.#h.call(this.#m,this.#m.exitCode)}#w(n,...r){const s=this.#b
if(n==="exit"&&processOk(this.#m)){if(typeof r[0]==="number")this.#m.exitCode=r[0]
const a=s.call(this.#m,n,...r)
this.#p.emit("exit",this.#m.exitCode,null)
return a}else return s.call(this.#m,n,...r)}}const Kt=globalThis.process
const{onExit:qt,load:Yt,unload:Xt}=signalExitWrap(processOk(Kt)?new SignalExit(Kt):new SignalExitFallback)
const cleanupOnExit=(n,{cleanup:r,detached:s},{signal:a})=>{if(!r||s)return
const l=qt(()=>{n()});(0,ue.addAbortListener)(a,()=>{l()})}
const initializeConcurrentStreams=()=>({readableDestroy:new WeakMap,writableFinal:new WeakMap,writableDestroy:new WeakMap})
const addConcurrentStream=(n,r,s)=>{const a=n[s]
if(!a.has(r))a.set(r,[])
const l=a.get(r)
const d=createDeferred()
l.push(d)
const u=d.resolve.bind(d)
return{resolve:u,promises:l}}
const waitForConcurrentStreams=async({resolve:n,promises:r},s)=>{n()
const[a]=await Promise.race([Promise.allSettled([!0,s]),Promise.all([!1,...r])])
return!a}
const iterateOnSubprocessStream=({subprocessStdout:n,subprocess:r,binary:s,shouldEncode:a,encoding:l,preserveNewlines:d})=>{const u=new AbortController
stopReadingOnExit(r,u)
return iterateOnStream({stream:n,controller:u,binary:s,shouldEncode:!n.readableObjectMode&&a,encoding:l,shouldSplit:!n.readableObjectMode,preserveNewlines:d})}
const stopReadingOnExit=async(n,r)=>{try{await n}catch{}finally{r.abort()}}
const iterateForResult=({stream:n,onStreamEnd:r,lines:s,encoding:a,stripFinalNewline:l,allMixed:d})=>{const u=new AbortController
stopReadingOnStreamEnd(r,u,n)
const f=n.readableObjectMode&&!d
return iterateOnStream({stream:n,controller:u,binary:a==="buffer",shouldEncode:!f,encoding:a,shouldSplit:!f&&s,preserveNewlines:!l})}
const stopReadingOnStreamEnd=async(n,r,s)=>{try{await n}catch{s.destroy()}finally{r.abort()}}
const iterateOnStream=({stream:n,controller:r,binary:s,shouldEncode:a,encoding:l,shouldSplit:d,preserveNewlines:u})=>{const f=(0,ue.on)(n,"data",{signal:r.signal,highWaterMark:Qt,highWatermark:Qt})
return iterateOnData({onStdoutChunk:f,controller:r,binary:s,shouldEncode:a,encoding:l,shouldSplit:d,preserveNewlines:u})}
const Jt=(0,It.getDefaultHighWaterMark)(!0)
const Qt=Jt
const iterateOnData=async function*({onStdoutChunk:n,controller:r,binary:s,shouldEncode:a,encoding:l,shouldSplit:d,preserveNewlines:u}){const f=getGenerators({binary:s,shouldEncode:a,encoding:l,shouldSplit:d,preserveNewlines:u})
try{for await(const[r]of n)yield*transformChunkSync(r,f,0)}catch(n){if(!r.signal.aborted)throw n}finally{yield*finalChunksSync(f)}}
const getGenerators=({binary:n,shouldEncode:r,encoding:s,shouldSplit:a,preserveNewlines:l})=>[getEncodingTransformGenerator(n,s,!r),getSplitLinesGenerator(n,l,!a,{})].filter(Boolean)
const createIterable=(n,r,s)=>{const{from:a,binary:l=!1,preserveNewlines:d=!1}=copyOptions(s)
checkBooleanOption(l,"binary")
checkBooleanOption(d,"preserveNewlines")
const u=l||Ae.has(r)
const f=getFromStream(n,a)
const p=iterateOnSubprocessStream({subprocessStdout:f,subprocess:n,binary:u,shouldEncode:!0,encoding:r,preserveNewlines:d})
return iterateOnStdoutData(p,f,n)}
const iterateOnStdoutData=async function*(n,r,s){try{yield*n}finally{if(r.readable)r.destroy()
await s}}
const waitForStream=async(n,r,s,{isSameDirection:a,stopOnExit:l=!1,readable:d=!0,writable:u=!0}={})=>{const f=handleStdinDestroy(n,s)
const p=new AbortController
try{await Promise.race([...l?[s.exitPromise]:[],(0,kt.finished)(n,{cleanup:!0,signal:p.signal,readable:d,writable:u})])}catch(l){if(!f.stdinCleanedUp&&!isInputTransformAbort(n,r,s,l))handleStreamError(l,r,s,a)}finally{p.abort()}}
const handleStdinDestroy=(n,{originalStreams:r,subprocess:s})=>{const[a]=r
const l={stdinCleanedUp:!1}
if(n===a||n===s.stdin)spyOnStdinDestroy(n,s,l)
return l}
const spyOnStdinDestroy=(n,r,s)=>{const{_destroy:a}=n
n._destroy=(...l)=>{setStdinCleanedUp(r,s)
a.call(n,...l)}}
const setStdinCleanedUp=({exitCode:n,signalCode:r},s)=>{if(n!==null||r!==null)s.stdinCleanedUp=!0}
const isInputTransformAbort=(n,r,s,a)=>{const l=s.originalStreams[r]
return n!==l&&isInputFileDescriptor(s,r)&&l?.destroyed===!0&&(isStreamAbort(a)||a?.code==="ABORT_ERR")}
const handleStreamError=(n,r,s,a)=>{if(!shouldIgnoreStreamError(n,r,s,a))throw n}
const shouldIgnoreStreamError=(n,r,s,a=!0)=>{if(s.propagating)return isStreamEpipe(n)||isStreamAbort(n)
s.propagating=!0
return isInputFileDescriptor(s,r)===a?isStreamEpipe(n):isStreamAbort(n)}
const isInputFileDescriptor=({fileDescriptors:n},r)=>r!=="all"&&n[r].direction==="input"
const isStreamAbort=n=>n?.code==="ERR_STREAM_PREMATURE_CLOSE"
const isStreamEpipe=n=>n?.code==="EPIPE"
const safeWaitForSubprocessStdin=async n=>{if(n===void 0)return
try{await waitForSubprocessStdin(n)}catch{}}
const safeWaitForSubprocessStdout=async n=>{if(n===void 0)return
try{await waitForSubprocessStdout(n)}catch{}}
const waitForSubprocessStdin=async n=>{await(0,kt.finished)(n,{cleanup:!0,readable:!1,writable:!0})}
const waitForSubprocessStdout=async n=>{await(0,kt.finished)(n,{cleanup:!0,readable:!0,writable:!1})}
const throwDestroyError=n=>{if(n)throw n}
const destroyOtherStream=(n,r,s)=>{if(s&&!isStreamAbort(s))n.destroy(s)
else if(r)n.destroy()}
const createReadable=({subprocess:n,concurrentStreams:r,encoding:s},a)=>{const{from:l,binary:d=!0,preserveNewlines:f=!0}=copyOptions(a)
checkBooleanOption(d,"binary")
checkBooleanOption(f,"preserveNewlines")
const p=d||Ae.has(s)
const m=getFromStream(n,l)
const b=addConcurrentStream(r,m,"readableDestroy")
const{readableEncoding:g,readableObjectMode:y,readableHighWaterMark:w}=getReadableOptions(m,p)
const{read:v,onStdoutDataDone:S}=getReadableMethods({subprocessStdout:m,subprocess:n,binary:p,encoding:s,preserveNewlines:f})
const E=new It.Readable({read:v,destroy:(0,u.callbackify)(onReadableDestroy.bind(void 0,{subprocessStdout:m,subprocess:n,waitReadableDestroy:b})),highWaterMark:w,objectMode:y,encoding:g})
onStdoutFinished({subprocessStdout:m,onStdoutDataDone:S,readable:E,subprocess:n})
return E}
const getReadableOptions=({readableEncoding:n,readableObjectMode:r,readableHighWaterMark:s},a)=>a?{readableEncoding:n,readableObjectMode:r,readableHighWaterMark:s}:{readableEncoding:n,readableObjectMode:!0,readableHighWaterMark:Jt}
const getReadableMethods=({subprocessStdout:n,subprocess:r,binary:s,encoding:a,preserveNewlines:l})=>{const d=createDeferred()
const u=iterateOnSubprocessStream({subprocessStdout:n,subprocess:r,binary:s,shouldEncode:!s,encoding:a,preserveNewlines:l})
return{read(){onRead(this,u,d)},onStdoutDataDone:d}}
const onRead=async(n,r,s)=>{try{const{value:a,done:l}=await r.next()
if(l)s.resolve()
else n.push(a)}catch{}}
const onStdoutFinished=async({subprocessStdout:n,onStdoutDataDone:r,readable:s,subprocess:a,subprocessStdin:l})=>{try{await waitForSubprocessStdout(n)
await a
await safeWaitForSubprocessStdin(l)
await r
if(s.readable)s.push(null)}catch(n){await safeWaitForSubprocessStdin(l)
destroyOtherReadable(s,await getPrematureCloseError(a,n))}}
const getPrematureCloseError=async(n,r)=>{if(r.code!=="ERR_STREAM_PREMATURE_CLOSE")return r
try{await n}catch(n){return n}return r}
const onReadableDestroy=async({subprocessStdout:n,subprocess:r,waitReadableDestroy:s},a)=>{if(await waitForConcurrentStreams(s,r)){destroyOtherReadable(n,a?.code==="ABORT_ERR"?void 0:a)
await r}throwDestroyError(a)}
const destroyOtherReadable=(n,r)=>{destroyOtherStream(n,n.readable,r)}
const createReadableStream=(n,r)=>It.Readable.toWeb(n.readable(r))
const createWritableStream=(n,r)=>It.Writable.toWeb(n.writable(r))
const createTransformStream=(n,r)=>It.Duplex.toWeb(n.duplex(r))
const normalizePipeArguments=({source:n,sourcePromise:r,boundOptions:s,createNested:a},...l)=>{const d=getStartTime()
const{destination:u,destinationStream:f,destinationError:p,from:m,unpipeSignal:b}=getDestinationStream(s,a,l)
const{sourceStream:g,sourceError:y}=getSourceStream(n,m)
const{options:w,fileDescriptors:v}=xt.get(n)
return{source:n,sourcePromise:r,sourceStream:g,sourceOptions:w,sourceError:y,destination:u,destinationStream:f,destinationError:p,unpipeSignal:b,fileDescriptors:v,startTime:d}}
const getDestinationStream=(n,r,s)=>{let a
try{a=getDestination(n,r,...s)}catch(n){return{destinationError:n}}const{destination:l,pipeOptions:d}=a
try{const{from:n,to:r,unpipeSignal:s}=copyOptions(d)
validateAbortSignal(s,"unpipeSignal")
const a=getToStream(l,r)
return{destination:l,destinationStream:a,from:n,unpipeSignal:s}}catch(n){abortDestination(l,s[0])
return{destinationError:n}}}
const abortDestination=(n,r)=>{if(n!==r)n.kill()
n.catch(()=>{})}
const getDestination=(n,r,s,...a)=>{if(Array.isArray(s)){const l=r(mapDestinationArguments,n)(s,...a)
return{destination:l,pipeOptions:n}}if(typeof s==="string"||s instanceof URL||isDenoExecPath(s)){if(Object.keys(n).length>0)throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).')
const[l,d,u]=normalizeParameters(s,...a)
const f=r(mapDestinationArguments)(l,d,u)
return{destination:f,pipeOptions:u}}if(xt.has(s)){if(Object.keys(n).length>0)throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).")
return{destination:s,pipeOptions:a[0]}}throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${s}`)}
const mapDestinationArguments=({options:n})=>({options:{__proto__:null,...n,...n.stdio===void 0&&{stdin:"pipe"},piped:!0}})
const getSourceStream=(n,r)=>{try{const s=getFromStream(n,r)
return{sourceStream:s}}catch(n){return{sourceError:n}}}
const handlePipeArgumentsError=({sourceStream:n,sourceError:r,destinationStream:s,destinationError:a,fileDescriptors:l,sourceOptions:d,startTime:u})=>{const f=getPipeArgumentsError({sourceStream:n,sourceError:r,destinationStream:s,destinationError:a})
if(f!==void 0)throw createNonCommandError({error:f,fileDescriptors:l,sourceOptions:d,startTime:u})}
const getPipeArgumentsError=({sourceStream:n,sourceError:r,destinationStream:s,destinationError:a})=>{if(r!==void 0&&a!==void 0)return a
if(a!==void 0){abortSourceStream(n)
return a}if(r===void 0)return
endDestinationStream(s)
return r}
const createNonCommandError=({error:n,fileDescriptors:r,sourceOptions:s,startTime:a})=>makeEarlyError({error:n,command:Zt,escapedCommand:Zt,fileDescriptors:r,options:s,startTime:a,isSync:!1})
const Zt="source.pipe(destination)"
const waitForBothSubprocesses=async n=>{const[{status:r,reason:s,value:a=s},{status:l,reason:d,value:u=d},{reason:f,value:p=f}]=await n
if(!u.pipedFrom.includes(p))u.pipedFrom.push(p)
if(l==="rejected")throw u
if(r==="rejected")throw a
return u}
const pipeSubprocessStream=(n,r,s)=>{const a=nn.has(r)?pipeMoreSubprocessStream(n,r):pipeFirstSubprocessStream(n,r)
incrementMaxListeners(n,on,s.signal)
incrementMaxListeners(r,rn,s.signal)
cleanupMergedStreamsMap(r)
return a}
const pipeFirstSubprocessStream=(n,r)=>{const s=mergeStreams([n])
addMergeSource(s,n)
pipeStreams(s,r,()=>unpipeSourcesOnDestinationEnd(s))
nn.set(r,s)
return s}
const pipeMoreSubprocessStream=(n,r)=>{const s=nn.get(r)
s.add(n)
addMergeSource(s,n)
return s}
const en=new WeakMap
const tn=new WeakMap
const addMergeSource=(n,r)=>{addToSetMap(en,n,r)
addToSetMap(tn,r,n)}
const addToSetMap=(n,r,s)=>{if(!n.has(r))n.set(r,new Set)
n.get(r).add(s)}
const unpipeSubprocessStream=async(n,r)=>{en.get(n)?.delete(r)
tn.get(r)?.delete(n)
await n.remove(r)}
const unpipeSourcesOnDestinationEnd=async n=>{for(const r of en.get(n)){const s=tn.get(r)
s.delete(n)
if(s.size>0)await n.remove(r)}}
const cleanupMergedStreamsMap=async n=>{try{await(0,kt.finished)(n,{cleanup:!0,readable:!1,writable:!0})}catch{}nn.delete(n)}
const nn=new WeakMap
const on=2
const rn=1
const unpipeOnAbort=(n,r)=>n===void 0?[]:[unpipeOnSignalAbort(n,r)]
const unpipeOnSignalAbort=async(n,{sourceStream:r,mergedStream:s,fileDescriptors:a,sourceOptions:l,startTime:d})=>{await(0,u.aborted)(n,r)
await unpipeSubprocessStream(s,r)
const f=new Error("Pipe canceled by `unpipeSignal` option.")
throw createNonCommandError({error:f,fileDescriptors:a,sourceOptions:l,startTime:d})}
const pipeToSubprocess=(n,...r)=>{if(isPlainObject(r[0]))return pipeToSubprocess.bind(void 0,{...n,boundOptions:{...n.boundOptions,...r[0]}})
if(n.source===void 0)return n.sourcePromise
const{destination:s,...a}=normalizePipeArguments(n,...r)
const l=new AbortController
const d=handlePipePromise({...a,destination:s,pipeFailureController:l})
d.pipe=pipeToSubprocess.bind(void 0,{...n,source:s,sourcePromise:d,boundOptions:{}})
forwardDestinationMethods(d,s,l.signal)
return d}
const forwardDestinationMethods=(n,r,s)=>{if(r===void 0)return
forwardReadableMethods(n,r)
forwardIpcMethods(n,r,s)}
const forwardReadableMethods=(n,r)=>{const s=xt.get(r)
xt.set(n,s)
n.stdio=r.stdio
n.all=r.all
const{options:{encoding:a}}=s
const l=initializeConcurrentStreams()
n[Symbol.asyncIterator]=createIterable.bind(void 0,n,a,{})
n.iterable=createIterable.bind(void 0,n,a)
n.readable=createPipeReadable.bind(void 0,n,{subprocess:n,concurrentStreams:l,encoding:a})
n.readableStream=createReadableStream.bind(void 0,n)
forwardAll(n,r)}
const forwardAll=(n,r)=>{if(r.all===void 0){n.all=void 0
return}Object.defineProperty(n,"all",{get(){setAllProperty(n,r.all)
const s=n.readable({from:"all"})
s.on("error",()=>{})
setAllProperty(n,s)
return s},enumerable:!0,configurable:!0})}
const setAllProperty=(n,r)=>{Object.defineProperty(n,"all",{value:r,writable:!0,enumerable:!0,configurable:!0})}
const createPipeReadable=(n,r,...s)=>{const a=createReadable(r,...s)
destroyOnPipeFailure(n,a)
return a}
const destroyOnPipeFailure=async(n,r)=>{try{await n}catch(n){r.destroy(n)}}
const forwardIpcMethods=(n,r,s)=>{n.sendMessage=r.sendMessage
n.getOneMessage=getOnePipeMessage.bind(void 0,r,s)
n.getEachMessage=getEachPipeMessage.bind(void 0,n,r,s)}
const getOnePipeMessage=(n,r,...s)=>{const a=new AbortController
const l=n.getOneMessage(...addPipeOptions(s,a.signal,$t))
return waitForOnePipeMessage(r,l,a)}
const waitForOnePipeMessage=async(n,r,s)=>{try{return await Promise.race([r,getSignalRejection(n,s.signal)])}finally{s.abort()}}
const getSignalRejection=(n,r)=>new Promise((s,a)=>{if(n.aborted){a(n.reason)
return}n.addEventListener("abort",()=>{a(n.reason)},{once:!0,signal:r})})
const getEachPipeMessage=(n,r,s,...a)=>{const l=new AbortController
const d=r.getEachMessage(...addPipeOptions(a,l.signal,jt))
abortOnSignal(s,l)
return iterateOnPipeMessages(n,d,l)}
const iterateOnPipeMessages=async function*(n,r,s){try{yield*r}finally{s.abort()
await n}}
const addPipeOptions=(n,r,s)=>{if(n[0]===null)return n
const[a]=n
return[{...a,[s]:{signal:r,shouldAwait:!1}}]}
const abortOnSignal=(n,r)=>{if(n.aborted){r.abort()
return}n.addEventListener("abort",()=>{r.abort()},{once:!0,signal:r.signal})}
const handlePipePromise=async({source:n,sourcePromise:r,sourceStream:s,sourceOptions:a,sourceError:l,destination:d,destinationStream:u,destinationError:f,unpipeSignal:p,fileDescriptors:m,startTime:b,pipeFailureController:g})=>{const y=new AbortController
try{const g=getSubprocessPromises(r,d,n)
handlePipeArgumentsError({sourceStream:s,sourceError:l,destinationStream:u,destinationError:f,fileDescriptors:m,sourceOptions:a,startTime:b})
const w=pipeSubprocessStream(s,u,y)
return await Promise.race([waitForBothSubprocesses(g),...unpipeOnAbort(p,{sourceStream:s,mergedStream:w,sourceOptions:a,fileDescriptors:m,startTime:b})])}catch(n){g.abort(n)
throw n}finally{y.abort()}}
const getSubprocessPromises=(n,r,s)=>Promise.allSettled([n,r,s])
const utils_identity=n=>n
const utils_noop=()=>{}
const getContentsProperty=({contents:n})=>n
const throwObjectStream=n=>{throw new Error(`Streams in object mode are not supported: ${String(n)}`)}
const getLengthProperty=n=>n.length
async function getStreamAsArray(n,r){return getStreamContents(n,sn,r)}const initArray=()=>({contents:[]})
const increment=()=>1
const addArrayChunk=(n,{contents:r})=>{r.push(n)
return r}
const sn={init:initArray,convertChunk:{string:utils_identity,buffer:utils_identity,arrayBuffer:utils_identity,dataView:utils_identity,typedArray:utils_identity,others:utils_identity},getSize:increment,truncateChunk:utils_noop,addChunk:addArrayChunk,getFinalChunk:utils_noop,finalize:getContentsProperty}
async function getStreamAsArrayBuffer(n,r){return getStreamContents(n,ln,r)}const initArrayBuffer=()=>({contents:new ArrayBuffer(0)})
const useTextEncoder=n=>an.encode(n)
const an=new TextEncoder
const useUint8Array=n=>new Uint8Array(n)
const useUint8ArrayWithOffset=n=>new Uint8Array(n.buffer,n.byteOffset,n.byteLength)
const truncateArrayBufferChunk=(n,r)=>n.slice(0,r)
const addArrayBufferChunk=(n,{contents:r,length:s},a)=>{const l=hasArrayBufferResize()?resizeArrayBuffer(r,a):resizeArrayBufferSlow(r,a)
new Uint8Array(l).set(n,s)
return l}
const resizeArrayBufferSlow=(n,r)=>{if(r<=n.byteLength)return n
const s=new ArrayBuffer(getNewContentsLength(r))
new Uint8Array(s).set(new Uint8Array(n),0)
return s}
const resizeArrayBuffer=(n,r)=>{if(r<=n.maxByteLength){n.resize(r)
return n}const s=new ArrayBuffer(r,{maxByteLength:getNewContentsLength(r)})
new Uint8Array(s).set(new Uint8Array(n),0)
return s}
const getNewContentsLength=n=>cn**Math.ceil(Math.log(n)/Math.log(cn))
const cn=2
const finalizeArrayBuffer=({contents:n,length:r})=>hasArrayBufferResize()?n:n.slice(0,r)
const hasArrayBufferResize=()=>"resize"in ArrayBuffer.prototype
const ln={init:initArrayBuffer,convertChunk:{string:useTextEncoder,buffer:useUint8Array,arrayBuffer:useUint8Array,dataView:useUint8ArrayWithOffset,typedArray:useUint8ArrayWithOffset,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateArrayBufferChunk,addChunk:addArrayBufferChunk,getFinalChunk:utils_noop,finalize:finalizeArrayBuffer}
async function getStreamAsString(n,r){return getStreamContents(n,dn,r)}const initString=()=>({contents:"",textDecoder:new TextDecoder})
const useTextDecoder=(n,{textDecoder:r})=>r.decode(n,{stream:!0})
const addStringChunk=(n,{contents:r})=>r+n
const truncateStringChunk=(n,r)=>n.slice(0,r)
const getFinalStringChunk=({textDecoder:n})=>{const r=n.decode()
return r===""?void 0:r}
const dn={init:initString,convertChunk:{string:utils_identity,buffer:useTextDecoder,arrayBuffer:useTextDecoder,dataView:useTextDecoder,typedArray:useTextDecoder,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateStringChunk,addChunk:addStringChunk,getFinalChunk:getFinalStringChunk,finalize:getContentsProperty}
const getStreamOutput=async({stream:n,onStreamEnd:r,fdNumber:s,encoding:a,buffer:l,maxBuffer:d,lines:u,allMixed:f,stripFinalNewline:p,allFds:m,verboseInfo:b,streamInfo:g})=>{const y=logOutputAsync({stream:n,onStreamEnd:r,fdNumber:s,encoding:a,allMixed:f,verboseInfo:b,streamInfo:g})
if(!l){await Promise.all([resumeStream(n),y])
return}const w=getStripFinalNewline(p,s,m)
const v=iterateForResult({stream:n,onStreamEnd:r,lines:u,encoding:a,stripFinalNewline:w,allMixed:f})
const[S]=await Promise.all([contents_getStreamContents({stream:n,iterable:v,fdNumber:s,encoding:a,maxBuffer:d,lines:u}),y])
return S}
const logOutputAsync=async({stream:n,onStreamEnd:r,fdNumber:s,encoding:a,allMixed:l,verboseInfo:d,streamInfo:{fileDescriptors:u}})=>{if(!shouldLogOutput({stdioItems:u[s]?.stdioItems,encoding:a,verboseInfo:d,fdNumber:s}))return
const f=iterateForResult({stream:n,onStreamEnd:r,lines:!0,encoding:a,stripFinalNewline:!0,allMixed:l})
await logLines(f,n,s,d)}
const resumeStream=async n=>{await(0,ne.setImmediate)()
if(n.readableFlowing===null)n.resume()}
const contents_getStreamContents=async({stream:n,stream:{readableObjectMode:r},iterable:s,fdNumber:a,encoding:l,maxBuffer:d,lines:u})=>{try{if(r||u)return await getStreamAsArray(s,{maxBuffer:d})
return l==="buffer"?new Uint8Array(await getStreamAsArrayBuffer(s,{maxBuffer:d})):await getStreamAsString(s,{maxBuffer:d})}catch(s){return handleBufferedData(handleMaxBuffer({error:s,stream:n,readableObjectMode:r,lines:u,encoding:l,fdNumber:a}))}}
const getBufferedData=async n=>{try{return await n}catch(n){return handleBufferedData(n)}}
const handleBufferedData=n=>isArrayBuffer(n?.bufferedData)?new Uint8Array(n.bufferedData):n?.bufferedData
const waitForStdioStreams=({subprocess:n,encoding:r,buffer:s,maxBuffer:a,lines:l,stripFinalNewline:d,verboseInfo:u,streamInfo:f})=>n.stdio.map((n,p)=>waitForSubprocessStream({stream:n,fdNumber:p,encoding:r,buffer:s[p],maxBuffer:a[p],lines:l[p],allMixed:!1,stripFinalNewline:d,verboseInfo:u,streamInfo:f}))
const waitForSubprocessStream=async({stream:n,fdNumber:r,encoding:s,buffer:a,maxBuffer:l,lines:d,allMixed:u,stripFinalNewline:f,allFds:p,verboseInfo:m,streamInfo:b})=>{if(!n)return
const g=waitForStream(n,r,b)
if(isInputFileDescriptor(b,r)){await g
return}const[y]=await Promise.all([getStreamOutput({stream:n,onStreamEnd:g,fdNumber:r,encoding:s,buffer:a,maxBuffer:l,lines:d,allMixed:u,stripFinalNewline:f,allFds:p,verboseInfo:m,streamInfo:b}),g])
return y}
const makeAllStream=({stdout:n,stderr:r},{all:s})=>{if(!s)return
const a=[[n,1],[r,2]].filter(([n])=>n)
return a.length===0?void 0:setAllStream(mergeStreams(a.map(([n])=>n)))}
const getAllFds=({stdout:n,stderr:r},[,s,a])=>[...n!==null&&s?[1]:[],...r!==null&&a?[2]:[]]
const waitForAllStream=({subprocess:n,all:r,encoding:s,buffer:a,maxBuffer:l,lines:d,stripFinalNewline:u,verboseInfo:f,streamInfo:p})=>{const{stream:m,buffer:b,drainedStream:g}=getAllStream(n,r,a)
return Promise.all([waitForSubprocessStream({stream:m,buffer:b,fdNumber:"all",encoding:s,maxBuffer:l[1]+l[2],lines:d[1]||d[2],allFds:getAllFds(n,a),allMixed:m===r&&getAllMixed(n,r),stripFinalNewline:u,verboseInfo:f,streamInfo:p}),g===void 0?void 0:resumeStream(g)]).then(([n])=>n)}
const getAllStream=({stdout:n,stderr:r},s,[,a,l])=>{const d=a||l
if(!d)return{stream:s,buffer:d}
if(!s)return{stream:void 0,buffer:d}
if(!a)return{stream:r,buffer:d,drainedStream:s}
return l?{stream:s,buffer:d}:{stream:n,buffer:d,drainedStream:s}}
const getAllMixed=({stdout:n,stderr:r},s)=>s&&n&&r&&n.readableObjectMode!==r.readableObjectMode
const shouldLogIpc=n=>isFullVerbose(n,"ipc")
const logIpcOutput=(n,r)=>{const s=serializeVerboseMessage(n)
verboseLog({type:"ipc",verboseMessage:s,fdNumber:"ipc",verboseInfo:r})}
const waitForIpcOutput=async({subprocess:n,buffer:r,maxBuffer:s,ipc:a,ipcOutput:l,verboseInfo:d})=>{if(!a)return l
const u=shouldLogIpc(d)
const f=getFdSpecificValue(r,"ipc")
const p=getFdSpecificValue(s,"ipc")
const m=[]
for await(const r of loopOnMessages({anyProcess:n,channel:n.channel,isSubprocess:!1,ipc:a,shouldAwait:!1,reference:!0})){if(f){checkIpcMaxBuffer(l,p)
l.push(r)}if(u)try{logIpcOutput(r,d)}catch(n){m.push(n)}}if(m.length>0)throw m[0]
return l}
const getBufferedIpcOutput=async(n,r)=>{await Promise.allSettled([n])
return r}
const waitForSubprocessResult=async({subprocess:n,kill:r,all:s,options:{encoding:a,buffer:l,maxBuffer:d,lines:u,timeoutDuration:f,cancelSignal:p,gracefulCancel:m,forceKillAfterDelay:b,stripFinalNewline:g,ipc:y,ipcInput:w},context:v,verboseInfo:S,fileDescriptors:E,originalStreams:x,onInternalError:T,controller:D})=>{const O=waitForExit(n,v)
const M={originalStreams:x,fileDescriptors:E,subprocess:n,exitPromise:O,propagating:!1}
const I=waitForStdioStreams({subprocess:n,encoding:a,buffer:l,maxBuffer:d,lines:u,stripFinalNewline:g,verboseInfo:S,streamInfo:M})
const N=waitForAllStream({subprocess:n,all:s,encoding:a,buffer:l,maxBuffer:d,lines:u,stripFinalNewline:g,verboseInfo:S,streamInfo:M})
const C=[]
const A=waitForIpcOutput({subprocess:n,buffer:l,maxBuffer:d,ipc:y,ipcOutput:C,verboseInfo:S})
const $=waitForOriginalStreams(x,n,M)
const j=waitForCustomStreamsEnd(E,M)
try{return await Promise.race([Promise.all([{},waitForSuccessfulExit(O),Promise.all(I),N,A,sendIpcInput(n,w,y),...$,...j]),T,throwOnSubprocessError(n,D),...throwOnTimeout(r,f,v,D),...throwOnCancel({kill:r,cancelSignal:p,gracefulCancel:m,context:v,controller:D}),...throwOnGracefulCancel({subprocess:n,kill:r,cancelSignal:p,gracefulCancel:m,forceKillAfterDelay:b,context:v,controller:D})])}catch(n){v.terminationReason??="other"
if(n instanceof MaxBufferError)r()
return Promise.all([{error:n},O,Promise.all(I.map(n=>getBufferedData(n))),getBufferedData(N),getBufferedIpcOutput(A,C),Promise.allSettled($),Promise.allSettled(j)])}}
const waitForOriginalStreams=(n,r,s)=>n.map((n,a)=>n===r.stdio[a]?void 0:waitForStream(n,a,s))
const waitForCustomStreamsEnd=(n,r)=>n.flatMap(({stdioItems:n,direction:s},a)=>n.filter(({value:n,stream:r=n})=>isStream(r,{checkOpen:!1})&&!isStandardStream(r)).map(({type:n,value:l,stream:d=l})=>waitForStream(d,a,r,{isSameDirection:pt.has(n),stopOnExit:n==="native",readable:s!=="output"||pt.has(n)})))
const throwOnSubprocessError=async(n,{signal:r})=>{const[s]=await(0,ue.once)(n,"error",{signal:r})
throw s}
const createWritable=({subprocess:n,concurrentStreams:r},s)=>{const{to:a}=copyOptions(s)
const l=getToStream(n,a)
const{waitWritableFinal:d,waitWritableDestroy:f}=addWritableConcurrentStreams(r,l)
const p=new It.Writable({...getWritableMethods(l,n,d),destroy:(0,u.callbackify)(onWritableDestroy.bind(void 0,{subprocessStdin:l,subprocess:n,waitWritableFinal:d,waitWritableDestroy:f})),highWaterMark:l.writableHighWaterMark,objectMode:l.writableObjectMode})
onStdinFinished(l,p,void 0,n)
return p}
const addWritableConcurrentStreams=(n,r)=>{const s=addConcurrentStream(n,r,"writableFinal")
const a=addConcurrentStream(n,r,"writableDestroy")
return{waitWritableFinal:s,waitWritableDestroy:a}}
const getWritableMethods=(n,r,s)=>({write:onWrite.bind(void 0,n),final:(0,u.callbackify)(onWritableFinal.bind(void 0,n,r,s))})
const onWrite=(n,r,s,a)=>{if(n.write(r,s))a()
else n.once("drain",a)}
const onWritableFinal=async(n,r,s)=>{if(!await waitForConcurrentStreams(s,r))return
if(n.writable)n.end()
await r}
const onStdinFinished=async(n,r,s,a)=>{try{await waitForSubprocessStdin(n)
await a
if(r.writable)r.end()}catch(n){await safeWaitForSubprocessStdout(s)
destroyOtherStream(r,!r.writableFinished,await getSubprocessError(a,n))}}
const getSubprocessError=async(n,r)=>{if(!shouldUseSubprocessError(r))return r
try{await n}catch(n){return n}return r}
const shouldUseSubprocessError=n=>n===void 0||isStreamAbort(n)||n.code==="EPIPE"
const onWritableDestroy=async({subprocessStdin:n,subprocess:r,waitWritableFinal:s,waitWritableDestroy:a},l)=>{await waitForConcurrentStreams(s,r)
if(await waitForConcurrentStreams(a,r)){destroyOtherWritable(n,l)
await r}throwDestroyError(l)}
const destroyOtherWritable=(n,r)=>{destroyOtherStream(n,n.writable,r)}
const createDuplex=({subprocess:n,concurrentStreams:r,encoding:s},a)=>{const{from:l,to:d,binary:f=!0,preserveNewlines:p=!0}=copyOptions(a)
checkBooleanOption(f,"binary")
checkBooleanOption(p,"preserveNewlines")
const m=f||Ae.has(s)
const b=getFromStream(n,l)
const g=getToStream(n,d)
const y=addConcurrentStream(r,b,"readableDestroy")
const{waitWritableFinal:w,waitWritableDestroy:v}=addWritableConcurrentStreams(r,g)
const{readableEncoding:S,readableObjectMode:E,readableHighWaterMark:x}=getReadableOptions(b,m)
const{read:T,onStdoutDataDone:D}=getReadableMethods({subprocessStdout:b,subprocess:n,binary:m,encoding:s,preserveNewlines:p})
const O=new It.Duplex({read:T,...getWritableMethods(g,n,w),destroy:(0,u.callbackify)(onDuplexDestroy.bind(void 0,{subprocessStdout:b,subprocessStdin:g,subprocess:n,waitReadableDestroy:y,waitWritableFinal:w,waitWritableDestroy:v})),readableHighWaterMark:x,writableHighWaterMark:g.writableHighWaterMark,readableObjectMode:E,writableObjectMode:g.writableObjectMode,encoding:S})
onStdoutFinished({subprocessStdout:b,onStdoutDataDone:D,readable:O,subprocess:n,subprocessStdin:g})
onStdinFinished(g,O,b,n)
return O}
const onDuplexDestroy=async({subprocessStdout:n,subprocessStdin:r,subprocess:s,waitReadableDestroy:a,waitWritableFinal:l,waitWritableDestroy:d},u)=>{await Promise.all([onReadableDestroy({subprocessStdout:n,subprocess:s,waitReadableDestroy:a},u),onWritableDestroy({subprocessStdin:r,subprocess:s,waitWritableFinal:l,waitWritableDestroy:d},u)])}
const addConvertedStreams=(n,{encoding:r})=>{const s=initializeConcurrentStreams()
n.readable=createReadable.bind(void 0,{subprocess:n,concurrentStreams:s,encoding:r})
n.writable=createWritable.bind(void 0,{subprocess:n,concurrentStreams:s})
n.duplex=createDuplex.bind(void 0,{subprocess:n,concurrentStreams:s,encoding:r})
n.readableStream=createReadableStream.bind(void 0,n)
n.writableStream=createWritableStream.bind(void 0,n)
n.transformStream=createTransformStream.bind(void 0,n)
n.iterable=createIterable.bind(void 0,n,r)
n[Symbol.asyncIterator]=createIterable.bind(void 0,n,r,{})}
const mergePromise=(n,r)=>Object.assign(n,r)
const execaCoreAsync=(n,r,s,a)=>{const{file:l,commandArguments:d,command:u,escapedCommand:f,startTime:p,verboseInfo:m,options:b,fileDescriptors:g}=handleAsyncArguments(n,r,s)
const{subprocess:y,promise:w,kill:v,all:S,convertedStreams:E}=spawnSubprocessAsync({file:l,commandArguments:d,options:b,startTime:p,verboseInfo:m,command:u,escapedCommand:f,fileDescriptors:g})
const x=getSubprocessPromise({promise:w,nodeChildProcess:y,kill:v,all:S,convertedStreams:E,options:b})
x.pipe=pipeToSubprocess.bind(void 0,{source:x,sourcePromise:w,boundOptions:{},createNested:a})
xt.set(x,{options:b,fileDescriptors:g})
return x}
const handleAsyncArguments=(n,r,s)=>{const{command:a,escapedCommand:l,startTime:d,verboseInfo:u}=handleCommand(n,r,s)
const{file:f,commandArguments:p,options:m}=normalizeOptions(n,r,s)
const b=handleAsyncOptions(m)
const g=handleStdioAsync(b,u)
return{file:f,commandArguments:p,command:a,escapedCommand:l,startTime:d,verboseInfo:u,options:b,fileDescriptors:g}}
const handleAsyncOptions=({timeout:n,signal:r,...s})=>({__proto__:null,...s,timeoutDuration:n})
const spawnSubprocessAsync=({file:n,commandArguments:r,options:s,startTime:a,verboseInfo:d,command:u,escapedCommand:f,fileDescriptors:p})=>{let m
try{m=(0,l.spawn)(...concatenateShell(n,r,getSpawnOptions(s)))}catch(n){return handleEarlyError({error:n,command:u,escapedCommand:f,fileDescriptors:p,options:s,startTime:a,verboseInfo:d})}if(m.stdio===void 0)return handleEarlyError({error:(0,ue.once)(m,"error").then(([n])=>n),command:u,escapedCommand:f,fileDescriptors:p,options:s,startTime:a,verboseInfo:d})
const b=new AbortController;(0,ue.setMaxListeners)(1/0,b.signal)
const g=[...m.stdio]
pipeOutputAsync(m,p,b)
setIpcSubprocessOptions(m,s)
const y={}
const w=createDeferred()
const v=subprocessKill.bind(void 0,{kill:getKillFunction(m,s),options:s,onInternalError:w,context:y,controller:b})
cleanupOnExit(v,s,b)
const S=makeAllStream(m,s)
const E=handlePromise({subprocess:m,kill:v,all:S,options:s,startTime:a,verboseInfo:d,fileDescriptors:p,originalStreams:g,command:u,escapedCommand:f,context:y,onInternalError:w,controller:b})
return{subprocess:m,promise:E,kill:v,all:S}}
const getSubprocessPromise=({promise:n,nodeChildProcess:r,kill:s,all:a,convertedStreams:l,options:d})=>{const u=mergePromise(n,getSubprocessProperties(r,a))
u.kill=s??u.kill
if(l===void 0)addConvertedStreams(u,d)
else Object.assign(u,l)
addIpcMethods(u,r,d)
return u}
const getSubprocessProperties=(n,r)=>({nodeChildProcess:n,pid:n.pid,stdin:n.stdin,stdout:n.stdout,stderr:n.stderr,stdio:n.stdio,all:r,kill:n.kill.bind(n)})
const handlePromise=async({subprocess:n,kill:r,all:s,options:a,startTime:l,verboseInfo:d,fileDescriptors:u,originalStreams:f,command:p,escapedCommand:m,context:b,onInternalError:g,controller:y})=>{const[w,[v,S],E,x,T]=await waitForSubprocessResult({subprocess:n,kill:r,all:s,options:a,context:b,verboseInfo:d,fileDescriptors:u,originalStreams:f,onInternalError:g,controller:y})
y.abort()
g.resolve()
const D=E.map((n,r)=>stripNewline(n,a,r))
const O=stripNewline(x,a,"all",getAllFds(n,a.buffer))
const M=getAsyncResult({errorInfo:w,exitCode:v,signal:S,stdio:D,all:O,ipcOutput:T,context:b,options:a,command:p,escapedCommand:m,startTime:l})
return handleResult(M,d,a)}
const getAsyncResult=({errorInfo:n,exitCode:r,signal:s,stdio:a,all:l,ipcOutput:d,context:u,options:f,command:p,escapedCommand:m,startTime:b})=>Object.hasOwn(n,"error")?makeError({error:n.error,command:p,escapedCommand:m,timedOut:u.terminationReason==="timeout",isCanceled:u.terminationReason==="cancel"||u.terminationReason==="gracefulCancel",isGracefullyCanceled:u.terminationReason==="gracefulCancel",isMaxBuffer:n.error instanceof MaxBufferError,isForcefullyTerminated:u.isForcefullyTerminated,exitCode:r,signal:s,stdio:a,all:l,ipcOutput:d,options:f,startTime:b,isSync:!1}):makeSuccessResult({command:p,escapedCommand:m,stdio:a,all:l,ipcOutput:d,options:f,startTime:b})
const mergeOptions=(n,r)=>{const s={__proto__:null,...n}
const a=Object.fromEntries(Object.entries(r).map(([n,r])=>[n,mergeOption(n,s[n],r)]))
return{__proto__:null,...s,...a}}
const mergeOption=(n,r,s)=>un.has(n)&&isPlainObject(r)&&isPlainObject(s)?{...r,...s}:s
const un=new Set(["env",...A])
const createExeca=(n,r,s,a)=>{const createNested=(n,r,a)=>createExeca(n,r,s,a)
const boundExeca=(...l)=>callBoundExeca({mapArguments:n,deepOptions:s,boundOptions:r,setBoundExeca:a,createNested:createNested},...l)
if(a!==void 0)a(boundExeca,createNested,r)
return boundExeca}
const callBoundExeca=({mapArguments:n,deepOptions:r={},boundOptions:s={},setBoundExeca:a,createNested:l},d,...u)=>{if(isPlainObject(d))return l(n,mergeOptions(s,d),a)
const{file:f,commandArguments:p,options:m,isSync:b}=parseArguments({mapArguments:n,firstArgument:d,nextArguments:u,deepOptions:r,boundOptions:s})
return b?execaCoreSync(f,p,m):execaCoreAsync(f,p,m,l)}
const parseArguments=({mapArguments:n,firstArgument:r,nextArguments:s,deepOptions:a,boundOptions:l})=>{const d=isTemplateString(r)?parseTemplates(r,s):[r,...s]
const[u,f,p]=normalizeParameters(...d)
const m=mergeOptions(mergeOptions(a,l),p)
for(const[n,r]of Object.entries(a))if(m[n]===void 0)m[n]=r
const{options:b=m,isSync:g=!1}={__proto__:null,...n({options:m})}
return{file:u,commandArguments:f,options:b,isSync:g}}
const setScriptSync=(n,r,s)=>{n.sync=r(mapScriptSync,s)
n.s=n.sync}
const mapScriptAsync=({options:n})=>getScriptOptions(n)
const mapScriptSync=({options:n})=>({...getScriptOptions(n),isSync:!0})
const getScriptOptions=n=>({options:{__proto__:null,...n,...getScriptStdinOption(n)}})
const getScriptStdinOption=({stdin:n="inherit",input:r,inputFile:s,stdio:a})=>r===void 0&&s===void 0&&a===void 0?{stdin:n}:{}
const fn={preferLocal:!0}
const pn=createExeca(()=>({}))
createExeca(()=>({isSync:!0}))
createExeca(mapNode)
createExeca(mapScriptAsync,{},fn,setScriptSync)
const{sendMessage:mn,getOneMessage:bn,getEachMessage:hn,getCancelSignal:gn}=getIpcExport()})}

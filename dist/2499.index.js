export const id=2499
export const ids=[2499]
export const modules={82499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ho:()=>execa})
function isPlainObject(value){if(typeof value!=="object"||value===null)return!1
const prototype=Object.getPrototypeOf(value)
return(prototype===null||prototype===Object.prototype||Object.getPrototypeOf(prototype)===null)&&!(Symbol.toStringTag in value)&&!(Symbol.iterator in value)}var external_node_url_=__webpack_require__(73136)
const safeNormalizeFileUrl=(file,name)=>{const fileString=normalizeFileUrl(normalizeDenoExecPath(file))
if(typeof fileString!=="string")throw new TypeError(`${name} must be a string or a file URL: ${fileString}.`)
return fileString}
const normalizeDenoExecPath=file=>isDenoExecPath(file)?file.toString():file
const isDenoExecPath=file=>typeof file!=="string"&&file&&Object.getPrototypeOf(file)===String.prototype
const normalizeFileUrl=file=>file instanceof URL?(0,external_node_url_.fileURLToPath)(file):file
const normalizeParameters=(rawFile,rawArguments=[],rawOptions,...rawExtraArguments)=>{if(rawExtraArguments.length>0)throw new TypeError("Execa accepts at most three arguments: file, arguments, options.")
if(rawOptions!==void 0&&isPlainObject(rawArguments))throw new TypeError("Execa accepts at most one options object. Please merge the second and third arguments.")
const filePath=safeNormalizeFileUrl(rawFile,"First argument")
const[commandArguments,options={}]=isPlainObject(rawArguments)?[[],rawArguments]:[rawArguments,rawOptions]
if(!Array.isArray(commandArguments))throw new TypeError(`Second argument must be either an array of arguments or an options object: ${commandArguments}`)
if(commandArguments.some(commandArgument=>typeof commandArgument==="object"&&commandArgument!==null))throw new TypeError(`Second argument must be an array of strings: ${commandArguments}`)
const normalizedArguments=commandArguments.map(String)
const nullByteArgument=normalizedArguments.find(normalizedArgument=>normalizedArgument.includes("\0"))
if(nullByteArgument!==void 0)throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${nullByteArgument}`)
if(!isPlainObject(options))throw new TypeError(`Last argument must be an options object: ${options}`)
return[filePath,normalizedArguments,{__proto__:null,...options}]}
var external_node_child_process_=__webpack_require__(31421)
var external_node_process_=__webpack_require__(1708)
var external_node_util_=__webpack_require__(57975)
const joinCommand=(filePath,rawArguments,shell)=>{const fileAndArguments=[filePath,...rawArguments]
const command=fileAndArguments.join(" ")
const escapedCommand=shell?escapeControlCharacters(command):fileAndArguments.map(fileAndArgument=>quoteString(escapeControlCharacters(fileAndArgument))).join(" ")
return{command:command,escapedCommand:escapedCommand}}
const escapeLines=lines=>(0,external_node_util_.stripVTControlCharacters)(lines).split("\n").map(line=>escapeControlCharacters(line)).join("\n")
const escapeControlCharacters=line=>line.replaceAll(SPECIAL_CHAR_REGEXP,character=>escapeControlCharacter(character))
const escapeControlCharacter=character=>{const commonEscape=COMMON_ESCAPES[character]
if(commonEscape!==void 0)return commonEscape
const codepoint=character.codePointAt(0)
const codepointHex=codepoint.toString(16)
return codepoint<=ASTRAL_START?`\\u${codepointHex.padStart(4,"0")}`:`\\U${codepointHex}`}
const getSpecialCharRegExp=()=>{try{return new RegExp("\\p{Separator}|\\p{Other}","gu")}catch{return/[\s\u0000-\u001F\u007F-\u009F\u00AD]/g}}
const SPECIAL_CHAR_REGEXP=getSpecialCharRegExp()
const COMMON_ESCAPES={" ":" ","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","\t":"\\t"}
const ASTRAL_START=65535
const quoteString=escapedArgument=>{if(NO_ESCAPE_REGEXP.test(escapedArgument))return escapedArgument
return external_node_process_.platform==="win32"?`"${escapedArgument.replaceAll('"','""')}"`:`'${escapedArgument.replaceAll("'","'\\''")}'`}
const NO_ESCAPE_REGEXP=/^[\w\-./]+$/
var external_node_string_decoder_=__webpack_require__(46193)
const{toString:objectToString}=Object.prototype
const isArrayBuffer=value=>objectToString.call(value)==="[object ArrayBuffer]"
const isUint8Array=value=>objectToString.call(value)==="[object Uint8Array]"
const bufferToUint8Array=buffer=>new Uint8Array(buffer.buffer,buffer.byteOffset,buffer.byteLength)
const textEncoder=new TextEncoder
const stringToUint8Array=string=>textEncoder.encode(string)
const textDecoder=new TextDecoder
const uint8ArrayToString=uint8Array=>textDecoder.decode(uint8Array)
const joinToString=(uint8ArraysOrStrings,encoding)=>{const strings=uint8ArraysToStrings(uint8ArraysOrStrings,encoding)
return strings.join("")}
const uint8ArraysToStrings=(uint8ArraysOrStrings,encoding)=>{if(encoding==="utf8"&&uint8ArraysOrStrings.every(uint8ArrayOrString=>typeof uint8ArrayOrString==="string"))return uint8ArraysOrStrings
const decoder=new external_node_string_decoder_.StringDecoder(encoding)
const strings=uint8ArraysOrStrings.map(uint8ArrayOrString=>typeof uint8ArrayOrString==="string"?stringToUint8Array(uint8ArrayOrString):uint8ArrayOrString).map(uint8Array=>decoder.write(uint8Array))
const finalString=decoder.end()
return finalString===""?strings:[...strings,finalString]}
const joinToUint8Array=uint8ArraysOrStrings=>uint8ArraysOrStrings.length===1&&isUint8Array(uint8ArraysOrStrings[0])?uint8ArraysOrStrings[0]:concatUint8Arrays(stringsToUint8Arrays(uint8ArraysOrStrings))
const stringsToUint8Arrays=uint8ArraysOrStrings=>uint8ArraysOrStrings.map(uint8ArrayOrString=>typeof uint8ArrayOrString==="string"?stringToUint8Array(uint8ArrayOrString):uint8ArrayOrString)
const concatUint8Arrays=uint8Arrays=>{const result=new Uint8Array(getJoinLength(uint8Arrays))
let index=0
for(const uint8Array of uint8Arrays){result.set(uint8Array,index)
index+=uint8Array.length}return result}
const getJoinLength=uint8Arrays=>{let joinLength=0
for(const uint8Array of uint8Arrays)joinLength+=uint8Array.length
return joinLength}
const getFinalError=(originalError,message,isSync)=>{const ErrorClass=isSync?ExecaSyncError:ExecaError
const options=originalError instanceof DiscardedError?{}:{cause:originalError}
return new ErrorClass(message,options)}
class DiscardedError extends Error{}const setErrorName=(ErrorClass,value)=>{Object.defineProperties(ErrorClass.prototype,{name:{value:value,writable:!0,enumerable:!1,configurable:!0},[execaErrorSymbol]:{value:!0,writable:!1,enumerable:!1,configurable:!1}})}
const isExecaError=error=>isErrorInstance(error)&&execaErrorSymbol in error
const execaErrorSymbol=Symbol("isExecaError")
const isErrorInstance=value=>value instanceof Error||Object.prototype.toString.call(value)==="[object Error]"
class ExecaError extends Error{}setErrorName(ExecaError,ExecaError.name)
class ExecaSyncError extends Error{}setErrorName(ExecaSyncError,ExecaSyncError.name)
const getTypeName=value=>value===null?"null":typeof value
const isTemplateString=templates=>Array.isArray(templates)&&Array.isArray(templates.raw)
const parseTemplates=(templates,expressions)=>{let tokens=[]
let isSeparated=!1
for(const[index,template]of templates.entries())({tokens:tokens,isSeparated:isSeparated}=parseTemplate({templates:templates,expressions:expressions,tokens:tokens,isSeparated:isSeparated,index:index,template:template}))
if(tokens.length===0)throw new TypeError("Template script must not be empty")
const[file,...commandArguments]=tokens
return[file,commandArguments,{}]}
const parseTemplate=({templates:templates,expressions:expressions,tokens:tokens,isSeparated:isSeparated,index:index,template:template})=>{if(template===void 0)throw new TypeError(`Invalid backslash sequence: ${templates.raw[index]}`)
const{nextTokens:nextTokens,leadingWhitespaces:leadingWhitespaces,trailingWhitespaces:trailingWhitespaces}=splitByWhitespaces(template,templates.raw[index])
const newTokens=concatTokens(tokens,nextTokens,isSeparated||leadingWhitespaces)
const isTemplateSeparated=trailingWhitespaces||nextTokens.length===0&&isSeparated
if(index===expressions.length)return{tokens:newTokens,isSeparated:isTemplateSeparated}
const expression=expressions[index]
const expressionTokens=Array.isArray(expression)?expression.map(expression=>parseExpression(expression)):[parseExpression(expression)]
return{tokens:concatTokens(newTokens,expressionTokens,isTemplateSeparated),isSeparated:expressionTokens.length===0&&isTemplateSeparated}}
const splitByWhitespaces=(template,rawTemplate)=>{if(template.length===0)return{nextTokens:[],leadingWhitespaces:!1,trailingWhitespaces:!1}
const nextTokens=[]
let templateStart=0
let isLeadingWhitespaces=!1
for(let templateIndex=0,rawIndex=0;templateIndex<template.length;templateIndex+=1,rawIndex+=1){const rawCharacter=rawTemplate[rawIndex]
if(DELIMITERS.has(rawCharacter)){if(templateIndex===0)isLeadingWhitespaces=!0
if(templateStart!==templateIndex)nextTokens.push(template.slice(templateStart,templateIndex))
templateStart=templateIndex+1}else if(rawCharacter==="\\"){const nextRawCharacter=rawTemplate[rawIndex+1]
if(nextRawCharacter==="\n"){templateIndex-=1
rawIndex+=1}else if(nextRawCharacter==="u"&&rawTemplate[rawIndex+2]==="{"){const closingBraceIndex=rawTemplate.indexOf("}",rawIndex+3)
if(isAstralEscape(rawTemplate.slice(rawIndex+3,closingBraceIndex)))templateIndex+=1
rawIndex=closingBraceIndex}else rawIndex+=ESCAPE_LENGTH[nextRawCharacter]??1}}const isTrailingWhitespaces=templateStart===template.length
if(!isTrailingWhitespaces)nextTokens.push(template.slice(templateStart))
return{nextTokens:nextTokens,leadingWhitespaces:isLeadingWhitespaces,trailingWhitespaces:isTrailingWhitespaces}}
const isAstralEscape=codePointHex=>Number.parseInt(codePointHex,16)>ASTRAL_START
const DELIMITERS=new Set([" ","\t","\r","\n"])
const ESCAPE_LENGTH={x:3,u:5}
const concatTokens=(tokens,nextTokens,isSeparated)=>isSeparated||tokens.length===0||nextTokens.length===0?[...tokens,...nextTokens]:[...tokens.slice(0,-1),`${tokens.at(-1)}${nextTokens[0]}`,...nextTokens.slice(1)]
const parseExpression=expression=>{const typeOfExpression=getTypeName(expression)
if(typeOfExpression==="string")return expression
if(typeOfExpression==="number")return String(expression)
if((isPlainObject(expression)||isExecaError(expression))&&(Object.hasOwn(expression,"stdout")||Object.hasOwn(expression,"isMaxBuffer")))return getSubprocessResult(expression)
if(expression instanceof external_node_child_process_.ChildProcess||Object.prototype.toString.call(expression)==="[object Promise]")throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.")
throw new TypeError(`Unexpected "${typeOfExpression}" in template expression`)}
const getSubprocessResult=result=>{const stdout=Object.hasOwn(result,"stdout")?result.stdout:void 0
if(typeof stdout==="string")return stdout
if(isUint8Array(stdout))return uint8ArrayToString(stdout)
if(stdout===void 0)throw new TypeError('Missing result.stdout in template expression. This is probably due to the previous subprocess\' "stdout" option.')
throw new TypeError(`Unexpected "${getTypeName(stdout)}" stdout in template expression`)}
const isStandardStream=stream=>STANDARD_STREAMS.includes(stream)
const STANDARD_STREAMS=[external_node_process_.stdin,external_node_process_.stdout,external_node_process_.stderr]
const STANDARD_STREAMS_ALIASES=["stdin","stdout","stderr"]
const getStreamName=fdNumber=>STANDARD_STREAMS_ALIASES[fdNumber]??`stdio[${fdNumber}]`
const allStreamSymbol=Symbol("execa.allStream")
const setAllStream=stream=>Object.assign(stream,{[allStreamSymbol]:!0})
const isAllStream=stream=>stream?.[allStreamSymbol]===!0
const copyOptions=(options={})=>{if(options===null)throw new TypeError("The options must be an object, not `null`.")
return{__proto__:null,...options}}
const checkBooleanOption=(value,optionName)=>{if(value!==void 0&&typeof value!=="boolean")throw new TypeError(`The \`${optionName}\` option must use a boolean.`)}
const normalizeFdSpecificOptions=options=>{const optionsCopy={__proto__:null,...options}
for(const optionName of FD_SPECIFIC_OPTIONS)optionsCopy[optionName]=normalizeFdSpecificOption(options,optionName)
return optionsCopy}
const normalizeFdSpecificOption=(options,optionName)=>{const stdioLength=getStdioLength(options)
const optionBaseArray=Array.from({length:stdioLength+1})
const optionArray=normalizeFdSpecificValue(options[optionName],optionBaseArray,optionName,stdioLength)
return addDefaultValue(optionArray,optionName)}
const getStdioLength=({stdio:stdio})=>Array.isArray(stdio)?Math.max(stdio.length,STANDARD_STREAMS_ALIASES.length):STANDARD_STREAMS_ALIASES.length
const normalizeFdSpecificValue=(optionValue,optionArray,optionName,stdioLength)=>{if(isPlainObject(optionValue))return normalizeOptionObject(optionValue,optionArray,optionName,stdioLength)
validateFdSpecificValue(optionValue,optionName)
return optionArray.fill(optionValue)}
const normalizeOptionObject=(optionValue,optionArray,optionName,stdioLength)=>{for(const fdName of Object.keys(optionValue).sort(compareFdName)){validateFdSpecificValue(optionValue[fdName],optionName,`${optionName}.${fdName}`)
for(const fdNumber of parseFdName(fdName,optionName,stdioLength))optionArray[fdNumber]=optionValue[fdName]}return optionArray}
const compareFdName=(fdNameA,fdNameB)=>getFdNameOrder(fdNameA)<getFdNameOrder(fdNameB)?1:-1
const getFdNameOrder=fdName=>{if(fdName==="stdout"||fdName==="stderr")return 0
return fdName==="all"?2:1}
const parseFdName=(fdName,optionName,stdioLength)=>{if(fdName==="ipc")return[stdioLength]
const fdNumber=parseFd(fdName)
if(fdNumber===void 0||fdNumber===0)throw new TypeError(`"${optionName}.${fdName}" is invalid.\nIt must be "${optionName}.stdout", "${optionName}.stderr", "${optionName}.all", "${optionName}.ipc", or "${optionName}.fd3", "${optionName}.fd4" (and so on).`)
if(fdNumber!=="all"&&fdNumber>=stdioLength)throw new TypeError(`"${optionName}.${fdName}" is invalid: that file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`)
return fdNumber==="all"?[1,2]:[fdNumber]}
const parseFd=fdName=>{if(fdName==="all")return fdName
if(STANDARD_STREAMS_ALIASES.includes(fdName))return STANDARD_STREAMS_ALIASES.indexOf(fdName)
const regexpResult=FD_REGEXP.exec(fdName)
if(regexpResult!==null)return Number(regexpResult.groups.fdNumber)}
const FD_REGEXP=/^fd(?<fdNumber>\d+)$/
const addDefaultValue=(optionArray,optionName)=>optionArray.map(optionValue=>optionValue===void 0?DEFAULT_OPTIONS[optionName]:optionValue)
const BOOLEAN_FD_SPECIFIC_OPTIONS=new Set(["lines","buffer","stripFinalNewline"])
const validateFdSpecificValue=(optionValue,optionName,fullOptionName=optionName)=>{if(BOOLEAN_FD_SPECIFIC_OPTIONS.has(optionName))checkBooleanOption(optionValue,fullOptionName)
else if(optionName==="maxBuffer"&&optionValue!==void 0&&(typeof optionValue!=="number"||Number.isNaN(optionValue)))throw new TypeError(`The \`${fullOptionName}\` option must use a number.`)}
const verboseDefault=(0,external_node_util_.debuglog)("execa").enabled?"full":"none"
const DEFAULT_OPTIONS={lines:!1,buffer:!0,maxBuffer:1e3*1e3*100,verbose:verboseDefault,stripFinalNewline:!0}
const FD_SPECIFIC_OPTIONS=["lines","buffer","maxBuffer","verbose","stripFinalNewline"]
const getFdSpecificValue=(optionArray,fdNumber)=>fdNumber==="ipc"?optionArray.at(-1):optionArray[fdNumber]
const isVerbose=({verbose:verbose},fdNumber)=>getFdVerbose(verbose,fdNumber)!=="none"
const isFullVerbose=({verbose:verbose},fdNumber)=>!["none","short"].includes(getFdVerbose(verbose,fdNumber))
const getVerboseFunction=({verbose:verbose},fdNumber)=>{const fdVerbose=getFdVerbose(verbose,fdNumber)
return isVerboseFunction(fdVerbose)?fdVerbose:void 0}
const getFdVerbose=(verbose,fdNumber)=>fdNumber===void 0?getFdGenericVerbose(verbose):getFdSpecificValue(verbose,fdNumber)
const getFdGenericVerbose=verbose=>verbose.find(fdVerbose=>isVerboseFunction(fdVerbose))??VERBOSE_VALUES.findLast(fdVerbose=>verbose.includes(fdVerbose))
const isVerboseFunction=fdVerbose=>typeof fdVerbose==="function"
const VERBOSE_VALUES=["none","short","full"]
function isUnicodeSupported(){const{env:env}=external_node_process_
const{TERM:TERM,TERM_PROGRAM:TERM_PROGRAM}=env
if(external_node_process_.platform!=="win32")return TERM!=="linux"
return Boolean(env.WT_SESSION)||Boolean(env.TERMINUS_SUBLIME)||env.ConEmuTask==="{cmd::Cmder}"||TERM_PROGRAM==="Terminus-Sublime"||TERM_PROGRAM==="vscode"||TERM==="xterm-256color"||TERM==="alacritty"||TERM==="rxvt-unicode"||TERM==="rxvt-unicode-256color"||env.TERMINAL_EMULATOR==="JetBrains-JediTerm"}const common={circleQuestionMark:"(?)",questionMarkPrefix:"(?)",square:"█",squareDarkShade:"▓",squareMediumShade:"▒",squareLightShade:"░",squareTop:"▀",squareBottom:"▄",squareLeft:"▌",squareRight:"▐",squareCenter:"■",bullet:"●",dot:"․",ellipsis:"…",pointerSmall:"›",triangleUp:"▲",triangleUpSmall:"▴",triangleDown:"▼",triangleDownSmall:"▾",triangleLeftSmall:"◂",triangleRightSmall:"▸",home:"⌂",heart:"♥",musicNote:"♪",musicNoteBeamed:"♫",arrowUp:"↑",arrowDown:"↓",arrowLeft:"←",arrowRight:"→",arrowLeftRight:"↔",arrowUpDown:"↕",almostEqual:"≈",notEqual:"≠",lessOrEqual:"≤",greaterOrEqual:"≥",identical:"≡",infinity:"∞",subscriptZero:"₀",subscriptOne:"₁",subscriptTwo:"₂",subscriptThree:"₃",subscriptFour:"₄",subscriptFive:"₅",subscriptSix:"₆",subscriptSeven:"₇",subscriptEight:"₈",subscriptNine:"₉",oneHalf:"½",oneThird:"⅓",oneQuarter:"¼",oneFifth:"⅕",oneSixth:"⅙",oneEighth:"⅛",twoThirds:"⅔",twoFifths:"⅖",threeQuarters:"¾",threeFifths:"⅗",threeEighths:"⅜",fourFifths:"⅘",fiveSixths:"⅚",fiveEighths:"⅝",sevenEighths:"⅞",line:"─",lineBold:"━",lineDouble:"═",lineDashed0:"┄",lineDashed1:"┅",lineDashed2:"┈",lineDashed3:"┉",lineDashed4:"╌",lineDashed5:"╍",lineDashed6:"╴",lineDashed7:"╶",lineDashed8:"╸",lineDashed9:"╺",lineDashed10:"╼",lineDashed11:"╾",lineDashed12:"−",lineDashed13:"–",lineDashed14:"‐",lineDashed15:"⁃",lineVertical:"│",lineVerticalBold:"┃",lineVerticalDouble:"║",lineVerticalDashed0:"┆",lineVerticalDashed1:"┇",lineVerticalDashed2:"┊",lineVerticalDashed3:"┋",lineVerticalDashed4:"╎",lineVerticalDashed5:"╏",lineVerticalDashed6:"╵",lineVerticalDashed7:"╷",lineVerticalDashed8:"╹",lineVerticalDashed9:"╻",lineVerticalDashed10:"╽",lineVerticalDashed11:"╿",lineDownLeft:"┐",lineDownLeftArc:"╮",lineDownBoldLeftBold:"┓",lineDownBoldLeft:"┒",lineDownLeftBold:"┑",lineDownDoubleLeftDouble:"╗",lineDownDoubleLeft:"╖",lineDownLeftDouble:"╕",lineDownRight:"┌",lineDownRightArc:"╭",lineDownBoldRightBold:"┏",lineDownBoldRight:"┎",lineDownRightBold:"┍",lineDownDoubleRightDouble:"╔",lineDownDoubleRight:"╓",lineDownRightDouble:"╒",lineUpLeft:"┘",lineUpLeftArc:"╯",lineUpBoldLeftBold:"┛",lineUpBoldLeft:"┚",lineUpLeftBold:"┙",lineUpDoubleLeftDouble:"╝",lineUpDoubleLeft:"╜",lineUpLeftDouble:"╛",lineUpRight:"└",lineUpRightArc:"╰",lineUpBoldRightBold:"┗",lineUpBoldRight:"┖",lineUpRightBold:"┕",lineUpDoubleRightDouble:"╚",lineUpDoubleRight:"╙",lineUpRightDouble:"╘",lineUpDownLeft:"┤",lineUpBoldDownBoldLeftBold:"┫",lineUpBoldDownBoldLeft:"┨",lineUpDownLeftBold:"┥",lineUpBoldDownLeftBold:"┩",lineUpDownBoldLeftBold:"┪",lineUpDownBoldLeft:"┧",lineUpBoldDownLeft:"┦",lineUpDoubleDownDoubleLeftDouble:"╣",lineUpDoubleDownDoubleLeft:"╢",lineUpDownLeftDouble:"╡",lineUpDownRight:"├",lineUpBoldDownBoldRightBold:"┣",lineUpBoldDownBoldRight:"┠",lineUpDownRightBold:"┝",lineUpBoldDownRightBold:"┡",lineUpDownBoldRightBold:"┢",lineUpDownBoldRight:"┟",lineUpBoldDownRight:"┞",lineUpDoubleDownDoubleRightDouble:"╠",lineUpDoubleDownDoubleRight:"╟",lineUpDownRightDouble:"╞",lineDownLeftRight:"┬",lineDownBoldLeftBoldRightBold:"┳",lineDownLeftBoldRightBold:"┯",lineDownBoldLeftRight:"┰",lineDownBoldLeftBoldRight:"┱",lineDownBoldLeftRightBold:"┲",lineDownLeftRightBold:"┮",lineDownLeftBoldRight:"┭",lineDownDoubleLeftDoubleRightDouble:"╦",lineDownDoubleLeftRight:"╥",lineDownLeftDoubleRightDouble:"╤",lineUpLeftRight:"┴",lineUpBoldLeftBoldRightBold:"┻",lineUpLeftBoldRightBold:"┷",lineUpBoldLeftRight:"┸",lineUpBoldLeftBoldRight:"┹",lineUpBoldLeftRightBold:"┺",lineUpLeftRightBold:"┶",lineUpLeftBoldRight:"┵",lineUpDoubleLeftDoubleRightDouble:"╩",lineUpDoubleLeftRight:"╨",lineUpLeftDoubleRightDouble:"╧",lineUpDownLeftRight:"┼",lineUpBoldDownBoldLeftBoldRightBold:"╋",lineUpDownBoldLeftBoldRightBold:"╈",lineUpBoldDownLeftBoldRightBold:"╇",lineUpBoldDownBoldLeftRightBold:"╊",lineUpBoldDownBoldLeftBoldRight:"╉",lineUpBoldDownLeftRight:"╀",lineUpDownBoldLeftRight:"╁",lineUpDownLeftBoldRight:"┽",lineUpDownLeftRightBold:"┾",lineUpBoldDownBoldLeftRight:"╂",lineUpDownLeftBoldRightBold:"┿",lineUpBoldDownLeftBoldRight:"╃",lineUpBoldDownLeftRightBold:"╄",lineUpDownBoldLeftBoldRight:"╅",lineUpDownBoldLeftRightBold:"╆",lineUpDoubleDownDoubleLeftDoubleRightDouble:"╬",lineUpDoubleDownDoubleLeftRight:"╫",lineUpDownLeftDoubleRightDouble:"╪",lineCross:"╳",lineBackslash:"╲",lineSlash:"╱"}
const specialMainSymbols={tick:"✔",info:"ℹ",warning:"⚠",cross:"✘",squareSmall:"◻",squareSmallFilled:"◼",circle:"◯",circleFilled:"◉",circleDotted:"◌",circleDouble:"◎",circleCircle:"ⓞ",circleCross:"ⓧ",circlePipe:"Ⓘ",radioOn:"◉",radioOff:"◯",checkboxOn:"☒",checkboxOff:"☐",checkboxCircleOn:"ⓧ",checkboxCircleOff:"Ⓘ",pointer:"❯",triangleUpOutline:"△",triangleLeft:"◀",triangleRight:"▶",lozenge:"◆",lozengeOutline:"◇",hamburger:"☰",smiley:"㋡",mustache:"෴",star:"★",play:"▶",nodejs:"⬢",oneSeventh:"⅐",oneNinth:"⅑",oneTenth:"⅒"}
const specialFallbackSymbols={tick:"√",info:"i",warning:"‼",cross:"×",squareSmall:"□",squareSmallFilled:"■",circle:"( )",circleFilled:"(*)",circleDotted:"( )",circleDouble:"( )",circleCircle:"(○)",circleCross:"(×)",circlePipe:"(│)",radioOn:"(*)",radioOff:"( )",checkboxOn:"[×]",checkboxOff:"[ ]",checkboxCircleOn:"(×)",checkboxCircleOff:"( )",pointer:">",triangleUpOutline:"∆",triangleLeft:"◄",triangleRight:"►",lozenge:"♦",lozengeOutline:"◊",hamburger:"≡",smiley:"☺",mustache:"┌─┐",star:"✶",play:"►",nodejs:"♦",oneSeventh:"1/7",oneNinth:"1/9",oneTenth:"1/10"}
const mainSymbols={...common,...specialMainSymbols}
const fallbackSymbols={...common,...specialFallbackSymbols}
const shouldUseMain=isUnicodeSupported()
const figures=shouldUseMain?mainSymbols:fallbackSymbols
const node_modules_figures=figures
Object.entries(specialMainSymbols)
var external_node_tty_=__webpack_require__(7066)
const hasColors=external_node_tty_?.WriteStream?.prototype?.hasColors?.()??!1
const format=(open,close)=>{if(!hasColors)return input=>input
const openCode=`[${open}m`
const closeCode=`[${close}m`
return input=>{const string=input+""
let index=string.indexOf(closeCode)
if(index===-1)return openCode+string+closeCode
let result=openCode
let lastIndex=0
const reopenOnNestedClose=close===22
const replaceCode=(reopenOnNestedClose?closeCode:"")+openCode
while(index!==-1){result+=string.slice(lastIndex,index)+replaceCode
lastIndex=index+closeCode.length
index=string.indexOf(closeCode,lastIndex)}result+=string.slice(lastIndex)+closeCode
return result}}
format(0,0)
const bold=format(1,22)
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
const gray=format(90,39)
format(40,49)
format(41,49)
format(42,49)
format(43,49)
format(44,49)
format(45,49)
format(46,49)
format(47,49)
format(100,49)
const redBright=format(91,39)
format(92,39)
const yellowBright=format(93,39)
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
const default_hasColors=external_node_process_.env.FORCE_COLOR!==void 0||external_node_process_.stderr.isTTY===!0
const identity=string=>string
const getColor=color=>default_hasColors?color:identity
const default_gray=getColor(gray)
const default_bold=getColor(bold)
const default_redBright=getColor(redBright)
const default_yellowBright=getColor(yellowBright)
const defaultVerboseFunction=({type:type,message:message,timestamp:timestamp,piped:piped,commandId:commandId,result:{failed:failed=!1}={},options:{reject:reject=!0}})=>{const timestampString=serializeTimestamp(timestamp)
const icon=ICONS[type]({failed:failed,reject:reject,piped:piped})
const color=COLORS[type]({reject:reject})
return`${default_gray(`[${timestampString}]`)} ${default_gray(`[${commandId}]`)} ${color(icon)} ${color(message)}`}
const serializeTimestamp=timestamp=>`${padField(timestamp.getHours(),2)}:${padField(timestamp.getMinutes(),2)}:${padField(timestamp.getSeconds(),2)}.${padField(timestamp.getMilliseconds(),3)}`
const padField=(field,padding)=>String(field).padStart(padding,"0")
const getFinalIcon=({failed:failed,reject:reject})=>{if(!failed)return node_modules_figures.tick
return reject?node_modules_figures.cross:node_modules_figures.warning}
const ICONS={command:({piped:piped})=>piped?"|":"$",output:()=>" ",ipc:()=>"*",error:getFinalIcon,duration:getFinalIcon}
const COLORS={command:()=>default_bold,output:()=>identity,ipc:()=>identity,error:({reject:reject})=>reject?default_redBright:default_yellowBright,duration:()=>default_gray}
const applyVerboseOnLines=(printedLines,verboseInfo,fdNumber)=>{const verboseFunction=getVerboseFunction(verboseInfo,fdNumber)
return printedLines.map(({verboseLine:verboseLine,verboseObject:verboseObject})=>applyVerboseFunction(verboseLine,verboseObject,verboseFunction)).filter(printedLine=>printedLine!==void 0).map(printedLine=>appendNewline(printedLine)).join("")}
const applyVerboseFunction=(verboseLine,verboseObject,verboseFunction)=>{if(verboseFunction===void 0)return verboseLine
const printedLine=verboseFunction(verboseLine,verboseObject)
if(typeof printedLine==="string")return printedLine}
const appendNewline=printedLine=>printedLine.endsWith("\n")?printedLine:`${printedLine}\n`
const verboseLog=({type:type,verboseMessage:verboseMessage,fdNumber:fdNumber,verboseInfo:verboseInfo,result:result})=>{const verboseObject=getVerboseObject({type:type,result:result,verboseInfo:verboseInfo})
const printedLines=getPrintedLines(verboseMessage,verboseObject)
const finalLines=applyVerboseOnLines(printedLines,verboseInfo,fdNumber)
if(finalLines!=="")console.warn(finalLines.slice(0,-1))}
const getVerboseObject=({type:type,result:result,verboseInfo:verboseInfo})=>{const{escapedCommand:escapedCommand,commandId:commandId,rawOptions:rawOptions}=verboseInfo
const{piped:piped=!1,...options}=rawOptions
return{type:type,escapedCommand:escapedCommand,commandId:`${commandId}`,timestamp:new Date,piped:piped,result:result,options:options}}
const getPrintedLines=(verboseMessage,verboseObject)=>verboseMessage.split("\n").map(message=>getPrintedLine({...verboseObject,message:message}))
const getPrintedLine=verboseObject=>{const verboseLine=defaultVerboseFunction(verboseObject)
return{verboseLine:verboseLine,verboseObject:verboseObject}}
const serializeVerboseMessage=message=>{const messageString=typeof message==="string"?message:(0,external_node_util_.inspect)(message)
return escapeLines(messageString)}
const logCommand=(escapedCommand,verboseInfo)=>{if(!isVerbose(verboseInfo))return
verboseLog({type:"command",verboseMessage:escapedCommand,verboseInfo:verboseInfo})}
const getVerboseInfo=(verbose,escapedCommand,rawOptions)=>{validateVerbose(verbose)
const commandId=getCommandId(verbose)
return{verbose:verbose,escapedCommand:escapedCommand,commandId:commandId,rawOptions:rawOptions}}
const getCommandId=verbose=>isVerbose({verbose:verbose})?COMMAND_ID++:void 0
let COMMAND_ID=0n
const validateVerbose=verbose=>{for(const fdVerbose of verbose){if(fdVerbose===!1)throw new TypeError('The "verbose: false" option was renamed to "verbose: \'none\'".')
if(fdVerbose===!0)throw new TypeError('The "verbose: true" option was renamed to "verbose: \'short\'".')
if(!VERBOSE_VALUES.includes(fdVerbose)&&!isVerboseFunction(fdVerbose)){const allowedValues=VERBOSE_VALUES.map(allowedValue=>`'${allowedValue}'`).join(", ")
throw new TypeError(`The "verbose" option must not be ${fdVerbose}. Allowed values are: ${allowedValues} or a function.`)}}}
const getStartTime=()=>external_node_process_.hrtime.bigint()
const getDurationMs=startTime=>Number(external_node_process_.hrtime.bigint()-startTime)/1e6
const handleCommand=(filePath,rawArguments,rawOptions)=>{const startTime=getStartTime()
const{command:command,escapedCommand:escapedCommand}=joinCommand(filePath,rawArguments,rawOptions.shell&&!rawOptions.node)
const verbose=normalizeFdSpecificOption(rawOptions,"verbose")
const verboseInfo=getVerboseInfo(verbose,escapedCommand,{__proto__:null,...rawOptions})
logCommand(escapedCommand,verboseInfo)
return{command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo}}
var external_node_path_=__webpack_require__(76760)
function pathKey(options={}){const{env:env=process.env,platform:platform=process.platform}=options
if(platform!=="win32")return"PATH"
return Object.keys(env).reverse().find(key=>key.toUpperCase()==="PATH")||"Path"}(0,external_node_util_.promisify)(external_node_child_process_.execFile)
function toPath(urlOrPath){return urlOrPath instanceof URL?(0,external_node_url_.fileURLToPath)(urlOrPath):urlOrPath}function traversePathUp(startPath){return{*[Symbol.iterator](){let currentPath=external_node_path_.resolve(toPath(startPath))
let previousPath
while(previousPath!==currentPath){yield currentPath
previousPath=currentPath
currentPath=external_node_path_.resolve(currentPath,"..")}}}}const npmRunPath=({cwd:cwd=external_node_process_.cwd(),path:pathOption=external_node_process_.env[pathKey()],preferLocal:preferLocal=!0,execPath:execPath=external_node_process_.execPath,addExecPath:addExecPath=!0}={})=>{const cwdPath=external_node_path_.resolve(toPath(cwd))
const result=[]
const pathParts=pathOption.split(external_node_path_.delimiter)
if(preferLocal)applyPreferLocal(result,pathParts,cwdPath)
if(addExecPath)applyExecPath(result,pathParts,execPath,cwdPath)
return pathOption===""||pathOption===external_node_path_.delimiter?`${result.join(external_node_path_.delimiter)}${pathOption}`:[...result,pathOption].join(external_node_path_.delimiter)}
const applyPreferLocal=(result,pathParts,cwdPath)=>{for(const directory of traversePathUp(cwdPath)){const pathPart=external_node_path_.join(directory,"node_modules/.bin")
if(!pathParts.includes(pathPart))result.push(pathPart)}}
const applyExecPath=(result,pathParts,execPath,cwdPath)=>{const pathPart=external_node_path_.resolve(cwdPath,toPath(execPath),"..")
if(!pathParts.includes(pathPart))result.push(pathPart)}
const npmRunPathEnv=({env:env=external_node_process_.env,...options}={})=>{env={...env}
const pathName=pathKey({env:env})
options.path=env[pathName]
env[pathName]=npmRunPath(options)
return env}
var promises_=__webpack_require__(58500)
var external_node_os_=__webpack_require__(48161)
const getRealtimeSignals=()=>{const length=SIGRTMAX-SIGRTMIN+1
return Array.from({length:length},getRealtimeSignal)}
const getRealtimeSignal=(value,index)=>({name:`SIGRT${index+1}`,number:SIGRTMIN+index,action:"terminate",description:"Application-specific signal (realtime)",standard:"posix"})
const SIGRTMIN=34
const SIGRTMAX=64
const SIGNALS=[{name:"SIGHUP",number:1,action:"terminate",description:"Terminal closed",standard:"posix"},{name:"SIGINT",number:2,action:"terminate",description:"User interruption with CTRL-C",standard:"ansi"},{name:"SIGQUIT",number:3,action:"core",description:"User interruption with CTRL-\\",standard:"posix"},{name:"SIGILL",number:4,action:"core",description:"Invalid machine instruction",standard:"ansi"},{name:"SIGTRAP",number:5,action:"core",description:"Debugger breakpoint",standard:"posix"},{name:"SIGABRT",number:6,action:"core",description:"Aborted",standard:"ansi"},{name:"SIGIOT",number:6,action:"core",description:"Aborted",standard:"bsd"},{name:"SIGBUS",number:7,action:"core",description:"Bus error due to misaligned, non-existing address or paging error",standard:"bsd"},{name:"SIGEMT",number:7,action:"terminate",description:"Command should be emulated but is not implemented",standard:"other"},{name:"SIGFPE",number:8,action:"core",description:"Floating point arithmetic error",standard:"ansi"},{name:"SIGKILL",number:9,action:"terminate",description:"Forced termination",standard:"posix",forced:!0},{name:"SIGUSR1",number:10,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGSEGV",number:11,action:"core",description:"Segmentation fault",standard:"ansi"},{name:"SIGUSR2",number:12,action:"terminate",description:"Application-specific signal",standard:"posix"},{name:"SIGPIPE",number:13,action:"terminate",description:"Broken pipe or socket",standard:"posix"},{name:"SIGALRM",number:14,action:"terminate",description:"Timeout or timer",standard:"posix"},{name:"SIGTERM",number:15,action:"terminate",description:"Termination",standard:"ansi"},{name:"SIGSTKFLT",number:16,action:"terminate",description:"Stack is empty or overflowed",standard:"other"},{name:"SIGCHLD",number:17,action:"ignore",description:"Child process terminated, paused or unpaused",standard:"posix"},{name:"SIGCLD",number:17,action:"ignore",description:"Child process terminated, paused or unpaused",standard:"other"},{name:"SIGCONT",number:18,action:"unpause",description:"Unpaused",standard:"posix",forced:!0},{name:"SIGSTOP",number:19,action:"pause",description:"Paused",standard:"posix",forced:!0},{name:"SIGTSTP",number:20,action:"pause",description:'Paused using CTRL-Z or "suspend"',standard:"posix"},{name:"SIGTTIN",number:21,action:"pause",description:"Background process cannot read terminal input",standard:"posix"},{name:"SIGBREAK",number:21,action:"terminate",description:"User interruption with CTRL-BREAK",standard:"other"},{name:"SIGTTOU",number:22,action:"pause",description:"Background process cannot write to terminal output",standard:"posix"},{name:"SIGURG",number:23,action:"ignore",description:"Socket received out-of-band data",standard:"bsd"},{name:"SIGXCPU",number:24,action:"core",description:"Process timed out",standard:"bsd"},{name:"SIGXFSZ",number:25,action:"core",description:"File too big",standard:"bsd"},{name:"SIGVTALRM",number:26,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGPROF",number:27,action:"terminate",description:"Timeout or timer",standard:"bsd"},{name:"SIGWINCH",number:28,action:"ignore",description:"Terminal window size changed",standard:"bsd"},{name:"SIGIO",number:29,action:"terminate",description:"I/O is available",standard:"other"},{name:"SIGPOLL",number:29,action:"terminate",description:"Watched event",standard:"other"},{name:"SIGINFO",number:29,action:"ignore",description:"Request for process information",standard:"other"},{name:"SIGPWR",number:30,action:"terminate",description:"Device running out of power",standard:"systemv"},{name:"SIGSYS",number:31,action:"core",description:"Invalid system call",standard:"other"},{name:"SIGUNUSED",number:31,action:"terminate",description:"Invalid system call",standard:"other"}]
const getSignals=()=>{const realtimeSignals=getRealtimeSignals()
const signals=[...SIGNALS,...realtimeSignals].map(normalizeSignal)
return signals}
const normalizeSignal=({name:name,number:defaultNumber,description:description,action:action,forced:forced=!1,standard:standard})=>{const{signals:{[name]:constantSignal}}=external_node_os_.constants
const supported=constantSignal!==void 0
const number=supported?constantSignal:defaultNumber
return{name:name,number:number,description:description,supported:supported,action:action,forced:forced,standard:standard}}
const getSignalsByName=()=>{const signals=getSignals()
return Object.fromEntries(signals.map(getSignalByName))}
const getSignalByName=({name:name,number:number,description:description,supported:supported,action:action,forced:forced,standard:standard})=>[name,{name:name,number:number,description:description,supported:supported,action:action,forced:forced,standard:standard}]
const signalsByName=getSignalsByName()
const getSignalsByNumber=()=>{const signals=getSignals()
const length=SIGRTMAX+1
const signalsA=Array.from({length:length},(value,number)=>getSignalByNumber(number,signals))
return Object.assign({},...signalsA)}
const getSignalByNumber=(number,signals)=>{const signal=findSignalByNumber(number,signals)
if(signal===void 0)return{}
const{name:name,description:description,supported:supported,action:action,forced:forced,standard:standard}=signal
return{[number]:{name:name,number:number,description:description,supported:supported,action:action,forced:forced,standard:standard}}}
const findSignalByNumber=(number,signals)=>{const signal=signals.find(({name:name})=>external_node_os_.constants.signals[name]===number)
if(signal!==void 0)return signal
return signals.find(signalA=>signalA.number===number)}
getSignalsByNumber()
const normalizeKillSignal=killSignal=>{const optionName="option `killSignal`"
if(killSignal===0)throw new TypeError(`Invalid ${optionName}: 0 cannot be used.`)
return signal_normalizeSignal(killSignal,optionName)}
const normalizeSignalArgument=signal=>signal===0?signal:signal_normalizeSignal(signal,"`subprocess.kill()`'s argument")
const signal_normalizeSignal=(signalNameOrInteger,optionName)=>{if(Number.isInteger(signalNameOrInteger))return normalizeSignalInteger(signalNameOrInteger,optionName)
if(typeof signalNameOrInteger==="string")return normalizeSignalName(signalNameOrInteger,optionName)
throw new TypeError(`Invalid ${optionName} ${String(signalNameOrInteger)}: it must be a string or an integer.\n${getAvailableSignals()}`)}
const normalizeSignalInteger=(signalInteger,optionName)=>{if(signalsIntegerToName.has(signalInteger))return signalsIntegerToName.get(signalInteger)
throw new TypeError(`Invalid ${optionName} ${signalInteger}: this signal integer does not exist.\n${getAvailableSignals()}`)}
const getSignalsIntegerToName=()=>new Map(Object.entries(external_node_os_.constants.signals).reverse().map(([signalName,signalInteger])=>[signalInteger,signalName]))
const signalsIntegerToName=getSignalsIntegerToName()
const normalizeSignalName=(signalName,optionName)=>{if(signalName in external_node_os_.constants.signals)return signalName
if(signalName.toUpperCase()in external_node_os_.constants.signals)throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`)
throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.\n${getAvailableSignals()}`)}
const getAvailableSignals=()=>`Available signal names: ${getAvailableSignalNames()}.\nAvailable signal numbers: ${getAvailableSignalIntegers()}.`
const getAvailableSignalNames=()=>Object.keys(external_node_os_.constants.signals).sort().map(signalName=>`'${signalName}'`).join(", ")
const getAvailableSignalIntegers=()=>[...new Set(Object.values(external_node_os_.constants.signals).sort((signalInteger,signalIntegerTwo)=>signalInteger-signalIntegerTwo))].join(", ")
const getSignalDescription=signal=>signalsByName[signal].description
const validateTimeout=({timeout:timeout})=>{if(timeout!==void 0)validateDelay(timeout,"timeout")}
const validateDelay=(delay,optionName)=>{if(!Number.isInteger(delay)||delay<0||delay>MAX_DELAY)throw new TypeError(`Expected the \`${optionName}\` option to be a non-negative integer up to ${MAX_DELAY}, got \`${delay}\` (${getTypeName(delay)})`)}
const MAX_DELAY=2**31-1
const throwOnTimeout=(kill,timeout,context,controller)=>timeout===0||timeout===void 0?[]:[killAfterTimeout(kill,timeout,context,controller)]
const killAfterTimeout=async(kill,timeout,context,{signal:signal})=>{await(0,promises_.setTimeout)(timeout,void 0,{signal:signal})
context.terminationReason??="timeout"
kill()
throw new DiscardedError}
const normalizeForceKillAfterDelay=forceKillAfterDelay=>{if(forceKillAfterDelay===!1)return forceKillAfterDelay
if(forceKillAfterDelay===!0)return DEFAULT_FORCE_KILL_TIMEOUT
validateDelay(forceKillAfterDelay,"forceKillAfterDelay")
return forceKillAfterDelay}
const DEFAULT_FORCE_KILL_TIMEOUT=1e3*5
const subprocessKill=({kill:kill,options:{forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal},onInternalError:onInternalError,context:context,controller:controller},signalOrError,errorArgument)=>{const{signal:signal,error:error}=parseKillArguments(signalOrError,errorArgument,killSignal)
emitKillError(error,onInternalError)
const killResult=kill(signal)
setKillTimeout({kill:kill,signal:signal,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal,killResult:killResult,context:context,controller:controller})
return killResult}
const parseKillArguments=(signalOrError,errorArgument,killSignal)=>{const[signal=killSignal,error]=isErrorInstance(signalOrError)?[void 0,signalOrError]:[signalOrError,errorArgument]
if(typeof signal!=="string"&&!Number.isInteger(signal))throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(signal)}`)
if(error!==void 0&&!isErrorInstance(error))throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${error}`)
return{signal:normalizeSignalArgument(signal),error:error}}
const emitKillError=(error,onInternalError)=>{if(error!==void 0)onInternalError.reject(error)}
const setKillTimeout=async({kill:kill,signal:signal,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal,killResult:killResult,context:context,controller:controller})=>{if(signal===killSignal&&killResult)killOnTimeout({kill:kill,forceKillAfterDelay:forceKillAfterDelay,context:context,controllerSignal:controller.signal})}
const killOnTimeout=async({kill:kill,forceKillAfterDelay:forceKillAfterDelay,context:context,controllerSignal:controllerSignal})=>{if(forceKillAfterDelay===!1)return
try{await(0,promises_.setTimeout)(forceKillAfterDelay,void 0,{signal:controllerSignal})
if(kill("SIGKILL"))context.isForcefullyTerminated??=!0}catch{}}
var external_node_events_=__webpack_require__(78474)
const onAbortedSignal=async(mainSignal,stopSignal)=>{if(!mainSignal.aborted)await(0,external_node_events_.once)(mainSignal,"abort",{signal:stopSignal})}
const validateAbortSignal=(signal,optionName)=>{if(signal!==void 0&&Object.prototype.toString.call(signal)!=="[object AbortSignal]")throw new TypeError(`The \`${optionName}\` option must be an AbortSignal: ${String(signal)}.`)}
const validateCancelSignal=({cancelSignal:cancelSignal})=>{validateAbortSignal(cancelSignal,"cancelSignal")}
const validateRenamedSignalOption=({signal:signal})=>{if(signal!==void 0)throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.')}
const throwOnCancel=({kill:kill,cancelSignal:cancelSignal,gracefulCancel:gracefulCancel,context:context,controller:controller})=>cancelSignal===void 0||gracefulCancel?[]:[terminateOnCancel(kill,cancelSignal,context,controller)]
const terminateOnCancel=async(kill,cancelSignal,context,{signal:signal})=>{await onAbortedSignal(cancelSignal,signal)
context.terminationReason??="cancel"
kill()
throw cancelSignal.reason}
const validateIpcMethod=({methodName:methodName,isSubprocess:isSubprocess,ipc:ipc,isConnected:isConnected})=>{validateIpcOption(methodName,isSubprocess,ipc)
validateConnection(methodName,isSubprocess,isConnected)}
const validateIpcOption=(methodName,isSubprocess,ipc)=>{if(!ipc)throw new Error(`${getMethodName(methodName,isSubprocess)} can only be used if the \`ipc\` option is \`true\`.`)}
const validateConnection=(methodName,isSubprocess,isConnected)=>{if(!isConnected)throw new Error(`${getMethodName(methodName,isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} has already exited or disconnected.`)}
const throwOnEarlyDisconnect=isSubprocess=>{throw new Error(`${getMethodName("getOneMessage",isSubprocess)} could not complete: the ${getOtherProcessName(isSubprocess)} exited or disconnected.`)}
const throwOnStrictDeadlockError=isSubprocess=>{throw new Error(`${getMethodName("sendMessage",isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is sending a message too, instead of listening to incoming messages.\nThis can be fixed by both sending a message and listening to incoming messages at the same time:\n\nconst [receivedMessage] = await Promise.all([\n\t${getMethodName("getOneMessage",isSubprocess)},\n\t${getMethodName("sendMessage",isSubprocess,"message, {strict: true}")},\n]);`)}
const getStrictResponseError=(error,isSubprocess)=>new Error(`${getMethodName("sendMessage",isSubprocess)} failed when sending an acknowledgment response to the ${getOtherProcessName(isSubprocess)}.`,{cause:error})
const throwOnMissingStrict=isSubprocess=>{throw new Error(`${getMethodName("sendMessage",isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is not listening to incoming messages.`)}
const throwOnStrictDisconnect=isSubprocess=>{throw new Error(`${getMethodName("sendMessage",isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} exited without listening to incoming messages.`)}
const getAbortDisconnectError=()=>new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(!0)} disconnected.`)
const throwOnMissingParent=()=>{throw new Error("`getCancelSignal()` cannot be used without setting the `gracefulCancel` option to `true`.")}
const handleEpipeError=({error:error,methodName:methodName,isSubprocess:isSubprocess})=>{if(error.code==="EPIPE")throw new Error(`${getMethodName(methodName,isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} is disconnecting.`,{cause:error})}
const handleSerializationError=({error:error,methodName:methodName,isSubprocess:isSubprocess,message:message})=>{if(isSerializationError(error))throw new Error(`${getMethodName(methodName,isSubprocess)}'s argument type is invalid: the message cannot be serialized: ${serializeInvalidMessage(message)}.`,{cause:error})}
const serializeInvalidMessage=message=>{try{return String(message)}catch{return(0,external_node_util_.inspect)(message)}}
const isSerializationError=({code:code,message:message})=>SERIALIZATION_ERROR_CODES.has(code)||SERIALIZATION_ERROR_MESSAGES.some(serializationErrorMessage=>message.includes(serializationErrorMessage))
const SERIALIZATION_ERROR_CODES=new Set(["ERR_MISSING_ARGS","ERR_INVALID_ARG_TYPE"])
const SERIALIZATION_ERROR_MESSAGES=["could not be cloned","circular structure","call stack size exceeded"]
const getMethodName=(methodName,isSubprocess,parameters="")=>methodName==="cancelSignal"?"`cancelSignal`'s `controller.abort()`":`${getNamespaceName(isSubprocess)}${methodName}(${parameters})`
const getNamespaceName=isSubprocess=>isSubprocess?"":"subprocess."
const getOtherProcessName=isSubprocess=>isSubprocess?"parent process":"subprocess"
const disconnect=anyProcess=>{if(anyProcess.connected)anyProcess.disconnect()}
const createDeferred=()=>{const methods={}
const promise=new Promise((resolve,reject)=>{Object.assign(methods,{resolve:resolve,reject:reject})})
return Object.assign(promise,methods)}
const incrementMaxListeners=(eventEmitter,maxListenersIncrement,signal)=>{const maxListeners=eventEmitter.getMaxListeners()
if(maxListeners===0||maxListeners===1/0)return
eventEmitter.setMaxListeners(maxListeners+maxListenersIncrement);(0,external_node_events_.addAbortListener)(signal,()=>{eventEmitter.setMaxListeners(eventEmitter.getMaxListeners()-maxListenersIncrement)})}
const addReference=(channel,reference)=>{if(reference)addReferenceCount(channel)}
const addReferenceCount=channel=>{channel.refCounted()}
const removeReference=(channel,reference)=>{if(reference)removeReferenceCount(channel)}
const removeReferenceCount=channel=>{channel.unrefCounted()}
const undoAddedReferences=(channel,isSubprocess)=>{if(!isSubprocess)return
removeReferenceCount(channel)
removeReferenceCount(channel)}
const redoAddedReferences=(channel,isSubprocess)=>{if(!isSubprocess)return
addReferenceCount(channel)
addReferenceCount(channel)}
const onMessage=async({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter},wrappedMessage)=>{if(handleStrictResponse(wrappedMessage,anyProcess)||isSubprocess&&handleAbort(wrappedMessage))return
if(!INCOMING_MESSAGES.has(anyProcess))INCOMING_MESSAGES.set(anyProcess,[])
const incomingMessages=INCOMING_MESSAGES.get(anyProcess)
incomingMessages.push(wrappedMessage)
if(incomingMessages.length>1)return
while(incomingMessages.length>0){await waitForOutgoingMessages(anyProcess,ipcEmitter,incomingMessages[0])
await promises_.scheduler.yield()
const message=await handleStrictRequest({wrappedMessage:incomingMessages[0],anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter})
incomingMessages.shift()
ipcEmitter.emit("message",message)
ipcEmitter.emit("message:done")}}
const onDisconnect=async({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter,boundOnMessage:boundOnMessage})=>{if(isSubprocess)abortOnDisconnect()
const incomingMessages=INCOMING_MESSAGES.get(anyProcess)
while(incomingMessages?.length>0)await(0,external_node_events_.once)(ipcEmitter,"message:done")
anyProcess.removeListener("message",boundOnMessage)
redoAddedReferences(channel,isSubprocess)
ipcEmitter.connected=!1
ipcEmitter.emit("disconnect")}
const INCOMING_MESSAGES=new WeakMap
const getIpcEmitter=(anyProcess,channel,isSubprocess)=>{if(IPC_EMITTERS.has(anyProcess))return IPC_EMITTERS.get(anyProcess)
const ipcEmitter=new external_node_events_.EventEmitter
ipcEmitter.setMaxListeners(0)
ipcEmitter.connected=!0
IPC_EMITTERS.set(anyProcess,ipcEmitter)
forwardEvents({ipcEmitter:ipcEmitter,anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess})
return ipcEmitter}
const IPC_EMITTERS=new WeakMap
const forwardEvents=({ipcEmitter:ipcEmitter,anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess})=>{const boundOnMessage=onMessage.bind(void 0,{anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter})
anyProcess.on("message",boundOnMessage)
anyProcess.once("disconnect",onDisconnect.bind(void 0,{anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter,boundOnMessage:boundOnMessage}))
undoAddedReferences(channel,isSubprocess)}
const isConnected=anyProcess=>{const ipcEmitter=IPC_EMITTERS.get(anyProcess)
return ipcEmitter===void 0?anyProcess.channel!==void 0&&anyProcess.channel!==null:ipcEmitter.connected}
const handleSendStrict=({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,message:message,strict:strict})=>{if(!strict)return message
const ipcEmitter=getIpcEmitter(anyProcess,channel,isSubprocess)
const hasListeners=hasMessageListeners(anyProcess,ipcEmitter)
return{id:count++,type:REQUEST_TYPE,message:message,hasListeners:hasListeners}}
let count=0
const validateStrictDeadlock=(outgoingMessages,wrappedMessage)=>{if(!isStrictRequest(wrappedMessage)||wrappedMessage.hasListeners)return
for(const{id:id}of outgoingMessages)if(id!==void 0)STRICT_RESPONSES[id].deferred.resolve({isDeadlock:!0,hasListeners:!1})}
const handleStrictRequest=async({wrappedMessage:wrappedMessage,anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipcEmitter:ipcEmitter})=>{if(!isStrictRequest(wrappedMessage))return wrappedMessage
const{id:id,message:message}=wrappedMessage
if(!anyProcess.connected)return message
const response={id:id,type:RESPONSE_TYPE,message:hasMessageListeners(anyProcess,ipcEmitter)}
try{await sendMessage({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:!0},response)}catch(error){if(error.cause?.code!=="EPIPE")ipcEmitter.emit("strict:error",error)}return message}
const handleStrictResponse=(wrappedMessage,anyProcess)=>{if(wrappedMessage?.type!==RESPONSE_TYPE)return!1
const{id:id,message:hasListeners}=wrappedMessage
const strictResponse=STRICT_RESPONSES[id]
if(strictResponse?.anyProcess===anyProcess)strictResponse.deferred.resolve({isDeadlock:!1,hasListeners:hasListeners})
return!0}
const waitForStrictResponse=async(wrappedMessage,anyProcess,isSubprocess)=>{const deferred=createDeferred()
STRICT_RESPONSES[wrappedMessage.id]={deferred:deferred,anyProcess:anyProcess}
const controller=new AbortController
try{const{isDeadlock:isDeadlock,hasListeners:hasListeners}=await Promise.race([deferred,throwOnDisconnect(anyProcess,isSubprocess,controller)])
if(isDeadlock)throwOnStrictDeadlockError(isSubprocess)
if(!hasListeners)throwOnMissingStrict(isSubprocess)}finally{controller.abort()
delete STRICT_RESPONSES[wrappedMessage.id]}}
const STRICT_RESPONSES={__proto__:null}
const throwOnDisconnect=async(anyProcess,isSubprocess,{signal:signal})=>{incrementMaxListeners(anyProcess,1,signal)
await(0,external_node_events_.once)(anyProcess,"disconnect",{signal:signal})
throwOnStrictDisconnect(isSubprocess)}
const REQUEST_TYPE="execa:ipc:request"
const RESPONSE_TYPE="execa:ipc:response"
const isStrictRequest=wrappedMessage=>wrappedMessage?.type===REQUEST_TYPE&&Number.isInteger(wrappedMessage.id)&&typeof wrappedMessage.hasListeners==="boolean"
const startSendMessage=(anyProcess,wrappedMessage,strict)=>{if(!OUTGOING_MESSAGES.has(anyProcess))OUTGOING_MESSAGES.set(anyProcess,new Set)
const outgoingMessages=OUTGOING_MESSAGES.get(anyProcess)
const onMessageSent=createDeferred()
const id=strict?wrappedMessage.id:void 0
const outgoingMessage={onMessageSent:onMessageSent,id:id}
outgoingMessages.add(outgoingMessage)
return{outgoingMessages:outgoingMessages,outgoingMessage:outgoingMessage}}
const endSendMessage=({outgoingMessages:outgoingMessages,outgoingMessage:outgoingMessage})=>{outgoingMessages.delete(outgoingMessage)
outgoingMessage.onMessageSent.resolve()}
const waitForOutgoingMessages=async(anyProcess,ipcEmitter,wrappedMessage)=>{while(!hasMessageListeners(anyProcess,ipcEmitter)&&OUTGOING_MESSAGES.get(anyProcess)?.size>0){const outgoingMessages=[...OUTGOING_MESSAGES.get(anyProcess)]
validateStrictDeadlock(outgoingMessages,wrappedMessage)
await Promise.all(outgoingMessages.map(({onMessageSent:onMessageSent})=>onMessageSent))}}
const OUTGOING_MESSAGES=new WeakMap
const IPC_SUBPROCESS_OPTIONS=new WeakMap
const setIpcSubprocessOptions=(subprocess,options)=>{IPC_SUBPROCESS_OPTIONS.set(subprocess,options)}
const hasMessageListeners=(anyProcess,ipcEmitter)=>ipcEmitter.listenerCount("message")>getMinListenerCount(anyProcess)
const getMinListenerCount=anyProcess=>getOptions(anyProcess)!==void 0&&!getFdSpecificValue(getOptions(anyProcess).buffer,"ipc")?1:0
const getOptions=anyProcess=>IPC_SUBPROCESS_OPTIONS.get(anyProcess)
const sendMessage=({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc},message,options)=>{const{strict:strict=!1}=copyOptions(options)
checkBooleanOption(strict,"strict")
const methodName="sendMessage"
validateIpcMethod({methodName:methodName,isSubprocess:isSubprocess,ipc:ipc,isConnected:anyProcess.connected})
return sendMessageAsync({anyProcess:anyProcess,channel:channel,methodName:methodName,isSubprocess:isSubprocess,message:message,strict:strict})}
const sendMessageAsync=async({anyProcess:anyProcess,channel:channel,methodName:methodName,isSubprocess:isSubprocess,message:message,strict:strict})=>{const wrappedMessage=handleSendStrict({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,message:message,strict:strict})
const outgoingMessagesState=startSendMessage(anyProcess,wrappedMessage,strict)
try{await sendOneMessage({anyProcess:anyProcess,methodName:methodName,isSubprocess:isSubprocess,wrappedMessage:wrappedMessage,message:message,strict:strict})}catch(error){disconnect(anyProcess)
throw error}finally{endSendMessage(outgoingMessagesState)}}
const sendOneMessage=async({anyProcess:anyProcess,methodName:methodName,isSubprocess:isSubprocess,wrappedMessage:wrappedMessage,message:message,strict:strict=!1})=>{const sendMethod=getSendMethod(anyProcess)
try{await Promise.all([strict?waitForStrictResponse(wrappedMessage,anyProcess,isSubprocess):void 0,sendMethod(wrappedMessage)])}catch(error){handleEpipeError({error:error,methodName:methodName,isSubprocess:isSubprocess})
handleSerializationError({error:error,methodName:methodName,isSubprocess:isSubprocess,message:message})
throw error}}
const getSendMethod=anyProcess=>{if(PROCESS_SEND_METHODS.has(anyProcess))return PROCESS_SEND_METHODS.get(anyProcess)
const sendMethod=(0,external_node_util_.promisify)(anyProcess.send.bind(anyProcess))
PROCESS_SEND_METHODS.set(anyProcess,sendMethod)
return sendMethod}
const PROCESS_SEND_METHODS=new WeakMap
const sendAbort=(subprocess,message)=>{const methodName="cancelSignal"
validateConnection(methodName,!1,subprocess.connected)
return sendOneMessage({anyProcess:subprocess,methodName:methodName,isSubprocess:!1,wrappedMessage:{type:GRACEFUL_CANCEL_TYPE,message:message},message:message})}
const getCancelSignal=async({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc})=>{await startIpc({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc})
return cancelController.signal}
const startIpc=async({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc})=>{if(isCancelListening)return
if(!ipc){throwOnMissingParent()
return}isCancelListening=!0
if(!anyProcess.connected){abortOnDisconnect()
return}getIpcEmitter(anyProcess,channel,isSubprocess)
await promises_.scheduler.yield()}
let isCancelListening=!1
const handleAbort=wrappedMessage=>{if(wrappedMessage?.type!==GRACEFUL_CANCEL_TYPE)return!1
cancelController.abort(wrappedMessage.message)
return!0}
const GRACEFUL_CANCEL_TYPE="execa:ipc:cancel"
const abortOnDisconnect=()=>{cancelController.abort(getAbortDisconnectError())}
const cancelController=new AbortController
const validateGracefulCancel=({gracefulCancel:gracefulCancel,cancelSignal:cancelSignal,ipc:ipc,serialization:serialization})=>{if(!gracefulCancel)return
if(cancelSignal===void 0)throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.")
if(!ipc)throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.")
if(serialization==="json")throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.")}
const throwOnGracefulCancel=({subprocess:subprocess,kill:kill,cancelSignal:cancelSignal,gracefulCancel:gracefulCancel,forceKillAfterDelay:forceKillAfterDelay,context:context,controller:controller})=>gracefulCancel?[sendOnAbort({subprocess:subprocess,kill:kill,cancelSignal:cancelSignal,forceKillAfterDelay:forceKillAfterDelay,context:context,controller:controller})]:[]
const sendOnAbort=async({subprocess:subprocess,kill:kill,cancelSignal:cancelSignal,forceKillAfterDelay:forceKillAfterDelay,context:context,controller:{signal:signal}})=>{await onAbortedSignal(cancelSignal,signal)
const reason=getReason(cancelSignal)
await sendAbort(subprocess,reason)
killOnTimeout({kill:kill,forceKillAfterDelay:forceKillAfterDelay,context:context,controllerSignal:signal})
context.terminationReason??="gracefulCancel"
throw cancelSignal.reason}
const getReason=({reason:reason})=>{if(!(reason instanceof DOMException))return reason
const error=new Error(reason.message)
Object.defineProperty(error,"stack",{value:reason.stack,enumerable:!1,configurable:!0,writable:!0})
return error}
const mapNode=({options:options})=>{if(options.node===!1)throw new TypeError('The "node" option cannot be false with `execaNode()`.')
return{options:{__proto__:null,...options,node:!0}}}
const getDefaultNodeOptions=()=>{const nodeOptions=[]
for(let index=0;index<external_node_process_.execArgv.length;index+=1){const nodeOption=external_node_process_.execArgv[index]
if(REMOVED_OPTIONS_WITH_VALUE.has(nodeOption)){if(!external_node_process_.execArgv[index+1]?.startsWith("-"))index+=1}else if(!IGNORED_OPTIONS_REGEXP.test(nodeOption))nodeOptions.push(nodeOption)}return nodeOptions}
const REMOVED_OPTIONS_WITH_VALUE=new Set(["-e","--eval","-p","--print","-pe","--input-type","--inspect-port"])
const IGNORED_OPTIONS_REGEXP=/^--(?:inspect|eval=|print=|input-type=)/
const handleNodeOption=(file,commandArguments,{node:shouldHandleNode=!1,nodePath:nodePath=external_node_process_.execPath,nodeOptions:nodeOptions=getDefaultNodeOptions(),cwd:cwd,execPath:formerNodePath,...options})=>{if(formerNodePath!==void 0)throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.')
if(!Array.isArray(nodeOptions)||nodeOptions.some(nodeOption=>typeof nodeOption!=="string"))throw new TypeError('The "nodeOptions" option must be an array of strings.')
const normalizedNodePath=safeNormalizeFileUrl(nodePath,'The "nodePath" option')
const resolvedNodePath=external_node_path_.resolve(cwd,normalizedNodePath)
const newOptions={__proto__:null,shell:!1,...options,nodePath:resolvedNodePath,node:shouldHandleNode,cwd:cwd}
if(!shouldHandleNode)return[file,commandArguments,newOptions]
if(external_node_path_.basename(file,".exe")==="node")throw new TypeError('When the "node" option is true, the first argument does not need to be "node".')
return[resolvedNodePath,[...nodeOptions,file,...commandArguments],{__proto__:null,...newOptions,ipc:newOptions.ipc===void 0?!0:newOptions.ipc,shell:!1}]}
var external_node_v8_=__webpack_require__(78877)
const validateIpcInputOption=({ipcInput:ipcInput,ipc:ipc,serialization:serialization})=>{if(ipcInput===void 0)return
if(!ipc)throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.")
validateIpcInput[serialization]?.(ipcInput)}
const validateAdvancedInput=ipcInput=>{try{(0,external_node_v8_.serialize)(ipcInput)}catch(error){throw new Error("The `ipcInput` option is not serializable with a structured clone.",{cause:error})}}
const validateJsonInput=ipcInput=>{try{if(JSON.stringify(ipcInput)===void 0)throw new TypeError("The value cannot be represented as JSON.")}catch(error){throw new Error("The `ipcInput` option is not serializable with JSON.",{cause:error})}}
const validateIpcInput={__proto__:null,advanced:validateAdvancedInput,json:validateJsonInput}
const sendIpcInput=async(subprocess,ipcInput,ipc)=>{if(ipcInput===void 0)return
await sendMessage({anyProcess:subprocess,channel:subprocess.channel,isSubprocess:!1,ipc:ipc},ipcInput)}
const validateEncoding=({encoding:encoding})=>{if(ENCODINGS.has(encoding))return
const correctEncoding=getCorrectEncoding(encoding)
if(correctEncoding!==void 0)throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.\nPlease rename it to ${serializeEncoding(correctEncoding)}.`)
const correctEncodings=[...ENCODINGS].map(correctEncoding=>serializeEncoding(correctEncoding)).join(", ")
throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.\nPlease rename it to one of: ${correctEncodings}.`)}
const TEXT_ENCODINGS=new Set(["utf8","utf16le"])
const BINARY_ENCODINGS=new Set(["buffer","hex","base64","base64url","latin1","ascii"])
const ENCODINGS=TEXT_ENCODINGS.union(BINARY_ENCODINGS)
const getStringEncoding=(binary,encoding)=>binary||!TEXT_ENCODINGS.has(encoding)?"utf8":encoding
const getInputEncoding=encoding=>TEXT_ENCODINGS.has(encoding)?"utf8":encoding
const getCorrectEncoding=encoding=>{if(encoding===null)return"buffer"
if(typeof encoding!=="string")return
const lowerEncoding=encoding.toLowerCase()
if(lowerEncoding in ENCODING_ALIASES)return ENCODING_ALIASES[lowerEncoding]
if(ENCODINGS.has(lowerEncoding))return lowerEncoding}
const ENCODING_ALIASES={__proto__:null,"utf-8":"utf8","utf-16le":"utf16le","ucs-2":"utf16le",ucs2:"utf16le",binary:"latin1"}
const serializeEncoding=encoding=>typeof encoding==="string"?`"${encoding}"`:String(encoding)
var external_node_fs_=__webpack_require__(73024)
var external_node_buffer_=__webpack_require__(4573)
__webpack_require__(51455)
const isWindows=external_node_process_.platform==="win32"
const separatorPattern=isWindows?/[\/\\]/v:/\//v
const defaultPathExt=".COM;.EXE;.BAT;.CMD;.VBS;.VBE;.JS;.JSE;.WSF;.WSH;.MSC"
function resolveOptions(command,options){if(typeof command!=="string"||command.length===0)throw new TypeError("Expected a non-empty string.")
const{cwd:cwd=external_node_process_.cwd(),path:searchPath=external_node_process_.env.PATH??(isWindows?external_node_process_.env.Path:void 0)??"",pathExt:pathExt=external_node_process_.env.PATHEXT||defaultPathExt}=options
return{cwd:cwd,searchPath:searchPath,pathExt:pathExt}}function windowsExtensions(command,pathExt){const extensions=pathExt.split(external_node_path_.delimiter).filter(Boolean)
const commandExtension=external_node_path_.extname(command).toLowerCase()
if(commandExtension!==""&&extensions.some(extension=>extension.toLowerCase()===commandExtension))return["",...extensions]
return extensions}function*candidatePaths(command,{cwd:cwd,searchPath:searchPath,pathExt:pathExt}){const extensions=isWindows?windowsExtensions(command,pathExt):[""]
if(separatorPattern.test(command)){const base=external_node_path_.resolve(cwd,command)
for(const extension of extensions)yield base+extension
return}const directories=[...isWindows?[cwd]:[],...searchPath.split(external_node_path_.delimiter)]
for(const directory of directories){const unquoted=isWindows&&directory.length>1&&directory.startsWith('"')&&directory.endsWith('"')?directory.slice(1,-1):directory
if(unquoted==="")continue
const base=external_node_path_.resolve(cwd,unquoted,command)
for(const extension of extensions)yield base+extension}}function isExecutableSync(filePath){let stats
try{stats=external_node_fs_.statSync(filePath)}catch(error){return isWindows&&error.code==="EACCES"}if(!stats.isFile())return!1
if(isWindows)return!0
try{external_node_fs_.accessSync(filePath,external_node_fs_.constants.X_OK)
return!0}catch{return!1}}function whichCommandSync(command,options={}){const resolved=resolveOptions(command,options)
for(const candidate of candidatePaths(command,resolved))if(isExecutableSync(candidate))return candidate
return}const parseCommandFile=(file,commandArguments,options)=>{const parsed={file:file,commandArguments:[...commandArguments],options:options}
return options.shell||external_node_process_.platform!=="win32"?parsed:escapeWindowsCommand(parsed)}
const directlyExecutableRegExp=/\.(?:com|exe)$/i
const escapeWindowsCommand=parsed=>{const resolvedFile=resolveWithShebang(parsed)
if(resolvedFile!==void 0&&directlyExecutableRegExp.test(resolvedFile)){if(parsed.options.argv0===void 0)parsed.options.argv0=parsed.file
parsed.file=resolvedFile
return parsed}for(const value of[parsed.file,...parsed.commandArguments])assertNoLineBreak(value)
const escapedFile=escapeMetaChars(external_node_path_.normalize(resolvedFile??parsed.file))
const escapedArguments=parsed.commandArguments.map(argument=>escapeArgument(argument))
const commandLine=`"${[escapedFile,...escapedArguments].join(" ")}"`
parsed.options.windowsVerbatimArguments=!0
return{file:external_node_process_.env.comspec||"cmd.exe",commandArguments:["/d","/e:on","/v:off","/s","/c",commandLine],options:parsed.options}}
const resolveWithShebang=parsed=>{const resolvedFile=resolvePath(parsed)
const interpreter=resolvedFile!==void 0&&readShebang(resolvedFile)
if(!interpreter)return resolvedFile
parsed.commandArguments.unshift(resolvedFile)
parsed.file=interpreter
return resolvePath(parsed)}
const resolvePath=parsed=>{const environment=parsed.options.env||external_node_process_.env
const cwd=parsed.options.cwd??external_node_process_.cwd()
const environmentPathExt=getWindowsEnvironmentValue(environment,"PATHEXT")
const commandExtension=external_node_path_.extname(parsed.file)
const pathExt=commandExtension===""?environmentPathExt:`${commandExtension}${external_node_path_.delimiter}${environmentPathExt??""}`
if(hasWindowsPathSeparator(parsed.file))return whichCommandSync(external_node_path_.resolve(cwd,parsed.file),{cwd:cwd,pathExt:pathExt})
const searchPath=getWindowsEnvironmentValue(environment,"PATH")??getWindowsEnvironmentValue(external_node_process_.env,"PATH")??""
const resolveOptions={cwd:cwd,path:searchPath,pathExt:pathExt}
return shouldSearchCurrentDirectory(environment)?whichCommandSync(parsed.file,resolveOptions):resolvePathDirectories(parsed.file,resolveOptions)}
const hasWindowsPathSeparator=file=>file.includes("/")||file.includes("\\")||file.includes(":")
const shouldSearchCurrentDirectory=environment=>getWindowsEnvironmentValue(external_node_process_.env,"NODEFAULTCURRENTDIRECTORYINEXEPATH")===void 0&&getWindowsEnvironmentValue(environment,"NODEFAULTCURRENTDIRECTORYINEXEPATH")===void 0
const resolvePathDirectories=(file,{cwd:cwd,path:searchPath,pathExt:pathExt})=>{for(const directory of searchPath.split(external_node_path_.delimiter)){const unquotedDirectory=directory.length>1&&directory.startsWith('"')&&directory.endsWith('"')?directory.slice(1,-1):directory
if(unquotedDirectory==="")continue
const resolvedFile=whichCommandSync(external_node_path_.resolve(cwd,unquotedDirectory,file),{cwd:cwd,pathExt:pathExt})
if(resolvedFile!==void 0)return resolvedFile}}
const getWindowsEnvironmentValue=(environment,name)=>{const environmentKey=Object.keys(environment).sort().find(key=>key.toUpperCase()===name)
return environmentKey===void 0?void 0:environment[environmentKey]}
const SHEBANG_BYTE_LENGTH=150
const readShebang=file=>{const buffer=external_node_buffer_.Buffer.alloc(SHEBANG_BYTE_LENGTH)
let bytesRead=0
try{const fileDescriptor=(0,external_node_fs_.openSync)(file,"r")
try{bytesRead=(0,external_node_fs_.readSync)(fileDescriptor,buffer,0,SHEBANG_BYTE_LENGTH,0)}finally{(0,external_node_fs_.closeSync)(fileDescriptor)}}catch{return}return parseShebang(buffer.toString("utf8",0,bytesRead))}
const shebangRegExp=/^#!(?<line>.*)/
const parseShebang=contents=>{const shebangLine=contents.match(shebangRegExp)?.groups.line.trim()
if(!shebangLine)return
const[interpreterPath,argument]=shebangLine.split(" ",2)
const interpreter=interpreterPath.split("/").at(-1)
if(interpreter==="env")return argument
return argument?`${interpreter} ${argument}`:interpreter}
const lineBreakRegExp=/[\n\r]/
const assertNoLineBreak=value=>{if(lineBreakRegExp.test(value))throw new TypeError(`The command and its arguments cannot contain a line break on Windows without a shell.\nThis would allow a command injection with \`cmd.exe\`.\nInvalid value: ${JSON.stringify(`${value}`)}`)}
const metaCharsRegExp=/[()\][%!^"`<>&|;, *?]/g
const escapeMetaChars=value=>value.replaceAll(metaCharsRegExp,"^$&")
const backslashRunRegExp=/\\+/g
const quotedCharacterRegExp=/[^\w#$*+\-./:?@\\\u{80}-\u{10FFFF}]|\p{Control}/u
const escapeArgument=rawArgument=>{const argument=`${rawArgument}`
if(!shouldQuoteArgument(argument))return argument
const escapedArgument=argument.replaceAll(backslashRunRegExp,(backslashes,offset,string)=>{const nextCharacter=string[offset+backslashes.length]
const isPrecedesDoubleQuote=nextCharacter==='"'||nextCharacter===void 0
return isPrecedesDoubleQuote?backslashes.repeat(2):backslashes}).replaceAll('"','""').replaceAll("%","%%cd:~,%")
return`"${escapedArgument}"`}
const shouldQuoteArgument=argument=>argument===""||argument.endsWith("\\")||quotedCharacterRegExp.test(argument)
const normalizeCwd=(cwd=getDefaultCwd())=>{const cwdString=safeNormalizeFileUrl(cwd,'The "cwd" option')
return external_node_path_.resolve(cwdString)}
const getDefaultCwd=()=>{try{return external_node_process_.cwd()}catch(error){error.message=`The current directory does not exist.\n${error.message}`
throw error}}
const getCurrentCwd=()=>{try{return external_node_process_.cwd()}catch{}}
const fixCwdError=(originalMessage,cwd)=>{if(cwd===getCurrentCwd())return originalMessage
let cwdStat
try{cwdStat=(0,external_node_fs_.statSync)(cwd)}catch(error){return`The "cwd" option is invalid: ${cwd}.\n${error.message}\n${originalMessage}`}return cwdStat.isDirectory()?originalMessage:`The "cwd" option is not a directory: ${cwd}.\n${originalMessage}`}
const cmdExeRegExp=/^cmd(?:\.exe)?$/i
const normalizeOptions=(filePath,rawArguments,rawOptions)=>{const sanitizedOptions={__proto__:null,...rawOptions}
sanitizedOptions.cwd=normalizeCwd(sanitizedOptions.cwd)
const[processedFile,processedArguments,processedOptions]=handleNodeOption(filePath,rawArguments,sanitizedOptions)
const fdOptions=normalizeFdSpecificOptions(processedOptions)
const options=addDefaultOptions(fdOptions)
validateBooleanOptions(options)
validateEnv(options)
options.env=getEnv(options)
const{file:file,commandArguments:commandArguments}=parseCommandFile(processedFile,processedArguments,options)
validateTimeout(options)
validateEncoding(options)
validateIpcInputOption(options)
validateCancelSignal(options)
validateRenamedSignalOption(options)
validateGracefulCancel(options)
options.shell=normalizeFileUrl(options.shell)
options.killSignal=normalizeKillSignal(options.killSignal)
options.forceKillAfterDelay=normalizeForceKillAfterDelay(options.forceKillAfterDelay)
options.lines=options.lines.map((lines,fdNumber)=>lines&&!BINARY_ENCODINGS.has(options.encoding)&&options.buffer[fdNumber])
if(external_node_process_.platform==="win32"&&cmdExeRegExp.test(external_node_path_.basename(file)))commandArguments.unshift("/q")
return{file:file,commandArguments:commandArguments,options:options}}
const BOOLEAN_OPTIONS=["extendEnv","preferLocal","reject","cleanup","killDescendants","all","gracefulCancel","ipc","node"]
const validateBooleanOptions=options=>{for(const optionName of BOOLEAN_OPTIONS)checkBooleanOption(options[optionName],optionName)}
const validateEnv=({env:env})=>{if(env!==void 0&&(typeof env!=="object"||env===null||Array.isArray(env)))throw new TypeError(`The \`env\` option must be an object: ${String(env)}.`)}
const addDefaultOptions=({extendEnv:extendEnv=!0,preferLocal:preferLocal=!1,cwd:cwd,localDir:localDirectory=cwd,encoding:encoding="utf8",reject:reject=!0,cleanup:cleanup=!0,killDescendants:killDescendants=!1,all:all=!1,windowsHide:windowsHide=!0,killSignal:killSignal="SIGTERM",forceKillAfterDelay:forceKillAfterDelay=!0,gracefulCancel:gracefulCancel=!1,ipcInput:ipcInput,ipc:ipc=ipcInput!==void 0||gracefulCancel,serialization:serialization="advanced",...options})=>({__proto__:null,...options,extendEnv:extendEnv,preferLocal:preferLocal,cwd:cwd,localDirectory:localDirectory,encoding:encoding,reject:reject,cleanup:cleanup,killDescendants:killDescendants,all:all,windowsHide:windowsHide,killSignal:killSignal,forceKillAfterDelay:forceKillAfterDelay,gracefulCancel:gracefulCancel,ipcInput:ipcInput,ipc:ipc,serialization:serialization})
const getEnv=options=>({__proto__:null,...computeEnv(options)})
const computeEnv=({env:envOption,extendEnv:extendEnv,preferLocal:preferLocal,node:node,localDirectory:localDirectory,nodePath:nodePath})=>{const env={__proto__:null,...extendEnv&&external_node_process_.env,...envOption}
if(preferLocal||node)return npmRunPathEnv({env:env,cwd:localDirectory,execPath:nodePath,preferLocal:preferLocal,addExecPath:node})
return env}
const concatenateShell=(file,commandArguments,options)=>options.shell&&commandArguments.length>0?[[file,...commandArguments].join(" "),[],options]:[file,commandArguments,options]
const getSplitLinesGenerator=(binary,preserveNewlines,skipped,state)=>binary||skipped?void 0:initializeSplitLines(preserveNewlines,state)
const splitLinesSync=(chunk,preserveNewlines,objectMode)=>objectMode?chunk.flatMap(item=>splitLinesItemSync(item,preserveNewlines)):splitLinesItemSync(chunk,preserveNewlines)
const splitLinesItemSync=(chunk,preserveNewlines)=>{const{transform:transform,final:final}=initializeSplitLines(preserveNewlines,{})
return[...transform(chunk),...final()]}
const initializeSplitLines=(preserveNewlines,state)=>{state.previousChunks=""
return{transform:splitGenerator.bind(void 0,state,preserveNewlines),final:linesFinal.bind(void 0,state)}}
const splitGenerator=function*(state,preserveNewlines,chunk){if(typeof chunk!=="string"){yield chunk
return}let{previousChunks:previousChunks}=state
let start=-1
for(let end=0;end<chunk.length;end+=1){if(chunk[end]!=="\n")continue
let line=chunk.slice(start+1,preserveNewlines?end+1:end)
if(previousChunks.length>0){line=concatString(previousChunks,line)
previousChunks=""}yield preserveNewlines?line:stripCarriageReturn(line,state)
start=end}if(start!==chunk.length-1)previousChunks=concatString(previousChunks,chunk.slice(start+1))
state.previousChunks=previousChunks}
const stripCarriageReturn=(line,state)=>{state.isWindowsNewline=line.endsWith("\r")
return state.isWindowsNewline?line.slice(0,-1):line}
const linesFinal=function*({previousChunks:previousChunks}){if(previousChunks.length>0)yield previousChunks}
const getAppendNewlineGenerator=({binary:binary,preserveNewlines:preserveNewlines,readableObjectMode:readableObjectMode,state:state,encoding:encoding})=>binary||preserveNewlines||readableObjectMode?void 0:{transform:appendNewlineGenerator.bind(void 0,state,getStringEncoding(binary,encoding))}
const appendNewlineGenerator=function*({isWindowsNewline:isWindowsNewline=!1},stringEncoding,chunk){const{unixNewline:unixNewline,windowsNewline:windowsNewline,concat:concat}=typeof chunk==="string"?linesStringInfo:LINES_BYTES_INFO[stringEncoding]
if(endsWithNewline(chunk,unixNewline)){yield chunk
return}const newline=isWindowsNewline?windowsNewline:unixNewline
yield concat(chunk,newline)}
const endsWithNewline=(chunk,unixNewline)=>typeof chunk==="string"?chunk.endsWith(unixNewline):chunk.length>=unixNewline.length&&chunk.subarray(-unixNewline.length).every((byte,index)=>byte===unixNewline[index])
const concatString=(firstChunk,secondChunk)=>`${firstChunk}${secondChunk}`
const linesStringInfo={windowsNewline:"\r\n",unixNewline:"\n",concat:concatString}
const concatUint8Array=(firstChunk,secondChunk)=>{const chunk=new Uint8Array(firstChunk.length+secondChunk.length)
chunk.set(firstChunk,0)
chunk.set(secondChunk,firstChunk.length)
return chunk}
const LINES_BYTES_INFO={__proto__:null,utf8:{windowsNewline:new Uint8Array([13,10]),unixNewline:new Uint8Array([10]),concat:concatUint8Array},utf16le:{windowsNewline:new Uint8Array([13,0,10,0]),unixNewline:new Uint8Array([10,0]),concat:concatUint8Array}}
function strip_final_newline_stripFinalNewline(input){if(typeof input==="string")return stripFinalNewlineString(input)
if(!ArrayBuffer.isView(input)||input.BYTES_PER_ELEMENT!==1)throw new Error("Input must be a string or a Uint8Array")
return stripFinalNewlineBinary(input)}const stripFinalNewlineString=input=>input.at(-1)===LF?input.slice(0,input.at(-2)===CR?-2:-1):input
const stripFinalNewlineBinary=input=>input.at(-1)===LF_BINARY?input.subarray(0,input.at(-2)===CR_BINARY?-2:-1):input
const LF="\n"
const LF_BINARY=LF.codePointAt(0)
const CR="\r"
const CR_BINARY=CR.codePointAt(0)
const stripNewline=(value,{stripFinalNewline:stripFinalNewline},fdNumber,allFds)=>value!==void 0&&!Array.isArray(value)&&getStripFinalNewline(stripFinalNewline,fdNumber,allFds)?strip_final_newline_stripFinalNewline(value):value
const getStripFinalNewline=(stripFinalNewline,fdNumber,allFds)=>fdNumber==="all"?allFds.some(allFd=>stripFinalNewline[allFd]):stripFinalNewline[fdNumber]
const getAllSyncFds=([,stdout,stderr])=>[...stdout===void 0?[]:[1],...stderr===void 0?[]:[2]]
const getAllSync=([,stdout,stderr],allFds,options)=>{if(!options.all)return
if(stdout===void 0)return splitAllLines(stderr,allFds,options)
if(stderr===void 0)return splitAllLines(stdout,allFds,options)
if(hasLines(options))return[splitAllLines(stdout,allFds,options),splitAllLines(stderr,allFds,options)].flat()
if(Array.isArray(stdout)||Array.isArray(stderr))return[stdout,stderr].filter(value=>value.length>0).flat()
if(isUint8Array(stdout)&&isUint8Array(stderr))return concatUint8Arrays([stdout,stderr])
return BASE64_ENCODINGS.has(options.encoding)?concatBase64(stdout,stderr,options.encoding):`${stdout}${stderr}`}
const concatBase64=(stdout,stderr,encoding)=>external_node_buffer_.Buffer.concat([external_node_buffer_.Buffer.from(stdout,encoding),external_node_buffer_.Buffer.from(stderr,encoding)]).toString(encoding)
const BASE64_ENCODINGS=new Set(["base64","base64url"])
const hasLines=({lines:lines})=>Boolean(lines[1]||lines[2])
const splitAllLines=(value,allFds,options)=>value===void 0||Array.isArray(value)||!hasLines(options)?value:splitLinesSync(value,!getStripFinalNewline(options.stripFinalNewline,"all",allFds),!1)
function isStream(stream,{checkOpen:checkOpen=!0}={}){return stream!==null&&typeof stream==="object"&&(stream.writable||stream.readable||!checkOpen||stream.writable===void 0&&stream.readable===void 0)&&typeof stream.pipe==="function"}function isWritableStream(stream,{checkOpen:checkOpen=!0}={}){return isStream(stream,{checkOpen:checkOpen})&&(stream.writable||!checkOpen)&&typeof stream.write==="function"&&typeof stream.end==="function"&&typeof stream.writable==="boolean"&&typeof stream.writableObjectMode==="boolean"&&typeof stream.destroy==="function"&&typeof stream.destroyed==="boolean"}function isReadableStream(stream,{checkOpen:checkOpen=!0}={}){return isStream(stream,{checkOpen:checkOpen})&&(stream.readable||!checkOpen)&&typeof stream.read==="function"&&typeof stream.readable==="boolean"&&typeof stream.readableObjectMode==="boolean"&&typeof stream.destroy==="function"&&typeof stream.destroyed==="boolean"}function isDuplexStream(stream,options){return isWritableStream(stream,options)&&isReadableStream(stream,options)}const a=Object.getPrototypeOf(Object.getPrototypeOf(async function*(){}).prototype)
class c{#t
#n
#r=!1
#e=void 0
constructor(e,t){this.#t=e,this.#n=t}next(){const e=()=>this.#s()
return this.#e=this.#e?this.#e.then(e,e):e(),this.#e}return(e){const t=()=>this.#i(e)
return this.#e?this.#e.then(t,t):t()}async#s(){if(this.#r)return{done:!0,value:void 0}
let e
try{e=await this.#t.read()}catch(t){throw this.#e=void 0,this.#r=!0,this.#t.releaseLock(),t}return e.done&&(this.#e=void 0,this.#r=!0,this.#t.releaseLock()),e}async#i(e){if(this.#r)return{done:!0,value:e}
if(this.#r=!0,!this.#n){const t=this.#t.cancel(e)
return this.#t.releaseLock(),await t,{done:!0,value:e}}return this.#t.releaseLock(),{done:!0,value:e}}}const n=Symbol()
function i(){return this[n].next()}Object.defineProperty(i,"name",{value:"next"})
function o(r){return this[n].return(r)}Object.defineProperty(o,"name",{value:"return"})
const u=Object.create(a,{next:{enumerable:!0,configurable:!0,writable:!0,value:i},return:{enumerable:!0,configurable:!0,writable:!0,value:o}})
function h({preventCancel:r=!1}={}){const e=this.getReader(),t=new c(e,r),s=Object.create(u)
return s[n]=t,s}const getAsyncIterable=stream=>{if(isReadableStream(stream,{checkOpen:!1})&&nodeImports.on!==void 0)return getStreamIterable(stream)
if(typeof stream?.[Symbol.asyncIterator]==="function")return stream
if(stream_toString.call(stream)==="[object ReadableStream]")return h.call(stream)
throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.")}
const{toString:stream_toString}=Object.prototype
const getStreamIterable=async function*(stream){const controller=new AbortController
const state={}
handleStreamEnd(stream,controller,state)
try{for await(const[chunk]of nodeImports.on(stream,"data",{signal:controller.signal}))yield chunk}catch(error){if(state.error!==void 0)throw state.error
else if(!controller.signal.aborted)throw error}finally{stream.destroy()}}
const handleStreamEnd=async(stream,controller,state)=>{try{await nodeImports.finished(stream,{cleanup:!0,readable:!0,writable:!1,error:!1})}catch(error){state.error=error}finally{controller.abort()}}
const nodeImports={}
const getStreamContents=async(stream,{init:init,convertChunk:convertChunk,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,getFinalChunk:getFinalChunk,finalize:finalize},{maxBuffer:maxBuffer=Number.POSITIVE_INFINITY}={})=>{const asyncIterable=getAsyncIterable(stream)
const state=init()
state.length=0
try{for await(const chunk of asyncIterable){const chunkType=getChunkType(chunk)
const convertedChunk=convertChunk[chunkType](chunk,state)
appendChunk({convertedChunk:convertedChunk,state:state,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,maxBuffer:maxBuffer})}appendFinalChunk({state:state,convertChunk:convertChunk,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,getFinalChunk:getFinalChunk,maxBuffer:maxBuffer})
return finalize(state)}catch(error){const normalizedError=typeof error==="object"&&error!==null?error:new Error(error)
normalizedError.bufferedData=finalize(state)
throw normalizedError}}
const appendFinalChunk=({state:state,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,getFinalChunk:getFinalChunk,maxBuffer:maxBuffer})=>{const convertedChunk=getFinalChunk(state)
if(convertedChunk!==void 0)appendChunk({convertedChunk:convertedChunk,state:state,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,maxBuffer:maxBuffer})}
const appendChunk=({convertedChunk:convertedChunk,state:state,getSize:getSize,truncateChunk:truncateChunk,addChunk:addChunk,maxBuffer:maxBuffer})=>{const chunkSize=getSize(convertedChunk)
const newLength=state.length+chunkSize
if(newLength<=maxBuffer){addNewChunk(convertedChunk,state,addChunk,newLength)
return}const truncatedChunk=truncateChunk(convertedChunk,maxBuffer-state.length)
if(truncatedChunk!==void 0)addNewChunk(truncatedChunk,state,addChunk,maxBuffer)
throw new MaxBufferError}
const addNewChunk=(convertedChunk,state,addChunk,newLength)=>{state.contents=addChunk(convertedChunk,state,newLength)
state.length=newLength}
const getChunkType=chunk=>{const typeOfChunk=typeof chunk
if(typeOfChunk==="string")return"string"
if(typeOfChunk!=="object"||chunk===null)return"others"
if(globalThis.Buffer?.isBuffer(chunk))return"buffer"
const prototypeName=contents_objectToString.call(chunk)
if(prototypeName==="[object ArrayBuffer]")return"arrayBuffer"
if(prototypeName==="[object DataView]")return"dataView"
if(Number.isInteger(chunk.byteLength)&&Number.isInteger(chunk.byteOffset)&&contents_objectToString.call(chunk.buffer)==="[object ArrayBuffer]")return"typedArray"
return"others"}
const{toString:contents_objectToString}=Object.prototype
class MaxBufferError extends Error{name="MaxBufferError"
constructor(){super("maxBuffer exceeded")}}const handleMaxBuffer=({error:error,stream:stream,readableObjectMode:readableObjectMode,lines:lines,encoding:encoding,fdNumber:fdNumber})=>{if(!(error instanceof MaxBufferError))throw error
if(fdNumber==="all")return error
const unit=getMaxBufferUnit(readableObjectMode,lines,encoding)
error.maxBufferInfo={fdNumber:fdNumber,unit:unit}
stream.destroy()
throw error}
const getMaxBufferUnit=(readableObjectMode,lines,encoding)=>{if(readableObjectMode)return"objects"
if(lines)return"lines"
return encoding==="buffer"?"bytes":"characters"}
const checkIpcMaxBuffer=(ipcOutput,maxBuffer)=>{if(ipcOutput.length+1<=maxBuffer)return
const error=new MaxBufferError
error.maxBufferInfo={fdNumber:"ipc"}
throw error}
const getMaxBufferMessage=(error,maxBuffer)=>{const{streamName:streamName,threshold:threshold,unit:unit}=getMaxBufferInfo(error,maxBuffer)
return`Command's ${streamName} was larger than ${threshold} ${unit}`}
const getMaxBufferInfo=(error,maxBuffer)=>{if(error?.maxBufferInfo===void 0)return{streamName:"output",threshold:maxBuffer[1],unit:"bytes"}
const{maxBufferInfo:{fdNumber:fdNumber,unit:unit,threshold:threshold=getFdSpecificValue(maxBuffer,fdNumber)}}=error
delete error.maxBufferInfo
return fdNumber==="ipc"?{streamName:"IPC output",threshold:threshold,unit:"messages"}:{streamName:getStreamName(fdNumber),threshold:threshold,unit:unit}}
const getMaxBufferSync=([,stdoutMaxBuffer])=>stdoutMaxBuffer===0?Number.MIN_VALUE:stdoutMaxBuffer
const handleMaxBufferSync=({resultError:resultError,output:output,maxBuffer:maxBuffer,buffer:buffer})=>{const fdNumber=findMaxBufferSync(output,maxBuffer,buffer)
if(fdNumber===void 0)return{resultError:resultError,isMaxBuffer:resultError?.code==="ENOBUFS"}
const threshold=getMaxBufferValueSync(maxBuffer,fdNumber)
const error=resultError??Object.assign(new MaxBufferError,{code:"ENOBUFS"})
error.maxBufferInfo={fdNumber:fdNumber,unit:"bytes",threshold:threshold}
return{resultError:error,isMaxBuffer:!0}}
const findMaxBufferSync=(output,maxBuffer,buffer)=>{if(output===null)return
const fdNumber=output.findIndex((result,index)=>result!==null&&buffer[index]&&result.length>getMaxBufferValueSync(maxBuffer,index))
return fdNumber===-1?void 0:fdNumber}
const getMaxBufferValueSync=(maxBuffer,fdNumber)=>Math.min(maxBuffer[1],maxBuffer[fdNumber])
const truncateMaxBufferSync=(result,fdNumber,{maxBuffer:maxBuffer,buffer:buffer})=>{const maxBufferValue=getMaxBufferValueSync(maxBuffer,fdNumber)
return buffer[fdNumber]&&result.length>maxBufferValue?result.slice(0,maxBufferValue):result}
const createMessages=({stdio:stdio,all:all,ipcOutput:ipcOutput,originalError:originalError,signal:signal,signalDescription:signalDescription,exitCode:exitCode,escapedCommand:escapedCommand,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal,maxBuffer:maxBuffer,timeout:timeout,cwd:cwd})=>{const errorCode=getErrorCode(originalError)
const prefix=getErrorPrefix({originalError:originalError,timedOut:timedOut,timeout:timeout,isMaxBuffer:isMaxBuffer,maxBuffer:maxBuffer,errorCode:errorCode,signal:signal,signalDescription:signalDescription,exitCode:exitCode,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isForcefullyTerminated:isForcefullyTerminated,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal})
const originalMessage=getOriginalMessage(originalError,cwd)
const suffix=originalMessage===void 0?"":`\n${originalMessage}`
const shortMessage=`${prefix}: ${escapedCommand}${suffix}`
const messageStdio=all===void 0?[stdio[2],stdio[1]]:[all]
const message=[shortMessage,...messageStdio,...stdio.slice(3),ipcOutput.map(ipcMessage=>serializeIpcMessage(ipcMessage)).join("\n")].map(messagePart=>escapeLines(strip_final_newline_stripFinalNewline(serializeMessagePart(messagePart)))).filter(Boolean).join("\n\n")
return{originalMessage:originalMessage,shortMessage:shortMessage,message:message}}
const getErrorCode=error=>typeof error?.code==="string"?error.code:void 0
const getErrorPrefix=({originalError:originalError,timedOut:timedOut,timeout:timeout,isMaxBuffer:isMaxBuffer,maxBuffer:maxBuffer,errorCode:errorCode,signal:signal,signalDescription:signalDescription,exitCode:exitCode,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isForcefullyTerminated:isForcefullyTerminated,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal})=>{const forcefulSuffix=getForcefulSuffix(isForcefullyTerminated,forceKillAfterDelay)
if(timedOut)return`Command timed out after ${timeout} milliseconds${forcefulSuffix}`
if(isGracefullyCanceled){if(signal===void 0)return`Command was gracefully canceled with exit code ${exitCode}`
return isForcefullyTerminated?`Command was gracefully canceled${forcefulSuffix}`:`Command was gracefully canceled with ${signal} (${signalDescription})`}if(isCanceled)return`Command was canceled${forcefulSuffix}`
if(isMaxBuffer)return`${getMaxBufferMessage(originalError,maxBuffer)}${forcefulSuffix}`
if(errorCode!==void 0)return`Command failed with ${errorCode}${forcefulSuffix}`
if(isForcefullyTerminated)return`Command was killed with ${killSignal} (${getSignalDescription(killSignal)})${forcefulSuffix}`
if(signal!==void 0)return`Command was killed with ${signal} (${signalDescription})`
return exitCode===void 0?"Command failed":`Command failed with exit code ${exitCode}`}
const getForcefulSuffix=(isForcefullyTerminated,forceKillAfterDelay)=>isForcefullyTerminated?` and was forcefully terminated after ${forceKillAfterDelay} milliseconds`:""
const getOriginalMessage=(originalError,cwd)=>{if(originalError instanceof DiscardedError)return
const originalMessage=isExecaError(originalError)?originalError.originalMessage??"":String(originalError?.message??originalError)
const escapedOriginalMessage=escapeLines(fixCwdError(originalMessage,cwd))
return escapedOriginalMessage===""?void 0:escapedOriginalMessage}
const serializeIpcMessage=ipcMessage=>typeof ipcMessage==="string"?ipcMessage:(0,external_node_util_.inspect)(ipcMessage)
const serializeMessagePart=messagePart=>Array.isArray(messagePart)?messagePart.filter(messageItem=>isTextItem(messageItem)).map(messageItem=>strip_final_newline_stripFinalNewline(serializeMessageItem(messageItem))).join("\n"):serializeMessageItem(messagePart)
const isTextItem=messageItem=>typeof messageItem==="string"||isUint8Array(messageItem)
const serializeMessageItem=messageItem=>{if(typeof messageItem==="string")return messageItem
return isUint8Array(messageItem)?uint8ArrayToString(messageItem):""}
const makeSuccessResult=({command:command,escapedCommand:escapedCommand,stdio:stdio,all:all,ipcOutput:ipcOutput,options:{cwd:cwd},startTime:startTime})=>omitUndefinedProperties({command:command,escapedCommand:escapedCommand,cwd:cwd,durationMs:getDurationMs(startTime),failed:!1,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isTerminated:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,exitCode:0,stdout:stdio[1],stderr:stdio[2],all:all,stdio:stdio,ipcOutput:ipcOutput,pipedFrom:[]})
const makeEarlyError=({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,isSync:isSync,stdio:stdio=Array.from({length:fileDescriptors.length}),all:all})=>makeError({error:error,command:command,escapedCommand:escapedCommand,startTime:startTime,timedOut:!1,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:!1,isForcefullyTerminated:!1,stdio:stdio,all:all,ipcOutput:[],options:options,isSync:isSync})
const getEarlyErrorOutput=(fileDescriptors,options)=>{const stdio=fileDescriptors.map((fileDescriptor,fdNumber)=>getEmptyOutput(fileDescriptor,fdNumber,options))
return{stdio:stdio,all:getAllSync(stdio,getAllSyncFds(stdio),options)}}
const getEmptyOutput=({direction:direction,objectMode:objectMode},fdNumber,{stdio:stdio,buffer:buffer,lines:lines,encoding:encoding})=>{if(direction==="input"||!PIPED_STDIO.has(stdio[fdNumber])||!buffer[fdNumber])return
if(objectMode||lines[fdNumber])return[]
return encoding==="buffer"?new Uint8Array:""}
const PIPED_STDIO=new Set(["pipe","overlapped"])
const makeError=({error:originalError,command:command,escapedCommand:escapedCommand,startTime:startTime,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,exitCode:rawExitCode,signal:rawSignal,stdio:stdio,all:all,ipcOutput:ipcOutput,options:{timeoutDuration:timeoutDuration,timeout:timeout=timeoutDuration,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal,cwd:cwd,maxBuffer:maxBuffer},isSync:isSync})=>{const{exitCode:exitCode,signal:signal,signalDescription:signalDescription}=normalizeExitPayload(rawExitCode,rawSignal)
const{originalMessage:originalMessage,shortMessage:shortMessage,message:message}=createMessages({stdio:stdio,all:all,ipcOutput:ipcOutput,originalError:originalError,signal:signal,signalDescription:signalDescription,exitCode:exitCode,escapedCommand:escapedCommand,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,forceKillAfterDelay:forceKillAfterDelay,killSignal:killSignal,maxBuffer:maxBuffer,timeout:timeout,cwd:cwd})
const error=getFinalError(originalError,message,isSync)
Object.assign(error,getErrorProperties({error:error,command:command,escapedCommand:escapedCommand,startTime:startTime,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,exitCode:exitCode,signal:signal,signalDescription:signalDescription,stdio:stdio,all:all,ipcOutput:ipcOutput,cwd:cwd,originalMessage:originalMessage,shortMessage:shortMessage}))
return error}
const getErrorProperties=({error:error,command:command,escapedCommand:escapedCommand,startTime:startTime,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,exitCode:exitCode,signal:signal,signalDescription:signalDescription,stdio:stdio,all:all,ipcOutput:ipcOutput,cwd:cwd,originalMessage:originalMessage,shortMessage:shortMessage})=>omitUndefinedProperties({shortMessage:shortMessage,originalMessage:originalMessage,command:command,escapedCommand:escapedCommand,cwd:cwd,durationMs:getDurationMs(startTime),failed:!0,timedOut:timedOut,isCanceled:isCanceled,isGracefullyCanceled:isGracefullyCanceled,isTerminated:signal!==void 0,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:isForcefullyTerminated,exitCode:exitCode,signal:signal,signalDescription:signalDescription,code:getErrorCode(error.cause),stdout:stdio[1],stderr:stdio[2],all:all,stdio:stdio,ipcOutput:ipcOutput,pipedFrom:[]})
const omitUndefinedProperties=result=>Object.fromEntries(Object.entries(result).filter(([,value])=>value!==void 0))
const normalizeExitPayload=(rawExitCode,rawSignal)=>{const exitCode=rawExitCode===null?void 0:rawExitCode
const signal=rawSignal===null?void 0:rawSignal
const signalDescription=signal===void 0?void 0:getSignalDescription(rawSignal)
return{exitCode:exitCode,signal:signal,signalDescription:signalDescription}}
const toZeroIfInfinity=value=>Number.isFinite(value)?value:0
function parseNumber(milliseconds){return{days:Math.trunc(milliseconds/864e5),hours:Math.trunc(milliseconds/36e5%24),minutes:Math.trunc(milliseconds/6e4%60),seconds:Math.trunc(milliseconds/1e3%60),milliseconds:Math.trunc(milliseconds%1e3),microseconds:Math.trunc(toZeroIfInfinity(milliseconds*1e3)%1e3),nanoseconds:Math.trunc(toZeroIfInfinity(milliseconds*1e6)%1e3)}}function parseBigint(milliseconds){return{days:milliseconds/86400000n,hours:milliseconds/3600000n%24n,minutes:milliseconds/60000n%60n,seconds:milliseconds/1000n%60n,milliseconds:milliseconds%1000n,microseconds:0n,nanoseconds:0n}}function parseMilliseconds(milliseconds){switch(typeof milliseconds){case"number":if(Number.isFinite(milliseconds))return parseNumber(milliseconds)
break
case"bigint":return parseBigint(milliseconds)}throw new TypeError("Expected a finite number or bigint")}const isZero=value=>value===0||value===0n
const pluralize=(word,count)=>count===1||count===1n?word:`${word}s`
const SECOND_ROUNDING_EPSILON=1e-7
const ONE_DAY_IN_MILLISECONDS=24n*60n*60n*1000n
function prettyMilliseconds(milliseconds,options){const isBigInt=typeof milliseconds==="bigint"
if(!isBigInt&&!Number.isFinite(milliseconds))throw new TypeError("Expected a finite number or bigint")
options={...options}
const sign=milliseconds<0?"-":""
milliseconds=milliseconds<0?-milliseconds:milliseconds
if(options.colonNotation){options.compact=!1
options.formatSubMilliseconds=!1
options.separateMilliseconds=!1
options.verbose=!1}if(options.compact){options.unitCount=1
options.secondsDecimalDigits=0
options.millisecondsDecimalDigits=0}let result=[]
const floorDecimals=(value,decimalDigits)=>{const flooredInterimValue=Math.floor(value*10**decimalDigits+SECOND_ROUNDING_EPSILON)
const flooredValue=Math.round(flooredInterimValue)/10**decimalDigits
return flooredValue.toFixed(decimalDigits)}
const add=(value,long,short,valueString)=>{if((result.length===0||!options.colonNotation)&&isZero(value)&&(!options.colonNotation||short!=="m"))return
valueString??=String(value)
if(options.colonNotation){const wholeDigits=valueString.includes(".")?valueString.split(".")[0].length:valueString.length
const minLength=result.length>0?2:1
valueString="0".repeat(Math.max(0,minLength-wholeDigits))+valueString}else valueString+=options.verbose?" "+pluralize(long,value):short
result.push(valueString)}
const parsed=parseMilliseconds(milliseconds)
const days=BigInt(parsed.days)
if(options.hideYearAndDays)add(BigInt(days)*24n+BigInt(parsed.hours),"hour","h")
else{if(options.hideYear)add(days,"day","d")
else{add(days/365n,"year","y")
add(days%365n,"day","d")}add(Number(parsed.hours),"hour","h")}add(Number(parsed.minutes),"minute","m")
if(!options.hideSeconds)if(options.separateMilliseconds||options.formatSubMilliseconds||!options.colonNotation&&milliseconds<1e3&&!options.subSecondsAsDecimals){const seconds=Number(parsed.seconds)
const milliseconds=Number(parsed.milliseconds)
const microseconds=Number(parsed.microseconds)
const nanoseconds=Number(parsed.nanoseconds)
add(seconds,"second","s")
if(options.formatSubMilliseconds){add(milliseconds,"millisecond","ms")
add(microseconds,"microsecond","µs")
add(nanoseconds,"nanosecond","ns")}else{const millisecondsAndBelow=milliseconds+microseconds/1e3+nanoseconds/1e6
const millisecondsDecimalDigits=typeof options.millisecondsDecimalDigits==="number"?options.millisecondsDecimalDigits:0
const roundedMilliseconds=millisecondsAndBelow>=1?Math.round(millisecondsAndBelow):Math.ceil(millisecondsAndBelow)
const maximumMilliseconds=1e3-10**-millisecondsDecimalDigits
const millisecondsString=millisecondsDecimalDigits?Math.min(millisecondsAndBelow,maximumMilliseconds).toFixed(millisecondsDecimalDigits):Math.min(roundedMilliseconds,maximumMilliseconds)
add(Number.parseFloat(millisecondsString),"millisecond","ms",millisecondsString)}}else{const seconds=(isBigInt?Number(milliseconds%ONE_DAY_IN_MILLISECONDS):milliseconds)/1e3%60
const secondsDecimalDigits=typeof options.secondsDecimalDigits==="number"?options.secondsDecimalDigits:1
const secondsFixed=floorDecimals(seconds,secondsDecimalDigits)
const secondsString=options.keepDecimalsOnWholeSeconds?secondsFixed:secondsFixed.replace(/\.0+$/,"")
add(Number.parseFloat(secondsString),"second","s",secondsString)}if(result.length===0)return sign+"0"+(options.verbose?" milliseconds":"ms")
const separator=options.colonNotation?":":" "
if(typeof options.unitCount==="number")result=result.slice(0,Math.max(options.unitCount,1))
return sign+result.join(separator)}const logError=(result,verboseInfo)=>{if(result.failed)verboseLog({type:"error",verboseMessage:result.shortMessage,verboseInfo:verboseInfo,result:result})}
const logResult=(result,verboseInfo)=>{if(!isVerbose(verboseInfo))return
logError(result,verboseInfo)
logDuration(result,verboseInfo)}
const logDuration=(result,verboseInfo)=>{const verboseMessage=`(done in ${prettyMilliseconds(result.durationMs)})`
verboseLog({type:"duration",verboseMessage:verboseMessage,verboseInfo:verboseInfo,result:result})}
const handleResult=(result,verboseInfo,{reject:reject})=>{logResult(result,verboseInfo)
if(reject&&result.failed)throw result
return result}
const getStdioItemType=(value,optionName)=>{if(isAsyncGenerator(value))return"asyncGenerator"
if(isSyncGenerator(value))return"generator"
if(isUrl(value))return"fileUrl"
if(isFilePathObject(value))return"filePath"
if(isWebStream(value))return"webStream"
if(isStream(value,{checkOpen:!1}))return"native"
if(isUint8Array(value))return"uint8Array"
if(isAsyncIterableObject(value))return"asyncIterable"
if(isIterableObject(value))return"iterable"
if(type_isTransformStream(value))return getTransformStreamType({transform:value},optionName)
return isTransformOptions(value)?getTransformObjectType(value,optionName):"native"}
const getTransformObjectType=(value,optionName)=>{if(isDuplexStream(value.transform,{checkOpen:!1}))return getDuplexType(value,optionName)
return type_isTransformStream(value.transform)?getTransformStreamType(value,optionName):getGeneratorObjectType(value,optionName)}
const getDuplexType=(value,optionName)=>{validateNonGeneratorType(value,optionName,"Duplex stream")
return"duplex"}
const getTransformStreamType=(value,optionName)=>{validateNonGeneratorType(value,optionName,"web TransformStream")
return"webTransform"}
const validateNonGeneratorType=({final:final,binary:binary,objectMode:objectMode},optionName,typeName)=>{checkUndefinedOption(final,`${optionName}.final`,typeName)
checkUndefinedOption(binary,`${optionName}.binary`,typeName)
checkBooleanOption(objectMode,`${optionName}.objectMode`)}
const checkUndefinedOption=(value,optionName,typeName)=>{if(value!==void 0)throw new TypeError(`The \`${optionName}\` option can only be defined when using a generator, not a ${typeName}.`)}
const getGeneratorObjectType=({transform:transform,final:final,binary:binary,objectMode:objectMode},optionName)=>{if(transform!==void 0&&!isGenerator(transform))throw new TypeError(`The \`${optionName}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`)
if(isDuplexStream(final,{checkOpen:!1}))throw new TypeError(`The \`${optionName}.final\` option must not be a Duplex stream.`)
if(type_isTransformStream(final))throw new TypeError(`The \`${optionName}.final\` option must not be a web TransformStream.`)
if(final!==void 0&&!isGenerator(final))throw new TypeError(`The \`${optionName}.final\` option must be a generator.`)
checkBooleanOption(binary,`${optionName}.binary`)
checkBooleanOption(objectMode,`${optionName}.objectMode`)
return isAsyncGenerator(transform)||isAsyncGenerator(final)?"asyncGenerator":"generator"}
const isGenerator=value=>isAsyncGenerator(value)||isSyncGenerator(value)
const isAsyncGenerator=value=>Object.prototype.toString.call(value)==="[object AsyncGeneratorFunction]"
const isSyncGenerator=value=>Object.prototype.toString.call(value)==="[object GeneratorFunction]"
const isTransformOptions=value=>isPlainObject(value)&&(value.transform!==void 0||value.final!==void 0)
const isUrl=value=>Object.prototype.toString.call(value)==="[object URL]"
const isRegularUrl=value=>isUrl(value)&&value.protocol!=="file:"
const isFilePathObject=value=>isPlainObject(value)&&Object.keys(value).length>0&&Object.keys(value).every(key=>FILE_PATH_KEYS.has(key))&&isFilePathString(value.file)
const FILE_PATH_KEYS=new Set(["file","append"])
const isFilePathString=file=>typeof file==="string"
const isStdioValueObject=value=>isPlainObject(value)&&Object.keys(value).length>0&&Object.keys(value).every(key=>STDIO_VALUE_KEYS.has(key))&&"value"in value
const STDIO_VALUE_KEYS=new Set(["value","input"])
const isUnknownStdioString=(type,value)=>type==="native"&&typeof value==="string"&&!KNOWN_STDIO_STRINGS.has(value)
const KNOWN_STDIO_STRINGS=new Set(["ipc","ignore","inherit","overlapped","pipe"])
const type_isReadableStream=value=>Object.prototype.toString.call(value)==="[object ReadableStream]"
const type_isWritableStream=value=>Object.prototype.toString.call(value)==="[object WritableStream]"
const isWebStream=value=>type_isReadableStream(value)||type_isWritableStream(value)
const type_isTransformStream=value=>type_isReadableStream(value?.readable)&&type_isWritableStream(value?.writable)
const isAsyncIterableObject=value=>isObject(value)&&typeof value[Symbol.asyncIterator]==="function"
const isIterableObject=value=>isObject(value)&&typeof value[Symbol.iterator]==="function"
const isObject=value=>typeof value==="object"&&value!==null
const TRANSFORM_TYPES=new Set(["generator","asyncGenerator","duplex","webTransform"])
const FILE_TYPES=new Set(["fileUrl","filePath","fileNumber"])
const SPECIAL_DUPLICATE_TYPES_SYNC=new Set(["fileUrl","filePath"])
const SPECIAL_DUPLICATE_TYPES=new Set([...SPECIAL_DUPLICATE_TYPES_SYNC,"webStream","nodeStream"])
const FORBID_DUPLICATE_TYPES=new Set(["webTransform","duplex"])
const TYPE_TO_MESSAGE={generator:"a generator",asyncGenerator:"an async generator",fileUrl:"a file URL",filePath:"a file path string",fileNumber:"a file descriptor number",webStream:"a web stream",nodeStream:"a Node.js stream",webTransform:"a web TransformStream",duplex:"a Duplex stream",native:"any value",iterable:"an iterable",asyncIterable:"an async iterable",string:"a string",uint8Array:"a Uint8Array"}
const getTransformObjectModes=(objectMode,index,newTransforms,direction)=>direction==="output"?getOutputObjectModes(objectMode,index,newTransforms):getInputObjectModes(objectMode,index,newTransforms)
const getOutputObjectModes=(objectMode,index,newTransforms)=>{const writableObjectMode=index!==0&&newTransforms[index-1].value.readableObjectMode
const readableObjectMode=objectMode??writableObjectMode
return{writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}}
const getInputObjectModes=(objectMode,index,newTransforms)=>{const writableObjectMode=index===0?objectMode===!0:newTransforms[index-1].value.readableObjectMode
const readableObjectMode=index!==newTransforms.length-1&&(objectMode??writableObjectMode)
return{writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}}
const getFdObjectMode=(stdioItems,direction)=>{const lastTransform=stdioItems.findLast(({type:type})=>TRANSFORM_TYPES.has(type))
if(lastTransform===void 0)return!1
return direction==="input"?lastTransform.value.writableObjectMode:lastTransform.value.readableObjectMode}
const normalizeTransforms=(stdioItems,optionName,direction,options)=>[...stdioItems.filter(({type:type})=>!TRANSFORM_TYPES.has(type)),...getTransforms(stdioItems,optionName,direction,options)]
const getTransforms=(stdioItems,optionName,direction,{encoding:encoding})=>{const transforms=stdioItems.filter(({type:type})=>TRANSFORM_TYPES.has(type))
const newTransforms=Array.from({length:transforms.length})
for(const[index,stdioItem]of Object.entries(transforms))newTransforms[index]=normalizeTransform({stdioItem:stdioItem,index:Number(index),newTransforms:newTransforms,optionName:optionName,direction:direction,encoding:encoding})
return sortTransforms(newTransforms,direction)}
const normalizeTransform=({stdioItem:stdioItem,stdioItem:{type:type},index:index,newTransforms:newTransforms,optionName:optionName,direction:direction,encoding:encoding})=>{if(type==="duplex")return normalizeDuplex({stdioItem:stdioItem,optionName:optionName})
if(type==="webTransform")return normalizeTransformStream({stdioItem:stdioItem,index:index,newTransforms:newTransforms,direction:direction})
return normalizeGenerator({stdioItem:stdioItem,index:index,newTransforms:newTransforms,direction:direction,encoding:encoding})}
const normalizeDuplex=({stdioItem:stdioItem,optionName:optionName})=>{const{value:value}=stdioItem
const{transform:transform}=value
const{writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}=transform
const{objectMode:objectMode=readableObjectMode}=value
if(objectMode&&!readableObjectMode)throw new TypeError(`The \`${optionName}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`)
if(!objectMode&&readableObjectMode)throw new TypeError(`The \`${optionName}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`)
return{...stdioItem,value:{transform:transform,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}}}
const normalizeTransformStream=({stdioItem:stdioItem,stdioItem:{value:value},index:index,newTransforms:newTransforms,direction:direction})=>{const{transform:transform,objectMode:objectMode}=isPlainObject(value)?value:{transform:value}
const{writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}=getTransformObjectModes(objectMode,index,newTransforms,direction)
return{...stdioItem,value:{transform:transform,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}}}
const normalizeGenerator=({stdioItem:stdioItem,stdioItem:{value:value},index:index,newTransforms:newTransforms,direction:direction,encoding:encoding})=>{const{transform:transform,final:final,binary:binaryOption=!1,preserveNewlines:preserveNewlines=!1,objectMode:objectMode}=isPlainObject(value)?value:{transform:value}
const binary=binaryOption||BINARY_ENCODINGS.has(encoding)
const{writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}=getTransformObjectModes(objectMode,index,newTransforms,direction)
return{...stdioItem,value:{transform:transform,final:final,binary:binary,preserveNewlines:preserveNewlines,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}}}
const sortTransforms=(newTransforms,direction)=>direction==="input"?newTransforms.reverse():newTransforms
const getStreamDirection=({stdioItems:stdioItems,isStdioArray:isStdioArray,fdNumber:fdNumber,optionName:optionName})=>{const directions=stdioItems.map(stdioItem=>getStdioItemDirection(stdioItem,fdNumber,isStdioArray))
if(directions.includes("input")&&directions.includes("output"))throw new TypeError(`The \`${optionName}\` option must not be an array of both readable and writable values.`)
return directions.find(Boolean)??DEFAULT_DIRECTION}
const getStdioItemDirection=(stdioItem,fdNumber,isStdioArray)=>{const knownDirection=KNOWN_DIRECTIONS[fdNumber]
const direction=getRequestedDirection(stdioItem)
if(knownDirection===void 0)return direction
validateKnownDirection(stdioItem,knownDirection,isStdioArray)
return knownDirection}
const getRequestedDirection=({type:type,value:value,direction:direction,optionName:optionName})=>{const guessedDirection=guessStreamDirection[type](value)
if(direction==="input"&&guessedDirection==="output")throw new TypeError(`The \`${optionName}\` option is invalid: \`input: true\` cannot be used with a writable value, which is always an output.`)
return direction??guessedDirection}
const validateKnownDirection=({type:type,value:value,optionName:optionName},knownDirection,isStdioArray)=>{if(!STREAM_TYPES.has(type)||!isStdioArray&&getStandardStreamDirection(value)!==void 0)return
const guessedDirection=guessStreamDirection[type](value)
if(guessedDirection===void 0||guessedDirection===knownDirection)return
const valueName=guessedDirection==="input"?"readable":"writable"
throw new TypeError(`The \`${optionName}\` option is invalid: a ${valueName} value is always an ${guessedDirection}, but \`${optionName}\` is an ${knownDirection}.`)}
const STREAM_TYPES=new Set(["native","nodeStream","webStream"])
const KNOWN_DIRECTIONS=["input","output","output"]
const anyDirection=()=>{}
const alwaysInput=()=>"input"
const guessStreamDirection={generator:anyDirection,asyncGenerator:anyDirection,fileUrl:anyDirection,filePath:anyDirection,iterable:alwaysInput,asyncIterable:alwaysInput,uint8Array:alwaysInput,string:alwaysInput,webStream:value=>type_isWritableStream(value)?"output":"input",nodeStream(value){if(!isReadableStream(value,{checkOpen:!1}))return"output"
return isWritableStream(value,{checkOpen:!1})?void 0:"input"},webTransform:anyDirection,duplex:anyDirection,native(value){const standardStreamDirection=getStandardStreamDirection(value)
if(standardStreamDirection!==void 0)return standardStreamDirection
if(isStream(value,{checkOpen:!1}))return guessStreamDirection.nodeStream(value)}}
const getStandardStreamDirection=value=>{if([0,external_node_process_.stdin].includes(value))return"input"
if([1,2,external_node_process_.stdout,external_node_process_.stderr].includes(value))return"output"}
const DEFAULT_DIRECTION="output"
const normalizeIpcStdioArray=(stdioArray,ipc)=>ipc?[...stdioArray,"ipc"]:stdioArray
const normalizeStdioOption=(options,verboseInfo,isSync)=>{const{stdio:stdio,ipc:ipc,buffer:buffer}=options
const stdioArray=getStdioArray(stdio,options).map((stdioOption,fdNumber)=>stdio_option_addDefaultValue(stdioOption,fdNumber))
validateIpcStdioOption(stdioArray)
return isSync?normalizeStdioSync(stdioArray,buffer,verboseInfo):normalizeIpcStdioArray(stdioArray,ipc)}
const validateIpcStdioOption=stdioArray=>{if(stdioArray.some(stdioOption=>hasIpcStdioOption(stdioOption)))throw new Error("The `ipc: true` option must be used instead of `stdio: 'ipc'`.")}
const hasIpcStdioOption=stdioOption=>Array.isArray(stdioOption)?stdioOption.some(item=>hasIpcStdioItem(item)):hasIpcStdioItem(stdioOption)
const hasIpcStdioItem=stdioOption=>isStdioValueObject(stdioOption)?stdioOption.value==="ipc":stdioOption==="ipc"
const getStdioArray=(stdio,options)=>{if(stdio===void 0)return STANDARD_STREAMS_ALIASES.map(alias=>options[alias])
if(hasAlias(options))throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map(alias=>`\`${alias}\``).join(", ")}`)
if(typeof stdio==="string")return[stdio,stdio,stdio]
if(!Array.isArray(stdio))throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${getTypeName(stdio)}\``)
const length=Math.max(stdio.length,STANDARD_STREAMS_ALIASES.length)
return Array.from({length:length},(_,fdNumber)=>stdio[fdNumber])}
const hasAlias=options=>STANDARD_STREAMS_ALIASES.some(alias=>options[alias]!==void 0)
const stdio_option_addDefaultValue=(stdioOption,fdNumber)=>{if(Array.isArray(stdioOption))return stdioOption.map(item=>stdio_option_addDefaultValue(item,fdNumber))
if(stdioOption===null||stdioOption===void 0)return fdNumber>=STANDARD_STREAMS_ALIASES.length?"ignore":"pipe"
return stdioOption}
const normalizeStdioSync=(stdioArray,buffer,verboseInfo)=>stdioArray.map((stdioOption,fdNumber)=>!buffer[fdNumber]&&isStandardOutputFd(fdNumber)&&!isFullVerbose(verboseInfo,fdNumber)&&isOutputPipeOnly(stdioOption,fdNumber)?"ignore":stdioOption)
const isOutputPipeOnly=(stdioOption,fdNumber)=>isOutputPipe(stdioOption,fdNumber)||Array.isArray(stdioOption)&&stdioOption.length>0&&stdioOption.every(item=>isOutputPipe(item,fdNumber))
const isOutputPipe=(stdioOption,fdNumber)=>stdioOption==="pipe"||isOutputPipeObject(stdioOption,fdNumber)
const isOutputPipeObject=(stdioOption,fdNumber)=>isStdioValueObject(stdioOption)&&stdioOption.value==="pipe"&&(stdioOption.input===void 0||stdioOption.input===!1||isFixedOutputPipe(fdNumber,stdioOption.input))
const isFixedOutputPipe=(fdNumber,input)=>input===!0&&isStandardOutputFd(fdNumber)
const isStandardOutputFd=fdNumber=>fdNumber===1||fdNumber===2
const getToStream=(destination,to="stdin")=>{const isWritable=!0
const{options:options,fileDescriptors:fileDescriptors}=SUBPROCESS_OPTIONS.get(destination)
const fdNumber=getFdNumber(fileDescriptors,to,isWritable)
const destinationStream=destination.stdio[fdNumber]
if(destinationStream===null)throw new TypeError(getInvalidStdioOptionMessage(fdNumber,to,options,isWritable))
return destinationStream}
const getFromStream=(source,from="stdout")=>{const isWritable=!1
const{options:options,fileDescriptors:fileDescriptors}=SUBPROCESS_OPTIONS.get(source)
const fdNumber=getFdNumber(fileDescriptors,from,isWritable)
const sourceStream=fdNumber==="all"?source.all:source.stdio[fdNumber]
if(sourceStream===null||sourceStream===void 0)throw new TypeError(getInvalidStdioOptionMessage(fdNumber,from,options,isWritable))
return sourceStream}
const SUBPROCESS_OPTIONS=new WeakMap
const getFdNumber=(fileDescriptors,fdName,isWritable)=>{const fdNumber=parseFdNumber(fdName,isWritable)
validateFdNumber(fdNumber,fdName,isWritable,fileDescriptors)
return fdNumber}
const parseFdNumber=(fdName,isWritable)=>{const fdNumber=parseFd(fdName)
if(fdNumber!==void 0)return fdNumber
const{validOptions:validOptions,defaultValue:defaultValue}=isWritable?{validOptions:'"stdin"',defaultValue:"stdin"}:{validOptions:'"stdout", "stderr", "all"',defaultValue:"stdout"}
throw new TypeError(`"${getOptionName(isWritable)}" must not be "${fdName}".\nIt must be ${validOptions} or "fd3", "fd4" (and so on).\nIt is optional and defaults to "${defaultValue}".`)}
const validateFdNumber=(fdNumber,fdName,isWritable,fileDescriptors)=>{const fileDescriptor=fileDescriptors[getUsedDescriptor(fdNumber)]
if(fileDescriptor===void 0)throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. That file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`)
if(!isWritable&&fileDescriptor.direction==="input")throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a readable stream, not writable.`)
if(isWritable&&fileDescriptor.direction!=="input")throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a writable stream, not readable.\nIf you meant to use it as input, please set its "stdio" option to \`{value: 'pipe', input: true}\`.`)}
const getInvalidStdioOptionMessage=(fdNumber,fdName,options,isWritable)=>{if(fdNumber==="all"&&!options.all)return'The "all" option must be true to use "from: \'all\'".'
const{optionName:optionName,optionValue:optionValue}=getInvalidStdioOption(fdNumber,options)
return`The "${optionName}: ${serializeOptionValue(optionValue)}" option is incompatible with using "${getOptionName(isWritable)}: ${serializeOptionValue(fdName)}".\nPlease set this option with "pipe" instead.`}
const getInvalidStdioOption=(fdNumber,{stdin:stdin,stdout:stdout,stderr:stderr,stdio:stdio})=>{const usedDescriptor=getUsedDescriptor(fdNumber)
if(usedDescriptor===0&&stdin!==void 0)return{optionName:"stdin",optionValue:stdin}
if(usedDescriptor===1&&stdout!==void 0)return{optionName:"stdout",optionValue:stdout}
return usedDescriptor===2&&stderr!==void 0?{optionName:"stderr",optionValue:stderr}:{optionName:`stdio[${usedDescriptor}]`,optionValue:stdio[usedDescriptor]}}
const getUsedDescriptor=fdNumber=>fdNumber==="all"?1:fdNumber
const getOptionName=isWritable=>isWritable?"to":"from"
const serializeOptionValue=value=>{if(typeof value==="string")return`'${value}'`
return typeof value==="number"?`${value}`:"Stream"}
const handleNativeStream=({stdioItem:stdioItem,stdioItem:{type:type},isStdioArray:isStdioArray,fdNumber:fdNumber,direction:direction,isSync:isSync})=>{if(!isStdioArray||type!=="native")return stdioItem
return isSync?handleNativeStreamSync({stdioItem:stdioItem,fdNumber:fdNumber,direction:direction}):handleNativeStreamAsync({stdioItem:stdioItem,fdNumber:fdNumber})}
const handleNativeStreamSync=({stdioItem:stdioItem,stdioItem:{value:value,optionName:optionName},fdNumber:fdNumber,direction:direction})=>{const targetFd=getTargetFd({value:value,optionName:optionName,fdNumber:fdNumber,direction:direction})
if(targetFd!==void 0)return targetFd
if(isStream(value,{checkOpen:!1}))throw new TypeError(`The \`${optionName}: Stream\` option cannot both be an array and include a stream with synchronous methods.`)
return stdioItem}
const getTargetFd=({value:value,optionName:optionName,fdNumber:fdNumber,direction:direction})=>{const targetFdNumber=getTargetFdNumber(value,fdNumber)
if(targetFdNumber===void 0)return
if(direction==="output")return{type:"fileNumber",value:targetFdNumber,optionName:optionName}
if(external_node_tty_.isatty(targetFdNumber))throw new TypeError(`The \`${optionName}: ${serializeOptionValue(value)}\` option is invalid: it cannot be a TTY with synchronous methods.`)
return{type:"uint8Array",contents:()=>[bufferToUint8Array((0,external_node_fs_.readFileSync)(targetFdNumber))],optionName:optionName}}
const getTargetFdNumber=(value,fdNumber)=>{if(value==="inherit")return fdNumber
if(typeof value==="number")return value
const standardStreamIndex=STANDARD_STREAMS.indexOf(value)
if(standardStreamIndex!==-1)return standardStreamIndex}
const handleNativeStreamAsync=({stdioItem:stdioItem,stdioItem:{value:value,optionName:optionName},fdNumber:fdNumber})=>{if(value==="inherit")return{type:"nodeStream",value:getStandardStream(fdNumber,value,optionName),optionName:optionName}
if(typeof value==="number")return{type:"nodeStream",value:getStandardStream(value,value,optionName),optionName:optionName}
return isStream(value,{checkOpen:!1})?{type:"nodeStream",value:value,optionName:optionName}:stdioItem}
const getStandardStream=(fdNumber,value,optionName)=>{const standardStream=STANDARD_STREAMS[fdNumber]
if(standardStream===void 0)throw new TypeError(`The \`${optionName}: ${value}\` option is invalid: no such standard stream.`)
return standardStream}
const handleInputOptions=({input:input,inputFile:inputFile},fdNumber)=>fdNumber===0?[...handleInputOption(input),...handleInputFileOption(inputFile)]:[]
const handleInputOption=input=>input===void 0?[]:[{type:getInputType(input),value:input,optionName:"input"}]
const getInputType=input=>{if(isReadableStream(input,{checkOpen:!1}))return"nodeStream"
if(typeof input==="string")return"string"
if(isUint8Array(input))return"uint8Array"
throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.")}
const handleInputFileOption=inputFile=>inputFile===void 0?[]:[{...getInputFileType(inputFile),optionName:"inputFile"}]
const getInputFileType=inputFile=>{if(isUrl(inputFile))return{type:"fileUrl",value:inputFile}
if(isFilePathString(inputFile))return{type:"filePath",value:{file:inputFile}}
throw new Error("The `inputFile` option must be a file path string or a file URL.")}
const isFileType=type=>SPECIAL_DUPLICATE_TYPES_SYNC.has(type)
const getFileTarget=({type:type,value:value})=>type==="filePath"?external_node_path_.resolve(value.file):(0,external_node_url_.fileURLToPath)(value)
const filterDuplicates=stdioItems=>stdioItems.filter((stdioItemOne,indexOne)=>stdioItems.every((stdioItemTwo,indexTwo)=>!hasSameValueAndDirection(stdioItemOne,stdioItemTwo)||indexOne>=indexTwo||stdioItemOne.type==="generator"||stdioItemOne.type==="asyncGenerator"))
const hasSameValueAndDirection=(stdioItemOne,stdioItemTwo)=>stdioItemOne.value===stdioItemTwo.value&&stdioItemOne.direction===stdioItemTwo.direction
const getDuplicateStream=({stdioItem:{type:type,value:value,optionName:optionName},direction:direction,fileDescriptors:fileDescriptors,isSync:isSync})=>{const otherStdioItems=getOtherStdioItems(fileDescriptors,type)
if(otherStdioItems.length===0)return
if(isSync){validateDuplicateStreamSync({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName,direction:direction})
return}if(SPECIAL_DUPLICATE_TYPES.has(type))return getDuplicateStreamInstance({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName,direction:direction})
if(FORBID_DUPLICATE_TYPES.has(type))validateDuplicateTransform({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName})}
const getOtherStdioItems=(fileDescriptors,type)=>fileDescriptors.flatMap(({direction:direction,stdioItems:stdioItems})=>stdioItems.map(stdioItem=>({...stdioItem,direction:direction}))).filter(stdioItem=>isSameDuplicateType(stdioItem.type,type))
const isSameDuplicateType=(otherType,type)=>otherType===type||isFileType(otherType)&&isFileType(type)
const validateDuplicateStreamSync=({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName,direction:direction})=>{if(SPECIAL_DUPLICATE_TYPES_SYNC.has(type))getDuplicateStreamInstance({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName,direction:direction})}
const getDuplicateStreamInstance=({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName,direction:direction})=>{const duplicateStdioItems=otherStdioItems.filter(stdioItem=>hasSameValue(stdioItem,type,value))
if(duplicateStdioItems.length===0)return
const differentStdioItem=duplicateStdioItems.find(stdioItem=>stdioItem.direction!==direction)
throwOnDuplicateStream(differentStdioItem,optionName,type)
return direction==="output"||type==="webStream"?duplicateStdioItems[0].stream:void 0}
const hasSameValue=(otherStdioItem,type,value)=>isFileType(otherStdioItem.type)?getFileTarget(otherStdioItem)===getFileTarget({type:type,value:value}):otherStdioItem.value===value
const validateDuplicateTransform=({otherStdioItems:otherStdioItems,type:type,value:value,optionName:optionName})=>{const duplicateStdioItem=otherStdioItems.find(({value:{transform:transform}})=>transform===value.transform)
throwOnDuplicateStream(duplicateStdioItem,optionName,type)}
const throwOnDuplicateStream=(stdioItem,optionName,type)=>{if(stdioItem!==void 0)throw new TypeError(`The \`${stdioItem.optionName}\` and \`${optionName}\` options must not target ${TYPE_TO_MESSAGE[type]} that is the same.`)}
const handleStdio=(addProperties,options,verboseInfo,isSync)=>{const stdio=normalizeStdioOption(options,verboseInfo,isSync)
const initialFileDescriptors=stdio.map((stdioOption,fdNumber)=>getFileDescriptor({stdioOption:stdioOption,fdNumber:fdNumber,options:options,isSync:isSync}))
const fileDescriptors=getFinalFileDescriptors({initialFileDescriptors:initialFileDescriptors,addProperties:addProperties,options:options,isSync:isSync})
options.stdio=fileDescriptors.map(({stdioItems:stdioItems})=>forwardStdio(stdioItems))
return fileDescriptors}
const getFileDescriptor=({stdioOption:stdioOption,fdNumber:fdNumber,options:options,isSync:isSync})=>{const optionName=getStreamName(fdNumber)
const{stdioItems:initialStdioItems,isStdioArray:isStdioArray}=initializeStdioItems({stdioOption:stdioOption,fdNumber:fdNumber,options:options,optionName:optionName})
const direction=getStreamDirection({stdioItems:initialStdioItems,isStdioArray:isStdioArray,fdNumber:fdNumber,optionName:optionName})
const stdioItems=initialStdioItems.map(stdioItem=>handleNativeStream({stdioItem:stdioItem,isStdioArray:isStdioArray,fdNumber:fdNumber,direction:direction,isSync:isSync}))
const normalizedStdioItems=normalizeTransforms(stdioItems,optionName,direction,options)
const objectMode=getFdObjectMode(normalizedStdioItems,direction)
validateFileObjectMode(normalizedStdioItems,objectMode)
return{direction:direction,objectMode:objectMode,stdioItems:normalizedStdioItems}}
const initializeStdioItems=({stdioOption:stdioOption,fdNumber:fdNumber,options:options,optionName:optionName})=>{const values=Array.isArray(stdioOption)?stdioOption:[stdioOption]
const inputStdioItems=handleInputOptions(options,fdNumber)
const initialStdioItems=[...omitInheritedStdin(values.map(value=>initializeStdioItem(value,optionName)),inputStdioItems),...inputStdioItems]
const stdioItems=filterDuplicates(initialStdioItems)
const isStdioArray=stdioItems.length>1
validateStdioArray(stdioItems,isStdioArray,optionName)
validateStreams(stdioItems,isStdioArray)
return{stdioItems:stdioItems,isStdioArray:isStdioArray}}
const omitInheritedStdin=(stdioItems,inputStdioItems)=>inputStdioItems.length>0&&isInheritedStdinOnly(stdioItems)?[]:stdioItems
const isInheritedStdinOnly=stdioItems=>stdioItems.length===1&&stdioItems[0].type==="native"&&stdioItems[0].value==="inherit"
const initializeStdioItem=(value,optionName)=>{if(isStdioValueObject(value))return initializeStdioValueObject(value,optionName)
return{type:getStdioItemType(value,optionName),value:value,optionName:optionName}}
const initializeStdioValueObject=({value:value,input:input},optionName)=>{checkBooleanOption(input,`${optionName}.input`)
return{type:getStdioItemType(value,optionName),value:value,direction:input?"input":void 0,optionName:optionName}}
const validateStdioArray=(stdioItems,isStdioArray,optionName)=>{if(stdioItems.length===0)throw new TypeError(`The \`${optionName}\` option must not be an empty array.`)
if(!isStdioArray)return
for(const{value:value,optionName:optionName}of stdioItems)if(INVALID_STDIO_ARRAY_OPTIONS.has(value))throw new Error(`The \`${optionName}\` option must not include \`${value}\`.`)}
const INVALID_STDIO_ARRAY_OPTIONS=new Set(["ignore"])
const validateStreams=(stdioItems,isStdioArray)=>{for(const stdioItem of stdioItems){validateFileStdio(stdioItem)
validateFileDescriptorStdio(stdioItem)
validateNativeStdio(stdioItem,isStdioArray)}}
const validateFileDescriptorStdio=({type:type,value:value,optionName:optionName})=>{if(type!=="native")return
const fileDescriptor=typeof value==="number"?value:value?.fd
if(typeof fileDescriptor==="number"&&(!Number.isInteger(fileDescriptor)||fileDescriptor<0||fileDescriptor>MAX_FILE_DESCRIPTOR))throw new TypeError(`The \`${optionName}\` option must be a non-negative 32-bit integer: got ${fileDescriptor}.`)}
const MAX_FILE_DESCRIPTOR=2**31-1
const validateNativeStdio=({type:type,value:value,optionName:optionName},isStdioArray)=>{if(type!=="native")return
if(isFileHandle(value)){if(isStdioArray)throw new TypeError(`The \`${optionName}\` option cannot combine file handles with other values.`)
return}if(typeof value!=="string"&&typeof value!=="number"&&!isStream(value,{checkOpen:!1}))throw new TypeError(`The \`${optionName}\` option is invalid: ${String(value)} (${typeof value}).`)}
const isFileHandle=value=>typeof value?.fd==="number"&&!isStream(value,{checkOpen:!1})
const validateFileStdio=({type:type,value:value,optionName:optionName})=>{if(isRegularUrl(value))throw new TypeError(`The \`${optionName}: URL\` option must use the \`file:\` scheme.\nFor example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`)
if(isUnknownStdioString(type,value))throw new TypeError(`The \`${optionName}: { file: '...' }\` option must be used instead of \`${optionName}: '...'\`.`)}
const validateFileObjectMode=(stdioItems,objectMode)=>{if(!objectMode)return
const fileStdioItem=stdioItems.find(({type:type})=>FILE_TYPES.has(type))
if(fileStdioItem!==void 0)throw new TypeError(`The \`${fileStdioItem.optionName}\` option cannot use both files and transforms in objectMode.`)}
const getFinalFileDescriptors=({initialFileDescriptors:initialFileDescriptors,addProperties:addProperties,options:options,isSync:isSync})=>{const fileDescriptors=[]
try{for(const fileDescriptor of initialFileDescriptors)addFinalFileDescriptor({fileDescriptor:fileDescriptor,fileDescriptors:fileDescriptors,addProperties:addProperties,options:options,isSync:isSync})
return fileDescriptors}catch(error){cleanupCustomStreams(fileDescriptors)
throw error}}
const addFinalFileDescriptor=({fileDescriptor:fileDescriptor,fileDescriptors:fileDescriptors,addProperties:addProperties,options:options,isSync:isSync})=>{const{direction:direction,objectMode:objectMode,stdioItems:stdioItems}=fileDescriptor
const finalFileDescriptor={direction:direction,objectMode:objectMode,stdioItems:[]}
fileDescriptors.push(finalFileDescriptor)
for(const stdioItem of stdioItems)finalFileDescriptor.stdioItems.push(addStreamProperties({stdioItem:stdioItem,addProperties:addProperties,direction:direction,objectMode:objectMode,options:options,fileDescriptors:fileDescriptors,isSync:isSync}))}
const addStreamProperties=({stdioItem:stdioItem,addProperties:addProperties,direction:direction,objectMode:objectMode,options:options,fileDescriptors:fileDescriptors,isSync:isSync})=>{const duplicateStream=getDuplicateStream({stdioItem:stdioItem,direction:direction,fileDescriptors:fileDescriptors,isSync:isSync})
if(duplicateStream!==void 0)return{...stdioItem,stream:duplicateStream}
return{...stdioItem,...addProperties[direction][stdioItem.type](stdioItem,options,objectMode)}}
const cleanupCustomStreams=fileDescriptors=>{for(const{stream:stream}of fileDescriptors.flatMap(({stdioItems:stdioItems})=>stdioItems)){if(stream===void 0||isStandardStream(stream))continue
stream.on("error",()=>{})
stream.destroy()}}
const forwardStdio=stdioItems=>{if(stdioItems.length>1)return stdioItems.some(({value:value})=>value==="overlapped")?"overlapped":"pipe"
const[{type:type,value:value}]=stdioItems
return type==="native"?value:"pipe"}
const handleStdioSync=(options,verboseInfo)=>handleStdio(addPropertiesSync,options,verboseInfo,!0)
const forbiddenIfSync=({type:type,optionName:optionName})=>{throwInvalidSyncValue(optionName,TYPE_TO_MESSAGE[type])}
const forbiddenNativeIfSync=({optionName:optionName,value:value})=>{if(value==="overlapped")throwInvalidSyncValue(optionName,`"${value}"`)
return{}}
const forbiddenNativeInputIfSync=stdioItem=>{const{optionName:optionName,value:value}=stdioItem
if(value==="pipe"&&optionName!=="stdin")throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be an input pipe with synchronous methods.`)
return forbiddenNativeIfSync(stdioItem)}
const forbiddenInputTransformIfSync=({optionName:optionName})=>{if(optionName!=="stdin")throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be an input transform with synchronous methods.`)}
const throwInvalidSyncValue=(optionName,value)=>{throw new TypeError(`The \`${optionName}\` option cannot be ${value} with synchronous methods.`)}
const addProperties={generator(){},asyncGenerator:forbiddenIfSync,webStream:forbiddenIfSync,nodeStream:forbiddenIfSync,webTransform:forbiddenIfSync,duplex:forbiddenIfSync,asyncIterable:forbiddenIfSync,native:forbiddenNativeIfSync}
const addPropertiesSync={input:{...addProperties,generator:forbiddenInputTransformIfSync,native:forbiddenNativeInputIfSync,fileUrl:({value:value})=>({contents:()=>[bufferToUint8Array((0,external_node_fs_.readFileSync)(value))]}),filePath:({value:{file:file}})=>({contents:()=>[bufferToUint8Array((0,external_node_fs_.readFileSync)(file))]}),fileNumber:forbiddenIfSync,iterable:({value:value})=>({contents:()=>[...value]}),string:({value:value})=>({contents:[value]}),uint8Array:({value:value,contents:contents=[value]})=>({contents:contents})},output:{...addProperties,fileUrl:({value:value})=>({path:value}),filePath:({value:{file:file,append:append}})=>({path:file,append:append}),fileNumber:({value:value})=>({path:value}),iterable:forbiddenIfSync,string:forbiddenIfSync,uint8Array:forbiddenIfSync}}
var external_node_stream_=__webpack_require__(57075)
const getValidateTransformInput=(writableObjectMode,optionName)=>writableObjectMode?void 0:validateStringTransformInput.bind(void 0,optionName)
const validateStringTransformInput=function*(optionName,chunk){if(typeof chunk!=="string"&&!isUint8Array(chunk)&&!external_node_buffer_.Buffer.isBuffer(chunk))throw new TypeError(`The \`${optionName}\` option's transform must use "objectMode: true" to receive as input: ${typeof chunk}.`)
yield chunk}
const getValidateTransformReturn=(readableObjectMode,optionName)=>readableObjectMode?validateObjectTransformReturn.bind(void 0,optionName):validateStringTransformReturn.bind(void 0,optionName)
const validateObjectTransformReturn=function*(optionName,chunk){validateEmptyReturn(optionName,chunk)
yield chunk}
const validateStringTransformReturn=function*(optionName,chunk){validateEmptyReturn(optionName,chunk)
if(typeof chunk!=="string"&&!isUint8Array(chunk))throw new TypeError(`The \`${optionName}\` option's function must yield a string or an Uint8Array, not ${typeof chunk}.`)
yield chunk}
const validateEmptyReturn=(optionName,chunk)=>{if(chunk===null||chunk===void 0)throw new TypeError(`The \`${optionName}\` option's function must not call \`yield ${chunk}\`.\nInstead, \`yield\` should either be called with a value, or not be called at all. For example:\n  if (condition) { yield value; }`)}
const getEncodingTransformGenerator=(binary,encoding,skipped)=>{if(skipped)return
if(binary)return{transform:encodingUint8ArrayGenerator.bind(void 0,new TextEncoder)}
const stringDecoder=new external_node_string_decoder_.StringDecoder(encoding)
return{transform:encodingStringGenerator.bind(void 0,stringDecoder),final:encodingStringFinal.bind(void 0,stringDecoder)}}
const encodingUint8ArrayGenerator=function*(textEncoder,chunk){if(external_node_buffer_.Buffer.isBuffer(chunk))yield bufferToUint8Array(chunk)
else if(typeof chunk==="string")yield textEncoder.encode(chunk)
else yield chunk}
const encodingStringGenerator=function*(stringDecoder,chunk){yield isUint8Array(chunk)?stringDecoder.write(chunk):chunk}
const encodingStringFinal=function*(stringDecoder){const lastChunk=stringDecoder.end()
if(lastChunk!=="")yield lastChunk}
const getStringToBytesGenerator=(binary,encoding,skipped)=>skipped||encoding==="utf8"?void 0:{transform:stringToBytesGenerator.bind(void 0,getStringEncoding(binary,encoding))}
const stringToBytesGenerator=function*(stringEncoding,chunk){yield typeof chunk==="string"?bufferToUint8Array(external_node_buffer_.Buffer.from(chunk,stringEncoding)):chunk}
const pushChunks=(0,external_node_util_.callbackify)(async(getChunks,state,getChunksArguments,transformStream)=>{state.currentIterable=getChunks(...getChunksArguments)
try{for await(const chunk of state.currentIterable)transformStream.push(chunk)}finally{delete state.currentIterable}})
const transformChunk=async function*(chunk,generators,index){if(index===generators.length){yield chunk
return}const{transform:transform=identityGenerator}=generators[index]
for await(const transformedChunk of transform(chunk))yield*transformChunk(transformedChunk,generators,index+1)}
const finalChunks=async function*(generators){for(const[index,{final:final}]of Object.entries(generators))yield*generatorFinalChunks(final,Number(index),generators)}
const generatorFinalChunks=async function*(final,index,generators){if(final===void 0)return
for await(const finalChunk of final())yield*transformChunk(finalChunk,generators,index+1)}
const destroyTransform=(0,external_node_util_.callbackify)(async({currentIterable:currentIterable},error)=>{if(currentIterable!==void 0){await(error?currentIterable.throw(error):currentIterable.return())
return}if(error)throw error})
const identityGenerator=function*(chunk){yield chunk}
const pushChunksSync=(getChunksSync,getChunksArguments,transformStream,done)=>{try{for(const chunk of getChunksSync(...getChunksArguments))transformStream.push(chunk)
done()}catch(error){done(normalizeTransformError(error))}}
const normalizeTransformError=error=>error||Object.assign(new Error("Promise was rejected with falsy value"),{code:"ERR_FALSY_VALUE_REJECTION",reason:error})
const runTransformSync=(generators,chunks)=>{try{return[...chunks.flatMap(chunk=>[...transformChunkSync(chunk,generators,0)]),...finalChunksSync(generators)]}catch(error){throw normalizeTransformError(error)}}
const transformChunkSync=function*(chunk,generators,index){if(index===generators.length){yield chunk
return}const{transform:transform=run_sync_identityGenerator}=generators[index]
for(const transformedChunk of transform(chunk))yield*transformChunkSync(transformedChunk,generators,index+1)}
const finalChunksSync=function*(generators){for(const[index,{final:final}]of Object.entries(generators))yield*generatorFinalChunksSync(final,Number(index),generators)}
const generatorFinalChunksSync=function*(final,index,generators){if(final===void 0)return
for(const finalChunk of final())yield*transformChunkSync(finalChunk,generators,index+1)}
const run_sync_identityGenerator=function*(chunk){yield chunk}
const generatorToStream=({value:value,value:{transform:transform,final:final,binary:binary,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode},optionName:optionName},{encoding:encoding})=>{const state={}
const generators=addInternalGenerators(value,encoding,optionName)
const transformAsync=isAsyncGenerator(transform)
const finalAsync=isAsyncGenerator(final)
const transformMethod=transformAsync?pushChunks.bind(void 0,transformChunk,state):pushChunksSync.bind(void 0,transformChunkSync)
const finalMethod=transformAsync||finalAsync?pushChunks.bind(void 0,finalChunks,state):pushChunksSync.bind(void 0,finalChunksSync)
const destroyMethod=transformAsync||finalAsync?destroyTransform.bind(void 0,state):void 0
const stream=new external_node_stream_.Transform({writableObjectMode:writableObjectMode,writableHighWaterMark:(0,external_node_stream_.getDefaultHighWaterMark)(writableObjectMode),readableObjectMode:readableObjectMode,readableHighWaterMark:(0,external_node_stream_.getDefaultHighWaterMark)(readableObjectMode),defaultEncoding:getStringEncoding(binary,encoding),transform(chunk,encoding,done){transformMethod([chunk,generators,0],this,done)},flush(done){finalMethod([generators],this,done)},destroy:destroyMethod})
return{stream:stream}}
const runGeneratorsSync=(chunks,stdioItems,encoding,isInput)=>{const generators=stdioItems.filter(({type:type})=>type==="generator")
const reversedGenerators=isInput?generators.reverse():generators
for(const{value:value,optionName:optionName}of reversedGenerators){if(!value.writableObjectMode){const stringEncoding=getStringEncoding(value.binary,encoding)
chunks=chunks.map(chunk=>typeof chunk==="string"?external_node_buffer_.Buffer.from(chunk,stringEncoding):chunk)}const generators=addInternalGenerators(value,encoding,optionName)
chunks=runTransformSync(generators,chunks)}return chunks}
const addInternalGenerators=({transform:transform,final:final,binary:binary,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode,preserveNewlines:preserveNewlines},encoding,optionName)=>{const state={}
return[{transform:getValidateTransformInput(writableObjectMode,optionName)},getEncodingTransformGenerator(binary,encoding,writableObjectMode),getSplitLinesGenerator(binary,preserveNewlines,writableObjectMode,state),{transform:transform,final:final},{transform:getValidateTransformReturn(readableObjectMode,optionName)},getAppendNewlineGenerator({binary:binary,preserveNewlines:preserveNewlines,readableObjectMode:readableObjectMode,state:state,encoding:encoding}),getStringToBytesGenerator(binary,encoding,readableObjectMode)].filter(Boolean)}
const addInputOptionsSync=(fileDescriptors,options)=>{for(const fdNumber of getInputFdNumbers(fileDescriptors))addInputOptionSync(fileDescriptors,fdNumber,options)}
const getInputFdNumbers=fileDescriptors=>new Set(Object.entries(fileDescriptors).filter(([,{direction:direction}])=>direction==="input").map(([fdNumber])=>Number(fdNumber)))
const addInputOptionSync=(fileDescriptors,fdNumber,options)=>{const{stdioItems:stdioItems}=fileDescriptors[fdNumber]
const allStdioItems=stdioItems.filter(({contents:contents})=>contents!==void 0)
if(allStdioItems.length===0&&stdioItems.every(({type:type})=>type!=="generator"))return
if(fdNumber!==0){const[{type:type,optionName:optionName}]=allStdioItems
throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be ${TYPE_TO_MESSAGE[type]} with synchronous methods.`)}const chunks=allStdioItems.flatMap(({type:type,contents:contents})=>getChunks(type,typeof contents==="function"?contents():contents))
options.input=applyInputGeneratorsSync(chunks,stdioItems,options.encoding)}
const getChunks=(type,chunks)=>type==="iterable"?chunks:chunks.filter(chunk=>chunk.length>0)
const applyInputGeneratorsSync=(chunks,stdioItems,encoding)=>{const newContents=runGeneratorsSync(chunks,stdioItems,getInputEncoding(encoding),!0)
validateSerializable(newContents)
return joinToUint8Array(newContents)}
const validateSerializable=newContents=>{const invalidItem=newContents.find(item=>!isSerializableInput(item))
if(invalidItem!==void 0)throwOnSerializableInput("stdin",invalidItem)}
const isSerializableInput=item=>typeof item==="string"||isUint8Array(item)
const throwOnSerializableInput=(optionName,invalidItem)=>{throw new TypeError(`The \`${optionName}\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${invalidItem}.`)}
const shouldLogOutput=({stdioItems:stdioItems,encoding:encoding,verboseInfo:verboseInfo,fdNumber:fdNumber})=>fdNumber!=="all"&&isFullVerbose(verboseInfo,fdNumber)&&!BINARY_ENCODINGS.has(encoding)&&isFdVerbose(fdNumber)&&(stdioItems.some(({type:type,value:value})=>type==="native"&&PIPED_STDIO_VALUES.has(value))||stdioItems.every(({type:type})=>TRANSFORM_TYPES.has(type)))
const isFdVerbose=fdNumber=>fdNumber===1||fdNumber===2
const PIPED_STDIO_VALUES=new Set(["pipe","overlapped"])
const logLines=async(linesIterable,stream,fdNumber,verboseInfo)=>{for await(const line of linesIterable)if(!isPipingStream(stream))logLine(line,fdNumber,verboseInfo)}
const logLinesSync=(linesArray,fdNumber,verboseInfo)=>{for(const line of linesArray)logLine(line,fdNumber,verboseInfo)}
const isPipingStream=stream=>stream._readableState.pipes.some(pipe=>!isAllStream(pipe)||isPipingStream(pipe))
const logLine=(line,fdNumber,verboseInfo)=>{const verboseMessage=serializeVerboseMessage(line)
verboseLog({type:"output",verboseMessage:verboseMessage,fdNumber:fdNumber,verboseInfo:verboseInfo})}
const transformOutputSync=({fileDescriptors:fileDescriptors,syncResult:syncResult,options:options,verboseInfo:verboseInfo})=>{const output=syncResult.output??getSpawnFailureOutput(options)
const outputFiles=new Set
const errors=[]
const transformedOutput=output.map((result,fdNumber)=>transformOutputResultSync({result:result,fileDescriptors:fileDescriptors,fdNumber:fdNumber,errors:errors,outputFiles:outputFiles,verboseInfo:verboseInfo},options))
return{output:transformedOutput,error:errors.find(error=>error!==void 0)}}
const getSpawnFailureOutput=({stdio:stdio})=>stdio.map((stdioOption,fdNumber)=>fdNumber!==0&&stdioOption==="pipe"?new Uint8Array:null)
const transformOutputResultSync=({result:result,fileDescriptors:fileDescriptors,fdNumber:fdNumber,errors:errors,outputFiles:outputFiles,verboseInfo:verboseInfo},{buffer:buffer,encoding:encoding,lines:lines,stripFinalNewline:stripFinalNewline,maxBuffer:maxBuffer})=>{if(result===null)return
const truncatedResult=truncateMaxBufferSync(result,fdNumber,{maxBuffer:maxBuffer,buffer:buffer})
const uint8ArrayResult=bufferToUint8Array(truncatedResult)
const{stdioItems:stdioItems,objectMode:objectMode}=fileDescriptors[fdNumber]
const{chunks:chunks,error:transformError}=runOutputGeneratorsSync(uint8ArrayResult.length===0?[]:[uint8ArrayResult],stdioItems,encoding)
const{serializedResult:serializedResult,finalResult:finalResult}=serializeChunks({chunks:chunks,objectMode:objectMode,encoding:encoding,lines:lines,stripFinalNewline:stripFinalNewline,fdNumber:fdNumber})
const logError=logOutputSync({serializedResult:serializedResult,fdNumber:fdNumber,verboseInfo:verboseInfo,encoding:encoding,stdioItems:stdioItems,objectMode:objectMode})
const error=transformError??logError
errors.push(error)
const returnedResult=buffer[fdNumber]?finalResult:void 0
try{if(error===void 0)writeToFiles(chunks,stdioItems,outputFiles)
return returnedResult}catch(writeError){errors.push(writeError)
return returnedResult}}
const runOutputGeneratorsSync=(chunks,stdioItems,encoding)=>{try{return{chunks:runGeneratorsSync(chunks,stdioItems,encoding,!1),error:void 0}}catch(error){return{chunks:[],error:error}}}
const serializeChunks=({chunks:chunks,objectMode:objectMode,encoding:encoding,lines:lines,stripFinalNewline:stripFinalNewline,fdNumber:fdNumber})=>{if(objectMode)return{serializedResult:chunks,finalResult:chunks}
if(encoding==="buffer"){const serializedResult=joinToUint8Array(chunks)
return{serializedResult:serializedResult,finalResult:serializedResult}}const serializedResult=joinToString(chunks,encoding)
const finalResult=lines[fdNumber]?splitLinesSync(serializedResult,!stripFinalNewline[fdNumber],objectMode):serializedResult
return{serializedResult:serializedResult,finalResult:finalResult}}
const logOutputSync=({serializedResult:serializedResult,fdNumber:fdNumber,verboseInfo:verboseInfo,encoding:encoding,stdioItems:stdioItems,objectMode:objectMode})=>{if(!shouldLogOutput({stdioItems:stdioItems,encoding:encoding,verboseInfo:verboseInfo,fdNumber:fdNumber}))return
const linesArray=splitLinesSync(serializedResult,!1,objectMode)
try{logLinesSync(linesArray,fdNumber,verboseInfo)}catch(error){return error}}
const writeToFiles=(chunks,stdioItems,outputFiles)=>{const fileItems=stdioItems.filter(({type:type})=>FILE_TYPES.has(type))
if(fileItems.length===0)return
const contents=joinToUint8Array(chunks)
const writtenPaths=new Set
for(const stdioItem of fileItems){const{type:type,append:append}=stdioItem
const path=type==="fileNumber"?stdioItem.path:getFileTarget(stdioItem)
if(writtenPaths.has(path))continue
writtenPaths.add(path)
if(append||outputFiles.has(path))(0,external_node_fs_.appendFileSync)(path,contents)
else(0,external_node_fs_.writeFileSync)(path,contents)
outputFiles.add(path)}}
const waitForExit=async(subprocess,context)=>{const[exitCode,signal]=await waitForExitOrError(subprocess)
context.isForcefullyTerminated??=!1
return[exitCode,signal]}
const waitForExitOrError=async subprocess=>{const[spawnPayload,exitPayload]=await Promise.allSettled([(0,external_node_events_.once)(subprocess,"spawn"),(0,external_node_events_.once)(subprocess,"exit")])
if(spawnPayload.status==="rejected")return[]
return exitPayload.status==="rejected"?waitForSubprocessExit(subprocess):exitPayload.value}
const waitForSubprocessExit=async subprocess=>{try{return await(0,external_node_events_.once)(subprocess,"exit")}catch{return waitForSubprocessExit(subprocess)}}
const waitForSuccessfulExit=async exitPromise=>{const[exitCode,signal]=await exitPromise
if(!isSubprocessErrorExit(exitCode,signal)&&isFailedExit(exitCode,signal))throw new DiscardedError
return[exitCode,signal]}
const isSubprocessErrorExit=(exitCode,signal)=>exitCode===void 0&&signal===void 0
const isFailedExit=(exitCode,signal)=>exitCode!==0||signal!==null
const getExitResultSync=({error:error,status:exitCode,signal:signal,output:output},{maxBuffer:maxBuffer,buffer:buffer})=>{const initialError=getResultError(error,exitCode,signal)
const isTimedOut=initialError?.code==="ETIMEDOUT"
const{resultError:resultError,isMaxBuffer:isMaxBuffer}=isTimedOut?{resultError:initialError,isMaxBuffer:!1}:handleMaxBufferSync({resultError:initialError,output:output,maxBuffer:maxBuffer,buffer:buffer})
return{resultError:resultError,exitCode:exitCode,signal:signal,timedOut:isTimedOut,isMaxBuffer:isMaxBuffer}}
const getResultError=(error,exitCode,signal)=>{if(error!==void 0)return error
return isFailedExit(exitCode,signal)?new DiscardedError:void 0}
const execaCoreSync=(rawFile,rawArguments,rawOptions)=>{const{file:file,commandArguments:commandArguments,command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo,options:options,fileDescriptors:fileDescriptors}=handleSyncArguments(rawFile,rawArguments,rawOptions)
const result=spawnSubprocessSync({file:file,commandArguments:commandArguments,options:options,command:command,escapedCommand:escapedCommand,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,startTime:startTime})
return handleResult(result,verboseInfo,options)}
const handleSyncArguments=(rawFile,rawArguments,rawOptions)=>{const{command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo}=handleCommand(rawFile,rawArguments,rawOptions)
const syncOptions=normalizeSyncOptions(rawOptions)
const{file:file,commandArguments:commandArguments,options:options}=normalizeOptions(rawFile,rawArguments,syncOptions)
validateSyncOptions(options)
const fileDescriptors=handleStdioSync(options,verboseInfo)
return{file:file,commandArguments:commandArguments,command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo,options:options,fileDescriptors:fileDescriptors}}
const normalizeSyncOptions=options=>options.node&&!options.ipc?{...options,ipc:!1}:options
const validateSyncOptions=({ipc:ipc,ipcInput:ipcInput,detached:detached,cancelSignal:cancelSignal,killDescendants:killDescendants})=>{if(ipcInput!==void 0)throwInvalidSyncOption("ipcInput")
if(ipc)throwInvalidSyncOption("ipc: true")
if(detached)throwInvalidSyncOption("detached: true")
if(killDescendants)throwInvalidSyncOption("killDescendants: true")
if(cancelSignal)throwInvalidSyncOption("cancelSignal")}
const throwInvalidSyncOption=value=>{throw new TypeError(`The "${value}" option cannot be used with synchronous methods.`)}
const spawnSubprocessSync=({file:file,commandArguments:commandArguments,options:options,command:command,escapedCommand:escapedCommand,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,startTime:startTime})=>{const syncResult=runSubprocessSync({file:file,commandArguments:commandArguments,options:options,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,startTime:startTime})
if(syncResult.failed)return syncResult
const{resultError:resultError,exitCode:exitCode,signal:signal,timedOut:timedOut,isMaxBuffer:isMaxBuffer}=getExitResultSync(syncResult,options)
const{output:output,error:error=resultError}=transformOutputSync({fileDescriptors:fileDescriptors,syncResult:syncResult,options:options,verboseInfo:verboseInfo})
const stdio=output.map((stdioOutput,fdNumber)=>stripNewline(stdioOutput,options,fdNumber))
const allFds=getAllSyncFds(output)
const all=stripNewline(getAllSync(output,allFds,options),options,"all",allFds)
return getSyncResult({error:error,exitCode:exitCode,signal:signal,timedOut:timedOut,isMaxBuffer:isMaxBuffer,stdio:stdio,all:all,options:options,command:command,escapedCommand:escapedCommand,startTime:startTime})}
const runSubprocessSync=({file:file,commandArguments:commandArguments,options:options,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,startTime:startTime})=>{try{addInputOptionsSync(fileDescriptors,options)
const normalizedOptions=normalizeSpawnSyncOptions(options)
return{__proto__:null,...(0,external_node_child_process_.spawnSync)(...concatenateShell(file,commandArguments,normalizedOptions))}}catch(error){return makeEarlyError({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,isSync:!0,...getEarlyErrorOutput(fileDescriptors,options)})}}
const normalizeSpawnSyncOptions=({encoding:encoding,maxBuffer:maxBuffer,...options})=>({...options,encoding:"buffer",maxBuffer:getMaxBufferSync(maxBuffer)})
const getSyncResult=({error:error,exitCode:exitCode,signal:signal,timedOut:timedOut,isMaxBuffer:isMaxBuffer,stdio:stdio,all:all,options:options,command:command,escapedCommand:escapedCommand,startTime:startTime})=>error===void 0?makeSuccessResult({command:command,escapedCommand:escapedCommand,stdio:stdio,all:all,ipcOutput:[],options:options,startTime:startTime}):makeError({error:error,command:command,escapedCommand:escapedCommand,timedOut:timedOut,isCanceled:!1,isGracefullyCanceled:!1,isMaxBuffer:isMaxBuffer,isForcefullyTerminated:!1,exitCode:exitCode,signal:signal,stdio:stdio,all:all,ipcOutput:[],options:options,startTime:startTime,isSync:!0})
const internalGetOneMessageOptions=Symbol("internalGetOneMessageOptions")
const getOneMessage=({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc},rawOptions)=>{const options=copyOptions(rawOptions)
const{reference:reference=!0,filter:filter}=options
const{signal:signal}=options[internalGetOneMessageOptions]??{}
validateIpcMethod({methodName:"getOneMessage",isSubprocess:isSubprocess,ipc:ipc,isConnected:isConnected(anyProcess)})
return getOneMessageAsync({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,filter:filter,reference:reference,signal:signal})}
const getOneMessageAsync=async({anyProcess:anyProcess,channel:channel,isSubprocess:isSubprocess,filter:filter,reference:reference,signal:signal})=>{addReference(channel,reference)
const ipcEmitter=getIpcEmitter(anyProcess,channel,isSubprocess)
const controller=new AbortController
stopOnAbort(signal,controller)
try{return await Promise.race([getMessage(ipcEmitter,filter,controller),get_one_throwOnDisconnect(ipcEmitter,isSubprocess,controller),throwOnStrictError(ipcEmitter,isSubprocess,controller)])}catch(error){if(!signal?.aborted)disconnect(anyProcess)
throw error}finally{controller.abort()
removeReference(channel,reference)}}
const stopOnAbort=(signal,controller)=>{if(signal===void 0)return
if(signal.aborted){controller.abort()
return}signal.addEventListener("abort",()=>{controller.abort()},{once:!0,signal:controller.signal})}
const getMessage=async(ipcEmitter,filter,{signal:signal})=>{if(filter===void 0){const[message]=await(0,external_node_events_.once)(ipcEmitter,"message",{signal:signal})
return message}for await(const[message]of(0,external_node_events_.on)(ipcEmitter,"message",{signal:signal}))if(filter(message))return message}
const get_one_throwOnDisconnect=async(ipcEmitter,isSubprocess,{signal:signal})=>{await(0,external_node_events_.once)(ipcEmitter,"disconnect",{signal:signal})
throwOnEarlyDisconnect(isSubprocess)}
const throwOnStrictError=async(ipcEmitter,isSubprocess,{signal:signal})=>{const[error]=await(0,external_node_events_.once)(ipcEmitter,"strict:error",{signal:signal})
throw getStrictResponseError(error,isSubprocess)}
const internalGetEachMessageOptions=Symbol("internalGetEachMessageOptions")
const getEachMessage=(subprocessInfo,rawOptions)=>{const options=copyOptions(rawOptions)
const{reference:reference=!0}=options
const{signal:signal,shouldAwait:shouldAwait=!subprocessInfo.isSubprocess}=options[internalGetEachMessageOptions]??{}
return loopOnMessages({...subprocessInfo,shouldAwait:shouldAwait,reference:reference,signal:signal})}
const loopOnMessages=({anyProcess:anyProcess,waitProcess:waitProcess=anyProcess,channel:channel,isSubprocess:isSubprocess,ipc:ipc,shouldAwait:shouldAwait,reference:reference,signal:signal})=>{validateIpcMethod({methodName:"getEachMessage",isSubprocess:isSubprocess,ipc:ipc,isConnected:isConnected(anyProcess)})
addReference(channel,reference)
const ipcEmitter=getIpcEmitter(anyProcess,channel,isSubprocess)
const controller=new AbortController
const state={}
get_each_stopOnAbort(signal,controller)
stopOnDisconnect(anyProcess,ipcEmitter,controller)
abortOnStrictError({ipcEmitter:ipcEmitter,isSubprocess:isSubprocess,controller:controller,state:state})
return iterateOnMessages({anyProcess:anyProcess,waitProcess:waitProcess,channel:channel,ipcEmitter:ipcEmitter,isSubprocess:isSubprocess,shouldAwait:shouldAwait,controller:controller,state:state,reference:reference,signal:signal})}
const get_each_stopOnAbort=(signal,controller)=>{if(signal===void 0)return
if(signal.aborted){controller.abort()
return}signal.addEventListener("abort",()=>{controller.abort()},{once:!0,signal:controller.signal})}
const stopOnDisconnect=async(anyProcess,ipcEmitter,controller)=>{try{await(0,external_node_events_.once)(ipcEmitter,"disconnect",{signal:controller.signal})
controller.abort()}catch{}}
const abortOnStrictError=async({ipcEmitter:ipcEmitter,isSubprocess:isSubprocess,controller:controller,state:state})=>{try{const[error]=await(0,external_node_events_.once)(ipcEmitter,"strict:error",{signal:controller.signal})
state.error=getStrictResponseError(error,isSubprocess)
controller.abort()}catch{}}
const iterateOnMessages=async function*({anyProcess:anyProcess,waitProcess:waitProcess,channel:channel,ipcEmitter:ipcEmitter,isSubprocess:isSubprocess,shouldAwait:shouldAwait,controller:controller,state:state,reference:reference,signal:signal}){try{for await(const[message]of(0,external_node_events_.on)(ipcEmitter,"message",{signal:controller.signal})){throwIfStrictError(state)
yield message}}catch{throwIfStrictError(state)}finally{controller.abort()
removeReference(channel,reference)
if(!isSubprocess&&!signal?.aborted)disconnect(anyProcess)
if(shouldAwait)await waitProcess}}
const throwIfStrictError=({error:error})=>{if(error)throw error}
const addIpcMethods=(target,subprocess,{ipc:ipc})=>{Object.assign(target,getIpcMethods(subprocess,!1,ipc,target))}
const getIpcExport=()=>{const anyProcess=external_node_process_
const isSubprocess=!0
const isIpc=external_node_process_.channel!==void 0
return{...getIpcMethods(anyProcess,isSubprocess,isIpc),getCancelSignal:getCancelSignal.bind(void 0,{anyProcess:anyProcess,channel:anyProcess.channel,isSubprocess:isSubprocess,ipc:isIpc})}}
const getIpcMethods=(anyProcess,isSubprocess,ipc,waitProcess=anyProcess)=>({sendMessage:sendMessage.bind(void 0,{anyProcess:anyProcess,channel:anyProcess.channel,isSubprocess:isSubprocess,ipc:ipc}),getOneMessage:getOneMessage.bind(void 0,{anyProcess:anyProcess,channel:anyProcess.channel,isSubprocess:isSubprocess,ipc:ipc}),getEachMessage:getEachMessage.bind(void 0,{anyProcess:anyProcess,channel:anyProcess.channel,isSubprocess:isSubprocess,ipc:ipc,waitProcess:waitProcess})})
const handleEarlyError=({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,verboseInfo:verboseInfo})=>{cleanupCustomStreams(fileDescriptors)
const subprocess=new external_node_child_process_.ChildProcess
subprocess.kill=()=>!1
const all=createDummyStreams(subprocess,fileDescriptors)
const promise=handleDummyPromise({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,verboseInfo:verboseInfo})
return{subprocess:subprocess,promise:promise,all:options.all?all:void 0,convertedStreams:getConvertedStreams(promise)}}
const createDummyStreams=(subprocess,fileDescriptors)=>{const stdin=createDummyStream()
const stdout=createDummyStream()
const stderr=createDummyStream()
const extraStdio=Array.from({length:fileDescriptors.length-3},createDummyStream)
const all=createDummyStream()
const stdio=[stdin,stdout,stderr,...extraStdio]
Object.assign(subprocess,{stdin:stdin,stdout:stdout,stderr:stderr,stdio:stdio})
return all}
const createDummyStream=()=>{const stream=new external_node_stream_.PassThrough
stream.on("error",()=>{})
stream.end()
return stream}
const getConvertedStreams=promise=>{const waitForPromise=async()=>{await promise}
const endReadable=function(){(0,external_node_util_.callbackify)(waitForPromise)(error=>{if(error)this.destroy(error)
else this.push(null)})}
const endWritable=(0,external_node_util_.callbackify)(waitForPromise)
const writeWritable=(chunk,encoding,done)=>{endWritable(done)}
const readable=()=>new external_node_stream_.Readable({read:endReadable})
const writable=()=>new external_node_stream_.Writable({write:writeWritable,final:endWritable})
const duplex=()=>new external_node_stream_.Duplex({read:endReadable,write:writeWritable,final:endWritable})
const iterable=()=>readable()[Symbol.asyncIterator]()
return{readable:readable,writable:writable,duplex:duplex,readableStream:()=>external_node_stream_.Readable.toWeb(readable()),writableStream:()=>external_node_stream_.Writable.toWeb(writable()),transformStream:()=>external_node_stream_.Duplex.toWeb(duplex()),iterable:iterable,[Symbol.asyncIterator]:iterable}}
const handleDummyPromise=async({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,verboseInfo:verboseInfo})=>{const earlyError=makeEarlyError({error:await error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,isSync:!1,...getEarlyErrorOutput(fileDescriptors,options)})
return handleResult(earlyError,verboseInfo,options)}
const handleStdioAsync=(options,verboseInfo)=>handleStdio(addPropertiesAsync,options,verboseInfo,!1)
const forbiddenIfAsync=({type:type,optionName:optionName})=>{throw new TypeError(`The \`${optionName}\` option cannot be ${TYPE_TO_MESSAGE[type]}.`)}
const handle_async_addProperties={fileNumber:forbiddenIfAsync,generator:generatorToStream,asyncGenerator:generatorToStream,nodeStream:({value:value})=>({stream:value}),webTransform:({value:{transform:transform,writableObjectMode:writableObjectMode,readableObjectMode:readableObjectMode}})=>({stream:external_node_stream_.Duplex.from({writable:external_node_stream_.Writable.fromWeb(transform.writable,{objectMode:writableObjectMode}),readable:external_node_stream_.Readable.fromWeb(transform.readable,{objectMode:readableObjectMode})})}),duplex:({value:{transform:transform}})=>({stream:transform}),native(){}}
const validateIterable=function*(iterable,optionName){for(const value of iterable){validateIterableValue(value,optionName)
yield value}}
const validateAsyncIterable=async function*(iterable,optionName){for await(const value of iterable){validateIterableValue(value,optionName)
yield value}}
const validateIterableValue=(value,optionName)=>{if(!isSerializableInput(value))throwOnSerializableInput(optionName,value)}
const readableFromChunk=chunk=>external_node_stream_.Readable.from(chunk.length===0?[]:[chunk])
const generatorToInputStream=(stdioItem,{encoding:encoding})=>generatorToStream(stdioItem,{encoding:getInputEncoding(encoding)})
const addPropertiesAsync={input:{...handle_async_addProperties,generator:generatorToInputStream,asyncGenerator:generatorToInputStream,fileUrl:({value:value})=>({stream:(0,external_node_fs_.createReadStream)(value)}),filePath:({value:{file:file}})=>({stream:(0,external_node_fs_.createReadStream)(file)}),webStream:({value:value},options,objectMode)=>({stream:external_node_stream_.Readable.fromWeb(value,{objectMode:objectMode})}),iterable:({value:value,optionName:optionName},options,objectMode)=>({stream:external_node_stream_.Readable.from(objectMode?value:validateIterable(value,optionName))}),asyncIterable:({value:value,optionName:optionName},options,objectMode)=>({stream:external_node_stream_.Readable.from(objectMode?value:validateAsyncIterable(value,optionName))}),string:({value:value})=>({stream:readableFromChunk(value)}),uint8Array:({value:value})=>({stream:readableFromChunk(external_node_buffer_.Buffer.from(value))})},output:{...handle_async_addProperties,fileUrl:({value:value})=>({stream:(0,external_node_fs_.createWriteStream)(value)}),filePath:({value:{file:file,append:append}})=>({stream:(0,external_node_fs_.createWriteStream)(file,append?{flags:"a"}:{})}),webStream:({value:value})=>({stream:external_node_stream_.Writable.fromWeb(value,{objectMode:!0})}),iterable:forbiddenIfAsync,asyncIterable:forbiddenIfAsync,string:forbiddenIfAsync,uint8Array:forbiddenIfAsync}}
var external_node_stream_promises_=__webpack_require__(46466)
function mergeStreams(streams){if(!Array.isArray(streams))throw new TypeError(`Expected an array, got \`${typeof streams}\`.`)
for(const stream of streams)validateStream(stream)
const objectMode=streams.some(({readableObjectMode:readableObjectMode})=>readableObjectMode)
const highWaterMark=getHighWaterMark(streams,objectMode)
const passThroughStream=new MergedStream({objectMode:objectMode,writableHighWaterMark:highWaterMark,readableHighWaterMark:highWaterMark})
for(const stream of streams)passThroughStream.add(stream)
return passThroughStream}const getHighWaterMark=(streams,objectMode)=>{if(streams.length===0)return(0,external_node_stream_.getDefaultHighWaterMark)(objectMode)
const highWaterMarks=streams.filter(({readableObjectMode:readableObjectMode})=>readableObjectMode===objectMode).map(({readableHighWaterMark:readableHighWaterMark})=>readableHighWaterMark)
return Math.max(...highWaterMarks)}
class MergedStream extends external_node_stream_.PassThrough{#streams=new Set([])
#ended=new Set([])
#aborted=new Set([])
#onFinished
#unpipeEvent=Symbol("unpipe")
#streamPromises=new WeakMap
add(stream){validateStream(stream)
if(this.#streams.has(stream))return
this.#streams.add(stream)
this.#onFinished??=onMergedStreamFinished(this,this.#streams,this.#unpipeEvent)
const streamPromise=endWhenStreamsDone({passThroughStream:this,stream:stream,streams:this.#streams,ended:this.#ended,aborted:this.#aborted,onFinished:this.#onFinished,unpipeEvent:this.#unpipeEvent})
this.#streamPromises.set(stream,streamPromise)
stream.pipe(this,{end:!1})}async remove(stream){validateStream(stream)
if(!this.#streams.has(stream))return!1
const streamPromise=this.#streamPromises.get(stream)
if(streamPromise===void 0)return!1
this.#streamPromises.delete(stream)
stream.unpipe(this)
await streamPromise
return!0}}const onMergedStreamFinished=async(passThroughStream,streams,unpipeEvent)=>{updateMaxListeners(passThroughStream,PASSTHROUGH_LISTENERS_COUNT)
const controller=new AbortController
try{await Promise.race([onMergedStreamEnd(passThroughStream,controller),onInputStreamsUnpipe(passThroughStream,streams,unpipeEvent,controller)])}finally{controller.abort()
updateMaxListeners(passThroughStream,-PASSTHROUGH_LISTENERS_COUNT)}}
const onMergedStreamEnd=async(passThroughStream,{signal:signal})=>{try{await(0,external_node_stream_promises_.finished)(passThroughStream,{signal:signal,cleanup:!0})}catch(error){errorOrAbortStream(passThroughStream,error)
throw error}}
const onInputStreamsUnpipe=async(passThroughStream,streams,unpipeEvent,{signal:signal})=>{for await(const[unpipedStream]of(0,external_node_events_.on)(passThroughStream,"unpipe",{signal:signal}))if(streams.has(unpipedStream))unpipedStream.emit(unpipeEvent)}
const validateStream=stream=>{if(typeof stream?.pipe!=="function")throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`)}
const endWhenStreamsDone=async({passThroughStream:passThroughStream,stream:stream,streams:streams,ended:ended,aborted:aborted,onFinished:onFinished,unpipeEvent:unpipeEvent})=>{updateMaxListeners(passThroughStream,PASSTHROUGH_LISTENERS_PER_STREAM)
const controller=new AbortController
try{await Promise.race([afterMergedStreamFinished(onFinished,stream,controller),onInputStreamEnd({passThroughStream:passThroughStream,stream:stream,streams:streams,ended:ended,aborted:aborted,controller:controller}),onInputStreamUnpipe({stream:stream,streams:streams,ended:ended,aborted:aborted,unpipeEvent:unpipeEvent,controller:controller})])}finally{controller.abort()
updateMaxListeners(passThroughStream,-PASSTHROUGH_LISTENERS_PER_STREAM)}if(streams.size>0&&streams.size===ended.size+aborted.size)if(ended.size===0&&aborted.size>0)abortStream(passThroughStream)
else endStream(passThroughStream)}
const afterMergedStreamFinished=async(onFinished,stream,{signal:signal})=>{try{await onFinished
if(!signal.aborted)abortStream(stream)}catch(error){if(!signal.aborted)errorOrAbortStream(stream,error)}}
const onInputStreamEnd=async({passThroughStream:passThroughStream,stream:stream,streams:streams,ended:ended,aborted:aborted,controller:{signal:signal}})=>{try{await(0,external_node_stream_promises_.finished)(stream,{signal:signal,cleanup:!0,readable:!0,writable:!1})
if(streams.has(stream))ended.add(stream)}catch(error){if(signal.aborted||!streams.has(stream))return
if(isAbortError(error))aborted.add(stream)
else errorStream(passThroughStream,error)}}
const onInputStreamUnpipe=async({stream:stream,streams:streams,ended:ended,aborted:aborted,unpipeEvent:unpipeEvent,controller:{signal:signal}})=>{await(0,external_node_events_.once)(stream,unpipeEvent,{signal:signal})
if(!stream.readable)return(0,external_node_events_.once)(signal,"abort",{signal:signal})
streams.delete(stream)
ended.delete(stream)
aborted.delete(stream)}
const endStream=stream=>{if(stream.writable)stream.end()}
const errorOrAbortStream=(stream,error)=>{if(isAbortError(error))abortStream(stream)
else errorStream(stream,error)}
const isAbortError=error=>error?.code==="ERR_STREAM_PREMATURE_CLOSE"
const abortStream=stream=>{if(stream.readable||stream.writable)stream.destroy()}
const errorStream=(stream,error)=>{if(!stream.destroyed){stream.once("error",noop)
stream.destroy(error)}}
const noop=()=>{}
const updateMaxListeners=(passThroughStream,increment)=>{const maxListeners=passThroughStream.getMaxListeners()
if(maxListeners!==0&&maxListeners!==Number.POSITIVE_INFINITY)passThroughStream.setMaxListeners(maxListeners+increment)}
const PASSTHROUGH_LISTENERS_COUNT=2
const PASSTHROUGH_LISTENERS_PER_STREAM=1
const pipeStreams=(source,destination,onDestinationEnd)=>{source.pipe(destination)
onSourceFinish(source,destination)
onDestinationFinish(source,destination,onDestinationEnd)}
const onSourceFinish=async(source,destination)=>{if(isStandardStream(source)||isStandardStream(destination))return
try{await(0,external_node_stream_promises_.finished)(source,{cleanup:!0,readable:!0,writable:!1})}catch{}endDestinationStream(destination)}
const endDestinationStream=destination=>{if(destination.writable)destination.end()}
const onDestinationFinish=async(source,destination,onDestinationEnd)=>{if(isStandardStream(source)||isStandardStream(destination))return
try{await(0,external_node_stream_promises_.finished)(destination,{cleanup:!0,readable:!1,writable:!0})}catch{}if(onDestinationEnd!==void 0)await onDestinationEnd()
abortSourceStream(source)}
const abortSourceStream=source=>{if(source.readable)source.destroy()}
const pipeOutputAsync=(subprocess,fileDescriptors,controller)=>{const pipeGroups=new Map
for(const[fdNumber,{stdioItems:stdioItems,direction:direction}]of Object.entries(fileDescriptors)){const transformItems=stdioItems.filter(({type:type})=>TRANSFORM_TYPES.has(type))
for(const{stream:stream}of transformItems)pipeTransform(subprocess,stream,direction,fdNumber)
const nonTransformItems=stdioItems.filter(({type:type})=>!TRANSFORM_TYPES.has(type))
for(const{stream:stream}of nonTransformItems)pipeStdioItem({subprocess:subprocess,stream:stream,direction:direction,fdNumber:fdNumber,pipeGroups:pipeGroups,controller:controller})}for(const[outputStream,inputStreams]of pipeGroups){const inputStream=inputStreams.length===1?inputStreams[0]:mergeStreams(inputStreams)
pipeStreams(inputStream,outputStream)}}
const pipeTransform=(subprocess,stream,direction,fdNumber)=>{if(direction==="output")pipeStreams(subprocess.stdio[fdNumber],stream)
else pipeStreams(stream,subprocess.stdio[fdNumber])
const streamProperty=SUBPROCESS_STREAM_PROPERTIES[fdNumber]
if(streamProperty!==void 0)subprocess[streamProperty]=stream
subprocess.stdio[fdNumber]=stream}
const SUBPROCESS_STREAM_PROPERTIES=["stdin","stdout","stderr"]
const pipeStdioItem=({subprocess:subprocess,stream:stream,direction:direction,fdNumber:fdNumber,pipeGroups:pipeGroups,controller:controller})=>{if(stream===void 0)return
setStandardStreamMaxListeners(stream,controller)
const[inputStream,outputStream]=direction==="output"?[stream,subprocess.stdio[fdNumber]]:[subprocess.stdio[fdNumber],stream]
const outputStreams=pipeGroups.get(inputStream)??[]
pipeGroups.set(inputStream,[...outputStreams,outputStream])}
const setStandardStreamMaxListeners=(stream,{signal:signal})=>{if(isStandardStream(stream))incrementMaxListeners(stream,MAX_LISTENERS_INCREMENT,signal)}
const MAX_LISTENERS_INCREMENT=2
var win32_=__webpack_require__(58152)
const kill_descendants_isWindows=external_node_process_.platform==="win32"
const getSpawnOptions=options=>!kill_descendants_isWindows&&options.killDescendants?{...options,detached:!0}:options
const getKillFunction=(subprocess,{killDescendants:killDescendants})=>{if(!killDescendants){const killSubprocess=subprocess.kill.bind(subprocess)
return(...arguments_)=>subprocess.pid===void 0?!1:killSubprocess(...arguments_)}const killDescendantsFunction=kill_descendants_isWindows?killDescendantsWindows:killDescendantsUnix
return killDescendantsFunction.bind(void 0,subprocess)}
const isAbandoned=subprocess=>subprocess.pid===void 0||kill_descendants_isWindows&&hasExited(subprocess)
const hasExited=({exitCode:exitCode,signalCode:signalCode})=>exitCode!==null||signalCode!==null
const killDescendantsUnix=(subprocess,signal)=>{if(isAbandoned(subprocess))return!1
try{return external_node_process_.kill(-subprocess.pid,signal)}catch{return subprocess.kill(signal)}}
const killDescendantsWindows=(subprocess,signal)=>{if(isAbandoned(subprocess))return!1
const taskkillFile=getTaskkillFile()
if(taskkillFile===void 0)return subprocess.kill(signal);(0,external_node_child_process_.execFile)(taskkillFile,["/pid",`${subprocess.pid}`,"/T","/F"],error=>{if(error)subprocess.kill(signal)})
return!0}
const getTaskkillFile=()=>{const windowsDirectory=[external_node_process_.env.SystemRoot,external_node_process_.env.windir].find(directory=>directory&&isWindowsDriveAbsolutePath(directory))
return windowsDirectory===void 0?void 0:win32_.join(windowsDirectory,"System32","taskkill.exe")}
const isWindowsDriveAbsolutePath=directory=>{const{root:root}=win32_.parse(directory)
return/^[a-z]:[/\\]/i.test(root)}
const signals=[]
signals.push("SIGHUP","SIGINT","SIGTERM")
if(process.platform!=="win32")signals.push("SIGALRM","SIGABRT","SIGVTALRM","SIGXCPU","SIGXFSZ","SIGUSR2","SIGTRAP","SIGSYS","SIGQUIT","SIGIOT")
if(process.platform==="linux")signals.push("SIGIO","SIGPOLL","SIGPWR","SIGSTKFLT")
const processOk=process=>!!process&&typeof process==="object"&&typeof process.removeListener==="function"&&typeof process.emit==="function"&&typeof process.reallyExit==="function"&&typeof process.listeners==="function"&&typeof process.kill==="function"&&typeof process.pid==="number"&&typeof process.on==="function"
const kExitEmitter=Symbol.for("signal-exit emitter")
const global=globalThis
const ObjectDefineProperty=Object.defineProperty.bind(Object)
class Emitter{emitted={afterExit:!1,exit:!1}
listeners={afterExit:[],exit:[]}
count=0
id=Math.random()
constructor(){if(global[kExitEmitter])return global[kExitEmitter]
ObjectDefineProperty(global,kExitEmitter,{value:this,writable:!1,enumerable:!1,configurable:!1})}on(ev,fn){this.listeners[ev].push(fn)}removeListener(ev,fn){const list=this.listeners[ev]
const i=list.indexOf(fn)
if(i===-1)return
if(i===0&&list.length===1)list.length=0
else list.splice(i,1)}emit(ev,code,signal){if(this.emitted[ev])return!1
this.emitted[ev]=!0
let ret=!1
for(const fn of this.listeners[ev])ret=fn(code,signal)===!0||ret
if(ev==="exit")ret=this.emit("afterExit",code,signal)||ret
return ret}}class SignalExitBase{}const signalExitWrap=handler=>({onExit(cb,opts){return handler.onExit(cb,opts)},load(){return handler.load()},unload(){return handler.unload()}})
class SignalExitFallback extends SignalExitBase{onExit(){return()=>{}}load(){}unload(){}}class SignalExit extends SignalExitBase{#hupSig=mjs_process.platform==="win32"?"SIGINT":"SIGHUP"
#emitter=new Emitter
#process
#originalProcessEmit
#originalProcessReallyExit
#sigListeners={}
#loaded=!1
constructor(process){super()
this.#process=process
this.#sigListeners={}
for(const sig of signals)this.#sigListeners[sig]=()=>{const listeners=this.#process.listeners(sig)
let{count:count}=this.#emitter
const p=process
if(typeof p.__signal_exit_emitter__==="object"&&typeof p.__signal_exit_emitter__.count==="number")count+=p.__signal_exit_emitter__.count
if(listeners.length===count){this.unload()
const ret=this.#emitter.emit("exit",null,sig)
const s=sig==="SIGHUP"?this.#hupSig:sig
if(!ret)process.kill(process.pid,s)}}
this.#originalProcessReallyExit=process.reallyExit
this.#originalProcessEmit=process.emit}onExit(cb,opts){if(!processOk(this.#process))return()=>{}
if(this.#loaded===!1)this.load()
const ev=opts?.alwaysLast?"afterExit":"exit"
this.#emitter.on(ev,cb)
return()=>{this.#emitter.removeListener(ev,cb)
if(this.#emitter.listeners["exit"].length===0&&this.#emitter.listeners["afterExit"].length===0)this.unload()}}load(){if(this.#loaded)return
this.#loaded=!0
this.#emitter.count+=1
for(const sig of signals)try{const fn=this.#sigListeners[sig]
if(fn)this.#process.on(sig,fn)}catch(_){}this.#process.emit=(ev,...a)=>this.#processEmit(ev,...a)
this.#process.reallyExit=code=>this.#processReallyExit(code)}unload(){if(!this.#loaded)return
this.#loaded=!1
signals.forEach(sig=>{const listener=this.#sigListeners[sig]
if(!listener)throw new Error("Listener not defined for signal: "+sig)
try{this.#process.removeListener(sig,listener)}catch(_){}})
this.#process.emit=this.#originalProcessEmit
this.#process.reallyExit=this.#originalProcessReallyExit
this.#emitter.count-=1}#processReallyExit(code){if(!processOk(this.#process))return 0
this.#process.exitCode=code||0
this.#emitter.emit("exit",this.#process.exitCode,null)
return this.#originalProcessReallyExit.call(this.#process,this.#process.exitCode)}#processEmit(ev,...args){const og=this.#originalProcessEmit
if(ev==="exit"&&processOk(this.#process)){if(typeof args[0]==="number")this.#process.exitCode=args[0]
const ret=og.call(this.#process,ev,...args)
this.#emitter.emit("exit",this.#process.exitCode,null)
return ret}else return og.call(this.#process,ev,...args)}}const mjs_process=globalThis.process
const{onExit:onExit,load:load,unload:unload}=signalExitWrap(processOk(mjs_process)?new SignalExit(mjs_process):new SignalExitFallback)
const cleanupOnExit=(kill,{cleanup:cleanup,detached:detached},{signal:signal})=>{if(!cleanup||detached)return
const removeExitHandler=onExit(()=>{kill()});(0,external_node_events_.addAbortListener)(signal,()=>{removeExitHandler()})}
const initializeConcurrentStreams=()=>({readableDestroy:new WeakMap,writableFinal:new WeakMap,writableDestroy:new WeakMap})
const addConcurrentStream=(concurrentStreams,stream,waitName)=>{const weakMap=concurrentStreams[waitName]
if(!weakMap.has(stream))weakMap.set(stream,[])
const promises=weakMap.get(stream)
const promise=createDeferred()
promises.push(promise)
const resolve=promise.resolve.bind(promise)
return{resolve:resolve,promises:promises}}
const waitForConcurrentStreams=async({resolve:resolve,promises:promises},subprocess)=>{resolve()
const[isSubprocessExit]=await Promise.race([Promise.allSettled([!0,subprocess]),Promise.all([!1,...promises])])
return!isSubprocessExit}
const iterateOnSubprocessStream=({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,shouldEncode:shouldEncode,encoding:encoding,preserveNewlines:preserveNewlines})=>{const controller=new AbortController
stopReadingOnExit(subprocess,controller)
return iterateOnStream({stream:subprocessStdout,controller:controller,binary:binary,shouldEncode:!subprocessStdout.readableObjectMode&&shouldEncode,encoding:encoding,shouldSplit:!subprocessStdout.readableObjectMode,preserveNewlines:preserveNewlines})}
const stopReadingOnExit=async(subprocess,controller)=>{try{await subprocess}catch{}finally{controller.abort()}}
const iterateForResult=({stream:stream,onStreamEnd:onStreamEnd,lines:lines,encoding:encoding,stripFinalNewline:stripFinalNewline,allMixed:allMixed})=>{const controller=new AbortController
stopReadingOnStreamEnd(onStreamEnd,controller,stream)
const objectMode=stream.readableObjectMode&&!allMixed
return iterateOnStream({stream:stream,controller:controller,binary:encoding==="buffer",shouldEncode:!objectMode,encoding:encoding,shouldSplit:!objectMode&&lines,preserveNewlines:!stripFinalNewline})}
const stopReadingOnStreamEnd=async(onStreamEnd,controller,stream)=>{try{await onStreamEnd}catch{stream.destroy()}finally{controller.abort()}}
const iterateOnStream=({stream:stream,controller:controller,binary:binary,shouldEncode:shouldEncode,encoding:encoding,shouldSplit:shouldSplit,preserveNewlines:preserveNewlines})=>{const onStdoutChunk=(0,external_node_events_.on)(stream,"data",{signal:controller.signal,highWaterMark:HIGH_WATER_MARK,highWatermark:HIGH_WATER_MARK})
return iterateOnData({onStdoutChunk:onStdoutChunk,controller:controller,binary:binary,shouldEncode:shouldEncode,encoding:encoding,shouldSplit:shouldSplit,preserveNewlines:preserveNewlines})}
const DEFAULT_OBJECT_HIGH_WATER_MARK=(0,external_node_stream_.getDefaultHighWaterMark)(!0)
const HIGH_WATER_MARK=DEFAULT_OBJECT_HIGH_WATER_MARK
const iterateOnData=async function*({onStdoutChunk:onStdoutChunk,controller:controller,binary:binary,shouldEncode:shouldEncode,encoding:encoding,shouldSplit:shouldSplit,preserveNewlines:preserveNewlines}){const generators=getGenerators({binary:binary,shouldEncode:shouldEncode,encoding:encoding,shouldSplit:shouldSplit,preserveNewlines:preserveNewlines})
try{for await(const[chunk]of onStdoutChunk)yield*transformChunkSync(chunk,generators,0)}catch(error){if(!controller.signal.aborted)throw error}finally{yield*finalChunksSync(generators)}}
const getGenerators=({binary:binary,shouldEncode:shouldEncode,encoding:encoding,shouldSplit:shouldSplit,preserveNewlines:preserveNewlines})=>[getEncodingTransformGenerator(binary,encoding,!shouldEncode),getSplitLinesGenerator(binary,preserveNewlines,!shouldSplit,{})].filter(Boolean)
const createIterable=(subprocess,encoding,options)=>{const{from:from,binary:binaryOption=!1,preserveNewlines:preserveNewlines=!1}=copyOptions(options)
checkBooleanOption(binaryOption,"binary")
checkBooleanOption(preserveNewlines,"preserveNewlines")
const binary=binaryOption||BINARY_ENCODINGS.has(encoding)
const subprocessStdout=getFromStream(subprocess,from)
const onStdoutData=iterateOnSubprocessStream({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,shouldEncode:!0,encoding:encoding,preserveNewlines:preserveNewlines})
return iterateOnStdoutData(onStdoutData,subprocessStdout,subprocess)}
const iterateOnStdoutData=async function*(onStdoutData,subprocessStdout,subprocess){try{yield*onStdoutData}finally{if(subprocessStdout.readable)subprocessStdout.destroy()
await subprocess}}
const waitForStream=async(stream,fdNumber,streamInfo,{isSameDirection:isSameDirection,stopOnExit:stopOnExit=!1,readable:readable=!0,writable:writable=!0}={})=>{const state=handleStdinDestroy(stream,streamInfo)
const abortController=new AbortController
try{await Promise.race([...stopOnExit?[streamInfo.exitPromise]:[],(0,external_node_stream_promises_.finished)(stream,{cleanup:!0,signal:abortController.signal,readable:readable,writable:writable})])}catch(error){if(!state.stdinCleanedUp&&!isInputTransformAbort(stream,fdNumber,streamInfo,error))handleStreamError(error,fdNumber,streamInfo,isSameDirection)}finally{abortController.abort()}}
const handleStdinDestroy=(stream,{originalStreams:originalStreams,subprocess:subprocess})=>{const[originalStdin]=originalStreams
const state={stdinCleanedUp:!1}
if(stream===originalStdin||stream===subprocess.stdin)spyOnStdinDestroy(stream,subprocess,state)
return state}
const spyOnStdinDestroy=(subprocessStdin,subprocess,state)=>{const{_destroy:_destroy}=subprocessStdin
subprocessStdin._destroy=(...destroyArguments)=>{setStdinCleanedUp(subprocess,state)
_destroy.call(subprocessStdin,...destroyArguments)}}
const setStdinCleanedUp=({exitCode:exitCode,signalCode:signalCode},state)=>{if(exitCode!==null||signalCode!==null)state.stdinCleanedUp=!0}
const isInputTransformAbort=(stream,fdNumber,streamInfo,error)=>{const originalStream=streamInfo.originalStreams[fdNumber]
return stream!==originalStream&&isInputFileDescriptor(streamInfo,fdNumber)&&originalStream?.destroyed===!0&&(isStreamAbort(error)||error?.code==="ABORT_ERR")}
const handleStreamError=(error,fdNumber,streamInfo,isSameDirection)=>{if(!shouldIgnoreStreamError(error,fdNumber,streamInfo,isSameDirection))throw error}
const shouldIgnoreStreamError=(error,fdNumber,streamInfo,isSameDirection=!0)=>{if(streamInfo.propagating)return isStreamEpipe(error)||isStreamAbort(error)
streamInfo.propagating=!0
return isInputFileDescriptor(streamInfo,fdNumber)===isSameDirection?isStreamEpipe(error):isStreamAbort(error)}
const isInputFileDescriptor=({fileDescriptors:fileDescriptors},fdNumber)=>fdNumber!=="all"&&fileDescriptors[fdNumber].direction==="input"
const isStreamAbort=error=>error?.code==="ERR_STREAM_PREMATURE_CLOSE"
const isStreamEpipe=error=>error?.code==="EPIPE"
const safeWaitForSubprocessStdin=async subprocessStdin=>{if(subprocessStdin===void 0)return
try{await waitForSubprocessStdin(subprocessStdin)}catch{}}
const safeWaitForSubprocessStdout=async subprocessStdout=>{if(subprocessStdout===void 0)return
try{await waitForSubprocessStdout(subprocessStdout)}catch{}}
const waitForSubprocessStdin=async subprocessStdin=>{await(0,external_node_stream_promises_.finished)(subprocessStdin,{cleanup:!0,readable:!1,writable:!0})}
const waitForSubprocessStdout=async subprocessStdout=>{await(0,external_node_stream_promises_.finished)(subprocessStdout,{cleanup:!0,readable:!0,writable:!1})}
const throwDestroyError=error=>{if(error)throw error}
const destroyOtherStream=(stream,isOpen,error)=>{if(error&&!isStreamAbort(error))stream.destroy(error)
else if(isOpen)stream.destroy()}
const createReadable=({subprocess:subprocess,concurrentStreams:concurrentStreams,encoding:encoding},options)=>{const{from:from,binary:binaryOption=!0,preserveNewlines:preserveNewlines=!0}=copyOptions(options)
checkBooleanOption(binaryOption,"binary")
checkBooleanOption(preserveNewlines,"preserveNewlines")
const binary=binaryOption||BINARY_ENCODINGS.has(encoding)
const subprocessStdout=getFromStream(subprocess,from)
const waitReadableDestroy=addConcurrentStream(concurrentStreams,subprocessStdout,"readableDestroy")
const{readableEncoding:readableEncoding,readableObjectMode:readableObjectMode,readableHighWaterMark:readableHighWaterMark}=getReadableOptions(subprocessStdout,binary)
const{read:read,onStdoutDataDone:onStdoutDataDone}=getReadableMethods({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,encoding:encoding,preserveNewlines:preserveNewlines})
const readable=new external_node_stream_.Readable({read:read,destroy:(0,external_node_util_.callbackify)(onReadableDestroy.bind(void 0,{subprocessStdout:subprocessStdout,subprocess:subprocess,waitReadableDestroy:waitReadableDestroy})),highWaterMark:readableHighWaterMark,objectMode:readableObjectMode,encoding:readableEncoding})
onStdoutFinished({subprocessStdout:subprocessStdout,onStdoutDataDone:onStdoutDataDone,readable:readable,subprocess:subprocess})
return readable}
const getReadableOptions=({readableEncoding:readableEncoding,readableObjectMode:readableObjectMode,readableHighWaterMark:readableHighWaterMark},binary)=>binary?{readableEncoding:readableEncoding,readableObjectMode:readableObjectMode,readableHighWaterMark:readableHighWaterMark}:{readableEncoding:readableEncoding,readableObjectMode:!0,readableHighWaterMark:DEFAULT_OBJECT_HIGH_WATER_MARK}
const getReadableMethods=({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,encoding:encoding,preserveNewlines:preserveNewlines})=>{const onStdoutDataDone=createDeferred()
const onStdoutData=iterateOnSubprocessStream({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,shouldEncode:!binary,encoding:encoding,preserveNewlines:preserveNewlines})
return{read(){onRead(this,onStdoutData,onStdoutDataDone)},onStdoutDataDone:onStdoutDataDone}}
const onRead=async(readable,onStdoutData,onStdoutDataDone)=>{try{const{value:value,done:done}=await onStdoutData.next()
if(done)onStdoutDataDone.resolve()
else readable.push(value)}catch{}}
const onStdoutFinished=async({subprocessStdout:subprocessStdout,onStdoutDataDone:onStdoutDataDone,readable:readable,subprocess:subprocess,subprocessStdin:subprocessStdin})=>{try{await waitForSubprocessStdout(subprocessStdout)
await subprocess
await safeWaitForSubprocessStdin(subprocessStdin)
await onStdoutDataDone
if(readable.readable)readable.push(null)}catch(error){await safeWaitForSubprocessStdin(subprocessStdin)
destroyOtherReadable(readable,await getPrematureCloseError(subprocess,error))}}
const getPrematureCloseError=async(subprocess,error)=>{if(error.code!=="ERR_STREAM_PREMATURE_CLOSE")return error
try{await subprocess}catch(subprocessError){return subprocessError}return error}
const onReadableDestroy=async({subprocessStdout:subprocessStdout,subprocess:subprocess,waitReadableDestroy:waitReadableDestroy},error)=>{if(await waitForConcurrentStreams(waitReadableDestroy,subprocess)){destroyOtherReadable(subprocessStdout,error?.code==="ABORT_ERR"?void 0:error)
await subprocess}throwDestroyError(error)}
const destroyOtherReadable=(stream,error)=>{destroyOtherStream(stream,stream.readable,error)}
const createReadableStream=(subprocess,readableOptions)=>external_node_stream_.Readable.toWeb(subprocess.readable(readableOptions))
const createWritableStream=(subprocess,writableOptions)=>external_node_stream_.Writable.toWeb(subprocess.writable(writableOptions))
const createTransformStream=(subprocess,duplexOptions)=>external_node_stream_.Duplex.toWeb(subprocess.duplex(duplexOptions))
const normalizePipeArguments=({source:source,sourcePromise:sourcePromise,boundOptions:boundOptions,createNested:createNested},...pipeArguments)=>{const startTime=getStartTime()
const{destination:destination,destinationStream:destinationStream,destinationError:destinationError,from:from,unpipeSignal:unpipeSignal}=getDestinationStream(boundOptions,createNested,pipeArguments)
const{sourceStream:sourceStream,sourceError:sourceError}=getSourceStream(source,from)
const{options:sourceOptions,fileDescriptors:fileDescriptors}=SUBPROCESS_OPTIONS.get(source)
return{source:source,sourcePromise:sourcePromise,sourceStream:sourceStream,sourceOptions:sourceOptions,sourceError:sourceError,destination:destination,destinationStream:destinationStream,destinationError:destinationError,unpipeSignal:unpipeSignal,fileDescriptors:fileDescriptors,startTime:startTime}}
const getDestinationStream=(boundOptions,createNested,pipeArguments)=>{let destinationInfo
try{destinationInfo=getDestination(boundOptions,createNested,...pipeArguments)}catch(error){return{destinationError:error}}const{destination:destination,pipeOptions:pipeOptions}=destinationInfo
try{const{from:from,to:to,unpipeSignal:unpipeSignal}=copyOptions(pipeOptions)
validateAbortSignal(unpipeSignal,"unpipeSignal")
const destinationStream=getToStream(destination,to)
return{destination:destination,destinationStream:destinationStream,from:from,unpipeSignal:unpipeSignal}}catch(error){abortDestination(destination,pipeArguments[0])
return{destinationError:error}}}
const abortDestination=(destination,firstArgument)=>{if(destination!==firstArgument)destination.kill()
destination.catch(()=>{})}
const getDestination=(boundOptions,createNested,firstArgument,...pipeArguments)=>{if(Array.isArray(firstArgument)){const destination=createNested(mapDestinationArguments,boundOptions)(firstArgument,...pipeArguments)
return{destination:destination,pipeOptions:boundOptions}}if(typeof firstArgument==="string"||firstArgument instanceof URL||isDenoExecPath(firstArgument)){if(Object.keys(boundOptions).length>0)throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).')
const[rawFile,rawArguments,rawOptions]=normalizeParameters(firstArgument,...pipeArguments)
const destination=createNested(mapDestinationArguments)(rawFile,rawArguments,rawOptions)
return{destination:destination,pipeOptions:rawOptions}}if(SUBPROCESS_OPTIONS.has(firstArgument)){if(Object.keys(boundOptions).length>0)throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).")
return{destination:firstArgument,pipeOptions:pipeArguments[0]}}throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${firstArgument}`)}
const mapDestinationArguments=({options:options})=>({options:{__proto__:null,...options,...options.stdio===void 0&&{stdin:"pipe"},piped:!0}})
const getSourceStream=(source,from)=>{try{const sourceStream=getFromStream(source,from)
return{sourceStream:sourceStream}}catch(error){return{sourceError:error}}}
const handlePipeArgumentsError=({sourceStream:sourceStream,sourceError:sourceError,destinationStream:destinationStream,destinationError:destinationError,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})=>{const error=getPipeArgumentsError({sourceStream:sourceStream,sourceError:sourceError,destinationStream:destinationStream,destinationError:destinationError})
if(error!==void 0)throw createNonCommandError({error:error,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})}
const getPipeArgumentsError=({sourceStream:sourceStream,sourceError:sourceError,destinationStream:destinationStream,destinationError:destinationError})=>{if(sourceError!==void 0&&destinationError!==void 0)return destinationError
if(destinationError!==void 0){abortSourceStream(sourceStream)
return destinationError}if(sourceError===void 0)return
endDestinationStream(destinationStream)
return sourceError}
const createNonCommandError=({error:error,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})=>makeEarlyError({error:error,command:PIPE_COMMAND_MESSAGE,escapedCommand:PIPE_COMMAND_MESSAGE,fileDescriptors:fileDescriptors,options:sourceOptions,startTime:startTime,isSync:!1})
const PIPE_COMMAND_MESSAGE="source.pipe(destination)"
const waitForBothSubprocesses=async subprocessPromises=>{const[{status:sourceStatus,reason:sourceReason,value:sourceResult=sourceReason},{status:destinationStatus,reason:destinationReason,value:destinationResult=destinationReason},{reason:pipedFromReason,value:pipedFromResult=pipedFromReason}]=await subprocessPromises
if(!destinationResult.pipedFrom.includes(pipedFromResult))destinationResult.pipedFrom.push(pipedFromResult)
if(destinationStatus==="rejected")throw destinationResult
if(sourceStatus==="rejected")throw sourceResult
return destinationResult}
const pipeSubprocessStream=(sourceStream,destinationStream,maxListenersController)=>{const mergedStream=MERGED_STREAMS.has(destinationStream)?pipeMoreSubprocessStream(sourceStream,destinationStream):pipeFirstSubprocessStream(sourceStream,destinationStream)
incrementMaxListeners(sourceStream,SOURCE_LISTENERS_PER_PIPE,maxListenersController.signal)
incrementMaxListeners(destinationStream,DESTINATION_LISTENERS_PER_PIPE,maxListenersController.signal)
cleanupMergedStreamsMap(destinationStream)
return mergedStream}
const pipeFirstSubprocessStream=(sourceStream,destinationStream)=>{const mergedStream=mergeStreams([sourceStream])
addMergeSource(mergedStream,sourceStream)
pipeStreams(mergedStream,destinationStream,()=>unpipeSourcesOnDestinationEnd(mergedStream))
MERGED_STREAMS.set(destinationStream,mergedStream)
return mergedStream}
const pipeMoreSubprocessStream=(sourceStream,destinationStream)=>{const mergedStream=MERGED_STREAMS.get(destinationStream)
mergedStream.add(sourceStream)
addMergeSource(mergedStream,sourceStream)
return mergedStream}
const MERGE_SOURCES=new WeakMap
const SOURCE_MERGES=new WeakMap
const addMergeSource=(mergedStream,sourceStream)=>{addToSetMap(MERGE_SOURCES,mergedStream,sourceStream)
addToSetMap(SOURCE_MERGES,sourceStream,mergedStream)}
const addToSetMap=(map,key,value)=>{if(!map.has(key))map.set(key,new Set)
map.get(key).add(value)}
const unpipeSubprocessStream=async(mergedStream,sourceStream)=>{MERGE_SOURCES.get(mergedStream)?.delete(sourceStream)
SOURCE_MERGES.get(sourceStream)?.delete(mergedStream)
await mergedStream.remove(sourceStream)}
const unpipeSourcesOnDestinationEnd=async mergedStream=>{for(const sourceStream of MERGE_SOURCES.get(mergedStream)){const mergedStreams=SOURCE_MERGES.get(sourceStream)
mergedStreams.delete(mergedStream)
if(mergedStreams.size>0)await mergedStream.remove(sourceStream)}}
const cleanupMergedStreamsMap=async destinationStream=>{try{await(0,external_node_stream_promises_.finished)(destinationStream,{cleanup:!0,readable:!1,writable:!0})}catch{}MERGED_STREAMS.delete(destinationStream)}
const MERGED_STREAMS=new WeakMap
const SOURCE_LISTENERS_PER_PIPE=2
const DESTINATION_LISTENERS_PER_PIPE=1
const unpipeOnAbort=(unpipeSignal,unpipeContext)=>unpipeSignal===void 0?[]:[unpipeOnSignalAbort(unpipeSignal,unpipeContext)]
const unpipeOnSignalAbort=async(unpipeSignal,{sourceStream:sourceStream,mergedStream:mergedStream,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})=>{await(0,external_node_util_.aborted)(unpipeSignal,sourceStream)
await unpipeSubprocessStream(mergedStream,sourceStream)
const error=new Error("Pipe canceled by `unpipeSignal` option.")
throw createNonCommandError({error:error,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})}
const pipeToSubprocess=(sourceInfo,...pipeArguments)=>{if(isPlainObject(pipeArguments[0]))return pipeToSubprocess.bind(void 0,{...sourceInfo,boundOptions:{...sourceInfo.boundOptions,...pipeArguments[0]}})
if(sourceInfo.source===void 0)return sourceInfo.sourcePromise
const{destination:destination,...normalizedInfo}=normalizePipeArguments(sourceInfo,...pipeArguments)
const pipeFailureController=new AbortController
const promise=handlePipePromise({...normalizedInfo,destination:destination,pipeFailureController:pipeFailureController})
promise.pipe=pipeToSubprocess.bind(void 0,{...sourceInfo,source:destination,sourcePromise:promise,boundOptions:{}})
forwardDestinationMethods(promise,destination,pipeFailureController.signal)
return promise}
const forwardDestinationMethods=(promise,destination,pipeFailureSignal)=>{if(destination===void 0)return
forwardReadableMethods(promise,destination)
forwardIpcMethods(promise,destination,pipeFailureSignal)}
const forwardReadableMethods=(promise,destination)=>{const subprocessOptions=SUBPROCESS_OPTIONS.get(destination)
SUBPROCESS_OPTIONS.set(promise,subprocessOptions)
promise.stdio=destination.stdio
promise.all=destination.all
const{options:{encoding:encoding}}=subprocessOptions
const concurrentStreams=initializeConcurrentStreams()
promise[Symbol.asyncIterator]=createIterable.bind(void 0,promise,encoding,{})
promise.iterable=createIterable.bind(void 0,promise,encoding)
promise.readable=createPipeReadable.bind(void 0,promise,{subprocess:promise,concurrentStreams:concurrentStreams,encoding:encoding})
promise.readableStream=createReadableStream.bind(void 0,promise)
forwardAll(promise,destination)}
const forwardAll=(promise,destination)=>{if(destination.all===void 0){promise.all=void 0
return}Object.defineProperty(promise,"all",{get(){setAllProperty(promise,destination.all)
const all=promise.readable({from:"all"})
all.on("error",()=>{})
setAllProperty(promise,all)
return all},enumerable:!0,configurable:!0})}
const setAllProperty=(promise,value)=>{Object.defineProperty(promise,"all",{value:value,writable:!0,enumerable:!0,configurable:!0})}
const createPipeReadable=(promise,readableOptions,...arguments_)=>{const readable=createReadable(readableOptions,...arguments_)
destroyOnPipeFailure(promise,readable)
return readable}
const destroyOnPipeFailure=async(promise,readable)=>{try{await promise}catch(error){readable.destroy(error)}}
const forwardIpcMethods=(promise,destination,pipeFailureSignal)=>{promise.sendMessage=destination.sendMessage
promise.getOneMessage=getOnePipeMessage.bind(void 0,destination,pipeFailureSignal)
promise.getEachMessage=getEachPipeMessage.bind(void 0,promise,destination,pipeFailureSignal)}
const getOnePipeMessage=(destination,pipeFailureSignal,...arguments_)=>{const controller=new AbortController
const messagePromise=destination.getOneMessage(...addPipeOptions(arguments_,controller.signal,internalGetOneMessageOptions))
return waitForOnePipeMessage(pipeFailureSignal,messagePromise,controller)}
const waitForOnePipeMessage=async(pipeFailureSignal,messagePromise,controller)=>{try{return await Promise.race([messagePromise,getSignalRejection(pipeFailureSignal,controller.signal)])}finally{controller.abort()}}
const getSignalRejection=(signal,listenerSignal)=>new Promise((_,reject)=>{if(signal.aborted){reject(signal.reason)
return}signal.addEventListener("abort",()=>{reject(signal.reason)},{once:!0,signal:listenerSignal})})
const getEachPipeMessage=(promise,destination,pipeFailureSignal,...arguments_)=>{const controller=new AbortController
const iterator=destination.getEachMessage(...addPipeOptions(arguments_,controller.signal,internalGetEachMessageOptions))
abortOnSignal(pipeFailureSignal,controller)
return iterateOnPipeMessages(promise,iterator,controller)}
const iterateOnPipeMessages=async function*(promise,iterator,controller){try{yield*iterator}finally{controller.abort()
await promise}}
const addPipeOptions=(arguments_,signal,internalOptionsSymbol)=>{if(arguments_[0]===null)return arguments_
const[options]=arguments_
return[{...options,[internalOptionsSymbol]:{signal:signal,shouldAwait:!1}}]}
const abortOnSignal=(signal,controller)=>{if(signal.aborted){controller.abort()
return}signal.addEventListener("abort",()=>{controller.abort()},{once:!0,signal:controller.signal})}
const handlePipePromise=async({source:source,sourcePromise:sourcePromise,sourceStream:sourceStream,sourceOptions:sourceOptions,sourceError:sourceError,destination:destination,destinationStream:destinationStream,destinationError:destinationError,unpipeSignal:unpipeSignal,fileDescriptors:fileDescriptors,startTime:startTime,pipeFailureController:pipeFailureController})=>{const maxListenersController=new AbortController
try{const subprocessPromises=getSubprocessPromises(sourcePromise,destination,source)
handlePipeArgumentsError({sourceStream:sourceStream,sourceError:sourceError,destinationStream:destinationStream,destinationError:destinationError,fileDescriptors:fileDescriptors,sourceOptions:sourceOptions,startTime:startTime})
const mergedStream=pipeSubprocessStream(sourceStream,destinationStream,maxListenersController)
return await Promise.race([waitForBothSubprocesses(subprocessPromises),...unpipeOnAbort(unpipeSignal,{sourceStream:sourceStream,mergedStream:mergedStream,sourceOptions:sourceOptions,fileDescriptors:fileDescriptors,startTime:startTime})])}catch(error){pipeFailureController.abort(error)
throw error}finally{maxListenersController.abort()}}
const getSubprocessPromises=(sourcePromise,destination,source)=>Promise.allSettled([sourcePromise,destination,source])
const utils_identity=value=>value
const utils_noop=()=>{}
const getContentsProperty=({contents:contents})=>contents
const throwObjectStream=chunk=>{throw new Error(`Streams in object mode are not supported: ${String(chunk)}`)}
const getLengthProperty=convertedChunk=>convertedChunk.length
async function getStreamAsArray(stream,options){return getStreamContents(stream,arrayMethods,options)}const initArray=()=>({contents:[]})
const increment=()=>1
const addArrayChunk=(convertedChunk,{contents:contents})=>{contents.push(convertedChunk)
return contents}
const arrayMethods={init:initArray,convertChunk:{string:utils_identity,buffer:utils_identity,arrayBuffer:utils_identity,dataView:utils_identity,typedArray:utils_identity,others:utils_identity},getSize:increment,truncateChunk:utils_noop,addChunk:addArrayChunk,getFinalChunk:utils_noop,finalize:getContentsProperty}
async function getStreamAsArrayBuffer(stream,options){return getStreamContents(stream,arrayBufferMethods,options)}const initArrayBuffer=()=>({contents:new ArrayBuffer(0)})
const useTextEncoder=chunk=>array_buffer_textEncoder.encode(chunk)
const array_buffer_textEncoder=new TextEncoder
const useUint8Array=chunk=>new Uint8Array(chunk)
const useUint8ArrayWithOffset=chunk=>new Uint8Array(chunk.buffer,chunk.byteOffset,chunk.byteLength)
const truncateArrayBufferChunk=(convertedChunk,chunkSize)=>convertedChunk.slice(0,chunkSize)
const addArrayBufferChunk=(convertedChunk,{contents:contents,length:previousLength},length)=>{const newContents=hasArrayBufferResize()?resizeArrayBuffer(contents,length):resizeArrayBufferSlow(contents,length)
new Uint8Array(newContents).set(convertedChunk,previousLength)
return newContents}
const resizeArrayBufferSlow=(contents,length)=>{if(length<=contents.byteLength)return contents
const arrayBuffer=new ArrayBuffer(getNewContentsLength(length))
new Uint8Array(arrayBuffer).set(new Uint8Array(contents),0)
return arrayBuffer}
const resizeArrayBuffer=(contents,length)=>{if(length<=contents.maxByteLength){contents.resize(length)
return contents}const arrayBuffer=new ArrayBuffer(length,{maxByteLength:getNewContentsLength(length)})
new Uint8Array(arrayBuffer).set(new Uint8Array(contents),0)
return arrayBuffer}
const getNewContentsLength=length=>SCALE_FACTOR**Math.ceil(Math.log(length)/Math.log(SCALE_FACTOR))
const SCALE_FACTOR=2
const finalizeArrayBuffer=({contents:contents,length:length})=>hasArrayBufferResize()?contents:contents.slice(0,length)
const hasArrayBufferResize=()=>"resize"in ArrayBuffer.prototype
const arrayBufferMethods={init:initArrayBuffer,convertChunk:{string:useTextEncoder,buffer:useUint8Array,arrayBuffer:useUint8Array,dataView:useUint8ArrayWithOffset,typedArray:useUint8ArrayWithOffset,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateArrayBufferChunk,addChunk:addArrayBufferChunk,getFinalChunk:utils_noop,finalize:finalizeArrayBuffer}
async function getStreamAsString(stream,options){return getStreamContents(stream,stringMethods,options)}const initString=()=>({contents:"",textDecoder:new TextDecoder})
const useTextDecoder=(chunk,{textDecoder:textDecoder})=>textDecoder.decode(chunk,{stream:!0})
const addStringChunk=(convertedChunk,{contents:contents})=>contents+convertedChunk
const truncateStringChunk=(convertedChunk,chunkSize)=>convertedChunk.slice(0,chunkSize)
const getFinalStringChunk=({textDecoder:textDecoder})=>{const finalChunk=textDecoder.decode()
return finalChunk===""?void 0:finalChunk}
const stringMethods={init:initString,convertChunk:{string:utils_identity,buffer:useTextDecoder,arrayBuffer:useTextDecoder,dataView:useTextDecoder,typedArray:useTextDecoder,others:throwObjectStream},getSize:getLengthProperty,truncateChunk:truncateStringChunk,addChunk:addStringChunk,getFinalChunk:getFinalStringChunk,finalize:getContentsProperty}
const getStreamOutput=async({stream:stream,onStreamEnd:onStreamEnd,fdNumber:fdNumber,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,allMixed:allMixed,stripFinalNewline:stripFinalNewline,allFds:allFds,verboseInfo:verboseInfo,streamInfo:streamInfo})=>{const logPromise=logOutputAsync({stream:stream,onStreamEnd:onStreamEnd,fdNumber:fdNumber,encoding:encoding,allMixed:allMixed,verboseInfo:verboseInfo,streamInfo:streamInfo})
if(!buffer){await Promise.all([resumeStream(stream),logPromise])
return}const stripFinalNewlineValue=getStripFinalNewline(stripFinalNewline,fdNumber,allFds)
const iterable=iterateForResult({stream:stream,onStreamEnd:onStreamEnd,lines:lines,encoding:encoding,stripFinalNewline:stripFinalNewlineValue,allMixed:allMixed})
const[output]=await Promise.all([contents_getStreamContents({stream:stream,iterable:iterable,fdNumber:fdNumber,encoding:encoding,maxBuffer:maxBuffer,lines:lines}),logPromise])
return output}
const logOutputAsync=async({stream:stream,onStreamEnd:onStreamEnd,fdNumber:fdNumber,encoding:encoding,allMixed:allMixed,verboseInfo:verboseInfo,streamInfo:{fileDescriptors:fileDescriptors}})=>{if(!shouldLogOutput({stdioItems:fileDescriptors[fdNumber]?.stdioItems,encoding:encoding,verboseInfo:verboseInfo,fdNumber:fdNumber}))return
const linesIterable=iterateForResult({stream:stream,onStreamEnd:onStreamEnd,lines:!0,encoding:encoding,stripFinalNewline:!0,allMixed:allMixed})
await logLines(linesIterable,stream,fdNumber,verboseInfo)}
const resumeStream=async stream=>{await(0,promises_.setImmediate)()
if(stream.readableFlowing===null)stream.resume()}
const contents_getStreamContents=async({stream:stream,stream:{readableObjectMode:readableObjectMode},iterable:iterable,fdNumber:fdNumber,encoding:encoding,maxBuffer:maxBuffer,lines:lines})=>{try{if(readableObjectMode||lines)return await getStreamAsArray(iterable,{maxBuffer:maxBuffer})
return encoding==="buffer"?new Uint8Array(await getStreamAsArrayBuffer(iterable,{maxBuffer:maxBuffer})):await getStreamAsString(iterable,{maxBuffer:maxBuffer})}catch(error){return handleBufferedData(handleMaxBuffer({error:error,stream:stream,readableObjectMode:readableObjectMode,lines:lines,encoding:encoding,fdNumber:fdNumber}))}}
const getBufferedData=async streamPromise=>{try{return await streamPromise}catch(error){return handleBufferedData(error)}}
const handleBufferedData=error=>isArrayBuffer(error?.bufferedData)?new Uint8Array(error.bufferedData):error?.bufferedData
const waitForStdioStreams=({subprocess:subprocess,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo})=>subprocess.stdio.map((stream,fdNumber)=>waitForSubprocessStream({stream:stream,fdNumber:fdNumber,encoding:encoding,buffer:buffer[fdNumber],maxBuffer:maxBuffer[fdNumber],lines:lines[fdNumber],allMixed:!1,stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo}))
const waitForSubprocessStream=async({stream:stream,fdNumber:fdNumber,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,allMixed:allMixed,stripFinalNewline:stripFinalNewline,allFds:allFds,verboseInfo:verboseInfo,streamInfo:streamInfo})=>{if(!stream)return
const onStreamEnd=waitForStream(stream,fdNumber,streamInfo)
if(isInputFileDescriptor(streamInfo,fdNumber)){await onStreamEnd
return}const[output]=await Promise.all([getStreamOutput({stream:stream,onStreamEnd:onStreamEnd,fdNumber:fdNumber,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,allMixed:allMixed,stripFinalNewline:stripFinalNewline,allFds:allFds,verboseInfo:verboseInfo,streamInfo:streamInfo}),onStreamEnd])
return output}
const makeAllStream=({stdout:stdout,stderr:stderr},{all:all})=>{if(!all)return
const fileDescriptors=[[stdout,1],[stderr,2]].filter(([stream])=>stream)
return fileDescriptors.length===0?void 0:setAllStream(mergeStreams(fileDescriptors.map(([stream])=>stream)))}
const getAllFds=({stdout:stdout,stderr:stderr},[,bufferStdout,bufferStderr])=>[...stdout!==null&&bufferStdout?[1]:[],...stderr!==null&&bufferStderr?[2]:[]]
const waitForAllStream=({subprocess:subprocess,all:all,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo})=>{const{stream:stream,buffer:bufferAll,drainedStream:drainedStream}=getAllStream(subprocess,all,buffer)
return Promise.all([waitForSubprocessStream({stream:stream,buffer:bufferAll,fdNumber:"all",encoding:encoding,maxBuffer:maxBuffer[1]+maxBuffer[2],lines:lines[1]||lines[2],allFds:getAllFds(subprocess,buffer),allMixed:stream===all&&getAllMixed(subprocess,all),stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo}),drainedStream===void 0?void 0:resumeStream(drainedStream)]).then(([output])=>output)}
const getAllStream=({stdout:stdout,stderr:stderr},all,[,bufferStdout,bufferStderr])=>{const buffer=bufferStdout||bufferStderr
if(!buffer)return{stream:all,buffer:buffer}
if(!all)return{stream:void 0,buffer:buffer}
if(!bufferStdout)return{stream:stderr,buffer:buffer,drainedStream:all}
return bufferStderr?{stream:all,buffer:buffer}:{stream:stdout,buffer:buffer,drainedStream:all}}
const getAllMixed=({stdout:stdout,stderr:stderr},all)=>all&&stdout&&stderr&&stdout.readableObjectMode!==stderr.readableObjectMode
const shouldLogIpc=verboseInfo=>isFullVerbose(verboseInfo,"ipc")
const logIpcOutput=(message,verboseInfo)=>{const verboseMessage=serializeVerboseMessage(message)
verboseLog({type:"ipc",verboseMessage:verboseMessage,fdNumber:"ipc",verboseInfo:verboseInfo})}
const waitForIpcOutput=async({subprocess:subprocess,buffer:bufferArray,maxBuffer:maxBufferArray,ipc:ipc,ipcOutput:ipcOutput,verboseInfo:verboseInfo})=>{if(!ipc)return ipcOutput
const isVerbose=shouldLogIpc(verboseInfo)
const buffer=getFdSpecificValue(bufferArray,"ipc")
const maxBuffer=getFdSpecificValue(maxBufferArray,"ipc")
const logErrors=[]
for await(const message of loopOnMessages({anyProcess:subprocess,channel:subprocess.channel,isSubprocess:!1,ipc:ipc,shouldAwait:!1,reference:!0})){if(buffer){checkIpcMaxBuffer(ipcOutput,maxBuffer)
ipcOutput.push(message)}if(isVerbose)try{logIpcOutput(message,verboseInfo)}catch(error){logErrors.push(error)}}if(logErrors.length>0)throw logErrors[0]
return ipcOutput}
const getBufferedIpcOutput=async(ipcOutputPromise,ipcOutput)=>{await Promise.allSettled([ipcOutputPromise])
return ipcOutput}
const waitForSubprocessResult=async({subprocess:subprocess,kill:kill,all:all,options:{encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,timeoutDuration:timeout,cancelSignal:cancelSignal,gracefulCancel:gracefulCancel,forceKillAfterDelay:forceKillAfterDelay,stripFinalNewline:stripFinalNewline,ipc:ipc,ipcInput:ipcInput},context:context,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,originalStreams:originalStreams,onInternalError:onInternalError,controller:controller})=>{const exitPromise=waitForExit(subprocess,context)
const streamInfo={originalStreams:originalStreams,fileDescriptors:fileDescriptors,subprocess:subprocess,exitPromise:exitPromise,propagating:!1}
const stdioPromises=waitForStdioStreams({subprocess:subprocess,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo})
const allPromise=waitForAllStream({subprocess:subprocess,all:all,encoding:encoding,buffer:buffer,maxBuffer:maxBuffer,lines:lines,stripFinalNewline:stripFinalNewline,verboseInfo:verboseInfo,streamInfo:streamInfo})
const ipcOutput=[]
const ipcOutputPromise=waitForIpcOutput({subprocess:subprocess,buffer:buffer,maxBuffer:maxBuffer,ipc:ipc,ipcOutput:ipcOutput,verboseInfo:verboseInfo})
const originalPromises=waitForOriginalStreams(originalStreams,subprocess,streamInfo)
const customStreamsEndPromises=waitForCustomStreamsEnd(fileDescriptors,streamInfo)
try{return await Promise.race([Promise.all([{},waitForSuccessfulExit(exitPromise),Promise.all(stdioPromises),allPromise,ipcOutputPromise,sendIpcInput(subprocess,ipcInput,ipc),...originalPromises,...customStreamsEndPromises]),onInternalError,throwOnSubprocessError(subprocess,controller),...throwOnTimeout(kill,timeout,context,controller),...throwOnCancel({kill:kill,cancelSignal:cancelSignal,gracefulCancel:gracefulCancel,context:context,controller:controller}),...throwOnGracefulCancel({subprocess:subprocess,kill:kill,cancelSignal:cancelSignal,gracefulCancel:gracefulCancel,forceKillAfterDelay:forceKillAfterDelay,context:context,controller:controller})])}catch(error){context.terminationReason??="other"
if(error instanceof MaxBufferError)kill()
return Promise.all([{error:error},exitPromise,Promise.all(stdioPromises.map(stdioPromise=>getBufferedData(stdioPromise))),getBufferedData(allPromise),getBufferedIpcOutput(ipcOutputPromise,ipcOutput),Promise.allSettled(originalPromises),Promise.allSettled(customStreamsEndPromises)])}}
const waitForOriginalStreams=(originalStreams,subprocess,streamInfo)=>originalStreams.map((stream,fdNumber)=>stream===subprocess.stdio[fdNumber]?void 0:waitForStream(stream,fdNumber,streamInfo))
const waitForCustomStreamsEnd=(fileDescriptors,streamInfo)=>fileDescriptors.flatMap(({stdioItems:stdioItems,direction:direction},fdNumber)=>stdioItems.filter(({value:value,stream:stream=value})=>isStream(stream,{checkOpen:!1})&&!isStandardStream(stream)).map(({type:type,value:value,stream:stream=value})=>waitForStream(stream,fdNumber,streamInfo,{isSameDirection:TRANSFORM_TYPES.has(type),stopOnExit:type==="native",readable:direction!=="output"||TRANSFORM_TYPES.has(type)})))
const throwOnSubprocessError=async(subprocess,{signal:signal})=>{const[error]=await(0,external_node_events_.once)(subprocess,"error",{signal:signal})
throw error}
const createWritable=({subprocess:subprocess,concurrentStreams:concurrentStreams},options)=>{const{to:to}=copyOptions(options)
const subprocessStdin=getToStream(subprocess,to)
const{waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy}=addWritableConcurrentStreams(concurrentStreams,subprocessStdin)
const writable=new external_node_stream_.Writable({...getWritableMethods(subprocessStdin,subprocess,waitWritableFinal),destroy:(0,external_node_util_.callbackify)(onWritableDestroy.bind(void 0,{subprocessStdin:subprocessStdin,subprocess:subprocess,waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy})),highWaterMark:subprocessStdin.writableHighWaterMark,objectMode:subprocessStdin.writableObjectMode})
onStdinFinished(subprocessStdin,writable,void 0,subprocess)
return writable}
const addWritableConcurrentStreams=(concurrentStreams,subprocessStdin)=>{const waitWritableFinal=addConcurrentStream(concurrentStreams,subprocessStdin,"writableFinal")
const waitWritableDestroy=addConcurrentStream(concurrentStreams,subprocessStdin,"writableDestroy")
return{waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy}}
const getWritableMethods=(subprocessStdin,subprocess,waitWritableFinal)=>({write:onWrite.bind(void 0,subprocessStdin),final:(0,external_node_util_.callbackify)(onWritableFinal.bind(void 0,subprocessStdin,subprocess,waitWritableFinal))})
const onWrite=(subprocessStdin,chunk,encoding,done)=>{if(subprocessStdin.write(chunk,encoding))done()
else subprocessStdin.once("drain",done)}
const onWritableFinal=async(subprocessStdin,subprocess,waitWritableFinal)=>{if(!await waitForConcurrentStreams(waitWritableFinal,subprocess))return
if(subprocessStdin.writable)subprocessStdin.end()
await subprocess}
const onStdinFinished=async(subprocessStdin,writable,subprocessStdout,subprocess)=>{try{await waitForSubprocessStdin(subprocessStdin)
await subprocess
if(writable.writable)writable.end()}catch(error){await safeWaitForSubprocessStdout(subprocessStdout)
destroyOtherStream(writable,!writable.writableFinished,await getSubprocessError(subprocess,error))}}
const getSubprocessError=async(subprocess,error)=>{if(!shouldUseSubprocessError(error))return error
try{await subprocess}catch(subprocessError){return subprocessError}return error}
const shouldUseSubprocessError=error=>error===void 0||isStreamAbort(error)||error.code==="EPIPE"
const onWritableDestroy=async({subprocessStdin:subprocessStdin,subprocess:subprocess,waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy},error)=>{await waitForConcurrentStreams(waitWritableFinal,subprocess)
if(await waitForConcurrentStreams(waitWritableDestroy,subprocess)){destroyOtherWritable(subprocessStdin,error)
await subprocess}throwDestroyError(error)}
const destroyOtherWritable=(stream,error)=>{destroyOtherStream(stream,stream.writable,error)}
const createDuplex=({subprocess:subprocess,concurrentStreams:concurrentStreams,encoding:encoding},options)=>{const{from:from,to:to,binary:binaryOption=!0,preserveNewlines:preserveNewlines=!0}=copyOptions(options)
checkBooleanOption(binaryOption,"binary")
checkBooleanOption(preserveNewlines,"preserveNewlines")
const binary=binaryOption||BINARY_ENCODINGS.has(encoding)
const subprocessStdout=getFromStream(subprocess,from)
const subprocessStdin=getToStream(subprocess,to)
const waitReadableDestroy=addConcurrentStream(concurrentStreams,subprocessStdout,"readableDestroy")
const{waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy}=addWritableConcurrentStreams(concurrentStreams,subprocessStdin)
const{readableEncoding:readableEncoding,readableObjectMode:readableObjectMode,readableHighWaterMark:readableHighWaterMark}=getReadableOptions(subprocessStdout,binary)
const{read:read,onStdoutDataDone:onStdoutDataDone}=getReadableMethods({subprocessStdout:subprocessStdout,subprocess:subprocess,binary:binary,encoding:encoding,preserveNewlines:preserveNewlines})
const duplex=new external_node_stream_.Duplex({read:read,...getWritableMethods(subprocessStdin,subprocess,waitWritableFinal),destroy:(0,external_node_util_.callbackify)(onDuplexDestroy.bind(void 0,{subprocessStdout:subprocessStdout,subprocessStdin:subprocessStdin,subprocess:subprocess,waitReadableDestroy:waitReadableDestroy,waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy})),readableHighWaterMark:readableHighWaterMark,writableHighWaterMark:subprocessStdin.writableHighWaterMark,readableObjectMode:readableObjectMode,writableObjectMode:subprocessStdin.writableObjectMode,encoding:readableEncoding})
onStdoutFinished({subprocessStdout:subprocessStdout,onStdoutDataDone:onStdoutDataDone,readable:duplex,subprocess:subprocess,subprocessStdin:subprocessStdin})
onStdinFinished(subprocessStdin,duplex,subprocessStdout,subprocess)
return duplex}
const onDuplexDestroy=async({subprocessStdout:subprocessStdout,subprocessStdin:subprocessStdin,subprocess:subprocess,waitReadableDestroy:waitReadableDestroy,waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy},error)=>{await Promise.all([onReadableDestroy({subprocessStdout:subprocessStdout,subprocess:subprocess,waitReadableDestroy:waitReadableDestroy},error),onWritableDestroy({subprocessStdin:subprocessStdin,subprocess:subprocess,waitWritableFinal:waitWritableFinal,waitWritableDestroy:waitWritableDestroy},error)])}
const addConvertedStreams=(subprocess,{encoding:encoding})=>{const concurrentStreams=initializeConcurrentStreams()
subprocess.readable=createReadable.bind(void 0,{subprocess:subprocess,concurrentStreams:concurrentStreams,encoding:encoding})
subprocess.writable=createWritable.bind(void 0,{subprocess:subprocess,concurrentStreams:concurrentStreams})
subprocess.duplex=createDuplex.bind(void 0,{subprocess:subprocess,concurrentStreams:concurrentStreams,encoding:encoding})
subprocess.readableStream=createReadableStream.bind(void 0,subprocess)
subprocess.writableStream=createWritableStream.bind(void 0,subprocess)
subprocess.transformStream=createTransformStream.bind(void 0,subprocess)
subprocess.iterable=createIterable.bind(void 0,subprocess,encoding)
subprocess[Symbol.asyncIterator]=createIterable.bind(void 0,subprocess,encoding,{})}
const mergePromise=(promise,properties)=>Object.assign(promise,properties)
const execaCoreAsync=(rawFile,rawArguments,rawOptions,createNested)=>{const{file:file,commandArguments:commandArguments,command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo,options:options,fileDescriptors:fileDescriptors}=handleAsyncArguments(rawFile,rawArguments,rawOptions)
const{subprocess:nodeChildProcess,promise:promise,kill:kill,all:all,convertedStreams:convertedStreams}=spawnSubprocessAsync({file:file,commandArguments:commandArguments,options:options,startTime:startTime,verboseInfo:verboseInfo,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors})
const subprocess=getSubprocessPromise({promise:promise,nodeChildProcess:nodeChildProcess,kill:kill,all:all,convertedStreams:convertedStreams,options:options})
subprocess.pipe=pipeToSubprocess.bind(void 0,{source:subprocess,sourcePromise:promise,boundOptions:{},createNested:createNested})
SUBPROCESS_OPTIONS.set(subprocess,{options:options,fileDescriptors:fileDescriptors})
return subprocess}
const handleAsyncArguments=(rawFile,rawArguments,rawOptions)=>{const{command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo}=handleCommand(rawFile,rawArguments,rawOptions)
const{file:file,commandArguments:commandArguments,options:normalizedOptions}=normalizeOptions(rawFile,rawArguments,rawOptions)
const options=handleAsyncOptions(normalizedOptions)
const fileDescriptors=handleStdioAsync(options,verboseInfo)
return{file:file,commandArguments:commandArguments,command:command,escapedCommand:escapedCommand,startTime:startTime,verboseInfo:verboseInfo,options:options,fileDescriptors:fileDescriptors}}
const handleAsyncOptions=({timeout:timeout,signal:signal,...options})=>({__proto__:null,...options,timeoutDuration:timeout})
const spawnSubprocessAsync=({file:file,commandArguments:commandArguments,options:options,startTime:startTime,verboseInfo:verboseInfo,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors})=>{let subprocess
try{subprocess=(0,external_node_child_process_.spawn)(...concatenateShell(file,commandArguments,getSpawnOptions(options)))}catch(error){return handleEarlyError({error:error,command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,verboseInfo:verboseInfo})}if(subprocess.stdio===void 0)return handleEarlyError({error:(0,external_node_events_.once)(subprocess,"error").then(([error])=>error),command:command,escapedCommand:escapedCommand,fileDescriptors:fileDescriptors,options:options,startTime:startTime,verboseInfo:verboseInfo})
const controller=new AbortController;(0,external_node_events_.setMaxListeners)(1/0,controller.signal)
const originalStreams=[...subprocess.stdio]
pipeOutputAsync(subprocess,fileDescriptors,controller)
setIpcSubprocessOptions(subprocess,options)
const context={}
const onInternalError=createDeferred()
const kill=subprocessKill.bind(void 0,{kill:getKillFunction(subprocess,options),options:options,onInternalError:onInternalError,context:context,controller:controller})
cleanupOnExit(kill,options,controller)
const all=makeAllStream(subprocess,options)
const promise=handlePromise({subprocess:subprocess,kill:kill,all:all,options:options,startTime:startTime,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,originalStreams:originalStreams,command:command,escapedCommand:escapedCommand,context:context,onInternalError:onInternalError,controller:controller})
return{subprocess:subprocess,promise:promise,kill:kill,all:all}}
const getSubprocessPromise=({promise:promise,nodeChildProcess:nodeChildProcess,kill:kill,all:all,convertedStreams:convertedStreams,options:options})=>{const subprocess=mergePromise(promise,getSubprocessProperties(nodeChildProcess,all))
subprocess.kill=kill??subprocess.kill
if(convertedStreams===void 0)addConvertedStreams(subprocess,options)
else Object.assign(subprocess,convertedStreams)
addIpcMethods(subprocess,nodeChildProcess,options)
return subprocess}
const getSubprocessProperties=(nodeChildProcess,all)=>({nodeChildProcess:nodeChildProcess,pid:nodeChildProcess.pid,stdin:nodeChildProcess.stdin,stdout:nodeChildProcess.stdout,stderr:nodeChildProcess.stderr,stdio:nodeChildProcess.stdio,all:all,kill:nodeChildProcess.kill.bind(nodeChildProcess)})
const handlePromise=async({subprocess:subprocess,kill:kill,all:allStream,options:options,startTime:startTime,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,originalStreams:originalStreams,command:command,escapedCommand:escapedCommand,context:context,onInternalError:onInternalError,controller:controller})=>{const[errorInfo,[exitCode,signal],stdioResults,allResult,ipcOutput]=await waitForSubprocessResult({subprocess:subprocess,kill:kill,all:allStream,options:options,context:context,verboseInfo:verboseInfo,fileDescriptors:fileDescriptors,originalStreams:originalStreams,onInternalError:onInternalError,controller:controller})
controller.abort()
onInternalError.resolve()
const stdio=stdioResults.map((stdioResult,fdNumber)=>stripNewline(stdioResult,options,fdNumber))
const all=stripNewline(allResult,options,"all",getAllFds(subprocess,options.buffer))
const result=getAsyncResult({errorInfo:errorInfo,exitCode:exitCode,signal:signal,stdio:stdio,all:all,ipcOutput:ipcOutput,context:context,options:options,command:command,escapedCommand:escapedCommand,startTime:startTime})
return handleResult(result,verboseInfo,options)}
const getAsyncResult=({errorInfo:errorInfo,exitCode:exitCode,signal:signal,stdio:stdio,all:all,ipcOutput:ipcOutput,context:context,options:options,command:command,escapedCommand:escapedCommand,startTime:startTime})=>Object.hasOwn(errorInfo,"error")?makeError({error:errorInfo.error,command:command,escapedCommand:escapedCommand,timedOut:context.terminationReason==="timeout",isCanceled:context.terminationReason==="cancel"||context.terminationReason==="gracefulCancel",isGracefullyCanceled:context.terminationReason==="gracefulCancel",isMaxBuffer:errorInfo.error instanceof MaxBufferError,isForcefullyTerminated:context.isForcefullyTerminated,exitCode:exitCode,signal:signal,stdio:stdio,all:all,ipcOutput:ipcOutput,options:options,startTime:startTime,isSync:!1}):makeSuccessResult({command:command,escapedCommand:escapedCommand,stdio:stdio,all:all,ipcOutput:ipcOutput,options:options,startTime:startTime})
const mergeOptions=(boundOptions,options)=>{const safeBoundOptions={__proto__:null,...boundOptions}
const mergedOptions=Object.fromEntries(Object.entries(options).map(([optionName,optionValue])=>[optionName,mergeOption(optionName,safeBoundOptions[optionName],optionValue)]))
return{__proto__:null,...safeBoundOptions,...mergedOptions}}
const mergeOption=(optionName,boundOptionValue,optionValue)=>DEEP_OPTIONS.has(optionName)&&isPlainObject(boundOptionValue)&&isPlainObject(optionValue)?{...boundOptionValue,...optionValue}:optionValue
const DEEP_OPTIONS=new Set(["env",...FD_SPECIFIC_OPTIONS])
const createExeca=(mapArguments,boundOptions,deepOptions,setBoundExeca)=>{const createNested=(mapArguments,boundOptions,setBoundExeca)=>createExeca(mapArguments,boundOptions,deepOptions,setBoundExeca)
const boundExeca=(...execaArguments)=>callBoundExeca({mapArguments:mapArguments,deepOptions:deepOptions,boundOptions:boundOptions,setBoundExeca:setBoundExeca,createNested:createNested},...execaArguments)
if(setBoundExeca!==void 0)setBoundExeca(boundExeca,createNested,boundOptions)
return boundExeca}
const callBoundExeca=({mapArguments:mapArguments,deepOptions:deepOptions={},boundOptions:boundOptions={},setBoundExeca:setBoundExeca,createNested:createNested},firstArgument,...nextArguments)=>{if(isPlainObject(firstArgument))return createNested(mapArguments,mergeOptions(boundOptions,firstArgument),setBoundExeca)
const{file:file,commandArguments:commandArguments,options:options,isSync:isSync}=parseArguments({mapArguments:mapArguments,firstArgument:firstArgument,nextArguments:nextArguments,deepOptions:deepOptions,boundOptions:boundOptions})
return isSync?execaCoreSync(file,commandArguments,options):execaCoreAsync(file,commandArguments,options,createNested)}
const parseArguments=({mapArguments:mapArguments,firstArgument:firstArgument,nextArguments:nextArguments,deepOptions:deepOptions,boundOptions:boundOptions})=>{const callArguments=isTemplateString(firstArgument)?parseTemplates(firstArgument,nextArguments):[firstArgument,...nextArguments]
const[initialFile,initialArguments,initialOptions]=normalizeParameters(...callArguments)
const mergedOptions=mergeOptions(mergeOptions(deepOptions,boundOptions),initialOptions)
for(const[optionName,optionValue]of Object.entries(deepOptions))if(mergedOptions[optionName]===void 0)mergedOptions[optionName]=optionValue
const{options:options=mergedOptions,isSync:isSync=!1}={__proto__:null,...mapArguments({options:mergedOptions})}
return{file:initialFile,commandArguments:initialArguments,options:options,isSync:isSync}}
const setScriptSync=(boundExeca,createNested,boundOptions)=>{boundExeca.sync=createNested(mapScriptSync,boundOptions)
boundExeca.s=boundExeca.sync}
const mapScriptAsync=({options:options})=>getScriptOptions(options)
const mapScriptSync=({options:options})=>({...getScriptOptions(options),isSync:!0})
const getScriptOptions=options=>({options:{__proto__:null,...options,...getScriptStdinOption(options)}})
const getScriptStdinOption=({stdin:stdin="inherit",input:input,inputFile:inputFile,stdio:stdio})=>input===void 0&&inputFile===void 0&&stdio===void 0?{stdin:stdin}:{}
const deepScriptOptions={preferLocal:!0}
const execa=createExeca(()=>({}))
createExeca(()=>({isSync:!0}))
createExeca(mapNode)
createExeca(mapScriptAsync,{},deepScriptOptions,setScriptSync)
const{sendMessage:execa_sendMessage,getOneMessage:execa_getOneMessage,getEachMessage:execa_getEachMessage,getCancelSignal:execa_getCancelSignal}=getIpcExport()})}

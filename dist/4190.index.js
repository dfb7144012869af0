export const id=4190
export const ids=[4190]
export const modules={18053:(module=>{function deepFreeze(obj){if(obj instanceof Map)obj.clear=obj.delete=obj.set=function(){throw new Error("map is read-only")}
else if(obj instanceof Set)obj.add=obj.clear=obj.delete=function(){throw new Error("set is read-only")}
Object.freeze(obj)
Object.getOwnPropertyNames(obj).forEach(name=>{const prop=obj[name]
const type=typeof prop
if((type==="object"||type==="function")&&!Object.isFrozen(prop))deepFreeze(prop)})
return obj}class Response{constructor(mode){if(mode.data===void 0)mode.data={}
this.data=mode.data
this.isMatchIgnored=!1}ignoreMatch(){this.isMatchIgnored=!0}}function escapeHTML(value){return value.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/'/g,"&#x27;")}function inherit$1(original,...objects){const result=Object.create(null)
for(const key in original)result[key]=original[key]
objects.forEach(function(obj){for(const key in obj)result[key]=obj[key]})
return result}const SPAN_CLOSE="</span>"
const emitsWrappingTags=node=>!!node.scope
const scopeToCSSClass=(name,{prefix:prefix})=>{if(name.startsWith("language:"))return name.replace("language:","language-")
if(name.includes(".")){const pieces=name.split(".")
return[`${prefix}${pieces.shift()}`,...pieces.map((x,i)=>`${x}${"_".repeat(i+1)}`)].join(" ")}return`${prefix}${name}`}
class HTMLRenderer{constructor(parseTree,options){this.buffer=""
this.classPrefix=options.classPrefix
parseTree.walk(this)}addText(text){this.buffer+=escapeHTML(text)}openNode(node){if(!emitsWrappingTags(node))return
const className=scopeToCSSClass(node.scope,{prefix:this.classPrefix})
this.span(className)}closeNode(node){if(!emitsWrappingTags(node))return
this.buffer+=SPAN_CLOSE}value(){return this.buffer}span(className){this.buffer+=`<span class="${className}">`}}const newNode=(opts={})=>{const result={children:[]}
Object.assign(result,opts)
return result}
class TokenTree{constructor(){this.rootNode=newNode()
this.stack=[this.rootNode]}get top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(node){this.top.children.push(node)}openNode(scope){const node=newNode({scope:scope})
this.add(node)
this.stack.push(node)}closeNode(){if(this.stack.length>1)return this.stack.pop()
return}closeAllNodes(){while(this.closeNode());}toJSON(){return JSON.stringify(this.rootNode,null,4)}walk(builder){return this.constructor._walk(builder,this.rootNode)}static _walk(builder,node){if(typeof node==="string")builder.addText(node)
else if(node.children){builder.openNode(node)
node.children.forEach(child=>this._walk(builder,child))
builder.closeNode(node)}return builder}static _collapse(node){if(typeof node==="string")return
if(!node.children)return
if(node.children.every(el=>typeof el==="string"))node.children=[node.children.join("")]
else node.children.forEach(child=>{TokenTree._collapse(child)})}}class TokenTreeEmitter extends TokenTree{constructor(options){super()
this.options=options}addText(text){if(text==="")return
this.add(text)}startScope(scope){this.openNode(scope)}endScope(){this.closeNode()}__addSublanguage(emitter,name){const node=emitter.root
if(name)node.scope=`language:${name}`
this.add(node)}toHTML(){const renderer=new HTMLRenderer(this,this.options)
return renderer.value()}finalize(){this.closeAllNodes()
return!0}}function source(re){if(!re)return null
if(typeof re==="string")return re
return re.source}function lookahead(re){return concat("(?=",re,")")}function anyNumberOfTimes(re){return concat("(?:",re,")*")}function optional(re){return concat("(?:",re,")?")}function concat(...args){const joined=args.map(x=>source(x)).join("")
return joined}function stripOptionsFromArgs(args){const opts=args[args.length-1]
if(typeof opts==="object"&&opts.constructor===Object){args.splice(args.length-1,1)
return opts}else return{}}function either(...args){const opts=stripOptionsFromArgs(args)
const joined="("+(opts.capture?"":"?:")+args.map(x=>source(x)).join("|")+")"
return joined}function countMatchGroups(re){return new RegExp(re.toString()+"|").exec("").length-1}function startsWith(re,lexeme){const match=re&&re.exec(lexeme)
return match&&match.index===0}const BACKREF_RE=new RegExp(either(/\[(?:[^\\\]]|\\.)*\]/,/\(\?<(?![=!])[^>]+>/,/\(\?'[^']+'/,/\(\??/,/\\([1-9][0-9]*)/,/\\./))
function _rewriteBackreferences(regexps,{joinWith:joinWith}){let numCaptures=0
return regexps.map(regex=>{numCaptures+=1
const offset=numCaptures
let re=source(regex)
let out=""
while(re.length>0){const match=BACKREF_RE.exec(re)
if(!match){out+=re
break}out+=re.substring(0,match.index)
re=re.substring(match.index+match[0].length)
if(match[0][0]==="\\"&&match[1])out+="\\"+String(Number(match[1])+offset)
else{out+=match[0]
if(match[0]==="("||/^\(\?[<']/.test(match[0]))numCaptures++}}return out}).map(re=>`(${re})`).join(joinWith)}const MATCH_NOTHING_RE=/\b\B/
const IDENT_RE="[a-zA-Z]\\w*"
const UNDERSCORE_IDENT_RE="[a-zA-Z_]\\w*"
const NUMBER_RE="\\b\\d+(\\.\\d+)?"
const C_NUMBER_RE="(-?)(\\b0[xX][a-fA-F0-9]+|(\\b\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?)"
const BINARY_NUMBER_RE="\\b(0b[01]+)"
const RE_STARTERS_RE="!|!=|!==|%|%=|&|&&|&=|\\*|\\*=|\\+|\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\?|\\[|\\{|\\(|\\^|\\^=|\\||\\|=|\\|\\||~"
const SHEBANG=(opts={})=>{const beginShebang=/^#![ ]*\//
if(opts.binary)opts.begin=concat(beginShebang,/.*\b/,opts.binary,/\b.*/)
return inherit$1({scope:"meta",begin:beginShebang,end:/$/,relevance:0,"on:begin":(m,resp)=>{if(m.index!==0)resp.ignoreMatch()}},opts)}
const BACKSLASH_ESCAPE={begin:"\\\\[\\s\\S]",relevance:0}
const APOS_STRING_MODE={scope:"string",begin:"'",end:"'",illegal:"\\n",contains:[BACKSLASH_ESCAPE]}
const QUOTE_STRING_MODE={scope:"string",begin:'"',end:'"',illegal:"\\n",contains:[BACKSLASH_ESCAPE]}
const PHRASAL_WORDS_MODE={begin:/\b(a|an|the|are|I'm|isn't|don't|doesn't|won't|but|just|should|pretty|simply|enough|gonna|going|wtf|so|such|will|you|your|they|like|more)\b/}
const COMMENT=function(begin,end,modeOptions={}){const mode=inherit$1({scope:"comment",begin:begin,end:end,contains:[]},modeOptions)
mode.contains.push({scope:"doctag",begin:"[ ]*(?=(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):)",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0})
const ENGLISH_WORD=either("I","a","is","so","us","to","at","if","in","it","on",/[A-Za-z]+['](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/)
mode.contains.push({begin:concat(/[ ]+/,"(",ENGLISH_WORD,/[.]?[:]?([.][ ]|[ ])/,"){3}")})
return mode}
const C_LINE_COMMENT_MODE=COMMENT("//","$")
const C_BLOCK_COMMENT_MODE=COMMENT("/\\*","\\*/")
const HASH_COMMENT_MODE=COMMENT("#","$")
const NUMBER_MODE={scope:"number",begin:NUMBER_RE,relevance:0}
const C_NUMBER_MODE={scope:"number",begin:C_NUMBER_RE,relevance:0}
const BINARY_NUMBER_MODE={scope:"number",begin:BINARY_NUMBER_RE,relevance:0}
const REGEXP_MODE={scope:"regexp",begin:/\/(?=[^/\n]*\/)/,end:/\/[gimuy]*/,contains:[BACKSLASH_ESCAPE,{begin:/\[/,end:/\]/,relevance:0,contains:[BACKSLASH_ESCAPE]}]}
const TITLE_MODE={scope:"title",begin:IDENT_RE,relevance:0}
const UNDERSCORE_TITLE_MODE={scope:"title",begin:UNDERSCORE_IDENT_RE,relevance:0}
const METHOD_GUARD={begin:"\\.\\s*"+UNDERSCORE_IDENT_RE,relevance:0}
const END_SAME_AS_BEGIN=function(mode){return Object.assign(mode,{"on:begin":(m,resp)=>{resp.data._beginMatch=m[1]},"on:end":(m,resp)=>{if(resp.data._beginMatch!==m[1])resp.ignoreMatch()}})}
var MODES=Object.freeze({__proto__:null,APOS_STRING_MODE:APOS_STRING_MODE,BACKSLASH_ESCAPE:BACKSLASH_ESCAPE,BINARY_NUMBER_MODE:BINARY_NUMBER_MODE,BINARY_NUMBER_RE:BINARY_NUMBER_RE,COMMENT:COMMENT,C_BLOCK_COMMENT_MODE:C_BLOCK_COMMENT_MODE,C_LINE_COMMENT_MODE:C_LINE_COMMENT_MODE,C_NUMBER_MODE:C_NUMBER_MODE,C_NUMBER_RE:C_NUMBER_RE,END_SAME_AS_BEGIN:END_SAME_AS_BEGIN,HASH_COMMENT_MODE:HASH_COMMENT_MODE,IDENT_RE:IDENT_RE,MATCH_NOTHING_RE:MATCH_NOTHING_RE,METHOD_GUARD:METHOD_GUARD,NUMBER_MODE:NUMBER_MODE,NUMBER_RE:NUMBER_RE,PHRASAL_WORDS_MODE:PHRASAL_WORDS_MODE,QUOTE_STRING_MODE:QUOTE_STRING_MODE,REGEXP_MODE:REGEXP_MODE,RE_STARTERS_RE:RE_STARTERS_RE,SHEBANG:SHEBANG,TITLE_MODE:TITLE_MODE,UNDERSCORE_IDENT_RE:UNDERSCORE_IDENT_RE,UNDERSCORE_TITLE_MODE:UNDERSCORE_TITLE_MODE})
function skipIfHasPrecedingDot(match,response){const before=match.input[match.index-1]
if(before===".")response.ignoreMatch()}function scopeClassName(mode,_parent){if(mode.className!==void 0){mode.scope=mode.className
delete mode.className}}function beginKeywords(mode,parent){if(!parent)return
if(!mode.beginKeywords)return
mode.begin="\\b("+mode.beginKeywords.split(" ").join("|")+")(?!\\.)(?=\\b|\\s)"
mode.__beforeBegin=skipIfHasPrecedingDot
mode.keywords=mode.keywords||mode.beginKeywords
delete mode.beginKeywords
if(mode.relevance===void 0)mode.relevance=0}function compileIllegal(mode,_parent){if(!Array.isArray(mode.illegal))return
mode.illegal=either(...mode.illegal)}function compileMatch(mode,_parent){if(!mode.match)return
if(mode.begin||mode.end)throw new Error("begin & end are not supported with match")
mode.begin=mode.match
delete mode.match}function compileRelevance(mode,_parent){if(mode.relevance===void 0)mode.relevance=1}const beforeMatchExt=(mode,parent)=>{if(!mode.beforeMatch)return
if(mode.starts)throw new Error("beforeMatch cannot be used with starts")
const originalMode=Object.assign({},mode)
Object.keys(mode).forEach(key=>{delete mode[key]})
mode.keywords=originalMode.keywords
mode.begin=concat(originalMode.beforeMatch,lookahead(originalMode.begin))
mode.starts={relevance:0,contains:[Object.assign(originalMode,{endsParent:!0})]}
mode.relevance=0
delete originalMode.beforeMatch}
const COMMON_KEYWORDS=["of","and","for","in","not","or","if","then","parent","list","value"]
const DEFAULT_KEYWORD_SCOPE="keyword"
function compileKeywords(rawKeywords,caseInsensitive,scopeName=DEFAULT_KEYWORD_SCOPE){const compiledKeywords=Object.create(null)
if(typeof rawKeywords==="string")compileList(scopeName,rawKeywords.split(" "))
else if(Array.isArray(rawKeywords))compileList(scopeName,rawKeywords)
else Object.keys(rawKeywords).forEach(function(scopeName){Object.assign(compiledKeywords,compileKeywords(rawKeywords[scopeName],caseInsensitive,scopeName))})
return compiledKeywords
function compileList(scopeName,keywordList){if(caseInsensitive)keywordList=keywordList.map(x=>x.toLowerCase())
keywordList.forEach(function(keyword){const pair=keyword.split("|")
compiledKeywords[pair[0]]=[scopeName,scoreForKeyword(pair[0],pair[1])]})}}function scoreForKeyword(keyword,providedScore){if(providedScore)return Number(providedScore)
return commonKeyword(keyword)?0:1}function commonKeyword(keyword){return COMMON_KEYWORDS.includes(keyword.toLowerCase())}const seenDeprecations={}
const error=message=>{console.error(message)}
const warn=(message,...args)=>{console.log(`WARN: ${message}`,...args)}
const deprecated=(version,message)=>{if(seenDeprecations[`${version}/${message}`])return
console.log(`Deprecated as of ${version}. ${message}`)
seenDeprecations[`${version}/${message}`]=!0}
const MultiClassError=new Error
function remapScopeNames(mode,regexes,{key:key}){let offset=0
const scopeNames=mode[key]
const emit={}
const positions={}
for(let i=1;i<=regexes.length;i++){positions[i+offset]=scopeNames[i]
emit[i+offset]=!0
offset+=countMatchGroups(regexes[i-1])}mode[key]=positions
mode[key]._emit=emit
mode[key]._multi=!0}function beginMultiClass(mode){if(!Array.isArray(mode.begin))return
if(mode.skip||mode.excludeBegin||mode.returnBegin){error("skip, excludeBegin, returnBegin not compatible with beginScope: {}")
throw MultiClassError}if(typeof mode.beginScope!=="object"||mode.beginScope===null){error("beginScope must be object")
throw MultiClassError}remapScopeNames(mode,mode.begin,{key:"beginScope"})
mode.begin=_rewriteBackreferences(mode.begin,{joinWith:""})}function endMultiClass(mode){if(!Array.isArray(mode.end))return
if(mode.skip||mode.excludeEnd||mode.returnEnd){error("skip, excludeEnd, returnEnd not compatible with endScope: {}")
throw MultiClassError}if(typeof mode.endScope!=="object"||mode.endScope===null){error("endScope must be object")
throw MultiClassError}remapScopeNames(mode,mode.end,{key:"endScope"})
mode.end=_rewriteBackreferences(mode.end,{joinWith:""})}function scopeSugar(mode){if(mode.scope&&typeof mode.scope==="object"&&mode.scope!==null){mode.beginScope=mode.scope
delete mode.scope}}function MultiClass(mode){scopeSugar(mode)
if(typeof mode.beginScope==="string")mode.beginScope={_wrap:mode.beginScope}
if(typeof mode.endScope==="string")mode.endScope={_wrap:mode.endScope}
beginMultiClass(mode)
endMultiClass(mode)}function compileLanguage(language){function langRe(value,global){return new RegExp(source(value),"m"+(language.case_insensitive?"i":"")+(language.unicodeRegex?"u":"")+(global?"g":""))}class MultiRegex{constructor(){this.matchIndexes={}
this.regexes=[]
this.matchAt=1
this.position=0}addRule(re,opts){opts.position=this.position++
this.matchIndexes[this.matchAt]=opts
this.regexes.push([opts,re])
this.matchAt+=countMatchGroups(re)+1}compile(){if(this.regexes.length===0)this.exec=()=>null
const terminators=this.regexes.map(el=>el[1])
this.matcherRe=langRe(_rewriteBackreferences(terminators,{joinWith:"|"}),!0)
this.lastIndex=0}exec(s){this.matcherRe.lastIndex=this.lastIndex
const match=this.matcherRe.exec(s)
if(!match)return null
const i=match.findIndex((el,i)=>i>0&&el!==void 0)
const matchData=this.matchIndexes[i]
match.splice(0,i)
return Object.assign(match,matchData)}}class ResumableMultiRegex{constructor(){this.rules=[]
this.multiRegexes=[]
this.count=0
this.lastIndex=0
this.regexIndex=0}getMatcher(index){if(this.multiRegexes[index])return this.multiRegexes[index]
const matcher=new MultiRegex
this.rules.slice(index).forEach(([re,opts])=>matcher.addRule(re,opts))
matcher.compile()
this.multiRegexes[index]=matcher
return matcher}resumingScanAtSamePosition(){return this.regexIndex!==0}considerAll(){this.regexIndex=0}addRule(re,opts){this.rules.push([re,opts])
if(opts.type==="begin")this.count++}exec(s){const m=this.getMatcher(this.regexIndex)
m.lastIndex=this.lastIndex
let result=m.exec(s)
if(this.resumingScanAtSamePosition())if(result&&result.index===this.lastIndex);else{const m2=this.getMatcher(0)
m2.lastIndex=this.lastIndex+1
result=m2.exec(s)}if(result){this.regexIndex+=result.position+1
if(this.regexIndex===this.count)this.considerAll()}return result}}function buildModeRegex(mode){const mm=new ResumableMultiRegex
mode.contains.forEach(term=>mm.addRule(term.begin,{rule:term,type:"begin"}))
if(mode.terminatorEnd)mm.addRule(mode.terminatorEnd,{type:"end"})
if(mode.illegal)mm.addRule(mode.illegal,{type:"illegal"})
return mm}function compileMode(mode,parent){const cmode=mode
if(mode.isCompiled)return cmode;[scopeClassName,compileMatch,MultiClass,beforeMatchExt].forEach(ext=>ext(mode,parent))
language.compilerExtensions.forEach(ext=>ext(mode,parent))
mode.__beforeBegin=null;[beginKeywords,compileIllegal,compileRelevance].forEach(ext=>ext(mode,parent))
mode.isCompiled=!0
let keywordPattern=null
if(typeof mode.keywords==="object"&&mode.keywords.$pattern){mode.keywords=Object.assign({},mode.keywords)
keywordPattern=mode.keywords.$pattern
delete mode.keywords.$pattern}keywordPattern=keywordPattern||/\w+/
if(mode.keywords)mode.keywords=compileKeywords(mode.keywords,language.case_insensitive)
cmode.keywordPatternRe=langRe(keywordPattern,!0)
if(parent){if(!mode.begin)mode.begin=/\B|\b/
cmode.beginRe=langRe(cmode.begin)
if(!mode.end&&!mode.endsWithParent)mode.end=/\B|\b/
if(mode.end)cmode.endRe=langRe(cmode.end)
cmode.terminatorEnd=source(cmode.end)||""
if(mode.endsWithParent&&parent.terminatorEnd)cmode.terminatorEnd+=(mode.end?"|":"")+parent.terminatorEnd}if(mode.illegal)cmode.illegalRe=langRe(mode.illegal)
if(!mode.contains)mode.contains=[]
mode.contains=[].concat(...mode.contains.map(function(c){return expandOrCloneMode(c==="self"?mode:c)}))
mode.contains.forEach(function(c){compileMode(c,cmode)})
if(mode.starts)compileMode(mode.starts,parent)
cmode.matcher=buildModeRegex(cmode)
return cmode}if(!language.compilerExtensions)language.compilerExtensions=[]
if(language.contains&&language.contains.includes("self"))throw new Error("ERR: contains `self` is not supported at the top-level of a language.  See documentation.")
language.classNameAliases=inherit$1(language.classNameAliases||{})
return compileMode(language)}function dependencyOnParent(mode){if(!mode)return!1
return mode.endsWithParent||dependencyOnParent(mode.starts)}function expandOrCloneMode(mode){if(mode.variants&&!mode.cachedVariants)mode.cachedVariants=mode.variants.map(function(variant){return inherit$1(mode,{variants:null},variant)})
if(mode.cachedVariants)return mode.cachedVariants
if(dependencyOnParent(mode))return inherit$1(mode,{starts:mode.starts?inherit$1(mode.starts):null})
if(Object.isFrozen(mode))return inherit$1(mode)
return mode}var version="11.12.0"
class HTMLInjectionError extends Error{constructor(reason,html){super(reason)
this.name="HTMLInjectionError"
this.html=html}}const escape=escapeHTML
const inherit=inherit$1
const NO_MATCH=Symbol("nomatch")
const MAX_KEYWORD_HITS=7
const HLJS=function(hljs){const languages=Object.create(null)
const aliases=Object.create(null)
const plugins=[]
let SAFE_MODE=!0
const LANGUAGE_NOT_FOUND="Could not find the language '{}', did you forget to load/include a language module?"
const PLAINTEXT_LANGUAGE={disableAutodetect:!0,name:"Plain text",contains:[]}
let options={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\blang(?:uage)?-([\w-]+)\b/i,classPrefix:"hljs-",cssSelector:"pre code",languages:null,__emitter:TokenTreeEmitter}
function shouldNotHighlight(languageName){return options.noHighlightRe.test(languageName)}function blockLanguage(block){let classes=block.className+" "
classes+=block.parentNode?block.parentNode.className:""
const match=options.languageDetectRe.exec(classes)
if(match){const language=getLanguage(match[1])
if(!language){warn(LANGUAGE_NOT_FOUND.replace("{}",match[1]))
warn("Falling back to no-highlight mode for this block.",block)}return language?match[1]:"no-highlight"}return classes.split(/\s+/).find(_class=>shouldNotHighlight(_class)||getLanguage(_class))}function highlight(codeOrLanguageName,optionsOrCode,ignoreIllegals){let code=""
let languageName=""
if(typeof optionsOrCode==="object"){code=codeOrLanguageName
ignoreIllegals=optionsOrCode.ignoreIllegals
languageName=optionsOrCode.language}else{deprecated("10.7.0","highlight(lang, code, ...args) has been deprecated.")
deprecated("10.7.0","Please use highlight(code, options) instead.\nhttps://github.com/highlightjs/highlight.js/issues/2277")
languageName=codeOrLanguageName
code=optionsOrCode}if(ignoreIllegals===void 0)ignoreIllegals=!0
const context={code:code,language:languageName}
fire("before:highlight",context)
const result=context.result?context.result:_highlight(context.language,context.code,ignoreIllegals)
result.code=context.code
fire("after:highlight",result)
return result}function _highlight(languageName,codeToHighlight,ignoreIllegals,continuation){const keywordHits=Object.create(null)
function keywordData(mode,matchText){return mode.keywords[matchText]}function processKeywords(){if(!top.keywords){emitter.addText(modeBuffer)
return}let lastIndex=0
top.keywordPatternRe.lastIndex=0
let match=top.keywordPatternRe.exec(modeBuffer)
let buf=""
while(match){buf+=modeBuffer.substring(lastIndex,match.index)
const word=language.case_insensitive?match[0].toLowerCase():match[0]
const data=keywordData(top,word)
if(data){const[kind,keywordRelevance]=data
emitter.addText(buf)
buf=""
keywordHits[word]=(keywordHits[word]||0)+1
if(keywordHits[word]<=MAX_KEYWORD_HITS)relevance+=keywordRelevance
if(kind.startsWith("_"))buf+=match[0]
else{const cssClass=language.classNameAliases[kind]||kind
emitKeyword(match[0],cssClass)}}else buf+=match[0]
lastIndex=top.keywordPatternRe.lastIndex
match=top.keywordPatternRe.exec(modeBuffer)}buf+=modeBuffer.substring(lastIndex)
emitter.addText(buf)}function processSubLanguage(){if(modeBuffer==="")return
let result=null
if(typeof top.subLanguage==="string"){if(!languages[top.subLanguage]){emitter.addText(modeBuffer)
return}result=_highlight(top.subLanguage,modeBuffer,!0,continuations[top.subLanguage])
continuations[top.subLanguage]=result._top}else result=highlightAuto(modeBuffer,top.subLanguage.length?top.subLanguage:null)
if(top.relevance>0)relevance+=result.relevance
emitter.__addSublanguage(result._emitter,result.language)}function processBuffer(){if(top.subLanguage!=null)processSubLanguage()
else processKeywords()
modeBuffer=""}function emitKeyword(keyword,scope){if(keyword==="")return
emitter.startScope(scope)
emitter.addText(keyword)
emitter.endScope()}function emitMultiClass(scope,match){let i=1
const max=match.length-1
while(i<=max){if(!scope._emit[i]){i++
continue}const klass=language.classNameAliases[scope[i]]||scope[i]
const text=match[i]
if(klass)emitKeyword(text,klass)
else{modeBuffer=text
processKeywords()
modeBuffer=""}i++}}function startNewMode(mode,match){if(mode.scope&&typeof mode.scope==="string")emitter.openNode(language.classNameAliases[mode.scope]||mode.scope)
if(mode.beginScope)if(mode.beginScope._wrap){emitKeyword(modeBuffer,language.classNameAliases[mode.beginScope._wrap]||mode.beginScope._wrap)
modeBuffer=""}else if(mode.beginScope._multi){emitMultiClass(mode.beginScope,match)
modeBuffer=""}top=Object.create(mode,{parent:{value:top}})
return top}function endOfMode(mode,match,matchPlusRemainder){let matched=startsWith(mode.endRe,matchPlusRemainder)
if(matched){if(mode["on:end"]){const resp=new Response(mode)
mode["on:end"](match,resp)
if(resp.isMatchIgnored)matched=!1}if(matched){while(mode.endsParent&&mode.parent)mode=mode.parent
return mode}}if(mode.endsWithParent)return endOfMode(mode.parent,match,matchPlusRemainder)}function doIgnore(lexeme){if(top.matcher.regexIndex===0){modeBuffer+=lexeme[0]
return 1}else{resumeScanAtSamePosition=!0
return 0}}function doBeginMatch(match){const lexeme=match[0]
const newMode=match.rule
const resp=new Response(newMode)
const beforeCallbacks=[newMode.__beforeBegin,newMode["on:begin"]]
for(const cb of beforeCallbacks){if(!cb)continue
cb(match,resp)
if(resp.isMatchIgnored)return doIgnore(lexeme)}if(newMode.skip)modeBuffer+=lexeme
else{if(newMode.excludeBegin)modeBuffer+=lexeme
processBuffer()
if(!newMode.returnBegin&&!newMode.excludeBegin)modeBuffer=lexeme}startNewMode(newMode,match)
return newMode.returnBegin?0:lexeme.length}function doEndMatch(match){const lexeme=match[0]
const matchPlusRemainder=codeToHighlight.substring(match.index)
const endMode=endOfMode(top,match,matchPlusRemainder)
if(!endMode)return NO_MATCH
const origin=top
if(top.endScope&&top.endScope._wrap){processBuffer()
emitKeyword(lexeme,top.endScope._wrap)}else if(top.endScope&&top.endScope._multi){processBuffer()
emitMultiClass(top.endScope,match)}else if(origin.skip)modeBuffer+=lexeme
else{if(!origin.returnEnd&&!origin.excludeEnd)modeBuffer+=lexeme
processBuffer()
if(origin.excludeEnd)modeBuffer=lexeme}do{if(top.scope)emitter.closeNode()
if(!top.skip&&!top.subLanguage)relevance+=top.relevance
top=top.parent}while(top!==endMode.parent)
if(endMode.starts)startNewMode(endMode.starts,match)
return origin.returnEnd?0:lexeme.length}function processContinuations(){const list=[]
for(let current=top;current!==language;current=current.parent)if(current.scope)list.unshift(current.scope)
list.forEach(item=>emitter.openNode(item))}let lastMatch={}
function processLexeme(textBeforeMatch,match){const lexeme=match&&match[0]
modeBuffer+=textBeforeMatch
if(lexeme==null){processBuffer()
return 0}if(lastMatch.type==="begin"&&match.type==="end"&&lastMatch.index===match.index&&lexeme===""){modeBuffer+=codeToHighlight.slice(match.index,match.index+1)
if(!SAFE_MODE){const err=new Error(`0 width match regex (${languageName})`)
err.languageName=languageName
err.badRule=lastMatch.rule
throw err}return 1}lastMatch=match
if(match.type==="begin")return doBeginMatch(match)
else if(match.type==="illegal"&&!ignoreIllegals){const err=new Error('Illegal lexeme "'+lexeme+'" for mode "'+(top.scope||"<unnamed>")+'"')
err.mode=top
throw err}else if(match.type==="end"){const processed=doEndMatch(match)
if(processed!==NO_MATCH)return processed}if(match.type==="illegal"&&lexeme===""){if(match.index===codeToHighlight.length);else modeBuffer+="\n"
return 1}if(iterations>1e5&&iterations>match.index*3){const err=new Error("potential infinite loop, way more iterations than matches")
throw err}modeBuffer+=lexeme
return lexeme.length}const language=getLanguage(languageName)
if(!language){error(LANGUAGE_NOT_FOUND.replace("{}",languageName))
throw new Error('Unknown language: "'+languageName+'"')}const md=compileLanguage(language)
let result=""
let top=continuation||md
const continuations={}
const emitter=new options.__emitter(options)
processContinuations()
let modeBuffer=""
let relevance=0
let index=0
let iterations=0
let resumeScanAtSamePosition=!1
try{if(!language.__emitTokens){top.matcher.considerAll()
for(;;){iterations++
if(resumeScanAtSamePosition)resumeScanAtSamePosition=!1
else top.matcher.considerAll()
top.matcher.lastIndex=index
const match=top.matcher.exec(codeToHighlight)
if(!match)break
const beforeMatch=codeToHighlight.substring(index,match.index)
const processedCount=processLexeme(beforeMatch,match)
index=match.index+processedCount}processLexeme(codeToHighlight.substring(index))}else language.__emitTokens(codeToHighlight,emitter)
emitter.finalize()
result=emitter.toHTML()
return{language:languageName,value:result,relevance:relevance,illegal:!1,_emitter:emitter,_top:top}}catch(err){if(err.message&&err.message.includes("Illegal"))return{language:languageName,value:escape(codeToHighlight),illegal:!0,relevance:0,_illegalBy:{message:err.message,index:index,context:codeToHighlight.slice(index-100,index+100),mode:err.mode,resultSoFar:result},_emitter:emitter}
else if(SAFE_MODE)return{language:languageName,value:escape(codeToHighlight),illegal:!1,relevance:0,errorRaised:err,_emitter:emitter,_top:top}
else throw err}}function justTextHighlightResult(code){const result={value:escape(code),illegal:!1,relevance:0,_top:PLAINTEXT_LANGUAGE,_emitter:new options.__emitter(options)}
result._emitter.addText(code)
return result}function highlightAuto(code,languageSubset){languageSubset=languageSubset||options.languages||Object.keys(languages)
const plaintext=justTextHighlightResult(code)
const results=languageSubset.filter(getLanguage).filter(autoDetection).map(name=>_highlight(name,code,!1))
results.unshift(plaintext)
const sorted=results.sort((a,b)=>{if(a.relevance!==b.relevance)return b.relevance-a.relevance
if(a.language&&b.language)if(getLanguage(a.language).supersetOf===b.language)return 1
else if(getLanguage(b.language).supersetOf===a.language)return-1
return 0})
const[best,secondBest]=sorted
const result=best
result.secondBest=secondBest
return result}function updateClassName(element,currentLang,resultLang){const language=currentLang&&aliases[currentLang]||resultLang
element.classList.add("hljs")
element.classList.add(`language-${language}`)}function highlightElement(element){let node=null
const language=blockLanguage(element)
if(shouldNotHighlight(language))return
fire("before:highlightElement",{el:element,language:language})
if(element.dataset.highlighted){console.log("Element previously highlighted. To highlight again, first unset `dataset.highlighted`.",element)
return}if(element.children.length>0){if(!options.ignoreUnescapedHTML){console.warn("One of your code blocks includes unescaped HTML. This is a potentially serious security risk.")
console.warn("https://github.com/highlightjs/highlight.js/wiki/security")
console.warn("The element with unescaped HTML:")
console.warn(element)}if(options.throwUnescapedHTML){const err=new HTMLInjectionError("One of your code blocks includes unescaped HTML.",element.innerHTML)
throw err}}node=element
const text=node.textContent
const result=language?highlight(text,{language:language,ignoreIllegals:!0}):highlightAuto(text)
element.innerHTML=result.value
element.dataset.highlighted="yes"
updateClassName(element,language,result.language)
element.result={language:result.language,re:result.relevance,relevance:result.relevance}
if(result.secondBest)element.secondBest={language:result.secondBest.language,relevance:result.secondBest.relevance}
fire("after:highlightElement",{el:element,result:result,text:text})}function configure(userOptions){options=inherit(options,userOptions)}const initHighlighting=()=>{highlightAll()
deprecated("10.6.0","initHighlighting() deprecated.  Use highlightAll() now.")}
function initHighlightingOnLoad(){highlightAll()
deprecated("10.6.0","initHighlightingOnLoad() deprecated.  Use highlightAll() now.")}let wantsHighlight=!1
function highlightAll(){function boot(){highlightAll()}if(document.readyState==="loading"){if(!wantsHighlight)window.addEventListener("DOMContentLoaded",boot,!1)
wantsHighlight=!0
return}const blocks=document.querySelectorAll(options.cssSelector)
blocks.forEach(highlightElement)}function registerLanguage(languageName,languageDefinition){let lang=null
try{lang=languageDefinition(hljs)}catch(error$1){error("Language definition for '{}' could not be registered.".replace("{}",languageName))
if(!SAFE_MODE)throw error$1
else error(error$1)
lang=PLAINTEXT_LANGUAGE}if(!lang.name)lang.name=languageName
languages[languageName]=lang
lang.rawDefinition=languageDefinition.bind(null,hljs)
if(lang.aliases)registerAliases(lang.aliases,{languageName:languageName})}function unregisterLanguage(languageName){delete languages[languageName]
for(const alias of Object.keys(aliases))if(aliases[alias]===languageName)delete aliases[alias]}function listLanguages(){return Object.keys(languages)}function getLanguage(name){name=(name||"").toLowerCase()
return languages[name]||languages[aliases[name]]}function registerAliases(aliasList,{languageName:languageName}){if(typeof aliasList==="string")aliasList=[aliasList]
aliasList.forEach(alias=>{aliases[alias.toLowerCase()]=languageName})}function autoDetection(name){const lang=getLanguage(name)
return lang&&!lang.disableAutodetect}function upgradePluginAPI(plugin){if(plugin["before:highlightBlock"]&&!plugin["before:highlightElement"])plugin["before:highlightElement"]=data=>{plugin["before:highlightBlock"](Object.assign({block:data.el},data))}
if(plugin["after:highlightBlock"]&&!plugin["after:highlightElement"])plugin["after:highlightElement"]=data=>{plugin["after:highlightBlock"](Object.assign({block:data.el},data))}}function addPlugin(plugin){upgradePluginAPI(plugin)
plugins.push(plugin)}function removePlugin(plugin){const index=plugins.indexOf(plugin)
if(index!==-1)plugins.splice(index,1)}function fire(event,args){const cb=event
plugins.forEach(function(plugin){if(plugin[cb])plugin[cb](args)})}function deprecateHighlightBlock(el){deprecated("10.7.0","highlightBlock will be removed entirely in v12.0")
deprecated("10.7.0","Please use highlightElement now.")
return highlightElement(el)}Object.assign(hljs,{highlight:highlight,highlightAuto:highlightAuto,highlightAll:highlightAll,highlightElement:highlightElement,highlightBlock:deprecateHighlightBlock,configure:configure,initHighlighting:initHighlighting,initHighlightingOnLoad:initHighlightingOnLoad,registerLanguage:registerLanguage,unregisterLanguage:unregisterLanguage,listLanguages:listLanguages,getLanguage:getLanguage,registerAliases:registerAliases,autoDetection:autoDetection,inherit:inherit,addPlugin:addPlugin,removePlugin:removePlugin})
hljs.debugMode=function(){SAFE_MODE=!1}
hljs.safeMode=function(){SAFE_MODE=!0}
hljs.versionString=version
hljs.regex={concat:concat,lookahead:lookahead,either:either,optional:optional,anyNumberOfTimes:anyNumberOfTimes}
for(const key in MODES)if(typeof MODES[key]==="object")deepFreeze(MODES[key])
Object.assign(hljs,MODES)
return hljs}
const highlight=HLJS({})
highlight.newInstance=()=>HLJS({})
module.exports=highlight
highlight.HighlightJS=highlight
highlight.default=highlight}),37291:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ss:()=>createTwoFilesPatch,YB:()=>structuredPatch})
class Diff{diff(oldStr,newStr,options={}){let callback
if(typeof options==="function"){callback=options
options={}}else if("callback"in options)callback=options.callback
const oldString=this.castInput(oldStr,options)
const newString=this.castInput(newStr,options)
const oldTokens=this.removeEmpty(this.tokenize(oldString,options))
const newTokens=this.removeEmpty(this.tokenize(newString,options))
return this.diffWithOptionsObj(oldTokens,newTokens,options,callback)}diffWithOptionsObj(oldTokens,newTokens,options,callback){var _a
const done=value=>{value=this.postProcess(value,options)
if(callback){setTimeout(function(){callback(value)},0)
return}else return value}
const newLen=newTokens.length,oldLen=oldTokens.length
let editLength=1
let maxEditLength=newLen+oldLen
if(options.maxEditLength!=null)maxEditLength=Math.min(maxEditLength,options.maxEditLength)
const maxExecutionTime=(_a=options.timeout)!==null&&_a!==void 0?_a:1/0
const abortAfterTimestamp=Date.now()+maxExecutionTime
const bestPath=[{oldPos:-1,lastComponent:void 0}]
let newPos=this.extractCommon(bestPath[0],newTokens,oldTokens,0,options)
if(bestPath[0].oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(bestPath[0].lastComponent,newTokens,oldTokens))
let minDiagonalToConsider=-1/0,maxDiagonalToConsider=1/0
const execEditLength=()=>{for(let diagonalPath=Math.max(minDiagonalToConsider,-editLength);diagonalPath<=Math.min(maxDiagonalToConsider,editLength);diagonalPath+=2){let basePath
const removePath=bestPath[diagonalPath-1],addPath=bestPath[diagonalPath+1]
if(removePath)bestPath[diagonalPath-1]=void 0
let canAdd=!1
if(addPath){const addPathNewPos=addPath.oldPos-diagonalPath
canAdd=addPath&&0<=addPathNewPos&&addPathNewPos<newLen}const canRemove=removePath&&removePath.oldPos+1<oldLen
if(!canAdd&&!canRemove){bestPath[diagonalPath]=void 0
continue}if(!canRemove||canAdd&&removePath.oldPos<addPath.oldPos)basePath=this.addToPath(addPath,!0,!1,0,options)
else basePath=this.addToPath(removePath,!1,!0,1,options)
newPos=this.extractCommon(basePath,newTokens,oldTokens,diagonalPath,options)
if(basePath.oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(basePath.lastComponent,newTokens,oldTokens))||!0
else{bestPath[diagonalPath]=basePath
if(basePath.oldPos+1>=oldLen)maxDiagonalToConsider=Math.min(maxDiagonalToConsider,diagonalPath-1)
if(newPos+1>=newLen)minDiagonalToConsider=Math.max(minDiagonalToConsider,diagonalPath+1)}}editLength++}
if(callback)(function exec(){setTimeout(function(){if(editLength>maxEditLength||Date.now()>abortAfterTimestamp)return callback(void 0)
if(!execEditLength())exec()},0)})()
else while(editLength<=maxEditLength&&Date.now()<=abortAfterTimestamp){const ret=execEditLength()
if(ret)return ret}}addToPath(path,added,removed,oldPosInc,options){const last=path.lastComponent
if(last&&!options.oneChangePerToken&&last.added===added&&last.removed===removed)return{oldPos:path.oldPos+oldPosInc,lastComponent:{count:last.count+1,added:added,removed:removed,previousComponent:last.previousComponent}}
else return{oldPos:path.oldPos+oldPosInc,lastComponent:{count:1,added:added,removed:removed,previousComponent:last}}}extractCommon(basePath,newTokens,oldTokens,diagonalPath,options){const newLen=newTokens.length,oldLen=oldTokens.length
let oldPos=basePath.oldPos,newPos=oldPos-diagonalPath,commonCount=0
while(newPos+1<newLen&&oldPos+1<oldLen&&this.equals(oldTokens[oldPos+1],newTokens[newPos+1],options)){newPos++
oldPos++
commonCount++
if(options.oneChangePerToken)basePath.lastComponent={count:1,previousComponent:basePath.lastComponent,added:!1,removed:!1}}if(commonCount&&!options.oneChangePerToken)basePath.lastComponent={count:commonCount,previousComponent:basePath.lastComponent,added:!1,removed:!1}
basePath.oldPos=oldPos
return newPos}equals(left,right,options){if(options.comparator)return options.comparator(left,right)
else return left===right||!!options.ignoreCase&&left.toLowerCase()===right.toLowerCase()}removeEmpty(array){const ret=[]
for(let i=0;i<array.length;i++)if(array[i])ret.push(array[i])
return ret}castInput(value,options){return value}tokenize(value,options){return Array.from(value)}join(chars){return chars.join("")}postProcess(changeObjects,options){return changeObjects}get useLongestToken(){return!1}buildValues(lastComponent,newTokens,oldTokens){const components=[]
let nextComponent
while(lastComponent){components.push(lastComponent)
nextComponent=lastComponent.previousComponent
delete lastComponent.previousComponent
lastComponent=nextComponent}components.reverse()
const componentLen=components.length
let componentPos=0,newPos=0,oldPos=0
for(;componentPos<componentLen;componentPos++){const component=components[componentPos]
if(!component.removed){if(!component.added&&this.useLongestToken){let value=newTokens.slice(newPos,newPos+component.count)
value=value.map(function(value,i){const oldValue=oldTokens[oldPos+i]
return oldValue.length>value.length?oldValue:value})
component.value=this.join(value)}else component.value=this.join(newTokens.slice(newPos,newPos+component.count))
newPos+=component.count
if(!component.added)oldPos+=component.count}else{component.value=this.join(oldTokens.slice(oldPos,oldPos+component.count))
oldPos+=component.count}}return components}}class LineDiff extends Diff{constructor(){super(...arguments)
this.tokenize=tokenize}equals(left,right,options){if(options.ignoreWhitespace){if(!options.newlineIsToken||!left.includes("\n"))left=left.trim()
if(!options.newlineIsToken||!right.includes("\n"))right=right.trim()}else if(options.ignoreNewlineAtEof&&!options.newlineIsToken){if(left.endsWith("\n"))left=left.slice(0,-1)
if(right.endsWith("\n"))right=right.slice(0,-1)}return super.equals(left,right,options)}}const lineDiff=new LineDiff
function diffLines(oldStr,newStr,options){return lineDiff.diff(oldStr,newStr,options)}function tokenize(value,options){if(options.stripTrailingCr)value=value.replace(/\r\n/g,"\n")
const retLines=[],linesAndNewlines=value.split(/(\n|\r\n)/)
if(!linesAndNewlines[linesAndNewlines.length-1])linesAndNewlines.pop()
for(let i=0;i<linesAndNewlines.length;i++){const line=linesAndNewlines[i]
if(i%2&&!options.newlineIsToken)retLines[retLines.length-1]+=line
else retLines.push(line)}return retLines}function needsQuoting(s){for(let i=0;i<s.length;i++)if(s[i]<" "||s[i]>"~"||s[i]==='"'||s[i]==="\\")return!0
return!1}function quoteFileNameIfNeeded(s){if(!needsQuoting(s))return s
let result='"'
const bytes=(new TextEncoder).encode(s)
let i=0
while(i<bytes.length){const b=bytes[i]
if(b===7)result+="\\a"
else if(b===8)result+="\\b"
else if(b===9)result+="\\t"
else if(b===10)result+="\\n"
else if(b===11)result+="\\v"
else if(b===12)result+="\\f"
else if(b===13)result+="\\r"
else if(b===34)result+='\\"'
else if(b===92)result+="\\\\"
else if(b>=32&&b<=126)result+=String.fromCharCode(b)
else result+="\\"+b.toString(8).padStart(3,"0")
i++}result+='"'
return result}const INCLUDE_HEADERS={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0}
function structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options){let optionsObj
if(!options)optionsObj={}
else if(typeof options==="function")optionsObj={callback:options}
else optionsObj=options
if(typeof optionsObj.context==="undefined")optionsObj.context=4
const context=optionsObj.context
if(optionsObj.newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions")
if(!optionsObj.callback)return diffLinesResultToPatch(diffLines(oldStr,newStr,optionsObj))
else{const{callback:callback}=optionsObj
diffLines(oldStr,newStr,Object.assign(Object.assign({},optionsObj),{callback:diff=>{const patch=diffLinesResultToPatch(diff)
callback(patch)}}))}function diffLinesResultToPatch(diff){if(!diff)return
diff.push({value:"",lines:[]})
function contextLines(lines){return lines.map(function(entry){return" "+entry})}const hunks=[]
let oldRangeStart=0,newRangeStart=0,curRange=[],oldLine=1,newLine=1
for(let i=0;i<diff.length;i++){const current=diff[i],lines=current.lines||splitLines(current.value)
current.lines=lines
if(current.added||current.removed){if(!oldRangeStart){const prev=diff[i-1]
oldRangeStart=oldLine
newRangeStart=newLine
if(prev){curRange=context>0?contextLines(prev.lines.slice(-context)):[]
oldRangeStart-=curRange.length
newRangeStart-=curRange.length}}for(const line of lines)curRange.push((current.added?"+":"-")+line)
if(current.added)newLine+=lines.length
else oldLine+=lines.length}else{if(oldRangeStart)if(lines.length<=context*2&&i<diff.length-2)for(const line of contextLines(lines))curRange.push(line)
else{const contextSize=Math.min(lines.length,context)
for(const line of contextLines(lines.slice(0,contextSize)))curRange.push(line)
const hunk={oldStart:oldRangeStart,oldLines:oldLine-oldRangeStart+contextSize,newStart:newRangeStart,newLines:newLine-newRangeStart+contextSize,lines:curRange}
hunks.push(hunk)
oldRangeStart=0
newRangeStart=0
curRange=[]}oldLine+=lines.length
newLine+=lines.length}}for(const hunk of hunks)for(let i=0;i<hunk.lines.length;i++)if(hunk.lines[i].endsWith("\n"))hunk.lines[i]=hunk.lines[i].slice(0,-1)
else{hunk.lines.splice(i+1,0,"\\ No newline at end of file")
i++}return{oldFileName:oldFileName,newFileName:newFileName,oldHeader:oldHeader,newHeader:newHeader,hunks:hunks}}}function formatPatch(patch,headerOptions){var _a,_b,_c,_d,_e,_f
if(!headerOptions)headerOptions=INCLUDE_HEADERS
if(Array.isArray(patch)){if(patch.length>1&&!headerOptions.includeFileHeaders&&!patch.every(p=>p.isGit))throw new Error("Cannot omit file headers on a multi-file patch. "+"(The result would be unparseable; how would a tool trying to apply "+"the patch know which changes are to which file?)")
return patch.map(p=>formatPatch(p,headerOptions)).join("\n")}const ret=[]
if(patch.isGit){headerOptions=INCLUDE_HEADERS
if(!patch.oldFileName)throw new Error("oldFileName must be specified for Git patches")
if(!patch.newFileName)throw new Error("newFileName must be specified for Git patches")
let gitOldName=patch.oldFileName
let gitNewName=patch.newFileName
if(patch.isCreate&&gitOldName==="/dev/null")gitOldName=gitNewName.replace(/^b\//,"a/")
else if(patch.isDelete&&gitNewName==="/dev/null")gitNewName=gitOldName.replace(/^a\//,"b/")
ret.push("diff --git "+quoteFileNameIfNeeded(gitOldName)+" "+quoteFileNameIfNeeded(gitNewName))
if(patch.isDelete)ret.push("deleted file mode "+((_a=patch.oldMode)!==null&&_a!==void 0?_a:"100644"))
if(patch.isCreate)ret.push("new file mode "+((_b=patch.newMode)!==null&&_b!==void 0?_b:"100644"))
if(patch.oldMode&&patch.newMode&&!patch.isDelete&&!patch.isCreate){ret.push("old mode "+patch.oldMode)
ret.push("new mode "+patch.newMode)}if(patch.isRename){ret.push("rename from "+quoteFileNameIfNeeded(((_c=patch.oldFileName)!==null&&_c!==void 0?_c:"").replace(/^a\//,"")))
ret.push("rename to "+quoteFileNameIfNeeded(((_d=patch.newFileName)!==null&&_d!==void 0?_d:"").replace(/^b\//,"")))}if(patch.isCopy){ret.push("copy from "+quoteFileNameIfNeeded(((_e=patch.oldFileName)!==null&&_e!==void 0?_e:"").replace(/^a\//,"")))
ret.push("copy to "+quoteFileNameIfNeeded(((_f=patch.newFileName)!==null&&_f!==void 0?_f:"").replace(/^b\//,"")))}}else{if(headerOptions.includeIndex&&patch.oldFileName==patch.newFileName&&patch.oldFileName!==void 0)ret.push("Index: "+patch.oldFileName)
if(headerOptions.includeUnderline)ret.push("===================================================================")}const hasHunks=patch.hunks.length>0
if(headerOptions.includeFileHeaders&&patch.oldFileName!==void 0&&patch.newFileName!==void 0&&(!patch.isGit||hasHunks)){ret.push("--- "+quoteFileNameIfNeeded(patch.oldFileName)+(patch.oldHeader?"\t"+patch.oldHeader:""))
ret.push("+++ "+quoteFileNameIfNeeded(patch.newFileName)+(patch.newHeader?"\t"+patch.newHeader:""))}for(let i=0;i<patch.hunks.length;i++){const hunk=patch.hunks[i]
const oldStart=hunk.oldLines===0?hunk.oldStart-1:hunk.oldStart
const newStart=hunk.newLines===0?hunk.newStart-1:hunk.newStart
ret.push("@@ -"+oldStart+","+hunk.oldLines+" +"+newStart+","+hunk.newLines+" @@")
for(const line of hunk.lines)ret.push(line)}return ret.join("\n")+"\n"}function createTwoFilesPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options){if(typeof options==="function")options={callback:options}
if(!(options===null||options===void 0?void 0:options.callback)){const patchObj=structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options)
if(!patchObj)return
return formatPatch(patchObj,options===null||options===void 0?void 0:options.headerOptions)}else{const{callback:callback}=options
structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,Object.assign(Object.assign({},options),{callback:patchObj=>{if(!patchObj)callback(void 0)
else callback(formatPatch(patchObj,options.headerOptions))}}))}}function splitLines(text){const hasTrailingNl=text.endsWith("\n")
const result=text.split("\n").map(line=>line+"\n")
if(hasTrailingNl)result.pop()
else result.push(result.pop().slice(0,-1))
return result}}),73857:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>parsePatch})
function parsePatch(uniDiff){const diffstr=uniDiff.split(/\n/),list=[]
let i=0
function isGitDiffHeader(line){return/^diff --git /.test(line)}function isDiffHeader(line){return isGitDiffHeader(line)||/^Index:\s/.test(line)||/^diff(?: -r \w+)+\s/.test(line)}function isFileHeader(line){return/^(---|\+\+\+)\s/.test(line)}function isHunkHeader(line){return/^@@\s/.test(line)}function parseIndex(){var _a
const index={}
index.hunks=[]
list.push(index)
let seenDiffHeader=!1
while(i<diffstr.length){const line=diffstr[i]
if(isFileHeader(line)||isHunkHeader(line))break
if(isGitDiffHeader(line)){if(seenDiffHeader)return
seenDiffHeader=!0
index.isGit=!0
const paths=parseGitDiffHeader(line)
if(paths){index.oldFileName=paths.oldFileName
index.newFileName=paths.newFileName}i++
while(i<diffstr.length){const extLine=diffstr[i]
if(isFileHeader(extLine)||isHunkHeader(extLine)||isDiffHeader(extLine))break
const renameFromMatch=/^rename from (.*)/.exec(extLine)
if(renameFromMatch){index.oldFileName="a/"+unquoteIfQuoted(renameFromMatch[1])
index.isRename=!0}const renameToMatch=/^rename to (.*)/.exec(extLine)
if(renameToMatch){index.newFileName="b/"+unquoteIfQuoted(renameToMatch[1])
index.isRename=!0}const copyFromMatch=/^copy from (.*)/.exec(extLine)
if(copyFromMatch){index.oldFileName="a/"+unquoteIfQuoted(copyFromMatch[1])
index.isCopy=!0}const copyToMatch=/^copy to (.*)/.exec(extLine)
if(copyToMatch){index.newFileName="b/"+unquoteIfQuoted(copyToMatch[1])
index.isCopy=!0}const newFileModeMatch=/^new file mode (\d+)/.exec(extLine)
if(newFileModeMatch){index.isCreate=!0
index.newMode=newFileModeMatch[1]}const deletedFileModeMatch=/^deleted file mode (\d+)/.exec(extLine)
if(deletedFileModeMatch){index.isDelete=!0
index.oldMode=deletedFileModeMatch[1]}const oldModeMatch=/^old mode (\d+)/.exec(extLine)
if(oldModeMatch)index.oldMode=oldModeMatch[1]
const newModeMatch=/^new mode (\d+)/.exec(extLine)
if(newModeMatch)index.newMode=newModeMatch[1]
if(/^Binary files /.test(extLine))index.isBinary=!0
i++}continue}else if(isDiffHeader(line)){if(seenDiffHeader)return
seenDiffHeader=!0
const headerMatch=/^(?:Index:|diff(?: -r \w+)+)\s+/.exec(line)
if(headerMatch)index.index=line.substring(headerMatch[0].length).trim()}i++}parseFileHeader(index)
parseFileHeader(index)
if(index.oldFileName===void 0!==(index.newFileName===void 0))throw new Error("Missing "+(index.oldFileName!==void 0?'"+++ ..."':'"--- ..."')+" file header for "+((_a=index.oldFileName)!==null&&_a!==void 0?_a:index.newFileName))
while(i<diffstr.length){const line=diffstr[i]
if(isDiffHeader(line)||isFileHeader(line)||/^===================================================================/.test(line))break
else if(isHunkHeader(line))index.hunks.push(parseHunk())
else i++}}function parseGitDiffHeader(line){const rest=line.substring("diff --git ".length)
if(rest.startsWith('"')){const oldPath=parseQuotedFileName(rest)
if(oldPath===null)return null
const afterOld=rest.substring(oldPath.rawLength+1)
let newFileName
if(afterOld.startsWith('"')){const newPath=parseQuotedFileName(afterOld)
if(newPath===null)return null
newFileName=newPath.fileName}else newFileName=afterOld
return{oldFileName:oldPath.fileName,newFileName:newFileName}}const quoteIdx=rest.indexOf('"')
if(quoteIdx>0){const oldFileName=rest.substring(0,quoteIdx-1)
const newPath=parseQuotedFileName(rest.substring(quoteIdx))
if(newPath===null)return null
return{oldFileName:oldFileName,newFileName:newPath.fileName}}if(rest.startsWith("a/")){const splits=[]
let idx=0
while(1){idx=rest.indexOf(" b/",idx+1)
if(idx===-1)break
splits.push(idx)}if(splits.length>0){const mid=splits[Math.floor(splits.length/2)]
return{oldFileName:rest.substring(0,mid),newFileName:rest.substring(mid+1)}}}return null}function unquoteIfQuoted(s){if(s.startsWith('"')){const parsed=parseQuotedFileName(s)
if(parsed)return parsed.fileName}return s}function parseQuotedFileName(s){if(!s.startsWith('"'))return null
let result=""
let j=1
while(j<s.length){if(s[j]==='"')return{fileName:result,rawLength:j+1}
if(s[j]==="\\"&&j+1<s.length){j++
switch(s[j]){case"a":result+=""
break
case"b":result+="\b"
break
case"f":result+="\f"
break
case"n":result+="\n"
break
case"r":result+="\r"
break
case"t":result+="\t"
break
case"v":result+="\v"
break
case"\\":result+="\\"
break
case'"':result+='"'
break
case"0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(j+2>=s.length||s[j+1]<"0"||s[j+1]>"7"||s[j+2]<"0"||s[j+2]>"7")return null
const bytes=[parseInt(s.substring(j,j+3),8)]
j+=3
while(s[j]==="\\"&&s[j+1]>="0"&&s[j+1]<="7"){if(j+3>=s.length||s[j+2]<"0"||s[j+2]>"7"||s[j+3]<"0"||s[j+3]>"7")return null
bytes.push(parseInt(s.substring(j+1,j+4),8))
j+=4}result+=new TextDecoder("utf-8").decode(new Uint8Array(bytes))
continue}default:return null}}else result+=s[j]
j++}return null}function parseFileHeader(index){const fileHeaderMatch=/^(---|\+\+\+)\s+/.exec(diffstr[i])
if(fileHeaderMatch){const prefix=fileHeaderMatch[1],data=diffstr[i].substring(3).trim().split("\t",2),header=(data[1]||"").trim()
let fileName=data[0]
if(fileName.startsWith('"'))fileName=unquoteIfQuoted(fileName)
else fileName=fileName.replace(/\\\\/g,"\\")
if(prefix==="---"){index.oldFileName=fileName
index.oldHeader=header}else{index.newFileName=fileName
index.newHeader=header}i++}}function parseHunk(){var _a
const chunkHeaderIndex=i,chunkHeaderLine=diffstr[i++],chunkHeader=chunkHeaderLine.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/)
const hunk={oldStart:+chunkHeader[1],oldLines:typeof chunkHeader[2]==="undefined"?1:+chunkHeader[2],newStart:+chunkHeader[3],newLines:typeof chunkHeader[4]==="undefined"?1:+chunkHeader[4],lines:[]}
if(hunk.oldLines===0)hunk.oldStart+=1
if(hunk.newLines===0)hunk.newStart+=1
let addCount=0,removeCount=0
for(;i<diffstr.length&&(removeCount<hunk.oldLines||addCount<hunk.newLines||((_a=diffstr[i])===null||_a===void 0?void 0:_a.startsWith("\\")));i++){const operation=diffstr[i].length==0&&i!=diffstr.length-1?" ":diffstr[i][0]
if(operation==="+"||operation==="-"||operation===" "||operation==="\\"){hunk.lines.push(diffstr[i])
if(operation==="+")addCount++
else if(operation==="-")removeCount++
else if(operation===" "){addCount++
removeCount++}}else throw new Error(`Hunk at line ${chunkHeaderIndex+1} contained invalid line ${diffstr[i]}`)}if(!addCount&&hunk.newLines===1)hunk.newLines=0
if(!removeCount&&hunk.oldLines===1)hunk.oldLines=0
if(addCount!==hunk.newLines)throw new Error("Added line count did not match for hunk at line "+(chunkHeaderIndex+1))
if(removeCount!==hunk.oldLines)throw new Error("Removed line count did not match for hunk at line "+(chunkHeaderIndex+1))
if(i<diffstr.length&&diffstr[i]&&/^[+ -]/.test(diffstr[i])&&!isFileHeader(diffstr[i]))throw new Error("Hunk at line "+(chunkHeaderIndex+1)+" has more lines than expected (expected "+hunk.oldLines+" old lines and "+hunk.newLines+" new lines)")
return hunk}while(i<diffstr.length)parseIndex()
return list}}),9692:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>__WEBPACK_DEFAULT_EXPORT__})
var _lib_core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18053)
const __WEBPACK_DEFAULT_EXPORT__=_lib_core_js__WEBPACK_IMPORTED_MODULE_0__}),71157:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>bash})
function bash(hljs){const regex=hljs.regex
const VAR={}
const BRACED_VAR={begin:/\$\{/,end:/\}/,contains:["self",{begin:/:-/,contains:[VAR]}]}
Object.assign(VAR,{className:"variable",variants:[{begin:regex.concat(/\$[\w\d#@][\w\d_]*/,`(?![\\w\\d])(?![$])`)},BRACED_VAR]})
const SUBST={className:"subst",begin:/\$\(/,end:/\)/,contains:[hljs.BACKSLASH_ESCAPE]}
const COMMENT=hljs.inherit(hljs.COMMENT(),{match:[/(^|\s)/,/#.*$/],scope:{2:"comment"}})
const HERE_DOC={begin:/<<-?\s*(?=\w+)/,starts:{contains:[hljs.END_SAME_AS_BEGIN({begin:/(\w+)/,end:/(\w+)/,className:"string"})]}}
const QUOTE_STRING={className:"string",begin:/"/,end:/"/,contains:[hljs.BACKSLASH_ESCAPE,VAR,SUBST]}
SUBST.contains.push(QUOTE_STRING)
const ESCAPED_QUOTE={match:/\\"/}
const APOS_STRING={className:"string",begin:/'/,end:/'/}
const ESCAPED_APOS={match:/\\'/}
const ARITHMETIC={begin:/\$?\(\(/,end:/\)\)/,contains:[{begin:/\d+#[0-9a-f]+/,className:"number"},hljs.NUMBER_MODE,VAR]}
const SH_LIKE_SHELLS=["fish","bash","zsh","sh","csh","ksh","tcsh","dash","scsh"]
const KNOWN_SHEBANG=hljs.SHEBANG({binary:`(${SH_LIKE_SHELLS.join("|")})`,relevance:10})
const FUNCTION={className:"function",begin:/\w[\w\d_]*\s*\(\s*\)\s*\{/,returnBegin:!0,contains:[hljs.inherit(hljs.TITLE_MODE,{begin:/\w[\w\d_]*/})],relevance:0}
const KEYWORDS=["if","then","else","elif","fi","time","for","while","until","in","do","done","case","esac","coproc","function","select"]
const LITERALS=["true","false"]
const PATH_MODE={match:/(\/[a-z._-]+)+/}
const SHELL_BUILT_INS=["break","cd","continue","eval","exec","exit","export","getopts","hash","pwd","readonly","return","shift","test","times","trap","umask","unset"]
const BASH_BUILT_INS=["alias","bind","builtin","caller","command","declare","echo","enable","help","let","local","logout","mapfile","printf","read","readarray","source","sudo","type","typeset","ulimit","unalias"]
const ZSH_BUILT_INS=["autoload","bg","bindkey","bye","cap","chdir","clone","comparguments","compcall","compctl","compdescribe","compfiles","compgroups","compquote","comptags","comptry","compvalues","dirs","disable","disown","echotc","echoti","emulate","fc","fg","float","functions","getcap","getln","history","integer","jobs","kill","limit","log","noglob","popd","print","pushd","pushln","rehash","sched","setcap","setopt","stat","suspend","ttyctl","unfunction","unhash","unlimit","unsetopt","vared","wait","whence","where","which","zcompile","zformat","zftp","zle","zmodload","zparseopts","zprof","zpty","zregexparse","zsocket","zstyle","ztcp"]
const GNU_CORE_UTILS=["chcon","chgrp","chown","chmod","cp","dd","df","dir","dircolors","ln","ls","mkdir","mkfifo","mknod","mktemp","mv","realpath","rm","rmdir","shred","sync","touch","truncate","vdir","b2sum","base32","base64","cat","cksum","comm","csplit","cut","expand","fmt","fold","head","join","md5sum","nl","numfmt","od","paste","ptx","pr","sha1sum","sha224sum","sha256sum","sha384sum","sha512sum","shuf","sort","split","sum","tac","tail","tr","tsort","unexpand","uniq","wc","arch","basename","chroot","date","dirname","du","echo","env","expr","factor","groups","hostid","id","link","logname","nice","nohup","nproc","pathchk","pinky","printenv","printf","pwd","readlink","runcon","seq","sleep","stat","stdbuf","stty","tee","test","timeout","tty","uname","unlink","uptime","users","who","whoami","yes"]
return{name:"Bash",aliases:["sh","zsh"],keywords:{$pattern:/\b[a-z][a-z0-9._-]+\b/,keyword:KEYWORDS,literal:LITERALS,built_in:[...SHELL_BUILT_INS,...BASH_BUILT_INS,"set","shopt",...ZSH_BUILT_INS,...GNU_CORE_UTILS]},contains:[KNOWN_SHEBANG,hljs.SHEBANG(),FUNCTION,ARITHMETIC,COMMENT,HERE_DOC,PATH_MODE,QUOTE_STRING,ESCAPED_QUOTE,APOS_STRING,ESCAPED_APOS,VAR]}}}),77542:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>cpp})
function cpp(hljs){const regex=hljs.regex
const C_LINE_COMMENT_MODE=hljs.COMMENT("//","$",{contains:[{begin:/\\\n/}]})
const DECLTYPE_AUTO_RE="decltype\\(auto\\)"
const NAMESPACE_RE="[a-zA-Z_]\\w*::"
const TEMPLATE_ARGUMENT_RE="<[^<>]+>"
const FUNCTION_TYPE_RE="(?!struct)("+DECLTYPE_AUTO_RE+"|"+regex.optional(NAMESPACE_RE)+"[a-zA-Z_]\\w*"+regex.optional(TEMPLATE_ARGUMENT_RE)+")"
const CPP_PRIMITIVE_TYPES={className:"type",begin:"\\b[a-z\\d_]*_t\\b"}
const CHARACTER_ESCAPES="\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\S)"
const STRINGS={className:"string",variants:[{begin:'(u8?|U|L)?"',end:'"',illegal:"\\n",contains:[hljs.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?'("+CHARACTER_ESCAPES+"|.)",end:"'",illegal:"."},hljs.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\s"]{0,16})\(/,end:/\)([^()\\\s"]{0,16})"/})]}
const NUMBERS={className:"number",variants:[{begin:"[+-]?(?:"+"(?:"+"\\b[0-9](?:'?[0-9])*\\.(?:[0-9](?:'?[0-9])*)?"+"|\\.[0-9](?:'?[0-9])*"+")(?:[Ee][+-]?[0-9](?:'?[0-9])*)?"+"|\\b[0-9](?:'?[0-9])*[Ee][+-]?[0-9](?:'?[0-9])*"+"|\\b0[Xx](?:"+"[0-9A-Fa-f](?:'?[0-9A-Fa-f])*(?:\\.(?:[0-9A-Fa-f](?:'?[0-9A-Fa-f])*)?)?"+"|\\.[0-9A-Fa-f](?:'?[0-9A-Fa-f])*"+")[Pp][+-]?[0-9](?:'?[0-9])*"+")(?:"+"[Ff](?:16|32|64|128)?"+"|(BF|bf)16"+"|[Ll]"+"|"+")"},{begin:"[+-]?\\b(?:"+"0[Bb][01](?:'?[01])*"+"|0[Xx][0-9A-Fa-f](?:'?[0-9A-Fa-f])*"+"|0(?:'?[0-7])*"+"|[1-9](?:'?[0-9])*"+")(?:"+"[Uu](?:LL?|ll?)"+"|[Uu][Zz]?"+"|(?:LL?|ll?)[Uu]?"+"|[Zz][Uu]"+"|"+")"}],relevance:0}
const PREPROCESSOR_INCLUDE={scope:"meta",begin:/#\s*include\b/,end:/$/,keywords:{keyword:"include"},contains:[{begin:/\\\n/},STRINGS,{scope:"string",begin:/<.*?>/},C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]}
const PREPROCESSOR={className:"meta",begin:/#\s*[a-z]+\b/,end:/$/,keywords:{keyword:"if else elif endif define undef warning error line "+"pragma _Pragma ifdef ifndef include"},contains:[{begin:/\\\n/,relevance:0},hljs.inherit(STRINGS,{className:"string"}),C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]}
const PREPROCESSORS=[PREPROCESSOR_INCLUDE,PREPROCESSOR]
const TITLE_MODE={className:"title",begin:regex.optional(NAMESPACE_RE)+hljs.IDENT_RE,relevance:0}
const FUNCTION_TITLE=regex.optional(NAMESPACE_RE)+hljs.IDENT_RE+"\\s*\\("
const MAX_FUNCTION_TYPE_TOKENS=12
const RESERVED_KEYWORDS=["alignas","alignof","and","and_eq","asm","atomic_cancel","atomic_commit","atomic_noexcept","auto","bitand","bitor","break","case","catch","class","co_await","co_return","co_yield","compl","concept","const_cast|10","consteval","constexpr","constinit","continue","decltype","default","delete","do","dynamic_cast|10","else","enum","explicit","export","extern","false","final","for","friend","goto","if","import","inline","module","mutable","namespace","new","noexcept","not","not_eq","nullptr","operator","or","or_eq","override","private","protected","public","reflexpr","register","reinterpret_cast|10","requires","return","sizeof","static_assert","static_cast|10","struct","switch","synchronized","template","this","thread_local","throw","transaction_safe","transaction_safe_dynamic","true","try","typedef","typeid","typename","union","using","virtual","volatile","while","xor","xor_eq"]
const RESERVED_TYPES=["bool","char","char16_t","char32_t","char8_t","double","float","int","long","short","void","wchar_t","unsigned","signed","const","static"]
const TYPE_HINTS=["any","auto_ptr","barrier","binary_semaphore","bitset","complex","condition_variable","condition_variable_any","counting_semaphore","deque","false_type","flat_map","flat_set","future","imaginary","initializer_list","istringstream","jthread","latch","lock_guard","multimap","multiset","mutex","optional","ostringstream","packaged_task","pair","promise","priority_queue","queue","recursive_mutex","recursive_timed_mutex","scoped_lock","set","shared_future","shared_lock","shared_mutex","shared_timed_mutex","shared_ptr","stack","string_view","stringstream","timed_mutex","thread","true_type","tuple","unique_lock","unique_ptr","unordered_map","unordered_multimap","unordered_multiset","unordered_set","variant","vector","weak_ptr","wstring","wstring_view"]
const FUNCTION_HINTS=["abort","abs","acos","apply","as_const","asin","atan","atan2","calloc","ceil","cerr","cin","clog","cos","cosh","cout","declval","endl","exchange","exit","exp","fabs","floor","fmod","forward","fprintf","fputs","free","frexp","fscanf","future","invoke","isalnum","isalpha","iscntrl","isdigit","isgraph","islower","isprint","ispunct","isspace","isupper","isxdigit","labs","launder","ldexp","log","log10","make_pair","make_shared","make_shared_for_overwrite","make_tuple","make_unique","malloc","memchr","memcmp","memcpy","memset","modf","move","pow","printf","putchar","puts","realloc","scanf","sin","sinh","snprintf","sprintf","sqrt","sscanf","std","stderr","stdin","stdout","strcat","strchr","strcmp","strcpy","strcspn","strlen","strncat","strncmp","strncpy","strpbrk","strrchr","strspn","strstr","swap","tan","tanh","terminate","to_underlying","tolower","toupper","vfprintf","visit","vprintf","vsprintf"]
const LITERALS=["NULL","false","nullopt","nullptr","true"]
const BUILT_IN=["_Pragma"]
const CPP_KEYWORDS={type:RESERVED_TYPES,keyword:RESERVED_KEYWORDS,literal:LITERALS,built_in:BUILT_IN,_type_hints:TYPE_HINTS}
const FUNCTION_DISPATCH={className:"function.dispatch",relevance:0,keywords:{_hint:FUNCTION_HINTS},begin:regex.concat(/\b/,`(?!${RESERVED_KEYWORDS.join("|")})`,hljs.IDENT_RE,regex.lookahead(/(<[^<>]+>|)\s*\(/))}
const EXPRESSION_CONTAINS=[FUNCTION_DISPATCH,...PREPROCESSORS,CPP_PRIMITIVE_TYPES,C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,NUMBERS,STRINGS]
const EXPRESSION_CONTEXT={variants:[{begin:/=/,end:/;/},{begin:/\(/,end:/\)/},{beginKeywords:"new throw return else",end:/;/}],keywords:CPP_KEYWORDS,contains:EXPRESSION_CONTAINS.concat([{begin:/\(/,end:/\)/,keywords:CPP_KEYWORDS,contains:EXPRESSION_CONTAINS.concat(["self"]),relevance:0}]),relevance:0}
const FUNCTION_DECLARATION={className:"function",begin:"("+FUNCTION_TYPE_RE+"[\\*&\\s]+){1,"+MAX_FUNCTION_TYPE_TOKENS+"}"+FUNCTION_TITLE,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:CPP_KEYWORDS,illegal:/[^\w\s\*&:<>.]/,contains:[{begin:DECLTYPE_AUTO_RE,keywords:CPP_KEYWORDS,relevance:0},{begin:FUNCTION_TITLE,returnBegin:!0,contains:[TITLE_MODE],relevance:0},{begin:/::/,relevance:0},{begin:/:/,endsWithParent:!0,contains:[STRINGS,NUMBERS]},{relevance:0,match:/,/},{className:"params",begin:/\(/,end:/\)/,keywords:CPP_KEYWORDS,relevance:0,contains:[C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,STRINGS,NUMBERS,CPP_PRIMITIVE_TYPES,{begin:/\(/,end:/\)/,keywords:CPP_KEYWORDS,relevance:0,contains:["self",C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,STRINGS,NUMBERS,CPP_PRIMITIVE_TYPES]}]},CPP_PRIMITIVE_TYPES,C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,...PREPROCESSORS]}
return{name:"C++",aliases:["cc","c++","h++","hpp","hh","hxx","cxx"],keywords:CPP_KEYWORDS,illegal:"</",classNameAliases:{"function.dispatch":"built_in"},contains:[].concat(EXPRESSION_CONTEXT,FUNCTION_DECLARATION,FUNCTION_DISPATCH,EXPRESSION_CONTAINS,[...PREPROCESSORS,{begin:"\\b(deque|list|queue|priority_queue|pair|stack|vector|map|set|bitset|multiset|multimap|unordered_map|unordered_set|unordered_multiset|unordered_multimap|array|tuple|optional|variant|function|flat_map|flat_set)\\s*<(?!<)",end:">",keywords:CPP_KEYWORDS,contains:["self",CPP_PRIMITIVE_TYPES]},{begin:hljs.IDENT_RE+"::",keywords:CPP_KEYWORDS},{match:[/\b(?:enum(?:\s+(?:class|struct))?|class|struct|union)/,/\s+/,/\w+/],className:{1:"keyword",3:"title.class"}}])}}}),75444:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>csharp})
function csharp(hljs){const BUILT_IN_KEYWORDS=["bool","byte","char","decimal","delegate","double","dynamic","enum","float","int","long","nint","nuint","object","sbyte","short","string","ulong","uint","ushort"]
const FUNCTION_MODIFIERS=["public","private","protected","static","internal","protected","abstract","async","extern","override","unsafe","virtual","new","sealed","partial"]
const LITERAL_KEYWORDS=["default","false","null","true"]
const NORMAL_KEYWORDS=["abstract","as","base","break","case","catch","class","const","continue","do","else","event","explicit","extern","finally","fixed","for","foreach","goto","if","implicit","in","interface","internal","is","lock","namespace","new","operator","out","override","params","private","protected","public","readonly","record","ref","return","scoped","sealed","sizeof","stackalloc","static","struct","switch","this","throw","try","typeof","unchecked","unsafe","using","virtual","void","volatile","while"]
const CONTEXTUAL_KEYWORDS=["add","alias","and","ascending","args","async","await","by","descending","dynamic","equals","file","from","get","global","group","init","into","join","let","nameof","not","notnull","on","or","orderby","partial","record","remove","required","scoped","select","set","unmanaged","value|0","var","when","where","with","yield"]
const KEYWORDS={keyword:NORMAL_KEYWORDS.concat(CONTEXTUAL_KEYWORDS),built_in:BUILT_IN_KEYWORDS,literal:LITERAL_KEYWORDS}
const TITLE_MODE=hljs.inherit(hljs.TITLE_MODE,{begin:"[a-zA-Z](\\.?\\w)*"})
const DIGITS="\\d(_*\\d)*"
const INTEGER_SUFFIX="([uU][lL]?|[lL][uU]?)?"
const REAL_SUFFIX="([fFdDmM]|[uU][lL]?|[lL][uU]?)?"
const NUMBERS={className:"number",variants:[{begin:"\\b0[bB]_*[01](_*[01])*"+INTEGER_SUFFIX},{begin:"(-?)\\b0[xX]_*[a-fA-F0-9](_*[a-fA-F0-9])*"+INTEGER_SUFFIX},{begin:"(-?)(\\b"+DIGITS+"(\\.("+DIGITS+")?)?|\\."+DIGITS+")([eE][-+]?"+DIGITS+")?"+REAL_SUFFIX}],relevance:0}
const RAW_STRING={className:"string",begin:/"""("*)(?!")(.|\n)*?"""\1/,relevance:1}
const VERBATIM_STRING={className:"string",begin:'@"',end:'"',contains:[{begin:'""'}]}
const VERBATIM_STRING_NO_LF=hljs.inherit(VERBATIM_STRING,{illegal:/\n/})
const SUBST={className:"subst",begin:/\{/,end:/\}/,keywords:KEYWORDS}
const SUBST_NO_LF=hljs.inherit(SUBST,{illegal:/\n/})
const INTERPOLATED_STRING={className:"string",begin:/\$"/,end:'"',illegal:/\n/,contains:[{begin:/\{\{/},{begin:/\}\}/},hljs.BACKSLASH_ESCAPE,SUBST_NO_LF]}
const INTERPOLATED_VERBATIM_STRING={className:"string",begin:/\$@"/,end:'"',contains:[{begin:/\{\{/},{begin:/\}\}/},{begin:'""'},SUBST]}
const INTERPOLATED_VERBATIM_STRING_NO_LF=hljs.inherit(INTERPOLATED_VERBATIM_STRING,{illegal:/\n/,contains:[{begin:/\{\{/},{begin:/\}\}/},{begin:'""'},SUBST_NO_LF]})
SUBST.contains=[INTERPOLATED_VERBATIM_STRING,INTERPOLATED_STRING,VERBATIM_STRING,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,NUMBERS,hljs.C_BLOCK_COMMENT_MODE]
SUBST_NO_LF.contains=[INTERPOLATED_VERBATIM_STRING_NO_LF,INTERPOLATED_STRING,VERBATIM_STRING_NO_LF,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,NUMBERS,hljs.inherit(hljs.C_BLOCK_COMMENT_MODE,{illegal:/\n/})]
const STRING={variants:[RAW_STRING,INTERPOLATED_VERBATIM_STRING,INTERPOLATED_STRING,VERBATIM_STRING,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE]}
const GENERIC_MODIFIER={begin:"<",end:">",contains:[{beginKeywords:"in out"},TITLE_MODE]}
const TYPE_IDENT_RE=hljs.IDENT_RE+"(<"+hljs.IDENT_RE+"(\\s*,\\s*"+hljs.IDENT_RE+")*>)?(\\[\\])?"
const AT_IDENTIFIER={begin:"@"+hljs.IDENT_RE,relevance:0}
return{name:"C#",aliases:["cs","c#"],keywords:KEYWORDS,illegal:/::/,contains:[hljs.COMMENT("///","$",{returnBegin:!0,contains:[{className:"doctag",variants:[{begin:"///",relevance:0},{begin:"\x3c!--|--\x3e"},{begin:"</?",end:">"}]}]}),hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,{className:"meta",begin:"#",end:"$",keywords:{keyword:"if else elif endif define undef warning error line region endregion pragma checksum"}},STRING,NUMBERS,{beginKeywords:"class interface",relevance:0,end:/[{;=]/,illegal:/[^\s:,]/,contains:[{beginKeywords:"where class"},TITLE_MODE,GENERIC_MODIFIER,hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},{beginKeywords:"namespace",relevance:0,end:/[{;=]/,illegal:/[^\s:]/,contains:[TITLE_MODE,hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},{beginKeywords:"record",relevance:0,end:/[{;=]/,illegal:/[^\s:]/,contains:[TITLE_MODE,GENERIC_MODIFIER,hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},{className:"meta",begin:"^\\s*\\[(?=[\\w])",excludeBegin:!0,end:"\\]",excludeEnd:!0,contains:[{className:"string",begin:/"/,end:/"/}]},{beginKeywords:"new return throw await else",relevance:0},{className:"function",begin:"("+TYPE_IDENT_RE+"\\s+)+"+hljs.IDENT_RE+"\\s*(<[^=]+>\\s*)?\\(",returnBegin:!0,end:/\s*[{;=]/,excludeEnd:!0,keywords:KEYWORDS,contains:[{beginKeywords:FUNCTION_MODIFIERS.join(" "),relevance:0},{begin:hljs.IDENT_RE+"\\s*(<[^=]+>\\s*)?\\(",returnBegin:!0,contains:[hljs.TITLE_MODE,GENERIC_MODIFIER],relevance:0},{match:/\(\)/},{className:"params",begin:/\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS,relevance:0,contains:[STRING,NUMBERS,hljs.C_BLOCK_COMMENT_MODE]},hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},AT_IDENTIFIER]}}}),53312:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>css})
const MODES=hljs=>({IMPORTANT:{scope:"meta",begin:"!important"},BLOCK_COMMENT:hljs.C_BLOCK_COMMENT_MODE,HEXCOLOR:{scope:"number",begin:/#(([0-9a-fA-F]{3,4})|(([0-9a-fA-F]{2}){3,4}))\b/},UNICODE_RANGE:{scope:"number",begin:/\b[Uu]\+[0-9A-Fa-f][0-9A-Fa-f?]{0,5}(-[0-9A-Fa-f][0-9A-Fa-f]{0,5})?/},FUNCTION_DISPATCH:{className:"built_in",begin:/[\w-]+(?=\()/},ATTRIBUTE_SELECTOR_MODE:{scope:"selector-attr",begin:/\[/,end:/\]/,illegal:"$",contains:[hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE]},CSS_NUMBER_MODE:{scope:"number",begin:hljs.NUMBER_RE+"("+"%|em|ex|ch|rem"+"|vw|vh|vmin|vmax"+"|cm|mm|in|pt|pc|px"+"|deg|grad|rad|turn"+"|s|ms"+"|Hz|kHz"+"|dpi|dpcm|dppx"+")?",relevance:0},CSS_VARIABLE:{className:"attr",begin:/--[A-Za-z_][A-Za-z0-9_-]*/}})
const HTML_TAGS=["a","abbr","address","article","aside","audio","b","blockquote","body","button","canvas","caption","cite","code","dd","del","details","dfn","div","dl","dt","em","fieldset","figcaption","figure","footer","form","h1","h2","h3","h4","h5","h6","header","hgroup","html","i","iframe","img","input","ins","kbd","label","legend","li","main","mark","menu","nav","object","ol","optgroup","option","p","picture","q","quote","samp","section","select","source","span","strong","summary","sup","table","tbody","td","textarea","tfoot","th","thead","time","tr","ul","var","video"]
const SVG_TAGS=["defs","g","marker","mask","pattern","svg","switch","symbol","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feFlood","feGaussianBlur","feImage","feMerge","feMorphology","feOffset","feSpecularLighting","feTile","feTurbulence","linearGradient","radialGradient","stop","circle","ellipse","image","line","path","polygon","polyline","rect","text","use","textPath","tspan","foreignObject","clipPath"]
const TAGS=[...HTML_TAGS,...SVG_TAGS]
const MEDIA_FEATURES=["any-hover","any-pointer","aspect-ratio","color","color-gamut","color-index","device-aspect-ratio","device-height","device-width","display-mode","forced-colors","grid","height","hover","inverted-colors","monochrome","orientation","overflow-block","overflow-inline","pointer","prefers-color-scheme","prefers-contrast","prefers-reduced-motion","prefers-reduced-transparency","resolution","scan","scripting","update","width","min-width","max-width","min-height","max-height"].sort().reverse()
const PSEUDO_CLASSES=["active","any-link","blank","checked","current","default","defined","dir","disabled","drop","empty","enabled","first","first-child","first-of-type","fullscreen","future","focus","focus-visible","focus-within","has","host","host-context","hover","indeterminate","in-range","invalid","is","lang","last-child","last-of-type","left","link","local-link","not","nth-child","nth-col","nth-last-child","nth-last-col","nth-last-of-type","nth-of-type","only-child","only-of-type","optional","out-of-range","past","placeholder-shown","read-only","read-write","required","right","root","scope","target","target-within","user-invalid","valid","visited","where"].sort().reverse()
const PSEUDO_ELEMENTS=["after","backdrop","before","cue","cue-region","first-letter","first-line","grammar-error","marker","part","placeholder","selection","slotted","spelling-error"].sort().reverse()
const ATTRIBUTES=["accent-color","align-content","align-items","align-self","alignment-baseline","all","anchor-name","animation","animation-composition","animation-delay","animation-direction","animation-duration","animation-fill-mode","animation-iteration-count","animation-name","animation-play-state","animation-range","animation-range-end","animation-range-start","animation-timeline","animation-timing-function","appearance","aspect-ratio","backdrop-filter","backface-visibility","background","background-attachment","background-blend-mode","background-clip","background-color","background-image","background-origin","background-position","background-position-x","background-position-y","background-repeat","background-size","baseline-shift","block-size","border","border-block","border-block-color","border-block-end","border-block-end-color","border-block-end-style","border-block-end-width","border-block-start","border-block-start-color","border-block-start-style","border-block-start-width","border-block-style","border-block-width","border-bottom","border-bottom-color","border-bottom-left-radius","border-bottom-right-radius","border-bottom-style","border-bottom-width","border-collapse","border-color","border-end-end-radius","border-end-start-radius","border-image","border-image-outset","border-image-repeat","border-image-slice","border-image-source","border-image-width","border-inline","border-inline-color","border-inline-end","border-inline-end-color","border-inline-end-style","border-inline-end-width","border-inline-start","border-inline-start-color","border-inline-start-style","border-inline-start-width","border-inline-style","border-inline-width","border-left","border-left-color","border-left-style","border-left-width","border-radius","border-right","border-right-color","border-right-style","border-right-width","border-spacing","border-start-end-radius","border-start-start-radius","border-style","border-top","border-top-color","border-top-left-radius","border-top-right-radius","border-top-style","border-top-width","border-width","bottom","box-align","box-decoration-break","box-direction","box-flex","box-flex-group","box-lines","box-ordinal-group","box-orient","box-pack","box-shadow","box-sizing","break-after","break-before","break-inside","caption-side","caret-color","clear","clip","clip-path","clip-rule","color","color-interpolation","color-interpolation-filters","color-profile","color-rendering","color-scheme","column-count","column-fill","column-gap","column-rule","column-rule-color","column-rule-style","column-rule-width","column-span","column-width","columns","contain","contain-intrinsic-block-size","contain-intrinsic-height","contain-intrinsic-inline-size","contain-intrinsic-size","contain-intrinsic-width","container","container-name","container-type","content","content-visibility","corner-bottom-left-shape","corner-bottom-right-shape","corner-shape","corner-top-left-shape","corner-top-right-shape","counter-increment","counter-reset","counter-set","cue","cue-after","cue-before","cursor","cx","cy","direction","display","dominant-baseline","empty-cells","enable-background","field-sizing","fill","fill-opacity","fill-rule","filter","flex","flex-basis","flex-direction","flex-flow","flex-grow","flex-shrink","flex-wrap","float","flood-color","flood-opacity","flow","font","font-display","font-family","font-feature-settings","font-kerning","font-language-override","font-optical-sizing","font-palette","font-size","font-size-adjust","font-smooth","font-smoothing","font-stretch","font-style","font-synthesis","font-synthesis-position","font-synthesis-small-caps","font-synthesis-style","font-synthesis-weight","font-variant","font-variant-alternates","font-variant-caps","font-variant-east-asian","font-variant-emoji","font-variant-ligatures","font-variant-numeric","font-variant-position","font-variation-settings","font-weight","forced-color-adjust","gap","glyph-orientation-horizontal","glyph-orientation-vertical","grid","grid-area","grid-auto-columns","grid-auto-flow","grid-auto-rows","grid-column","grid-column-end","grid-column-start","grid-gap","grid-row","grid-row-end","grid-row-start","grid-template","grid-template-areas","grid-template-columns","grid-template-rows","hanging-punctuation","height","hyphenate-character","hyphenate-limit-chars","hyphens","icon","image-orientation","image-rendering","image-resolution","ime-mode","initial-letter","initial-letter-align","inline-size","inset","inset-area","inset-block","inset-block-end","inset-block-start","inset-inline","inset-inline-end","inset-inline-start","isolation","justify-content","justify-items","justify-self","kerning","left","letter-spacing","lighting-color","line-break","line-height","line-height-step","list-style","list-style-image","list-style-position","list-style-type","margin","margin-block","margin-block-end","margin-block-start","margin-bottom","margin-inline","margin-inline-end","margin-inline-start","margin-left","margin-right","margin-top","margin-trim","marker","marker-end","marker-mid","marker-start","marks","mask","mask-border","mask-border-mode","mask-border-outset","mask-border-repeat","mask-border-slice","mask-border-source","mask-border-width","mask-clip","mask-composite","mask-image","mask-mode","mask-origin","mask-position","mask-repeat","mask-size","mask-type","masonry-auto-flow","math-depth","math-shift","math-style","max-block-size","max-height","max-inline-size","max-width","min-block-size","min-height","min-inline-size","min-width","mix-blend-mode","nav-down","nav-index","nav-left","nav-right","nav-up","none","normal","object-fit","object-position","offset","offset-anchor","offset-distance","offset-path","offset-position","offset-rotate","opacity","order","orphans","outline","outline-color","outline-offset","outline-style","outline-width","overflow","overflow-anchor","overflow-block","overflow-clip-margin","overflow-inline","overflow-wrap","overflow-x","overflow-y","overlay","overscroll-behavior","overscroll-behavior-block","overscroll-behavior-inline","overscroll-behavior-x","overscroll-behavior-y","padding","padding-block","padding-block-end","padding-block-start","padding-bottom","padding-inline","padding-inline-end","padding-inline-start","padding-left","padding-right","padding-top","page","page-break-after","page-break-before","page-break-inside","paint-order","pause","pause-after","pause-before","perspective","perspective-origin","place-content","place-items","place-self","pointer-events","position","position-anchor","position-visibility","print-color-adjust","quotes","r","resize","rest","rest-after","rest-before","right","rotate","row-gap","ruby-align","ruby-position","scale","scroll-behavior","scroll-margin","scroll-margin-block","scroll-margin-block-end","scroll-margin-block-start","scroll-margin-bottom","scroll-margin-inline","scroll-margin-inline-end","scroll-margin-inline-start","scroll-margin-left","scroll-margin-right","scroll-margin-top","scroll-padding","scroll-padding-block","scroll-padding-block-end","scroll-padding-block-start","scroll-padding-bottom","scroll-padding-inline","scroll-padding-inline-end","scroll-padding-inline-start","scroll-padding-left","scroll-padding-right","scroll-padding-top","scroll-snap-align","scroll-snap-stop","scroll-snap-type","scroll-timeline","scroll-timeline-axis","scroll-timeline-name","scrollbar-color","scrollbar-gutter","scrollbar-width","shape-image-threshold","shape-margin","shape-outside","shape-rendering","speak","speak-as","src","stop-color","stop-opacity","stroke","stroke-dasharray","stroke-dashoffset","stroke-linecap","stroke-linejoin","stroke-miterlimit","stroke-opacity","stroke-width","tab-size","table-layout","text-align","text-align-all","text-align-last","text-anchor","text-combine-upright","text-decoration","text-decoration-color","text-decoration-line","text-decoration-skip","text-decoration-skip-ink","text-decoration-style","text-decoration-thickness","text-emphasis","text-emphasis-color","text-emphasis-position","text-emphasis-style","text-indent","text-justify","text-orientation","text-overflow","text-rendering","text-shadow","text-size-adjust","text-transform","text-underline-offset","text-underline-position","text-wrap","text-wrap-mode","text-wrap-style","timeline-scope","top","touch-action","transform","transform-box","transform-origin","transform-style","transition","transition-behavior","transition-delay","transition-duration","transition-property","transition-timing-function","translate","unicode-bidi","unicode-range","user-modify","user-select","vector-effect","vertical-align","view-timeline","view-timeline-axis","view-timeline-inset","view-timeline-name","view-transition-name","visibility","voice-balance","voice-duration","voice-family","voice-pitch","voice-range","voice-rate","voice-stress","voice-volume","white-space","white-space-collapse","widows","width","will-change","word-break","word-spacing","word-wrap","writing-mode","x","y","z-index","zoom"].sort().reverse()
function css(hljs){const regex=hljs.regex
const modes=MODES(hljs)
const VENDOR_PREFIX={begin:/-(webkit|moz|ms|o)-(?=[a-z])/}
const AT_MODIFIERS="and or not only"
const AT_PROPERTY_RE=/@-?\w[\w]*(-\w+)*/
const IDENT_RE="[a-zA-Z-][a-zA-Z0-9_-]*"
const STRINGS=[hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE]
return{name:"CSS",case_insensitive:!0,illegal:/[=|'\$]/,keywords:{keyframePosition:"from to"},classNameAliases:{keyframePosition:"selector-tag"},contains:[modes.BLOCK_COMMENT,VENDOR_PREFIX,modes.CSS_NUMBER_MODE,{className:"selector-id",begin:/#[A-Za-z0-9_-]+/,relevance:0},{className:"selector-class",begin:"\\."+IDENT_RE,relevance:0},modes.ATTRIBUTE_SELECTOR_MODE,{className:"selector-pseudo",variants:[{begin:":("+PSEUDO_CLASSES.join("|")+")"},{begin:":(:)?("+PSEUDO_ELEMENTS.join("|")+")"}]},modes.CSS_VARIABLE,{className:"attribute",begin:"\\b("+ATTRIBUTES.join("|")+")\\b"},{begin:/:/,end:/[;}{]/,contains:[modes.BLOCK_COMMENT,modes.HEXCOLOR,modes.IMPORTANT,modes.CSS_NUMBER_MODE,modes.UNICODE_RANGE,...STRINGS,{begin:/(url|data-uri)\(/,end:/\)/,relevance:0,keywords:{built_in:"url data-uri"},contains:[...STRINGS,{className:"string",begin:/[^)]/,endsWithParent:!0,excludeEnd:!0}]},modes.FUNCTION_DISPATCH]},{begin:regex.lookahead(/@/),end:"[{;]",relevance:0,illegal:/:/,contains:[{className:"keyword",begin:AT_PROPERTY_RE},{begin:/\s/,endsWithParent:!0,excludeEnd:!0,relevance:0,keywords:{$pattern:/[a-z-]+/,keyword:AT_MODIFIERS,attribute:MEDIA_FEATURES.join(" ")},contains:[{begin:/[a-z-]+(?=:)/,className:"attribute"},...STRINGS,modes.CSS_NUMBER_MODE]}]},{className:"selector-tag",begin:"\\b("+TAGS.join("|")+")\\b"}]}}}),68977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>dockerfile})
function dockerfile(hljs){const KEYWORDS=["from","maintainer","expose","env","arg","user","onbuild","stopsignal"]
return{name:"Dockerfile",aliases:["docker"],case_insensitive:!0,keywords:KEYWORDS,contains:[hljs.HASH_COMMENT_MODE,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,hljs.NUMBER_MODE,{beginKeywords:"run cmd entrypoint volume add copy workdir label healthcheck shell",starts:{end:/[^\\]$/,subLanguage:"bash"}}],illegal:"</"}}}),97365:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>go})
function go(hljs){const LITERALS=["true","false","iota","nil"]
const BUILT_INS=["append","cap","close","complex","copy","imag","len","make","new","panic","print","println","real","recover","delete"]
const TYPES=["bool","byte","complex64","complex128","error","float32","float64","int8","int16","int32","int64","string","uint8","uint16","uint32","uint64","int","uint","uintptr","rune"]
const KWS=["break","case","chan","const","continue","default","defer","else","fallthrough","for","func","go","goto","if","import","interface","map","package","range","return","select","struct","switch","type","var"]
const KEYWORDS={keyword:KWS,type:TYPES,literal:LITERALS,built_in:BUILT_INS}
return{name:"Go",aliases:["golang"],keywords:KEYWORDS,illegal:"</",contains:[hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,{className:"string",variants:[hljs.QUOTE_STRING_MODE,hljs.APOS_STRING_MODE,{begin:"`",end:"`"}]},{className:"number",variants:[{match:/-?\b0[xX]\.[a-fA-F0-9](_?[a-fA-F0-9])*[pP][+-]?\d(_?\d)*i?/,relevance:0},{match:/-?\b0[xX](_?[a-fA-F0-9])+((\.([a-fA-F0-9](_?[a-fA-F0-9])*)?)?[pP][+-]?\d(_?\d)*)?i?/,relevance:0},{match:/-?\b0[oO](_?[0-7])*i?/,relevance:0},{match:/-?\b0[bB](_?[01])*i?/,relevance:0},{match:/-?\.\d(_?\d)*([eE][+-]?\d(_?\d)*)?i?/,relevance:0},{match:/-?\b\d(_?\d)*(\.(\d(_?\d)*)?)?([eE][+-]?\d(_?\d)*)?i?/,relevance:0}]},{begin:/:=/},{className:"function",beginKeywords:"func",end:"\\s*(\\{|$)",excludeEnd:!0,contains:[hljs.TITLE_MODE,{className:"params",begin:/\(/,end:/\)/,endsParent:!0,keywords:KEYWORDS,illegal:/["']/}]}]}}}),95537:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>ini})
function ini(hljs){const regex=hljs.regex
const NUMBERS={className:"number",relevance:0,variants:[{begin:/([+-]+)?[\d]+_[\d_]+/},{begin:hljs.NUMBER_RE}]}
const COMMENTS=hljs.COMMENT()
COMMENTS.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}]
const VARIABLES={className:"variable",variants:[{begin:/\$[\w\d"][\w\d_]*/},{begin:/\$\{(.*?)\}/}]}
const LITERALS={className:"literal",begin:/\bon|off|true|false|yes|no\b/}
const STRINGS={className:"string",contains:[hljs.BACKSLASH_ESCAPE],variants:[{begin:"'''",end:"'''",relevance:10},{begin:'"""',end:'"""',relevance:10},{begin:'"',end:'"'},{begin:"'",end:"'"}]}
const ARRAY={begin:/\[/,end:/\]/,contains:[COMMENTS,LITERALS,VARIABLES,STRINGS,NUMBERS,"self"],relevance:0}
const BARE_KEY=/[A-Za-z0-9_-]+/
const QUOTED_KEY_DOUBLE_QUOTE=/"(\\"|[^"])*"/
const QUOTED_KEY_SINGLE_QUOTE=/'[^']*'/
const ANY_KEY=regex.either(BARE_KEY,QUOTED_KEY_DOUBLE_QUOTE,QUOTED_KEY_SINGLE_QUOTE)
const DOTTED_KEY=regex.concat(ANY_KEY,"(\\s*\\.\\s*",ANY_KEY,")*",regex.lookahead(/\s*=\s*[^#\s]/))
return{name:"TOML, also INI",aliases:["toml"],case_insensitive:!0,illegal:/\S/,contains:[COMMENTS,{className:"section",begin:/\[+/,end:/\]+/},{begin:DOTTED_KEY,className:"attr",starts:{end:/$/,contains:[COMMENTS,ARRAY,LITERALS,VARIABLES,STRINGS,NUMBERS]}}]}}}),17979:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>java})
var decimalDigits="[0-9](_*[0-9])*"
var frac=`\\.(${decimalDigits})`
var hexDigits="[0-9a-fA-F](_*[0-9a-fA-F])*"
var NUMERIC={className:"number",variants:[{begin:`(\\b(${decimalDigits})((${frac})|\\.)?|(${frac}))`+`[eE][+-]?(${decimalDigits})[fFdD]?\\b`},{begin:`\\b(${decimalDigits})((${frac})[fFdD]?\\b|\\.([fFdD]\\b)?)`},{begin:`(${frac})[fFdD]?\\b`},{begin:`\\b(${decimalDigits})[fFdD]\\b`},{begin:`\\b0[xX]((${hexDigits})\\.?|(${hexDigits})?\\.(${hexDigits}))`+`[pP][+-]?(${decimalDigits})[fFdD]?\\b`},{begin:"\\b(0|[1-9](_*[0-9])*)[lL]?\\b"},{begin:`\\b0[xX](${hexDigits})[lL]?\\b`},{begin:"\\b0(_*[0-7])*[lL]?\\b"},{begin:"\\b0[bB][01](_*[01])*[lL]?\\b"}],relevance:0}
function recurRegex(re,substitution,depth){if(depth===-1)return""
return re.replace(substitution,_=>recurRegex(re,substitution,depth-1))}function java(hljs){const regex=hljs.regex
const JAVA_IDENT_RE="[À-ʸa-zA-Z_$][À-ʸa-zA-Z_$0-9]*"
const ARRAY_BRACKETS_OPTIONAL_RE="(?:(?:\\s*\\[\\s*])+)?"
const SIMPLE_TYPE_RE=JAVA_IDENT_RE+"<@@@>"+ARRAY_BRACKETS_OPTIONAL_RE
const WILDCARD_TYPE_RE="\\?(?:\\s+(?:extends|super)\\s+"+SIMPLE_TYPE_RE+")?"
const TYPE_ARG_RE="(?:"+WILDCARD_TYPE_RE+"|"+SIMPLE_TYPE_RE+")"
const TYPE_ARGS_OPTIONAL_RE=recurRegex("(?:\\s*<\\s*"+TYPE_ARG_RE+"(?:\\s*,\\s*"+TYPE_ARG_RE+")*\\s*>)?",/<@@@>/g,2)
const MAIN_KEYWORDS=["synchronized","abstract","private","var","static","if","const ","for","while","strictfp","finally","protected","import","native","final","void","enum","else","break","transient","catch","instanceof","volatile","case","assert","package","default","public","try","switch","continue","throws","protected","public","private","module","requires","exports","do","sealed","yield","permits","goto","when"]
const BUILT_INS=["super","this"]
const LITERALS=["false","true","null"]
const TYPES=["char","boolean","long","float","int","byte","short","double"]
const KEYWORDS={keyword:MAIN_KEYWORDS,literal:LITERALS,type:TYPES,built_in:BUILT_INS}
const ANNOTATION={className:"meta",begin:"@"+JAVA_IDENT_RE,contains:[{begin:/\(/,end:/\)/,contains:["self"]}]}
const PARAMS={className:"params",begin:/\(/,end:/\)/,keywords:KEYWORDS,relevance:0,contains:[hljs.C_BLOCK_COMMENT_MODE],endsParent:!0}
return{name:"Java",aliases:["jsp"],keywords:KEYWORDS,illegal:/<\/|#/,contains:[hljs.COMMENT("/\\*\\*","\\*/",{relevance:0,contains:[{begin:/\w+@/,relevance:0},{className:"doctag",begin:"@[A-Za-z]+"}]}),{begin:/import java\.[a-z]+\./,keywords:"import",relevance:2},hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE,{begin:/"""/,end:/"""/,className:"string",contains:[hljs.BACKSLASH_ESCAPE]},hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,{match:[/\b(?:class|interface|enum|extends|implements|new)/,/\s+/,JAVA_IDENT_RE],className:{1:"keyword",3:"title.class"}},{match:/non-sealed/,scope:"keyword"},{beginKeywords:"new throw return else yield assert",relevance:0},{begin:[JAVA_IDENT_RE,regex.concat(TYPE_ARGS_OPTIONAL_RE,ARRAY_BRACKETS_OPTIONAL_RE,/\s+/),JAVA_IDENT_RE,ARRAY_BRACKETS_OPTIONAL_RE,/\s*/,/=(?!=)/],className:{1:"type",3:"variable",6:"operator"}},{begin:[/record/,/\s+/,JAVA_IDENT_RE],className:{1:"keyword",3:"title.class"},contains:[PARAMS,hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},{begin:[JAVA_IDENT_RE,regex.concat(TYPE_ARGS_OPTIONAL_RE,ARRAY_BRACKETS_OPTIONAL_RE,/\s+/),JAVA_IDENT_RE,/\s*(?=\()/],className:{1:"type",3:"title.function"},keywords:KEYWORDS,contains:[{className:"params",begin:/\(/,end:/\)/,keywords:KEYWORDS,relevance:0,contains:[ANNOTATION,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,NUMERIC,hljs.C_BLOCK_COMMENT_MODE]},hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE]},NUMERIC,ANNOTATION]}}}),34820:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>javascript})
const IDENT_RE="[A-Za-z$_][0-9A-Za-z$_]*"
const KEYWORDS=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"]
const LITERALS=["true","false","null","undefined","NaN","Infinity"]
const TYPES=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"]
const ERROR_TYPES=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"]
const BUILT_IN_GLOBALS=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"]
const BUILT_IN_VARIABLES=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"]
const BUILT_INS=[].concat(BUILT_IN_GLOBALS,TYPES,ERROR_TYPES)
function javascript(hljs){const regex=hljs.regex
const hasClosingTag=(match,{after:after})=>{const tag="</"+match[0].slice(1)
const pos=match.input.indexOf(tag,after)
return pos!==-1}
const IDENT_RE$1=IDENT_RE
const FRAGMENT={begin:"<>",end:"</>"}
const XML_SELF_CLOSING=/<[A-Za-z0-9\\._:-]+\s*\/>/
const XML_TAG={begin:/<[A-Za-z0-9\\._:-]+/,end:/\/[A-Za-z0-9\\._:-]+>|\/>/,isTrulyOpeningTag:(match,response)=>{const afterMatchIndex=match[0].length+match.index
const nextChar=match.input[afterMatchIndex]
if(nextChar==="<"||nextChar===","){response.ignoreMatch()
return}if(nextChar===">")if(!hasClosingTag(match,{after:afterMatchIndex}))response.ignoreMatch()
let m
const afterMatch=match.input.substring(afterMatchIndex)
if(m=afterMatch.match(/^\s*=/)){response.ignoreMatch()
return}if(m=afterMatch.match(/^\s+extends\s+/))if(m.index===0){response.ignoreMatch()
return}}}
const KEYWORDS$1={$pattern:IDENT_RE,keyword:KEYWORDS,literal:LITERALS,built_in:BUILT_INS,"variable.language":BUILT_IN_VARIABLES}
const decimalDigits="[0-9](_?[0-9])*"
const frac=`\\.(${decimalDigits})`
const decimalInteger=`0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*`
const NUMBER={className:"number",variants:[{begin:`(\\b(${decimalInteger})((${frac})|\\.)?|(${frac}))`+`[eE][+-]?(${decimalDigits})\\b`},{begin:`\\b(${decimalInteger})\\b((${frac})\\b|\\.)?|(${frac})\\b`},{begin:`\\b(0|[1-9](_?[0-9])*)n\\b`},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*n?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*n?\\b"},{begin:"\\b0[0-7]+n?\\b"}],relevance:0}
const SUBST={className:"subst",begin:"\\$\\{",end:"\\}",keywords:KEYWORDS$1,contains:[]}
const HTML_TEMPLATE={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"xml"}}
const CSS_TEMPLATE={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"css"}}
const GRAPHQL_TEMPLATE={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"graphql"}}
const TEMPLATE_STRING={className:"string",begin:"`",end:"`",contains:[hljs.BACKSLASH_ESCAPE,SUBST]}
const JSDOC_COMMENT=hljs.COMMENT(/\/\*\*(?!\/)/,"\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\{",end:"\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:IDENT_RE$1+"(?=\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\n])\s/,relevance:0}]}]})
const COMMENT={className:"comment",variants:[JSDOC_COMMENT,hljs.C_BLOCK_COMMENT_MODE,hljs.C_LINE_COMMENT_MODE]}
const SUBST_INTERNALS=[hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,HTML_TEMPLATE,CSS_TEMPLATE,GRAPHQL_TEMPLATE,TEMPLATE_STRING,{match:/\$\d+/},NUMBER]
SUBST.contains=SUBST_INTERNALS.concat({begin:/\{/,end:/\}/,keywords:KEYWORDS$1,contains:["self"].concat(SUBST_INTERNALS)})
const SUBST_AND_COMMENTS=[].concat(COMMENT,SUBST.contains)
const PARAMS_CONTAINS=SUBST_AND_COMMENTS.concat([{begin:/(\s*)\(/,end:/\)/,keywords:KEYWORDS$1,contains:["self"].concat(SUBST_AND_COMMENTS)}])
const PARAMS={className:"params",begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS$1,contains:PARAMS_CONTAINS}
const CLASS_OR_EXTENDS={variants:[{match:[/class/,/\s+/,IDENT_RE$1,/\s+/,/extends/,/\s+/,regex.concat(IDENT_RE$1,"(",regex.concat(/\./,IDENT_RE$1),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\s+/,IDENT_RE$1],scope:{1:"keyword",3:"title.class"}}]}
const CLASS_REFERENCE={relevance:0,match:regex.either(/\bJSON/,/\b[A-Z][a-z]+([A-Z][a-z]*|\d)*/,/\b[A-Z]{2,}([A-Z][a-z]+|\d)+([A-Z][a-z]*)*/,/\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...TYPES,...ERROR_TYPES]}}
const USE_STRICT={label:"use_strict",className:"meta",relevance:10,begin:/^\s*['"]use (strict|asm)['"]/}
const FUNCTION_DEFINITION={variants:[{match:[/function/,/\s+/,IDENT_RE$1,/(?=\s*\()/]},{match:[/function/,/\s*(?=\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[PARAMS],illegal:/%/}
const UPPER_CASE_CONSTANT={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
function noneOf(list){return regex.concat("(?!",list.join("|"),")")}const FUNCTION_CALL={match:regex.concat(/\b/,noneOf([...BUILT_IN_GLOBALS,"super","import","await"].map(x=>`${x}\\s*\\(`)),IDENT_RE$1,regex.lookahead(/\s*\(/)),className:"title.function",relevance:0}
const PROPERTY_ACCESS={begin:regex.concat(/\./,regex.lookahead(regex.concat(IDENT_RE$1,/(?![0-9A-Za-z$_(])/))),end:IDENT_RE$1,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0}
const GETTER_OR_SETTER={match:[/get|set/,/\s+/,IDENT_RE$1,/(?=\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\(\)/},PARAMS]}
const FUNC_LEAD_IN_RE="(\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)|"+hljs.UNDERSCORE_IDENT_RE+")\\s*=>"
const FUNCTION_VARIABLE={match:[/const|var|let/,/\s+/,IDENT_RE$1,/\s*/,/=\s*/,/(async\s*)?/,regex.lookahead(FUNC_LEAD_IN_RE)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[PARAMS]}
return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:KEYWORDS$1,exports:{PARAMS_CONTAINS:PARAMS_CONTAINS,CLASS_REFERENCE:CLASS_REFERENCE},illegal:/#(?![$_A-Za-z])/,contains:[hljs.SHEBANG({label:"shebang",binary:"node",relevance:5}),USE_STRICT,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,HTML_TEMPLATE,CSS_TEMPLATE,GRAPHQL_TEMPLATE,TEMPLATE_STRING,COMMENT,{match:/\$\d+/},NUMBER,CLASS_REFERENCE,{scope:"attr",match:IDENT_RE$1+regex.lookahead(":"),relevance:0},FUNCTION_VARIABLE,{begin:"("+hljs.RE_STARTERS_RE+"|\\b(case|return|throw)\\b)\\s*",keywords:"return throw case",relevance:0,contains:[COMMENT,hljs.REGEXP_MODE,{className:"function",begin:FUNC_LEAD_IN_RE,returnBegin:!0,end:"\\s*=>",contains:[{className:"params",variants:[{begin:hljs.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\(\s*\)/,skip:!0},{begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS$1,contains:PARAMS_CONTAINS}]}]},{begin:/,/,relevance:0},{match:/\s+/,relevance:0},{variants:[{begin:FRAGMENT.begin,end:FRAGMENT.end},{match:XML_SELF_CLOSING},{begin:XML_TAG.begin,"on:begin":XML_TAG.isTrulyOpeningTag,end:XML_TAG.end}],subLanguage:"xml",contains:[{begin:XML_TAG.begin,end:XML_TAG.end,skip:!0,contains:["self"]}]}]},FUNCTION_DEFINITION,{beginKeywords:"while if switch catch for"},{begin:"\\b(?!function)"+hljs.UNDERSCORE_IDENT_RE+"\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)\\s*\\{",returnBegin:!0,label:"func.def",contains:[PARAMS,hljs.inherit(hljs.TITLE_MODE,{begin:IDENT_RE$1,className:"title.function"})]},{match:/\.\.\./,relevance:0},PROPERTY_ACCESS,{match:"\\$"+IDENT_RE$1,relevance:0},{match:[/\bconstructor(?=\s*\()/],className:{1:"title.function"},contains:[PARAMS]},FUNCTION_CALL,UPPER_CASE_CONSTANT,CLASS_OR_EXTENDS,GETTER_OR_SETTER,{match:/\$[(.]/}]}}}),68129:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>json})
const EXTENDED_NUMBER_RE="([-+]?)(\\b0[xX][a-fA-F0-9]+|(\\b\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?)|NaN|[-+]?Infinity"
const EXTENDED_NUMBER_MODE={scope:"number",match:EXTENDED_NUMBER_RE,relevance:0}
function json(hljs){const ATTRIBUTE={className:"attr",begin:/(("(\\.|[^\\"\r\n])*")|('(\\.|[^\\'\r\n])*'))(?=\s*:)/,relevance:1.01}
const PUNCTUATION={match:/[{}[\],:]/,className:"punctuation",relevance:0}
const LITERALS=["true","false","null"]
const LITERALS_MODE={scope:"literal",beginKeywords:LITERALS.join(" ")}
return{name:"JSON",aliases:["jsonc","json5"],keywords:{literal:LITERALS},contains:[ATTRIBUTE,PUNCTUATION,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,LITERALS_MODE,EXTENDED_NUMBER_MODE,hljs.C_LINE_COMMENT_MODE,hljs.C_BLOCK_COMMENT_MODE],illegal:"\\S"}}}),97898:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>kotlin})
var decimalDigits="[0-9](_*[0-9])*"
var frac=`\\.(${decimalDigits})`
var hexDigits="[0-9a-fA-F](_*[0-9a-fA-F])*"
var NUMERIC={className:"number",variants:[{begin:`(\\b(${decimalDigits})((${frac})|\\.)?|(${frac}))`+`[eE][+-]?(${decimalDigits})[fFdD]?\\b`},{begin:`\\b(${decimalDigits})((${frac})[fFdD]?\\b|\\.([fFdD]\\b)?)`},{begin:`(${frac})[fFdD]?\\b`},{begin:`\\b(${decimalDigits})[fFdD]\\b`},{begin:`\\b0[xX]((${hexDigits})\\.?|(${hexDigits})?\\.(${hexDigits}))`+`[pP][+-]?(${decimalDigits})[fFdD]?\\b`},{begin:"\\b(0|[1-9](_*[0-9])*)[lL]?\\b"},{begin:`\\b0[xX](${hexDigits})[lL]?\\b`},{begin:"\\b0(_*[0-7])*[lL]?\\b"},{begin:"\\b0[bB][01](_*[01])*[lL]?\\b"}],relevance:0}
function kotlin(hljs){const KEYWORDS={keyword:"abstract as val var vararg get set class object open private protected public noinline "+"crossinline dynamic final enum if else do while for when throw try catch finally "+"import package is in fun override companion reified inline lateinit init "+"interface annotation data sealed internal infix operator out by constructor super "+"tailrec where const inner suspend typealias external expect actual",built_in:"Byte Short Char Int Long Boolean Float Double Void Unit Nothing",literal:"true false null"}
const KEYWORDS_WITH_LABEL={className:"keyword",begin:/\b(break|continue|return|this)\b/,starts:{contains:[{className:"symbol",begin:/@\w+/}]}}
const LABEL={className:"symbol",begin:hljs.UNDERSCORE_IDENT_RE+"@"}
const SUBST={className:"subst",begin:/\$\{/,end:/\}/,contains:[hljs.C_NUMBER_MODE]}
const VARIABLE={className:"variable",begin:"\\$"+hljs.UNDERSCORE_IDENT_RE}
const STRING={className:"string",variants:[{begin:'"""',end:'"""(?=[^"])',contains:[VARIABLE,SUBST]},{begin:"'",end:"'",illegal:/\n/,contains:[hljs.BACKSLASH_ESCAPE]},{begin:'"',end:'"',illegal:/\n/,contains:[hljs.BACKSLASH_ESCAPE,VARIABLE,SUBST]}]}
SUBST.contains.push(STRING)
const ANNOTATION_USE_SITE={className:"meta",begin:"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\s*:(?:\\s*"+hljs.UNDERSCORE_IDENT_RE+")?"}
const ANNOTATION={className:"meta",begin:"@"+hljs.UNDERSCORE_IDENT_RE,contains:[{begin:/\(/,end:/\)/,contains:[hljs.inherit(STRING,{className:"string"}),"self"]}]}
const KOTLIN_NUMBER_MODE=NUMERIC
const KOTLIN_NESTED_COMMENT=hljs.COMMENT("/\\*","\\*/",{contains:[hljs.C_BLOCK_COMMENT_MODE]})
const KOTLIN_PAREN_TYPE={variants:[{className:"type",begin:hljs.UNDERSCORE_IDENT_RE},{begin:/\(/,end:/\)/,contains:[]}]}
const KOTLIN_PAREN_TYPE2=KOTLIN_PAREN_TYPE
KOTLIN_PAREN_TYPE2.variants[1].contains=[KOTLIN_PAREN_TYPE]
KOTLIN_PAREN_TYPE.variants[1].contains=[KOTLIN_PAREN_TYPE2]
return{name:"Kotlin",aliases:["kt","kts","ktm","ktx"],keywords:KEYWORDS,contains:[hljs.COMMENT("/\\*\\*","\\*/",{relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"}]}),hljs.C_LINE_COMMENT_MODE,KOTLIN_NESTED_COMMENT,KEYWORDS_WITH_LABEL,LABEL,ANNOTATION_USE_SITE,ANNOTATION,{className:"function",beginKeywords:"fun",end:"[(]|$",returnBegin:!0,excludeEnd:!0,keywords:KEYWORDS,relevance:5,contains:[{begin:hljs.UNDERSCORE_IDENT_RE+"\\s*\\(",returnBegin:!0,relevance:0,contains:[hljs.UNDERSCORE_TITLE_MODE]},{className:"type",begin:/</,end:/>/,keywords:"reified",relevance:0},{className:"params",begin:/\(/,end:/\)/,endsParent:!0,keywords:KEYWORDS,relevance:0,contains:[{begin:/:/,end:/[=,\/]/,endsWithParent:!0,contains:[KOTLIN_PAREN_TYPE,hljs.C_LINE_COMMENT_MODE,KOTLIN_NESTED_COMMENT],relevance:0},hljs.C_LINE_COMMENT_MODE,KOTLIN_NESTED_COMMENT,ANNOTATION_USE_SITE,ANNOTATION,STRING,hljs.C_NUMBER_MODE]},KOTLIN_NESTED_COMMENT]},{begin:[/class|interface|trait/,/\s+/,hljs.UNDERSCORE_IDENT_RE],beginScope:{3:"title.class"},keywords:"class interface trait",end:/[:\{(]|$/,excludeEnd:!0,illegal:"extends implements",contains:[{beginKeywords:"public protected internal private constructor"},hljs.UNDERSCORE_TITLE_MODE,{className:"type",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:/[,:]\s*/,end:/[<\(,){\s]|$/,excludeBegin:!0,returnEnd:!0},ANNOTATION_USE_SITE,ANNOTATION]},STRING,{className:"meta",begin:"^#!/usr/bin/env",end:"$",illegal:"\n"},KOTLIN_NUMBER_MODE]}}}),35286:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>markdown})
function markdown(hljs){const regex=hljs.regex
const INLINE_HTML={begin:/<\/?[A-Za-z_]/,end:">",subLanguage:"xml",relevance:0}
const HORIZONTAL_RULE={match:/^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/}
const CODE={className:"code",variants:[{begin:"(`{3,})[^`](.|\\n)*?\\1`*[ ]*"},{begin:"(~{3,})[^~](.|\\n)*?\\1~*[ ]*"},{begin:"```",end:"```+[ ]*$"},{begin:"~~~",end:"~~~+[ ]*$"},{begin:"`.+?`"},{begin:"(?=^( {4}|\\t))",contains:[{begin:"^( {4}|\\t)",end:"(\\n)$"}],relevance:0}]}
const LIST={className:"bullet",begin:"^[ \t]*([*+-]|(\\d+\\.))(?=\\s+)",end:"\\s+",excludeEnd:!0}
const LINK_REFERENCE={begin:/^\[[^\n]+\]:/,returnBegin:!0,contains:[{className:"symbol",begin:/\[/,end:/\]/,excludeBegin:!0,excludeEnd:!0},{className:"link",begin:/:\s*/,end:/$/,excludeBegin:!0}]}
const URL_SCHEME=/[A-Za-z][A-Za-z0-9+.-]*/
const LINK={variants:[{begin:/\[.+?\]\[.*?\]/,relevance:0},{begin:/\[.+?\]\(((data|javascript|mailto):|(?:http|ftp)s?:\/\/).*?\)/,relevance:2},{begin:regex.concat(/\[.+?\]\(/,URL_SCHEME,/:\/\/.*?\)/),relevance:2},{begin:/\[.+?\]\([./?&#].*?\)/,relevance:1},{begin:/\[.*?\]\(.*?\)/,relevance:0}],returnBegin:!0,contains:[{match:/\[(?=\])/},{className:"string",relevance:0,begin:"\\[",end:"\\]",excludeBegin:!0,returnEnd:!0},{className:"link",relevance:0,begin:"\\]\\(",end:"\\)",excludeBegin:!0,excludeEnd:!0},{className:"symbol",relevance:0,begin:"\\]\\[",end:"\\]",excludeBegin:!0,excludeEnd:!0}]}
const BOLD={className:"strong",contains:[],variants:[{begin:/_{2}(?!\s)/,end:/_{2}/},{begin:/\*{2}(?!\s)/,end:/\*{2}/}]}
const ITALIC={className:"emphasis",contains:[],variants:[{begin:/\*(?![*\s])/,end:/\*/},{begin:/_(?![_\s])/,end:/_/,relevance:0}]}
const BOLD_WITHOUT_ITALIC=hljs.inherit(BOLD,{contains:[]})
const ITALIC_WITHOUT_BOLD=hljs.inherit(ITALIC,{contains:[]})
BOLD.contains.push(ITALIC_WITHOUT_BOLD)
ITALIC.contains.push(BOLD_WITHOUT_ITALIC)
let CONTAINABLE=[INLINE_HTML,LINK];[BOLD,ITALIC,BOLD_WITHOUT_ITALIC,ITALIC_WITHOUT_BOLD].forEach(m=>{m.contains=m.contains.concat(CONTAINABLE)})
CONTAINABLE=CONTAINABLE.concat(BOLD,ITALIC)
const HEADER={className:"section",variants:[{begin:"^#{1,6}",end:"$",contains:CONTAINABLE},{begin:"(?=^.+?\\n[=-]{2,}$)",contains:[{begin:"^[=-]*$"},{begin:"^",end:"\\n",contains:CONTAINABLE}]}]}
const BLOCKQUOTE={className:"quote",begin:"^>\\s+",contains:CONTAINABLE,end:"$"}
const ENTITY={scope:"literal",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}
return{name:"Markdown",aliases:["md","mkdown","mkd"],contains:[HEADER,INLINE_HTML,LIST,HORIZONTAL_RULE,BOLD,ITALIC,BLOCKQUOTE,CODE,LINK,LINK_REFERENCE,ENTITY]}}}),48771:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>php})
function php(hljs){const regex=hljs.regex
const NOT_PERL_ETC=/(?![A-Za-z0-9])(?![$])/
const IDENT_RE=regex.concat(/[a-zA-Z_\x7f-\xff][a-zA-Z0-9_\x7f-\xff]*/,NOT_PERL_ETC)
const PASCAL_CASE_CLASS_NAME_RE=regex.concat(/(\\?[A-Z][a-z0-9_\x7f-\xff]+|\\?[A-Z]+(?=[A-Z][a-z0-9_\x7f-\xff])){1,}/,NOT_PERL_ETC)
const UPCASE_NAME_RE=regex.concat(/[A-Z]+/,NOT_PERL_ETC)
const VARIABLE={scope:"variable",match:"\\$+"+IDENT_RE}
const PREPROCESSOR={scope:"meta",variants:[{begin:/<\?php/,relevance:10},{begin:/<\?=/},{begin:/<\?/,relevance:.1},{begin:/\?>/}]}
const SUBST={scope:"subst",variants:[{begin:/\$\w+/},{begin:/\{\$/,end:/\}/}]}
const SINGLE_QUOTED=hljs.inherit(hljs.APOS_STRING_MODE,{illegal:null})
const DOUBLE_QUOTED=hljs.inherit(hljs.QUOTE_STRING_MODE,{illegal:null,contains:hljs.QUOTE_STRING_MODE.contains.concat(SUBST)})
const HEREDOC={begin:/<<<[ \t]*(?:(\w+)|"(\w+)")\n/,end:/[ \t]*(\w+)\b/,contains:hljs.QUOTE_STRING_MODE.contains.concat(SUBST),"on:begin":(m,resp)=>{resp.data._beginMatch=m[1]||m[2]},"on:end":(m,resp)=>{if(resp.data._beginMatch!==m[1])resp.ignoreMatch()}}
const NOWDOC=hljs.END_SAME_AS_BEGIN({begin:/<<<[ \t]*'(\w+)'\n/,end:/[ \t]*(\w+)\b/})
const WHITESPACE="[ \t\n]"
const STRING={scope:"string",variants:[DOUBLE_QUOTED,SINGLE_QUOTED,HEREDOC,NOWDOC]}
const NUMBER={scope:"number",variants:[{begin:`\\b0[bB][01]+(?:_[01]+)*\\b`},{begin:`\\b0[oO][0-7]+(?:_[0-7]+)*\\b`},{begin:`\\b0[xX][\\da-fA-F]+(?:_[\\da-fA-F]+)*\\b`},{begin:`(?:\\b\\d+(?:_\\d+)*(\\.(?:\\d+(?:_\\d+)*))?|\\B\\.\\d+)(?:[eE][+-]?\\d+)?`}],relevance:0}
const LITERALS=["false","null","true"]
const KWS=["__CLASS__","__DIR__","__FILE__","__FUNCTION__","__COMPILER_HALT_OFFSET__","__LINE__","__METHOD__","__NAMESPACE__","__TRAIT__","die","echo","exit","include","include_once","print","require","require_once","array","abstract","and","as","binary","bool","boolean","break","callable","case","catch","class","clone","const","continue","declare","default","do","double","else","elseif","empty","enddeclare","endfor","endforeach","endif","endswitch","endwhile","enum","eval","extends","final","finally","float","for","foreach","from","global","goto","if","implements","instanceof","insteadof","int","integer","interface","isset","iterable","list","match|0","mixed","new","never","object","or","private","protected","public","readonly","real","return","string","switch","throw","trait","try","unset","use","var","void","while","xor","yield"]
const BUILT_INS=["Error|0","AppendIterator","ArgumentCountError","ArithmeticError","ArrayIterator","ArrayObject","AssertionError","BadFunctionCallException","BadMethodCallException","CachingIterator","CallbackFilterIterator","CompileError","Countable","DirectoryIterator","DivisionByZeroError","DomainException","EmptyIterator","ErrorException","Exception","FilesystemIterator","FilterIterator","GlobIterator","InfiniteIterator","InvalidArgumentException","IteratorIterator","LengthException","LimitIterator","LogicException","MultipleIterator","NoRewindIterator","OutOfBoundsException","OutOfRangeException","OuterIterator","OverflowException","ParentIterator","ParseError","RangeException","RecursiveArrayIterator","RecursiveCachingIterator","RecursiveCallbackFilterIterator","RecursiveDirectoryIterator","RecursiveFilterIterator","RecursiveIterator","RecursiveIteratorIterator","RecursiveRegexIterator","RecursiveTreeIterator","RegexIterator","RuntimeException","SeekableIterator","SplDoublyLinkedList","SplFileInfo","SplFileObject","SplFixedArray","SplHeap","SplMaxHeap","SplMinHeap","SplObjectStorage","SplObserver","SplPriorityQueue","SplQueue","SplStack","SplSubject","SplTempFileObject","TypeError","UnderflowException","UnexpectedValueException","UnhandledMatchError","ArrayAccess","BackedEnum","Closure","Fiber","Generator","Iterator","IteratorAggregate","Serializable","Stringable","Throwable","Traversable","UnitEnum","WeakReference","WeakMap","Directory","__PHP_Incomplete_Class","parent","php_user_filter","self","static","stdClass"]
const dualCase=items=>{const result=[]
items.forEach(item=>{result.push(item)
if(item.toLowerCase()===item)result.push(item.toUpperCase())
else result.push(item.toLowerCase())})
return result}
const KEYWORDS={keyword:KWS,literal:dualCase(LITERALS),built_in:BUILT_INS}
const normalizeKeywords=items=>items.map(item=>item.replace(/\|\d+$/,""))
const CONSTRUCTOR_CALL={variants:[{match:[/new/,regex.concat(WHITESPACE,"+"),regex.concat("(?!",normalizeKeywords(BUILT_INS).join("\\b|"),"\\b)"),PASCAL_CASE_CLASS_NAME_RE],scope:{1:"keyword",4:"title.class"}}]}
const CONSTANT_REFERENCE=regex.concat(IDENT_RE,"\\b(?!\\()")
const LEFT_AND_RIGHT_SIDE_OF_DOUBLE_COLON={variants:[{match:[regex.concat(/::/,regex.lookahead(/(?!class\b)/)),CONSTANT_REFERENCE],scope:{2:"variable.constant"}},{match:[/::/,/class/],scope:{2:"variable.language"}},{match:[PASCAL_CASE_CLASS_NAME_RE,regex.concat(/::/,regex.lookahead(/(?!class\b)/)),CONSTANT_REFERENCE],scope:{1:"title.class",3:"variable.constant"}},{match:[PASCAL_CASE_CLASS_NAME_RE,regex.concat("::",regex.lookahead(/(?!class\b)/))],scope:{1:"title.class"}},{match:[PASCAL_CASE_CLASS_NAME_RE,/::/,/class/],scope:{1:"title.class",3:"variable.language"}}]}
const NAMED_ARGUMENT={scope:"attr",match:regex.concat(IDENT_RE,regex.lookahead(":"),regex.lookahead(/(?!::)/))}
const PARAMS_MODE={relevance:0,begin:/\(/,end:/\)/,keywords:KEYWORDS,contains:[NAMED_ARGUMENT,VARIABLE,LEFT_AND_RIGHT_SIDE_OF_DOUBLE_COLON,hljs.C_BLOCK_COMMENT_MODE,hljs.C_LINE_COMMENT_MODE,hljs.HASH_COMMENT_MODE,STRING,NUMBER,CONSTRUCTOR_CALL]}
const FUNCTION_INVOKE={relevance:0,match:[/\b/,regex.concat("(?!fn\\b|function\\b|",normalizeKeywords(KWS).join("\\b|"),"|",normalizeKeywords(BUILT_INS).join("\\b|"),"\\b)"),IDENT_RE,regex.concat(WHITESPACE,"*"),regex.lookahead(/(?=\()/)],scope:{3:"title.function.invoke"},contains:[PARAMS_MODE]}
PARAMS_MODE.contains.push(FUNCTION_INVOKE)
const ATTRIBUTE_CONTAINS=[NAMED_ARGUMENT,LEFT_AND_RIGHT_SIDE_OF_DOUBLE_COLON,hljs.C_BLOCK_COMMENT_MODE,hljs.C_LINE_COMMENT_MODE,hljs.HASH_COMMENT_MODE,STRING,NUMBER,CONSTRUCTOR_CALL]
const ATTRIBUTES={begin:regex.concat(/#\[\s*\\?/,regex.either(PASCAL_CASE_CLASS_NAME_RE,UPCASE_NAME_RE)),beginScope:"meta",end:/]/,endScope:"meta",keywords:{literal:LITERALS,keyword:["new","array"]},contains:[{begin:/\[/,end:/]/,keywords:{literal:LITERALS,keyword:["new","array"]},contains:["self",...ATTRIBUTE_CONTAINS]},...ATTRIBUTE_CONTAINS,{scope:"meta",variants:[{match:PASCAL_CASE_CLASS_NAME_RE},{match:UPCASE_NAME_RE}]}]}
return{case_insensitive:!1,keywords:KEYWORDS,contains:[ATTRIBUTES,hljs.HASH_COMMENT_MODE,hljs.COMMENT("//","$"),hljs.COMMENT("/\\*","\\*/",{contains:[{scope:"doctag",match:"@[A-Za-z]+"}]}),{match:/__halt_compiler\(\);/,keywords:"__halt_compiler",starts:{scope:"comment",end:hljs.MATCH_NOTHING_RE,contains:[{match:/\?>/,scope:"meta",endsParent:!0}]}},PREPROCESSOR,{scope:"variable.language",match:/\$this\b/},VARIABLE,FUNCTION_INVOKE,LEFT_AND_RIGHT_SIDE_OF_DOUBLE_COLON,{match:[/const/,/\s/,IDENT_RE],scope:{1:"keyword",3:"variable.constant"}},CONSTRUCTOR_CALL,{scope:"function",relevance:0,beginKeywords:"fn function",end:/[;{]/,excludeEnd:!0,illegal:"[$%\\[]",contains:[{beginKeywords:"use"},hljs.UNDERSCORE_TITLE_MODE,{begin:"=>",endsParent:!0},{scope:"params",begin:"\\(",end:"\\)",excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS,contains:["self",ATTRIBUTES,VARIABLE,LEFT_AND_RIGHT_SIDE_OF_DOUBLE_COLON,hljs.C_BLOCK_COMMENT_MODE,hljs.C_LINE_COMMENT_MODE,hljs.HASH_COMMENT_MODE,STRING,NUMBER]}]},{scope:"class",variants:[{beginKeywords:"enum",illegal:/[($"]/},{beginKeywords:"class interface trait",illegal:/[:($"]/}],relevance:0,end:/\{/,excludeEnd:!0,contains:[{beginKeywords:"extends implements"},hljs.UNDERSCORE_TITLE_MODE]},{beginKeywords:"namespace",relevance:0,end:";",illegal:/[.']/,contains:[hljs.inherit(hljs.UNDERSCORE_TITLE_MODE,{scope:"title.class"})]},{beginKeywords:"use",relevance:0,end:";",contains:[{match:/\b(as|const|function)\b/,scope:"keyword"},hljs.UNDERSCORE_TITLE_MODE]},STRING,NUMBER]}}}),43145:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>python})
function python(hljs){const regex=hljs.regex
const IDENT_RE=/[\p{XID_Start}_]\p{XID_Continue}*/u
const RESERVED_WORDS=["and","as","assert","async","await","break","case","class","continue","def","del","elif","else","except","finally","for","from","global","if","import","in","is","lambda","lazy","match","nonlocal|10","not","or","pass","raise","return","try","while","with","yield"]
const BUILT_INS=["__import__","abs","aiter","all","anext","any","ascii","bin","bool","breakpoint","bytearray","bytes","callable","chr","classmethod","compile","complex","delattr","dict","dir","divmod","enumerate","eval","exec","filter","float","format","frozendict","frozenset","getattr","globals","hasattr","hash","help","hex","id","input","int","isinstance","issubclass","iter","len","list","locals","map","max","memoryview","min","next","object","oct","open","ord","pow","print","property","range","repr","reversed","round","sentinel","set","setattr","slice","sorted","staticmethod","str","sum","super","tuple","type","vars","zip"]
const LITERALS=["__debug__","Ellipsis","False","None","NotImplemented","True"]
const TYPES=["Any","Callable","Coroutine","Dict","List","Literal","Generic","Optional","Sequence","Set","Tuple","Type","Union"]
const KEYWORDS={$pattern:/[A-Za-z]\w+|__\w+__/,keyword:RESERVED_WORDS,built_in:BUILT_INS,literal:LITERALS,type:TYPES}
const PROMPT={className:"meta",begin:/^(>>>|\.\.\.) /}
const SUBST={className:"subst",begin:/\{/,end:/\}/,keywords:KEYWORDS,illegal:/#/}
const LITERAL_BRACKET={begin:/\{\{/,relevance:0}
const STRING={className:"string",contains:[hljs.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?'''/,end:/'''/,contains:[hljs.BACKSLASH_ESCAPE,PROMPT],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?"""/,end:/"""/,contains:[hljs.BACKSLASH_ESCAPE,PROMPT],relevance:10},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])'''/,end:/'''/,contains:[hljs.BACKSLASH_ESCAPE,PROMPT,LITERAL_BRACKET,SUBST]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"""/,end:/"""/,contains:[hljs.BACKSLASH_ESCAPE,PROMPT,LITERAL_BRACKET,SUBST]},{begin:/([uU]|[rR])'/,end:/'/,relevance:10},{begin:/([uU]|[rR])"/,end:/"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])'/,end:/'/},{begin:/([bB]|[bB][rR]|[rR][bB])"/,end:/"/},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])'/,end:/'/,contains:[hljs.BACKSLASH_ESCAPE,LITERAL_BRACKET,SUBST]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"/,end:/"/,contains:[hljs.BACKSLASH_ESCAPE,LITERAL_BRACKET,SUBST]},hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE]}
const digitpart="[0-9](_?[0-9])*"
const pointfloat=`(\\b(${digitpart}))?\\.(${digitpart})|\\b(${digitpart})\\.`
const lookahead=`\\b|${RESERVED_WORDS.join("|")}`
const NUMBER={className:"number",relevance:0,variants:[{begin:`(\\b(${digitpart})|(${pointfloat}))[eE][+-]?(${digitpart})[jJ]?(?=${lookahead})`},{begin:`(${pointfloat})[jJ]?`},{begin:`\\b([1-9](_?[0-9])*|0+(_?0)*)[lLjJ]?(?=${lookahead})`},{begin:`\\b0[bB](_?[01])+[lL]?(?=${lookahead})`},{begin:`\\b0[oO](_?[0-7])+[lL]?(?=${lookahead})`},{begin:`\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${lookahead})`},{begin:`\\b(${digitpart})[jJ](?=${lookahead})`}]}
const COMMENT_TYPE={className:"comment",begin:regex.lookahead(/# type:/),end:/$/,keywords:KEYWORDS,contains:[{begin:/# type:/},{begin:/#/,end:/\b\B/,endsWithParent:!0}]}
const PARAMS={className:"params",variants:[{className:"",begin:/\(\s*\)/,skip:!0},{begin:/\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS,contains:["self",PROMPT,NUMBER,STRING,hljs.HASH_COMMENT_MODE]}]}
SUBST.contains=[STRING,NUMBER,PROMPT]
return{name:"Python",aliases:["py","gyp","ipython"],unicodeRegex:!0,keywords:KEYWORDS,illegal:/(<\/|\?)|=>/,contains:[PROMPT,NUMBER,{scope:"variable.language",match:/\bself\b/},{beginKeywords:"if",relevance:0},{match:/\bor\b/,scope:"keyword"},STRING,COMMENT_TYPE,hljs.HASH_COMMENT_MODE,{match:[/\bdef/,/\s+/,IDENT_RE],scope:{1:"keyword",3:"title.function"},contains:[PARAMS]},{variants:[{match:[/\bclass/,/\s+/,IDENT_RE,/\s*/,/\(\s*/,IDENT_RE,/\s*\)/]},{match:[/\bclass/,/\s+/,IDENT_RE]}],scope:{1:"keyword",3:"title.class",6:"title.class.inherited"}},{className:"meta",begin:/^[\t ]*@/,end:/(?=#)|$/,contains:[NUMBER,PARAMS,STRING]}]}}}),86787:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>ruby})
function ruby(hljs){const regex=hljs.regex
const RUBY_METHOD_RE="([a-zA-Z_]\\w*[!?=]?|[-+~]@|<<|>>|=~|===?|<=>|[<>]=?|\\*\\*|[-/+%^&*~`|]|\\[\\]=?)"
const CLASS_NAME_RE=regex.either(/\b([A-Z]+[a-z0-9]+)+/,/\b([A-Z]+[a-z0-9]+)+[A-Z]+/)
const CLASS_NAME_WITH_NAMESPACE_RE=regex.concat(CLASS_NAME_RE,/(::\w+)*/)
const PSEUDO_KWS=["include","extend","prepend","public","private","protected","raise","throw"]
const RUBY_KEYWORDS={"variable.constant":["__FILE__","__LINE__","__ENCODING__"],"variable.language":["self","super"],keyword:["alias","and","begin","BEGIN","break","case","class","defined","do","else","elsif","end","END","ensure","for","if","in","module","next","not","or","redo","require","rescue","retry","return","then","undef","unless","until","when","while","yield",...PSEUDO_KWS],built_in:["proc","lambda","attr_accessor","attr_reader","attr_writer","define_method","private_constant","module_function"],literal:["true","false","nil"]}
const YARDOCTAG={className:"doctag",begin:"@[A-Za-z]+"}
const IRB_OBJECT={begin:"#<",end:">"}
const COMMENT_MODES=[hljs.COMMENT("#","$",{contains:[YARDOCTAG]}),hljs.COMMENT("^=begin","^=end",{contains:[YARDOCTAG],relevance:10}),hljs.COMMENT("^__END__",hljs.MATCH_NOTHING_RE)]
const SUBST={className:"subst",begin:/#\{/,end:/\}/,keywords:RUBY_KEYWORDS}
const STRING={className:"string",contains:[hljs.BACKSLASH_ESCAPE,SUBST],variants:[{begin:/'/,end:/'/},{begin:/"/,end:/"/},{begin:/`/,end:/`/},{begin:/%[qQwWx]?\(/,end:/\)/},{begin:/%[qQwWx]?\[/,end:/\]/},{begin:/%[qQwWx]?\{/,end:/\}/},{begin:/%[qQwWx]?</,end:/>/},{begin:/%[qQwWx]?\//,end:/\//},{begin:/%[qQwWx]?%/,end:/%/},{begin:/%[qQwWx]?-/,end:/-/},{begin:/%[qQwWx]?\|/,end:/\|/},{begin:/\B\?(\\\d{1,3})/},{begin:/\B\?(\\x[A-Fa-f0-9]{1,2})/},{begin:/\B\?(\\u\{?[A-Fa-f0-9]{1,6}\}?)/},{begin:/\B\?(\\M-\\C-|\\M-\\c|\\c\\M-|\\M-|\\C-\\M-)[\x20-\x7e]/},{begin:/\B\?\\(c|C-)[\x20-\x7e]/},{begin:/\B\?\\?\S/},{begin:regex.concat(/<<[-~]?'?/,regex.lookahead(/(\w+)(?=\W)[^\n]*\n(?:[^\n]*\n)*?\s*\1\b/)),contains:[hljs.END_SAME_AS_BEGIN({begin:/(\w+)/,end:/(\w+)/,contains:[hljs.BACKSLASH_ESCAPE,SUBST]})]}]}
const decimal="[1-9](_?[0-9])*|0"
const digits="[0-9](_?[0-9])*"
const NUMBER={className:"number",relevance:0,variants:[{begin:`\\b(${decimal})(\\.(${digits}))?([eE][+-]?(${digits})|r)?i?\\b`},{begin:"\\b0[dD][0-9](_?[0-9])*r?i?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*r?i?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*r?i?\\b"},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*r?i?\\b"},{begin:"\\b0(_?[0-7])+r?i?\\b"}]}
const PARAMS={variants:[{match:/\(\)/},{className:"params",begin:/\(/,end:/(?=\))/,excludeBegin:!0,endsParent:!0,keywords:RUBY_KEYWORDS}]}
const INCLUDE_EXTEND={match:[/(include|extend)\s+/,CLASS_NAME_WITH_NAMESPACE_RE],scope:{2:"title.class"},keywords:RUBY_KEYWORDS}
const CLASS_DEFINITION={variants:[{match:[/class\s+/,CLASS_NAME_WITH_NAMESPACE_RE,/\s+<\s+/,CLASS_NAME_WITH_NAMESPACE_RE]},{match:[/\b(class|module)\s+/,CLASS_NAME_WITH_NAMESPACE_RE]}],scope:{2:"title.class",4:"title.class.inherited"},keywords:RUBY_KEYWORDS}
const UPPER_CASE_CONSTANT={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
const METHOD_DEFINITION={match:[/def/,/\s+/,RUBY_METHOD_RE],scope:{1:"keyword",3:"title.function"},contains:[PARAMS]}
const OBJECT_CREATION={relevance:0,match:[CLASS_NAME_WITH_NAMESPACE_RE,/\.new[. (]/],scope:{1:"title.class"}}
const CLASS_REFERENCE={relevance:0,match:CLASS_NAME_RE,scope:"title.class"}
const RUBY_DEFAULT_CONTAINS=[STRING,CLASS_DEFINITION,INCLUDE_EXTEND,OBJECT_CREATION,UPPER_CASE_CONSTANT,CLASS_REFERENCE,METHOD_DEFINITION,{begin:"::"},{className:"symbol",begin:hljs.UNDERSCORE_IDENT_RE+"(!|\\?)?:",relevance:0},{className:"symbol",begin:":(?!\\s)",contains:[STRING,{begin:RUBY_METHOD_RE}],relevance:0},NUMBER,{className:"variable",begin:"(\\$\\W)|((\\$|@@?)(\\w+))(?=[^@$?])"+`(?![A-Za-z])(?![@$?'])`},{className:"params",begin:/\|(?!=)/,end:/\|/,excludeBegin:!0,excludeEnd:!0,relevance:0,keywords:RUBY_KEYWORDS},{begin:"("+hljs.RE_STARTERS_RE+"|unless)\\s*",keywords:"unless",contains:[{className:"regexp",contains:[hljs.BACKSLASH_ESCAPE,SUBST],illegal:/\n/,variants:[{begin:"/",end:"/[a-z]*"},{begin:/%r\{/,end:/\}[a-z]*/},{begin:"%r\\(",end:"\\)[a-z]*"},{begin:"%r!",end:"![a-z]*"},{begin:"%r\\[",end:"\\][a-z]*"}]}].concat(IRB_OBJECT,COMMENT_MODES),relevance:0}].concat(IRB_OBJECT,COMMENT_MODES)
SUBST.contains=RUBY_DEFAULT_CONTAINS
PARAMS.contains=RUBY_DEFAULT_CONTAINS
const SIMPLE_PROMPT="[>?]>"
const DEFAULT_PROMPT="[\\w#]+\\(\\w+\\):\\d+:\\d+[>*]"
const RVM_PROMPT="(\\w+-)?\\d+\\.\\d+\\.\\d+(p\\d+)?[^\\d][^>]+>"
const IRB_DEFAULT=[{begin:/^\s*=>/,starts:{end:"$",contains:RUBY_DEFAULT_CONTAINS}},{className:"meta.prompt",begin:"^("+SIMPLE_PROMPT+"|"+DEFAULT_PROMPT+"|"+RVM_PROMPT+")(?=[ ])",starts:{end:"$",keywords:RUBY_KEYWORDS,contains:RUBY_DEFAULT_CONTAINS}}]
COMMENT_MODES.unshift(IRB_OBJECT)
return{name:"Ruby",aliases:["rb","gemspec","podspec","thor","irb"],keywords:RUBY_KEYWORDS,illegal:/\/\*/,contains:[hljs.SHEBANG({binary:"ruby"})].concat(IRB_DEFAULT).concat(COMMENT_MODES).concat(RUBY_DEFAULT_CONTAINS)}}}),81493:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>rust})
function rust(hljs){const regex=hljs.regex
const RAW_IDENTIFIER=/(r#)?/
const UNDERSCORE_IDENT_RE=regex.concat(RAW_IDENTIFIER,hljs.UNDERSCORE_IDENT_RE)
const IDENT_RE=regex.concat(RAW_IDENTIFIER,hljs.IDENT_RE)
const FUNCTION_INVOKE={scope:"title.function.invoke",relevance:0,begin:regex.concat(/\b/,/(?!(?:let|for|while|if|else|match)\b)/,IDENT_RE,regex.lookahead(/\s*\(/))}
const NUMBER_SUFFIX="([ui](8|16|32|64|128|size)|f(16|32|64|128))?"
const KEYWORDS=["abstract","as","async","await","become","box","break","const","continue","crate","do","dyn","else","enum","extern","false","final","fn","for","if","impl","in","let","loop","macro","match","mod","move","mut","override","priv","pub","raw","ref","return","self","Self","static","struct","super","trait","true","try","type","typeof","union","unsafe","unsized","use","virtual","where","while","yield"]
const LITERALS=["true","false","Some","None","Ok","Err"]
const BUILTINS=["drop ","Copy","Send","Sized","Sync","Drop","Fn","FnMut","FnOnce","ToOwned","Clone","Debug","PartialEq","PartialOrd","Eq","Ord","AsRef","AsMut","Into","From","Default","Iterator","Extend","IntoIterator","DoubleEndedIterator","ExactSizeIterator","SliceConcatExt","ToString","assert!","assert_eq!","bitflags!","bytes!","cfg!","col!","concat!","concat_idents!","debug_assert!","debug_assert_eq!","env!","eprintln!","panic!","file!","format!","format_args!","include_bytes!","include_str!","line!","local_data_key!","module_path!","option_env!","print!","println!","select!","stringify!","try!","unimplemented!","unreachable!","vec!","write!","writeln!","macro_rules!","assert_ne!","debug_assert_ne!"]
const TYPES=["i8","i16","i32","i64","i128","isize","u8","u16","u32","u64","u128","usize","f16","f32","f64","f128","str","char","bool","Box","Option","Result","String","Vec"]
return{name:"Rust",aliases:["rs"],keywords:{$pattern:hljs.IDENT_RE+"!?",type:TYPES,keyword:KEYWORDS,literal:LITERALS,built_in:BUILTINS},illegal:"</",contains:[hljs.C_LINE_COMMENT_MODE,hljs.COMMENT("/\\*","\\*/",{contains:["self"]}),hljs.inherit(hljs.QUOTE_STRING_MODE,{begin:/b?"/,illegal:null}),{scope:"symbol",begin:/'[a-zA-Z_][a-zA-Z0-9_]*(?!')/},{scope:"string",variants:[{begin:/b?r(#*)"(.|\n)*?"\1(?!#)/},{begin:/b?'/,end:/'/,contains:[{scope:"char.escape",match:/\\('|"|\\|\w|x\w{2}|u\w{4}|U\w{8})/}]}]},{scope:"number",variants:[{begin:"\\b0b([01_]+)"+NUMBER_SUFFIX},{begin:"\\b0o([0-7_]+)"+NUMBER_SUFFIX},{begin:"\\b0x([A-Fa-f0-9_]+)"+NUMBER_SUFFIX},{begin:"\\b(\\d[\\d_]*(\\.[0-9_]+)?([eE][+-]?[0-9_]+)?)"+NUMBER_SUFFIX}],relevance:0},{begin:[/\bsafe/,/\s+/,/extern/],scope:{1:"keyword",3:"keyword"}},{begin:[/fn/,/\s+/,UNDERSCORE_IDENT_RE],scope:{1:"keyword",3:"title.function"}},{scope:"meta",begin:"#!?\\[",end:"\\]",contains:[{scope:"string",begin:/"/,end:/"/,contains:[hljs.BACKSLASH_ESCAPE]}]},{begin:[/let/,/\s+/,/(?:mut\s+)?/,UNDERSCORE_IDENT_RE],scope:{1:"keyword",3:"keyword",4:"variable"}},{begin:[/for/,/\s+/,UNDERSCORE_IDENT_RE,/\s+/,/in/],scope:{1:"keyword",3:"variable",5:"keyword"}},{begin:[/type/,/\s+/,UNDERSCORE_IDENT_RE],scope:{1:"keyword",3:"title.class"}},{begin:[/(?:trait|enum|struct|union|impl|for)/,/\s+/,UNDERSCORE_IDENT_RE],scope:{1:"keyword",3:"title.class"}},{begin:hljs.IDENT_RE+"::",keywords:{keyword:"Self",built_in:BUILTINS,type:TYPES}},{scope:"punctuation",begin:"->"},FUNCTION_INVOKE]}}}),22879:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>sql})
function sql(hljs){const regex=hljs.regex
const COMMENT_MODE=hljs.COMMENT("--","$")
const STRING={scope:"string",variants:[{begin:/'/,end:/'/,contains:[{match:/''/}]}]}
const QUOTED_IDENTIFIER={begin:/"/,end:/"/,contains:[{match:/""/}]}
const LITERALS=["true","false","unknown"]
const MULTI_WORD_TYPES=["double precision","large object","with timezone","without timezone"]
const TYPES=["bigint","binary","blob","boolean","char","character","clob","date","dec","decfloat","decimal","float","int","integer","interval","nchar","nclob","national","numeric","real","row","smallint","time","timestamp","varchar","varying","varbinary"]
const NON_RESERVED_WORDS=["add","asc","collation","desc","final","first","last","view"]
const RESERVED_WORDS=["abs","acos","all","allocate","alter","and","any","are","array","array_agg","array_max_cardinality","as","asensitive","asin","asymmetric","at","atan","atomic","authorization","avg","begin","begin_frame","begin_partition","between","bigint","binary","blob","boolean","both","by","call","called","cardinality","cascaded","case","cast","ceil","ceiling","char","char_length","character","character_length","check","classifier","clob","close","coalesce","collate","collect","column","commit","condition","connect","constraint","contains","convert","copy","corr","corresponding","cos","cosh","count","covar_pop","covar_samp","create","cross","cube","cume_dist","current","current_catalog","current_date","current_default_transform_group","current_path","current_role","current_row","current_schema","current_time","current_timestamp","current_path","current_role","current_transform_group_for_type","current_user","cursor","cycle","date","day","deallocate","dec","decimal","decfloat","declare","default","define","delete","dense_rank","deref","describe","deterministic","disconnect","distinct","double","drop","dynamic","each","element","else","empty","end","end_frame","end_partition","end-exec","equals","escape","every","except","exec","execute","exists","exp","external","extract","false","fetch","filter","first_value","float","floor","for","foreign","frame_row","free","from","full","function","fusion","get","global","grant","group","grouping","groups","having","hold","hour","identity","in","indicator","initial","inner","inout","insensitive","insert","int","integer","intersect","intersection","interval","into","is","join","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","language","large","last_value","lateral","lead","leading","left","like","like_regex","listagg","ln","local","localtime","localtimestamp","log","log10","lower","match","match_number","match_recognize","matches","max","member","merge","method","min","minute","mod","modifies","module","month","multiset","national","natural","nchar","nclob","new","no","none","normalize","not","nth_value","ntile","null","nullif","numeric","octet_length","occurrences_regex","of","offset","old","omit","on","one","only","open","or","order","out","outer","over","overlaps","overlay","parameter","partition","pattern","per","percent","percent_rank","percentile_cont","percentile_disc","period","portion","position","position_regex","power","precedes","precision","prepare","primary","procedure","ptf","range","rank","reads","real","recursive","ref","references","referencing","regr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","release","result","return","returns","revoke","right","rollback","rollup","row","row_number","rows","running","savepoint","scope","scroll","search","second","seek","select","sensitive","session_user","set","show","similar","sin","sinh","skip","smallint","some","specific","specifictype","sql","sqlexception","sqlstate","sqlwarning","sqrt","start","static","stddev_pop","stddev_samp","submultiset","subset","substring","substring_regex","succeeds","sum","symmetric","system","system_time","system_user","table","tablesample","tan","tanh","then","time","timestamp","timezone_hour","timezone_minute","to","trailing","translate","translate_regex","translation","treat","trigger","trim","trim_array","true","truncate","uescape","union","unique","unknown","unnest","update","upper","user","using","value","values","value_of","var_pop","var_samp","varbinary","varchar","varying","versioning","when","whenever","where","width_bucket","window","with","within","without","year"]
const RESERVED_FUNCTIONS=["abs","acos","array_agg","asin","atan","avg","cast","ceil","ceiling","coalesce","corr","cos","cosh","count","covar_pop","covar_samp","cume_dist","dense_rank","deref","element","exp","extract","first_value","floor","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","last_value","lead","listagg","ln","log","log10","lower","max","min","mod","nth_value","ntile","nullif","percent_rank","percentile_cont","percentile_disc","position","position_regex","power","rank","regr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","row_number","sin","sinh","sqrt","stddev_pop","stddev_samp","substring","substring_regex","sum","tan","tanh","translate","translate_regex","treat","trim","trim_array","unnest","upper","value_of","var_pop","var_samp","width_bucket"]
const POSSIBLE_WITHOUT_PARENS=["current_catalog","current_date","current_default_transform_group","current_path","current_role","current_schema","current_transform_group_for_type","current_user","session_user","system_time","system_user","current_time","localtime","current_timestamp","localtimestamp"]
const COMBOS=["create table","insert into","primary key","foreign key","not null","alter table","add constraint","grouping sets","on overflow","character set","respect nulls","ignore nulls","nulls first","nulls last","depth first","breadth first"]
const FUNCTIONS=RESERVED_FUNCTIONS
const KEYWORDS=[...RESERVED_WORDS,...NON_RESERVED_WORDS].filter(keyword=>!RESERVED_FUNCTIONS.includes(keyword))
const VARIABLE={scope:"variable",match:/@[a-z0-9][a-z0-9_]*/}
const OPERATOR={scope:"operator",match:/[-+*/=%^~]|&&?|\|\|?|!=?|<(?:=>?|<|>)?|>[>=]?/,relevance:0}
const FUNCTION_CALL={match:regex.concat(/\b/,regex.either(...FUNCTIONS),/\s*\(/),relevance:0,keywords:{built_in:FUNCTIONS}}
function kws_to_regex(list){return regex.concat(/\b/,regex.either(...list.map(kw=>kw.replace(/\s+/,"\\s+"))),/\b/)}const MULTI_WORD_KEYWORDS={scope:"keyword",match:kws_to_regex(COMBOS),relevance:0}
function reduceRelevancy(list,{exceptions:exceptions,when:when}={}){const qualifyFn=when
exceptions=exceptions||[]
return list.map(item=>{if(item.match(/\|\d+$/)||exceptions.includes(item))return item
else if(qualifyFn(item))return`${item}|0`
else return item})}return{name:"SQL",case_insensitive:!0,illegal:/[{}]|<\//,keywords:{$pattern:/\b[\w\.]+/,keyword:reduceRelevancy(KEYWORDS,{when:x=>x.length<3}),literal:LITERALS,type:TYPES,built_in:POSSIBLE_WITHOUT_PARENS},contains:[{scope:"type",match:kws_to_regex(MULTI_WORD_TYPES)},MULTI_WORD_KEYWORDS,FUNCTION_CALL,VARIABLE,STRING,QUOTED_IDENTIFIER,hljs.C_NUMBER_MODE,hljs.C_BLOCK_COMMENT_MODE,COMMENT_MODE,OPERATOR]}}}),77484:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>swift})
function source(re){if(!re)return null
if(typeof re==="string")return re
return re.source}function lookahead(re){return concat("(?=",re,")")}function concat(...args){const joined=args.map(x=>source(x)).join("")
return joined}function stripOptionsFromArgs(args){const opts=args[args.length-1]
if(typeof opts==="object"&&opts.constructor===Object){args.splice(args.length-1,1)
return opts}else return{}}function either(...args){const opts=stripOptionsFromArgs(args)
const joined="("+(opts.capture?"":"?:")+args.map(x=>source(x)).join("|")+")"
return joined}new RegExp(either(/\[(?:[^\\\]]|\\.)*\]/,/\(\?<(?![=!])[^>]+>/,/\(\?'[^']+'/,/\(\??/,/\\([1-9][0-9]*)/,/\\./))
const keywordWrapper=keyword=>concat(/\b/,keyword,/\w$/.test(keyword)?/\b/:/\B/)
const dotKeywords=["Protocol","Type"].map(keywordWrapper)
const optionalDotKeywords=["init","self"].map(keywordWrapper)
const keywordTypes=["Any","Self"]
const keywords=["actor","any","associatedtype","async","await",/as\?/,/as!/,"as","borrowing","break","case","catch","class","consume","consuming","continue","convenience","copy","default","defer","deinit","didSet","distributed","do","dynamic","each","else","enum","extension","fallthrough",/fileprivate\(set\)/,"fileprivate","final","for","func","get","guard","if","import","indirect","infix",/init\?/,/init!/,"inout",/internal\(set\)/,"internal","in","is","isolated","nonisolated","lazy","let","macro","mutating","nonmutating",/open\(set\)/,"open","operator","optional","override","package","postfix","precedencegroup","prefix",/private\(set\)/,"private","protocol",/public\(set\)/,"public","repeat","required","rethrows","return","set","some","static","struct","subscript","super","switch","throws","throw",/try\?/,/try!/,"try","typealias",/unowned\(safe\)/,/unowned\(unsafe\)/,"unowned","var","weak","where","while","willSet"]
const literals=["false","nil","true"]
const precedencegroupKeywords=["assignment","associativity","higherThan","left","lowerThan","none","right"]
const numberSignKeywords=["#colorLiteral","#column","#dsohandle","#else","#elseif","#endif","#error","#file","#fileID","#fileLiteral","#filePath","#function","#if","#imageLiteral","#keyPath","#line","#selector","#sourceLocation","#warning"]
const builtIns=["abs","all","any","assert","assertionFailure","debugPrint","dump","fatalError","getVaList","isKnownUniquelyReferenced","max","min","numericCast","pointwiseMax","pointwiseMin","precondition","preconditionFailure","print","readLine","repeatElement","sequence","stride","swap","swift_unboxFromSwiftValueWithType","transcode","type","unsafeBitCast","unsafeDowncast","withExtendedLifetime","withUnsafeMutablePointer","withUnsafePointer","withVaList","withoutActuallyEscaping","zip"]
const operatorHead=either(/[/=\-+!*%<>&|^~?]/,/[\u00A1-\u00A7]/,/[\u00A9\u00AB]/,/[\u00AC\u00AE]/,/[\u00B0\u00B1]/,/[\u00B6\u00BB\u00BF\u00D7\u00F7]/,/[\u2016-\u2017]/,/[\u2020-\u2027]/,/[\u2030-\u203E]/,/[\u2041-\u2053]/,/[\u2055-\u205E]/,/[\u2190-\u23FF]/,/[\u2500-\u2775]/,/[\u2794-\u2BFF]/,/[\u2E00-\u2E7F]/,/[\u3001-\u3003]/,/[\u3008-\u3020]/,/[\u3030]/)
const operatorCharacter=either(operatorHead,/[\u0300-\u036F]/,/[\u1DC0-\u1DFF]/,/[\u20D0-\u20FF]/,/[\uFE00-\uFE0F]/,/[\uFE20-\uFE2F]/)
const operator=concat(operatorHead,operatorCharacter,"*")
const identifierHead=either(/[a-zA-Z_]/,/[\u00A8\u00AA\u00AD\u00AF\u00B2-\u00B5\u00B7-\u00BA]/,/[\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/,/[\u0100-\u02FF\u0370-\u167F\u1681-\u180D\u180F-\u1DBF]/,/[\u1E00-\u1FFF]/,/[\u200B-\u200D\u202A-\u202E\u203F-\u2040\u2054\u2060-\u206F]/,/[\u2070-\u20CF\u2100-\u218F\u2460-\u24FF\u2776-\u2793]/,/[\u2C00-\u2DFF\u2E80-\u2FFF]/,/[\u3004-\u3007\u3021-\u302F\u3031-\u303F\u3040-\uD7FF]/,/[\uF900-\uFD3D\uFD40-\uFDCF\uFDF0-\uFE1F\uFE30-\uFE44]/,/[\uFE47-\uFEFE\uFF00-\uFFFD]/)
const identifierCharacter=either(identifierHead,/\d/,/[\u0300-\u036F\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/)
const identifier=concat(identifierHead,identifierCharacter,"*")
const typeIdentifier=concat(/[A-Z]/,identifierCharacter,"*")
const keywordAttributes=["attached","autoclosure",concat(/convention\(/,either("swift","block","c"),/\)/),"discardableResult","dynamicCallable","dynamicMemberLookup","escaping","freestanding","frozen","GKInspectable","IBAction","IBDesignable","IBInspectable","IBOutlet","IBSegueAction","inlinable","main","nonobjc","NSApplicationMain","NSCopying","NSManaged",concat(/objc\(/,identifier,/\)/),"objc","objcMembers","propertyWrapper","requires_stored_property_inits","resultBuilder","Sendable","testable","UIApplicationMain","unchecked","unknown","usableFromInline","warn_unqualified_access"]
const availabilityKeywords=["iOS","iOSApplicationExtension","macOS","macOSApplicationExtension","macCatalyst","macCatalystApplicationExtension","watchOS","watchOSApplicationExtension","tvOS","tvOSApplicationExtension","swift"]
function swift(hljs){const WHITESPACE={match:/\s+/,relevance:0}
const BLOCK_COMMENT=hljs.COMMENT("/\\*","\\*/",{contains:["self"]})
const COMMENTS=[hljs.C_LINE_COMMENT_MODE,BLOCK_COMMENT]
const DOT_KEYWORD={match:[/\./,either(...dotKeywords,...optionalDotKeywords)],className:{2:"keyword"}}
const KEYWORD_GUARD={match:concat(/\./,either(...keywords)),relevance:0}
const PLAIN_KEYWORDS=keywords.filter(kw=>typeof kw==="string").concat(["_|0"])
const REGEX_KEYWORDS=keywords.filter(kw=>typeof kw!=="string").concat(keywordTypes).map(keywordWrapper)
const KEYWORD={variants:[{className:"keyword",match:either(...REGEX_KEYWORDS,...optionalDotKeywords)}]}
const KEYWORDS={$pattern:either(/\b\w+/,/#\w+/),keyword:PLAIN_KEYWORDS.concat(numberSignKeywords),literal:literals}
const KEYWORD_MODES=[DOT_KEYWORD,KEYWORD_GUARD,KEYWORD]
const BUILT_IN_GUARD={match:concat(/\./,either(...builtIns)),relevance:0}
const BUILT_IN={className:"built_in",match:concat(/\b/,either(...builtIns),/(?=\()/)}
const BUILT_INS=[BUILT_IN_GUARD,BUILT_IN]
const OPERATOR_GUARD={match:/->/,relevance:0}
const OPERATOR={className:"operator",relevance:0,variants:[{match:operator},{match:`\\.(\\.|${operatorCharacter})+`}]}
const OPERATORS=[OPERATOR_GUARD,OPERATOR]
const decimalDigits="([0-9]_*)+"
const hexDigits="([0-9a-fA-F]_*)+"
const NUMBER={className:"number",relevance:0,variants:[{match:`\\b(${decimalDigits})(\\.(${decimalDigits}))?`+`([eE][+-]?(${decimalDigits}))?\\b`},{match:`\\b0x(${hexDigits})(\\.(${hexDigits}))?`+`([pP][+-]?(${decimalDigits}))?\\b`},{match:/\b0o([0-7]_*)+\b/},{match:/\b0b([01]_*)+\b/}]}
const ESCAPED_CHARACTER=(rawDelimiter="")=>({className:"subst",variants:[{match:concat(/\\/,rawDelimiter,/[0\\tnr"']/)},{match:concat(/\\/,rawDelimiter,/u\{[0-9a-fA-F]{1,8}\}/)}]})
const ESCAPED_NEWLINE=(rawDelimiter="")=>({className:"subst",match:concat(/\\/,rawDelimiter,/[\t ]*(?:[\r\n]|\r\n)/)})
const INTERPOLATION=(rawDelimiter="")=>({className:"subst",label:"interpol",begin:concat(/\\/,rawDelimiter,/\(/),end:/\)/})
const MULTILINE_STRING=(rawDelimiter="")=>({begin:concat(rawDelimiter,/"""/),end:concat(/"""/,rawDelimiter),contains:[ESCAPED_CHARACTER(rawDelimiter),ESCAPED_NEWLINE(rawDelimiter),INTERPOLATION(rawDelimiter)]})
const SINGLE_LINE_STRING=(rawDelimiter="")=>({begin:concat(rawDelimiter,/"/),end:concat(/"/,rawDelimiter),contains:[ESCAPED_CHARACTER(rawDelimiter),INTERPOLATION(rawDelimiter)]})
const STRING={className:"string",variants:[MULTILINE_STRING(),MULTILINE_STRING("#"),MULTILINE_STRING("##"),MULTILINE_STRING("###"),SINGLE_LINE_STRING(),SINGLE_LINE_STRING("#"),SINGLE_LINE_STRING("##"),SINGLE_LINE_STRING("###")]}
const REGEXP_CONTENTS=[hljs.BACKSLASH_ESCAPE,{begin:/\[/,end:/\]/,relevance:0,contains:[hljs.BACKSLASH_ESCAPE]}]
const BARE_REGEXP_LITERAL={begin:/\/[^\s](?=[^/\n]*\/)/,end:/\//,contains:REGEXP_CONTENTS}
const EXTENDED_REGEXP_LITERAL=rawDelimiter=>{const begin=concat(rawDelimiter,/\//)
const end=concat(/\//,rawDelimiter)
return{begin:begin,end:end,contains:[...REGEXP_CONTENTS,{scope:"comment",begin:`#(?!.*${end})`,end:/$/}]}}
const REGEXP={scope:"regexp",variants:[EXTENDED_REGEXP_LITERAL("###"),EXTENDED_REGEXP_LITERAL("##"),EXTENDED_REGEXP_LITERAL("#"),BARE_REGEXP_LITERAL]}
const QUOTED_IDENTIFIER={match:concat(/`/,identifier,/`/)}
const IMPLICIT_PARAMETER={className:"variable",match:/\$\d+/}
const PROPERTY_WRAPPER_PROJECTION={className:"variable",match:`\\$${identifierCharacter}+`}
const IDENTIFIERS=[QUOTED_IDENTIFIER,IMPLICIT_PARAMETER,PROPERTY_WRAPPER_PROJECTION]
const AVAILABLE_ATTRIBUTE={match:/(@|#(un)?)available/,scope:"keyword",starts:{contains:[{begin:/\(/,end:/\)/,keywords:availabilityKeywords,contains:[...OPERATORS,NUMBER,STRING]}]}}
const KEYWORD_ATTRIBUTE={scope:"keyword",match:concat(/@/,either(...keywordAttributes),lookahead(either(/\(/,/\s+/)))}
const USER_DEFINED_ATTRIBUTE={scope:"meta",match:concat(/@/,identifier)}
const ATTRIBUTES=[AVAILABLE_ATTRIBUTE,KEYWORD_ATTRIBUTE,USER_DEFINED_ATTRIBUTE]
const TYPE={match:lookahead(/\b[A-Z]/),relevance:0,contains:[{className:"type",match:concat(/(AV|CA|CF|CG|CI|CL|CM|CN|CT|MK|MP|MTK|MTL|NS|SCN|SK|UI|WK|XC)/,identifierCharacter,"+")},{className:"type",match:typeIdentifier,relevance:0},{match:/[?!]+/,relevance:0},{match:/\.\.\./,relevance:0},{match:concat(/\s+&\s+/,lookahead(typeIdentifier)),relevance:0}]}
const GENERIC_ARGUMENTS={begin:/</,end:/>/,keywords:KEYWORDS,contains:[...COMMENTS,...KEYWORD_MODES,...ATTRIBUTES,OPERATOR_GUARD,TYPE]}
TYPE.contains.push(GENERIC_ARGUMENTS)
const TUPLE_ELEMENT_NAME={match:concat(identifier,/\s*:/),keywords:"_|0",relevance:0}
const TUPLE={begin:/\(/,end:/\)/,relevance:0,keywords:KEYWORDS,contains:["self",TUPLE_ELEMENT_NAME,...COMMENTS,REGEXP,...KEYWORD_MODES,...BUILT_INS,...OPERATORS,NUMBER,STRING,...IDENTIFIERS,...ATTRIBUTES,TYPE]}
const GENERIC_PARAMETERS={begin:/</,end:/>/,keywords:"repeat each",contains:[...COMMENTS,TYPE]}
const FUNCTION_PARAMETER_NAME={begin:either(lookahead(concat(identifier,/\s*:/)),lookahead(concat(identifier,/\s+/,identifier,/\s*:/))),end:/:/,relevance:0,contains:[{className:"keyword",match:/\b_\b/},{className:"params",match:identifier}]}
const FUNCTION_PARAMETERS={begin:/\(/,end:/\)/,keywords:KEYWORDS,contains:[FUNCTION_PARAMETER_NAME,...COMMENTS,...KEYWORD_MODES,...OPERATORS,NUMBER,STRING,...ATTRIBUTES,TYPE,TUPLE],endsParent:!0,illegal:/["']/}
const FUNCTION_OR_MACRO={match:[/(func|macro)/,/\s+/,either(QUOTED_IDENTIFIER.match,identifier,operator)],className:{1:"keyword",3:"title.function"},contains:[GENERIC_PARAMETERS,FUNCTION_PARAMETERS,WHITESPACE],illegal:[/\[/,/%/]}
const INIT_SUBSCRIPT={match:[/\b(?:subscript|init[?!]?)/,/\s*(?=[<(])/],className:{1:"keyword"},contains:[GENERIC_PARAMETERS,FUNCTION_PARAMETERS,WHITESPACE],illegal:/\[|%/}
const OPERATOR_DECLARATION={match:[/operator/,/\s+/,operator],className:{1:"keyword",3:"title"}}
const PRECEDENCEGROUP={begin:[/precedencegroup/,/\s+/,typeIdentifier],className:{1:"keyword",3:"title"},contains:[TYPE],keywords:[...precedencegroupKeywords,...literals],end:/}/}
const CLASS_FUNC_DECLARATION={match:[/class\b/,/\s+/,/func\b/,/\s+/,/\b[A-Za-z_][A-Za-z0-9_]*\b/],scope:{1:"keyword",3:"keyword",5:"title.function"}}
const CLASS_VAR_DECLARATION={match:[/class\b/,/\s+/,/var\b/],scope:{1:"keyword",3:"keyword"}}
const TYPE_DECLARATION={begin:[/(struct|protocol|class|extension|enum|actor)/,/\s+/,identifier,/\s*/],beginScope:{1:"keyword",3:"title.class"},keywords:KEYWORDS,contains:[GENERIC_PARAMETERS,...KEYWORD_MODES,{begin:/:/,end:/\{/,keywords:KEYWORDS,contains:[{scope:"title.class.inherited",match:typeIdentifier},...KEYWORD_MODES],relevance:0}]}
for(const variant of STRING.variants){const interpolation=variant.contains.find(mode=>mode.label==="interpol")
interpolation.keywords=KEYWORDS
const submodes=[...KEYWORD_MODES,...BUILT_INS,...OPERATORS,NUMBER,STRING,...IDENTIFIERS]
interpolation.contains=[...submodes,{begin:/\(/,end:/\)/,contains:["self",...submodes]}]}return{name:"Swift",keywords:KEYWORDS,contains:[...COMMENTS,FUNCTION_OR_MACRO,INIT_SUBSCRIPT,CLASS_FUNC_DECLARATION,CLASS_VAR_DECLARATION,TYPE_DECLARATION,OPERATOR_DECLARATION,PRECEDENCEGROUP,{beginKeywords:"import",end:/$/,contains:[...COMMENTS],relevance:0},REGEXP,...KEYWORD_MODES,...BUILT_INS,...OPERATORS,NUMBER,STRING,...IDENTIFIERS,...ATTRIBUTES,TYPE,TUPLE]}}}),23612:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>typescript})
const IDENT_RE="[A-Za-z$_][0-9A-Za-z$_]*"
const KEYWORDS=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"]
const LITERALS=["true","false","null","undefined","NaN","Infinity"]
const TYPES=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"]
const ERROR_TYPES=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"]
const BUILT_IN_GLOBALS=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"]
const BUILT_IN_VARIABLES=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"]
const BUILT_INS=[].concat(BUILT_IN_GLOBALS,TYPES,ERROR_TYPES)
function javascript(hljs){const regex=hljs.regex
const hasClosingTag=(match,{after:after})=>{const tag="</"+match[0].slice(1)
const pos=match.input.indexOf(tag,after)
return pos!==-1}
const IDENT_RE$1=IDENT_RE
const FRAGMENT={begin:"<>",end:"</>"}
const XML_SELF_CLOSING=/<[A-Za-z0-9\\._:-]+\s*\/>/
const XML_TAG={begin:/<[A-Za-z0-9\\._:-]+/,end:/\/[A-Za-z0-9\\._:-]+>|\/>/,isTrulyOpeningTag:(match,response)=>{const afterMatchIndex=match[0].length+match.index
const nextChar=match.input[afterMatchIndex]
if(nextChar==="<"||nextChar===","){response.ignoreMatch()
return}if(nextChar===">")if(!hasClosingTag(match,{after:afterMatchIndex}))response.ignoreMatch()
let m
const afterMatch=match.input.substring(afterMatchIndex)
if(m=afterMatch.match(/^\s*=/)){response.ignoreMatch()
return}if(m=afterMatch.match(/^\s+extends\s+/))if(m.index===0){response.ignoreMatch()
return}}}
const KEYWORDS$1={$pattern:IDENT_RE,keyword:KEYWORDS,literal:LITERALS,built_in:BUILT_INS,"variable.language":BUILT_IN_VARIABLES}
const decimalDigits="[0-9](_?[0-9])*"
const frac=`\\.(${decimalDigits})`
const decimalInteger=`0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*`
const NUMBER={className:"number",variants:[{begin:`(\\b(${decimalInteger})((${frac})|\\.)?|(${frac}))`+`[eE][+-]?(${decimalDigits})\\b`},{begin:`\\b(${decimalInteger})\\b((${frac})\\b|\\.)?|(${frac})\\b`},{begin:`\\b(0|[1-9](_?[0-9])*)n\\b`},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*n?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*n?\\b"},{begin:"\\b0[0-7]+n?\\b"}],relevance:0}
const SUBST={className:"subst",begin:"\\$\\{",end:"\\}",keywords:KEYWORDS$1,contains:[]}
const HTML_TEMPLATE={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"xml"}}
const CSS_TEMPLATE={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"css"}}
const GRAPHQL_TEMPLATE={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[hljs.BACKSLASH_ESCAPE,SUBST],subLanguage:"graphql"}}
const TEMPLATE_STRING={className:"string",begin:"`",end:"`",contains:[hljs.BACKSLASH_ESCAPE,SUBST]}
const JSDOC_COMMENT=hljs.COMMENT(/\/\*\*(?!\/)/,"\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\{",end:"\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:IDENT_RE$1+"(?=\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\n])\s/,relevance:0}]}]})
const COMMENT={className:"comment",variants:[JSDOC_COMMENT,hljs.C_BLOCK_COMMENT_MODE,hljs.C_LINE_COMMENT_MODE]}
const SUBST_INTERNALS=[hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,HTML_TEMPLATE,CSS_TEMPLATE,GRAPHQL_TEMPLATE,TEMPLATE_STRING,{match:/\$\d+/},NUMBER]
SUBST.contains=SUBST_INTERNALS.concat({begin:/\{/,end:/\}/,keywords:KEYWORDS$1,contains:["self"].concat(SUBST_INTERNALS)})
const SUBST_AND_COMMENTS=[].concat(COMMENT,SUBST.contains)
const PARAMS_CONTAINS=SUBST_AND_COMMENTS.concat([{begin:/(\s*)\(/,end:/\)/,keywords:KEYWORDS$1,contains:["self"].concat(SUBST_AND_COMMENTS)}])
const PARAMS={className:"params",begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS$1,contains:PARAMS_CONTAINS}
const CLASS_OR_EXTENDS={variants:[{match:[/class/,/\s+/,IDENT_RE$1,/\s+/,/extends/,/\s+/,regex.concat(IDENT_RE$1,"(",regex.concat(/\./,IDENT_RE$1),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\s+/,IDENT_RE$1],scope:{1:"keyword",3:"title.class"}}]}
const CLASS_REFERENCE={relevance:0,match:regex.either(/\bJSON/,/\b[A-Z][a-z]+([A-Z][a-z]*|\d)*/,/\b[A-Z]{2,}([A-Z][a-z]+|\d)+([A-Z][a-z]*)*/,/\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...TYPES,...ERROR_TYPES]}}
const USE_STRICT={label:"use_strict",className:"meta",relevance:10,begin:/^\s*['"]use (strict|asm)['"]/}
const FUNCTION_DEFINITION={variants:[{match:[/function/,/\s+/,IDENT_RE$1,/(?=\s*\()/]},{match:[/function/,/\s*(?=\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[PARAMS],illegal:/%/}
const UPPER_CASE_CONSTANT={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
function noneOf(list){return regex.concat("(?!",list.join("|"),")")}const FUNCTION_CALL={match:regex.concat(/\b/,noneOf([...BUILT_IN_GLOBALS,"super","import","await"].map(x=>`${x}\\s*\\(`)),IDENT_RE$1,regex.lookahead(/\s*\(/)),className:"title.function",relevance:0}
const PROPERTY_ACCESS={begin:regex.concat(/\./,regex.lookahead(regex.concat(IDENT_RE$1,/(?![0-9A-Za-z$_(])/))),end:IDENT_RE$1,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0}
const GETTER_OR_SETTER={match:[/get|set/,/\s+/,IDENT_RE$1,/(?=\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\(\)/},PARAMS]}
const FUNC_LEAD_IN_RE="(\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)|"+hljs.UNDERSCORE_IDENT_RE+")\\s*=>"
const FUNCTION_VARIABLE={match:[/const|var|let/,/\s+/,IDENT_RE$1,/\s*/,/=\s*/,/(async\s*)?/,regex.lookahead(FUNC_LEAD_IN_RE)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[PARAMS]}
return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:KEYWORDS$1,exports:{PARAMS_CONTAINS:PARAMS_CONTAINS,CLASS_REFERENCE:CLASS_REFERENCE},illegal:/#(?![$_A-Za-z])/,contains:[hljs.SHEBANG({label:"shebang",binary:"node",relevance:5}),USE_STRICT,hljs.APOS_STRING_MODE,hljs.QUOTE_STRING_MODE,HTML_TEMPLATE,CSS_TEMPLATE,GRAPHQL_TEMPLATE,TEMPLATE_STRING,COMMENT,{match:/\$\d+/},NUMBER,CLASS_REFERENCE,{scope:"attr",match:IDENT_RE$1+regex.lookahead(":"),relevance:0},FUNCTION_VARIABLE,{begin:"("+hljs.RE_STARTERS_RE+"|\\b(case|return|throw)\\b)\\s*",keywords:"return throw case",relevance:0,contains:[COMMENT,hljs.REGEXP_MODE,{className:"function",begin:FUNC_LEAD_IN_RE,returnBegin:!0,end:"\\s*=>",contains:[{className:"params",variants:[{begin:hljs.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\(\s*\)/,skip:!0},{begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:KEYWORDS$1,contains:PARAMS_CONTAINS}]}]},{begin:/,/,relevance:0},{match:/\s+/,relevance:0},{variants:[{begin:FRAGMENT.begin,end:FRAGMENT.end},{match:XML_SELF_CLOSING},{begin:XML_TAG.begin,"on:begin":XML_TAG.isTrulyOpeningTag,end:XML_TAG.end}],subLanguage:"xml",contains:[{begin:XML_TAG.begin,end:XML_TAG.end,skip:!0,contains:["self"]}]}]},FUNCTION_DEFINITION,{beginKeywords:"while if switch catch for"},{begin:"\\b(?!function)"+hljs.UNDERSCORE_IDENT_RE+"\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)\\s*\\{",returnBegin:!0,label:"func.def",contains:[PARAMS,hljs.inherit(hljs.TITLE_MODE,{begin:IDENT_RE$1,className:"title.function"})]},{match:/\.\.\./,relevance:0},PROPERTY_ACCESS,{match:"\\$"+IDENT_RE$1,relevance:0},{match:[/\bconstructor(?=\s*\()/],className:{1:"title.function"},contains:[PARAMS]},FUNCTION_CALL,UPPER_CASE_CONSTANT,CLASS_OR_EXTENDS,GETTER_OR_SETTER,{match:/\$[(.]/}]}}function typescript(hljs){const regex=hljs.regex
const tsLanguage=javascript(hljs)
const IDENT_RE$1=IDENT_RE
const TYPES=["any","void","number","boolean","string","object","never","symbol","bigint","unknown"]
const NAMESPACE={begin:[/namespace/,/\s+/,hljs.IDENT_RE],beginScope:{1:"keyword",3:"title.class"}}
const INTERFACE={beginKeywords:"interface",end:/\{/,excludeEnd:!0,keywords:{keyword:"interface extends",built_in:TYPES},contains:[tsLanguage.exports.CLASS_REFERENCE]}
const USE_STRICT={className:"meta",relevance:10,begin:/^\s*['"]use strict['"]/}
const TS_SPECIFIC_KEYWORDS=["type","interface","public","private","protected","implements","declare","abstract","readonly","enum","override","satisfies"]
const KEYWORDS$1={$pattern:IDENT_RE,keyword:KEYWORDS.concat(TS_SPECIFIC_KEYWORDS),literal:LITERALS,built_in:BUILT_INS.concat(TYPES),"variable.language":BUILT_IN_VARIABLES}
const DECORATOR={className:"meta",begin:"@"+IDENT_RE$1}
const swapMode=(mode,label,replacement)=>{const indx=mode.contains.findIndex(m=>m.label===label)
if(indx===-1)throw new Error("can not find mode to replace")
mode.contains.splice(indx,1,replacement)}
Object.assign(tsLanguage.keywords,KEYWORDS$1)
tsLanguage.exports.PARAMS_CONTAINS.push(DECORATOR)
const ATTRIBUTE_HIGHLIGHT=tsLanguage.contains.find(c=>c.scope==="attr")
const OPTIONAL_KEY_OR_ARGUMENT=Object.assign({},ATTRIBUTE_HIGHLIGHT,{match:regex.concat(IDENT_RE$1,regex.lookahead(/\s*\?:/))})
tsLanguage.exports.PARAMS_CONTAINS.push([tsLanguage.exports.CLASS_REFERENCE,ATTRIBUTE_HIGHLIGHT,OPTIONAL_KEY_OR_ARGUMENT])
tsLanguage.contains=tsLanguage.contains.concat([DECORATOR,NAMESPACE,INTERFACE,OPTIONAL_KEY_OR_ARGUMENT])
swapMode(tsLanguage,"shebang",hljs.SHEBANG())
swapMode(tsLanguage,"use_strict",USE_STRICT)
const functionDeclaration=tsLanguage.contains.find(m=>m.label==="func.def")
functionDeclaration.relevance=0
Object.assign(tsLanguage,{name:"TypeScript",aliases:["ts","tsx","mts","cts"]})
return tsLanguage}}),69870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>xml})
function xml(hljs){const regex=hljs.regex
const TAG_NAME_RE=regex.concat(/[\p{L}_]/u,regex.optional(/[\p{L}0-9_.-]*:/u),/[\p{L}0-9_.-]*/u)
const XML_IDENT_RE=/[\p{L}0-9._:-]+/u
const XML_ENTITIES={className:"symbol",begin:/&[a-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/}
const XML_META_KEYWORDS={begin:/\s/,contains:[{className:"keyword",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\n/}]}
const XML_META_PAR_KEYWORDS=hljs.inherit(XML_META_KEYWORDS,{begin:/\(/,end:/\)/})
const APOS_META_STRING_MODE=hljs.inherit(hljs.APOS_STRING_MODE,{className:"string"})
const QUOTE_META_STRING_MODE=hljs.inherit(hljs.QUOTE_STRING_MODE,{className:"string"})
const TAG_INTERNALS={endsWithParent:!0,illegal:/</,relevance:0,contains:[{className:"attr",begin:XML_IDENT_RE,relevance:0},{begin:/=\s*/,relevance:0,contains:[{className:"string",endsParent:!0,variants:[{begin:/"/,end:/"/,contains:[XML_ENTITIES]},{begin:/'/,end:/'/,contains:[XML_ENTITIES]},{begin:/[^\s"'=<>`]+/}]}]}]}
return{name:"HTML, XML",aliases:["html","xhtml","rss","atom","xjb","xsd","xsl","plist","wsf","svg"],case_insensitive:!0,unicodeRegex:!0,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,relevance:10,contains:[XML_META_KEYWORDS,QUOTE_META_STRING_MODE,APOS_META_STRING_MODE,XML_META_PAR_KEYWORDS,{begin:/\[/,end:/\]/,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,contains:[XML_META_KEYWORDS,XML_META_PAR_KEYWORDS,QUOTE_META_STRING_MODE,APOS_META_STRING_MODE]}]}]},hljs.COMMENT(/<!--/,/-->/,{relevance:10}),{begin:/<!\[CDATA\[/,end:/\]\]>/,relevance:10},XML_ENTITIES,{className:"meta",end:/\?>/,variants:[{begin:/<\?xml/,relevance:10,contains:[QUOTE_META_STRING_MODE]},{begin:/<\?[a-z][a-z0-9]+/}]},{className:"tag",begin:/<style(?=\s|>)/,end:/>/,keywords:{name:"style"},contains:[TAG_INTERNALS],starts:{end:/<\/style>/,returnEnd:!0,subLanguage:"css"}},{className:"tag",begin:/<script(?=\s|>)/,end:/>/,keywords:{name:"script"},contains:[TAG_INTERNALS],starts:{end:/<\/script>/,returnEnd:!0,subLanguage:"javascript"}},{className:"tag",begin:/<>|<\/>/},{className:"tag",begin:regex.concat(/</,regex.lookahead(regex.concat(TAG_NAME_RE,regex.either(/\/>/,/>/,/\s/)))),end:/\/?>/,contains:[{className:"name",begin:TAG_NAME_RE,relevance:0,starts:TAG_INTERNALS}]},{className:"tag",begin:regex.concat(/<\//,regex.lookahead(regex.concat(TAG_NAME_RE,/>/))),contains:[{className:"name",begin:TAG_NAME_RE,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}}),17144:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>yaml})
function yaml(hljs){const LITERALS="true false yes no null"
const URI_CHARACTERS="[\\w#;/?:@&=+$,.~*'()[\\]]+"
const KEY={className:"attr",variants:[{begin:/[\w*@][\w*@ :()\./-]*:(?=[ \t]|$)/},{begin:/"[\w*@][\w*@ :()\./-]*":(?=[ \t]|$)/},{begin:/'[\w*@][\w*@ :()\./-]*':(?=[ \t]|$)/}]}
const TEMPLATE_VARIABLES={className:"template-variable",variants:[{begin:/\{\{/,end:/\}\}/},{begin:/%\{/,end:/\}/}]}
const SINGLE_QUOTE_STRING={className:"string",relevance:0,begin:/'/,end:/'/,contains:[{match:/''/,scope:"char.escape",relevance:0}]}
const STRING={className:"string",relevance:0,variants:[{begin:/"/,end:/"/},{begin:/\S+/}],contains:[hljs.BACKSLASH_ESCAPE,TEMPLATE_VARIABLES]}
const CONTAINER_STRING=hljs.inherit(STRING,{variants:[{begin:/'/,end:/'/,contains:[{begin:/''/,relevance:0}]},{begin:/"/,end:/"/},{begin:/[^\s,{}[\]]+/}]})
const DATE_RE="[0-9]{4}(-[0-9][0-9]){0,2}"
const TIME_RE="([Tt \\t][0-9][0-9]?(:[0-9][0-9]){2})?"
const FRACTION_RE="(\\.[0-9]*)?"
const ZONE_RE="([ \\t])*(Z|[-+][0-9][0-9]?(:[0-9][0-9])?)?"
const TIMESTAMP={className:"number",begin:"\\b"+DATE_RE+TIME_RE+FRACTION_RE+ZONE_RE+"\\b"}
const VALUE_CONTAINER={end:",",endsWithParent:!0,excludeEnd:!0,keywords:LITERALS,relevance:0}
const OBJECT={begin:/\{/,end:/\}/,contains:[VALUE_CONTAINER],illegal:"\\n",relevance:0}
const ARRAY={begin:"\\[",end:"\\]",contains:[VALUE_CONTAINER],illegal:"\\n",relevance:0}
const MODES=[KEY,{className:"meta",begin:"^---\\s*$",relevance:10},{className:"string",begin:"[\\|>]([1-9]?[+-])?[ ]*\\n( +)[^ ][^\\n]*\\n(\\2[^\\n]+\\n?)*"},{begin:"<%[%=-]?",end:"[%-]?%>",subLanguage:"ruby",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:"!\\w+!"+URI_CHARACTERS},{className:"type",begin:"!<"+URI_CHARACTERS+">"},{className:"type",begin:"!"+URI_CHARACTERS},{className:"type",begin:"!!"+URI_CHARACTERS},{className:"meta",begin:"&"+hljs.UNDERSCORE_IDENT_RE+"$"},{className:"meta",begin:"\\*"+hljs.UNDERSCORE_IDENT_RE+"$"},{className:"bullet",begin:"-(?=[ ]|$)",relevance:0},hljs.HASH_COMMENT_MODE,{beginKeywords:LITERALS,keywords:{literal:LITERALS}},TIMESTAMP,{className:"number",begin:hljs.C_NUMBER_RE+"\\b",relevance:0},OBJECT,ARRAY,SINGLE_QUOTE_STRING,STRING]
const VALUE_MODES=[...MODES]
VALUE_MODES.pop()
VALUE_MODES.push(CONTAINER_STRING)
VALUE_CONTAINER.contains=VALUE_MODES
return{name:"YAML",case_insensitive:!0,aliases:["yml"],contains:MODES}}})}

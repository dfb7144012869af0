export const id=4190
export const ids=[4190]
export const modules={18053:(e=>{function deepFreeze(e){if(e instanceof Map)e.clear=e.delete=e.set=function(){throw new Error("map is read-only")}
else if(e instanceof Set)e.add=e.clear=e.delete=function(){throw new Error("set is read-only")}
Object.freeze(e)
Object.getOwnPropertyNames(e).forEach(n=>{const t=e[n]
const s=typeof t
if((s==="object"||s==="function")&&!Object.isFrozen(t))deepFreeze(t)})
return e}class Response{constructor(e){if(e.data===void 0)e.data={}
this.data=e.data
this.isMatchIgnored=!1}ignoreMatch(){this.isMatchIgnored=!0}}function escapeHTML(e){return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/'/g,"&#x27;")}function inherit$1(e,...n){const t=Object.create(null)
for(const n in e)t[n]=e[n]
n.forEach(function(e){for(const n in e)t[n]=e[n]})
return t}const n="</span>"
const emitsWrappingTags=e=>!!e.scope
const scopeToCSSClass=(e,{prefix:n})=>{if(e.startsWith("language:"))return e.replace("language:","language-")
if(e.includes(".")){const t=e.split(".")
return[`${n}${t.shift()}`,...t.map((e,n)=>`${e}${"_".repeat(n+1)}`)].join(" ")}return`${n}${e}`}
class HTMLRenderer{constructor(e,n){this.buffer=""
this.classPrefix=n.classPrefix
e.walk(this)}addText(e){this.buffer+=escapeHTML(e)}openNode(e){if(!emitsWrappingTags(e))return
const n=scopeToCSSClass(e.scope,{prefix:this.classPrefix})
this.span(n)}closeNode(e){if(!emitsWrappingTags(e))return
this.buffer+=n}value(){return this.buffer}span(e){this.buffer+=`<span class="${e}">`}}const newNode=(e={})=>{const n={children:[]}
Object.assign(n,e)
return n}
class TokenTree{constructor(){this.rootNode=newNode()
this.stack=[this.rootNode]}get top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(e){this.top.children.push(e)}openNode(e){const n=newNode({scope:e})
this.add(n)
this.stack.push(n)}closeNode(){if(this.stack.length>1)return this.stack.pop()
return}closeAllNodes(){while(this.closeNode());}toJSON(){return JSON.stringify(this.rootNode,null,4)}walk(e){return this.constructor._walk(e,this.rootNode)}static _walk(e,n){if(typeof n==="string")e.addText(n)
else if(n.children){e.openNode(n)
n.children.forEach(n=>this._walk(e,n))
e.closeNode(n)}return e}static _collapse(e){if(typeof e==="string")return
if(!e.children)return
if(e.children.every(e=>typeof e==="string"))e.children=[e.children.join("")]
else e.children.forEach(e=>{TokenTree._collapse(e)})}}class TokenTreeEmitter extends TokenTree{constructor(e){super()
this.options=e}addText(e){if(e==="")return
this.add(e)}startScope(e){this.openNode(e)}endScope(){this.closeNode()}__addSublanguage(e,n){const t=e.root
if(n)t.scope=`language:${n}`
this.add(t)}toHTML(){const e=new HTMLRenderer(this,this.options)
return e.value()}finalize(){this.closeAllNodes()
return!0}}function source(e){if(!e)return null
if(typeof e==="string")return e
return e.source}function lookahead(e){return concat("(?=",e,")")}function anyNumberOfTimes(e){return concat("(?:",e,")*")}function optional(e){return concat("(?:",e,")?")}function concat(...e){const n=e.map(e=>source(e)).join("")
return n}function stripOptionsFromArgs(e){const n=e[e.length-1]
if(typeof n==="object"&&n.constructor===Object){e.splice(e.length-1,1)
return n}else return{}}function either(...e){const n=stripOptionsFromArgs(e)
const t="("+(n.capture?"":"?:")+e.map(e=>source(e)).join("|")+")"
return t}function countMatchGroups(e){return new RegExp(e.toString()+"|").exec("").length-1}function startsWith(e,n){const t=e&&e.exec(n)
return t&&t.index===0}const t=new RegExp(either(/\[(?:[^\\\]]|\\.)*\]/,/\(\?<(?![=!])[^>]+>/,/\(\?'[^']+'/,/\(\??/,/\\([1-9][0-9]*)/,/\\./))
function _rewriteBackreferences(e,{joinWith:n}){let s=0
return e.map(e=>{s+=1
const n=s
let i=source(e)
let a=""
while(i.length>0){const e=t.exec(i)
if(!e){a+=i
break}a+=i.substring(0,e.index)
i=i.substring(e.index+e[0].length)
if(e[0][0]==="\\"&&e[1])a+="\\"+String(Number(e[1])+n)
else{a+=e[0]
if(e[0]==="("||/^\(\?[<']/.test(e[0]))s++}}return a}).map(e=>`(${e})`).join(n)}const s=/\b\B/
const i="[a-zA-Z]\\w*"
const a="[a-zA-Z_]\\w*"
const o="\\b\\d+(\\.\\d+)?"
const r="(-?)(\\b0[xX][a-fA-F0-9]+|(\\b\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?)"
const c="\\b(0b[01]+)"
const l="!|!=|!==|%|%=|&|&&|&=|\\*|\\*=|\\+|\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\?|\\[|\\{|\\(|\\^|\\^=|\\||\\|=|\\|\\||~"
const SHEBANG=(e={})=>{const n=/^#![ ]*\//
if(e.binary)e.begin=concat(n,/.*\b/,e.binary,/\b.*/)
return inherit$1({scope:"meta",begin:n,end:/$/,relevance:0,"on:begin":(e,n)=>{if(e.index!==0)n.ignoreMatch()}},e)}
const d={begin:"\\\\[\\s\\S]",relevance:0}
const u={scope:"string",begin:"'",end:"'",illegal:"\\n",contains:[d]}
const g={scope:"string",begin:'"',end:'"',illegal:"\\n",contains:[d]}
const b={begin:/\b(a|an|the|are|I'm|isn't|don't|doesn't|won't|but|just|should|pretty|simply|enough|gonna|going|wtf|so|such|will|you|your|they|like|more)\b/}
const COMMENT=function(e,n,t={}){const s=inherit$1({scope:"comment",begin:e,end:n,contains:[]},t)
s.contains.push({scope:"doctag",begin:"[ ]*(?=(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):)",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0})
const i=either("I","a","is","so","us","to","at","if","in","it","on",/[A-Za-z]+['](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/)
s.contains.push({begin:concat(/[ ]+/,"(",i,/[.]?[:]?([.][ ]|[ ])/,"){3}")})
return s}
const p=COMMENT("//","$")
const f=COMMENT("/\\*","\\*/")
const m=COMMENT("#","$")
const h={scope:"number",begin:o,relevance:0}
const _={scope:"number",begin:r,relevance:0}
const w={scope:"number",begin:c,relevance:0}
const E={scope:"regexp",begin:/\/(?=[^/\n]*\/)/,end:/\/[gimuy]*/,contains:[d,{begin:/\[/,end:/\]/,relevance:0,contains:[d]}]}
const y={scope:"title",begin:i,relevance:0}
const v={scope:"title",begin:a,relevance:0}
const N={begin:"\\.\\s*"+a,relevance:0}
const END_SAME_AS_BEGIN=function(e){return Object.assign(e,{"on:begin":(e,n)=>{n.data._beginMatch=e[1]},"on:end":(e,n)=>{if(n.data._beginMatch!==e[1])n.ignoreMatch()}})}
var k=Object.freeze({__proto__:null,APOS_STRING_MODE:u,BACKSLASH_ESCAPE:d,BINARY_NUMBER_MODE:w,BINARY_NUMBER_RE:c,COMMENT:COMMENT,C_BLOCK_COMMENT_MODE:f,C_LINE_COMMENT_MODE:p,C_NUMBER_MODE:_,C_NUMBER_RE:r,END_SAME_AS_BEGIN:END_SAME_AS_BEGIN,HASH_COMMENT_MODE:m,IDENT_RE:i,MATCH_NOTHING_RE:s,METHOD_GUARD:N,NUMBER_MODE:h,NUMBER_RE:o,PHRASAL_WORDS_MODE:b,QUOTE_STRING_MODE:g,REGEXP_MODE:E,RE_STARTERS_RE:l,SHEBANG:SHEBANG,TITLE_MODE:y,UNDERSCORE_IDENT_RE:a,UNDERSCORE_TITLE_MODE:v})
function skipIfHasPrecedingDot(e,n){const t=e.input[e.index-1]
if(t===".")n.ignoreMatch()}function scopeClassName(e,n){if(e.className!==void 0){e.scope=e.className
delete e.className}}function beginKeywords(e,n){if(!n)return
if(!e.beginKeywords)return
e.begin="\\b("+e.beginKeywords.split(" ").join("|")+")(?!\\.)(?=\\b|\\s)"
e.__beforeBegin=skipIfHasPrecedingDot
e.keywords=e.keywords||e.beginKeywords
delete e.beginKeywords
if(e.relevance===void 0)e.relevance=0}function compileIllegal(e,n){if(!Array.isArray(e.illegal))return
e.illegal=either(...e.illegal)}function compileMatch(e,n){if(!e.match)return
if(e.begin||e.end)throw new Error("begin & end are not supported with match")
e.begin=e.match
delete e.match}function compileRelevance(e,n){if(e.relevance===void 0)e.relevance=1}const beforeMatchExt=(e,n)=>{if(!e.beforeMatch)return
if(e.starts)throw new Error("beforeMatch cannot be used with starts")
const t=Object.assign({},e)
Object.keys(e).forEach(n=>{delete e[n]})
e.keywords=t.keywords
e.begin=concat(t.beforeMatch,lookahead(t.begin))
e.starts={relevance:0,contains:[Object.assign(t,{endsParent:!0})]}
e.relevance=0
delete t.beforeMatch}
const x=["of","and","for","in","not","or","if","then","parent","list","value"]
const M="keyword"
function compileKeywords(e,n,t=M){const s=Object.create(null)
if(typeof e==="string")compileList(t,e.split(" "))
else if(Array.isArray(e))compileList(t,e)
else Object.keys(e).forEach(function(t){Object.assign(s,compileKeywords(e[t],n,t))})
return s
function compileList(e,t){if(n)t=t.map(e=>e.toLowerCase())
t.forEach(function(n){const t=n.split("|")
s[t[0]]=[e,scoreForKeyword(t[0],t[1])]})}}function scoreForKeyword(e,n){if(n)return Number(n)
return commonKeyword(e)?0:1}function commonKeyword(e){return x.includes(e.toLowerCase())}const A={}
const error=e=>{console.error(e)}
const warn=(e,...n)=>{console.log(`WARN: ${e}`,...n)}
const deprecated=(e,n)=>{if(A[`${e}/${n}`])return
console.log(`Deprecated as of ${e}. ${n}`)
A[`${e}/${n}`]=!0}
const O=new Error
function remapScopeNames(e,n,{key:t}){let s=0
const i=e[t]
const a={}
const o={}
for(let e=1;e<=n.length;e++){o[e+s]=i[e]
a[e+s]=!0
s+=countMatchGroups(n[e-1])}e[t]=o
e[t]._emit=a
e[t]._multi=!0}function beginMultiClass(e){if(!Array.isArray(e.begin))return
if(e.skip||e.excludeBegin||e.returnBegin){error("skip, excludeBegin, returnBegin not compatible with beginScope: {}")
throw O}if(typeof e.beginScope!=="object"||e.beginScope===null){error("beginScope must be object")
throw O}remapScopeNames(e,e.begin,{key:"beginScope"})
e.begin=_rewriteBackreferences(e.begin,{joinWith:""})}function endMultiClass(e){if(!Array.isArray(e.end))return
if(e.skip||e.excludeEnd||e.returnEnd){error("skip, excludeEnd, returnEnd not compatible with endScope: {}")
throw O}if(typeof e.endScope!=="object"||e.endScope===null){error("endScope must be object")
throw O}remapScopeNames(e,e.end,{key:"endScope"})
e.end=_rewriteBackreferences(e.end,{joinWith:""})}function scopeSugar(e){if(e.scope&&typeof e.scope==="object"&&e.scope!==null){e.beginScope=e.scope
delete e.scope}}function MultiClass(e){scopeSugar(e)
if(typeof e.beginScope==="string")e.beginScope={_wrap:e.beginScope}
if(typeof e.endScope==="string")e.endScope={_wrap:e.endScope}
beginMultiClass(e)
endMultiClass(e)}function compileLanguage(e){function langRe(n,t){return new RegExp(source(n),"m"+(e.case_insensitive?"i":"")+(e.unicodeRegex?"u":"")+(t?"g":""))}class MultiRegex{constructor(){this.matchIndexes={}
this.regexes=[]
this.matchAt=1
this.position=0}addRule(e,n){n.position=this.position++
this.matchIndexes[this.matchAt]=n
this.regexes.push([n,e])
this.matchAt+=countMatchGroups(e)+1}compile(){if(this.regexes.length===0)this.exec=()=>null
const e=this.regexes.map(e=>e[1])
this.matcherRe=langRe(_rewriteBackreferences(e,{joinWith:"|"}),!0)
this.lastIndex=0}exec(e){this.matcherRe.lastIndex=this.lastIndex
const n=this.matcherRe.exec(e)
if(!n)return null
const t=n.findIndex((e,n)=>n>0&&e!==void 0)
const s=this.matchIndexes[t]
n.splice(0,t)
return Object.assign(n,s)}}class ResumableMultiRegex{constructor(){this.rules=[]
this.multiRegexes=[]
this.count=0
this.lastIndex=0
this.regexIndex=0}getMatcher(e){if(this.multiRegexes[e])return this.multiRegexes[e]
const n=new MultiRegex
this.rules.slice(e).forEach(([e,t])=>n.addRule(e,t))
n.compile()
this.multiRegexes[e]=n
return n}resumingScanAtSamePosition(){return this.regexIndex!==0}considerAll(){this.regexIndex=0}addRule(e,n){this.rules.push([e,n])
if(n.type==="begin")this.count++}exec(e){const n=this.getMatcher(this.regexIndex)
n.lastIndex=this.lastIndex
let t=n.exec(e)
if(this.resumingScanAtSamePosition())if(t&&t.index===this.lastIndex);else{const n=this.getMatcher(0)
n.lastIndex=this.lastIndex+1
t=n.exec(e)}if(t){this.regexIndex+=t.position+1
if(this.regexIndex===this.count)this.considerAll()}return t}}function buildModeRegex(e){const n=new ResumableMultiRegex
e.contains.forEach(e=>n.addRule(e.begin,{rule:e,type:"begin"}))
if(e.terminatorEnd)n.addRule(e.terminatorEnd,{type:"end"})
if(e.illegal)n.addRule(e.illegal,{type:"illegal"})
return n}function compileMode(n,t){const s=n
if(n.isCompiled)return s;[scopeClassName,compileMatch,MultiClass,beforeMatchExt].forEach(e=>e(n,t))
e.compilerExtensions.forEach(e=>e(n,t))
n.__beforeBegin=null;[beginKeywords,compileIllegal,compileRelevance].forEach(e=>e(n,t))
n.isCompiled=!0
let i=null
if(typeof n.keywords==="object"&&n.keywords.$pattern){n.keywords=Object.assign({},n.keywords)
i=n.keywords.$pattern
delete n.keywords.$pattern}i=i||/\w+/
if(n.keywords)n.keywords=compileKeywords(n.keywords,e.case_insensitive)
s.keywordPatternRe=langRe(i,!0)
if(t){if(!n.begin)n.begin=/\B|\b/
s.beginRe=langRe(s.begin)
if(!n.end&&!n.endsWithParent)n.end=/\B|\b/
if(n.end)s.endRe=langRe(s.end)
s.terminatorEnd=source(s.end)||""
if(n.endsWithParent&&t.terminatorEnd)s.terminatorEnd+=(n.end?"|":"")+t.terminatorEnd}if(n.illegal)s.illegalRe=langRe(n.illegal)
if(!n.contains)n.contains=[]
n.contains=[].concat(...n.contains.map(function(e){return expandOrCloneMode(e==="self"?n:e)}))
n.contains.forEach(function(e){compileMode(e,s)})
if(n.starts)compileMode(n.starts,t)
s.matcher=buildModeRegex(s)
return s}if(!e.compilerExtensions)e.compilerExtensions=[]
if(e.contains&&e.contains.includes("self"))throw new Error("ERR: contains `self` is not supported at the top-level of a language.  See documentation.")
e.classNameAliases=inherit$1(e.classNameAliases||{})
return compileMode(e)}function dependencyOnParent(e){if(!e)return!1
return e.endsWithParent||dependencyOnParent(e.starts)}function expandOrCloneMode(e){if(e.variants&&!e.cachedVariants)e.cachedVariants=e.variants.map(function(n){return inherit$1(e,{variants:null},n)})
if(e.cachedVariants)return e.cachedVariants
if(dependencyOnParent(e))return inherit$1(e,{starts:e.starts?inherit$1(e.starts):null})
if(Object.isFrozen(e))return inherit$1(e)
return e}var C="11.12.0"
class HTMLInjectionError extends Error{constructor(e,n){super(e)
this.name="HTMLInjectionError"
this.html=n}}const S=escapeHTML
const T=inherit$1
const R=Symbol("nomatch")
const I=7
const HLJS=function(e){const n=Object.create(null)
const t=Object.create(null)
const s=[]
let i=!0
const a="Could not find the language '{}', did you forget to load/include a language module?"
const o={disableAutodetect:!0,name:"Plain text",contains:[]}
let r={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\blang(?:uage)?-([\w-]+)\b/i,classPrefix:"hljs-",cssSelector:"pre code",languages:null,__emitter:TokenTreeEmitter}
function shouldNotHighlight(e){return r.noHighlightRe.test(e)}function blockLanguage(e){let n=e.className+" "
n+=e.parentNode?e.parentNode.className:""
const t=r.languageDetectRe.exec(n)
if(t){const n=getLanguage(t[1])
if(!n){warn(a.replace("{}",t[1]))
warn("Falling back to no-highlight mode for this block.",e)}return n?t[1]:"no-highlight"}return n.split(/\s+/).find(e=>shouldNotHighlight(e)||getLanguage(e))}function highlight(e,n,t){let s=""
let i=""
if(typeof n==="object"){s=e
t=n.ignoreIllegals
i=n.language}else{deprecated("10.7.0","highlight(lang, code, ...args) has been deprecated.")
deprecated("10.7.0","Please use highlight(code, options) instead.\nhttps://github.com/highlightjs/highlight.js/issues/2277")
i=e
s=n}if(t===void 0)t=!0
const a={code:s,language:i}
fire("before:highlight",a)
const o=a.result?a.result:_highlight(a.language,a.code,t)
o.code=a.code
fire("after:highlight",o)
return o}function _highlight(e,t,s,o){const c=Object.create(null)
function keywordData(e,n){return e.keywords[n]}function processKeywords(){if(!b.keywords){f.addText(m)
return}let e=0
b.keywordPatternRe.lastIndex=0
let n=b.keywordPatternRe.exec(m)
let t=""
while(n){t+=m.substring(e,n.index)
const s=d.case_insensitive?n[0].toLowerCase():n[0]
const i=keywordData(b,s)
if(i){const[e,a]=i
f.addText(t)
t=""
c[s]=(c[s]||0)+1
if(c[s]<=I)h+=a
if(e.startsWith("_"))t+=n[0]
else{const t=d.classNameAliases[e]||e
emitKeyword(n[0],t)}}else t+=n[0]
e=b.keywordPatternRe.lastIndex
n=b.keywordPatternRe.exec(m)}t+=m.substring(e)
f.addText(t)}function processSubLanguage(){if(m==="")return
let e=null
if(typeof b.subLanguage==="string"){if(!n[b.subLanguage]){f.addText(m)
return}e=_highlight(b.subLanguage,m,!0,p[b.subLanguage])
p[b.subLanguage]=e._top}else e=highlightAuto(m,b.subLanguage.length?b.subLanguage:null)
if(b.relevance>0)h+=e.relevance
f.__addSublanguage(e._emitter,e.language)}function processBuffer(){if(b.subLanguage!=null)processSubLanguage()
else processKeywords()
m=""}function emitKeyword(e,n){if(e==="")return
f.startScope(n)
f.addText(e)
f.endScope()}function emitMultiClass(e,n){let t=1
const s=n.length-1
while(t<=s){if(!e._emit[t]){t++
continue}const s=d.classNameAliases[e[t]]||e[t]
const i=n[t]
if(s)emitKeyword(i,s)
else{m=i
processKeywords()
m=""}t++}}function startNewMode(e,n){if(e.scope&&typeof e.scope==="string")f.openNode(d.classNameAliases[e.scope]||e.scope)
if(e.beginScope)if(e.beginScope._wrap){emitKeyword(m,d.classNameAliases[e.beginScope._wrap]||e.beginScope._wrap)
m=""}else if(e.beginScope._multi){emitMultiClass(e.beginScope,n)
m=""}b=Object.create(e,{parent:{value:b}})
return b}function endOfMode(e,n,t){let s=startsWith(e.endRe,t)
if(s){if(e["on:end"]){const t=new Response(e)
e["on:end"](n,t)
if(t.isMatchIgnored)s=!1}if(s){while(e.endsParent&&e.parent)e=e.parent
return e}}if(e.endsWithParent)return endOfMode(e.parent,n,t)}function doIgnore(e){if(b.matcher.regexIndex===0){m+=e[0]
return 1}else{E=!0
return 0}}function doBeginMatch(e){const n=e[0]
const t=e.rule
const s=new Response(t)
const i=[t.__beforeBegin,t["on:begin"]]
for(const t of i){if(!t)continue
t(e,s)
if(s.isMatchIgnored)return doIgnore(n)}if(t.skip)m+=n
else{if(t.excludeBegin)m+=n
processBuffer()
if(!t.returnBegin&&!t.excludeBegin)m=n}startNewMode(t,e)
return t.returnBegin?0:n.length}function doEndMatch(e){const n=e[0]
const s=t.substring(e.index)
const i=endOfMode(b,e,s)
if(!i)return R
const a=b
if(b.endScope&&b.endScope._wrap){processBuffer()
emitKeyword(n,b.endScope._wrap)}else if(b.endScope&&b.endScope._multi){processBuffer()
emitMultiClass(b.endScope,e)}else if(a.skip)m+=n
else{if(!a.returnEnd&&!a.excludeEnd)m+=n
processBuffer()
if(a.excludeEnd)m=n}do{if(b.scope)f.closeNode()
if(!b.skip&&!b.subLanguage)h+=b.relevance
b=b.parent}while(b!==i.parent)
if(i.starts)startNewMode(i.starts,e)
return a.returnEnd?0:n.length}function processContinuations(){const e=[]
for(let n=b;n!==d;n=n.parent)if(n.scope)e.unshift(n.scope)
e.forEach(e=>f.openNode(e))}let l={}
function processLexeme(n,a){const o=a&&a[0]
m+=n
if(o==null){processBuffer()
return 0}if(l.type==="begin"&&a.type==="end"&&l.index===a.index&&o===""){m+=t.slice(a.index,a.index+1)
if(!i){const n=new Error(`0 width match regex (${e})`)
n.languageName=e
n.badRule=l.rule
throw n}return 1}l=a
if(a.type==="begin")return doBeginMatch(a)
else if(a.type==="illegal"&&!s){const e=new Error('Illegal lexeme "'+o+'" for mode "'+(b.scope||"<unnamed>")+'"')
e.mode=b
throw e}else if(a.type==="end"){const e=doEndMatch(a)
if(e!==R)return e}if(a.type==="illegal"&&o===""){if(a.index===t.length);else m+="\n"
return 1}if(w>1e5&&w>a.index*3){const e=new Error("potential infinite loop, way more iterations than matches")
throw e}m+=o
return o.length}const d=getLanguage(e)
if(!d){error(a.replace("{}",e))
throw new Error('Unknown language: "'+e+'"')}const u=compileLanguage(d)
let g=""
let b=o||u
const p={}
const f=new r.__emitter(r)
processContinuations()
let m=""
let h=0
let _=0
let w=0
let E=!1
try{if(!d.__emitTokens){b.matcher.considerAll()
for(;;){w++
if(E)E=!1
else b.matcher.considerAll()
b.matcher.lastIndex=_
const e=b.matcher.exec(t)
if(!e)break
const n=t.substring(_,e.index)
const s=processLexeme(n,e)
_=e.index+s}processLexeme(t.substring(_))}else d.__emitTokens(t,f)
f.finalize()
g=f.toHTML()
return{language:e,value:g,relevance:h,illegal:!1,_emitter:f,_top:b}}catch(n){if(n.message&&n.message.includes("Illegal"))return{language:e,value:S(t),illegal:!0,relevance:0,_illegalBy:{message:n.message,index:_,context:t.slice(_-100,_+100),mode:n.mode,resultSoFar:g},_emitter:f}
else if(i)return{language:e,value:S(t),illegal:!1,relevance:0,errorRaised:n,_emitter:f,_top:b}
else throw n}}function justTextHighlightResult(e){const n={value:S(e),illegal:!1,relevance:0,_top:o,_emitter:new r.__emitter(r)}
n._emitter.addText(e)
return n}function highlightAuto(e,t){t=t||r.languages||Object.keys(n)
const s=justTextHighlightResult(e)
const i=t.filter(getLanguage).filter(autoDetection).map(n=>_highlight(n,e,!1))
i.unshift(s)
const a=i.sort((e,n)=>{if(e.relevance!==n.relevance)return n.relevance-e.relevance
if(e.language&&n.language)if(getLanguage(e.language).supersetOf===n.language)return 1
else if(getLanguage(n.language).supersetOf===e.language)return-1
return 0})
const[o,c]=a
const l=o
l.secondBest=c
return l}function updateClassName(e,n,s){const i=n&&t[n]||s
e.classList.add("hljs")
e.classList.add(`language-${i}`)}function highlightElement(e){let n=null
const t=blockLanguage(e)
if(shouldNotHighlight(t))return
fire("before:highlightElement",{el:e,language:t})
if(e.dataset.highlighted){console.log("Element previously highlighted. To highlight again, first unset `dataset.highlighted`.",e)
return}if(e.children.length>0){if(!r.ignoreUnescapedHTML){console.warn("One of your code blocks includes unescaped HTML. This is a potentially serious security risk.")
console.warn("https://github.com/highlightjs/highlight.js/wiki/security")
console.warn("The element with unescaped HTML:")
console.warn(e)}if(r.throwUnescapedHTML){const n=new HTMLInjectionError("One of your code blocks includes unescaped HTML.",e.innerHTML)
throw n}}n=e
const s=n.textContent
const i=t?highlight(s,{language:t,ignoreIllegals:!0}):highlightAuto(s)
e.innerHTML=i.value
e.dataset.highlighted="yes"
updateClassName(e,t,i.language)
e.result={language:i.language,re:i.relevance,relevance:i.relevance}
if(i.secondBest)e.secondBest={language:i.secondBest.language,relevance:i.secondBest.relevance}
fire("after:highlightElement",{el:e,result:i,text:s})}function configure(e){r=T(r,e)}const initHighlighting=()=>{highlightAll()
deprecated("10.6.0","initHighlighting() deprecated.  Use highlightAll() now.")}
function initHighlightingOnLoad(){highlightAll()
deprecated("10.6.0","initHighlightingOnLoad() deprecated.  Use highlightAll() now.")}let c=!1
function highlightAll(){function boot(){highlightAll()}if(document.readyState==="loading"){if(!c)window.addEventListener("DOMContentLoaded",boot,!1)
c=!0
return}const e=document.querySelectorAll(r.cssSelector)
e.forEach(highlightElement)}function registerLanguage(t,s){let a=null
try{a=s(e)}catch(e){error("Language definition for '{}' could not be registered.".replace("{}",t))
if(!i)throw e
else error(e)
a=o}if(!a.name)a.name=t
n[t]=a
a.rawDefinition=s.bind(null,e)
if(a.aliases)registerAliases(a.aliases,{languageName:t})}function unregisterLanguage(e){delete n[e]
for(const n of Object.keys(t))if(t[n]===e)delete t[n]}function listLanguages(){return Object.keys(n)}function getLanguage(e){e=(e||"").toLowerCase()
return n[e]||n[t[e]]}function registerAliases(e,{languageName:n}){if(typeof e==="string")e=[e]
e.forEach(e=>{t[e.toLowerCase()]=n})}function autoDetection(e){const n=getLanguage(e)
return n&&!n.disableAutodetect}function upgradePluginAPI(e){if(e["before:highlightBlock"]&&!e["before:highlightElement"])e["before:highlightElement"]=n=>{e["before:highlightBlock"](Object.assign({block:n.el},n))}
if(e["after:highlightBlock"]&&!e["after:highlightElement"])e["after:highlightElement"]=n=>{e["after:highlightBlock"](Object.assign({block:n.el},n))}}function addPlugin(e){upgradePluginAPI(e)
s.push(e)}function removePlugin(e){const n=s.indexOf(e)
if(n!==-1)s.splice(n,1)}function fire(e,n){const t=e
s.forEach(function(e){if(e[t])e[t](n)})}function deprecateHighlightBlock(e){deprecated("10.7.0","highlightBlock will be removed entirely in v12.0")
deprecated("10.7.0","Please use highlightElement now.")
return highlightElement(e)}Object.assign(e,{highlight:highlight,highlightAuto:highlightAuto,highlightAll:highlightAll,highlightElement:highlightElement,highlightBlock:deprecateHighlightBlock,configure:configure,initHighlighting:initHighlighting,initHighlightingOnLoad:initHighlightingOnLoad,registerLanguage:registerLanguage,unregisterLanguage:unregisterLanguage,listLanguages:listLanguages,getLanguage:getLanguage,registerAliases:registerAliases,autoDetection:autoDetection,inherit:T,addPlugin:addPlugin,removePlugin:removePlugin})
e.debugMode=function(){i=!1}
e.safeMode=function(){i=!0}
e.versionString=C
e.regex={concat:concat,lookahead:lookahead,either:either,optional:optional,anyNumberOfTimes:anyNumberOfTimes}
for(const e in k)if(typeof k[e]==="object")deepFreeze(k[e])
Object.assign(e,k)
return e}
const L=HLJS({})
L.newInstance=()=>HLJS({})
e.exports=L
L.HighlightJS=L
L.default=L}),37291:((e,n,t)=>{t.d(n,{ss:()=>createTwoFilesPatch,YB:()=>structuredPatch})
class Diff{diff(e,n,t={}){let s
if(typeof t==="function"){s=t
t={}}else if("callback"in t)s=t.callback
const i=this.castInput(e,t)
const a=this.castInput(n,t)
const o=this.removeEmpty(this.tokenize(i,t))
const r=this.removeEmpty(this.tokenize(a,t))
return this.diffWithOptionsObj(o,r,t,s)}diffWithOptionsObj(e,n,t,s){var i
const done=e=>{e=this.postProcess(e,t)
if(s){setTimeout(function(){s(e)},0)
return}else return e}
const a=n.length,o=e.length
let r=1
let c=a+o
if(t.maxEditLength!=null)c=Math.min(c,t.maxEditLength)
const l=(i=t.timeout)!==null&&i!==void 0?i:1/0
const d=Date.now()+l
const u=[{oldPos:-1,lastComponent:void 0}]
let g=this.extractCommon(u[0],n,e,0,t)
if(u[0].oldPos+1>=o&&g+1>=a)return done(this.buildValues(u[0].lastComponent,n,e))
let b=-1/0,p=1/0
const execEditLength=()=>{for(let s=Math.max(b,-r);s<=Math.min(p,r);s+=2){let i
const r=u[s-1],c=u[s+1]
if(r)u[s-1]=void 0
let l=!1
if(c){const e=c.oldPos-s
l=c&&0<=e&&e<a}const d=r&&r.oldPos+1<o
if(!l&&!d){u[s]=void 0
continue}if(!d||l&&r.oldPos<c.oldPos)i=this.addToPath(c,!0,!1,0,t)
else i=this.addToPath(r,!1,!0,1,t)
g=this.extractCommon(i,n,e,s,t)
if(i.oldPos+1>=o&&g+1>=a)return done(this.buildValues(i.lastComponent,n,e))||!0
else{u[s]=i
if(i.oldPos+1>=o)p=Math.min(p,s-1)
if(g+1>=a)b=Math.max(b,s+1)}}r++}
if(s)(function exec(){setTimeout(function(){if(r>c||Date.now()>d)return s(void 0)
if(!execEditLength())exec()},0)})()
else while(r<=c&&Date.now()<=d){const e=execEditLength()
if(e)return e}}addToPath(e,n,t,s,i){const a=e.lastComponent
if(a&&!i.oneChangePerToken&&a.added===n&&a.removed===t)return{oldPos:e.oldPos+s,lastComponent:{count:a.count+1,added:n,removed:t,previousComponent:a.previousComponent}}
else return{oldPos:e.oldPos+s,lastComponent:{count:1,added:n,removed:t,previousComponent:a}}}extractCommon(e,n,t,s,i){const a=n.length,o=t.length
let r=e.oldPos,c=r-s,l=0
while(c+1<a&&r+1<o&&this.equals(t[r+1],n[c+1],i)){c++
r++
l++
if(i.oneChangePerToken)e.lastComponent={count:1,previousComponent:e.lastComponent,added:!1,removed:!1}}if(l&&!i.oneChangePerToken)e.lastComponent={count:l,previousComponent:e.lastComponent,added:!1,removed:!1}
e.oldPos=r
return c}equals(e,n,t){if(t.comparator)return t.comparator(e,n)
else return e===n||!!t.ignoreCase&&e.toLowerCase()===n.toLowerCase()}removeEmpty(e){const n=[]
for(let t=0;t<e.length;t++)if(e[t])n.push(e[t])
return n}castInput(e,n){return e}tokenize(e,n){return Array.from(e)}join(e){return e.join("")}postProcess(e,n){return e}get useLongestToken(){return!1}buildValues(e,n,t){const s=[]
let i
while(e){s.push(e)
i=e.previousComponent
delete e.previousComponent
e=i}s.reverse()
const a=s.length
let o=0,r=0,c=0
for(;o<a;o++){const e=s[o]
if(!e.removed){if(!e.added&&this.useLongestToken){let s=n.slice(r,r+e.count)
s=s.map(function(e,n){const s=t[c+n]
return s.length>e.length?s:e})
e.value=this.join(s)}else e.value=this.join(n.slice(r,r+e.count))
r+=e.count
if(!e.added)c+=e.count}else{e.value=this.join(t.slice(c,c+e.count))
c+=e.count}}return s}}class LineDiff extends Diff{constructor(){super(...arguments)
this.tokenize=tokenize}equals(e,n,t){if(t.ignoreWhitespace){if(!t.newlineIsToken||!e.includes("\n"))e=e.trim()
if(!t.newlineIsToken||!n.includes("\n"))n=n.trim()}else if(t.ignoreNewlineAtEof&&!t.newlineIsToken){if(e.endsWith("\n"))e=e.slice(0,-1)
if(n.endsWith("\n"))n=n.slice(0,-1)}return super.equals(e,n,t)}}const s=new LineDiff
function diffLines(e,n,t){return s.diff(e,n,t)}function tokenize(e,n){if(n.stripTrailingCr)e=e.replace(/\r\n/g,"\n")
const t=[],s=e.split(/(\n|\r\n)/)
if(!s[s.length-1])s.pop()
for(let e=0;e<s.length;e++){const i=s[e]
if(e%2&&!n.newlineIsToken)t[t.length-1]+=i
else t.push(i)}return t}function needsQuoting(e){for(let n=0;n<e.length;n++)if(e[n]<" "||e[n]>"~"||e[n]==='"'||e[n]==="\\")return!0
return!1}function quoteFileNameIfNeeded(e){if(!needsQuoting(e))return e
let n='"'
const t=(new TextEncoder).encode(e)
let s=0
while(s<t.length){const e=t[s]
if(e===7)n+="\\a"
else if(e===8)n+="\\b"
else if(e===9)n+="\\t"
else if(e===10)n+="\\n"
else if(e===11)n+="\\v"
else if(e===12)n+="\\f"
else if(e===13)n+="\\r"
else if(e===34)n+='\\"'
else if(e===92)n+="\\\\"
else if(e>=32&&e<=126)n+=String.fromCharCode(e)
else n+="\\"+e.toString(8).padStart(3,"0")
s++}n+='"'
return n}const i={includeIndex:!0,includeUnderline:!0,includeFileHeaders:!0}
function structuredPatch(e,n,t,s,i,a,o){let r
if(!o)r={}
else if(typeof o==="function")r={callback:o}
else r=o
if(typeof r.context==="undefined")r.context=4
const c=r.context
if(r.newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions")
if(!r.callback)return diffLinesResultToPatch(diffLines(t,s,r))
else{const{callback:e}=r
diffLines(t,s,Object.assign(Object.assign({},r),{callback:n=>{const t=diffLinesResultToPatch(n)
e(t)}}))}function diffLinesResultToPatch(t){if(!t)return
t.push({value:"",lines:[]})
function contextLines(e){return e.map(function(e){return" "+e})}const s=[]
let o=0,r=0,l=[],d=1,u=1
for(let e=0;e<t.length;e++){const n=t[e],i=n.lines||splitLines(n.value)
n.lines=i
if(n.added||n.removed){if(!o){const n=t[e-1]
o=d
r=u
if(n){l=c>0?contextLines(n.lines.slice(-c)):[]
o-=l.length
r-=l.length}}for(const e of i)l.push((n.added?"+":"-")+e)
if(n.added)u+=i.length
else d+=i.length}else{if(o)if(i.length<=c*2&&e<t.length-2)for(const e of contextLines(i))l.push(e)
else{const e=Math.min(i.length,c)
for(const n of contextLines(i.slice(0,e)))l.push(n)
const n={oldStart:o,oldLines:d-o+e,newStart:r,newLines:u-r+e,lines:l}
s.push(n)
o=0
r=0
l=[]}d+=i.length
u+=i.length}}for(const e of s)for(let n=0;n<e.lines.length;n++)if(e.lines[n].endsWith("\n"))e.lines[n]=e.lines[n].slice(0,-1)
else{e.lines.splice(n+1,0,"\\ No newline at end of file")
n++}return{oldFileName:e,newFileName:n,oldHeader:i,newHeader:a,hunks:s}}}function formatPatch(e,n){var t,s,a,o,r,c
if(!n)n=i
if(Array.isArray(e)){if(e.length>1&&!n.includeFileHeaders&&!e.every(e=>e.isGit))throw new Error("Cannot omit file headers on a multi-file patch. "+"(The result would be unparseable; how would a tool trying to apply "+"the patch know which changes are to which file?)")
return e.map(e=>formatPatch(e,n)).join("\n")}const l=[]
if(e.isGit){n=i
if(!e.oldFileName)throw new Error("oldFileName must be specified for Git patches")
if(!e.newFileName)throw new Error("newFileName must be specified for Git patches")
let d=e.oldFileName
let u=e.newFileName
if(e.isCreate&&d==="/dev/null")d=u.replace(/^b\//,"a/")
else if(e.isDelete&&u==="/dev/null")u=d.replace(/^a\//,"b/")
l.push("diff --git "+quoteFileNameIfNeeded(d)+" "+quoteFileNameIfNeeded(u))
if(e.isDelete)l.push("deleted file mode "+((t=e.oldMode)!==null&&t!==void 0?t:"100644"))
if(e.isCreate)l.push("new file mode "+((s=e.newMode)!==null&&s!==void 0?s:"100644"))
if(e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate){l.push("old mode "+e.oldMode)
l.push("new mode "+e.newMode)}if(e.isRename){l.push("rename from "+quoteFileNameIfNeeded(((a=e.oldFileName)!==null&&a!==void 0?a:"").replace(/^a\//,"")))
l.push("rename to "+quoteFileNameIfNeeded(((o=e.newFileName)!==null&&o!==void 0?o:"").replace(/^b\//,"")))}if(e.isCopy){l.push("copy from "+quoteFileNameIfNeeded(((r=e.oldFileName)!==null&&r!==void 0?r:"").replace(/^a\//,"")))
l.push("copy to "+quoteFileNameIfNeeded(((c=e.newFileName)!==null&&c!==void 0?c:"").replace(/^b\//,"")))}}else{if(n.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==void 0)l.push("Index: "+e.oldFileName)
if(n.includeUnderline)l.push("===================================================================")}const d=e.hunks.length>0
if(n.includeFileHeaders&&e.oldFileName!==void 0&&e.newFileName!==void 0&&(!e.isGit||d)){l.push("--- "+quoteFileNameIfNeeded(e.oldFileName)+(e.oldHeader?"\t"+e.oldHeader:""))
l.push("+++ "+quoteFileNameIfNeeded(e.newFileName)+(e.newHeader?"\t"+e.newHeader:""))}for(let n=0;n<e.hunks.length;n++){const t=e.hunks[n]
const s=t.oldLines===0?t.oldStart-1:t.oldStart
const i=t.newLines===0?t.newStart-1:t.newStart
l.push("@@ -"+s+","+t.oldLines+" +"+i+","+t.newLines+" @@")
for(const e of t.lines)l.push(e)}return l.join("\n")+"\n"}function createTwoFilesPatch(e,n,t,s,i,a,o){if(typeof o==="function")o={callback:o}
if(!(o===null||o===void 0?void 0:o.callback)){const r=structuredPatch(e,n,t,s,i,a,o)
if(!r)return
return formatPatch(r,o===null||o===void 0?void 0:o.headerOptions)}else{const{callback:r}=o
structuredPatch(e,n,t,s,i,a,Object.assign(Object.assign({},o),{callback:e=>{if(!e)r(void 0)
else r(formatPatch(e,o.headerOptions))}}))}}function splitLines(e){const n=e.endsWith("\n")
const t=e.split("\n").map(e=>e+"\n")
if(n)t.pop()
else t.push(t.pop().slice(0,-1))
return t}}),73857:((e,n,t)=>{t.d(n,{i:()=>parsePatch})
function parsePatch(e){const n=e.split(/\n/),t=[]
let s=0
function isGitDiffHeader(e){return/^diff --git /.test(e)}function isDiffHeader(e){return isGitDiffHeader(e)||/^Index:\s/.test(e)||/^diff(?: -r \w+)+\s/.test(e)}function isFileHeader(e){return/^(---|\+\+\+)\s/.test(e)}function isHunkHeader(e){return/^@@\s/.test(e)}function parseIndex(){var e
const i={}
i.hunks=[]
t.push(i)
let a=!1
while(s<n.length){const e=n[s]
if(isFileHeader(e)||isHunkHeader(e))break
if(isGitDiffHeader(e)){if(a)return
a=!0
i.isGit=!0
const t=parseGitDiffHeader(e)
if(t){i.oldFileName=t.oldFileName
i.newFileName=t.newFileName}s++
while(s<n.length){const e=n[s]
if(isFileHeader(e)||isHunkHeader(e)||isDiffHeader(e))break
const t=/^rename from (.*)/.exec(e)
if(t){i.oldFileName="a/"+unquoteIfQuoted(t[1])
i.isRename=!0}const a=/^rename to (.*)/.exec(e)
if(a){i.newFileName="b/"+unquoteIfQuoted(a[1])
i.isRename=!0}const o=/^copy from (.*)/.exec(e)
if(o){i.oldFileName="a/"+unquoteIfQuoted(o[1])
i.isCopy=!0}const r=/^copy to (.*)/.exec(e)
if(r){i.newFileName="b/"+unquoteIfQuoted(r[1])
i.isCopy=!0}const c=/^new file mode (\d+)/.exec(e)
if(c){i.isCreate=!0
i.newMode=c[1]}const l=/^deleted file mode (\d+)/.exec(e)
if(l){i.isDelete=!0
i.oldMode=l[1]}const d=/^old mode (\d+)/.exec(e)
if(d)i.oldMode=d[1]
const u=/^new mode (\d+)/.exec(e)
if(u)i.newMode=u[1]
if(/^Binary files /.test(e))i.isBinary=!0
s++}continue}else if(isDiffHeader(e)){if(a)return
a=!0
const n=/^(?:Index:|diff(?: -r \w+)+)\s+/.exec(e)
if(n)i.index=e.substring(n[0].length).trim()}s++}parseFileHeader(i)
parseFileHeader(i)
if(i.oldFileName===void 0!==(i.newFileName===void 0))throw new Error("Missing "+(i.oldFileName!==void 0?'"+++ ..."':'"--- ..."')+" file header for "+((e=i.oldFileName)!==null&&e!==void 0?e:i.newFileName))
while(s<n.length){const e=n[s]
if(isDiffHeader(e)||isFileHeader(e)||/^===================================================================/.test(e))break
else if(isHunkHeader(e))i.hunks.push(parseHunk())
else s++}}function parseGitDiffHeader(e){const n=e.substring("diff --git ".length)
if(n.startsWith('"')){const e=parseQuotedFileName(n)
if(e===null)return null
const t=n.substring(e.rawLength+1)
let s
if(t.startsWith('"')){const e=parseQuotedFileName(t)
if(e===null)return null
s=e.fileName}else s=t
return{oldFileName:e.fileName,newFileName:s}}const t=n.indexOf('"')
if(t>0){const e=n.substring(0,t-1)
const s=parseQuotedFileName(n.substring(t))
if(s===null)return null
return{oldFileName:e,newFileName:s.fileName}}if(n.startsWith("a/")){const e=[]
let t=0
while(1){t=n.indexOf(" b/",t+1)
if(t===-1)break
e.push(t)}if(e.length>0){const t=e[Math.floor(e.length/2)]
return{oldFileName:n.substring(0,t),newFileName:n.substring(t+1)}}}return null}function unquoteIfQuoted(e){if(e.startsWith('"')){const n=parseQuotedFileName(e)
if(n)return n.fileName}return e}function parseQuotedFileName(e){if(!e.startsWith('"'))return null
let n=""
let t=1
while(t<e.length){if(e[t]==='"')return{fileName:n,rawLength:t+1}
if(e[t]==="\\"&&t+1<e.length){t++
switch(e[t]){case"a":n+=""
break
case"b":n+="\b"
break
case"f":n+="\f"
break
case"n":n+="\n"
break
case"r":n+="\r"
break
case"t":n+="\t"
break
case"v":n+="\v"
break
case"\\":n+="\\"
break
case'"':n+='"'
break
case"0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":{if(t+2>=e.length||e[t+1]<"0"||e[t+1]>"7"||e[t+2]<"0"||e[t+2]>"7")return null
const s=[parseInt(e.substring(t,t+3),8)]
t+=3
while(e[t]==="\\"&&e[t+1]>="0"&&e[t+1]<="7"){if(t+3>=e.length||e[t+2]<"0"||e[t+2]>"7"||e[t+3]<"0"||e[t+3]>"7")return null
s.push(parseInt(e.substring(t+1,t+4),8))
t+=4}n+=new TextDecoder("utf-8").decode(new Uint8Array(s))
continue}default:return null}}else n+=e[t]
t++}return null}function parseFileHeader(e){const t=/^(---|\+\+\+)\s+/.exec(n[s])
if(t){const i=t[1],a=n[s].substring(3).trim().split("\t",2),o=(a[1]||"").trim()
let r=a[0]
if(r.startsWith('"'))r=unquoteIfQuoted(r)
else r=r.replace(/\\\\/g,"\\")
if(i==="---"){e.oldFileName=r
e.oldHeader=o}else{e.newFileName=r
e.newHeader=o}s++}}function parseHunk(){var e
const t=s,i=n[s++],a=i.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/)
const o={oldStart:+a[1],oldLines:typeof a[2]==="undefined"?1:+a[2],newStart:+a[3],newLines:typeof a[4]==="undefined"?1:+a[4],lines:[]}
if(o.oldLines===0)o.oldStart+=1
if(o.newLines===0)o.newStart+=1
let r=0,c=0
for(;s<n.length&&(c<o.oldLines||r<o.newLines||((e=n[s])===null||e===void 0?void 0:e.startsWith("\\")));s++){const e=n[s].length==0&&s!=n.length-1?" ":n[s][0]
if(e==="+"||e==="-"||e===" "||e==="\\"){o.lines.push(n[s])
if(e==="+")r++
else if(e==="-")c++
else if(e===" "){r++
c++}}else throw new Error(`Hunk at line ${t+1} contained invalid line ${n[s]}`)}if(!r&&o.newLines===1)o.newLines=0
if(!c&&o.oldLines===1)o.oldLines=0
if(r!==o.newLines)throw new Error("Added line count did not match for hunk at line "+(t+1))
if(c!==o.oldLines)throw new Error("Removed line count did not match for hunk at line "+(t+1))
if(s<n.length&&n[s]&&/^[+ -]/.test(n[s])&&!isFileHeader(n[s]))throw new Error("Hunk at line "+(t+1)+" has more lines than expected (expected "+o.oldLines+" old lines and "+o.newLines+" new lines)")
return o}while(s<n.length)parseIndex()
return t}}),9692:((e,n,t)=>{t.d(n,{A:()=>i})
var s=t(18053)
const i=s}),71157:((e,n,t)=>{t.d(n,{A:()=>bash})
function bash(e){const n=e.regex
const t={}
const s={begin:/\$\{/,end:/\}/,contains:["self",{begin:/:-/,contains:[t]}]}
Object.assign(t,{className:"variable",variants:[{begin:n.concat(/\$[\w\d#@][\w\d_]*/,`(?![\\w\\d])(?![$])`)},s]})
const i={className:"subst",begin:/\$\(/,end:/\)/,contains:[e.BACKSLASH_ESCAPE]}
const a=e.inherit(e.COMMENT(),{match:[/(^|\s)/,/#.*$/],scope:{2:"comment"}})
const o={begin:/<<-?\s*(?=\w+)/,starts:{contains:[e.END_SAME_AS_BEGIN({begin:/(\w+)/,end:/(\w+)/,className:"string"})]}}
const r={className:"string",begin:/"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,t,i]}
i.contains.push(r)
const c={match:/\\"/}
const l={className:"string",begin:/'/,end:/'/}
const d={match:/\\'/}
const u={begin:/\$?\(\(/,end:/\)\)/,contains:[{begin:/\d+#[0-9a-f]+/,className:"number"},e.NUMBER_MODE,t]}
const g=["fish","bash","zsh","sh","csh","ksh","tcsh","dash","scsh"]
const b=e.SHEBANG({binary:`(${g.join("|")})`,relevance:10})
const p={className:"function",begin:/\w[\w\d_]*\s*\(\s*\)\s*\{/,returnBegin:!0,contains:[e.inherit(e.TITLE_MODE,{begin:/\w[\w\d_]*/})],relevance:0}
const f=["if","then","else","elif","fi","time","for","while","until","in","do","done","case","esac","coproc","function","select"]
const m=["true","false"]
const h={match:/(\/[a-z._-]+)+/}
const _=["break","cd","continue","eval","exec","exit","export","getopts","hash","pwd","readonly","return","shift","test","times","trap","umask","unset"]
const w=["alias","bind","builtin","caller","command","declare","echo","enable","help","let","local","logout","mapfile","printf","read","readarray","source","sudo","type","typeset","ulimit","unalias"]
const E=["autoload","bg","bindkey","bye","cap","chdir","clone","comparguments","compcall","compctl","compdescribe","compfiles","compgroups","compquote","comptags","comptry","compvalues","dirs","disable","disown","echotc","echoti","emulate","fc","fg","float","functions","getcap","getln","history","integer","jobs","kill","limit","log","noglob","popd","print","pushd","pushln","rehash","sched","setcap","setopt","stat","suspend","ttyctl","unfunction","unhash","unlimit","unsetopt","vared","wait","whence","where","which","zcompile","zformat","zftp","zle","zmodload","zparseopts","zprof","zpty","zregexparse","zsocket","zstyle","ztcp"]
const y=["chcon","chgrp","chown","chmod","cp","dd","df","dir","dircolors","ln","ls","mkdir","mkfifo","mknod","mktemp","mv","realpath","rm","rmdir","shred","sync","touch","truncate","vdir","b2sum","base32","base64","cat","cksum","comm","csplit","cut","expand","fmt","fold","head","join","md5sum","nl","numfmt","od","paste","ptx","pr","sha1sum","sha224sum","sha256sum","sha384sum","sha512sum","shuf","sort","split","sum","tac","tail","tr","tsort","unexpand","uniq","wc","arch","basename","chroot","date","dirname","du","echo","env","expr","factor","groups","hostid","id","link","logname","nice","nohup","nproc","pathchk","pinky","printenv","printf","pwd","readlink","runcon","seq","sleep","stat","stdbuf","stty","tee","test","timeout","tty","uname","unlink","uptime","users","who","whoami","yes"]
return{name:"Bash",aliases:["sh","zsh"],keywords:{$pattern:/\b[a-z][a-z0-9._-]+\b/,keyword:f,literal:m,built_in:[..._,...w,"set","shopt",...E,...y]},contains:[b,e.SHEBANG(),p,u,a,o,h,r,c,l,d,t]}}}),77542:((e,n,t)=>{t.d(n,{A:()=>cpp})
function cpp(e){const n=e.regex
const t=e.COMMENT("//","$",{contains:[{begin:/\\\n/}]})
const s="decltype\\(auto\\)"
const i="[a-zA-Z_]\\w*::"
const a="<[^<>]+>"
const o="(?!struct)("+s+"|"+n.optional(i)+"[a-zA-Z_]\\w*"+n.optional(a)+")"
const r={className:"type",begin:"\\b[a-z\\d_]*_t\\b"}
const c="\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\S)"
const l={className:"string",variants:[{begin:'(u8?|U|L)?"',end:'"',illegal:"\\n",contains:[e.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?'("+c+"|.)",end:"'",illegal:"."},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\s"]{0,16})\(/,end:/\)([^()\\\s"]{0,16})"/})]}
const d={className:"number",variants:[{begin:"[+-]?(?:"+"(?:"+"\\b[0-9](?:'?[0-9])*\\.(?:[0-9](?:'?[0-9])*)?"+"|\\.[0-9](?:'?[0-9])*"+")(?:[Ee][+-]?[0-9](?:'?[0-9])*)?"+"|\\b[0-9](?:'?[0-9])*[Ee][+-]?[0-9](?:'?[0-9])*"+"|\\b0[Xx](?:"+"[0-9A-Fa-f](?:'?[0-9A-Fa-f])*(?:\\.(?:[0-9A-Fa-f](?:'?[0-9A-Fa-f])*)?)?"+"|\\.[0-9A-Fa-f](?:'?[0-9A-Fa-f])*"+")[Pp][+-]?[0-9](?:'?[0-9])*"+")(?:"+"[Ff](?:16|32|64|128)?"+"|(BF|bf)16"+"|[Ll]"+"|"+")"},{begin:"[+-]?\\b(?:"+"0[Bb][01](?:'?[01])*"+"|0[Xx][0-9A-Fa-f](?:'?[0-9A-Fa-f])*"+"|0(?:'?[0-7])*"+"|[1-9](?:'?[0-9])*"+")(?:"+"[Uu](?:LL?|ll?)"+"|[Uu][Zz]?"+"|(?:LL?|ll?)[Uu]?"+"|[Zz][Uu]"+"|"+")"}],relevance:0}
const u={scope:"meta",begin:/#\s*include\b/,end:/$/,keywords:{keyword:"include"},contains:[{begin:/\\\n/},l,{scope:"string",begin:/<.*?>/},t,e.C_BLOCK_COMMENT_MODE]}
const g={className:"meta",begin:/#\s*[a-z]+\b/,end:/$/,keywords:{keyword:"if else elif endif define undef warning error line "+"pragma _Pragma ifdef ifndef include"},contains:[{begin:/\\\n/,relevance:0},e.inherit(l,{className:"string"}),t,e.C_BLOCK_COMMENT_MODE]}
const b=[u,g]
const p={className:"title",begin:n.optional(i)+e.IDENT_RE,relevance:0}
const f=n.optional(i)+e.IDENT_RE+"\\s*\\("
const m=12
const h=["alignas","alignof","and","and_eq","asm","atomic_cancel","atomic_commit","atomic_noexcept","auto","bitand","bitor","break","case","catch","class","co_await","co_return","co_yield","compl","concept","const_cast|10","consteval","constexpr","constinit","continue","decltype","default","delete","do","dynamic_cast|10","else","enum","explicit","export","extern","false","final","for","friend","goto","if","import","inline","module","mutable","namespace","new","noexcept","not","not_eq","nullptr","operator","or","or_eq","override","private","protected","public","reflexpr","register","reinterpret_cast|10","requires","return","sizeof","static_assert","static_cast|10","struct","switch","synchronized","template","this","thread_local","throw","transaction_safe","transaction_safe_dynamic","true","try","typedef","typeid","typename","union","using","virtual","volatile","while","xor","xor_eq"]
const _=["bool","char","char16_t","char32_t","char8_t","double","float","int","long","short","void","wchar_t","unsigned","signed","const","static"]
const w=["any","auto_ptr","barrier","binary_semaphore","bitset","complex","condition_variable","condition_variable_any","counting_semaphore","deque","false_type","flat_map","flat_set","future","imaginary","initializer_list","istringstream","jthread","latch","lock_guard","multimap","multiset","mutex","optional","ostringstream","packaged_task","pair","promise","priority_queue","queue","recursive_mutex","recursive_timed_mutex","scoped_lock","set","shared_future","shared_lock","shared_mutex","shared_timed_mutex","shared_ptr","stack","string_view","stringstream","timed_mutex","thread","true_type","tuple","unique_lock","unique_ptr","unordered_map","unordered_multimap","unordered_multiset","unordered_set","variant","vector","weak_ptr","wstring","wstring_view"]
const E=["abort","abs","acos","apply","as_const","asin","atan","atan2","calloc","ceil","cerr","cin","clog","cos","cosh","cout","declval","endl","exchange","exit","exp","fabs","floor","fmod","forward","fprintf","fputs","free","frexp","fscanf","future","invoke","isalnum","isalpha","iscntrl","isdigit","isgraph","islower","isprint","ispunct","isspace","isupper","isxdigit","labs","launder","ldexp","log","log10","make_pair","make_shared","make_shared_for_overwrite","make_tuple","make_unique","malloc","memchr","memcmp","memcpy","memset","modf","move","pow","printf","putchar","puts","realloc","scanf","sin","sinh","snprintf","sprintf","sqrt","sscanf","std","stderr","stdin","stdout","strcat","strchr","strcmp","strcpy","strcspn","strlen","strncat","strncmp","strncpy","strpbrk","strrchr","strspn","strstr","swap","tan","tanh","terminate","to_underlying","tolower","toupper","vfprintf","visit","vprintf","vsprintf"]
const y=["NULL","false","nullopt","nullptr","true"]
const v=["_Pragma"]
const N={type:_,keyword:h,literal:y,built_in:v,_type_hints:w}
const k={className:"function.dispatch",relevance:0,keywords:{_hint:E},begin:n.concat(/\b/,`(?!${h.join("|")})`,e.IDENT_RE,n.lookahead(/(<[^<>]+>|)\s*\(/))}
const x=[k,...b,r,t,e.C_BLOCK_COMMENT_MODE,d,l]
const M={variants:[{begin:/=/,end:/;/},{begin:/\(/,end:/\)/},{beginKeywords:"new throw return else",end:/;/}],keywords:N,contains:x.concat([{begin:/\(/,end:/\)/,keywords:N,contains:x.concat(["self"]),relevance:0}]),relevance:0}
const A={className:"function",begin:"("+o+"[\\*&\\s]+){1,"+m+"}"+f,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:N,illegal:/[^\w\s\*&:<>.]/,contains:[{begin:s,keywords:N,relevance:0},{begin:f,returnBegin:!0,contains:[p],relevance:0},{begin:/::/,relevance:0},{begin:/:/,endsWithParent:!0,contains:[l,d]},{relevance:0,match:/,/},{className:"params",begin:/\(/,end:/\)/,keywords:N,relevance:0,contains:[t,e.C_BLOCK_COMMENT_MODE,l,d,r,{begin:/\(/,end:/\)/,keywords:N,relevance:0,contains:["self",t,e.C_BLOCK_COMMENT_MODE,l,d,r]}]},r,t,e.C_BLOCK_COMMENT_MODE,...b]}
return{name:"C++",aliases:["cc","c++","h++","hpp","hh","hxx","cxx"],keywords:N,illegal:"</",classNameAliases:{"function.dispatch":"built_in"},contains:[].concat(M,A,k,x,[...b,{begin:"\\b(deque|list|queue|priority_queue|pair|stack|vector|map|set|bitset|multiset|multimap|unordered_map|unordered_set|unordered_multiset|unordered_multimap|array|tuple|optional|variant|function|flat_map|flat_set)\\s*<(?!<)",end:">",keywords:N,contains:["self",r]},{begin:e.IDENT_RE+"::",keywords:N},{match:[/\b(?:enum(?:\s+(?:class|struct))?|class|struct|union)/,/\s+/,/\w+/],className:{1:"keyword",3:"title.class"}}])}}}),53063:((e,n,t)=>{t.d(n,{A:()=>csharp})
function csharp(e){const n=["bool","byte","char","decimal","delegate","double","dynamic","enum","float","int","long","nint","nuint","object","sbyte","short","string","ulong","uint","ushort"]
const t=["public","private","protected","static","internal","protected","abstract","async","extern","override","unsafe","virtual","new","sealed","partial"]
const s=["default","false","null","true"]
const i=["abstract","as","base","break","case","catch","class","const","continue","do","else","event","explicit","extern","finally","fixed","for","foreach","goto","if","implicit","in","interface","internal","is","lock","namespace","new","operator","out","override","params","private","protected","public","readonly","record","ref","return","scoped","sealed","sizeof","stackalloc","static","struct","switch","this","throw","try","typeof","unchecked","unsafe","using","virtual","void","volatile","while"]
const a=["add","alias","and","ascending","args","async","await","by","descending","dynamic","equals","file","from","get","global","group","init","into","join","let","nameof","not","notnull","on","or","orderby","partial","record","remove","required","scoped","select","set","unmanaged","value|0","var","when","where","with","yield"]
const o={keyword:i.concat(a),built_in:n,literal:s}
const r=e.inherit(e.TITLE_MODE,{begin:"[a-zA-Z](\\.?\\w)*"})
const c="\\d(_*\\d)*"
const l="([uU][lL]?|[lL][uU]?)?"
const d="([fFdDmM]|[uU][lL]?|[lL][uU]?)?"
const u={className:"number",variants:[{begin:"\\b0[bB]_*[01](_*[01])*"+l},{begin:"(-?)\\b0[xX]_*[a-fA-F0-9](_*[a-fA-F0-9])*"+l},{begin:"(-?)(\\b"+c+"(\\.("+c+")?)?|\\."+c+")([eE][-+]?"+c+")?"+d}],relevance:0}
const g={className:"string",begin:/"""("*)(?!")(.|\n)*?"""\1/,relevance:1}
const b={className:"string",begin:'@"',end:'"',contains:[{begin:'""'}]}
const p=e.inherit(b,{illegal:/\n/})
const f={className:"subst",begin:/\{/,end:/\}/,keywords:o}
const m=e.inherit(f,{illegal:/\n/})
const h={className:"string",begin:/\$"/,end:'"',illegal:/\n/,contains:[{begin:/\{\{/},{begin:/\}\}/},e.BACKSLASH_ESCAPE,m]}
const _={className:"string",begin:/\$@"/,end:'"',contains:[{begin:/\{\{/},{begin:/\}\}/},{begin:'""'},f]}
const w=e.inherit(_,{illegal:/\n/,contains:[{begin:/\{\{/},{begin:/\}\}/},{begin:'""'},m]})
f.contains=[_,h,b,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,u,e.C_BLOCK_COMMENT_MODE]
m.contains=[w,h,p,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,u,e.inherit(e.C_BLOCK_COMMENT_MODE,{illegal:/\n/})]
const E={variants:[g,_,h,b,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]}
const y={begin:"<",end:">",contains:[{beginKeywords:"in out"},r]}
const v=e.IDENT_RE+"(<"+e.IDENT_RE+"(\\s*,\\s*"+e.IDENT_RE+")*>)?(\\[\\])?"
const N={begin:"@"+e.IDENT_RE,relevance:0}
return{name:"C#",aliases:["cs","c#"],keywords:o,illegal:/::/,contains:[e.COMMENT("///","$",{returnBegin:!0,contains:[{className:"doctag",variants:[{begin:"///",relevance:0},{begin:"\x3c!--|--\x3e"},{begin:"</?",end:">"}]}]}),e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"meta",begin:"#",end:"$",keywords:{keyword:"if else elif endif define undef warning error line region endregion pragma checksum"}},E,u,{beginKeywords:"class interface",relevance:0,end:/[{;=]/,illegal:/[^\s:,]/,contains:[{beginKeywords:"where class"},r,y,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"namespace",relevance:0,end:/[{;=]/,illegal:/[^\s:]/,contains:[r,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"record",relevance:0,end:/[{;=]/,illegal:/[^\s:]/,contains:[r,y,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{className:"meta",begin:"^\\s*\\[(?=[\\w])",excludeBegin:!0,end:"\\]",excludeEnd:!0,contains:[{className:"string",begin:/"/,end:/"/}]},{beginKeywords:"new return throw await else",relevance:0},{className:"function",begin:"("+v+"\\s+)+"+e.IDENT_RE+"\\s*(<[^=]+>\\s*)?\\(",returnBegin:!0,end:/\s*[{;=]/,excludeEnd:!0,keywords:o,contains:[{beginKeywords:t.join(" "),relevance:0},{begin:e.IDENT_RE+"\\s*(<[^=]+>\\s*)?\\(",returnBegin:!0,contains:[e.TITLE_MODE,y],relevance:0},{match:/\(\)/},{className:"params",begin:/\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:o,relevance:0,contains:[E,u,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},N]}}}),53312:((e,n,t)=>{t.d(n,{A:()=>css})
const MODES=e=>({IMPORTANT:{scope:"meta",begin:"!important"},BLOCK_COMMENT:e.C_BLOCK_COMMENT_MODE,HEXCOLOR:{scope:"number",begin:/#(([0-9a-fA-F]{3,4})|(([0-9a-fA-F]{2}){3,4}))\b/},UNICODE_RANGE:{scope:"number",begin:/\b[Uu]\+[0-9A-Fa-f][0-9A-Fa-f?]{0,5}(-[0-9A-Fa-f][0-9A-Fa-f]{0,5})?/},FUNCTION_DISPATCH:{className:"built_in",begin:/[\w-]+(?=\()/},ATTRIBUTE_SELECTOR_MODE:{scope:"selector-attr",begin:/\[/,end:/\]/,illegal:"$",contains:[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},CSS_NUMBER_MODE:{scope:"number",begin:e.NUMBER_RE+"("+"%|em|ex|ch|rem"+"|vw|vh|vmin|vmax"+"|cm|mm|in|pt|pc|px"+"|deg|grad|rad|turn"+"|s|ms"+"|Hz|kHz"+"|dpi|dpcm|dppx"+")?",relevance:0},CSS_VARIABLE:{className:"attr",begin:/--[A-Za-z_][A-Za-z0-9_-]*/}})
const s=["a","abbr","address","article","aside","audio","b","blockquote","body","button","canvas","caption","cite","code","dd","del","details","dfn","div","dl","dt","em","fieldset","figcaption","figure","footer","form","h1","h2","h3","h4","h5","h6","header","hgroup","html","i","iframe","img","input","ins","kbd","label","legend","li","main","mark","menu","nav","object","ol","optgroup","option","p","picture","q","quote","samp","section","select","source","span","strong","summary","sup","table","tbody","td","textarea","tfoot","th","thead","time","tr","ul","var","video"]
const i=["defs","g","marker","mask","pattern","svg","switch","symbol","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feFlood","feGaussianBlur","feImage","feMerge","feMorphology","feOffset","feSpecularLighting","feTile","feTurbulence","linearGradient","radialGradient","stop","circle","ellipse","image","line","path","polygon","polyline","rect","text","use","textPath","tspan","foreignObject","clipPath"]
const a=[...s,...i]
const o=["any-hover","any-pointer","aspect-ratio","color","color-gamut","color-index","device-aspect-ratio","device-height","device-width","display-mode","forced-colors","grid","height","hover","inverted-colors","monochrome","orientation","overflow-block","overflow-inline","pointer","prefers-color-scheme","prefers-contrast","prefers-reduced-motion","prefers-reduced-transparency","resolution","scan","scripting","update","width","min-width","max-width","min-height","max-height"].sort().reverse()
const r=["active","any-link","blank","checked","current","default","defined","dir","disabled","drop","empty","enabled","first","first-child","first-of-type","fullscreen","future","focus","focus-visible","focus-within","has","host","host-context","hover","indeterminate","in-range","invalid","is","lang","last-child","last-of-type","left","link","local-link","not","nth-child","nth-col","nth-last-child","nth-last-col","nth-last-of-type","nth-of-type","only-child","only-of-type","optional","out-of-range","past","placeholder-shown","read-only","read-write","required","right","root","scope","target","target-within","user-invalid","valid","visited","where"].sort().reverse()
const c=["after","backdrop","before","cue","cue-region","first-letter","first-line","grammar-error","marker","part","placeholder","selection","slotted","spelling-error"].sort().reverse()
const l=["accent-color","align-content","align-items","align-self","alignment-baseline","all","anchor-name","animation","animation-composition","animation-delay","animation-direction","animation-duration","animation-fill-mode","animation-iteration-count","animation-name","animation-play-state","animation-range","animation-range-end","animation-range-start","animation-timeline","animation-timing-function","appearance","aspect-ratio","backdrop-filter","backface-visibility","background","background-attachment","background-blend-mode","background-clip","background-color","background-image","background-origin","background-position","background-position-x","background-position-y","background-repeat","background-size","baseline-shift","block-size","border","border-block","border-block-color","border-block-end","border-block-end-color","border-block-end-style","border-block-end-width","border-block-start","border-block-start-color","border-block-start-style","border-block-start-width","border-block-style","border-block-width","border-bottom","border-bottom-color","border-bottom-left-radius","border-bottom-right-radius","border-bottom-style","border-bottom-width","border-collapse","border-color","border-end-end-radius","border-end-start-radius","border-image","border-image-outset","border-image-repeat","border-image-slice","border-image-source","border-image-width","border-inline","border-inline-color","border-inline-end","border-inline-end-color","border-inline-end-style","border-inline-end-width","border-inline-start","border-inline-start-color","border-inline-start-style","border-inline-start-width","border-inline-style","border-inline-width","border-left","border-left-color","border-left-style","border-left-width","border-radius","border-right","border-right-color","border-right-style","border-right-width","border-spacing","border-start-end-radius","border-start-start-radius","border-style","border-top","border-top-color","border-top-left-radius","border-top-right-radius","border-top-style","border-top-width","border-width","bottom","box-align","box-decoration-break","box-direction","box-flex","box-flex-group","box-lines","box-ordinal-group","box-orient","box-pack","box-shadow","box-sizing","break-after","break-before","break-inside","caption-side","caret-color","clear","clip","clip-path","clip-rule","color","color-interpolation","color-interpolation-filters","color-profile","color-rendering","color-scheme","column-count","column-fill","column-gap","column-rule","column-rule-color","column-rule-style","column-rule-width","column-span","column-width","columns","contain","contain-intrinsic-block-size","contain-intrinsic-height","contain-intrinsic-inline-size","contain-intrinsic-size","contain-intrinsic-width","container","container-name","container-type","content","content-visibility","corner-bottom-left-shape","corner-bottom-right-shape","corner-shape","corner-top-left-shape","corner-top-right-shape","counter-increment","counter-reset","counter-set","cue","cue-after","cue-before","cursor","cx","cy","direction","display","dominant-baseline","empty-cells","enable-background","field-sizing","fill","fill-opacity","fill-rule","filter","flex","flex-basis","flex-direction","flex-flow","flex-grow","flex-shrink","flex-wrap","float","flood-color","flood-opacity","flow","font","font-display","font-family","font-feature-settings","font-kerning","font-language-override","font-optical-sizing","font-palette","font-size","font-size-adjust","font-smooth","font-smoothing","font-stretch","font-style","font-synthesis","font-synthesis-position","font-synthesis-small-caps","font-synthesis-style","font-synthesis-weight","font-variant","font-variant-alternates","font-variant-caps","font-variant-east-asian","font-variant-emoji","font-variant-ligatures","font-variant-numeric","font-variant-position","font-variation-settings","font-weight","forced-color-adjust","gap","glyph-orientation-horizontal","glyph-orientation-vertical","grid","grid-area","grid-auto-columns","grid-auto-flow","grid-auto-rows","grid-column","grid-column-end","grid-column-start","grid-gap","grid-row","grid-row-end","grid-row-start","grid-template","grid-template-areas","grid-template-columns","grid-template-rows","hanging-punctuation","height","hyphenate-character","hyphenate-limit-chars","hyphens","icon","image-orientation","image-rendering","image-resolution","ime-mode","initial-letter","initial-letter-align","inline-size","inset","inset-area","inset-block","inset-block-end","inset-block-start","inset-inline","inset-inline-end","inset-inline-start","isolation","justify-content","justify-items","justify-self","kerning","left","letter-spacing","lighting-color","line-break","line-height","line-height-step","list-style","list-style-image","list-style-position","list-style-type","margin","margin-block","margin-block-end","margin-block-start","margin-bottom","margin-inline","margin-inline-end","margin-inline-start","margin-left","margin-right","margin-top","margin-trim","marker","marker-end","marker-mid","marker-start","marks","mask","mask-border","mask-border-mode","mask-border-outset","mask-border-repeat","mask-border-slice","mask-border-source","mask-border-width","mask-clip","mask-composite","mask-image","mask-mode","mask-origin","mask-position","mask-repeat","mask-size","mask-type","masonry-auto-flow","math-depth","math-shift","math-style","max-block-size","max-height","max-inline-size","max-width","min-block-size","min-height","min-inline-size","min-width","mix-blend-mode","nav-down","nav-index","nav-left","nav-right","nav-up","none","normal","object-fit","object-position","offset","offset-anchor","offset-distance","offset-path","offset-position","offset-rotate","opacity","order","orphans","outline","outline-color","outline-offset","outline-style","outline-width","overflow","overflow-anchor","overflow-block","overflow-clip-margin","overflow-inline","overflow-wrap","overflow-x","overflow-y","overlay","overscroll-behavior","overscroll-behavior-block","overscroll-behavior-inline","overscroll-behavior-x","overscroll-behavior-y","padding","padding-block","padding-block-end","padding-block-start","padding-bottom","padding-inline","padding-inline-end","padding-inline-start","padding-left","padding-right","padding-top","page","page-break-after","page-break-before","page-break-inside","paint-order","pause","pause-after","pause-before","perspective","perspective-origin","place-content","place-items","place-self","pointer-events","position","position-anchor","position-visibility","print-color-adjust","quotes","r","resize","rest","rest-after","rest-before","right","rotate","row-gap","ruby-align","ruby-position","scale","scroll-behavior","scroll-margin","scroll-margin-block","scroll-margin-block-end","scroll-margin-block-start","scroll-margin-bottom","scroll-margin-inline","scroll-margin-inline-end","scroll-margin-inline-start","scroll-margin-left","scroll-margin-right","scroll-margin-top","scroll-padding","scroll-padding-block","scroll-padding-block-end","scroll-padding-block-start","scroll-padding-bottom","scroll-padding-inline","scroll-padding-inline-end","scroll-padding-inline-start","scroll-padding-left","scroll-padding-right","scroll-padding-top","scroll-snap-align","scroll-snap-stop","scroll-snap-type","scroll-timeline","scroll-timeline-axis","scroll-timeline-name","scrollbar-color","scrollbar-gutter","scrollbar-width","shape-image-threshold","shape-margin","shape-outside","shape-rendering","speak","speak-as","src","stop-color","stop-opacity","stroke","stroke-dasharray","stroke-dashoffset","stroke-linecap","stroke-linejoin","stroke-miterlimit","stroke-opacity","stroke-width","tab-size","table-layout","text-align","text-align-all","text-align-last","text-anchor","text-combine-upright","text-decoration","text-decoration-color","text-decoration-line","text-decoration-skip","text-decoration-skip-ink","text-decoration-style","text-decoration-thickness","text-emphasis","text-emphasis-color","text-emphasis-position","text-emphasis-style","text-indent","text-justify","text-orientation","text-overflow","text-rendering","text-shadow","text-size-adjust","text-transform","text-underline-offset","text-underline-position","text-wrap","text-wrap-mode","text-wrap-style","timeline-scope","top","touch-action","transform","transform-box","transform-origin","transform-style","transition","transition-behavior","transition-delay","transition-duration","transition-property","transition-timing-function","translate","unicode-bidi","unicode-range","user-modify","user-select","vector-effect","vertical-align","view-timeline","view-timeline-axis","view-timeline-inset","view-timeline-name","view-transition-name","visibility","voice-balance","voice-duration","voice-family","voice-pitch","voice-range","voice-rate","voice-stress","voice-volume","white-space","white-space-collapse","widows","width","will-change","word-break","word-spacing","word-wrap","writing-mode","x","y","z-index","zoom"].sort().reverse()
function css(e){const n=e.regex
const t=MODES(e)
const s={begin:/-(webkit|moz|ms|o)-(?=[a-z])/}
const i="and or not only"
const d=/@-?\w[\w]*(-\w+)*/
const u="[a-zA-Z-][a-zA-Z0-9_-]*"
const g=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]
return{name:"CSS",case_insensitive:!0,illegal:/[=|'\$]/,keywords:{keyframePosition:"from to"},classNameAliases:{keyframePosition:"selector-tag"},contains:[t.BLOCK_COMMENT,s,t.CSS_NUMBER_MODE,{className:"selector-id",begin:/#[A-Za-z0-9_-]+/,relevance:0},{className:"selector-class",begin:"\\."+u,relevance:0},t.ATTRIBUTE_SELECTOR_MODE,{className:"selector-pseudo",variants:[{begin:":("+r.join("|")+")"},{begin:":(:)?("+c.join("|")+")"}]},t.CSS_VARIABLE,{className:"attribute",begin:"\\b("+l.join("|")+")\\b"},{begin:/:/,end:/[;}{]/,contains:[t.BLOCK_COMMENT,t.HEXCOLOR,t.IMPORTANT,t.CSS_NUMBER_MODE,t.UNICODE_RANGE,...g,{begin:/(url|data-uri)\(/,end:/\)/,relevance:0,keywords:{built_in:"url data-uri"},contains:[...g,{className:"string",begin:/[^)]/,endsWithParent:!0,excludeEnd:!0}]},t.FUNCTION_DISPATCH]},{begin:n.lookahead(/@/),end:"[{;]",relevance:0,illegal:/:/,contains:[{className:"keyword",begin:d},{begin:/\s/,endsWithParent:!0,excludeEnd:!0,relevance:0,keywords:{$pattern:/[a-z-]+/,keyword:i,attribute:o.join(" ")},contains:[{begin:/[a-z-]+(?=:)/,className:"attribute"},...g,t.CSS_NUMBER_MODE]}]},{className:"selector-tag",begin:"\\b("+a.join("|")+")\\b"}]}}}),68977:((e,n,t)=>{t.d(n,{A:()=>dockerfile})
function dockerfile(e){const n=["from","maintainer","expose","env","arg","user","onbuild","stopsignal"]
return{name:"Dockerfile",aliases:["docker"],case_insensitive:!0,keywords:n,contains:[e.HASH_COMMENT_MODE,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,e.NUMBER_MODE,{beginKeywords:"run cmd entrypoint volume add copy workdir label healthcheck shell",starts:{end:/[^\\]$/,subLanguage:"bash"}}],illegal:"</"}}}),97365:((e,n,t)=>{t.d(n,{A:()=>go})
function go(e){const n=["true","false","iota","nil"]
const t=["append","cap","close","complex","copy","imag","len","make","new","panic","print","println","real","recover","delete"]
const s=["bool","byte","complex64","complex128","error","float32","float64","int8","int16","int32","int64","string","uint8","uint16","uint32","uint64","int","uint","uintptr","rune"]
const i=["break","case","chan","const","continue","default","defer","else","fallthrough","for","func","go","goto","if","import","interface","map","package","range","return","select","struct","switch","type","var"]
const a={keyword:i,type:s,literal:n,built_in:t}
return{name:"Go",aliases:["golang"],keywords:a,illegal:"</",contains:[e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"string",variants:[e.QUOTE_STRING_MODE,e.APOS_STRING_MODE,{begin:"`",end:"`"}]},{className:"number",variants:[{match:/-?\b0[xX]\.[a-fA-F0-9](_?[a-fA-F0-9])*[pP][+-]?\d(_?\d)*i?/,relevance:0},{match:/-?\b0[xX](_?[a-fA-F0-9])+((\.([a-fA-F0-9](_?[a-fA-F0-9])*)?)?[pP][+-]?\d(_?\d)*)?i?/,relevance:0},{match:/-?\b0[oO](_?[0-7])*i?/,relevance:0},{match:/-?\b0[bB](_?[01])*i?/,relevance:0},{match:/-?\.\d(_?\d)*([eE][+-]?\d(_?\d)*)?i?/,relevance:0},{match:/-?\b\d(_?\d)*(\.(\d(_?\d)*)?)?([eE][+-]?\d(_?\d)*)?i?/,relevance:0}]},{begin:/:=/},{className:"function",beginKeywords:"func",end:"\\s*(\\{|$)",excludeEnd:!0,contains:[e.TITLE_MODE,{className:"params",begin:/\(/,end:/\)/,endsParent:!0,keywords:a,illegal:/["']/}]}]}}}),95537:((e,n,t)=>{t.d(n,{A:()=>ini})
function ini(e){const n=e.regex
const t={className:"number",relevance:0,variants:[{begin:/([+-]+)?[\d]+_[\d_]+/},{begin:e.NUMBER_RE}]}
const s=e.COMMENT()
s.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}]
const i={className:"variable",variants:[{begin:/\$[\w\d"][\w\d_]*/},{begin:/\$\{(.*?)\}/}]}
const a={className:"literal",begin:/\bon|off|true|false|yes|no\b/}
const o={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:"'''",end:"'''",relevance:10},{begin:'"""',end:'"""',relevance:10},{begin:'"',end:'"'},{begin:"'",end:"'"}]}
const r={begin:/\[/,end:/\]/,contains:[s,a,i,o,t,"self"],relevance:0}
const c=/[A-Za-z0-9_-]+/
const l=/"(\\"|[^"])*"/
const d=/'[^']*'/
const u=n.either(c,l,d)
const g=n.concat(u,"(\\s*\\.\\s*",u,")*",n.lookahead(/\s*=\s*[^#\s]/))
return{name:"TOML, also INI",aliases:["toml"],case_insensitive:!0,illegal:/\S/,contains:[s,{className:"section",begin:/\[+/,end:/\]+/},{begin:g,className:"attr",starts:{end:/$/,contains:[s,r,a,i,o,t]}}]}}}),17979:((e,n,t)=>{t.d(n,{A:()=>java})
var s="[0-9](_*[0-9])*"
var i=`\\.(${s})`
var a="[0-9a-fA-F](_*[0-9a-fA-F])*"
var o={className:"number",variants:[{begin:`(\\b(${s})((${i})|\\.)?|(${i}))`+`[eE][+-]?(${s})[fFdD]?\\b`},{begin:`\\b(${s})((${i})[fFdD]?\\b|\\.([fFdD]\\b)?)`},{begin:`(${i})[fFdD]?\\b`},{begin:`\\b(${s})[fFdD]\\b`},{begin:`\\b0[xX]((${a})\\.?|(${a})?\\.(${a}))`+`[pP][+-]?(${s})[fFdD]?\\b`},{begin:"\\b(0|[1-9](_*[0-9])*)[lL]?\\b"},{begin:`\\b0[xX](${a})[lL]?\\b`},{begin:"\\b0(_*[0-7])*[lL]?\\b"},{begin:"\\b0[bB][01](_*[01])*[lL]?\\b"}],relevance:0}
function recurRegex(e,n,t){if(t===-1)return""
return e.replace(n,s=>recurRegex(e,n,t-1))}function java(e){const n=e.regex
const t="[À-ʸa-zA-Z_$][À-ʸa-zA-Z_$0-9]*"
const s="(?:(?:\\s*\\[\\s*])+)?"
const i=t+"<@@@>"+s
const a="\\?(?:\\s+(?:extends|super)\\s+"+i+")?"
const r="(?:"+a+"|"+i+")"
const c=recurRegex("(?:\\s*<\\s*"+r+"(?:\\s*,\\s*"+r+")*\\s*>)?",/<@@@>/g,2)
const l=["synchronized","abstract","private","var","static","if","const ","for","while","strictfp","finally","protected","import","native","final","void","enum","else","break","transient","catch","instanceof","volatile","case","assert","package","default","public","try","switch","continue","throws","protected","public","private","module","requires","exports","do","sealed","yield","permits","goto","when"]
const d=["super","this"]
const u=["false","true","null"]
const g=["char","boolean","long","float","int","byte","short","double"]
const b={keyword:l,literal:u,type:g,built_in:d}
const p={className:"meta",begin:"@"+t,contains:[{begin:/\(/,end:/\)/,contains:["self"]}]}
const f={className:"params",begin:/\(/,end:/\)/,keywords:b,relevance:0,contains:[e.C_BLOCK_COMMENT_MODE],endsParent:!0}
return{name:"Java",aliases:["jsp"],keywords:b,illegal:/<\/|#/,contains:[e.COMMENT("/\\*\\*","\\*/",{relevance:0,contains:[{begin:/\w+@/,relevance:0},{className:"doctag",begin:"@[A-Za-z]+"}]}),{begin:/import java\.[a-z]+\./,keywords:"import",relevance:2},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{begin:/"""/,end:/"""/,className:"string",contains:[e.BACKSLASH_ESCAPE]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,{match:[/\b(?:class|interface|enum|extends|implements|new)/,/\s+/,t],className:{1:"keyword",3:"title.class"}},{match:/non-sealed/,scope:"keyword"},{beginKeywords:"new throw return else yield assert",relevance:0},{begin:[t,n.concat(c,s,/\s+/),t,s,/\s*/,/=(?!=)/],className:{1:"type",3:"variable",6:"operator"}},{begin:[/record/,/\s+/,t],className:{1:"keyword",3:"title.class"},contains:[f,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{begin:[t,n.concat(c,s,/\s+/),t,/\s*(?=\()/],className:{1:"type",3:"title.function"},keywords:b,contains:[{className:"params",begin:/\(/,end:/\)/,keywords:b,relevance:0,contains:[p,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,o,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},o,p]}}}),34820:((e,n,t)=>{t.d(n,{A:()=>javascript})
const s="[A-Za-z$_][0-9A-Za-z$_]*"
const i=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"]
const a=["true","false","null","undefined","NaN","Infinity"]
const o=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"]
const r=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"]
const c=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"]
const l=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"]
const d=[].concat(c,o,r)
function javascript(e){const n=e.regex
const hasClosingTag=(e,{after:n})=>{const t="</"+e[0].slice(1)
const s=e.input.indexOf(t,n)
return s!==-1}
const t=s
const u={begin:"<>",end:"</>"}
const g=/<[A-Za-z0-9\\._:-]+\s*\/>/
const b={begin:/<[A-Za-z0-9\\._:-]+/,end:/\/[A-Za-z0-9\\._:-]+>|\/>/,isTrulyOpeningTag:(e,n)=>{const t=e[0].length+e.index
const s=e.input[t]
if(s==="<"||s===","){n.ignoreMatch()
return}if(s===">")if(!hasClosingTag(e,{after:t}))n.ignoreMatch()
let i
const a=e.input.substring(t)
if(i=a.match(/^\s*=/)){n.ignoreMatch()
return}if(i=a.match(/^\s+extends\s+/))if(i.index===0){n.ignoreMatch()
return}}}
const p={$pattern:s,keyword:i,literal:a,built_in:d,"variable.language":l}
const f="[0-9](_?[0-9])*"
const m=`\\.(${f})`
const h=`0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*`
const _={className:"number",variants:[{begin:`(\\b(${h})((${m})|\\.)?|(${m}))`+`[eE][+-]?(${f})\\b`},{begin:`\\b(${h})\\b((${m})\\b|\\.)?|(${m})\\b`},{begin:`\\b(0|[1-9](_?[0-9])*)n\\b`},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*n?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*n?\\b"},{begin:"\\b0[0-7]+n?\\b"}],relevance:0}
const w={className:"subst",begin:"\\$\\{",end:"\\}",keywords:p,contains:[]}
const E={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"xml"}}
const y={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"css"}}
const v={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"graphql"}}
const N={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,w]}
const k=e.COMMENT(/\/\*\*(?!\/)/,"\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\{",end:"\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:t+"(?=\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\n])\s/,relevance:0}]}]})
const x={className:"comment",variants:[k,e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]}
const M=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,y,v,N,{match:/\$\d+/},_]
w.contains=M.concat({begin:/\{/,end:/\}/,keywords:p,contains:["self"].concat(M)})
const A=[].concat(x,w.contains)
const O=A.concat([{begin:/(\s*)\(/,end:/\)/,keywords:p,contains:["self"].concat(A)}])
const C={className:"params",begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:p,contains:O}
const S={variants:[{match:[/class/,/\s+/,t,/\s+/,/extends/,/\s+/,n.concat(t,"(",n.concat(/\./,t),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\s+/,t],scope:{1:"keyword",3:"title.class"}}]}
const T={relevance:0,match:n.either(/\bJSON/,/\b[A-Z][a-z]+([A-Z][a-z]*|\d)*/,/\b[A-Z]{2,}([A-Z][a-z]+|\d)+([A-Z][a-z]*)*/,/\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...o,...r]}}
const R={label:"use_strict",className:"meta",relevance:10,begin:/^\s*['"]use (strict|asm)['"]/}
const I={variants:[{match:[/function/,/\s+/,t,/(?=\s*\()/]},{match:[/function/,/\s*(?=\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[C],illegal:/%/}
const L={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
function noneOf(e){return n.concat("(?!",e.join("|"),")")}const D={match:n.concat(/\b/,noneOf([...c,"super","import","await"].map(e=>`${e}\\s*\\(`)),t,n.lookahead(/\s*\(/)),className:"title.function",relevance:0}
const F={begin:n.concat(/\./,n.lookahead(n.concat(t,/(?![0-9A-Za-z$_(])/))),end:t,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0}
const B={match:[/get|set/,/\s+/,t,/(?=\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\(\)/},C]}
const $="(\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)|"+e.UNDERSCORE_IDENT_RE+")\\s*=>"
const P={match:[/const|var|let/,/\s+/,t,/\s*/,/=\s*/,/(async\s*)?/,n.lookahead($)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[C]}
return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:p,exports:{PARAMS_CONTAINS:O,CLASS_REFERENCE:T},illegal:/#(?![$_A-Za-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),R,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,y,v,N,x,{match:/\$\d+/},_,T,{scope:"attr",match:t+n.lookahead(":"),relevance:0},P,{begin:"("+e.RE_STARTERS_RE+"|\\b(case|return|throw)\\b)\\s*",keywords:"return throw case",relevance:0,contains:[x,e.REGEXP_MODE,{className:"function",begin:$,returnBegin:!0,end:"\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\(\s*\)/,skip:!0},{begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:p,contains:O}]}]},{begin:/,/,relevance:0},{match:/\s+/,relevance:0},{variants:[{begin:u.begin,end:u.end},{match:g},{begin:b.begin,"on:begin":b.isTrulyOpeningTag,end:b.end}],subLanguage:"xml",contains:[{begin:b.begin,end:b.end,skip:!0,contains:["self"]}]}]},I,{beginKeywords:"while if switch catch for"},{begin:"\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)\\s*\\{",returnBegin:!0,label:"func.def",contains:[C,e.inherit(e.TITLE_MODE,{begin:t,className:"title.function"})]},{match:/\.\.\./,relevance:0},F,{match:"\\$"+t,relevance:0},{match:[/\bconstructor(?=\s*\()/],className:{1:"title.function"},contains:[C]},D,L,S,B,{match:/\$[(.]/}]}}}),68129:((e,n,t)=>{t.d(n,{A:()=>json})
const s="([-+]?)(\\b0[xX][a-fA-F0-9]+|(\\b\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?)|NaN|[-+]?Infinity"
const i={scope:"number",match:s,relevance:0}
function json(e){const n={className:"attr",begin:/(("(\\.|[^\\"\r\n])*")|('(\\.|[^\\'\r\n])*'))(?=\s*:)/,relevance:1.01}
const t={match:/[{}[\],:]/,className:"punctuation",relevance:0}
const s=["true","false","null"]
const a={scope:"literal",beginKeywords:s.join(" ")}
return{name:"JSON",aliases:["jsonc","json5"],keywords:{literal:s},contains:[n,t,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,a,i,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE],illegal:"\\S"}}}),97898:((e,n,t)=>{t.d(n,{A:()=>kotlin})
var s="[0-9](_*[0-9])*"
var i=`\\.(${s})`
var a="[0-9a-fA-F](_*[0-9a-fA-F])*"
var o={className:"number",variants:[{begin:`(\\b(${s})((${i})|\\.)?|(${i}))`+`[eE][+-]?(${s})[fFdD]?\\b`},{begin:`\\b(${s})((${i})[fFdD]?\\b|\\.([fFdD]\\b)?)`},{begin:`(${i})[fFdD]?\\b`},{begin:`\\b(${s})[fFdD]\\b`},{begin:`\\b0[xX]((${a})\\.?|(${a})?\\.(${a}))`+`[pP][+-]?(${s})[fFdD]?\\b`},{begin:"\\b(0|[1-9](_*[0-9])*)[lL]?\\b"},{begin:`\\b0[xX](${a})[lL]?\\b`},{begin:"\\b0(_*[0-7])*[lL]?\\b"},{begin:"\\b0[bB][01](_*[01])*[lL]?\\b"}],relevance:0}
function kotlin(e){const n={keyword:"abstract as val var vararg get set class object open private protected public noinline "+"crossinline dynamic final enum if else do while for when throw try catch finally "+"import package is in fun override companion reified inline lateinit init "+"interface annotation data sealed internal infix operator out by constructor super "+"tailrec where const inner suspend typealias external expect actual",built_in:"Byte Short Char Int Long Boolean Float Double Void Unit Nothing",literal:"true false null"}
const t={className:"keyword",begin:/\b(break|continue|return|this)\b/,starts:{contains:[{className:"symbol",begin:/@\w+/}]}}
const s={className:"symbol",begin:e.UNDERSCORE_IDENT_RE+"@"}
const i={className:"subst",begin:/\$\{/,end:/\}/,contains:[e.C_NUMBER_MODE]}
const a={className:"variable",begin:"\\$"+e.UNDERSCORE_IDENT_RE}
const r={className:"string",variants:[{begin:'"""',end:'"""(?=[^"])',contains:[a,i]},{begin:"'",end:"'",illegal:/\n/,contains:[e.BACKSLASH_ESCAPE]},{begin:'"',end:'"',illegal:/\n/,contains:[e.BACKSLASH_ESCAPE,a,i]}]}
i.contains.push(r)
const c={className:"meta",begin:"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\s*:(?:\\s*"+e.UNDERSCORE_IDENT_RE+")?"}
const l={className:"meta",begin:"@"+e.UNDERSCORE_IDENT_RE,contains:[{begin:/\(/,end:/\)/,contains:[e.inherit(r,{className:"string"}),"self"]}]}
const d=o
const u=e.COMMENT("/\\*","\\*/",{contains:[e.C_BLOCK_COMMENT_MODE]})
const g={variants:[{className:"type",begin:e.UNDERSCORE_IDENT_RE},{begin:/\(/,end:/\)/,contains:[]}]}
const b=g
b.variants[1].contains=[g]
g.variants[1].contains=[b]
return{name:"Kotlin",aliases:["kt","kts","ktm","ktx"],keywords:n,contains:[e.COMMENT("/\\*\\*","\\*/",{relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"}]}),e.C_LINE_COMMENT_MODE,u,t,s,c,l,{className:"function",beginKeywords:"fun",end:"[(]|$",returnBegin:!0,excludeEnd:!0,keywords:n,relevance:5,contains:[{begin:e.UNDERSCORE_IDENT_RE+"\\s*\\(",returnBegin:!0,relevance:0,contains:[e.UNDERSCORE_TITLE_MODE]},{className:"type",begin:/</,end:/>/,keywords:"reified",relevance:0},{className:"params",begin:/\(/,end:/\)/,endsParent:!0,keywords:n,relevance:0,contains:[{begin:/:/,end:/[=,\/]/,endsWithParent:!0,contains:[g,e.C_LINE_COMMENT_MODE,u],relevance:0},e.C_LINE_COMMENT_MODE,u,c,l,r,e.C_NUMBER_MODE]},u]},{begin:[/class|interface|trait/,/\s+/,e.UNDERSCORE_IDENT_RE],beginScope:{3:"title.class"},keywords:"class interface trait",end:/[:\{(]|$/,excludeEnd:!0,illegal:"extends implements",contains:[{beginKeywords:"public protected internal private constructor"},e.UNDERSCORE_TITLE_MODE,{className:"type",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:/[,:]\s*/,end:/[<\(,){\s]|$/,excludeBegin:!0,returnEnd:!0},c,l]},r,{className:"meta",begin:"^#!/usr/bin/env",end:"$",illegal:"\n"},d]}}}),35286:((e,n,t)=>{t.d(n,{A:()=>markdown})
function markdown(e){const n=e.regex
const t={begin:/<\/?[A-Za-z_]/,end:">",subLanguage:"xml",relevance:0}
const s={match:/^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/}
const i={className:"code",variants:[{begin:"(`{3,})[^`](.|\\n)*?\\1`*[ ]*"},{begin:"(~{3,})[^~](.|\\n)*?\\1~*[ ]*"},{begin:"```",end:"```+[ ]*$"},{begin:"~~~",end:"~~~+[ ]*$"},{begin:"`.+?`"},{begin:"(?=^( {4}|\\t))",contains:[{begin:"^( {4}|\\t)",end:"(\\n)$"}],relevance:0}]}
const a={className:"bullet",begin:"^[ \t]*([*+-]|(\\d+\\.))(?=\\s+)",end:"\\s+",excludeEnd:!0}
const o={begin:/^\[[^\n]+\]:/,returnBegin:!0,contains:[{className:"symbol",begin:/\[/,end:/\]/,excludeBegin:!0,excludeEnd:!0},{className:"link",begin:/:\s*/,end:/$/,excludeBegin:!0}]}
const r=/[A-Za-z][A-Za-z0-9+.-]*/
const c={variants:[{begin:/\[.+?\]\[.*?\]/,relevance:0},{begin:/\[.+?\]\(((data|javascript|mailto):|(?:http|ftp)s?:\/\/).*?\)/,relevance:2},{begin:n.concat(/\[.+?\]\(/,r,/:\/\/.*?\)/),relevance:2},{begin:/\[.+?\]\([./?&#].*?\)/,relevance:1},{begin:/\[.*?\]\(.*?\)/,relevance:0}],returnBegin:!0,contains:[{match:/\[(?=\])/},{className:"string",relevance:0,begin:"\\[",end:"\\]",excludeBegin:!0,returnEnd:!0},{className:"link",relevance:0,begin:"\\]\\(",end:"\\)",excludeBegin:!0,excludeEnd:!0},{className:"symbol",relevance:0,begin:"\\]\\[",end:"\\]",excludeBegin:!0,excludeEnd:!0}]}
const l={className:"strong",contains:[],variants:[{begin:/_{2}(?!\s)/,end:/_{2}/},{begin:/\*{2}(?!\s)/,end:/\*{2}/}]}
const d={className:"emphasis",contains:[],variants:[{begin:/\*(?![*\s])/,end:/\*/},{begin:/_(?![_\s])/,end:/_/,relevance:0}]}
const u=e.inherit(l,{contains:[]})
const g=e.inherit(d,{contains:[]})
l.contains.push(g)
d.contains.push(u)
let b=[t,c];[l,d,u,g].forEach(e=>{e.contains=e.contains.concat(b)})
b=b.concat(l,d)
const p={className:"section",variants:[{begin:"^#{1,6}",end:"$",contains:b},{begin:"(?=^.+?\\n[=-]{2,}$)",contains:[{begin:"^[=-]*$"},{begin:"^",end:"\\n",contains:b}]}]}
const f={className:"quote",begin:"^>\\s+",contains:b,end:"$"}
const m={scope:"literal",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}
return{name:"Markdown",aliases:["md","mkdown","mkd"],contains:[p,t,a,s,l,d,f,i,c,o,m]}}}),48771:((e,n,t)=>{t.d(n,{A:()=>php})
function php(e){const n=e.regex
const t=/(?![A-Za-z0-9])(?![$])/
const s=n.concat(/[a-zA-Z_\x7f-\xff][a-zA-Z0-9_\x7f-\xff]*/,t)
const i=n.concat(/(\\?[A-Z][a-z0-9_\x7f-\xff]+|\\?[A-Z]+(?=[A-Z][a-z0-9_\x7f-\xff])){1,}/,t)
const a=n.concat(/[A-Z]+/,t)
const o={scope:"variable",match:"\\$+"+s}
const r={scope:"meta",variants:[{begin:/<\?php/,relevance:10},{begin:/<\?=/},{begin:/<\?/,relevance:.1},{begin:/\?>/}]}
const c={scope:"subst",variants:[{begin:/\$\w+/},{begin:/\{\$/,end:/\}/}]}
const l=e.inherit(e.APOS_STRING_MODE,{illegal:null})
const d=e.inherit(e.QUOTE_STRING_MODE,{illegal:null,contains:e.QUOTE_STRING_MODE.contains.concat(c)})
const u={begin:/<<<[ \t]*(?:(\w+)|"(\w+)")\n/,end:/[ \t]*(\w+)\b/,contains:e.QUOTE_STRING_MODE.contains.concat(c),"on:begin":(e,n)=>{n.data._beginMatch=e[1]||e[2]},"on:end":(e,n)=>{if(n.data._beginMatch!==e[1])n.ignoreMatch()}}
const g=e.END_SAME_AS_BEGIN({begin:/<<<[ \t]*'(\w+)'\n/,end:/[ \t]*(\w+)\b/})
const b="[ \t\n]"
const p={scope:"string",variants:[d,l,u,g]}
const f={scope:"number",variants:[{begin:`\\b0[bB][01]+(?:_[01]+)*\\b`},{begin:`\\b0[oO][0-7]+(?:_[0-7]+)*\\b`},{begin:`\\b0[xX][\\da-fA-F]+(?:_[\\da-fA-F]+)*\\b`},{begin:`(?:\\b\\d+(?:_\\d+)*(\\.(?:\\d+(?:_\\d+)*))?|\\B\\.\\d+)(?:[eE][+-]?\\d+)?`}],relevance:0}
const m=["false","null","true"]
const h=["__CLASS__","__DIR__","__FILE__","__FUNCTION__","__COMPILER_HALT_OFFSET__","__LINE__","__METHOD__","__NAMESPACE__","__TRAIT__","die","echo","exit","include","include_once","print","require","require_once","array","abstract","and","as","binary","bool","boolean","break","callable","case","catch","class","clone","const","continue","declare","default","do","double","else","elseif","empty","enddeclare","endfor","endforeach","endif","endswitch","endwhile","enum","eval","extends","final","finally","float","for","foreach","from","global","goto","if","implements","instanceof","insteadof","int","integer","interface","isset","iterable","list","match|0","mixed","new","never","object","or","private","protected","public","readonly","real","return","string","switch","throw","trait","try","unset","use","var","void","while","xor","yield"]
const _=["Error|0","AppendIterator","ArgumentCountError","ArithmeticError","ArrayIterator","ArrayObject","AssertionError","BadFunctionCallException","BadMethodCallException","CachingIterator","CallbackFilterIterator","CompileError","Countable","DirectoryIterator","DivisionByZeroError","DomainException","EmptyIterator","ErrorException","Exception","FilesystemIterator","FilterIterator","GlobIterator","InfiniteIterator","InvalidArgumentException","IteratorIterator","LengthException","LimitIterator","LogicException","MultipleIterator","NoRewindIterator","OutOfBoundsException","OutOfRangeException","OuterIterator","OverflowException","ParentIterator","ParseError","RangeException","RecursiveArrayIterator","RecursiveCachingIterator","RecursiveCallbackFilterIterator","RecursiveDirectoryIterator","RecursiveFilterIterator","RecursiveIterator","RecursiveIteratorIterator","RecursiveRegexIterator","RecursiveTreeIterator","RegexIterator","RuntimeException","SeekableIterator","SplDoublyLinkedList","SplFileInfo","SplFileObject","SplFixedArray","SplHeap","SplMaxHeap","SplMinHeap","SplObjectStorage","SplObserver","SplPriorityQueue","SplQueue","SplStack","SplSubject","SplTempFileObject","TypeError","UnderflowException","UnexpectedValueException","UnhandledMatchError","ArrayAccess","BackedEnum","Closure","Fiber","Generator","Iterator","IteratorAggregate","Serializable","Stringable","Throwable","Traversable","UnitEnum","WeakReference","WeakMap","Directory","__PHP_Incomplete_Class","parent","php_user_filter","self","static","stdClass"]
const dualCase=e=>{const n=[]
e.forEach(e=>{n.push(e)
if(e.toLowerCase()===e)n.push(e.toUpperCase())
else n.push(e.toLowerCase())})
return n}
const w={keyword:h,literal:dualCase(m),built_in:_}
const normalizeKeywords=e=>e.map(e=>e.replace(/\|\d+$/,""))
const E={variants:[{match:[/new/,n.concat(b,"+"),n.concat("(?!",normalizeKeywords(_).join("\\b|"),"\\b)"),i],scope:{1:"keyword",4:"title.class"}}]}
const y=n.concat(s,"\\b(?!\\()")
const v={variants:[{match:[n.concat(/::/,n.lookahead(/(?!class\b)/)),y],scope:{2:"variable.constant"}},{match:[/::/,/class/],scope:{2:"variable.language"}},{match:[i,n.concat(/::/,n.lookahead(/(?!class\b)/)),y],scope:{1:"title.class",3:"variable.constant"}},{match:[i,n.concat("::",n.lookahead(/(?!class\b)/))],scope:{1:"title.class"}},{match:[i,/::/,/class/],scope:{1:"title.class",3:"variable.language"}}]}
const N={scope:"attr",match:n.concat(s,n.lookahead(":"),n.lookahead(/(?!::)/))}
const k={relevance:0,begin:/\(/,end:/\)/,keywords:w,contains:[N,o,v,e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE,e.HASH_COMMENT_MODE,p,f,E]}
const x={relevance:0,match:[/\b/,n.concat("(?!fn\\b|function\\b|",normalizeKeywords(h).join("\\b|"),"|",normalizeKeywords(_).join("\\b|"),"\\b)"),s,n.concat(b,"*"),n.lookahead(/(?=\()/)],scope:{3:"title.function.invoke"},contains:[k]}
k.contains.push(x)
const M=[N,v,e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE,e.HASH_COMMENT_MODE,p,f,E]
const A={begin:n.concat(/#\[\s*\\?/,n.either(i,a)),beginScope:"meta",end:/]/,endScope:"meta",keywords:{literal:m,keyword:["new","array"]},contains:[{begin:/\[/,end:/]/,keywords:{literal:m,keyword:["new","array"]},contains:["self",...M]},...M,{scope:"meta",variants:[{match:i},{match:a}]}]}
return{case_insensitive:!1,keywords:w,contains:[A,e.HASH_COMMENT_MODE,e.COMMENT("//","$"),e.COMMENT("/\\*","\\*/",{contains:[{scope:"doctag",match:"@[A-Za-z]+"}]}),{match:/__halt_compiler\(\);/,keywords:"__halt_compiler",starts:{scope:"comment",end:e.MATCH_NOTHING_RE,contains:[{match:/\?>/,scope:"meta",endsParent:!0}]}},r,{scope:"variable.language",match:/\$this\b/},o,x,v,{match:[/const/,/\s/,s],scope:{1:"keyword",3:"variable.constant"}},E,{scope:"function",relevance:0,beginKeywords:"fn function",end:/[;{]/,excludeEnd:!0,illegal:"[$%\\[]",contains:[{beginKeywords:"use"},e.UNDERSCORE_TITLE_MODE,{begin:"=>",endsParent:!0},{scope:"params",begin:"\\(",end:"\\)",excludeBegin:!0,excludeEnd:!0,keywords:w,contains:["self",A,o,v,e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE,e.HASH_COMMENT_MODE,p,f]}]},{scope:"class",variants:[{beginKeywords:"enum",illegal:/[($"]/},{beginKeywords:"class interface trait",illegal:/[:($"]/}],relevance:0,end:/\{/,excludeEnd:!0,contains:[{beginKeywords:"extends implements"},e.UNDERSCORE_TITLE_MODE]},{beginKeywords:"namespace",relevance:0,end:";",illegal:/[.']/,contains:[e.inherit(e.UNDERSCORE_TITLE_MODE,{scope:"title.class"})]},{beginKeywords:"use",relevance:0,end:";",contains:[{match:/\b(as|const|function)\b/,scope:"keyword"},e.UNDERSCORE_TITLE_MODE]},p,f]}}}),43145:((e,n,t)=>{t.d(n,{A:()=>python})
function python(e){const n=e.regex
const t=/[\p{XID_Start}_]\p{XID_Continue}*/u
const s=["and","as","assert","async","await","break","case","class","continue","def","del","elif","else","except","finally","for","from","global","if","import","in","is","lambda","lazy","match","nonlocal|10","not","or","pass","raise","return","try","while","with","yield"]
const i=["__import__","abs","aiter","all","anext","any","ascii","bin","bool","breakpoint","bytearray","bytes","callable","chr","classmethod","compile","complex","delattr","dict","dir","divmod","enumerate","eval","exec","filter","float","format","frozendict","frozenset","getattr","globals","hasattr","hash","help","hex","id","input","int","isinstance","issubclass","iter","len","list","locals","map","max","memoryview","min","next","object","oct","open","ord","pow","print","property","range","repr","reversed","round","sentinel","set","setattr","slice","sorted","staticmethod","str","sum","super","tuple","type","vars","zip"]
const a=["__debug__","Ellipsis","False","None","NotImplemented","True"]
const o=["Any","Callable","Coroutine","Dict","List","Literal","Generic","Optional","Sequence","Set","Tuple","Type","Union"]
const r={$pattern:/[A-Za-z]\w+|__\w+__/,keyword:s,built_in:i,literal:a,type:o}
const c={className:"meta",begin:/^(>>>|\.\.\.) /}
const l={className:"subst",begin:/\{/,end:/\}/,keywords:r,illegal:/#/}
const d={begin:/\{\{/,relevance:0}
const u={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?'''/,end:/'''/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])'''/,end:/'''/,contains:[e.BACKSLASH_ESCAPE,c,d,l]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,c,d,l]},{begin:/([uU]|[rR])'/,end:/'/,relevance:10},{begin:/([uU]|[rR])"/,end:/"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])'/,end:/'/},{begin:/([bB]|[bB][rR]|[rR][bB])"/,end:/"/},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])'/,end:/'/,contains:[e.BACKSLASH_ESCAPE,d,l]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,d,l]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]}
const g="[0-9](_?[0-9])*"
const b=`(\\b(${g}))?\\.(${g})|\\b(${g})\\.`
const p=`\\b|${s.join("|")}`
const f={className:"number",relevance:0,variants:[{begin:`(\\b(${g})|(${b}))[eE][+-]?(${g})[jJ]?(?=${p})`},{begin:`(${b})[jJ]?`},{begin:`\\b([1-9](_?[0-9])*|0+(_?0)*)[lLjJ]?(?=${p})`},{begin:`\\b0[bB](_?[01])+[lL]?(?=${p})`},{begin:`\\b0[oO](_?[0-7])+[lL]?(?=${p})`},{begin:`\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${p})`},{begin:`\\b(${g})[jJ](?=${p})`}]}
const m={className:"comment",begin:n.lookahead(/# type:/),end:/$/,keywords:r,contains:[{begin:/# type:/},{begin:/#/,end:/\b\B/,endsWithParent:!0}]}
const h={className:"params",variants:[{className:"",begin:/\(\s*\)/,skip:!0},{begin:/\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:r,contains:["self",c,f,u,e.HASH_COMMENT_MODE]}]}
l.contains=[u,f,c]
return{name:"Python",aliases:["py","gyp","ipython"],unicodeRegex:!0,keywords:r,illegal:/(<\/|\?)|=>/,contains:[c,f,{scope:"variable.language",match:/\bself\b/},{beginKeywords:"if",relevance:0},{match:/\bor\b/,scope:"keyword"},u,m,e.HASH_COMMENT_MODE,{match:[/\bdef/,/\s+/,t],scope:{1:"keyword",3:"title.function"},contains:[h]},{variants:[{match:[/\bclass/,/\s+/,t,/\s*/,/\(\s*/,t,/\s*\)/]},{match:[/\bclass/,/\s+/,t]}],scope:{1:"keyword",3:"title.class",6:"title.class.inherited"}},{className:"meta",begin:/^[\t ]*@/,end:/(?=#)|$/,contains:[f,h,u]}]}}}),86787:((e,n,t)=>{t.d(n,{A:()=>ruby})
function ruby(e){const n=e.regex
const t="([a-zA-Z_]\\w*[!?=]?|[-+~]@|<<|>>|=~|===?|<=>|[<>]=?|\\*\\*|[-/+%^&*~`|]|\\[\\]=?)"
const s=n.either(/\b([A-Z]+[a-z0-9]+)+/,/\b([A-Z]+[a-z0-9]+)+[A-Z]+/)
const i=n.concat(s,/(::\w+)*/)
const a=["include","extend","prepend","public","private","protected","raise","throw"]
const o={"variable.constant":["__FILE__","__LINE__","__ENCODING__"],"variable.language":["self","super"],keyword:["alias","and","begin","BEGIN","break","case","class","defined","do","else","elsif","end","END","ensure","for","if","in","module","next","not","or","redo","require","rescue","retry","return","then","undef","unless","until","when","while","yield",...a],built_in:["proc","lambda","attr_accessor","attr_reader","attr_writer","define_method","private_constant","module_function"],literal:["true","false","nil"]}
const r={className:"doctag",begin:"@[A-Za-z]+"}
const c={begin:"#<",end:">"}
const l=[e.COMMENT("#","$",{contains:[r]}),e.COMMENT("^=begin","^=end",{contains:[r],relevance:10}),e.COMMENT("^__END__",e.MATCH_NOTHING_RE)]
const d={className:"subst",begin:/#\{/,end:/\}/,keywords:o}
const u={className:"string",contains:[e.BACKSLASH_ESCAPE,d],variants:[{begin:/'/,end:/'/},{begin:/"/,end:/"/},{begin:/`/,end:/`/},{begin:/%[qQwWx]?\(/,end:/\)/},{begin:/%[qQwWx]?\[/,end:/\]/},{begin:/%[qQwWx]?\{/,end:/\}/},{begin:/%[qQwWx]?</,end:/>/},{begin:/%[qQwWx]?\//,end:/\//},{begin:/%[qQwWx]?%/,end:/%/},{begin:/%[qQwWx]?-/,end:/-/},{begin:/%[qQwWx]?\|/,end:/\|/},{begin:/\B\?(\\\d{1,3})/},{begin:/\B\?(\\x[A-Fa-f0-9]{1,2})/},{begin:/\B\?(\\u\{?[A-Fa-f0-9]{1,6}\}?)/},{begin:/\B\?(\\M-\\C-|\\M-\\c|\\c\\M-|\\M-|\\C-\\M-)[\x20-\x7e]/},{begin:/\B\?\\(c|C-)[\x20-\x7e]/},{begin:/\B\?\\?\S/},{begin:n.concat(/<<[-~]?'?/,n.lookahead(/(\w+)(?=\W)[^\n]*\n(?:[^\n]*\n)*?\s*\1\b/)),contains:[e.END_SAME_AS_BEGIN({begin:/(\w+)/,end:/(\w+)/,contains:[e.BACKSLASH_ESCAPE,d]})]}]}
const g="[1-9](_?[0-9])*|0"
const b="[0-9](_?[0-9])*"
const p={className:"number",relevance:0,variants:[{begin:`\\b(${g})(\\.(${b}))?([eE][+-]?(${b})|r)?i?\\b`},{begin:"\\b0[dD][0-9](_?[0-9])*r?i?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*r?i?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*r?i?\\b"},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*r?i?\\b"},{begin:"\\b0(_?[0-7])+r?i?\\b"}]}
const f={variants:[{match:/\(\)/},{className:"params",begin:/\(/,end:/(?=\))/,excludeBegin:!0,endsParent:!0,keywords:o}]}
const m={match:[/(include|extend)\s+/,i],scope:{2:"title.class"},keywords:o}
const h={variants:[{match:[/class\s+/,i,/\s+<\s+/,i]},{match:[/\b(class|module)\s+/,i]}],scope:{2:"title.class",4:"title.class.inherited"},keywords:o}
const _={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
const w={match:[/def/,/\s+/,t],scope:{1:"keyword",3:"title.function"},contains:[f]}
const E={relevance:0,match:[i,/\.new[. (]/],scope:{1:"title.class"}}
const y={relevance:0,match:s,scope:"title.class"}
const v=[u,h,m,E,_,y,w,{begin:"::"},{className:"symbol",begin:e.UNDERSCORE_IDENT_RE+"(!|\\?)?:",relevance:0},{className:"symbol",begin:":(?!\\s)",contains:[u,{begin:t}],relevance:0},p,{className:"variable",begin:"(\\$\\W)|((\\$|@@?)(\\w+))(?=[^@$?])"+`(?![A-Za-z])(?![@$?'])`},{className:"params",begin:/\|(?!=)/,end:/\|/,excludeBegin:!0,excludeEnd:!0,relevance:0,keywords:o},{begin:"("+e.RE_STARTERS_RE+"|unless)\\s*",keywords:"unless",contains:[{className:"regexp",contains:[e.BACKSLASH_ESCAPE,d],illegal:/\n/,variants:[{begin:"/",end:"/[a-z]*"},{begin:/%r\{/,end:/\}[a-z]*/},{begin:"%r\\(",end:"\\)[a-z]*"},{begin:"%r!",end:"![a-z]*"},{begin:"%r\\[",end:"\\][a-z]*"}]}].concat(c,l),relevance:0}].concat(c,l)
d.contains=v
f.contains=v
const N="[>?]>"
const k="[\\w#]+\\(\\w+\\):\\d+:\\d+[>*]"
const x="(\\w+-)?\\d+\\.\\d+\\.\\d+(p\\d+)?[^\\d][^>]+>"
const M=[{begin:/^\s*=>/,starts:{end:"$",contains:v}},{className:"meta.prompt",begin:"^("+N+"|"+k+"|"+x+")(?=[ ])",starts:{end:"$",keywords:o,contains:v}}]
l.unshift(c)
return{name:"Ruby",aliases:["rb","gemspec","podspec","thor","irb"],keywords:o,illegal:/\/\*/,contains:[e.SHEBANG({binary:"ruby"})].concat(M).concat(l).concat(v)}}}),81493:((e,n,t)=>{t.d(n,{A:()=>rust})
function rust(e){const n=e.regex
const t=/(r#)?/
const s=n.concat(t,e.UNDERSCORE_IDENT_RE)
const i=n.concat(t,e.IDENT_RE)
const a={scope:"title.function.invoke",relevance:0,begin:n.concat(/\b/,/(?!(?:let|for|while|if|else|match)\b)/,i,n.lookahead(/\s*\(/))}
const o="([ui](8|16|32|64|128|size)|f(16|32|64|128))?"
const r=["abstract","as","async","await","become","box","break","const","continue","crate","do","dyn","else","enum","extern","false","final","fn","for","if","impl","in","let","loop","macro","match","mod","move","mut","override","priv","pub","raw","ref","return","self","Self","static","struct","super","trait","true","try","type","typeof","union","unsafe","unsized","use","virtual","where","while","yield"]
const c=["true","false","Some","None","Ok","Err"]
const l=["drop ","Copy","Send","Sized","Sync","Drop","Fn","FnMut","FnOnce","ToOwned","Clone","Debug","PartialEq","PartialOrd","Eq","Ord","AsRef","AsMut","Into","From","Default","Iterator","Extend","IntoIterator","DoubleEndedIterator","ExactSizeIterator","SliceConcatExt","ToString","assert!","assert_eq!","bitflags!","bytes!","cfg!","col!","concat!","concat_idents!","debug_assert!","debug_assert_eq!","env!","eprintln!","panic!","file!","format!","format_args!","include_bytes!","include_str!","line!","local_data_key!","module_path!","option_env!","print!","println!","select!","stringify!","try!","unimplemented!","unreachable!","vec!","write!","writeln!","macro_rules!","assert_ne!","debug_assert_ne!"]
const d=["i8","i16","i32","i64","i128","isize","u8","u16","u32","u64","u128","usize","f16","f32","f64","f128","str","char","bool","Box","Option","Result","String","Vec"]
return{name:"Rust",aliases:["rs"],keywords:{$pattern:e.IDENT_RE+"!?",type:d,keyword:r,literal:c,built_in:l},illegal:"</",contains:[e.C_LINE_COMMENT_MODE,e.COMMENT("/\\*","\\*/",{contains:["self"]}),e.inherit(e.QUOTE_STRING_MODE,{begin:/b?"/,illegal:null}),{scope:"symbol",begin:/'[a-zA-Z_][a-zA-Z0-9_]*(?!')/},{scope:"string",variants:[{begin:/b?r(#*)"(.|\n)*?"\1(?!#)/},{begin:/b?'/,end:/'/,contains:[{scope:"char.escape",match:/\\('|"|\\|\w|x\w{2}|u\w{4}|U\w{8})/}]}]},{scope:"number",variants:[{begin:"\\b0b([01_]+)"+o},{begin:"\\b0o([0-7_]+)"+o},{begin:"\\b0x([A-Fa-f0-9_]+)"+o},{begin:"\\b(\\d[\\d_]*(\\.[0-9_]+)?([eE][+-]?[0-9_]+)?)"+o}],relevance:0},{begin:[/\bsafe/,/\s+/,/extern/],scope:{1:"keyword",3:"keyword"}},{begin:[/fn/,/\s+/,s],scope:{1:"keyword",3:"title.function"}},{scope:"meta",begin:"#!?\\[",end:"\\]",contains:[{scope:"string",begin:/"/,end:/"/,contains:[e.BACKSLASH_ESCAPE]}]},{begin:[/let/,/\s+/,/(?:mut\s+)?/,s],scope:{1:"keyword",3:"keyword",4:"variable"}},{begin:[/for/,/\s+/,s,/\s+/,/in/],scope:{1:"keyword",3:"variable",5:"keyword"}},{begin:[/type/,/\s+/,s],scope:{1:"keyword",3:"title.class"}},{begin:[/(?:trait|enum|struct|union|impl|for)/,/\s+/,s],scope:{1:"keyword",3:"title.class"}},{begin:e.IDENT_RE+"::",keywords:{keyword:"Self",built_in:l,type:d}},{scope:"punctuation",begin:"->"},a]}}}),22879:((e,n,t)=>{t.d(n,{A:()=>sql})
function sql(e){const n=e.regex
const t=e.COMMENT("--","$")
const s={scope:"string",variants:[{begin:/'/,end:/'/,contains:[{match:/''/}]}]}
const i={begin:/"/,end:/"/,contains:[{match:/""/}]}
const a=["true","false","unknown"]
const o=["double precision","large object","with timezone","without timezone"]
const r=["bigint","binary","blob","boolean","char","character","clob","date","dec","decfloat","decimal","float","int","integer","interval","nchar","nclob","national","numeric","real","row","smallint","time","timestamp","varchar","varying","varbinary"]
const c=["add","asc","collation","desc","final","first","last","view"]
const l=["abs","acos","all","allocate","alter","and","any","are","array","array_agg","array_max_cardinality","as","asensitive","asin","asymmetric","at","atan","atomic","authorization","avg","begin","begin_frame","begin_partition","between","bigint","binary","blob","boolean","both","by","call","called","cardinality","cascaded","case","cast","ceil","ceiling","char","char_length","character","character_length","check","classifier","clob","close","coalesce","collate","collect","column","commit","condition","connect","constraint","contains","convert","copy","corr","corresponding","cos","cosh","count","covar_pop","covar_samp","create","cross","cube","cume_dist","current","current_catalog","current_date","current_default_transform_group","current_path","current_role","current_row","current_schema","current_time","current_timestamp","current_path","current_role","current_transform_group_for_type","current_user","cursor","cycle","date","day","deallocate","dec","decimal","decfloat","declare","default","define","delete","dense_rank","deref","describe","deterministic","disconnect","distinct","double","drop","dynamic","each","element","else","empty","end","end_frame","end_partition","end-exec","equals","escape","every","except","exec","execute","exists","exp","external","extract","false","fetch","filter","first_value","float","floor","for","foreign","frame_row","free","from","full","function","fusion","get","global","grant","group","grouping","groups","having","hold","hour","identity","in","indicator","initial","inner","inout","insensitive","insert","int","integer","intersect","intersection","interval","into","is","join","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","language","large","last_value","lateral","lead","leading","left","like","like_regex","listagg","ln","local","localtime","localtimestamp","log","log10","lower","match","match_number","match_recognize","matches","max","member","merge","method","min","minute","mod","modifies","module","month","multiset","national","natural","nchar","nclob","new","no","none","normalize","not","nth_value","ntile","null","nullif","numeric","octet_length","occurrences_regex","of","offset","old","omit","on","one","only","open","or","order","out","outer","over","overlaps","overlay","parameter","partition","pattern","per","percent","percent_rank","percentile_cont","percentile_disc","period","portion","position","position_regex","power","precedes","precision","prepare","primary","procedure","ptf","range","rank","reads","real","recursive","ref","references","referencing","regr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","release","result","return","returns","revoke","right","rollback","rollup","row","row_number","rows","running","savepoint","scope","scroll","search","second","seek","select","sensitive","session_user","set","show","similar","sin","sinh","skip","smallint","some","specific","specifictype","sql","sqlexception","sqlstate","sqlwarning","sqrt","start","static","stddev_pop","stddev_samp","submultiset","subset","substring","substring_regex","succeeds","sum","symmetric","system","system_time","system_user","table","tablesample","tan","tanh","then","time","timestamp","timezone_hour","timezone_minute","to","trailing","translate","translate_regex","translation","treat","trigger","trim","trim_array","true","truncate","uescape","union","unique","unknown","unnest","update","upper","user","using","value","values","value_of","var_pop","var_samp","varbinary","varchar","varying","versioning","when","whenever","where","width_bucket","window","with","within","without","year"]
const d=["abs","acos","array_agg","asin","atan","avg","cast","ceil","ceiling","coalesce","corr","cos","cosh","count","covar_pop","covar_samp","cume_dist","dense_rank","deref","element","exp","extract","first_value","floor","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","last_value","lead","listagg","ln","log","log10","lower","max","min","mod","nth_value","ntile","nullif","percent_rank","percentile_cont","percentile_disc","position","position_regex","power","rank","regr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","row_number","sin","sinh","sqrt","stddev_pop","stddev_samp","substring","substring_regex","sum","tan","tanh","translate","translate_regex","treat","trim","trim_array","unnest","upper","value_of","var_pop","var_samp","width_bucket"]
const u=["current_catalog","current_date","current_default_transform_group","current_path","current_role","current_schema","current_transform_group_for_type","current_user","session_user","system_time","system_user","current_time","localtime","current_timestamp","localtimestamp"]
const g=["create table","insert into","primary key","foreign key","not null","alter table","add constraint","grouping sets","on overflow","character set","respect nulls","ignore nulls","nulls first","nulls last","depth first","breadth first"]
const b=d
const p=[...l,...c].filter(e=>!d.includes(e))
const f={scope:"variable",match:/@[a-z0-9][a-z0-9_]*/}
const m={scope:"operator",match:/[-+*/=%^~]|&&?|\|\|?|!=?|<(?:=>?|<|>)?|>[>=]?/,relevance:0}
const h={match:n.concat(/\b/,n.either(...b),/\s*\(/),relevance:0,keywords:{built_in:b}}
function kws_to_regex(e){return n.concat(/\b/,n.either(...e.map(e=>e.replace(/\s+/,"\\s+"))),/\b/)}const _={scope:"keyword",match:kws_to_regex(g),relevance:0}
function reduceRelevancy(e,{exceptions:n,when:t}={}){const s=t
n=n||[]
return e.map(e=>{if(e.match(/\|\d+$/)||n.includes(e))return e
else if(s(e))return`${e}|0`
else return e})}return{name:"SQL",case_insensitive:!0,illegal:/[{}]|<\//,keywords:{$pattern:/\b[\w\.]+/,keyword:reduceRelevancy(p,{when:e=>e.length<3}),literal:a,type:r,built_in:u},contains:[{scope:"type",match:kws_to_regex(o)},_,h,f,s,i,e.C_NUMBER_MODE,e.C_BLOCK_COMMENT_MODE,t,m]}}}),77484:((e,n,t)=>{t.d(n,{A:()=>swift})
function source(e){if(!e)return null
if(typeof e==="string")return e
return e.source}function lookahead(e){return concat("(?=",e,")")}function concat(...e){const n=e.map(e=>source(e)).join("")
return n}function stripOptionsFromArgs(e){const n=e[e.length-1]
if(typeof n==="object"&&n.constructor===Object){e.splice(e.length-1,1)
return n}else return{}}function either(...e){const n=stripOptionsFromArgs(e)
const t="("+(n.capture?"":"?:")+e.map(e=>source(e)).join("|")+")"
return t}new RegExp(either(/\[(?:[^\\\]]|\\.)*\]/,/\(\?<(?![=!])[^>]+>/,/\(\?'[^']+'/,/\(\??/,/\\([1-9][0-9]*)/,/\\./))
const keywordWrapper=e=>concat(/\b/,e,/\w$/.test(e)?/\b/:/\B/)
const s=["Protocol","Type"].map(keywordWrapper)
const i=["init","self"].map(keywordWrapper)
const a=["Any","Self"]
const o=["actor","any","associatedtype","async","await",/as\?/,/as!/,"as","borrowing","break","case","catch","class","consume","consuming","continue","convenience","copy","default","defer","deinit","didSet","distributed","do","dynamic","each","else","enum","extension","fallthrough",/fileprivate\(set\)/,"fileprivate","final","for","func","get","guard","if","import","indirect","infix",/init\?/,/init!/,"inout",/internal\(set\)/,"internal","in","is","isolated","nonisolated","lazy","let","macro","mutating","nonmutating",/open\(set\)/,"open","operator","optional","override","package","postfix","precedencegroup","prefix",/private\(set\)/,"private","protocol",/public\(set\)/,"public","repeat","required","rethrows","return","set","some","static","struct","subscript","super","switch","throws","throw",/try\?/,/try!/,"try","typealias",/unowned\(safe\)/,/unowned\(unsafe\)/,"unowned","var","weak","where","while","willSet"]
const r=["false","nil","true"]
const c=["assignment","associativity","higherThan","left","lowerThan","none","right"]
const l=["#colorLiteral","#column","#dsohandle","#else","#elseif","#endif","#error","#file","#fileID","#fileLiteral","#filePath","#function","#if","#imageLiteral","#keyPath","#line","#selector","#sourceLocation","#warning"]
const d=["abs","all","any","assert","assertionFailure","debugPrint","dump","fatalError","getVaList","isKnownUniquelyReferenced","max","min","numericCast","pointwiseMax","pointwiseMin","precondition","preconditionFailure","print","readLine","repeatElement","sequence","stride","swap","swift_unboxFromSwiftValueWithType","transcode","type","unsafeBitCast","unsafeDowncast","withExtendedLifetime","withUnsafeMutablePointer","withUnsafePointer","withVaList","withoutActuallyEscaping","zip"]
const u=either(/[/=\-+!*%<>&|^~?]/,/[\u00A1-\u00A7]/,/[\u00A9\u00AB]/,/[\u00AC\u00AE]/,/[\u00B0\u00B1]/,/[\u00B6\u00BB\u00BF\u00D7\u00F7]/,/[\u2016-\u2017]/,/[\u2020-\u2027]/,/[\u2030-\u203E]/,/[\u2041-\u2053]/,/[\u2055-\u205E]/,/[\u2190-\u23FF]/,/[\u2500-\u2775]/,/[\u2794-\u2BFF]/,/[\u2E00-\u2E7F]/,/[\u3001-\u3003]/,/[\u3008-\u3020]/,/[\u3030]/)
const g=either(u,/[\u0300-\u036F]/,/[\u1DC0-\u1DFF]/,/[\u20D0-\u20FF]/,/[\uFE00-\uFE0F]/,/[\uFE20-\uFE2F]/)
const b=concat(u,g,"*")
const p=either(/[a-zA-Z_]/,/[\u00A8\u00AA\u00AD\u00AF\u00B2-\u00B5\u00B7-\u00BA]/,/[\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/,/[\u0100-\u02FF\u0370-\u167F\u1681-\u180D\u180F-\u1DBF]/,/[\u1E00-\u1FFF]/,/[\u200B-\u200D\u202A-\u202E\u203F-\u2040\u2054\u2060-\u206F]/,/[\u2070-\u20CF\u2100-\u218F\u2460-\u24FF\u2776-\u2793]/,/[\u2C00-\u2DFF\u2E80-\u2FFF]/,/[\u3004-\u3007\u3021-\u302F\u3031-\u303F\u3040-\uD7FF]/,/[\uF900-\uFD3D\uFD40-\uFDCF\uFDF0-\uFE1F\uFE30-\uFE44]/,/[\uFE47-\uFEFE\uFF00-\uFFFD]/)
const f=either(p,/\d/,/[\u0300-\u036F\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/)
const m=concat(p,f,"*")
const h=concat(/[A-Z]/,f,"*")
const _=["attached","autoclosure",concat(/convention\(/,either("swift","block","c"),/\)/),"discardableResult","dynamicCallable","dynamicMemberLookup","escaping","freestanding","frozen","GKInspectable","IBAction","IBDesignable","IBInspectable","IBOutlet","IBSegueAction","inlinable","main","nonobjc","NSApplicationMain","NSCopying","NSManaged",concat(/objc\(/,m,/\)/),"objc","objcMembers","propertyWrapper","requires_stored_property_inits","resultBuilder","Sendable","testable","UIApplicationMain","unchecked","unknown","usableFromInline","warn_unqualified_access"]
const w=["iOS","iOSApplicationExtension","macOS","macOSApplicationExtension","macCatalyst","macCatalystApplicationExtension","watchOS","watchOSApplicationExtension","tvOS","tvOSApplicationExtension","swift"]
function swift(e){const n={match:/\s+/,relevance:0}
const t=e.COMMENT("/\\*","\\*/",{contains:["self"]})
const u=[e.C_LINE_COMMENT_MODE,t]
const p={match:[/\./,either(...s,...i)],className:{2:"keyword"}}
const E={match:concat(/\./,either(...o)),relevance:0}
const y=o.filter(e=>typeof e==="string").concat(["_|0"])
const v=o.filter(e=>typeof e!=="string").concat(a).map(keywordWrapper)
const N={variants:[{className:"keyword",match:either(...v,...i)}]}
const k={$pattern:either(/\b\w+/,/#\w+/),keyword:y.concat(l),literal:r}
const x=[p,E,N]
const M={match:concat(/\./,either(...d)),relevance:0}
const A={className:"built_in",match:concat(/\b/,either(...d),/(?=\()/)}
const O=[M,A]
const C={match:/->/,relevance:0}
const S={className:"operator",relevance:0,variants:[{match:b},{match:`\\.(\\.|${g})+`}]}
const T=[C,S]
const R="([0-9]_*)+"
const I="([0-9a-fA-F]_*)+"
const L={className:"number",relevance:0,variants:[{match:`\\b(${R})(\\.(${R}))?`+`([eE][+-]?(${R}))?\\b`},{match:`\\b0x(${I})(\\.(${I}))?`+`([pP][+-]?(${R}))?\\b`},{match:/\b0o([0-7]_*)+\b/},{match:/\b0b([01]_*)+\b/}]}
const ESCAPED_CHARACTER=(e="")=>({className:"subst",variants:[{match:concat(/\\/,e,/[0\\tnr"']/)},{match:concat(/\\/,e,/u\{[0-9a-fA-F]{1,8}\}/)}]})
const ESCAPED_NEWLINE=(e="")=>({className:"subst",match:concat(/\\/,e,/[\t ]*(?:[\r\n]|\r\n)/)})
const INTERPOLATION=(e="")=>({className:"subst",label:"interpol",begin:concat(/\\/,e,/\(/),end:/\)/})
const MULTILINE_STRING=(e="")=>({begin:concat(e,/"""/),end:concat(/"""/,e),contains:[ESCAPED_CHARACTER(e),ESCAPED_NEWLINE(e),INTERPOLATION(e)]})
const SINGLE_LINE_STRING=(e="")=>({begin:concat(e,/"/),end:concat(/"/,e),contains:[ESCAPED_CHARACTER(e),INTERPOLATION(e)]})
const D={className:"string",variants:[MULTILINE_STRING(),MULTILINE_STRING("#"),MULTILINE_STRING("##"),MULTILINE_STRING("###"),SINGLE_LINE_STRING(),SINGLE_LINE_STRING("#"),SINGLE_LINE_STRING("##"),SINGLE_LINE_STRING("###")]}
const F=[e.BACKSLASH_ESCAPE,{begin:/\[/,end:/\]/,relevance:0,contains:[e.BACKSLASH_ESCAPE]}]
const B={begin:/\/[^\s](?=[^/\n]*\/)/,end:/\//,contains:F}
const EXTENDED_REGEXP_LITERAL=e=>{const n=concat(e,/\//)
const t=concat(/\//,e)
return{begin:n,end:t,contains:[...F,{scope:"comment",begin:`#(?!.*${t})`,end:/$/}]}}
const $={scope:"regexp",variants:[EXTENDED_REGEXP_LITERAL("###"),EXTENDED_REGEXP_LITERAL("##"),EXTENDED_REGEXP_LITERAL("#"),B]}
const P={match:concat(/`/,m,/`/)}
const j={className:"variable",match:/\$\d+/}
const z={className:"variable",match:`\\$${f}+`}
const H=[P,j,z]
const U={match:/(@|#(un)?)available/,scope:"keyword",starts:{contains:[{begin:/\(/,end:/\)/,keywords:w,contains:[...T,L,D]}]}}
const K={scope:"keyword",match:concat(/@/,either(..._),lookahead(either(/\(/,/\s+/)))}
const G={scope:"meta",match:concat(/@/,m)}
const Z=[U,K,G]
const q={match:lookahead(/\b[A-Z]/),relevance:0,contains:[{className:"type",match:concat(/(AV|CA|CF|CG|CI|CL|CM|CN|CT|MK|MP|MTK|MTL|NS|SCN|SK|UI|WK|XC)/,f,"+")},{className:"type",match:h,relevance:0},{match:/[?!]+/,relevance:0},{match:/\.\.\./,relevance:0},{match:concat(/\s+&\s+/,lookahead(h)),relevance:0}]}
const W={begin:/</,end:/>/,keywords:k,contains:[...u,...x,...Z,C,q]}
q.contains.push(W)
const Q={match:concat(m,/\s*:/),keywords:"_|0",relevance:0}
const X={begin:/\(/,end:/\)/,relevance:0,keywords:k,contains:["self",Q,...u,$,...x,...O,...T,L,D,...H,...Z,q]}
const V={begin:/</,end:/>/,keywords:"repeat each",contains:[...u,q]}
const J={begin:either(lookahead(concat(m,/\s*:/)),lookahead(concat(m,/\s+/,m,/\s*:/))),end:/:/,relevance:0,contains:[{className:"keyword",match:/\b_\b/},{className:"params",match:m}]}
const Y={begin:/\(/,end:/\)/,keywords:k,contains:[J,...u,...x,...T,L,D,...Z,q,X],endsParent:!0,illegal:/["']/}
const ee={match:[/(func|macro)/,/\s+/,either(P.match,m,b)],className:{1:"keyword",3:"title.function"},contains:[V,Y,n],illegal:[/\[/,/%/]}
const ne={match:[/\b(?:subscript|init[?!]?)/,/\s*(?=[<(])/],className:{1:"keyword"},contains:[V,Y,n],illegal:/\[|%/}
const te={match:[/operator/,/\s+/,b],className:{1:"keyword",3:"title"}}
const se={begin:[/precedencegroup/,/\s+/,h],className:{1:"keyword",3:"title"},contains:[q],keywords:[...c,...r],end:/}/}
const ie={match:[/class\b/,/\s+/,/func\b/,/\s+/,/\b[A-Za-z_][A-Za-z0-9_]*\b/],scope:{1:"keyword",3:"keyword",5:"title.function"}}
const ae={match:[/class\b/,/\s+/,/var\b/],scope:{1:"keyword",3:"keyword"}}
const oe={begin:[/(struct|protocol|class|extension|enum|actor)/,/\s+/,m,/\s*/],beginScope:{1:"keyword",3:"title.class"},keywords:k,contains:[V,...x,{begin:/:/,end:/\{/,keywords:k,contains:[{scope:"title.class.inherited",match:h},...x],relevance:0}]}
for(const e of D.variants){const n=e.contains.find(e=>e.label==="interpol")
n.keywords=k
const t=[...x,...O,...T,L,D,...H]
n.contains=[...t,{begin:/\(/,end:/\)/,contains:["self",...t]}]}return{name:"Swift",keywords:k,contains:[...u,ee,ne,ie,ae,oe,te,se,{beginKeywords:"import",end:/$/,contains:[...u],relevance:0},$,...x,...O,...T,L,D,...H,...Z,q,X]}}}),23612:((e,n,t)=>{t.d(n,{A:()=>typescript})
const s="[A-Za-z$_][0-9A-Za-z$_]*"
const i=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"]
const a=["true","false","null","undefined","NaN","Infinity"]
const o=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"]
const r=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"]
const c=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"]
const l=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"]
const d=[].concat(c,o,r)
function javascript(e){const n=e.regex
const hasClosingTag=(e,{after:n})=>{const t="</"+e[0].slice(1)
const s=e.input.indexOf(t,n)
return s!==-1}
const t=s
const u={begin:"<>",end:"</>"}
const g=/<[A-Za-z0-9\\._:-]+\s*\/>/
const b={begin:/<[A-Za-z0-9\\._:-]+/,end:/\/[A-Za-z0-9\\._:-]+>|\/>/,isTrulyOpeningTag:(e,n)=>{const t=e[0].length+e.index
const s=e.input[t]
if(s==="<"||s===","){n.ignoreMatch()
return}if(s===">")if(!hasClosingTag(e,{after:t}))n.ignoreMatch()
let i
const a=e.input.substring(t)
if(i=a.match(/^\s*=/)){n.ignoreMatch()
return}if(i=a.match(/^\s+extends\s+/))if(i.index===0){n.ignoreMatch()
return}}}
const p={$pattern:s,keyword:i,literal:a,built_in:d,"variable.language":l}
const f="[0-9](_?[0-9])*"
const m=`\\.(${f})`
const h=`0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*`
const _={className:"number",variants:[{begin:`(\\b(${h})((${m})|\\.)?|(${m}))`+`[eE][+-]?(${f})\\b`},{begin:`\\b(${h})\\b((${m})\\b|\\.)?|(${m})\\b`},{begin:`\\b(0|[1-9](_?[0-9])*)n\\b`},{begin:"\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\b"},{begin:"\\b0[bB][0-1](_?[0-1])*n?\\b"},{begin:"\\b0[oO][0-7](_?[0-7])*n?\\b"},{begin:"\\b0[0-7]+n?\\b"}],relevance:0}
const w={className:"subst",begin:"\\$\\{",end:"\\}",keywords:p,contains:[]}
const E={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"xml"}}
const y={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"css"}}
const v={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,w],subLanguage:"graphql"}}
const N={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,w]}
const k=e.COMMENT(/\/\*\*(?!\/)/,"\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\{",end:"\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:t+"(?=\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\n])\s/,relevance:0}]}]})
const x={className:"comment",variants:[k,e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]}
const M=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,y,v,N,{match:/\$\d+/},_]
w.contains=M.concat({begin:/\{/,end:/\}/,keywords:p,contains:["self"].concat(M)})
const A=[].concat(x,w.contains)
const O=A.concat([{begin:/(\s*)\(/,end:/\)/,keywords:p,contains:["self"].concat(A)}])
const C={className:"params",begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:p,contains:O}
const S={variants:[{match:[/class/,/\s+/,t,/\s+/,/extends/,/\s+/,n.concat(t,"(",n.concat(/\./,t),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\s+/,t],scope:{1:"keyword",3:"title.class"}}]}
const T={relevance:0,match:n.either(/\bJSON/,/\b[A-Z][a-z]+([A-Z][a-z]*|\d)*/,/\b[A-Z]{2,}([A-Z][a-z]+|\d)+([A-Z][a-z]*)*/,/\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...o,...r]}}
const R={label:"use_strict",className:"meta",relevance:10,begin:/^\s*['"]use (strict|asm)['"]/}
const I={variants:[{match:[/function/,/\s+/,t,/(?=\s*\()/]},{match:[/function/,/\s*(?=\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[C],illegal:/%/}
const L={relevance:0,match:/\b[A-Z][A-Z_0-9]+\b/,className:"variable.constant"}
function noneOf(e){return n.concat("(?!",e.join("|"),")")}const D={match:n.concat(/\b/,noneOf([...c,"super","import","await"].map(e=>`${e}\\s*\\(`)),t,n.lookahead(/\s*\(/)),className:"title.function",relevance:0}
const F={begin:n.concat(/\./,n.lookahead(n.concat(t,/(?![0-9A-Za-z$_(])/))),end:t,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0}
const B={match:[/get|set/,/\s+/,t,/(?=\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\(\)/},C]}
const $="(\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)|"+e.UNDERSCORE_IDENT_RE+")\\s*=>"
const P={match:[/const|var|let/,/\s+/,t,/\s*/,/=\s*/,/(async\s*)?/,n.lookahead($)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[C]}
return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:p,exports:{PARAMS_CONTAINS:O,CLASS_REFERENCE:T},illegal:/#(?![$_A-Za-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),R,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,E,y,v,N,x,{match:/\$\d+/},_,T,{scope:"attr",match:t+n.lookahead(":"),relevance:0},P,{begin:"("+e.RE_STARTERS_RE+"|\\b(case|return|throw)\\b)\\s*",keywords:"return throw case",relevance:0,contains:[x,e.REGEXP_MODE,{className:"function",begin:$,returnBegin:!0,end:"\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\(\s*\)/,skip:!0},{begin:/(\s*)\(/,end:/\)/,excludeBegin:!0,excludeEnd:!0,keywords:p,contains:O}]}]},{begin:/,/,relevance:0},{match:/\s+/,relevance:0},{variants:[{begin:u.begin,end:u.end},{match:g},{begin:b.begin,"on:begin":b.isTrulyOpeningTag,end:b.end}],subLanguage:"xml",contains:[{begin:b.begin,end:b.end,skip:!0,contains:["self"]}]}]},I,{beginKeywords:"while if switch catch for"},{begin:"\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\("+"[^()]*(\\("+"[^()]*(\\("+"[^()]*"+"\\)[^()]*)*"+"\\)[^()]*)*"+"\\)\\s*\\{",returnBegin:!0,label:"func.def",contains:[C,e.inherit(e.TITLE_MODE,{begin:t,className:"title.function"})]},{match:/\.\.\./,relevance:0},F,{match:"\\$"+t,relevance:0},{match:[/\bconstructor(?=\s*\()/],className:{1:"title.function"},contains:[C]},D,L,S,B,{match:/\$[(.]/}]}}function typescript(e){const n=e.regex
const t=javascript(e)
const o=s
const r=["any","void","number","boolean","string","object","never","symbol","bigint","unknown"]
const c={begin:[/namespace/,/\s+/,e.IDENT_RE],beginScope:{1:"keyword",3:"title.class"}}
const u={beginKeywords:"interface",end:/\{/,excludeEnd:!0,keywords:{keyword:"interface extends",built_in:r},contains:[t.exports.CLASS_REFERENCE]}
const g={className:"meta",relevance:10,begin:/^\s*['"]use strict['"]/}
const b=["type","interface","public","private","protected","implements","declare","abstract","readonly","enum","override","satisfies"]
const p={$pattern:s,keyword:i.concat(b),literal:a,built_in:d.concat(r),"variable.language":l}
const f={className:"meta",begin:"@"+o}
const swapMode=(e,n,t)=>{const s=e.contains.findIndex(e=>e.label===n)
if(s===-1)throw new Error("can not find mode to replace")
e.contains.splice(s,1,t)}
Object.assign(t.keywords,p)
t.exports.PARAMS_CONTAINS.push(f)
const m=t.contains.find(e=>e.scope==="attr")
const h=Object.assign({},m,{match:n.concat(o,n.lookahead(/\s*\?:/))})
t.exports.PARAMS_CONTAINS.push([t.exports.CLASS_REFERENCE,m,h])
t.contains=t.contains.concat([f,c,u,h])
swapMode(t,"shebang",e.SHEBANG())
swapMode(t,"use_strict",g)
const _=t.contains.find(e=>e.label==="func.def")
_.relevance=0
Object.assign(t,{name:"TypeScript",aliases:["ts","tsx","mts","cts"]})
return t}}),69870:((e,n,t)=>{t.d(n,{A:()=>xml})
function xml(e){const n=e.regex
const t=n.concat(/[\p{L}_]/u,n.optional(/[\p{L}0-9_.-]*:/u),/[\p{L}0-9_.-]*/u)
const s=/[\p{L}0-9._:-]+/u
const i={className:"symbol",begin:/&[a-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/}
const a={begin:/\s/,contains:[{className:"keyword",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\n/}]}
const o=e.inherit(a,{begin:/\(/,end:/\)/})
const r=e.inherit(e.APOS_STRING_MODE,{className:"string"})
const c=e.inherit(e.QUOTE_STRING_MODE,{className:"string"})
const l={endsWithParent:!0,illegal:/</,relevance:0,contains:[{className:"attr",begin:s,relevance:0},{begin:/=\s*/,relevance:0,contains:[{className:"string",endsParent:!0,variants:[{begin:/"/,end:/"/,contains:[i]},{begin:/'/,end:/'/,contains:[i]},{begin:/[^\s"'=<>`]+/}]}]}]}
return{name:"HTML, XML",aliases:["html","xhtml","rss","atom","xjb","xsd","xsl","plist","wsf","svg"],case_insensitive:!0,unicodeRegex:!0,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,relevance:10,contains:[a,c,r,o,{begin:/\[/,end:/\]/,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,contains:[a,o,c,r]}]}]},e.COMMENT(/<!--/,/-->/,{relevance:10}),{begin:/<!\[CDATA\[/,end:/\]\]>/,relevance:10},i,{className:"meta",end:/\?>/,variants:[{begin:/<\?xml/,relevance:10,contains:[c]},{begin:/<\?[a-z][a-z0-9]+/}]},{className:"tag",begin:/<style(?=\s|>)/,end:/>/,keywords:{name:"style"},contains:[l],starts:{end:/<\/style>/,returnEnd:!0,subLanguage:"css"}},{className:"tag",begin:/<script(?=\s|>)/,end:/>/,keywords:{name:"script"},contains:[l],starts:{end:/<\/script>/,returnEnd:!0,subLanguage:"javascript"}},{className:"tag",begin:/<>|<\/>/},{className:"tag",begin:n.concat(/</,n.lookahead(n.concat(t,n.either(/\/>/,/>/,/\s/)))),end:/\/?>/,contains:[{className:"name",begin:t,relevance:0,starts:l}]},{className:"tag",begin:n.concat(/<\//,n.lookahead(n.concat(t,/>/))),contains:[{className:"name",begin:t,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}}),17144:((e,n,t)=>{t.d(n,{A:()=>yaml})
function yaml(e){const n="true false yes no null"
const t="[\\w#;/?:@&=+$,.~*'()[\\]]+"
const s={className:"attr",variants:[{begin:/[\w*@][\w*@ :()\./-]*:(?=[ \t]|$)/},{begin:/"[\w*@][\w*@ :()\./-]*":(?=[ \t]|$)/},{begin:/'[\w*@][\w*@ :()\./-]*':(?=[ \t]|$)/}]}
const i={className:"template-variable",variants:[{begin:/\{\{/,end:/\}\}/},{begin:/%\{/,end:/\}/}]}
const a={className:"string",relevance:0,begin:/'/,end:/'/,contains:[{match:/''/,scope:"char.escape",relevance:0}]}
const o={className:"string",relevance:0,variants:[{begin:/"/,end:/"/},{begin:/\S+/}],contains:[e.BACKSLASH_ESCAPE,i]}
const r=e.inherit(o,{variants:[{begin:/'/,end:/'/,contains:[{begin:/''/,relevance:0}]},{begin:/"/,end:/"/},{begin:/[^\s,{}[\]]+/}]})
const c="[0-9]{4}(-[0-9][0-9]){0,2}"
const l="([Tt \\t][0-9][0-9]?(:[0-9][0-9]){2})?"
const d="(\\.[0-9]*)?"
const u="([ \\t])*(Z|[-+][0-9][0-9]?(:[0-9][0-9])?)?"
const g={className:"number",begin:"\\b"+c+l+d+u+"\\b"}
const b={end:",",endsWithParent:!0,excludeEnd:!0,keywords:n,relevance:0}
const p={begin:/\{/,end:/\}/,contains:[b],illegal:"\\n",relevance:0}
const f={begin:"\\[",end:"\\]",contains:[b],illegal:"\\n",relevance:0}
const m=[s,{className:"meta",begin:"^---\\s*$",relevance:10},{className:"string",begin:"[\\|>]([1-9]?[+-])?[ ]*\\n( +)[^ ][^\\n]*\\n(\\2[^\\n]+\\n?)*"},{begin:"<%[%=-]?",end:"[%-]?%>",subLanguage:"ruby",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:"!\\w+!"+t},{className:"type",begin:"!<"+t+">"},{className:"type",begin:"!"+t},{className:"type",begin:"!!"+t},{className:"meta",begin:"&"+e.UNDERSCORE_IDENT_RE+"$"},{className:"meta",begin:"\\*"+e.UNDERSCORE_IDENT_RE+"$"},{className:"bullet",begin:"-(?=[ ]|$)",relevance:0},e.HASH_COMMENT_MODE,{beginKeywords:n,keywords:{literal:n}},g,{className:"number",begin:e.C_NUMBER_RE+"\\b",relevance:0},p,f,a,o]
const h=[...m]
h.pop()
h.push(r)
b.contains=h
return{name:"YAML",case_insensitive:!0,aliases:["yml"],contains:m}}})}

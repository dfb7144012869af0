export const id=961
export const ids=[961]
export const modules={75169:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>textBlocks})
const none={kind:"none"}
const maxDepth=32
const blockTags="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|"+"fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|"+"menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|"+"track|ul"
const attribute=` +[a-z_:][a-z0-9_.:-]*(?: *= *(?:"[^"]*"|'[^']*'|[^ "'=<>\`]+))?`
const htmlBlocks=[{begin:/^<(?:pre|script|style|textarea)(?:[ >]|$)/i,end:/<\/(?:pre|script|style|textarea)>/i},{begin:/^<!--/,end:/-->/},{begin:/^<\?/,end:/\?>/},{begin:/^<!\[CDATA\[/,end:/\]\]>/},{begin:/^<![a-z]/i,end:/>/},{begin:new RegExp(`^</?(?:${blockTags})(?: |/?>|$)`,"i"),end:/^ *$/},{begin:new RegExp(`^<(?:[a-z][a-z0-9-]*(?:${attribute})* */?|/[a-z][a-z0-9-]* *)> *$`,"i"),end:/^ *$/}]
function textBlocks(markdown,quotes="out"){const state={containers:[],leaf:none,blocks:[],quotes:quotes}
for(const line of linesOf(markdown))readLine(state,line)
return state.blocks}function*linesOf(markdown){const parts=markdown.split(/(\r\n?|\n)/)
let start=0
for(let index=0;index<parts.length;index+=2){const line=parts[index]??""
yield{text:expandTabs(line),start:start,end:start+line.length}
start+=line.length+(parts[index+1]?.length??0)}}function expandTabs(line){if(!line.includes("\t"))return line
let expanded=""
for(const part of line.split(/(\t)/))expanded+=part==="\t"?" ".repeat(4-expanded.length%4):part
return expanded}function readLine(state,line){const place=matchContainers(state.containers,line.text)
const rest=line.text.slice(place.at)
const isInside=place.matched===state.containers.length
if(isInside&&(continuesLeaf(state,line,rest)||endsParagraph(state,rest)))return
if(state.leaf.kind==="fence"||state.leaf.kind==="html")state.leaf=none
if(isBlank(rest,0))readBlank(state,place.matched)
else readOpening(state,line,place)}function matchContainers(containers,text){let at=0
let matched=0
for(const container of containers){const indent=indentAt(text,at)
if(container==="quote"){if(indent>3||text[at+indent]!==">")break
at+=indent+(text[at+indent+1]===" "?2:1)}else if(!isBlank(text,at)){if(indent<container.width)break
at+=container.width}matched++}return{matched:matched,at:at}}function continuesLeaf(state,line,rest){const{leaf:leaf}=state
if(leaf.kind==="fence"){if(/^ {0,3}(`+|~+) *$/.exec(rest)?.[1]?.startsWith(leaf.mark))state.leaf=none
return true}if(leaf.kind==="html")readHtml(state,leaf,{line:line,rest:rest,isNew:false})
return leaf.kind==="html"}function readHtml(state,leaf,{line:line,rest:rest,isNew:isNew}){addText(state,line,{isHtml:true,isNew:isNew})
state.leaf=leaf.end.test(rest)?none:leaf}function readBlank(state,matched){const isEmptyItem=state.leaf.kind==="item"&&matched===state.containers.length
closeTo(state,isEmptyItem?matched-1:matched)}function endsParagraph(state,rest){if(state.leaf.kind!=="paragraph")return false
if(/^[ |:-]+$/.test(rest)&&rest.includes("|")&&rest.includes("-"))state.leaf={kind:"table"}
else if(/^ {0,3}(?:=+|-+) *$/.test(rest))state.leaf=none
else return false
return true}function readOpening(state,line,place){let{matched:matched,at:at}=place
for(;;){const isInParagraph=state.leaf.kind==="paragraph"&&matched===state.containers.length
const opened=containerAt(line.text,at,isInParagraph)
if(opened===void 0)break
closeTo(state,matched)
if(matched===maxDepth)return
state.containers.push(opened.container)
at=opened.at
matched++}if(!isBlank(line.text,at))readLeaf(state,line,{matched:matched,at:at})
else if(state.containers.at(-1)!=="quote")state.leaf={kind:"item"}}function containerAt(text,at,isInParagraph){const indent=indentAt(text,at)
if(indent>3)return
const rest=text.slice(at+indent)
if(rest.startsWith("> "))return{container:"quote",at:at+indent+2}
if(rest.startsWith(">"))return{container:"quote",at:at+indent+1}
const marker=isThematicBreak(rest)?void 0:/^(?:[-+*]|(\d{1,9})[.)])(?= |$)/.exec(rest)
if(!marker)return
const gap=indentAt(rest,marker[0].length)
const isEmpty=isBlank(rest,marker[0].length)
if(isInParagraph&&(isEmpty||Number(marker[1]??1)!==1))return
const width=indent+marker[0].length+(isEmpty||gap>4?1:gap)
return{container:{width:width},at:at+width}}function readLeaf(state,line,{matched:matched,at:at}){const isInside=matched===state.containers.length
const open=state.leaf.kind
const indent=indentAt(line.text,at)
const isCode=indent>3
const rest=line.text.slice(at+indent)
const leaf=isCode?void 0:leafAt(rest,open==="paragraph"&&isInside)
if(leaf===void 0&&open==="paragraph"){addText(state,line,{isHtml:false,isNew:false})
return}closeTo(state,matched)
if(isCode)return
state.leaf=leaf??{kind:open==="table"&&isInside?"table":"paragraph"}
if(leaf?.kind==="html")readHtml(state,leaf,{line:line,rest:rest,isNew:true})
else if(leaf===void 0||rest.startsWith("#"))addText(state,line,{isHtml:false,isNew:true})}function leafAt(rest,isInParagraph){const fence=/^(`{3,})[^`]*$|^(~{3,})/.exec(rest)
if(fence)return{kind:"fence",mark:fence[1]??fence[2]??""}
if(isThematicBreak(rest)||/^#{1,6}(?: |$)/.test(rest))return none
const html=rest.startsWith("<")?htmlBlocks.find(({begin:begin})=>begin.test(rest)):void 0
if(html===void 0||isInParagraph&&html===htmlBlocks.at(-1))return
return{kind:"html",end:html.end}}function isThematicBreak(rest){if(!/^[-*_][-*_ ]*$/.test(rest))return false
return/^(?:-{3,}|\*{3,}|_{3,})$/.test(rest.replaceAll(" ",""))}function closeTo(state,matched){state.containers.length=matched
state.leaf=none}function addText(state,{start:start,end:end},{isHtml:isHtml,isNew:isNew}){if(state.quotes==="out"&&state.containers.includes("quote"))return
const last=state.blocks.at(-1)
if(isNew||last===void 0)state.blocks.push({start:start,end:end,isHtml:isHtml})
else last.end=end}function indentAt(text,at){let end=at
while(text[end]===" ")end++
return end-at}function isBlank(text,at){return at+indentAt(text,at)>=text.length}},68328:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>prose,t:()=>codeSpans})
var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75169)
const hidingElements=new Set("blockquote code kbd pre q samp script style textarea title tt".split(" "))
function prose(markdown){let text=""
for(const{start:start,end:end}of proseRanges(markdown))text+=" ".repeat(start-text.length)+markdown.slice(start,end)
return text.padEnd(markdown.length)}function*proseRanges(markdown){let at=0
let hiding
for(const block of(0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.I)(markdown)){at=Math.max(at,block.start)
for(const hole of holesIn(markdown,at,block)){if(!hiding)yield{start:at,end:hole.start}
hiding=hidingAfter(hiding,hole)
at=hole.end}if(!hiding&&at<block.end)yield{start:at,end:block.end}}}function hidingAfter(hiding,{tag:tag}){if(tag===void 0)return hiding
const name=tag.replace("/","")
if(!hiding)return hidingElements.has(tag)?{name:name,depth:1}:void 0
if(name!==hiding.name)return hiding
const depth=hiding.depth+(tag===name?1:-1)
return depth===0?void 0:{name:name,depth:depth}}function*holesIn(markdown,from,{end:end,isHtml:isHtml}){const text=markdown.slice(from,end)
const closerAfter=codeSpanClosers(isHtml?"":text)
const opener=isHtml?/<!--|<[?!]|<\/?[a-z]/gi:/\\[!-/:-@[-`{-~]|`+|<!--|<[?!](?=[a-z[])|<\/?[a-z]/gi
for(let match=opener.exec(text);match;match=opener.exec(text)){const hole=holeAt({markdown:markdown,text:text,from:from,mark:match[0],at:match.index,closerAfter:closerAfter})
if(hole===void 0)continue
yield{...hole,start:from+hole.start,end:from+hole.end}
opener.lastIndex=hole.end}}function holeAt({markdown:markdown,text:text,from:from,mark:mark,at:at,closerAfter:closerAfter}){const start=at
if(mark.startsWith("\\"))return
if(mark.startsWith("`")){const closer=closerAfter(at+mark.length,mark.length)
return closer===void 0?void 0:{start:start,end:closer+mark.length}}if(mark==="\x3c!--")return{start:start,end:commentEnd(markdown,from+at)-from}
if(mark==="<?"||mark==="<!")return{start:start,end:text.length}
const end=tagEnd(text,at)
if(end===void 0)return
const tag=tagName(text.slice(at,end))
return tag===void 0?{start:start,end:end}:{start:start,end:end,tag:tag}}function commentEnd(markdown,start){const end=markdown.indexOf("--\x3e",start+2)
return end===-1?markdown.length:end+3}function tagEnd(text,start){let quote=""
for(let at=start+1;at<text.length;at++){const character=text[at]??""
if(character===quote)quote=""
else if(quote!=="")continue
else if(character==='"'||character==="'")quote=character
else if(character===">")return at+1
else if(character==="<")return}return}function tagName(tag){const name=/^<\/?[a-z][a-z0-9-]*/i.exec(tag)?.[0]??""
const isOdd=name.startsWith("</")&&!/^\s*>$/.test(tag.slice(name.length))
return isOdd?void 0:name.slice(1).toLowerCase()}function*codeSpans(text){const closerAfter=codeSpanClosers(text)
const opener=/\\[!-/:-@[-`{-~]|`+/g
for(let match=opener.exec(text);match;match=opener.exec(text)){const[mark]=match
const closer=mark.startsWith("`")?closerAfter(match.index+mark.length,mark.length):void 0
if(closer===void 0)continue
yield{start:match.index,end:closer+mark.length}
opener.lastIndex=closer+mark.length}}function codeSpanClosers(text){const starts=new Map
for(const{0:run,index:index}of text.matchAll(/`+/g)){const sameLength=starts.get(run.length)
if(sameLength)sameLength.push(index)
else starts.set(run.length,[index])}for(const sameLength of starts.values())sameLength.reverse()
return(at,length)=>{const sameLength=starts.get(length)??[]
while((sameLength.at(-1)??at)<at)sameLength.pop()
return sameLength.at(-1)}}},13414:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{eN:()=>actor,Ao:()=>callIn,NP:()=>isOwn,Av:()=>isSameLogin,XE:()=>withPrompt})
const WORDS=/^(?<verdict>approve|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(words){const{verdict:verdict="",digest:digest,rest:rest=""}=WORDS.exec(words.trim())?.groups??{}
const isApproval=verdict.toLowerCase()==="approve"
const[,reason]=/^\s*:\s*(.*)$/s.exec(rest)??[]
const isEnd=/^[\s.!]*$/.test(rest)
if(verdict===""||!(isEnd||!isApproval&&reason!==void 0))return
const named=digest===void 0?{}:{digest:digest.toLowerCase()}
return{verdict:isApproval?"approve":"reject",...named,reason:isEnd?"":(reason??"").trim()}}var phrase=__webpack_require__(51895)
var trigger=__webpack_require__(63768)
function callIn(said,settings){const{what:what,text:text,author:author,sender:sender}=said
if(author===null)return(0,trigger.PP)(`the ${what} has no author any more`)
if(isOwn(author,settings))return(0,trigger.PP)(`the ${what} is our own`)
if(!isHeard(author,settings))return(0,trigger.PP)(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`)
if(author.id!==sender.id)return(0,trigger.PP)(`the sender is not the ${what}'s author`)
const request=(0,phrase.z)(text??"",settings.phrases)
if(request===void 0)return(0,trigger.PP)(`the ${what} does not mention ${settings.phrases.join(" or ")}`)
const actors=[actor(author,"writer")]
return{status:"called",request:withPrompt(settings,request),decision:decisionIn(request),actors:actors}}function withPrompt({prompt:prompt},words){return[prompt?.trim()??"",words].filter(part=>part!=="").join("\n\n")}function actor({login:login,id:id,type:type},role){return{login:login,id:id,type:type,role:role}}function isOwn({id:id,login:login},{own:own}){if(own?.id!==void 0)return own.id===id
return own?.login!==void 0&&isSameLogin(own.login,login)}function isSameLogin(a,b){return a.replace(/^@/,"").toLowerCase()===b.replace(/^@/,"").toLowerCase()}function isHeard({id:id,type:type},{allowedBots:allowedBots=[]}){return type==="User"||allowedBots.includes(id)}},51895:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{z:()=>requestIn})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _text_prose_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(68328)
var _phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21044)
function requestIn(text,phrases){const match=callOf(phrases).exec((0,_text_prose_js__WEBPACK_IMPORTED_MODULE_1__.C)(text))
if(!match)return
const before=text.slice(0,match.index).trimStart()
const after=text.slice(match.index+match[0].length).replace(/^[,:;]?[ \t]*/,"")
return(before+after).trim()}function callOf(phrases){const words=phrases.map(_phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__.M)
if(words.length>0&&!words.includes("")){const any=words.sort((a,b)=>b.length-a.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}},12322:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:(?:this|the)\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}},63768:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}},64377:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}}}

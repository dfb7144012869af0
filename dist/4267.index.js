export const id=4267
export const ids=[4267]
export const modules={3630:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>gitEnvironment})
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22499)
function gitEnvironment(env){return(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_0__.mR)(env)}}),63768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt,zN:()=>isReview})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?ignored("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return ignored("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}}),54552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>Proposal,O$:()=>unreadable,Q6:()=>recordDecision,TH:()=>idOf,VK:()=>shortDigest,Vb:()=>nameOf,YY:()=>carryOver,dz:()=>openItems,ol:()=>digestOf,rr:()=>bodyDigest,wT:()=>shownPatch,zJ:()=>openChange})
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
return{tool:tool,arguments:JSON.parse(pending.arguments),cwd:cwd,risk:risk,reasons:reasons,reach:{secrets:secrets,hosts:hosts,server:server}}}}),79190:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RK:()=>visible,go:()=>signsIn,ky:()=>wrapped})
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
return`⟦U+${code.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),45013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({errors:zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.object({type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string()})],zod__WEBPACK_IMPORTED_MODULE_1__.unknown())})
const STATUS={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(github,query,{variables:variables,permission:permission}){try{return await github.graphql(query,variables)}catch(error){const[refusal]=Refusal.safeParse(error).data?.errors??[]
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4||refusal===void 0)throw error
const status=STATUS[refusal.type??""]??422
const missing=`Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,"GitHub refused the write.",{quote:`GitHub answered: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(refusal.message,300)}`,hint:status===403?missing:"Check whether the thread still exists and is open.",cause:error})}}}),3549:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HK:()=>takeOff,qT:()=>Reaction,r1:()=>ReactionPlace,wv:()=>react})
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
await github.request(route,{...thread,assignees:[name]})}}}),83093:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,NG:()=>SUBMODULE,Pq:()=>differenceOf,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>LINK,s9:()=>entriesIn,sj:()=>ABSENT,zB:()=>isApart})
const ABSENT="000000"
const LINK="120000"
const SUBMODULE="160000"
function isApart({path:path},apart){return apart!==void 0&&`${path}/`.startsWith(`${apart}/`)}async function entriesOf(git,from,to){return entriesIn(await git.raw(["diff-tree","-r","--raw","--no-renames","--no-abbrev",from,to]))}async function differenceOf(git,from,to){const both=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev"]
const lines=(await git.raw([...both,from,to])).split("\n").filter(Boolean)
const isRaw=line=>line.startsWith(":")
return{entries:lines.filter(isRaw).map(parseLine),files:lines.filter(line=>!isRaw(line)).map(parseNumstat)}}function parseNumstat(line){const[added="",removed="",path=""]=line.split("\t")
return{path:unquote(path),added:countOf(added),removed:countOf(removed)}}function countOf(field){return field==="-"?void 0:Number(field)}function entriesIn(lines){return lines.split("\n").filter(Boolean).map(parseLine)}function parseLine(line){const tab=line.indexOf("\t")
const[oldMode="",newMode="",oldObject="",newObject=""]=line.slice(1,tab).split(" ")
const quoted=line.slice(tab+1)
return{path:unquote(quoted),quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject}}const ESCAPES={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(quoted){return quoted.startsWith('"')?Buffer.from(latinOf(quoted),"latin1").toString("utf8"):quoted}function latinOf(quoted){if(!quoted.startsWith('"'))return quoted
return quoted.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(_,sign)=>sign.length===3?String.fromCharCode(Number.parseInt(sign,8)):ESCAPES[sign]??sign)}function oldLine({oldMode:oldMode,oldObject:oldObject,quoted:quoted}){return`${oldMode} ${oldObject}\t${quoted}\n`}async function treeWith(git,tree,entries,side){await git.raw(["read-tree",tree])
const lines=entries.map(({quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject})=>side==="old"?`${oldMode} ${oldObject}\t${quoted}\n`:`${newMode} ${newObject}\t${quoted}\n`)
const isRemoval=line=>line.startsWith(ABSENT)
const ordered=[...lines.filter(isRemoval),...lines.filter(line=>!isRemoval(line))]
await git.raw(["update-index","--index-info"],ordered.join(""))
return(await git.raw(["write-tree"])).trim()}async function filesIn(git,tree){const records=(await git.bytes(["ls-tree","-r","-l","-z","--full-tree",tree])).toString().split("\0")
return records.flatMap(record=>{const tab=record.indexOf("\t")
const[mode,type,id="",size]=record.slice(0,Math.max(0,tab)).split(/ +/)
return type==="blob"?[{path:record.slice(tab+1),size:Number(size),id:id,isLink:mode===LINK}]:[]})}async function sizesOf(git,objects){if(objects.length===0)return new Map
const lines=(await git.raw(["cat-file","--batch-check"],listed(objects))).split("\n")
const facts=lines.map(line=>line.split(" "))
return new Map(facts.flatMap(([object="",type,size])=>type==="blob"?[[object,Number(size)]]:[]))}async function readBlobs(git,objects,most){const blobs=new Map
if(objects.length===0)return blobs
const output=await git.bytes(["cat-file","--batch"],listed(objects),most)
for(let at=0;at<output.length;){const end=output.indexOf("\n",at)
const[object="",type,size]=output.toString("latin1",at,end).split(" ")
const length=size===void 0?-1:Number(size)
if(type==="blob")blobs.set(object,output.subarray(end+1,end+1+length))
at=end+1+length+1}return blobs}function listed(objects){return[...new Set(objects)].map(object=>`${object}\n`).join("")}}),5662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OX:()=>stateKeys,gs:()=>enclose,un:()=>readState,yT:()=>readUnverified})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(80292)
var _policy_entries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83093)
var _manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _state_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78428)
const Envelope=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_5__.int(),manifest:zod__WEBPACK_IMPORTED_MODULE_5__.union([zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({plain:zod__WEBPACK_IMPORTED_MODULE_5__.json()}),zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({encrypted:zod__WEBPACK_IMPORTED_MODULE_5__.string()})]),files:zod__WEBPACK_IMPORTED_MODULE_5__.string(),mac:zod__WEBPACK_IMPORTED_MODULE_5__.string()}).readonly()
function enclose({manifest:manifest,files:files,isEncrypted:isEncrypted},owner,keys){const text=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(manifest)
const body=isEncrypted?{encrypted:keys.encrypt(Buffer.from(text)).toString("base64")}:{plain:JSON.parse(text)}
const envelope={version:_manifest_js__WEBPACK_IMPORTED_MODULE_3__.xv,manifest:body,files:files}
return`${(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)({...envelope,mac:keys.sign(signedText(envelope,owner))})}\n`}function disclose(text,owner,keys){const parsed=Envelope.safeParse(fromJson(text))
if(!parsed.success)return unusable("it is damaged, or was written by another version")
const{mac:mac,...envelope}=parsed.data
if(!keys.isSigned(signedText(envelope,owner),mac))return unusable("it was not signed with this repository's key for this thread")
if(envelope.version!==_manifest_js__WEBPACK_IMPORTED_MODULE_3__.xv)return unusable("it was written by another version")
const isEncrypted="encrypted"in envelope.manifest
const manifest=_manifest_js__WEBPACK_IMPORTED_MODULE_3__._8.safeParse(contentOf(envelope.manifest,keys))
if(!manifest.success)return unusable("it was written by another version")
return{status:"sound",manifest:manifest.data,files:envelope.files,isEncrypted:isEncrypted}}function plainManifest(text){const parsed=Envelope.safeParse(fromJson(text))
if(!parsed.success||!("plain"in parsed.data.manifest))return
return _manifest_js__WEBPACK_IMPORTED_MODULE_3__._8.safeParse(parsed.data.manifest.plain).data}function unusable(why){return{status:"unusable",why:why}}function signedText(envelope,{repositoryId:repositoryId,name:name}){return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)({...envelope,repository_id:repositoryId,name:name})}function contentOf(body,keys){if("plain"in body)return body.plain
const text=keys.decrypt(Buffer.from(body.encrypted,"base64"))
return text&&fromJson(text.toString())}function fromJson(text){try{return JSON.parse(text)}catch{return}}const ALGORITHM="aes-256-gcm"
const IV=12
const TAG=16
function stateKeys(secret,repositoryId){const derive=purpose=>Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256",secret,String(repositoryId),purpose,32))
const[macKey,encryptionKey]=[derive("deckhand state mac"),derive("deckhand state encryption")]
const sign=text=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256",macKey).update(text).digest("hex")
return{sign:sign,isSigned(text,mac){const[wanted,given]=[Buffer.from(sign(text)),Buffer.from(mac)]
return wanted.length===given.length&&(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(wanted,given)},encrypt(bytes){const iv=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(IV)
const cipher=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(ALGORITHM,encryptionKey,iv,{authTagLength:TAG})
return Buffer.concat([iv,cipher.update(bytes),cipher.final(),cipher.getAuthTag()])},decrypt(encrypted){if(encrypted.length<IV+TAG)return
const decipher=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(ALGORITHM,encryptionKey,encrypted.subarray(0,IV),{authTagLength:TAG})
decipher.setAuthTag(encrypted.subarray(-TAG))
try{return Buffer.concat([decipher.update(encrypted.subarray(IV,-TAG)),decipher.final()])}catch{return}}}}async function readState(git,commit,owner,keys){const stored=await storedIn(git,commit)
return"status"in stored?stored:believe(stored,owner,keys)}async function readUnverified(git,commit){const stored=await storedIn(git,commit)
if("status"in stored)return stored
const manifest=plainManifest(stored.get(_state_file_js__WEBPACK_IMPORTED_MODULE_4__.e0)?.toString()??"")
if(!manifest)return unusable("it is encrypted, damaged, or was written by another version")
const files=new Map([...stored].filter(([path])=>path!==_state_file_js__WEBPACK_IMPORTED_MODULE_4__.e0))
return{status:"found",outcome:manifest.outcome,files:files}}async function storedIn(git,commit){const entries=await entriesOf(git,commit)
const problem=problemIn(entries)
if(problem!==void 0)return unusable(problem)
const blobs=await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_2__.b4)(git,entries.map(({object:object})=>object))
return new Map(entries.flatMap(({path:path,object:object})=>{const bytes=blobs.get(object)
return bytes?[[path,bytes]]:[]}))}function believe(blobs,owner,keys){const enclosed=disclose(blobs.get(_state_file_js__WEBPACK_IMPORTED_MODULE_4__.e0)?.toString()??"",owner,keys)
if(enclosed.status==="unusable")return enclosed
const bodies=[...blobs].filter(([path])=>path!==_state_file_js__WEBPACK_IMPORTED_MODULE_4__.e0)
const stored=new Map(bodies.map(([path,bytes])=>[path,(0,_state_file_js__WEBPACK_IMPORTED_MODULE_4__.Oy)(bytes)]))
if((0,_state_file_js__WEBPACK_IMPORTED_MODULE_4__.ol)(stored)!==enclosed.files)return unusable("its files are not those that were signed")
const{manifest:manifest,isEncrypted:isEncrypted}=enclosed
const plain=bodies.map(([path,bytes])=>[path,isEncrypted?keys.decrypt(bytes):bytes])
const files=new Map(plain.flatMap(([path,bytes])=>bytes?[[path,bytes]]:[]))
if(files.size<plain.length)return unusable("a file of it cannot be opened")
return{status:"found",manifest:manifest,files:files,stored:stored,isEncrypted:isEncrypted}}async function entriesOf(git,commit){const text=await git.raw(["ls-tree","-r","-z","-l","--full-tree",commit])
return text.split("\0").filter(Boolean).map(record=>{const tab=record.indexOf("\t")
const[mode="",,object="",size=""]=record.slice(0,tab).split(/ +/)
return{mode:mode,object:object,bytes:Number(size),path:record.slice(tab+1)}})}function problemIn(entries){const all=entries.reduce((sum,{bytes:bytes})=>sum+bytes,0)
const isTooLarge=entries.length>_state_file_js__WEBPACK_IMPORTED_MODULE_4__.b1.files||all>_state_file_js__WEBPACK_IMPORTED_MODULE_4__.b1.allBytes
if(isTooLarge||entries.some(({bytes:bytes})=>bytes>_state_file_js__WEBPACK_IMPORTED_MODULE_4__.b1.fileBytes))return"it is larger than a state may be"
const isOdd=entries.some(({mode:mode,path:path})=>mode!=="100644"||!(path===_state_file_js__WEBPACK_IMPORTED_MODULE_4__.e0||(0,_state_file_js__WEBPACK_IMPORTED_MODULE_4__.rX)(path)))
return isOdd?"it contains files that are no part of a state":void 0}}),21843:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$s:()=>withAnswer,_8:()=>Manifest,nD:()=>Lease,oy:()=>answerTo,xv:()=>VERSION,yz:()=>freshManifest})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(64377)
var _comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549)
const VERSION=2
const MOST_ANSWERS=200
const sha=zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{40,64}$/)
const time=zod__WEBPACK_IMPORTED_MODULE_2__.datetime()
const RequestAnswer=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),comment_url:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string(),reaction:_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.qT.optional(),time:time}).readonly()
const Lease=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({run_id:zod__WEBPACK_IMPORTED_MODULE_1__.int(),attempt:zod__WEBPACK_IMPORTED_MODULE_1__.int(),run_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),taken:time,until:time}).readonly()
const place=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({branch:zod__WEBPACK_IMPORTED_MODULE_1__.string(),commit:sha,base:zod__WEBPACK_IMPORTED_MODULE_1__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable()})
const Work=place.readonly()
const OtherWork=place.extend({name:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]+\/[\w.-]+$/)}).readonly()
const Manifest=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({conversation_id:zod__WEBPACK_IMPORTED_MODULE_1__.uuid(),answered:zod__WEBPACK_IMPORTED_MODULE_1__.array(RequestAnswer).max(MOST_ANSWERS).readonly(),work:Work.nullable(),repositories:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^\d{1,15}$/),OtherWork).readonly(),comment_id:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),lease:Lease.nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),reason:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),read_until:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),thread_digest:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),proposal:zod__WEBPACK_IMPORTED_MODULE_1__.json().nullable(),counters:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.number()).readonly()}).readonly()
function freshManifest(conversation_id){return{conversation_id:conversation_id,answered:[],work:null,repositories:{},comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(key,{answered:answered}){return answered.findLast(answer=>answer.key===key)}function withAnswer(manifest,answer){const others=manifest.answered.filter(({key:key})=>key!==answer.key)
return{...manifest,answered:[...others,answer].slice(-MOST_ANSWERS)}}}),78428:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Oy:()=>storedFile,QY:()=>threadState,b1:()=>LIMITS,e0:()=>MANIFEST,ol:()=>digestOf,pH:()=>FileCache,pg:()=>taskState,rX:()=>isStatePath,sc:()=>sha256})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var node_crypto__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(77598)
const MB=1024*1024
const LIMITS={files:2e4,fileBytes:16*MB,allBytes:96*MB}
const MANIFEST="manifest.json"
const PATH=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(path){return PATH.test(path)&&!/\.(?:tmp|lock)$/.test(path)}function digestOf(files){const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256")
for(const path of[...files.keys()].sort())hash.update(`${path}\0${files.get(path)?.sha256}\n`)
return hash.digest("hex")}function storedFile(bytes){const object=(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
return{object:object,sha256:sha256(bytes),bytes:bytes.length}}function sha256(bytes){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex")}const REFS="refs/deckhand/"
const BRANCHES="refs/heads/deckhand/state/"
function threadState(number){return{name:`threads/${number}`,ref:`${REFS}threads/${number}`,branch:`${BRANCHES}${number}`}}function taskState(key){const short=(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(key).digest("hex").slice(0,32)
return{name:`tasks/${short}`,ref:`${REFS}tasks/${short}`,branch:`${BRANCHES}task-${short}`}}class FileCache{#leaks
#wrap
#known=new Map
constructor(leaks,wrap){this.#leaks=leaks
this.#wrap=wrap}learn({stored:stored,files:files}){for(const[path,file]of stored){const plain=files.get(path)
if(plain)this.#known.set(path,{stored:file,stamp:"",plain:sha256(plain)})}}async put(files){const stored=new Map
const added=new Map
for(const file of files.filter(({path:path})=>isStatePath(path))){const known=this.#known.get(file.path)
const isSame=known!==void 0&&known.stamp===file.stamp
const current=isSame?known:await this.#take(file,known,added)
if(current)stored.set(file.path,current.stored)}return{stored:stored,added:added}}async#take(file,known,added){const bytes=file.read()
if(bytes.length>LIMITS.fileBytes/2||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))return
const plain=sha256(bytes)
const isSame=known!==void 0&&known.plain===plain
const current=isSame?{...known,stamp:file.stamp}:await this.#add(file,{bytes:bytes,plain:plain},added)
this.#known.set(file.path,current)
return current}async#add({path:path,stamp:stamp},{bytes:bytes,plain:plain},added){const content=this.#wrap(Buffer.from((await this.#leaks.redactLong(bytes.toString())).text))
added.set(path,content)
return{stored:storedFile(content),stamp:stamp,plain:plain}}}}),54267:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{yA:()=>UNFINISHED,PU:()=>isOver,m8:()=>leaseOf,N3:()=>leaseStateOf,Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,kB:()=>runKeyOf,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var raw_input=__webpack_require__(48142)
var world=__webpack_require__(3630)
var client=__webpack_require__(44463)
var trigger_trigger=__webpack_require__(63768)
var proposal=__webpack_require__(54552)
var state_manifest=__webpack_require__(21843)
var state_file=__webpack_require__(78428)
var state_remote=__webpack_require__(93804)
var git=__webpack_require__(33368)
var fault=__webpack_require__(98664)
var state_envelope=__webpack_require__(5662)
function openStateStore(options){const gitDir=(0,external_node_path_.join)(options.folder,"state.git")
const{folder:folder}=options
const run=(extra={})=>{const environment={...options.environment,...extra}
return(0,git.$Y)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:environment}:{folder:folder,environment:environment})}
return new Store(options,run,gitDir)}class Store{#options
#git
#gitDir
#remote
#keys
#owner
#cache
#ref
#tip=""
#seen
#isOurs=!1
constructor(options,run,gitDir){const{remote:remote,name:name,secret:secret,repositoryId:repositoryId}=options
this.#options=options
this.#git=run
this.#gitDir=gitDir
this.#remote=(0,state_remote.W)(run,remote)
this.#keys=(0,state_envelope.OX)(secret,repositoryId)
this.#owner={repositoryId:repositoryId,name:name.name}
this.#cache=this.#emptyCache()
this.#ref=name.ref
this.#seen=options.seen;(0,git.xJ)(gitDir)}async read(){for(let attempt=1;;attempt+=1){const found=await this.#readNow()
if(found!=="moved")return found
if(attempt===MOST_READS)throw busy()}}async#readNow(){const{ref:ref,branch:branch}=this.#options.name
const tips=await this.#seen??await this.#remote.tips([ref,branch])
this.#seen=void 0
this.#ref=!tips.has(ref)&&tips.has(branch)?branch:ref
this.#tip=tips.get(this.#ref)??""
this.#isOurs=!1
this.#cache=this.#emptyCache()
if(this.#tip==="")return{status:"none"}
if(await this.#remote.fetch(this.#ref)!==this.#tip)return"moved"
const read=await(0,state_envelope.un)(this.#git(),this.#tip,this.#owner,this.#keys)
if(read.status==="found"&&read.isEncrypted===this.#options.isEncrypted)this.#cache.learn(read)
return read}async write(draft){const commit=await this.#commit(draft)
let verdict=await this.#remote.move(this.#ref,commit,this.#tip)
if(verdict==="refused"&&this.#ref!==this.#options.name.branch){this.#ref=this.#options.name.branch
verdict=await this.#remote.move(this.#ref,commit,"")}if(verdict==="refused")throw refused()
if(verdict==="lost")return{status:"lost"}
this.#tip=commit
this.#isOurs=!0
return{status:"saved",isBranch:this.#isBranch}}async#commit({manifest:draft,files:files}){const{isEncrypted:isEncrypted,leaks:leaks,now:now,name:name}=this.#options
const manifest=await withoutSecrets(draft,leaks)
const{stored:stored,added:added}=await this.#cache.put(files)
requireSize(stored)
const parent=this.#isOurs||this.#isBranch?this.#tip||void 0:void 0
const envelope=(0,state_envelope.gs)({manifest:manifest,files:(0,state_file.ol)(stored),isEncrypted:isEncrypted},this.#owner,this.#keys)
const seconds=Math.floor(now().getTime()/1e3)
try{return writeState(this.#gitDir,{envelope:envelope,files:stored,added:added,parent:parent,seconds:seconds,message:`State of ${name.name}\n`})}catch(error){this.#cache=this.#emptyCache()
throw error}}get#isBranch(){return this.#ref===this.#options.name.branch}#emptyCache(){const{isEncrypted:isEncrypted,leaks:leaks}=this.#options
return new state_file.pH(leaks,bytes=>isEncrypted?this.#keys.encrypt(bytes):bytes)}}function requireSize(files){const all=[...files.values()].reduce((sum,{bytes:bytes})=>sum+bytes,0)
if(files.size<state_file.b1.files&&all<state_file.b1.allBytes)return
throw new fault.vC("config","The conversation has become too long to be saved.",{hint:"Mention me with `reset` to start a new one."})}const MOST_READS=10
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}function writeState(gitDir,{envelope:envelope,files:files,added:added,message:message,parent:parent,seconds:seconds}){for(const bytes of added.values())(0,git.p7)(gitDir,"blob",bytes)
const stored=new Map([...files].map(([path,{object:object}])=>[path,object]))
const tree=writeFolder(gitDir,stored.set(state_file.e0,(0,git.p7)(gitDir,"blob",envelope)))
const person=`deckhand <deckhand@users.noreply.github.com> ${seconds} +0000`
const parents=parent===void 0?[]:[`parent ${parent}`]
const head=[`tree ${tree}`,...parents,`author ${person}`,`committer ${person}`]
return(0,git.p7)(gitDir,"commit",`${head.join("\n")}\n\n${message}`)}function writeFolder(gitDir,files){const inside=[...files].filter(([path])=>!path.includes("/")).map(([name,id])=>[name,"100644",id])
const deeper=Map.groupBy(files,([path])=>path.slice(0,Math.max(0,path.indexOf("/"))))
deeper.delete("")
const folders=[...deeper].map(([folder,below])=>{const from=folder.length+1
const id=writeFolder(gitDir,new Map(below.map(([path,object])=>[path.slice(from),object])))
return[folder,"40000",id]})
return(0,git.p7)(gitDir,"tree",(0,git.g7)([...inside,...folders]))}async function withoutSecrets(manifest,leaks){const{reason:reason,work:work,repositories:repositories,proposal:proposal}=manifest
const found=new Map
for(const text of new Set(stringsIn({reason:reason,work:work,repositories:repositories,proposal:proposal})))found.set(text,(await leaks.redactLong(text)).text)
const clean=part=>JSON.parse(JSON.stringify(part),(_,value)=>typeof value==="string"?found.get(value):value)
const cleaned={reason:clean(reason),work:clean(work),repositories:clean(repositories)}
return{...manifest,...cleaned,proposal:clean(proposal)}}function stringsIn(value){if(typeof value==="string")return[value]
return typeof value==="object"&&value!==null?Object.values(value).flatMap(stringsIn):[]}function lookForState({world:world,github:github,job:job},trigger){if(!isSaved(world.env,trigger)||!(0,raw_input.bg)(world.env)||!(0,raw_input.J)(world.env))return
const{name:name,ref:ref,branch:branch}=stateNameOf(trigger)
return{name:name,tips:(0,state_remote.s)((0,client.n)(github,job.repository),[ref,branch])}}function stateStore({trigger:trigger,...run},look){if(!isSaved(run.world.env,trigger))return
const name=stateNameOf(trigger)
const seen=look?.name===name.name?look.tips:void 0
return openStore({...run,name:name,repositoryId:trigger.repositoryId,seen:seen})}function isSaved(env,trigger){return!(0,trigger_trigger.zN)(trigger)&&(0,raw_input.JR)(env,"state-store")!=="none"}function stateNameOf({thread:thread,key:key}){return thread.type==="none"?(0,state_file.pg)(key):(0,state_file.QY)(thread.number)}function openStore({world:{env:env,now:now},job:job,leaks:leaks,...place}){const secret=(0,raw_input.bg)(env)
if(!secret||!(0,raw_input.J)(env))return;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:!0})
return openStateStore({folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-state-")),remote:{url:`${job.repositoryUrl}.git`,token:(0,raw_input.JR)(env,"github-token")??""},environment:(0,world._)(env),isEncrypted:(0,raw_input.JR)(env,"encrypt-state")==="true",...place,secret:secret,leaks:leaks,now:now})}function runKeyOf({key:key},{runId:runId,runAttempt:runAttempt}){return{key:key,runId:runId,attempt:runAttempt}}function leaseOf({world:{env:env,now:now},job:job,trigger:trigger},cutOff){const minutes=Number((0,raw_input.JR)(env,"timeout-minutes"))||25
const until=new Date(now().getTime()+(minutes+GRACE_MINUTES)*6e4)
return{run_id:job.runId,attempt:job.runAttempt,run_url:job.runUrl,key:trigger.key,taken:cutOff?.key===trigger.key?cutOff.taken:now().toISOString(),until:until.toISOString()}}const GRACE_MINUTES=10
const UNFINISHED=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function leaseStateOf(found,runKey,now){if(found.status==="none")return{kind:"begin",lost:void 0}
if(found.status==="unusable")return{kind:"begin",lost:found.why}
const{manifest:manifest}=found
const answer=(0,state_manifest.oy)(runKey.key,manifest)
if(answer&&!(runKey.attempt>1&&UNFINISHED.includes(answer.outcome)))return{kind:"answered",answer:answer}
const{lease:lease}=manifest
return lease&&isHeld(lease,runKey,now)?{kind:"wait",lease:lease,manifest:manifest}:{kind:"go-on",manifest:manifest}}function isHeld({run_id:run_id,attempt:attempt,until:until},runKey,now){const isOurs=run_id===runKey.runId&&attempt<runKey.attempt
return!isOurs&&now.getTime()<Date.parse(until)}const WorkflowRun=schemas.object({status:schemas.string().nullable(),run_attempt:schemas.number()})
async function isOver({github:github,job:job},{run_id:run_id,attempt:attempt}){const{owner:owner,name:repo}=job.repository
try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:owner,repo:repo,run_id:run_id})
const run=WorkflowRun.parse(data)
return run.status==="completed"||run.run_attempt>attempt}catch{return!1}}function proposalFor(run){const proposal=proposalIn(run.memory)
return proposal&&isRepeated(run)?{...proposal,items:proposal.items.map(reopened)}:proposal}function wasAccepted(run){return isRepeated(run)&&proposalIn(run.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:memory,trigger:trigger}){return memory.wasCutOff&&memory.manifest.lease?.key===trigger.key&&trigger.kind==="decision"}function reopened(item){return isUnfinished(item)?{...item,decision:null}:item}function isUnfinished({pending:pending,decision:decision}){return!("tool"in pending)&&decision?.verdict==="approved"}function proposalIn({manifest:manifest}){return proposal.Jh.safeParse(manifest.proposal).data}function withProposal(proposal){return manifest=>({...manifest,proposal:JSON.parse(JSON.stringify(proposal))})}})}

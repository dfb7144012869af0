export const id=87
export const ids=[87]
export const modules={35794:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{t:()=>closeBallot})
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60593)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91492)
var _mark_thread_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48911)
async function closeBallot({github:github,job:job},thread,{ballot:ballot,isWaiting:isWaiting}){if(isWaiting!==void 0&&thread.type!=="none")await(0,_mark_thread_js__WEBPACK_IMPORTED_MODULE_3__.C)({github:github,job:job},thread.number,isWaiting)
try{if(ballot)await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_0__.Iz)(github,job.repository,ballot,ballot.body)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The comment that was decided on could not be brought up to date. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}},48911:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>markThread})
var _github_write_comment_claim_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(30292)
var _github_write_pull_request_pull_request_signs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1770)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _labels_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55753)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91492)
async function markThread({github:github,job:job},thread,isWaiting){try{if(isWaiting)await(0,_github_write_pull_request_pull_request_signs_js__WEBPACK_IMPORTED_MODULE_0__.N)(github,job.repository,thread,[_labels_js__WEBPACK_IMPORTED_MODULE_2__.uE])
else await(0,_github_write_comment_claim_js__WEBPACK_IMPORTED_MODULE_4__.H)(github,job.repository,thread,{kind:"label",name:_labels_js__WEBPACK_IMPORTED_MODULE_2__.uE})}catch(error){if(Object(error).status===404)return;(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`The label ${_labels_js__WEBPACK_IMPORTED_MODULE_2__.uE} could not be changed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}},72879:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>connect})
var client=__webpack_require__(7477)
var push=__webpack_require__(44811)
var external_node_zlib_=__webpack_require__(38522)
const UNPACKED=1024*1024
const PERCENT=/%([0-9A-Fa-f]{2})/g
const ESCAPE=/\\(?:x|u\{?|U)(?:00){0,3}([0-9A-Fa-f]{2})\}?/g
const ENTITY=/&#(?:x([0-9A-Fa-f]{2,4})|(\d{2,5}));?/g
const CODECS=[{alphabet:alphabetOf(/[A-Za-z0-9+/_=-]/),least:24,sign:"",decode:fromBase64},{alphabet:alphabetOf(/[0-9A-Fa-f]/),least:24,sign:"",decode:fromHex},{alphabet:alphabetOf(/[A-Za-z0-9+/_=\r\n-]/),least:33,sign:"\n",decode:fromLines},{alphabet:alphabetOf(/[\w.~%+-]/),least:12,sign:"%",decode:unescaped(PERCENT)},{alphabet:alphabetOf(/[\w\\{}]/),least:12,sign:"\\",decode:unescaped(ESCAPE)},{alphabet:alphabetOf(/[\w&#;]/),least:12,sign:"&#",decode:fromEntities}]
function alphabetOf(signs){return Uint8Array.from({length:256},(_,unit)=>signs.test(String.fromCharCode(unit))?1:0)}const SEPARATOR=""
function joinedDecodings(text,room){const parts=[]
const ends=[]
let length=0
for(const part of decodingsOf(text)){length+=part.text.length+1
if(length>room)break
parts.push(part)
ends.push(length)}return{text:parts.map(part=>part.text).join(SEPARATOR),placeOf({start:start,end:end,kind:kind}){const touched=parts.slice(firstAbove(ends,start),firstAbove(ends,end-1)+1)
return{start:Math.min(...touched.map(part=>part.start)),end:Math.max(...touched.map(part=>part.end)),kind:kind}}}}function firstAbove(numbers,limit){let[low,high]=[0,numbers.length]
while(low<high){const middle=low+high>>>1
if((numbers[middle]??0)>limit)high=middle
else low=middle+1}return low}function decodingsOf(text){return CODECS.filter(({sign:sign})=>text.includes(sign)).flatMap(codec=>runsOf(text,codec).flatMap(([start,end])=>{const run=text.slice(start,end)
return(run.includes(codec.sign)?codec.decode(run):[]).map(decoded=>({start:start,end:end,text:decoded}))}))}function runsOf(text,{alphabet:alphabet,least:least}){const runs=[]
const belongs=at=>alphabet[text.charCodeAt(at)]===1
for(let start=0;start+least<=text.length;){let at=start+least-1
while(at>=start&&belongs(at))at-=1
if(at>=start){start=at+1
continue}let end=start+least
while(end<text.length&&belongs(end))end+=1
runs.push([start,end])
start=end+1}return runs}function fromBase64(text){return unpacked(Buffer.from(text,"base64"))}function fromHex(digits){return unpacked(Buffer.from(digits,"hex"))}function fromLines(text){const lines=text.split(/\r?\n/)
const lengthOf=index=>lines[index]?.length??0
const first=lines.findIndex((line,index)=>line.length>=16&&line.length===lengthOf(index+1))
if(first<0)return[]
const last=lines.findIndex((line,index)=>index>first&&line.length!==lengthOf(first))
const joined=lines.slice(first,last<0?void 0:last+1).join("")
const hex=/^[0-9A-Fa-f]+$/.test(lines[first]??"")?joined.match(/[0-9A-Fa-f]{24,}/g)??[]:[]
return[...fromBase64(joined),...hex.flatMap(fromHex)]}function unescaped(pattern){const byte=(_,pair)=>String.fromCharCode(Number.parseInt(pair,16))
return text=>[text.replaceAll(pattern,byte)].filter(decoded=>decoded!==text)}function fromEntities(text){const sign=(_,hex,decimal)=>String.fromCharCode(hex===void 0?Number(decimal):Number.parseInt(hex,16))
return[text.replaceAll(ENTITY,sign)].filter(decoded=>decoded!==text)}function unpacked(bytes){const text=bytes.toString("latin1")
const inner=unzip(bytes)
return inner===void 0?[text]:[text,inner.toString("latin1")]}function unzip(bytes){const[first,second=0]=bytes
const isGzip=first===31&&second===139
const isZlib=first===120&&(120*256+second)%31===0
if(!isGzip&&!isZlib)return
try{const options={maxOutputLength:UNPACKED,finishFlush:external_node_zlib_.constants.Z_SYNC_FLUSH}
return isGzip?(0,external_node_zlib_.gunzipSync)(bytes,options):(0,external_node_zlib_.inflateSync)(bytes,options)}catch{return}}const NOTHING=255
const LATIN=Uint8Array.from({length:256},(_,unit)=>codeOf(String.fromCharCode(unit)))
function normal(text){return text.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codeOf(character){const plain=character.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(plain)?Number.parseInt(plain,36):NOTHING}const WINDOW=12
function fingerprintsOf(values){const windows=new Map
const short=[]
for(const{kind:kind,value:value}of values){const secret=secretPart(value)
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
return String.fromCharCode((letter.charCodeAt(0)-base+13)%26+base)})}function reversed(text){return[...text].reverse().join("")}const FORMATS=[["a GitHub token",/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/g],["a GitHub token",/\bghs_\d{1,12}_eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+)?/g],["a GitHub token",/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/g],["a model key",/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/g],["an AWS key",/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g],["a Slack token",/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],["a Google key",/\bAIza[\w-]{35}(?![\w-])/g],["a private key",/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----\s+[A-Za-z0-9+/=:,\s-]{64,}/g]]
const HINT=/gh[opsur]_|github_pat_|sk-|A[KS]IA|xox[a-z]-|AIza|PRIVATE KEY-----/
function tokensIn(text,isKnown){if(!HINT.test(text))return[]
return FORMATS.flatMap(([kind,pattern])=>[...text.matchAll(pattern)].flatMap(match=>{const[token]=match
if(isPlaceholder(token)||isKnown(token))return[]
return[{start:match.index,end:match.index+token.length,kind:kind}]}))}function isPlaceholder(token){const body=token.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(body))return true
if(new Set(body).size<8)return true
return/0123456789|1234567890|abcdefghij/i.test(body)||isWords(body)}function isWords(body){return/^[a-z]+(?:[-_][a-z]+)+$/.test(body)}const SHIFT=3
const BITS=19
const WEIGHTS=Int32Array.from({length:256},(_,code)=>code<36?Math.imul(code+1,2654435761)|1:0)
const LATIN_WEIGHTS=LATIN.reduce((weights,code,unit)=>{weights[unit]=WEIGHTS[code]??0
return weights},new Int32Array(256))
function windowSearch(windows){if(windows.size===0)return()=>[]
const seen=new Uint8Array(1<<BITS-3)
for(const window of windows.keys()){const slot=hashOf(window)>>>32-BITS
seen[slot>>>3]=(seen[slot>>>3]??0)|1<<(slot&7)}const codes=codeTable()
return text=>search(text,windows,seen,codes)}function search(text,windows,seen,codes){const spans=[]
let hash=0
for(let at=0;at<text.length;at+=1){const unit=text.charCodeAt(at)
let weight=0
if(unit<256)weight=LATIN_WEIGHTS[unit]??0
else{const point=text.codePointAt(at)??unit
if(point>65535)at+=1
weight=WEIGHTS[codes(point)]??0}if(weight===0)continue
hash=(hash<<SHIFT)+weight|0
const slot=hash>>>32-BITS
if(((seen[slot>>>3]??0)&1<<(slot&7))===0)continue
const[window,start]=windowBefore(text,at+1,codes)
const kind=windows.get(window)
if(kind!==void 0)spans.push({start:start,end:at+1,kind:kind})}return spans}function windowBefore(text,end,codes){let window=""
let start=end
for(let at=end;at>0&&window.length<WINDOW;){at-=1
if(at>0&&(text.codePointAt(at-1)??0)>65535)at-=1
const code=codes(text.codePointAt(at)??0)
if(code===NOTHING)continue
window=code.toString(36)+window
start=at}return[window,start]}const UNSEEN=254
function codeTable(){const known=new Uint8Array(65536).fill(UNSEEN)
return point=>{if(point>65535)return codeOf(String.fromCodePoint(point))
if(known[point]===UNSEEN)known[point]=codeOf(String.fromCodePoint(point))
return known[point]??NOTHING}}function hashOf(window){let hash=0
for(const sign of window)hash=(hash<<SHIFT)+(WEIGHTS[Number.parseInt(sign,36)]??0)|0
return hash}const DEPTH=3
const LEAST_DECODED=1024*1024
const DECODED_RATIO=4
function leakScanner(values){const{windows:windows,short:short}=fingerprintsOf(values)
const findWindows=windowSearch(windows)
const ours=new Set(values.map(({kind:kind})=>kind))
function direct(text,isKnown){return[...findWindows(text),...shortIn(text,short),...tokensIn(text,isKnown)]}function deep(text,isKnown,depth,budget){const found=direct(text,isKnown)
if(depth===0)return found
const within=joinedDecodings(text,budget)
if(within.text==="")return found
const inner=deep(within.text,isKnown,depth-1,budget-within.text.length)
return[...found,...inner.map(within.placeOf)]}const scan=(text,{public:known=""}={})=>{const budget=Math.max(LEAST_DECODED,text.length*DECODED_RATIO)
return merged(deep(text,token=>known.includes(token),DEPTH,budget),ours)}
const scanBytes=(bytes,options={})=>{const[raw="",inner]=unpacked(bytes)
const isUnpacked=inner!==void 0&&scan(inner,options).length>0
const found=scan(bytes.includes(0)?raw:bytes.toString("utf8"),options)
return isUnpacked?[{start:0,end:raw.length,kind:"a secret, packed"}]:found}
const redact=text=>{let rest=text
const kinds=new Set
for(let round=0;round<5;round+=1){const spans=scan(rest)
if(spans.length===0)return{text:rest,kinds:[...kinds]}
for(const{kind:kind}of spans)kinds.add(kind)
rest=without(rest,spans)}return{text:"[withheld: looks like a secret]",kinds:[...kinds]}}
return Object.freeze({scan:scan,scanBytes:scanBytes,redact:redact})}function shortIn(text,short){return short.flatMap(({kind:kind,value:value})=>{const spans=[]
for(let at=text.indexOf(value);at>=0;at=text.indexOf(value,at+value.length))spans.push({start:at,end:at+value.length,kind:kind})
return spans})}function merged(spans,ours){const result=[]
for(const span of[...spans].sort((a,b)=>a.start-b.start||b.end-a.end)){const last=result.at(-1)
if(!last||span.start>last.end)result.push(span)
else{const kind=ours.has(last.kind)?last.kind:span.kind
result[result.length-1]={start:last.start,end:Math.max(last.end,span.end),kind:kind}}}return result}function without(text,spans){let at=0
const parts=spans.map(({start:start,end:end,kind:kind})=>{const part=`${text.slice(at,start)}[withheld: looks like ${kind}]`
at=end
return part})
return parts.join("")+text.slice(at)}var fault=__webpack_require__(98664)
var redact=__webpack_require__(1059)
var prompts=__webpack_require__(88135)
var mode=__webpack_require__(83932)
var console=__webpack_require__(91492)
var inputs=__webpack_require__(76008)
var raw_input=__webpack_require__(48142)
var external_node_crypto_=__webpack_require__(77598)
var lib_text=__webpack_require__(94869)
var list_item=__webpack_require__(27456)
function taskKeyOf(env){if(!(0,raw_input.J)(env,"prompt")&&!(0,raw_input.J)(env,"prompt-file"))return
const[path=""]=(env.GITHUB_WORKFLOW_REF??"").split("@")
const workflow=path||(env.GITHUB_WORKFLOW??"")
const file=workflow.split("/").at(-1)??""
const job=env.GITHUB_JOB??""
const item=(0,list_item.b8)((0,raw_input.J)(env,"item")??"{")?.key
const digest=(0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([workflow,job,...item===void 0?[]:[item]])).digest("hex").slice(0,8)
return{words:(0,lib_text.yR)(`${item??""} ${file.replace(/\.ya?ml$/,"")} ${job}`,40),digest:digest}}function readJob(env,plain){const[owner="",name=""]=need(env,"GITHUB_REPOSITORY").split("/")
const serverUrl=env.GITHUB_SERVER_URL??"https://github.com"
const runId=Number(need(env,"GITHUB_RUN_ID"))
return Object.freeze({repository:Object.freeze({owner:owner,name:name}),workspace:need(env,"GITHUB_WORKSPACE"),temp:need(env,"RUNNER_TEMP"),apiUrl:env.GITHUB_API_URL??"https://api.github.com",graphqlUrl:env.GITHUB_GRAPHQL_URL||void 0,serverUrl:serverUrl,repositoryUrl:`${serverUrl}/${owner}/${name}`,runUrl:`${serverUrl}/${owner}/${name}/actions/runs/${runId}`,runId:runId,task:taskKeyOf(env),runAttempt:Number(env.GITHUB_RUN_ATTEMPT)||1,fetch:namesProxy(env)?throughProxy:plain})}function namesProxy(env){return["http_proxy","https_proxy"].some(name=>Boolean(env[name]??env[name.toUpperCase()]))}const throughProxy=async(url,init)=>{const{defaults:defaults}=await Promise.all([__webpack_require__.e(119),__webpack_require__.e(176)]).then(__webpack_require__.bind(__webpack_require__,47176))
const request=defaults.request
return request.fetch(url,init)}
function need(env,name){const value=env[name]
if(value)return value
throw new fault.vC("config",`${name} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function connect({env:env,sleep:sleep,signal:signal,fetch:fetch}){const token=(0,raw_input.J)(env,"github-token")
const secrets=(0,inputs.secretInputs)(env);(0,console.QU)([...secrets,...token?[(0,push.YN)(token)]:[]])
if(!token)throw new fault.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const job=readJob(env,fetch)
const writes=(0,mode.J)(env)
const{apiUrl:apiUrl,graphqlUrl:graphqlUrl}=job
const github=(0,client.X)({token:token,apiUrl:apiUrl,graphqlUrl:graphqlUrl,fetch:job.fetch,isReadOnly:!writes,sleep:ms=>sleep(ms,signal),onNoGraphql:why=>(0,console.m)(`${why} ${(0,prompts.J1)("no-graphql")}`),onAway:why=>(0,console.m)((0,prompts.J1)("github-away",{why:why}))})
const exact=(0,redact.$)([...secrets,`x-access-token:${token}`])
const leaks=leakScanner(knownValues(env))
return{github:github,mayWrite:writes,job:job,exact:exact,leaks:leaks,redact:text=>leaks.redact(exact(text)).text}}function knownValues(env){const named=[{kind:"the GitHub token",value:(0,raw_input.J)(env,"github-token")??""},{kind:"the model key",value:(0,raw_input.J)(env,"api-key")??""},{kind:"a token of the runner",value:env.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:env.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const others=(0,inputs.secretInputs)(env).filter(value=>!named.some(known=>known.value===value))
return[...named,...others.map(value=>({kind:"a secret among the inputs",value:value}))]}},55753:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{uE:()=>WAITING,dj:()=>allLabels,mp:()=>createLabels,CY:()=>decisionLabels,_E:()=>howToCreate})
var inline_code=__webpack_require__(84804)
var github_fault=__webpack_require__(58908)
async function createLabel(github,{owner:owner,name:repo},label){try{await github.request("POST /repos/{owner}/{repo}/labels",{owner:owner,repo:repo,...label})
return true}catch(error){if(error instanceof github_fault.Q4&&error.status===422&&/already_exists/.test(error.message))return false
throw error}}var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var console=__webpack_require__(91492)
var trigger_settings=__webpack_require__(79235)
const WAITING="agent:needs-approval"
function decisionLabels(env){const{approveLabel:approveLabel,rejectLabel:rejectLabel}=(0,trigger_settings.triggerSettings)(env)
return[...named(approveLabel,"0e8a16","Approves what the agent asks for"),...named(rejectLabel,"b60205","Rejects what the agent asks for"),{name:WAITING,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(env){return[...named((0,trigger_settings.triggerSettings)(env).label,"1d76db","Calls the agent"),...decisionLabels(env)]}function named(name,color,description){return name===void 0?[]:[{name:name,color:color,description:description}]}async function createLabels({github:github,job:job},labels){const found={created:[],existing:[],missing:[]}
for(const label of labels)try{const list=await createLabel(github,job.repository,label)?found.created:found.existing
list.push(label.name)}catch(error){(0,console.m)(`The label ${label.name} could not be created. ${(0,fault.ec)(error).message}`)
found.missing.push(label)}return found}function howToCreate(missing){const commands=missing.map(({name:name,color:color,description:description})=>`gh label create ${quotedForShell(name)} --color ${color} --description ${quotedForShell(description)}`)
const names=missing.map(({name:name})=>(0,inline_code.aY)(name)).join(", ")
return(0,prompts.J1)("labels-missing",{names:names,commands:commands.join("\n")})}function quotedForShell(text){return`'${text.replaceAll("'",`'\\''`)}'`}},23246:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>ownSecret})
var _raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
function ownSecret(env){return(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"state-key")??(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"api-key")}},79235:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{gateSettings:()=>gateSettings,phrasesOf:()=>phrasesOf,triggerSettings:()=>triggerSettings})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _own_prompt_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87877)
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72233)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
function phrasesOf(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"trigger-phrase")??"@agent")}function triggerSettings(env){return{phrases:phrasesOf(env),label:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"label-trigger")??"agent",approveLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"approve-label")??"agent:approve",rejectLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"reject-label")??"agent:reject",assignee:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"assignee-trigger"),prompt:(0,_own_prompt_js__WEBPACK_IMPORTED_MODULE_3__.F)(env),mode:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"mode"),allowedBots:allowedBots(env),repositoryId:numberOf(env.GITHUB_REPOSITORY_ID),runId:numberOf(env.GITHUB_RUN_ID)}}function gateSettings(env,ownId){const roles=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-roles")??"admin, maintain, write")
return{allowedRoles:roles.filter(role=>!(0,_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(role)),allowedUsers:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-users")??""),allowedBots:allowedBots(env),canWrite:true,ownId:ownId,triggeringActor:triggeringActor(env)}}function allowedBots(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-bots")??"").filter(id=>/^\d+$/.test(id)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:login,GITHUB_ACTOR:GITHUB_ACTOR,GITHUB_ACTOR_ID:GITHUB_ACTOR_ID}){if(!login)return
return{login:login,id:login===GITHUB_ACTOR?numberOf(GITHUB_ACTOR_ID):void 0}}function numberOf(text){return text!==void 0&&/^\d+$/.test(text)?Number(text):void 0}},82604:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>OpenComment,t:()=>parseOpenComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Place=zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("comment")}),zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("review-thread"),commentId:zod__WEBPACK_IMPORTED_MODULE_0__.number()}),zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__.literal("discussion"),discussionId:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replyToId:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).transform(({replyToId:replyToId,...place})=>({...place,replyToId:replyToId}))]).readonly()
const Comment=zod__WEBPACK_IMPORTED_MODULE_0__.object({issue:zod__WEBPACK_IMPORTED_MODULE_0__.number(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number(),url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),place:Place.optional(),nodeId:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).readonly()
const OpenComment=zod__WEBPACK_IMPORTED_MODULE_0__.object({sticky:Comment,body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),isAnswer:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),ballot:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number(),body:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly().optional(),isWaiting:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).readonly()
function parseOpenComment(saved){return OpenComment.parse(JSON.parse(saved))}},16820:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{we:()=>markerOf,I1:()=>ownWords,kN:()=>withMark,Jn:()=>workMarkerOf})
var answer_mark=__webpack_require__(76948)
var write_seal=__webpack_require__(14801)
const MARK=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const CONVERSATION=/^Agent-Conversation: (\S+)$/m
const TRAILER=/^Agent-Mark: ([0-9a-f]{32})$/m
function workMarker(secret,{repositoryId:repositoryId,number:number}){if(secret==="")return{mark:()=>"",isMarked:()=>false,trailer:()=>{},hasTrailer:()=>false}
const seal=(0,write_seal.J)(secret,"deckhand work",`${repositoryId}#${number}`)
return{mark:branch=>`\x3c!-- deckhand:work ${seal.codeOf(["branch",branch])} --\x3e`,isMarked(body,branch){const[found,...others]=body.matchAll(MARK)
return found?.[1]!==void 0&&others.length===0&&seal.isOurs(found[1],["branch",branch])},trailer:conversation=>`Agent-Mark: ${seal.codeOf(["conversation",conversation])}`,hasTrailer(message){const[,conversation=""]=CONVERSATION.exec(message)??[]
const[,code]=TRAILER.exec(message)??[]
return code!==void 0&&seal.isOurs(code,["conversation",conversation])}}}var mark=__webpack_require__(11026)
var own_secret=__webpack_require__(23246)
function markerOf(env,{repository:repository},thread){const number=thread.type==="none"?"":thread.number
return(0,answer_mark.r)((0,own_secret.b)(env)??"",`${repository.owner}/${repository.name}#${number}`)}function workMarkerOf({world:world,trigger:trigger}){const{thread:thread,repositoryId:repositoryId}=trigger
if(thread.type==="none")return workMarker("",{repositoryId:repositoryId,number:0})
return workMarker((0,own_secret.b)(world.env)??"",{repositoryId:repositoryId,number:thread.number})}function ownWords(env,job,thread){const number=thread.type==="none"?"":thread.number
const finding=(0,mark.i)((0,own_secret.b)(env)??"",`${job.repository.owner}/${job.repository.name}#${number}`)
const answer=markerOf(env,job,thread)
return body=>answer.isOurs(body)||finding.read(body)!==void 0}function withMark({world:world,job:job,trigger:trigger},body){const mark=markerOf(world.env,job,trigger.thread).mark(trigger.key)
return mark===""?body:`${body}\n\n${mark}`}},84080:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>inPlainWords})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
function inPlainWords(env,body,hasNone=(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(env,"isolation")==="none"){return hasNone?`${body}\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("no-wall")}`:body}},37842:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>replyPlace})
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
function replyPlace(env,{answer:answer}){if(answer.kind==="discussion")return answer
const isShownThere=((0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"confirmation")??"never")==="never"
return answer.kind==="review-thread"&&isShownThere?answer:{kind:"comment"}}},37715:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J0:()=>saidAt,ie:()=>tellsEnd,ui:()=>isUnfinished})
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7477)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21412)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60593)
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(18970)
async function saidAt({github:github,job:job},{issue:issue,place:place={kind:"comment"}},isIt){if(place.kind==="discussion"){const own=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_3__.uu)(github,place.discussionId,isIt)
return own.map(comment=>({issue:issue,place:place,...comment}))}const own=await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__.jU)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(github,job.repository))
const isOurs=({body:body="",user:user})=>(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__.Fj)(user,own)&&isIt(body)
return place.kind==="review-thread"?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Yo)(github,job.repository,{issue:issue,place:place},isOurs):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Sg)(github,job.repository,issue,isOurs)}function isUnfinished(body){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body)}function tellsEnd(body){return body.startsWith("### ")&&!isUnfinished(body)}},94221:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{bx:()=>lastWord,d2:()=>beginSticky,ne:()=>withdraw,xg:()=>finishSticky})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76948)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60593)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62822)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(91492)
var _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(75870)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(48142)
var _own_mark_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(16820)
var _plain_words_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(84080)
var _reply_place_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(37842)
var _said_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(37715)
async function beginSticky(connection,env,trigger,working,earlier){const{github:github,job:job}=connection
const{thread:thread}=trigger
if(!takesComments(connection,env,trigger)||trigger.kind==="review"||thread.type==="none")return
const sticky=await(earlier?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.QA)(github,job.repository,earlier,working).then(posted=>posted.sticky):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Gy)(github,job.repository,thread.number,working,(0,_reply_place_js__WEBPACK_IMPORTED_MODULE_11__.M)(env,trigger))).catch(unlessRefused)
if(!sticky)return
const body=thread.type==="pull_request"?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("cut-off-pull-request",{run_url:job.runUrl}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("cut-off",{kind:thread.type,number:String(thread.number),run_url:job.runUrl});(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_7__.r1)(env,{sticky:sticky,body:(0,_own_mark_js__WEBPACK_IMPORTED_MODULE_8__.kN)({world:{env:env},job:job,trigger:trigger},(0,_plain_words_js__WEBPACK_IMPORTED_MODULE_9__.f)(env,body))})
return sticky}function takesComments({mayWrite:mayWrite},env,{thread:thread}){return mayWrite&&thread.type!=="none"&&(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_12__.J)(env,"comment-mode")!=="none"}function unlessRefused(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error)
const passes=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&(error.status===0||error.status>=500||/locked/i.test(message))
if(!passes)throw error;(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.m)(`There is no comment yet; the summary of this run will have the report. ${message}`)}async function lastWord(connection,env,trigger,outcome,body){const{github:github,job:job,redact:redact}=connection
const{kind:kind,thread:thread}=trigger
const isWorthAWord=kind!=="review"||_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__.tz.includes(outcome)&&outcome!=="cancelled"
if(!takesComments(connection,env,trigger)||thread.type==="none"||!isWorthAWord)return
try{return await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Gy)(github,job.repository,thread.number,body,(0,_reply_place_js__WEBPACK_IMPORTED_MODULE_11__.M)(env,trigger))}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error),redact)
return}}async function pointTo(final,sticky,{github:github,job:job},env){const trigger={thread:{type:"issue",number:sticky.issue},key:`answered below ${final.id}`}
const words=(0,_own_mark_js__WEBPACK_IMPORTED_MODULE_8__.kN)({world:{env:env},job:job,trigger:trigger},(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("answered-below",{url:final.url}))
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(github,job.repository,sticky,words)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.m)(`The first comment could not be brought up to date. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)}}async function answerBelow(connection,sticky,body){const{github:github,job:job}=connection
const{mark:mark}=(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_1__.z)(body)
const isIt=said=>mark!==""&&(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_1__.z)(said).mark===mark&&(0,_said_js__WEBPACK_IMPORTED_MODULE_10__.ie)(said)
const left=(await(0,_said_js__WEBPACK_IMPORTED_MODULE_10__.J0)(connection,sticky,isIt).catch(()=>[])).find(({id:id})=>id>sticky.id)
return left?(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.QA)(github,job.repository,left,body):{body:body,sticky:await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.yn)(github,job.repository,sticky,body)}}async function finishSticky(connection,env,open){const{github:github,job:job,redact:redact}=connection
const{sticky:sticky,body:body,isAnswer:isAnswer}=open;(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_7__.r1)(env,open)
try{const isNew=isAnswer&&(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_12__.J)(env,"comment-mode")==="new"
const final=await(isNew?answerBelow(connection,sticky,body):(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.QA)(github,job.repository,sticky,body));(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_7__.r1)(env,void 0)
if(final.sticky.id!==sticky.id)await pointTo(final.sticky,sticky,connection,env)
return final}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error),redact)
return{sticky:sticky,body:body}}}async function withdraw(connection,place,sticky,url){if(sticky.url===url)return
const{github:github,job:job}=connection
const{env:env}=place.world
try{await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Tu)(github,job.repository,sticky)
return(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_7__.r1)(env,void 0)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.m)(`The comment that is not needed could not be taken back. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)}await finishSticky(connection,env,{sticky:sticky,body:(0,_own_mark_js__WEBPACK_IMPORTED_MODULE_8__.kN)(place,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("joined",{url:url??""}))})}},21412:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fj:()=>canBeOurs,jU:()=>readOwn})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({viewer:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})})
const RestReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})
async function readOwn(client){try{const{viewer:viewer}=Reply.parse(await client.graphql(ownQuery,{}))
return{login:viewer.login,id:viewer.databaseId}}catch{return RestReply.safeParse(await(client.account?.().catch(()=>{}))).data}}const ownQuery="query Own{viewer{login databaseId}}"
function canBeOurs(writer,own){return own?Number(writer?.id)===own.id:writer?.type==="Bot"}},76948:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>answerMarker,z:()=>apart})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _seal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14801)
const FORM=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(secret,place){if(secret==="")return{mark:()=>"",isOurs:()=>false}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.J)(secret,"deckhand answers",place)
return{mark:key=>`\x3c!-- deckhand:answer ${digestOf(key)} ${seal.codeOf([digestOf(key)])} --\x3e`,isOurs(body,key){const[found,...others]=body.matchAll(FORM)
const[,trigger="",code=""]=found??[]
if(!found||others.length>0||key!==void 0&&trigger!==digestOf(key))return false
return seal.isOurs(code,[trigger])}}}function apart(body){const[mark=""]=/\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(body)??[]
return{words:body.slice(0,body.length-mark.length),mark:mark}}function digestOf(key){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)}},45013:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({errors:zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.object({type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string()})],zod__WEBPACK_IMPORTED_MODULE_1__.unknown())})
const STATUS={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(github,query,{variables:variables,permission:permission}){try{return await github.graphql(query,variables)}catch(error){const[refusal]=Refusal.safeParse(error).data?.errors??[]
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4||refusal===void 0)throw error
const status=STATUS[refusal.type??""]??422
const missing=`Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,"GitHub refused what was to be written.",{quote:`GitHub answered: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(refusal.message,300)}`,hint:status===403?missing:"Look whether what was to be written to is still there and open.",cause:error})}}},30292:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>takeOff})
async function takeOff(github,{owner:owner,name:repo},number,{kind:kind,name:name}){const thread={owner:owner,repo:repo,issue_number:number}
if(kind==="label")await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...thread,name:name})
else{const route="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await github.request(route,{...thread,assignees:[name]})}}},60593:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$5:()=>fitted,Gy:()=>postComment,Iz:()=>rewriteComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,yn:()=>postOnce})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78276)
var _answer_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76948)
var _discussion_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18970)
var _standing_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60366)
const LIMIT=6e4
async function postComment(github,repository,issue,body,place={kind:"comment"}){const words={issue:issue,place:place,sent:fitted(body)}
try{return await send(github,repository,words)}catch(error){const stored=(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.VH)(error)?await foundAgain(github,repository,words):void 0
if(!stored)throw error
return stored}}async function postOnce(github,repository,{issue:issue,place:place={kind:"comment"}},body){const there=await foundAgain(github,repository,{issue:issue,place:place,sent:fitted(body)})
return there??postComment(github,repository,issue,body,place)}async function send(github,repository,{issue:issue,place:place,sent:sent}){if(place.kind==="discussion")return{issue:issue,place:place,...await(0,_discussion_js__WEBPACK_IMPORTED_MODULE_4__.B)(github,place,sent)}
const reply=place.kind==="comment"?void 0:await postReply(github,repository,{issue:issue,place:place,sent:sent})
if(reply)return reply
const thread={owner:repository.owner,repo:repository.name,issue_number:issue}
const route="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return stickyOf(issue,(await github.request(route,{...thread,body:sent})).data)}function saidOf(issue,comment){return{...stickyOf(issue,comment),body:comment.body??""}}function stickyOf(issue,{id:id,node_id:nodeId,html_url:url}){return{issue:issue,id:Number(id),url:url,nodeId:nodeId}}async function foundAgain(github,repository,{issue:issue,place:place,sent:sent}){const isIt=({body:body=""})=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.cZ)(body,sent)
try{if(place.kind==="discussion"){const[own]=await(0,_discussion_js__WEBPACK_IMPORTED_MODULE_4__.uu)(github,place.discussionId,body=>isIt({body:body}))
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
return{...stickyOf(issue,data),place:place}}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404)return
throw error}}async function editComment(github,repository,sticky,body){const end=await rewriteComment(github,repository,sticky,body)
if(end==="done")return{sticky:sticky,body:body}
const words=end==="not-taken"?body:besides(body,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(`comment-${end}`,{url:sticky.url}))
return{sticky:await postOnce(github,repository,sticky,words),body:words}}function besides(body,sentence){const{words:words,mark:mark}=(0,_answer_mark_js__WEBPACK_IMPORTED_MODULE_3__.z)(body)
return`${words}\n\n${sentence}${mark}`}async function rewriteComment(github,repository,sticky,body){const standing=sticky.nodeId===void 0?"ours":await(0,_standing_js__WEBPACK_IMPORTED_MODULE_5__.Y)(github,sticky.nodeId)
if(standing!=="ours")return standing
const sent=fitted(body)
const said=await put(github,repository,sticky,sent)
return firstLine(said??"")===firstLine(sent)?"done":"not-taken"}async function put(github,{owner:owner,name:name},{id:id,place:place,nodeId:nodeId},body){if(place?.kind==="discussion")return nodeId===void 0?void 0:(0,_discussion_js__WEBPACK_IMPORTED_MODULE_4__.Eq)(github,nodeId,body)
try{const kind=place?.kind==="review-thread"?"pulls":"issues"
const route=`PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
return(await github.request(route,{owner:owner,repo:name,comment_id:id,body:body})).data.body}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404)return
throw error}}async function deleteComment(github,{owner:owner,name:name},{id:id,place:place,nodeId:nodeId}){if(place?.kind==="discussion"&&nodeId!==void 0)return(0,_discussion_js__WEBPACK_IMPORTED_MODULE_4__.FI)(github,nodeId)
const kind=place?.kind==="review-thread"?"pulls":"issues"
const route=`DELETE /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
try{await github.request(route,{owner:owner,repo:name,comment_id:id})}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404))throw error}}function firstLine(body){return(body.trim().split("\n")[0]??"").trim()}function fitted(body){const{words:words,mark:mark}=(0,_answer_mark_js__WEBPACK_IMPORTED_MODULE_3__.z)(body)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__._)(words,LIMIT,"the comment was too long; the summary of the run has it whole")+mark}},18970:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>addToDiscussion,Eq:()=>editInDiscussion,FI:()=>removeFromDiscussion,uu:()=>ownInDiscussion})
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
async function ownInDiscussion(github,discussionId,isIt){const{node:node}=Said.parse(await asked(github,SAID,{id:discussionId}))
return node.comments.nodes.flatMap(comment=>[comment,...comment?.replies.nodes??[]]).filter(comment=>comment!==null).filter(({viewerDidAuthor:viewerDidAuthor,body:body})=>viewerDidAuthor&&isIt(body)).map(({databaseId:databaseId,id:id,url:url,body:body})=>({id:databaseId,nodeId:id,url:url,body:body}))}function asked(github,query,variables){return(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_1__.j)(github,query,{variables:variables,permission:"discussions: write"})}},60366:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>nodeOf,Y:()=>standingOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const fields="isMinimized author{login} editor{login}"
const query=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n  ... on DiscussionComment{${fields}}\n}}`
const Account=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullable()
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({isMinimized:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),author:Account,editor:Account})})
async function standingOf(github,nodeId){const reply=await github.graphql(query,{id:nodeId}).catch(()=>{})
const{data:data}=Reply.safeParse(reply)
if(!data)return"ours"
const{isMinimized:isMinimized,author:author,editor:editor}=data.node
if(editor!==null&&editor.login!==author?.login)return"edited"
return isMinimized?"hidden":"ours"}async function nodeOf(github,{owner:owner,name:repo},{id:id,kind:kind}){const route=`GET /repos/{owner}/{repo}/${kind}/comments/{comment_id}`
const found=github.request(route,{owner:owner,repo:repo,comment_id:id})
return found.then(({data:data})=>data.node_id).catch(()=>{})}},42333:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>withoutInvisible})
const INVISIBLE=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function withoutInvisible(text){return text.replaceAll(INVISIBLE,"")}},38557:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>neutralise})
class Reader{line
#at=0
#runs=new Map
constructor(line){this.line=line
for(const{0:run,index:index}of[...line.matchAll(/`+/g)].reverse()){const runs=this.#runs.get(run.length)
if(runs)runs.push(index)
else this.#runs.set(run.length,[index])}}get isAtEnd(){return this.#at>=this.line.length}peek(offset=0){return this.line[this.#at+offset]??""}see(pattern){return this.match(pattern)?.[0]??""}match(pattern){pattern.lastIndex=this.#at
return pattern.exec(this.line)}take(length){this.#at+=length
return this.line.slice(this.#at-length,this.#at)}skip(length){this.#at+=length}startsWith(text){return this.line.slice(this.#at,this.#at+text.length).toLowerCase()===text.toLowerCase()}toClosingTicks(length){const runs=this.#runs.get(length)??[]
while((runs.at(-1)??Number.POSITIVE_INFINITY)<=this.#at)runs.pop()
const next=runs.at(-1)
return next===void 0?void 0:next+length-this.#at}}const DOCUMENTATION="https://docs.github.com/"
const ATTACHMENTS=["https://github.com/user-attachments/","https://user-images.githubusercontent.com/"]
const PLAIN=/^[\w:/.#?=%+~-]*$/
function isOurs(url,{repositoryUrl:repositoryUrl}){if(!PLAIN.test(url)||/\/\.|%2[ef]|^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(url))return false
return url===repositoryUrl||["/","#","?"].some(end=>url.startsWith(repositoryUrl+end))||url.startsWith(DOCUMENTATION)}function isImageOfOurs(url,rules){return isOurs(url,rules)||PLAIN.test(url)&&!/\/\./.test(url)&&ATTACHMENTS.some(start=>url.startsWith(start))}function endsInClosingWord(text){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(text)}function writeLine(line,isRow,rules,out){const cells=isRow?line.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[line]
for(const cell of cells)writeText(cell,rules,out)}function writeText(text,rules,out){const reader=new Reader(text)
while(!reader.isAtEnd)if(!writePhrase(reader,rules,out))writeToken(reader,rules,out)}const WRITERS={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(reader,rules,out){(WRITERS[reader.peek()]??writeWords)(reader,rules,out)}function writePhrase(reader,{phrases:phrases},out){const said=phrases.find(phrase=>phrase!==""&&!phrase.includes("`")&&reader.startsWith(phrase))
if(said===void 0)return false
out.code(reader.take(said.length))
return true}function writeEscape(reader,_rules,out){const hidden=reader.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(hidden.startsWith("\\<")||isActing(hidden,out)){reader.skip(1)
return}if(hidden.startsWith("\\@")){reader.skip(1)
out.code(reader.take(reader.see(NAME).length))
return}const isPair=reader.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!isPair){out.raw(reader.take(1)+(reader.isAtEnd?"":"\\"))
return}const isInAddress=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(out.tail)
out.raw(`${isInAddress&&/[:/.]/.test(reader.peek(1))?" ":""}${reader.take(2)}`)}function writeTicks(reader,_rules,out){const ticks=reader.see(/`+/y)
const length=reader.toClosingTicks(ticks.length)
if(length===void 0)out.raw("\\`".repeat(reader.take(ticks.length).length))
else out.span(reader.take(length))}function writeAngle(reader,_rules,out){out.raw(/[A-Za-z/!?]/.test(reader.peek(1))?"&lt;":"<")
reader.skip(1)}const HARMLESS=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(reader,_rules,out){const isActive=reader.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!reader.see(HARMLESS)
out.raw(isActive?"&amp;":"&")
reader.skip(1)}const LINK=/\[([^[\]`\\<>@#&!]*)\]\(([^\s()<>`"'\\]*)\)/y
function writeImage(reader,rules,out){reader.skip(1)
const[found,words="",url=""]=reader.match(LINK)??[]
if(found===void 0){out.raw(reader.peek()==="["?"\\!":"!")
return}reader.skip(found.length)
if(isImageOfOurs(url,rules))out.raw(`[image: ${words.replaceAll(ADDRESS,"")}](${url})`)
else writeApart(`image: ${words}`,url,rules,out)}function writeLink(reader,rules,out){const[found,words="",url=""]=reader.match(LINK)??[]
if(found===void 0){out.raw(reader.take(1))
return}reader.skip(found.length)
const isAllowed=isImageOfOurs(url,rules)||/^#[\w-]*$/.test(url)
const isCalling=rules.phrases.some(phrase=>words.toLowerCase().includes(phrase.toLowerCase()))
const isKept=isAllowed&&!isCalling&&!endsInClosingWord(out.tail)
if(isKept)out.raw(`[${words.replaceAll(ADDRESS,"")}](${url})`)
else writeApart(words,url,rules,out)}const ADDRESS=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/gi
function writeApart(words,url,rules,out){if(/[^\s(["'*_]$/.test(out.tail))out.raw(" ")
writeText(words,rules,out)
if(url===""){out.raw(" ")
return}out.raw(" (")
out.code(url)
out.raw(")")}function writeClosingBracket(reader,_rules,out){out.raw(/[(:]/.test(reader.peek(1))?"\\]":"]")
reader.skip(1)}const NAME=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(reader,_rules,out){const name=/[A-Za-z0-9]$/.test(out.tail)?"":reader.see(NAME)
if(name==="")out.raw(reader.take(1))
else out.code(reader.take(name.length))}function writeReference(reader,_rules,out){const reference=reader.see(/#\d+/y)
if(isActing(reference,out))out.code(reader.take(reference.length))
else out.raw(reader.take(1))}function isActing(reference,{tail:tail}){return reference.includes("#")&&(endsInClosingWord(tail)||/[\w-]$/.test(tail))}function writeSlash(reader,_rules,out){const command=out.atStart?reader.see(/\/[A-Za-z][\w/.-]*/y):""
if(command==="")out.raw(reader.take(1))
else out.code(reader.take(command.length))}const SCHEME=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(reader,rules,out){if(reader.see(SCHEME))writeAddress(reader,rules,out)
else if(reader.see(/GH-\d/iy)&&endsInClosingWord(out.tail))out.code(reader.take(reader.see(/GH-\d+/iy).length))
else out.raw(reader.take(reader.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length))}function writeAddress(reader,rules,out){const whole=reader.see(/(?:[^\s<>`|\\"'[\](){}&]|&(?!lt;))+/y)
const url=whole.replace(/[.,;:!?*_~]+$/,"")
reader.skip(url.length)
if(isOurs(url,rules)&&!endsInClosingWord(out.tail))out.raw(url)
else out.code(url)}var invisible=__webpack_require__(42333)
const BEFORE_WORDS=/^[\s>*+\-\d.)[\]x]*$/
const TAIL=60
class Writer{#parts=[]
tail=""
atStart=true
#afterCode=false
get text(){return this.#parts.join("")}raw(text){if(text==="")return
this.#write(this.#afterCode&&text.startsWith("`")?` ${text}`:text)
this.#afterCode=false
this.atStart=text.endsWith("\n")||this.atStart&&BEFORE_WORDS.test(text)}span(text){this.#write(/[`$]$/.test(this.tail)?` ${text}`:text)
this.#afterCode=true
this.atStart=false}code(text){this.span(`\`${text}\``)}#write(text){this.#parts.push(text)
this.tail=(this.tail+text.slice(-TAIL)).slice(-TAIL)}}function neutralise(markdown,rules){const lines=markdown.replaceAll(/\r\n?/g,"\n").split("\n")
const isRow=lines.map(invisible.O).some(line=>/^[\s>*+\d.|:-]*-[\s>*+\d.|:-]*$/.test(line)&&/[|:]/.test(line))
const out=new Writer
let open
for(const[index,line]of lines.entries()){if(index>0)out.raw("\n")
open=open?inFence(line,open,isRow,rules,out):inProse(line,isRow,rules,out)}if(open)out.raw(`${out.tail.endsWith("\n")?"":"\n"}${closing(open)}`)
return out.text}function inProse(given,isRow,rules,out){const line=(0,invisible.O)(given)
const[,blank="",fence="",info=""]=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})(.*)$/s.exec(line)??[]
if(fence===""){writeLine(line,isRow,rules,out)
return}out.raw(`${blank}${fence}${languageOf(info)}`)
return{indent:blank.length,mark:fence[0]??"",length:fence.length}}function languageOf(info){const language=/^\s*([\w+#.-]{1,30})/.exec(info)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(language)?"text":language}function inFence(line,fence,isRow,rules,out){const isLeft=line.trim()!==""&&indentOf(line)<fence.indent
if(isLeft){out.raw(`${closing(fence)}\n`)
return inProse(line,isRow,rules,out)}out.raw(line.replaceAll("\0","�"))
return isClosing(line,fence)?void 0:fence}function isClosing(line,{mark:mark,length:length}){const run=/^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1]??""
return run.startsWith(mark)&&run.length>=length}function closing({indent:indent,mark:mark,length:length}){return" ".repeat(indent)+mark.repeat(length)}function indentOf(line){return/^ */.exec(line)?.[0].length??0}},1770:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>addLabels,l:()=>requestReviews})
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
async function addLabels(github,{owner:owner,name:repo},number,labels){const route="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await github.request(route,{owner:owner,repo:repo,issue_number:number,labels:[...labels]})}async function requestReviews(github,repository,number,names){try{await askAll(github,repository,number,names)}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===422&&names.length>1))throw error
const faults=[]
for(const name of names)await askAll(github,repository,number,[name]).catch(fault=>faults.push(fault))
if(faults.length>0)throw faults[0]}}async function askAll(github,{owner:owner,name:repo},number,names){const teams=names.flatMap(name=>name.includes("/")?[name.slice(name.indexOf("/")+1)]:[])
const people=names.filter(name=>!name.includes("/"))
const route="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await github.request(route,{owner:owner,repo:repo,pull_number:number,reviewers:people,team_reviewers:teams})}},78276:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>clipProse,_:()=>clipMarkdown})
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38557)
function clipMarkdown(markdown,limit,why){if(markdown.length<=limit)return closeFence(markdown)
const kept=markdown.slice(0,limit).replace(/[\ud800-\udbff]$/,"")
return`${closeFence(kept)}\n\n_(cut: ${why})_`}const PROSE=24e3
function clipProse(prose,rules){for(let limit=2e4;;limit=Math.floor(limit/2)){const text=(0,_prose_neutral_js__WEBPACK_IMPORTED_MODULE_0__.$)(clipMarkdown(prose,limit,"the whole answer is in the output `final-response`"),rules)
if(text.length<=PROSE)return text}}const FENCE=/^ {0,3}(`{3,}|~{3,})(.*)$/
function closeFence(markdown){let open=""
for(const line of markdown.split(/\r?\n|\r/)){const[,fence="",rest=""]=FENCE.exec(line)??[]
if(open==="")open=fence.startsWith("`")&&rest.includes("`")?"":fence
else if(fence.startsWith(open)&&rest.trim()==="")open=""}return open===""?markdown:`${markdown.replace(/\n$/,"")}\n${open}`}},11026:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{i:()=>findingMarker})
var _seal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(14801)
const FORM=/<!-- deckhand:finding (blocking|important|minor|mended) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(key,place){if(key==="")return{mark:()=>"",read:()=>{}}
const seal=(0,_seal_js__WEBPACK_IMPORTED_MODULE_0__.J)(key,"deckhand review findings",place)
return{mark:({kind:kind,fingerprint:fingerprint})=>`\x3c!-- deckhand:finding ${kind} ${fingerprint} ${seal.codeOf([kind,fingerprint])} --\x3e`,read(body){const[,kind,fingerprint="",code=""]=FORM.exec(body)??[]
if(kind===void 0)return
const marked={kind:kind,fingerprint:fingerprint}
return seal.isOurs(code,[kind,fingerprint])?marked:void 0}}}},14801:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J:()=>sealFor})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
function sealFor(secret,purpose,place){const own=Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256",secret,"",purpose,32))
const codeOf=parts=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256",own).update(JSON.stringify([place.toLowerCase(),...parts])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(code,parts)=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(code),Buffer.from(codeOf(parts)))}}}}

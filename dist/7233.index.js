export const id=7233
export const ids=[7233]
export const modules={87233:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{InputName:()=>InputName,Inputs:()=>Inputs,nearestInput:()=>nearestInput,readInputs:()=>readInputs,readInputsWithoutModel:()=>readInputsWithoutModel,requireSoundGate:()=>requireSoundGate,secretInputs:()=>secretInputs})
var schemas=__webpack_require__(28942)
var coerce=__webpack_require__(49567)
var iso=__webpack_require__(64377)
var outcome=__webpack_require__(62822)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var input_shapes=__webpack_require__(48588)
var intents_input=__webpack_require__(12939)
var list_query=__webpack_require__(15472)
var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var core=__webpack_require__(88532)
var environment=__webpack_require__(62461)
var mask_forms=__webpack_require__(91106)
function parseSecrets(text){const given=text.trim().startsWith("{")?fromJson(text):fromLines(text)
return given&&Object.fromEntries(Object.entries(given).filter(([,value])=>value!==""))}const secretList=schemas.string().transform((text,context)=>{const message=secretsProblem(text)
if(message===void 0)return parseSecrets(text)??{}
context.addIssue({code:"custom",message:message})
return core.tm})
function secretsProblem(text){const secrets=parseSecrets(text)
if(!secrets)return"must be lines of `NAME=VALUE` or a JSON object of strings, with names of letters, digits and _"
const own=Object.keys(secrets).find(name=>environment.c.test(name))
if(own!==void 0)return`cannot hold ${own}, which the runner uses itself; choose another name`
const short=Object.keys(secrets).find(name=>(secrets[name]?.trim().length??0)<mask_forms.G6)
if(short===void 0)return
return`holds ${short} with fewer than ${mask_forms.G6} characters, and such a short value cannot be hidden`}const secrets_input_name=schemas.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
const InJson=schemas.record(secrets_input_name,schemas.string())
function fromJson(text){try{return InJson.safeParse(JSON.parse(text)).data}catch{return}}function fromLines(text){const lines=text.split(/\r?\n/).filter(line=>line.trim()!=="")
const pairs=lines.map(line=>/^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(line))
if(pairs.includes(null))return
return Object.fromEntries(pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").trim()]))}const texts=schemas.record(schemas.string(),schemas.string()).catch({})
const Config=schemas.object({mcpServers:schemas.record(schemas.string(),schemas.object({env:texts.optional(),headers:texts.optional()}))})
function literalSecrets(text,isSecret){const servers=Object.values(Config.safeParse(parsedOrNothing(text)).data?.mcpServers??{})
const named=servers.flatMap(({env:env,headers:headers})=>[...Object.entries(env??{}),...Object.entries(headers??{})])
const secret=named.filter(([name,value])=>isSecret(name)&&!value.includes("${"))
return secret.flatMap(([,value])=>[value,value.replace(/^\w+ /,"")])}function parsedOrNothing(text){try{return JSON.parse(text)}catch{return}}const MISSING="is missing"
const required=schemas.string({error:MISSING})
const guid=schemas.guid({error:({input:input})=>input===void 0?MISSING:"must be an id like 00000000-0000-0000-0000-000000000000"})
const SHORT_STATE_KEY="must have at least 16 characters"
const NO_STATE_KEY="is missing; without an `api-key`, it signs what the agent remembers"
const NOT_A_NUMBER="must be a number"
const ITERATIONS="must be a whole number from 1 to 1000"
const ITEMS="must be a whole number from 1 to 256"
const MINUTES="must be more than 0 and at most 360"
const TEMPERATURE="must be from 0 to 2"
const Inputs=schemas.strictObject({mode:schemas["enum"](raw_input.FN,{error:`must be one of ${raw_input.FN.join(", ")}`}).default("auto"),model:required,"api-key":schemas.string().optional(),"azure-client-id":guid.optional(),"azure-tenant-id":guid.optional(),"base-url":input_shapes.tf.default("https://api.openai.com/v1"),"api-mode":schemas["enum"](["auto","chat","responses","messages"],{error:"must be auto, chat, responses or messages"}).default("auto"),"api-version":schemas.string().regex(/^[\w.-]{1,40}$/,"must be a version like 2024-10-21").optional(),"model-headers":input_shapes._o.optional(),"model-features":input_shapes.Wr.optional(),"reasoning-effort":schemas.string().regex(/^[a-z]{2,20}$/,"must be one word, e.g. low, medium or high").optional(),temperature:coerce.ai(NOT_A_NUMBER).min(0,TEMPERATURE).max(2,TEMPERATURE).optional(),"fallback-models":input_shapes.OD.optional(),"vision-model":schemas.string().optional(),"small-model":schemas.string().optional(),"github-token":required,secrets:secretList.optional(),isolation:schemas["enum"](["auto","namespace","none"],{error:"must be auto, namespace or none"}).default("auto"),"agent-server-url":input_shapes.tf.optional(),"agent-server-key":schemas.string().optional(),"agent-server-conversation":input_shapes.Jt.default(!1),"agent-server-gives":input_shapes.OD.optional(),network:schemas.string().default("none"),caches:input_shapes.OD.optional(),"tool-env":input_shapes.OD.optional(),"mixed-threads":schemas["enum"](["restricted","strict","as-trusted"],{error:"must be restricted, strict or as-trusted"}).default("restricted"),tools:input_shapes.WO.optional(),"allowed-tools":input_shapes.OD.optional(),intents:intents_input.V$.optional(),"read-github":input_shapes.he.optional(),"attach-screenshots":input_shapes.Jt.default(!1),"mcp-config":schemas.string().optional(),"mcp-secrets":secretList.optional(),"trigger-phrase":input_shapes.HJ.default("@agent"),"review-verdict":schemas["enum"](["comment","allow"],{error:"must be comment or allow"}).default("comment"),"fork-push":input_shapes.Jt.default(!1),"label-trigger":schemas.string().default("agent"),"assignee-trigger":schemas.string().optional(),"ci-attempts":input_shapes.r2,"change-set":schemas.string().optional(),list:schemas.string().refine(text=>(0,list_query.E1)(text)!==void 0,`must be ${list_query.rH}`).optional(),item:schemas.string().refine(text=>(0,list_query.b8)(text)!==void 0,"must be one element of the output `matrix`, or a name").optional(),prompt:schemas.string().optional(),"prompt-file":input_shapes.AN.optional(),confirmation:schemas["enum"](["never","risky","always"],{error:"must be never, risky or always"}).default("never"),"confirmation-threshold":schemas["enum"](["low","medium","high"],{error:"must be low, medium or high"}).default("high"),"approve-label":schemas.string().default("agent:approve"),"reject-label":schemas.string().default("agent:reject"),approvers:input_shapes.kz.optional(),"approval-expires":input_shapes.p0.default("72h"),"allowed-roles":input_shapes.r9.default("admin, maintain, write"),"allowed-users":input_shapes.OD.optional(),"denied-users":input_shapes.OD.optional(),"allowed-bots":input_shapes.Mt.optional(),"system-prompt-file":schemas.string().optional(),"system-prompt-suffix":schemas.string().optional(),skills:input_shapes.ZQ.prefault("true"),"skills-from":input_shapes.L6.optional(),"skill-commands":input_shapes.Jt.default(!1),hooks:input_shapes.Jt.default(!1),plugins:input_shapes.SP.optional(),"sub-agents":input_shapes.Jt.default(!1),"setup-command":schemas.string().optional(),"setup-network":schemas.string().default("registries"),"plan-first":input_shapes.Jt.default(!1),check:schemas.string().optional(),"check-attempts":input_shapes.r2.unwrap().default(3),critic:schemas["enum"](["none","model"],{error:"must be none or model"}).default("none"),"max-iterations":coerce.ai(NOT_A_NUMBER).int(ITERATIONS).min(1,ITERATIONS).max(1e3,ITERATIONS).default(100),"max-items":coerce.ai(NOT_A_NUMBER).int(ITEMS).min(1,ITEMS).max(256,ITEMS).default(20),"max-runs-per-day":input_shapes.MR,"max-repository-runs-per-day":input_shapes.Dg.optional(),"skip-if":input_shapes.it.optional(),"stop-after":iso.date("must be a date like 2027-01-31").optional(),"quiet-hours":input_shapes.oM.optional(),"timeout-minutes":coerce.ai(NOT_A_NUMBER).positive(MINUTES).max(360,MINUTES).default(25),"max-budget-usd":(0,input_shapes.u9)(coerce.ai().positive().max(1e4),"a number above 0 and at most 10000").optional(),"max-budget-tokens":(0,input_shapes.u9)(coerce.ai().int().min(1).max(1e9),"a whole number from 1 to 1000000000").optional(),...publishing.lo,"fail-on":input_shapes.X.default(outcome.tz.join(", ")),"output-schema":schemas.string().optional(),"output-schema-file":schemas.string().optional(),"state-store":schemas["enum"](["git-ref","none"],{error:"must be git-ref or none"}).default("git-ref"),resume:input_shapes.TU.default("auto"),"state-key":schemas.string().min(16,SHORT_STATE_KEY).optional(),"encrypt-state":input_shapes.Jt.default(!1),"log-completions":input_shapes.Jt.default(!1),"show-output":schemas["enum"](["auto","full","none"],{error:"must be auto, full or none"}).default("auto")}).readonly()
const WithKey=Inputs.unwrap().extend({"api-key":required,"azure-client-id":schemas.undefined({error:"cannot be used together with `api-key`"}).optional(),"azure-tenant-id":schemas.undefined({error:"cannot be used together with `api-key`"}).optional()}).readonly()
const Keyless=Inputs.unwrap().extend({"azure-client-id":guid,"azure-tenant-id":guid,"state-key":schemas.string({error:NO_STATE_KEY}).min(16,SHORT_STATE_KEY)}).readonly()
const WithoutModel=Inputs.unwrap().partial({model:!0}).readonly()
const InputName=Inputs.unwrap().keyof()
const SECRET_HEADER=/auth|key|token|secret|cookie|credential/i
function secretInputs(env){const headers=input_shapes._o.safeParse((0,raw_input.JR)(env,"model-headers")??"")
const named=Object.entries(headers.data??{}).filter(([name])=>SECRET_HEADER.test(name))
const plain=[(0,raw_input.JR)(env,"github-token"),(0,raw_input.JR)(env,"api-key"),(0,raw_input.JR)(env,"state-key"),(0,raw_input.JR)(env,"agent-server-key")].filter(secret=>secret!==void 0)
const lists=[(0,raw_input.JR)(env,"secrets")??"",(0,raw_input.JR)(env,"mcp-secrets")??""]
const listed=lists.flatMap(given=>Object.values(parseSecrets(given)??{malformed:given}))
const forServers=literalSecrets((0,raw_input.JR)(env,"mcp-config")??"",name=>SECRET_HEADER.test(name))
return[...plain,...listed,...forServers,...named.flatMap(([,value])=>[value,value.replace(/^\w+ /,"")])]}function readInputs(env){const isKeyless=AZURE.some(name=>(0,raw_input.JR)(env,name)!==void 0)&&(0,raw_input.JR)(env,"api-key")===void 0
return isKeyless?read(env,Keyless):read(env,WithKey)}function readInputsWithoutModel(env){return read(env,WithoutModel)}const AZURE=["azure-client-id","azure-tenant-id"]
const OF_CALLERS=["allowed-roles","allowed-users","denied-users","allowed-bots","approvers"]
function requireSoundGate(env){const{error:error}=WithoutModel.safeParse(givenIn(env))
const issues=error?.issues.filter(({code:code,path:path})=>code==="unrecognized_keys"||OF_CALLERS.includes(String(path[0])))
if(issues&&issues.length>0)throw unsound(issues,error)}function read(env,shape){const inputs=shape.safeParse(givenIn(env))
if(!inputs.success)throw unsound(inputs.error.issues,inputs.error)
const{"agent-server-key":key,"agent-server-url":url}=inputs.data
if(key!==void 0&&url===void 0)throw new fault.vC("config","Invalid configuration: `agent-server-key` needs `agent-server-url`.",{hint:FIX});(0,publishing.JX)(inputs.data)
return inputs.data}function givenIn(env){const given=Object.entries(env).flatMap(([variable,value])=>variable.startsWith("INPUT_")&&value?.trim()?[[nameOf(variable),value.trim()]]:[])
return Object.fromEntries(given)}function unsound(issues,cause){const lacks=name=>issues.some(({message:message,path:path})=>path[0]===name&&message===MISSING)
const advice=[...lacks("api-key")?[(0,prompts.J1)("missing-api-key")]:[],...lacks("model")?[(0,prompts.J1)("missing-model")]:[]]
const hint=advice.length>0?[...advice,(0,prompts.J1)("missing-not-needed")].join(" "):FIX
return new fault.vC("config",`Invalid configuration: ${issues.map(sentence).join("; ")}.`,{hint:hint,cause:cause})}const FIX="Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input."
function sentence(issue){if(issue.code!=="unrecognized_keys")return`\`${String(issue.path[0])}\` ${issue.message}`
return issue.keys.map(key=>`\`${key}\` is not an input${suggestion(key)}`).join("; ")}function nearestInput(name){return(0,lib_text.pA)(name,InputName.options)}function suggestion(key){const near=nearestInput(key)
return near===void 0?"":` (did you mean \`${near}\`?)`}function nameOf(variable){return variable.slice("INPUT_".length).toLowerCase()}}),12939:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V$:()=>intentList,au:()=>didYouMean})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88532)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
const FLAGS=["same-thread","repository","unattended","create-labels","replace","update"]
const VALUED=["max","prefix","only","labels","inputs","fields"]
const FORM='e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`'
const intentList=zod__WEBPACK_IMPORTED_MODULE_0__.string().transform((text,context)=>{const parsed=parseIntents(text)
if(typeof parsed!=="string")return parsed
context.addIssue(parsed)
return zod__WEBPACK_IMPORTED_MODULE_1__.tm})
const TOKEN=/\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y
function parseIntents(text){const tokens=tokensOf(text.trim())
if(!tokens)return`has a quote that is not closed, or a word of more than 200 characters; ${FORM}`
const declared=[]
for(let at=0;at<tokens.length;){const name=tokens[at]
if(isSign(name,",")){at+=1
continue}if(name?.kind!=="word"||!/^[A-Za-z][\w-]{0,40}$/.test(name.value))return`must name intents, and has "${name?.value}" where a name is expected; ${FORM}`
const hasParts=isSign(tokens[at+1],"(")
const end=hasParts?tokens.findIndex((token,index)=>index>at&&isSign(token,")")):at+1
if(end<0)return`does not close the bracket after ${name.value}`
const read=partsOf(name.value,tokens.slice(at+2,hasParts?end:at+2))
if(typeof read==="string")return read
declared.push({name:name.value,...read})
at=hasParts?end+1:end}const twice=declared.find(({name:name},index)=>declared.findIndex(other=>other.name===name)!==index)
return twice?`declares ${twice.name} twice`:declared}function tokensOf(text){const tokens=[]
const reader=new RegExp(TOKEN)
while(reader.lastIndex<text.length){const[,sign,quoted,word]=reader.exec(text)??[]
if(sign!==void 0)tokens.push({kind:"sign",value:sign})
else if(quoted!==void 0)tokens.push({kind:"text",value:quoted})
else if(word!==void 0)tokens.push({kind:"word",value:word})
else return}return tokens}const isAnySign=({kind:kind})=>kind==="sign"
function isSign(token,sign){return token?.kind==="sign"&&token.value===sign}function partsOf(name,tokens){const choices=[]
const flags=[]
const values={}
let list=choices
for(const part of split(tokens)){if("end"in part){list=choices
continue}const[first,...rest]=part.tokens
const valued=VALUED.find(word=>first?.kind==="word"&&first.value===word)
const flag=FLAGS.find(word=>first?.kind==="word"&&first.value===word)
if(flag&&rest.length===0)flags.push(flag)
else if(valued&&rest.length>0){const isList=isSign(rest[0],":")
const value=wordsOf(isList?rest.slice(1):rest)
if(value===void 0)return`gives ${name} the setting ${valued} without a value`
const given=values[valued]??[]
given.push(value)
values[valued]=given
list=isList?given:choices}else{const fault=faultOf(part.tokens,list===choices?[...VALUED,...FLAGS]:[])
if(fault!==void 0)return fault(name)
list.push(part.tokens.map(({value:value})=>value).join(" "))}}return{choices:choices,flags:flags,values:values}}function faultOf(tokens,settings){const[first]=tokens
const given=tokens.map(({value:value})=>value).join(tokens.some(isAnySign)?"":" ")
if(tokens.some(isAnySign))return name=>`needs quotes around "${given}" in ${name}${didYouMean(first?.value??"",VALUED)}`
if(given==="")return name=>`has an empty name in ${name}`
if(first?.kind==="word"&&/^['`‘’‚“”„«»]/.test(given))return name=>`has ${given} in ${name}, where only double quotes (") count`
const isSetting=({kind:kind,value:value})=>kind==="word"&&settings.includes(value.replace(/=.*/,"").toLowerCase())
return tokens.some(isSetting)?name=>`has "${given}" in ${name}: put commas around a setting such as \`max 3\`, and quotes around a name`:void 0}function split(tokens){const parts=[]
let open=[]
const close=()=>{if(open.length>0)parts.push({tokens:open})
open=[]}
for(const token of tokens){if(isSign(token,",")||isSign(token,";"))close()
else open.push(token)
if(isSign(token,";"))parts.push({end:!0})}close()
return parts}function wordsOf(tokens){if(tokens.length===0||tokens.some(({kind:kind})=>kind==="sign"))return
return tokens.map(({value:value})=>value).join(" ")}function didYouMean(word,known){const near=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.pA)(word,known)
return near===void 0?"":` (did you mean \`${near}\`?)`}}),15472:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E1:()=>parseList,LV:()=>namedItem,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>LIST_FORMS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
function parseList(text){const[,kind="",rest=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(text.trim())??[]
switch(kind){case"issues":return{kind:kind,search:issueSearch(rest)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(rest)?{kind:kind,search:rest}:void 0
case"todos":case"calls":return rest===""?{kind:kind}:void 0
case"files":return rest===""||rest.startsWith("/")?void 0:{kind:kind,glob:rest}
default:return}}function issueSearch(words){const type=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(words)?[]:["is:issue"]
const state=/\b(?:is:(?:open|closed|merged)|state:)/.test(words)?[]:["is:open"]
return[...type,...state,words].join(" ").trim()}const LIST_FORMS="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const ListItem=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({item:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(400),kind:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().positive().optional(),path:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(300).optional(),title:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(100),key:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(number,title,isPull){const kind=isPull?"pull-request":"issue"
return{item:`#${number}`,kind:kind,number:number,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(title,100),key:`${kind}-${number}`}}function namedItem({sameness:sameness,title:title,...named}){const digest=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(sameness??named.item).digest("hex").slice(0,8)
const words=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.yR)(named.path??named.item,40)
return{...named,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(title,100),key:[named.kind,words,digest].filter(Boolean).join("-")}}function matrixOf(items){const json=JSON.stringify({include:items})
return json.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(text){if(!text.startsWith("{"))return text.length>400?void 0:namedItem({item:text,kind:"other",title:text})
try{return ListItem.safeParse(JSON.parse(text)).data}catch{return}}}),41320:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ER:()=>readPublishing,JX:()=>requireFitting,US:()=>policyOf,hF:()=>restrictedWay,lo:()=>publishingInputs})
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(88532)
var zod__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(49567)
var _github_write_branch_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91116)
var _github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94251)
var _github_write_policy_protected_list_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(74844)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(94869)
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(48588)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(48142)
const NOT_A_NUMBER="must be a number"
const FILES="must be a whole number from 1 to 3000"
const KILOBYTES="must be more than 0 and at most 10240"
const PULL_REQUEST="must be draft, ready, link or none"
const LOGIN=/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/
const template=zod__WEBPACK_IMPORTED_MODULE_6__.string().superRefine((text,context)=>{const problem=(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_0__.MS)(text)
if(problem!==void 0)context.addIssue(problem)})
const reviewerList=_input_shapes_js__WEBPACK_IMPORTED_MODULE_4__.OD.refine(names=>names.length>0&&names.every(name=>LOGIN.test(name)),"must be none, requester, or logins and teams (`org/team`), separated by commas")
const protection=zod__WEBPACK_IMPORTED_MODULE_6__.string().transform((text,context)=>{const parsed=(0,_github_write_policy_protected_list_js__WEBPACK_IMPORTED_MODULE_2__.d)(text)
if(typeof parsed!=="string")return parsed
context.addIssue(parsed)
return zod__WEBPACK_IMPORTED_MODULE_7__.tm})
const REPOSITORY=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const MOST_REPOSITORIES=5
const repositoryList=zod__WEBPACK_IMPORTED_MODULE_6__.string().transform((text,context)=>{const names=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_8__.od)(text.replaceAll("\n",","))
const isSound=names.length>0&&names.length<=MOST_REPOSITORIES&&names.every(name=>REPOSITORY.test(name))
if(!isSound)context.addIssue(`must be 1 to ${MOST_REPOSITORIES} repositories, written as owner/name`)
const twice=names.find((name,at)=>names.slice(0,at).some(one=>one.toLowerCase()===name.toLowerCase()))
if(isSound&&twice!==void 0)context.addIssue(`must not have ${twice} twice`)
return names})
const publishingInputs={repositories:repositoryList.optional(),"base-branch":zod__WEBPACK_IMPORTED_MODULE_6__.string().refine(_github_write_branch_js__WEBPACK_IMPORTED_MODULE_0__.$i,"must be the name of a branch, in plain characters").optional(),"branch-name":template.default("agent/{kind}-{number}-{slug}"),"create-pr":zod__WEBPACK_IMPORTED_MODULE_6__["enum"](["draft","ready","link","none"],{error:PULL_REQUEST}).default("draft"),"pr-labels":_input_shapes_js__WEBPACK_IMPORTED_MODULE_4__.OD.optional(),reviewers:reviewerList.optional(),"commit-mode":zod__WEBPACK_IMPORTED_MODULE_6__["enum"](["api","git"],{error:"must be api or git"}).default("api"),"comment-mode":zod__WEBPACK_IMPORTED_MODULE_6__["enum"](["sticky","new","none"],{error:"must be sticky, new or none"}).default("sticky"),"protected-paths":protection.prefault("block"),memory:zod__WEBPACK_IMPORTED_MODULE_6__["enum"](["none","read","propose"],{error:"must be none, read or propose"}).default("read"),"max-patch-files":zod__WEBPACK_IMPORTED_MODULE_9__.ai(NOT_A_NUMBER).int(FILES).min(1,FILES).max(3e3,FILES).default(100),"max-patch-kb":zod__WEBPACK_IMPORTED_MODULE_9__.ai(NOT_A_NUMBER).positive(KILOBYTES).max(10240,KILOBYTES).default(1024)}
const Publishing=zod__WEBPACK_IMPORTED_MODULE_6__.object(publishingInputs).readonly()
function readPublishing(env){const names=Object.keys(publishingInputs)
const given=names.flatMap(name=>[[name,(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_5__.JR)(env,name)]])
const{data:data,error:error}=Publishing.safeParse(Object.fromEntries(given))
if(data)return data
const problems=error.issues.map(({path:path,message:message})=>`\`${String(path[0])}\` ${message}`)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`Invalid configuration: ${problems.join("; ")}.`,{hint:"Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input."})}const APPROVED="what people approve is bound to the files of one repository"
function requireFitting(inputs){const barred=barredByRepositories(inputs)
if(barred.length===0)return
const named=barred.map(({input:input})=>`\`${input}\``).join(", ")
const why=[...new Set(barred.map(one=>one.why))].join("; ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${named}: ${why}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredByRepositories(inputs){const{repositories:repositories,mode:mode,confirmation:confirmation,memory:memory}=inputs
if(repositories===void 0)return[]
return[...["auto","gate","sweep"].includes(mode)?[]:[{input:`mode: ${mode}`,why:"that mode knows one repository"}],...confirmation==="never"?[]:[{input:`confirmation: ${confirmation}`,why:APPROVED}],...inputs["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:APPROVED}]:[],...memory==="propose"?[{input:"memory: propose",why:APPROVED}]:[],...inputs["agent-server-url"]===void 0?[]:[{input:"agent-server-url",why:"the server has one checkout"}]]}function policyOf(wanted){return{..._github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__.nG,list:wanted["protected-paths"],maxFiles:wanted["max-patch-files"],maxPatchKb:wanted["max-patch-kb"]}}function restrictedWay(wanted,{kind:kind}){return wanted==="draft"&&kind==="schedule"?"link":wanted}}),60601:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K7:()=>LARGEST_FILE,NO:()=>MOST_SKILLS,NP:()=>rulesFor,Pj:()=>isStanding,TH:()=>ACTIVATED_LENGTH,UV:()=>isMemoryFile,WL:()=>STANDING_LENGTH,_l:()=>pathInside,ef:()=>Skill,ek:()=>placesOf,i:()=>RULE_LENGTH,iC:()=>LONGEST_DESCRIPTION,kX:()=>MOST_RESOURCES,mk:()=>skillsNamed,vE:()=>CATALOGUE_LENGTH,we:()=>SkillInput,yy:()=>isListed})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _event_envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const texts=zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly()
const SkillTrigger=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("keyword"),keywords:texts}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("task"),triggers:texts}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("path"),paths:texts}).readonly()])
const SkillInput=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),description:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("")}).readonly()
const SkillResources=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({skill_root:zod__WEBPACK_IMPORTED_MODULE_2__.string(),scripts:texts,references:texts,assets:texts}).readonly()
const Skill=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),content:zod__WEBPACK_IMPORTED_MODULE_2__.string(),trigger:SkillTrigger.nullable().default(null),source:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),mcp_tools:_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM.optional(),inputs:zod__WEBPACK_IMPORTED_MODULE_2__.array(SkillInput).readonly().prefault([]),is_agentskills_format:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),version:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("1.0.0"),description:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),license:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),compatibility:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),metadata:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly().optional(),allowed_tools:texts.optional(),disable_model_invocation:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),resources:SkillResources.optional()}).readonly()
function isStanding({trigger:trigger,is_agentskills_format:is_agentskills_format}){return trigger===null&&!is_agentskills_format}function isListed({is_agentskills_format:is_agentskills_format,disable_model_invocation:disable_model_invocation}){return is_agentskills_format&&!disable_model_invocation}const MOST_SKILLS=300
const LARGEST_FILE=1e5
const MOST_RESOURCES=100
const LONGEST_DESCRIPTION=1024
const STANDING_LENGTH=12e3
const CATALOGUE_LENGTH=6500
const ACTIVATED_LENGTH=3e4
const RULE_LENGTH=1e4
function skillsNamed(words,skills){return skills.flatMap(skill=>{const by=triggersOf(skill).find(trigger=>isNamed(trigger,words))
return by===void 0?[]:[{skill:skill,by:by}]})}function triggersOf({trigger:trigger}){if(trigger?.type==="keyword")return trigger.keywords
return trigger?.type==="task"?trigger.triggers:[]}function isNamed(trigger,words){if(trigger.trim()===""||!words.toLowerCase().includes(trigger.toLowerCase()))return!1
const literal=trigger.replaceAll(/[\\^$.*+?()[\]{}|/-]/g,"\\$&")
return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`,"iu").test(words)}function rulesFor(path,skills){return skills.flatMap(skill=>{const isMeant=skill.trigger?.type==="path"&&skill.trigger.paths.some(pattern=>isMatch(path,pattern))
return isMeant?[{skill:skill,by:path}]:[]})}function isMatch(path,pattern){if(pattern.endsWith("/**")){const folder=pattern.slice(0,-3)
if(path===folder||path.startsWith(`${folder}/`))return!0}const subject=pattern.includes("/")?path:node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)
return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(subject,pattern.replace(/^\.?\//,""))}function pathInside(workingDir,path){const inside=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workingDir,node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(workingDir,path))
return inside===""||inside===".."||inside.startsWith("../")?void 0:inside}const FOLDERS=[".agents/skills",".openhands/skills",".openhands/microagents"]
const INSTRUCTIONS={"agents.md":{name:"agents"},"agent.md":{name:"agents"},"claude.md":{name:"claude",family:/claude/i},"gemini.md":{name:"gemini",family:/gemini/i}}
const ROOT_ONLY={".cursorrules":"cursorrules",".github/copilot-instructions.md":"copilot",".agents/memory.md":"memory","memory.md":"memory"}
function isMemoryFile(path){return ROOT_ONLY[path.toLowerCase()]==="memory"}function placesOf(paths,model){const candidates=paths.filter(path=>/\.md$|^\.cursorrules$/i.test(path))
const places=candidates.flatMap(path=>skillAt(path)??instructionsAt(path,model)??[])
const roots=new Set(places.flatMap(place=>place.kind==="agentskill"?[`${place.root}/`]:[]))
return places.filter(place=>place.kind!=="legacy"||!isInside(place.path,roots)).sort(byRank)}function byRank(a,b){return a.rank-b.rank||(a.path<b.path?-1:1)}function isInside(path,roots){return path.split("/").some((_,index,steps)=>roots.has(`${steps.slice(0,index).join("/")}/`))}function skillAt(path){const rank=FOLDERS.findIndex(folder=>path.startsWith(`${folder}/`))
if(rank<0)return
const folder=`${FOLDERS[rank]}/`
const rest=path.slice(folder.length)
const[,name]=/^([^/]+)\/skill\.md$/i.exec(rest)??[]
if(name!==void 0)return{kind:"agentskill",path:path,rank:rank,name:name,root:folder+name}
const isOther=/(^|\/)(readme|skill)\.md$/i.test(rest)
return isOther||!/\.md$/i.test(rest)?void 0:{kind:"legacy",path:path,rank:rank,name:rest.slice(0,-3)}}function instructionsAt(path,model){const found={kind:"instructions",path:path,rank:FOLDERS.length}
const only=ROOT_ONLY[path.toLowerCase()]
if(only!==void 0)return{...found,name:only,below:""}
const slash=path.lastIndexOf("/")
const known=INSTRUCTIONS[path.slice(slash+1).toLowerCase()]
const isOurs=known&&(known.family?.test(model)??!0)
if(!isOurs||path.split("/").includes("node_modules")||FOLDERS.some(folder=>path.startsWith(`${folder}/`)))return
const below=path.slice(0,Math.max(0,slash))
return{...found,name:below===""?known.name:`${known.name}:${below}`,below:below}}}),62461:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{c:()=>runnersOwn,u:()=>toolEnvironment})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const inherited=new Set(`PATH HOME USER LOGNAME LANG TZ SHELL TMPDIR CI GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF_NAME`.split(" "))
const fixed={TERM:"dumb",GIT_TERMINAL_PROMPT:"0",PAGER:"cat",GIT_PAGER:"cat",LESS:"-dFX",NO_COLOR:"1",DEBIAN_FRONTEND:"noninteractive",AI_AGENT:"deckhand"}
function toolEnvironment(env,added=[]){const refused=added.filter(name=>runnersOwn.test(name))
if(refused.length>0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`Tools cannot have ${refused.join(", ")}: with it they could act as this job.`,{hint:"Create a token with only the permissions that the tools need, and pass it under another name."})
const passed=new Set([...inherited,...added])
const isPassed=name=>passed.has(name)||/^LC_[A-Z]+$/.test(name)
const kept=Object.entries(env).filter(([name,value])=>value!==void 0&&isPassed(name))
return{...Object.fromEntries(kept),...fixed}}const runnersOwn=/^(?:INPUT_.*|ACTIONS_.*|STATE_.*|.*_RUNTIME_TOKEN|(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i}),58908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P_:()=>Refusal,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
class GitHubFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{status
waitMs
constructor(status,headline,{waitMs:waitMs,...options}){const isRefused=waitMs===void 0&&(status===401||status===403)
super("github",headline,{...options,isLasting:options.isLasting??isRefused})
this.status=status
this.waitMs=waitMs}}function toGitHubFault(cause,request){const refusal=Refusal.safeParse(cause).data
const reason=reasonOf(cause)
if(refusal===void 0){const hint="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:hint,quote:`${request}${reason}.`,cause:cause})}const{status:status,response:response}=refusal
return new GitHubFault(status,headlineFor(refusal,request),{quote:`GitHub answered ${status} to ${request}${response.data?reason:""}.`,hint:hintFor(refusal),waitMs:limitOf(refusal),cause:cause})}const UNSENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const BROKEN=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(cause){return hasCode(cause,UNSENT)}function isBroken(cause){return hasCode(cause,BROKEN)}function isTimeout(error){if(!(error instanceof Error))return!1
return error.name==="TimeoutError"||hasCode(error,SLOW)||isTimeout(error.cause)}const SLOW=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(error,codes){if(!(error instanceof Error))return!1
return"code"in error&&codes.has(String(error.code))||hasCode(error.cause,codes)}function mayBeDone(error){if(!(error instanceof GitHubFault))return!1
const{status:status,cause:cause}=error
return status===0?cause!==void 0&&!isUnsent(cause):status>=500||status<300}const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({status:zod__WEBPACK_IMPORTED_MODULE_1__.number(),response:zod__WEBPACK_IMPORTED_MODULE_1__.object({headers:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.unknown()),data:zod__WEBPACK_IMPORTED_MODULE_1__.object({message:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:status,response:{data:data,headers:headers}}){if(status!==429&&(status!==403||!/rate limit/i.test(data?.message??"")))return
const seconds=Number(headers["retry-after"])
if(seconds>0)return seconds*1e3
const left=Number(headers["x-ratelimit-reset"])*1e3-Date.parse(String(headers.date))
return headers["x-ratelimit-remaining"]==="0"&&left>0?left:6e4}function reasonOf(error){if(!(error instanceof Error))return""
const sentence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(error.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return sentence===""?"":`: ${sentence}`}const REQUESTS=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:status,response:response},request){if(limitOf({status:status,response:response})!==void 0)return"GitHub's rate limit is reached."
if(status===401)return"GitHub refused the token."
if(status>=500)return"GitHub had an error."
const what=REQUESTS.find(([pattern])=>pattern.test(request))?.[1]??"a request"
return status===404&&request.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${what}.`}const PULL_REQUESTS_BY_ACTIONS="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:status,response:response}){const{headers:headers}=response
if(limitOf({status:status,response:response})!==void 0){const seconds=Number(headers["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${seconds>0?`${seconds} seconds`:"an hour"}.`}if(status===401)return"Check the `github-token` input: the token is wrong or has expired."
if(status===403&&/archived/i.test(response.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(response.data?.message??""))return PULL_REQUESTS_BY_ACTIONS
if(response.data===void 0&&status<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(response.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const missing=permissionsIn(headers["x-accepted-github-permissions"])
if(status===403&&missing!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`
if(status===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(status===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(status>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(header){const[set=""]=String(header??"").split(";")
return[...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([,name="",level])=>`${yaml(name)}: ${level}`).join(", ")}function yaml(name){return name.replaceAll("_","-")}}),91116:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43673)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
const Branch=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),commit:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
const Ref=zod__WEBPACK_IMPORTED_MODULE_2__.object({object:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
async function tipOf(github,{owner:owner,name:repo},branch){try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:owner,repo:repo,branch:branch})
const{name:name,commit:commit}=Branch.parse(data)
if(name===branch)return commit.sha}catch(error){if(!isMissing(error)||NO_BRANCH.test(error.message))throw error}const ref={owner:owner,repo:repo,ref:`heads/${branch}`}
return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}",ref)).data).object.sha}async function tipIfAny(github,repository,branch){try{return await tipOf(github,repository,branch)}catch(error){if(isMissing(error))return
throw error}}const NO_BRANCH=/: Branch not found\.$/
function isMissing(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404}function requireOwnBranch(branch,allowedBranch){if((branch===allowedBranch||(0,_lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__.k)(branch))&&isPlain(branch))return branch
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The branch ${JSON.stringify(branch.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(branch){const isOdd=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch)&&branch.length<=200&&!isOdd}const FIELD=/\{([a-z]*)\}/g
const FIELDS=["kind","number","slug","run"]
function branchFrom(template,fields){const values=fields
const filled=template.replaceAll(FIELD,(_,name)=>String(values[name]??""))
return filled.split("/").map(part=>part.replaceAll(/[-_.]{2,}/g,signs=>signs.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(part=>part!=="").join("/")}function beginningOf(template,{kind:kind,number:number}){const[begin=""]=template.split(/\{(?:slug|run)\}/)
if(!begin.includes("{number}"))return
return begin.replaceAll("{kind}",kind).replaceAll("{number}",String(number)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(template){if(!template.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const names=[...template.matchAll(FIELD)].map(([,name=""])=>name)
const unknown=names.find(name=>!FIELDS.includes(name))
if(unknown!==void 0)return`has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`
if(!names.includes("number")&&!names.includes("run"))return"must have {number} or {run}, so that names differ"
const rest=template.replaceAll(FIELD,"x")
if(/^[\w./-]{1,100}$/.test(rest)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),64753:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>PROTECTED_NAMES,Y:()=>standingOf})
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60601)
var _policy_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94251)
function standingOf(path,{added:added,removed:removed}={added:[],removed:[]}){if(isTooLong(path))return{kind:"never",isFixed:!0,code:"DKH-117"}
const parts=longNames((0,_policy_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(path).split("/"))
const never=neverCode(parts)
if(never)return{kind:"never",isFixed:!0,code:never}
if(isFixed(parts))return{kind:"protected",isFixed:!0,code:"DKH-103"}
const isOne=list=>list.some(({matches:matches})=>matches(path)||matches(parts.join("/")))
const isOurs=isProtected(parts)
if(isOne(added))return{kind:"protected",isFixed:!1,code:isOurs?"DKH-103":"DKH-111"}
if(isOne(removed))return{kind:"free",isFixed:!1}
if(isOurs)return{kind:"protected",isFixed:!1,code:"DKH-103"}
const isLock=LOCKS.has(parts.at(-1)??"")
return isLock?{kind:"lock",isFixed:!1,code:"DKH-103"}:{kind:"free",isFixed:!1}}function isTooLong(path){if(path.length<=255&&Buffer.byteLength(path)<=255)return!1
return Buffer.byteLength(path)>4096||path.split("/").some(part=>Buffer.byteLength(part)>255)}function neverCode(parts){const whole=parts.join("/")
if(parts.some(part=>/^(?:\.git|git~\d+|gi[0-9a-f]{1,4}~\d+)$/.test(part)))return"DKH-102"
if(/^(?:\.gitmodules|gitmod~\d+)$/.test(whole))return"DKH-102"
return/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole)?"DKH-101":void 0}function longNames([first="",...rest]){if(!/^(?:\.github|github~\d+)$/.test(first))return[first,...rest]
const[second,...others]=rest
if(second===void 0)return[".github"]
return[".github",/^wo(?:rkfl|[0-9a-f]{1,4})~\d+$/.test(second)?"workflows":second,...others]}function isFixed(parts){const[first,second]=parts
if(first===".github"&&second==="actions")return!0
return GITS_OWN.test(parts.at(-1)??"")}const GITS_OWN=/^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|(?:lfscon|lf[0-9a-f]{1,4})~\d+)$/
function isProtected(parts){const[first="",...inner]=parts
const name=parts.at(-1)??""
const isHarmless=HARMLESS.test(parts.join("/"))
if(parts.length>1&&first.startsWith(".")&&!isHarmless)return!0
if(parts.length===1&&(DOT_FOLDERS.has(name)||(0,_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__.UV)(name)))return!0
const isInFolder=(isHarmless?inner:parts).some(part=>FOLDERS.has(part))
if(isInFolder||NAMES.has(name)||HOOKS.has(name)||OPEN_NAMES.some(({matches:matches})=>matches(name)))return!0
const path=parts.join("/")
if(JENKINSFILE.test(name)||OPEN_PATHS.some(({matches:matches})=>matches(path)))return!0
return!LOCKS.has(name)&&UNREAD_LOCKS.some(({matches:matches})=>matches(name))}const HARMLESS=/^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s
const DOT_FOLDERS=words(`\n  .azuredevops .azure-pipelines .buildkite .builds .config .devcontainer .forgejo .gitea .gitlab .idea .mergify\n  .semaphore .teamcity .tekton .vscode .woodpecker\n`)
const FOLDERS=words(`\n  .husky {,.,_}{githooks,git-hooks,git_hooks,githook,git-hook,commit-hooks} .hooks .lefthook .lefthook-local .cargo-husky\n  .agent .agents .aider .amazonq .amp .augment .claude .claude-plugin .cline .clinerules .codebuddy .codeium .codex\n  .continue .copilot .crush .cursor .factory .gemini .goose .iflow .junie .kilo .kilocode .kiro .opencode .openhands\n  .qwen .roo .rovodev .ruler .trae .warp .windsurf .zed\n  .bundle .cargo .circleci .mvn .yarn\n  ci_scripts zuul.d .zuul.d\n`)
const HOOKS=words(`\n  {pre,post}-{applypatch,commit,receive}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {pre-merge-commit,pre-rebase,pre-push,pre-auto-gc,post-checkout,post-merge,post-rewrite}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {applypatch-msg,commit-msg,prepare-commit-msg}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {post-update,post-index-change,proc-receive,push-to-checkout,reference-transaction,sendemail-validate}{,.exe}\n  {p4-changelist,p4-prepare-changelist,p4-post-changelist,p4-pre-submit,fsmonitor-watchman}{,.exe}\n`)
const NAMES=words(`\n  agents.md agents.override.md agent.md claude.md claude.local.md codebuddy.md codex.md copilot-instructions.md\n  crush.md gemini.md iflow.md qwen.md replit.md skill.md warp.md\n  .agent.md .rules .windsurfrules .traerules .kilocoderules .roorules .clinerules .continuerules .goosehints\n  .augment-guidelines .openhands_instructions .roomodes .kilocodemodes .continuerc.json .claude.json\n  {,.}mcp.json {,.}opencode.{json,jsonc} {,.}crush.json kilo.{json,jsonc}\n  .{ai,augment,claude,cline,codeium,continue,copilot,gemini,goose,kilocode,kiro,qwen,roo,trae,windsurf}ignore\n  .warpindexingignore\n  {,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc} .pre-commit-{config,hooks}.{yml,yaml} prek.toml {,.}hk.pkl\n  .huskyrc{,.js,.cjs,.mjs,.json,.yml,.yaml} husky.config.{js,cjs,mjs,ts,json} .overcommit.{yml,yaml} .rusty-hook.toml\n  {,.}simple-git-hooks.{js,cjs,mjs,ts,json} captainhook.json grumphp.{yml,yaml}{,.dist}\n  .lintstagedrc{,.json,.yml,.yaml,.js,.cjs,.mjs,.ts,.cts,.mts} lint-staged.config.{js,cjs,mjs,ts,cts,mts,json,yml,yaml}\n  {,.}nano-staged.{js,cjs,mjs,ts,json} .nanostagedrc{,.json,.js,.cjs,.mjs} .nano-staged{,rc}\n  action.{yml,yaml} codeowners owners\n  {,.}bunfig.toml uv.toml poetry.toml {,.}pdm.toml nuget.config .npmrc .yarnrc{,.yml,.yaml}\n  .pnpmfile.{cjs,mjs,js} pnpmfile.js pnpm-workspace.{yml,yaml} .pnp.{cjs,js,loader.mjs}\n  .devcontainer.json .replit {,.}mise{,.local}.toml .tool-versions .envrc\n  .{gitpod,packit,prow,build,mergify,taskcluster,readthedocs,goreleaser}.{yml,yaml}\n  .{bulldozer,coderabbit,policy,pullapprove,restyled,rultor,sourcery}.{yml,yaml} sweep.{yml,yaml} .pr_agent.toml greptile.json\n  {atlantis,buildkite}.{yml,yaml} bors.toml .kodiak.toml renovate.{json,json5}\n  .renovaterc{,.json,.json5} jenkinsfile\n  {,.}{wercker,codemagic,bitrise,screwdriver,codefresh,buddy,scrutinizer,shippable,gitlab-ci,zuul}.{yml,yaml}\n  {amplify,appspec,heroku,render}.{yml,yaml} netlify.toml .platform.app.yaml {vercel,now}.json railway.{json,toml} nixpacks.toml\n  gitconfig .git-config gitconfig.{inc,local,shared}\n  .pypirc pip.{conf,ini} .condarc {.,_}netrc\n  {gradle,maven}-wrapper.{properties,jar}\n  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl\n  pixi.lock conan.lock rebar.lock shrinkwrap.yaml dub.selections.json cpanfile.snapshot maven_install.json\n  verification-metadata.xml\n`)
const OPEN=words(`\n  .gitconfig*\n  .aider* .cursor* .clinerules-* .roorules-* .kilocoderules-*\n  .appveyor* .buildkite* .circleci* .cirrus* .drone* .gitlab-ci* .semaphore* .teamcity* .travis* .vela* .woodpecker*\n  .zuul* *.gitlab-ci.{yml,yaml} azure-pipeline*.{yml,yaml} {codeship,jet}-{steps,services}*.{yml,yaml,json}\n  appveyor{,.*,-*}.{yml,yaml} {bitbucket-pipelines,buildspec,cloudbuild}*.{yml,yaml,json}\n  jenkinsfile.* *.jenkinsfile *.jenkinsfile.*\n`)
const OPEN_NAMES=[...OPEN].map(_policy_js__WEBPACK_IMPORTED_MODULE_1__.s$)
const PLACES=words(`\n  **/azure-pipelines/**/*.{yml,yaml} buildkite/**\n  **/hooks/pre-{applypatch,commit,merge-commit,rebase,push,receive,auto-gc}\n  **/hooks/post-{applypatch,commit,checkout,merge,rewrite,receive,update}\n  **/hooks/{applypatch-msg,commit-msg,prepare-commit-msg,update,fsmonitor-watchman,hooks.json}\n  **/hooks/*.{sh,bash,zsh}\n`)
const OPEN_PATHS=[...PLACES].map(_policy_js__WEBPACK_IMPORTED_MODULE_1__.s$)
const JENKINSFILE=/^jenkinsfile[-_][^.]*(?:\.groovy)?$/
const LOCK_SHAPES=words(`\n  *.lock *.locked *.lockfile *.resolved *.freeze pylock.toml pylock.*.toml\n  *{-,.,_}lock.{json,jsonc,yml,yaml,toml,txt,hcl,xml,lisp}\n`)
const UNREAD_LOCKS=[...LOCK_SHAPES].map(_policy_js__WEBPACK_IMPORTED_MODULE_1__.s$)
const LOCKS=words(`\n  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock pdm.lock\n  pipfile.lock gemfile.lock gems.locked composer.lock go.sum go.work.sum mix.lock pubspec.lock packages.lock.json\n`)
const PROTECTED_NAMES=["memory.md",...DOT_FOLDERS,...FOLDERS,...NAMES,...HOOKS,...LOCKS,...[...OPEN,...LOCK_SHAPES].map(name=>name.replaceAll("*","x")),...[...PLACES].map(path=>path.replaceAll("**/","").replaceAll("*","x")),"jenkinsfile-x"]
function words(text){return new Set(text.trim().split(/\s+/).flatMap(spelled))}function spelled(word){const[whole,before="",choices="",after=""]=/^([^{]*)\{([^}]*)\}(.*)$/.exec(word)??[]
return whole===void 0?[word]:choices.split(",").flatMap(one=>spelled(`${before}${one}${after}`))}}),94251:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Zm:()=>comparable,nG:()=>STANDARD_POLICY,s$:()=>pathPattern})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
function pathPattern(text){const plain=comparable(text.replace(/\/+$/,""))
const parts=plain.replace(/^\//,"").split("/")
const source=parts.map((part,at)=>sourceOf(part,at===parts.length-1)).join("")
const pattern=new RegExp(`^${plain.includes("/")?"":"(?:.*/)?"}${source}(?:/.*)?$`,"su")
return{text:text,matches:path=>pattern.test(comparable(path))}}function sourceOf(part,isLast){if(part==="**")return isLast?".*":"(?:[^/]+/)*"
const name=part.replaceAll(/[\\^$.+()[\]{}|]/g,"\\$&").replaceAll(/\*+/g,"[^/]*").replaceAll("?","[^/]")
return isLast?name:`${name}/`}const IGNORED=/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
function comparable(path){return withSlashes(path.normalize("NFKC").replaceAll(IGNORED,"")).toLowerCase().split("/").map(part=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Mx)(part.replace(/:.*$/s,"").trimEnd(),". ")).join("/")}function withSlashes(path){if(!path.includes("\\"))return path
return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.replaceAll("\\","/")).replace(/^(?:\.\.\/)+|^\//,"")}const STANDARD_POLICY=Object.freeze({protectedPaths:"block",list:{added:[],removed:[]},isTogether:!1,maxFiles:100,maxPatchKb:1024,maxFileKb:5*1024})}),74844:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>idlePatterns,d:()=>parseProtection})
var _paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64753)
var _policy_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94251)
function parseProtection(value){const words=value.split(/[,\n]/).map(word=>word.trim()).filter(word=>word!=="")
const modes=words.filter(word=>!/^[+-]/.test(word))
const[mode="block"]=modes
if(modes.length>1||mode!=="block"&&mode!=="confirm")return badWord(modes.find(isNoMode)??modes[1]??"")
const patterns=words.filter(word=>/^[+-]/.test(word))
const problem=patterns.map(problemOf).find(one=>one!==void 0)
if(problem!==void 0)return problem
const signed=sign=>patterns.filter(word=>word.startsWith(sign)).map(word=>(0,_policy_js__WEBPACK_IMPORTED_MODULE_1__.s$)(word.slice(1)))
return{mode:mode,added:signed("+"),removed:signed("-")}}function isNoMode(word){return word!=="block"&&word!=="confirm"}function badWord(word){const wanted="must be block or confirm, followed by paths that start with + or - (`block, +infra/**, -renovate.json`)"
if(!isNoMode(word))return`${wanted}, but it says both block and confirm`
return`${wanted}, not ${JSON.stringify(word)}`}function problemOf(word){const text=word.slice(1)
const said=JSON.stringify(word)
if(/^\s/.test(text)&&text.trim()!=="")return`has ${said}: there must be no blank after the sign, as in ${JSON.stringify(word.charAt(0)+text.trim())}`
if(!/^\/?[^\s/]/.test(text)||text.length>500)return`has ${said}, which contains no path`
if(text.startsWith("!")||/\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(text))return`has ${said}: a path is written with / from the root, with * ? and ** only`
if(word.startsWith("+"))return
const isPath=text.includes("/")||text.includes("**")
const{matches:matches}=(0,_policy_js__WEBPACK_IMPORTED_MODULE_1__.s$)(text)
const isWorkflow=path=>WORKFLOWS.includes(path)&&matches(path.slice(path.lastIndexOf("/")+1))
const isMeant=path=>isPath||!path.includes("/")||isWorkflow(path)
const paths=[...FIXED.filter(isMeant),...pathsFor(text),...isPath?workflowsFor(text):[]]
const fixed=paths.find(path=>matches(path)&&(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.Y)(path).isFixed)
return fixed!==void 0?`has ${said}, which covers ${fixed}: workflows and git's own files stay protected`:void 0}const WORKFLOWS=[".github/workflows/ci.yml",".github/workflows/ci.yaml"]
function workflowsFor(text){const name=text.slice(text.lastIndexOf("/")+1)
return[name,name.replace(/\*+$/,"x.yml")].map(one=>one.replaceAll(/\*+|\?/g,"x")).filter(one=>/\.ya?ml$/i.test(one)).flatMap(one=>[`.github/workflows/${one}`,`.github/actions/x/${one}`])}const FIXED=[".github",...WORKFLOWS,".github/actions/build/action.yml",".git/config",".gitmodules",".gitattributes","src/.gitattributes",".gitconfig",".lfsconfig"]
function idlePatterns({added:added,removed:removed}){const isFreed=(pattern,path)=>pattern.matches(path)&&(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.Y)(path,{added:added,removed:[]}).kind!=="free"&&(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.Y)(path,{added:added,removed:[pattern]}).kind==="free"
const isIdle=pattern=>!pathsFor(pattern.text).some(path=>isFreed(pattern,path))
return removed.filter(isIdle).map(({text:text})=>text)}function pathsFor(text){const path=text.replace(/^\//,"").replace(/\/$/,"/x").replaceAll(/\*+|\?/g,"x")
const folder=path.includes("/")?path.slice(0,path.lastIndexOf("/")+1):""
return[path,..._paths_js__WEBPACK_IMPORTED_MODULE_0__.M.flatMap(name=>[`${folder}${name}`,`${folder}${name}/x`])]}}),91106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CB:()=>textsOf,DH:()=>decoded,G6:()=>MIN_LENGTH,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var _secret_parts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24506)
const MIN_LENGTH=6
const minLine=16
function textsOf(value){return[...new Set([value.trim(),...(0,_secret_parts_js__WEBPACK_IMPORTED_MODULE_0__.B)(value).flatMap(part=>[part,...longLines(part)])])]}function formsOf(value){return textsOf(value).filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function longLines(part){const lines=part.split(/[\r\n]+/).map(line=>line.trim())
return lines.length>1?lines.filter(line=>line.length>=minLine):[]}function asWritten(part){const forms=[part,decoded(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}}),24506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>secretParts})
function secretParts(value){const parts=partsOrAll(value.trim())
const inAll=inBase64(value)
return[...new Set(inAll.length>0?[...parts,...inAll]:parts.flatMap(part=>[part,...inBase64(part)]))]}function partsOrAll(text){const parts=partsOf(text).filter(part=>part.length>=LEAST)
return parts.length===0?[text]:parts}function inBase64(part){const encoded=part.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded))return[]
const text=Buffer.from(encoded,"base64").toString("latin1").trim()
if(text.length<LEAST||!/^[\t\n\r -~]*$/.test(text))return[]
const[,password=""]=/^[^\s:]*:(\S+)$/.exec(text)??[]
if(password.length>=LEAST&&!WORD.test(password))return[password]
return partsOrAll(text).filter(inner=>!WORD.test(inner)&&!USUAL.test(inner))}const LEAST=6
function partsOf(text,name=""){const fields=fieldsOf(text)
if(fields)return fields.flatMap(([field,inner])=>partsOf(inner,field))
if(HEADER.test(text))return inKeyFile(text)
if(ADDRESS.test(text))return inAddress(text)
if(name==="")return inWords(text)
return!USUAL.test(text)&&(NAMED.test(name)||isOpaque(text))?[text]:[]}const USUAL=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const NAMED=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(text){if(text.startsWith("{"))try{return inJson(JSON.parse(text),0)}catch{return}const ends=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(text)?";":/\r?\n/
const lines=text.split(ends).filter(line=>!/^\s*(?:#|$)/.test(line))
const pairs=lines.map(line=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line))
if(pairs.length<2||pairs.includes(null))return
return pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const NAME=/[A-Za-z_][\w.-]*/g
const VALUE=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const PLACE=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const BETWEEN=/[\s"'`<>,;(){}[\]|]+/
function inWords(text){const named=text.split("\n").flatMap(namedInLine)
if(named.length===0&&!BETWEEN.test(text))return[]
const tokens=text.replaceAll(PLACE," ").split(BETWEEN).flatMap(word=>word.split(/[:=](?=[^:=])/)).map(word=>word.replace(/[.!?:]$/,"")).filter(word=>isOpaque(word)&&!CERTIFICATE.test(word))
const places=text.match(PLACE)??[]
return[...named,...tokens.map(token=>token.replace(COMMON,"")),...places.flatMap(inAddress)]}const CERTIFICATE=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(line){const found=[]
const start=line.search(/[A-Za-z_]/)
let end=0
for(const{0:name,index:index}of line.matchAll(NAME)){if(index<end||!NAMED.test(name))continue
VALUE.lastIndex=index+name.length
const[whole="",sign="",double,single,bare=""]=VALUE.exec(line)??[]
if(whole===""||sign===""&&WORD.test(bare)&&!/^(?:machine|default|login)\b/.test(line))continue
const isYaml=sign===":"&&bare!==""&&index===start
const value=isYaml?yamlValue(line.slice(index+name.length)):double??single??bare
end=isYaml?line.length:index+name.length+whole.length
if(!value.startsWith("$")&&!CERTIFICATE.test(value))found.push(...partsOf(value,name))}return found}function yamlValue(rest){return rest.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const DEPTH=10
function inJson(value,depth,name=""){if(typeof value==="string")return[[name,value.trim()]]
if(typeof value!=="object"||value===null||depth>DEPTH)return[]
const isList=Array.isArray(value)
return Object.entries(value).flatMap(([key,inner])=>inJson(inner,depth+1,isList?name:key))}const ADDRESS=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(text){const one=text.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(one))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1]??"")
const{username:username,password:password,pathname:pathname,searchParams:searchParams,hash:hash}=new URL(one)
const named=[...searchParams].filter(([name,value])=>NAMED.test(name)||isOpaque(value))
return[...WORD.test(decoded(password))?[`${username}:${password}`]:bothWays(password),...isOpaque(decoded(username))?bothWays(username):[],...named.map(([,value])=>value),...[...pathname.split("/"),hash.slice(1)].filter(isOpaque)]}const WORD=/^[a-z]{1,11}$/i
function bothWays(encoded){return encoded===""?[]:[encoded,decoded(encoded)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}const HOST=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(text){if(text.length<16||/[\s@]|:\/\//.test(text)||HOST.test(text))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))return!1
const longest=text.split(/[^A-Za-z0-9]/).reduce((most,run)=>run.length>most.length?run:most,"")
return longest.length>=12&&/\d/.test(longest)&&/[a-z]/i.test(longest)&&new Set(text).size>=8}const HEADER=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(text){const lines=text.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const blocks=[]
const around=[]
let isInside=!1
for(const line of lines)if(line.startsWith("-----BEGIN ")){blocks.push({isPrivate:line.includes("PRIVATE"),body:[]})
isInside=!0}else if(line.startsWith("-----END "))isInside=!1
else if(isInside)blocks.at(-1)?.body.push(...bodyIn(line))
else around.push(line)
const keys=blocks.some(({isPrivate:isPrivate})=>isPrivate)?blocks.filter(({isPrivate:isPrivate})=>isPrivate):blocks
return[...keys.map(({body:body})=>body.join("\n").replace(COMMON,"")),...partsOf(around.join("\n"))]}function bodyIn(line){return line.includes(":")?[]:line.split(/\s+/).filter(run=>/^[A-Za-z0-9+/=]+$/.test(run))}const COMMON=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}})}
